/* sweep.h: what lies on a cell that is outside now goes with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/stroke.h"

G_BEGIN_DECLS

bool oxbow_scenario_is_outside (const OxbowScenario *scenario, OxbowCell cell);         /* also OXBOW_NO_CELL */

bool oxbow_scenario_is_outside_edge (const OxbowScenario *scenario, OxbowEdge edge);    /* on both sides */

/* Takes away all records on cells that do not exist, and such cells out of groups: a file with them is refused. */
void oxbow_sweep               (OxbowStroke *stroke);

G_END_DECLS
