/* map-xml.c: a map read and written
 *
 * Rows of letters with a legend, then what lies on the cells. The declared size is held against the rows that are
 * there before a cell is allocated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/map-xml.h"

#include "core/word.h"
#include "files/record-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const orientations[] = { "flat", "pointy", NULL };

typedef struct
{
  char code[256];       /* the palette's letter for the file's */
  int line[256];        /* where the file says so; 0: it does not */
} Legend;

/* The legend */

static bool
refuse_terrain (const OxbowXmlNode *node, const OxbowPalette *palette, const char *name, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  for (const OxbowTerrain *terrain = palette->terrains; terrain->code != '\0'; terrain++)
    g_ptr_array_add (names, (char *) terrain->name);
  g_ptr_array_add (names, NULL);
  const char *meant = oxbow_word_nearest (name, (const char *const *) names->pdata);
  g_autofree char *shown = oxbow_xml_quote (name);
  if (meant != NULL)
    return oxbow_xml_refuse (node, error, _("this game has no terrain \"%s\". Was \"%s\" meant?"), shown, meant);
  return oxbow_xml_refuse (node, error, _("this game has no terrain \"%s\"."), shown);
}

static bool
read_letter (const OxbowXmlNode *node, const OxbowPalette *palette, Legend *legend, GError **error)
{
  static const char *const attributes[] = { "letter", "terrain", NULL }, *const none[] = { NULL };
  if (!oxbow_xml_check_attributes (node, attributes, error) || !oxbow_xml_check_children (node, none, error))
    return false;
  const char *letter = oxbow_xml_require (node, "letter", error);
  const char *name = letter != NULL ? oxbow_xml_require (node, "terrain", error) : NULL;
  if (name == NULL)
    return false;
  if (strlen (letter) != 1 || !g_ascii_isgraph (*letter))
    {
      g_autofree char *shown = oxbow_xml_quote (letter);
      return oxbow_xml_refuse (node, error, _("a terrain's letter is one letter, digit or sign of ASCII, not \"%s\"."),
                               shown);
    }
  const OxbowTerrain *terrain = oxbow_palette_find_terrain_named (palette, name);
  if (terrain == NULL)
    return refuse_terrain (node, palette, name, error);
  int i = *letter;
  if (legend->line[i] != 0)
    return oxbow_xml_refuse (node, error, _("the letter \"%s\" has a meaning in line %d already."), letter,
                             legend->line[i]);
  legend->code[i] = terrain->code;
  legend->line[i] = node->line;
  return true;
}

/* The rows */

static bool
refuse_width (const OxbowXmlNode *row, int number, int length, int width, GError **error)
{
  return oxbow_xml_refuse (row, error,
                           ngettext ("terrain row %d has %d letters, but the map is %d cell wide.",
                                     "terrain row %d has %d letters, but the map is %d cells wide.", (gulong) width),
                           number, length, width);
}

static bool
refuse_letter (const OxbowXmlNode *row, int number, int column, GError **error)
{
  const char *letter = row->text + column;
  return oxbow_xml_refuse (row, error, _("terrain row %d, letter %d: no legend says what \"%.*s\" is."), number + 1,
                           column + 1, (int) (g_utf8_next_char (letter) - letter), letter);
}

/* Eight at a time: maps have millions of cells, and a loop for each costs twice as much. */
static void
translate (const char *text, const char *code, char *cells, int n)
{
  const unsigned char *letters = (const unsigned char *) text;
  int i = 0;
  for (; i + 8 <= n; i += 8)
    {
      const char eight[8] = { code[letters[i]],     code[letters[i + 1]], code[letters[i + 2]], code[letters[i + 3]],
                              code[letters[i + 4]], code[letters[i + 5]], code[letters[i + 6]], code[letters[i + 7]] };
      memcpy (cells + i, eight, sizeof eight);
    }
  for (; i < n; i++)
    cells[i] = code[letters[i]];
}

/* A letter that no legend explains has no code. They are looked for once a row: maps have millions of cells. */
static bool
read_row (const OxbowXmlNode *row, const Legend *legend, OxbowMap *map, int number, GError **error)
{
  int width = map->grid.width;
  const char *text = row->text, *code = legend->code;
  char *cells = map->terrain + (size_t) number * (size_t) width;
  translate (text, code, cells, width);

  const char *unknown = memchr (cells, '\0', (size_t) width);
  if (unknown != NULL)
    return refuse_letter (row, number, (int) (unknown - cells), error);
  map->row_lines[number] = row->line;
  return true;
}

