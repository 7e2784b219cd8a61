/* water.h: the weather phase: rain, floods, what flows on (RW-6.2 to RW-6.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

void      rising_waters_weather       (RisingWatersState *state, OxbowEvents *events);

/* For pictures and what-if: the first target of a water group as it stands (RW-6.3.4), or OXBOW_NO_CELL; and how much
 * higher it would have to be to flood something (0: it will, 1: at the brim; G_MAXINT: nothing is near). */
OxbowCell rising_waters_first_target  (const RisingWatersState *state, int group);
int       rising_waters_freeboard     (const RisingWatersState *state, int group);
void      rising_waters_resolve       (RisingWatersState *state, OxbowEvents *events);          /* RW-6.3 */

G_END_DECLS
