/* test-damage.c: good files, cut off and damaged at every place
 *
 * Whatever comes of a damaged file, reading it must end with a document that holds, or with a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "catalogue.h"
#include "../scale.h"
#include "yard.h"

#include <string.h>

/* A document that opens can be written, read again, and is the same bytes then. */
static bool
opens (const char *bytes, size_t length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_parse (bytes, length, "damaged.oxbow", &error);
  if (document == NULL)
    {
      g_assert_true (error->domain == OXBOW_FILE_ERROR);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_true (g_str_has_prefix (error->message, "damaged.oxbow"));
      return false;
    }
  g_assert_no_error (error);
  g_autoptr (GBytes) first = oxbow_document_write (oxbow_document_get_scenario (document),
                                                   oxbow_document_get_history (document));
  g_autoptr (OxbowDocument) again = oxbow_document_parse (g_bytes_get_data (first, NULL), g_bytes_get_size (first),
                                                          "again.oxbow", &error);
  g_assert_no_error (error);
  g_autoptr (GBytes) second = oxbow_document_write (oxbow_document_get_scenario (again),
                                                    oxbow_document_get_history (again));
  g_assert_cmpmem (g_bytes_get_data (first, NULL), g_bytes_get_size (first), g_bytes_get_data (second, NULL),
                   g_bytes_get_size (second));
  return true;
}

static GBytes *
small_file (void)
{
  return catalogue_read ("good", "small.oxbow");
}

/* Cut off anywhere before its last tag ends, a file is refused. */
static void
test_prefixes (void)
{
  g_autoptr (GBytes) bytes = small_file ();
  size_t length = g_bytes_get_size (bytes);
  for (size_t n = 0; n < length - 1; n++)
    g_assert_false (opens (g_bytes_get_data (bytes, NULL), n));
  g_assert_true (opens (g_bytes_get_data (bytes, NULL), length - 1));
}

static void
test_every_kilobyte (void)
{
  OxbowMap *map = oxbow_map_new (OXBOW_FLAT, 300, 300, 'g');
  g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (&yard_ruleset, "big", map);
  g_autoptr (GBytes) bytes = oxbow_document_write (scenario, NULL);
  size_t length = g_bytes_get_size (bytes);
  g_assert_cmpint (length, >, 90000);
  for (size_t n = 0; n < length - 1; n += 1024)
    g_assert_false (opens (g_bytes_get_data (bytes, NULL), n));
  g_assert_true (opens (g_bytes_get_data (bytes, NULL), length));
}

static void
test_bits (void)
{
  g_autoptr (GBytes) bytes = small_file ();
  size_t length = g_bytes_get_size (bytes);
  g_autofree char *copy = g_memdup2 (g_bytes_get_data (bytes, NULL), length);
  int step = MAX (8 / scaled (1), 1), n_opened = 0;
  for (size_t bit = (size_t) g_test_rand_int_range (0, step); bit < 8 * length; bit += (size_t) step)
    {
      copy[bit / 8] ^= (char) (1 << bit % 8);
      n_opened += opens (copy, length);
      copy[bit / 8] ^= (char) (1 << bit % 8);
    }
  g_test_message ("%d of %d opened", n_opened, (int) (8 * length) / step);
}

/* A file is read in pieces, and a letter may lie across two of them: here one does, whatever the size of a piece. */
static void
test_letters_anywhere (void)
{
  static const struct { const char *letter; bool is_one; } rows[] = {
    { "\u00e9", true }, { "\u20ac", true }, { "\U0001f30a", true }, { "\xc3" "e", false }, { "\xed\xa0\x80", false },
    { "\xf4\x90\x80\x80", false }, { "\xf8\x88\x80\x80\x80", false }, { "\xfc\x84\x80\x80\x80\x80", false },
  };
  g_autoptr (GBytes) bytes = small_file ();
  g_autofree char *whole = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  char *rest = strstr (whole, "<oxbow");
  g_autofree char *start = g_strndup (whole, (gsize) (rest - whole)), *blanks = g_strnfill (4100, ' ');
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int n = 0; n < 4100; n++)
      {
        g_autoptr (GError) error = NULL;
        g_autofree char *file = g_strdup_printf ("%s<!--%.*s%s%s-->%s", start, n, blanks, rows[i].letter, blanks, rest);
        g_autoptr (OxbowDocument) document = oxbow_document_parse (file, strlen (file), "letter.oxbow", &error);
        g_assert_true ((document != NULL) == rows[i].is_one);
        g_assert_true (rows[i].is_one || strstr (error->message, "here is a byte that is not UTF-8") != NULL);
      }
}

/* Pieces of a file left out, doubled, moved, or made of what is usually wrong. */
static void
damage (GString *file)
{
  static const char *const wrong[] = {
    "-1", "0", "2147483648", "1e308", "NaN", "", "<", ">", "\"", "&", "]]>", "<!--", "<![CDATA[", "\xff",
    "\r", "\u202e", "xmlns=\"\"", "</oxbow>", "<row>", "A1 A1",
  };
  if (file->len == 0)
    return;
  size_t start = (size_t) g_test_rand_int_range (0, (int) file->len);
  size_t length = (size_t) 1 << g_test_rand_int_range (0, 9);
  length = MIN (length, file->len - start);
  g_autofree char *piece = g_strndup (file->str + start, length);
  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      g_string_erase (file, (gssize) start, (gssize) length);
      break;
    case 1:
      g_string_insert (file, (gssize) start, piece);
      break;
    case 2:
      g_string_erase (file, (gssize) start, (gssize) length);
      g_string_insert (file, g_test_rand_int_range (0, (int) file->len + 1), piece);
      break;
    case 3:
      g_string_erase (file, (gssize) start, (gssize) MIN (length, 4));
      g_string_insert (file, (gssize) start, wrong[g_test_rand_int_range (0, G_N_ELEMENTS (wrong))]);
      break;
    }
}

static void
test_mutations (void)
{
  g_autoptr (GBytes) bytes = small_file ();
  int n_opened = 0, n = scaled (10000);
  for (int i = 0; i < n; i++)
    {
      size_t length;
      const char *whole = g_bytes_get_data (bytes, &length);
      g_autoptr (GString) file = g_string_new_len (whole, (gssize) length);
      for (int times = g_test_rand_int_range (1, 4); times > 0; times--)
        damage (file);
      n_opened += opens (file->str, file->len);
    }
  g_test_message ("%d of %d opened", n_opened, n);
  g_assert_cmpint (n_opened, >, 0);
  g_assert_cmpint (n_opened, <, n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/files/damage/prefixes", test_prefixes);
  g_test_add_func ("/files/damage/every-kilobyte", test_every_kilobyte);
  g_test_add_func ("/files/damage/bits", test_bits);
  g_test_add_func ("/files/damage/letters-anywhere", test_letters_anywhere);
  g_test_add_func ("/files/damage/mutations", test_mutations);
  return g_test_run ();
}
