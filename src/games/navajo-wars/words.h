/* words.h: sentences for people
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

const char *navajo_wars_set_title    (NavajoWarsSet set);
/* What the level (1 ... 3) of a set brings: "corn feeds one person more". */
const char *navajo_wars_level_meaning (NavajoWarsSet set, int level);
const char *navajo_wars_colour_title (NavajoWarsColour colour);

char *navajo_wars_misread (const OxbowState *state, const char *line);
char *navajo_wars_tell    (const OxbowState *state, const OxbowEvent *event);
char *navajo_wars_offer   (const OxbowState *state, const OxbowMove *move);

G_END_DECLS
