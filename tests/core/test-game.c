/* test-game.c: what whoever watches a game is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/game.h"
#include "toy.h"

typedef struct
{
  OxbowGame *game;
  GString *log;                 /* "0>1 " for changed, "can-undo " for notify */
} Watch;

static void
game_changed_cb (OxbowGame *game, int from, int to, Watch *watch)
{
  g_assert_cmpint (oxbow_game_get_node (game), ==, to);
  g_string_append_printf (watch->log, "%d>%d ", from, to);
}

static void
game_notify_cb (OxbowGame *game, GParamSpec *pspec, Watch *watch)
{
  g_string_append_printf (watch->log, "%s ", pspec->name);
}

static void
set_up (Watch *watch, gconstpointer data)
{
  g_autoptr (OxbowScenario) scenario = toy_meadow_new (OXBOW_FLAT);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;

  oxbow_settings_set_option (settings, "rounds", "2", 0);
  watch->game = oxbow_game_new (scenario, settings, &error);
  g_assert_no_error (error);
  watch->log = g_string_new (NULL);
  g_signal_connect (watch->game, "changed", G_CALLBACK (game_changed_cb), watch);
  g_signal_connect (watch->game, "notify", G_CALLBACK (game_notify_cb), watch);
}

static void
tear_down (Watch *watch, gconstpointer data)
{
  g_assert_finalize_object (watch->game);
  g_string_free (watch->log, TRUE);
}

static void
assert_told (Watch *watch, const char *log)
{
  g_assert_cmpstr (watch->log->str, ==, log);
  g_string_truncate (watch->log, 0);
}

static void
play (Watch *watch, const char *line)
{
  g_autoptr (GError) error = NULL;

  oxbow_game_play_text (watch->game, line, &error);
  g_assert_no_error (error);
}

static void
one_signal_for_all_changes (Watch *watch, gconstpointer data)
{
  OxbowGame *game = watch->game;

  play (watch, "step B1");
  assert_told (watch, "can-undo 0>1 ");
  play (watch, "rest");
  assert_told (watch, "turn 1>2 ");
  g_assert_true (oxbow_game_go (game, 0));
  assert_told (watch, "can-undo can-redo turn 2>0 ");
  g_assert_true (oxbow_game_go (game, 1));
  assert_told (watch, "can-undo 0>1 ");
  oxbow_game_go (game, 2);
  assert_told (watch, "can-redo turn 1>2 ");
  g_assert_true (oxbow_game_go (game, 1));
  assert_told (watch, "can-redo turn 2>1 ");
  g_assert_cmpint (oxbow_game_undo_turn (game), ==, 1);
  assert_told (watch, "can-undo 1>0 ");
  g_assert_cmpint (oxbow_game_redo_turn (game), ==, 2);
  assert_told (watch, "can-undo can-redo turn 0>2 ");
}

static void
silence_where_nothing_changes (Watch *watch, gconstpointer data)
{
  g_autoptr (GError) illegal = NULL, rubbish = NULL;

  g_assert_cmpint (oxbow_game_undo_turn (watch->game), ==, 0);
  g_assert_cmpint (oxbow_game_redo_turn (watch->game), ==, 0);
  g_assert_false (oxbow_game_undo_to_mark (watch->game, NULL));
  g_assert_false (oxbow_game_play_text (watch->game, "step F4", &illegal));
  g_assert_error (illegal, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_ILLEGAL);
  g_assert_false (oxbow_game_play_text (watch->game, "swim", &rubbish));
  g_assert_error (rubbish, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_NO_MOVE);
  oxbow_game_go (watch->game, 0);
  oxbow_game_set_mark (watch->game, 0, NULL);
  assert_told (watch, "");
}

static void
words_are_told (Watch *watch, gconstpointer data)
{
  play (watch, "step B1");
  assert_told (watch, "can-undo 0>1 ");
  oxbow_game_set_name (watch->game, 0, "start");
  oxbow_game_set_comment (watch->game, 1, "north");
  oxbow_game_set_mark (watch->game, 0, "here");
  assert_told (watch, "1>1 1>1 1>1 ");
  oxbow_game_set_name (watch->game, 0, "start");
  assert_told (watch, "");
  g_assert_true (oxbow_game_undo_to_mark (watch->game, "here"));
  assert_told (watch, "can-undo can-redo 1>0 ");
}

