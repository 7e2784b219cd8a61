/* test-lesson.c: where a learner stands follows from the moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/lesson.h"
#include "toy.h"

static OxbowLessonStep *
add (OxbowLesson *lesson, const char *wait, const char *play, const char *text)
{
  OxbowLessonStep *step = oxbow_lesson_add (lesson);
  step->wait = g_strdup (wait);
  step->play = g_strdup (play);
  oxbow_text_set (step->text, NULL, text);
  return step;
}

/* A scenario on which p1 learns to rest, in the three sentences 0, 1 and 4. */
static OxbowScenario *
new_scenario (void)
{
  OxbowScenario *scenario = toy_meadow_new (OXBOW_FLAT);
  scenario->lesson = oxbow_lesson_new (3, 2);
  add (scenario->lesson, NULL, NULL, "Good morning.");
  add (scenario->lesson, "rest", NULL, "Rest.");
  add (scenario->lesson, NULL, "rest", "Now the other one.");
  add (scenario->lesson, "rest", NULL, "And again.")->is_free = true;
  add (scenario->lesson, NULL, NULL, "Good night.");
  return scenario;
}

static OxbowHistory *
begin (OxbowScenario *scenario)
{
  g_autoptr (OxbowSettings) settings = oxbow_lesson_settings (scenario->lesson);
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, NULL);
  return oxbow_history_new (setup);
}

static void
play (OxbowHistory *history, const char *line)
{
  OxbowMove move;
  g_assert_true (oxbow_move_parse (oxbow_history_get_state (history), line, &move, NULL));
  g_autoptr (GError) error = NULL;
  oxbow_history_play (history, &move, NULL, &error);
  g_assert_no_error (error);
}

static void
assert_place (const OxbowScenario *scenario, const OxbowHistory *history, int first, int last, bool is_astray)
{
  OxbowLessonPlace place = oxbow_lesson_find (scenario->lesson, history);
  g_assert_cmpint (place.first, ==, first);
  g_assert_cmpint (place.last, ==, last);
  g_assert_cmpint (place.is_astray, ==, is_astray);
}

static void
patterns (void)
{
  static const struct { const char *wait, *move; bool is_taken; } rows[] = {
    { "walk D5 D6", "walk D5 D6", true },
    { "walk D5 D6", "walk D5 D7", false },
    { "walk D5 *", "walk D5 D7", true },
    { "walk *", "walk D5 D7", false },
    { "walk D5 D7", "walk D5", false },
    { "* * *", "walk D5 D7", true },
    { "end", "end", true },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const OxbowLessonStep step = { .wait = (char *) rows[i].wait }, other = { .play = (char *) rows[i].wait };
      g_assert_cmpint (oxbow_lesson_step_takes (&step, rows[i].move), ==, rows[i].is_taken);
      g_assert_cmpint (oxbow_lesson_step_takes (&other, rows[i].move), ==, g_str_equal (rows[i].wait, rows[i].move));
    }
}

static void
goes_on_with_the_moves (void)
{
  g_autoptr (OxbowScenario) scenario = new_scenario ();
  g_autoptr (OxbowHistory) history = begin (scenario);
  assert_place (scenario, history, 0, 1, false);
  play (history, "rest");
  assert_place (scenario, history, 2, 2, false);
  play (history, "rest");
  assert_place (scenario, history, 3, 3, false);
  play (history, "step B1");
  assert_place (scenario, history, 3, 3, false);
  play (history, "rest");
  assert_place (scenario, history, 4, 5, false);
  play (history, "rest");
  assert_place (scenario, history, 4, 5, false);
  oxbow_history_undo (history, 4);
  assert_place (scenario, history, 2, 2, false);
}

static void
another_move_leads_astray (void)
{
  g_autoptr (OxbowScenario) scenario = new_scenario ();
  g_autoptr (OxbowHistory) history = begin (scenario);
  play (history, "step B1");
  assert_place (scenario, history, 0, 1, true);
  g_assert_cmpint (oxbow_lesson_find (scenario->lesson, history).node, ==, 0);
  play (history, "rest");
  assert_place (scenario, history, 0, 1, true);
  oxbow_history_undo (history, 2);
  assert_place (scenario, history, 0, 1, false);
  play (history, "rest");
  g_assert_cmpint (oxbow_lesson_find (scenario->lesson, history).node, ==, oxbow_history_get_node (history));
}

static void
another_game_has_no_part_in_it (void)
{
  g_autoptr (OxbowScenario) scenario = new_scenario ();
  g_autoptr (OxbowSettings) settings = oxbow_lesson_settings (scenario->lesson);
  settings->seed++;
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, NULL);
  g_autoptr (OxbowHistory) history = oxbow_history_new (setup);
  assert_place (scenario, history, 0, 1, true);
  g_assert_cmpint (oxbow_lesson_find (scenario->lesson, history).node, ==, OXBOW_NO_NODE);
}

static void
assert_complaint (const OxbowScenario *scenario, const char *sentence)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  oxbow_lesson_check (scenario, problems);
  g_assert_cmpint (problems->n_errors, ==, sentence != NULL);
  if (sentence == NULL)
    return;
  const OxbowProblem *problem = problems->list->pdata[0];
  g_assert_cmpstr (problem->sentence, ==, sentence);
  g_assert_cmpint (problem->line, ==, 42);
}

static void
check_goes_through_it (void)
{
  g_autoptr (OxbowScenario) scenario = new_scenario ();
  assert_complaint (scenario, NULL);
  OxbowLessonStep *step = add (scenario->lesson, "step F9", NULL, NULL);
  step->about->line = 42;
  assert_complaint (scenario, "The lesson waits for the move \"step F9\", which cannot be made there.");
  step->play = g_steal_pointer (&step->wait);
  assert_complaint (scenario, "The lesson makes the move \"step F9\", but: That is not a move.");
  scenario->lesson->players = 7;
  scenario->lesson->line = 42;
  assert_complaint (scenario, "\"The Meadow\" is for 2 to 3 players, not 7.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/lesson/patterns", patterns);
  g_test_add_func ("/core/lesson/goes-on-with-the-moves", goes_on_with_the_moves);
  g_test_add_func ("/core/lesson/another-move-leads-astray", another_move_leads_astray);
  g_test_add_func ("/core/lesson/another-game-has-no-part-in-it", another_game_has_no_part_in_it);
  g_test_add_func ("/core/lesson/check-goes-through-it", check_goes_through_it);
  return g_test_run ();
}
