/* asked.c: what a click plays at once, what is asked about first, and what stands apart as the end of a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "chooser-table.h"

static void
set_opening (Table *table)
{
  set_table (table, "dos-rios/first-valley", 2);
  play_lines (table->game, OPENING);
}

/* One click alone on a place to go to could be meant otherwise, so it asks; an edge means a dam and nothing else. */
static void
lone_clicks (void)
{
  Table table;
  OxbowMove move;
  set_opening (&table);
  OxbowCell b7 = oxbow_cell_parse (get_grid (&table), "B7");
  g_assert_true (oxbow_chooser_foresee (table.chooser, b7, OXBOW_NO_EDGE, &move));
  g_assert_cmpuint (oxbow_chooser_get_steps (table.chooser)->len, ==, 0);
  g_assert_true (click (&table, "B7"));
  g_assert_cmpint (table.n_asked, ==, 1);
  assert_last (&table, "place C7");
  oxbow_chooser_take_back (table.chooser);
  g_assert_true (click (&table, "C8/SW"));
  assert_last (&table, "dam C8/SW");
  clear_table (&table);
}

/* What is free is played, where it is all that can be done there, though another thing can be done elsewhere. */
static void
free_moves_are_not_asked_for (void)
{
  Table table;
  set_table (&table, "water-rights/realm", 0);
  play_lines (table.game, "districts green red, done, draft D2, next, build basic E2");
  oxbow_lens_unveil (table.lens);
  g_assert_true (click (&table, "E2"));
  g_assert_cmpint (table.n_asked, ==, 1);
  assert_last (&table, "build basic E2");
  oxbow_chooser_take_back (table.chooser);
  g_assert_true (click (&table, "D2"));
  g_assert_cmpint (table.n_asked, ==, 1);
  assert_last (&table, "build school D2");
  clear_table (&table);
}

/* Where pawns do not go and all that can be done on the board is paid for, a click pays. */
static void
work_is_not_asked_for (void)
{
  Table table;
  set_table (&table, "rising-waters/fall-1926", 2);
  play_lines (table.game, "buy discount farm garden, end, end, accept 1 2 3, build J3 discount");
  oxbow_lens_unveil (table.lens);
  g_assert_true (click (&table, "I4"));
  assert_last (&table, "build I4");
  g_assert_cmpint (table.n_asked, ==, 0);
  clear_table (&table);
}

/* What stands there may be clicked on to be looked at: it is not sold so, though nothing else can be done on the board,
 * until that is what was chosen. */
static void
sales_are_asked_for (void)
{
  Table table;
  set_table (&table, "water-rights/realm", 0);
  play_lines (table.game, "districts green red, done, next, build basic E2");
  oxbow_lens_unveil (table.lens);
  g_assert_true (click (&table, "E2"));
  g_assert_cmpint (table.n_asked, ==, 1);
  assert_last (&table, "build basic E2");
  oxbow_chooser_take_back (table.chooser);
  g_assert_true (oxbow_chooser_give_verb (table.chooser, "sell"));
  assert_last (&table, "sell E2");
  clear_table (&table);
  set_table (&table, "water-rights/realm", 0);
  play_lines (table.game, "districts green red, done, draft D2, next, build basic E2, build school F2, next");
  oxbow_lens_unveil (table.lens);
  g_assert_true (click (&table, "F2"));
  g_autoptr (GPtrArray) choices = oxbow_chooser_build_choices (table.chooser);
  g_assert_cmpstr (((const OxbowChoice *) choices->pdata[0])->title, ==, "Supply School on F2");
  g_assert_cmpstr (((const OxbowChoice *) choices->pdata[1])->title, ==, "Sell School on F2");
  clear_table (&table);
}

/* Nobody who clicks on bare ground wants to sell it: what the phase is for is told. */
static void
bare_ground_tells_the_phase (void)
{
  static const char *const rows[][4] = {
    { "districts green red, done", "C4", "build",
      "Tiles are built after drafting: draft tiles that are for sale, or go on to building. (WR-5.13)" },
    { "districts green red, done, next, build basic E2, next", "C4", "supply",
      "You have no district there. (WR-5.17)" },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Table table;
      set_table (&table, "water-rights/realm", 0);
      play_lines (table.game, rows[i][0]);
      oxbow_lens_unveil (table.lens);
      g_assert_false (click (&table, rows[i][1]));
      g_assert_cmpstr (table.refused, ==, rows[i][3]);
      g_assert_cmpstr (oxbow_chooser_get_verb (table.chooser), ==, rows[i][2]);
      clear_table (&table);
    }
}

