/* test-fill.c: a fill reaches what hangs together, on maps of any width, and is taken back letter for letter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drafts.h"
#include "editor/fill.h"
#include "editor/shape.h"
#include "scale.h"
#include "yard.h"

#include <string.h>

/* Torn land of two terrains; the more of the first, the farther a fill goes. */
static OxbowDraft *
torn_draft (int width, int height, int percent)
{
  OxbowMap *map = oxbow_map_new (below (2) ? OXBOW_FLAT : OXBOW_POINTY, width, height, 'g');
  for (OxbowCell cell = 0; cell < width * height; cell++)
    map->terrain[cell] = below (100) < percent ? 'g' : '~';
  g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (&yard_ruleset, "torn", map);
  return oxbow_draft_new (scenario);
}

static GArray *
naive_fill (const OxbowMap *map, OxbowCell from)
{
  GArray *cells = oxbow_cells_new ();
  g_autofree bool *seen = g_new0 (bool, oxbow_grid_n_cells (&map->grid));
  g_array_append_val (cells, from);
  seen[from] = true;
  for (guint i = 0; i < cells->len; i++)
    for (int direction = 0; direction < 6; direction++)
      {
        OxbowCell next = oxbow_grid_neighbour (&map->grid, g_array_index (cells, OxbowCell, i), direction);
        if (next == OXBOW_NO_CELL || seen[next] || map->terrain[next] != map->terrain[from])
          continue;
        seen[next] = true;
        g_array_append_val (cells, next);
      }
  oxbow_cells_sort (cells);
  return cells;
}

static void
test_reaches (void)
{
  for (int round = scaled (400); round > 0; round--)
    {
      g_autoptr (OxbowDraft) draft = torn_draft (1 + below (200), 1 + below (20), 40 + below (61));
      const OxbowMap *map = oxbow_draft_get_scenario (draft)->map;
      OxbowCell from = below (oxbow_grid_n_cells (&map->grid));
      g_autoptr (GArray) expected = naive_fill (map, from), found = oxbow_cells_new ();
      g_autoptr (OxbowMask) mask = oxbow_fill_find (map, from);
      oxbow_shape_alike (map, from, found);
      g_assert_cmpmem (found->data, found->len * sizeof (OxbowCell), expected->data,
                       expected->len * sizeof (OxbowCell));
      for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&map->grid); cell++)
        g_assert_true (oxbow_mask_has (mask, cell) == oxbow_cells_has (expected, cell));
    }
}

/* Undone, done again, and never more than four bytes a cell. */
static void
test_taken_back (void)
{
  for (int round = scaled (200); round > 0; round--)
    {
      g_autoptr (OxbowDraft) draft = torn_draft (1 + below (200), 1 + below (40), 50 + below (51));
      g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
      const OxbowMap *map = oxbow_draft_get_scenario (draft)->map;
      size_t n = (size_t) oxbow_grid_n_cells (&map->grid);
      g_autofree char *before = g_memdup2 (map->terrain, n), *after = g_memdup2 (map->terrain, n);
      OxbowCell from = below ((int) n);
      g_autoptr (GArray) cells = naive_fill (map, from);
      for (guint i = 0; i < cells->len; i++)
        after[g_array_index (cells, OxbowCell, i)] = '<';
      oxbow_toolbox_set_terrain (box, OXBOW_BUTTON_FIRST, '<');
      click (box, "fill", OXBOW_CELL_NAME (&map->grid, from), OXBOW_BUTTON_FIRST);
      for (int i = 0; i < 2; i++)
        {
          g_assert_cmpmem (map->terrain, n, after, n);
          oxbow_draft_undo (draft);
          g_assert_cmpmem (map->terrain, n, before, n);
          oxbow_draft_redo (draft);
        }
      g_assert_cmpuint (oxbow_draft_get_bytes (draft), <=, 4 * cells->len + 64);
    }
}

/* In one stroke with other painting, before or after; the stroke committed, or taken back. */
static void
test_painted_over (void)
{
  for (int round = scaled (400); round > 0; round--)
    {
      g_autoptr (OxbowDraft) draft = torn_draft (1 + below (150), 1 + below (12), 80);
      const OxbowMap *map = oxbow_draft_get_scenario (draft)->map;
      size_t n = (size_t) oxbow_grid_n_cells (&map->grid);
      g_autofree char *before = g_memdup2 (map->terrain, n);
      OxbowStroke *stroke = oxbow_draft_begin (draft);
      for (int i = 1 + below (4); i > 0; i--)
        {
          OxbowCell cell = below ((int) n);
          g_autoptr (OxbowMask) mask = oxbow_fill_find (map, cell);
          if (below (2))
            oxbow_stroke_paint_mask (stroke, mask, "g~<"[below (3)]);
          else
            oxbow_stroke_paint (stroke, cell, "g~<"[below (3)]);
          cell = below ((int) n);
          g_assert_cmpint (oxbow_stroke_get_first (stroke, cell), ==, before[cell]);
        }
      g_autofree char *after = g_memdup2 (map->terrain, n);
      if (below (3) == 0)
        oxbow_draft_cancel (draft);
      else
        {
          bool is_new = memcmp (before, after, n) != 0;
          g_assert_true (oxbow_draft_commit (draft, "Fill") == is_new);
          oxbow_draft_undo (draft);
          g_assert_cmpmem (map->terrain, n, before, n);
          oxbow_draft_redo (draft);
          g_assert_cmpmem (map->terrain, n, after, n);
          oxbow_draft_undo (draft);
        }
      g_assert_cmpmem (map->terrain, n, before, n);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/fill/reaches", test_reaches);
  g_test_add_func ("/editor/fill/taken-back", test_taken_back);
  g_test_add_func ("/editor/fill/painted-over", test_painted_over);
  return g_test_run ();
}
