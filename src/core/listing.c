/* listing.c: a position as text, written and read a line at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/listing.h"

#include "core/error.h"
#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

OxbowListing *
oxbow_listing_new (void)
{
  OxbowListing *listing = g_new0 (OxbowListing, 1);
  listing->text = g_string_sized_new (1024);
  return listing;
}

/* Where each line of the text begins, ended by NULL; the newlines become its ends. Listings come out of files, so that
 * there may be millions of lines, and none of them costs a block of its own. */
static char **
split_lines (char *text)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  for (char *line = *text != '\0' ? text : NULL, *end; line != NULL; line = end)
    {
      end = strchr (line, '\n');
      if (end != NULL)
        *end++ = '\0';
      g_ptr_array_add (lines, line);
    }
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
}

OxbowListing *
oxbow_listing_new_read (const char *text)
{
  OxbowListing *listing = g_new0 (OxbowListing, 1);
  listing->text = g_string_new (text);
  listing->lines = split_lines (listing->text->str);
  return listing;
}

void
oxbow_listing_free (OxbowListing *listing)
{
  if (listing == NULL)
    return;
  g_string_free (listing->text, TRUE);
  g_free (listing->lines);
  g_strfreev (listing->words);
  g_free (listing);
}

void
oxbow_listing_add (OxbowListing *listing, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_string_append_vprintf (listing->text, format, args);
  va_end (args);
  g_string_append_c (listing->text, '\n');
}

void
oxbow_listing_begin (OxbowListing *listing, const char *name)
{
  g_string_append (listing->text, name);
  listing->n_words = 0;
}

void
oxbow_listing_word (OxbowListing *listing, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_string_append_c (listing->text, ' ');
  g_string_append_vprintf (listing->text, format, args);
  va_end (args);
  listing->n_words++;
}

void
oxbow_listing_end (OxbowListing *listing)
{
  g_string_append (listing->text, listing->n_words == 0 ? " -\n" : "\n");
}

/* Whether there is a line left; the empty string after the last newline is none. */
static bool
has_line (const OxbowListing *listing)
{
  const char *line = listing->lines[listing->next];
  return line != NULL && (*line != '\0' || listing->lines[listing->next + 1] != NULL);
}

bool
oxbow_listing_next_is (const OxbowListing *listing, const char *name)
{
  size_t length = strlen (name);
  const char *line = listing->lines[listing->next];
  return has_line (listing) && strncmp (line, name, length) == 0 && (line[length] == ' ' || line[length] == '\0');
}

bool
oxbow_listing_take (OxbowListing *listing, const char *name, int n_words, GError **error)
{
  if (!oxbow_listing_next_is (listing, name))
    {
      bool at_end = !has_line (listing);
      listing->next++;
      oxbow_listing_refuse (listing, error, at_end ? _("the position ends before its line \"%s\".")
                                                   : _("a line \"%s\" was expected here."), name);
      listing->next--;
      return false;
    }

  g_strfreev (listing->words);
  listing->words = g_strsplit (listing->lines[listing->next++], " ", -1);
  listing->n_words = (int) g_strv_length (listing->words);
  for (int i = 0; i < listing->n_words; i++)
    if (*listing->words[i] == '\0')
      return oxbow_listing_refuse (listing, error, _("words are separated by single spaces."));
  if (n_words >= 0 && listing->n_words != n_words + 1)
    return oxbow_listing_refuse (listing, error, _("\"%s\" takes %d words, not %d."), name, n_words,
                                 listing->n_words - 1);
  return true;
}

/* Words that are cut in a sentence may be cut within a letter. */
static bool
refuse_in (const char *sentence, GError **error)
{
  g_autofree char *valid = g_utf8_make_valid (sentence, -1);
  g_set_error_literal (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_LISTING, valid);
  return false;
}

bool
oxbow_listing_at_end (OxbowListing *listing, GError **error)
{
  if (!has_line (listing))
    {
      listing->n_words = 0;             /* what is said from here on is about no one line */
      return true;
    }
  g_autofree char *sentence =
    g_strdup_printf (_("Line %d of the position: nothing more was expected, but there is \"%.80s\"."),
                     listing->next + 1, listing->lines[listing->next]);
  return refuse_in (sentence, error);
}

