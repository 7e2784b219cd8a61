/* tiled-terrain.c: from the tiles of all layers to one terrain a cell
 *
 * Layers are read from the lowest up, and a tile with a terrain replaces what lay there; tiles without one are taken
 * for decoration, unless nothing else lies on their cell. In our maps the second, fourth ... column (or row) is the one
 * that is moved; where a map of Tiled has it the other way round, it gets an empty column or row in front.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/tiled-terrain.h"
#include "files/tiled-cells.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_TILES (2 * OXBOW_MAX_SIDE * OXBOW_MAX_SIDE)         /* in all layers together */
#define MAX_COORDINATE (1 << 24)                                /* of a tile on an infinite map */
#define DECORATION '\1' /* a cell that only has tiles without a terrain so far */

typedef struct
{
  const OxbowTiledMap *map;
  const OxbowRuleset *ruleset;
  GHashTable *codes;            /* from a tile's number to its terrain's letter; without those that have none */
  uint32_t last_tile;           /* most tiles are like the one before: its number and its letter */
  char last_code;
  const OxbowTiledArea *area;   /* that is unpacked */
  int bad_x, bad_y;             /* a cell with nothing but decoration, the lowest tile there and its area's line */
  uint32_t bad_tile;
  int bad_line;
  int left, top, right, bottom; /* the part of Tiled's plane that is read */
  char *terrain;
  OxbowGrid grid;
} Terrain;

const OxbowTerrain *
oxbow_tiled_find_outside (const OxbowPalette *palette)
{
  for (const OxbowTerrain *terrain = palette->terrains; terrain->code != 0; terrain++)
    if (terrain->outside)
      return terrain;
  return NULL;
}

/* ---- what the tiles mean ---- */

static char *
list_terrains (const OxbowPalette *palette)
{
  GString *list = g_string_new (NULL);
  for (const OxbowTerrain *terrain = palette->terrains; terrain->code != 0; terrain++)
    g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", terrain->name);
  return g_string_free (list, FALSE);
}

static bool
add_tile (Terrain *self, const OxbowTiledTileset *tileset, const OxbowTiledTile *tile, GError **error)
{
  const OxbowPalette *palette = self->ruleset->palette;
  const char *name = oxbow_tiled_properties_get (tile->properties, "terrain");
  const OxbowTerrain *terrain = NULL;
  if (name != NULL || tile->class != NULL)
    terrain = oxbow_palette_find_terrain_named (palette, name != NULL ? name : tile->class);
  if (name != NULL && terrain == NULL)
    {
      g_autofree char *list = list_terrains (palette);
      return oxbow_tiled_refuse (
          self->map, tile->line, error,
          _("tile %u of the tileset \"%s\" is of the terrain \"%s\", but %s has only these: %s."), tile->id,
          tileset->name, name, _(self->ruleset->title), list);
    }
  if (terrain != NULL)
    g_hash_table_insert (self->codes, GUINT_TO_POINTER (tileset->first + tile->id), GINT_TO_POINTER (terrain->code));
  return true;
}

static int
by_first_tile (gconstpointer a, gconstpointer b)
{
  uint32_t first_a = (*(OxbowTiledTileset *const *) a)->first, first_b = (*(OxbowTiledTileset *const *) b)->first;
  return (first_a > first_b) - (first_a < first_b);
}

static bool
collect_codes (Terrain *self, GError **error)
{
  g_autoptr (GPtrArray) tilesets = g_ptr_array_copy (self->map->tilesets, NULL, NULL);
  g_ptr_array_set_free_func (tilesets, NULL);
  g_ptr_array_sort (tilesets, by_first_tile);
  for (guint i = 0; i < tilesets->len; i++)
    {
      const OxbowTiledTileset *tileset = tilesets->pdata[i];
      uint32_t end = i + 1 < tilesets->len ? ((OxbowTiledTileset *) tilesets->pdata[i + 1])->first : UINT32_MAX;
      for (guint j = 0; j < tileset->tiles->len; j++)
        {
          const OxbowTiledTile *tile = tileset->tiles->pdata[j];
          if (tile->id < end - tileset->first && !add_tile (self, tileset, tile, error))
            return false;
        }
    }
  return true;
}

