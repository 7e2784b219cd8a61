/* words.h: asking for a comment on a move, or the name of the branch that begins with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/game.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  OXBOW_WORDS_COMMENT,
  OXBOW_WORDS_NAME,
} OxbowWords;

/* They are written on the node once they are given; nothing written takes them away. */
void oxbow_words_ask (gpointer page, OxbowGame *game, int node, OxbowWords words);

G_END_DECLS
