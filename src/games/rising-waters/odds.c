/* odds.c: how likely the seats are to win together from a position
 *
 * The estimate is made to compare positions near each other; it grows as weeks go by, and how high it begins is another
 * matter on each map. So the odds are told by the pace: whether the losses that can still be borne last as long as the
 * weeks that are left, which tells the more the fewer those are. Where the waters stand high each of these weeks costs
 * more. What stands in danger does not count, for who has a week to come may see to it; nor do abilities and cards in
 * hand: of two positions that are else alike, who has more of them wins no oftener.
 * The weights are fitted to games in all large scenarios: CONTRIBUTING.md says how to do it again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/odds.h"

#include "games/rising-waters/estimate.h"
#include "games/rising-waters/state.h"

#define LAND 0.33               /* losses a week, for each that threatens land */
#define CALM 0.2                /* losses a week that a water spares while it threatens none */

double
rising_waters_odds (const OxbowState *base, int seat)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  RisingWatersOutlook outlook = rising_waters_look_out (state);
  double weeks = MAX (rising_waters_weeks (state), 1), limit = MAX (rising_waters_limit (state), 1);
  double left = CLAMP (weeks - state->week, 0, weeks), weeks_left = left / weeks;
  double to_come = left * (0.5 + LAND * outlook.land - CALM * outlook.n_waters);
  double losses_left = (limit - state->losses - to_come) / limit;
  return -0.35 + (losses_left - 1.03 * weeks_left) / (0.05 + 0.24 * weeks_left);
}
