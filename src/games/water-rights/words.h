/* words.h: sentences for people: what happened, what may be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"

G_BEGIN_DECLS

const char *water_rights_colour_name (int colour);

char *water_rights_misread (const OxbowState *state, const char *line);
char *water_rights_tell    (const OxbowState *state, const OxbowEvent *event);
char *water_rights_offer   (const OxbowState *state, const OxbowMove *move);

G_END_DECLS
