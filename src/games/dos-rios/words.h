/* words.h: sentences for people
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"

G_BEGIN_DECLS

char *dos_rios_misread (const OxbowState *base, const char *line);
char *dos_rios_tell    (const OxbowState *base, const OxbowEvent *event);
char *dos_rios_offer   (const OxbowState *base, const OxbowMove *move);
char *dos_rios_left    (const OxbowState *base, const OxbowMove *move);

G_END_DECLS
