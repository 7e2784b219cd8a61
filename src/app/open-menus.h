/* open-menus.h: menus that are open as what they belong to goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Closes all popovers at and below a widget that is to be taken apart. */
void oxbow_open_menus_close              (GtkWidget *widget);

/* From now on those of each window that goes: a dialog may be closed from outside while a list is open in it. */
void oxbow_open_menus_close_with_windows (void);

G_END_DECLS
