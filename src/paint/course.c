/* course.c: the centre lines of rivers
 *
 * Each cell that a river crosses is one passage: from the middle of the edge it comes in by to the middle of the edge
 * it leaves by, square to both, so that passages meet without a corner. Strands of a shared bed move apart within the
 * cell where the rivers meet, and keep their side to the end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/rivers.h"
#include <math.h>

#define SPRING_HALF 0.085
#define MOUTH_HALF 0.145
#define STEPS 12                /* points a half passage */
#define MAX_STRANDS 4

static const double strand_half[MAX_STRANDS + 1] = { 0, 0, 0.085, 0.064, 0.052 };
static const double strand_apart[MAX_STRANDS + 1] = { 0, 0, 0.21, 0.16, 0.13 };

typedef struct
{
  OxbowPoint a, b, c, d;
} Bezier;

static void
free_river (OxbowRiver *river)
{
  g_array_unref (river->cells);
  g_array_unref (river->points);
  g_free (river);
}

OxbowRivers *
oxbow_rivers_new (const OxbowGrid *grid)
{
  OxbowRivers *rivers = g_new0 (OxbowRivers, 1);
  oxbow_layout_init (&rivers->layout, grid, 1);
  rivers->rivers = g_ptr_array_new_with_free_func ((GDestroyNotify) free_river);
  rivers->passages = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);
  return rivers;
}

void
oxbow_rivers_free (OxbowRivers *rivers)
{
  if (rivers == NULL)
    return;
  g_ptr_array_unref (rivers->rivers);
  g_hash_table_unref (rivers->passages);
  g_free (rivers);
}

void
oxbow_rivers_add (OxbowRivers *rivers, const OxbowRiverLook *look, const OxbowCell *cells, int n_cells, bool has_mouth)
{
  OxbowRiver *river = g_new0 (OxbowRiver, 1);
  river->look = *look;
  river->has_mouth = has_mouth;
  river->cells = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  river->points = g_array_new (FALSE, FALSE, sizeof (OxbowRiverPoint));
  g_array_append_vals (river->cells, cells, (guint) n_cells);
  g_ptr_array_add (rivers->rivers, river);
}

static OxbowCell
nth (const OxbowRiver *river, int i)
{
  return i >= 0 && i < (int) river->cells->len ? g_array_index (river->cells, OxbowCell, i) : OXBOW_NO_CELL;
}

static OxbowRiver *
river_of (const OxbowRivers *rivers, int i)
{
  return g_ptr_array_index (rivers->rivers, i);
}

static int
direction_between (const OxbowGrid *grid, OxbowCell from, OxbowCell to)
{
  for (int d = 0; d < OXBOW_DIRECTIONS; d++)
    if (oxbow_grid_neighbour (grid, from, d) == to)
      return d;
  return -1;
}

/* The step of the river that goes from one cell to the other, or -1. */
static int
find_step (const OxbowRiver *river, OxbowCell from, OxbowCell to)
{
  for (int i = 0; i + 1 < (int) river->cells->len; i++)
    if (nth (river, i) == from && nth (river, i + 1) == to)
      return i;
  return -1;
}

/* Both rivers run through step i of a and j of b: upstream they came from different sides. The one that came from
 * further left, looking downstream, stays left. */
static bool
lies_left (const OxbowGrid *grid, const OxbowRiver *a, int i, const OxbowRiver *b, int j)
{
  while (i > 0 && j > 0 && nth (a, i - 1) == nth (b, j - 1))
    i--, j--;
  if (i == 0 || j == 0)
    return i > 0;
  int out = direction_between (grid, nth (a, i), nth (a, i + 1));
  int from_a = direction_between (grid, nth (a, i), nth (a, i - 1));
  int from_b = direction_between (grid, nth (b, j), nth (b, j - 1));
  return (from_a - out + 6) % 6 > (from_b - out + 6) % 6;
}

/* How many strands the step from cell i to the next holds, and how far left of the middle this river's one lies. */
static int
find_strand (const OxbowRivers *rivers, const OxbowRiver *river, int i, double *aside)
{
  int strands = 1, to_the_left = 0;
  OxbowCell from = nth (river, i), to = nth (river, i + 1);
  *aside = 0;
  if (from == OXBOW_NO_CELL || to == OXBOW_NO_CELL)
    return 1;
  for (guint k = 0; k < rivers->rivers->len; k++)
    {
      const OxbowRiver *other = river_of (rivers, (int) k);
      int j = other == river ? -1 : find_step (other, from, to);
      if (j < 0)
        continue;
      strands++;
      to_the_left += lies_left (&rivers->layout.grid, other, j, river, i);
    }
  strands = MIN (strands, MAX_STRANDS);
  *aside = ((strands - 1) / 2.0 - to_the_left) * strand_apart[strands];
  return strands;
}

