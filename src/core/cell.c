/* cell.c: the arithmetic of a hexagonal grid
 *
 * Columns and rows count from 0 inside, from A and 1 in names. On a flat-top grid odd columns sit half a hex lower
 * ("odd-q"), on a pointy-top one odd rows sit half a hex to the right ("odd-r").
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/cell.h"

#include <string.h>

static const char *const flat_names[OXBOW_DIRECTIONS] = { "N", "NE", "SE", "S", "SW", "NW" };
static const char *const pointy_names[OXBOW_DIRECTIONS] = { "NE", "E", "SE", "SW", "W", "NW" };

/* [odd column][direction]: steps in column and row */
static const int8_t flat_steps[2][OXBOW_DIRECTIONS][2] = {
  { { 0, -1 }, { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 }, { -1, -1 } },
  { { 0, -1 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 1 }, { -1, 0 } },
};

/* [odd row][direction] */
static const int8_t pointy_steps[2][OXBOW_DIRECTIONS][2] = {
  { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { -1, -1 } },
  { { 1, -1 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 0 }, { 0, -1 } },
};

static const char *const *
direction_names (OxbowOrientation orientation)
{
  return orientation == OXBOW_FLAT ? flat_names : pointy_names;
}

/* The canonical directions of an edge are three that follow each other: from SE on, or from E on. */
static int
first_side (OxbowOrientation orientation)
{
  return orientation == OXBOW_FLAT ? 2 : 1;
}

int
oxbow_grid_n_cells (const OxbowGrid *grid)
{
  return grid->width * grid->height;
}

OxbowCell
oxbow_grid_cell (const OxbowGrid *grid, int column, int row)
{
  if (column < 0 || row < 0 || column >= grid->width || row >= grid->height)
    return OXBOW_NO_CELL;
  return row * grid->width + column;
}

int
oxbow_grid_column (const OxbowGrid *grid, OxbowCell cell)
{
  return cell % grid->width;
}

int
oxbow_grid_row (const OxbowGrid *grid, OxbowCell cell)
{
  return cell / grid->width;
}

OxbowCell
oxbow_grid_neighbour (const OxbowGrid *grid, OxbowCell cell, int direction)
{
  int column = cell % grid->width, row = cell / grid->width;
  const int8_t *step =
    grid->orientation == OXBOW_FLAT ? flat_steps[column & 1][direction] : pointy_steps[row & 1][direction];
  return oxbow_grid_cell (grid, column + step[0], row + step[1]);
}

/* Of three cube coordinates, whose sum is zero, the first and the last. */
OxbowHex
oxbow_grid_get_hex (const OxbowGrid *grid, OxbowCell cell)
{
  int column = cell % grid->width, row = cell / grid->width;
  if (grid->orientation == OXBOW_FLAT)
    return (OxbowHex) { column, row - (column - (column & 1)) / 2 };
  return (OxbowHex) { row, column - (row - (row & 1)) / 2 };
}

OxbowCell
oxbow_grid_find_hex (const OxbowGrid *grid, OxbowHex hex)
{
  int along = hex.z + (hex.x - (hex.x & 1)) / 2;
  return grid->orientation == OXBOW_FLAT ? oxbow_grid_cell (grid, hex.x, along) : oxbow_grid_cell (grid, along, hex.x);
}

OxbowHex
oxbow_direction_step (OxbowOrientation orientation, int direction)
{
  static const OxbowHex steps[2][OXBOW_DIRECTIONS] = {
    [OXBOW_FLAT] = { { 0, -1 }, { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 } },
    [OXBOW_POINTY] = { { -1, 1 }, { 0, 1 }, { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, 0 } },
  };
  return steps[orientation][direction];
}

int
oxbow_grid_distance (const OxbowGrid *grid, OxbowCell from, OxbowCell to)
{
  OxbowHex a = oxbow_grid_get_hex (grid, from), b = oxbow_grid_get_hex (grid, to);
  int dx = b.x - a.x, dz = b.z - a.z;
  return MAX (ABS (dx), MAX (ABS (dz), ABS (dx + dz)));
}

const char *
oxbow_direction_name (OxbowOrientation orientation, int direction)
{
  return direction_names (orientation)[direction];
}