const char *
oxbow_listing_get (const OxbowListing *listing, int i)
{
  return i + 1 < listing->n_words ? listing->words[i + 1] : "";
}

bool
oxbow_listing_parse_number (const OxbowListing *listing, const char *word, int minimum, int maximum, int *number,
                            GError **error)
{
  gint64 value;
  if (!oxbow_word_is_number (word) || !g_ascii_string_to_signed (word, 10, minimum, maximum, &value, NULL))
    return oxbow_listing_refuse (listing, error, _("\"%.40s\" should be a whole number from %d to %d."), word, minimum,
                                 maximum);
  *number = (int) value;
  return true;
}

bool
oxbow_listing_get_number (const OxbowListing *listing, int i, int minimum, int maximum, int *number, GError **error)
{
  return oxbow_listing_parse_number (listing, oxbow_listing_get (listing, i), minimum, maximum, number, error);
}

bool
oxbow_listing_get_hex (const OxbowListing *listing, int i, uint64_t *number, GError **error)
{
  const char *word = oxbow_listing_get (listing, i);
  guint64 value;
  if (strlen (word) != 16 || strspn (word, "0123456789abcdef") != 16
      || !g_ascii_string_to_unsigned (word, 16, 0, G_MAXUINT64, &value, NULL))
    return oxbow_listing_refuse (listing, error, _("\"%.40s\" should be 16 hexadecimal digits."), word);
  *number = value;
  return true;
}

bool
oxbow_listing_parse_cell (const OxbowListing *listing, const char *word, const OxbowGrid *grid, OxbowCell *cell,
                          GError **error)
{
  *cell = oxbow_cell_parse (grid, word);
  return *cell != OXBOW_NO_CELL || oxbow_listing_refuse (listing, error, _("the map has no cell \"%.40s\"."), word);
}

bool
oxbow_listing_get_cell (const OxbowListing *listing, int i, const OxbowGrid *grid, OxbowCell *cell, GError **error)
{
  return oxbow_listing_parse_cell (listing, oxbow_listing_get (listing, i), grid, cell, error);
}

bool
oxbow_listing_expect (const OxbowListing *listing, int i, const char *word, GError **error)
{
  const char *there = oxbow_listing_get (listing, i);
  if (strcmp (there, word) == 0)
    return true;
  if (*there == '\0')
    return oxbow_listing_refuse (listing, error, _("\"%s\" was expected here."), word);
  return oxbow_listing_refuse (listing, error, _("\"%s\" was expected, not \"%.40s\"."), word, there);
}

int
oxbow_listing_n_items (const OxbowListing *listing)
{
  int n = listing->n_words - 1;
  return n == 1 && strcmp (listing->words[1], "-") == 0 ? 0 : n;
}

int
oxbow_listing_get_word (const OxbowListing *listing, int i, const char *const *words, GError **error)
{
  const char *word = oxbow_listing_get (listing, i);
  int found = oxbow_word_find (words, word);
  if (found >= 0)
    return found;
  g_autofree char *known = g_strjoinv (", ", (char **) words);
  oxbow_listing_refuse (listing, error, _("\"%.40s\" should be one of: %s."), word, known);
  return -1;
}

bool
oxbow_listing_refuse (const OxbowListing *listing, GError **error, const char *format, ...)
{
  if (error == NULL)
    return false;
  va_list args;
  va_start (args, format);
  g_autofree char *sentence = g_strdup_vprintf (format, args);
  va_end (args);
  /* Translators: %d is a line number, %s the rest of the sentence, such as: "x" should be a whole number. */
  g_autofree char *whole = g_strdup_printf (_("Line %d of the position: %s"), listing->next, sentence);
  return refuse_in (whole, error);
}

uint64_t
oxbow_digest (const char *text, size_t length)
{
  uint64_t hash = 0xcbf29ce484222325u;
  for (size_t i = 0; i < length; i++)
    hash = (hash ^ (uint8_t) text[i]) * 0x100000001b3u;
  return hash;
}
