/* harvest.c: the cards and what they bring (DR-4.7, DR-5.10, DR-6.4 to DR-6.6)
 *
 * The row's current card is the first, the deck's top and the discard pile's latest are the last. All chance in play is
 * drawn here, when the discard pile becomes the deck.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/harvest.h"

#include "games/dos-rios/people.h"

#include <string.h>

static uint8_t
draw (DosRiosState *state)
{
  return dos_rios_deck (state)[--state->n_deck];
}

static void
discard (DosRiosState *state, int card)
{
  dos_rios_discard (state)[state->n_discard++] = (uint8_t) card;
}

static void
shuffle_deck (DosRiosState *state)
{
  oxbow_rng_shuffle (&state->parent.rng, dos_rios_deck (state), state->n_deck);
}

static void
add_to_row (DosRiosState *state, int card)
{
  state->row[state->n_row++] = (uint8_t) card;
}

/* DR-4.7: desperados that turn up are put aside, here on the discard pile, and go back into the deck. */
void
dos_rios_deal_row (DosRiosState *state)
{
  while (state->n_row < dos_rios_setup (state)->options.row)
    {
      int card = draw (state);
      if (card >= DOS_RIOS_CARD_DESPERADO)
        discard (state, card);
      else
        add_to_row (state, card);
    }
  if (state->n_discard == 0)
    return;
  memcpy (dos_rios_deck (state) + state->n_deck, dos_rios_discard (state), state->n_discard);
  state->n_deck += state->n_discard;
  state->n_discard = 0;
  shuffle_deck (state);
}

/* What the crop cards and logging harvest, in their order. */
static const char lands[] = "wtcf";

static void
reap (DosRiosYield *yield, int seat, char land, int n_hexes)
{
  if (dos_rios_terrain_is_field (land))
    yield->money[seat] += n_hexes * DOS_RIOS_FIELD_YIELD;
  else if (land == 'f')
    yield->dams[seat] += n_hexes;
}

int
dos_rios_find_reaped (const DosRiosState *state, int card, int16_t *sites)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  int n = 0;
  if (card >= DOS_RIOS_CARD_DESPERADO)
    return 0;
  if (card >= DOS_RIOS_CARD_RIVER)
    {
      int spring = ground->spring[card - DOS_RIOS_CARD_RIVER];
      for (int site = dos_rios_below (state, spring); site >= 0; site = dos_rios_below (state, site))
        sites[n++] = (int16_t) site;
      return n;
    }
  for (int site = ground->first_hex; site < ground->end_hex; site++)
    if (ground->sites[site].land == lands[card] && state->plots[site].flow != DOS_RIOS_DRY)
      sites[n++] = (int16_t) site;
  return n;
}

void
dos_rios_get_yield (const DosRiosState *state, int card, DosRiosYield *yield)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  int16_t sites[ground->n_sites];
  int n = dos_rios_find_reaped (state, card, sites);
  *yield = (DosRiosYield) { 0 };
  for (int i = 0; i < n; i++)
    {
      int seat = dos_rios_present (state, sites[i]);
      if (seat >= 0)
        reap (yield, seat, ground->sites[sites[i]].land, 1);
    }
}

void
dos_rios_survey (const DosRiosState *state, DosRiosPresence *presence)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  memset (presence, 0, sizeof *presence);
  for (int site = ground->first_hex; site < ground->end_hex; site++)
    {
      DosRiosPlot plot = state->plots[site];
      if ((plot.building == DOS_RIOS_NO_BUILDING && plot.camps == 0) || plot.flow == DOS_RIOS_DRY)
        continue;
      int seat = dos_rios_present (state, site);
      const char *land = memchr (lands, ground->sites[site].land, DOS_RIOS_CARD_RIVER);
      presence->buildings[seat] += plot.building != DOS_RIOS_NO_BUILDING;
      if (land != NULL)
        presence->n[land - lands][seat]++;
    }
}

/* The same as dos_rios_get_yield (): what grows on one kind of land is counted already, a river is followed. */
void
dos_rios_foresee (const DosRiosState *state, const DosRiosPresence *presence, int card, DosRiosYield *yield)
{
  if (card >= DOS_RIOS_CARD_RIVER)
    {
      dos_rios_get_yield (state, card, yield);
      return;
    }
  *yield = (DosRiosYield) { 0 };
  for (int seat = 0; seat < dos_rios_n_players (state); seat++)
    reap (yield, seat, lands[card], presence->n[card][seat]);
}

