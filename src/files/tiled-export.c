/* tiled-export.c: from a scenario to a Tiled map
 *
 * One tileset with a tile for every terrain, in the palette's order; one layer with the tiles; a layer of objects for
 * every list of records. Cells outside the map are left empty, as they look.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/lesson-xml.h"
#include "core/position.h"
#include "files/tiled-cells.h"
#include "files/tiled-objects.h"
#include "files/tiled-terrain.h"
#include <glib/gi18n-lib.h>

static void
write_tileset (OxbowTiledMap *map, const OxbowRuleset *ruleset)
{
  OxbowTiledTileset *tileset = oxbow_tiled_map_add_tileset (map, ruleset->id, 1, 0);
  for (const OxbowTerrain *terrain = ruleset->palette->terrains; terrain->code != 0; terrain++)
    oxbow_tiled_tileset_add (tileset, tileset->tiles->len, terrain->name, 0);
}

static void
write_terrain (OxbowTiledMap *map, const OxbowScenario *scenario, OxbowTiledEncoding encoding)
{
  const OxbowPalette *palette = scenario->ruleset->palette;
  const OxbowTerrain *outside = oxbow_tiled_find_outside (palette);
  uint32_t tile_of[256] = { 0 };
  for (uint32_t i = 0; palette->terrains[i].code != 0; i++)
    if (&palette->terrains[i] != outside)
      tile_of[(unsigned char) palette->terrains[i].code] = i + 1;

  int n_cells = map->width * map->height;
  g_autofree uint32_t *tiles = g_new (uint32_t, n_cells);
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    tiles[cell] = tile_of[(unsigned char) scenario->map->terrain[cell]];

  OxbowTiledLayer *layer = oxbow_tiled_map_add_layer (map, "terrain", true, 0);
  layer->packing = encoding == OXBOW_TILED_CSV ? OXBOW_TILED_PLAIN : OXBOW_TILED_BASE64_ZLIB;
  OxbowTiledArea *area = oxbow_tiled_layer_add_area (layer, 0);
  area->width = map->width;
  area->height = map->height;
  area->text = oxbow_tiled_pack (layer->packing, tiles, map->width, map->height);
}

/* ---- properties ---- */

static void
write_property (OxbowTiledMap *map, const char *name, const char *detail, const char *value)
{
  g_autofree char *whole = detail != NULL ? g_strdup_printf ("oxbow-%s-%s", name, detail)
                                          : g_strdup_printf ("oxbow-%s", name);
  if (value != NULL)
    oxbow_tiled_properties_add (map->properties, whole, value);
}

static void
write_text (OxbowTiledMap *map, const char *name, const OxbowText *text)
{
  for (int i = 0; i < oxbow_text_n (text); i++)
    {
      const char *language, *value = oxbow_text_nth (text, i, &language);
      write_property (map, name, language, value);
    }
}

static void
write_settings (OxbowTiledMap *map, const char *name, const GPtrArray *settings)
{
  for (guint i = 0; i < settings->len; i++)
    {
      const OxbowSetting *setting = settings->pdata[i];
      write_property (map, name, setting->name, setting->value);
    }
}

static void
write_properties (OxbowTiledMap *map, const OxbowScenario *scenario)
{
  write_property (map, "game", NULL, scenario->ruleset->id);
  write_property (map, "id", NULL, scenario->id);
  if (scenario->max_players > 0)
    {
      g_autofree char *players = scenario->min_players == scenario->max_players
                                 ? g_strdup_printf ("%d", scenario->max_players)
                                 : g_strdup_printf ("%d-%d", scenario->min_players, scenario->max_players);
      write_property (map, "players", NULL, players);
    }
  write_text (map, "title", scenario->title);
  write_text (map, "description", scenario->description);
  write_property (map, "author", NULL, scenario->author);
  write_property (map, "licence", NULL, scenario->licence);
  write_settings (map, "seat", scenario->settings->seats);
  write_settings (map, "option", scenario->settings->options);
  write_settings (map, "suggest", scenario->settings->suggested);
  g_autofree char *position = oxbow_scenario_list_position (scenario);
  write_property (map, "position", NULL, position);
  if (scenario->lesson != NULL)
    {
      g_autofree char *lesson = oxbow_lesson_to_text (scenario->lesson, &scenario->map->grid);
      write_property (map, "lesson", NULL, lesson);
    }
}

OxbowTiledMap *
oxbow_tiled_export (const OxbowScenario *scenario, OxbowTiledEncoding encoding)
{
  const OxbowGrid *grid = &scenario->map->grid;
  OxbowTiledMap *map = oxbow_tiled_map_new (scenario->id);
  map->flat = grid->orientation == OXBOW_FLAT;
  map->width = grid->width;
  map->height = grid->height;
  map->tile_width = map->flat ? OXBOW_TILED_LONG : OXBOW_TILED_SHORT;
  map->tile_height = map->flat ? OXBOW_TILED_SHORT : OXBOW_TILED_LONG;
  map->side_length = OXBOW_TILED_LONG / 2;
  write_properties (map, scenario);
  write_tileset (map, scenario->ruleset);
  write_terrain (map, scenario, encoding);
  OxbowTiledLayout layout = oxbow_tiled_layout_of (map, grid, 0, 0);
  oxbow_tiled_write_objects (map, &layout, scenario);
  return map;
}