int
oxbow_direction_find (OxbowOrientation orientation, const char *name)
{
  const char *const *names = direction_names (orientation);
  for (int i = 0; i < OXBOW_DIRECTIONS; i++)
    if (strcmp (names[i], name) == 0)
      return i;
  return -1;
}

int
oxbow_direction_opposite (int direction)
{
  return (direction + 3) % OXBOW_DIRECTIONS;
}

int
oxbow_direction_of_side (OxbowOrientation orientation, int side)
{
  return first_side (orientation) + side;
}

OxbowEdge
oxbow_grid_edge (const OxbowGrid *grid, OxbowCell cell, int direction)
{
  int side = direction - first_side (grid->orientation);
  if (side >= 0 && side < OXBOW_SIDES)
    return cell * OXBOW_SIDES + side;

  OxbowCell upper = oxbow_grid_neighbour (grid, cell, direction);
  if (upper == OXBOW_NO_CELL)
    return OXBOW_NO_EDGE;
  return upper * OXBOW_SIDES + oxbow_direction_opposite (direction) - first_side (grid->orientation);
}

OxbowCell
oxbow_edge_upper (OxbowEdge edge)
{
  return edge / OXBOW_SIDES;
}

int
oxbow_edge_side (OxbowEdge edge)
{
  return edge % OXBOW_SIDES;
}

OxbowCell
oxbow_grid_edge_lower (const OxbowGrid *grid, OxbowEdge edge)
{
  return oxbow_grid_neighbour (grid, oxbow_edge_upper (edge),
                               oxbow_direction_of_side (grid->orientation, oxbow_edge_side (edge)));
}

/* A ... Z, AA ... ZZ, AAA ...: counting without a zero. */
const char *
oxbow_cell_name (const OxbowGrid *grid, OxbowCell cell, char name[OXBOW_NAME_SIZE])
{
  char letters[8];
  int n = 0;
  for (int column = cell % grid->width + 1; column > 0; column = (column - 1) / 26)
    letters[n++] = (char) ('A' + (column - 1) % 26);

  int length = 0;
  while (n > 0)
    name[length++] = letters[--n];
  g_snprintf (name + length, (gulong) (OXBOW_NAME_SIZE - length), "%d", cell / grid->width + 1);
  return name;
}

const char *
oxbow_edge_name (const OxbowGrid *grid, OxbowEdge edge, char name[OXBOW_NAME_SIZE])
{
  oxbow_cell_name (grid, oxbow_edge_upper (edge), name);
  size_t length = strlen (name);
  int direction = oxbow_direction_of_side (grid->orientation, oxbow_edge_side (edge));
  g_snprintf (name + length, OXBOW_NAME_SIZE - length, "/%s", oxbow_direction_name (grid->orientation, direction));
  return name;
}

/* Reads a cell at the start of name; what follows it is in *rest. */
static OxbowCell
parse_cell (const OxbowGrid *grid, const char *name, const char **rest)
{
  int column = 0, row = 0;
  const char *p = name;
  for (; *p >= 'A' && *p <= 'Z' && column <= OXBOW_MAX_SIDE; p++)
    column = column * 26 + (*p - 'A' + 1);
  if (p == name || *p < '1' || *p > '9')
    return OXBOW_NO_CELL;
  for (; *p >= '0' && *p <= '9' && row <= OXBOW_MAX_SIDE; p++)
    row = row * 10 + (*p - '0');
  *rest = p;
  return oxbow_grid_cell (grid, column - 1, row - 1);
}

OxbowCell
oxbow_cell_parse (const OxbowGrid *grid, const char *name)
{
  const char *rest;
  OxbowCell cell = parse_cell (grid, name, &rest);
  return cell != OXBOW_NO_CELL && *rest == '\0' ? cell : OXBOW_NO_CELL;
}

OxbowEdge
oxbow_edge_parse (const OxbowGrid *grid, const char *name)
{
  const char *rest;
  OxbowCell cell = parse_cell (grid, name, &rest);
  if (cell == OXBOW_NO_CELL || *rest != '/')
    return OXBOW_NO_EDGE;
  int direction = oxbow_direction_find (grid->orientation, rest + 1);
  return direction >= 0 ? oxbow_grid_edge (grid, cell, direction) : OXBOW_NO_EDGE;
}
