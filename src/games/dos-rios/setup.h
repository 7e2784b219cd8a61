/* setup.h: from a scenario to the first position (section 4 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

OxbowSetup   *dos_rios_set_up     (OxbowScenario *scenario, const OxbowSettings *settings, GError **error);

/* The tiles as they lie become land of the scenario's map, and slots and tiles go. */
void          dos_rios_settle     (const OxbowState *state, OxbowScenario *scenario);

/* For readers of listings: a set-up with its options, but without terrain and first position; then these two. */
DosRiosSetup *dos_rios_setup_new  (OxbowScenario *scenario, const OxbowSettings *settings);
void          dos_rios_setup_take_terrain (DosRiosSetup *setup, char *terrain);
DosRiosState *dos_rios_setup_add_state (DosRiosSetup *setup, int n_cards);      /* all in the city, no cards yet */

/* The cards that a deck is built of, by number, in building order; unknown words are left out. */
GByteArray   *dos_rios_deck_build (char **words, const OxbowMap *map);

G_END_DECLS
