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
#include <stdlib.h>

#define WON 1000.0

typedef struct
{
  double buildings, watered, money, land, harvest, dams, points;
} Worth;

/* What the cards on display would bring, the next one most. */
static double
worth_of_row (const DosRiosState *state, int seat)
{
  double worth = 0, weight = 1;
  for (int i = 0; i < state->n_row; i++, weight *= 0.6)
    {
      DosRiosYield yield;
      dos_rios_get_yield (state, state->row[i], &yield);
      worth += weight * yield.money[seat] / 1000;
    }
  return worth;
}

/* Hexes that yield something where he is present: fields 1, forests a third. */
static double
worth_of_land (const DosRiosState *state, int seat)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  double worth = 0;
  for (int site = ground->first_hex; site < ground->end_hex; site++)
    if (state->plots[site].flow != DOS_RIOS_DRY && dos_rios_present (state, site) == seat)
      worth += dos_rios_terrain_is_field (ground->sites[site].land) ? 1 : ground->sites[site].land == 'f' ? 0.33 : 0;
  return worth;
}

static Worth
worth_of (const DosRiosState *state, int seat)
{
  const DosRiosPlayer *player = &state->players[seat];
  bool dry_wins = dos_rios_setup (state)->options.five_dry, has_hacienda = dos_rios_has_hacienda (state, seat);
  int n_fincas = dos_rios_n_fincas (state, seat), n_buildings = n_fincas + has_hacienda;
  double to_go = DOS_RIOS_FINCA_COST * player->fincas + !has_hacienda * DOS_RIOS_HACIENDA_COST;
  return (Worth) {
    .buildings = (n_fincas + 2.0 * has_hacienda + 0.15 * n_buildings * n_buildings)
                 * (dry_wins ? 1 : 0.4),
    .watered = (dry_wins ? 0.35 : 0.9) * dos_rios_n_wet_buildings (state, seat) * (1 + has_hacienda),
    .money = 0.8 * MIN (player->money, to_go) / DOS_RIOS_FINCA_COST,
    .land = 0.14 * worth_of_land (state, seat),
    .harvest = worth_of_row (state, seat),
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
worth_of_rivals (const DosRiosState *state, int seat)
{
  double most = 0, sum = 0;
  int n_players = dos_rios_n_players (state);
  for (int other = 0; other < n_players; other++)
    {
      if (other == seat)
        continue;
      Worth worth = worth_of (state, other);
      most = MAX (most, total (&worth));
      sum += total (&worth);
    }
  return 0.7 * most + 0.3 * sum / (n_players - 1);
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
  Worth own = worth_of (state, seat);
  double rivals = worth_of_rivals (state, seat);
  oxbow_terms_add (terms, N_("buildings"), own.buildings);
  oxbow_terms_add (terms, N_("watered buildings"), own.watered);
  oxbow_terms_add (terms, N_("money"), own.money);
  oxbow_terms_add (terms, N_("presence on watered land"), own.land);
  oxbow_terms_add (terms, N_("cards on display"), own.harvest);
  oxbow_terms_add (terms, N_("dams"), own.dams);
  oxbow_terms_add (terms, N_("movement points"), own.points);
  oxbow_terms_add (terms, N_("rivals"), -rivals);
  return total (&own) - rivals;
}

static int
compare_cards (const void *a, const void *b)
{
  return *(const uint8_t *) a - *(const uint8_t *) b;
}

/* DR-3.1: which cards are unseen is known, their order and the generator are not. Sorted first, the deck cannot tell
 * anything of the order it was in. */
void
dos_rios_determinize (OxbowState *base, int seat, OxbowRng *rng)
{
  DosRiosState *state = (DosRiosState *) base;
  qsort (dos_rios_deck (state), state->n_deck, 1, compare_cards);
  oxbow_rng_shuffle (rng, dos_rios_deck (state), state->n_deck);
  base->rng.s = oxbow_rng_next (rng);
}
