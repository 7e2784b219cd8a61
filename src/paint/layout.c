/* layout.c: where the cells lie on a plane, and back
 *
 * The nearest centre decides which cell a point is in: that is what a hex is. Nothing here knows what the cells hold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/layout.h"
#include <math.h>

#define SQRT3 1.7320508075688772

static const double sine[12] = { 0, 0.5, SQRT3 / 2, 1, SQRT3 / 2, 0.5, 0, -0.5, -SQRT3 / 2, -1, -SQRT3 / 2, -0.5 };

/* Twelfths of a turn, clockwise from the right, as y grows downwards. */
static OxbowPoint
on_circle (int twelfth)
{
  return (OxbowPoint) { sine[(twelfth + 3) % 12], sine[twelfth % 12] };
}

OxbowPoint
oxbow_hex_corner (OxbowOrientation orientation, int corner)
{
  return on_circle ((orientation == OXBOW_FLAT ? 8 : 9) + 2 * (corner % 6));
}

OxbowPoint
oxbow_hex_inward (OxbowOrientation orientation, int direction)
{
  OxbowPoint outward = on_circle ((orientation == OXBOW_FLAT ? 9 : 10) + 2 * (direction % 6));
  return (OxbowPoint) { -outward.x, -outward.y };
}

OxbowPoint
oxbow_hex_middle (OxbowOrientation orientation, int direction)
{
  OxbowPoint inward = oxbow_hex_inward (orientation, direction);
  return (OxbowPoint) { -inward.x * SQRT3 / 2, -inward.y * SQRT3 / 2 };
}

double
oxbow_radius_to_flats (double radius)
{
  return radius * SQRT3;
}

double
oxbow_radius_from_flats (double flats)
{
  return flats / SQRT3;
}

void
oxbow_layout_init (OxbowLayout *layout, const OxbowGrid *grid, double radius)
{
  bool flat = grid->orientation == OXBOW_FLAT;
  *layout = (OxbowLayout) {
    .grid = *grid,
    .radius = radius,
    .x = flat ? radius : radius * SQRT3 / 2,
    .y = flat ? radius * SQRT3 / 2 : radius,
  };
}

OxbowBox
oxbow_layout_bounds (const OxbowLayout *layout)
{
  const OxbowGrid *grid = &layout->grid;
  bool flat = grid->orientation == OXBOW_FLAT;
  int along = flat ? grid->width : grid->height;        /* across this way hexes interlock */
  int across = flat ? grid->height : grid->width;
  double r = layout->radius;
  double interlocked = (1.5 * along + 0.5) * r;
  double stacked = (across + (along > 1 ? 0.5 : 0)) * SQRT3 * r;
  return (OxbowBox) {
    layout->x - (flat ? r : r * SQRT3 / 2),
    layout->y - (flat ? r * SQRT3 / 2 : r),
    flat ? interlocked : stacked,
    flat ? stacked : interlocked,
  };
}

static OxbowPoint
centre_of (const OxbowLayout *layout, int column, int row)
{
  double r = layout->radius;
  if (layout->grid.orientation == OXBOW_FLAT)
    return (OxbowPoint) { layout->x + 1.5 * r * column, layout->y + SQRT3 * r * (row + ((column & 1) != 0 ? 0.5 : 0)) };
  return (OxbowPoint) { layout->x + SQRT3 * r * (column + ((row & 1) != 0 ? 0.5 : 0)), layout->y + 1.5 * r * row };
}

OxbowPoint
oxbow_layout_centre (const OxbowLayout *layout, OxbowCell cell)
{
  return centre_of (layout, cell % layout->grid.width, cell / layout->grid.width);
}

static OxbowPoint
beside (const OxbowLayout *layout, OxbowCell cell, OxbowPoint offset)
{
  OxbowPoint centre = oxbow_layout_centre (layout, cell);
  return (OxbowPoint) { centre.x + offset.x * layout->radius, centre.y + offset.y * layout->radius };
}

OxbowPoint
oxbow_layout_corner (const OxbowLayout *layout, OxbowCell cell, int corner)
{
  return beside (layout, cell, oxbow_hex_corner (layout->grid.orientation, corner));
}

OxbowPoint
oxbow_layout_middle (const OxbowLayout *layout, OxbowCell cell, int direction)
{
  return beside (layout, cell, oxbow_hex_middle (layout->grid.orientation, direction));
}

/* The column and row whose centre is nearest; they may lie off the grid. */
static void
find_nearest (const OxbowLayout *layout, double x, double y, int *column, int *row)
{
  double r = layout->radius;
  bool flat = layout->grid.orientation == OXBOW_FLAT;
  int guess_column = (int) floor ((x - layout->x) / (flat ? 1.5 * r : SQRT3 * r));
  int guess_row = (int) floor ((y - layout->y) / (flat ? SQRT3 * r : 1.5 * r));
  double least = INFINITY;
  for (int i = guess_column - 1; i <= guess_column + 1; i++)
    for (int j = guess_row - 1; j <= guess_row + 1; j++)
      {
        OxbowPoint centre = centre_of (layout, i, j);
        double distance = (centre.x - x) * (centre.x - x) + (centre.y - y) * (centre.y - y);
        if (distance < least)
          {
            least = distance;
            *column = i;
            *row = j;
          }
      }
}

OxbowCell
oxbow_layout_cell_at (const OxbowLayout *layout, double x, double y)
{
  int column = 0, row = 0;
  find_nearest (layout, x, y, &column, &row);
  return oxbow_grid_cell (&layout->grid, column, row);
}

OxbowSpot
oxbow_layout_spot_at (const OxbowLayout *layout, double x, double y, double reach)
{
  OxbowCell cell = oxbow_layout_cell_at (layout, x, y);
  OxbowSpot spot = { cell, OXBOW_NO_EDGE };
  if (cell == OXBOW_NO_CELL || reach <= 0)
    return spot;

  OxbowPoint centre = oxbow_layout_centre (layout, cell);
  double farthest = 0;
  int side = 0;
  for (int d = 0; d < OXBOW_DIRECTIONS; d++)
    {
      OxbowPoint inward = oxbow_hex_inward (layout->grid.orientation, d);
      double outward = ((centre.x - x) * inward.x + (centre.y - y) * inward.y) / layout->radius;
      if (outward > farthest)
        {
          farthest = outward;
          side = d;
        }
    }
  if (SQRT3 / 2 - farthest > reach)
    return spot;
  OxbowEdge edge = oxbow_grid_edge (&layout->grid, cell, side);
  return edge == OXBOW_NO_EDGE ? spot : (OxbowSpot) { OXBOW_NO_CELL, edge };
}

OxbowBlock
oxbow_layout_block (const OxbowLayout *layout, const OxbowBox *box)
{
  const OxbowGrid *grid = &layout->grid;
  double r = layout->radius;
  bool flat = grid->orientation == OXBOW_FLAT;
  double step_x = flat ? 1.5 * r : SQRT3 * r, step_y = flat ? SQRT3 * r : 1.5 * r;
  double left = (box->x - layout->x) / step_x, right = (box->x + box->width - layout->x) / step_x;
  double top = (box->y - layout->y) / step_y, bottom = (box->y + box->height - layout->y) / step_y;
  return (OxbowBlock) {
    (int) CLAMP (floor (left) - 1, 0, grid->width), (int) CLAMP (ceil (right) + 1, -1, grid->width - 1),
    (int) CLAMP (floor (top) - 1, 0, grid->height), (int) CLAMP (ceil (bottom) + 1, -1, grid->height - 1),
  };
}
