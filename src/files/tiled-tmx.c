/* tiled-tmx.c: Tiled's XML format, read and written
 *
 * Only what a map of ours needs is looked at; everything else that Tiled writes is passed over. A map that we write
 * carries its tiles' pictures within it and asks for no other file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/tiled-map.h"
#include "files/xml.h"
#include "files/xml-writer.h"
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* A whole decimal number with or without a fraction, and nothing else. */
static bool
parse_number (const char *text, const char **end, double *number)
{
  char *after;
  if (!g_ascii_isdigit (*text) && *text != '-' && *text != '.')
    return false;
  *number = g_ascii_strtod (text, &after);
  *end = after;
  size_t length = after - text;
  return length > 0 && strspn (text, "0123456789.-+eE") >= length && fabs (*number) <= 1e9;
}

/* Zero if it is not there. */
static bool
get_number (const OxbowXmlNode *node, const char *name, double *number, GError **error)
{
  const char *text = oxbow_xml_get (node, name), *end;
  *number = 0;
  if (text == NULL || (parse_number (text, &end, number) && *end == '\0'))
    return true;
  g_autofree char *quote = oxbow_xml_quote (text);
  return oxbow_xml_refuse (node, error, _("\"%s\" is \"%s\"; it should be a number between -1,000,000,000 and "
                                          "1,000,000,000."), name, quote);
}

static bool
get_integer (const OxbowXmlNode *node, const char *name, int *integer, GError **error)
{
  double number;
  if (!get_number (node, name, &number, error))
    return false;
  *integer = (int) number;
  return number == *integer || oxbow_xml_refuse (node, error, _("\"%s\" should be a whole number."), name);
}

/* "class" in Tiled 1.9, "type" before and after. */
static const char *
get_class (const OxbowXmlNode *node)
{
  const char *class = oxbow_xml_get (node, "class");
  return class != NULL ? class : oxbow_xml_get (node, "type");
}

/* A value of several lines stands as text. */
static void
add_property (const OxbowXmlNode *node, OxbowTiledProperties *properties)
{
  const char *name = oxbow_xml_get (node, "name"), *value = oxbow_xml_get (node, "value");
  const char *type = oxbow_xml_get (node, "type");
  if (name == NULL || g_strcmp0 (type, "class") == 0)
    return;
  if (value == NULL)
    value = node->text;
  if (g_strcmp0 (type, "bool") == 0)
    value = strcmp (value, "true") == 0 ? "yes" : "no";
  oxbow_tiled_properties_add (properties, name, value);
}

static void
read_properties (const OxbowXmlNode *node, OxbowTiledProperties *properties)
{
  const OxbowXmlNode *list = oxbow_xml_find (node, "properties");
  for (const OxbowXmlNode *item = list != NULL ? list->first : NULL; item != NULL; item = item->next)
    if (strcmp (item->name, "property") == 0)
      add_property (item, properties);
}

/* ---- tilesets ---- */

static bool
read_tile (const OxbowXmlNode *node, OxbowTiledTileset *tileset, GError **error)
{
  int id;
  if (!get_integer (node, "id", &id, error))
    return false;
  if (id < 0)
    return oxbow_xml_refuse (node, error, _("a tile's \"id\" is less than 0."));
  OxbowTiledTile *tile = oxbow_tiled_tileset_add (tileset, id, get_class (node), node->line);
  read_properties (node, tile->properties);
  return true;
}

static bool
read_tileset (OxbowTiledMap *map, const OxbowXmlNode *node, GError **error)
{
  int first;
  const char *source = oxbow_xml_get (node, "source");
  if (source != NULL)
    return oxbow_tiled_refuse_source (map, node->line, error, source);
  if (!get_integer (node, "firstgid", &first, error))
    return false;
  if (first < 1)
    return oxbow_xml_refuse (node, error, _("\"firstgid\" of a tileset should be 1 or more."));
  OxbowTiledTileset *tileset = oxbow_tiled_map_add_tileset (map, oxbow_xml_get (node, "name"), first, node->line);
  for (const OxbowXmlNode *item = node->first; item != NULL; item = item->next)
    if (strcmp (item->name, "tile") == 0 && !read_tile (item, tileset, error))
      return false;
  return true;
}

/* ---- layers ---- */

/* Tiled begins the tiles on the line after the tag. */
static bool
read_area (OxbowTiledLayer *layer, const OxbowXmlNode *size, const OxbowXmlNode *data, GError **error)
{
  OxbowTiledArea *area = oxbow_tiled_layer_add_area (layer, data->line + 1);
  area->text = g_strdup (data->text);
  return get_integer (size, "x", &area->x, error) && get_integer (size, "y", &area->y, error)
         && get_integer (size, "width", &area->width, error) && get_integer (size, "height", &area->height, error);
}

