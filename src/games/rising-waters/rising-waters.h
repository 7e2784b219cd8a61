/* rising-waters.h: the game Rising Waters, all that the list of games sees of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

extern const OxbowRuleset rising_waters_ruleset;
