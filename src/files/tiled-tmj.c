/* tiled-tmj.c: Tiled's JSON format, read and written
 *
 * Only what a map of ours needs is looked at; everything else that Tiled writes is passed over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/json.h"
#include "files/tiled-map.h"
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

typedef struct
{
  OxbowTiledMap *map;
  const OxbowJson *json;
  GError **error;
} Reading;

/* ---- members ---- */

static const OxbowJsonValue *
find (const Reading *reading, const OxbowJsonValue *object, const char *name)
{
  return oxbow_json_find (reading->json, object, name);
}

/* A text, or NULL. */
static const char *
get_text (const Reading *reading, const OxbowJsonValue *object, const char *name)
{
  const OxbowJsonValue *value = find (reading, object, name);
  return value != NULL && value->kind == OXBOW_JSON_STRING ? value->text : NULL;
}

static bool
is_true (const Reading *reading, const OxbowJsonValue *object, const char *name)
{
  const OxbowJsonValue *value = find (reading, object, name);
  return value != NULL && value->kind == OXBOW_JSON_TRUE;
}

/* A number; zero if it is not there. */
static bool
get_number (const Reading *reading, const OxbowJsonValue *object, const char *name, double *number)
{
  const OxbowJsonValue *value = find (reading, object, name);
  *number = 0;
  if (value == NULL)
    return true;
  if (value->kind == OXBOW_JSON_NUMBER && value->length < 64)
    {
      g_autofree char *text = g_strndup (value->text, value->length);
      *number = g_ascii_strtod (text, NULL);
      if (fabs (*number) <= 1e9)
        return true;
    }
  return oxbow_tiled_refuse (reading->map, value->line, reading->error,
                             _("\"%s\" should be a number between -1,000,000,000 and 1,000,000,000."), name);
}

static bool
get_integer (const Reading *reading, const OxbowJsonValue *object, const char *name, int *integer)
{
  double number;
  if (!get_number (reading, object, name, &number))
    return false;
  *integer = (int) number;
  return number == *integer
         || oxbow_tiled_refuse (reading->map, object->line, reading->error, _("\"%s\" should be a whole number."),
                                name);
}

/* The first value of a list, which may be missing or empty; false if it is no list. */
static bool
get_list (const Reading *reading, const OxbowJsonValue *object, const char *name, const OxbowJsonValue **first)
{
  const OxbowJsonValue *list = find (reading, object, name);
  *first = NULL;
  if (list == NULL)
    return true;
  if (list->kind != OXBOW_JSON_ARRAY)
    return oxbow_tiled_refuse (reading->map, list->line, reading->error,
                               _("\"%s\" should be a list. If an old Tiled wrote this map, save it with a newer one."),
                               name);
  *first = oxbow_json_get_first (reading->json, list);
  return true;
}

static const OxbowJsonValue *
next (const Reading *reading, const OxbowJsonValue *value)
{
  return oxbow_json_get_next (reading->json, value);
}

/* "class" from Tiled 1.9 on for some things, "type" before and after. */
static const char *
get_class (const Reading *reading, const OxbowJsonValue *object)
{
  const char *class = get_text (reading, object, "class");
  return class != NULL ? class : get_text (reading, object, "type");
}

static void
add_property (const Reading *reading, const OxbowJsonValue *item, OxbowTiledProperties *properties)
{
  const char *name = get_text (reading, item, "name");
  const OxbowJsonValue *value = find (reading, item, "value");
  if (name == NULL || value == NULL)
    return;
  switch (value->kind)
    {
    case OXBOW_JSON_STRING:
    case OXBOW_JSON_NUMBER:
      {
        g_autofree char *text = g_strndup (value->text, value->length);
        oxbow_tiled_properties_add (properties, name, text);
        break;
      }
    case OXBOW_JSON_TRUE:
    case OXBOW_JSON_FALSE:
      oxbow_tiled_properties_add (properties, name, value->kind == OXBOW_JSON_TRUE ? "yes" : "no");
      break;
    case OXBOW_JSON_NULL:
    case OXBOW_JSON_NUMBERS:
    case OXBOW_JSON_ARRAY:
    case OXBOW_JSON_OBJECT:
      break;
    }
}

