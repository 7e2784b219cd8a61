/* page.h: the page on which a game is played: the board, the side panel, the header bar
 *
 * Property: "session". Its actions are the group "game" (game.undo, game.redo, game.look ...), which the window also
 * offers to menus and shortcuts while the page is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/session.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_GAME_PAGE (oxbow_game_page_get_type ())
G_DECLARE_FINAL_TYPE (OxbowGamePage, oxbow_game_page, OXBOW, GAME_PAGE, AdwBin)

void          oxbow_game_page_set_session (OxbowGamePage *self, OxbowSession *session);        /* or NULL */

/* The group "game", for the window to offer too. */
GActionGroup *oxbow_game_page_get_actions (OxbowGamePage *self);

/* For those actions */
struct _OxbowTable;
struct _OxbowOpponent;
struct _OxbowHint;
struct _OxbowTable *oxbow_game_page_get_table (OxbowGamePage *self);    /* NULL without a session */
struct _OxbowOpponent *oxbow_game_page_get_opponent (OxbowGamePage *self);      /* likewise */
struct _OxbowHint *oxbow_game_page_get_hint (OxbowGamePage *self);      /* likewise */
const char   *oxbow_game_page_get_help    (OxbowGamePage *self);       /* the page that tells what is being done */
void          oxbow_game_page_type_move   (OxbowGamePage *self);
void          oxbow_game_page_open_menu   (OxbowGamePage *self);
void          oxbow_game_page_toggle_panel (OxbowGamePage *self);
void          oxbow_game_page_next_pane   (OxbowGamePage *self);
void          oxbow_game_page_replay      (OxbowGamePage *self);
void          oxbow_game_page_show_round  (OxbowGamePage *self);          /* what others have played since */
struct _OxbowStoryPlace *oxbow_game_page_get_story (OxbowGamePage *self);

G_END_DECLS
