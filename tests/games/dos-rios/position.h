/* position.h: a position of Dos Rios as its listing tells it, in the plainest form
 *
 * The tests set positions with it, and the second reading of the rules (naive.c) works on it. It takes nothing from the
 * game's own code: names, neighbours and orders are worked out here again from the rules' text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

#define MAX_CELLS 400
#define NO_CELL (-1)

enum { NO_FLOW = -1, SE, S, SW };
enum { NOTHING, FINCA, HACIENDA };

/* Places in their order (DR-3.3): the city, trails 1 to 9, then the cells. */
enum { CITY, FIRST_TRAIL, FIRST_CELL = 10, MAX_PLACES = FIRST_CELL + MAX_CELLS };

typedef struct
{
  int money, dams, fincas, hacienda, turns;
} Player;

typedef struct
{
  int players, width, height, n_cells;
  char phase[16], first[8], current[8], winner[8], reason[8], rng[24];
  int round, points, built, transit, head, supply;
  char *row, *deck, *discard;           /* as the listing has them, without their first word */
  Player player[4];
  char terrain[MAX_CELLS];
  int flow[MAX_CELLS];
  bool dam[MAX_CELLS][3];
  int owner[MAX_CELLS], building[MAX_CELLS];
  int camp[4][MAX_PLACES];
} Position;

Position *position_parse    (const char *listing);
void      position_free     (Position *position);
char     *position_print    (const Position *position);

/* Changes one fact: a line of the listing, "no LINE", or one number of a player, "p1 money 500". */
void      position_set      (Position *position, const char *fact);

int       position_current  (const Position *position);         /* 0 for p1; -1 when the game is over */
int       cell_named        (const Position *position, const char *name);
char     *cell_name         (const Position *position, int cell);
int       place_named       (const Position *position, const char *name);
char     *place_name        (const Position *position, int place);
int       cell_beyond       (const Position *position, int cell, int side);     /* over SE, S, SW; or NO_CELL */
bool      cells_touch       (const Position *position, int a, int b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Position, position_free)
