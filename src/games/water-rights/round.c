/* round.c: the course of a round
 *
 * The King's turn, then each mayor's. Rows refill after every mayor; a King who is a steward plays his turn here,
 * within the move that reaches him.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/round.h"

#include "games/water-rights/cards.h"
#include "games/water-rights/water.h"

#include <string.h>

static void
refill_row (WaterRightsState *state, int row, OxbowEvents *events)
{
  uint8_t *slots = state->row[row];
  int pile = row == WATER_RIGHTS_DISTRICTS ? WATER_RIGHTS_PILE_DISTRICTS : WATER_RIGHTS_PILE_PLANTS, n = 0,
      n_slots = water_rights_data (state)->n_slots[row];
  int first = row == WATER_RIGHTS_DISTRICTS ? 0 : water_rights_data (state)->n_slots[WATER_RIGHTS_DISTRICTS];
  for (int i = 0; i < n_slots; i++)
    if (slots[i] != WATER_RIGHTS_NOTHING)
      slots[n++] = slots[i];
  for (int i = n; i < n_slots; i++)
    {
      bool has_one = state->n_pile[pile] > 0;
      slots[i] = has_one ? water_rights_pile (state, pile)[--state->n_pile[pile]] : WATER_RIGHTS_NOTHING;
      if (has_one)
        oxbow_events_add (events, WATER_RIGHTS_EVENT_ROW, row, first + i, slots[i]);
    }
}

void
water_rights_refill (WaterRightsState *state, OxbowEvents *events)
{
  refill_row (state, WATER_RIGHTS_DISTRICTS, events);
  refill_row (state, WATER_RIGHTS_PLANTS, events);
}

static void
sweep_slot (WaterRightsState *state, int row, int slot, OxbowEvents *events)
{
  int first = row == WATER_RIGHTS_DISTRICTS ? 0 : water_rights_data (state)->n_slots[WATER_RIGHTS_DISTRICTS];
  if (state->row[row][slot] == WATER_RIGHTS_NOTHING)
    return;
  state->row[row][slot] = WATER_RIGHTS_NOTHING;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_SWEPT, row, first + slot);
}

void
water_rights_sweep (WaterRightsState *state, int n, OxbowEvents *events)
{
  for (int slot = 0; slot < MIN (n, water_rights_data (state)->n_slots[WATER_RIGHTS_DISTRICTS]); slot++)
    sweep_slot (state, WATER_RIGHTS_DISTRICTS, slot, events);
  water_rights_refill (state, events);
}

void
water_rights_tell_taxing (const WaterRightsState *state, OxbowEvents *events)
{
  oxbow_events_add (events, WATER_RIGHTS_EVENT_TAXING, state->taxed[0], state->taxed[1]);
}

void
water_rights_tell_rate (const WaterRightsState *state, OxbowEvents *events)
{
  oxbow_events_add (events, WATER_RIGHTS_EVENT_RATE, state->tax_cost, state->tax_tiles);
}

void
water_rights_tell_price (const WaterRightsState *state, OxbowEvents *events)
{
  oxbow_events_add (events, WATER_RIGHTS_EVENT_PRICE, state->price_cost, state->price_units);
}

/* WR-5.8 */
static void
begin_mayor (WaterRightsState *state, int seat, OxbowEvents *events)
{
  const WaterRightsData *data = water_rights_data (state);
  WaterRightsMayor *mayor = &state->mayors[seat];
  state->turn = (int8_t) seat;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_TURN, seat);
  for (int i = 0; i < data->n_town[seat]; i++)
    if (water_rights_is_district (state, data->town[seat][i]))
      state->plots[data->town[seat][i]].water = 0;
  water_rights_flow_loose (state, seat);
  int limit = water_rights_work_off_pending (state, seat, events);
  for (int i = 0; i < state->n_active; i++)
    if (state->active[i].op == WATER_RIGHTS_OP_LIMIT && (state->active[i].key >> seat & 1)
        && (limit == WATER_RIGHTS_NO_LIMIT || state->active[i].n < limit))
      limit = state->active[i].n;
  mayor->limit = (int16_t) limit;
  state->phase = state->round == 1 ? WATER_RIGHTS_DRAFT : WATER_RIGHTS_WATER;
}

static int
next_mayor (const WaterRightsState *state, int seat)
{
  do
    seat++;
  while (seat < WATER_RIGHTS_SEATS && !water_rights_setup (state)->is_present[seat]);
  return seat;
}

void
water_rights_end_decree (WaterRightsState *state, OxbowEvents *events)
{
  state->lasttax = 0;
  begin_mayor (state, next_mayor (state, WATER_RIGHTS_KING), events);
}

/* WR-6.8.3: the two colours with the most districts, in the order of colours. */
static void
choose_taxed (WaterRightsState *state, OxbowEvents *events)
{
  int counts[WATER_RIGHTS_GREY] = { 0 }, least = 0;
  for (int colour = 0; colour < WATER_RIGHTS_GREY; colour++)
    for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
      counts[colour] += water_rights_metric (state, seat, WATER_RIGHTS_METRIC_COLOUR + colour);
  for (int colour = 1; colour < WATER_RIGHTS_GREY; colour++)
    if (counts[colour] <= counts[least])
      least = colour;
  for (int colour = 0, n = 0; colour < WATER_RIGHTS_GREY; colour++)
    if (colour != least)
      state->taxed[n++] = (uint8_t) colour;
  water_rights_tell_taxing (state, events);
}

