/* moves.h: what may be done now, and doing it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"

G_BEGIN_DECLS

bool water_rights_apply  (OxbowState *state, const OxbowMove *move, OxbowEvents *events, GError **error);
void water_rights_legal  (const OxbowState *state, OxbowMoves *moves);
int  water_rights_bar    (const OxbowState *state, OxbowCell cell, GError **error);
/* To the next phase, or past the turn's end: WR-5.19. */
bool water_rights_may_go_on (const WaterRightsState *state, GError **error);

G_END_DECLS
