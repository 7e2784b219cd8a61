/* tiled-layout.c: where the cells of a map lie on the plane of Tiled
 *
 * Tiled's hexagons need not be regular: a tile has a width, a height, and a length of the sides that do not slant, and
 * a step along the staggered axis is half of what width (or height) and that side make together. A point belongs to
 * the cell whose middle is nearest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/tiled-layout.h"
#include <math.h>

OxbowTiledLayout
oxbow_tiled_layout_of (const OxbowTiledMap *map, const OxbowGrid *grid, int left, int top)
{
  /* Tiled takes widths and heights down to even numbers. */
  double width = map->tile_width & ~1, height = map->tile_height & ~1;
  OxbowTiledLayout layout = { .grid = *grid, .left = left, .top = top, .tile_width = width, .tile_height = height };
  layout.column_step = map->flat ? (width + map->side_length) / 2 : width;
  layout.row_step = map->flat ? height : (height + map->side_length) / 2;
  return layout;
}

/* The middle of a cell that may lie beyond the grid. */
static OxbowTiledPoint
middle_of (const OxbowTiledLayout *layout, int column, int row)
{
  OxbowTiledPoint point = {
    (column + layout->left) * layout->column_step + layout->tile_width / 2,
    (row + layout->top) * layout->row_step + layout->tile_height / 2,
  };
  if (layout->grid.orientation == OXBOW_FLAT && (column & 1) != 0)
    point.y += layout->tile_height / 2;
  else if (layout->grid.orientation == OXBOW_POINTY && (row & 1) != 0)
    point.x += layout->tile_width / 2;
  return point;
}

OxbowTiledPoint
oxbow_tiled_layout_cell (const OxbowTiledLayout *layout, OxbowCell cell)
{
  return middle_of (layout, oxbow_grid_column (&layout->grid, cell), oxbow_grid_row (&layout->grid, cell));
}

/* From the middle of a cell to the middle of the side that it shares with its neighbour in a direction. */
static OxbowTiledPoint
to_side (const OxbowTiledLayout *layout, int direction)
{
  static const double flat[OXBOW_DIRECTIONS][2] = {     /* half columns and quarters of a row: N NE SE S SW NW */
    { 0, -2 }, { 1, -1 }, { 1, 1 }, { 0, 2 }, { -1, 1 }, { -1, -1 },
  };
  static const double pointy[OXBOW_DIRECTIONS][2] = {   /* quarters of a column and half rows: NE E SE SW W NW */
    { 1, -1 }, { 2, 0 }, { 1, 1 }, { -1, 1 }, { -2, 0 }, { -1, -1 },
  };
  if (layout->grid.orientation == OXBOW_FLAT)
    return (OxbowTiledPoint){ flat[direction][0] * layout->column_step / 2, flat[direction][1] * layout->row_step / 4 };
  return (OxbowTiledPoint){ pointy[direction][0] * layout->column_step / 4,
                            pointy[direction][1] * layout->row_step / 2 };
}

OxbowTiledPoint
oxbow_tiled_layout_edge (const OxbowTiledLayout *layout, OxbowEdge edge)
{
  OxbowTiledPoint point = oxbow_tiled_layout_cell (layout, oxbow_edge_upper (edge));
  OxbowTiledPoint side = to_side (layout, oxbow_direction_of_side (layout->grid.orientation, oxbow_edge_side (edge)));
  return (OxbowTiledPoint) { point.x + side.x, point.y + side.y };
}

static double
distance (OxbowTiledPoint a, OxbowTiledPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

OxbowCell
oxbow_tiled_find_cell (const OxbowTiledLayout *layout, OxbowTiledPoint point)
{
  double x = point.x / layout->column_step - layout->left, y = point.y / layout->row_step - layout->top;
  if (!(x >= -1 && y >= -1 && x <= layout->grid.width + 1 && y <= layout->grid.height + 1))
    return OXBOW_NO_CELL;

  OxbowCell nearest = OXBOW_NO_CELL;
  double least = INFINITY;
  for (int row = (int) floor (y) - 1; row <= (int) floor (y) + 1; row++)
    for (int column = (int) floor (x) - 1; column <= (int) floor (x) + 1; column++)
      {
        /* A side at the border lies as near to the cell as to the nothing beyond, so only cells are asked. */
        OxbowTiledPoint middle = middle_of (layout, column, row);
        OxbowCell cell = oxbow_grid_cell (&layout->grid, column, row);
        if (cell == OXBOW_NO_CELL || distance (middle, point) >= least)
          continue;
        least = distance (middle, point);
        bool within = fabs (middle.x - point.x) <= layout->tile_width / 2
                      && fabs (middle.y - point.y) <= layout->tile_height / 2;
        nearest = within ? cell : OXBOW_NO_CELL;
      }
  return nearest;
}

OxbowEdge
oxbow_tiled_find_edge (const OxbowTiledLayout *layout, OxbowTiledPoint point)
{
  OxbowCell cell = oxbow_tiled_find_cell (layout, point);
  if (cell == OXBOW_NO_CELL)
    return OXBOW_NO_EDGE;

  OxbowTiledPoint middle = oxbow_tiled_layout_cell (layout, cell);
  int nearest = 0;
  double least = INFINITY;
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      OxbowTiledPoint side = to_side (layout, direction);
      double away = distance ((OxbowTiledPoint) { middle.x + side.x, middle.y + side.y }, point);
      if (away < least)
        {
          least = away;
          nearest = direction;
        }
    }
  return oxbow_grid_edge (&layout->grid, cell, nearest);
}
