/* plan.c: the turn that a player has decided on, move by move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/plan.h"

#include "players/random.h"

#include <string.h>

struct _OxbowPlan
{
  OxbowTurn turn;
  int next;                     /* of its moves; past the last: there is none */
  OxbowState *expected;         /* where it goes on, once a move of it has been made */
  OxbowState *scratch;
  OxbowMoves moves;
};

OxbowPlan *
oxbow_plan_new (void)
{
  return g_new0 (OxbowPlan, 1);
}

void
oxbow_plan_free (OxbowPlan *plan)
{
  if (plan == NULL)
    return;
  g_free (plan->expected);
  g_free (plan->scratch);
  oxbow_moves_clear (&plan->moves);
  g_free (plan);
}

void
oxbow_plan_take (OxbowPlan *plan, const OxbowTurn *turn)
{
  plan->next = plan->turn.n_moves = 0;
  if (turn != NULL)
    plan->turn = *turn;
}

bool
oxbow_plan_goes_on (OxbowPlan *plan, const OxbowState *state)
{
  if (plan->next == 0 || plan->next >= plan->turn.n_moves || plan->expected->setup != state->setup
      || plan->expected->size != state->size || memcmp (plan->expected, state, state->size) != 0)
    return false;
  oxbow_state_assign (plan->scratch, state);
  return oxbow_state_apply (plan->scratch, &plan->turn.moves[plan->next], NULL, NULL);
}

static void
make_room (OxbowPlan *plan, const OxbowState *state)
{
  if (plan->expected != NULL && plan->expected->size == state->size)
    return;
  plan->expected = g_realloc (plan->expected, state->size);
  plan->scratch = g_realloc (plan->scratch, state->size);
}

OxbowMove
oxbow_plan_next (OxbowPlan *plan, const OxbowState *state, OxbowRng *rng)
{
  if (plan->next >= plan->turn.n_moves)
    return oxbow_random_move (state, rng, &plan->moves);
  OxbowMove move = plan->turn.moves[plan->next++];
  make_room (plan, state);
  oxbow_state_assign (plan->expected, state);
  oxbow_state_apply (plan->expected, &move, NULL, NULL);
  return move;
}
