/* estimate.c: what a position is worth, and what nobody can see of it
 *
 * The players win or lose together, so that the value is nearly the same for all of them: losses to come weigh most,
 * then what helps against them. Points of one's own count little.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/estimate.h"

#include "games/rising-waters/water.h"

#include <glib/gi18n-lib.h>

#define DECIDED 1000.0
#define LAND 8.0                /* a loss that is likely to come, of land and of what stands on it */
#define STAKE 8.0
#define CRISIS 6.0
#define WEEK 14.0              /* about what a week of rain costs, so that nobody shrinks from ending it */

/* How likely it is that land floods before long, by how much higher the water would have to stand: over its shore it
 * will, and at the brim any rain does it. */
static double
chance_to_flood (int freeboard)
{
  static const double chances[] = { 0.95, 0.6, 0.4, 0.25, 0.12, 0.06 };
  return freeboard < (int) G_N_ELEMENTS (chances) ? chances[freeboard] : 0;
}

/* The water that is nearest to flooding a land group. */
typedef struct
{
  int level, freeboard;         /* freeboard -1: none is near */
} Threat;

/* A cell goes under with its group only if it is lower than the water (RW-6.4.1): a levee or a camp keeps what stands
 * there. */
static double
chance_at (const RisingWatersState *state, const Threat *threats, OxbowCell cell)
{
  const Threat *threat = &threats[rising_waters_ground (state)->group_of[cell]];
  if (threat->freeboard < 0 || state->plots[cell].camp != RISING_WATERS_NO_CAMP)
    return 0;
  return chance_to_flood (MAX (threat->freeboard, rising_waters_height (state, cell) + 1 - threat->level));
}

/* RW-6.6: where Survivors arrive, if it is not far from the river. */
static OxbowCell
find_landing (const RisingWatersState *state)
{
  const RisingWatersGround *ground = rising_waters_ground (state);
  for (int i = 0; i < ground->n_landings; i++)
    for (int k = 0; k < ground->landings[i].n; k++)
      if (rising_waters_is_dry (state, ground->landings[i].cells[k]))
        return ground->landings[i].cells[k];
  return OXBOW_NO_CELL;
}

/* Losses to be expected beside the land: towns and pawns that stand there and do not float. */
static double
expect_losses_of_seats (const RisingWatersState *state, const Threat *threats)
{
  double stake = 0;
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    {
      OxbowCell town = rising_waters_town (state, seat);
      if (town != OXBOW_NO_CELL)
        stake += chance_at (state, threats, town);
      for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
        {
          const RisingWatersPawn *pawn = &state->seats[seat].pawns[slot];
          if (pawn->cell >= 0 && !pawn->aboard && rising_waters_is_dry (state, pawn->cell))
            stake += chance_at (state, threats, pawn->cell);
        }
    }
  return stake;
}

/* Survivors ashore, and those to come where they will stand; levees count little, as they are there to be lost. */
static double
expect_losses_ashore (const RisingWatersState *state, const Threat *threats)
{
  OxbowCell landing = find_landing (state);
  int n_cells = rising_waters_ground (state)->n_cells;
  double stake = 0;
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    {
      const RisingWatersPlot *plot = &state->plots[cell];
      if (plot->survivors == 0 && plot->levee == 0 && cell != landing)
        continue;
      double held = plot->survivors + (plot->levee > 0 ? 0.3 : 0);
      if (cell == landing)
        held += 0.3 * (rising_waters_weeks (state) - state->week);
      stake += held * chance_at (state, threats, cell);
    }
  return stake;
}

/* What threatens each of the land groups, and what that promises. */
static RisingWatersOutlook
look_at_water (const RisingWatersState *state, Threat *threats)
{
  const RisingWatersGround *ground = rising_waters_ground (state);
  RisingWatersOutlook outlook = { 0 };
  for (int group = 0; group < ground->n_groups; group++)
    threats[group].freeboard = -1;
  for (int group = 0; group < ground->n_water; group++)
    {
      int freeboard;
      OxbowCell next = rising_waters_brink (state, group, &freeboard);
      if (next == OXBOW_NO_CELL)
        continue;
      Threat *threat = &threats[ground->group_of[next]];
      outlook.land += chance_to_flood (freeboard);
      outlook.n_waters++;
      if (threat->freeboard < 0 || freeboard < threat->freeboard)
        *threat = (Threat) { state->level[group], freeboard };
    }
  return outlook;
}

/* What the next Landowner cards may cost: each empty place of the row will draw one, and work that was not accepted
 * keeps its place from crises (RW-6.1). What is in the deck is open, its order is not: whole numbers add up to the same
 * in any order. */