static double
smooth (double t)
{
  return t * t * (3 - 2 * t);
}

static void
add_bezier (OxbowRiver *river, const Bezier *curve, OxbowCell cell, bool first)
{
  for (int i = first ? 0 : 1; i <= STEPS; i++)
    {
      double t = (double) i / STEPS, u = 1 - t;
      double w[4] = { u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t };
      OxbowPoint p = { w[0] * curve->a.x + w[1] * curve->b.x + w[2] * curve->c.x + w[3] * curve->d.x,
                       w[0] * curve->a.y + w[1] * curve->b.y + w[2] * curve->c.y + w[3] * curve->d.y };
      double dx =
          u * u * (curve->b.x - curve->a.x) + 2 * u * t * (curve->c.x - curve->b.x) + t * t * (curve->d.x - curve->c.x);
      double dy =
          u * u * (curve->b.y - curve->a.y) + 2 * u * t * (curve->c.y - curve->b.y) + t * t * (curve->d.y - curve->c.y);
      double length = MAX (hypot (dx, dy), 1e-9);
      OxbowRiverPoint point = { .at = p, .left = { dy / length, -dx / length }, .cell = cell };
      g_array_append_val (river->points, point);
    }
}

static OxbowPoint
plus (OxbowPoint a, OxbowPoint step, double times)
{
  return (OxbowPoint) { a.x + step.x * times, a.y + step.y * times };
}

/* Straight through: over a point beside the centre, so that no river is a ruler's line. */
static void
add_bowed (OxbowRiver *river, OxbowPoint centre, OxbowPoint in, OxbowPoint inward, OxbowPoint out, double bow,
           OxbowCell cell)
{
  OxbowPoint aside = plus (centre, (OxbowPoint) { -inward.y, inward.x }, bow);
  Bezier upper = { in, plus (in, inward, 0.36), plus (aside, inward, -0.42), aside };
  Bezier lower = { aside, plus (aside, inward, 0.42), plus (out, inward, -0.36), out };
  add_bezier (river, &upper, cell, true);
  add_bezier (river, &lower, cell, false);
}

static void
add_passage (const OxbowRivers *rivers, OxbowRiver *river, int i, double bow)
{
  const OxbowGrid *grid = &rivers->layout.grid;
  OxbowOrientation way = grid->orientation;
  OxbowCell cell = nth (river, i);
  OxbowPoint centre = oxbow_layout_centre (&rivers->layout, cell);
  int from = i > 0 ? direction_between (grid, cell, nth (river, i - 1)) : -1;
  int to = i + 1 < (int) river->cells->len ? direction_between (grid, cell, nth (river, i + 1)) : -1;
  OxbowPoint in = from < 0 ? plus (centre, (OxbowPoint) { 0, 1 }, 0.13) : plus (centre, oxbow_hex_middle (way, from),
                                   1);

  if (to < 0 && from < 0)
    return;
  if (to < 0)                   /* the mouth, or where the river waits */
    {
      OxbowPoint inward = oxbow_hex_inward (way, from);
      OxbowPoint end = plus (in, inward, river->has_mouth ? 0.42 : 0.72);
      Bezier curve = { in, plus (in, inward, 0.14), plus (end, inward, -0.14), end };
      add_bezier (river, &curve, cell, true);
      return;
    }

  OxbowPoint out = plus (centre, oxbow_hex_middle (way, to), 1);
  OxbowPoint outward = plus ((OxbowPoint) { 0, 0 }, oxbow_hex_inward (way, to), -1);
  if (from < 0)
    {
      Bezier curve = { in, plus (in, (OxbowPoint) { 0, 1 }, 0.2), plus (out, outward, -0.3), out };
      add_bezier (river, &curve, cell, true);
      return;
    }
  OxbowPoint inward = oxbow_hex_inward (way, from);
  int turn = (to - from + 6) % 6;
  if (turn == 3)
    add_bowed (river, centre, in, inward, out, bow, cell);
  else
    {
      double reach = turn == 1 || turn == 5 ? 0.36 : 0.56;
      Bezier curve = { in, plus (in, inward, reach), plus (out, outward, -reach), out };
      add_bezier (river, &curve, cell, true);
    }
}

/* The first bend goes towards the middle of the board, which leaves the other side of it to the name. */
static int
first_side (const OxbowRivers *rivers, const OxbowRiver *river)
{
  OxbowBox bounds = oxbow_layout_bounds (&rivers->layout);
  return oxbow_layout_centre (&rivers->layout, nth (river, 0)).x < bounds.x + bounds.width / 2 ? -1 : 1;
}

