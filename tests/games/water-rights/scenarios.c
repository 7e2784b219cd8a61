/* scenarios.c: the shipped scenarios, and games that do not come about (WR-2, WR-4.4, WR-8.1, section 11 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#include "files/document.h"
#include "files/library.h"

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
    "round 1 of 9; king money 10 bank 24 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/section-11/delta", "delta", "seats steward absent player player; turn riparian draft" },
  { "/water-rights/section-11/rain-king", "rain-king", "round 1 of 10" },
};

static void
test_scenario (gconstpointer data)
{
  const ScenarioTest *test = data;
  g_autoptr (OxbowSetup) setup = position_new (test->scenario, 1, "");
  position_check_lines (setup->start, test->has);
  g_assert_cmpuint (setup->start->size, <=, 2560);
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
  g_assert_cmpstr (error->message, ==, "That town is not your neighbour.");
  g_assert_true (oxbow_state_apply_text (state, "post riparian", NULL, NULL));
}

/* An author's event of known operations needs no code. */
static void
test_new_event (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("water-rights"), "realm");
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  OxbowRecord *event = oxbow_record_new ("event"), *effect = oxbow_record_new ("effect");
  oxbow_record_set (event, "id", "flood");
  oxbow_record_set (event, "name", "Flood");
  oxbow_record_set (effect, "op", "nobuild");
  oxbow_record_set (effect, "key", "grass");
  oxbow_record_add (event, effect);
  g_ptr_array_add (scenario->tables, event);
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, NULL, &error);
  g_assert_no_error (error);
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);
  g_assert_nonnull (strstr (listing, " flood"));
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
  g_test_add_func ("/water-rights/section-11/long-valley-posts", test_long_valley_posts);
  g_test_add_func ("/water-rights/WR-2.6/an-authors-own-event", test_new_event);
  g_test_add_func ("/water-rights/WR-4.4/nobody-takes-part", test_nobody);
  g_test_add_func ("/water-rights/WR-3.1/hidden-from-other-seats", test_hidden);
}
