/* audit.c: what must hold in every position
 *
 * Asked by tests after every move, and of positions that are read from listings. Tiles need not be as many as the
 * scenario has of a kind, since a position may be a puzzle; but all of them together must fit a hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/audit.h"

#include <glib/gi18n-lib.h>

static bool
is_kings_phase (int phase)
{
  return phase == WATER_RIGHTS_PROCLAIM || phase == WATER_RIGHTS_NAMING || phase == WATER_RIGHTS_DECREE;
}

static char *
audit_turn (const WaterRightsState *state)
{
  const WaterRightsSetup *setup = water_rights_setup (state);
  bool is_over = state->phase == WATER_RIGHTS_OVER;
  if (is_over != (state->turn < 0))
    return g_strdup (_("the turn does not go with the phase."));
  if (is_over)
    return NULL;
  if (!setup->is_present[state->turn] || (state->turn == WATER_RIGHTS_KING && setup->is_steward))
    return g_strdup_printf (_("nobody plays for %s."), water_rights_seat_words[state->turn]);
  if ((state->turn == WATER_RIGHTS_KING) != is_kings_phase (state->phase))
    return g_strdup (_("the turn does not go with the phase."));
  if (state->round == 1
      && (state->phase == WATER_RIGHTS_PROCLAIM || state->phase == WATER_RIGHTS_NAMING
          || state->phase == WATER_RIGHTS_WATER))
    return g_strdup (_("the first round has no such phase."));
  return NULL;
}

static char *
audit_decree (const WaterRightsState *state)
{
  const WaterRightsOptions *options = water_rights_options (state);
  if (state->tax_cost > options->tax_cost_max || state->tax_tiles > options->tax_tiles_max)
    return g_strdup (_("the tax rate is out of its bounds."));
  if (state->price_cost > options->price_cost_max || state->price_units < options->price_units_min
      || state->price_units > options->price_units_max)
    return g_strdup (_("the water price is out of its bounds."));
  if (state->bank > options->bank_max * water_rights_setup (state)->n_present)
    return g_strdup (_("the King's bank holds more than it can."));
  if (state->taxed[0] == WATER_RIGHTS_NOTHING && state->turn != WATER_RIGHTS_KING)
    return g_strdup (_("no districts are taxed yet, but it is not the King's turn."));
  return NULL;
}

static unsigned
present_mask (const WaterRightsState *state)
{
  unsigned mask = 0;
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    mask |= water_rights_setup (state)->is_present[seat] ? 1u << seat : 0;
  return mask;
}

static char *
audit_card (const WaterRightsState *state)
{
  const WaterRightsCard *card = water_rights_card (state);
  bool waits = state->phase == WATER_RIGHTS_PROCLAIM || state->round == 1;
  if (waits != (card == NULL) || waits != (state->die == 0))
    return g_strdup (_("the card and the die do not go with the phase."));
  if (card == NULL && (state->target != WATER_RIGHTS_NOTHING || state->subjects != 0 || state->n_active > 0))
    return g_strdup (_("there is no card, but something of one."));
  if (card == NULL)
    return NULL;
  if ((state->die % 2 == 1) != card->is_demand)
    return g_strdup (_("the die does not go with the card."));
  if ((state->target != WATER_RIGHTS_NOTHING) != (card->needs_name && state->phase != WATER_RIGHTS_NAMING)
      || (state->phase == WATER_RIGHTS_NAMING && !card->needs_name))
    return g_strdup (_("the named mayor does not go with the card."));
  if (state->target != WATER_RIGHTS_NOTHING && !(present_mask (state) >> state->target & 1))
    return g_strdup (_("the named mayor is not in the game."));
  if ((state->subjects & ~present_mask (state)) != 0 || (state->subjects != 0 && !card->is_demand)
      || (state->phase == WATER_RIGHTS_NAMING && (state->subjects != 0 || state->n_active > 0)))
    return g_strdup (_("the subjects do not go with the card."));
  return NULL;
}

static char *
audit_mayor (const WaterRightsState *state, int seat)
{
  const WaterRightsMayor *mayor = &state->mayors[seat];
  const char *id = water_rights_seat_words[seat];
  bool is_idle = mayor->asked == 0 && mayor->due == 0 && mayor->built == 0 && mayor->own == 0
                 && mayor->limit == WATER_RIGHTS_NO_LIMIT && !mayor->shield && !mayor->posted && !mayor->ran
                 && !mayor->met;
  for (int dot = 0; dot < WATER_RIGHTS_DOTS; dot++)
    is_idle = is_idle && mayor->bought[dot] == 0 && mayor->spare[dot] == 0;
  if (seat != state->turn && !is_idle)
    return g_strdup_printf (_("%s has done things outside their own turn."), id);
  for (int i = 0; i < mayor->n_posts; i++)
    if (!water_rights_data (state)->borders[seat][mayor->posts[i]] || (i == 1 && mayor->posts[0] == mayor->posts[1]))
      return g_strdup_printf (_("%s cannot have these trading posts."), id);
  if (seat == state->turn && mayor->n_pending > 0)
    return g_strdup_printf (_("the pending penalties of %s are worked off when the turn begins."), id);
  return NULL;
}

static char *
audit_board (const WaterRightsState *state)
{
  const WaterRightsData *data = water_rights_data (state);
  for (int site = 0; site < data->n_sites; site++)
    {
      const WaterRightsPlot *plot = &state->plots[site];
      if (plot->kind == WATER_RIGHTS_NOTHING)
        continue;
      const char *name = OXBOW_CELL_NAME (&state->parent.setup->grid, data->sites[site].cell);
      if (data->sites[site].land == WATER_RIGHTS_FACILITY
          || !water_rights_setup (state)->is_present[data->sites[site].seat])
        return g_strdup_printf (_("no tile can stand on %s."), name);
      if (plot->water > (water_rights_is_plant (state, site) ? data->kinds[plot->kind].capacity : 1))
        return g_strdup_printf (_("the tile on %s holds more than it can."), name);
    }
  return NULL;
}

static char *
audit_tiles (const WaterRightsState *state)
{
  const WaterRightsSetup *setup = water_rights_setup (state);
  int n = state->n_hand + state->n_pile[WATER_RIGHTS_PILE_DISTRICTS] + state->n_pile[WATER_RIGHTS_PILE_PLANTS];
  for (int row = 0; row < WATER_RIGHTS_ROWS; row++)
    for (int slot = 0; slot < setup->data.n_slots[row]; slot++)
      n += state->row[row][slot] != WATER_RIGHTS_NOTHING;
  if (n > setup->n_tiles + WATER_RIGHTS_HAND_ROOM)
    return g_strdup (_("there are more tiles than the game has."));
  return NULL;
}

static char *
audit_cards (const WaterRightsState *state)
{
  int n[WATER_RIGHTS_MAX_KINDS] = { 0 };
  for (int pile = WATER_RIGHTS_DECK_EVENTS; pile < WATER_RIGHTS_PILES; pile++)
    for (int i = 0; i < state->n_pile[pile]; i++)
      {
        int card = water_rights_peek_pile (state, pile)[i];
        bool belongs_here = pile == WATER_RIGHTS_DECK_DEMANDS || pile == WATER_RIGHTS_DISCARDED_DEMANDS;
        if (water_rights_data (state)->cards[card].is_demand != belongs_here)
          return g_strdup_printf (_("the card %s lies in a wrong place."), water_rights_data (state)->cards[card].id);
        n[card]++;
      }
  if (state->card != WATER_RIGHTS_NOTHING)
    n[state->card]++;
  for (int card = 0; card < water_rights_data (state)->n_cards; card++)
    if (n[card] != 1)
      return g_strdup_printf (_("the card %s is there %d times."), water_rights_data (state)->cards[card].id, n[card]);
  return NULL;
}

static char *
audit_goals (const WaterRightsState *state)
{
  const WaterRightsGoal *goals = water_rights_data (state)->goals;
  for (int i = 0; i < WATER_RIGHTS_BONUS_GOALS; i++)
    for (int k = 0; k <= i; k++)
      if (goals[state->bonus[i]].role >= 0 || (k < i && state->bonus[k] == state->bonus[i]))
        return g_strdup (_("the bonus goals are three different ones."));
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    if (water_rights_setup (state)->is_present[seat] && goals[state->secret[seat]].role != seat)
      return g_strdup_printf (_("the secret goal of %s is not one of that role."), water_rights_seat_words[seat]);
  return NULL;
}

char *
water_rights_audit (const OxbowState *base)
{
  static char *(*const audits[]) (const WaterRightsState *) = { audit_turn,  audit_decree, audit_card, audit_board,
                                                                audit_tiles, audit_cards,  audit_goals };
  const WaterRightsState *state = (const WaterRightsState *) base;
  char *sentence = NULL;
  for (guint i = 0; sentence == NULL && i < G_N_ELEMENTS (audits); i++)
    sentence = audits[i](state);
  for (int seat = WATER_RIGHTS_SENIOR; sentence == NULL && seat < WATER_RIGHTS_SEATS; seat++)
    if (water_rights_setup (state)->is_present[seat])
      sentence = audit_mayor (state, seat);
  return sentence;
}
