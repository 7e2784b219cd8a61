/* estimate.h: for computer players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"

G_BEGIN_DECLS

void   water_rights_determinize (OxbowState *state, int seat, OxbowRng *rng);
double water_rights_estimate    (const OxbowState *state, int seat, OxbowTerms *terms);

G_END_DECLS