static bool
read_tile_layer (OxbowTiledMap *map, const OxbowXmlNode *node, GError **error)
{
  OxbowTiledLayer *layer = oxbow_tiled_map_add_layer (map, oxbow_xml_get (node, "name"), true, node->line);
  const OxbowXmlNode *data = oxbow_xml_find (node, "data");
  if (data == NULL)
    return oxbow_xml_refuse (node, error, _("the layer \"%s\" has no data."), layer->name);
  if (!oxbow_tiled_set_packing (map, layer, oxbow_xml_get (data, "encoding"), oxbow_xml_get (data, "compression"),
                                data->line, error))
    return false;
  if (!map->infinite)
    return read_area (layer, node, data, error);
  for (const OxbowXmlNode *chunk = data->first; chunk != NULL; chunk = chunk->next)
    if (strcmp (chunk->name, "chunk") == 0 && !read_area (layer, chunk, chunk, error))
      return false;
  return true;
}

/* "0,0 48,28": numbers in pairs. */
static bool
read_points (const OxbowXmlNode *node, OxbowTiledObject *object, GError **error)
{
  const char *at = oxbow_xml_get (node, "points");
  while (at != NULL && *at != '\0')
    {
      OxbowTiledPoint point;
      bool good = parse_number (at, &at, &point.x) && *at == ',' && parse_number (at + 1, &at, &point.y)
                  && (*at == ' ' || *at == '\0');
      if (!good)
        return oxbow_xml_refuse (node, error, _("\"points\" should be pairs of numbers, such as \"0,0 48,28\"."));
      g_array_append_val (object->points, point);
      at += *at == ' ';
    }
  return true;
}

static bool
read_place (const OxbowXmlNode *node, OxbowTiledObject *object, GError **error)
{
  double width, height;
  const OxbowXmlNode *line = oxbow_xml_find (node, "polyline");
  if (line == NULL)
    line = oxbow_xml_find (node, "polygon");
  if (!get_number (node, "x", &object->at.x, error) || !get_number (node, "y", &object->at.y, error)
      || !get_number (node, "width", &width, error) || !get_number (node, "height", &height, error)
      || !get_number (node, "rotation", &object->rotation, error)
      || (line != NULL && !read_points (line, object, error)))
    return false;
  oxbow_tiled_object_centre (object, width, height, oxbow_xml_get (node, "gid") != NULL);
  return true;
}

static bool
read_object (OxbowTiledMap *map, OxbowTiledLayer *layer, const OxbowXmlNode *node, GError **error)
{
  OxbowTiledObject *object = oxbow_tiled_layer_add_object (layer, node->line);
  const OxbowXmlNode *text = oxbow_xml_find (node, "text");
  object->name = g_strdup (oxbow_xml_get (node, "name"));
  object->class = g_strdup (get_class (node));
  if (text != NULL)
    object->text = g_strdup (text->text);
  if (oxbow_xml_get (node, "template") != NULL)
    return oxbow_tiled_refuse_template (map, node->line, error);
  read_properties (node, object->properties);
  return get_integer (node, "id", &object->id, error) && read_place (node, object, error);
}

static bool
read_object_layer (OxbowTiledMap *map, const OxbowXmlNode *node, GError **error)
{
  OxbowTiledLayer *layer = oxbow_tiled_map_add_layer (map, oxbow_xml_get (node, "name"), false, node->line);
  if (!get_number (node, "offsetx", &layer->offset.x, error) || !get_number (node, "offsety", &layer->offset.y, error))
    return false;
  for (const OxbowXmlNode *item = node->first; item != NULL; item = item->next)
    if (strcmp (item->name, "object") == 0 && !read_object (map, layer, item, error))
      return false;
  return true;
}

/* Layers may stand in groups of layers; these nest no deeper than elements may. */
static bool
read_layers (OxbowTiledMap *map, const OxbowXmlNode *parent, GError **error)
{
  for (const OxbowXmlNode *item = parent->first; item != NULL; item = item->next)
    if ((strcmp (item->name, "layer") == 0 && !read_tile_layer (map, item, error))
        || (strcmp (item->name, "objectgroup") == 0 && !read_object_layer (map, item, error))
        || (strcmp (item->name, "group") == 0 && !read_layers (map, item, error)))
      return false;
  return true;
}

/* ---- the map ---- */

