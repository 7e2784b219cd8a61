/* new.h: what an author begins with
 *
 * Every new scenario can be drawn on and, once its map is right, played: it has the tables, options and seats that a
 * game of its kind needs. Those come from standard, the game's standard scenario, which the caller reads. Except for a
 * copy, a new scenario is called "new-map", and has neither author nor licence yet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

/* What a new map is called, until its author or its file gives it a name: to be translated. */
#define OXBOW_NEW_TITLE N_("New Map")

/* The size is that of the file format, not of the game: what cannot be played is told while drawing. */
OxbowScenario *oxbow_new_from_nothing  (const OxbowScenario *standard, const OxbowGrid *grid, GError **error);

/* Any other, shipped or somebody's. Its author stays, for it is his work; a lesson and a game's position go. */
OxbowScenario *oxbow_new_from_scenario (const OxbowScenario *scenario);

/* A game of it begins where this one stands, with the options of this one. */
OxbowScenario *oxbow_new_from_position (const OxbowState *state);

/* A map of letters, a line a row, as it stands in a mail or in a file of ours: blanks, commas, names of columns above
 * and numbers of rows before it do no harm. The sentence names row and column. */
OxbowScenario *oxbow_new_from_rows     (const OxbowScenario *standard, OxbowOrientation orientation, const char *text,
                                        GError **error);

/* Drawn by the game's generator, with a value for each of its sliders; ready to be played. */
OxbowScenario *oxbow_new_from_chance   (const OxbowScenario *standard, const OxbowGrid *grid, const int *values,
                                        uint64_t seed, GError **error);

/* Adds what a map that was made elsewhere, as in Tiled, lacks of the tables and options that its game needs. */
void           oxbow_new_complete      (OxbowScenario *scenario, const OxbowScenario *standard);

G_END_DECLS
