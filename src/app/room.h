/* room.h: how much room a window has, for widgets that look otherwise where there is little
 *
 * What counts is how much text fits: a window of 640 pixels is narrow for letters of twice the size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Width and height of the window, in heights of the widget's text. */
typedef void (*OxbowRoomFunc) (GtkWidget *widget, double width_em, double height_em);

/* Calls it when the widget is shown, and whenever its window has another size. */
void oxbow_room_watch (GtkWidget *widget, OxbowRoomFunc func);

/* What stands in this box side by side stands one below the other in a window that is less wide than that. */
void oxbow_room_stack (GtkBox *row, int width_em);

G_END_DECLS
