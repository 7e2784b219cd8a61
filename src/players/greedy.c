/* greedy.c: a player that takes what looks best by the game's estimate once its turn is over
 *
 * The rest of the best turn is played without more thought.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/greedy.h"

#include "players/plan.h"
#include "players/turns.h"

#define WEARY_SLIPS 10          /* of a hundred moves, where nobody gives way */

typedef struct
{
  OxbowPlayer parent;
  int slips;
  OxbowTurns *turns;
  OxbowPlan *plan;
} GreedyPlayer;

static bool
slips (GreedyPlayer *self, const OxbowState *state)
{
  int slips = oxbow_player_is_weary (state) ? MAX (self->slips, WEARY_SLIPS) : self->slips;
  return slips > 0 && (int) oxbow_rng_below (&self->parent.rng, 100) < slips;
}

static bool
think (OxbowPlayer *player, const OxbowState *state, int seat, const OxbowLimits *limits, GCancellable *cancellable,
       OxbowMove *move, GError **error)
{
  GreedyPlayer *self = (GreedyPlayer *) player;
  if (slips (self, state))
    oxbow_plan_take (self->plan, NULL);
  else if (!oxbow_plan_goes_on (self->plan, state))
    {
      oxbow_plan_take (self->plan, NULL);
      if (!oxbow_turns_find (self->turns, state, seat, &player->rng, cancellable, error))
        return false;
      if (oxbow_turns_n (self->turns) > 0)
        oxbow_plan_take (self->plan, oxbow_turns_get (self->turns, 0));
    }
  *move = oxbow_plan_next (self->plan, state, &player->rng);
  return true;
}

static void
free_player (OxbowPlayer *player)
{
  GreedyPlayer *self = (GreedyPlayer *) player;
  oxbow_turns_free (self->turns);
  oxbow_plan_free (self->plan);
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
  self->plan = oxbow_plan_new ();
  return &self->parent;
}
