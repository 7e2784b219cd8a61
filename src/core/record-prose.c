/* record-prose.c: what people read of a record, in several languages
 *
 * The original is an attribute as any other, name; what it is in German is the attribute name-de. So it is copied,
 * saved, undone and sent through other editors without anybody's doing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/record.h"

#include "core/language.h"
#include <string.h>

/* One of two or three lower-case letters at first: else a mistake in an attribute's name would be taken for one. */
static bool
is_language (const char *language)
{
  size_t first = strspn (language, "abcdefghijklmnopqrstuvwxyz");
  return first >= 2 && first <= 3 && (language[first] == '\0' || language[first] == '-')
         && oxbow_language_is_name (language);
}

const char *
oxbow_attribute_find_language (const OxbowAttribute *attribute, const char *name)
{
  size_t length = strlen (attribute->name);
  if (!attribute->is_prose || strncmp (name, attribute->name, length) != 0 || name[length] != '-')
    return NULL;
  return is_language (name + length + 1) ? name + length + 1 : NULL;
}

char *
oxbow_attribute_name_in (const OxbowAttribute *attribute, const char *language)
{
  return language != NULL ? g_strdup_printf ("%s-%s", attribute->name, language) : g_strdup (attribute->name);
}

/* Files write de-AT where locales write de_AT. An empty name is none. */
static const char *
get_in_locale (const OxbowRecord *record, const char *name, const char *locale)
{
  g_autofree char *attribute = g_strdup_printf ("%s-%s", name, locale);
  const char *value = oxbow_record_get (record, g_strdelimit (attribute, "_", '-'));
  return value != NULL && *value != '\0' ? value : NULL;
}

const char *
oxbow_record_get_prose (const OxbowRecord *record, const char *name)
{
  const char *const *locales = g_get_language_names ();
  const char *value = NULL;
  /* "C" is the program's own language, and so the original's. */
  for (int i = 0; locales[i] != NULL && strcmp (locales[i], "C") != 0 && value == NULL; i++)
    value = get_in_locale (record, name, locales[i]);
  return value != NULL ? value : oxbow_record_get (record, name);
}
