/* test-checker.c: problems are found while a map is drawn, in the game's own sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drafts.h"
#include "editor/change.h"
#include "editor/checker.h"
#include "editor/standard.h"

#include "core/playable.h"

typedef struct
{
  OxbowDraft *draft;
  OxbowToolbox *box;
  OxbowChecker *checker;
  int n_checked;
} Desk;

static void
checked_cb (OxbowChecker *checker, Desk *desk)
{
  desk->n_checked++;
}

static void
set_up (Desk *desk, gconstpointer data)
{
  g_autoptr (OxbowScenario) scenario = test_standard (data);
  desk->draft = oxbow_draft_new (scenario);
  desk->box = oxbow_toolbox_new (desk->draft);
  desk->checker = oxbow_checker_new (desk->draft);
  g_signal_connect (desk->checker, "checked", G_CALLBACK (checked_cb), desk);
}

static void
tear_down (Desk *desk, gconstpointer data)
{
  g_object_unref (desk->checker);
  g_object_unref (desk->box);
  g_object_unref (desk->draft);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
wait_for_check (Desk *desk)
{
  while (!oxbow_checker_is_current (desk->checker))
    g_main_context_iteration (NULL, TRUE);
}

/* Each sentence, place and weight is that of the check that the files and the tool ask. */
static void
assert_like_the_rules (Desk *desk)
{
  g_autoptr (OxbowProblems) expected = oxbow_problems_new ();
  g_autoptr (OxbowScenario) scenario = oxbow_draft_snapshot (desk->draft);
  oxbow_playable_check (scenario, expected);
  const OxbowProblems *found = oxbow_checker_get_problems (desk->checker);
  g_assert_cmpint (found->n_errors, ==, expected->n_errors);
  g_assert_cmpuint (found->list->len, ==, expected->list->len);
  g_assert_cmpint (oxbow_checker_count (desk->checker, OXBOW_PROBLEM_ERROR), ==, expected->n_errors);
  g_assert_cmpint (oxbow_checker_count (desk->checker, OXBOW_PROBLEM_WARNING), ==,
                   (int) expected->list->len - expected->n_errors);
  for (guint i = 0; i < found->list->len; i++)
    {
      const OxbowProblem *a = found->list->pdata[i], *b = expected->list->pdata[i];
      g_assert_cmpstr (a->sentence, ==, b->sentence);
      g_assert_cmpint (a->cell, ==, b->cell);
      g_assert_cmpint (a->severity, ==, b->severity);
    }
}

static void
test_standard_is_playable (Desk *desk, gconstpointer data)
{
  g_assert_false (oxbow_checker_is_current (desk->checker));
  g_assert_cmpuint (oxbow_checker_get_problems (desk->checker)->list->len, ==, 0);
  g_assert_false (oxbow_checker_can_play (desk->checker));
  wait_for_check (desk);
  assert_like_the_rules (desk);
  g_assert_true (oxbow_checker_can_play (desk->checker));
}

/* A map that is filled with one terrain can be played in no game; taken back, it can. */
static void
test_broken_and_mended (Desk *desk, gconstpointer data)
{
  wait_for_check (desk);
  oxbow_toolbox_set_radius (desk->box, OXBOW_MAX_RADIUS);
  stroke_over (desk->box, "erase", "A1 C9 H1 H6 P5 D4", OXBOW_BUTTON_SECOND);
  g_assert_false (oxbow_checker_is_current (desk->checker));
  wait_for_check (desk);
  assert_like_the_rules (desk);
  bool was_broken = !oxbow_checker_can_play (desk->checker);
  oxbow_draft_undo (desk->draft);
  wait_for_check (desk);
  g_assert_true (oxbow_checker_can_play (desk->checker));
  if (!was_broken)
    g_test_skip ("This game can be played on any land.");
}

typedef struct
{
  const OxbowProblems *problems;
  guint n;
  int n_heard;
} Listener;

