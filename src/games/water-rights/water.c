/* water.c: what moves drops and dollars
 *
 * Drops come from plants that recycle first and go to them last, so that what they give back is never lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/water.h"

static int
draw_from (WaterRightsState *state, int seat, int n, bool recycling)
{
  const WaterRightsData *data = water_rights_data (state);
  int drawn = 0;
  for (int i = 0; i < data->n_town[seat] && drawn < n; i++)
    {
      int site = data->town[seat][i];
      if (!water_rights_is_plant (state, site) || data->kinds[state->plots[site].kind].recycles != recycling)
        continue;
      int taken = MIN (n - drawn, state->plots[site].water);
      state->plots[site].water = (uint8_t) (state->plots[site].water - taken);
      drawn += taken;
    }
  return drawn;
}

int
water_rights_draw (WaterRightsState *state, int seat, int n)
{
  int drawn = draw_from (state, seat, n, true);
  return drawn + draw_from (state, seat, n - drawn, false);
}

static int
fill_into (WaterRightsState *state, int seat, int n, bool recycling)
{
  const WaterRightsData *data = water_rights_data (state);
  int filled = 0;
  for (int i = 0; i < data->n_town[seat] && filled < n; i++)
    {
      int site = data->town[seat][i];
      if (!water_rights_is_plant (state, site) || data->kinds[state->plots[site].kind].recycles != recycling)
        continue;
      int given = MIN (n - filled, data->kinds[state->plots[site].kind].capacity - state->plots[site].water);
      state->plots[site].water = (uint8_t) (state->plots[site].water + given);
      filled += given;
    }
  return filled;
}

int
water_rights_fill (WaterRightsState *state, int seat, int n)
{
  int filled = fill_into (state, seat, n, false);
  return filled + fill_into (state, seat, n - filled, true);
}

int
water_rights_return (WaterRightsState *state, int seat, int n, OxbowEvents *events)
{
  int returned = water_rights_draw (state, seat, n);
  water_rights_change_bank (state, returned);
  if (returned > 0)
    oxbow_events_add (events, WATER_RIGHTS_EVENT_RETURNED, seat, returned);
  return returned;
}

void
water_rights_flow_loose (WaterRightsState *state, int seat)
{
  WaterRightsMayor *mayor = &state->mayors[seat];
  mayor->loose = (int16_t) (mayor->loose - water_rights_fill (state, seat, mayor->loose));
}

int
water_rights_change_bank (WaterRightsState *state, int n)
{
  int most = water_rights_options (state)->bank_max * water_rights_setup (state)->n_present, before = state->bank;
  state->bank = CLAMP (before + n, 0, MAX (most, 0));
  return state->bank - before;
}

static int32_t *
purse_of (WaterRightsState *state, int party)
{
  if (party == WATER_RIGHTS_TREASURY)
    return NULL;
  return party == WATER_RIGHTS_KING ? &state->king_money : &state->mayors[party].money;
}

int
water_rights_pay (WaterRightsState *state, int from, int to, int n, OxbowEvents *events)
{
  int32_t *payer = purse_of (state, from), *payee = purse_of (state, to);
  int paid = payer != NULL ? MIN (n, *payer) : n;
  if (payer != NULL)
    *payer -= paid;
  if (payee != NULL)
    *payee += paid;
  if (paid > 0)
    oxbow_events_add (events, WATER_RIGHTS_EVENT_PAID, from, to, paid);
  return paid;
}
