/* estimate.c: what a position is worth to a role, and what it cannot see of it
 *
 * A hand-written value in points of the end: districts earn over the rounds that are left and count then, as many of
 * them as the town's plants can water; water and cards are means to it, goals count as far as they are reached. A
 * rival's points count against a role by the best of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/estimate.h"

#include "games/water-rights/score.h"

#include <glib/gi18n-lib.h>

#define MAX_PROSPECTS 48        /* districts of a town, built or in hand, that are thought of */
#define HAND 0.9                /* what a tile in hand is worth of what it is where it stands */
#define DRY 0.2                 /* the same of a district that the water does not reach */
#define CLOSED 0.25             /* and of one that needs tokens which the town cannot have */
#define DUE 0.95                /* and of income that the turn can still bring, and of a district that it can supply */
#define SLACK 6                 /* drops that plants may well hold beyond what districts need */
#define TAXED_SOON 0.8          /* what a tile in hand is worth of a district, to him who taxes it */
#define TAXED_LATER 0.5         /* districts that a town builds of each taxed colour in a round to come */
#define UNTAXED 0.3             /* of a step of the tax: what districts short of the next one leave untaxed */
#define BANK_LATER 0.5          /* how fast a drop in the bank loses its worth with the rounds before the end */

typedef struct
{
  double money, town, water, hand, goals, cards;
} Worth;

/* A district that a town has or holds, and what it would give from now on if it got its water. */
typedef struct
{
  const WaterRightsKind *kind;
  bool is_built, is_supplied, is_due;   /* due: it can be supplied in the turn that is being played */
  double gain;
} Prospect;

/* What a town can do each turn, as long as nothing changes. */
typedef struct
{
  const WaterRightsState *state;
  int seat;
  double turns;                 /* that it still has after this one */
  double drop;                  /* dollars that a drop costs it */
  int water;                    /* drops that it can have each turn */
  bool runs;                    /* its works run for a district that has been thought of */
  Prospect prospects[MAX_PROSPECTS];
  int n;
} Plan;

static int
rounds_left (const WaterRightsState *state)
{
  return MAX (water_rights_options (state)->rounds - state->round, 0);
}

static bool
is_taxed (const WaterRightsState *state, int colour)
{
  return state->taxed[0] == colour || state->taxed[1] == colour;
}

/* Dollars a turn that the King takes for a district: in part also of what he does not tax yet. */
static double
tax_on (const WaterRightsState *state, const WaterRightsKind *kind)
{
  double rate = (double) state->tax_cost / state->tax_tiles;
  return kind->colour == WATER_RIGHTS_GREY ? 0 : is_taxed (state, kind->colour) ? rate : 0.3 * rate;
}

/* Whether a town can have the tokens at all; what they cost. */
static bool
can_have_tokens (const Plan *plan, const WaterRightsKind *kind, double *cost)
{
  const WaterRightsData *data = water_rights_data (plan->state);
  *cost = 0;
  for (int dot = 0; dot < WATER_RIGHTS_DOTS; dot++)
    {
      if (kind->dots[dot] == 0 || data->roles[plan->seat].dot == dot)
        continue;
      if (!water_rights_has_post (plan->state, plan->seat, data->seller[dot]))
        return false;
      *cost += 0.5 * kind->dots[dot];
    }
  return true;
}

/* By the drop. */
static bool
is_better (const Prospect *one, const Prospect *other)
{
  return one->gain * other->kind->water > other->gain * one->kind->water;
}

static void
add_prospect (Plan *plan, const WaterRightsKind *kind, bool is_built, bool is_supplied)
{
  const WaterRightsOptions *options = water_rights_options (plan->state);
  bool can_build = plan->state->turn == plan->seat && plan->state->phase <= WATER_RIGHTS_BUILD;
  double tokens, turns = plan->turns - (is_built || can_build ? 0 : 1);
  if (plan->n == MAX_PROSPECTS || turns < 0)
    return;
  bool is_open = can_have_tokens (plan, kind, &tokens);
  double yield = kind->income - kind->water * plan->drop - tokens - tax_on (plan->state, kind);
  double gain = kind->value + turns * yield / options->money_div;
  Prospect prospect = { kind, is_built, is_supplied, false, is_open ? gain : CLOSED * gain };
  int at = plan->n++;
  for (; at > 0 && is_better (&prospect, &plan->prospects[at - 1]); at--)
    plan->prospects[at] = plan->prospects[at - 1];
  plan->prospects[at] = prospect;
}

