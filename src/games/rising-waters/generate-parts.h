/* generate-parts.h: what the files that draw a map of Rising Waters share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/generator.h"
#include "games/rising-waters/ground.h"

G_BEGIN_DECLS

enum
{
  RISING_WATERS_WISH_TRIBUTARIES,
  RISING_WATERS_WISH_BENDS,
  RISING_WATERS_WISH_LOW,
  RISING_WATERS_WISH_SIZE,
  RISING_WATERS_WISH_FOREST,
  RISING_WATERS_WISH_FARMS,
  RISING_WATERS_WISHES,
};

typedef struct
{
  OxbowScenario *scenario;
  OxbowMap *map;
  const int *values;
  OxbowRng *rng;
  int n_cells, n_before;        /* before: groups that are there before those of land are drawn */
  int *group_of;                /* of each cell: a group of the map, or -1 */
  int *shore;                   /* of each cell: how far the nearest water is; 0 in it */
} RisingWatersDrawing;

int  rising_waters_draw_below (const RisingWatersDrawing *drawing, int n);      /* by chance, 0 ... n - 1 */
void rising_waters_draw_water (RisingWatersDrawing *drawing);   /* the river, its tributaries, and their groups */
void rising_waters_draw_land  (RisingWatersDrawing *drawing);   /* groups of land, and how high they lie */

/* How far each cell is from the water. */
void rising_waters_draw_shore  (RisingWatersDrawing *drawing);

/* Gathers the cells of water, or those of land, that are in no group yet in compact groups of about so many cells, each
 * of one piece: not many more than most. */
void rising_waters_draw_groups (RisingWatersDrawing *drawing, bool of_water, int size, int most);

/* What people have made, where it is not there yet: a town for each board of the tables, a site for each card that
 * builds a relief camp, a landing. chosen: cells that are taken, to which towns and bluff add theirs. None where
 * there is no land left. */
void rising_waters_draw_towns   (const RisingWatersDrawing *drawing, GArray *chosen);
void rising_waters_draw_bluff   (const RisingWatersDrawing *drawing, GArray *chosen);   /* Vicksburg's */
void rising_waters_draw_sites   (const RisingWatersDrawing *drawing, const GArray *chosen);
void rising_waters_draw_landing (const RisingWatersDrawing *drawing, const GArray *chosen);

static inline OxbowCell
rising_waters_draw_next (const RisingWatersDrawing *drawing, OxbowCell cell, int direction)
{
  return oxbow_grid_neighbour (&drawing->map->grid, cell, direction);
}

G_END_DECLS
