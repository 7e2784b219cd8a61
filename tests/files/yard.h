/* yard.h: a tiny game whose palette has one of everything that a file can hold
 *
 * Two to four players take turns to add 1, 2 or 3 and a die to a heap, until it has 500 stones. What lies on the map
 * has no part in it: it is there to be read and written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/history.h"

extern const OxbowRuleset yard_ruleset;

/* A scenario with random things of every kind, from g_test_rand_int (). */
OxbowScenario *yard_random_scenario (void);

/* A game on it, before its first move; one random step of it, which may begin elsewhere in the tree; many. */
OxbowHistory  *yard_new_history     (OxbowScenario *scenario);
void           yard_random_step     (OxbowHistory *history);
OxbowHistory  *yard_random_history  (OxbowScenario *scenario);

void           yard_assert_same_tree (const OxbowHistory *a, const OxbowHistory *b);
