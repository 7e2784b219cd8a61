/* scenarios.c: the shipped scenarios, and games that do not come about (WR-2, WR-4.4, WR-8.1, section 11 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#include "files/document.h"
#include "files/library.h"
#include "games/water-rights/state.h"

#include <string.h>

/* What tells a scenario from the standard one: lines of its first listing. */
typedef struct
{
  const char *path, *scenario, *has;
} ScenarioTest;

static const ScenarioTest tests[] = {
  { "/water-rights/WR-2.1/realm-roles-in-turn-order", "realm", "seats player player player player; round 1 of 8" },
  { "/water-rights/section-11/long-valley", "long-valley", "mayor junior money 15 loose 5 legacy 0" },
  { "/water-rights/section-11/dry-basin", "dry-basin",
    "round 1 of 9; king money 4 bank 24 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/section-11/delta", "delta", "seats steward absent player player; turn riparian draft" },
  { "/water-rights/section-11/rain-king", "rain-king", "round 1 of 10" },
};

static void
test_scenario (gconstpointer data)
{
  const ScenarioTest *test = data;
  g_autoptr (OxbowSetup) setup = position_new (test->scenario, 1, "");
  position_check_lines (setup->start, test->has);
  g_assert_cmpuint (setup->start->size, <=, 2048);
}

/* The letters of the land that a map has, counted. */
static void
test_standard_map (void)
{
  static const char codes[] = "123srj789SRJK";
  static const int wanted[] = { 6, 7, 5, 9, 9, 9, 4, 3, 5, 1, 1, 1, 1 };
  g_autoptr (OxbowSetup) setup = position_new ("realm", 1, "");
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      int n = 0;
      for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&setup->grid); cell++)
        n += setup->terrain[cell] == codes[i];
      g_assert_cmpint (n, ==, wanted[i]);
    }
}

static const WaterRightsSetup *
as_water_rights (const OxbowSetup *setup)
{
  return (const WaterRightsSetup *) setup;
}

/* What section 11.2 says of the others: pools of each town, who borders whom, and what the options are. */
static int
count_land (const OxbowSetup *setup, int seat, int land)
{
  const WaterRightsData *data = &as_water_rights (setup)->data;
  int n = 0;
  for (int i = 0; i < data->n_town[seat]; i++)
    n += data->sites[data->town[seat][i]].land == land;
  return n;
}

static void
check_pools (const OxbowSetup *setup, int senior, int riparian, int junior)
{
  g_assert_cmpint (count_land (setup, WATER_RIGHTS_SENIOR, WATER_RIGHTS_POOL), ==, senior);
  g_assert_cmpint (count_land (setup, WATER_RIGHTS_RIPARIAN, WATER_RIGHTS_POOL), ==, riparian);
  g_assert_cmpint (count_land (setup, WATER_RIGHTS_JUNIOR, WATER_RIGHTS_POOL), ==, junior);
}

static int
count_copies (const OxbowSetup *setup, const char *code)
{
  const WaterRightsData *data = &as_water_rights (setup)->data;
  for (int kind = 0; kind < data->n_kinds; kind++)
    if (strcmp (data->kinds[kind].code, code) == 0)
      return data->kinds[kind].copies;
  return 0;
}

static bool
has_event (const OxbowSetup *setup, const char *id)
{
  const WaterRightsData *data = &as_water_rights (setup)->data;
  for (int card = 0; card < data->n_events; card++)
    if (strcmp (data->cards[card].id, id) == 0)
      return true;
  return false;
}

static void
test_long_valley (void)
{
  g_autoptr (OxbowSetup) setup = position_new ("long-valley", 1, "");
  const WaterRightsData *data = &as_water_rights (setup)->data;
  int row = -1;
  g_assert_cmpint (setup->grid.width, ==, 15);
  g_assert_cmpint (setup->grid.height, ==, 5);
  g_assert_false (data->borders[WATER_RIGHTS_SENIOR][WATER_RIGHTS_JUNIOR]);
  g_assert_true (data->borders[WATER_RIGHTS_SENIOR][WATER_RIGHTS_RIPARIAN]);
  g_assert_true (data->borders[WATER_RIGHTS_RIPARIAN][WATER_RIGHTS_JUNIOR]);
  for (int site = 0; site < data->n_sites; site++)
    if (data->sites[site].land == WATER_RIGHTS_POOL)
      {
        g_assert_true (row < 0 || row == oxbow_grid_row (&setup->grid, data->sites[site].cell));
        row = oxbow_grid_row (&setup->grid, data->sites[site].cell);
      }
  check_pools (setup, 5, 5, 5);
}

static void
test_dry_basin (void)
{
  g_autoptr (OxbowSetup) setup = position_new ("dry-basin", 1, "");
  check_pools (setup, 3, 3, 3);
  g_assert_cmpint (count_copies (setup, "reclaim"), ==, 6);
  g_assert_cmpint (count_copies (setup, "filter"), ==, 5);
  g_assert_cmpint (as_water_rights (setup)->options.rounds, ==, 9);
  g_assert_cmpint (as_water_rights (setup)->options.inflow, ==, 4);
  g_assert_cmpint (as_water_rights (setup)->options.bank_start, ==, 8);
  g_assert_true (has_event (setup, "drought-2") && has_event (setup, "drought-3")
                 && has_event (setup, "long-drought-2"));
}

