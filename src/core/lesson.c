/* lesson.c: a scenario that teaches its game while it is played
 *
 * The place in a lesson is worked out from the moves of the line each time it is asked for, and kept nowhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/lesson.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
free_step (OxbowLessonStep *step)
{
  oxbow_text_free (step->text);
  g_free (step->wait);
  g_free (step->play);
  oxbow_record_free (step->about);
  g_free (step);
}

OxbowLesson *
oxbow_lesson_new (uint64_t seed, int players)
{
  OxbowLesson *lesson = g_new0 (OxbowLesson, 1);
  lesson->seed = seed;
  lesson->players = players;
  lesson->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) free_step);
  return lesson;
}

OxbowLesson *
oxbow_lesson_copy (const OxbowLesson *lesson)
{
  OxbowLesson *copy = oxbow_lesson_new (lesson->seed, lesson->players);
  copy->line = lesson->line;
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const OxbowLessonStep *step = lesson->steps->pdata[i];
      OxbowLessonStep *twin = g_new0 (OxbowLessonStep, 1);
      *twin = (OxbowLessonStep) { oxbow_text_copy (step->text), g_strdup (step->wait), step->is_free,
                                  g_strdup (step->play), oxbow_record_copy (step->about) };
      g_ptr_array_add (copy->steps, twin);
    }
  return copy;
}

void
oxbow_lesson_free (OxbowLesson *lesson)
{
  if (lesson == NULL)
    return;
  g_ptr_array_unref (lesson->steps);
  g_free (lesson);
}

OxbowLessonStep *
oxbow_lesson_add (OxbowLesson *lesson)
{
  OxbowLessonStep *step = g_new0 (OxbowLessonStep, 1);
  step->text = oxbow_text_new (NULL);
  step->about = oxbow_record_new ("step");
  g_ptr_array_add (lesson->steps, step);
  return step;
}

const OxbowLessonStep *
oxbow_lesson_get (const OxbowLesson *lesson, int i)
{
  g_return_val_if_fail (i >= 0 && i < (int) lesson->steps->len, NULL);
  return lesson->steps->pdata[i];
}

OxbowSettings *
oxbow_lesson_settings (const OxbowLesson *lesson)
{
  OxbowSettings *settings = oxbow_settings_new ();
  settings->seed = lesson->seed;
  settings->has_seed = true;
  settings->players = lesson->players;
  return settings;
}

bool
oxbow_lesson_step_takes (const OxbowLessonStep *step, const char *move)
{
  if (step->play != NULL)
    return strcmp (step->play, move) == 0;
  if (step->wait == NULL)
    return false;
  g_auto (GStrv) wanted = g_strsplit (step->wait, " ", -1), made = g_strsplit (move, " ", -1);
  int i = 0;
  while (wanted[i] != NULL && made[i] != NULL && (strcmp (wanted[i], "*") == 0 || strcmp (wanted[i], made[i]) == 0))
    i++;
  return wanted[i] == NULL && made[i] == NULL;
}

/* The next step from i on at which a move is made, or the number of steps. */
static int
find_move (const OxbowLesson *lesson, int i)
{
  while (i < (int) lesson->steps->len)
    {
      const OxbowLessonStep *step = lesson->steps->pdata[i];
      if (step->wait != NULL || step->play != NULL)
        break;
      i++;
    }
  return i;
}

/* One move further; false where it is none that the lesson waits for. */
static bool
go_on (const OxbowLesson *lesson, OxbowLessonPlace *place, const char *move)
{
  if (place->last == (int) lesson->steps->len)
    return true;
  const OxbowLessonStep *step = lesson->steps->pdata[place->last];
  if (!oxbow_lesson_step_takes (step, move))
    return step->is_free;
  place->first = place->last + 1;
  place->last = find_move (lesson, place->first);
  return true;
}

static bool
begins_like (const OxbowLesson *lesson, const OxbowSetup *setup)
{
  return setup->settings->seed == lesson->seed && setup->settings->players == lesson->players;
}

OxbowLessonPlace
oxbow_lesson_find (const OxbowLesson *lesson, const OxbowHistory *history)
{
  OxbowLessonPlace place = { .last = find_move (lesson, 0) };
  int n = oxbow_history_get_depth (history, oxbow_history_get_node (history));
  if (!begins_like (lesson, oxbow_history_get_setup (history)))
    {
      place.is_astray = true;
      place.node = OXBOW_NO_NODE;
    }
  for (int i = 1; i <= n && !place.is_astray; i++)
    {
      int node = oxbow_history_get_nth (history, i);
      const OxbowState *before = oxbow_history_look (history, oxbow_history_get_parent (history, node));
      g_autofree char *move = oxbow_move_to_text (before, oxbow_history_get_move (history, node));
      place.is_astray = !go_on (lesson, &place, move);
      if (!place.is_astray)
        place.node = node;
    }
  return place;
}

/* Going through it */

static bool
find_taken (const OxbowState *state, const OxbowLessonStep *step, OxbowMove *move)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  bool is_found = false;
  oxbow_state_legal_sorted (state, &moves);
  for (int i = 0; i < moves.n && !is_found; i++)
    {
      g_autofree char *text = oxbow_move_to_text (state, &moves.items[i]);
      is_found = oxbow_lesson_step_takes (step, text);
      if (is_found)
        *move = moves.items[i];
    }
  oxbow_moves_clear (&moves);
  return is_found;
}

static bool
check_step (OxbowState *state, const OxbowLessonStep *step, OxbowProblems *problems)
{
  g_autoptr (GError) error = NULL;
  OxbowMove move;
  if (step->play != NULL)
    {
      if (oxbow_state_apply_text (state, step->play, NULL, &error))
        return true;
      oxbow_problems_error (problems, OXBOW_NO_CELL, step->about->line, _("The lesson makes the move \"%s\", but: %s"),
                            step->play, error->message);
      return false;
    }
  if (step->wait == NULL)
    return true;
  if (find_taken (state, step, &move))
    return oxbow_state_apply (state, &move, NULL, NULL);
  if (!step->is_free)
    oxbow_problems_error (problems, OXBOW_NO_CELL, step->about->line,
                          _("The lesson waits for the move \"%s\", which cannot be made there."), step->wait);
  return false;
}

void
oxbow_lesson_check (const OxbowScenario *scenario, OxbowProblems *problems)
{
  const OxbowLesson *lesson = scenario->lesson;
  g_autoptr (OxbowSettings) settings = oxbow_lesson_settings (lesson);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = oxbow_setup_new ((OxbowScenario *) scenario, settings, &error);
  if (setup == NULL)
    {
      oxbow_problems_error (problems, OXBOW_NO_CELL, lesson->line, "%s", error->message);
      return;
    }
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  for (guint i = 0; i < lesson->steps->len; i++)
    if (!check_step (state, lesson->steps->pdata[i], problems))
      break;
}
