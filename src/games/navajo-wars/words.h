/* words.h: sentences for people
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

char *nw_misread (const OxbowState *state, const char *line);
char *nw_tell    (const OxbowState *state, const OxbowEvent *event);
char *nw_offer   (const OxbowState *state, const OxbowMove *move);

G_END_DECLS
