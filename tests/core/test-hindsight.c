/* test-hindsight.c: what had been seen of a line before it was taken back
 *
 * A rest draws a card that nobody has seen, unless its boatman holds one; steps and plants leave nothing to chance.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/hindsight.h"
#include "toy.h"

static OxbowHistory *
new_history (void)
{
  g_autoptr (OxbowSetup) setup = toy_setup_new (2, 7);
  return oxbow_history_new (setup);
}

/* The node of the first of these moves; stands after the last of them. */
static int
play (OxbowHistory *history, const char *moves)
{
  g_auto (GStrv) lines = g_strsplit (moves, "; ", -1);
  int first = OXBOW_NO_NODE;
  for (int i = 0; lines[i] != NULL; i++)
    {
      OxbowMove move;
      g_autoptr (GError) error = NULL;
      oxbow_move_parse (oxbow_history_get_state (history), lines[i], &move, &error);
      g_assert_no_error (error);
      oxbow_history_play (history, &move, NULL, &error);
      g_assert_no_error (error);
      if (i == 0)
        first = oxbow_history_get_node (history);
    }
  return first;
}

static void
assert_seen (OxbowHistory *history, int branch, int node, const char *sentence)
{
  int here = oxbow_history_get_node (history);
  int seen;
  g_autofree char *told = oxbow_hindsight_tell (history, branch, &seen);
  g_assert_cmpint (seen, ==, node);
  g_assert_cmpstr (told, ==, sentence);
  g_assert_cmpint (oxbow_history_get_node (history), ==, here);
}

static void
what_was_certain_shows_nothing (void)
{
  g_autoptr (OxbowHistory) history = new_history ();
  int branch = play (history, "step B1; plant A1");
  assert_seen (history, branch, OXBOW_NO_NODE, NULL);
  oxbow_history_undo (history, 2);
  int other = play (history, "rest");
  assert_seen (history, branch, OXBOW_NO_NODE, NULL);   /* the card was drawn beside it */
  oxbow_history_undo (history, 1);
  assert_seen (history, other, other, "drew p1 rain");
}

static void
the_first_chance_is_told (void)
{
  g_autoptr (OxbowHistory) history = new_history ();
  int branch = play (history, "step B1; plant A1; rest; rest");
  g_assert_false (oxbow_hindsight_is_chance (history, branch));
  g_assert_true (oxbow_hindsight_is_chance (history, branch + 2));
  assert_seen (history, branch, branch + 2, "drew p1 rain");
  assert_seen (history, branch + 3, branch + 3, "drew p2 wind");
}

/* Both hold cards: a rest draws none, and what is seen is the other's step. */
static void
moves_of_others_are_seen (void)
{
  g_autoptr (OxbowHistory) history = new_history ();
  play (history, "rest; rest");
  int branch = play (history, "rest; step B3; rest");
  assert_seen (history, branch, branch + 1, "stepped p2 B3");
  oxbow_history_go (history, branch);
  assert_seen (history, branch, branch + 1, "stepped p2 B3");   /* where the game stands does not matter */
  assert_seen (history, branch + 1, OXBOW_NO_NODE, NULL);       /* p2 had seen its own step and rest coming */
}

/* A branch of the branch, played later, shows its card too. */
static void
whatever_grew_from_it_counts (void)
{
  g_autoptr (OxbowHistory) history = new_history ();
  int branch = play (history, "step B1; plant A1");
  oxbow_history_undo (history, 1);
  int later = play (history, "rest");
  assert_seen (history, branch, later, "drew p1 rain");
  assert_seen (history, branch + 1, OXBOW_NO_NODE, NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/hindsight/what-was-certain-shows-nothing", what_was_certain_shows_nothing);
  g_test_add_func ("/core/hindsight/the-first-chance-is-told", the_first_chance_is_told);
  g_test_add_func ("/core/hindsight/moves-of-others-are-seen", moves_of_others_are_seen);
  g_test_add_func ("/core/hindsight/whatever-grew-from-it-counts", whatever_grew_from_it_counts);
  return g_test_run ();
}
