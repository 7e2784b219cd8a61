/* weighing.h: games that were played and watched, as the numbers that tell whether a board is fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/balance.h"
#include "players/chronicle.h"

G_BEGIN_DECLS

/* n_games: at least one. */
OxbowBalance *oxbow_balance_new  (const OxbowRuleset *ruleset, const OxbowArenaGame *games, int n_games,
                                  const OxbowChronicle *chronicle);
void          oxbow_balance_free (OxbowBalance *balance);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowBalance, oxbow_balance_free)

G_END_DECLS