static double
expect_crises (const RisingWatersState *state)
{
  static const int tenths[] = {
    [RISING_WATERS_LANDOWNER_JOB] = 0, [RISING_WATERS_LANDOWNER_THREAT] = 2, [RISING_WATERS_LANDOWNER_FORCE] = 4,
    [RISING_WATERS_LANDOWNER_HATRED] = 8, [RISING_WATERS_LANDOWNER_FLEES] = 10,
    [RISING_WATERS_LANDOWNER_DYNAMITE] = 10, [RISING_WATERS_LANDOWNER_CAMP] = 6
  };
  bool is_last = state->phase == RISING_WATERS_ACTION && state->week + 1 == rising_waters_weeks (state);
  const uint8_t *deck = rising_waters_peek_landowner (state);
  int n_empty = 0, sum = 0;
  for (int slot = 0; slot < RISING_WATERS_SLOTS; slot++)
    n_empty += state->row[slot] == RISING_WATERS_NONE;
  if (n_empty == 0 || is_last)
    return 0;
  for (int i = 0; i < state->n_landowner; i++)
    sum += tenths[MIN (deck[i], RISING_WATERS_LANDOWNER_CAMP)];
  return 0.1 * n_empty * sum / MAX (state->n_landowner, 1);
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
  int n_left = state->n_levees;
  for (OxbowCell cell = 0; n_left > 0 && cell < rising_waters_ground (state)->n_cells; cell++)
    if (state->plots[cell].levee > 0)
      {
        worth += 0.3 * state->plots[cell].levee;
        n_left--;
      }
  return worth;
}

/* What can still be built with the work that was accepted, so that a plan that begins with accepting it looks no worse
 * than one that does nothing: no turn ends with any of it. */
static double
worth_of_work (const RisingWatersState *state)
{
  const RisingWatersSeat *own = &state->seats[state->turn];
  if (state->open != RISING_WATERS_WORKING)
    return 0;
  return MIN (state->budget, own->hand[RISING_WATERS_JOB]) + own->discount;
}

RisingWatersOutlook
rising_waters_look_out (const RisingWatersState *state)
{
  Threat threats[RISING_WATERS_MAX_GROUPS];
  return look_at_water (state, threats);
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
  double margin = 4.0 * (rising_waters_limit (state) - state->losses), weeks = -WEEK * weeks_left;
  Threat threats[RISING_WATERS_MAX_GROUPS];
  double water = -LAND * look_at_water (state, threats).land;
  double stake = -STAKE * (expect_losses_of_seats (state, threats) + expect_losses_ashore (state, threats));
  double crises = -CRISIS * expect_crises (state);
  double abilities = worth_of_abilities (state), hands = worth_of_hands (state);
  double levees = worth_of_levees (state) + worth_of_work (state);
  double track = 0.3 * MIN (state->track, rising_waters_camp_price (state));
  oxbow_terms_add (terms, N_("losses that can still be borne"), margin);
  oxbow_terms_add (terms, N_("fewer weeks to come"), weeks);
  oxbow_terms_add (terms, N_("water kept below the brim"), water);
  oxbow_terms_add (terms, N_("safety from the next floods"), stake);
  oxbow_terms_add (terms, N_("fewer crises to come"), crises);
  oxbow_terms_add (terms, N_("abilities"), abilities);
  oxbow_terms_add (terms, N_("cards in hand"), hands);
  oxbow_terms_add (terms, N_("levees"), levees);
  oxbow_terms_add (terms, N_("donations"), track);
  oxbow_terms_add (terms, N_("personal points"), points);
  return margin + weeks + water + stake + crises + abilities + hands + levees + track + points;
}

/* RW-3: all hands are open; the order of decks is not, but for the top cards that are known. Goals A lie above B. */
void
rising_waters_determinize (OxbowState *base, int seat, OxbowRng *rng)
{
  RisingWatersState *state = (RisingWatersState *) base;
  int n_second = MIN (state->n_goal_deck, RISING_WATERS_PAIRS);
  oxbow_deck_deal_anew (rising_waters_weather_deck (state), state->n_weather - state->seen_weather, rng);
  oxbow_deck_deal_anew (rising_waters_landowner_deck (state), state->n_landowner - state->seen_landowner, rng);
  oxbow_deck_deal_anew (rising_waters_community_deck (state), state->n_community, rng);
  oxbow_deck_deal_anew (state->goal_deck, n_second, rng);
  oxbow_deck_deal_anew (state->goal_deck + n_second, state->n_goal_deck - n_second, rng);
  base->rng.s = oxbow_rng_next (rng);
}
