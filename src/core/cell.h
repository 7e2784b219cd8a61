/* cell.h: cells and edges of a hexagonal grid, by number and by name
 *
 * A cell is its place in reading order (row * width + column), an edge is its upper cell and one of three sides:
 * every edge of the grid is one number, whichever of its two spellings was read. Everything here is a pure function
 * of the grid; which cells a map uses, and which of them a game calls neighbours, is said elsewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

G_BEGIN_DECLS

#define OXBOW_MAX_SIDE 4096     /* cells in a row or a column of a map */

typedef enum
{
  OXBOW_FLAT,                   /* columns stand upright; B, D, F ... sit half a hex lower; N NE SE S SW NW */
  OXBOW_POINTY,                 /* rows lie level; 2, 4, 6 ... sit half a hex to the right; NE E SE SW W NW */
} OxbowOrientation;

typedef struct
{
  int width, height;
  OxbowOrientation orientation;
} OxbowGrid;

typedef int OxbowCell;          /* row * width + column */
typedef int OxbowEdge;          /* upper cell * 3 + side */

#define OXBOW_NO_CELL (-1)
#define OXBOW_NO_EDGE (-1)
#define OXBOW_DIRECTIONS 6
#define OXBOW_SIDES 3           /* the canonical directions: SE S SW, or E SE SW */

int         oxbow_grid_n_cells        (const OxbowGrid *grid);
OxbowCell   oxbow_grid_cell           (const OxbowGrid *grid, int column, int row);   /* OXBOW_NO_CELL off the grid */
int         oxbow_grid_column         (const OxbowGrid *grid, OxbowCell cell);
int         oxbow_grid_row            (const OxbowGrid *grid, OxbowCell cell);
OxbowCell   oxbow_grid_neighbour      (const OxbowGrid *grid, OxbowCell cell, int direction);
int         oxbow_grid_distance       (const OxbowGrid *grid, OxbowCell from, OxbowCell to);

/* The plane that a grid is cut from. Moves, turns and mirrors are sums there, which they are not by column and row.
 * x counts the columns of a flat-top grid, or the rows of a pointy-top one; z runs along such a column or row. */
typedef struct
{
  int x, z;
} OxbowHex;

OxbowHex    oxbow_grid_get_hex        (const OxbowGrid *grid, OxbowCell cell);
OxbowCell   oxbow_grid_find_hex       (const OxbowGrid *grid, OxbowHex hex);            /* OXBOW_NO_CELL off the grid */
OxbowHex    oxbow_direction_step      (OxbowOrientation orientation, int direction);

/* Directions count clockwise from 0: from N on a flat-top grid, from NE on a pointy-top one. */
const char *oxbow_direction_name      (OxbowOrientation orientation, int direction);
int         oxbow_direction_find      (OxbowOrientation orientation, const char *name);    /* -1: no such direction */
int         oxbow_direction_opposite  (int direction);
int         oxbow_direction_of_side   (OxbowOrientation orientation, int side);

/* An edge has a name as long as its upper cell is on the grid; its lower cell may lie outside. */
OxbowEdge   oxbow_grid_edge           (const OxbowGrid *grid, OxbowCell cell, int direction);
OxbowCell   oxbow_edge_upper          (OxbowEdge edge);
int         oxbow_edge_side           (OxbowEdge edge);
OxbowCell   oxbow_grid_edge_lower     (const OxbowGrid *grid, OxbowEdge edge);             /* OXBOW_NO_CELL outside */

/* Names: D5, AA12; D5/SE. The parsers want the whole string; they take either spelling of an edge. */
#define OXBOW_NAME_SIZE 16      /* bytes that hold any name of a cell or an edge, the last zero included */
const char *oxbow_cell_name           (const OxbowGrid *grid, OxbowCell cell, char name[OXBOW_NAME_SIZE]);
const char *oxbow_edge_name           (const OxbowGrid *grid, OxbowEdge edge, char name[OXBOW_NAME_SIZE]);
OxbowCell   oxbow_cell_parse          (const OxbowGrid *grid, const char *name);
OxbowEdge   oxbow_edge_parse          (const OxbowGrid *grid, const char *name);

/* Shorthands for sentences: the name in a buffer that lives as long as the enclosing block. */
#define OXBOW_CELL_NAME(grid, cell) oxbow_cell_name ((grid), (cell), (char[OXBOW_NAME_SIZE]) { 0 })
#define OXBOW_EDGE_NAME(grid, edge) oxbow_edge_name ((grid), (edge), (char[OXBOW_NAME_SIZE]) { 0 })

G_END_DECLS
