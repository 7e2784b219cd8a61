/* turns.h: the turns that look best from a position, each a line of moves to its end
 *
 * The lines of a turn are followed side by side, the best few of each length by the game's estimate, until the turn
 * passes on; a move that chance has a hand in ends a line, for nobody knows how it goes on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define OXBOW_TURN_MAX_LENGTH 48
#define OXBOW_TURNS_BREADTH 8   /* of whoever takes the turn that looks best: all of them agree on it */

typedef struct
{
  OxbowMove moves[OXBOW_TURN_MAX_LENGTH];
  int n_moves;
  double value;                 /* of the position at its end, or what that is worth on average */
} OxbowTurn;

typedef struct _OxbowTurns OxbowTurns;

/* breadth: lines of each length that are followed. The best turn is kept; or, of each move to begin with, the best turn
 * that begins so, and as many of these: then breadth counts lines of the same beginning. Quick: a single line is
 * followed, and chance thrown once, as often as games are played on and not played. */
OxbowTurns      *oxbow_turns_new     (int breadth);
OxbowTurns      *oxbow_turns_new_various (int n_beginnings, int breadth);
OxbowTurns      *oxbow_turns_new_quick (void);
void             oxbow_turns_free    (OxbowTurns *turns);

/* Finds those of the seat that is to decide, in a world that it could believe in; false when cancelled. */
bool             oxbow_turns_find    (OxbowTurns *turns, const OxbowState *state, int seat, OxbowRng *rng,
                                      GCancellable *cancellable, GError **error);

/* Those that were found, the best first; there may be none where every move leads back to where it began. */
int              oxbow_turns_n       (const OxbowTurns *turns);
const OxbowTurn *oxbow_turns_get     (const OxbowTurns *turns, int i);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowTurns, oxbow_turns_free)

G_END_DECLS
