/* town.h: building and selling, running the power works, supplying districts (WR-5.13, WR-5.15 to WR-5.18)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"

G_BEGIN_DECLS

/* Whether the rules of placement let this mayor put a kind of tile on a cell; else the reason. For panels too. */
bool water_rights_may_place     (const WaterRightsState *state, int seat, int kind, OxbowCell cell, GError **error);
/* Whether a district can be given what it needs now; else the reason. */
bool water_rights_may_supply    (const WaterRightsState *state, OxbowCell cell, GError **error);

/* What the tokens cost that a district takes from other towns now. */
int  water_rights_token_cost    (const WaterRightsState *state, OxbowCell cell);

bool water_rights_build (WaterRightsState *state, int kind, OxbowCell cell, OxbowEvents *events, GError **error);
bool water_rights_sell          (WaterRightsState *state, OxbowCell cell, OxbowEvents *events, GError **error);
bool water_rights_run           (WaterRightsState *state, OxbowEvents *events, GError **error);
bool water_rights_supply        (WaterRightsState *state, OxbowCell cell, OxbowEvents *events, GError **error);

void water_rights_list_builds   (const WaterRightsState *state, OxbowMoves *moves);
void water_rights_list_sales    (const WaterRightsState *state, OxbowMoves *moves);
void water_rights_list_supplies (const WaterRightsState *state, OxbowMoves *moves);

G_END_DECLS
