/* list.c: the one game that the laws are held against here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/fifth/ford.h"

const OxbowRuleset *const oxbow_rulesets[] = { &ford_ruleset, NULL };
