/* drop-down.h: lists of texts that give way where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Rows of a list of GtkStringObject, cut short rather than wide. */
GtkListItemFactory *oxbow_text_rows_new (void);

/* What is chosen is cut short on the button rather than widen the page; the list shows all of it. */
void oxbow_drop_down_fit (GtkDropDown *self);

G_END_DECLS
