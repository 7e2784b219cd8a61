/* places.h: keys by where they lie, whatever letter a keyboard has there
 *
 * A place is called by the letter of a US keyboard, as 'q' is for the key after Tab; ours are those around S and the
 * lowest row. Where a system does not say which key lies where, the letters themselves are taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The place of a key that was pressed; 0: none of ours. */
char  oxbow_place_find  (GdkDisplay *display, unsigned int key, unsigned int code);

/* A text in which each @q is now the name of the key at that place, on the layout that has this group. */
char *oxbow_place_write (GdkDisplay *display, int group, const char *text);

G_END_DECLS
