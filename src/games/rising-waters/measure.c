/* measure.c: what land the waters of a map can flood
 *
 * Of each group of water its shore, and of each elevation how much land lies so high. How far a water flows on is told
 * by the groups themselves, which name the next one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/measure.h"

#include "core/fact.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_ELEVATION 9

static bool
is_kind (const OxbowRecord *record, const char *kind)
{
  return strcmp (record->kind, kind) == 0;
}

/* Of every cell the elevation of its group of land; 0: it lies in none. */
static uint8_t *
find_elevations (const OxbowMap *map)
{
  uint8_t *elevations = g_new0 (uint8_t, oxbow_grid_n_cells (&map->grid));
  for (guint i = 0; i < map->groups->len; i++)
    {
      const OxbowRecord *group = map->groups->pdata[i];
      int elevation = is_kind (group, "land") ? oxbow_record_get_number (group, "elevation", 0) : 0;
      for (guint k = 0; k < group->cells->len && elevation > 0 && elevation <= MAX_ELEVATION; k++)
        elevations[g_array_index (group->cells, OxbowCell, k)] = (uint8_t) elevation;
    }
  return elevations;
}

/* The cells of land around a group of water, and the least elevation among them; 0: there is none. */
static int
count_shore (const OxbowMap *map, const OxbowRecord *group, const uint8_t *elevations, int *lowest)
{
  g_autoptr (GHashTable) shore = g_hash_table_new (NULL, NULL);
  *lowest = 0;
  for (guint k = 0; k < group->cells->len; k++)
    for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
      {
        OxbowCell cell = oxbow_grid_neighbour (&map->grid, g_array_index (group->cells, OxbowCell, k), direction);
        if (cell == OXBOW_NO_CELL || elevations[cell] == 0)
          continue;
        g_hash_table_add (shore, GINT_TO_POINTER (cell));
        *lowest = *lowest == 0 ? elevations[cell] : MIN (*lowest, elevations[cell]);
      }
  return (int) g_hash_table_size (shore);
}

static void
add_shore (const OxbowMap *map, const OxbowRecord *group, const uint8_t *elevations, GPtrArray *facts)
{
  int lowest, n = count_shore (map, group, elevations, &lowest);
  const char *name = oxbow_record_get_prose (group, "name"), *id = oxbow_record_get (group, "id");
  g_autofree char *title = g_strdup_printf (_("Shore of %s"), name != NULL ? name : id != NULL ? id : "?");
  oxbow_facts_add (facts, title,
                   n == 0 ? g_strdup (_("no land"))
                          : g_strdup_printf (ngettext ("%d cell; water higher than %d floods it",
                                                       "%d cells; water higher than %d floods the first",
                                                       (gulong) n), n, lowest));
}

static void
add_heights (const OxbowMap *map, const uint8_t *elevations, GPtrArray *facts)
{
  int counts[MAX_ELEVATION + 1] = { 0 };
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&map->grid); cell++)
    counts[elevations[cell]]++;
  for (int elevation = 1; elevation <= MAX_ELEVATION; elevation++)
    if (counts[elevation] > 0)
      {
        g_autofree char *title = g_strdup_printf (_("Land of elevation %d"), elevation);
        oxbow_facts_add (facts, title, g_strdup_printf (ngettext ("%d cell", "%d cells", (gulong) counts[elevation]),
                                                        counts[elevation]));
      }
}

void
rising_waters_measure (const OxbowScenario *scenario, GPtrArray *facts)
{
  const OxbowMap *map = scenario->map;
  g_autofree uint8_t *elevations = find_elevations (map);
  for (guint i = 0; i < map->groups->len; i++)
    if (is_kind (map->groups->pdata[i], "water"))
      add_shore (map, map->groups->pdata[i], elevations, facts);
  add_heights (map, elevations, facts);
}