/* Drops that the mayor whose turn it is can still supply districts with: those it has, and those it may ask for. */
static int
water_at_hand (const WaterRightsState *state, int seat)
{
  int stored = water_rights_stored (state, seat), limit = water_rights_limit (state, seat);
  int more = water_rights_capacity (state, seat) - stored;
  if (state->phase == WATER_RIGHTS_SUPPLY)
    return stored;
  if (!water_rights_options (state)->unlimited_bank)
    more = MIN (more, state->bank);
  if (limit != WATER_RIGHTS_NO_LIMIT)
    more = MIN (more, limit - state->mayors[seat].asked);
  return stored + MAX (more, 0);
}

/* What the turn that is being played can still bring, or a mayor would seem the richer the sooner it stops building.
 * Districts that will have water are marked. */
static double
plan_supply (Plan *plan)
{
  const WaterRightsState *state = plan->state;
  int own = water_rights_data (state)->roles[plan->seat].dot, water = water_at_hand (state, plan->seat);
  int asked = water - water_rights_stored (state, plan->seat);
  bool runs = state->mayors[plan->seat].ran;
  double sum = 0;
  for (int i = 0; i < plan->n; i++)
    {
      Prospect *prospect = &plan->prospects[i];
      bool runs_first = prospect->kind->dots[own] > 0 && !runs;
      int need = prospect->kind->water + (runs_first ? water_rights_options (state)->run_cost : 0);
      double tokens;
      if (!prospect->is_built || prospect->is_supplied || need > water
          || !can_have_tokens (plan, prospect->kind, &tokens))
        continue;
      water -= need;
      runs |= runs_first;
      prospect->is_due = true;
      sum += prospect->kind->income - tokens - plan->drop * MIN (need, asked);
      asked = MAX (asked - need, 0);
    }
  return DUE * sum;
}

/* A district in the last turn: only what is supplied then counts. */
static double
share_at_last (const Prospect *prospect)
{
  return prospect->is_supplied ? 1 : prospect->is_due ? DUE : 0;
}

/* The best by the drop come first, as far as the water goes; what it does not reach is worth little. */
static void
add_districts (Plan *plan, Worth *worth)
{
  int own = water_rights_data (plan->state)->roles[plan->seat].dot;
  for (int i = 0; i < plan->n; i++)
    {
      const Prospect *prospect = &plan->prospects[i];
      bool runs_first = prospect->kind->dots[own] > 0 && !plan->runs;
      int need = prospect->kind->water + (runs_first ? water_rights_options (plan->state)->run_cost : 0);
      bool is_last = plan->turns == 0 && prospect->is_built,
           is_watered = is_last ? prospect->is_supplied || prospect->is_due : need <= plan->water;
      double gain = MAX (prospect->gain, 0) * (is_last ? share_at_last (prospect) : is_watered ? 1 : DRY);
      if (is_watered)
        {
          plan->water -= need;
          plan->runs |= prospect->kind->dots[own] > 0;
        }
      if (prospect->is_built)
        worth->town += gain;
      else
        worth->hand += HAND * gain;
    }
}

static void
find_prospects (Plan *plan)
{
  const WaterRightsState *state = plan->state;
  const WaterRightsData *data = water_rights_data (state);
  const WaterRightsHeld *hand = water_rights_peek_hand (state);
  for (int i = 0; i < data->n_town[plan->seat]; i++)
    {
      int site = data->town[plan->seat][i];
      if (water_rights_is_district (state, site))
        add_prospect (plan, &data->kinds[state->plots[site].kind], true, state->plots[site].water);
    }
  for (int i = 0; i < state->n_hand; i++)
    if (hand[i].seat == plan->seat && data->kinds[hand[i].kind].class != WATER_RIGHTS_PLANT)
      add_prospect (plan, &data->kinds[hand[i].kind], false, false);
}

/* Drops that plants hold if they are full, those in hand counted in: all of them, or those that fill by themselves. */
static int
count_capacity (const WaterRightsState *state, int seat, bool only_recycling)
{
  const WaterRightsData *data = water_rights_data (state);
  const WaterRightsHeld *hand = water_rights_peek_hand (state);
  int n = 0;
  for (int i = 0; i < data->n_town[seat]; i++)
    {
      int site = data->town[seat][i];
      if (water_rights_is_plant (state, site) && (data->kinds[state->plots[site].kind].recycles || !only_recycling))
        n += data->kinds[state->plots[site].kind].capacity;
    }
  for (int i = 0; i < state->n_hand; i++)
    if (hand[i].seat == seat && (data->kinds[hand[i].kind].recycles || !only_recycling))
      n += data->kinds[hand[i].kind].capacity;
  return n;
}

