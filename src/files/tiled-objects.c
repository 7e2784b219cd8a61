/* tiled-objects.c: records as objects of Tiled, and back
 *
 * An object layer is one of the scenario's lists, an object one record of it. Where an object stands is all that tells
 * which cells it lies on, so that it can be moved in Tiled; a record without cells stands above the map. What kinds
 * and attributes a game knows is not asked here but by the check of the scenario; names must only be
 * such as our own files can hold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/tiled-objects.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_DEPTH 16
#define MAX_OBJECT_CELLS 65536
#define MAX_ATTRIBUTES 64

typedef enum
{
  ON_CELL,
  ON_EDGE,
  ON_TWO_CELLS,
  ANYWHERE,
} Place;

typedef struct
{
  const char *layer;
  Place place;
  bool always;                  /* the layer is written even if nothing is on it and the game's palette has no list */
} List;

static const List lists[] = {
  { "features", ON_CELL }, { "edges", ON_EDGE }, { "groups", ANYWHERE }, { "links", ON_TWO_CELLS },
  { "labels", ON_CELL, true }, { "pieces", ANYWHERE }, { "tables", ANYWHERE },
};

static GPtrArray *
records_of (const OxbowScenario *scenario, guint list)
{
  const OxbowMap *map = scenario->map;
  GPtrArray *const records[] = {
    map->features, map->edges, map->groups, map->links, map->labels, scenario->pieces, scenario->tables,
  };
  return records[list];
}

static const OxbowRecordKind *
kinds_of (const OxbowPalette *palette, guint list)
{
  const OxbowRecordKind *const kinds[] = {
    palette->features, palette->edges, palette->groups, palette->links, NULL, palette->pieces, palette->tables,
  };
  return kinds[list];
}

/* The attribute that is an object's name in Tiled, or NULL. */
static const char *
naming_attribute (const OxbowPalette *palette, guint list, const char *kind_name)
{
  if (strcmp (lists[list].layer, "labels") == 0)
    return "text";
  const OxbowRecordKind *kinds = kinds_of (palette, list);
  const OxbowRecordKind *kind = kinds != NULL ? oxbow_record_kind_find (kinds, kind_name) : NULL;
  for (const OxbowAttribute *attribute = kind != NULL ? kind->attributes : NULL;
       attribute != NULL && attribute->name != NULL; attribute++)
    if (strcmp (attribute->name, "id") == 0)
      return "id";
  return NULL;
}

/* ---- in ---- */

typedef struct
{
  OxbowRecord *record;
  int depth;
} Known;

typedef struct
{
  const OxbowTiledMap *map;
  const OxbowTiledLayer *layer;
  const OxbowTiledLayout *layout;
  OxbowScenario *scenario;
  guint list;
  GHashTable *known;            /* from an object's id to Known */
  GError **error;
} Reading;

static bool
is_name (const char *text)
{
  if (!g_ascii_isalpha (*text) && *text != '_')
    return false;
  for (; *text != '\0'; text++)
    if (!g_ascii_isalnum (*text) && *text != '-' && *text != '_')
      return false;
  return true;
}

static bool
take_cell (const Reading *reading, const OxbowTiledObject *object, OxbowTiledPoint point, OxbowRecord *record)
{
  OxbowCell cell = oxbow_tiled_find_cell (reading->layout, point);
  if (cell == OXBOW_NO_CELL)
    return false;
  g_array_append_val (record->cells, cell);
  return true;
}

static bool
refuse_place (const Reading *reading, const OxbowTiledObject *object, const char *sentence)
{
  return oxbow_tiled_refuse (reading->map, object->line, reading->error, _("object %d on the layer \"%s\": %s"),
                             object->id, reading->layer->name, sentence);
}

static bool
place_points (const Reading *reading, const OxbowTiledObject *object, OxbowTiledPoint at, OxbowRecord *record)
{
  if (object->rotation != 0)
    return refuse_place (reading, object, _("it is turned, and so its cells cannot be told; set its rotation to 0."));
  if (object->points->len > MAX_OBJECT_CELLS)
    return refuse_place (reading, object, _("it has more points than a map can need."));
  for (guint i = 0; i < object->points->len; i++)
    {
      OxbowTiledPoint point = g_array_index (object->points, OxbowTiledPoint, i);
      if (!take_cell (reading, object, (OxbowTiledPoint) { at.x + point.x, at.y + point.y }, record))
        return refuse_place (reading, object, _("one of its points lies beside the map."));
    }
  return true;
}

