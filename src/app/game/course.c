/* course.c: numbers followed over a game: what each seat had at every turn
 *
 * The positions of the line are asked for in the order of play, each once: so a long game costs as much as playing it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/course.h"

#include <glib/gi18n-lib.h>

static void
course_free (gpointer data)
{
  OxbowCourse *course = data;
  for (int seat = 0; seat < course->n_seats; seat++)
    g_free (course->values[seat]);
  g_free (course->title);
  g_free (course);
}

static OxbowCourse *
course_new (const char *title, int n_seats, int n_turns)
{
  OxbowCourse *course = g_new0 (OxbowCourse, 1);
  *course = (OxbowCourse) { .title = g_strdup (title), .n_seats = n_seats, .n_turns = n_turns };
  for (int seat = 0; seat < n_seats; seat++)
    course->values[seat] = g_new0 (double, n_turns);
  return course;
}

/* Where turns begin, and where the line ends. */
static GArray *
find_turns (const OxbowHistory *history)
{
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (int));
  int length = oxbow_history_line_length (history);
  for (int i = 0; i <= length; i++)
    {
      int node = oxbow_history_get_nth (history, i);
      if (i == length || oxbow_history_begins_turn (history, node))
        g_array_append_val (nodes, node);
    }
  return nodes;
}

static void
follow_measures (GPtrArray *courses, const OxbowMeasure *measures, const OxbowState *state, int turn)
{
  for (unsigned int i = 0; i < courses->len; i++)
    {
      OxbowCourse *course = g_ptr_array_index (courses, i);
      for (int seat = 0; seat < course->n_seats; seat++)
        course->values[seat][turn] = measures != NULL ? measures[i].get (state, seat)
                                                      : oxbow_state_ruleset (state)->estimate (state, seat, NULL);
    }
}

GPtrArray *
oxbow_courses_build (const OxbowHistory *history)
{
  GPtrArray *courses = g_ptr_array_new_with_free_func (course_free);
  const OxbowSetup *setup = oxbow_history_get_setup (history);
  const OxbowMeasure *measures = oxbow_view_find (setup->ruleset)->measures;
  g_autoptr (GArray) turns = find_turns (history);
  for (int i = 0; measures != NULL && measures[i].title != NULL; i++)
    g_ptr_array_add (courses, course_new (_(measures[i].title), setup->n_seats, (int) turns->len));
  if (measures == NULL && setup->ruleset->estimate != NULL)
    g_ptr_array_add (courses, course_new (_("How they stood"), setup->n_seats, (int) turns->len));
  for (unsigned int i = 0; i < turns->len; i++)
    follow_measures (courses, measures, oxbow_history_look (history, g_array_index (turns, int, i)), (int) i);
  return courses;
}
