/* record.c: things with a kind and attributes, and the check against what their kind may have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/record.h"

#include "core/error.h"
#include "core/settings.h"
#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

OxbowRecord *
oxbow_record_new (const char *kind)
{
  OxbowRecord *record = g_new0 (OxbowRecord, 1);
  record->kind = g_strdup (kind);
  record->attributes = g_ptr_array_new_with_free_func (g_free);
  record->cells = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  record->edge = OXBOW_NO_EDGE;
  record->children = g_ptr_array_new_with_free_func ((GDestroyNotify) oxbow_record_free);
  return record;
}

OxbowRecord *
oxbow_record_copy (const OxbowRecord *record)
{
  OxbowRecord *copy = oxbow_record_new (record->kind);
  for (guint i = 0; i < record->attributes->len; i++)
    g_ptr_array_add (copy->attributes, g_strdup (record->attributes->pdata[i]));
  g_array_append_vals (copy->cells, record->cells->data, record->cells->len);
  copy->edge = record->edge;
  copy->line = record->line;
  for (guint i = 0; i < record->children->len; i++)
    oxbow_record_add (copy, oxbow_record_copy (record->children->pdata[i]));
  return copy;
}

void
oxbow_record_free (OxbowRecord *record)
{
  if (record == NULL)
    return;
  g_free (record->kind);
  g_ptr_array_unref (record->attributes);
  g_array_unref (record->cells);
  g_ptr_array_unref (record->children);
  g_free (record);
}

/* The place of the attribute's name, or the end of the list. */
static guint
find_attribute (const OxbowRecord *record, const char *name)
{
  guint i = 0;
  while (i < record->attributes->len && strcmp (record->attributes->pdata[i], name) != 0)
    i += 2;
  return i;
}

void
oxbow_record_set (OxbowRecord *record, const char *name, const char *value)
{
  guint i = find_attribute (record, name);
  if (i < record->attributes->len && value == NULL)
    g_ptr_array_remove_range (record->attributes, i, 2);
  else if (i < record->attributes->len)
    {
      char *old = record->attributes->pdata[i + 1];
      record->attributes->pdata[i + 1] = g_strdup (value);
      g_free (old);
    }
  else if (value != NULL)
    {
      g_ptr_array_add (record->attributes, g_strdup (name));
      g_ptr_array_add (record->attributes, g_strdup (value));
    }
}

const char *
oxbow_record_get (const OxbowRecord *record, const char *name)
{
  guint i = find_attribute (record, name);
  return i < record->attributes->len ? record->attributes->pdata[i + 1] : NULL;
}

int
oxbow_record_get_number (const OxbowRecord *record, const char *name, int otherwise)
{
  const char *value = oxbow_record_get (record, name);
  gint64 number;
  if (value == NULL || !g_ascii_string_to_signed (value, 10, G_MININT, G_MAXINT, &number, NULL))
    return otherwise;
  return (int) number;
}

int
oxbow_record_get_word (const OxbowRecord *record, const char *name, const char *const *words)
{
  return oxbow_word_find (words, oxbow_record_get (record, name));
}

GPtrArray *
oxbow_records_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) oxbow_record_free);
}

GPtrArray *
oxbow_records_copy (const GPtrArray *records)
{
  GPtrArray *copy = oxbow_records_new ();
  for (guint i = 0; i < records->len; i++)
    g_ptr_array_add (copy, oxbow_record_copy (records->pdata[i]));
  return copy;
}

int
oxbow_records_count (const GPtrArray *records, const char *kind)
{
  int n = 0;
  for (guint i = 0; i < records->len; i++)
    n += strcmp (((const OxbowRecord *) records->pdata[i])->kind, kind) == 0;
  return n;
}

const OxbowRecord *
oxbow_records_find (const GPtrArray *records, const char *kind, const char *attribute, const char *value)
{
  for (guint i = 0; i < records->len; i++)
    {
      const OxbowRecord *record = records->pdata[i];
      if (strcmp (record->kind, kind) == 0 && g_strcmp0 (oxbow_record_get (record, attribute), value) == 0)
        return record;
    }
  return NULL;
}

int
oxbow_records_last_line (const GPtrArray *records, const char *kind)
{
  int last = 0, of_kind = 0;
  for (guint i = 0; i < records->len; i++)
    {
      const OxbowRecord *record = records->pdata[i];
      last = record->line;
      if (strcmp (record->kind, kind) == 0)
        of_kind = record->line;
    }
  return of_kind > 0 ? of_kind : last;
}

void
oxbow_record_add (OxbowRecord *record, OxbowRecord *child)
{
  g_ptr_array_add (record->children, child);
}

const OxbowRecordKind *
oxbow_record_kind_find (const OxbowRecordKind *kinds, const char *name)
{
  for (const OxbowRecordKind *kind = kinds; kind != NULL && kind->name != NULL; kind++)
    if (strcmp (kind->name, name) == 0)
      return kind;
  return NULL;
}

static bool
fail (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static bool
fail (GError **error, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *sentence = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_SCENARIO, sentence);
  return false;
}

static bool
check_number (const OxbowRecord *record, const OxbowAttribute *attribute, const char *value, GError **error)
{
  bool free_range = attribute->minimum == 0 && attribute->maximum == 0;
  int minimum = free_range ? G_MININT : attribute->minimum, maximum = free_range ? G_MAXINT : attribute->maximum;
  gint64 number;
  if (oxbow_word_is_number (value) && g_ascii_string_to_signed (value, 10, minimum, maximum, &number, NULL))
    return true;
  if (free_range)
    return fail (error, _("The %s has \"%s\" as %s, which should be a whole number."), record->kind, value,
                 attribute->name);
  return fail (error, _("The %s has \"%s\" as %s, which should be a whole number from %d to %d."), record->kind, value,
               attribute->name, minimum, maximum);
}

