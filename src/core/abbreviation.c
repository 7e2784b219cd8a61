/* abbreviation.c: what the short words of a game stand for
 *
 * They are looked for in the language of the text, as whole words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/abbreviation.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static bool
is_word_at (const char *text, const char *at, size_t length)
{
  const char *before = at > text ? g_utf8_prev_char (at) : NULL;
  return (before == NULL || !g_unichar_isalnum (g_utf8_get_char (before)))
         && !g_unichar_isalnum (g_utf8_get_char (at + length));
}

static bool
has_word (const char *text, const char *word)
{
  const char *at = strstr (text, word);
  while (at != NULL && !is_word_at (text, at, strlen (word)))
    at = strstr (at + 1, word);
  return at != NULL;
}

char *
oxbow_abbreviations_explain (const OxbowRuleset *ruleset, const char *text)
{
  g_autoptr (GString) notes = g_string_new (NULL);
  for (const OxbowAbbreviation *one = ruleset->abbreviations; one != NULL && one->name != NULL; one++)
    if (has_word (text, _(one->name)))
      g_string_append_printf (notes, "%s%s", notes->len > 0 ? " " : "", _(one->note));
  return notes->len > 0 ? g_string_free (g_steal_pointer (&notes), FALSE) : NULL;
}
