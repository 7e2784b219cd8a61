/* check.h: whether a scenario can be played (section 2.9 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/data.h"

G_BEGIN_DECLS

void water_rights_check (const OxbowScenario *scenario, OxbowProblems *problems);

G_END_DECLS