static bool
read_head (OxbowTiledMap *map, const OxbowXmlNode *root, GError **error)
{
  const OxbowXmlNode *properties = oxbow_xml_find (root, "properties");
  map->line = root->line;
  map->properties_line = properties != NULL ? properties->line : root->line;
  map->infinite = g_strcmp0 (oxbow_xml_get (root, "infinite"), "1") == 0;
  return oxbow_tiled_set_orientation (map, oxbow_xml_get (root, "orientation"), oxbow_xml_get (root, "staggeraxis"),
                                      oxbow_xml_get (root, "staggerindex"), root->line, error)
         && get_integer (root, "width", &map->width, error) && get_integer (root, "height", &map->height, error)
         && get_integer (root, "tilewidth", &map->tile_width, error)
         && get_integer (root, "tileheight", &map->tile_height, error)
         && get_integer (root, "hexsidelength", &map->side_length, error)
         && oxbow_tiled_check_size (map, root->line, error);
}

bool
oxbow_tiled_read_tmx (OxbowTiledMap *map, const char *bytes, size_t length, GError **error)
{
  static const OxbowXmlDialect dialect = { N_("a Tiled map"), "map", NULL, OXBOW_XML_MAX_BYTES };
  g_autoptr (OxbowXml) xml = oxbow_xml_parse_dialect (bytes, length, map->name, &dialect, error);
  if (xml->root == NULL || !read_head (map, xml->root, error))
    return false;
  read_properties (xml->root, map->properties);
  for (const OxbowXmlNode *item = xml->root->first; item != NULL; item = item->next)
    if (strcmp (item->name, "tileset") == 0 && !read_tileset (map, item, error))
      return false;
  return read_layers (map, xml->root, error);
}

/* ---- writing ---- */

static void
write_double (OxbowXmlWriter *writer, const char *name, double number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  oxbow_xml_writer_attribute (writer, name, g_ascii_formatd (digits, sizeof digits, "%.10g", number));
}

static void
write_properties (OxbowXmlWriter *writer, const OxbowTiledProperties *properties)
{
  if (properties->len == 0)
    return;
  oxbow_xml_writer_start (writer, "properties");
  for (guint i = 0; i < properties->len; i += 2)
    {
      const char *name = properties->pdata[i];
      oxbow_xml_writer_start (writer, "property");
      oxbow_xml_writer_attribute (writer, "name", name);
      oxbow_xml_writer_attribute (writer, "type", g_str_equal (name, OXBOW_TILED_INSIDE) ? "object" : NULL);
      oxbow_xml_writer_attribute (writer, "value", properties->pdata[i + 1]);
      oxbow_xml_writer_end (writer);
    }
  oxbow_xml_writer_end (writer);
}

static void
write_picture (OxbowXmlWriter *writer, const OxbowTiledMap *map, const OxbowPalette *palette, int i)
{
  g_autoptr (GBytes) png = oxbow_tiled_draw_tiles (palette, map->flat ? OXBOW_FLAT : OXBOW_POINTY, i, 1);
  gsize length;
  const guchar *bytes = g_bytes_get_data (png, &length);
  g_autofree char *text = g_base64_encode (bytes, length);
  oxbow_xml_writer_start (writer, "image");
  oxbow_xml_writer_number (writer, "width", map->tile_width);
  oxbow_xml_writer_number (writer, "height", map->tile_height);
  oxbow_xml_writer_attribute (writer, "format", "png");
  oxbow_xml_writer_start (writer, "data");
  oxbow_xml_writer_attribute (writer, "encoding", "base64");
  oxbow_xml_writer_text (writer, text, strlen (text));
  oxbow_xml_writer_end (writer);
  oxbow_xml_writer_end (writer);
}

static void
write_tileset (OxbowXmlWriter *writer, const OxbowTiledMap *map, const OxbowPalette *palette)
{
  const OxbowTiledTileset *tileset = map->tilesets->pdata[0];
  oxbow_xml_writer_start (writer, "tileset");
  oxbow_xml_writer_number (writer, "firstgid", tileset->first);
  oxbow_xml_writer_attribute (writer, "name", tileset->name);
  oxbow_xml_writer_number (writer, "tilewidth", map->tile_width);
  oxbow_xml_writer_number (writer, "tileheight", map->tile_height);
  oxbow_xml_writer_number (writer, "tilecount", tileset->tiles->len);
  oxbow_xml_writer_number (writer, "columns", 0);
  for (guint i = 0; i < tileset->tiles->len; i++)
    {
      const OxbowTiledTile *tile = tileset->tiles->pdata[i];
      oxbow_xml_writer_start (writer, "tile");
      oxbow_xml_writer_number (writer, "id", tile->id);
      oxbow_xml_writer_attribute (writer, "type", tile->class);
      write_picture (writer, map, palette, i);
      oxbow_xml_writer_end (writer);
    }
  oxbow_xml_writer_end (writer);
}

