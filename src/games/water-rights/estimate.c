/* estimate.c: what a position is worth to a role, and what it cannot see of it
 *
 * A hand-written value in points of the end: districts earn over the rounds that are left and count then, water and
 * cards are means to it, goals count as far as they are reached. A rival's points count against a role by the best of
 * them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/estimate.h"

#include "games/water-rights/score.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#define DROP 0.5 /* dollars that a drop is worth to who draws it free */

typedef struct
{
  double money, town, water, hand, goals, cards;
} Worth;

static int
rounds_left (const WaterRightsState *state)
{
  return MAX (water_rights_options (state)->rounds - state->round, 0);
}

static double
worth_of_drop (const WaterRightsState *state, int seat)
{
  return water_rights_pays (state, seat) ? DROP + (double) state->price_cost / state->price_units : DROP;
}

/* Dollars that a district earns each turn, what it uses taken off. */
static double
yield_of (const WaterRightsState *state, int seat, const WaterRightsKind *kind)
{
  int n_dots =
      kind->dots[WATER_RIGHTS_DOT_RED] + kind->dots[WATER_RIGHTS_DOT_GREEN] + kind->dots[WATER_RIGHTS_DOT_YELLOW];
  double tax = kind->colour == WATER_RIGHTS_GREY ? 0 : 0.67 * state->tax_cost / state->tax_tiles;
  return kind->income - kind->water * worth_of_drop (state, seat) - 0.5 * n_dots - tax;
}

/* How far a metric is on its way to a goal: all of it once it is reached, else less than half. */
static double
progress (const WaterRightsState *state, int seat, const WaterRightsGoal *goal)
{
  int value = water_rights_metric (state, seat, goal->metric);
  return value >= goal->minimum ? 1 : 0.45 * value / goal->minimum;
}

static double
worth_of_goals (const WaterRightsState *state, int seat)
{
  const WaterRightsOptions *options = water_rights_options (state);
  const WaterRightsData *data = water_rights_data (state);
  double sum = options->secret_points * progress (state, seat, &data->goals[state->secret[seat]]);
  for (int i = 0; i < WATER_RIGHTS_BONUS_GOALS; i++)
    if (water_rights_has_goal (state, seat, state->bonus[i]))
      sum += 0.8 * options->bonus_points;
    else if (seat != WATER_RIGHTS_KING)
      sum += 0.3 * options->bonus_points * progress (state, seat, &data->goals[state->bonus[i]]);
  return sum;
}

static Worth
worth_of_king (const WaterRightsState *state)
{
  const WaterRightsSetup *setup = water_rights_setup (state);
  const WaterRightsOptions *options = &setup->options;
  double per_round = 0;
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    per_round +=
        setup->is_present[seat] ? water_rights_tax_due (state, seat) + (water_rights_pays (state, seat) ? 2 : 0) : 0;
  double divisor = options->king_div + setup->n_present;
  return (Worth){
    .money = (state->king_money + per_round * rounds_left (state)) / divisor,
    .water = (double) state->bank / options->bank_div,
    .goals = worth_of_goals (state, WATER_RIGHTS_KING),
  };
}

static Worth
worth_of_mayor (const WaterRightsState *state, int seat)
{
  const WaterRightsOptions *options = water_rights_options (state);
  const WaterRightsData *data = water_rights_data (state);
  const WaterRightsMayor *mayor = &state->mayors[seat];
  const WaterRightsHeld *hand = water_rights_peek_hand (state);
  double left = rounds_left (state) + (state->turn <= seat && state->phase != WATER_RIGHTS_OVER ? 1 : 0), need = 0;
  Worth worth = { .money = (double) mayor->money / options->money_div,
                  .cards = mayor->legacy * (options->legacy_points + 0.25 * left) };
  for (int i = 0; i < data->n_town[seat]; i++)
    {
      int site = data->town[seat][i];
      if (!water_rights_is_district (state, site))
        continue;
      const WaterRightsKind *kind = &data->kinds[state->plots[site].kind];
      need += kind->water;
      worth.town +=
          kind->value * (state->plots[site].water ? 1 : 0.7) + left * yield_of (state, seat, kind) / options->money_div;
    }
  for (int i = 0; i < state->n_hand; i++)
    if (hand[i].seat == seat && data->kinds[hand[i].kind].class != WATER_RIGHTS_PLANT)
      worth.hand += 0.6 * data->kinds[hand[i].kind].value
                    + 0.7 * MAX (left - 1, 0) * yield_of (state, seat, &data->kinds[hand[i].kind]) / options->money_div;
  int capacity = water_rights_capacity (state, seat),
      recycling = water_rights_metric (state, seat, WATER_RIGHTS_METRIC_RECYCLE);
  worth.water =
      (0.3 * water_rights_stored (state, seat) + 0.2 * MIN (capacity, need + 2) * (left + 1) + 0.5 * recycling * left)
          / options->money_div
      + 0.05 * mayor->n_posts * left;
  worth.goals = worth_of_goals (state, seat);
  return worth;
}

