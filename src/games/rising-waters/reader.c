/* reader.c: pieces of the lines of a listing that is read back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

bool
rising_waters_reader_named (RisingWatersReader *reader, int i, const char *name, int minimum, int maximum,
                            int *number, GError **error)
{
  return oxbow_listing_expect (reader->lines, i, name, error)
         && oxbow_listing_get_number (reader->lines, i + 1, minimum, maximum, number, error);
}

bool
rising_waters_reader_of (RisingWatersReader *reader, int i, int of, int *number, GError **error)
{
  g_autofree char *word = g_strdup (oxbow_listing_get (reader->lines, i));
  g_autofree char *end = g_strdup_printf ("/%d", of);
  if (!g_str_has_suffix (word, end))
    return oxbow_listing_refuse (reader->lines, error, _("\"%.40s\" should be a number of %d, such as 0/%d."), word, of,
                                 of);
  word[strlen (word) - strlen (end)] = '\0';
  return oxbow_listing_parse_number (reader->lines, word, 0, RISING_WATERS_MAX_COUNT, number, error);
}

bool
rising_waters_reader_word (RisingWatersReader *reader, int i, const char *const *words, int *value, GError **error)
{
  *value = oxbow_listing_get_word (reader->lines, i, words, error);
  return *value >= 0;
}

bool
rising_waters_reader_pair (RisingWatersReader *reader, char *word, const char **rest, GError **error)
{
  char *colon = strchr (word, ':');
  if (colon == NULL)
    return oxbow_listing_refuse (reader->lines, error, _("\"%.40s\" should have a colon in it."), word);
  *colon = '\0';
  *rest = colon + 1;
  return true;
}

int
rising_waters_reader_n_items (RisingWatersReader *reader, int from)
{
  int n = reader->lines->n_words - 1 - from;
  return n == 1 && strcmp (oxbow_listing_get (reader->lines, from), "-") == 0 ? 0 : n;
}

bool
rising_waters_reader_named_count (RisingWatersReader *reader, int i, const char *name, uint8_t *count, GError **error)
{
  g_autofree char *word = g_strdup (oxbow_listing_get (reader->lines, i));
  const char *rest = "";
  int n;
  if (!rising_waters_reader_pair (reader, word, &rest, error)
      || !oxbow_listing_parse_number (reader->lines, rest, 0, RISING_WATERS_MAX_DECK, &n, error))
    return false;
  if (strcmp (word, name) != 0)
    return oxbow_listing_refuse (reader->lines, error, _("\"%s\" was expected, not \"%.40s\"."), name, word);
  *count = (uint8_t) n;
  return true;
}