/* At the foot of the panel, also where nothing else is left to do, and where a card is to be discarded after it. */
static void
what_ends_the_turn_stands_apart (void)
{
  static const char *const openings[][2] = {
    { "water-rights/realm", "districts green red" },
    { "rising-waters/fall-1926", "end, end, accept 1 2 3" },
    { "dos-rios/first-valley", OPENING },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (openings); i++)
    {
      Table table;
      int n = 0;
      set_table (&table, openings[i][0], i == 0 ? 0 : 2);
      play_lines (table.game, openings[i][1]);
      oxbow_lens_unveil (table.lens);
      g_autoptr (GPtrArray) choices = oxbow_chooser_build_choices (table.chooser);
      for (unsigned int k = 0; k < choices->len; k++)
        n += ((const OxbowChoice *) choices->pdata[k])->ends_turn;
      g_assert_cmpint (n, ==, 1);
      clear_table (&table);
    }
}

/* A second click where the end of a turn was must not take a Threat unseen. */
static void
answers_are_equals (void)
{
  Table table;
  set_table (&table, "rising-waters/spring-1927", 2);
  play_lines (table.game, "end, end");
  g_autoptr (GPtrArray) choices = oxbow_chooser_build_choices (table.chooser);
  g_assert_cmpuint (choices->len, ==, 2);       /* to resist, or to take it */
  for (unsigned int i = 0; i < choices->len; i++)
    g_assert_false (((const OxbowChoice *) choices->pdata[i])->ends_turn);
  clear_table (&table);
}

/* Whoever clicks on where an answer was must not take the pawns from the neighbours unseen. */
static void
switches_stand_last (void)
{
  Table table;
  set_table (&table, "rising-waters/fall-1926", 2);
  g_autoptr (GPtrArray) choices = oxbow_chooser_build_choices (table.chooser);
  unsigned int last = choices->len - 1;
  while (((const OxbowChoice *) choices->pdata[last])->ends_turn)
    last--;
  g_assert_cmpuint (last, >, 0);
  g_assert_cmpstr (((const OxbowChoice *) choices->pdata[last])->title, ==, "Keep neighbours from moving your pawns");
  clear_table (&table);
}

/* An answer that ends the turn stands with the other, which does not. */
static void
answers_stand_together (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("navajo-wars");
  Table table;
  bool is_found = false;
  g_autoptr (GRand) chance = g_rand_new_with_seed (1);
  for (int play = 0; play < 40 && !is_found; play++)
    {
      set_table (&table, "navajo-wars/fearing", 1);
      while (!is_found && oxbow_chooser_get_picker (table.chooser) != NULL)
        {
          const OxbowMoves *legal = oxbow_picker_get_legal (oxbow_chooser_get_picker (table.chooser));
          if (legal->n == 0)
            break;
          is_found = legal->n == 2 && g_str_equal (ruleset->moves[legal->items[0].verb].name, "allow")
                     && g_str_equal (ruleset->moves[legal->items[1].verb].name, "cancel");
          OxbowMove move = legal->items[g_rand_int_range (chance, 0, legal->n)];
          if (!is_found)
            oxbow_chooser_play (table.chooser, &move);
        }
      g_autoptr (GPtrArray) choices = is_found ? oxbow_chooser_build_choices (table.chooser) : g_ptr_array_new ();
      for (unsigned int i = 0; i < choices->len; i++)
        g_assert_false (((const OxbowChoice *) choices->pdata[i])->ends_turn);
      clear_table (&table);
    }
  g_assert_true (is_found);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/asked/lone-clicks", lone_clicks);
  g_test_add_func ("/app/asked/free-moves", free_moves_are_not_asked_for);
  g_test_add_func ("/app/asked/work", work_is_not_asked_for);
  g_test_add_func ("/app/asked/sales", sales_are_asked_for);
  g_test_add_func ("/app/asked/bare-ground", bare_ground_tells_the_phase);
  g_test_add_func ("/app/asked/what-ends-the-turn", what_ends_the_turn_stands_apart);
  g_test_add_func ("/app/asked/answers-are-equals", answers_are_equals);
  g_test_add_func ("/app/asked/switches-stand-last", switches_stand_last);
  g_test_add_func ("/app/asked/answers-stand-together", answers_stand_together);
  return g_test_run ();
}
