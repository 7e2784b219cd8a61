/* record-html.h: how a game went, as a page that any browser shows and prints
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/game.h"

G_BEGIN_DECLS

/* The whole page, with its pictures; NULL with an error if one of them could not be drawn. */
char *oxbow_record_to_html (OxbowGame *game, GError **error);

G_END_DECLS
