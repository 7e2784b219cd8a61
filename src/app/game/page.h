/* page.h: the page on which a game is played: the board, the side panel, the header bar
 *
 * Property: "session". Its actions are the group "game" (game.undo, game.redo, game.look ...), which the window also
 * offers to menus and shortcuts while the page is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/hint.h"
#include "app/game/opponent.h"
#include "app/game/story-place.h"
#include "app/game/table.h"
#include "app/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_GAME_PAGE (oxbow_game_page_get_type ())
G_DECLARE_FINAL_TYPE (OxbowGamePage, oxbow_game_page, OXBOW, GAME_PAGE, AdwBin)

void             oxbow_game_page_set_session  (OxbowGamePage *self, OxbowSession *session);     /* or NULL */

/* The group "game", for the window to offer too. */
GActionGroup    *oxbow_game_page_get_actions  (OxbowGamePage *self);

/* For those actions; the first three are NULL without a session. */
OxbowTable      *oxbow_game_page_get_table    (OxbowGamePage *self);
OxbowOpponent   *oxbow_game_page_get_opponent (OxbowGamePage *self);
OxbowHint       *oxbow_game_page_get_hint     (OxbowGamePage *self);
OxbowStoryPlace *oxbow_game_page_get_story    (OxbowGamePage *self);
void             oxbow_game_page_type_move    (OxbowGamePage *self);
void             oxbow_game_page_open_menu    (OxbowGamePage *self);
void             oxbow_game_page_toggle_panel (OxbowGamePage *self);
void             oxbow_game_page_next_pane    (OxbowGamePage *self);
void             oxbow_game_page_replay       (OxbowGamePage *self);
void             oxbow_game_page_show_round   (OxbowGamePage *self);    /* what others have played since */

/* The page of the help that tells what is being done. */
const char      *oxbow_game_page_get_help     (OxbowGamePage *self);

G_END_DECLS
