/* spoken.h: what a screen reader says of the toolkit's own widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In every window from now on, what gets the focus is told in words of ours, where GTK would name its class. */
void oxbow_spoken_tell_everywhere (void);

/* Tells what has happened where a button of the same window has the focus: until it goes, it is described so. */
void oxbow_spoken_announce        (GtkWidget *widget, const char *sentence);

G_END_DECLS
