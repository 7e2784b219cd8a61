/* advice.h: which moves are best for a seat, and what they are good for
 *
 * As a player does, it uses only what the seat may see. What a move is good for is told by the named parts of the
 * game's estimate: by how much each of them grows or shrinks, for this seat, through the move or what it prepares in
 * the same turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/player.h"
#include "players/turns.h"

G_BEGIN_DECLS

#define OXBOW_ADVICE_MOVES 6    /* at most so many are told of */

typedef struct
{
  OxbowMove move;
  int n_moves;                  /* of the turn that bring the gains: 1 is the move alone */
  OxbowMove then[OXBOW_TURN_MAX_LENGTH];        /* ... the others, in their order: what the move prepares */
  bool ends, wins;              /* the game is over with them, whatever chance brings; and the seat has won */
  OxbowTerms gains;             /* by how much the parts differ, the largest first; none that hardly differ */
} OxbowCounsel;

typedef struct
{
  OxbowCounsel moves[OXBOW_ADVICE_MOVES];       /* the best first */
  int n;
} OxbowAdvice;

typedef struct
{
  const OxbowState *state;      /* where the seat is to decide */
  int seat;
  uint64_t seed;
  int iterations, time_ms;      /* as of players; 0: no limit of that kind, but of one of both */
  int threads;                  /* as of players */
  const GArray *past;           /* of uint64_t: fingerprints of where the turn has been, to which nothing leads back;
                                 * or NULL */
} OxbowQuestion;

/* False when cancelled. */
bool oxbow_advice_find (OxbowAdvice *advice, const OxbowQuestion *question, GCancellable *cancellable, GError **error);

G_END_DECLS