static void
look_at_old_ones_cb (OxbowChecker *checker, Listener *listener)
{
  if (listener->n_heard++ > 0)
    g_assert_cmpuint (listener->problems->list->len, ==, listener->n);
  listener->problems = oxbow_checker_get_problems (checker);
  listener->n = listener->problems->list->len;
}

/* Who hears of new problems may have somebody look at those of before who has not heard yet, as the board's marks are
 * drawn when the focus goes to the list. */
static void
test_old_problems_are_there_until_all_have_heard (Desk *desk, gconstpointer data)
{
  Listener listener = { NULL };
  g_signal_connect (desk->checker, "checked", G_CALLBACK (look_at_old_ones_cb), &listener);
  wait_for_check (desk);
  for (int i = 0; i < 3; i++)
    {
      stroke_over (desk->box, "line", i % 2 ? "A1 D3" : "B2 B1", i % 2);
      wait_for_check (desk);
    }
  g_assert_cmpint (listener.n_heard, >, 1);
}

/* Many steps are looked through together. */
static void
test_coalesced (Desk *desk, gconstpointer data)
{
  for (int i = 0; i < 100; i++)
    stroke_over (desk->box, "line", i % 2 ? "A1 D3" : "B2 B1", i / 2 % 2);
  wait_for_check (desk);
  g_assert_cmpint (desk->n_checked, <=, 2);
  assert_like_the_rules (desk);
}

/* While a stroke grows nothing is looked through; when it ends, it is. */
static void
test_not_while_drawing (Desk *desk, gconstpointer data)
{
  wait_for_check (desk);
  OxbowAim aim = aim_at (desk->box, "B2", 0), next = aim_at (desk->box, "C3", 0);
  oxbow_toolbox_set_tool (desk->box, oxbow_tool_find ("brush"));
  oxbow_toolbox_press (desk->box, &aim);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (desk->n_checked, ==, 1);
  oxbow_toolbox_release (desk->box, &next);
  wait_for_check (desk);
  assert_like_the_rules (desk);
}

/* A step that was made before the next press is looked through when that stroke ends, though nothing came of it. */
static void
test_after_nothing (Desk *desk, gconstpointer data)
{
  OxbowAim aim = aim_at (desk->box, "B2", 0);
  wait_for_check (desk);
  for (int i = 0; i < 2; i++)
    {
      g_assert_true (oxbow_change_line (desk->draft, OXBOW_HEAD_AUTHOR, i == 0 ? "A" : "B", NULL));
      oxbow_toolbox_press (desk->box, &aim);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_false (oxbow_checker_is_current (desk->checker));
      if (i == 0)
        oxbow_toolbox_cancel (desk->box);
      else
        {
          oxbow_stroke_reset (oxbow_draft_get_stroke (desk->draft));
          oxbow_toolbox_release (desk->box, &aim);
        }
      wait_for_check (desk);
      assert_like_the_rules (desk);
    }
  oxbow_toolbox_press (desk->box, &aim);
  oxbow_draft_show (desk->draft);
  oxbow_toolbox_cancel (desk->box);             /* as it was, which nobody knows until it is looked at */
  wait_for_check (desk);
}

/* The thread may outlive the page that asked. */
static void
test_put_away_while_it_runs (Desk *desk, gconstpointer data)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  OxbowChecker *other = oxbow_checker_new (desk->draft);
  g_main_context_iteration (NULL, FALSE);
  g_object_unref (other);
}

static bool
is_found (Desk *desk, const char *sentence)
{
  const OxbowProblems *found = oxbow_checker_get_problems (desk->checker);
  for (guint i = 0; i < found->list->len; i++)
    if (g_str_equal (((const OxbowProblem *) found->list->pdata[i])->sentence, sentence))
      return true;
  return false;
}

