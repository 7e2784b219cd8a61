/* tiles.h: a layer of the board, kept as pictures of 256 pixels
 *
 * What has been drawn is kept as render nodes and drawn again only where it has changed, outside the window's thread.
 * Until a tile is ready its place shows what is known: the tile as it was before, those of the zoom before, scaled, or
 * its cells in flat tones. So a frame costs what is in view, whatever the size of the map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/print.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _OxbowTiles OxbowTiles;

/* The widget is told to draw itself when tiles are ready; it owns the tiles. */
OxbowTiles *oxbow_tiles_new      (GtkWidget *widget);
void        oxbow_tiles_free     (OxbowTiles *tiles);

/* What is drawn from now on. Another radius keeps the old tiles as a substitute; anything else takes them away. */
void        oxbow_tiles_set      (OxbowTiles *tiles, const OxbowPrint *print);

/* The same, but only what lies in the boxes (of OxbowBox, in board pixels of the same radius) looks otherwise. */
void        oxbow_tiles_change   (OxbowTiles *tiles, const OxbowPrint *print, const GArray *boxes);

/* The change is part of something that is told all over the window: the next frame waits a little for its tiles, so
 * that all of it is seen at once, and the window is not drawn again for each part. */
void        oxbow_tiles_expect   (OxbowTiles *tiles);

/* Tiles outside of the boxes are empty (the same kind of boxes); NULL: there may be something everywhere. */
void        oxbow_tiles_confine  (OxbowTiles *tiles, const GArray *boxes);

/* While held nothing new is begun: the zoom is under way. */
void        oxbow_tiles_hold     (OxbowTiles *tiles, bool hold);

/* Appends what is seen of the board, in board pixels, and begins to draw what is missing. */
void        oxbow_tiles_snapshot (OxbowTiles *tiles, GtkSnapshot *snapshot, const OxbowBox *seen);

/* Whether all in view is as it should be; and waiting until it is, which is for tests and the first picture. */
bool        oxbow_tiles_are_ready (OxbowTiles *tiles, const OxbowBox *seen);
void        oxbow_tiles_wait     (OxbowTiles *tiles, int ms);

/* Keeps what is seen for the next time that it is. */
void        oxbow_tiles_keep     (OxbowTiles *tiles, const OxbowBox *seen);

/* How many tiles there are; how many have been drawn, whole or in part, since the beginning. */
int         oxbow_tiles_count    (OxbowTiles *tiles);
int         oxbow_tiles_n_drawn  (OxbowTiles *tiles);

/* Keeps only what was seen last. */
void        oxbow_tiles_trim     (OxbowTiles *tiles);

G_END_DECLS
