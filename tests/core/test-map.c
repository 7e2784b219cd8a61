/* test-map.c: maps and palettes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy.h"

static void
terrain_in_reading_order (void)
{
  g_autoptr (OxbowMap) map = oxbow_map_new (OXBOW_POINTY, 5, 3, 'f');

  oxbow_map_set_terrain (map, oxbow_cell_parse (&map->grid, "B3"), '~');
  g_assert_cmpmem (map->terrain, 15, "fffffffffff~fff", 15);
  g_assert_cmpint (oxbow_map_get_terrain (map, 11), ==, '~');
}

static void
largest_map (void)
{
  g_autoptr (OxbowMap) map = oxbow_map_new (OXBOW_FLAT, OXBOW_MAX_SIDE, OXBOW_MAX_SIDE, 'f');
  OxbowCell last = oxbow_grid_cell (&map->grid, OXBOW_MAX_SIDE - 1, OXBOW_MAX_SIDE - 1);

  oxbow_map_set_terrain (map, last, '~');
  g_assert_cmpint (oxbow_map_get_terrain (map, last), ==, '~');
  g_assert_cmpint (oxbow_edge_upper (oxbow_grid_edge (&map->grid, last, 0)), ==, last - OXBOW_MAX_SIDE);
}

static void
copy_is_deep (void)
{
  g_autoptr (OxbowScenario) scenario = toy_meadow_new (OXBOW_FLAT);
  g_autoptr (OxbowMap) copy = oxbow_map_copy (scenario->map);

  oxbow_map_set_terrain (scenario->map, 0, '~');
  oxbow_record_set (scenario->map->features->pdata[0], "value", "7");
  g_ptr_array_set_size (scenario->map->features, 1);
  g_assert_cmpint (oxbow_map_get_terrain (copy, 0), ==, 'f');
  g_assert_cmpuint (copy->features->len, ==, 3);
  g_assert_cmpint (oxbow_record_get_number (copy->features->pdata[0], "value", 0), ==, 3);
}

static void
lines_of_the_file (void)
{
  g_autoptr (OxbowMap) map = oxbow_map_new (OXBOW_FLAT, 5, 3, 'f');

  g_assert_cmpint (oxbow_map_line_of (map, 11), ==, 0);
  map->row_lines = g_new (int, 3);
  for (int row = 0; row < 3; row++)
    map->row_lines[row] = 20 + row;
  g_assert_cmpint (oxbow_map_line_of (map, 11), ==, 22);
  g_assert_cmpint (oxbow_map_line_of (map, OXBOW_NO_CELL), ==, 0);

  g_autoptr (OxbowMap) copy = oxbow_map_copy (map);
  g_assert_cmpint (oxbow_map_line_of (copy, 0), ==, 20);
}

static void
terrains_by_code_and_name (void)
{
  const OxbowPalette *palette = toy_ruleset.palette;

  g_assert_cmpstr (oxbow_palette_find_terrain (palette, '~')->name, ==, "water");
  g_assert_cmpint (oxbow_palette_find_terrain_named (palette, "harbour")->code, ==, 'H');
  g_assert_true (oxbow_palette_find_terrain (palette, '.')->outside);
  g_assert_null (oxbow_palette_find_terrain (palette, 'x'));
  g_assert_null (oxbow_palette_find_terrain (palette, '\0'));
  g_assert_null (oxbow_palette_find_terrain_named (palette, "Water"));
}

static void
a_map_too_large_for_moves (void)
{
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (&toy_ruleset, "plain", oxbow_map_new (OXBOW_FLAT, 9, 8, 'f'));
  g_autoptr (GError) error = NULL;

  g_assert_null (oxbow_setup_new (scenario, NULL, &error));
  g_assert_cmpstr (error->message, ==, "The meadow has 72 cells; at most 64 can be walked.");
}

static void
states_go_their_own_way (void)
{
  g_autoptr (OxbowSetup) setup = toy_setup_new (2, 1);
  g_autofree OxbowState *one = oxbow_state_copy (setup->start), *two = oxbow_state_copy (setup->start);

  g_assert_true (oxbow_state_apply_text (one, "step B1", NULL, NULL));
  g_assert_cmpmem (two, two->size, setup->start, setup->start->size);
  g_assert_cmphex (oxbow_state_digest (one), !=, oxbow_state_digest (two));
  oxbow_state_assign (two, one);
  g_assert_cmphex (oxbow_state_digest (one), ==, oxbow_state_digest (two));
  g_assert_cmpstr (oxbow_state_turn_name (one), ==, "p1");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/map/terrain-in-reading-order", terrain_in_reading_order);
  g_test_add_func ("/core/map/largest", largest_map);
  g_test_add_func ("/core/map/copy-is-deep", copy_is_deep);
  g_test_add_func ("/core/map/lines-of-the-file", lines_of_the_file);
  g_test_add_func ("/core/palette/terrains-by-code-and-name", terrains_by_code_and_name);
  g_test_add_func ("/core/setup/a-map-too-large-for-moves", a_map_too_large_for_moves);
  g_test_add_func ("/core/state/goes-its-own-way", states_go_their_own_way);
  return g_test_run ();
}
