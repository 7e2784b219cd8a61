/* estimate.h: what a position is worth to a player, and what he cannot see of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

double dos_rios_estimate    (const OxbowState *base, int seat, OxbowTerms *terms);
void   dos_rios_determinize (OxbowState *base, int seat, OxbowRng *rng);

G_END_DECLS
