/* tiled-map.c: a Tiled map as its files describe it
 *
 * What the two formats share: making and freeing the parts, and the words that both write alike.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/tiled-map.h"
#include <glib/gi18n-lib.h>
#include <string.h>

static void
free_tile (gpointer data)
{
  OxbowTiledTile *tile = data;
  g_free (tile->class);
  g_ptr_array_unref (tile->properties);
  g_free (tile);
}

static void
free_tileset (gpointer data)
{
  OxbowTiledTileset *tileset = data;
  g_free (tileset->name);
  g_ptr_array_unref (tileset->tiles);
  g_free (tileset);
}

static void
free_area (gpointer data)
{
  OxbowTiledArea *area = data;
  g_free (area->text);
  g_free (area);
}

static void
free_object (gpointer data)
{
  OxbowTiledObject *object = data;
  g_free (object->name);
  g_free (object->class);
  g_free (object->text);
  g_array_unref (object->points);
  g_ptr_array_unref (object->properties);
  g_free (object);
}

static void
free_layer (gpointer data)
{
  OxbowTiledLayer *layer = data;
  g_free (layer->name);
  g_ptr_array_unref (layer->areas);
  g_ptr_array_unref (layer->objects);
  g_free (layer);
}

OxbowTiledMap *
oxbow_tiled_map_new (const char *name)
{
  OxbowTiledMap *map = g_new0 (OxbowTiledMap, 1);
  map->name = g_strdup (name);
  map->properties = oxbow_tiled_properties_new ();
  map->tilesets = g_ptr_array_new_with_free_func (free_tileset);
  map->layers = g_ptr_array_new_with_free_func (free_layer);
  return map;
}

void
oxbow_tiled_map_free (OxbowTiledMap *map)
{
  if (map == NULL)
    return;
  g_free (map->name);
  g_ptr_array_unref (map->properties);
  g_ptr_array_unref (map->tilesets);
  g_ptr_array_unref (map->layers);
  g_free (map);
}

OxbowTiledTileset *
oxbow_tiled_map_add_tileset (OxbowTiledMap *map, const char *name, uint32_t first, int line)
{
  OxbowTiledTileset *tileset = g_new0 (OxbowTiledTileset, 1);
  tileset->name = g_strdup (name != NULL ? name : "");
  tileset->first = first;
  tileset->tiles = g_ptr_array_new_with_free_func (free_tile);
  tileset->line = line;
  g_ptr_array_add (map->tilesets, tileset);
  return tileset;
}

OxbowTiledTile *
oxbow_tiled_tileset_add (OxbowTiledTileset *tileset, uint32_t id, const char *class, int line)
{
  OxbowTiledTile *tile = g_new0 (OxbowTiledTile, 1);
  tile->id = id;
  tile->class = g_strdup (class);
  tile->properties = oxbow_tiled_properties_new ();
  tile->line = line;
  g_ptr_array_add (tileset->tiles, tile);
  return tile;
}

OxbowTiledLayer *
oxbow_tiled_map_add_layer (OxbowTiledMap *map, const char *name, bool has_tiles, int line)
{
  OxbowTiledLayer *layer = g_new0 (OxbowTiledLayer, 1);
  layer->name = g_strdup (name != NULL ? name : "");
  layer->has_tiles = has_tiles;
  layer->areas = g_ptr_array_new_with_free_func (free_area);
  layer->objects = g_ptr_array_new_with_free_func (free_object);
  layer->line = line;
  g_ptr_array_add (map->layers, layer);
  return layer;
}

OxbowTiledArea *
oxbow_tiled_layer_add_area (OxbowTiledLayer *layer, int line)
{
  OxbowTiledArea *area = g_new0 (OxbowTiledArea, 1);
  area->line = line;
  g_ptr_array_add (layer->areas, area);
  return area;
}

OxbowTiledObject *
oxbow_tiled_layer_add_object (OxbowTiledLayer *layer, int line)
{
  OxbowTiledObject *object = g_new0 (OxbowTiledObject, 1);
  object->points = g_array_new (FALSE, FALSE, sizeof (OxbowTiledPoint));
  object->properties = oxbow_tiled_properties_new ();
  object->line = line;
  g_ptr_array_add (layer->objects, object);
  return object;
}

/* A tile stands on its lower left corner, a rectangle, an ellipse or a text hangs from its upper left one. */
void
oxbow_tiled_object_centre (OxbowTiledObject *object, double width, double height, bool has_tile)
{
  if (object->points->len > 0)
    return;
  object->at.x += width / 2;
  object->at.y += has_tile ? -height / 2 : height / 2;
}

