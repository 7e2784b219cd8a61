/* veil.h: what hides the board while a game waits for the next player to sit down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/* name: of the player who is awaited. */
GtkWidget *oxbow_veil_new        (const char *name);
bool       oxbow_veil_grab_focus (GtkWidget *veil);     /* on the button that lifts it */

/* Why it fell just now, as when a computer has given up its seat; NULL: nothing. */
void       oxbow_veil_say        (GtkWidget *veil, const char *news);

G_END_DECLS
