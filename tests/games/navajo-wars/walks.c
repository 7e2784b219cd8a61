/* walks.c: whole games along a fixed path, and their digests (NW-10.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/games.h"

typedef struct
{
  const char *scenario;
  uint64_t seed;
  const char *defeat;
  int moves, turns;
  const char *result;
  uint64_t rng, hash;
} Walk;

static const Walk walks[] = {
  { "rise", 1, "always", 48, 6, "major-defeat", 0xa851f9a236f7ec74, 0xf46a66c681539dea },
  { "rise", 2, "never", 76, 12, "minor-defeat", 0x865691719cbbdb7e, 0xb159994e683dbba3 },
  { "rise", 3, "never", 47, 11, "minor-defeat", 0xcdab8c75b9187837, 0x593f22058080d24b },
  { "mundo", 1, "always", 80, 18, "major-defeat", 0xc623af8783354e71, 0x1dc7914e79e7db2d },
  { "mundo", 2, "never", 178, 39, "minor-defeat", 0x3206b5b6bb9842bb, 0x2b89f19a2362324b },
  { "mundo", 3, "never", 125, 44, "major-defeat", 0x03dbf477c2af69ea, 0xb699440bf31ad68d },
  { "broken", 1, "always", 60, 8, "major-defeat", 0x8bc9953a2b9fadc4, 0x9b3189fa1aca37ac },
  { "broken", 2, "never", 133, 39, "minor-defeat", 0xa2136e3141f9e5fe, 0xed289b65ec677dcb },
  { "broken", 3, "never", 171, 44, "major-defeat", 0x7746d79530f587f7, 0xde6b5676232c4a3d },
  { "fearing", 1, "always", 58, 5, "major-defeat", 0x3ba36bca987ac3fb, 0x3be9eb1ffbf5790f },
  { "fearing", 2, "never", 141, 39, "major-defeat", 0x45bdebb35028345a, 0xa72e417ab2fc2529 },
  { "fearing", 3, "never", 145, 44, "major-defeat", 0x822cdf264ebd2c85, 0x00ec9685019bbce9 },
  { "rope", 1, "always", 70, 9, "minor-defeat", 0x49e79dfe9e26e353, 0x860566f8be48c53c },
  { "rope", 2, "never", 85, 9, "major-defeat", 0x949ac3a5a267fad6, 0x5ab1c912f4070459 },
  { "rope", 3, "never", 75, 7, "major-defeat", 0x7d85630625f38e6e, 0xd87478fe82816c5e },
  { "navajo", 1, "always", 80, 18, "major-defeat", 0xc623af8783354e71, 0xeceb1b433c9e2fbd },
  { "navajo", 2, "never", 350, 121, "major-defeat", 0xc50a6a0b91cbd52f, 0x16aae7008a3493f4 },
};

static void
test_walk (gconstpointer data)
{
  const Walk *walk = data;
  g_autofree char *options = g_strdup_printf ("defeat=%s", walk->defeat);
  g_autoptr (OxbowSetup) setup = navajo_wars_game (walk->scenario, walk->seed, options);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  uint64_t hash = 0xcbf29ce484222325;
  OxbowResult result;
  int n = 0;

  for (; oxbow_state_turn (state) >= 0; n++)
    {
      oxbow_state_legal_sorted (state, &moves);
      OxbowMove move = moves.items[(7 * n + 3) % moves.n];
      g_autofree char *text = oxbow_move_to_text (state, &move);
      g_assert_true (oxbow_state_apply (state, &move, NULL, NULL));
      uint64_t digest = oxbow_state_digest (state);
      hash = (hash ^ digest) * 0x100000001b3;
      g_test_message ("%d of %d: %s", (7 * n + 3) % moves.n, moves.n, text);
    }
  oxbow_moves_clear (&moves);
  g_assert_true (oxbow_state_ruleset (state)->result (state, &result));
  g_assert_cmpstr (result.text, ==, walk->result);
  g_assert_cmpint (n, ==, walk->moves);
  g_assert_cmpint (((const NavajoWarsState *) state)->turn, ==, walk->turns);
  g_assert_cmphex (state->rng.s, ==, walk->rng);
  g_assert_cmphex (hash, ==, walk->hash);
}

void
add_walk_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (walks); i++)
    {
      g_autofree char *path = g_strdup_printf ("/navajo-wars/NW-10.2/walk/%s-%d", walks[i].scenario,
                                               (int) walks[i].seed);
      g_test_add_data_func (path, &walks[i], test_walk);
    }
}
