/* random.c: a player that takes any legal move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/random.h"

typedef struct
{
  OxbowPlayer parent;
  OxbowMoves moves;
} RandomPlayer;

static bool
think (OxbowPlayer *player, const OxbowState *state, int seat, const OxbowLimits *limits, GCancellable *cancellable,
       OxbowMove *move, GError **error)
{
  OxbowMoves *moves = &((RandomPlayer *) player)->moves;
  oxbow_state_legal (state, moves);
  *move = moves->items[oxbow_rng_below (&player->rng, (uint64_t) moves->n)];
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
