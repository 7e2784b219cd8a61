/* new-game.h: the page of choices before a game: scenario, seats, options, seed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/choices.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_NEW_GAME (oxbow_new_game_get_type ())
G_DECLARE_FINAL_TYPE (OxbowNewGame, oxbow_new_game, OXBOW, NEW_GAME, AdwBin)

/* ruleset NULL: the game that was begun last. scenario: the base name of an installed one, or a path; NULL: as it was
 * chosen last. */
void                oxbow_new_game_choose      (OxbowNewGame *self, const OxbowRuleset *ruleset, const char *scenario);

/* Enter starts: to be called when the page is shown. */
void                oxbow_new_game_be_ready    (OxbowNewGame *self);

/* What is chosen, borrowed; NULL where the scenario could not be read. */
const OxbowChoices *oxbow_new_game_get_choices (OxbowNewGame *self);

G_END_DECLS
