/* pattern.c: records that are put down, made from what their kind wants
 *
 * A record that lacks what its kind requires would make a file that does not open, so none is ever put down.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/pattern.h"

#include "core/ruleset.h"
#include "editor/sweep.h"

#include <string.h>

static char *
first_value (const OxbowRecordKind *kind, const OxbowAttribute *attribute)
{
  switch (attribute->kind)
    {
    case OXBOW_VALUE_TEXT:
      return g_strdup (oxbow_record_kind_get_title (kind));
    case OXBOW_VALUE_NAME:
      return g_strconcat (kind->name, "-1", NULL);
    case OXBOW_VALUE_NUMBER:
      return g_strdup_printf ("%d", attribute->minimum);
    case OXBOW_VALUE_BOOLEAN:
      return g_strdup ("no");
    case OXBOW_VALUE_WORD:
      return g_strdup (attribute->words[0]);
    case OXBOW_VALUE_CELL:
    case OXBOW_VALUE_CELLS:
      return NULL;
    }
  g_assert_not_reached ();
}

OxbowRecord *
oxbow_pattern_new (const OxbowRecordKind *kind)
{
  OxbowRecord *pattern = oxbow_record_new (kind->name);
  for (const OxbowAttribute *attribute = kind->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    if (attribute->required || attribute->counts)
      {
        g_autofree char *value = first_value (kind, attribute);
        oxbow_record_set (pattern, attribute->name, value);
      }
  return pattern;
}

/* Ids */

