/* record-xml.c: records read and written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/record-xml.h"

#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static bool
is_cell_of_map (const OxbowRecordForm *form, OxbowCell cell)
{
  if (cell == OXBOW_NO_CELL)
    return false;
  const OxbowTerrain *terrain = oxbow_palette_find_terrain (form->palette, form->map->terrain[cell]);
  return terrain == NULL || !terrain->outside;
}

static bool
add_cell (OxbowRecord *record, const OxbowXmlNode *node, const OxbowRecordForm *form, const char *name, GError **error)
{
  OxbowCell cell = oxbow_cell_parse (&form->map->grid, name);
  if (cell == OXBOW_NO_CELL)
    {
      g_autofree char *shown = oxbow_xml_quote (name);
      return oxbow_xml_refuse (node, error, _("the %s lies at \"%s\", which is no cell of this map."), record->kind,
                               shown);
    }
  if (!form->may_lie_outside && !is_cell_of_map (form, cell))
    return oxbow_xml_refuse (node, error, _("the %s lies at %s, where the map has no cell."), record->kind, name);
  g_array_append_val (record->cells, cell);
  return true;
}

static int
compare_cells (gconstpointer a, gconstpointer b)
{
  return *(const OxbowCell *) a - *(const OxbowCell *) b;
}

static bool
check_each_once (const OxbowRecord *record, const OxbowXmlNode *node, const OxbowGrid *grid, GError **error)
{
  g_autoptr (GArray) sorted = g_array_copy (record->cells);
  g_array_sort (sorted, compare_cells);
  for (guint i = 1; i < sorted->len; i++)
    if (g_array_index (sorted, OxbowCell, i) == g_array_index (sorted, OxbowCell, i - 1))
      return oxbow_xml_refuse (node, error, _("the %s holds the cell %s twice."), record->kind,
                               OXBOW_CELL_NAME (grid, g_array_index (sorted, OxbowCell, i)));
  return true;
}

/* A group may hold a million cells, so their names are counted and cut one by one, not split into a list. */
static guint
count_names (const char *at)
{
  guint n = *at != '\0';
  for (const char *p = at; *p != '\0'; p++)
    n += *p == ' ';
  return n;
}

static bool
add_cells (OxbowRecord *record, const OxbowXmlNode *node, const OxbowRecordForm *form, const char *at, GError **error)
{
  g_autoptr (GString) name = g_string_new (NULL);
  for (const char *start = at, *end; start != NULL; start = end != NULL ? end + 1 : NULL)
    {
      end = strchr (start, ' ');
      g_string_truncate (name, 0);
      g_string_append_len (name, start, end != NULL ? end - start : -1);
      if (!add_cell (record, node, form, name->str, error))
        return false;
    }
  return true;
}

static bool
read_cells (OxbowRecord *record, const OxbowXmlNode *node, const OxbowRecordForm *form, const char *at, GError **error)
{
  guint n = count_names (at);
  if ((form->at == OXBOW_AT_ONE_CELL && n != 1) || (form->at == OXBOW_AT_TWO_CELLS && n != 2) || n == 0)
    {
      g_autofree char *shown = oxbow_xml_quote (at);
      if (form->at == OXBOW_AT_TWO_CELLS)
        return oxbow_xml_refuse (node, error, _("the %s should lie at two cells, not \"%s\"."), record->kind, shown);
      return oxbow_xml_refuse (node, error, _("the %s should lie at a cell, not \"%s\"."), record->kind, shown);
    }
  if (!add_cells (record, node, form, at, error))
    return false;
  return form->at != OXBOW_AT_CELLS || check_each_once (record, node, &form->map->grid, error);
}

static bool
read_edge (OxbowRecord *record, const OxbowXmlNode *node, const OxbowRecordForm *form, const char *at, GError **error)
{
  const OxbowGrid *grid = &form->map->grid;
  record->edge = oxbow_edge_parse (grid, at);
  if (record->edge == OXBOW_NO_EDGE)
    {
      g_autofree char *shown = oxbow_xml_quote (at);
      return oxbow_xml_refuse (node, error, _("the %s lies at \"%s\", which is no edge of this map."), record->kind,
                               shown);
    }
  if (!is_cell_of_map (form, oxbow_edge_upper (record->edge))
      && !is_cell_of_map (form, oxbow_grid_edge_lower (grid, record->edge)))
    return oxbow_xml_refuse (node, error, _("the %s lies at %s, where the map has no cell on either side."),
                             record->kind, at);
  return true;
}

bool
oxbow_record_at_from_xml (OxbowRecord *record, const OxbowXmlNode *node, const OxbowRecordForm *form, GError **error)
{
  const char *at = oxbow_xml_get (node, "at");
  if (at == NULL && form->at == OXBOW_AT_ANYTHING)
    return true;
  if (at == NULL)
    return oxbow_xml_require (node, "at", error) != NULL;
  if (form->at == OXBOW_AT_EDGE || (form->at == OXBOW_AT_ANYTHING && strchr (at, '/') != NULL))
    return read_edge (record, node, form, at, error);
  return read_cells (record, node, form, at, error);
}