static bool
read_properties (const Reading *reading, const OxbowJsonValue *object, OxbowTiledProperties *properties)
{
  const OxbowJsonValue *item;
  if (!get_list (reading, object, "properties", &item))
    return false;
  for (; item != NULL; item = next (reading, item))
    add_property (reading, item, properties);
  return true;
}

/* ---- tilesets ---- */

static bool
read_tiles (const Reading *reading, const OxbowJsonValue *object, OxbowTiledTileset *tileset)
{
  const OxbowJsonValue *item;
  if (!get_list (reading, object, "tiles", &item))
    return false;
  for (; item != NULL; item = next (reading, item))
    {
      int id;
      if (!get_integer (reading, item, "id", &id))
        return false;
      if (id < 0)
        return oxbow_tiled_refuse (reading->map, item->line, reading->error, _("a tile's \"id\" is less than 0."));
      OxbowTiledTile *tile = oxbow_tiled_tileset_add (tileset, id, get_class (reading, item), item->line);
      if (!read_properties (reading, item, tile->properties))
        return false;
    }
  return true;
}

static bool
read_tileset (const Reading *reading, const OxbowJsonValue *item)
{
  int first;
  const char *source = get_text (reading, item, "source");
  if (source != NULL)
    return oxbow_tiled_refuse_source (reading->map, item->line, reading->error, source);
  if (!get_integer (reading, item, "firstgid", &first))
    return false;
  if (first < 1)
    return oxbow_tiled_refuse (reading->map, item->line, reading->error,
                               _("\"firstgid\" of a tileset should be 1 or more."));
  OxbowTiledTileset *tileset =
      oxbow_tiled_map_add_tileset (reading->map, get_text (reading, item, "name"), first, item->line);
  return read_tiles (reading, item, tileset);
}

/* ---- layers ---- */

static bool
read_area (const Reading *reading, const OxbowJsonValue *item, OxbowTiledLayer *layer)
{
  OxbowTiledArea *area = oxbow_tiled_layer_add_area (layer, item->line);
  const OxbowJsonValue *data = find (reading, item, "data");
  if (!get_integer (reading, item, "x", &area->x) || !get_integer (reading, item, "y", &area->y)
      || !get_integer (reading, item, "width", &area->width) || !get_integer (reading, item, "height", &area->height))
    return false;
  OxbowJsonKind wanted = layer->packing == OXBOW_TILED_PLAIN ? OXBOW_JSON_NUMBERS : OXBOW_JSON_STRING;
  if (data == NULL || data->kind != wanted)
    return oxbow_tiled_refuse (reading->map, item->line, reading->error,
                               _("the layer \"%s\" has no \"data\", or it is not written as \"encoding\" says."),
                               layer->name);
  area->line = data->line;
  area->text = g_strndup (data->text, data->length);
  return true;
}

static bool
read_tile_layer (const Reading *reading, const OxbowJsonValue *item)
{
  OxbowTiledLayer *layer = oxbow_tiled_map_add_layer (reading->map, get_text (reading, item, "name"), true, item->line);
  const char *encoding = get_text (reading, item, "encoding");
  if (!oxbow_tiled_set_packing (reading->map, layer, encoding != NULL ? encoding : "csv",
                                get_text (reading, item, "compression"), item->line, reading->error))
    return false;
  if (!reading->map->infinite)
    return read_area (reading, item, layer);
  const OxbowJsonValue *chunk;
  if (!get_list (reading, item, "chunks", &chunk))
    return false;
  for (; chunk != NULL; chunk = next (reading, chunk))
    if (!read_area (reading, chunk, layer))
      return false;
  return true;
}