int
oxbow_tiled_map_last_object (const OxbowTiledMap *map)
{
  int last = 0;
  for (guint i = 0; i < map->layers->len; i++)
    {
      const OxbowTiledLayer *layer = map->layers->pdata[i];
      for (guint j = 0; j < layer->objects->len; j++)
        last = MAX (last, ((OxbowTiledObject *) layer->objects->pdata[j])->id);
    }
  return last;
}

/* ---- properties ---- */

OxbowTiledProperties *
oxbow_tiled_properties_new (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

void
oxbow_tiled_properties_add (OxbowTiledProperties *properties, const char *name, const char *value)
{
  g_ptr_array_add (properties, g_strdup (name));
  g_ptr_array_add (properties, g_strdup (value));
}

const char *
oxbow_tiled_properties_get (const OxbowTiledProperties *properties, const char *name)
{
  for (guint i = 0; i < properties->len; i += 2)
    if (strcmp (properties->pdata[i], name) == 0)
      return properties->pdata[i + 1];
  return NULL;
}

/* ---- what both readers check ---- */

bool
oxbow_tiled_refuse (const OxbowTiledMap *map, int line, GError **error, const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (line > 0)
    g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT, _("%s, line %d: %s"), map->name, line, sentence);
  else
    g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT, _("%s: %s"), map->name, sentence);
  return false;
}

bool
oxbow_tiled_set_orientation (OxbowTiledMap *map, const char *orientation, const char *axis, const char *index, int line,
                             GError **error)
{
  if (g_strcmp0 (orientation, "hexagonal") != 0)
    return oxbow_tiled_refuse (
        map, line, error,
        _("the map is %s, and only hexagonal maps can be read. In Tiled, make a new map with the "
           "orientation \"Hexagonal (Staggered)\"."),
        orientation != NULL ? orientation : _("of no orientation"));
  if (g_strcmp0 (axis, "x") != 0 && g_strcmp0 (axis, "y") != 0)
    return oxbow_tiled_refuse (map, line, error, _("the stagger axis of the map should be \"x\" or \"y\"."));
  if (g_strcmp0 (index, "odd") != 0 && g_strcmp0 (index, "even") != 0)
    return oxbow_tiled_refuse (map, line, error, _("the stagger index of the map should be \"odd\" or \"even\"."));
  map->flat = *axis == 'x';
  map->even = *index == 'e';
  return true;
}

bool
oxbow_tiled_set_packing (const OxbowTiledMap *map, OxbowTiledLayer *layer, const char *encoding,
                         const char *compression, int line, GError **error)
{
  bool base64 = g_strcmp0 (encoding, "base64") == 0, packed = compression != NULL && *compression != '\0';
  if (g_strcmp0 (encoding, "csv") == 0)
    layer->packing = OXBOW_TILED_PLAIN;
  else if (base64 && !packed)
    layer->packing = OXBOW_TILED_BASE64;
  else if (base64 && strcmp (compression, "zlib") == 0)
    layer->packing = OXBOW_TILED_BASE64_ZLIB;
  else if (base64 && strcmp (compression, "gzip") == 0)
    layer->packing = OXBOW_TILED_BASE64_GZIP;
  else
    return oxbow_tiled_refuse (
        map, line, error,
        _("the layer \"%s\" is written in a way that cannot be read (%s). In Tiled, set the map's "
           "Tile Layer Format to CSV or Base64 (zlib compressed)."),
        layer->name,
        base64             ? compression
        : encoding != NULL ? encoding
                           : "XML");
  return true;
}

bool
oxbow_tiled_check_size (const OxbowTiledMap *map, int line, GError **error)
{
  if (map->width < 1 || map->height < 1 || map->width > OXBOW_MAX_SIDE || map->height > OXBOW_MAX_SIDE)
    return oxbow_tiled_refuse (map, line, error, _("the map is %d by %d tiles; from 1 to %d each way can be read."),
                               map->width, map->height, OXBOW_MAX_SIDE);
  if (map->tile_width < 2 || map->tile_height < 2 || map->side_length < 0)
    return oxbow_tiled_refuse (map, line, error,
                               _("the tiles of the map are %d by %d pixels with a side of %d; that is no "
                                  "hexagon."),
                               map->tile_width, map->tile_height, map->side_length);
  return true;
}

bool
oxbow_tiled_refuse_source (const OxbowTiledMap *map, int line, GError **error, const char *source)
{
  return oxbow_tiled_refuse (map, line, error,
                             _("the tileset stands in a file of its own, \"%s\". In Tiled, choose \"Embed "
                                "Tileset\" below the tiles and save the map."),
                             source);
}

bool
oxbow_tiled_refuse_template (const OxbowTiledMap *map, int line, GError **error)
{
  return oxbow_tiled_refuse (map, line, error,
                             _("the object is made from a template, which stands in a file of its own. In "
                                "Tiled, choose \"Detach\" in its menu and save the map."));
}
