/* layout.h: where the cells lie on a plane, and back
 *
 * A layout is a grid, the radius of its hexes (centre to corner) and the place of the first cell's centre. Everything
 * is worked out from these, so that a layout is a plain value and the same for screen, print, and picking.
 * Directions and corners count clockwise; the edge in direction d runs from corner d to corner d + 1.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/cell.h"

G_BEGIN_DECLS

typedef struct
{
  double x, y;
} OxbowPoint;

typedef struct
{
  double x, y, width, height;
} OxbowBox;

static inline bool
oxbow_box_meets (const OxbowBox *a, const OxbowBox *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height && b->y < a->y + a->height;
}

typedef struct
{
  OxbowGrid grid;
  double radius;
  double x, y;                  /* centre of the cell A1 */
} OxbowLayout;

/* A block of columns and rows, both ends included; empty when a last one lies before its first. */
typedef struct
{
  int first_column, last_column, first_row, last_row;
} OxbowBlock;

/* What lies under a point: an edge if the point is near one, else a cell; or neither. */
typedef struct
{
  OxbowCell cell;
  OxbowEdge edge;
} OxbowSpot;

/* A layout whose hexes all lie right of and below the origin. */
void       oxbow_layout_init        (OxbowLayout *layout, const OxbowGrid *grid, double radius);
OxbowBox   oxbow_layout_bounds      (const OxbowLayout *layout);

OxbowPoint oxbow_layout_centre      (const OxbowLayout *layout, OxbowCell cell);
OxbowPoint oxbow_layout_corner      (const OxbowLayout *layout, OxbowCell cell, int corner);
OxbowPoint oxbow_layout_middle      (const OxbowLayout *layout, OxbowCell cell, int direction);  /* of the edge there */

/* The same for a hex of radius 1 around the origin; inward is the unit step from the edge to the centre. */
OxbowPoint oxbow_hex_corner         (OxbowOrientation orientation, int corner);
OxbowPoint oxbow_hex_middle         (OxbowOrientation orientation, int direction);
OxbowPoint oxbow_hex_inward         (OxbowOrientation orientation, int direction);

/* Picking. reach: how far from an edge's line still means the edge, as a part of the radius; 0: never. */
OxbowCell  oxbow_layout_cell_at     (const OxbowLayout *layout, double x, double y);    /* OXBOW_NO_CELL off the grid */
OxbowSpot  oxbow_layout_spot_at     (const OxbowLayout *layout, double x, double y, double reach);

/* All cells that a box may touch, with none missing and at most one row or column too many on each side. */
OxbowBlock oxbow_layout_block       (const OxbowLayout *layout, const OxbowBox *box);

/* How wide a hex is between two opposite sides, and back. */
double     oxbow_radius_to_flats    (double radius);
double     oxbow_radius_from_flats  (double flats);

G_END_DECLS