static bool
read_points (const Reading *reading, const OxbowJsonValue *item, OxbowTiledObject *object)
{
  const char *name = find (reading, item, "polygon") != NULL ? "polygon" : "polyline";
  const OxbowJsonValue *point;
  if (!get_list (reading, item, name, &point))
    return false;
  for (; point != NULL; point = next (reading, point))
    {
      OxbowTiledPoint made;
      if (!get_number (reading, point, "x", &made.x) || !get_number (reading, point, "y", &made.y))
        return false;
      g_array_append_val (object->points, made);
    }
  return true;
}

static bool
read_place (const Reading *reading, const OxbowJsonValue *item, OxbowTiledObject *object)
{
  double width, height;
  if (!get_number (reading, item, "x", &object->at.x) || !get_number (reading, item, "y", &object->at.y)
      || !get_number (reading, item, "width", &width) || !get_number (reading, item, "height", &height)
      || !get_number (reading, item, "rotation", &object->rotation) || !read_points (reading, item, object))
    return false;
  oxbow_tiled_object_centre (object, width, height, find (reading, item, "gid") != NULL);
  return true;
}

static bool
read_object (const Reading *reading, const OxbowJsonValue *item, OxbowTiledLayer *layer)
{
  OxbowTiledObject *object = oxbow_tiled_layer_add_object (layer, item->line);
  const OxbowJsonValue *text = find (reading, item, "text");
  object->name = g_strdup (get_text (reading, item, "name"));
  object->class = g_strdup (get_class (reading, item));
  if (text != NULL)
    object->text = g_strdup (get_text (reading, text, "text"));
  if (find (reading, item, "template") != NULL)
    return oxbow_tiled_refuse_template (reading->map, item->line, reading->error);
  return get_integer (reading, item, "id", &object->id) && read_place (reading, item, object)
         && read_properties (reading, item, object->properties);
}

static bool
read_object_layer (const Reading *reading, const OxbowJsonValue *item)
{
  OxbowTiledLayer *layer =
      oxbow_tiled_map_add_layer (reading->map, get_text (reading, item, "name"), false, item->line);
  const OxbowJsonValue *object;
  if (!get_number (reading, item, "offsetx", &layer->offset.x)
      || !get_number (reading, item, "offsety", &layer->offset.y) || !get_list (reading, item, "objects", &object))
    return false;
  for (; object != NULL; object = next (reading, object))
    if (!read_object (reading, object, layer))
      return false;
  return true;
}

/* Layers may stand in groups of layers; these nest no deeper than JSON may. */
static bool
read_layers (const Reading *reading, const OxbowJsonValue *parent)
{
  const OxbowJsonValue *item;
  if (!get_list (reading, parent, "layers", &item))
    return false;
  for (; item != NULL; item = next (reading, item))
    {
      const char *type = get_text (reading, item, "type");
      if ((g_strcmp0 (type, "tilelayer") == 0 && !read_tile_layer (reading, item))
          || (g_strcmp0 (type, "objectgroup") == 0 && !read_object_layer (reading, item))
          || (g_strcmp0 (type, "group") == 0 && !read_layers (reading, item)))
        return false;
    }
  return true;
}

/* ---- the map ---- */

static bool
read_head (const Reading *reading, const OxbowJsonValue *root)
{
  OxbowTiledMap *map = reading->map;
  if (g_strcmp0 (get_text (reading, root, "type"), "map") != 0)
    return oxbow_tiled_refuse (map, root->line, reading->error,
                               _("this is JSON, but no map of Tiled: its \"type\" is not "
                                  "\"map\"."));
  const OxbowJsonValue *properties = find (reading, root, "properties");
  map->line = root->line;
  map->properties_line = properties != NULL ? properties->line : root->line;
  map->infinite = is_true (reading, root, "infinite");
  return oxbow_tiled_set_orientation (map, get_text (reading, root, "orientation"),
                                      get_text (reading, root, "staggeraxis"), get_text (reading, root, "staggerindex"),
                                      root->line, reading->error)
         && get_integer (reading, root, "width", &map->width) && get_integer (reading, root, "height", &map->height)
         && get_integer (reading, root, "tilewidth", &map->tile_width)
         && get_integer (reading, root, "tileheight", &map->tile_height)
         && get_integer (reading, root, "hexsidelength", &map->side_length)
         && oxbow_tiled_check_size (map, root->line, reading->error);
}

