/* test-whole.c: maps that are resized, turned, replaced and renumbered as a whole, and their figures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drafts.h"
#include "editor/statistics.h"
#include "editor/whole.h"
#include "scale.h"
#include "yard.h"

#include <string.h>

static OxbowDraft *
random_draft (void)
{
  g_autoptr (OxbowScenario) scenario = yard_random_scenario ();
  return oxbow_draft_new (scenario);
}

/* A stone on every cell, with the cell's old number as its note: where each came to lie can be read from the stones. */
static OxbowDraft *
numbered_draft (OxbowOrientation orientation, int width, int height)
{
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (&yard_ruleset, "whole", oxbow_map_new (orientation, width, height, 'g'));
  for (OxbowCell cell = 0; cell < width * height; cell++)
    {
      g_autofree char *number = g_strdup_printf ("%d", cell);
      OxbowRecord *stone = oxbow_record_new ("stone");
      oxbow_record_set (stone, "note", number);
      oxbow_record_set (stone, "towards", OXBOW_CELL_NAME (&scenario->map->grid, cell));
      g_array_append_val (stone->cells, cell);
      g_ptr_array_add (scenario->map->features, stone);
    }
  return oxbow_draft_new (scenario);
}

/* Of every two that are left, the distance is what it was; and what named a cell names it still. */
static void
assert_same_distances (OxbowDraft *draft, const OxbowGrid *before)
{
  const OxbowMap *map = oxbow_draft_get_scenario (draft)->map;
  const GPtrArray *stones = map->features;
  for (guint i = 0; i < stones->len; i++)
    {
      OxbowCell a = g_array_index (((OxbowRecord *) stones->pdata[i])->cells, OxbowCell, 0);
      int old_a = oxbow_record_get_number (stones->pdata[i], "note", -1);
      g_assert_cmpstr (oxbow_record_get (stones->pdata[i], "towards"), ==, OXBOW_CELL_NAME (&map->grid, a));
      for (guint j = 0; j < i; j++)
        {
          OxbowCell b = g_array_index (((OxbowRecord *) stones->pdata[j])->cells, OxbowCell, 0);
          int old_b = oxbow_record_get_number (stones->pdata[j], "note", -1);
          g_assert_cmpint (oxbow_grid_distance (&map->grid, a, b), ==, oxbow_grid_distance (before, old_a, old_b));
        }
    }
}

static void
test_resize (void)
{
  for (int round = scaled (150); round > 0; round--)
    {
      g_autoptr (OxbowDraft) draft =
          numbered_draft (below (2) ? OXBOW_FLAT : OXBOW_POINTY, 1 + below (7), 1 + below (7));
      OxbowGrid before = *oxbow_draft_get_grid (draft);
      g_autoptr (GBytes) bytes = draft_bytes (draft);
      int left = below (8), top = below (8), right = below (4), bottom = below (4), n = oxbow_grid_n_cells (&before);
      OxbowLoss loss;
      g_assert_true (oxbow_whole_resize (draft, left, top, right, bottom, '~', &loss, NULL));
      g_assert_cmpint (loss.n_cells, ==, 0);
      g_assert_cmpint (loss.n_records, ==, 0);
      g_assert_null (oxbow_loss_tell (&loss));
      g_assert_cmpint ((int) oxbow_draft_get_scenario (draft)->map->features->len, ==, n);
      assert_same_distances (draft, &before);
      assert_would_open (draft);

      /* Cut back on the other sides, some are gone, and the others are still where they were to each other. */
      int wished = below (4), cut = MIN (wished, oxbow_draft_get_grid (draft)->width - 1);
      g_assert_true (oxbow_whole_resize (draft, -cut, 0, 0, -MIN (top, 1), 'g', &loss, NULL));
      assert_same_distances (draft, &before);
      assert_would_open (draft);
      oxbow_draft_go (draft, 0);
      g_autoptr (GBytes) back = draft_bytes (draft);
      assert_same_bytes (bytes, back);
    }
}