/* What the turn that is being played has brought so far: what is supplied earns when it ends. */
static double
worth_of_turn (const WaterRightsState *state, int seat)
{
  return state->turn == seat ? water_rights_income_due (state, seat) - water_rights_tax_due (state, seat) : 0;
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
      sum += 0.6 * options->bonus_points * progress (state, seat, &data->goals[state->bonus[i]]);
  return sum;
}

/* What the King can expect of a town's taxes until the end: it grows, and what it has not built it holds in hand. */
static double
taxes_to_come (const WaterRightsState *state, int seat)
{
  const WaterRightsData *data = water_rights_data (state);
  const WaterRightsHeld *hand = water_rights_peek_hand (state);
  int left = rounds_left (state);
  double a_round = 0;
  for (int i = 0; i < 2 && state->taxed[i] != WATER_RIGHTS_NOTHING; i++)
    {
      double districts = water_rights_metric (state, seat, WATER_RIGHTS_METRIC_COLOUR + state->taxed[i]);
      for (int k = 0; k < state->n_hand; k++)
        if (hand[k].seat == seat && data->kinds[hand[k].kind].class != WATER_RIGHTS_PLANT
            && data->kinds[hand[k].kind].colour == state->taxed[i])
          districts += TAXED_SOON;
      districts += TAXED_LATER * left / 2;
      double steps = districts / state->tax_tiles - (state->tax_tiles > 1 ? UNTAXED : 0);
      a_round += MAX (steps, 0) * state->tax_cost;
    }
  bool is_due_now = state->turn <= seat && state->phase != WATER_RIGHTS_OVER;
  return left * a_round + (is_due_now ? water_rights_tax_due (state, seat) : 0);
}

/* Dollars that a town may pay the King for water in a round. */
static double
water_money (const WaterRightsState *state, int seat)
{
  return water_rights_pays (state, seat)
             ? 0.6 * water_rights_capacity (state, seat) * state->price_cost / state->price_units
             : 0;
}

static Worth
worth_of_king (const WaterRightsState *state)
{
  const WaterRightsSetup *setup = water_rights_setup (state);
  const WaterRightsOptions *options = &setup->options;
  int left = rounds_left (state);
  double money = state->king_money, divisor = options->king_div + setup->n_present;
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    if (setup->is_present[seat])
      money += taxes_to_come (state, seat) + left * water_money (state, seat);
  return (Worth){
    .money = money / divisor,
    .water = (double) state->bank / options->bank_div / (1 + BANK_LATER * left),
    .goals = worth_of_goals (state, WATER_RIGHTS_KING),
  };
}

static Worth
worth_of_mayor (const WaterRightsState *state, int seat)
{
  const WaterRightsOptions *options = water_rights_options (state);
  const WaterRightsMayor *mayor = &state->mayors[seat];
  double price = water_rights_pays (state, seat) ? (double) state->price_cost / state->price_units : 0;
  int recycling = count_capacity (state, seat, true);
  Plan plan = { .state = state, .seat = seat, .drop = price, .water = count_capacity (state, seat, false),
                .turns = rounds_left (state) + (state->turn < seat && state->phase != WATER_RIGHTS_OVER) };
  Worth worth = { .money = (mayor->money + worth_of_turn (state, seat)) / options->money_div,
                  .cards = mayor->legacy * (options->legacy_points + 0.25 * plan.turns) };
  find_prospects (&plan);
  if (state->turn == seat && state->phase <= WATER_RIGHTS_SUPPLY)
    worth.money += plan_supply (&plan) / options->money_div;
  add_districts (&plan, &worth);
  worth.water = ((0.15 + price) * water_rights_stored (state, seat) * (plan.turns > 0)
                 + 0.6 * MIN (plan.water, SLACK) * plan.turns + (0.2 + 0.9 * price) * recycling * plan.turns
                 + 1.2 * mayor->n_posts * plan.turns)
                / options->money_div;
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

/* Which tiles and cards are left is known, their order, the generator and others' goals are not. */
void
water_rights_determinize (OxbowState *base, int seat, OxbowRng *rng)
{
  WaterRightsState *state = (WaterRightsState *) base;
  for (int pile = 0; pile < WATER_RIGHTS_DISCARDED_EVENTS; pile++)
    oxbow_deck_deal_anew (water_rights_pile (state, pile), state->n_pile[pile], rng);
  for (int other = 0; state->phase != WATER_RIGHTS_OVER && other < WATER_RIGHTS_SEATS; other++)
    if (other != seat && water_rights_setup (state)->is_present[other])
      state->secret[other] = deal_secret (state, other, rng);
  base->rng.s = oxbow_rng_next (rng);
}
