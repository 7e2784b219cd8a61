/* may-act.c: whether a family may do this in its activation (NW-5.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

#include <glib/gi18n-lib.h>

static bool
may_activate (const NwState *state, int family, GError **error)
{
  int n = nw_n_activations (state), n_done = 0;
  for (int other = 0; other < NW_FAMILIES; other++)
    n_done += state->activated >> other & 1;
  if (!nw_on_map (&state->families[family]))
    return oxbow_refuse (error, _("That family is not on the map."));
  if (state->activated >> family & 1)
    return oxbow_refuse (error, _("This family has acted already."));
  return n_done < n || oxbow_refuse (error, _("You may activate %d families in this operation."), n);
}

static bool
may_move (const NwState *state, int family, int cell, GError **error)
{
  int to = nw_spot_of (state, cell);
  if (to == NW_NOWHERE || !nw_spots_adjacent (state->families[family].place, to))
    return oxbow_refuse (error, _("That area is not next to the family."));
  int cost = nw_move_cost (state, family, to);
  if (nw_in_fort (state, family) && state->has_acted)
    return oxbow_refuse (error, _("A family leaves a Fort only with its first action."));
  return cost <= state->mp || (nw_in_fort (state, family) && state->mp > 0)
         || oxbow_refuse (error, _("This move costs %d MP."), cost);
}

static bool
may_cross (const NwState *state, int family, int cell, GError **error)
{
  int from = state->families[family].place, to = nw_spot_of (state, cell);
  if (state->has_acted || state->mp == 0 || nw_in_fort (state, family))
    return oxbow_refuse (error, _("Entering or leaving the canyon takes the whole activation."));
  return (to != NW_NOWHERE && nw_is_track (from) != nw_is_track (to))
         || oxbow_refuse (error, _("The family cannot be placed there."));
}

static bool
may_find_water (const NwState *state, int family, GError **error)
{
  int territory = nw_territory (state, family), cost = nw_water_cost (state, family);
  if (territory > NW_TRACKS || state->drought[territory] == 0)
    return oxbow_refuse (error, _("There is no drought here."));
  return cost <= state->mp || oxbow_refuse (error, _("Finding water here costs %d MP."), cost);
}

static bool
may_harvest (const NwState *state, int family, GError **error)
{
  int cost = nw_planting_cost (state, family);
  if (state->corn[state->families[family].place] == 0)
    return oxbow_refuse (error, _("No corn stands here."));
  return cost <= state->mp || oxbow_refuse (error, _("Harvesting here costs %d MP."), cost);
}

static bool
may_plant (const NwState *state, int family, GError **error)
{
  int cost = nw_planting_cost (state, family), left = 0;
  for (int value = 1; value <= NW_CORN; value++)
    left += state->corn_cup[value];
  if (state->corn[state->families[family].place] != 0)
    return oxbow_refuse (error, _("Corn already stands here."));
  if (left == 0)
    return oxbow_refuse (error, _("No corn is left to plant."));
  return cost <= state->mp || oxbow_refuse (error, _("Planting here costs %d MP."), cost);
}

static bool
may_trade_at_fort (const NwState *state, int family, int k, GError **error)
{
  bool pays = state->culture > 0 || nw_level (state, NW_TRADERS) >= 1;
  return (state->mp > 0 && nw_in_fort (state, family) && pays && k >= 1 && k <= state->goods_pool)
         || oxbow_refuse (error, _("Trading needs a Fort here, 1 Culture, and Trade Goods to be had."));
}

static bool
may_reach (const NwState *state, int family, NwTarget target, GError **error)
{
  int territory = nw_territory (state, family);
  bool is_track = territory <= NW_TRACKS;
  int area = target == NW_RAID_MISSION ? state->mission[territory] : state->rancho[territory];
  if (target == NW_RAID_FORT)
    return nw_in_fort (state, family) || oxbow_refuse (error, _("There is nothing within reach to raid."));
  return (is_track && area > 0 && area >= nw_area (state, family))
         || oxbow_refuse (error, _("There is nothing within reach to raid."));
}

static bool
may_raid (const NwState *state, int family, NwTarget target, GError **error)
{
  bool is_nm = target == NW_RAID_NM || target == NW_RAID_LONG;
  if (state->military == 0 || !state->families[family].people[NW_MAN])
    return oxbow_refuse (error, _("A raid needs Military and a man."));
  if (is_nm && nw_in_fort (state, family))
    return oxbow_refuse (error, _("No raid on New Mexico starts from a Fort."));
  if (!is_nm && !may_reach (state, family, target, error))
    return false;
  if (target == NW_RAID_LONG)
    return (!state->has_acted && state->mp > 0)
           || oxbow_refuse (error, _("A long raid takes the whole activation."));
  if (target == NW_RAID_NM && nw_territory (state, family) == NW_CANYON)
    return oxbow_refuse (error, _("There is nothing within reach to raid."));
  if (target == NW_RAID_NM && state->has_raided && nw_setup (state)->one_nm_raid)
    return oxbow_refuse (error, _("A family raids New Mexico once in its activation."));
  int cost = nw_raid_cost (state, family, target);
  return cost <= state->mp || oxbow_refuse (error, _("This raid costs %d MP."), cost);
}

static bool
may_do (const NwState *state, int family, const OxbowMove *move, GError **error)
{
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_MOUNT:
      return (!state->has_acted && state->horses > 0 && !state->families[family].horse)
             || oxbow_refuse (error, _("A horse is given before the family does anything."));
    case NW_MOVE_MOVE:
      return may_move (state, family, move->args[0], error);
    case NW_MOVE_CANYON:
      return may_cross (state, family, move->args[0], error);
    case NW_MOVE_WATER:
      return may_find_water (state, family, error);
    case NW_MOVE_HARVEST:
      return may_harvest (state, family, error);
    case NW_MOVE_PLANT:
      return may_plant (state, family, error);
    case NW_MOVE_TRADE:
      return may_trade_at_fort (state, family, move->args[0], error);
    case NW_MOVE_COUNCIL:
      return (!state->has_acted && state->mp > 0)
             || oxbow_refuse (error, _("A Tribal Council takes the whole activation."));
    case NW_MOVE_RAID:
      return may_raid (state, family, (NwTarget) move->args[0], error);
    default:
      return true;
    }
}

bool
nw_may_act (const NwState *state, const OxbowMove *move, GError **error)
{
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_ACTIVATE:
      return may_activate (state, move->args[0], error);
    case NW_MOVE_BUY_AP:
    case NW_MOVE_BUY_HORSE:
    case NW_MOVE_BUY_SHEEP:
    case NW_MOVE_BARTER_CORN:
      return nw_may_trade (state, move, error);
    case NW_MOVE_DONE:
      return true;
    default:
      if (state->acting < 0 || !nw_on_map (&state->families[state->acting]))
        return oxbow_refuse (error, _("That family is not on the map."));
      return may_do (state, state->acting, move, error);
    }
}
