/* complete.h: what can be worked out of a map of Rising Waters that is being drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/scenario.h"

G_BEGIN_DECLS

/* Groups of water and land for the cells that are in none, or in one of the wrong sort; towns, sites of relief camps
 * and a landing, where they are missing. */
bool rising_waters_complete (OxbowScenario *scenario, GError **error);

G_END_DECLS
