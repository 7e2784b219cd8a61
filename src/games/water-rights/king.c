/* king.c: what the King may do, and doing it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/king.h"

#include "games/water-rights/cards.h"
#include "games/water-rights/round.h"

#include <glib/gi18n-lib.h>

const char *const water_rights_rate_words[] = { "cost", "tiles", NULL };
const char *const water_rights_price_words[] = { "cost", "units", NULL };
const char *const water_rights_step_words[] = { "+1", "-1", NULL };

static bool
may_roll (const WaterRightsState *state, GError **error)
{
  return state->phase == WATER_RIGHTS_PROCLAIM
         || oxbow_refuse_by (error, "WR-5.2", _("Cards are drawn only at the start of the King's turn, from round 2 "
                                                "on."));
}

static bool
may_name (const WaterRightsState *state, int seat, GError **error)
{
  if (state->phase != WATER_RIGHTS_NAMING)
    return oxbow_refuse_by (error, "WR-5.3", _("No card is waiting for a name."));
  return (seat > WATER_RIGHTS_KING && water_rights_setup (state)->is_present[seat])
         || oxbow_refuse_by (error, "WR-5.3", _("There is no such mayor in this game."));
}

static bool
is_decree (const WaterRightsState *state, const char *rule, GError **error)
{
  return state->phase == WATER_RIGHTS_DECREE
         || oxbow_refuse_by (error, rule, _("The King decrees only after his card is read."));
}

static bool
may_switch (const WaterRightsState *state, int first, int second, GError **error)
{
  if (!is_decree (state, "WR-5.4", error))
    return false;
  if (first < 0 || first >= second || second >= WATER_RIGHTS_GREY)
    return oxbow_refuse_by (error, "WR-5.4", _("Name two of green, red and yellow, in that order."));
  return (!state->switched && (state->taxed[0] != first || state->taxed[1] != second))
         || oxbow_refuse_by (error, "WR-5.4", _("The taxed districts were already switched this turn, or are these "
                                                "already."));
}

/* What the King turns by one step: the tax rate or the water price, its dollars or its measure. */
typedef struct
{
  int value, minimum, maximum;
} Dial;

static Dial
find_dial (const WaterRightsState *state, int verb, int which)
{
  const WaterRightsOptions *options = water_rights_options (state);
  bool is_cost = which == 0;
  if (verb == WATER_RIGHTS_MOVE_RATE)
    return is_cost ? (Dial){ state->tax_cost, 1, options->tax_cost_max }
                   : (Dial){ state->tax_tiles, 1, options->tax_tiles_max };
  return is_cost ? (Dial){ state->price_cost, 1, options->price_cost_max }
                 : (Dial){ state->price_units, options->price_units_min, options->price_units_max };
}

static bool
may_step (const WaterRightsState *state, int verb, int which, int step, GError **error)
{
  bool is_rate = verb == WATER_RIGHTS_MOVE_RATE;
  const char *rule = is_rate ? "WR-5.5" : "WR-5.6";
  if (!is_decree (state, rule, error))
    return false;
  if (state->round == 1 || (is_rate ? state->rated : state->priced))
    return oxbow_refuse_by (error, rule, is_rate ? _("The tax rate changes by one step a turn, from round 2 on.")
                                                 : _("The water price changes by one step a turn, from round 2 on."));
  Dial dial = find_dial (state, verb, which);
  int value = dial.value + (step == 0 ? 1 : -1);
  return (value >= dial.minimum && value <= dial.maximum)
         || oxbow_refuse_by (error, rule, is_rate ? _("The tax rate cannot go further that way.")
                                                  : _("The water price cannot go further that way."));
}

static bool
may_end (const WaterRightsState *state, GError **error)
{
  return is_decree (state, "WR-5.7", error)
         && (state->taxed[0] != WATER_RIGHTS_NOTHING
             || oxbow_refuse_by (error, "WR-5.7", _("Choose two districts to tax first.")));
}

static void
switch_taxed (WaterRightsState *state, int first, int second, OxbowEvents *events)
{
  state->taxed[0] = (uint8_t) first;
  state->taxed[1] = (uint8_t) second;
  state->switched = 1;
  water_rights_tell_taxing (state, events);
}

static void
step (WaterRightsState *state, int verb, int which, int direction, OxbowEvents *events)
{
  uint8_t *rate = which == 0 ? &state->tax_cost : &state->tax_tiles;
  uint8_t *price = which == 0 ? &state->price_cost : &state->price_units;
  uint8_t *dial = verb == WATER_RIGHTS_MOVE_RATE ? rate : price;
  *dial = (uint8_t) (*dial + (direction == 0 ? 1 : -1));
  if (verb == WATER_RIGHTS_MOVE_RATE)
    {
      state->rated = 1;
      water_rights_tell_rate (state, events);
      return;
    }
  state->priced = 1;
  water_rights_tell_price (state, events);
}

bool
water_rights_king_apply (WaterRightsState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  int first = move->args[0], second = move->args[1];
  switch (move->verb)
    {
    case WATER_RIGHTS_MOVE_ROLL:
      if (!may_roll (state, error))
        return false;
      water_rights_roll (state, events);
      return true;
    case WATER_RIGHTS_MOVE_TARGET:
      if (!may_name (state, first, error))
        return false;
      water_rights_name (state, first, events);
      return true;
    case WATER_RIGHTS_MOVE_DISTRICTS:
      if (!may_switch (state, first, second, error))
        return false;
      switch_taxed (state, first, second, events);
      return true;
    case WATER_RIGHTS_MOVE_RATE:
    case WATER_RIGHTS_MOVE_PRICE:
      if (!may_step (state, move->verb, first, second, error))
        return false;
      step (state, move->verb, first, second, events);
      return true;
    case WATER_RIGHTS_MOVE_DONE:
      if (!may_end (state, error))
        return false;
      water_rights_end_decree (state, events);
      return true;
    default:
      return oxbow_refuse_by (error, "WR-5.0", _("That is not for you to do now: the King decrees; mayors ask for "
                                                 "water, draft, build and supply."));
    }
}

static void
append (OxbowMoves *moves, int verb, int first, int second)
{
  OxbowMove *move = oxbow_moves_append (moves, verb, 2);
  move->args[0] = (int16_t) first;
  move->args[1] = (int16_t) second;
}

static void
list_steps (const WaterRightsState *state, int verb, OxbowMoves *moves)
{
  for (int which = 0; which < 2; which++)
    for (int direction = 0; direction < 2; direction++)
      if (may_step (state, verb, which, direction, NULL))
        append (moves, verb, which, direction);
}

void
water_rights_king_legal (const WaterRightsState *state, OxbowMoves *moves)
{
  if (may_roll (state, NULL))
    oxbow_moves_append (moves, WATER_RIGHTS_MOVE_ROLL, 0);
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    if (may_name (state, seat, NULL))
      oxbow_moves_append (moves, WATER_RIGHTS_MOVE_TARGET, 1)->args[0] = (int16_t) seat;
  for (int first = WATER_RIGHTS_GREEN; first < WATER_RIGHTS_YELLOW; first++)
    for (int second = first + 1; second <= WATER_RIGHTS_YELLOW; second++)
      if (may_switch (state, first, second, NULL))
        append (moves, WATER_RIGHTS_MOVE_DISTRICTS, first, second);
  list_steps (state, WATER_RIGHTS_MOVE_RATE, moves);
  list_steps (state, WATER_RIGHTS_MOVE_PRICE, moves);
  if (may_end (state, NULL))
    oxbow_moves_append (moves, WATER_RIGHTS_MOVE_DONE, 0);
}
