/* list.c: the games that the tests of the model know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy.h"

const OxbowRuleset *const oxbow_rulesets[] = { &toy_ruleset, NULL };
