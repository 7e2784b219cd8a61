/* test-bad.c: every bad file gets its sentence
 *
 * bad/NAME.oxbow is held against bad/NAME.expect. Run with --update, the program rewrites what is expected; read the
 * difference before it is committed. good/ holds files that are unusual and right.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "catalogue.h"

#include <string.h>

static bool update;

static char *
expect_path (const char *file)
{
  g_autofree char *name = g_strndup (file, strlen (file) - strlen (".oxbow"));
  g_autofree char *expect = g_strconcat (name, ".expect", NULL);
  return catalogue_path ("bad", expect);
}

static void
test_bad (gconstpointer data)
{
  const char *file = data;
  g_autoptr (GBytes) bytes = catalogue_read ("bad", file);
  g_autofree char *said = catalogue_say (bytes, file), *path = expect_path (file), *expected = NULL;
  g_assert_cmpstr (said, !=, "");
  g_assert_true (g_utf8_validate (said, -1, NULL));
  if (update)
    g_assert_true (g_file_set_contents (path, said, -1, NULL));
  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  g_assert_cmpstr (said, ==, expected);
}

/* Right however it is written: the same bytes when it is saved. */
static void
test_good (gconstpointer data)
{
  g_autoptr (GBytes) bytes = catalogue_read ("good", data), usual = catalogue_read ("good", "small.oxbow");
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                                             data, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowDocument) other = oxbow_document_parse (g_bytes_get_data (usual, NULL), g_bytes_get_size (usual),
                                                          "small.oxbow", &error);
  g_assert_no_error (error);
  g_autoptr (GBytes) a = oxbow_document_write (oxbow_document_get_scenario (document),
                                               oxbow_document_get_history (document));
  g_autoptr (GBytes) b = oxbow_document_write (oxbow_document_get_scenario (other), oxbow_document_get_history (other));
  g_assert_cmpmem (g_bytes_get_data (a, NULL), g_bytes_get_size (a), g_bytes_get_data (b, NULL), g_bytes_get_size (b));
}

/* Elements of other namespaces come back, wherever they stood, and nothing they point at is opened. */
static void
test_foreign (void)
{
  g_autoptr (GBytes) bytes = catalogue_read ("foreign", "kept.oxbow");
  g_autofree char *path = catalogue_path ("foreign", "saved.oxbow");
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                                             "kept.oxbow", &error);
  g_assert_no_error (error);
  g_autoptr (GBytes) saved = oxbow_document_write (oxbow_document_get_scenario (document),
                                                   oxbow_document_get_history (document));
  if (update)
    g_assert_true (g_file_set_contents (path, g_bytes_get_data (saved, NULL), (gssize) g_bytes_get_size (saved), NULL));
  g_autoptr (GBytes) expected = catalogue_read ("foreign", "saved.oxbow");
  g_assert_cmpmem (g_bytes_get_data (saved, NULL), g_bytes_get_size (saved), g_bytes_get_data (expected, NULL),
                   g_bytes_get_size (expected));
}

static void
add_tests (const char *folder, GPtrArray *names, GTestDataFunc function)
{
  for (guint i = 0; i < names->len; i++)
    {
      const char *file = names->pdata[i];
      g_autofree char *name = g_strndup (file, strlen (file) - strlen (".oxbow"));
      g_autofree char *path = g_strconcat ("/files/", folder, "/", name, NULL);
      g_test_add_data_func (path, file, function);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  update = argc > 1 && strcmp (argv[1], "--update") == 0;
  g_autoptr (GPtrArray) bad = catalogue_list ("bad"), good = catalogue_list ("good");
  add_tests ("bad", bad, test_bad);
  add_tests ("good", good, test_good);
  g_test_add_func ("/files/foreign/kept", test_foreign);
  return g_test_run ();
}