/* DR-6.4: all are counted at once, then served in turn order from the active player. */
static void
bring_in (DosRiosState *state, int card, OxbowEvents *events)
{
  const DosRiosOptions *options = &dos_rios_setup (state)->options;
  int n_players = dos_rios_n_players (state);
  DosRiosYield yield;
  dos_rios_get_yield (state, card, &yield);
  for (int i = 0; i < n_players; i++)
    {
      int seat = (state->current + i) % n_players;
      DosRiosPlayer *player = &state->players[seat];
      bool is_served = i == 0 || !options->harvest_active;
      int money = is_served ? yield.money[seat] : 0;
      int room = MIN (options->dam_cap - player->dams, state->supply);
      int dams = is_served ? MIN (yield.dams[seat], room) : 0;
      player->money += money;
      player->dams = (uint8_t) (player->dams + dams);
      state->supply = (uint8_t) (state->supply - dams);
      oxbow_events_add (events, DOS_RIOS_EVENT_HARVESTED, seat, card, money, dams);
    }
}

/* Hexes that some other river waters too (DR-3.9). */
static void
find_shared (const DosRiosState *state, int river, bool *shared)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  memset (shared, 0, (size_t) ground->n_sites * sizeof *shared);
  for (int other = 0; other < DOS_RIOS_MAX_RIVERS; other++)
    {
      if (other == river)
        continue;
      for (int site = ground->spring[other]; site >= 0; site = dos_rios_below (state, site))
        shared[site] = true;
    }
}

/* DR-6.6: down the whole course, one campesino a hex, until enough have been chased off. */
static void
raid (DosRiosState *state, int river, OxbowEvents *events)
{
  const DosRiosOptions *options = &dos_rios_setup (state)->options;
  const DosRiosGround *ground = dos_rios_ground (state);
  bool shared[ground->n_sites];
  find_shared (state, river, shared);
  oxbow_events_add (events, DOS_RIOS_EVENT_DESPERADOS, river);

  int left = options->desperado_limit;
  for (int site = ground->spring[river]; site >= 0 && left > 0; site = dos_rios_below (state, site))
    {
      const DosRiosPlot *plot = &state->plots[site];
      if (plot->camps == 0 || (shared[site] && !options->desperado_below))
        continue;
      bool is_safe = plot->building == DOS_RIOS_HACIENDA;
      if (!is_safe || options->desperado_met)
        left--;
      if (is_safe)
        continue;
      oxbow_events_add (events, DOS_RIOS_EVENT_RAIDED, plot->camper, ground->sites[site].place);
      dos_rios_move_hand (state, plot->camper, site, DOS_RIOS_CITY);
    }
}

static void
reshuffle (DosRiosState *state, OxbowEvents *events)
{
  memcpy (dos_rios_deck (state), dos_rios_discard (state), state->n_discard);
  state->n_deck = state->n_discard;
  state->n_discard = 0;
  oxbow_events_add_array (events, DOS_RIOS_EVENT_SHUFFLED, NULL, 0);
  shuffle_deck (state);
}

/* DR-6.5. It ends: the card just harvested is on the discard pile, and is no desperado. */
static void
refill (DosRiosState *state, OxbowEvents *events)
{
  for (;;)
    {
      if (state->n_deck == 0)
        reshuffle (state, events);
      int card = draw (state);
      if (card < DOS_RIOS_CARD_DESPERADO)
        {
          add_to_row (state, card);
          oxbow_events_add (events, DOS_RIOS_EVENT_DRAWN, card);
          break;
        }
      raid (state, card - DOS_RIOS_CARD_DESPERADO, events);
      discard (state, card);
    }
  if (dos_rios_setup (state)->options.reshuffle_empty && state->n_deck == 0 && state->n_discard > 0)
    reshuffle (state, events);
}

static int
take_current_card (DosRiosState *state)
{
  int card = state->row[0];
  state->n_row--;
  memmove (state->row, state->row + 1, state->n_row);
  state->row[state->n_row] = 0;
  return card;
}

void
dos_rios_harvest (DosRiosState *state, OxbowEvents *events)
{
  int card = take_current_card (state);
  bring_in (state, card, events);
  discard (state, card);
  refill (state, events);
}

void
dos_rios_delay (DosRiosState *state, OxbowEvents *events)
{
  int card = take_current_card (state);
  add_to_row (state, card);
  oxbow_events_add (events, DOS_RIOS_EVENT_DELAYED, state->current, card);
}