/* The terrain's letter, or zero. */
static char
code_of (Terrain *self, uint32_t tile)
{
  if (tile != self->last_tile)
    {
      self->last_tile = tile;
      self->last_code = GPOINTER_TO_INT (g_hash_table_lookup (self->codes, GUINT_TO_POINTER (tile)));
    }
  return self->last_code;
}

/* ---- the size ---- */

static bool
each_tile (Terrain *self, OxbowTiledCellFunc func, GError **error)
{
  for (guint i = 0; i < self->map->layers->len; i++)
    {
      const OxbowTiledLayer *layer = self->map->layers->pdata[i];
      for (guint j = 0; j < layer->areas->len; j++)
        {
          self->area = layer->areas->pdata[j];
          if (!oxbow_tiled_area_unpack (self->map, layer->packing, self->area, func, self, error))
            return false;
        }
    }
  return true;
}

static bool
check_area (const Terrain *self, const OxbowTiledArea *area, GError **error)
{
  const OxbowTiledMap *map = self->map;
  if (!map->infinite && (area->width != map->width || area->height != map->height || area->x != 0 || area->y != 0))
    return oxbow_tiled_refuse (map, area->line, error, _("the layer is %d by %d tiles, but the map is %d by %d."),
                               area->width, area->height, map->width, map->height);
  if (area->width < 1 || area->height < 1 || area->width > OXBOW_MAX_SIDE || area->height > OXBOW_MAX_SIDE
      || ABS (area->x) > MAX_COORDINATE || ABS (area->y) > MAX_COORDINATE)
    return oxbow_tiled_refuse (map, area->line, error,
                               _("a part of the layer is %d by %d tiles at %d, %d, which is more "
                                  "than a map can hold."),
                               area->width, area->height, area->x, area->y);
  return true;
}

/* Before anything is unpacked: as many tiles as the layers declare must be few enough. */
static bool
check_areas (const Terrain *self, GError **error)
{
  int64_t n_tiles = 0;
  for (guint i = 0; i < self->map->layers->len; i++)
    {
      const OxbowTiledLayer *layer = self->map->layers->pdata[i];
      for (guint j = 0; j < layer->areas->len; j++)
        {
          const OxbowTiledArea *area = layer->areas->pdata[j];
          if (!check_area (self, area, error))
            return false;
          n_tiles += area->width * area->height;
          if (n_tiles > MAX_TILES)
            return oxbow_tiled_refuse (self->map, area->line, error, _("the layers together have more than %d tiles."),
                                       MAX_TILES);
        }
    }
  return n_tiles > 0 || oxbow_tiled_refuse (self->map, self->map->line, error, _("the map has no layer with tiles."));
}

static bool
widen (int x, int y, uint32_t tile, gpointer data, GError **error)
{
  Terrain *self = data;
  if (tile == 0)
    return true;
  self->left = MIN (self->left, x);
  self->top = MIN (self->top, y);
  self->right = MAX (self->right, x + 1);
  self->bottom = MAX (self->bottom, y + 1);
  return true;
}

static bool
find_extent (Terrain *self, GError **error)
{
  const OxbowTiledMap *map = self->map;
  self->right = map->width;
  self->bottom = map->height;
  if (map->infinite)
    {
      self->left = self->top = INT_MAX;
      self->right = self->bottom = INT_MIN;
      if (!each_tile (self, widen, error))
        return false;
      if (self->left == INT_MAX)
        return oxbow_tiled_refuse (map, map->line, error, _("the map has no tiles."));
    }

  int *start = map->flat ? &self->left : &self->top;
  if (((*start & 1) != 0) == map->even)
    return true;
  if (oxbow_tiled_find_outside (self->ruleset->palette) == NULL)
    return oxbow_tiled_refuse (map, map->line, error,
                               _("the first column or row of the map is the one moved by half a hex, and %s "
                                  "has no empty cells to put before it. In Tiled, add a column or row there, "
                                  "or set the stagger index to \"odd\"."),
                               _(self->ruleset->title));
  (*start)--;
  return true;
}

