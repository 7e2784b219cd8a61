/* king.h: the King's own moves: cards, taxes, prices (WR-5.2 to WR-5.7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"

G_BEGIN_DECLS

extern const char *const water_rights_rate_words[], *const water_rights_price_words[], *const water_rights_step_words[];

bool water_rights_king_apply (WaterRightsState *state, const OxbowMove *move, OxbowEvents *events, GError **error);
void water_rights_king_legal (const WaterRightsState *state, OxbowMoves *moves);

G_END_DECLS