/* Rivers that share a cell bow to the same side: the first one to come decides. */
static double
bow_of (GHashTable *bows, OxbowCell cell, int *side)
{
  gpointer known;
  if (g_hash_table_lookup_extended (bows, GINT_TO_POINTER (cell), NULL, &known))
    *side = GPOINTER_TO_INT (known);
  else
    {
      *side = -*side;
      g_hash_table_insert (bows, GINT_TO_POINTER (cell), GINT_TO_POINTER (*side));
    }
  return *side * (0.235 + 0.035 * oxbow_jitter ((uint32_t) cell, 71));
}

/* Widths, and the places of strands, along the points of passage i. */
static void
shape_passage (const OxbowRivers *rivers, OxbowRiver *river, int i, guint first, double total)
{
  double aside_in, aside_out;
  int in = i > 0 ? find_strand (rivers, river, i - 1, &aside_in) : (aside_in = 0, 1);
  int out = i + 1 < (int) river->cells->len ? find_strand (rivers, river, i, &aside_out) : (aside_out = aside_in, in);
  guint n = river->points->len - first;
  for (guint k = 0; k < n; k++)
    {
      OxbowRiverPoint *point = &g_array_index (river->points, OxbowRiverPoint, first + k);
      double part = smooth (n > 1 ? (double) k / (n - 1) : 0);
      double alone = SPRING_HALF + (MOUTH_HALF - SPRING_HALF) * point->along / MAX (total, 7);
      double half_in = in == 1 ? alone : strand_half[in], half_out = out == 1 ? alone : strand_half[out];
      point->half = half_in + (half_out - half_in) * part;
      point->aside = aside_in + (aside_out - aside_in) * part;
    }
}

static void
measure (OxbowRiver *river)
{
  for (guint i = 1; i < river->points->len; i++)
    {
      OxbowRiverPoint *point = &g_array_index (river->points, OxbowRiverPoint, i);
      const OxbowRiverPoint *before = point - 1;
      point->along = before->along + hypot (point->at.x - before->at.x, point->at.y - before->at.y);
    }
}

static void
note_passage (OxbowRivers *rivers, OxbowCell cell, const OxbowRiver *river, guint first)
{
  GArray *points = g_hash_table_lookup (rivers->passages, GINT_TO_POINTER (cell));
  if (points == NULL)
    {
      points = g_array_new (FALSE, FALSE, sizeof (OxbowPoint));
      g_hash_table_insert (rivers->passages, GINT_TO_POINTER (cell), points);
    }
  OxbowPoint centre = oxbow_layout_centre (&rivers->layout, cell);
  for (guint i = first; i < river->points->len; i++)
    {
      const OxbowRiverPoint *point = &g_array_index (river->points, OxbowRiverPoint, i);
      OxbowPoint at = plus (point->at, point->left, point->aside);
      OxbowPoint inside = { at.x - centre.x, at.y - centre.y };
      g_array_append_val (points, inside);
    }
}

void
oxbow_rivers_finish (OxbowRivers *rivers)
{
  g_autoptr (GHashTable) bows = g_hash_table_new (NULL, NULL);
  for (guint k = 0; k < rivers->rivers->len; k++)
    {
      OxbowRiver *river = river_of (rivers, (int) k);
      int n = (int) river->cells->len, side = first_side (rivers, river);
      g_autofree guint *firsts = g_new0 (guint, n + 1);
      for (int i = 0; i < n; i++)
        {
          firsts[i] = river->points->len;
          add_passage (rivers, river, i, bow_of (bows, nth (river, i), &side));
        }
      firsts[n] = river->points->len;
      measure (river);
      if (river->points->len == 0)
        continue;
      double total = g_array_index (river->points, OxbowRiverPoint, river->points->len - 1).along;
      for (int i = 0; i < n; i++)
        {
          guint all = river->points->len;
          river->points->len = firsts[i + 1];
          shape_passage (rivers, river, i, firsts[i], total);
          note_passage (rivers, nth (river, i), river, firsts[i]);
          river->points->len = all;
        }
    }
}

double
oxbow_rivers_distance (const OxbowRivers *rivers, OxbowCell cell, double x, double y)
{
  const GArray *points = rivers == NULL ? NULL : g_hash_table_lookup (rivers->passages, GINT_TO_POINTER (cell));
  double least = 1e6;
  for (guint i = 0; points != NULL && i < points->len; i++)
    {
      OxbowPoint p = g_array_index (points, OxbowPoint, i);
      least = MIN (least, hypot (p.x - x, p.y - y));
    }
  return least;
}
