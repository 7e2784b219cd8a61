/* random-game.c: games with branches, words and a place to stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "yard.h"

static bool
happens (int one_in)
{
  return g_test_rand_int_range (0, one_in) == 0;
}

OxbowHistory *
yard_new_history (OxbowScenario *scenario)
{
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;
  settings->seed = ((uint64_t) (uint32_t) g_test_rand_int () << 32) | (uint32_t) g_test_rand_int ();
  settings->has_seed = true;
  oxbow_settings_set_option (settings, "full", "300", 0);
  oxbow_settings_set_name (settings, "p2", happens (2) ? "Inés & \"Bo\" <o>" : "", 0);
  oxbow_settings_set_name (settings, "p1", "Ana", 0);
  oxbow_settings_set_computer (settings, "p2", happens (2) ? "medium" : NULL, 0);
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, &error);
  g_assert_no_error (error);
  return oxbow_history_new (setup);
}

void
yard_random_step (OxbowHistory *history)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  if (happens (10))
    oxbow_history_go (history, g_test_rand_int_range (0, oxbow_history_n_nodes (history)));
  if (happens (10))
    oxbow_history_undo (history, g_test_rand_int_range (1, 4));
  oxbow_state_legal (oxbow_history_get_state (history), &moves);
  if (moves.n > 0)
    oxbow_history_play (history, &moves.items[g_test_rand_int_range (0, moves.n)], NULL, NULL);
  oxbow_moves_clear (&moves);
}

OxbowHistory *
yard_random_history (OxbowScenario *scenario)
{
  OxbowHistory *history = yard_new_history (scenario);
  for (int i = g_test_rand_int_range (0, 120); i > 0; i--)
    {
      yard_random_step (history);
      if (happens (10))
        oxbow_history_set_comment (history, oxbow_history_get_node (history), "not \"so\" good\n& yet <better>");
      if (happens (10))
        oxbow_history_set_mark (history, oxbow_history_get_node (history), "here");
      if (happens (20))
        oxbow_history_set_picture (history, oxbow_history_get_node (history));
    }
  oxbow_history_undo (history, g_test_rand_int_range (0, 5));
  return history;
}

void
yard_assert_same_tree (const OxbowHistory *a, const OxbowHistory *b)
{
  int n = oxbow_history_n_nodes (a);
  g_assert_cmpint (n, ==, oxbow_history_n_nodes (b));
  g_assert_cmpint (oxbow_history_get_node (a), ==, oxbow_history_get_node (b));
  g_assert_cmpint (oxbow_history_get_picture (a), ==, oxbow_history_get_picture (b));
  for (int node = 0; node < n; node++)
    {
      g_assert_cmpint (oxbow_history_get_parent (a, node), ==, oxbow_history_get_parent (b, node));
      g_assert_cmpstr (oxbow_history_get_name (a, node), ==, oxbow_history_get_name (b, node));
      g_assert_cmpstr (oxbow_history_get_comment (a, node), ==, oxbow_history_get_comment (b, node));
      g_assert_cmpstr (oxbow_history_get_mark (a, node), ==, oxbow_history_get_mark (b, node));
      g_assert_cmphex (oxbow_state_digest (oxbow_history_look (a, node)), ==,
                       oxbow_state_digest (oxbow_history_look (b, node)));
    }
}
