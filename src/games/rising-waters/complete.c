/* complete.c: what can be worked out of a map of Rising Waters that is being drawn
 *
 * The author paints water and land; the rest is found as in maps by chance (generate-parts.h): compact groups, heights,
 * towns, sites, a landing. What the author has grouped and put down stays, except what was painted over since. Water
 * runs down the map, from group to group, to the lowest of each river.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/complete.h"

#include "core/error.h"
#include "games/rising-waters/generate.h"
#include "games/rising-waters/generate-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define WATER_CELLS 6           /* of a group, about */
#define SEED 1927               /* the same map is completed in the same way */
#define NONE (-1)

static bool
is_kind (const OxbowRecord *group, const char *kind)
{
  return strcmp (group->kind, kind) == 0;
}

static OxbowRecord *
group_at (const RisingWatersDrawing *drawing, guint i)
{
  return drawing->map->groups->pdata[i];
}

/* What is there */

/* Of each cell the first group that it fits; others let go of it. A landing holds cells of land besides. */
static void
keep_fitting (const RisingWatersDrawing *drawing, guint i)
{
  OxbowRecord *group = group_at (drawing, i);
  bool is_landing = is_kind (group, "landing");
  for (guint k = group->cells->len; k > 0; k--)
    {
      OxbowCell cell = g_array_index (group->cells, OxbowCell, k - 1);
      bool fits = (drawing->map->terrain[cell] == '~') == is_kind (group, "water");
      if (!fits || (!is_landing && drawing->group_of[cell] != NONE))
        g_array_remove_index (group->cells, k - 1);
      else if (!is_landing)
        drawing->group_of[cell] = (int) i;
    }
}

/* Groups that lose all their cells, to the land and water of today or to a group before them, go, and those behind them
 * move up. */
static void
keep_groups (const RisingWatersDrawing *drawing)
{
  GPtrArray *groups = drawing->map->groups;
  guint i = 0;
  for (OxbowCell cell = 0; cell < drawing->n_cells; cell++)
    drawing->group_of[cell] = NONE;
  while (i < groups->len)
    {
      keep_fitting (drawing, i);
      if (group_at (drawing, i)->cells->len > 0)
        i++;
      else
        g_ptr_array_remove_index (groups, i);
    }
}

static bool
has_free_land (const RisingWatersDrawing *drawing)
{
  for (OxbowCell cell = 0; cell < drawing->n_cells; cell++)
    if (drawing->group_of[cell] == NONE && drawing->map->terrain[cell] != '~')
      return true;
  return false;
}

/* Water */

/* The group whose last cell in reading order comes last: where its river leaves the map. */
static int
find_outlet (const RisingWatersDrawing *drawing, const bool *is_led)
{
  for (OxbowCell cell = drawing->n_cells - 1; cell >= 0; cell--)
    if (drawing->map->terrain[cell] == '~' && !is_led[drawing->group_of[cell]])
      return drawing->group_of[cell];
  return NONE;
}

/* Those beside the group at the index that are not led yet flow on into it. */
static void
lead_neighbours (const RisingWatersDrawing *drawing, int to, bool *is_led, GArray *queue)
{
  const OxbowRecord *group = group_at (drawing, (guint) to);
  for (guint k = 0; k < group->cells->len; k++)
    for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
      {
        OxbowCell other =
            rising_waters_draw_next (drawing, g_array_index (group->cells, OxbowCell, k), direction);
        if (other == OXBOW_NO_CELL || drawing->map->terrain[other] != '~' || is_led[drawing->group_of[other]])
          continue;
        int from = drawing->group_of[other];
        oxbow_record_set (group_at (drawing, (guint) from), "downstream", oxbow_record_get (group, "id"));
        is_led[from] = true;
        g_array_append_val (queue, from);
      }
}

