/* odds.c: how likely the seats are to win together from a position
 *
 * The estimate is made to compare positions near each other; it grows as weeks go by, and how high it begins is another
 * matter on each map. So the odds are told by the pace: whether the losses that can still be borne last as long as the
 * weeks that are left, which tells the more the fewer those are. The weights are fitted to games of easy players in all
 * large scenarios: CONTRIBUTING.md says how to do it again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/odds.h"

#include "games/rising-waters/state.h"

double
rising_waters_odds (const OxbowState *base, int seat)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  double weeks = rising_waters_weeks (state), limit = rising_waters_limit (state);
  double weeks_left = CLAMP ((weeks - state->week) / MAX (weeks, 1), 0, 1);
  double losses_left = (limit - state->losses) / MAX (limit, 1);
  return -0.4 + 2.9 * (losses_left - weeks_left) / (weeks_left + 0.15);
}