static void
write_tiles (OxbowXmlWriter *writer, const OxbowTiledLayer *layer)
{
  const OxbowTiledArea *area = layer->areas->pdata[0];
  bool plain = layer->packing == OXBOW_TILED_PLAIN;
  oxbow_xml_writer_number (writer, "width", area->width);
  oxbow_xml_writer_number (writer, "height", area->height);
  oxbow_xml_writer_start (writer, "data");
  oxbow_xml_writer_attribute (writer, "encoding", plain ? "csv" : "base64");
  oxbow_xml_writer_attribute (writer, "compression", plain ? NULL : "zlib");
  oxbow_xml_writer_text (writer, area->text, strlen (area->text));
  oxbow_xml_writer_end (writer);
}

static void
write_points (OxbowXmlWriter *writer, const GArray *points)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  for (guint i = 0; i < points->len; i++)
    {
      OxbowTiledPoint point = g_array_index (points, OxbowTiledPoint, i);
      g_string_append_printf (text, "%s%s,", i > 0 ? " " : "",
                              g_ascii_formatd (digits, sizeof digits, "%.10g", point.x));
      g_string_append (text, g_ascii_formatd (digits, sizeof digits, "%.10g", point.y));
    }
  oxbow_xml_writer_start (writer, "polyline");
  oxbow_xml_writer_attribute (writer, "points", text->str);
  oxbow_xml_writer_end (writer);
}

static void
write_object (OxbowXmlWriter *writer, const OxbowTiledObject *object)
{
  oxbow_xml_writer_start (writer, "object");
  oxbow_xml_writer_number (writer, "id", object->id);
  oxbow_xml_writer_attribute (writer, "name", object->name);
  oxbow_xml_writer_attribute (writer, "type", object->class);
  write_double (writer, "x", object->at.x);
  write_double (writer, "y", object->at.y);
  write_properties (writer, object->properties);
  if (object->points->len > 0)
    write_points (writer, object->points);
  else
    {
      oxbow_xml_writer_start (writer, "point");
      oxbow_xml_writer_end (writer);
    }
  oxbow_xml_writer_end (writer);
}

static void
write_layer (OxbowXmlWriter *writer, const OxbowTiledLayer *layer, int id)
{
  oxbow_xml_writer_start (writer, layer->has_tiles ? "layer" : "objectgroup");
  if (!layer->has_tiles)
    oxbow_xml_writer_attribute (writer, "draworder", "index");
  oxbow_xml_writer_number (writer, "id", id);
  oxbow_xml_writer_attribute (writer, "name", layer->name);
  if (layer->has_tiles)
    write_tiles (writer, layer);
  for (guint i = 0; i < layer->objects->len; i++)
    write_object (writer, layer->objects->pdata[i]);
  oxbow_xml_writer_end (writer);
}

static void
write_head (OxbowXmlWriter *writer, const OxbowTiledMap *map)
{
  oxbow_xml_writer_attribute (writer, "version", "1.8");
  oxbow_xml_writer_attribute (writer, "orientation", "hexagonal");
  oxbow_xml_writer_attribute (writer, "renderorder", "right-down");
  oxbow_xml_writer_number (writer, "width", map->width);
  oxbow_xml_writer_number (writer, "height", map->height);
  oxbow_xml_writer_number (writer, "tilewidth", map->tile_width);
  oxbow_xml_writer_number (writer, "tileheight", map->tile_height);
  oxbow_xml_writer_number (writer, "infinite", 0);
  oxbow_xml_writer_number (writer, "hexsidelength", map->side_length);
  oxbow_xml_writer_attribute (writer, "staggeraxis", map->flat ? "x" : "y");
  oxbow_xml_writer_attribute (writer, "staggerindex", map->even ? "even" : "odd");
  oxbow_xml_writer_number (writer, "nextlayerid", map->layers->len + 1);
  oxbow_xml_writer_number (writer, "nextobjectid", oxbow_tiled_map_last_object (map) + 1);
}

GBytes *
oxbow_tiled_write_tmx (const OxbowTiledMap *map, const OxbowPalette *palette)
{
  OxbowXmlWriter writer;
  oxbow_xml_writer_init (&writer);
  oxbow_xml_writer_start (&writer, "map");
  write_head (&writer, map);
  write_properties (&writer, map->properties);
  write_tileset (&writer, map, palette);
  for (guint i = 0; i < map->layers->len; i++)
    write_layer (&writer, map->layers->pdata[i], i + 1);
  oxbow_xml_writer_end (&writer);
  return oxbow_xml_writer_finish (&writer);
}
