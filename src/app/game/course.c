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
  for (int i = 0; i < course->n_lines; i++)
    g_free (course->lines[i].values);
  g_free (course->title);
  g_free (course);
}

static double
judge (const OxbowState *state, int seat)
{
  return oxbow_state_ruleset (state)->estimate (state, seat, NULL);
}

static OxbowCourse *
add_course (GPtrArray *courses, const char *title, int n_turns)
{
  OxbowCourse *course = g_new0 (OxbowCourse, 1);
  *course = (OxbowCourse) { .title = g_strdup (title), .n_turns = n_turns };
  g_ptr_array_add (courses, course);
  return course;
}

static void
add_line (OxbowCourse *course, const OxbowMeasure *measure, int seat)
{
  OxbowCourseLine *line = &course->lines[course->n_lines++];
  g_assert (course->n_lines <= OXBOW_MAX_SEATS);
  *line = (OxbowCourseLine) { .name = measure->line != NULL ? _(measure->line) : NULL, .seat = seat,
                              .get = measure->get, .values = g_new0 (double, course->n_turns) };
}

/* Lines of the same title stand together. Seats that nobody plays have nothing to be followed. */
static void
add_measure (GPtrArray *courses, const OxbowMeasure *measure, const OxbowSetup *setup, int n_turns)
{
  OxbowCourse *last = courses->len > 0 ? g_ptr_array_index (courses, courses->len - 1) : NULL;
  bool goes_on = last != NULL && measure->line != NULL && g_str_equal (last->title, _(measure->title));
  OxbowCourse *course = goes_on ? last : add_course (courses, _(measure->title), n_turns);
  if (measure->line != NULL)
    add_line (course, measure, 0);
  for (int seat = 0; measure->line == NULL && seat < setup->n_seats; seat++)
    if (oxbow_setup_seat_is_played (setup, seat))
      add_line (course, measure, seat);
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
follow (GPtrArray *courses, const OxbowState *state, int turn)
{
  for (unsigned int i = 0; i < courses->len; i++)
    {
      const OxbowCourse *course = g_ptr_array_index (courses, i);
      for (int k = 0; k < course->n_lines; k++)
        course->lines[k].values[turn] = course->lines[k].get (state, course->lines[k].seat);
    }
}

GPtrArray *
oxbow_courses_build (const OxbowHistory *history)
{
  static const OxbowMeasure standing = { N_("How they stood"), judge };
  GPtrArray *courses = g_ptr_array_new_with_free_func (course_free);
  const OxbowSetup *setup = oxbow_history_get_setup (history);
  const OxbowMeasure *measures = oxbow_view_find (setup->ruleset)->measures;
  g_autoptr (GArray) turns = find_turns (history);
  for (int i = 0; measures != NULL && measures[i].title != NULL; i++)
    add_measure (courses, &measures[i], setup, (int) turns->len);
  if (measures == NULL && setup->ruleset->estimate != NULL)
    add_measure (courses, &standing, setup, (int) turns->len);
  for (unsigned int i = 0; i < turns->len; i++)
    follow (courses, oxbow_history_look (history, g_array_index (turns, int, i)), (int) i);
  return courses;
}
