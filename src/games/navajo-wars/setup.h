/* setup.h: from a scenario to the first position (chapter 4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

OxbowSetup *nw_set_up    (OxbowScenario *scenario, const OxbowSettings *settings, GError **error);

/* Without a first position, and its block. */
NwSetup    *nw_setup_new (OxbowScenario *scenario, const OxbowSettings *settings);
NwState    *nw_setup_add_state (NwSetup *setup);

G_END_DECLS
