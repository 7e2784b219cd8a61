/* test-ruleset.c: scenarios, set-ups and states, as every game has them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "../scale.h"
#include "toy.h"

#include <string.h>

static void
found_by_id (void)
{
  g_assert_true (oxbow_ruleset_find ("toy") == &toy_ruleset);
  g_assert_null (oxbow_ruleset_find ("chess"));
  g_assert_cmpint (oxbow_ruleset_n_seats (&toy_ruleset), ==, 3);
  g_assert_cmpint (oxbow_ruleset_find_seat (&toy_ruleset, "p3"), ==, 2);
  g_assert_cmpint (oxbow_ruleset_find_seat (&toy_ruleset, "p4"), ==, -1);
}

/* A refusal ends with the number of its rule; what else stands in parentheses is part of the sentence. */
static void
refusals_quote_rules (void)
{
  static const struct { const char *sentence, *rule; size_t length; } rows[] = {
    { "That is too far. (DR-5.4)", "DR-5.4", 16 },      { "Too far (two cells). (RW-5.6.10b)", "RW-5.6.10b", 20 },
    { "It is over. (X-7)", "X-7", 11 },                 { "That is too far.", NULL, 16 },
    { "Too far (DR-5.4) again.", NULL, 23 },            { "That is too far (again)", NULL, 23 },
    { "Too far (DR-)", NULL, 13 },                      { "Too far (DR-5.)", NULL, 15 },
    { "Too far (5.4)", NULL, 13 },                      { "Too far (DR-5.4bc)", NULL, 18 },
    { "", NULL, 0 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      size_t length;
      g_autofree char *rule = oxbow_refusal_get_rule (rows[i].sentence, &length);
      g_assert_cmpstr (rule, ==, rows[i].rule);
      g_assert_cmpuint (length, ==, rows[i].length);
    }

  g_autoptr (GError) error = NULL;
  g_assert_false (oxbow_refuse_by (&error, "DR-5.4", "%s is not next to %s.", "A1", "C1"));
  g_assert_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_ILLEGAL);
  g_assert_cmpstr (error->message, ==, "A1 is not next to C1. (DR-5.4)");
}

static void
neighbours_are_the_hexes_around (void)
{
  g_autoptr (OxbowScenario) scenario = toy_meadow_new (OXBOW_FLAT);
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (OxbowCell));

  oxbow_ruleset_neighbours (&toy_ruleset, scenario->map, 0, cells);
  g_assert_cmpuint (cells->len, ==, 2);
}

/* What is as the game has it is not told, in whatever spelling. */
static void
chosen_options_are_told (void)
{
  g_autoptr (OxbowScenario) scenario = toy_meadow_new (OXBOW_FLAT);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  oxbow_settings_set_option (settings, "weather", "wild", 0);
  oxbow_settings_set_option (settings, "rounds", "6", 0);
  oxbow_settings_set_option (settings, "deck", "sun, rain", 0);
  oxbow_settings_set_option (settings, "fences", "off", 0);
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, NULL);
  g_auto (GStrv) told = oxbow_setup_tell_options (setup);
  g_autofree char *text = g_strjoinv ("; ", told);
  g_assert_cmpstr (text, ==, "Fences: No; Weather: wild; Deck: sun, rain");
}

static void
choices_are_checked (void)
{
  static const struct { const char *option, *value; int players; const char *sentence; } rows[] = {
    { "rounds", "3", 3, NULL },
    { "rounds", "0", 2, "The option \"rounds\" is a whole number from 1 to 1000, not \"0\"." },
    { "round", "3", 2, "Boatmen has no option \"round\". Was \"rounds\" meant?" },
    { "colour", "red", 2, "Boatmen has no option \"colour\"." },
    { "fences", "true", 1, "\"The Meadow\" is for 2 to 3 players, not 1." },
    { "fences", "true", 4, "\"The Meadow\" is for 2 to 3 players, not 4." },
  };

  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (OxbowScenario) scenario = toy_meadow_new (OXBOW_FLAT);
      g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
      g_autoptr (GError) error = NULL;

      settings->players = rows[i].players;
      oxbow_settings_set_option (settings, rows[i].option, rows[i].value, 0);
      g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, &error);
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, rows[i].sentence);
      g_assert_true ((setup != NULL) == (rows[i].sentence == NULL));
    }
}

