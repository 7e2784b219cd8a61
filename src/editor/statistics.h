/* statistics.h: figures of a map that help to make it fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/layer.h"

G_BEGIN_DECLS

typedef struct
{
  const OxbowTerrain *terrain;
  int n_cells;
} OxbowTerrainCount;

/* How far two records lie from each other, in steps over cells that exist; -1: no way leads there. */
typedef struct
{
  int from, to;                 /* indices in their layer */
  int n_steps;
} OxbowDistance;

/* Where a chain of groups ends that each name the next one. */
typedef struct
{
  int group;                    /* the index of the one that it begins with */
  int n_groups, n_cells;        /* itself counted */
  bool is_circle;               /* it comes back to itself */
} OxbowReach;

/* The cells of each terrain, in the order of the palette; those that do not occur, too. Of OxbowTerrainCount. */
GArray *oxbow_statistics_count_terrain  (const OxbowScenario *scenario);

/* Between each two records of the kind, the first cell of each counting. Of OxbowDistance. */
GArray *oxbow_statistics_find_distances (const OxbowScenario *scenario, OxbowLayer layer, const char *kind);

/* From each group of a kind that names another group (as waters do that flow on). Of OxbowReach. */
GArray *oxbow_statistics_find_reaches   (const OxbowScenario *scenario);

G_END_DECLS
