/* town.c: what stands in a town, and what its districts get each turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/town.h"

#include "games/water-rights/water.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The first in hand of a kind: the earliest taken; or -1. */
static int
find_held (const WaterRightsState *state, int kind)
{
  const WaterRightsHeld *hand = water_rights_peek_hand (state);
  for (int i = 0; i < state->n_hand; i++)
    if (hand[i].seat == state->turn && hand[i].kind == kind)
      return i;
  return -1;
}

/* Whether a tile of the town's of this class stands beside the site; any of them, or the power works, if class is -1.
 */
static bool
touches (const WaterRightsState *state, int site, int class)
{
  const WaterRightsSite *sites = water_rights_data (state)->sites;
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      int other = sites[site].near[direction];
      if (other < 0 || sites[other].seat != sites[site].seat)
        continue;
      if (class < 0 && sites[other].land == WATER_RIGHTS_FACILITY)
        return true;
      int kind = state->plots[other].kind;
      if (kind != WATER_RIGHTS_NOTHING && (class < 0 || water_rights_kind (state, kind)->class == class))
        return true;
    }
  return false;
}

/* WR-5.18.4 */
static bool
suits_class (const WaterRightsState *state, int seat, int kind, int site, GError **error)
{
  int land = water_rights_data (state)->sites[site].land;
  const WaterRightsOptions *options = water_rights_options (state);
  switch ((WaterRightsClass) water_rights_kind (state, kind)->class)
    {
    case WATER_RIGHTS_PLANT:
      return land == WATER_RIGHTS_POOL || oxbow_refuse_by (error, "WR-5.18", _("Waterplants stand on pools."));
    case WATER_RIGHTS_FARM:
      if (land != WATER_RIGHTS_GRASS)
        return oxbow_refuse_by (error, "WR-5.18", _("Farms need grass."));
      return touches (state, site, WATER_RIGHTS_FARM)
             || water_rights_metric (state, seat, WATER_RIGHTS_METRIC_CLASS + WATER_RIGHTS_FARM) == 0
             || oxbow_refuse_by (error, "WR-5.18", _("A farm must touch your other farms."));
    case WATER_RIGHTS_DOCK:
      return land == WATER_RIGHTS_POOL || (!options->dock_water_only && touches (state, site, WATER_RIGHTS_DOCK))
             || oxbow_refuse_by (error, "WR-5.18", _("A dock stands on water or beside your dock."));
    case WATER_RIGHTS_LIVESTOCK:
      if (options->land_only && land == WATER_RIGHTS_POOL)
        return oxbow_refuse_by (error, "WR-5.18", _("Not on water: choose grass or dry land of your town."));
      return touches (state, site, WATER_RIGHTS_PLANT)
             || oxbow_refuse_by (error, "WR-5.18", _("Livestock must stand beside a waterplant."));
    case WATER_RIGHTS_OTHER:
      if (options->land_only && land == WATER_RIGHTS_POOL)
        return oxbow_refuse_by (error, "WR-5.18", _("Not on water: choose grass or dry land of your town."));
      return touches (state, site, -1) || oxbow_refuse_by (error, "WR-5.18", _("It must touch your town: choose a cell "
                                                                               "beside a tile of yours."));
    }
  g_assert_not_reached ();
}

bool
water_rights_may_place (const WaterRightsState *state, int seat, int kind, OxbowCell cell, GError **error)
{
  int site = water_rights_site (state, cell);
  if (site < 0 || water_rights_data (state)->sites[site].seat != seat)
    return oxbow_refuse_by (error, "WR-5.18", _("That is not your land."));
  int land = water_rights_data (state)->sites[site].land;
  if (land == WATER_RIGHTS_FACILITY || state->plots[site].kind != WATER_RIGHTS_NOTHING)
    return oxbow_refuse_by (error, "WR-5.18", _("That cell is taken."));
  if (water_rights_is_forbidden (state, kind, land))
    return oxbow_refuse_by (error, "WR-5.18", _("That may not be built this round."));
  return suits_class (state, seat, kind, site, error);
}

/* WR-5.13: all but the place. */
static bool
may_use (const WaterRightsState *state, int kind, GError **error)
{
  if (state->phase != WATER_RIGHTS_BUILD)
    return oxbow_refuse_by (error, "WR-5.13", _("Building comes after drafting."));
  int held = kind >= 0 ? find_held (state, kind) : -1;
  if (held < 0)
    return oxbow_refuse_by (error, "WR-5.13", _("You do not hold that tile."));
  return water_rights_peek_hand (state)[held].fee <= state->mayors[state->turn].money
         || oxbow_refuse_by (error, "WR-5.13", _("You cannot pay to build it: sell a tile first, or build another "
                                                 "one."));
}

