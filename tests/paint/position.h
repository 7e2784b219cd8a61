/* position.h: boards to draw in tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include "paint/scene.h"

/* A map of Dos Rios from rows of its letters, ended by NULL. */
OxbowMap      *position_map      (const char *const *rows, OxbowOrientation orientation);
OxbowScenario *position_scenario (const char *title, const char *const *rows);

/* A game in which n moves have been played, the same ones every time. */
OxbowSetup    *position_setup    (const char *title, const char *const *rows, int players);
OxbowState    *position_play     (const OxbowSetup *setup, int n);

/* The two maps of the rules' examples. */
extern const char *const position_first_valley[], *const position_confluence[];
