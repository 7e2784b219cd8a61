/* piece.h: a part of the panel that is drawn anew as one piece
 *
 * GTK compares each frame with the one before, word for word, and draws what is different. Beyond thirty places it
 * draws all of the window instead, and a list of which each line has changed, beside a board, has as many. What is one
 * piece counts as one place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws the children of a widget, which GTK asks for only when something in it has changed. */
void oxbow_piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

G_END_DECLS
