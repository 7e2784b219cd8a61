/* setup.h: from a scenario to the first position (section 4 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"

G_BEGIN_DECLS

OxbowSetup *water_rights_set_up       (OxbowScenario *scenario, const OxbowSettings *settings, GError **error);

/* For readers of listings: a set-up with a first position on which nothing stands and nobody has anything. */
WaterRightsSetup    *water_rights_setup_new    (OxbowScenario *scenario, const OxbowSettings *settings, GError **error);

G_END_DECLS
