/* chances.h: how likely each seat is to win from a position
 *
 * The game's estimate is turned to odds with the measure that the game gives: which estimate is won as often as lost,
 * and how much more makes the odds e times as good; or the game tells the odds itself. It is asked not here, but after
 * every player has had a turn that looks best, in worlds that look the same to the viewer: nothing else is used.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/player.h"

G_BEGIN_DECLS

typedef struct
{
  int n_seats;
  double of[OXBOW_MAX_SEATS];   /* from 0 to 1; the sum is 1, but for games that are won together or alone */
} OxbowChances;

/* viewer: the seat that looks. n_worlds: how often the play is followed. False when cancelled, or where the game has no
 * estimate. It may be asked in any thread: who sits at which seat, which may change meanwhile, does not matter here. */
bool oxbow_chances_find      (OxbowChances *chances, const OxbowState *state, int viewer, int n_worlds, uint64_t seed,
                              GCancellable *cancellable);

/* Who looks where it is for everybody: the first person at the table, or else the first player. For the thread in which
 * seats change hands. */
int  oxbow_chances_find_viewer (const OxbowSetup *setup);

/* Whether one number says it all: a single seat, or all win or lose together. */
bool oxbow_chances_is_shared (const OxbowSetup *setup);

/* Whether the seat's chances are to be told: somebody plays there; or it is the first, where one number says it all. */
bool oxbow_chances_is_told   (const OxbowSetup *setup, int seat);

G_END_DECLS
