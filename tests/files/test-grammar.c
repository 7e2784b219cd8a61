/* test-grammar.c: data/oxbow.rng takes what we write, and not what has another form
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "catalogue.h"
#include "yard.h"

#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <string.h>

static xmlRelaxNGPtr grammar;

static void
hush (void *data, const char *format, ...)
{
}

static bool
is_valid (const char *bytes, size_t length)
{
  xmlDocPtr document = xmlReadMemory (bytes, (int) length, NULL, NULL, XML_PARSE_NONET | XML_PARSE_NOERROR);
  if (document == NULL)
    return false;
  xmlRelaxNGValidCtxtPtr validator = xmlRelaxNGNewValidCtxt (grammar);
  xmlRelaxNGSetValidErrors (validator, hush, hush, NULL);
  bool valid = xmlRelaxNGValidateDoc (validator, document) == 0;
  xmlRelaxNGFreeValidCtxt (validator);
  xmlFreeDoc (document);
  return valid;
}

static bool
is_valid_file (const char *path)
{
  g_autofree char *bytes = NULL;
  size_t length;
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  return is_valid (bytes, length);
}

static void
check_folder (const char *path, int *n_files)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      if (g_file_test (file, G_FILE_TEST_IS_DIR))
        check_folder (file, n_files);
      else if (g_str_has_suffix (name, ".oxbow"))
        {
          g_test_message ("%s", name);
          g_assert_true (is_valid_file (file));
          ++*n_files;
        }
    }
}

static void
test_shipped (void)
{
  int n_files = 0;
  g_autofree char *scenarios = g_build_filename (g_getenv ("OXBOW_SOURCE"), "data", "scenarios", NULL);
  g_autofree char *good = catalogue_path ("good", NULL), *foreign = catalogue_path ("foreign", NULL);
  check_folder (scenarios, &n_files);
  g_assert_cmpint (n_files, >, 0);
  check_folder (good, &n_files);
  check_folder (foreign, &n_files);
}

static void
test_written (void)
{
  for (int i = 0; i < 100; i++)
    {
      g_autoptr (OxbowScenario) scenario = yard_random_scenario ();
      g_autoptr (GBytes) bytes = oxbow_document_write (scenario, NULL);
      g_assert_true (is_valid (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)));
    }
}

/* Files whose form is wrong; others are wrong in what their words mean, which no grammar knows. */
static void
test_other_forms (void)
{
  static const char *const files[] = {
    "attribute-misspelt-map", "author-twice", "author-with-element", "edge-at-a-cell", "element-misplaced",
    "element-misspelt", "element-unknown", "feature-at-an-edge", "feature-at-nothing", "feature-at-two-cells",
    "feature-nowhere", "foreign-attribute", "format-99", "format-missing", "format-newer", "game-missing",
    "group-blanks", "id-capital", "id-missing", "id-path", "kind-missing", "label-without-text",
    "language-bad", "legend-letter-long", "link-one-cell", "map-missing", "map-twice", "no-namespace",
    "number-1e308", "number-arabic", "number-blanks", "number-comma", "number-empty", "number-hexadecimal",
    "number-leading-zero", "number-minus-0", "number-nan", "number-plus", "number-seed-negative",
    "number-seed-too-big", "option-without-value", "orientation-unknown", "play-attribute-misspelt",
    "play-digest-no-hex", "play-digest-short", "play-here-negative", "play-players-0", "play-players-9",
    "play-twice", "play-without-seed", "players-0", "players-9", "players-words", "row-with-attribute",
    "row-with-blank", "row-with-element", "scenario-missing", "scenario-twice", "size-0", "size-65536",
    "size-negative", "svg", "text-in-map", "text-in-record", "xml-base",
  };
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strconcat (files[i], ".oxbow", NULL), *path = catalogue_path ("bad", name);
      g_test_message ("%s", name);
      g_assert_false (is_valid_file (path));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_autofree char *path = g_build_filename (g_getenv ("OXBOW_SOURCE"), "data", "oxbow.rng", NULL);
  xmlRelaxNGParserCtxtPtr parser = xmlRelaxNGNewParserCtxt (path);
  grammar = xmlRelaxNGParse (parser);
  xmlRelaxNGFreeParserCtxt (parser);
  g_assert_nonnull (grammar);
  g_test_add_func ("/files/grammar/shipped", test_shipped);
  g_test_add_func ("/files/grammar/written", test_written);
  g_test_add_func ("/files/grammar/other-forms", test_other_forms);
  int status = g_test_run ();
  xmlRelaxNGFree (grammar);
  xmlCleanupParser ();
  return status;
}
