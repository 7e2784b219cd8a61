/* test-new.c: what an author begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/history.h"
#include "editor/new.h"
#include "editor/standard.h"
#include "files/document.h"
#include "files/library.h"
#include <string.h>

/* Nothing but the map is wrong with an empty map: all sentences go when the standard map is put into it. */
static void
test_nothing (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  const OxbowGrid grid = { 7, 5, OXBOW_POINTY };
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowScenario) scenario = oxbow_new_from_nothing (standard, &grid, &error);
  g_assert_no_error (error);
  g_assert_cmpint (scenario->map->grid.orientation, ==, OXBOW_POINTY);
  for (OxbowCell cell = 0; cell < 35; cell++)
    g_assert_cmpint (scenario->map->terrain[cell], ==, ruleset->palette->blank);
  g_assert_true (oxbow_document_would_open (scenario, &error));

  oxbow_map_free (scenario->map);
  scenario->map = oxbow_map_copy (standard->map);
  for (guint i = 0; i < standard->tables->len; i++)
    {
      const OxbowRecord *record = standard->tables->pdata[i];
      if (oxbow_record_kind_find (ruleset->palette->tables, record->kind)->of_map)
        g_ptr_array_add (scenario->tables, oxbow_record_copy (record));
    }
  test_check_playable (scenario, ruleset->id);
}

static void
test_too_large (void)
{
  g_autoptr (OxbowScenario) standard = test_standard (oxbow_rulesets[0]);
  const OxbowGrid grid = { OXBOW_MAX_SIDE + 1, 5, OXBOW_FLAT };
  g_autoptr (GError) error = NULL;
  g_assert_null (oxbow_new_from_nothing (standard, &grid, &error));
  g_assert_cmpstr (error->message, ==, "A map is from 1 to 4096 cells wide and high, not 4097 by 5.");
}

/* Every shipped one, and what is done to the copy does not reach it. */
static void
test_scenario_copied (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);
  g_assert_cmpint ((int) names->len, >, 3);
  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (OxbowScenario) original = test_scenario (ruleset, names->pdata[i]);
      g_autoptr (GBytes) before = oxbow_document_write (original, NULL);
      g_autoptr (OxbowScenario) whole = oxbow_scenario_copy (original);
      g_autoptr (GBytes) written = oxbow_document_write (whole, NULL);
      g_assert_true (g_bytes_equal (before, written));

      g_autoptr (OxbowScenario) copy = oxbow_new_from_scenario (original);
      g_assert_null (copy->lesson);
      g_assert_null (copy->position);
      test_check_playable (copy, names->pdata[i]);
      memset (copy->map->terrain, ruleset->palette->blank, (size_t) oxbow_grid_n_cells (&copy->map->grid));
      g_ptr_array_set_size (copy->tables, 0);
      g_autoptr (GBytes) after = oxbow_document_write (original, NULL);
      g_assert_true (g_bytes_equal (before, after));
    }
}

static char *
list (const OxbowState *state)
{
  OxbowListing *listing = oxbow_listing_new ();
  state->setup->ruleset->list (state, -1, listing);
  char *text = g_strdup (listing->text->str);
  oxbow_listing_free (listing);
  return text;
}

/* A game of the new scenario stands, byte for byte, where the old one stood. */
static void
test_position (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;
  OxbowRng rng = { 3 };
  settings->seed = 3;
  settings->has_seed = true;
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (standard, settings, &error);
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  for (int i = 0; i < 60 && ruleset->turn (state) >= 0; i++)
    {
      oxbow_state_legal (state, &moves);
      g_assert_true (oxbow_state_apply (state, &moves.items[oxbow_rng_below (&rng, (uint64_t) moves.n)], NULL, NULL));
    }
  oxbow_moves_clear (&moves);

  g_autoptr (OxbowScenario) scenario = oxbow_new_from_position (state);
  g_autoptr (OxbowSetup) again = oxbow_setup_new (scenario, NULL, &error);
  g_assert_no_error (error);
  g_autofree char *stood = list (state), *stands = list (again->start);
  g_assert_nonnull (strstr (oxbow_text_get (scenario->title), oxbow_text_get (standard->title)));
  g_assert_cmpstr (stands, ==, stood);
  g_assert_null (memchr (scenario->map->terrain, '?', (size_t) oxbow_grid_n_cells (&scenario->map->grid)));
  g_assert_true (oxbow_document_would_open (scenario, &error));
}

/* Rows */

typedef struct
{
  const char *name, *text;
  const char *wanted;           /* the letters of the map, or the sentence */
  int width;                    /* 0: refused */
} Row;

