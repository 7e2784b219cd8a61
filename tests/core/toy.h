/* toy.h: a small game that tests the model, and the template for a new one
 *
 * Two or three boatmen walk from the harbour over the fields, plant flowers, build fences and play weather cards. The
 * game has one of everything that a ruleset can have, and is laid out as the games are: toy-state.h is the position,
 * toy.c the tables and the set-up, toy-moves.c what may be done and is done, toy-listing.c the text. A new game can
 * begin as a copy of these four files. A state is plain numbers; all that never changes stands in the set-up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

extern const OxbowRuleset toy_ruleset;

/* The meadow of the tests: 6 columns, 4 rows, a harbour of two cells, three coins; in either orientation. */
OxbowScenario *toy_meadow_new   (OxbowOrientation orientation);
OxbowSetup    *toy_setup_new    (int players, uint64_t seed);                   /* on the flat-top meadow */
OxbowState    *toy_play         (const OxbowSetup *setup, const char *lines);   /* moves, separated by "; " */