/* A rest draws a card that nobody has seen; a step and a plant leave nothing to chance. */
static void
chance_stays_in_games_by_post (Watch *watch, gconstpointer data)
{
  OxbowGame *game = watch->game;
  g_autoptr (GError) error = NULL;

  oxbow_game_get_setup (game)->settings->by_post = true;
  play (watch, "step B1");
  play (watch, "rest");
  play (watch, "step B3");
  g_string_truncate (watch->log, 0);
  g_assert_true (oxbow_game_get_can_undo (game));
  g_assert_true (oxbow_game_go (game, 2));
  g_assert_false (oxbow_game_get_can_undo (game));
  assert_told (watch, "can-undo can-redo 3>2 ");
  g_assert_false (oxbow_game_may_go (game, 1, &error));
  g_assert_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_ILLEGAL);
  g_assert_cmpint (oxbow_game_undo_turn (game), ==, 0);
  g_assert_false (oxbow_game_go (game, 0));
  g_assert_false (oxbow_game_go (game, 1));
  oxbow_history_set_mark ((OxbowHistory *) oxbow_game_get_history (game), 0, "start");
  g_assert_false (oxbow_game_undo_to_mark (game, NULL));
  g_assert_cmpint (oxbow_game_get_node (game), ==, 2);
  assert_told (watch, "");
  g_assert_true (oxbow_game_go (game, 3));
  oxbow_game_get_setup (game)->settings->by_post = false;
  g_assert_true (oxbow_game_go (game, 0));
}

static void
the_end_is_told (Watch *watch, gconstpointer data)
{
  gboolean over;
  int turn;

  play (watch, "step B1");
  play (watch, "plant A1");
  for (int i = 0; i < 3; i++)
    play (watch, "rest");
  g_string_truncate (watch->log, 0);
  play (watch, "rest");
  assert_told (watch, "turn over 5>6 ");
  g_object_get (watch->game, "over", &over, "turn", &turn, NULL);
  g_assert_true (over);
  g_assert_cmpint (turn, ==, -1);
}

static void
properties_can_be_read (Watch *watch, gconstpointer data)
{
  g_autoptr (OxbowScenario) scenario = NULL;
  gboolean can_undo, can_redo;

  g_object_get (watch->game, "scenario", &scenario, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_assert_true (scenario == oxbow_game_get_scenario (watch->game));
  g_assert_false (can_undo || can_redo);
}

static void
a_bad_choice_makes_no_game (void)
{
  g_autoptr (OxbowScenario) scenario = toy_meadow_new (OXBOW_FLAT);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;

  oxbow_settings_set_option (settings, "deck", "sun,snow", 0);
  g_assert_null (oxbow_game_new (scenario, settings, &error));
  g_assert_cmpstr (error->message, ==, "The deck has an unknown card \"snow\".");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/core/game/one-signal-for-all-changes", Watch, NULL, set_up, one_signal_for_all_changes, tear_down);
  g_test_add ("/core/game/silence-where-nothing-changes", Watch, NULL, set_up, silence_where_nothing_changes,
              tear_down);
  g_test_add ("/core/game/words-are-told", Watch, NULL, set_up, words_are_told, tear_down);
  g_test_add ("/core/game/chance-stays-in-games-by-post", Watch, NULL, set_up, chance_stays_in_games_by_post,
              tear_down);
  g_test_add ("/core/game/the-end-is-told", Watch, NULL, set_up, the_end_is_told, tear_down);
  g_test_add ("/core/game/properties-can-be-read", Watch, NULL, set_up, properties_can_be_read, tear_down);
  g_test_add_func ("/core/game/a-bad-choice-makes-no-game", a_bad_choice_makes_no_game);
  return g_test_run ();
}
