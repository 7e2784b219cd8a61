/* estimate.h: what a position is worth, and what nobody can see of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include "games/rising-waters/state.h"

/* What the waters promise for weeks to come. */
typedef struct
{
  double land;                  /* losses of land that high water threatens */
  int n_waters;                 /* with land beside them that can go under */
} RisingWatersOutlook;

RisingWatersOutlook rising_waters_look_out (const RisingWatersState *state);

double rising_waters_estimate    (const OxbowState *state, int seat, OxbowTerms *terms);
void   rising_waters_determinize (OxbowState *state, int seat, OxbowRng *rng);
