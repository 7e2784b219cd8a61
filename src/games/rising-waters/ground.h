/* ground.h: what follows from a map of Rising Waters once and for all
 *
 * Cells in groups, water groups first and in the map's order, then land groups; neighbours, elevations, anchors, where
 * water flows on. It belongs to the set-up and is read by all its positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/scenario.h"

G_BEGIN_DECLS

#define RISING_WATERS_MAX_WATER 32
#define RISING_WATERS_MAX_GROUPS 250
#define RISING_WATERS_MAX_AREAS 6
#define RISING_WATERS_MAX_CELLS 4096
#define RISING_WATERS_MAX_LANDINGS 4
#define RISING_WATERS_TOWNS 6
#define RISING_WATERS_SITES 7

typedef struct
{
  const OxbowCell *cells;       /* in board order */
  int n;
} RisingWatersCells;

typedef struct
{
  OxbowGrid grid;
  int n_cells, n_water, n_groups, n_areas, n_landings;
  const char *terrain;          /* of the map */
  uint8_t *group_of;            /* of each cell */
  OxbowCell (*near)[OXBOW_DIRECTIONS];          /* OXBOW_NO_CELL off the map */
  int16_t (*place)[2];          /* column, and twice the row with half a hex in odd columns */
  RisingWatersCells groups[RISING_WATERS_MAX_GROUPS];
  const char *ids[RISING_WATERS_MAX_GROUPS], *names[RISING_WATERS_MAX_GROUPS];
  uint8_t elevation[RISING_WATERS_MAX_GROUPS];  /* of land groups */
  uint8_t area[RISING_WATERS_MAX_WATER];
  int8_t downstream[RISING_WATERS_MAX_WATER];   /* a water group, or -1 */
  OxbowCell anchor[RISING_WATERS_MAX_WATER];
  RisingWatersCells shores[RISING_WATERS_MAX_WATER];    /* land beside a water group, each cell once */
  const char *area_ids[RISING_WATERS_MAX_AREAS], *area_names[RISING_WATERS_MAX_AREAS];
  RisingWatersCells landings[RISING_WATERS_MAX_LANDINGS];       /* in the order of the map */
  OxbowCell towns[RISING_WATERS_TOWNS], sites[RISING_WATERS_SITES];     /* or OXBOW_NO_CELL */
  OxbowCell *held, *beside;     /* all lists of cells, and the shores */
} RisingWatersGround;

/* Of a scenario that has passed its check; is_spring: which elevations. The scenario must outlive it. */
void rising_waters_ground_init  (RisingWatersGround *ground, const OxbowScenario *scenario, bool is_spring);
void rising_waters_ground_clear (RisingWatersGround *ground);

/* RW-6.3.7: whether a comes before b, clockwise from twelve o'clock as seen from anchor. */
bool rising_waters_is_before    (const RisingWatersGround *ground, OxbowCell anchor, OxbowCell a, OxbowCell b);

static inline bool
rising_waters_ground_is_land (const RisingWatersGround *ground, OxbowCell cell)
{
  return ground->group_of[cell] >= ground->n_water;
}

G_END_DECLS
