/* statistics.c: figures of a map that help to make it fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/statistics.h"

#include "core/ruleset.h"
#include "editor/sweep.h"

#include <string.h>

GArray *
oxbow_statistics_count_terrain (const OxbowScenario *scenario)
{
  int counts[256] = { 0 };
  int n = oxbow_grid_n_cells (&scenario->map->grid);
  for (OxbowCell cell = 0; cell < n; cell++)
    counts[(unsigned char) scenario->map->terrain[cell]]++;
  GArray *list = g_array_new (FALSE, FALSE, sizeof (OxbowTerrainCount));
  for (const OxbowTerrain *terrain = scenario->ruleset->palette->terrains; terrain->code != '\0'; terrain++)
    {
      OxbowTerrainCount count = { terrain, counts[(unsigned char) terrain->code] };
      g_array_append_val (list, count);
    }
  return list;
}

/* The steps to every cell from one, by the game's own neighbours; -1 where no way leads. */
static int *
count_steps (const OxbowScenario *scenario, OxbowCell from)
{
  int n = oxbow_grid_n_cells (&scenario->map->grid);
  int *steps = g_new (int, n);
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  g_autoptr (GArray) around = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  memset (steps, -1, sizeof (int) * (size_t) n);
  steps[from] = 0;
  g_array_append_val (queue, from);
  for (guint i = 0; i < queue->len; i++)
    {
      OxbowCell cell = g_array_index (queue, OxbowCell, i);
      g_array_set_size (around, 0);
      oxbow_ruleset_neighbours (scenario->ruleset, scenario->map, cell, around);
      for (guint j = 0; j < around->len; j++)
        {
          OxbowCell next = g_array_index (around, OxbowCell, j);
          if (steps[next] >= 0 || oxbow_scenario_is_outside (scenario, next))
            continue;
          steps[next] = steps[cell] + 1;
          g_array_append_val (queue, next);
        }
    }
  return steps;
}

static OxbowCell
find_cell (const OxbowRecord *record, const char *kind)
{
  bool counts = strcmp (record->kind, kind) == 0 && record->cells->len > 0;
  return counts ? g_array_index (record->cells, OxbowCell, 0) : OXBOW_NO_CELL;
}

GArray *
oxbow_statistics_find_distances (const OxbowScenario *scenario, OxbowLayer layer, const char *kind)
{
  const GPtrArray *records = oxbow_layer_records (layer, scenario);
  GArray *distances = g_array_new (FALSE, FALSE, sizeof (OxbowDistance));
  for (guint i = 0; i < records->len; i++)
    {
      OxbowCell from = find_cell (records->pdata[i], kind);
      if (from == OXBOW_NO_CELL)
        continue;
      g_autofree int *steps = count_steps (scenario, from);
      for (guint j = i + 1; j < records->len; j++)
        {
          OxbowCell to = find_cell (records->pdata[j], kind);
          if (to == OXBOW_NO_CELL)
            continue;
          OxbowDistance distance = { (int) i, (int) j, steps[to] };
          g_array_append_val (distances, distance);
        }
    }
  return distances;
}

/* The group that this one names, or -1. */
static int
find_next (const OxbowScenario *scenario, int group)
{
  const OxbowRecord *record = oxbow_layer_get (OXBOW_LAYER_GROUPS, scenario, group);
  const OxbowRecordKind *kind = oxbow_layer_find_kind (OXBOW_LAYER_GROUPS, scenario->ruleset->palette, record->kind);
  const OxbowAttribute *attribute = kind != NULL ? kind->attributes : NULL;
  for (; attribute != NULL && attribute->name != NULL; attribute++)
    {
      const char *id = attribute->refers != NULL ? oxbow_record_get (record, attribute->name) : NULL;
      int next = id != NULL ? oxbow_layer_find_id (OXBOW_LAYER_GROUPS, scenario, attribute->refers, id) : -1;
      if (next >= 0)
        return next;
    }
  return -1;
}

static OxbowReach
follow (const OxbowScenario *scenario, int group)
{
  g_autofree bool *seen = g_new0 (bool, scenario->map->groups->len);
  OxbowReach reach = { .group = group };
  while (group >= 0 && !seen[group])
    {
      seen[group] = true;
      reach.n_groups++;
      reach.n_cells += (int) oxbow_layer_get (OXBOW_LAYER_GROUPS, scenario, group)->cells->len;
      group = find_next (scenario, group);
    }
  reach.is_circle = group >= 0;
  return reach;
}

GArray *
oxbow_statistics_find_reaches (const OxbowScenario *scenario)
{
  GArray *reaches = g_array_new (FALSE, FALSE, sizeof (OxbowReach));
  for (int i = 0; i < (int) scenario->map->groups->len; i++)
    {
      if (find_next (scenario, i) < 0)
        continue;
      OxbowReach reach = follow (scenario, i);
      g_array_append_val (reaches, reach);
    }
  return reaches;
}
