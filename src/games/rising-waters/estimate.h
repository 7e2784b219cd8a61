/* estimate.h: what a position is worth, and what nobody can see of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

double rising_waters_estimate    (const OxbowState *state, int seat, OxbowTerms *terms);
void   rising_waters_determinize (OxbowState *state, int seat, OxbowRng *rng);
