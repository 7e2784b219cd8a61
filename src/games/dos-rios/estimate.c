/* estimate.c: what a position is worth to a player, and what he cannot see of it
 *
 * A hand-written value in units of a finca. A game is won by five buildings or by four watered ones, so that the last
 * of them count most; money is buildings to come, campesinos on wet fields are money to come, dams move the water.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/estimate.h"

#include "games/dos-rios/harvest.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define WON 1000.0

typedef struct
{
  double buildings, watered, money, land, harvest, dams, points;
} Worth;

/* What is found out for all players at once, for that costs most. */
typedef struct
{
  DosRiosPresence presence;
  double row[DOS_RIOS_MAX_PLAYERS];
} Survey;

/* What the cards on display would bring, the next one most. */
static void
survey_row (const DosRiosState *state, Survey *survey)
{
  double weight = 1;
  for (int i = 0; i < state->n_row; i++, weight *= 0.6)
    {
      DosRiosYield yield;
      dos_rios_foresee (state, &survey->presence, state->row[i], &yield);
      for (int seat = 0; seat < dos_rios_n_players (state); seat++)
        survey->row[seat] += weight * yield.money[seat] / 1000;
    }
}

/* Hexes that yield something where somebody is present: fields 1, forests a third. */
static double
land_of (const DosRiosPresence *presence, int seat)
{
  double land = 0.33 * presence->n[DOS_RIOS_CARD_LOGGING][seat];
  for (int card = DOS_RIOS_CARD_WHEAT; card < DOS_RIOS_CARD_LOGGING; card++)
    land += presence->n[card][seat];
  return land;
}

static inline Worth
worth_of (const DosRiosState *state, const Survey *survey, int seat)
{
  const DosRiosPlayer *player = &state->players[seat];
  bool dry_wins = dos_rios_setup (state)->options.five_dry, has_hacienda = dos_rios_has_hacienda (state, seat);
  int n_fincas = dos_rios_n_fincas (state, seat), n_buildings = n_fincas + has_hacienda;
  double to_go = DOS_RIOS_FINCA_COST * player->fincas + !has_hacienda * DOS_RIOS_HACIENDA_COST;
  return (Worth) {
    .buildings = (n_fincas + 2.0 * has_hacienda + 0.15 * n_buildings * n_buildings)
                 * (dry_wins ? 1 : 0.4),
    .watered = (dry_wins ? 0.35 : 0.9) * survey->presence.buildings[seat] * (1 + has_hacienda),
    .money = 0.8 * MIN (player->money, to_go) / DOS_RIOS_FINCA_COST,
    .land = 0.14 * land_of (&survey->presence, seat),
    .harvest = survey->row[seat],
    .dams = 0.12 * sqrt (player->dams),
    .points = state->current == seat && state->phase == DOS_RIOS_ACTIONS ? 0.02 * state->points : 0,
  };
}

static double
total (const Worth *worth)
{
  return worth->buildings + worth->watered + worth->money + worth->land + worth->harvest + worth->dams + worth->points;
}

/* The strongest rival counts most, for it takes only one to lose. */
static double
worth_of_rivals (const DosRiosState *state, const Survey *survey, int seat)
{
  double most = 0, sum = 0;
  int n_players = dos_rios_n_players (state);
  for (int other = 0; other < n_players; other++)
    {
      if (other == seat)
        continue;
      Worth worth = worth_of (state, survey, other);
      most = MAX (most, total (&worth));
      sum += total (&worth);
    }
  return 0.7 * most + 0.3 * sum / (n_players - 1);
}

static void
add_terms (OxbowTerms *terms, const Worth *own, double rivals)
{
  oxbow_terms_add (terms, N_("buildings"), own->buildings);
  oxbow_terms_add (terms, N_("watered buildings"), own->watered);
  oxbow_terms_add (terms, N_("money"), own->money);
  oxbow_terms_add (terms, N_("presence on watered land"), own->land);
  oxbow_terms_add (terms, N_("cards on display"), own->harvest);
  oxbow_terms_add (terms, N_("dams"), own->dams);
  oxbow_terms_add (terms, N_("movement points"), own->points);
  oxbow_terms_add (terms, N_("rivals"), -rivals);
}

double
dos_rios_estimate (const OxbowState *base, int seat, OxbowTerms *terms)
{
  const DosRiosState *state = (const DosRiosState *) base;
  if (state->phase == DOS_RIOS_OVER)
    {
      double result = state->winner == seat ? WON : -WON;
      oxbow_terms_add (terms, N_("the game is over"), result);
      return result;
    }
  Survey survey = { .row = { 0 } };
  dos_rios_survey (state, &survey.presence);
  survey_row (state, &survey);
  Worth own = worth_of (state, &survey, seat);
  double rivals = worth_of_rivals (state, &survey, seat);
  if (terms != NULL)
    add_terms (terms, &own, rivals);
  return total (&own) - rivals;
}

/* DR-3.1: which cards are unseen is known, their order and the generator are not. */
void
dos_rios_determinize (OxbowState *base, int seat, OxbowRng *rng)
{
  DosRiosState *state = (DosRiosState *) base;
  oxbow_deck_deal_anew (dos_rios_deck (state), state->n_deck, rng);
  base->rng.s = oxbow_rng_next (rng);
}
