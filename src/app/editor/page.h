/* page.h: the page on which a map is drawn: tools, the board, and a panel with the palette, problems and history
 *
 * Its actions are the group "editor" (editor.undo, editor.tool ...), which the window also offers to menus and to
 * shortcuts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/board.h"
#include "app/editor/desk.h"
#include "app/editor/easel.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_EDITOR_PAGE (oxbow_editor_page_get_type ())
G_DECLARE_FINAL_TYPE (OxbowEditorPage, oxbow_editor_page, OXBOW, EDITOR_PAGE, AdwBin)

void          oxbow_editor_page_set_desk    (OxbowEditorPage *self, OxbowDesk *desk);   /* or NULL */
OxbowDesk    *oxbow_editor_page_get_desk    (OxbowEditorPage *self);                    /* or NULL */

/* The group "editor", for the window to offer too. */
GActionGroup *oxbow_editor_page_get_actions (OxbowEditorPage *self);

/* For those actions */
OxbowEasel   *oxbow_editor_page_get_easel   (OxbowEditorPage *self);    /* NULL without a desk */
OxbowBoard   *oxbow_editor_page_get_board   (OxbowEditorPage *self);
void          oxbow_editor_page_show_view   (OxbowEditorPage *self, const char *name);
void          oxbow_editor_page_toggle_panel (OxbowEditorPage *self);
/* The board has the focus, and in a narrow window no panel lies over it. */
void          oxbow_editor_page_go_to_board (OxbowEditorPage *self);
void          oxbow_editor_page_open_menu   (OxbowEditorPage *self);
void          oxbow_editor_page_next_pane   (OxbowEditorPage *self);

/* Begins a game on the map as it is drawn, or says why that cannot be. */
void          oxbow_editor_page_test_play   (OxbowEditorPage *self);

/* A line that passes by. */
void          oxbow_editor_page_tell        (OxbowEditorPage *self, const char *sentence);

/* Is it fair? Computers play the map as it is drawn, in a window of their own. */
void          oxbow_editor_page_measure     (OxbowEditorPage *self);

/* The cell comes into view, and the cursor goes there; to the next problem after the cursor's cell. */
void          oxbow_editor_page_point_at    (OxbowEditorPage *self, OxbowCell cell);
void          oxbow_editor_page_next_problem (OxbowEditorPage *self);

G_END_DECLS
