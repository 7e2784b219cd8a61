/* map.c: a grid of terrain letters, and records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/map.h"

#include <string.h>

OxbowMap *
oxbow_map_new (OxbowOrientation orientation, int width, int height, char terrain)
{
  g_return_val_if_fail (width > 0 && width <= OXBOW_MAX_SIDE && height > 0 && height <= OXBOW_MAX_SIDE, NULL);

  OxbowMap *map = g_new0 (OxbowMap, 1);
  map->grid = (OxbowGrid) { width, height, orientation };
  map->terrain = g_malloc ((size_t) width * (size_t) height);
  memset (map->terrain, terrain, (size_t) width * (size_t) height);
  map->features = oxbow_records_new ();
  map->edges = oxbow_records_new ();
  map->groups = oxbow_records_new ();
  map->links = oxbow_records_new ();
  map->labels = oxbow_records_new ();
  return map;
}

OxbowMap *
oxbow_map_copy (const OxbowMap *map)
{
  OxbowMap *copy = g_new0 (OxbowMap, 1);
  copy->grid = map->grid;
  copy->terrain = g_memdup2 (map->terrain, (size_t) oxbow_grid_n_cells (&map->grid));
  if (map->row_lines != NULL)
    copy->row_lines = g_memdup2 (map->row_lines, sizeof (int) * (size_t) map->grid.height);
  copy->features = oxbow_records_copy (map->features);
  copy->edges = oxbow_records_copy (map->edges);
  copy->groups = oxbow_records_copy (map->groups);
  copy->links = oxbow_records_copy (map->links);
  copy->labels = oxbow_records_copy (map->labels);
  return copy;
}

void
oxbow_map_free (OxbowMap *map)
{
  if (map == NULL)
    return;
  g_free (map->terrain);
  g_free (map->row_lines);
  g_ptr_array_unref (map->features);
  g_ptr_array_unref (map->edges);
  g_ptr_array_unref (map->groups);
  g_ptr_array_unref (map->links);
  g_ptr_array_unref (map->labels);
  g_free (map);
}

char
oxbow_map_get_terrain (const OxbowMap *map, OxbowCell cell)
{
  g_return_val_if_fail (cell >= 0 && cell < oxbow_grid_n_cells (&map->grid), '\0');
  return map->terrain[cell];
}

void
oxbow_map_set_terrain (OxbowMap *map, OxbowCell cell, char terrain)
{
  g_return_if_fail (cell >= 0 && cell < oxbow_grid_n_cells (&map->grid));
  map->terrain[cell] = terrain;
}

int
oxbow_map_line_of (const OxbowMap *map, OxbowCell cell)
{
  if (map->row_lines == NULL || cell == OXBOW_NO_CELL)
    return 0;
  return map->row_lines[oxbow_grid_row (&map->grid, cell)];
}
