/* may-act.c: whether a family may do this in its activation (NW-5.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

#include <glib/gi18n-lib.h>

static bool
may_activate (const NavajoWarsState *state, int family, GError **error)
{
  int n = navajo_wars_n_activations (state), n_done = 0;
  for (int other = 0; other < NAVAJO_WARS_FAMILIES; other++)
    n_done += state->activated >> other & 1;
  if (!navajo_wars_on_map (&state->families[family]))
    return oxbow_refuse_by (error, "NW-5.5", _("That family is not on the map."));
  if (state->activated >> family & 1)
    return oxbow_refuse_by (error, "NW-5.5", _("This family has acted already."));
  if (n_done < n)
    return true;
  return oxbow_refuse_by (error, "NW-5.5", ngettext ("You may activate %d family in this operation.",
                                                     "You may activate %d families in this operation.", (gulong) n), n);
}

static bool
may_move (const NavajoWarsState *state, int family, int cell, GError **error)
{
  int to = navajo_wars_spot_of (state, cell);
  if (to == NAVAJO_WARS_NOWHERE || !navajo_wars_spots_adjacent (state->families[family].place, to))
    return oxbow_refuse_by (error, "NW-2.1", _("That area is not next to the family: it goes to the area before or "
                                              "after its own in its territory, or to the one with the same number in "
                                              "a neighbouring territory."));
  int cost = navajo_wars_move_cost (state, family, to);
  if (navajo_wars_in_fort (state, family) && state->has_acted)
    return oxbow_refuse_by (error, "NW-5.5", _("A family leaves a Fort only with its first action."));
  return cost <= state->mp || (navajo_wars_in_fort (state, family) && state->mp > 0)
         || oxbow_refuse_by (error, "NW-5.5", _("This move costs %d MP."), cost);
}

static bool
may_cross (const NavajoWarsState *state, int family, int cell, GError **error)
{
  int from = state->families[family].place, to = navajo_wars_spot_of (state, cell);
  if (state->has_acted || state->mp == 0 || navajo_wars_in_fort (state, family))
    return oxbow_refuse_by (error, "NW-5.5", _("Entering or leaving the canyon takes the whole activation."));
  return (to != NAVAJO_WARS_NOWHERE && navajo_wars_is_track (from) != navajo_wars_is_track (to))
         || oxbow_refuse_by (error, "NW-5.5", _("The family cannot be placed there: choose one of the places that are "
                                                "offered."));
}

static bool
may_find_water (const NavajoWarsState *state, int family, GError **error)
{
  int territory = navajo_wars_territory (state, family), cost = navajo_wars_water_cost (state, family);
  if (territory > NAVAJO_WARS_TRACKS || state->drought[territory] == 0)
    return oxbow_refuse_by (error, "NW-5.5", _("There is no drought here."));
  return cost <= state->mp || oxbow_refuse_by (error, "NW-5.5", _("Finding water here costs %d MP."), cost);
}

static bool
may_harvest (const NavajoWarsState *state, int family, GError **error)
{
  int cost = navajo_wars_planting_cost (state, family);
  if (state->corn[state->families[family].place] == 0)
    return oxbow_refuse_by (error, "NW-5.5", _("No corn stands here."));
  return cost <= state->mp || oxbow_refuse_by (error, "NW-5.5", _("Harvesting here costs %d MP."), cost);
}

static bool
may_plant (const NavajoWarsState *state, int family, GError **error)
{
  int cost = navajo_wars_planting_cost (state, family), left = 0;
  for (int value = 1; value <= NAVAJO_WARS_CORN; value++)
    left += state->corn_cup[value];
  if (state->corn[state->families[family].place] != 0)
    return oxbow_refuse_by (error, "NW-5.5", _("Corn already stands here."));
  if (left == 0)
    return oxbow_refuse_by (error, "NW-5.5", _("No corn is left to plant."));
  return cost <= state->mp || oxbow_refuse_by (error, "NW-5.5", _("Planting here costs %d MP."), cost);
}

static bool
may_trade_at_fort (const NavajoWarsState *state, int family, int k, GError **error)
{
  bool pays = state->culture > 0 || navajo_wars_level (state, NAVAJO_WARS_TRADERS) >= 1;
  return (state->mp > 0 && navajo_wars_in_fort (state, family) && pays && k >= 1 && k <= state->goods_pool)
         || oxbow_refuse_by (error, "NW-5.5", _("Trading needs a Fort here, 1 Culture, and Trade Goods to be had."));
}

static bool
may_reach (const NavajoWarsState *state, int family, NavajoWarsTarget target, GError **error)
{
  int territory = navajo_wars_territory (state, family);
  bool is_track = territory <= NAVAJO_WARS_TRACKS;
  int area = target == NAVAJO_WARS_RAID_MISSION ? state->mission[territory] : state->rancho[territory];
  if (target == NAVAJO_WARS_RAID_FORT)
    return navajo_wars_in_fort (state, family)
           || oxbow_refuse_by (error, "NW-5.5", _("There is nothing within reach to raid: move closer to an Outpost, "
                                                  "or raid New Mexico."));
  return (is_track && area > 0 && area >= navajo_wars_area (state, family))
         || oxbow_refuse_by (error, "NW-5.5", _("There is nothing within reach to raid: move closer to an Outpost, or "
                                                "raid New Mexico."));
}

static bool
may_raid (const NavajoWarsState *state, int family, NavajoWarsTarget target, GError **error)
{
  bool is_nm = target == NAVAJO_WARS_RAID_NM || target == NAVAJO_WARS_RAID_LONG;
  if (state->military == 0 || !state->families[family].people[NAVAJO_WARS_MAN])
    return oxbow_refuse_by (error, "NW-5.5", _("A raid needs Military and a man."));
  if (is_nm && navajo_wars_in_fort (state, family))
    return oxbow_refuse_by (error, "NW-5.5", _("No raid on New Mexico starts from a Fort."));
  if (!is_nm && !may_reach (state, family, target, error))
    return false;
  if (target == NAVAJO_WARS_RAID_LONG)
    return (!state->has_acted && state->mp > 0)
           || oxbow_refuse_by (error, "NW-5.5", _("A long raid takes the whole activation."));
  if (target == NAVAJO_WARS_RAID_NM && navajo_wars_territory (state, family) == NAVAJO_WARS_CANYON)
    return oxbow_refuse_by (error, "NW-5.5", _("There is nothing within reach to raid: move closer to an Outpost, or "
                                               "raid New Mexico."));
  if (target == NAVAJO_WARS_RAID_NM && state->has_raided && navajo_wars_setup (state)->one_nm_raid)
    return oxbow_refuse_by (error, "NW-8", _("A family raids New Mexico once in its activation."));
  int cost = navajo_wars_raid_cost (state, family, target);
  return cost <= state->mp || oxbow_refuse_by (error, "NW-5.5", _("This raid costs %d MP."), cost);
}

static bool
may_do (const NavajoWarsState *state, int family, const OxbowMove *move, GError **error)
{
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_MOUNT:
      return (!state->has_acted && state->horses > 0 && !state->families[family].horse)
             || oxbow_refuse_by (error, "NW-5.5", _("A horse is given before the family does anything."));
    case NAVAJO_WARS_MOVE_MOVE:
      return may_move (state, family, move->args[0], error);
    case NAVAJO_WARS_MOVE_CANYON:
      return may_cross (state, family, move->args[0], error);
    case NAVAJO_WARS_MOVE_WATER:
      return may_find_water (state, family, error);
    case NAVAJO_WARS_MOVE_HARVEST:
      return may_harvest (state, family, error);
    case NAVAJO_WARS_MOVE_PLANT:
      return may_plant (state, family, error);
    case NAVAJO_WARS_MOVE_TRADE:
      return may_trade_at_fort (state, family, move->args[0], error);
    case NAVAJO_WARS_MOVE_COUNCIL:
      return (!state->has_acted && state->mp > 0)
             || oxbow_refuse_by (error, "NW-5.5", _("A Tribal Council takes the whole activation."));
    case NAVAJO_WARS_MOVE_RAID:
      return may_raid (state, family, (NavajoWarsTarget) move->args[0], error);
    default:
      return true;
    }
}

bool
navajo_wars_may_act (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_ACTIVATE:
      return may_activate (state, move->args[0], error);
    case NAVAJO_WARS_MOVE_BUY_AP:
    case NAVAJO_WARS_MOVE_BUY_HORSE:
    case NAVAJO_WARS_MOVE_BUY_SHEEP:
    case NAVAJO_WARS_MOVE_BARTER_CORN:
      return navajo_wars_may_trade (state, move, error);
    case NAVAJO_WARS_MOVE_DONE:
      return true;
    default:
      if (state->acting < 0 || !navajo_wars_on_map (&state->families[state->acting]))
        return oxbow_refuse_by (error, "NW-5.5", _("That family is not on the map."));
      return may_do (state, state->acting, move, error);
    }
}