static bool
set_grid (Terrain *self, GError **error)
{
  if (!find_extent (self, error))
    return false;
  int64_t width = (int64_t) self->right - self->left, height = (int64_t) self->bottom - self->top;
  if (width > OXBOW_MAX_SIDE || height > OXBOW_MAX_SIDE)
    return oxbow_tiled_refuse (self->map, self->map->line, error,
                               _("the map would be %d by %d cells; at most %d each way can be read."), (int) width,
                               (int) height, OXBOW_MAX_SIDE);
  self->grid = (OxbowGrid) { width, height, self->map->flat ? OXBOW_FLAT : OXBOW_POINTY };
  return true;
}

/* ---- the cells ---- */

static bool
lay_tile (int x, int y, uint32_t tile, gpointer data, GError **error)
{
  Terrain *self = data;
  if (tile == 0)
    return true;
  char *place = &self->terrain[(y - self->top) * self->grid.width + (x - self->left)];
  char code = code_of (self, tile);
  if (code != 0)
    *place = code;
  else if (*place == 0)
    *place = DECORATION;
  return true;
}

static bool
find_bad_tile (int x, int y, uint32_t tile, gpointer data, GError **error)
{
  Terrain *self = data;
  if (x == self->bad_x && y == self->bad_y && self->bad_tile == 0)
    {
      self->bad_tile = tile;
      self->bad_line = self->area->line;
    }
  return true;
}

static bool
refuse_cell (Terrain *self, OxbowCell cell, GError **error)
{
  int x = oxbow_grid_column (&self->grid, cell) + self->left, y = oxbow_grid_row (&self->grid, cell) + self->top;
  self->bad_x = x;
  self->bad_y = y;
  if (self->terrain[cell] == 0)
    return oxbow_tiled_refuse (self->map, self->map->line, error,
                               _("cell %s (in Tiled %d, %d) has no tile, and a map of %s has no empty cells."),
                               OXBOW_CELL_NAME (&self->grid, cell), x, y, _(self->ruleset->title));
  if (!each_tile (self, find_bad_tile, error))
    return false;
  g_autofree char *list = list_terrains (self->ruleset->palette);
  return oxbow_tiled_refuse (
      self->map, self->bad_line, error,
      _("cell %s (in Tiled %d, %d) shows tile %u, which names no terrain of %s. In Tiled, give the "
         "tile a class or a property \"terrain\", one of these: %s."),
      OXBOW_CELL_NAME (&self->grid, cell), x, y, self->bad_tile, _(self->ruleset->title), list);
}

static bool
fill_cells (Terrain *self, GError **error)
{
  if (!each_tile (self, lay_tile, error))
    return false;
  const OxbowTerrain *outside = oxbow_tiled_find_outside (self->ruleset->palette);
  int n_cells = oxbow_grid_n_cells (&self->grid);
  for (OxbowCell cell = 0; cell < n_cells; cell++)
    {
      if (self->terrain[cell] == 0 && outside != NULL)
        self->terrain[cell] = outside->code;
      if (self->terrain[cell] == 0 || self->terrain[cell] == DECORATION)
        return refuse_cell (self, cell, error);
    }
  return true;
}

static bool
read_terrain (Terrain *self, OxbowMap **map, GError **error)
{
  if (!collect_codes (self, error) || !check_areas (self, error) || !set_grid (self, error))
    return false;
  g_autoptr (OxbowMap) made = oxbow_map_new (self->grid.orientation, self->grid.width, self->grid.height, 0);
  self->terrain = made->terrain;
  if (!fill_cells (self, error))
    return false;
  *map = g_steal_pointer (&made);
  return true;
}

OxbowMap *
oxbow_tiled_read_terrain (const OxbowTiledMap *map, const OxbowRuleset *ruleset, int *left, int *top, GError **error)
{
  g_autoptr (GHashTable) codes = g_hash_table_new (NULL, NULL);
  Terrain self = { .map = map, .ruleset = ruleset, .codes = codes };
  OxbowMap *made = NULL;
  read_terrain (&self, &made, error);
  *left = self.left;
  *top = self.top;
  return made;
}