static const Row rows[] = {
  { "plain", "^V^\nhwf\n~@~\n", "^V^hwf~@~", 3 },
  { "crlf", "^V^\r\nhwf\r\n~@~\r\n\r\n", "^V^hwf~@~", 3 },
  { "blanks", "\n  ^ V ^\n\th\tw\tf  \n ~ @ ~", "^V^hwf~@~", 3 },
  { "commas", "^,V,^\nh,w,f\n\"~\",\"@\",\"~\"", "^V^hwf~@~", 3 },
  { "short rows", "^V\nhwf\n~@~", "^V.hwf~@~", 3 },
  { "numbers and names", "   ABC\n1  ^V^\n2  hwf\n3  ~@~\n", "^V^hwf~@~", 3 },
  { "spread names", "  A B C\n1 ^ V ^\n2 h w f", "^V^hwf", 3 },
  { "ten rows", "1 h\n2 h\n3 h\n4 h\n5 h\n6 h\n7 h\n8 h\n9 h\n10 w", "hhhhhhhhhw", 1 },
  { "trails are no numbers", "1hw2\n1ht2", "1hw21ht2", 4 },
  { "trails apart", "1 h w\n1 h t", "1hw1ht", 3 },
  { "a spring is no heading", "AV\nhw", "AVhw", 2 },
  { "rows of a file", "      <row>^V^</row>\n      <row>hwf</row>\n", "^V^hwf", 3 },
  { "unknown letter", "^V^\nhwx", "Row 2, column 3 (C2): \"x\" is no terrain of this game.", 0 },
  { "no ASCII", "^V^\n\303\251wf", "Row 2, column 1 (A2): \"\303\251\" is no terrain of this game.", 0 },
  { "empty", " \n\r\n", "There is no row of letters in this text.", 0 },
  { "no text", "\377", "This is no text in UTF-8.", 0 },
};

static void
test_rows (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (OxbowScenario) standard = test_standard (oxbow_ruleset_find ("dos-rios"));
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowScenario) scenario = oxbow_new_from_rows (standard, OXBOW_FLAT, row->text, &error);
  if (row->width == 0)
    {
      g_assert_null (scenario);
      g_assert_cmpstr (error->message, ==, row->wanted);
      return;
    }
  g_assert_no_error (error);
  g_assert_cmpint (scenario->map->grid.width, ==, row->width);
  g_autofree char *letters = g_strndup (scenario->map->terrain, (gsize) oxbow_grid_n_cells (&scenario->map->grid));
  g_assert_cmpstr (letters, ==, row->wanted);
}

/* Where a game knows no cells outside the board, every row needs all its letters. */
static void
test_rows_need_letters (void)
{
  g_autoptr (OxbowScenario) standard = test_standard (oxbow_ruleset_find ("rising-waters"));
  g_autoptr (GError) error = NULL;
  g_assert_null (oxbow_new_from_rows (standard, OXBOW_FLAT, "..~\n.~\n", &error));
  g_assert_cmpstr (error->message, ==,
                   "Row 2 has 2 letters, and the longest row has 3; every row needs as many.");
  g_clear_error (&error);
  g_assert_null (oxbow_new_from_rows (standard, OXBOW_FLAT, "..~\n~\n", &error));
  g_assert_cmpstr (error->message, ==, "Row 2 has 1 letter, and the longest row has 3; every row needs as many.");
}

/* Of a text that is far too large its size is said, not which letter is wrong where no map has a cell. */
static void
test_rows_too_long (void)
{
  g_autoptr (OxbowScenario) standard = test_standard (oxbow_ruleset_find ("dos-rios"));
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  for (int i = 0; i < 3000; i++)
    g_string_append (text, "h\n");
  for (int i = 0; i < 1000000; i++)
    g_string_append_c (text, 'h');
  g_string_append (text, "x\n");
  g_assert_null (oxbow_new_from_rows (standard, OXBOW_FLAT, text->str, &error));
  g_assert_cmpstr (error->message, ==,
                   "The text has 3001 rows of up to 1000001 letters; a map has at most 4096 by 4096 cells.");
}

/* A map that comes from elsewhere without tables is given those of the game, and keeps its own. */
static void
test_complete (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("water-rights");
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  g_autoptr (OxbowScenario) bare = oxbow_scenario_new (ruleset, "bare", oxbow_map_copy (standard->map));
  OxbowRecord *row = oxbow_record_new ("row");
  oxbow_record_set (row, "kind", "district");
  oxbow_record_set (row, "surcharges", "9 9");
  g_ptr_array_add (bare->tables, row);
  oxbow_new_complete (bare, standard);
  g_assert_cmpint (oxbow_records_count (bare->tables, "row"), ==, 1);
  g_assert_cmpint (oxbow_records_count (bare->tables, "event"), ==, oxbow_records_count (standard->tables, "event"));
  g_assert_cmpint (oxbow_records_count (bare->tables, "role"), ==, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      const OxbowRuleset *ruleset = oxbow_rulesets[i];
      g_autofree char *nothing = g_strconcat ("/editor/new/", ruleset->id, "/nothing", NULL);
      g_autofree char *copied = g_strconcat ("/editor/new/", ruleset->id, "/scenario", NULL);
      g_autofree char *position = g_strconcat ("/editor/new/", ruleset->id, "/position", NULL);
      g_test_add_data_func (nothing, ruleset, test_nothing);
      g_test_add_data_func (copied, ruleset, test_scenario_copied);
      g_test_add_data_func (position, ruleset, test_position);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/editor/new/rows/", rows[i].name, NULL);
      g_strdelimit (path, " ", '-');
      g_test_add_data_func (path, &rows[i], test_rows);
    }
  g_test_add_func ("/editor/new/too-large", test_too_large);
  g_test_add_func ("/editor/new/rows-need-letters", test_rows_need_letters);
  g_test_add_func ("/editor/new/rows-too-long", test_rows_too_long);
  g_test_add_func ("/editor/new/complete", test_complete);
  return g_test_run ();
}
