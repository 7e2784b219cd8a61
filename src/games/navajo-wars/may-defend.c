/* may-defend.c: whether a reaction to a raid, or what follows one, is possible (NW-5.9)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

static bool
is_reached (const NavajoWarsState *state, int family, GError **error)
{
  if (!navajo_wars_on_map (&state->families[family]) || state->families[family].place != state->raid_last)
    return oxbow_refuse_by (error, "NW-5.9", _("The raiders have not reached this family."));
  return navajo_wars_may_react (state, family)
         || oxbow_refuse_by (error, "NW-5.9", _("This family stands behind an Outpost."));
}

static bool
may_ambush (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  int family = move->args[0];
  bool pays = state->ap >= 1 || navajo_wars_level (state, NAVAJO_WARS_WARRIORS) >= 3;
  return (is_reached (state, family, NULL) && pays && state->military > 0 && state->families[family].ferocity > 0
          && (move->n_args < 2 || state->firearms > 0))
         || oxbow_refuse_by (error, "NW-5.9", _("An ambush needs 1 AP, Military and a fierce family where the raiders "
                                                "are."));
}

static bool
may_negotiate (const NavajoWarsState *state, int family, int k, GError **error)
{
  if (!is_reached (state, family, error))
    return false;
  return (state->ap >= 1 && k >= 0 && k <= navajo_wars_goods_held (state))
         || oxbow_refuse_by (error, "NW-5.9", _("You have nothing to pay this with: it takes AP, Trade Goods, "
                                                "Firearms, good fortune or a ceremony, as offered."));
}

static bool
may_evade (const NavajoWarsState *state, int family, GError **error)
{
  if (navajo_wars_top (state)->kind == NAVAJO_WARS_ASK_REACT)
    return is_reached (state, family, error);
  if (navajo_wars_on_map (&state->families[family]) && navajo_wars_is_track (state->families[family].place))
    for (int area = 1; area <= NAVAJO_WARS_AREAS; area++)
      if (state->raid[navajo_wars_spot (navajo_wars_territory (state, family), area)] > 0)
        return true;
  return oxbow_refuse_by (error, "NW-5.9", _("The raiders have not reached this family."));
}

static int
steps_between (int from, int to)
{
  return abs (navajo_wars_spot_territory (from) - navajo_wars_spot_territory (to))
         + abs (navajo_wars_spot_area (from) - navajo_wars_spot_area (to));
}

static bool
may_harass (const NavajoWarsState *state, int family, int cell, GError **error)
{
  int spot = navajo_wars_spot_of (state, cell);
  bool pays = state->ap >= 1 || navajo_wars_level (state, NAVAJO_WARS_MESAS) >= 3;
  bool acts = pays && state->harass_pool > 0 && navajo_wars_may_react (state, family)
              && state->families[family].people[NAVAJO_WARS_MAN] && navajo_wars_is_track (spot);
  return (acts && steps_between (state->families[family].place, spot) <= 3 && state->raid[spot] == 0
          && !state->harass[spot]
          && navajo_wars_spot_area (spot) > navajo_wars_depth (state, navajo_wars_spot_territory (spot))
          && navajo_wars_family_at (state, spot) < 0)
         || oxbow_refuse_by (error, "NW-5.9", _("Harass counters go into empty country within three areas."));
}

static bool
may_buy_ap (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (navajo_wars_may_react (state, family))
      return navajo_wars_may_trade (state, move, error);
  return oxbow_refuse_by (error, "NW-5.9", _("No family can react: those who can stand deeper in the land than every "
                                             "Outpost of their territory."));
}

static bool
may_be_hit (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  const NavajoWarsFamily *at = &state->families[move->args[0]];
  if (move->args[0] != navajo_wars_top (state)->args[0] || !navajo_wars_on_map (at))
    return oxbow_refuse_by (error, "NW-5.9", _("The raiders have not reached this family."));
  if (move->verb == NAVAJO_WARS_MOVE_YIELD)
    return (move->args[1] <= NAVAJO_WARS_CHILD && at->people[move->args[1]])
           || oxbow_refuse_by (error, "NW-5.9", _("There is no such person there: choose one of those who are "
                                                  "offered."));
  return (state->military > 0 && at->people[NAVAJO_WARS_MAN] && (move->n_args < 2 || state->firearms > 0))
         || oxbow_refuse_by (error, "NW-5.9", _("Fighting needs Military and a man."));
}

static bool
may_return (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  int family = move->args[0], spot = navajo_wars_spot_of (state, move->args[1]), ferocity = move->args[2];
  const NavajoWarsFamily *at = &state->families[family];
  bool is_away = family == navajo_wars_top (state)->args[0] && at->in && !navajo_wars_is_spot (at->place);
  return (is_away && spot != NAVAJO_WARS_NOWHERE
          && navajo_wars_spot_territory (spot) == navajo_wars_territory (state, family) && ferocity >= 0
          && ferocity <= (at->people[NAVAJO_WARS_MAN] ? 3 : 0))
         || oxbow_refuse_by (error, "NW-5.9", _("The family cannot be placed there: choose one of the places that are "
                                                "offered."));
}

static bool
may_flee (const NavajoWarsState *state, int cell, GError **error)
{
  const NavajoWarsTask *top = navajo_wars_top (state);
  int family = top->args[0], spot = navajo_wars_spot_of (state, cell);
  int territory = navajo_wars_territory (state, family);
  bool fits = spot != NAVAJO_WARS_NOWHERE && navajo_wars_on_map (&state->families[family])
              && territory <= NAVAJO_WARS_TRACKS
              && (spot < NAVAJO_WARS_CANYON_CELLS || spot == navajo_wars_spot (territory, NAVAJO_WARS_AREAS))
              && (top->args[1] || state->raid[spot] == 0);
  return fits
         || oxbow_refuse_by (error, "NW-5.9", _("The family cannot be placed there: choose one of the places that are "
                                                "offered."));
}

static bool
may_hold (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  int family = move->args[0];
  return (family == navajo_wars_top (state)->args[0]
          && state->families[family].place == NAVAJO_WARS_CAUGHT + NAVAJO_WARS_CANYON
          && move->args[1] >= 1 && move->args[1] <= NAVAJO_WARS_TRACKS)
         || oxbow_refuse_by (error, "NW-5.9", _("The family cannot be placed there: choose one of the places that are "
                                                "offered."));
}

bool
navajo_wars_may_defend (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_AMBUSH:
      return may_ambush (state, move, error);
    case NAVAJO_WARS_MOVE_NEGOTIATE:
      return may_negotiate (state, move->args[0], move->args[1], error);
    case NAVAJO_WARS_MOVE_EVADE:
      return may_evade (state, move->args[0], error);
    case NAVAJO_WARS_MOVE_HARASS:
      return may_harass (state, move->args[0], move->args[1], error);
    case NAVAJO_WARS_MOVE_BUY_AP:
      return may_buy_ap (state, move, error);
    case NAVAJO_WARS_MOVE_PASS:
      return navajo_wars_has_other_moves (state)
             || oxbow_refuse_by (error, "NW-5.9", _("No family can react: those who can stand deeper in the land than "
                                                    "every Outpost of their territory."));
    case NAVAJO_WARS_MOVE_FIGHT:
    case NAVAJO_WARS_MOVE_YIELD:
      return may_be_hit (state, move, error);
    case NAVAJO_WARS_MOVE_RETURN:
      return may_return (state, move, error);
    case NAVAJO_WARS_MOVE_FLEE:
      return may_flee (state, move->args[0], error);
    case NAVAJO_WARS_MOVE_CAPTIVE:
      return may_hold (state, move, error);
    case NAVAJO_WARS_MOVE_SOLDIERS:
      return move->n_args < 2 || state->firearms > 0
             || oxbow_refuse_by (error, "NW-5.9", _("You have nothing to pay this with: it takes AP, Trade Goods, "
                                                    "Firearms, good fortune or a ceremony, as offered."));
    default:
      return true;
    }
}