/* WR-6.8.4 */
static void
adjust_rates (WaterRightsState *state, OxbowEvents *events)
{
  const WaterRightsOptions *options = water_rights_options (state);
  int k = water_rights_setup (state)->n_present, tiles = state->tax_tiles, units = state->price_units;
  if (state->lasttax < 2 * k && tiles > 1)
    state->tax_tiles--;
  else if (state->lasttax > 5 * k && tiles < options->tax_tiles_max)
    state->tax_tiles++;
  if (state->bank < 4 * k && units > options->price_units_min)
    state->price_units--;
  else if (state->bank > 10 * k && units < options->price_units_max)
    state->price_units++;
  if (state->tax_tiles != tiles)
    water_rights_tell_rate (state, events);
  if (state->price_units != units)
    water_rights_tell_price (state, events);
}

static void
run_steward (WaterRightsState *state, OxbowEvents *events)
{
  if (state->phase == WATER_RIGHTS_PROCLAIM)
    water_rights_roll (state, events);
  if (state->phase == WATER_RIGHTS_NAMING)
    water_rights_name (state, water_rights_richest (state, 1), events);
  choose_taxed (state, events);
  if (state->round > 1)
    adjust_rates (state, events);
  water_rights_end_decree (state, events);
}

static void
begin_king (WaterRightsState *state, OxbowEvents *events)
{
  state->turn = WATER_RIGHTS_KING;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_TURN, WATER_RIGHTS_KING);
  if (water_rights_setup (state)->is_steward)
    run_steward (state, events);
}

void
water_rights_begin_rounds (WaterRightsState *state, OxbowEvents *events)
{
  state->round = 1;
  state->phase = WATER_RIGHTS_DECREE;
  begin_king (state, events);
}

/* WR-5.1 */
static void
begin_round (WaterRightsState *state, OxbowEvents *events)
{
  state->round++;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_ROUND, state->round);
  state->taken[WATER_RIGHTS_DISTRICTS] = state->taken[WATER_RIGHTS_PLANTS] = 0;
  state->switched = state->rated = state->priced = state->die = 0;
  water_rights_discard_card (state);
  state->target = WATER_RIGHTS_NOTHING;
  state->subjects = 0;
  state->n_active = 0;
  memset (state->active, 0, sizeof state->active);
  water_rights_change_bank (state, water_rights_options (state)->inflow * water_rights_setup (state)->n_present);
  state->phase = WATER_RIGHTS_PROCLAIM;
  begin_king (state, events);
}

/* WR-6.6 */
static void
end_round (WaterRightsState *state, OxbowEvents *events)
{
  if (water_rights_options (state)->stale)
    {
      for (int row = 0; row < WATER_RIGHTS_ROWS; row++)
        if (!state->taken[row])
          sweep_slot (state, row, 0, events);
      water_rights_refill (state, events);
    }
  bool has_gap = state->row[WATER_RIGHTS_DISTRICTS][water_rights_data (state)->n_slots[WATER_RIGHTS_DISTRICTS] - 1]
                 == WATER_RIGHTS_NOTHING;
  if (state->round < water_rights_options (state)->rounds && !has_gap)
    {
      begin_round (state, events);
      return;
    }
  state->phase = WATER_RIGHTS_OVER;
  state->turn = -1;
  oxbow_events_add_array (events, WATER_RIGHTS_EVENT_OVER, NULL, 0);
}

static void
recycle (WaterRightsState *state, int seat, OxbowEvents *events)
{
  const WaterRightsData *data = water_rights_data (state);
  for (int i = 0; i < data->n_town[seat]; i++)
    {
      WaterRightsPlot *plot = &state->plots[data->town[seat][i]];
      if (!water_rights_is_plant (state, data->town[seat][i]) || !data->kinds[plot->kind].recycles)
        continue;
      int gained = data->kinds[plot->kind].capacity - plot->water;
      plot->water = data->kinds[plot->kind].capacity;
      if (gained > 0)
        oxbow_events_add (events, WATER_RIGHTS_EVENT_RECYCLED, data->sites[data->town[seat][i]].cell, gained);
    }
}

static void
collect_tax (WaterRightsState *state, int seat, OxbowEvents *events)
{
  int paid = MIN (water_rights_tax_due (state, seat), state->mayors[seat].money);
  state->mayors[seat].money -= paid;
  state->king_money += paid;
  state->king_tax += paid;
  state->lasttax += paid;
  if (paid > 0)
    oxbow_events_add (events, WATER_RIGHTS_EVENT_TAXED, seat, paid);
}

static void
clear_turn (WaterRightsMayor *mayor)
{
  mayor->asked = mayor->due = mayor->built = mayor->own = 0;
  mayor->limit = WATER_RIGHTS_NO_LIMIT;
  mayor->shield = mayor->posted = mayor->ran = mayor->met = 0;
  memset (mayor->bought, 0, sizeof mayor->bought);
  memset (mayor->spare, 0, sizeof mayor->spare);
}

void
water_rights_end_mayor (WaterRightsState *state, OxbowEvents *events)
{
  int seat = state->turn, income = water_rights_income_due (state, seat);
  state->mayors[seat].money += income;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_INCOME, seat, income);
  if (!water_rights_is_active (state, WATER_RIGHTS_OP_NORECYCLE))
    recycle (state, seat, events);
  collect_tax (state, seat, events);
  water_rights_judge_demand (state, seat, events);
  clear_turn (&state->mayors[seat]);
  water_rights_refill (state, events);
  int next = next_mayor (state, seat);
  if (next < WATER_RIGHTS_SEATS)
    begin_mayor (state, next, events);
  else
    end_round (state, events);
}
