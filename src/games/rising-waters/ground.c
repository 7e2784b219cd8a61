/* ground.c: a map of Rising Waters read once, and the clockwise rule (RW-6.3.7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/ground.h"

#include <string.h>

static const OxbowCell *
cells_of (const OxbowRecord *record)
{
  return (const OxbowCell *) (void *) record->cells->data;
}

static void
find_neighbours (RisingWatersGround *ground)
{
  ground->near = g_malloc (sizeof *ground->near * (gsize) ground->n_cells);
  ground->place = g_malloc (sizeof *ground->place * (gsize) ground->n_cells);
  for (OxbowCell cell = 0; cell < ground->n_cells; cell++)
    {
      int column = oxbow_grid_column (&ground->grid, cell);
      for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
        ground->near[cell][direction] = oxbow_grid_neighbour (&ground->grid, cell, direction);
      ground->place[cell][0] = (int16_t) column;
      ground->place[cell][1] = (int16_t) (2 * oxbow_grid_row (&ground->grid, cell) + column % 2);
    }
}

static int
compare_cells (const void *a, const void *b)
{
  return *(const OxbowCell *) a - *(const OxbowCell *) b;
}

static int
find_word (const char *const *words, int n, const char *word)
{
  for (int i = 0; word != NULL && i < n; i++)
    if (strcmp (words[i], word) == 0)
      return i;
  return -1;
}

static RisingWatersCells
hold_cells (RisingWatersGround *ground, int *n_held, const OxbowRecord *record, bool is_sorted)
{
  OxbowCell *held = ground->held + *n_held;
  int n = (int) record->cells->len;
  memcpy (held, cells_of (record), sizeof *held * (gsize) n);
  if (is_sorted)
    qsort (held, (size_t) n, sizeof *held, compare_cells);
  *n_held += n;
  return (RisingWatersCells) { held, n };
}

static void
add_group (RisingWatersGround *ground, int *n_held, const OxbowRecord *record)
{
  int group = ground->n_groups++;
  const char *name = oxbow_record_get_prose (record, "name");
  ground->groups[group] = hold_cells (ground, n_held, record, true);
  ground->ids[group] = oxbow_record_get (record, "id");
  ground->names[group] = name != NULL ? name : ground->ids[group];
  for (int i = 0; i < ground->groups[group].n; i++)
    ground->group_of[ground->groups[group].cells[i]] = (uint8_t) group;
}

static void
add_water (RisingWatersGround *ground, int *n_held, const OxbowRecord *record)
{
  int group = ground->n_groups;
  add_group (ground, n_held, record);
  ground->area[group] = (uint8_t) find_word (ground->area_ids, ground->n_areas, oxbow_record_get (record, "area"));
  ground->anchor[group] = oxbow_cell_parse (&ground->grid, oxbow_record_get (record, "anchor"));
  ground->n_water = ground->n_groups;
}

static void
add_land (RisingWatersGround *ground, int *n_held, const OxbowRecord *record, bool is_spring)
{
  int elevation = oxbow_record_get_number (record, "elevation", 0);
  ground->elevation[ground->n_groups] =
    (uint8_t) (is_spring ? oxbow_record_get_number (record, "spring", elevation) : elevation);
  add_group (ground, n_held, record);
}

static void
read_groups (RisingWatersGround *ground, const OxbowMap *map, bool is_spring)
{
  int n_held = 0;
  const OxbowRecord *waters[RISING_WATERS_MAX_WATER];
  for (guint i = 0; i < map->groups->len; i++)
    {
      const OxbowRecord *record = map->groups->pdata[i];
      if (strcmp (record->kind, "water") != 0)
        continue;
      waters[ground->n_groups] = record;
      add_water (ground, &n_held, record);
    }
  for (int i = 0; i < ground->n_water; i++)
    ground->downstream[i] =
      (int8_t) find_word (ground->ids, ground->n_water, oxbow_record_get (waters[i], "downstream"));
  for (guint i = 0; i < map->groups->len; i++)
    {
      const OxbowRecord *record = map->groups->pdata[i];
      if (strcmp (record->kind, "land") == 0)
        add_land (ground, &n_held, record, is_spring);
      else if (strcmp (record->kind, "landing") == 0)
        ground->landings[ground->n_landings++] = hold_cells (ground, &n_held, record, false);
    }
}

/* A site that names no camp is the site of all that have none of their own. */
static void
read_site (RisingWatersGround *ground, const OxbowRecord *record)
{
  int camp = oxbow_record_get_number (record, "camp", 0);
  for (int i = 0; i < RISING_WATERS_SITES; i++)
    if (camp == i + 1 || (camp == 0 && ground->sites[i] == OXBOW_NO_CELL))
      ground->sites[i] = cells_of (record)[0];
}

