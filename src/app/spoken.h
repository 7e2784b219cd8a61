/* spoken.h: what a screen reader says of the toolkit's own widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* In every window from now on, what gets the focus is told in words of ours, where GTK would name its class. */
void oxbow_spoken_tell_everywhere (void);

/* The place in such a row where one writes, which is hidden from readers else: before the row is in a window. */
void oxbow_spoken_open_entry      (AdwEntryRow *row);

/* Tells what has happened where a button of the same window has the focus, a cell or an entry: until it goes, it is
 * described so. */
void oxbow_spoken_announce        (GtkWidget *widget, const char *sentence);

G_END_DECLS
