/* edge-path.c: the edges on the way from one edge to another, or from one cell to another
 *
 * At each end of an edge lies one hex that both its cells touch; the edges between that hex and those two cells are the
 * ones that go on from there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/edge-path.h"

#include "editor/shape.h"

#define MAX_LOOKED_AT 4096

/* The edges that meet this one: two at each end, less those that have no name at the rim of the map. */
static int
list_next (const OxbowGrid *grid, OxbowEdge edge, OxbowEdge next[4])
{
  OxbowCell upper = oxbow_edge_upper (edge), lower = oxbow_grid_edge_lower (grid, edge);
  int direction = oxbow_direction_of_side (grid->orientation, oxbow_edge_side (edge)), n = 0;
  for (int turn = -1; turn <= 1; turn += 2)
    {
      OxbowEdge beside[2] = { OXBOW_NO_EDGE, OXBOW_NO_EDGE };
      beside[0] = oxbow_grid_edge (grid, upper, (direction + OXBOW_DIRECTIONS + turn) % OXBOW_DIRECTIONS);
      /* Seen from the lower cell, that hex lies two directions from the upper one. */
      if (lower != OXBOW_NO_CELL)
        beside[1] = oxbow_grid_edge (grid, lower, (direction + 2 * OXBOW_DIRECTIONS + 2 * turn) % OXBOW_DIRECTIONS);
      for (int i = 0; i < 2; i++)
        if (beside[i] != OXBOW_NO_EDGE)
          next[n++] = beside[i];
    }
  return n;
}

static void
trace_back (GHashTable *came_from, OxbowEdge from, OxbowEdge to, GArray *edges)
{
  guint start = edges->len;
  OxbowEdge edge = to;
  while (edge != from)
    {
      g_array_insert_val (edges, start, edge);
      edge = GPOINTER_TO_INT (g_hash_table_lookup (came_from, GINT_TO_POINTER (edge)));
    }
  g_array_insert_val (edges, start, from);
}

void
oxbow_edge_path_find (const OxbowGrid *grid, OxbowEdge from, OxbowEdge to, GArray *edges)
{
  g_autoptr (GHashTable) came_from = g_hash_table_new (NULL, NULL);
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (OxbowEdge));
  g_array_append_val (queue, from);
  g_hash_table_insert (came_from, GINT_TO_POINTER (from), GINT_TO_POINTER (from));
  for (guint i = 0; i < queue->len && i < MAX_LOOKED_AT; i++)
    {
      if (g_hash_table_contains (came_from, GINT_TO_POINTER (to)))
        break;
      OxbowEdge edge = g_array_index (queue, OxbowEdge, i), next[4];
      int n = list_next (grid, edge, next);
      for (int j = 0; j < n; j++)
        if (!g_hash_table_contains (came_from, GINT_TO_POINTER (next[j])))
          {
            g_hash_table_insert (came_from, GINT_TO_POINTER (next[j]), GINT_TO_POINTER (edge));
            g_array_append_val (queue, next[j]);
          }
    }
  if (g_hash_table_contains (came_from, GINT_TO_POINTER (to)))
    trace_back (came_from, from, to, edges);
  else
    g_array_append_val (edges, to);
}

static OxbowEdge
find_edge_between (const OxbowGrid *grid, OxbowCell cell, OxbowCell other)
{
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    if (oxbow_grid_neighbour (grid, cell, direction) == other)
      return oxbow_grid_edge (grid, cell, direction);
  return OXBOW_NO_EDGE;
}

void
oxbow_edge_path_cross (const OxbowGrid *grid, OxbowCell from, OxbowCell to, GArray *edges)
{
  g_autoptr (GArray) line = oxbow_cells_new ();
  oxbow_shape_line (grid, from, to, line);
  for (guint i = 1; i < line->len; i++)
    {
      const OxbowCell *pair = &g_array_index (line, OxbowCell, i - 1);
      OxbowEdge edge = find_edge_between (grid, pair[0], pair[1]);
      if (edge != OXBOW_NO_EDGE)
        g_array_append_val (edges, edge);
    }
}