/* An even number moves names only. */
static void
test_resize_by_hand (void)
{
  g_autoptr (OxbowDraft) draft = numbered_draft (OXBOW_FLAT, 4, 3);
  g_assert_true (oxbow_whole_resize (draft, 2, 1, 0, 0, '.', NULL, NULL));
  const OxbowMap *map = oxbow_draft_get_scenario (draft)->map;
  g_assert_cmpint (map->grid.width, ==, 6);
  g_assert_cmpint (map->grid.height, ==, 4);
  g_assert_cmpmem (map->terrain, 24, "......" "..gggg" "..gggg" "..gggg", 24);
  oxbow_draft_undo (draft);
  g_assert_true (oxbow_whole_resize (draft, 1, 0, 0, 0, '.', NULL, NULL));
  map = oxbow_draft_get_scenario (draft)->map;
  g_assert_cmpint (map->grid.height, ==, 4);
  g_assert_cmpmem (map->terrain, 20, ".g.g." ".gggg" ".gggg" "..g.g", 20);
}

static void
test_too_large (void)
{
  g_autoptr (OxbowDraft) draft = numbered_draft (OXBOW_FLAT, 4, 3);
  g_autoptr (GError) error = NULL;
  g_assert_false (oxbow_whole_resize (draft, 0, 0, 5000, 0, 'g', NULL, &error));
  g_assert_cmpstr (error->message, ==,
                   "A map is from 1 to 4096 cells wide and high, not 5004 by 3.");
  g_assert_false (oxbow_whole_resize (draft, -4, 0, 0, 0, 'g', NULL, NULL));
  g_assert_false (oxbow_draft_get_can_undo (draft));
}

static void
test_loss (void)
{
  g_autoptr (OxbowDraft) draft = numbered_draft (OXBOW_POINTY, 5, 4);
  OxbowLoss loss;
  g_assert_true (oxbow_whole_resize (draft, -2, 0, 0, 0, 'g', &loss, NULL));
  g_autofree char *told = oxbow_loss_tell (&loss);
  g_assert_cmpstr (told, ==, "8 cells fell off the map. 8 things that lay there are gone or smaller.");
  g_assert_cmpint ((int) oxbow_draft_get_scenario (draft)->map->features->len, ==, 12);
}

static void
test_orientation (void)
{
  for (int round = scaled (60); round > 0; round--)
    {
      g_autoptr (OxbowDraft) draft =
          numbered_draft (below (2) ? OXBOW_FLAT : OXBOW_POINTY, 1 + below (7), 1 + below (7));
      OxbowGrid before = *oxbow_draft_get_grid (draft);
      g_autoptr (GBytes) bytes = draft_bytes (draft);
      oxbow_whole_change_orientation (draft, NULL);
      g_assert_cmpint (oxbow_draft_get_grid (draft)->orientation, !=, before.orientation);
      assert_same_distances (draft, &before);
      assert_would_open (draft);
      oxbow_whole_change_orientation (draft, NULL);
      g_autoptr (GBytes) twice = draft_bytes (draft);
      assert_same_bytes (bytes, twice);
    }
}

/* All of these on anything that a file can hold. */
static void
test_random_maps (void)
{
  for (int round = scaled (150); round > 0; round--)
    {
      g_autoptr (OxbowDraft) draft = random_draft ();
      g_autoptr (GBytes) bytes = draft_bytes (draft);
      for (int i = 0; i < 4; i++)
        switch (below (4))
          {
          case 0:
            oxbow_whole_resize (draft, below (7) - 3, below (7) - 3, below (7) - 3, below (7) - 3, "g."[below (2)],
                                NULL, NULL);
            break;
          case 1:
            oxbow_whole_change_orientation (draft, NULL);
            break;
          case 2:
            oxbow_whole_replace_terrain (draft, "g~<."[below (4)], "g~<."[below (4)], NULL);
            break;
          default:
            oxbow_whole_renumber (draft, "pond");
          }
      assert_would_open (draft);
      oxbow_draft_go (draft, 0);
      g_autoptr (GBytes) back = draft_bytes (draft);
      assert_same_bytes (bytes, back);
    }
}