static OxbowRecord *
find_water (const RisingWatersDrawing *drawing, const char *id)
{
  for (guint i = 0; i < drawing->map->groups->len; i++)
    if (is_kind (group_at (drawing, i), "water") && g_strcmp0 (oxbow_record_get (group_at (drawing, i), "id"), id) == 0)
      return group_at (drawing, i);
  return NULL;
}

/* Whether water of the one comes to the other. */
static bool
runs_to (const RisingWatersDrawing *drawing, const OxbowRecord *from, const OxbowRecord *to)
{
  guint n_steps = 0;
  while (from != NULL && from != to && n_steps++ < drawing->map->groups->len)
    from = find_water (drawing, oxbow_record_get (from, "downstream"));
  return from != NULL;
}

/* What ends beside water that goes on elsewhere is a tributary of that. */
static void
lead_outlet (const RisingWatersDrawing *drawing, OxbowRecord *outlet)
{
  for (guint k = 0; k < outlet->cells->len; k++)
    for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
      {
        OxbowCell other =
            rising_waters_draw_next (drawing, g_array_index (outlet->cells, OxbowCell, k), direction);
        const OxbowRecord *group = other != OXBOW_NO_CELL && drawing->map->terrain[other] == '~'
                                       ? group_at (drawing, (guint) drawing->group_of[other]) : NULL;
        if (group == NULL || runs_to (drawing, group, outlet))
          continue;
        oxbow_record_set (outlet, "downstream", oxbow_record_get (group, "id"));
        return;
      }
}

/* Groups that the author leads on lead as they did; all others run from each outlet up. */
static void
lead_water (const RisingWatersDrawing *drawing)
{
  g_autofree bool *is_led = g_new0 (bool, drawing->map->groups->len);
  int outlet;
  for (guint i = 0; i < drawing->map->groups->len; i++)
    is_led[i] = find_water (drawing, oxbow_record_get (group_at (drawing, i), "downstream")) != NULL;
  while ((outlet = find_outlet (drawing, is_led)) != NONE)
    {
      g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));
      g_array_append_val (queue, outlet);
      is_led[outlet] = true;
      for (guint next = 0; next < queue->len; next++)
        lead_neighbours (drawing, g_array_index (queue, int, next), is_led, queue);
      oxbow_record_set (group_at (drawing, (guint) outlet), "downstream", NULL);
      lead_outlet (drawing, group_at (drawing, (guint) outlet));
    }
}

static GPtrArray *
list_areas (const OxbowScenario *scenario)
{
  GPtrArray *areas = g_ptr_array_new ();
  for (guint i = 0; i < scenario->tables->len; i++)
    if (is_kind (scenario->tables->pdata[i], "area"))
      g_ptr_array_add (areas, (gpointer) oxbow_record_get (scenario->tables->pdata[i], "id"));
  return areas;
}

static bool
holds_cell (const OxbowRecord *group, OxbowCell cell)
{
  for (guint k = 0; k < group->cells->len; k++)
    if (g_array_index (group->cells, OxbowCell, k) == cell)
      return true;
  return false;
}

/* New groups are spread over the areas in order; each has its token on one of its cells. */
static void
name_water (const RisingWatersDrawing *drawing, const GPtrArray *areas, guint n_before)
{
  const OxbowGrid *grid = &drawing->map->grid;
  guint n_new = drawing->map->groups->len - n_before;
  for (guint i = 0; i < drawing->map->groups->len; i++)
    {
      OxbowRecord *group = group_at (drawing, i);
      const char *anchor = oxbow_record_get (group, "anchor");
      if (!is_kind (group, "water"))
        continue;
      if (i >= n_before)
        oxbow_record_set (group, "area", areas->pdata[(i - n_before) * areas->len / n_new]);
      if (anchor == NULL || !holds_cell (group, oxbow_cell_parse (grid, anchor)))
        oxbow_record_set (group, "anchor",
                          OXBOW_CELL_NAME (grid, g_array_index (group->cells, OxbowCell, group->cells->len / 2)));
    }
}

