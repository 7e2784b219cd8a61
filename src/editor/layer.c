/* layer.c: the lists of records that a scenario has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/layer.h"

#include "core/ruleset.h"

#include <glib/gi18n-lib.h>
#include <string.h>

GPtrArray **
oxbow_layer_list (OxbowLayer layer, OxbowScenario *scenario)
{
  switch (layer)
    {
    case OXBOW_LAYER_FEATURES:
      return &scenario->map->features;
    case OXBOW_LAYER_EDGES:
      return &scenario->map->edges;
    case OXBOW_LAYER_GROUPS:
      return &scenario->map->groups;
    case OXBOW_LAYER_LINKS:
      return &scenario->map->links;
    case OXBOW_LAYER_LABELS:
      return &scenario->map->labels;
    case OXBOW_LAYER_PIECES:
      return &scenario->pieces;
    case OXBOW_LAYER_TABLES:
      return &scenario->tables;
    case OXBOW_LAYER_POSITION:
      return &scenario->standing;
    case OXBOW_N_LAYERS:
      break;
    }
  g_assert_not_reached ();
}

GPtrArray *
oxbow_layer_records (OxbowLayer layer, const OxbowScenario *scenario)
{
  return *oxbow_layer_list (layer, (OxbowScenario *) scenario);
}

const OxbowRecord *
oxbow_layer_get (OxbowLayer layer, const OxbowScenario *scenario, int index)
{
  const GPtrArray *records = oxbow_layer_records (layer, scenario);
  g_return_val_if_fail (index >= 0 && index < (int) records->len, NULL);
  return records->pdata[index];
}

/* As files have them. */
static const char *const label_styles[] = { "place", "region", "district", NULL };
static const OxbowAttribute label_attributes[] = {
  { "text", OXBOW_VALUE_TEXT, true, .title = N_("Text"), .is_prose = true },
  { "style", OXBOW_VALUE_WORD, .words = label_styles, .title = N_("Style") },
  { NULL }
};
static const OxbowRecordKind label_kinds[] = { { "label", N_("Label"), label_attributes }, { NULL } };

const OxbowRecordKind *
oxbow_layer_kinds (OxbowLayer layer, const OxbowPalette *palette)
{
  switch (layer)
    {
    case OXBOW_LAYER_FEATURES:
      return palette->features;
    case OXBOW_LAYER_EDGES:
      return palette->edges;
    case OXBOW_LAYER_GROUPS:
      return palette->groups;
    case OXBOW_LAYER_LINKS:
      return palette->links;
    case OXBOW_LAYER_LABELS:
      return label_kinds;
    case OXBOW_LAYER_PIECES:
      return palette->pieces;
    case OXBOW_LAYER_TABLES:
      return palette->tables;
    case OXBOW_LAYER_POSITION:
      return palette->position;
    case OXBOW_N_LAYERS:
      break;
    }
  g_assert_not_reached ();
}

const OxbowRecordKind *
oxbow_layer_find_kind (OxbowLayer layer, const OxbowPalette *palette, const char *name)
{
  return oxbow_record_kind_find (oxbow_layer_kinds (layer, palette), name);
}

const char *
oxbow_record_kind_get_title (const OxbowRecordKind *kind)
{
  return kind->title != NULL ? _(kind->title) : kind->name;
}

bool
oxbow_layer_has_one_of_a_kind (OxbowLayer layer)
{
  return layer == OXBOW_LAYER_FEATURES || layer == OXBOW_LAYER_EDGES;
}

bool
oxbow_record_lies_on (const OxbowRecord *record, const OxbowGrid *grid, OxbowCell cell)
{
  if (record->edge != OXBOW_NO_EDGE)
    return oxbow_edge_upper (record->edge) == cell || oxbow_grid_edge_lower (grid, record->edge) == cell;
  for (guint i = 0; i < record->cells->len; i++)
    if (g_array_index (record->cells, OxbowCell, i) == cell)
      return true;
  return false;
}

int
oxbow_layer_find_at (OxbowLayer layer, const OxbowScenario *scenario, const char *kind, OxbowCell cell)
{
  const GPtrArray *records = oxbow_layer_records (layer, scenario);
  for (int i = (int) records->len - 1; i >= 0; i--)
    {
      const OxbowRecord *record = records->pdata[i];
      if ((kind == NULL || strcmp (record->kind, kind) == 0)
          && oxbow_record_lies_on (record, &scenario->map->grid, cell))
        return i;
    }
  return -1;
}

int
oxbow_layer_find_edge (const OxbowScenario *scenario, const char *kind, OxbowEdge edge)
{
  const GPtrArray *records = scenario->map->edges;
  for (int i = (int) records->len - 1; i >= 0; i--)
    {
      const OxbowRecord *record = records->pdata[i];
      if (record->edge == edge && (kind == NULL || strcmp (record->kind, kind) == 0))
        return i;
    }
  return -1;
}

int
oxbow_layer_find_id (OxbowLayer layer, const OxbowScenario *scenario, const char *kind, const char *id)
{
  const GPtrArray *records = oxbow_layer_records (layer, scenario);
  for (guint i = 0; i < records->len; i++)
    {
      const OxbowRecord *record = records->pdata[i];
      if (strcmp (record->kind, kind) == 0 && g_strcmp0 (oxbow_record_get (record, "id"), id) == 0)
        return (int) i;
    }
  return -1;
}

static bool
is_same (const OxbowRecord *a, const OxbowRecord *b)
{
  if (strcmp (a->kind, b->kind) != 0 || a->edge != b->edge || a->cells->len != b->cells->len
      || a->attributes->len != b->attributes->len)
    return false;
  for (guint i = 0; i < a->attributes->len; i++)
    if (g_strcmp0 (a->attributes->pdata[i], b->attributes->pdata[i]) != 0)
      return false;
  for (guint i = 0; i < a->cells->len; i++)
    if (g_array_index (a->cells, OxbowCell, i) != g_array_index (b->cells, OxbowCell, i))
      return false;
  return oxbow_layer_are_same (a->children, b->children);
}

bool
oxbow_layer_are_same (const GPtrArray *a, const GPtrArray *b)
{
  if (a->len != b->len)
    return false;
  for (guint i = 0; i < a->len; i++)
    if (!is_same (a->pdata[i], b->pdata[i]))
      return false;
  return true;
}