static void
nothing_to_choose_for_a_seat (void)
{
  g_autoptr (OxbowScenario) scenario = toy_meadow_new (OXBOW_FLAT);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;

  oxbow_settings_set_seat (settings, "p1", "king", 0);
  g_assert_null (oxbow_setup_new (scenario, settings, &error));
  g_assert_cmpstr (error->message, ==, "There is nothing to choose for the seat \"p1\" of Boatmen.");
}

static void
options_of_game_then_scenario_then_ruleset (void)
{
  g_autoptr (OxbowScenario) scenario = toy_meadow_new (OXBOW_FLAT);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();

  oxbow_settings_set_option (scenario->settings, "rounds", "9", 0);
  oxbow_settings_set_option (scenario->settings, "fences", "off", 0);
  oxbow_settings_set_option (settings, "rounds", "4", 0);
  oxbow_settings_set_option (settings, "deck", "sun, wind", 0);

  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, NULL);
  g_auto (GStrv) deck = oxbow_setup_list (setup, "deck");
  g_assert_cmpint (oxbow_setup_number (setup, "rounds"), ==, 4);
  g_assert_false (oxbow_setup_boolean (setup, "fences"));
  g_assert_cmpint (oxbow_setup_choice (setup, "weather"), ==, 0);
  g_assert_cmpstr (deck[1], ==, "wind");
  g_assert_cmpstr (oxbow_setup_seat (setup, "p2"), ==, "player");
}

static void
scenario_is_checked (void)
{
  g_autoptr (OxbowScenario) scenario = toy_meadow_new (OXBOW_FLAT);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (GError) error = NULL;
  OxbowRecord *coin = scenario->map->features->pdata[1], *well = oxbow_record_new ("well");

  oxbow_record_set (coin, "value", "ten");
  coin->line = 12;
  g_ptr_array_add (scenario->map->features, well);
  scenario->min_players = 1;
  scenario->max_players = 3;
  oxbow_scenario_check (scenario, problems);
  g_assert_cmpint (problems->n_errors, ==, 3);

  const OxbowProblem *first = problems->list->pdata[0], *second = problems->list->pdata[1],
                     *third = problems->list->pdata[2];
  g_assert_cmpstr (first->sentence, ==, "The coin has \"ten\" as value, which should be a whole number from 1 to 9.");
  g_assert_cmpint (first->cell, ==, oxbow_cell_parse (&scenario->map->grid, "D3"));
  g_assert_cmpint (first->line, ==, 12);
  g_assert_cmpstr (second->sentence, ==, "Boatmen has no \"well\" here.");
  g_assert_cmpstr (third->sentence, ==, "Boatmen is for 2 to 3 players, not 1 to 3.");
  g_assert_null (oxbow_setup_new (scenario, NULL, &error));
  g_assert_cmpstr (error->message, ==, first->sentence);
}

static void
the_games_own_check_comes_last (void)
{
  g_autoptr (OxbowScenario) scenario = toy_meadow_new (OXBOW_FLAT);
  g_autoptr (GError) error = NULL;

  memset (scenario->map->terrain, 'f', 24);
  g_assert_null (oxbow_setup_new (scenario, NULL, &error));
  g_assert_cmpstr (error->message, ==, "The meadow has no harbour, where the boatmen start.");
}

static void
a_scenario_may_start_from_a_position (void)
{
  g_autoptr (OxbowSetup) setup = toy_setup_new (3, 4);
  g_autofree OxbowState *state = toy_play (setup, "step B1; plant A1; rest; call ahoy");
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_autoptr (OxbowScenario) scenario = toy_meadow_new (OXBOW_FLAT);
  g_autoptr (GError) error = NULL;

  scenario->position = g_strdup (listing);
  g_autoptr (OxbowSetup) puzzle = oxbow_setup_new (scenario, NULL, &error);
  g_assert_no_error (error);
  g_autofree char *start = oxbow_state_listing (puzzle->start, -1);
  g_assert_cmpstr (listing, ==, start);
}

/* The laws that every ruleset keeps, in one random game. */

static void
assert_text_and_back (const OxbowState *state, const OxbowMove *move)
{
  g_autofree char *text = oxbow_move_to_text (state, move);
  OxbowMove again;

  g_assert_true (oxbow_move_parse (state, text, &again, NULL));
  g_assert_true (oxbow_move_equal (move, &again));
}

static void
assert_listing_and_back (const OxbowState *state)
{
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = oxbow_setup_read (state->setup, listing, &error);

  g_assert_no_error (error);
  g_autofree char *again = oxbow_state_listing (setup->start, -1);
  g_assert_cmpstr (listing, ==, again);
  g_assert_cmphex (oxbow_digest (listing, strlen (listing)), ==, oxbow_state_digest (state));
}

