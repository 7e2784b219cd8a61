/* cards.h: decks, boards, goals and seasons, as the tables of a scenario give them (section 2 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

/* Of a scenario whose records fit the palette; what the tables leave out is not there, or none. */
void rising_waters_cards_init (RisingWatersCards *cards, const OxbowScenario *scenario);
int  rising_waters_cards_sum  (const int *counts, int n);

G_END_DECLS
