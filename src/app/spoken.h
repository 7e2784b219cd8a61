/* spoken.h: what a screen reader says of the toolkit's own widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* In every window from now on, what gets the focus is told in words of ours, where GTK would name its class. */
void       oxbow_spoken_tell_everywhere (void);

/* The place where one writes is hidden from readers else: in such a row, before it is in a window, and in an entry. */
void       oxbow_spoken_open_entry      (AdwEntryRow *row);
GtkWidget *oxbow_spoken_entry_new       (const char *name);

/* Tells what has happened where a button of the same window has the focus, a cell or an entry: until it goes, it is
 * described so. */
void       oxbow_spoken_announce        (GtkWidget *widget, const char *sentence);

G_END_DECLS