/* A map of another editor may suggest what the game does not have. Each is told, and can be taken away by itself. */
static void
test_suggestions (void)
{
  static const char *const unknown = "Dos Rios has no option \"rwo\". Was \"row\" meant?",
                    *const outside = "The option \"row\" is a whole number from 0 to 8, not \"9\".";
  g_autoptr (OxbowScenario) scenario = test_standard (oxbow_ruleset_find ("dos-rios"));
  oxbow_settings_suggest (scenario->settings, "rwo", "4", 0);
  oxbow_settings_suggest (scenario->settings, "row", "9", 0);
  Desk desk = { .draft = oxbow_draft_new (scenario) };
  desk.box = oxbow_toolbox_new (desk.draft);
  desk.checker = oxbow_checker_new (desk.draft);
  wait_for_check (&desk);
  g_assert_true (is_found (&desk, unknown) && is_found (&desk, outside));
  g_assert_false (oxbow_checker_can_play (desk.checker));
  g_assert_true (oxbow_change_suggestion (desk.draft, "rwo", NULL, NULL));
  wait_for_check (&desk);
  g_assert_true (!is_found (&desk, unknown) && is_found (&desk, outside));
  g_assert_true (oxbow_change_suggestion (desk.draft, "row", "8", NULL));
  wait_for_check (&desk);
  g_assert_true (oxbow_checker_can_play (desk.checker));
  oxbow_draft_undo (desk.draft);
  wait_for_check (&desk);
  g_assert_true (is_found (&desk, outside));
  oxbow_draft_redo (desk.draft);
  g_assert_true (oxbow_change_suggestion (desk.draft, "deck", "wheat,gold", NULL));
  wait_for_check (&desk);
  g_assert_true (is_found (&desk, "No game begins with what is suggested: The deck has an unknown card gold."));
  g_assert_true (oxbow_checker_can_play (desk.checker));
  tear_down (&desk, NULL);
}

static GMutex gate;

static void
check_behind_the_gate (const OxbowScenario *scenario, OxbowProblems *problems)
{
  g_mutex_lock (&gate);
  oxbow_problems_warning (problems, OXBOW_NO_CELL, 0, "The gate was open.");
  g_mutex_unlock (&gate);
}

/* However long a check takes, drawing goes on: here it takes until a hundred strokes are done. */
static void
test_never_waited_for (void)
{
  OxbowRuleset slow = *oxbow_ruleset_find ("dos-rios");
  slow.check = check_behind_the_gate;
  g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (&slow, "slow", oxbow_map_new (OXBOW_FLAT, 9, 9, 'h'));
  Desk desk = { .draft = oxbow_draft_new (scenario) };
  g_mutex_lock (&gate);
  desk.box = oxbow_toolbox_new (desk.draft);
  desk.checker = oxbow_checker_new (desk.draft);
  for (int i = 0; i < 100; i++)
    {
      stroke_over (desk.box, "line", i % 2 ? "A1 D3" : "B2 B1", i / 2 % 2);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_cmpint (oxbow_draft_get_n_steps (desk.draft), >, 50);
  g_assert_false (oxbow_checker_is_current (desk.checker));
  g_assert_cmpuint (oxbow_checker_get_problems (desk.checker)->list->len, ==, 0);
  g_mutex_unlock (&gate);
  wait_for_check (&desk);
  g_assert_cmpuint (oxbow_checker_get_problems (desk.checker)->list->len, >, 0);
  tear_down (&desk, NULL);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (Desk *desk, gconstpointer data);
  } tests[] = {
    { "standard-is-playable", test_standard_is_playable },
    { "broken-and-mended", test_broken_and_mended },
    { "old-problems", test_old_problems_are_there_until_all_have_heard },
    { "coalesced", test_coalesced },
    { "not-while-drawing", test_not_while_drawing },
    { "after-nothing", test_after_nothing },
    { "put-away-while-it-runs", test_put_away_while_it_runs },
  };
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    for (size_t j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        g_autofree char *path = g_strdup_printf ("/editor/checker/%s/%s", oxbow_rulesets[i]->id, tests[j].name);
        g_test_add (path, Desk, oxbow_rulesets[i], set_up, tests[j].test, tear_down);
      }
  g_test_add_func ("/editor/checker/suggestions", test_suggestions);
  g_test_add_func ("/editor/checker/never-waited-for", test_never_waited_for);
  return g_test_run ();
}