bool
water_rights_build (WaterRightsState *state, int kind, OxbowCell cell, OxbowEvents *events, GError **error)
{
  if (!may_use (state, kind, error) || !water_rights_may_place (state, state->turn, kind, cell, error))
    return false;
  WaterRightsMayor *mayor = &state->mayors[state->turn];
  WaterRightsHeld *hand = water_rights_hand (state);
  int i = find_held (state, kind);
  mayor->money -= hand[i].fee;
  state->plots[water_rights_site (state, cell)] =
      (WaterRightsPlot){ .kind = (uint8_t) kind, .paid = (int16_t) (hand[i].paid + hand[i].fee) };
  memmove (&hand[i], &hand[i + 1], (size_t) (state->n_hand - i - 1) * sizeof *hand);
  hand[--state->n_hand] = (WaterRightsHeld){ 0 };
  mayor->built++;
  if (water_rights_kind (state, kind)->class == WATER_RIGHTS_PLANT)
    water_rights_flow_loose (state, state->turn);
  oxbow_events_add (events, WATER_RIGHTS_EVENT_BUILT, state->turn, kind, cell);
  return true;
}

/* WR-5.15 */
static bool
may_sell (const WaterRightsState *state, OxbowCell cell, GError **error)
{
  int site = water_rights_site (state, cell);
  if (site < 0 || water_rights_data (state)->sites[site].seat != state->turn
      || state->plots[site].kind == WATER_RIGHTS_NOTHING)
    return oxbow_refuse_by (error, "WR-5.15", _("You have no tile there."));
  bool is_dry_district = water_rights_is_district (state, site) && !state->plots[site].water;
  return state->phase == WATER_RIGHTS_BUILD || (state->phase == WATER_RIGHTS_SUPPLY && is_dry_district)
         || oxbow_refuse_by (error, "WR-5.15", _("Tiles are sold only while building, or a dry district while "
                                                 "supplying."));
}

bool
water_rights_sell (WaterRightsState *state, OxbowCell cell, OxbowEvents *events, GError **error)
{
  if (!may_sell (state, cell, error))
    return false;
  int site = water_rights_site (state, cell), seat = state->turn;
  WaterRightsPlot *plot = &state->plots[site];
  int price = plot->paid / 2, from_king = MIN (price, state->king_money);
  oxbow_events_add (events, WATER_RIGHTS_EVENT_SOLD, seat, cell, price);
  if (water_rights_is_plant (state, site))
    water_rights_change_bank (state, plot->water);
  *plot = (WaterRightsPlot){ .kind = WATER_RIGHTS_NOTHING };
  state->king_money -= from_king;
  state->mayors[seat].money += price;
  return true;
}

/* WR-5.16 */
static bool
may_run (const WaterRightsState *state, GError **error)
{
  int cost = water_rights_options (state)->run_cost;
  if (state->phase != WATER_RIGHTS_SUPPLY || state->mayors[state->turn].ran)
    return oxbow_refuse_by (error, "WR-5.16", _("The power works run once a turn, while supplying."));
  return water_rights_stored (state, state->turn) >= cost
         || oxbow_refuse_by (error, "WR-5.16",
                             ngettext ("The power works need %d drop.", "The power works need %d drops.",
                                       (gulong) cost), cost);
}

bool
water_rights_run (WaterRightsState *state, OxbowEvents *events, GError **error)
{
  if (!may_run (state, error))
    return false;
  water_rights_draw (state, state->turn, water_rights_options (state)->run_cost);
  state->mayors[state->turn].ran = 1;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_RAN, state->turn);
  return true;
}

/* Pairs of tokens that must be bought: what the spare one does not cover, by twos, rounded up. */
static int
count_pairs (const WaterRightsState *state, int kind, int dot)
{
  int missing = water_rights_kind (state, kind)->dots[dot] - state->mayors[state->turn].spare[dot];
  return missing > 0 ? (missing + 1) / 2 : 0;
}

static bool
has_tokens (const WaterRightsState *state, int kind, int dot, GError **error)
{
  const WaterRightsMayor *mayor = &state->mayors[state->turn];
  const WaterRightsData *data = water_rights_data (state);
  int n = data->kinds[kind].dots[dot], tokens = water_rights_options (state)->tokens;
  if (n == 0)
    return true;
  if (data->roles[state->turn].dot == dot)
    {
      if (!mayor->ran)
        return oxbow_refuse_by (error, "WR-5.17", _("Run your power works first."));
      return mayor->own + n <= tokens || oxbow_refuse_by (error, "WR-5.17", _("Your town has no more tokens this "
                                                                              "turn."));
    }
  if (!water_rights_has_post (state, state->turn, data->seller[dot]))
    return oxbow_refuse_by (error, "WR-5.17", _("You have no trading post there."));
  if (water_rights_is_active (state, WATER_RIGHTS_OP_NOTRADE))
    return oxbow_refuse_by (error, "WR-5.17", _("The borders are closed this round."));
  return mayor->bought[dot] + 2 * count_pairs (state, kind, dot) <= tokens
         || oxbow_refuse_by (error, "WR-5.17", _("That town has no more tokens this turn."));
}

