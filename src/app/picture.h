/* picture.h: a small picture of a map or of how a game stands
 *
 * It is drawn in the theme of the desktop when it is first seen, after what waits for it has been shown, and kept as
 * long as the program runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/document.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_PICTURE (oxbow_picture_get_type ())
G_DECLARE_FINAL_TYPE (OxbowPicture, oxbow_picture, OXBOW, PICTURE, GtkWidget)

/* What is to be drawn: read when the picture is. */
typedef OxbowDocument *(*OxbowPictureSource) (gpointer data, GError **error);

GtkWidget *oxbow_picture_new        (void);

/* key: under which the drawing is kept; the same key, the same picture. */
void       oxbow_picture_set_source (OxbowPicture *self, const char *key, OxbowPictureSource source, gpointer data,
                                     GDestroyNotify free_data);

/* All of the map is to be seen; else what is long may be cut off at its ends. */
void       oxbow_picture_show_whole (OxbowPicture *self);

/* A file's, also a map's of Tiled: its key changes with the file. */
void       oxbow_picture_set_file   (OxbowPicture *self, const char *path);

G_END_DECLS
