/* way.h: how far a piece can go in a turn, one step after another
 *
 * Where a verb says that its steps go on (OxbowVerb), a person chooses the end of a way, and its steps are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

typedef struct
{
  OxbowMove step;               /* the last of the way; its second place is the way's end */
  int before;                   /* which of the ways it prolongs, or -1 */
  int n_steps;
  bool may_stay;                /* the turn can end there, if it can where the way begins: nobody must go on */
} OxbowWay;

/* The shortest way to each place, of OxbowWay, the nearest first; of very many places only the nearest. */
GArray   *oxbow_ways_build     (const OxbowState *state, int verb, int from);

/* Appends the steps of one of them, in their order. */
void      oxbow_ways_get_steps (const GArray *ways, int i, OxbowMoves *steps);

/* What steps come to, as if it were one: for ruleset->offer () alone. */
OxbowMove oxbow_way_sum_up     (const OxbowMoves *steps);

G_END_DECLS
