/* generate.c: maps of Rising Waters by chance
 *
 * First the water (generate-water.c), then the land (generate-land.c), then what people have made of it
 * (generate-people.c), woods and fields.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/generate.h"

#include "core/relief.h"
#include "games/rising-waters/generate-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const OxbowSlider sliders[] = {
  [RISING_WATERS_WISH_TRIBUTARIES] = { "tributaries", N_("Tributaries"),
                                       N_("How many streams run into the river; fewer where the map is narrow."), 0, 2,
                                       1 },
  [RISING_WATERS_WISH_BENDS] = { "bends", N_("Bends"), N_("How often the river turns aside."), 0, 100, 60 },
  [RISING_WATERS_WISH_LOW] = { "low", N_("Low land"), N_("The share of the land that a flood takes first."), 0, 100,
                               35 },
  [RISING_WATERS_WISH_SIZE] = { "size", N_("Size of groups"), N_("How many cells a group of land has, about."), 4, 12,
                                6 },
  [RISING_WATERS_WISH_FOREST] = { "forest", N_("Forest"), N_("The share of the land that is forest."), 0, 50, 12 },
  [RISING_WATERS_WISH_FARMS] = { "farms", N_("Farm fields"), N_("The share of the land that is farm fields."), 0, 50,
                                 10 },
  { NULL }
};

int
rising_waters_draw_below (const RisingWatersDrawing *drawing, int n)
{
  return (int) oxbow_rng_below (drawing->rng, (uint64_t) n);
}

/* Near and far */

void
rising_waters_draw_shore (RisingWatersDrawing *drawing)
{
  g_autofree OxbowCell *queue = g_new (OxbowCell, drawing->n_cells);
  int n = 0;
  for (OxbowCell cell = 0; cell < drawing->n_cells; cell++)
    {
      bool is_water = drawing->map->terrain[cell] == '~';
      drawing->shore[cell] = is_water ? 0 : G_MAXINT;
      if (is_water)
        queue[n++] = cell;
    }
  for (int i = 0; i < n; i++)
    for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
      {
        OxbowCell other = rising_waters_draw_next (drawing, queue[i], direction);
        if (other == OXBOW_NO_CELL || drawing->shore[other] != G_MAXINT)
          continue;
        drawing->shore[other] = drawing->shore[queue[i]] + 1;
        queue[n++] = other;
      }
}

/* Open land of the lowest ranks becomes something else, so many cells of it. */
static void
cover (const RisingWatersDrawing *drawing, char terrain, int n_rounds, int share)
{
  g_autofree int *relief = oxbow_relief_new (&drawing->map->grid, n_rounds, drawing->rng);
  for (OxbowCell cell = 0; cell < drawing->n_cells; cell++)
    if (drawing->map->terrain[cell] == '.' && relief[cell] * 100 < drawing->n_cells * share)
      drawing->map->terrain[cell] = terrain;
}

static void
draw (OxbowScenario *scenario, const int *values, OxbowRng *rng)
{
  int n_cells = oxbow_grid_n_cells (&scenario->map->grid);
  g_autofree int *group_of = g_new (int, n_cells), *shore = g_new (int, n_cells);
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  RisingWatersDrawing drawing = { scenario, scenario->map, values, rng, n_cells, 0, group_of, shore };
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    group_of[cell] = -1;
  rising_waters_draw_water (&drawing);
  rising_waters_draw_shore (&drawing);
  rising_waters_draw_land (&drawing);
  rising_waters_draw_towns (&drawing, chosen);
  rising_waters_draw_bluff (&drawing, chosen);
  rising_waters_draw_sites (&drawing, chosen);
  rising_waters_draw_landing (&drawing, chosen);
  cover (&drawing, 'f', 1, values[RISING_WATERS_WISH_FOREST]);
  cover (&drawing, 'a', 0, values[RISING_WATERS_WISH_FARMS]);
}

const OxbowGenerator rising_waters_generator = {
  .width = { 10, 60, 18 },
  .height = { 10, 60, 24 },
  .sliders = sliders,
  .draw = draw,
};
