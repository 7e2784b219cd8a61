/* naive-water.c: where water could flow, and where it does (DR-3.5 to DR-3.10)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/naive.h"
#include <string.h>

static char
terrain (const Position *position, int cell)
{
  return cell == NO_CELL ? '.' : position->terrain[cell];
}

static bool
is_mouth (const Position *position, int cell)
{
  return terrain (position, cell) == '~' || terrain (position, cell) == '@';
}

bool
naive_is_hex (const Position *position, int cell)
{
  return strchr ("hfwtc?", terrain (position, cell)) != NULL;
}

static int
height_of_cell (const Position *position, int cell)
{
  switch (terrain (position, cell))
    {
    case 'h':
      return 3;
    case 'f':
      return 2;
    case 'w':
    case 't':
    case 'c':
      return 1;
    default:
      return 0;
    }
}

/* DR-3.5, word for word: it asks downwards, and every step leads downwards. */
bool
naive_drains (const Position *position, int cell)
{
  if (!naive_is_hex (position, cell))
    return false;
  for (int side = SE; side <= SW; side++)
    {
      int below = cell_beyond (position, cell, side);
      if (below != NO_CELL && (is_mouth (position, below) || naive_drains (position, below)))
        return true;
    }
  return false;
}

bool
naive_is_outlet (const Position *position, int cell, int side)
{
  int below = cell_beyond (position, cell, side);
  bool is_spring = strchr ("VMAR", terrain (position, cell)) != NULL;

  if (below == NO_CELL || !(is_spring || naive_drains (position, cell)))
    return false;
  return is_mouth (position, below) || naive_drains (position, below);
}

bool
naive_is_open (const Position *position, int cell, int side)
{
  return naive_is_outlet (position, cell, side) && !position->dam[cell][side];
}

bool
naive_is_candidate (const Position *position, int cell, int side)
{
  if (!naive_is_open (position, cell, side))
    return false;
  int height = height_of_cell (position, cell_beyond (position, cell, side));
  for (int other = SE; other <= SW; other++)
    if (naive_is_open (position, cell, other)
        && height_of_cell (position, cell_beyond (position, cell, other)) < height)
      return false;
  return true;
}

int
naive_spring (const Position *position, char letter)
{
  for (int cell = 0; cell < position->n_cells; cell++)
    if (position->terrain[cell] == letter)
      return cell;
  return NO_CELL;
}

void
naive_course (const Position *position, char letter, bool on_course[MAX_CELLS])
{
  int cell = naive_spring (position, letter);

  memset (on_course, 0, MAX_CELLS * sizeof *on_course);
  while (cell != NO_CELL && !is_mouth (position, cell) && position->flow[cell] != NO_FLOW)
    {
      cell = cell_beyond (position, cell, position->flow[cell]);
      if (naive_is_hex (position, cell))
        on_course[cell] = true;
    }
}

bool
naive_is_wet (const Position *position, int cell)
{
  bool on_course[MAX_CELLS];

  for (const char *letter = "VMAR"; *letter != '\0'; letter++)
    {
      naive_course (position, *letter, on_course);
      if (on_course[cell])
        return true;
    }
  return false;
}

/* Places */

static bool
is_cell_of (const Position *position, int cell, int place)
{
  return position->terrain[cell] == (place == CITY ? '@' : '1' + place - FIRST_TRAIL);
}

/* Whether a hex touches any cell of the city or of a trail. */
static bool
touches_named (const Position *position, int hex, int place)
{
  for (int cell = 0; cell < position->n_cells; cell++)
    if (is_cell_of (position, cell, place) && cells_touch (position, cell, hex))
      return true;
  return false;
}

bool
naive_is_place (const Position *position, int place)
{
  if (place >= FIRST_CELL)
    return place - FIRST_CELL < position->n_cells && naive_is_hex (position, place - FIRST_CELL);
  for (int cell = 0; cell < position->n_cells; cell++)
    if (is_cell_of (position, cell, place))
      return true;
  return false;
}

bool
naive_are_near (const Position *position, int a, int b)
{
  if (a == b || !naive_is_place (position, a) || !naive_is_place (position, b))
    return false;
  if (a >= FIRST_CELL && b >= FIRST_CELL)
    return cells_touch (position, a - FIRST_CELL, b - FIRST_CELL);
  if (a >= FIRST_CELL)
    return touches_named (position, a - FIRST_CELL, b);
  if (b >= FIRST_CELL)
    return touches_named (position, b - FIRST_CELL, a);
  return a == CITY || b == CITY;
}

int
naive_height (const Position *position, int place)
{
  return place < FIRST_CELL ? 0 : height_of_cell (position, place - FIRST_CELL);
}
