/* estimate.c: for computer players: hidden things dealt anew, and how a position stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/estimate.h"

#include "games/navajo-wars/change.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Each event card is somewhere in its own stack of nine, the last stack at the bottom; the rest lies anyhow. */
static void
deal_deck (NwState *state, OxbowRng *rng)
{
  uint8_t events[NW_MAX_DECK], others[NW_MAX_DECK], dealt[NW_MAX_DECK] = { 0 };
  int n_events = 0, n_others = 0, most = nw_data (state)->start.is_short ? 4 : 9, bottom = 0;
  for (int i = 0; i < state->n_deck; i++)
    if (state->deck[i] > 40)
      events[n_events++] = state->deck[i];
    else
      others[n_others++] = state->deck[i];
  oxbow_rng_shuffle (rng, others, n_others);
  for (int i = 0; i < n_events; i++)
    {
      int size = MIN (most, state->n_deck - bottom - (n_events - 1 - i));
      dealt[bottom + (int) oxbow_rng_below (rng, (uint64_t) size)] = events[i];
      bottom += size;
    }
  for (int i = 0; i < state->n_deck; i++)
    if (dealt[i] == 0)
      dealt[i] = others[--n_others];
  memcpy (state->deck, dealt, state->n_deck);
}

static void
deal_corn (NwState *state)
{
  uint8_t *cup = state->corn_cup + 1;
  bool lies[NW_SPOTS] = { false };
  for (int spot = 0; spot < NW_SPOTS; spot++)
    if (state->corn[spot] > 0)
      {
        cup[state->corn[spot] - 1]++;
        lies[spot] = true;
      }
  for (int spot = 0; spot < NW_SPOTS; spot++)
    if (lies[spot])
      {
        int kind = nw_draw (state, cup, NW_CORN);
        cup[kind]--;
        state->corn[spot] = (uint8_t) (1 + kind);
      }
}

static void
deal_intruders (NwState *state)
{
  uint8_t *cup = state->intruder_cup;
  bool lies[NW_SPOTS] = { false };
  for (int spot = 0; spot < NW_SPOTS; spot++)
    if (state->intruders[spot] > 0)
      {
        cup[state->intruders[spot] - 1]++;
        lies[spot] = true;
      }
  for (int spot = 0; spot < NW_SPOTS; spot++)
    if (lies[spot])
      {
        int kind = nw_draw (state, cup, NW_INTRUDERS);
        cup[kind]--;
        state->intruders[spot] = (uint8_t) (1 + kind);
      }
}

void
nw_determinize (OxbowState *base, int seat, OxbowRng *rng)
{
  NwState *state = (NwState *) base;
  deal_deck (state, rng);
  state->parent.rng = (OxbowRng) { oxbow_rng_next (rng) };
  deal_corn (state);
  deal_intruders (state);
  state->parent.rng = (OxbowRng) { oxbow_rng_next (rng) };
}

static int
next_need (const NwState *state)
{
  int need = nw_data (state)->event_cards[nw_data (state)->start.final].vp;
  for (int i = 0; i < state->n_deck; i++)
    if (state->deck[i] > 40)
      need = nw_data (state)->event_cards[state->deck[i]].vp;
  return need;
}

double
nw_estimate (const OxbowState *base, int seat, OxbowTerms *terms)
{
  static const double results[] = { 0, 100, 60, -60, -100 };
  const NwState *state = (const NwState *) base;
  double families = 0, people = 0, stores, total = 0;
  for (int family = 0; family < NW_FAMILIES; family++)
    {
      families += state->families[family].in;
      people += state->families[family].in ? 3 - nw_empty_places (&state->families[family]) : 0;
    }
  stores = state->horses + state->sheep + 1.5 * nw_goods_held (state) + state->fortunes + state->firearms;
  const struct
  {
    const char *name;
    double value;
  } parts[] = {
    { N_("Military"), 3.0 * state->military },
    { N_("Culture"), 2.0 * state->culture },
    { N_("Enemy Morale"), -2.0 * state->morale },
    { N_("action points"), 0.5 * state->ap },
    { N_("families"), 3.0 * families + people },
    { N_("elders"), 1.0 * nw_n_elders (state) },
    { N_("territories"), 2.0 * MIN (nw_vp (state) - next_need (state), 1) },
    { N_("stores"), 0.5 * stores },
    { N_("Outposts"), -2.0 * nw_n_outposts (state) },
    { N_("result"), results[state->result] },
  };
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      oxbow_terms_add (terms, parts[i].name, parts[i].value);
      total += parts[i].value;
    }
  return total;
}
