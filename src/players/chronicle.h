/* chronicle.h: what games were like on the way: how the seats stood turn by turn, and which cells were used
 *
 * An arena's watch; several threads may tell it of moves at once. It knows no game: how a seat stands is what the
 * game's estimate says, and a cell is used by a move that names it, or one of its sides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/arena.h"

G_BEGIN_DECLS

#define OXBOW_CHRONICLE_TURNS 400       /* what comes later is left out */

typedef struct
{
  double stood[OXBOW_MAX_SEATS];        /* the estimate, summed over the games that came to this turn */
  double money[OXBOW_MAX_SEATS];        /* its part of that name */
  int n_games;
} OxbowChronicleTurn;

typedef struct
{
  GMutex mutex;
  int n_seats, n_turns;
  bool has_money;                       /* some estimate had such a part */
  OxbowChronicleTurn turns[OXBOW_CHRONICLE_TURNS];
  int n_cells;
  int64_t *uses;                        /* by cell */
} OxbowChronicle;

OxbowChronicle *oxbow_chronicle_new   (const OxbowGrid *grid);
void            oxbow_chronicle_free  (OxbowChronicle *chronicle);
void            oxbow_chronicle_watch (OxbowChronicle *chronicle, const OxbowState *before, const OxbowMove *move,
                                       const OxbowState *after);

/* Averages over the games that came so far, as a line for a seat: a value a turn, the mean of as many turns as there
 * are seats, up to the turn that every fourth game came to. */
double         *oxbow_chronicle_line  (const OxbowChronicle *chronicle, int seat, bool of_money, int *n_values);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowChronicle, oxbow_chronicle_free)

G_END_DECLS