static bool
find_place (const Reading *reading, const OxbowTiledObject *object, OxbowRecord *record)
{
  OxbowTiledPoint at = { object->at.x + reading->layer->offset.x, object->at.y + reading->layer->offset.y };
  Place place = lists[reading->list].place;
  if (place == ON_EDGE)
    {
      record->edge = oxbow_tiled_find_edge (reading->layout, at);
      return record->edge != OXBOW_NO_EDGE
             || refuse_place (reading, object, _("it lies on no side of a cell of the map."));
    }
  if (object->points->len > 0)
    {
      if (!place_points (reading, object, at, record))
        return false;
    }
  else
    take_cell (reading, object, at, record);
  if (place == ON_CELL && record->cells->len != 1)
    return refuse_place (reading, object, _("it should lie on one cell of the map."));
  if (place == ON_TWO_CELLS && record->cells->len != 2)
    return refuse_place (reading, object, _("it should be a polyline from one cell to another."));
  return true;
}

static bool
take_attributes (const Reading *reading, const OxbowTiledObject *object, OxbowRecord *record)
{
  /* In our files the rows of tables are elements of their own name, so an attribute of theirs may be called "kind". */
  static const char *const ours[] = { "at", "xmlns", "kind", NULL }, *const ours_in_tables[] = { "at", "xmlns", NULL };
  bool is_table = g_strcmp0 (reading->layer->name, "tables") == 0;
  if (object->properties->len > 2 * MAX_ATTRIBUTES)
    return refuse_place (reading, object, _("it has more properties than anything can need."));
  for (guint i = 0; i < object->properties->len; i += 2)
    {
      const char *name = object->properties->pdata[i];
      if (strcmp (name, OXBOW_TILED_INSIDE) == 0)
        continue;
      if (!is_name (name) || g_strv_contains (is_table ? ours_in_tables : ours, name))
        return oxbow_tiled_refuse (
            reading->map, object->line, reading->error,
            _("object %d on the layer \"%s\" has a property \"%s\", and nothing can have an attribute "
               "of that name."),
            object->id, reading->layer->name, name);
      oxbow_record_set (record, name, object->properties->pdata[i + 1]);
    }
  return true;
}

/* The name goes before all other attributes, as it is written. */
static void
take_name (const Reading *reading, const OxbowTiledObject *object, OxbowRecord *record)
{
  const char *attribute = naming_attribute (reading->scenario->ruleset->palette, reading->list, record->kind);
  const char *name = object->name != NULL && *object->name != '\0' ? object->name : object->text;
  if (attribute != NULL && name != NULL && oxbow_tiled_properties_get (object->properties, attribute) == NULL)
    oxbow_record_set (record, attribute, name);
}

/* Where the record goes: to the scenario's list, or into the one that it is part of. */
static bool
add_record (const Reading *reading, const OxbowTiledObject *object, OxbowRecord *record)
{
  const char *inside = oxbow_tiled_properties_get (object->properties, OXBOW_TILED_INSIDE);
  int depth = 0;
  if (inside == NULL || strcmp (inside, "0") == 0)
    g_ptr_array_add (records_of (reading->scenario, reading->list), record);
  else
    {
      gpointer id = GINT_TO_POINTER ((int) g_ascii_strtoll (inside, NULL, 10));
      const Known *outer = g_hash_table_lookup (reading->known, id);
      if (outer == NULL || outer->depth == MAX_DEPTH)
        {
          oxbow_record_free (record);
          return refuse_place (reading, object,
                               outer == NULL ? _("the object that it is part of should stand before it.")
                                             : _("it is nested deeper than a game can need."));
        }
      depth = outer->depth + 1;
      oxbow_record_add (outer->record, record);
    }
  Known *known = g_new (Known, 1);
  *known = (Known) { record, depth };
  g_hash_table_replace (reading->known, GINT_TO_POINTER (object->id), known);
  return true;
}

