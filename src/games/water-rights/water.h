/* water.h: drops on the plants of a town, in the order in which they come and go (WR-6.1, WR-6.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"

G_BEGIN_DECLS

/* Each takes at most n drops and returns how many it were. */
int  water_rights_draw           (WaterRightsState *state, int seat, int n);
int  water_rights_fill           (WaterRightsState *state, int seat, int n);
/* to the King's bank */
int  water_rights_return         (WaterRightsState *state, int seat, int n, OxbowEvents *events);

/* loose water onto plants, as far as it fits */
void water_rights_flow_loose     (WaterRightsState *state, int seat);
int  water_rights_change_bank    (WaterRightsState *state, int n);         /* by how much it did change, WR-2.3 */

/* At most n dollars, from a seat or WATER_RIGHTS_TREASURY to another; how many it were. */
int  water_rights_pay            (WaterRightsState *state, int from, int to, int n, OxbowEvents *events);

G_END_DECLS
