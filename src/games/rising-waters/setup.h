/* setup.h: from a scenario to the first position (section 4 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"

G_BEGIN_DECLS

OxbowSetup        *rising_waters_set_up          (OxbowScenario *scenario, const OxbowSettings *settings,
                                                  GError **error);

/* Its parts, for positions that are read: settings are settled; no start yet. NULL with a sentence if the settings do
 * not fit the scenario's tables. */
RisingWatersSetup *rising_waters_setup_new       (OxbowScenario *scenario, const OxbowSettings *settings,
                                                  GError **error);
/* An empty first position, for so many cards of each deck. */
RisingWatersState *rising_waters_setup_add_state (RisingWatersSetup *setup, int n_weather, int n_landowner,
                                                  int n_community);

G_END_DECLS
