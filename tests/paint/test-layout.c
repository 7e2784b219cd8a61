/* test-layout.c: cells to points and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/layout.h"
#include <math.h>

static const OxbowGrid grids[] = {
  { 7, 5, OXBOW_FLAT }, { 7, 5, OXBOW_POINTY }, { 1, 4, OXBOW_FLAT }, { 4, 1, OXBOW_POINTY }, { 1, 1, OXBOW_FLAT },
};

static OxbowLayout
layout_of (size_t i)
{
  OxbowLayout layout;
  oxbow_layout_init (&layout, &grids[i], 10 + 3.7 * (double) i);
  layout.x += 5.25;
  layout.y -= 2.5;
  return layout;
}

static double
distance (OxbowPoint a, OxbowPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

/* Every point near a centre is in its cell; the corners just inside too. */
static void
test_cells (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (grids); i++)
    {
      OxbowLayout layout = layout_of (i);
      for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&layout.grid); cell++)
        {
          OxbowPoint centre = oxbow_layout_centre (&layout, cell);
          g_assert_cmpint (oxbow_layout_cell_at (&layout, centre.x, centre.y), ==, cell);
          for (int d = 0; d < OXBOW_DIRECTIONS; d++)
            {
              OxbowPoint corner = oxbow_layout_corner (&layout, cell, d);
              g_assert_cmpfloat_with_epsilon (distance (corner, centre), layout.radius, 1e-9);
              g_assert_cmpint (oxbow_layout_cell_at (&layout, centre.x + 0.97 * (corner.x - centre.x),
                                                     centre.y + 0.97 * (corner.y - centre.y)), ==, cell);
            }
        }
    }
}

/* Just across an edge lies the neighbour in that direction, whose opposite edge is the same one. */
static void
test_neighbours (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (grids); i++)
    {
      OxbowLayout layout = layout_of (i);
      for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&layout.grid); cell++)
        for (int d = 0; d < OXBOW_DIRECTIONS; d++)
          {
            OxbowPoint middle = oxbow_layout_middle (&layout, cell, d),
                       inward = oxbow_hex_inward (layout.grid.orientation, d);
            OxbowCell beyond = oxbow_layout_cell_at (&layout, middle.x - inward.x, middle.y - inward.y);
            g_assert_cmpint (beyond, ==, oxbow_grid_neighbour (&layout.grid, cell, d));
            if (beyond != OXBOW_NO_CELL)
              g_assert_cmpfloat (distance (middle, oxbow_layout_middle (&layout, beyond, oxbow_direction_opposite (d))),
                                 <, 1e-9);
            OxbowPoint a = oxbow_layout_corner (&layout, cell, d), b = oxbow_layout_corner (&layout, cell, d + 1);
            g_assert_cmpfloat (distance (middle, (OxbowPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 }), <, 1e-9);
          }
    }
}

static void
test_edges (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (grids); i++)
    {
      OxbowLayout layout = layout_of (i);
      for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&layout.grid); cell++)
        for (int d = 0; d < OXBOW_DIRECTIONS; d++)
          {
            OxbowPoint middle = oxbow_layout_middle (&layout, cell, d),
                       inward = oxbow_hex_inward (layout.grid.orientation, d);
            double near = 0.1 * layout.radius, far = 0.3 * layout.radius;
            OxbowSpot spot =
                oxbow_layout_spot_at (&layout, middle.x + inward.x * near, middle.y + inward.y * near, 0.2);
            OxbowEdge edge = oxbow_grid_edge (&layout.grid, cell, d);
            g_assert_cmpint (spot.edge, ==, edge);
            g_assert_cmpint (spot.cell, ==, edge == OXBOW_NO_EDGE ? cell : OXBOW_NO_CELL);
            spot = oxbow_layout_spot_at (&layout, middle.x + inward.x * far, middle.y + inward.y * far, 0.2);
            g_assert_cmpint (spot.cell, ==, cell);
            g_assert_cmpint (spot.edge, ==, OXBOW_NO_EDGE);
            spot = oxbow_layout_spot_at (&layout, middle.x + inward.x * near, middle.y + inward.y * near, 0);
            g_assert_cmpint (spot.cell, ==, cell);
          }
    }
}

/* The bounds touch the outermost corners and no corner lies outside them. */
static void
test_bounds (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (grids); i++)
    {
      OxbowLayout layout = layout_of (i);
      OxbowBox bounds = oxbow_layout_bounds (&layout), seen = { INFINITY, INFINITY, -INFINITY, -INFINITY };
      for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&layout.grid); cell++)
        for (int d = 0; d < OXBOW_DIRECTIONS; d++)
          {
            OxbowPoint corner = oxbow_layout_corner (&layout, cell, d);
            seen.x = MIN (seen.x, corner.x);
            seen.y = MIN (seen.y, corner.y);
            seen.width = MAX (seen.width, corner.x);
            seen.height = MAX (seen.height, corner.y);
          }
      g_assert_cmpfloat_with_epsilon (bounds.x, seen.x, 1e-9);
      g_assert_cmpfloat_with_epsilon (bounds.y, seen.y, 1e-9);
      g_assert_cmpfloat_with_epsilon (bounds.x + bounds.width, seen.width, 1e-9);
      g_assert_cmpfloat_with_epsilon (bounds.y + bounds.height, seen.height, 1e-9);
    }
}

/* Whatever cell a box touches is in its block, for boxes of any size anywhere. */
static void
test_blocks (void)
{
  for (int round = 0; round < 2000; round++)
    {
      OxbowLayout layout = layout_of ((size_t) round % G_N_ELEMENTS (grids));
      OxbowBox box = { g_test_rand_double_range (-60, 160), g_test_rand_double_range (-60, 160),
                       g_test_rand_double_range (0, 60), g_test_rand_double_range (0, 60) };
      OxbowBlock block = oxbow_layout_block (&layout, &box);
      for (int k = 0; k < 12; k++)
        {
          OxbowCell cell = oxbow_layout_cell_at (&layout, box.x + g_test_rand_double () * box.width,
                                                 box.y + g_test_rand_double () * box.height);
          if (cell == OXBOW_NO_CELL)
            continue;
          int column = oxbow_grid_column (&layout.grid, cell), row = oxbow_grid_row (&layout.grid, cell);
          g_assert_true (column >= block.first_column && column <= block.last_column);
          g_assert_true (row >= block.first_row && row <= block.last_row);
        }
    }
}

static void
test_flats (void)
{
  OxbowPoint top = oxbow_hex_middle (OXBOW_FLAT, 0), bottom = oxbow_hex_middle (OXBOW_FLAT, 3);
  g_assert_cmpfloat_with_epsilon (distance (top, bottom), oxbow_radius_to_flats (1), 1e-9);
  g_assert_cmpfloat_with_epsilon (oxbow_radius_from_flats (oxbow_radius_to_flats (7)), 7, 1e-9);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/layout/cells-and-back", test_cells);
  g_test_add_func ("/paint/layout/across-an-edge-is-the-neighbour", test_neighbours);
  g_test_add_func ("/paint/layout/edges-are-picked-near-their-line", test_edges);
  g_test_add_func ("/paint/layout/bounds", test_bounds);
  g_test_add_func ("/paint/layout/blocks-miss-nothing", test_blocks);
  g_test_add_func ("/paint/layout/across-flats", test_flats);
  return g_test_run ();
}
