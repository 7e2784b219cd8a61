/* open-menus.h: menus that are open stay with what they belong to, and go with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Closes all popovers at and below a widget: before something goes that their handlers ask. */
void oxbow_open_menus_close                  (GtkWidget *widget);

/* From now on every popover is closed that goes from the screen with a window, a page or a row, the wheel scrolls
 * nothing beneath one that is open, and no focus stays in one that has been closed. */
void oxbow_open_menus_stay_with_their_places (void);

G_END_DECLS
