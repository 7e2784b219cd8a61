/* measure.c: how near the towns of a map are to water and to each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/measure.h"

#include "core/fact.h"
#include "games/water-rights/data.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const OxbowMap *map;
  int n_cells[WATER_RIGHTS_SEATS], n_pools[WATER_RIGHTS_SEATS];
  int borders[WATER_RIGHTS_SEATS][WATER_RIGHTS_SEATS];
  OxbowCell works[WATER_RIGHTS_SEATS];  /* the first of each town, or OXBOW_NO_CELL */
} Towns;

static const char *
title_of (const OxbowScenario *scenario, int seat)
{
  return _(scenario->ruleset->seats[seat].title);
}

/* Each side counts once, from the cell that comes first. */
static void
count_borders (Towns *towns, OxbowCell cell, WaterRightsSeat seat)
{
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      OxbowCell other = oxbow_grid_neighbour (&towns->map->grid, cell, direction);
      WaterRightsSeat beyond;
      WaterRightsLand land;
      if (other > cell && water_rights_data_terrain (towns->map->terrain[other], &beyond, &land) && beyond != seat)
        {
          towns->borders[seat][beyond]++;
          towns->borders[beyond][seat]++;
        }
    }
}

static void
count_towns (Towns *towns)
{
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    towns->works[seat] = OXBOW_NO_CELL;
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&towns->map->grid); cell++)
    {
      WaterRightsSeat seat;
      WaterRightsLand land;
      if (!water_rights_data_terrain (towns->map->terrain[cell], &seat, &land))
        continue;
      towns->n_cells[seat]++;
      towns->n_pools[seat] += land == WATER_RIGHTS_POOL;
      if (land == WATER_RIGHTS_FACILITY && towns->works[seat] == OXBOW_NO_CELL)
        towns->works[seat] = cell;
      count_borders (towns, cell, seat);
    }
}

static void
add_town (const Towns *towns, const OxbowScenario *scenario, int seat, GPtrArray *facts)
{
  g_autofree char *title = g_strdup_printf (_("Pools of %s"), title_of (scenario, seat));
  oxbow_facts_add (facts, title,
                   g_strdup_printf (ngettext ("%d of %d cell", "%d of %d cells", (gulong) towns->n_cells[seat]),
                                    towns->n_pools[seat], towns->n_cells[seat]));
}

static void
add_pair (const Towns *towns, const OxbowScenario *scenario, int seat, int other, GPtrArray *facts)
{
  int n = towns->borders[seat][other];
  OxbowCell from = towns->works[seat], to = towns->works[other];
  g_autofree char *border = g_strdup_printf (_("Border of %s and %s"), title_of (scenario, seat),
                                             title_of (scenario, other));
  oxbow_facts_add (facts, border, n == 0 ? g_strdup (_("none, so no trading posts"))
                                         : g_strdup_printf (ngettext ("%d side", "%d sides", (gulong) n), n));
  if (from == OXBOW_NO_CELL || to == OXBOW_NO_CELL)
    return;
  int n_steps = oxbow_grid_distance (&towns->map->grid, from, to);
  g_autofree char *works = g_strdup_printf (_("Power works of %s and %s"), title_of (scenario, seat),
                                            title_of (scenario, other));
  oxbow_facts_add (facts, works, g_strdup_printf (ngettext ("%d step", "%d steps", (gulong) n_steps), n_steps));
}

void
water_rights_measure (const OxbowScenario *scenario, GPtrArray *facts)
{
  Towns towns = { .map = scenario->map };
  count_towns (&towns);
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    if (towns.n_cells[seat] > 0)
      add_town (&towns, scenario, seat, facts);
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    for (int other = seat + 1; other < WATER_RIGHTS_SEATS; other++)
      if (towns.n_cells[seat] > 0 && towns.n_cells[other] > 0)
        add_pair (&towns, scenario, seat, other, facts);
}