int
water_rights_token_cost (const WaterRightsState *state, OxbowCell cell)
{
  int kind = state->plots[water_rights_site (state, cell)].kind, n_pairs = 0;
  for (int dot = 0; dot < WATER_RIGHTS_DOTS; dot++)
    if (water_rights_data (state)->roles[state->turn].dot != dot)
      n_pairs += count_pairs (state, kind, dot);
  return n_pairs;               /* a dollar for two */
}

/* WR-5.17 */
bool
water_rights_may_supply (const WaterRightsState *state, OxbowCell cell, GError **error)
{
  int site = water_rights_site (state, cell);
  if (state->phase != WATER_RIGHTS_SUPPLY)
    return oxbow_refuse_by (error, "WR-5.17", _("Districts are supplied after building."));
  if (site < 0 || water_rights_data (state)->sites[site].seat != state->turn || !water_rights_is_district (state, site))
    return oxbow_refuse_by (error, "WR-5.17", _("You have no district there."));
  int kind = state->plots[site].kind;
  if (state->plots[site].water)
    return oxbow_refuse_by (error, "WR-5.17", _("It is supplied already."));
  if (water_rights_stored (state, state->turn) < water_rights_water_need (state, kind))
    return oxbow_refuse_by (error, "WR-5.17", _("Too little water on your plants."));
  for (int dot = 0; dot < WATER_RIGHTS_DOTS; dot++)
    if (!has_tokens (state, kind, dot, error))
      return false;
  return state->mayors[state->turn].money >= water_rights_token_cost (state, cell)
         || oxbow_refuse_by (error, "WR-5.17", _("You cannot pay for the tokens that it takes from other towns: supply "
                                                 "another district."));
}

static void
use_tokens (WaterRightsState *state, int kind, int dot, OxbowEvents *events)
{
  WaterRightsMayor *mayor = &state->mayors[state->turn];
  int n = water_rights_kind (state, kind)->dots[dot];
  if (water_rights_data (state)->roles[state->turn].dot == dot)
    {
      mayor->own = (int16_t) (mayor->own + n);
      return;
    }
  int pairs = count_pairs (state, kind, dot), seller = water_rights_data (state)->seller[dot];
  water_rights_pay (state, state->turn, water_rights_setup (state)->is_present[seller] ? seller : WATER_RIGHTS_TREASURY,
                    pairs, events);
  mayor->bought[dot] = (int16_t) (mayor->bought[dot] + 2 * pairs);
  mayor->spare[dot] = (int16_t) (mayor->spare[dot] + 2 * pairs - n);
}

bool
water_rights_supply (WaterRightsState *state, OxbowCell cell, OxbowEvents *events, GError **error)
{
  if (!water_rights_may_supply (state, cell, error))
    return false;
  WaterRightsPlot *plot = &state->plots[water_rights_site (state, cell)];
  water_rights_draw (state, state->turn, water_rights_water_need (state, plot->kind));
  for (int dot = 0; dot < WATER_RIGHTS_DOTS; dot++)
    if (water_rights_kind (state, plot->kind)->dots[dot] > 0)
      use_tokens (state, plot->kind, dot, events);
  plot->water = 1;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_SUPPLIED, cell);
  return true;
}

void
water_rights_list_builds (const WaterRightsState *state, OxbowMoves *moves)
{
  const WaterRightsData *data = water_rights_data (state);
  const WaterRightsHeld *hand = water_rights_peek_hand (state);
  for (int i = 0; i < state->n_hand; i++)
    {
      int kind = hand[i].kind;
      if (hand[i].seat != state->turn || find_held (state, kind) != i || !may_use (state, kind, NULL))
        continue;
      for (int k = 0; k < data->n_town[state->turn]; k++)
        {
          OxbowCell cell = data->sites[data->town[state->turn][k]].cell;
          if (!water_rights_may_place (state, state->turn, kind, cell, NULL))
            continue;
          OxbowMove *move = oxbow_moves_append (moves, WATER_RIGHTS_MOVE_BUILD, 2);
          move->args[0] = (int16_t) kind;
          move->args[1] = (int16_t) cell;
        }
    }
}

static void
list_cells (const WaterRightsState *state, int verb, bool (*may) (const WaterRightsState *, OxbowCell, GError **),
            OxbowMoves *moves)
{
  const WaterRightsData *data = water_rights_data (state);
  for (int i = 0; i < data->n_town[state->turn]; i++)
    {
      OxbowCell cell = data->sites[data->town[state->turn][i]].cell;
      if (may (state, cell, NULL))
        oxbow_moves_append (moves, verb, 1)->args[0] = (int16_t) cell;
    }
}

void
water_rights_list_sales (const WaterRightsState *state, OxbowMoves *moves)
{
  list_cells (state, WATER_RIGHTS_MOVE_SELL, may_sell, moves);
}

void
water_rights_list_supplies (const WaterRightsState *state, OxbowMoves *moves)
{
  if (may_run (state, NULL))
    oxbow_moves_append (moves, WATER_RIGHTS_MOVE_RUN, 0);
  list_cells (state, WATER_RIGHTS_MOVE_SUPPLY, water_rights_may_supply, moves);
}
