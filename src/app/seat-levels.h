/* seat-levels.h: a row that opens, with the level of each seat where they are not to be the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/levels.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_SEAT_LEVELS (oxbow_seat_levels_get_type ())
G_DECLARE_FINAL_TYPE (OxbowSeatLevels, oxbow_seat_levels, OXBOW, SEAT_LEVELS, AdwExpanderRow)

/* The seats that a game with these settings has, all of them as usual again; none: it cannot be played. */
void                    oxbow_seat_levels_set_scenario (OxbowSeatLevels *self, OxbowScenario *scenario,
                                                        const OxbowSettings *settings);

/* What was chosen for the seat; usual where nothing was. */
const OxbowPlayerLevel *oxbow_seat_levels_get          (OxbowSeatLevels *self, int seat,
                                                        const OxbowPlayerLevel *usual);

void                    oxbow_seat_levels_choose       (OxbowSeatLevels *self, int seat, const char *id);

G_END_DECLS
