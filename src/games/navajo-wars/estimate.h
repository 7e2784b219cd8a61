/* estimate.h: for computer players: hidden things dealt anew, and how a position stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

void   navajo_wars_determinize (OxbowState *state, int seat, OxbowRng *rng);
double navajo_wars_estimate    (const OxbowState *state, int seat, OxbowTerms *terms);
bool   navajo_wars_misleads    (const OxbowState *state, int seat);

G_END_DECLS
