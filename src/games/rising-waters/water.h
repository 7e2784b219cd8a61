/* water.h: the weather phase: rain, floods, what flows on (RW-6.2 to RW-6.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

void      rising_waters_weather       (RisingWatersState *state, OxbowEvents *events);

void      rising_waters_resolve       (RisingWatersState *state, OxbowEvents *events);          /* RW-6.3 */

G_END_DECLS