static bool
read_object (const Reading *reading, const OxbowTiledObject *object)
{
  const char *kind = object->class;
  if ((kind == NULL || *kind == '\0') && strcmp (lists[reading->list].layer, "labels") == 0)
    kind = "label";
  if (kind == NULL || !is_name (kind))
    return refuse_place (reading, object,
                         _("its class should say what it is, in a word of letters, digits and hyphens."));

  g_autoptr (OxbowRecord) record = oxbow_record_new (kind);
  record->line = object->line;
  take_name (reading, object, record);
  return take_attributes (reading, object, record) && find_place (reading, object, record)
         && add_record (reading, object, g_steal_pointer (&record));
}

static bool
read_layer (Reading *reading)
{
  for (guint i = 0; i < reading->layer->objects->len; i++)
    if (!read_object (reading, reading->layer->objects->pdata[i]))
      return false;
  return true;
}

bool
oxbow_tiled_read_objects (const OxbowTiledMap *map, const OxbowTiledLayout *layout, OxbowScenario *scenario,
                          GError **error)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  for (guint i = 0; i < map->layers->len; i++)
    for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
      {
        Reading reading = { map, map->layers->pdata[i], layout, scenario, list, known, error };
        if (!reading.layer->has_tiles && g_ascii_strcasecmp (reading.layer->name, lists[list].layer) == 0
            && !read_layer (&reading))
          return false;
      }
  return true;
}

/* ---- out ---- */

typedef struct
{
  const OxbowTiledLayout *layout;
  const OxbowPalette *palette;
  OxbowTiledLayer *layer;
  guint list;
  int *last_id;
  int n_homeless;               /* without a cell, in a row above the map */
} Writing;

static OxbowTiledPoint
homeless_place (Writing *writing)
{
  const OxbowTiledLayout *layout = writing->layout;
  return (OxbowTiledPoint) { (writing->n_homeless++ + 0.5) * layout->tile_width,
                             -(writing->list + 1.0) * layout->tile_height };
}

static void
write_place (Writing *writing, const OxbowRecord *record, OxbowTiledObject *object)
{
  if (record->edge != OXBOW_NO_EDGE)
    object->at = oxbow_tiled_layout_edge (writing->layout, record->edge);
  else if (record->cells->len == 0)
    object->at = homeless_place (writing);
  else
    object->at = oxbow_tiled_layout_cell (writing->layout, g_array_index (record->cells, OxbowCell, 0));

  for (guint i = 0; i < record->cells->len && record->cells->len > 1; i++)
    {
      OxbowTiledPoint point = oxbow_tiled_layout_cell (writing->layout, g_array_index (record->cells, OxbowCell, i));
      point.x -= object->at.x;
      point.y -= object->at.y;
      g_array_append_val (object->points, point);
    }
}

static void
write_record (Writing *writing, const OxbowRecord *record, int inside)
{
  OxbowTiledObject *object = oxbow_tiled_layer_add_object (writing->layer, 0);
  object->id = ++*writing->last_id;
  object->class = g_strdup (record->kind);
  write_place (writing, record, object);
  if (inside != 0)
    {
      g_autofree char *id = g_strdup_printf ("%d", inside);
      oxbow_tiled_properties_add (object->properties, OXBOW_TILED_INSIDE, id);
    }

  const char *naming = naming_attribute (writing->palette, writing->list, record->kind);
  for (guint i = 0; i < record->attributes->len; i += 2)
    {
      const char *name = record->attributes->pdata[i], *value = record->attributes->pdata[i + 1];
      if (i == 0 && *value != '\0' && g_strcmp0 (name, naming) == 0)
        object->name = g_strdup (value);
      else
        oxbow_tiled_properties_add (object->properties, name, value);
    }
  int id = object->id;
  for (guint i = 0; i < record->children->len; i++)
    write_record (writing, record->children->pdata[i], id);
}

void
oxbow_tiled_write_objects (OxbowTiledMap *map, const OxbowTiledLayout *layout, const OxbowScenario *scenario)
{
  const OxbowPalette *palette = scenario->ruleset->palette;
  int last_id = 0;
  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    {
      const GPtrArray *records = records_of (scenario, list);
      if (records->len == 0 && kinds_of (palette, list) == NULL && !lists[list].always)
        continue;
      OxbowTiledLayer *layer = oxbow_tiled_map_add_layer (map, lists[list].layer, false, 0);
      Writing writing = { layout, palette, layer, list, &last_id, 0 };
      for (guint i = 0; i < records->len; i++)
        write_record (&writing, records->pdata[i], 0);
    }
}
