/* may-defend.c: whether a reaction to a raid, or what follows one, is possible (NW-5.9)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

static bool
is_reached (const NwState *state, int family, GError **error)
{
  if (!nw_on_map (&state->families[family]) || state->families[family].place != state->raid_last)
    return oxbow_refuse (error, _("The raiders have not reached this family."));
  return nw_may_react (state, family) || oxbow_refuse (error, _("This family stands behind an Outpost."));
}

static bool
may_ambush (const NwState *state, const OxbowMove *move, GError **error)
{
  int family = move->args[0];
  bool pays = state->ap >= 1 || nw_level (state, NW_WARRIORS) >= 3;
  return (is_reached (state, family, NULL) && pays && state->military > 0 && state->families[family].ferocity > 0
          && (move->n_args < 2 || state->firearms > 0))
         || oxbow_refuse (error, _("An ambush needs 1 AP, Military and a fierce family where the raiders are."));
}

static bool
may_negotiate (const NwState *state, int family, int k, GError **error)
{
  if (!is_reached (state, family, error))
    return false;
  return (state->ap >= 1 && k >= 0 && k <= nw_goods_held (state))
         || oxbow_refuse (error, _("You have nothing to pay this with."));
}

static bool
may_evade (const NwState *state, int family, GError **error)
{
  if (nw_top (state)->kind == NW_ASK_REACT)
    return is_reached (state, family, error);
  if (nw_on_map (&state->families[family]) && nw_is_track (state->families[family].place))
    for (int area = 1; area <= NW_AREAS; area++)
      if (state->raid[nw_spot (nw_territory (state, family), area)] > 0)
        return true;
  return oxbow_refuse (error, _("The raiders have not reached this family."));
}

static int
steps_between (int from, int to)
{
  return abs (nw_spot_territory (from) - nw_spot_territory (to)) + abs (nw_spot_area (from) - nw_spot_area (to));
}

static bool
may_harass (const NwState *state, int family, int cell, GError **error)
{
  int spot = nw_spot_of (state, cell);
  bool pays = state->ap >= 1 || nw_level (state, NW_MESAS) >= 3;
  bool acts = pays && state->harass_pool > 0 && nw_may_react (state, family)
              && state->families[family].people[NW_MAN] && nw_is_track (spot);
  return (acts && steps_between (state->families[family].place, spot) <= 3 && state->raid[spot] == 0
          && !state->harass[spot] && nw_spot_area (spot) > nw_depth (state, nw_spot_territory (spot))
          && nw_family_at (state, spot) < 0)
         || oxbow_refuse (error, _("Harass counters go into empty country within three areas."));
}

static bool
may_buy_ap (const NwState *state, const OxbowMove *move, GError **error)
{
  for (int family = 0; family < NW_FAMILIES; family++)
    if (nw_may_react (state, family))
      return nw_may_trade (state, move, error);
  return oxbow_refuse (error, _("No family can react."));
}

static bool
may_be_hit (const NwState *state, const OxbowMove *move, GError **error)
{
  const NwFamily *at = &state->families[move->args[0]];
  if (move->args[0] != nw_top (state)->args[0] || !nw_on_map (at))
    return oxbow_refuse (error, _("The raiders have not reached this family."));
  if (move->verb == NW_MOVE_YIELD)
    return (move->args[1] <= NW_CHILD && at->people[move->args[1]])
           || oxbow_refuse (error, _("There is no such person."));
  return (state->military > 0 && at->people[NW_MAN] && (move->n_args < 2 || state->firearms > 0))
         || oxbow_refuse (error, _("Fighting needs Military and a man."));
}

static bool
may_return (const NwState *state, const OxbowMove *move, GError **error)
{
  int family = move->args[0], spot = nw_spot_of (state, move->args[1]), ferocity = move->args[2];
  const NwFamily *at = &state->families[family];
  bool is_away = family == nw_top (state)->args[0] && at->in && !nw_is_spot (at->place);
  return (is_away && spot != NW_NOWHERE && nw_spot_territory (spot) == nw_territory (state, family) && ferocity >= 0
          && ferocity <= (at->people[NW_MAN] ? 3 : 0))
         || oxbow_refuse (error, _("The family cannot be placed there."));
}

static bool
may_flee (const NwState *state, int cell, GError **error)
{
  const NwTask *top = nw_top (state);
  int family = top->args[0], spot = nw_spot_of (state, cell), territory = nw_territory (state, family);
  bool fits = spot != NW_NOWHERE && nw_on_map (&state->families[family]) && territory <= NW_TRACKS
              && (spot < NW_CANYON_CELLS || spot == nw_spot (territory, NW_AREAS))
              && (top->args[1] || state->raid[spot] == 0);
  return fits || oxbow_refuse (error, _("The family cannot be placed there."));
}

static bool
may_hold (const NwState *state, const OxbowMove *move, GError **error)
{
  int family = move->args[0];
  return (family == nw_top (state)->args[0] && state->families[family].place == NW_CAUGHT + NW_CANYON
          && move->args[1] >= 1 && move->args[1] <= NW_TRACKS)
         || oxbow_refuse (error, _("The family cannot be placed there."));
}

bool
nw_may_defend (const NwState *state, const OxbowMove *move, GError **error)
{
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_AMBUSH:
      return may_ambush (state, move, error);
    case NW_MOVE_NEGOTIATE:
      return may_negotiate (state, move->args[0], move->args[1], error);
    case NW_MOVE_EVADE:
      return may_evade (state, move->args[0], error);
    case NW_MOVE_HARASS:
      return may_harass (state, move->args[0], move->args[1], error);
    case NW_MOVE_BUY_AP:
      return may_buy_ap (state, move, error);
    case NW_MOVE_PASS:
      return nw_has_other_moves (state) || oxbow_refuse (error, _("No family can react."));
    case NW_MOVE_FIGHT:
    case NW_MOVE_YIELD:
      return may_be_hit (state, move, error);
    case NW_MOVE_RETURN:
      return may_return (state, move, error);
    case NW_MOVE_FLEE:
      return may_flee (state, move->args[0], error);
    case NW_MOVE_CAPTIVE:
      return may_hold (state, move, error);
    case NW_MOVE_SOLDIERS:
      return move->n_args < 2 || state->firearms > 0
             || oxbow_refuse (error, _("You have nothing to pay this with."));
    default:
      return true;
    }
}
