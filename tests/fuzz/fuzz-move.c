/* fuzz-move.c: any line of text as a move, in games of Dos Rios that are under way
 *
 * The first byte chooses the position. A line is no move, or is refused and changes nothing, or is one of the legal
 * moves; whatever is a move has a canonical text that stands for the same move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include "core/ruleset.h"

#include <string.h>

#define N_POSITIONS 16
#define MOVES_APART 25          /* between two positions of the line */

static OxbowSetup *setup;
static OxbowState *positions[N_POSITIONS];

static const char valley[] =
  "^^Vh^fM^^"
  "^^fhfhfh^"
  "^hhhfwfh^"
  "^hfhcffh^"
  "^ffwwfwc^"
  "1hcftcft2"
  "1ctcfftw2"
  "1~ftwtc~2"
  ".~~~@~~~.";

static void
play_at_random (OxbowState *state, int n_moves, OxbowRng *chance)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  for (int i = 0; i < n_moves; i++)
    {
      moves.n = 0;
      oxbow_state_legal (state, &moves);
      if (moves.n == 0)
        break;
      int chosen = (int) oxbow_rng_below (chance, (uint64_t) moves.n);
      g_assert_true (oxbow_state_apply (state, &moves.items[chosen], NULL, NULL));
    }
  oxbow_moves_clear (&moves);
}

static void
make_positions (void)
{
  OxbowMap *map = oxbow_map_new (OXBOW_FLAT, 9, 9, '.');
  memcpy (map->terrain, valley, strlen (valley));
  g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (oxbow_ruleset_find ("dos-rios"), "first-valley", map);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;
  OxbowRng chance = { 5 };
  settings->seed = 7;
  settings->has_seed = true;
  settings->players = 3;
  setup = oxbow_setup_new (scenario, settings, &error);
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  for (int i = 0; i < N_POSITIONS; i++)
    {
      positions[i] = oxbow_state_copy (state);
      play_at_random (state, MOVES_APART, &chance);
    }
}

static bool
is_legal (const OxbowState *state, const OxbowMove *move)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  bool found = false;
  oxbow_state_legal (state, &moves);
  for (int i = 0; i < moves.n && !found; i++)
    found = oxbow_move_equal (&moves.items[i], move);
  oxbow_moves_clear (&moves);
  return found;
}

static void
check_text (const OxbowState *state, const OxbowMove *move)
{
  OxbowMove again;
  g_autofree char *text = oxbow_move_to_text (state, move);
  g_autoptr (GError) error = NULL;
  g_assert_true (oxbow_move_parse (state, text, &again, &error));
  g_assert_true (oxbow_move_equal (move, &again));
}

static void
check_apply (const OxbowState *state, const OxbowMove *move)
{
  g_autofree OxbowState *copy = oxbow_state_copy (state);
  g_autoptr (GError) error = NULL;
  bool legal = is_legal (state, move);
  OxbowEvents events = OXBOW_MOVES_INIT;
  bool applied = oxbow_state_apply (copy, move, &events, &error);
  g_assert_true (applied == legal);
  g_assert_true (applied == (error == NULL));
  if (!applied)
    {
      g_assert_cmpmem (copy, copy->size, state, state->size);
      g_assert_cmpint (events.n, ==, 0);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
  oxbow_moves_clear (&events);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  if (setup == NULL)
    make_positions ();
  if (size == 0)
    return 0;
  const OxbowState *state = positions[data[0] % N_POSITIONS];
  g_autofree char *text = g_strndup ((const char *) data + 1, size - 1);
  g_autoptr (GError) error = NULL;
  OxbowMove move;
  if (oxbow_move_parse (state, text, &move, &error))
    {
      g_assert_no_error (error);
      check_text (state, &move);
      check_apply (state, &move);
    }
  else
    g_assert_nonnull (error);
  return 0;
}
