/* estimate.c: what a position is worth, and what nobody can see of it
 *
 * The players win or lose together, so that the value is nearly the same for all of them: losses to come weigh most,
 * then what helps against them. Points of one's own count little.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/estimate.h"

#include "games/rising-waters/water.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#define DECIDED 1000.0

/* Water that stands over its shore will flood it, and at the brim any rain does. */
static double
danger_of_water (const RisingWatersState *state)
{
  double danger = 0;
  for (int group = 0; group < rising_waters_ground (state)->n_water; group++)
    {
      int freeboard = rising_waters_freeboard (state, group);
      danger += freeboard == 0 ? 3 : freeboard == 1 ? 1.2 : freeboard == 2 ? 0.5 : 0;
    }
  return danger;
}

static double
worth_of_abilities (const RisingWatersState *state)
{
  double worth = 0;
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    {
      const RisingWatersSeat *own = &state->seats[seat];
      worth += 1.5 * own->actions + 0.4 * own->move + 0.4 * own->donate + 0.5 * own->swim + 0.5 * own->raft
               + 0.7 * own->discount;
    }
  return worth;
}

static double
worth_of_hands (const RisingWatersState *state)
{
  double worth = 0;
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    {
      const uint8_t *hand = state->seats[seat].hand;
      int n = rising_waters_n_community_in (state, seat);
      worth += 0.25 * n + (n >= 2 ? 0.5 : 0) + 0.4 * hand[RISING_WATERS_JOB] - 0.6 * hand[RISING_WATERS_THREAT];
    }
  return worth;
}

static double
worth_of_levees (const RisingWatersState *state)
{
  double worth = 0;
  for (OxbowCell cell = 0; cell < rising_waters_ground (state)->n_cells; cell++)
    if (state->plots[cell].levee > 0)
      worth += 0.2 * state->plots[cell].levee - 0.4;
  return worth;
}

double
rising_waters_estimate (const OxbowState *base, int seat, OxbowTerms *terms)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  double points = 0.05 * state->seats[seat].points;
  if (state->phase == RISING_WATERS_OVER)
    {
      double result = state->result == RISING_WATERS_WON ? DECIDED : -DECIDED;
      oxbow_terms_add (terms, N_("the game is over"), result);
      oxbow_terms_add (terms, N_("personal points"), points);
      return result + points;
    }
  int weeks_left = rising_waters_weeks (state) - state->week;
  double margin = 4.0 * (rising_waters_limit (state) - state->losses), weeks = -6.0 * weeks_left;
  double water = -2 * danger_of_water (state), abilities = worth_of_abilities (state), hands = worth_of_hands (state);
  double levees = worth_of_levees (state), track = 0.3 * MIN (state->track, rising_waters_camp_price (state));
  oxbow_terms_add (terms, N_("losses that can still be borne"), margin);
  oxbow_terms_add (terms, N_("weeks to come"), weeks);
  oxbow_terms_add (terms, N_("water at the brim"), water);
  oxbow_terms_add (terms, N_("abilities"), abilities);
  oxbow_terms_add (terms, N_("cards in hand"), hands);
  oxbow_terms_add (terms, N_("levees"), levees);
  oxbow_terms_add (terms, N_("donations"), track);
  oxbow_terms_add (terms, N_("personal points"), points);
  return margin + weeks + water + abilities + hands + levees + track + points;
}

static int
compare_cards (const void *a, const void *b)
{
  return *(const uint8_t *) a - *(const uint8_t *) b;
}

/* Sorted first, the cards cannot tell anything of the order they were in. */
static void
deal_anew (uint8_t *cards, int n, OxbowRng *rng)
{
  qsort (cards, (size_t) n, 1, compare_cards);
  oxbow_rng_shuffle (rng, cards, n);
}

/* RW-3: all hands are open; the order of decks is not, but for the top cards that are known. Goals A lie above B. */
void
rising_waters_determinize (OxbowState *base, int seat, OxbowRng *rng)
{
  RisingWatersState *state = (RisingWatersState *) base;
  int n_second = MIN (state->n_goal_deck, RISING_WATERS_PAIRS);
  deal_anew (rising_waters_weather_deck (state), state->n_weather - state->seen_weather, rng);
  deal_anew (rising_waters_landowner_deck (state), state->n_landowner - state->seen_landowner, rng);
  deal_anew (rising_waters_community_deck (state), state->n_community, rng);
  deal_anew (state->goal_deck, n_second, rng);
  deal_anew (state->goal_deck + n_second, state->n_goal_deck - n_second, rng);
  base->rng.s = oxbow_rng_next (rng);
}