static OxbowRecord *
add_pond (OxbowScenario *scenario, const char *id, const char *cell)
{
  OxbowRecord *pond = oxbow_record_new ("pond");
  OxbowCell at = oxbow_cell_parse (&scenario->map->grid, cell);
  oxbow_record_set (pond, "id", id);
  g_array_append_val (pond->cells, at);
  g_ptr_array_add (scenario->map->groups, pond);
  return pond;
}

static void
test_renumber (void)
{
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (&yard_ruleset, "whole", oxbow_map_new (OXBOW_FLAT, 5, 5, 'g'));
  add_pond (scenario, "m7", "C3");
  add_pond (scenario, "y2", "B2");
  add_pond (scenario, "m3", "A1");
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_assert_true (oxbow_whole_renumber (draft, "pond"));
  const GPtrArray *groups = oxbow_draft_get_scenario (draft)->map->groups;
  g_assert_cmpstr (oxbow_record_get (groups->pdata[0], "id"), ==, "m2");
  g_assert_cmpstr (oxbow_record_get (groups->pdata[1], "id"), ==, "y1");
  g_assert_cmpstr (oxbow_record_get (groups->pdata[2], "id"), ==, "m1");
  g_assert_false (oxbow_whole_renumber (draft, "pond"));
  g_assert_false (oxbow_whole_renumber (draft, NULL));
  g_assert_true (oxbow_draft_undo (draft));
  g_assert_true (oxbow_whole_renumber (draft, NULL));
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 1);
}

/* Figures */

static void
test_statistics (void)
{
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (&yard_ruleset, "whole", oxbow_map_new (OXBOW_FLAT, 5, 5, 'g'));
  OxbowGrid grid = scenario->map->grid;
  static const char *const walls[] = { "C1", "C2", "C3", "C4" };
  for (size_t i = 0; i < G_N_ELEMENTS (walls); i++)
    oxbow_map_set_terrain (scenario->map, oxbow_cell_parse (&grid, walls[i]), '.');
  static const char *const hens[] = { "A1", "B1", "E1" };
  for (size_t i = 0; i < G_N_ELEMENTS (hens); i++)
    {
      OxbowRecord *hen = oxbow_record_new ("hen");
      OxbowCell cell = oxbow_cell_parse (&grid, hens[i]);
      g_array_append_val (hen->cells, cell);
      g_ptr_array_add (scenario->pieces, hen);
    }
  g_autoptr (GArray) counts = oxbow_statistics_count_terrain (scenario);
  g_assert_cmpint (g_array_index (counts, OxbowTerrainCount, 0).n_cells, ==, 21);
  g_assert_cmpint (g_array_index (counts, OxbowTerrainCount, 1).n_cells, ==, 0);
  g_assert_cmpint (g_array_index (counts, OxbowTerrainCount, 3).n_cells, ==, 4);

  g_autoptr (GArray) distances = oxbow_statistics_find_distances (scenario, OXBOW_LAYER_PIECES, "hen");
  g_assert_cmpint ((int) distances->len, ==, 3);
  g_assert_cmpint (g_array_index (distances, OxbowDistance, 0).n_steps, ==, 1);
  /* Round the end of the wall, by way of C5. */
  g_assert_cmpint (g_array_index (distances, OxbowDistance, 2).n_steps, ==, 9);
  oxbow_map_set_terrain (scenario->map, oxbow_cell_parse (&grid, "C5"), '.');
  g_autoptr (GArray) cut = oxbow_statistics_find_distances (scenario, OXBOW_LAYER_PIECES, "hen");
  g_assert_cmpint (g_array_index (cut, OxbowDistance, 2).n_steps, ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/whole/resize", test_resize);
  g_test_add_func ("/editor/whole/resize-by-hand", test_resize_by_hand);
  g_test_add_func ("/editor/whole/too-large", test_too_large);
  g_test_add_func ("/editor/whole/loss", test_loss);
  g_test_add_func ("/editor/whole/orientation", test_orientation);
  g_test_add_func ("/editor/whole/random-maps", test_random_maps);
  g_test_add_func ("/editor/whole/renumber", test_renumber);
  g_test_add_func ("/editor/whole/statistics", test_statistics);
  return g_test_run ();
}
