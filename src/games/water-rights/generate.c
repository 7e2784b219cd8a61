/* generate.c: realms of Water Rights by chance
 *
 * The castle stands in the middle. Three towns grow from it, each by one cell in turn, so that they are equally large
 * and lie around it like three leaves; then each is given its works, as many pools as the others, and dry land far from
 * them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/generate.h"

#include "core/relief.h"
#include "games/water-rights/data.h"

#include <glib/gi18n-lib.h>

#define TOWNS 3
#define MOST_CELLS (WATER_RIGHTS_MAX_SITES / TOWNS)
#define NOBODY (-1)

enum
{
  CELLS,
  POOLS,
  DRY,
  RAGGED,
};

static const OxbowSlider sliders[] = {
  [CELLS] = { "cells", N_("Cells of a town"), N_("How large each town is; less where the map has no room."), 8,
              MOST_CELLS, 18 },
  [POOLS] = { "pools", N_("Pools of a town"), N_("How many waterplants can stand in each town; at most half of it."), 1,
              20, 6 },
  [DRY] = { "dry", N_("Dry land"), N_("The share of the land where little can stand."), 0, 50, 17 },
  [RAGGED] = { "ragged", N_("Raggedness"), N_("How far the borders of the towns wind."), 0, 100, 40 },
  { NULL }
};

/* The letters of a town: grass, pool, dry land, works. */
static const char letters[TOWNS][4] = { { 's', '1', '7', 'S' }, { 'r', '2', '8', 'R' }, { 'j', '3', '9', 'J' } };

typedef struct
{
  OxbowMap *map;
  const int *values;
  OxbowRng *rng;
  int n_cells;
  OxbowCell castle;
  int *owner;                   /* of each cell: a town, or NOBODY */
  int *relief;
  int n_own[TOWNS];
} Realm;

static int
below (const Realm *realm, int n)
{
  return (int) oxbow_rng_below (realm->rng, (uint64_t) n);
}

static int
count_around (const Realm *realm, OxbowCell cell, int town)
{
  int n = 0;
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      OxbowCell other = oxbow_grid_neighbour (&realm->map->grid, cell, direction);
      n += other != OXBOW_NO_CELL && realm->owner[other] == town;
    }
  return n;
}

static void
take (Realm *realm, OxbowCell cell, int town)
{
  realm->owner[cell] = town;
  realm->n_own[town]++;
}

/* Beside the castle, every second side for another town; which one begins where is chance. */
static void
found_towns (Realm *realm)
{
  const OxbowGrid *grid = &realm->map->grid;
  uint8_t order[TOWNS] = { 0, 1, 2 };
  int turn = below (realm, 2);
  oxbow_rng_shuffle (realm->rng, order, TOWNS);
  for (int i = 0; i < TOWNS; i++)
    take (realm, oxbow_grid_neighbour (grid, realm->castle, 2 * i + turn), order[i]);
}

/* Near the castle, beside much of its own, and where the relief is low. */
static OxbowCell
find_growth (const Realm *realm, int town)
{
  OxbowCell best = OXBOW_NO_CELL;
  int least = G_MAXINT;
  for (OxbowCell cell = 0; cell < realm->n_cells; cell++)
    {
      int n = realm->owner[cell] == NOBODY && cell != realm->castle ? count_around (realm, cell, town) : 0;
      if (n == 0)
        continue;
      int value = 100 * oxbow_grid_distance (&realm->map->grid, cell, realm->castle) - 30 * n
                  + realm->relief[cell] * 6 * realm->values[RAGGED] / realm->n_cells;
      if (value < least)
        {
          best = cell;
          least = value;
        }
    }
  return best;
}

/* Until all have their cells, or one has no room left. */
static void
grow_towns (Realm *realm)
{
  int most = MIN (realm->values[CELLS], (realm->n_cells - 1) * 85 / 100 / TOWNS);
  for (int n = 1; n < most; n++)
    for (int town = 0; town < TOWNS; town++)
      {
        OxbowCell cell = find_growth (realm, town);
        if (cell == OXBOW_NO_CELL)
          return;
        take (realm, cell, town);
      }
}

/* Well inside its town, and not far from the castle. */
static OxbowCell
find_works (const Realm *realm, int town)
{
  OxbowCell best = OXBOW_NO_CELL;
  int most = G_MININT;
  for (OxbowCell cell = 0; cell < realm->n_cells; cell++)
    if (realm->owner[cell] == town)
      {
        int value = 6 * count_around (realm, cell, town)
                    - 4 * ABS (oxbow_grid_distance (&realm->map->grid, cell, realm->castle) - 2) + below (realm, 5);
        if (value > most)
          {
            best = cell;
            most = value;
          }
      }
  return best;
}

/* Among the grass of the town, the cell of the lowest (sign 1) or highest (sign -1) rank gets another letter. */
static void
turn_grass (const Realm *realm, int town, const int *ranks, int sign, char letter)
{
  OxbowCell best = OXBOW_NO_CELL;
  for (OxbowCell cell = 0; cell < realm->n_cells; cell++)
    if (realm->map->terrain[cell] == letters[town][0]
        && (best == OXBOW_NO_CELL || sign * ranks[cell] < sign * ranks[best]))
      best = cell;
  realm->map->terrain[best] = letter;
}

/* Water lies in the hollows of a relief of its own, so that pools make chains and ponds. */
static void
draw_town (const Realm *realm, int town, const int *water)
{
  int n = realm->n_own[town], n_pools = CLAMP (realm->values[POOLS], 1, n / 2);
  int n_dry = MIN (n * realm->values[DRY] / 100, n - n_pools - 1);
  OxbowCell works = find_works (realm, town);
  for (OxbowCell cell = 0; cell < realm->n_cells; cell++)
    if (realm->owner[cell] == town)
      realm->map->terrain[cell] = letters[town][cell == works ? 3 : 0];
  for (int i = 0; i < n_pools; i++)
    turn_grass (realm, town, water, 1, letters[town][1]);
  for (int i = 0; i < n_dry; i++)
    turn_grass (realm, town, water, -1, letters[town][2]);
}

static void
draw (OxbowScenario *scenario, const int *values, OxbowRng *rng)
{
  OxbowMap *map = scenario->map;
  int n_cells = oxbow_grid_n_cells (&map->grid);
  g_autofree int *owner = g_new (int, n_cells);
  g_autofree int *relief = oxbow_relief_new (&map->grid, 1, rng), *water = oxbow_relief_new (&map->grid, 1, rng);
  Realm realm = { map, values, rng, n_cells, oxbow_grid_cell (&map->grid, map->grid.width / 2, map->grid.height / 2),
                  owner, relief, { 0 } };
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    {
      owner[cell] = NOBODY;
      map->terrain[cell] = '.';
    }
  found_towns (&realm);
  grow_towns (&realm);
  map->terrain[realm.castle] = 'K';
  for (int town = 0; town < TOWNS; town++)
    draw_town (&realm, town, water);
}

const OxbowGenerator water_rights_generator = {
  .width = { 7, 40, 9 },
  .height = { 7, 40, 9 },
  .sliders = sliders,
  .draw = draw,
};
