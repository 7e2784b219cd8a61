/* playable.h: everything that keeps a scenario from being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

/* Adds what is wrong with it (oxbow_scenario_check), with its lesson, and what only shows when a game of it begins. It
 * takes as long as a game's set-up does, and may be asked in a thread. */
void oxbow_playable_check (OxbowScenario *scenario, OxbowProblems *problems);

G_END_DECLS
