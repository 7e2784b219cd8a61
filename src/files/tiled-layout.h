/* tiled-layout.h: where the cells of a map lie on the plane of Tiled
 *
 * Objects of Tiled stand at points of the map, counted in pixels; ours lie on cells and on the sides between them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/tiled-map.h"

G_BEGIN_DECLS

typedef struct
{
  OxbowGrid grid;
  int left, top;                /* the column and row of Tiled that are our first ones; may be -1 */
  double tile_width, tile_height;
  double column_step, row_step; /* from a column or row to the next */
} OxbowTiledLayout;

OxbowTiledLayout oxbow_tiled_layout_of     (const OxbowTiledMap *map, const OxbowGrid *grid, int left, int top);
OxbowTiledPoint  oxbow_tiled_layout_cell   (const OxbowTiledLayout *layout, OxbowCell cell);
OxbowTiledPoint  oxbow_tiled_layout_edge   (const OxbowTiledLayout *layout, OxbowEdge edge);

/* The cell or side that is nearest; OXBOW_NO_CELL or OXBOW_NO_EDGE beside the map. */
OxbowCell        oxbow_tiled_find_cell     (const OxbowTiledLayout *layout, OxbowTiledPoint point);
OxbowEdge        oxbow_tiled_find_edge     (const OxbowTiledLayout *layout, OxbowTiledPoint point);

G_END_DECLS
