/* journey.c: a piece that goes farther than one step, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/journey.h"
#include "chooser-table.h"

typedef struct
{
  Table table;
  OxbowJourney *journey;
} Fixture;

static void
set_up (Fixture *fixture, const char *lines)
{
  set_table (&fixture->table, "dos-rios/first-valley", 2);
  play_lines (fixture->table.game, OPENING);
  play_lines (fixture->table.game, lines);
  fixture->journey = oxbow_journey_new (fixture->table.chooser, fixture->table.lens);
}

static void
tear_down (Fixture *fixture)
{
  oxbow_journey_free (fixture->journey);
  clear_table (&fixture->table);
}

static bool
begin (Fixture *fixture, const char *name)
{
  OxbowMoves steps = OXBOW_MOVES_INIT;
  bool is_found = oxbow_journey_find (fixture->journey, oxbow_cell_parse (get_grid (&fixture->table), name), &steps);
  bool is_begun = is_found && oxbow_journey_begin (fixture->journey, &steps);
  oxbow_moves_clear (&steps);
  return is_begun;
}

static int
count_marks (Fixture *fixture, const char *name, const char *badge)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (OxbowHandMark));
  OxbowCell cell = oxbow_cell_parse (get_grid (&fixture->table), name);
  int n = 0;
  oxbow_journey_add_marks (fixture->journey, marks);
  for (unsigned int i = 0; i < marks->len; i++)
    {
      const OxbowHandMark *mark = &g_array_index (marks, OxbowHandMark, i);
      n += mark->cell == cell && g_str_equal (mark->badge, badge);
    }
  return n;
}

static void
one_step_follows_the_other (void)
{
  Fixture fixture;
  set_up (&fixture, "walk D6 D7");
  g_assert_false (begin (&fixture, "E5"));
  g_assert_true (click (&fixture.table, "D7"));
  g_assert_cmpint (count_marks (&fixture, "F7", "2"), ==, 1);
  g_assert_true (begin (&fixture, "F7"));
  assert_last (&fixture.table, "walk D7 E7");
  g_assert_true (oxbow_journey_goes_on (fixture.journey));
  g_assert_true (oxbow_journey_go_on (fixture.journey));
  assert_last (&fixture.table, "walk E7 F7");
  g_assert_false (oxbow_journey_goes_on (fixture.journey));
  g_assert_false (oxbow_journey_go_on (fixture.journey));
  tear_down (&fixture);
}

/* A step away the move itself is meant, and where another of one's own stands that one. */
static void
other_clicks_mean_what_they_did (void)
{
  Fixture fixture;
  set_up (&fixture, "");
  click (&fixture.table, "D6");
  g_assert_false (begin (&fixture, "D7"));
  g_assert_false (begin (&fixture, "C8"));
  g_assert_false (begin (&fixture, "C7"));
  g_assert_cmpint (count_marks (&fixture, "D7", "1"), ==, 0);
  g_assert_cmpint (count_marks (&fixture, "C8", "2"), ==, 0);
  tear_down (&fixture);
}

static void
whatever_else_happens_ends_it (void)
{
  Fixture fixture;
  set_up (&fixture, "");
  click (&fixture.table, "D6");
  g_assert_true (begin (&fixture, "F6"));
  take_back (fixture.table.game, 1);
  g_assert_false (oxbow_journey_go_on (fixture.journey));
  assert_last (&fixture.table, "place C7");
  click (&fixture.table, "D6");
  g_assert_true (begin (&fixture, "F6"));
  play_lines (fixture.table.game, "walk C8 D8");
  g_assert_false (oxbow_journey_go_on (fixture.journey));
  assert_last (&fixture.table, "walk C8 D8");
  tear_down (&fixture);
}

/* The position in which it was broken off comes again by redo, by playing the step once more, and after a look back: it
 * is over nevertheless. */
static void
what_is_broken_off_stays_so (void)
{
  Fixture fixture;
  set_up (&fixture, "");
  click (&fixture.table, "D6");
  g_assert_true (begin (&fixture, "F6"));
  int node = oxbow_game_get_node (fixture.table.game);
  oxbow_lens_look (fixture.table.lens, 0);
  oxbow_lens_leave (fixture.table.lens);
  g_assert_false (oxbow_journey_goes_on (fixture.journey));
  for (int again = 0; again < 2; again++)
    {
      take_back (fixture.table.game, 1);
      click (&fixture.table, "D6");
      g_assert_true (begin (&fixture, "F6"));
      g_assert_cmpint (oxbow_game_get_node (fixture.table.game), ==, node);
      take_back (fixture.table.game, 1);
      if (again)
        play_lines (fixture.table.game, "walk D6 E6");
      else
        g_assert_true (oxbow_game_go (fixture.table.game, node));
      g_assert_cmpint (oxbow_game_get_node (fixture.table.game), ==, node);
      g_assert_false (oxbow_journey_go_on (fixture.journey));
    }
  tear_down (&fixture);
}

/* As when a computer is asked to play the turn to its end, and stopped at once. */
static void
who_may_not_move_goes_nowhere (void)
{
  Fixture fixture;
  set_up (&fixture, "");
  click (&fixture.table, "D6");
  g_assert_true (begin (&fixture, "F6"));
  oxbow_lens_hold (fixture.table.lens, "A computer is to move.");
  oxbow_lens_hold (fixture.table.lens, NULL);
  g_assert_false (oxbow_journey_go_on (fixture.journey));
  tear_down (&fixture);
}

/* None of those after it is tried. */
static void
a_refused_step_is_the_last (void)
{
  static const char *const lines[] = { "walk D6 E6", "walk A1 A2", "walk E6 F6" };
  Fixture fixture;
  OxbowMoves steps = OXBOW_MOVES_INIT;
  set_up (&fixture, "");
  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      OxbowMove move;
      g_assert_true (oxbow_move_parse (oxbow_game_get_state (fixture.table.game), lines[i], &move, NULL));
      *oxbow_moves_append (&steps, move.verb, move.n_args) = move;
    }
  g_assert_true (oxbow_journey_begin (fixture.journey, &steps));
  g_assert_false (oxbow_journey_go_on (fixture.journey));
  g_assert_nonnull (fixture.table.refused);
  g_assert_false (oxbow_journey_goes_on (fixture.journey));
  assert_last (&fixture.table, "walk D6 E6");
  oxbow_moves_clear (&steps);
  tear_down (&fixture);
}

static void
it_is_called_by_its_ends (void)
{
  Fixture fixture;
  OxbowMoves steps = OXBOW_MOVES_INIT;
  set_up (&fixture, "");
  click (&fixture.table, "D6");
  g_assert_true (oxbow_journey_find (fixture.journey, oxbow_cell_parse (get_grid (&fixture.table), "F6"), &steps));
  g_autofree char *name = oxbow_journey_name (oxbow_game_get_state (fixture.table.game), &steps);
  g_assert_cmpstr (name, ==, "Walk from D6 to F6, in 2 steps");
  oxbow_moves_clear (&steps);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/journey/one-step-follows-the-other", one_step_follows_the_other);
  g_test_add_func ("/app/journey/other-clicks", other_clicks_mean_what_they_did);
  g_test_add_func ("/app/journey/whatever-else-happens", whatever_else_happens_ends_it);
  g_test_add_func ("/app/journey/broken-off", what_is_broken_off_stays_so);
  g_test_add_func ("/app/journey/held", who_may_not_move_goes_nowhere);
  g_test_add_func ("/app/journey/refused", a_refused_step_is_the_last);
  g_test_add_func ("/app/journey/its-name", it_is_called_by_its_ends);
  return g_test_run ();
}
