/* check.h: whether a scenario can be played (DR-3.12)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

/* With the scenario's own options and as many players as it takes. */
void dos_rios_check          (const OxbowScenario *scenario, OxbowProblems *problems);

/* With the options and players that were chosen: what of it the scenario alone could not show. */
bool dos_rios_check_settings (const DosRiosSetup *setup, GError **error);

G_END_DECLS
