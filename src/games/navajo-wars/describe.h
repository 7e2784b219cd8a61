/* describe.h: what tiles and cards of Navajo Wars do, in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

char *navajo_wars_describe (const OxbowScenario *scenario, const OxbowRecord *record);

/* What one of the display's two columns is for, and what each instruction in it does. */
char *navajo_wars_explain_column (const NavajoWarsState *state, bool is_standby);

/* "The Diné lose 1 sheep.": a sentence for an effect of a card. */
char *navajo_wars_tell_effect (NavajoWarsEffect effect);

G_END_DECLS
