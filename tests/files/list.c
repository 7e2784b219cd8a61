/* list.c: the games that the tests of files know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "yard.h"

const OxbowRuleset *const oxbow_rulesets[] = { &yard_ruleset, NULL };
