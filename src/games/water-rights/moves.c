/* moves.c: whose move it is, and which file answers it (WR-5.0, WR-5.19)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/moves.h"

#include "games/water-rights/king.h"
#include "games/water-rights/mayor.h"
#include "games/water-rights/round.h"
#include "games/water-rights/town.h"
#include "games/water-rights/water.h"

#include <glib/gi18n-lib.h>

bool
water_rights_may_go_on (const WaterRightsState *state, GError **error)
{
  bool must_pay = state->phase == WATER_RIGHTS_SUPPLY && water_rights_options (state)->must_obey
                  && water_rights_may_pay_tribute (state, NULL);
  return !must_pay || oxbow_refuse_by (error, "WR-5.19", _("You can meet the King's demand: pay the tribute first."));
}

static bool
go_on (WaterRightsState *state, OxbowEvents *events, GError **error)
{
  if (!water_rights_may_go_on (state, error))
    return false;
  if (state->phase == WATER_RIGHTS_SUPPLY)
    {
      water_rights_end_mayor (state, events);
      return true;
    }
  WaterRightsMayor *mayor = &state->mayors[state->turn];
  if (state->phase == WATER_RIGHTS_BUILD)
    {
      water_rights_return (state, state->turn, mayor->due, events);
      mayor->due = 0;
    }
  state->phase++;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_PHASE, state->phase);
  return true;
}

static bool
apply_mayor (WaterRightsState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  int first = move->args[0];
  switch (move->verb)
    {
    case WATER_RIGHTS_MOVE_LEGACY:
      return water_rights_ask_legacy (state, events, error);
    case WATER_RIGHTS_MOVE_REQUEST:
      return water_rights_ask_water (state, first, events, error);
    case WATER_RIGHTS_MOVE_TRIBUTE:
      return water_rights_give_tribute (state, events, error);
    case WATER_RIGHTS_MOVE_DRAFT:
      return water_rights_draft (state, first, events, error);
    case WATER_RIGHTS_MOVE_BUILD:
      return water_rights_build (state, first, move->args[1], events, error);
    case WATER_RIGHTS_MOVE_POST:
      return water_rights_build_post (state, first, events, error);
    case WATER_RIGHTS_MOVE_SELL:
      return water_rights_sell (state, first, events, error);
    case WATER_RIGHTS_MOVE_RUN:
      return water_rights_run (state, events, error);
    case WATER_RIGHTS_MOVE_SUPPLY:
      return water_rights_supply (state, first, events, error);
    case WATER_RIGHTS_MOVE_NEXT:
      return go_on (state, events, error);
    default:
      return oxbow_refuse_by (error, "WR-5.0", _("That is not for you to do now: the King decrees; mayors ask for "
                                                 "water, draft, build and supply."));
    }
}

/* A cell alone means a tile that is built or supplied there, not the sale of one. */
int
water_rights_bar (const OxbowState *base, OxbowCell cell, GError **error)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  if (state->phase == WATER_RIGHTS_SUPPLY)
    return water_rights_may_supply (state, cell, error) ? -1 : WATER_RIGHTS_MOVE_SUPPLY;
  if (state->phase != WATER_RIGHTS_WATER && state->phase != WATER_RIGHTS_DRAFT)
    return -1;
  oxbow_refuse_by (error, "WR-5.13", state->phase == WATER_RIGHTS_WATER
                   ? _("Tiles are built after drafting: ask for water first, or go on to drafting.")
                   : _("Tiles are built after drafting: draft tiles that are for sale, or go on to building."));
  return WATER_RIGHTS_MOVE_BUILD;
}

bool
water_rights_apply (OxbowState *base, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  WaterRightsState *state = (WaterRightsState *) base;
  if (state->phase == WATER_RIGHTS_OVER)
    return oxbow_refuse_by (error, "WR-5.0", _("The game is over."));
  return state->turn == WATER_RIGHTS_KING ? water_rights_king_apply (state, move, events, error)
                                          : apply_mayor (state, move, events, error);
}

void
water_rights_legal (const OxbowState *base, OxbowMoves *moves)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  if (state->phase == WATER_RIGHTS_OVER)
    return;
  if (state->turn == WATER_RIGHTS_KING)
    {
      water_rights_king_legal (state, moves);
      return;
    }
  water_rights_list_water (state, moves);
  if (state->phase == WATER_RIGHTS_DRAFT)
    water_rights_list_drafts (state, moves);
  if (state->phase == WATER_RIGHTS_BUILD)
    {
      water_rights_list_builds (state, moves);
      water_rights_list_posts (state, moves);
    }
  if (state->phase == WATER_RIGHTS_BUILD || state->phase == WATER_RIGHTS_SUPPLY)
    water_rights_list_sales (state, moves);
  if (state->phase == WATER_RIGHTS_SUPPLY)
    water_rights_list_supplies (state, moves);
  if (water_rights_may_go_on (state, NULL))
    oxbow_moves_append (moves, WATER_RIGHTS_MOVE_NEXT, 0);
}
