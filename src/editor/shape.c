/* shape.c: which cells a disc, a line, a rectangle or a lasso holds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/shape.h"

#include "editor/fill.h"

#include <math.h>

GArray *
oxbow_cells_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (OxbowCell));
}

static int
compare_cells (gconstpointer a, gconstpointer b)
{
  return *(const OxbowCell *) a - *(const OxbowCell *) b;
}

void
oxbow_cells_sort (GArray *cells)
{
  guint n = 0;
  OxbowCell *list = (OxbowCell *) (void *) cells->data;
  g_array_sort (cells, compare_cells);
  for (guint i = 0; i < cells->len; i++)
    if (n == 0 || list[n - 1] != list[i])
      list[n++] = list[i];
  g_array_set_size (cells, n);
}

bool
oxbow_cells_has (const GArray *sorted, OxbowCell cell)
{
  return g_array_binary_search ((GArray *) sorted, &cell, compare_cells, NULL);
}

static void
append_hex (const OxbowGrid *grid, OxbowHex hex, GArray *cells)
{
  OxbowCell cell = oxbow_grid_find_hex (grid, hex);
  if (cell != OXBOW_NO_CELL)
    g_array_append_val (cells, cell);
}

void
oxbow_shape_disc (const OxbowGrid *grid, OxbowHex centre, int radius, GArray *cells)
{
  for (int dx = -radius; dx <= radius; dx++)
    for (int dz = MAX (-radius, -dx - radius); dz <= MIN (radius, radius - dx); dz++)
      append_hex (grid, (OxbowHex) { centre.x + dx, centre.z + dz }, cells);
}

/* The hex that holds a point of the plane: of the three coordinates rounded, the one that was rounded most follows from
 * the others. */
static OxbowHex
round_hex (double x, double z)
{
  double y = -x - z, rx = round (x), ry = round (y), rz = round (z);
  double dx = fabs (rx - x), dy = fabs (ry - y), dz = fabs (rz - z);
  if (dx > dy && dx > dz)
    rx = -ry - rz;
  else if (dz >= dy)
    rz = -rx - ry;
  return (OxbowHex) { (int) rx, (int) rz };
}

/* Where the grid ends in half hexes, a straight line may leave it by one: then the cell nearest by is taken. */
static OxbowCell
find_nearest (const OxbowGrid *grid, OxbowHex hex)
{
  OxbowCell cell = oxbow_grid_find_hex (grid, hex);
  if (cell == OXBOW_NO_CELL)
    cell = oxbow_grid_find_hex (grid, (OxbowHex) { hex.x, hex.z + 1 });
  if (cell == OXBOW_NO_CELL)
    cell = oxbow_grid_find_hex (grid, (OxbowHex) { hex.x, hex.z - 1 });
  return cell;
}

/* The line is moved off the middle by next to nothing, so that it never runs exactly between two hexes. */
void
oxbow_shape_line (const OxbowGrid *grid, OxbowCell from, OxbowCell to, GArray *cells)
{
  OxbowHex a = oxbow_grid_get_hex (grid, from), b = oxbow_grid_get_hex (grid, to);
  int n = oxbow_grid_distance (grid, from, to);
  for (int i = 0; i <= n; i++)
    {
      double part = n > 0 ? (double) i / n : 0;
      OxbowHex hex = round_hex (a.x + (b.x - a.x) * part + 1e-6, a.z + (b.z - a.z) * part + 2e-6);
      OxbowCell cell = find_nearest (grid, hex);
      g_array_append_val (cells, cell);
    }
}

void
oxbow_shape_swath (const OxbowGrid *grid, OxbowCell from, OxbowCell to, int radius, GArray *cells)
{
  g_autoptr (GArray) line = oxbow_cells_new ();
  oxbow_shape_line (grid, from, to, line);
  for (guint i = 0; i < line->len; i++)
    oxbow_shape_disc (grid, oxbow_grid_get_hex (grid, g_array_index (line, OxbowCell, i)), radius, cells);
}

void
oxbow_shape_rectangle (const OxbowGrid *grid, OxbowCell corner, OxbowCell other, GArray *cells)
{
  int left = oxbow_grid_column (grid, corner), right = oxbow_grid_column (grid, other);
  int top = oxbow_grid_row (grid, corner), bottom = oxbow_grid_row (grid, other);
  for (int row = MIN (top, bottom); row <= MAX (top, bottom); row++)
    for (int column = MIN (left, right); column <= MAX (left, right); column++)
      {
        OxbowCell cell = oxbow_grid_cell (grid, column, row);
        g_array_append_val (cells, cell);
      }
}

