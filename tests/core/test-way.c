/* test-way.c: how far a piece can go: the ends that a flower can be carried to, once and again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/way.h"
#include "toy.h"

#include <string.h>

/* p1 stands on B1, beside A1, C1, A2 and C2; flowers on A1 and C1, and on C1 there is no room for another. */
static const char *const position =
  "game toy\nplayers 2\nturns 6\nactions %d\nrng 0000000000000007\ndeck sun wind\n"
  "boatman p1 B1 coins 2 points 0 card -\nboatman p2 harbour coins 0 points 0 card -\n"
  "coins -\nflowers A1 C1 C1\nfences -\n";

static OxbowSetup *
set_position (int n_actions)
{
  g_autoptr (OxbowSetup) setup = toy_setup_new (2, 1);
  g_autofree char *text = g_strdup_printf (position, n_actions);
  g_autoptr (GError) error = NULL;
  OxbowSetup *read = oxbow_setup_read (setup, text, &error);

  g_assert_no_error (error);
  return read;
}

static int
find_verb (const char *name)
{
  int verb = 0;

  while (strcmp (toy_ruleset.moves[verb].name, name) != 0)
    verb++;
  return verb;
}

static void
assert_ends (int n_actions, const char *from, const char *wanted)
{
  g_autoptr (OxbowSetup) setup = set_position (n_actions);
  g_autoptr (GString) ends = g_string_new (NULL);
  g_autoptr (GArray) ways =
      oxbow_ways_build (setup->start, find_verb ("carry"), oxbow_cell_parse (&setup->grid, from));

  for (int i = 0; i < (int) ways->len; i++)
    {
      const OxbowWay *way = &g_array_index (ways, OxbowWay, i);
      OxbowMoves steps = OXBOW_MOVES_INIT;
      g_autofree OxbowState *state = oxbow_state_copy (setup->start);

      oxbow_ways_get_steps (ways, i, &steps);
      g_assert_cmpint (steps.n, ==, way->n_steps);
      for (int k = 0; k < steps.n; k++)
        g_assert_true (oxbow_state_apply (state, &steps.items[k], NULL, NULL));
      g_assert_cmpint (oxbow_way_sum_up (&steps).args[1], ==, way->step.args[1]);
      g_assert_true (way->may_stay);
      g_string_append_printf (ends, "%s ", OXBOW_CELL_NAME (&setup->grid, way->step.args[1]));
      oxbow_moves_clear (&steps);
    }
  g_assert_cmpstr (ends->str, ==, wanted);
}

/* Each end once, never the beginning, and none that the rules forbid. */
static void
ends_are_found_by_the_rules (void)
{
  assert_ends (2, "A1", "B1 A2 C2 ");
  assert_ends (1, "A1", "B1 A2 C2 ");
  assert_ends (0, "A1", "");
  assert_ends (2, "B1", "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/way/ends-are-found-by-the-rules", ends_are_found_by_the_rules);
  return g_test_run ();
}
