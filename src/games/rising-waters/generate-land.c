/* generate-land.c: the land of a map of Rising Waters by chance, in groups, and how high they lie
 *
 * Most of the shore lies a step above the back land, as rivers raise their own banks, and every group of water has a
 * gap in it; some ridges lie so high that no flood reaches them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/generate-parts.h"

#include "core/relief.h"

#define MOST_LAND_GROUPS 190
#define RIDGES 12               /* of a hundred groups */
#define LOW 2
#define MIDDLE 3
#define HIGH 5
#define NONE (-1)

/* Ranks of the groups of land, the lowest first; shores lie higher than what is behind them. */
static int *
rank_groups (const RisingWatersDrawing *drawing)
{
  int n = (int) drawing->map->groups->len - drawing->n_before;
  int *ranks = g_new0 (int, n);
  g_autofree int *relief = oxbow_relief_new (&drawing->map->grid, 2, drawing->rng);
  for (int i = 0; i < n; i++)
    {
      const OxbowRecord *group = drawing->map->groups->pdata[drawing->n_before + i];
      int sum = 0, n_shore = 0;
      for (guint k = 0; k < group->cells->len; k++)
        {
          OxbowCell cell = g_array_index (group->cells, OxbowCell, k);
          sum += relief[cell] * 100 / drawing->n_cells;
          n_shore += drawing->shore[cell] == 1;
        }
      ranks[i] = 10 * sum / (int) group->cells->len + (n_shore > 0 ? 150 : 0);
    }
  oxbow_relief_rank (ranks, n);
  return ranks;
}

static bool
is_shore (const RisingWatersDrawing *drawing, const OxbowRecord *group, int water)
{
  for (guint k = 0; k < group->cells->len; k++)
    for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
      {
        OxbowCell cell = g_array_index (group->cells, OxbowCell, k);
        OxbowCell other = rising_waters_draw_next (drawing, cell, direction);
        if (other != OXBOW_NO_CELL && drawing->map->terrain[other] == '~'
            && (water == NONE || drawing->group_of[other] == water))
          return true;
      }
  return false;
}

/* Where every shore of a group of water is raised, the lowest of them becomes its gap. */
static void
open_gaps (const RisingWatersDrawing *drawing, const int *ranks, int *elevations, int n)
{
  for (int water = 0; water < drawing->n_before; water++)       /* nothing is the shore of others than water */
    {
      int lowest = NONE;
      bool has_gap = false;
      for (int i = 0; i < n; i++)
        if (is_shore (drawing, drawing->map->groups->pdata[drawing->n_before + i], water))
          {
            has_gap = has_gap || elevations[i] == LOW;
            if (lowest == NONE || ranks[i] < ranks[lowest])
              lowest = i;
          }
      if (lowest != NONE && !has_gap)
        elevations[lowest] = LOW;
    }
}

/* By spring the levees have been raised, more so along the water. */
static void
write_elevation (const RisingWatersDrawing *drawing, OxbowRecord *group, int elevation)
{
  int spring = elevation == LOW ? (is_shore (drawing, group, NONE) ? 4 : 3) : HIGH;
  g_autofree char *fall_text = g_strdup_printf ("%d", elevation), *spring_text = g_strdup_printf ("%d", spring);
  oxbow_record_set (group, "elevation", fall_text);
  if (spring != elevation)
    oxbow_record_set (group, "spring", spring_text);
}

static void
raise_groups (const RisingWatersDrawing *drawing)
{
  int n = (int) drawing->map->groups->len - drawing->n_before;
  g_autofree int *ranks = rank_groups (drawing), *elevations = g_new (int, n);
  for (int i = 0; i < n; i++)
    {
      bool is_low = ranks[i] * 100 < n * drawing->values[RISING_WATERS_WISH_LOW];
      elevations[i] = is_low ? LOW : ranks[i] * 100 >= n * (100 - RIDGES) ? HIGH : MIDDLE;
    }
  open_gaps (drawing, ranks, elevations, n);
  for (int i = 0; i < n; i++)
    write_elevation (drawing, drawing->map->groups->pdata[drawing->n_before + i], elevations[i]);
}

void
rising_waters_draw_land (RisingWatersDrawing *drawing)
{
  drawing->n_before = (int) drawing->map->groups->len;
  rising_waters_draw_groups (drawing, false, drawing->values[RISING_WATERS_WISH_SIZE], MOST_LAND_GROUPS);
  raise_groups (drawing);
}
