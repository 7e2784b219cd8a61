/* panel.h: the side of the page: whose turn, the players, the game's own row, what may be done, the history
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/hint.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_PANEL (oxbow_panel_get_type ())
G_DECLARE_FINAL_TYPE (OxbowPanel, oxbow_panel, OXBOW, PANEL, GtkWidget)

GtkWidget *oxbow_panel_new        (OxbowTable *table, OxbowHint *hint);

/* For going from pane to pane by the keyboard: what is to be done, and the log. */
GtkWidget *oxbow_panel_get_offers (OxbowPanel *self);
GtkWidget *oxbow_panel_get_log    (OxbowPanel *self);

G_END_DECLS