static void
test_delta (void)
{
  g_autoptr (OxbowSetup) setup = position_new ("delta", 1, "");
  const WaterRightsData *data = &as_water_rights (setup)->data;
  check_pools (setup, 0, 10, 10);
  g_assert_cmpint (data->n_town[WATER_RIGHTS_SENIOR], ==, 1);
  g_assert_true (data->borders[WATER_RIGHTS_SENIOR][WATER_RIGHTS_RIPARIAN]);
  g_assert_true (data->borders[WATER_RIGHTS_SENIOR][WATER_RIGHTS_JUNIOR]);
  g_assert_cmpint (count_copies (setup, "jetty"), ==, 6);
  g_assert_cmpint (count_copies (setup, "fishmarket"), ==, 4);
  g_assert_cmpint (count_copies (setup, "cannery"), ==, 4);
  g_assert_cmpint (count_copies (setup, "shipyard"), ==, 4);
  g_assert_true (as_water_rights (setup)->options.dock_water_only && as_water_rights (setup)->options.land_only);
}

static void
test_rain_king (void)
{
  g_autoptr (OxbowSetup) setup = position_new ("rain-king", 1, "");
  check_pools (setup, 6, 7, 5);
  g_assert_cmpint (as_water_rights (setup)->options.rounds, ==, 10);
  g_assert_cmpint (as_water_rights (setup)->options.tax_cost_max, ==, 3);
  g_assert_cmpint (as_water_rights (setup)->options.king_div, ==, 6);
  g_assert_true (has_event (setup, "drought-2") && has_event (setup, "long-drought-2"));
}

/* On a map of pointy hexes other cells are neighbours: the school beside the power works of D3. */
static void
test_pointy (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("water-rights"), "realm"), *text = NULL;
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_auto (GStrv) halves = g_strsplit (text, "orientation=\"flat\"", 2);
  g_autofree char *pointy = g_strjoin ("orientation=\"pointy\"", halves[0], halves[1], NULL);
  g_autoptr (OxbowDocument) document = oxbow_document_parse (pointy, strlen (pointy), "pointy.oxbow", &error);
  g_assert_no_error (error);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  settings->seed = 1;
  settings->has_seed = true;
  g_autoptr (OxbowSetup) fresh = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowSetup) setup =
      position_read (fresh, "turn senior build; tax green red cost 1 tiles 2; hand senior school/5/0", &error);
  g_assert_no_error (error);
  static const char *const beside[] = { "C2", "C3", "C4", "D2", "D4", "E3" }, *const apart[] = { "E4", "E2", "D1" };
  for (guint i = 0; i < G_N_ELEMENTS (beside) + G_N_ELEMENTS (apart); i++)
    {
      bool is_beside = i < G_N_ELEMENTS (beside);
      g_autofree OxbowState *state = oxbow_state_copy (setup->start);
      g_autofree char *move =
          g_strconcat ("build school ", is_beside ? beside[i] : apart[i - G_N_ELEMENTS (beside)], NULL);
      g_assert_cmpint (oxbow_state_apply_text (state, move, NULL, NULL), ==, is_beside);
    }
}

/* Senior and Junior of the Long Valley share no edge. */
static void
test_long_valley_posts (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) fresh = position_new ("long-valley", 1, "");
  g_autoptr (OxbowSetup) setup = position_read (fresh, "turn senior build; tax green red cost 1 tiles 2; "
                                                "plant A3 senior tower paid 6 water 0; "
                                                "plant B3 senior tower paid 6 water 0", &error);
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  g_assert_false (oxbow_state_apply_text (state, "post junior", NULL, &error));
  g_assert_cmpstr (error->message, ==, "That town is not your neighbour. (WR-5.14)");
  g_assert_true (oxbow_state_apply_text (state, "post riparian", NULL, NULL));
}

static void
test_nobody (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("water-rights"), "realm");
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  oxbow_settings_set_seat (settings, "senior", "absent", 0);
  oxbow_settings_set_seat (settings, "riparian", "absent", 0);
  oxbow_settings_set_seat (settings, "junior", "absent", 0);
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  g_assert_null (setup);
  g_assert_cmpstr (error->message, ==, "At least one mayor takes part: Senior, Riparian or Junior.");
}

/* Who cannot see a thing must find nothing of it in his listing. */
static void
test_hidden (void)
{
  g_autoptr (OxbowSetup) setup = position_new ("realm", 1, "");
  g_autofree char *seen = oxbow_state_listing (setup->start, 1);
  g_assert_nonnull (strstr (seen, "\nrng -\n"));
  g_assert_nonnull (strstr (seen, "\nsecret senior great-dam\n"));
  g_assert_nonnull (strstr (seen, "\nsecret king -\nsecret"));
  g_assert_nonnull (strstr (seen, "\nstack district wheat wheat wheat wheat orchard"));
}

void
add_scenario_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, &tests[i], test_scenario);
  g_test_add_func ("/water-rights/WR-8.1/standard-map-counted", test_standard_map);
  g_test_add_func ("/water-rights/section-11/long-valley-outline", test_long_valley);
  g_test_add_func ("/water-rights/section-11/dry-basin-outline", test_dry_basin);
  g_test_add_func ("/water-rights/section-11/delta-outline", test_delta);
  g_test_add_func ("/water-rights/section-11/rain-king-outline", test_rain_king);
  g_test_add_func ("/water-rights/WR-3.2/pointy-hexes", test_pointy);
  g_test_add_func ("/water-rights/section-11/long-valley-posts", test_long_valley_posts);
  g_test_add_func ("/water-rights/WR-4.4/nobody-takes-part", test_nobody);
  g_test_add_func ("/water-rights/WR-3.1/hidden-from-other-seats", test_hidden);
}
