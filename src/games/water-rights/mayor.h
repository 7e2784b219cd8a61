/* mayor.h: water, tiles and posts: a mayor's moves up to building (WR-5.9 to WR-5.15)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"

G_BEGIN_DECLS

bool water_rights_ask_legacy    (WaterRightsState *state, OxbowEvents *events, GError **error);
bool water_rights_ask_water     (WaterRightsState *state, int n, OxbowEvents *events, GError **error);
bool water_rights_give_tribute  (WaterRightsState *state, OxbowEvents *events, GError **error);
bool water_rights_draft         (WaterRightsState *state, int slot, OxbowEvents *events, GError **error);
bool water_rights_build_post    (WaterRightsState *state, int town, OxbowEvents *events, GError **error);

bool water_rights_may_pay_tribute (const WaterRightsState *state, GError **error);

void water_rights_list_water    (const WaterRightsState *state, OxbowMoves *moves);
void water_rights_list_drafts   (const WaterRightsState *state, OxbowMoves *moves);
void water_rights_list_posts    (const WaterRightsState *state, OxbowMoves *moves);

G_END_DECLS
