/* relief.h: hills and hollows by chance, for generators
 *
 * A relief gives every cell a rank from 0, the lowest, to the number of cells less one; near cells have near ranks, the
 * more so the smoother it is. So the lowest third of a map is what ranks below a third of its cells, in a few large
 * pieces or in many small ones. Whole numbers only: it is the same on every machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/cell.h"
#include "core/rng.h"

G_BEGIN_DECLS

/* n_rounds: how often each cell is mixed with those around it; 0 is no more than noise. Free it with g_free (). */
int *oxbow_relief_new  (const OxbowGrid *grid, int n_rounds, OxbowRng *rng);

/* Ranks any numbers, one a cell, in place; of equal ones the first in reading order is lower. */
void oxbow_relief_rank (int *heights, int n_cells);

G_END_DECLS
