/* standard.h: the standard scenario of a game, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

OxbowScenario *test_scenario (const OxbowRuleset *ruleset, const char *name);
OxbowScenario *test_standard (const OxbowRuleset *ruleset);

/* Says every error and ends the test, if there is one. */
void           test_check_playable (const OxbowScenario *scenario, const char *what);
