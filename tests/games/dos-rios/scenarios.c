/* scenarios.c: the maps that are shipped are those of the rules (DR-11)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/lesson.h"
#include "files/document.h"
#include "files/library.h"
#include "games/dos-rios/boards.h"
#include <string.h>

static OxbowScenario *
load (const char *name)
{
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("dos-rios"), name);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);

  g_assert_no_error (error);
  return oxbow_scenario_ref (oxbow_document_get_scenario (document));
}

/* Terrain of the place of row and column of a board's rows. */
static void
assert_same_map (const OxbowScenario *scenario, const char *rows)
{
  g_auto (GStrv) lines = g_strsplit (rows, " ", -1);
  const OxbowMap *map = scenario->map;

  g_assert_cmpint (map->grid.orientation, ==, OXBOW_FLAT);
  g_assert_cmpint (map->grid.width, ==, (int) strlen (lines[0]));
  g_assert_cmpint (map->grid.height, ==, (int) g_strv_length (lines));
  for (int row = 0; lines[row] != NULL; row++)
    {
      g_autofree char *line = g_strndup (&map->terrain[row * map->grid.width], (gsize) map->grid.width);
      g_assert_cmpstr (line, ==, lines[row]);
    }
}

static void
assert_players (const OxbowScenario *scenario, int least, int most)
{
  g_assert_cmpint (scenario->min_players > 0 ? scenario->min_players : 2, ==, least);
  g_assert_cmpint (scenario->max_players > 0 ? scenario->max_players : 4, ==, most);
}

static int
count (const char *text, const char *letters)
{
  int n = 0;

  for (; *text != '\0'; text++)
    n += strchr (letters, *text) != NULL;
  return n;
}

static void
test_two_rivers (void)
{
  g_autoptr (OxbowScenario) scenario = load ("two-rivers");

  assert_same_map (scenario, two_rivers.rows);
  assert_players (scenario, 2, 4);
  g_assert_cmpstr (oxbow_ruleset_find ("dos-rios")->standard, ==, "two-rivers");
  g_assert_cmpstr (oxbow_text_get_in (scenario->title, NULL), ==, "Two Rivers");
}

/* The same slots and tiles in the same order as in the test's own board give the same land for every seed. */
static void
test_tiles (void)
{
  g_autoptr (OxbowScenario) scenario = load ("two-rivers");
  g_autoptr (GString) letters = g_string_new (NULL);

  for (guint i = 0; i < scenario->tables->len; i++)
    if (oxbow_record_get (scenario->tables->pdata[i], "letters") != NULL)
      g_string_append (letters, oxbow_record_get (scenario->tables->pdata[i], "letters"));
  g_assert_cmpstr (letters->str, ==, "wtcwctwwfttfccfwthtchcwhwfhtfhcfhffh");
  g_assert_cmpint (count (letters->str, "w"), ==, 7);
  g_assert_cmpint (count (letters->str, "t"), ==, 7);
  g_assert_cmpint (count (letters->str, "c"), ==, 7);
  g_assert_cmpint (count (letters->str, "f"), ==, 8);
  g_assert_cmpint (count (letters->str, "h"), ==, 7);
  for (uint64_t seed = 0; seed < 20; seed++)
    {
      g_autoptr (OxbowSettings) settings = test_settings (3, seed, NULL);
      g_autoptr (OxbowSetup) shipped = oxbow_setup_new (scenario, settings, NULL);
      g_autoptr (OxbowSetup) own = test_board_new (&two_rivers, 3, seed, NULL, NULL);
      g_assert_cmpuint (oxbow_state_digest (shipped->start), ==, oxbow_state_digest (own->start));
    }
}

typedef struct
{
  const char *path, *name;
  const TestBoard *board;
  int least, most, n_hexes, n_cards;
} MapTest;

static const MapTest maps[] = {
  { "/dos-rios/DR-11.3/first-valley", "first-valley", &first_valley, 2, 4, 48, 15 },
  { "/dos-rios/DR-11.4/the-gorge", "the-gorge", &the_gorge, 2, 2, 0, 11 },
  { "/dos-rios/DR-11.5/three-rivers", "three-rivers", &three_rivers, 3, 4, 79, 19 },
};

static void
test_map (gconstpointer data)
{
  const MapTest *test = data;
  g_autoptr (OxbowScenario) scenario = load (test->name);
  g_autofree char *terrain = g_strndup (scenario->map->terrain, (gsize) oxbow_grid_n_cells (&scenario->map->grid));
  g_autoptr (OxbowSettings) settings = test_settings (test->most, 1, NULL);
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, NULL);
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);
  const char *deck = strstr (listing, "\ndeck ") + 6;

  assert_same_map (scenario, test->board->rows);
  assert_players (scenario, test->least, test->most);
  if (test->n_hexes > 0)
    g_assert_cmpint (count (terrain, "hfwtc"), ==, test->n_hexes);
  g_autofree char *cards = g_strndup (deck, strcspn (deck, "\n"));
  g_assert_cmpint (count (cards, " ") + 1, ==, test->n_cards);
}

