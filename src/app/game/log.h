/* log.h: the log in the side panel: every line of the history, and what can be done with each
 *
 * Walking through it looks at positions; the game itself stays where it is. Its menu has the actions game.look,
 * game.go, game.comment, game.mark, game.name-branch and game.copy-line, all of a node. A line that is pointed at
 * lights up its places on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/log-model.h"
#include "app/game/table.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_LOG (oxbow_log_get_type ())
G_DECLARE_FINAL_TYPE (OxbowLog, oxbow_log, OXBOW, LOG, GtkWidget)

GtkWidget *oxbow_log_new (OxbowTable *table);

G_END_DECLS
