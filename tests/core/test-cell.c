/* test-cell.c: names, neighbours and distances of both kinds of grid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/cell.h"

static const OxbowGrid flat = { 7, 5, OXBOW_FLAT }, pointy = { 7, 5, OXBOW_POINTY }, huge = { 4096, 4096, OXBOW_FLAT };
static const OxbowGrid *const grids[] = { &flat, &pointy };

static void
names_past_Z (void)
{
  static const struct { int column, row; const char *name; } rows[] = {
    { 0, 0, "A1" }, { 25, 8, "Z9" }, { 26, 9, "AA10" }, { 51, 0, "AZ1" }, { 52, 98, "BA99" }, { 701, 0, "ZZ1" },
    { 702, 0, "AAA1" }, { 4095, 4095, "FAN4096" },
  };

  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      OxbowCell cell = oxbow_grid_cell (&huge, rows[i].column, rows[i].row);

      g_assert_cmpstr (OXBOW_CELL_NAME (&huge, cell), ==, rows[i].name);
      g_assert_cmpint (oxbow_cell_parse (&huge, rows[i].name), ==, cell);
    }
}

static void
every_name_reads_back (void)
{
  for (unsigned int i = 0; i < G_N_ELEMENTS (grids); i++)
    for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (grids[i]); cell++)
      {
        g_assert_cmpint (oxbow_cell_parse (grids[i], OXBOW_CELL_NAME (grids[i], cell)), ==, cell);
        for (int side = 0; side < OXBOW_SIDES; side++)
          {
            OxbowEdge edge = cell * OXBOW_SIDES + side;

            g_assert_cmpint (oxbow_edge_parse (grids[i], OXBOW_EDGE_NAME (grids[i], edge)), ==, edge);
          }
      }
}

static void
rubbish_is_no_cell (void)
{
  static const char *const names[] = {
    "",     "A",      "1",     "A0",  "A01",    "a1",           "A1 ",         " A1", "A-1",
    "A+1",  "A1.0",   "H1",    "A6",  "AA1",    "A99999999999", "ZZZZZZZZZZ1", "A1/", "A1/X",
    "A1/E", "A1/SEE", "A1/se", "/SE", "A1//SE", "H1/S",         "\xc3\x84",
  };

  for (unsigned int i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_assert_cmpint (oxbow_cell_parse (&flat, names[i]), ==, OXBOW_NO_CELL);
      g_assert_cmpint (oxbow_edge_parse (&flat, names[i]), ==, OXBOW_NO_EDGE);
    }
  g_assert_cmpint (oxbow_edge_parse (&pointy, "A1/S"), ==, OXBOW_NO_EDGE);
}

static void
odd_columns_sit_lower (void)
{
  static const struct { const char *cell, *around[OXBOW_DIRECTIONS]; } rows[] = {
    { "C3", { "C2", "D2", "D3", "C4", "B3", "B2" } },
    { "D3", { "D2", "E3", "E4", "D4", "C4", "C3" } },
    { "A1", { NULL, NULL, "B1", "A2", NULL, NULL } },
    { "G5", { "G4", NULL, NULL, NULL, "F5", "F4" } },
  };

  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int d = 0; d < OXBOW_DIRECTIONS; d++)
      g_assert_cmpint (oxbow_grid_neighbour (&flat, oxbow_cell_parse (&flat, rows[i].cell), d), ==,
                       rows[i].around[d] != NULL ? oxbow_cell_parse (&flat, rows[i].around[d]) : OXBOW_NO_CELL);
}

static void
odd_rows_sit_right (void)
{
  static const struct { const char *cell, *around[OXBOW_DIRECTIONS]; } rows[] = {
    { "C3", { "C2", "D3", "C4", "B4", "B3", "B2" } },
    { "C2", { "D1", "D2", "D3", "C3", "B2", "C1" } },
    { "A1", { NULL, "B1", "A2", NULL, NULL, NULL } },
  };

  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int d = 0; d < OXBOW_DIRECTIONS; d++)
      g_assert_cmpint (oxbow_grid_neighbour (&pointy, oxbow_cell_parse (&pointy, rows[i].cell), d), ==,
                       rows[i].around[d] != NULL ? oxbow_cell_parse (&pointy, rows[i].around[d]) : OXBOW_NO_CELL);
}

static void
there_and_back (void)
{
  for (unsigned int i = 0; i < G_N_ELEMENTS (grids); i++)
    for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (grids[i]); cell++)
      for (int d = 0; d < OXBOW_DIRECTIONS; d++)
        {
          OxbowCell other = oxbow_grid_neighbour (grids[i], cell, d);

          if (other != OXBOW_NO_CELL)
            g_assert_cmpint (oxbow_grid_neighbour (grids[i], other, oxbow_direction_opposite (d)), ==, cell);
        }
}

static void
walk (const OxbowGrid *grid, OxbowCell from, int *steps)
{
  int queue[64], head = 0, tail = 0;

  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (grid); cell++)
    steps[cell] = -1;
  steps[from] = 0;
  queue[tail++] = from;
  while (head < tail)
    {
      OxbowCell cell = queue[head++];

      for (int d = 0; d < OXBOW_DIRECTIONS; d++)
        {
          OxbowCell next = oxbow_grid_neighbour (grid, cell, d);

          if (next != OXBOW_NO_CELL && steps[next] < 0)
            {
              steps[next] = steps[cell] + 1;
              queue[tail++] = next;
            }
        }
    }
}

static void
distance_is_the_number_of_steps (void)
{
  int steps[64];

  for (unsigned int i = 0; i < G_N_ELEMENTS (grids); i++)
    for (OxbowCell from = 0; from < oxbow_grid_n_cells (grids[i]); from++)
      {
        walk (grids[i], from, steps);
        for (OxbowCell to = 0; to < oxbow_grid_n_cells (grids[i]); to++)
          g_assert_cmpint (oxbow_grid_distance (grids[i], from, to), ==, steps[to]);
      }
}

static void
both_spellings_are_one_edge (void)
{
  for (unsigned int i = 0; i < G_N_ELEMENTS (grids); i++)
    for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (grids[i]); cell++)
      for (int d = 0; d < OXBOW_DIRECTIONS; d++)
        {
          OxbowCell other = oxbow_grid_neighbour (grids[i], cell, d);
          OxbowEdge edge = oxbow_grid_edge (grids[i], cell, d);

          if (other == OXBOW_NO_CELL)
            continue;
          g_assert_cmpint (edge, ==, oxbow_grid_edge (grids[i], other, oxbow_direction_opposite (d)));
          g_assert_true (oxbow_edge_upper (edge) == cell || oxbow_edge_upper (edge) == other);
          g_assert_cmpint (oxbow_edge_upper (edge) + oxbow_grid_edge_lower (grids[i], edge), ==, cell + other);
        }
  g_assert_cmpstr (OXBOW_EDGE_NAME (&flat, oxbow_edge_parse (&flat, "D4/N")), ==, "D3/S");
  g_assert_cmpstr (OXBOW_EDGE_NAME (&flat, oxbow_edge_parse (&flat, "D3/NW")), ==, "C3/SE");
  g_assert_cmpstr (OXBOW_EDGE_NAME (&pointy, oxbow_edge_parse (&pointy, "D3/W")), ==, "C3/E");
}

static void
rim_edges_belong_to_the_upper_cell (void)
{
  OxbowEdge bottom = oxbow_edge_parse (&flat, "C5/S");

  g_assert_cmpint (bottom, !=, OXBOW_NO_EDGE);
  g_assert_cmpint (oxbow_grid_edge_lower (&flat, bottom), ==, OXBOW_NO_CELL);
  g_assert_cmpint (oxbow_edge_parse (&flat, "C1/N"), ==, OXBOW_NO_EDGE);
  g_assert_cmpint (oxbow_edge_parse (&pointy, "A1/W"), ==, OXBOW_NO_EDGE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/cell/names-past-Z", names_past_Z);
  g_test_add_func ("/core/cell/every-name-reads-back", every_name_reads_back);
  g_test_add_func ("/core/cell/rubbish-is-no-cell", rubbish_is_no_cell);
  g_test_add_func ("/core/cell/flat/odd-columns-sit-lower", odd_columns_sit_lower);
  g_test_add_func ("/core/cell/pointy/odd-rows-sit-right", odd_rows_sit_right);
  g_test_add_func ("/core/cell/there-and-back", there_and_back);
  g_test_add_func ("/core/cell/distance-is-the-number-of-steps", distance_is_the_number_of_steps);
  g_test_add_func ("/core/edge/both-spellings-are-one-edge", both_spellings_are_one_edge);
  g_test_add_func ("/core/edge/rim-edges-belong-to-the-upper-cell", rim_edges_belong_to_the_upper_cell);
  return g_test_run ();
}
