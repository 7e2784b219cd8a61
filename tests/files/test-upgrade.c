/* test-upgrade.c: a file of a format that never was is brought up to date
 *
 * Format 0 is made up: a yard's map was called "plan", its sides "width" and "height", and terrain lay in "line"
 * elements. Its step is known to this test only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "files/upgrade.h"

#include <string.h>

#define FORMAT_0 \
  "<oxbow xmlns=\"urn:oxbow:1\" format=\"0\"><scenario game=\"yard\" id=\"old\"><title>Old yard</title>\n" \
  "<plan width=\"3\" height=\"2\"><legend letter=\"g\" terrain=\"grass\"/><line>ggg</line>\n<line>ggg</line></plan>" \
  "</scenario></oxbow>"

static bool
upgrade_map (OxbowXmlNode *map)
{
  oxbow_xml_rename (map, "map");
  oxbow_xml_rename_attribute (map, "width", "columns");
  oxbow_xml_rename_attribute (map, "height", "rows");
  oxbow_xml_set (map, "orientation", "pointy");
  for (OxbowXmlNode *line = map->first; line != NULL; line = line->next)
    if (strcmp (line->name, "line") == 0)
      oxbow_xml_rename (line, "row");
  return true;
}

static bool
upgrade_0_to_1 (OxbowXmlNode *root, GError **error)
{
  OxbowXmlNode *scenario = oxbow_xml_find (root, "scenario");
  OxbowXmlNode *map = scenario != NULL ? oxbow_xml_find (scenario, "plan") : NULL;
  return map != NULL ? upgrade_map (map) : oxbow_xml_refuse (root, error, "there is no plan.");
}

static const OxbowUpgrade steps[] = { { 0, upgrade_0_to_1 }, { 0, NULL } };

static OxbowDocument *
parse_old (const char *text, GError **error)
{
  return oxbow_document_parse_old (text, strlen (text), "old.oxbow", steps, error);
}

static void
test_opens (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = parse_old (FORMAT_0, &error);
  g_assert_no_error (error);
  const OxbowMap *map = oxbow_document_get_scenario (document)->map;
  g_assert_cmpint (map->grid.width, ==, 3);
  g_assert_cmpint (map->grid.height, ==, 2);
  g_assert_cmpint (map->grid.orientation, ==, OXBOW_POINTY);

  g_autoptr (GBytes) saved = oxbow_document_write (oxbow_document_get_scenario (document), NULL);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (saved, NULL), (gssize) g_bytes_get_size (saved), "format=\"1\""));
}

/* A step's refusal names its place, as a reader's does; so does that of the reader after it. */
static void
test_refusals (void)
{
  g_autoptr (GError) error = NULL, other = NULL;
  g_assert_null (parse_old ("<oxbow xmlns=\"urn:oxbow:1\" format=\"0\">\n</oxbow>", &error));
  g_assert_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT);
  g_assert_cmpstr (error->message, ==, "old.oxbow, line 1: there is no plan.");
  g_autofree char *wrong = g_strdelimit (g_strdup (FORMAT_0), "3", '4');
  g_assert_null (parse_old (wrong, &other));
  g_assert_cmpstr (other->message, ==, "old.oxbow, line 2: terrain row 1 has 3 letters, but the map is 4 cells wide.");
}

/* Without its step the old format is refused, and a newer one always is. */
static void
test_unknown_formats (void)
{
  g_autoptr (GError) error = NULL, newer = NULL;
  g_assert_null (oxbow_document_parse (FORMAT_0, strlen (FORMAT_0), "old.oxbow", &error));
  g_assert_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT);
  g_assert_null (parse_old ("<oxbow xmlns=\"urn:oxbow:1\" format=\"2\"/>", &newer));
  g_assert_error (newer, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_NEWER);
  g_assert_cmpstr (newer->message, ==, "old.oxbow, line 1: this file has format 2, from a newer Oxbow; this one reads "
                                       "formats up to 1. A newer Oxbow will open it.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/files/upgrade/opens", test_opens);
  g_test_add_func ("/files/upgrade/refusals", test_refusals);
  g_test_add_func ("/files/upgrade/unknown-formats", test_unknown_formats);
  return g_test_run ();
}