static bool
check_cells (const OxbowRecord *record, const OxbowAttribute *attribute, const char *value, const OxbowGrid *grid,
             GError **error)
{
  g_auto (GStrv) names = g_strsplit (value, " ", -1);
  if (attribute->kind == OXBOW_VALUE_CELL && g_strv_length (names) != 1)
    return fail (error, _("The %s has \"%s\" as %s, which should be one cell."), record->kind, value, attribute->name);
  for (int i = 0; names[i] != NULL; i++)
    if (oxbow_cell_parse (grid, names[i]) == OXBOW_NO_CELL)
      return fail (error, _("The %s has \"%s\" as %s, but the map has no cell \"%s\"."), record->kind, value,
                   attribute->name, names[i]);
  return true;
}

static bool
check_value (const OxbowRecord *record, const OxbowAttribute *attribute, const char *value, const OxbowGrid *grid,
             GError **error)
{
  switch (attribute->kind)
    {
    case OXBOW_VALUE_TEXT:
      return true;
    case OXBOW_VALUE_NAME:
      return oxbow_word_is_name (value)
             || fail (error, _("The %s has \"%s\" as %s, which should be lower-case letters, digits and hyphens."),
                      record->kind, value, attribute->name);
    case OXBOW_VALUE_NUMBER:
      return check_number (record, attribute, value, error);
    case OXBOW_VALUE_BOOLEAN:
      return oxbow_option_parse_boolean (value, NULL)
             || fail (error, _("The %s has \"%s\" as %s, which should be yes or no."), record->kind, value,
                      attribute->name);
    case OXBOW_VALUE_WORD:
      {
        if (g_strv_contains (attribute->words, value))
          return true;
        g_autofree char *words = g_strjoinv (", ", (char **) attribute->words);
        return fail (error, _("The %s has \"%s\" as %s, which should be one of: %s."), record->kind, value,
                     attribute->name, words);
      }
    case OXBOW_VALUE_CELL:
    case OXBOW_VALUE_CELLS:
      return check_cells (record, attribute, value, grid, error);
    }
  g_assert_not_reached ();
}

/* The kind's own name for what was written, if it is one letter or two away. */
static bool
refuse_unknown_attribute (const OxbowRecord *record, const OxbowRecordKind *kind, const char *name, GError **error)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  for (const OxbowAttribute *attribute = kind->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    g_ptr_array_add (known, (char *) attribute->name);
  g_ptr_array_add (known, NULL);

  const char *meant = oxbow_word_nearest (name, (const char *const *) known->pdata);
  if (meant != NULL)
    return fail (error, _("The %s has no attribute \"%s\". Was \"%s\" meant?"), record->kind, name, meant);
  return fail (error, _("The %s has no attribute \"%s\"."), record->kind, name);
}

static const OxbowAttribute *
find_declared (const OxbowRecordKind *kind, const char *name)
{
  for (const OxbowAttribute *attribute = kind->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    if (strcmp (attribute->name, name) == 0)
      return attribute;
  return NULL;
}

const char *
oxbow_record_get_title (const OxbowRecord *record, const OxbowRecordKind *kinds, const char *name)
{
  const OxbowRecordKind *kind = oxbow_record_kind_find (kinds, record->kind);
  const OxbowAttribute *attribute = kind != NULL ? find_declared (kind, name) : NULL;
  if (attribute == NULL || attribute->words == NULL || attribute->word_titles == NULL)
    return NULL;
  int word = oxbow_record_get_word (record, name, attribute->words);
  return word >= 0 ? attribute->word_titles[word] : NULL;
}

static bool
is_translation (const OxbowRecordKind *kind, const char *name)
{
  for (const OxbowAttribute *attribute = kind->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    if (oxbow_attribute_find_language (attribute, name) != NULL)
      return true;
  return false;
}

/* The record without what it holds. */
static bool
check_own (const OxbowRecord *record, const OxbowRecordKind *kind, const OxbowGrid *grid, GError **error)
{
  for (guint i = 0; i < record->attributes->len; i += 2)
    {
      const char *name = record->attributes->pdata[i];
      const OxbowAttribute *attribute = find_declared (kind, name);
      if (attribute == NULL && is_translation (kind, name))
        continue;
      if (attribute == NULL)
        return refuse_unknown_attribute (record, kind, name, error);
      if (!check_value (record, attribute, record->attributes->pdata[i + 1], grid, error))
        return false;
    }

  for (const OxbowAttribute *attribute = kind->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    if (attribute->required && oxbow_record_get (record, attribute->name) == NULL)
      return fail (error, _("The %s lacks its %s."), record->kind, attribute->name);
  return true;
}

const OxbowRecord *
oxbow_record_find_wrong (const OxbowRecord *record, const OxbowRecordKind *kind, const OxbowGrid *grid, GError **error)
{
  if (!check_own (record, kind, grid, error))
    return record;
  for (guint i = 0; i < record->children->len; i++)
    {
      const OxbowRecord *child = record->children->pdata[i];
      const OxbowRecordKind *child_kind = oxbow_record_kind_find (kind->children, child->kind);
      if (child_kind == NULL)
        {
          fail (error, _("The %s holds no \"%s\"."), record->kind, child->kind);
          return child;
        }
      const OxbowRecord *wrong = oxbow_record_find_wrong (child, child_kind, grid, error);
      if (wrong != NULL)
        return wrong;
    }
  return NULL;
}

bool
oxbow_record_check (const OxbowRecord *record, const OxbowRecordKind *kind, const OxbowGrid *grid, GError **error)
{
  return oxbow_record_find_wrong (record, kind, grid, error) == NULL;
}
