/* check.h: whether a scenario can be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/scenario.h"

void rising_waters_check (const OxbowScenario *scenario, OxbowProblems *problems);