/* All rows are there and each is as long as it should be: only then is the map made. */
static bool
check_rows (const OxbowXmlNode *node, int width, int height, GError **error)
{
  static const char *const none[] = { NULL };
  int n = 0;
  for (const OxbowXmlNode *row = node->first; row != NULL; row = row->next)
    if (strcmp (row->name, "row") == 0)
      {
        size_t length = strlen (row->text);
        n++;
        if (!oxbow_xml_check_leaf (row, error) || !oxbow_xml_check_attributes (row, none, error))
          return false;
        if (length != (size_t) width)
          return refuse_width (row, n, (int) g_utf8_strlen (row->text, -1), width, error);
      }
  if (n != height)
    return oxbow_xml_refuse (node, error,
                             ngettext ("the map has %d terrain row, but says that it has %d.",
                                       "the map has %d terrain rows, but says that it has %d.", (gulong) n),
                             n, height);
  return true;
}

static OxbowMap *
read_terrain (const OxbowXmlNode *node, const OxbowPalette *palette, GError **error)
{
  int orientation = OXBOW_FLAT, width = 0, height = 0, n = 0;
  if (oxbow_xml_require (node, "columns", error) == NULL || oxbow_xml_require (node, "rows", error) == NULL
      || !oxbow_xml_get_word (node, "orientation", orientations, &orientation, error)
      || !oxbow_xml_get_number (node, "columns", 1, OXBOW_MAX_SIDE, &width, error)
      || !oxbow_xml_get_number (node, "rows", 1, OXBOW_MAX_SIDE, &height, error)
      || !check_rows (node, width, height, error))
    return NULL;

  Legend legend = { 0 };
  for (const OxbowXmlNode *child = node->first; child != NULL; child = child->next)
    if (strcmp (child->name, "legend") == 0 && !read_letter (child, palette, &legend, error))
      return NULL;

  g_autoptr (OxbowMap) map = oxbow_map_new ((OxbowOrientation) orientation, width, height, palette->blank);
  map->row_lines = g_new0 (int, height);
  for (const OxbowXmlNode *child = node->first; child != NULL; child = child->next)
    if (strcmp (child->name, "row") == 0 && !read_row (child, &legend, map, n++, error))
      return NULL;
  return g_steal_pointer (&map);
}

/* What lies on the cells */

/* A table from where a thing lies (and its kind) to the thing itself. */
static bool
is_taken (GHashTable *taken, const OxbowRecord *record, int place, const OxbowRecord **other)
{
  g_autofree char *key = g_strdup_printf ("%d %s", place, record->kind);
  *other = g_hash_table_lookup (taken, key);
  if (*other == NULL)
    g_hash_table_insert (taken, g_steal_pointer (&key), (gpointer) record);
  return *other != NULL;
}

static bool
check_features (GPtrArray *features, OxbowXml *xml, const OxbowGrid *grid, GError **error)
{
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < features->len; i++)
    {
      const OxbowRecord *record = features->pdata[i], *other;
      OxbowCell cell = g_array_index (record->cells, OxbowCell, 0);
      if (is_taken (taken, record, cell, &other))
        return oxbow_xml_refuse_at (xml, record->line, error, _("%s has a %s by line %d already."),
                                    OXBOW_CELL_NAME (grid, cell), record->kind, other->line);
    }
  return true;
}

static bool
are_alike (const OxbowRecord *a, const OxbowRecord *b)
{
  bool alike = a->attributes->len == b->attributes->len && a->children->len == 0 && b->children->len == 0;
  for (guint i = 0; alike && i < a->attributes->len; i += 2)
    alike = g_strcmp0 (a->attributes->pdata[i + 1], oxbow_record_get (b, a->attributes->pdata[i])) == 0;
  return alike;
}

/* One edge has two spellings: a file that says the same by both means it once. */
static bool
keep_edges_once (GPtrArray *edges, OxbowXml *xml, const OxbowGrid *grid, GError **error)
{
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_kept = 0;
  for (guint i = 0; i < edges->len; i++)
    {
      gpointer edge = edges->pdata[i];
      const OxbowRecord *record = edge, *other;
      if (is_taken (taken, record, record->edge, &other) && !are_alike (record, other))
        return oxbow_xml_refuse_at (xml, record->line, error,
                                    _("%s has a %s by line %d already, and that one is different."),
                                    OXBOW_EDGE_NAME (grid, record->edge), record->kind, other->line);
      /* Those to go are gathered behind those to stay, and go together. */
      if (other == NULL)
        {
          edges->pdata[i] = edges->pdata[n_kept];
          edges->pdata[n_kept++] = edge;
        }
    }
  g_ptr_array_set_size (edges, (int) n_kept);
  return true;
}

typedef struct
{
  const char *element;
  GPtrArray *records;
  const OxbowRecordKind *kinds;
  OxbowAt at;
} Layer;

