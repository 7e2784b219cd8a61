/* drop-down.h: lists of texts that give way where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Rows of a list of GtkStringObject, cut short rather than wide. */
GtkListItemFactory *oxbow_text_rows_new (void);

/* What is chosen is cut short on the button rather than widen the page; the list shows all of it. */
void oxbow_drop_down_fit (GtkDropDown *self);

/* The toolkit cuts the texts of such a row at twenty letters, though there is room, and earlier where its title takes
 * the room. With this, what is chosen stands below the title then, on as many lines as it needs. */
void oxbow_drop_down_fit_row (AdwComboRow *row);

/* The toolkit lets the keys begin at a list's first line; from here on they begin at the line that is chosen. */
void oxbow_drop_down_begin_at_chosen_everywhere (void);

G_END_DECLS
