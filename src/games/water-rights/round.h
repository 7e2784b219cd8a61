/* round.h: how turns and rounds begin and end, and what runs by itself (WR-5.1, WR-5.8, WR-6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"

G_BEGIN_DECLS

void water_rights_refill         (WaterRightsState *state, OxbowEvents *events);   /* both rows, WR-6.5 */
/* the first n districts of the row */
void water_rights_sweep          (WaterRightsState *state, int n, OxbowEvents *events);
/* at set-up, once the rows are filled */
void water_rights_begin_rounds   (WaterRightsState *state, OxbowEvents *events);
void water_rights_end_decree     (WaterRightsState *state, OxbowEvents *events);   /* WR-5.7 */
void water_rights_end_mayor      (WaterRightsState *state, OxbowEvents *events);   /* WR-6.4 */
void water_rights_tell_taxing    (const WaterRightsState *state, OxbowEvents *events);
void water_rights_tell_rate      (const WaterRightsState *state, OxbowEvents *events);
void water_rights_tell_price     (const WaterRightsState *state, OxbowEvents *events);

G_END_DECLS