/* Child records are named by their elements. */
static OxbowRecord *
read_record (const OxbowXmlNode *node, const OxbowRecordForm *form, const char *kind, GError **error)
{
  g_autoptr (OxbowRecord) record = oxbow_record_new (kind);
  record->line = node->line;
  if (!oxbow_record_at_from_xml (record, node, form, error))
    return NULL;
  for (int i = 0; i < node->n_attributes; i++)
    {
      const OxbowXmlAttribute *attribute = &node->attributes[i];
      if (strcmp (attribute->name, "at") != 0 && !(form->element != NULL && strcmp (attribute->name, "kind") == 0))
        oxbow_record_set (record, attribute->name, attribute->value);
    }
  if (*node->text != '\0')
    {
      oxbow_xml_refuse (node, error, _("the element \"%s\" holds no text of its own."), node->name);
      return NULL;
    }
  OxbowRecordForm inner = *form;
  inner.element = NULL;
  inner.at = OXBOW_AT_ANYTHING;
  for (const OxbowXmlNode *child = node->first; child != NULL; child = child->next)
    {
      OxbowRecord *inside = read_record (child, &inner, child->name, error);
      if (inside == NULL)
        return NULL;
      oxbow_record_add (record, inside);
    }
  return g_steal_pointer (&record);
}

static void
refuse_kind (const OxbowXmlNode *node, const OxbowRecordForm *form, const char *name, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  for (const OxbowRecordKind *kind = form->kinds; kind != NULL && kind->name != NULL; kind++)
    g_ptr_array_add (names, (char *) kind->name);
  g_ptr_array_add (names, NULL);
  const char *meant = oxbow_word_nearest (name, (const char *const *) names->pdata);
  g_autofree char *shown = oxbow_xml_quote (name);
  const char *what = form->element != NULL ? form->element : "table";
  if (meant != NULL)
    oxbow_xml_refuse (node, error, _("this game has no %s \"%s\". Was \"%s\" meant?"), what, shown, meant);
  else
    oxbow_xml_refuse (node, error, _("this game has no %s \"%s\"."), what, shown);
}

OxbowRecord *
oxbow_record_from_xml (const OxbowXmlNode *node, const OxbowRecordForm *form, GError **error)
{
  const char *name = form->element != NULL ? oxbow_xml_require (node, "kind", error) : node->name;
  if (name == NULL)
    return NULL;
  const OxbowRecordKind *kind = oxbow_record_kind_find (form->kinds, name);
  if (kind == NULL)
    {
      refuse_kind (node, form, name, error);
      return NULL;
    }
  g_autoptr (OxbowRecord) record = read_record (node, form, name, error);
  g_autoptr (GError) wrong = NULL;
  if (record == NULL)
    return NULL;
  const OxbowRecord *culprit = oxbow_record_find_wrong (record, kind, &form->map->grid, &wrong);
  if (culprit != NULL)
    {
      oxbow_xml_refuse_at (node->xml, culprit->line, error, "%s", wrong->message);
      return NULL;
    }
  return g_steal_pointer (&record);
}

bool
oxbow_records_check_ids (GPtrArray *records, OxbowXml *xml, GError **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < records->len; i++)
    {
      const OxbowRecord *record = records->pdata[i];
      const char *id = oxbow_record_get (record, "id");
      if (id == NULL)
        continue;
      g_autofree char *key = g_strconcat (record->kind, " ", id, NULL), *shown = oxbow_xml_quote (id);
      const OxbowRecord *other = g_hash_table_lookup (seen, key);
      if (other != NULL)
        return oxbow_xml_refuse_at (xml, record->line, error, _("the id \"%s\" is that of the %s in line %d already."),
                                    shown, record->kind, other->line);
      g_hash_table_insert (seen, g_steal_pointer (&key), (gpointer) record);
    }
  return true;
}

void
oxbow_record_at_to_xml (const OxbowRecord *record, const OxbowGrid *grid, OxbowXmlWriter *writer)
{
  if (record->edge != OXBOW_NO_EDGE)
    oxbow_xml_writer_attribute (writer, "at", OXBOW_EDGE_NAME (grid, record->edge));
  if (record->edge != OXBOW_NO_EDGE || record->cells->len == 0)
    return;
  g_autoptr (GString) names = g_string_new (NULL);
  for (guint i = 0; i < record->cells->len; i++)
    {
      if (i > 0)
        g_string_append_c (names, ' ');
      g_string_append (names, OXBOW_CELL_NAME (grid, g_array_index (record->cells, OxbowCell, i)));
    }
  oxbow_xml_writer_attribute (writer, "at", names->str);
}

/* The id goes first, as it names the thing; then where it is; then the rest. */
void
oxbow_record_to_xml (const OxbowRecord *record, const OxbowGrid *grid, const char *element, OxbowXmlWriter *writer)
{
  oxbow_xml_writer_start (writer, element != NULL ? element : record->kind);
  if (element != NULL)
    oxbow_xml_writer_attribute (writer, "kind", record->kind);
  oxbow_xml_writer_attribute (writer, "id", oxbow_record_get (record, "id"));
  oxbow_record_at_to_xml (record, grid, writer);
  for (guint i = 0; i < record->attributes->len; i += 2)
    if (strcmp (record->attributes->pdata[i], "id") != 0)
      oxbow_xml_writer_attribute (writer, record->attributes->pdata[i], record->attributes->pdata[i + 1]);
  for (guint i = 0; i < record->children->len; i++)
    oxbow_record_to_xml (record->children->pdata[i], grid, NULL, writer);
  oxbow_xml_writer_end (writer);
}