static Worth
worth_of (const WaterRightsState *state, int seat)
{
  return seat == WATER_RIGHTS_KING ? worth_of_king (state) : worth_of_mayor (state, seat);
}

static double
total (const Worth *worth)
{
  return worth->money + worth->town + worth->water + worth->hand + worth->goals + worth->cards;
}

/* The best of those who can win beside this seat; nought if there is none. */
static double
worth_of_rivals (const WaterRightsState *state, int seat)
{
  double most = 0;
  bool has_rival = false;
  for (int other = 0; other < WATER_RIGHTS_SEATS; other++)
    {
      if (other == seat || !water_rights_takes_part (state, other))
        continue;
      Worth worth = worth_of (state, other);
      double value = state->phase == WATER_RIGHTS_OVER ? water_rights_score (state, other).total : total (&worth);
      most = has_rival ? MAX (most, value) : value;
      has_rival = true;
    }
  return most;
}

double
water_rights_estimate (const OxbowState *base, int seat, OxbowTerms *terms)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  if (!water_rights_setup (state)->is_present[seat])
    {
      oxbow_terms_add (terms, N_("not in the game"), 0);
      return 0;
    }
  double rivals = worth_of_rivals (state, seat);
  if (state->phase == WATER_RIGHTS_OVER)
    {
      int points = water_rights_score (state, seat).total;
      oxbow_terms_add (terms, N_("points"), points);
      oxbow_terms_add (terms, N_("rivals"), -rivals);
      return points - rivals;
    }
  Worth own = worth_of (state, seat);
  oxbow_terms_add (terms, N_("money"), own.money);
  oxbow_terms_add (terms, N_("districts"), own.town);
  oxbow_terms_add (terms, N_("water"), own.water);
  oxbow_terms_add (terms, N_("tiles in hand"), own.hand);
  oxbow_terms_add (terms, N_("goals"), own.goals);
  oxbow_terms_add (terms, N_("legacy cards"), own.cards);
  oxbow_terms_add (terms, N_("rivals"), -rivals);
  return total (&own) - rivals;
}

static int
compare_bytes (const void *a, const void *b)
{
  return *(const uint8_t *) a - *(const uint8_t *) b;
}

static uint8_t
deal_secret (const WaterRightsState *state, int seat, OxbowRng *rng)
{
  const WaterRightsData *data = water_rights_data (state);
  uint8_t goals[WATER_RIGHTS_MAX_KINDS];
  int n = 0;
  for (int goal = 0; goal < data->n_goals; goal++)
    if (data->goals[goal].role == seat)
      goals[n++] = (uint8_t) goal;
  return goals[oxbow_rng_below (rng, (uint64_t) n)];
}

/* Which tiles and cards are left is known, their order, the generator and others' goals are not. Sorted first, a pile
 * cannot tell anything of the order it was in. */
void
water_rights_determinize (OxbowState *base, int seat, OxbowRng *rng)
{
  WaterRightsState *state = (WaterRightsState *) base;
  for (int pile = 0; pile < WATER_RIGHTS_DISCARDED_EVENTS; pile++)
    {
      qsort (water_rights_pile (state, pile), state->n_pile[pile], 1, compare_bytes);
      oxbow_rng_shuffle (rng, water_rights_pile (state, pile), state->n_pile[pile]);
    }
  for (int other = 0; state->phase != WATER_RIGHTS_OVER && other < WATER_RIGHTS_SEATS; other++)
    if (other != seat && water_rights_setup (state)->is_present[other])
      state->secret[other] = deal_secret (state, other, rng);
  base->rng.s = oxbow_rng_next (rng);
}