bool
oxbow_tiled_read_tmj (OxbowTiledMap *map, const char *bytes, size_t length, GError **error)
{
  g_autoptr (OxbowJson) json = oxbow_json_parse (bytes, length, map->name, error);
  if (json == NULL)
    return false;
  const OxbowJsonValue *root = oxbow_json_get_root (json), *tileset;
  Reading reading = { map, json, error };
  if (!read_head (&reading, root) || !read_properties (&reading, root, map->properties)
      || !get_list (&reading, root, "tilesets", &tileset))
    return false;
  for (; tileset != NULL; tileset = next (&reading, tileset))
    if (!read_tileset (&reading, tileset))
      return false;
  return read_layers (&reading, root);
}

/* ---- writing ---- */

static void
write_string (GString *out, const char *text)
{
  g_string_append_c (out, '"');
  for (; *text != '\0'; text++)
    if (*text == '"' || *text == '\\')
      g_string_append_printf (out, "\\%c", *text);
    else if (*text == '\n')
      g_string_append (out, "\\n");
    else if ((unsigned char) *text < 0x20)
      g_string_append_printf (out, "\\u%04x", *text);
    else
      g_string_append_c (out, *text);
  g_string_append_c (out, '"');
}

static void
write_member (GString *out, const char *name, const char *text)
{
  g_string_append_printf (out, "\"%s\": ", name);
  write_string (out, text);
}

static void
write_number (GString *out, double number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  g_string_append (out, g_ascii_formatd (digits, sizeof digits, "%.10g", number));
}

static void
write_properties (GString *out, const OxbowTiledProperties *properties, const char *indent)
{
  g_string_append (out, "\"properties\": [");
  for (guint i = 0; i < properties->len; i += 2)
    {
      const char *name = properties->pdata[i], *value = properties->pdata[i + 1];
      bool object = g_str_equal (name, OXBOW_TILED_INSIDE);
      g_string_append_printf (out, "%s\n%s  { ", i > 0 ? "," : "", indent);
      write_member (out, "name", name);
      g_string_append_printf (out, ", \"type\": \"%s\", ", object ? "object" : "string");
      if (object)
        g_string_append_printf (out, "\"value\": %s", value);
      else
        write_member (out, "value", value);
      g_string_append (out, " }");
    }
  g_string_append_printf (out, "%s%s]", properties->len > 0 ? "\n" : "", properties->len > 0 ? indent : "");
}

static void
write_tileset (GString *out, const OxbowTiledMap *map, const OxbowTiledTileset *tileset, const char *picture)
{
  int n = tileset->tiles->len;
  g_string_append (out, "    { \"firstgid\": 1, ");
  write_member (out, "name", tileset->name);
  g_string_append_printf (out, ", \"tilewidth\": %d, \"tileheight\": %d, \"tilecount\": %d, \"columns\": %d, "
                               "\"margin\": 0, \"spacing\": 0,\n      ",
                          map->tile_width, map->tile_height, n, n);
  write_member (out, "image", picture);
  g_string_append_printf (out, ", \"imagewidth\": %d, \"imageheight\": %d,\n      \"tiles\": [",
                          n * map->tile_width, map->tile_height);
  for (int i = 0; i < n; i++)
    {
      const OxbowTiledTile *tile = tileset->tiles->pdata[i];
      g_string_append_printf (out, "%s\n        { \"id\": %u, ", i > 0 ? "," : "", tile->id);
      write_member (out, "type", tile->class);
      g_string_append (out, " }");
    }
  g_string_append (out, "\n      ] }");
}