/* DR-11.7 is a map of the tests alone, but must be one that can be played. */
static void
test_confluence (void)
{
  g_autoptr (OxbowScenario) scenario = test_board_scenario (&confluence);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autofree char *terrain = g_strndup (scenario->map->terrain, (gsize) oxbow_grid_n_cells (&scenario->map->grid));

  oxbow_scenario_check (scenario, problems);
  g_assert_cmpint (problems->n_errors, ==, 0);
  g_assert_cmpint (count (terrain, "hfwtc"), ==, 15);
}

/* DR-11.6: what makes each of the four what it is. */

static void
test_dry_year (void)
{
  g_autoptr (OxbowScenario) scenario = load ("dry-year");
  const char *deck = oxbow_settings_get_option (scenario->settings, "deck");
  g_auto (GStrv) cards = g_strsplit (deck != NULL ? deck : "", ",", -1);
  int n_logging = 0;

  assert_same_map (scenario, two_rivers.rows);
  g_assert_cmpstr (oxbow_settings_get_option (scenario->settings, "start_dams"), ==, "0");
  for (int i = 0; cards[i] != NULL; i++)
    n_logging += strcmp (cards[i], "logging") == 0;
  g_assert_cmpint (n_logging, ==, 2);
}

static void
test_long_harvest (void)
{
  g_autoptr (OxbowScenario) scenario = load ("long-harvest");

  g_assert_cmpstr (oxbow_settings_get_option (scenario->settings, "five_dry"), ==, "no");
  g_assert_cmpstr (oxbow_settings_get_option (scenario->settings, "row"), ==, "5");
}

static void
test_the_delta (void)
{
  g_autoptr (OxbowScenario) scenario = load ("the-delta");
  g_autofree char *terrain = g_strndup (scenario->map->terrain, (gsize) oxbow_grid_n_cells (&scenario->map->grid));

  g_assert_cmpint (count (terrain, "VMAR"), ==, 4);
  g_assert_cmpint (count (terrain, "@"), >=, 2);
  g_assert_true (strchr (terrain, '1') != NULL && strchr (terrain, '2') != NULL && strchr (terrain, '3') != NULL);
}

/* Some lake has land right below it. */
static void
test_lake_country (void)
{
  g_autoptr (OxbowScenario) scenario = load ("lake-country");
  const OxbowMap *map = scenario->map;
  int n = 0;

  for (OxbowCell cell = 0; cell + map->grid.width < oxbow_grid_n_cells (&map->grid); cell++)
    n += map->terrain[cell] == '~' && strchr ("hfwtc?", map->terrain[cell + map->grid.width]) != NULL;
  g_assert_cmpint (n, >, 0);
}

/* All of them can be played as they are, and nothing about them looks unmeant. */
static void
test_all (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);

  g_assert_cmpuint (names->len, ==, 9);         /* the eight of the rules, and the one that teaches them */
  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (OxbowScenario) scenario = load (names->pdata[i]);
      g_autoptr (OxbowProblems) problems = oxbow_problems_new ();

      oxbow_scenario_check (scenario, problems);
      if (scenario->lesson != NULL)
        oxbow_lesson_check (scenario, problems);
      for (guint j = 0; j < problems->list->len; j++)
        g_error ("%s: %s", (char *) names->pdata[i], ((OxbowProblem *) problems->list->pdata[j])->sentence);
      g_assert_cmpstr (scenario->id, ==, names->pdata[i]);
    }
}

void
add_scenario_tests (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (maps); i++)
    g_test_add_data_func (maps[i].path, &maps[i], test_map);
  g_test_add_func ("/dos-rios/DR-11.1/two-rivers", test_two_rivers);
  g_test_add_func ("/dos-rios/DR-11.2/tiles", test_tiles);
  g_test_add_func ("/dos-rios/DR-11.6/dry-year", test_dry_year);
  g_test_add_func ("/dos-rios/DR-11.6/lake-country", test_lake_country);
  g_test_add_func ("/dos-rios/DR-11.6/the-delta", test_the_delta);
  g_test_add_func ("/dos-rios/DR-11.6/long-harvest", test_long_harvest);
  g_test_add_func ("/dos-rios/DR-11.6/all-can-be-played", test_all);
  g_test_add_func ("/dos-rios/DR-11.7/confluence", test_confluence);
}
