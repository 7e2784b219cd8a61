/* record.h: how a game went, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/game.h"

G_BEGIN_DECLS

/* Who played what, and the line that is played, from its beginning to its end: each move with what it caused. */
char *oxbow_record_of_game (OxbowGame *game);

G_END_DECLS
