/* tile.h: one tile, the table of tiles, and what a layer of them remembers
 *
 * For the files of the tiles; others use tiles.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/tiles.h"

G_BEGIN_DECLS

/* A tile's place in the table: equal bytes are equal keys, so the padding is zero. */
typedef struct
{
  double radius;
  int column, row;
  int bare;
  int zero;
} OxbowTileKey;

/* A quarter of a tile. */
typedef struct
{
  cairo_surface_t *image;       /* NULL: nothing is there */
  GskRenderNode *node;          /* that shows it; NULL: it lies outside of the board, or has not been drawn yet */
} OxbowPane;

typedef struct
{
  OxbowTileKey key;
  GskRenderNode *node;          /* or NULL: it has not been drawn yet */
  OxbowPane panes[OXBOW_PANES];
  GskRenderNode *draft;         /* what stands in for it, or NULL */
  bool drawing;
  GArray *dirty;                /* of OxbowBox: not as the node shows it */
  GArray *since;                /* of them, those that came while it was being drawn */
  unsigned int seen;            /* number of the frame that showed it last */
} OxbowTile;

GHashTable    *oxbow_tile_table_new (void);
OxbowTile     *oxbow_tile_find      (GHashTable *table, double radius, bool bare, int column, int row); /* or NULL */
OxbowTile     *oxbow_tile_demand    (GHashTable *table, double radius, bool bare, int column, int row);
bool           oxbow_tile_is_ready  (const OxbowTile *tile);   /* NULL is not */
OxbowBox       oxbow_tile_box       (int column, int row);
void           oxbow_tile_spoil     (OxbowTile *tile, const OxbowBox *box);
void           oxbow_tile_begin     (OxbowTile *tile);         /* what is dirty is being drawn */
void           oxbow_tile_accept    (OxbowTile *tile, const OxbowPrint *print, const OxbowPrintTile *done);
void           oxbow_tile_give_up   (OxbowTile *tile);         /* it is not being drawn any more */

/* Adds a box to some, united with those that are cheaper to draw together, when so much has to be drawn around each. */
#define OXBOW_BOXES_MARGIN 2.5          /* in radii */
void           oxbow_boxes_add      (GArray *boxes, const OxbowBox *box, double margin);

/* Whether the renderer of a realized widget is better off with Cairo nodes than with textures; and a node of a kind. */
bool           oxbow_tile_suits_cairo (GtkWidget *widget);
GskRenderNode *oxbow_tile_node      (cairo_surface_t *image, const OxbowBox *box, bool as_cairo);

struct _OxbowTiles
{
  GtkWidget *widget;
  OxbowPrint print;
  GHashTable *table;
  GPtrArray *jobs;              /* of OxbowPrintJob: on their way; owned by the inbox */
  OxbowInbox *inbox;
  GArray *confines;             /* of OxbowBox, or NULL */
  double substitute;            /* radius of the tiles that were seen whole last; 0: none */
  unsigned int frame;
  int n_drawn;
  bool held;
  bool is_expected;             /* what changed last may keep the next frame waiting */
  OxbowBox seen;                /* in the frame before */
  int ahead_x, ahead_y;         /* which way the view was moved last */
};

/* Tiles by column and row, both ends included. */
typedef struct
{
  int left, right, top, bottom;
} OxbowTileRange;

OxbowTile      *oxbow_tiles_find     (OxbowTiles *tiles, int column, int row);  /* of the present print, or NULL */
bool            oxbow_tiles_is_empty (OxbowTiles *tiles, int column, int row);  /* there is nothing to draw */
OxbowTileRange  oxbow_tiles_range    (OxbowTiles *tiles, const OxbowBox *seen);
bool            oxbow_tiles_is_range_ready (OxbowTiles *tiles, const OxbowTileRange *range);

/* Begins to draw what is missing in a range, and then in what lies ahead of it; gives up all other tiles. */
void            oxbow_tiles_request  (OxbowTiles *tiles, const OxbowTileRange *range, const OxbowTileRange *ahead);
/* Takes in what is done; false: nothing is. */
bool            oxbow_tiles_accept   (OxbowTiles *tiles);

G_END_DECLS
