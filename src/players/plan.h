/* plan.h: the turn that a player has decided on, move by move
 *
 * It goes on as long as the game does as it was planned; then another turn has to be found. Where none can be found it
 * is a legal move by chance.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/turns.h"

G_BEGIN_DECLS

typedef struct _OxbowPlan OxbowPlan;

OxbowPlan *oxbow_plan_new     (void);
void       oxbow_plan_free    (OxbowPlan *plan);

/* From now on this turn is played, from its first move; NULL: there is none. */
void       oxbow_plan_take    (OxbowPlan *plan, const OxbowTurn *turn);

/* Whether the game stands where the plan said, and the move that is next is still legal. */
bool       oxbow_plan_goes_on (OxbowPlan *plan, const OxbowState *state);

/* The move that is next, or one by chance. */
OxbowMove  oxbow_plan_next    (OxbowPlan *plan, const OxbowState *state, OxbowRng *rng);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowPlan, oxbow_plan_free)

G_END_DECLS
