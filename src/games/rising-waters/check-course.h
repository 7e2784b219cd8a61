/* check-course.h: whether a river leaves out water on its way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/scenario.h"

/* group_of: of each cell, the index of its group of water or land. */
void rising_waters_check_courses (const OxbowScenario *scenario, const int *group_of, OxbowProblems *problems);
