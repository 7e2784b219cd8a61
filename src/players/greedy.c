/* greedy.c: a player that takes what looks best by the game's estimate once its turn is over
 *
 * The rest of the best turn is kept as a plan, and played without more thought as long as the game goes as it was
 * planned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/greedy.h"

#include "players/turns.h"

#include <string.h>

#define WEARY_SLIPS 10          /* of a hundred moves, where nobody gives way */

typedef struct
{
  OxbowPlayer parent;
  int slips;
  OxbowTurns *turns;
  OxbowMoves moves;
  OxbowTurn planned;
  int next;                     /* the move of the plan to play now; 0, or past its end: no plan */
  OxbowState *expected;         /* where the plan goes on */
  OxbowState *scratch;
} GreedyPlayer;

static void
make_room (GreedyPlayer *self, const OxbowState *state)
{
  if (self->scratch != NULL && self->scratch->size == state->size)
    return;
  self->scratch = g_realloc (self->scratch, state->size);
  self->expected = g_realloc (self->expected, state->size);
  self->next = 0;
  oxbow_state_assign (self->scratch, state);
}

/* The next move of the plan, if the game stands where the plan said and the move is still legal. */
static bool
can_play_on (GreedyPlayer *self, const OxbowState *state)
{
  if (self->next == 0 || self->next >= self->planned.n_moves || self->expected->setup != state->setup
      || memcmp (self->expected, state, state->size) != 0)
    return false;
  oxbow_state_assign (self->scratch, state);
  return oxbow_state_apply (self->scratch, &self->planned.moves[self->next], NULL, NULL);
}

static void
slip (GreedyPlayer *self, const OxbowState *state, OxbowMove *move)
{
  oxbow_state_legal (state, &self->moves);
  *move = self->moves.items[oxbow_rng_below (&self->parent.rng, (uint64_t) self->moves.n)];
  self->next = 0;
}

static bool
think (OxbowPlayer *player, const OxbowState *state, int seat, const OxbowLimits *limits, GCancellable *cancellable,
       OxbowMove *move, GError **error)
{
  GreedyPlayer *self = (GreedyPlayer *) player;
  int slips = oxbow_player_is_weary (state) ? MAX (self->slips, WEARY_SLIPS) : self->slips;
  make_room (self, state);
  if (slips > 0 && (int) oxbow_rng_below (&player->rng, 100) < slips)
    {
      slip (self, state, move);
      return true;
    }
  if (!can_play_on (self, state))
    {
      self->next = 0;
      if (!oxbow_turns_find (self->turns, state, seat, &player->rng, cancellable, error))
        return false;
      if (oxbow_turns_n (self->turns) == 0)
        {
          slip (self, state, move);
          return true;
        }
      self->planned = *oxbow_turns_get (self->turns, 0);
    }
  *move = self->planned.moves[self->next++];
  oxbow_state_assign (self->expected, state);
  oxbow_state_apply (self->expected, move, NULL, NULL);
  return true;
}

static void
free_player (OxbowPlayer *player)
{
  GreedyPlayer *self = (GreedyPlayer *) player;
  oxbow_turns_free (self->turns);
  oxbow_moves_clear (&self->moves);
  g_free (self->expected);
  g_free (self->scratch);
  g_free (self);
}

static const OxbowPlayerKind kind = { "greedy", think, free_player };

OxbowPlayer *
oxbow_greedy_player_new (int breadth, int slips, uint64_t seed)
{
  g_return_val_if_fail (breadth > 0 && slips >= 0 && slips <= 100, NULL);

  GreedyPlayer *self = g_new0 (GreedyPlayer, 1);
  self->parent = (OxbowPlayer) { .kind = &kind, .rng = { seed } };
  self->slips = slips;
  self->turns = oxbow_turns_new (breadth);
  return &self->parent;
}
