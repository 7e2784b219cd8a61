/* check-tables.h: whether the tables of a scenario can be played: seasons, decks, boards, goals
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/scenario.h"

void rising_waters_check_tables      (const OxbowScenario *scenario, OxbowProblems *problems);
bool rising_waters_has_area          (const OxbowScenario *scenario, const char *id);

/* Of the season that is played. */
int  rising_waters_least_start_level (const OxbowScenario *scenario);
int  rising_waters_least_elevation   (const OxbowScenario *scenario, const OxbowRecord *group);
