/* random.c: a player that takes any legal move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/random.h"

typedef struct
{
  OxbowPlayer parent;
  OxbowMoves moves;
} RandomPlayer;

OxbowMove
oxbow_random_move (const OxbowState *state, OxbowRng *rng, OxbowMoves *legal)
{
  oxbow_state_legal (state, legal);
  return legal->items[oxbow_rng_below (rng, (uint64_t) legal->n)];
}

static bool
think (OxbowPlayer *player, const OxbowState *state, int seat, const OxbowLimits *limits, GCancellable *cancellable,
       OxbowMove *move, GError **error)
{
  *move = oxbow_random_move (state, &player->rng, &((RandomPlayer *) player)->moves);
  return true;
}

static void
free_player (OxbowPlayer *player)
{
  oxbow_moves_clear (&((RandomPlayer *) player)->moves);
  g_free (player);
}

static const OxbowPlayerKind kind = { "random", think, free_player };

OxbowPlayer *
oxbow_random_player_new (uint64_t seed)
{
  RandomPlayer *self = g_new0 (RandomPlayer, 1);
  self->parent = (OxbowPlayer) { .kind = &kind, .rng = { seed } };
  return &self->parent;
}
