/* ford.h: the table of the small game beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

extern const OxbowRuleset ford_ruleset;