static const OxbowAttribute *
find_attribute (const OxbowRecordKind *kind, const char *name)
{
  for (const OxbowAttribute *attribute = kind->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    if (strcmp (attribute->name, name) == 0)
      return attribute;
  return NULL;
}

static bool
is_taken (const OxbowScenario *scenario, OxbowLayer layer, const char *kind, const char *id, int skip)
{
  int other = oxbow_layer_find_id (layer, scenario, kind, id);
  return other >= 0 && other != skip;
}

/* Of ids that are a few words there may be none left. */
static char *
next_word (const OxbowScenario *scenario, OxbowLayer layer, const OxbowRecord *record, const OxbowAttribute *attribute)
{
  for (int i = 0; attribute->words[i] != NULL; i++)
    if (!is_taken (scenario, layer, record->kind, attribute->words[i], -1))
      return g_strdup (attribute->words[i]);
  return NULL;
}

/* "m1" for "m" and 1. */
static char *
next_id (const OxbowScenario *scenario, OxbowLayer layer, const OxbowRecord *record, const OxbowAttribute *attribute)
{
  if (attribute->kind == OXBOW_VALUE_WORD)
    return next_word (scenario, layer, record, attribute);
  const char *id = oxbow_record_get (record, "id");
  bool is_number = attribute->kind == OXBOW_VALUE_NUMBER;
  int first = 1, last = G_MAXINT - 1;
  if (is_number && (attribute->minimum != 0 || attribute->maximum != 0))
    {
      first = attribute->minimum;
      last = attribute->maximum;
    }
  size_t stem = is_number ? 0 : strlen (id);
  while (stem > 0 && g_ascii_isdigit (id[stem - 1]))
    stem--;
  for (int i = first; i <= last; i++)
    {
      g_autofree char *next = g_strdup_printf ("%.*s%d", (int) stem, id, i);
      if (!is_taken (scenario, layer, record->kind, next, -1))
        return g_steal_pointer (&next);
    }
  return NULL;
}

static bool
is_counted (const OxbowScenario *scenario, OxbowLayer layer, const OxbowRecord *record, const char *name, int number,
            int skip)
{
  const GPtrArray *records = oxbow_layer_records (layer, scenario);
  for (guint i = 0; i < records->len; i++)
    {
      const OxbowRecord *other = records->pdata[i];
      if ((int) i != skip && strcmp (other->kind, record->kind) == 0
          && oxbow_record_get_number (other, name, G_MININT) == number)
        return true;
    }
  return false;
}

/* The least number that is free, if the record's own is not; with none free it stays, and the game says so. */
static void
count_on (OxbowRecord *record, const OxbowScenario *scenario, OxbowLayer layer, const OxbowAttribute *attribute,
          int skip)
{
  int own = oxbow_record_get_number (record, attribute->name, attribute->minimum);
  if (oxbow_record_get (record, attribute->name) == NULL
      || !is_counted (scenario, layer, record, attribute->name, own, skip))
    return;
  for (int i = attribute->minimum; i <= attribute->maximum; i++)
    if (!is_counted (scenario, layer, record, attribute->name, i, skip))
      {
        g_autofree char *number = g_strdup_printf ("%d", i);
        oxbow_record_set (record, attribute->name, number);
        return;
      }
}

/* The id of the first record of that kind, or NULL. */
static const char *
find_first_id (const OxbowScenario *scenario, OxbowLayer layer, const char *kind)
{
  const GPtrArray *records = oxbow_layer_records (layer, scenario);
  for (guint i = 0; i < records->len; i++)
    {
      const OxbowRecord *record = records->pdata[i];
      if (strcmp (record->kind, kind) == 0 && oxbow_record_get (record, "id") != NULL)
        return oxbow_record_get (record, "id");
    }
  return NULL;
}

/* What a required name refers to should be there: else the first of that kind is as good as any. */
static void
refer (OxbowRecord *record, const OxbowScenario *scenario, const OxbowAttribute *attribute)
{
  const char *value = oxbow_record_get (record, attribute->name), *first;
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    if (value == NULL || oxbow_layer_find_id (layer, scenario, attribute->refers, value) < 0)
      {
        first = find_first_id (scenario, layer, attribute->refers);
        if (first != NULL)
          oxbow_record_set (record, attribute->name, first);
      }
}

/* Whether no other of the kind has the same value there. */
static bool
is_first (const OxbowRecord *record, const OxbowScenario *scenario, OxbowLayer layer, const char *name, int skip)
{
  const GPtrArray *records = oxbow_layer_records (layer, scenario);
  for (guint i = 0; i < records->len; i++)
    {
      const OxbowRecord *other = records->pdata[i];
      if ((int) i != skip && strcmp (other->kind, record->kind) == 0
          && g_strcmp0 (oxbow_record_get (other, name), oxbow_record_get (record, name)) == 0)
        return false;
    }
  return true;
}

static void
fit_values (OxbowRecord *record, const OxbowScenario *scenario, OxbowLayer layer, const OxbowRecordKind *kind, int skip)
{
  for (const OxbowAttribute *attribute = kind->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    if (attribute->counts)
      count_on (record, scenario, layer, attribute, skip);
    else if (attribute->refers != NULL && attribute->required)
      refer (record, scenario, attribute);
    else if (attribute->first_of != NULL)
      oxbow_record_set (record, attribute->name,
                        is_first (record, scenario, layer, attribute->first_of, skip) ? "yes" : NULL);
}

bool
oxbow_pattern_number (OxbowRecord *record, const OxbowScenario *scenario, OxbowLayer layer, int skip)
{
  const OxbowRecordKind *kind = oxbow_layer_find_kind (layer, scenario->ruleset->palette, record->kind);
  const OxbowAttribute *attribute = kind != NULL ? find_attribute (kind, "id") : NULL;
  if (kind != NULL)
    fit_values (record, scenario, layer, kind, skip);
  const char *id = oxbow_record_get (record, "id");
  if (attribute == NULL || id == NULL || !is_taken (scenario, layer, record->kind, id, skip))
    return true;
  if (!attribute->required)
    {
      oxbow_record_set (record, "id", NULL);
      return true;
    }
  g_autofree char *next = next_id (scenario, layer, record, attribute);
  if (next == NULL)
    return false;
  oxbow_record_set (record, "id", next);
  return true;
}

static bool
names_cells (const OxbowAttribute *attribute)
{
  return attribute->kind == OXBOW_VALUE_CELL || attribute->kind == OXBOW_VALUE_CELLS;
}

void
oxbow_pattern_lift (OxbowRecord *record, const OxbowRecordKind *kind)
{
  g_array_set_size (record->cells, 0);
  record->edge = OXBOW_NO_EDGE;
  for (const OxbowAttribute *attribute = kind->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    if (names_cells (attribute))
      oxbow_record_set (record, attribute->name, NULL);
}

bool
oxbow_pattern_suits (const OxbowRecordKind *kind, const OxbowScenario *scenario, OxbowCell cell)
{
  return !oxbow_scenario_is_outside (scenario, cell)
         && (kind->terrains == NULL || strchr (kind->terrains, scenario->map->terrain[cell]) != NULL);
}

void
oxbow_pattern_anchor (OxbowRecord *record, const OxbowRecordKind *kind, const OxbowGrid *grid, OxbowCell cell)
{
  for (const OxbowAttribute *attribute = kind->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    if (attribute->required && names_cells (attribute) && oxbow_record_get (record, attribute->name) == NULL)
      oxbow_record_set (record, attribute->name, OXBOW_CELL_NAME (grid, cell));
}

char **
oxbow_pattern_list_ids (const OxbowScenario *scenario, const OxbowAttribute *attribute)
{
  if (attribute->refers == NULL)
    return NULL;
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    {
      const GPtrArray *records = oxbow_layer_records (layer, scenario);
      for (guint i = 0; i < records->len; i++)
        {
          const OxbowRecord *record = records->pdata[i];
          const char *id = strcmp (record->kind, attribute->refers) == 0 ? oxbow_record_get (record, "id") : NULL;
          if (id != NULL && !g_ptr_array_find_with_equal_func (ids, id, g_str_equal, NULL))
            g_ptr_array_add (ids, g_strdup (id));
        }
    }
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&ids), FALSE);
}
