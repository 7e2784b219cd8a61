/* guide-step.c: how far an author has come with what is drawn first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/guide-step.h"
#include "editor/sweep.h"

#include <string.h>

/* How many cells of the letter there are; no more than most are looked for. */
static int
count_cells (const OxbowMap *map, char letter, int most)
{
  const char *next = map->terrain, *end = map->terrain + oxbow_grid_n_cells (&map->grid);
  int n = 0;
  while (n < most && next < end && (next = memchr (next, letter, (size_t) (end - next))) != NULL)
    {
      n++;
      next++;
    }
  return n;
}

static bool
has_any (const OxbowMap *map, const char *letters, int least)
{
  int n = 0;
  for (; *letters != '\0' && n < least; letters++)
    n += count_cells (map, *letters, least);
  return n >= least;
}

static bool
is_covered (const OxbowScenario *scenario)
{
  int n_cells = oxbow_grid_n_cells (&scenario->map->grid);
  g_autofree bool *is_in = g_new0 (bool, n_cells);
  for (guint i = 0; i < scenario->map->groups->len; i++)
    {
      const OxbowRecord *group = scenario->map->groups->pdata[i];
      for (guint k = 0; k < group->cells->len; k++)
        is_in[g_array_index (group->cells, OxbowCell, k)] = true;
    }
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    if (!is_in[cell] && !oxbow_scenario_is_outside (scenario, cell))
      return false;
  return true;
}

static int
count_records (const OxbowScenario *scenario, const char *kind)
{
  const OxbowMap *map = scenario->map;
  const GPtrArray *lists[] = { map->features, map->edges, map->groups, map->links, scenario->pieces,
                               scenario->tables };
  int n = 0;
  for (size_t i = 0; i < G_N_ELEMENTS (lists); i++)
    n += oxbow_records_count (lists[i], kind);
  return n;
}

bool
oxbow_guide_step_is_done (const OxbowGuideStep *step, const OxbowScenario *scenario)
{
  if (step->covers)
    return is_covered (scenario);
  if (step->terrains == NULL)
    return count_records (scenario, step->kind)
           >= (step->table != NULL ? oxbow_records_count (scenario->tables, step->table) : step->least);
  for (const char *letter = step->terrains; step->each && *letter != '\0'; letter++)
    if (count_cells (scenario->map, *letter, step->least) < step->least)
      return false;
  return step->each || has_any (scenario->map, step->terrains, step->least);
}

char
oxbow_guide_step_get_terrain (const OxbowGuideStep *step, const OxbowScenario *scenario)
{
  if (step->terrains == NULL)
    return 0;
  for (const char *letter = step->terrains; step->each && *letter != '\0'; letter++)
    if (count_cells (scenario->map, *letter, step->least) < step->least)
      return *letter;
  return *step->terrains;
}

char *
oxbow_guide_step_find_missing (const OxbowGuideStep *step, const OxbowScenario *scenario)
{
  GString *missing = g_string_new (NULL);
  for (const char *letter = step->terrains; step->each && letter != NULL && *letter != '\0'; letter++)
    if (count_cells (scenario->map, *letter, step->least) < step->least)
      g_string_append_c (missing, *letter);
  return g_string_free (missing, FALSE);
}
