/* test-roundtrip.c: what is written is read, and written again is the same bytes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "core/lesson.h"
#include "../scale.h"
#include "yard.h"

#include <string.h>

static OxbowDocument *
parse (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  OxbowDocument *document =
      oxbow_document_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "yard.oxbow", &error);
  g_assert_no_error (error);
  g_assert_cmpint (oxbow_document_get_notices (document)->len, ==, 0);
  return document;
}

static void
assert_same_bytes (GBytes *a, GBytes *b)
{
  g_assert_cmpmem (g_bytes_get_data (a, NULL), g_bytes_get_size (a), g_bytes_get_data (b, NULL), g_bytes_get_size (b));
}

/* Everything that a scenario holds, read from the bytes that it was written to. */
static void
assert_same_scenario (const OxbowScenario *a, const OxbowScenario *b)
{
  size_t n = (size_t) oxbow_grid_n_cells (&a->map->grid);
  g_assert_cmpint (a->map->grid.width, ==, b->map->grid.width);
  g_assert_cmpint (a->map->grid.orientation, ==, b->map->grid.orientation);
  g_assert_cmpmem (a->map->terrain, n, b->map->terrain, (size_t) oxbow_grid_n_cells (&b->map->grid));
  g_assert_cmpint (a->map->features->len, ==, b->map->features->len);
  g_assert_cmpint (a->map->edges->len, ==, b->map->edges->len);
  g_assert_cmpint (a->map->groups->len, ==, b->map->groups->len);
  g_assert_cmpint (a->map->links->len, ==, b->map->links->len);
  g_assert_cmpint (a->map->labels->len, ==, b->map->labels->len);
  g_assert_cmpint (a->pieces->len, ==, b->pieces->len);
  g_assert_cmpint (a->tables->len, ==, b->tables->len);
  g_assert_cmpint (a->lesson != NULL ? a->lesson->steps->len : 0, ==, b->lesson != NULL ? b->lesson->steps->len : 0);
  g_assert_cmpint (a->foreign->len, ==, b->foreign->len);
  g_assert_cmpint (a->min_players, ==, b->min_players);
  g_assert_cmpint (a->max_players, ==, b->max_players);
  g_assert_cmpint (oxbow_text_n (a->title), ==, oxbow_text_n (b->title));
  g_assert_cmpint (oxbow_text_n (a->description), ==, oxbow_text_n (b->description));
}

static void
test_scenarios (void)
{
  for (int i = scaled (1000); i > 0; i--)
    {
      g_autoptr (OxbowScenario) scenario = yard_random_scenario ();
      g_autoptr (GBytes) first = oxbow_document_write (scenario, NULL);
      g_autoptr (OxbowDocument) document = parse (first);
      assert_same_scenario (scenario, oxbow_document_get_scenario (document));
      g_autoptr (GBytes) second = oxbow_document_write (oxbow_document_get_scenario (document), NULL);
      assert_same_bytes (first, second);
    }
}

static void
test_games (void)
{
  for (int i = scaled (200); i > 0; i--)
    {
      g_autoptr (OxbowScenario) scenario = yard_random_scenario ();
      g_autoptr (OxbowHistory) history = yard_random_history (scenario);
      g_autoptr (GBytes) first = oxbow_document_write (scenario, history);
      g_autoptr (OxbowDocument) document = parse (first);
      yard_assert_same_tree (history, oxbow_document_get_history (document));
      g_assert_cmpint (oxbow_history_line_length (history), ==,
                       oxbow_history_line_length (oxbow_document_get_history (document)));
      g_autoptr (GBytes) second =
          oxbow_document_write (oxbow_document_get_scenario (document), oxbow_document_get_history (document));
      assert_same_bytes (first, second);
    }
}

/* A game that began from a listing begins there again. */
static void
test_position (void)
{
  g_autoptr (OxbowScenario) scenario = yard_random_scenario ();
  g_autoptr (OxbowHistory) played = yard_random_history (scenario);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup =
      oxbow_setup_read (oxbow_history_get_setup (played), "heap 77\nturns 9\nrng 0123456789abcdef\n", &error);
  g_assert_no_error (error);
  g_autoptr (OxbowHistory) history = oxbow_history_new (setup);
  g_autoptr (GBytes) first = oxbow_document_write (scenario, history);
  g_autoptr (OxbowDocument) document = parse (first);
  yard_assert_same_tree (history, oxbow_document_get_history (document));

  scenario->position = g_strdup ("heap 78\nturns 9\nrng 0123456789abcdef\n");
  g_autoptr (GBytes) from_there = oxbow_document_write (scenario, NULL);
  g_autoptr (OxbowDocument) again = parse (from_there);
  g_assert_cmpstr (oxbow_document_get_scenario (again)->position, ==, scenario->position);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/files/roundtrip/scenarios", test_scenarios);
  g_test_add_func ("/files/roundtrip/games", test_games);
  g_test_add_func ("/files/roundtrip/position", test_position);
  return g_test_run ();
}