static void
read_features (RisingWatersGround *ground, const OxbowMap *map)
{
  for (int i = 0; i < RISING_WATERS_TOWNS; i++)
    ground->towns[i] = OXBOW_NO_CELL;
  for (int i = 0; i < RISING_WATERS_SITES; i++)
    ground->sites[i] = OXBOW_NO_CELL;
  for (guint i = 0; i < map->features->len; i++)
    {
      const OxbowRecord *record = map->features->pdata[i];
      if (strcmp (record->kind, "town") == 0)
        ground->towns[oxbow_record_get_number (record, "board", 1) - 1] = cells_of (record)[0];
      else if (strcmp (record->kind, "site") == 0)
        read_site (ground, record);
    }
}

static void
read_areas (RisingWatersGround *ground, const OxbowScenario *scenario)
{
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      const OxbowRecord *record = scenario->tables->pdata[i];
      if (strcmp (record->kind, "area") != 0)
        continue;
      const char *name = oxbow_record_get_prose (record, "name");
      ground->area_ids[ground->n_areas] = oxbow_record_get (record, "id");
      ground->area_names[ground->n_areas] = name != NULL ? name : ground->area_ids[ground->n_areas];
      ground->n_areas++;
    }
}

/* Of each water group; a cell of land may lie beside several. */
static void
find_shores (RisingWatersGround *ground)
{
  g_autofree int *last = g_new (int, ground->n_cells);
  OxbowCell *held = ground->beside;
  for (OxbowCell cell = 0; cell < ground->n_cells; cell++)
    last[cell] = -1;
  for (int group = 0; group < ground->n_water; group++)
    {
      const RisingWatersCells *water = &ground->groups[group];
      RisingWatersCells *shore = &ground->shores[group];
      shore->cells = held;
      for (int i = 0; i < water->n * OXBOW_DIRECTIONS; i++)
        {
          OxbowCell cell = ground->near[water->cells[i / OXBOW_DIRECTIONS]][i % OXBOW_DIRECTIONS];
          if (cell == OXBOW_NO_CELL || !rising_waters_ground_is_land (ground, cell) || last[cell] == group)
            continue;
          last[cell] = group;
          *held++ = cell;
          shore->n++;
        }
    }
}

static int
count_cells (const OxbowMap *map)
{
  int n = 0;
  for (guint i = 0; i < map->groups->len; i++)
    n += (int) ((OxbowRecord *) map->groups->pdata[i])->cells->len;
  return n;
}

void
rising_waters_ground_init (RisingWatersGround *ground, const OxbowScenario *scenario, bool is_spring)
{
  *ground = (RisingWatersGround) { .grid = scenario->map->grid, .terrain = scenario->map->terrain };
  ground->n_cells = oxbow_grid_n_cells (&ground->grid);
  ground->group_of = g_new0 (uint8_t, ground->n_cells);
  ground->held = g_new (OxbowCell, MAX (count_cells (scenario->map), 1));
  ground->beside = g_new (OxbowCell, MAX (count_cells (scenario->map), 1) * OXBOW_DIRECTIONS);
  find_neighbours (ground);
  read_areas (ground, scenario);
  read_groups (ground, scenario->map, is_spring);
  find_shores (ground);
  read_features (ground, scenario->map);
}

void
rising_waters_ground_clear (RisingWatersGround *ground)
{
  g_clear_pointer (&ground->group_of, g_free);
  g_clear_pointer (&ground->near, g_free);
  g_clear_pointer (&ground->place, g_free);
  g_clear_pointer (&ground->held, g_free);
  g_clear_pointer (&ground->beside, g_free);
}

bool
rising_waters_is_before (const RisingWatersGround *ground, OxbowCell anchor, OxbowCell a, OxbowCell b)
{
  int ax = ground->place[a][0] - ground->place[anchor][0], ay = ground->place[a][1] - ground->place[anchor][1];
  int bx = ground->place[b][0] - ground->place[anchor][0], by = ground->place[b][1] - ground->place[anchor][1];
  bool a_is_east = ax > 0 || (ax == 0 && ay < 0), b_is_east = bx > 0 || (bx == 0 && by < 0);
  if (a_is_east != b_is_east)
    return a_is_east;
  int turn = ax * by - ay * bx;
  return turn != 0 ? turn > 0 : ABS (ax) + ABS (ay) < ABS (bx) + ABS (by);
}
