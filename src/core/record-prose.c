/* record-prose.c: what people read of a record, in several languages
 *
 * The original is an attribute as any other, name; what it is in German is the attribute name-de. So it is copied,
 * saved, undone and sent through other editors without anybody's doing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/record.h"

#include <string.h>

#define MOST_LETTERS 35         /* of a language, as in RFC 5646 */

/* "de", "pt-BR": two or three lower-case letters, then letters and digits after hyphens. */
static bool
is_language (const char *language)
{
  size_t first = strspn (language, "abcdefghijklmnopqrstuvwxyz"), length = strlen (language);
  if (first < 2 || first > 3 || length > MOST_LETTERS || (language[first] != '\0' && language[first] != '-'))
    return false;
  for (const char *at = language; *at != '\0'; at++)
    if (!g_ascii_isalnum (*at) && (*at != '-' || !g_ascii_isalnum (at[1])))
      return false;
  return true;
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

/* Files write de-AT where locales write de_AT. */
static const char *
get_in_locale (const OxbowRecord *record, const char *name, const char *locale)
{
  g_autofree char *attribute = g_strdup_printf ("%s-%s", name, locale);
  return oxbow_record_get (record, g_strdelimit (attribute, "_", '-'));
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