/* The first of each area has the dot, and no other. */
static void
dot_water (const RisingWatersDrawing *drawing)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < drawing->map->groups->len; i++)
    if (is_kind (group_at (drawing, i), "water"))
      {
        const char *area = oxbow_record_get (group_at (drawing, i), "area");
        oxbow_record_set (group_at (drawing, i), "dotted", g_hash_table_add (seen, (gpointer) area) ? "yes" : NULL);
      }
}

static void
complete_water (RisingWatersDrawing *drawing, const GPtrArray *areas)
{
  guint n_before = drawing->map->groups->len;
  int most = RISING_WATERS_MAX_WATER - oxbow_records_count (drawing->map->groups, "water");
  rising_waters_draw_groups (drawing, true, WATER_CELLS, MAX (most, 1));
  name_water (drawing, areas, n_before);
  dot_water (drawing);
  lead_water (drawing);
}

/* Towns and sites that have been painted over go, to be put elsewhere. */
static void
keep_features (const OxbowMap *map)
{
  for (guint i = map->features->len; i > 0; i--)
    {
      const OxbowRecord *feature = map->features->pdata[i - 1];
      char terrain = map->terrain[g_array_index (feature->cells, OxbowCell, 0)];
      if (is_kind (feature, "town") ? terrain != 't' : terrain == '~')
        g_ptr_array_remove_index (map->features, i - 1);
    }
}

/* Where something lies already, nothing else is put. */
static GArray *
list_taken (const OxbowMap *map)
{
  GArray *taken = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  for (guint i = 0; i < map->features->len; i++)
    {
      const GArray *cells = ((const OxbowRecord *) map->features->pdata[i])->cells;
      g_array_append_vals (taken, cells->data, cells->len);
    }
  return taken;
}

static bool
may_complete (const OxbowScenario *scenario, const GPtrArray *areas, GError **error)
{
  const OxbowGrid *grid = &scenario->map->grid;
  int n_cells = oxbow_grid_n_cells (grid);
  const char *terrain = scenario->map->terrain;
  if (grid->orientation != OXBOW_FLAT)
    return oxbow_refuse (error, _("Rising Waters needs a flat-top map."));
  if (n_cells > RISING_WATERS_MAX_CELLS)
    return oxbow_refuse (error, _("The map must have at most %d cells."), RISING_WATERS_MAX_CELLS);
  if (areas->len == 0)
    return oxbow_refuse (error, _("The tables have no area of the weather; water needs one to lie in."));
  if (memchr (terrain, '~', (size_t) n_cells) == NULL)
    return oxbow_refuse (error, _("There is no water on the map yet. Paint a river first."));
  return true;
}

bool
rising_waters_complete (OxbowScenario *scenario, GError **error)
{
  int values[OXBOW_MAX_SLIDERS], n_cells = oxbow_grid_n_cells (&scenario->map->grid);
  g_autoptr (GPtrArray) areas = list_areas (scenario);
  if (!may_complete (scenario, areas, error))
    return false;
  g_autofree int *group_of = g_new (int, n_cells), *shore = g_new (int, n_cells);
  OxbowRng rng = { SEED };
  keep_features (scenario->map);
  g_autoptr (GArray) taken = list_taken (scenario->map);
  oxbow_generator_get_usual (&rising_waters_generator, values);
  RisingWatersDrawing drawing = { scenario, scenario->map, values, &rng, n_cells, 0, group_of, shore };
  keep_groups (&drawing);
  complete_water (&drawing, areas);
  rising_waters_draw_shore (&drawing);
  if (has_free_land (&drawing))
    rising_waters_draw_land (&drawing);
  rising_waters_draw_towns (&drawing, taken);
  rising_waters_draw_sites (&drawing, taken);
  rising_waters_draw_landing (&drawing, taken);
  return true;
}
