/* tip.h: what is told of a widget where the pointer rests on it, and changes often
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Unlike GTK's own way of giving a tip this asks the display nothing. A screen reader hears of it only what is said
 * elsewhere. */
void oxbow_tip_set        (GtkWidget *widget, const char *text);

/* The own tip, of whatever kind, of a GtkMenuButton or a GtkDropDown does not lie over the menu that it opens. */
void oxbow_tip_spare_menu (GtkWidget *button);

G_END_DECLS