/* The lasso: within the box of the loop, and a cell wider, what can be reached from the rim without crossing it is not
 * inside. Hexes cannot be slipped through, so a closed line of them has an inside and an outside. */

typedef struct
{
  const OxbowGrid *grid;
  int left, top, width, height;         /* the box, in columns and rows; it may stand over the grid by one */
  char *marks;                          /* a letter a place: '#' loop, 'o' outside, ' ' not reached */
} Lasso;

static void
find_box (Lasso *lasso, const GArray *loop)
{
  int right = 0, bottom = 0;
  lasso->left = lasso->top = G_MAXINT;
  for (guint i = 0; i < loop->len; i++)
    {
      OxbowCell cell = g_array_index (loop, OxbowCell, i);
      int column = oxbow_grid_column (lasso->grid, cell), row = oxbow_grid_row (lasso->grid, cell);
      lasso->left = MIN (lasso->left, column);
      lasso->top = MIN (lasso->top, row);
      right = MAX (right, column);
      bottom = MAX (bottom, row);
    }
  /* The box keeps the grid's sense of odd and even, in which columns or rows sit half a hex off. */
  lasso->left -= 1 + ((lasso->left - 1) & 1);
  lasso->top -= 1 + ((lasso->top - 1) & 1);
  lasso->width = right - lasso->left + 2;
  lasso->height = bottom - lasso->top + 2;
}

static void
mark_outside (Lasso *lasso)
{
  OxbowGrid box = { lasso->width, lasso->height, lasso->grid->orientation };
  g_autoptr (GArray) stack = oxbow_cells_new ();
  OxbowCell first = 0;
  lasso->marks[first] = 'o';
  g_array_append_val (stack, first);
  while (stack->len > 0)
    {
      OxbowCell place = g_array_index (stack, OxbowCell, stack->len - 1);
      g_array_set_size (stack, stack->len - 1);
      for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
        {
          OxbowCell next = oxbow_grid_neighbour (&box, place, direction);
          if (next == OXBOW_NO_CELL || lasso->marks[next] != ' ')
            continue;
          lasso->marks[next] = 'o';
          g_array_append_val (stack, next);
        }
    }
}

/* The path with what lies between its cells, and between its end and its beginning. */
static GArray *
close_path (const OxbowGrid *grid, const GArray *path)
{
  GArray *loop = oxbow_cells_new ();
  for (guint i = 0; i < path->len; i++)
    oxbow_shape_line (grid, g_array_index (path, OxbowCell, i), g_array_index (path, OxbowCell, (i + 1) % path->len),
                      loop);
  return loop;
}

void
oxbow_shape_lasso (const OxbowGrid *grid, const GArray *path, GArray *cells)
{
  if (path->len == 0)
    return;
  g_autoptr (GArray) loop = close_path (grid, path);
  Lasso lasso = { .grid = grid };
  find_box (&lasso, loop);
  g_autofree char *marks = g_malloc ((size_t) lasso.width * (size_t) lasso.height);
  memset (marks, ' ', (size_t) lasso.width * (size_t) lasso.height);
  lasso.marks = marks;
  for (guint i = 0; i < loop->len; i++)
    {
      OxbowCell cell = g_array_index (loop, OxbowCell, i);
      int column = oxbow_grid_column (grid, cell) - lasso.left, row = oxbow_grid_row (grid, cell) - lasso.top;
      marks[row * lasso.width + column] = '#';
    }
  mark_outside (&lasso);
  for (int i = 0; i < lasso.width * lasso.height; i++)
    {
      OxbowCell cell = oxbow_grid_cell (grid, lasso.left + i % lasso.width, lasso.top + i / lasso.width);
      if (marks[i] != 'o' && cell != OXBOW_NO_CELL)
        g_array_append_val (cells, cell);
    }
}

void
oxbow_shape_alike (const OxbowMap *map, OxbowCell from, GArray *cells)
{
  g_autoptr (OxbowMask) mask = oxbow_fill_find (map, from);
  OxbowRun run = { 0, 0 };
  while (oxbow_mask_next_run (mask, &run))
    for (OxbowCell cell = run.cell; cell < run.cell + run.n; cell++)
      g_array_append_val (cells, cell);
}
