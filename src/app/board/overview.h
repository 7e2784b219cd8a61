/* overview.h: the whole map, small, in a corner of a board that does not show all of it
 *
 * A click or a drag in it moves the view there. It is for the pointer only: the cursor goes everywhere by itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/print.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_OVERVIEW (oxbow_overview_get_type ())
G_DECLARE_FINAL_TYPE (OxbowOverview, oxbow_overview, OXBOW, OVERVIEW, GtkWidget)

/* Signal: "moved-to" (x, y): where the middle of the view is wanted, as parts of the board's width and height. */
OxbowOverview *oxbow_overview_new      (void);

/* What is shown (its radius does not matter), and the part of it that is in view, in parts of width and height. */
void           oxbow_overview_set      (OxbowOverview *self, const OxbowPrint *print);
void           oxbow_overview_set_view (OxbowOverview *self, const OxbowBox *view);

/* Whether a button is pressed in it. */
bool           oxbow_overview_is_held  (OxbowOverview *self);

G_END_DECLS
