/* test-kit.c: games to print: as many pieces, tiles and cards as the rules say, each with its words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "files/library.h"
#include "paint/export.h"
#include "paint/kit.h"
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

static OxbowScenario *
open_scenario (const OxbowRuleset *ruleset, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (ruleset, name);
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  return oxbow_scenario_ref (oxbow_document_get_scenario (document));
}

static OxbowKit *
make_kit (OxbowScenario *scenario)
{
  g_autoptr (GError) error = NULL;
  OxbowKit *kit = oxbow_kit_new (scenario, &error);
  g_assert_no_error (error);
  return kit;
}

static int
count_captioned (const OxbowKit *kit, const char *caption)
{
  int n = 0;
  for (guint i = 0; i < kit->items->len; i++)
    {
      const OxbowKitItem *item = kit->items->pdata[i];
      n += strcmp (item->caption, caption) == 0 ? item->n : 0;
    }
  return n;
}

/* DR-2.1, 2.4; RW-2.1 to 2.5; WR-2.2 to 2.8; NW-2.2 to 2.9 */
static void
test_numbers (void)
{
  static const struct { const char *game, *scenario, *caption; int n; } rows[] = {
    { "dos-rios", "two-rivers", "Harvest cards", 15 },
    { "dos-rios", "three-rivers", "Harvest cards", 19 },
    { "dos-rios", "two-rivers", "Tiles of land", 12 },
    { "dos-rios", "two-rivers", "Pieces of Black", 11 },
    { "dos-rios", "two-rivers", "Dams", 40 },
    { "dos-rios", "the-gorge", "Pieces of Red", 0 },
    { "rising-waters", "fall-1926", "Weather cards", 77 },
    { "rising-waters", "fall-1926", "Landowner cards, starred", 12 },
    { "rising-waters", "fall-1926", "Landowner cards", 68 },
    { "rising-waters", "spring-1927", "Landowner cards", 88 },
    { "rising-waters", "fall-1926", "Community cards", 100 },
    { "rising-waters", "fall-1926", "Levees: as many on a cell as it is high", 60 },
    { "water-rights", "realm", "Districts", 70 },
    { "water-rights", "realm", "Waterplants", 29 },
    { "water-rights", "realm", "Events", 28 },
    { "water-rights", "realm", "Demands of the King", 24 },
    { "water-rights", "realm", "Goals", 24 },
    { "navajo-wars", "rise", "Ceremony cards", 12 },
    { "navajo-wars", "rise", "Operations cards", 28 },
    { "navajo-wars", "rise", "Event cards", 15 },
    { "navajo-wars", "rise", "Developments", 24 },
    { "navajo-wars", "rise", "Cubes", 20 },
    { "navajo-wars", "rise", "Corn", 12 },
    { "navajo-wars", "rise", "Intruders", 20 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (OxbowScenario) scenario = open_scenario (oxbow_ruleset_find (rows[i].game), rows[i].scenario);
      g_autoptr (OxbowKit) kit = make_kit (scenario);
      g_test_message ("%s of %s", rows[i].caption, rows[i].scenario);
      g_assert_cmpint (count_captioned (kit, rows[i].caption), ==, rows[i].n);
    }
}

static int
count_cards (const OxbowKit *kit)
{
  int n = 0;
  for (guint i = 0; i < kit->items->len; i++)
    {
      const OxbowKitItem *item = kit->items->pdata[i];
      n += item->kind == OXBOW_KIT_CARD ? item->n : 0;
    }
  return n;
}

/* Of every shipped scenario: nothing stands without its words. */
static void
test_words (void)
{
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) names = oxbow_library_list (oxbow_rulesets[i]);
      for (guint k = 0; k < names->len; k++)
        {
          g_autoptr (OxbowScenario) scenario = open_scenario (oxbow_rulesets[i], names->pdata[k]);
          g_autoptr (OxbowKit) kit = make_kit (scenario);
          g_assert_cmpint (count_cards (kit), >, 10);
          for (guint j = 0; j < kit->items->len; j++)
            {
              const OxbowKitItem *item = kit->items->pdata[j];
              g_assert_cmpint (item->n, >, 0);
              g_assert_true (item->caption != NULL && *item->caption != '\0');
              if (item->kind == OXBOW_KIT_CARD)
                g_assert_true (item->name != NULL && *item->name != '\0' && item->text != NULL && *item->text != '\0');
            }
        }
    }
}

