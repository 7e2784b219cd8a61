/* relief.c: noise, smoothed and ranked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/relief.h"

#include <stdlib.h>
#include <string.h>

#define MOST_HEIGHT 1000000

typedef struct
{
  int height, cell;
} Place;

static int
compare_places (const void *a, const void *b)
{
  const Place *one = a, *other = b;
  if (one->height != other->height)
    return one->height < other->height ? -1 : 1;
  return one->cell - other->cell;
}

void
oxbow_relief_rank (int *heights, int n_cells)
{
  g_autofree Place *places = g_new (Place, n_cells);
  for (int cell = 0; cell < n_cells; cell++)
    places[cell] = (Place) { heights[cell], cell };
  qsort (places, (size_t) n_cells, sizeof *places, compare_places);
  for (int rank = 0; rank < n_cells; rank++)
    heights[places[rank].cell] = rank;
}

/* A cell counts twice among its neighbours. */
static void
smooth (const OxbowGrid *grid, const int *from, int *to)
{
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (grid); cell++)
    {
      int sum = 2 * from[cell], n = 2;
      for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
        {
          OxbowCell other = oxbow_grid_neighbour (grid, cell, direction);
          if (other == OXBOW_NO_CELL)
            continue;
          sum += from[other];
          n++;
        }
      to[cell] = sum / n;
    }
}

int *
oxbow_relief_new (const OxbowGrid *grid, int n_rounds, OxbowRng *rng)
{
  int n_cells = oxbow_grid_n_cells (grid);
  int *heights = g_new (int, n_cells);
  g_autofree int *mixed = g_new (int, n_cells);
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    heights[cell] = (int) oxbow_rng_below (rng, MOST_HEIGHT);
  for (int round = 0; round < n_rounds; round++)
    {
      smooth (grid, heights, mixed);
      memcpy (heights, mixed, sizeof *heights * (size_t) n_cells);
    }
  oxbow_relief_rank (heights, n_cells);
  return heights;
}