static void
write_points (GString *out, const GArray *points)
{
  g_string_append (out, "\"polyline\": [");
  for (guint i = 0; i < points->len; i++)
    {
      OxbowTiledPoint point = g_array_index (points, OxbowTiledPoint, i);
      g_string_append (out, i > 0 ? ", { \"x\": " : "{ \"x\": ");
      write_number (out, point.x);
      g_string_append (out, ", \"y\": ");
      write_number (out, point.y);
      g_string_append (out, " }");
    }
  g_string_append (out, "]");
}

static void
write_object (GString *out, const OxbowTiledObject *object)
{
  g_string_append_printf (out, "        { \"id\": %d, ", object->id);
  write_member (out, "name", object->name != NULL ? object->name : "");
  g_string_append (out, ", ");
  write_member (out, "type", object->class);
  g_string_append (out, ", \"x\": ");
  write_number (out, object->at.x);
  g_string_append (out, ", \"y\": ");
  write_number (out, object->at.y);
  g_string_append (out, ", \"width\": 0, \"height\": 0, \"rotation\": 0, \"visible\": true, ");
  if (object->points->len > 0)
    write_points (out, object->points);
  else
    g_string_append (out, "\"point\": true");
  if (object->properties->len > 0)
    {
      g_string_append (out, ",\n          ");
      write_properties (out, object->properties, "          ");
    }
  g_string_append (out, " }");
}

static void
write_layer (GString *out, const OxbowTiledMap *map, const OxbowTiledLayer *layer, int id)
{
  g_string_append_printf (out, "    { \"id\": %d, ", id);
  write_member (out, "name", layer->name);
  g_string_append (out, ", \"opacity\": 1, \"visible\": true, \"x\": 0, \"y\": 0, ");
  if (layer->has_tiles)
    {
      const OxbowTiledArea *area = layer->areas->pdata[0];
      bool plain = layer->packing == OXBOW_TILED_PLAIN;
      g_string_append_printf (out, "\"type\": \"tilelayer\", \"width\": %d, \"height\": %d, \"encoding\": \"%s\", %s\n"
                                   "      \"data\": %s%s%s }",
                              map->width, map->height, plain ? "csv" : "base64",
                              plain ? "" : "\"compression\": \"zlib\", ",
                              plain ? "[" : "\"", area->text, plain ? "      ]" : "\"");
      return;
    }
  g_string_append (out, "\"type\": \"objectgroup\", \"draworder\": \"index\",\n      \"objects\": [");
  for (guint i = 0; i < layer->objects->len; i++)
    {
      g_string_append (out, i > 0 ? ",\n" : "\n");
      write_object (out, layer->objects->pdata[i]);
    }
  g_string_append (out, layer->objects->len > 0 ? "\n      ] }" : "] }");
}

GBytes *
oxbow_tiled_write_tmj (const OxbowTiledMap *map, const char *picture)
{
  GString *out = g_string_new ("{ \"type\": \"map\", \"version\": \"1.8\", \"orientation\": \"hexagonal\", "
                               "\"renderorder\": \"right-down\", \"infinite\": false,\n");
  g_string_append_printf (out, "  \"width\": %d, \"height\": %d, \"tilewidth\": %d, \"tileheight\": %d, "
                               "\"hexsidelength\": %d, \"staggeraxis\": \"%s\", \"staggerindex\": \"%s\",\n"
                               "  \"nextlayerid\": %u, \"nextobjectid\": %d,\n  ",
                          map->width, map->height, map->tile_width, map->tile_height, map->side_length,
                          map->flat ? "x" : "y", map->even ? "even" : "odd", map->layers->len + 1,
                          oxbow_tiled_map_last_object (map) + 1);
  write_properties (out, map->properties, "  ");
  g_string_append (out, ",\n  \"tilesets\": [\n");
  write_tileset (out, map, map->tilesets->pdata[0], picture);
  g_string_append (out, "\n  ],\n  \"layers\": [\n");
  for (guint i = 0; i < map->layers->len; i++)
    {
      write_layer (out, map, map->layers->pdata[i], i + 1);
      g_string_append (out, i + 1 < map->layers->len ? ",\n" : "\n");
    }
  g_string_append (out, "  ]\n}\n");
  return g_string_free_to_bytes (out);
}