static const char *const label_styles[] = { "place", "region", "district", NULL };
static const OxbowAttribute label_attributes[] = {
  { "text", OXBOW_VALUE_TEXT, true, .is_prose = true },
  { "style", OXBOW_VALUE_WORD, .words = label_styles },
  { NULL }
};
static const OxbowRecordKind label_kinds[] = { { "label", NULL, label_attributes }, { NULL } };

#define N_LAYERS 5

static void
list_layers (const OxbowMap *map, const OxbowPalette *palette, Layer layers[N_LAYERS])
{
  layers[0] = (Layer){ "feature", map->features, palette->features, OXBOW_AT_ONE_CELL };
  layers[1] = (Layer){ "edge", map->edges, palette->edges, OXBOW_AT_EDGE };
  layers[2] = (Layer){ "group", map->groups, palette->groups, OXBOW_AT_CELLS };
  layers[3] = (Layer){ "link", map->links, palette->links, OXBOW_AT_TWO_CELLS };
  layers[4] = (Layer){ "label", map->labels, label_kinds, OXBOW_AT_ONE_CELL };
}

static bool
read_layer (const OxbowXmlNode *node, const Layer *layer, const OxbowMap *map, const OxbowPalette *palette,
            GError **error)
{
  bool is_label = layer->kinds == label_kinds;
  OxbowRecordForm form = { .element = is_label ? NULL : layer->element,
                           .at = layer->at,
                           .kinds = layer->kinds,
                           .map = map,
                           .palette = palette,
                           .may_lie_outside = is_label };
  for (const OxbowXmlNode *child = node->first; child != NULL; child = child->next)
    {
      if (strcmp (child->name, layer->element) != 0)
        continue;
      OxbowRecord *record = oxbow_record_from_xml (child, &form, error);
      if (record == NULL)
        return false;
      g_ptr_array_add (layer->records, record);
    }
  return oxbow_records_check_ids (layer->records, node->xml, error);
}

OxbowMap *
oxbow_map_from_xml (const OxbowXmlNode *node, const OxbowPalette *palette, GError **error)
{
  static const char *const attributes[] = { "orientation", "columns", "rows", NULL };
  static const char *const children[] = { "legend", "row", "feature", "edge", "group", "link", "label", NULL };
  if (!oxbow_xml_check_attributes (node, attributes, error) || !oxbow_xml_check_children (node, children, error))
    return NULL;
  g_autoptr (OxbowMap) map = read_terrain (node, palette, error);
  if (map == NULL)
    return NULL;

  Layer layers[N_LAYERS];
  list_layers (map, palette, layers);
  for (int i = 0; i < N_LAYERS; i++)
    if (!read_layer (node, &layers[i], map, palette, error))
      return NULL;
  if (!check_features (map->features, node->xml, &map->grid, error)
      || !keep_edges_once (map->edges, node->xml, &map->grid, error))
    return NULL;
  return g_steal_pointer (&map);
}

/* Writing: the letters are the palette's own, and the legend has those that occur. */

static void
write_legend (const OxbowMap *map, const OxbowPalette *palette, OxbowXmlWriter *writer)
{
  bool occurs[256] = { false };
  size_t n = (size_t) oxbow_grid_n_cells (&map->grid);
  for (size_t i = 0; i < n; i++)
    occurs[(unsigned char) map->terrain[i]] = true;
  for (const OxbowTerrain *terrain = palette->terrains; terrain->code != '\0'; terrain++)
    if (occurs[(unsigned char) terrain->code])
      {
        oxbow_xml_writer_start (writer, "legend");
        oxbow_xml_writer_attribute (writer, "letter", (const char[]){ terrain->code, '\0' });
        oxbow_xml_writer_attribute (writer, "terrain", terrain->name);
        oxbow_xml_writer_end (writer);
      }
}

void
oxbow_map_to_xml (const OxbowMap *map, const OxbowPalette *palette, OxbowXmlWriter *writer)
{
  size_t width = (size_t) map->grid.width;
  oxbow_xml_writer_start (writer, "map");
  oxbow_xml_writer_attribute (writer, "orientation", orientations[map->grid.orientation]);
  oxbow_xml_writer_number (writer, "columns", map->grid.width);
  oxbow_xml_writer_number (writer, "rows", map->grid.height);
  write_legend (map, palette, writer);
  for (int row = 0; row < map->grid.height; row++)
    {
      oxbow_xml_writer_start (writer, "row");
      oxbow_xml_writer_text (writer, map->terrain + (size_t) row * width, width);
      oxbow_xml_writer_end (writer);
    }

  Layer layers[N_LAYERS];
  list_layers (map, palette, layers);
  for (int i = 0; i < N_LAYERS; i++)
    for (guint j = 0; j < layers[i].records->len; j++)
      oxbow_record_to_xml (layers[i].records->pdata[j], &map->grid,
                           layers[i].kinds == label_kinds ? NULL : layers[i].element, writer);
  oxbow_xml_writer_end (writer);
}
