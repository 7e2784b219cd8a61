/* walkers.h: pieces that one can tell apart, on their way from cell to cell
 *
 * For painters of games whose pieces have numbers. Say who goes where and when, then send them off: each flies from
 * where it stood to where it will stand, and those who stay in a cell make room or close up meanwhile, so that nobody
 * is seen twice and nobody jumps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/motion.h"

G_BEGIN_DECLS

#define OXBOW_MAX_WALKERS 32

/* In which cell it is and where it stands, in board units, and how large it is; OXBOW_NO_CELL: it is nowhere. */
typedef OxbowCell (*OxbowWalkerPlace) (const OxbowScene *scene, int walker, OxbowPoint *foot, double *size);

typedef struct
{
  OxbowMotion *motion;
  OxbowWalkerPlace place;
  OxbowFlyFunc draw;            /* what: the walker */
  int n;                        /* at most OXBOW_MAX_WALKERS */
  GArray *ways;
} OxbowWalkers;

void      oxbow_walkers_init  (OxbowWalkers *walkers, OxbowMotion *motion, int n, OxbowWalkerPlace place,
                               OxbowFlyFunc draw);
/* Where one of them is after the ways it has gone so far; and a way from there. When it is there is answered. */
OxbowCell oxbow_walkers_where (const OxbowWalkers *walkers, int walker);
int       oxbow_walkers_go    (OxbowWalkers *walkers, int walker, OxbowCell to, int begin_ms);
void      oxbow_walkers_send  (OxbowWalkers *walkers);         /* all of them, and clears */

G_END_DECLS
