/* cards.h: event and demand cards: drawing them, what they do, what mayors owe them (WR-2.6 to WR-2.8, WR-6.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"

G_BEGIN_DECLS

void water_rights_roll               (WaterRightsState *state, OxbowEvents *events);       /* WR-5.2 */
void water_rights_name               (WaterRightsState *state, int seat, OxbowEvents *events);     /* WR-5.3 */
void water_rights_discard_card       (WaterRightsState *state);

bool water_rights_is_subject         (const WaterRightsState *state, int seat);
/* a demand that is met by paying, not met yet */
bool water_rights_owes_tribute       (const WaterRightsState *state, int seat);
bool water_rights_demand_is_met      (const WaterRightsState *state, int seat);
void water_rights_judge_demand       (WaterRightsState *state, int seat, OxbowEvents *events);     /* WR-6.4.4 */

/* WR-5.8.3: works off what an earlier failure left; the least limit of it. */
int  water_rights_work_off_pending   (WaterRightsState *state, int seat, OxbowEvents *events);

G_END_DECLS
