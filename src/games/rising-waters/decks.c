/* decks.c: drawing, discarding, shuffling anew (RW-6.1)
 *
 * A discard pile is a count of each kind: a deck is built from it in type order and then shuffled, so that the order in
 * which cards were thrown away never matters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/decks.h"

#include "games/rising-waters/verbs.h"

static void
shuffle_anew (RisingWatersState *state, uint8_t *deck, uint8_t *n, uint8_t *pile, int n_kinds, uint8_t *seen,
              RisingWatersDeck which, OxbowEvents *events)
{
  for (int kind = 0; kind < n_kinds; kind++)
    for (; pile[kind] > 0; pile[kind]--)
      deck[(*n)++] = (uint8_t) kind;
  if (*n == 0)
    return;
  oxbow_rng_shuffle (&state->parent.rng, deck, *n);
  if (seen != NULL)
    *seen = 0;
  rising_waters_tell (events, RISING_WATERS_EVENT_SHUFFLED, (int) which);
}

static int
draw (const uint8_t *deck, uint8_t *n, uint8_t *seen)
{
  if (*n == 0)
    return RISING_WATERS_NONE;
  if (seen != NULL && *seen > 0)
    (*seen)--;
  return deck[--*n];
}

int
rising_waters_draw_weather (RisingWatersState *state, OxbowEvents *events)
{
  uint8_t *deck = rising_waters_weather_deck (state);
  if (state->n_weather == 0)
    shuffle_anew (state, deck, &state->n_weather, state->weather_discard,
                  rising_waters_n_weather_kinds (rising_waters_setup (state)), &state->seen_weather,
                  RISING_WATERS_DECK_WEATHER, events);
  return draw (deck, &state->n_weather, &state->seen_weather);
}

static int
draw_landowner (RisingWatersState *state, OxbowEvents *events)
{
  uint8_t *deck = rising_waters_landowner_deck (state);
  if (state->n_landowner == 0)
    shuffle_anew (state, deck, &state->n_landowner, state->landowner_discard, RISING_WATERS_N_LANDOWNER,
                  &state->seen_landowner, RISING_WATERS_DECK_LANDOWNER, events);
  return draw (deck, &state->n_landowner, &state->seen_landowner);
}

void
rising_waters_draw_community (RisingWatersState *state, int seat, int n, OxbowEvents *events)
{
  uint8_t *deck = rising_waters_community_deck (state);
  for (int i = 0; i < n; i++)
    {
      if (state->n_community == 0)
        shuffle_anew (state, deck, &state->n_community, state->community_discard, RISING_WATERS_N_COMMUNITY, NULL,
                      RISING_WATERS_DECK_COMMUNITY, events);
      int card = draw (deck, &state->n_community, NULL);
      if (card < 0)
        return;
      state->seats[seat].hand[card]++;
      rising_waters_tell (events, RISING_WATERS_EVENT_DRAW, seat, card);
    }
}

void
rising_waters_refill_row (RisingWatersState *state, OxbowEvents *events)
{
  for (int slot = 0; slot < RISING_WATERS_SLOTS; slot++)
    {
      if (state->row[slot] >= 0)
        continue;
      state->row[slot] = (int8_t) draw_landowner (state, events);
      if (state->row[slot] >= 0)
        rising_waters_tell (events, RISING_WATERS_EVENT_REVEAL, slot + 1, state->row[slot]);
    }
}

void
rising_waters_discard (RisingWatersState *state, int seat, int card, OxbowEvents *events)
{
  g_assert (state->seats[seat].hand[card] > 0);
  state->seats[seat].hand[card]--;
  if (card < RISING_WATERS_N_COMMUNITY)
    state->community_discard[card]++;
  else
    state->landowner_discard[card == RISING_WATERS_JOB ? RISING_WATERS_LANDOWNER_JOB
                                                       : RISING_WATERS_LANDOWNER_THREAT]++;
  rising_waters_tell (events, RISING_WATERS_EVENT_DISCARD, seat, card);
}

void
rising_waters_clear_slot (RisingWatersState *state, int slot)
{
  if (state->row[slot] >= 0)
    state->landowner_discard[state->row[slot]]++;
  state->row[slot] = RISING_WATERS_NONE;
}
