/* actions.h: the commands of a map that is being drawn: the action group "editor"
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/editor/page.h"

G_BEGIN_DECLS

GActionGroup *oxbow_editor_actions_new      (OxbowEditorPage *page);

/* What can be done now; nothing while the page is not seen. */
void          oxbow_editor_actions_update   (GActionGroup *group, OxbowEditorPage *page);

/* The keys without Ctrl: on the board before its own, elsewhere on the page after those of what has the focus. */
void          oxbow_editor_actions_add_keys (GtkWidget *page, GtkWidget *board);

G_END_DECLS