/* What another program reads in the PDF: text, or facts; NULL where it is not there. */
static char *
ask (const char *name, GBytes *pdf, const char *option)
{
  g_autofree char *program = g_find_program_in_path (name), *file = NULL, *command = NULL;
  char *answer = NULL;
  int status;
  if (program == NULL)
    return NULL;
  int fd = g_file_open_tmp ("oxbow-kit-XXXXXX.pdf", &file, NULL);
  g_assert_cmpint (fd, >=, 0);
  g_close (fd, NULL);
  g_assert_true (g_file_set_contents (file, g_bytes_get_data (pdf, NULL), (gssize) g_bytes_get_size (pdf), NULL));
  command = g_strdup_printf ("%s %s %s", program, file, option);
  g_assert_true (g_spawn_command_line_sync (command, &answer, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  g_unlink (file);
  return answer;
}

static char *
join_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n\f", -1);
  GString *joined = g_string_new (NULL);
  for (int i = 0; words[i] != NULL; i++)
    g_string_append (joined, words[i]);
  return g_string_free (joined, FALSE);
}

/* Every name of a card and its text can be read in the file. */
static void
test_pdf (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (OxbowScenario) scenario = open_scenario (ruleset, ruleset->standard);
  g_autoptr (OxbowKit) kit = make_kit (scenario);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = oxbow_kit_export (scenario, &(OxbowKitOptions) { .paper = "A4" }, &error);
  g_assert_no_error (error);
  g_autofree char *text = ask ("pdftotext", pdf, "-");
  if (text == NULL)
    {
      g_test_skip ("pdftotext is not there");
      return;
    }
  g_autofree char *joined = join_words (text);
  g_assert_nonnull (strstr (text, oxbow_text_get (scenario->title)));
  g_assert_nonnull (strstr (text, "its hexes are 30 mm wide"));
  for (guint i = 0; i < kit->items->len; i++)
    {
      const OxbowKitItem *item = kit->items->pdata[i];
      g_autofree char *name = join_words (item->name != NULL ? item->name : "");
      if (item->kind == OXBOW_KIT_CARD && strstr (joined, name) == NULL)
        g_error ("\"%s\" cannot be read in the file of %s.", item->name, ruleset->id);
    }
}

static void
check_pages (const char *paper, const char *size, double cell_mm, int most)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  g_autoptr (OxbowScenario) scenario = open_scenario (ruleset, "first-valley");
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = oxbow_kit_export (scenario, &(OxbowKitOptions) { paper, cell_mm }, &error);
  g_autoptr (GBytes) again = oxbow_kit_export (scenario, &(OxbowKitOptions) { paper, cell_mm }, &error);
  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (pdf, again));
  g_autofree char *facts = ask ("pdfinfo", pdf, "");
  if (facts == NULL)
    return;
  g_assert_nonnull (strstr (facts, size));
  const char *pages = strstr (facts, "Pages:");
  g_assert_nonnull (pages);
  g_assert_cmpint (atoi (pages + strlen ("Pages:")), <=, most);
  g_assert_cmpint (atoi (pages + strlen ("Pages:")), >=, 4);
}

static void
test_papers (void)
{
  check_pages (NULL, "595.276 x 841.89", 0, 10);
  check_pages ("Letter", "612 x 792", 0, 10);
  check_pages ("A3", "841.89 x 1190.55", 40, 10);
}

/* A scenario that cannot be played is not printed, and the sentence says why; nor is there any paper of any name. */
static void
test_refusals (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  g_autoptr (OxbowScenario) scenario = open_scenario (ruleset, "first-valley");
  g_autoptr (OxbowScenario) broken = oxbow_scenario_copy (scenario);
  g_autoptr (GError) error = NULL;
  g_assert_null (oxbow_kit_export (scenario, &(OxbowKitOptions) { .paper = "Papyrus" }, &error));
  g_assert_true (g_error_matches (error, OXBOW_PAINT_ERROR, OXBOW_PAINT_ERROR_PAPER));
  g_clear_error (&error);
  memset (broken->map->terrain, 'h', (size_t) oxbow_grid_n_cells (&broken->map->grid));
  g_assert_null (oxbow_kit_export (broken, &(OxbowKitOptions) { 0 }, &error));
  g_assert_cmpstr (error->message, ==, "The map has no city, where the campesinos start.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/kit/numbers", test_numbers);
  g_test_add_func ("/paint/kit/words", test_words);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/paint/kit/pdf/", oxbow_rulesets[i]->id, NULL);
      g_test_add_data_func (path, oxbow_rulesets[i], test_pdf);
    }
  g_test_add_func ("/paint/kit/papers", test_papers);
  g_test_add_func ("/paint/kit/refusals", test_refusals);
  return g_test_run ();
}
