/* setup.h: from a scenario to the first position (chapter 4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

OxbowSetup *navajo_wars_set_up (OxbowScenario *scenario, const OxbowSettings *settings, GError **error);

/* Without a first position, and its block. */
NavajoWarsSetup *navajo_wars_setup_new       (OxbowScenario *scenario, const OxbowSettings *settings);
NavajoWarsState *navajo_wars_setup_add_state (NavajoWarsSetup *setup);

G_END_DECLS