static void
assert_redealt_looks_the_same (const OxbowState *state, OxbowRng *rng)
{
  int seat = oxbow_state_turn (state);
  g_autofree OxbowState *other = oxbow_state_copy (state);

  oxbow_state_ruleset (state)->determinize (other, seat, rng);
  g_autofree char *before = oxbow_state_listing (state, seat), *after = oxbow_state_listing (other, seat);
  g_assert_cmpstr (before, ==, after);
}

/* Every verb with arguments of all kinds: apply says yes exactly where legal has the move. */
static void
assert_apply_agrees_with_legal (const OxbowState *state, const OxbowMoves *moves)
{
  g_autofree OxbowState *copy = oxbow_state_copy (state);

  for (int i = 0; i < 50; i++)
    {
      OxbowMove move = { .verb = (uint8_t) g_test_rand_int_range (0, 9) };
      g_autoptr (GError) error = NULL;
      bool is_legal = false;

      while (oxbow_verb_arg (&toy_ruleset.moves[move.verb], move.n_args)->kind != OXBOW_ARG_NONE && move.n_args < 2)
        move.args[move.n_args++] = (int16_t) g_test_rand_int_range (0, 3);
      toy_ruleset.canonical (state, &move);
      for (int k = 0; k < moves->n; k++)
        is_legal |= oxbow_move_equal (&moves->items[k], &move);
      /* The word after a card has one value only. */
      if (g_str_equal (toy_ruleset.moves[move.verb].name, "play") && move.args[1] != 0)
        continue;
      if (g_str_equal (toy_ruleset.moves[move.verb].name, "call") && move.args[0] > 1)
        continue;

      g_assert_true (oxbow_state_apply (copy, &move, NULL, &error) == is_legal);
      g_assert_true ((error == NULL) == is_legal);
      if (!is_legal)
        g_assert_cmpmem (copy, copy->size, state, state->size);
      oxbow_state_assign (copy, state);
    }
}

static void
laws (void)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  OxbowRng rng = { 1 };
  OxbowResult result;

  for (int game = 0; game < scaled (40); game++)
    {
      g_autoptr (OxbowSetup) setup = toy_setup_new (g_test_rand_int_range (2, 4), g_test_rand_int ());
      g_autofree OxbowState *state = oxbow_state_copy (setup->start);

      while (oxbow_state_turn (state) >= 0)
        {
          g_assert_false (toy_ruleset.result (state, &result));
          oxbow_state_legal (state, &moves);
          int n = moves.n;
          oxbow_moves_sort (state, &moves);
          g_assert_cmpint (moves.n, ==, n);
          assert_apply_agrees_with_legal (state, &moves);
          assert_listing_and_back (state);
          assert_redealt_looks_the_same (state, &rng);

          const OxbowMove *move = &moves.items[g_test_rand_int_range (0, n)];
          int turns = toy_ruleset.turn_number (state), round = toy_ruleset.round (state);
          assert_text_and_back (state, move);
          g_assert_true (oxbow_state_apply (state, move, NULL, NULL));
          g_assert_cmpint (toy_ruleset.turn_number (state), >=, turns);
          g_assert_cmpint (toy_ruleset.round (state), >=, round);
          g_assert_null (toy_ruleset.invariant (state));
        }
      g_assert_true (toy_ruleset.result (state, &result));
    }
  oxbow_moves_clear (&moves);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/ruleset/found-by-id", found_by_id);
  g_test_add_func ("/core/ruleset/refusals-quote-rules", refusals_quote_rules);
  g_test_add_func ("/core/ruleset/neighbours-are-the-hexes-around", neighbours_are_the_hexes_around);
  g_test_add_func ("/core/settings/choices-are-checked", choices_are_checked);
  g_test_add_func ("/core/settings/chosen-options-are-told", chosen_options_are_told);
  g_test_add_func ("/core/settings/nothing-to-choose-for-a-seat", nothing_to_choose_for_a_seat);
  g_test_add_func ("/core/settings/game-then-scenario-then-ruleset", options_of_game_then_scenario_then_ruleset);
  g_test_add_func ("/core/scenario/is-checked", scenario_is_checked);
  g_test_add_func ("/core/scenario/the-games-own-check-comes-last", the_games_own_check_comes_last);
  g_test_add_func ("/core/scenario/may-start-from-a-position", a_scenario_may_start_from_a_position);
  g_test_add_func ("/core/ruleset/laws", laws);
  return g_test_run ();
}
