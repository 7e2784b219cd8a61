/* actions.h: the commands of a game in play: the action group "game"
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"
#include "app/game/opponent.h"
#include "app/game/page.h"

G_BEGIN_DECLS

GActionGroup *oxbow_game_actions_new    (OxbowGamePage *page);

/* What can be done now, after every change of one of them; lens NULL: nothing. opponent: may be NULL. */
void          oxbow_game_actions_update (GActionGroup *group, OxbowLens *lens, OxbowOpponent *opponent);

/* "Undo: Walk from D5 to D6 (a move of White)": what a step back, or forward, would be, or that there is none. */
char         *oxbow_game_actions_name_undo (OxbowGame *game);
char         *oxbow_game_actions_name_redo (OxbowGame *game);

/* The key that undoes, where nothing may be undone: the reason passes by, if there is one. */
gboolean      oxbow_game_actions_refuse_undo (GtkWidget *page, GVariant *arguments, gpointer data);

G_END_DECLS
