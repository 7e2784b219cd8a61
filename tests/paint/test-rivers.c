/* test-rivers.c: rivers cross edges in their middle, square to them, and signs make way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/painter.h"
#include "paint/terrain.h"
#include "position.h"
#include <math.h>

static const OxbowRiverLook verde = { OXBOW_TONE_VERDE, OXBOW_ARROW_ONE, "Rio Verde" };
static const OxbowRiverLook moreno = { OXBOW_TONE_MORENO, OXBOW_ARROW_TWO, "Rio Moreno" };

static OxbowRivers *
lay (const OxbowGrid *grid, const char *first, const char *second)
{
  OxbowRivers *rivers = oxbow_rivers_new (grid);
  for (int k = 0; k < 2; k++)
    {
      g_auto (GStrv) names = g_strsplit (k == 0 ? first : second, " ", -1);
      OxbowCell cells[40];
      int n = 0;
      for (; names[n] != NULL; n++)
        cells[n] = oxbow_cell_parse (grid, names[n]);
      if (n > 0)
        oxbow_rivers_add (rivers, k == 0 ? &verde : &moreno, cells, n, true);
    }
  oxbow_rivers_finish (rivers);
  return rivers;
}

static const OxbowGrid grid = { 7, 9, OXBOW_FLAT };
static const char *const verde_course = "C1 C2 C3 D3 D4 D5 C6 C7";
static const char *const moreno_course = "E1 E2 E3 D3 D4 D5 D6 D7";

/* For each step of the course, the point of the line nearest to the middle of the edge is that middle, and goes
 * straight across. */
static void
test_edges (void)
{
  g_autoptr (OxbowRivers) rivers = lay (&grid, verde_course, "");
  const OxbowRiver *river = g_ptr_array_index (rivers->rivers, 0);
  for (guint i = 0; i + 1 < river->cells->len; i++)
    {
      OxbowCell from = g_array_index (river->cells, OxbowCell, i), to = g_array_index (river->cells, OxbowCell, i + 1);
      OxbowPoint a = oxbow_layout_centre (&rivers->layout, from), b = oxbow_layout_centre (&rivers->layout, to);
      OxbowPoint middle = { (a.x + b.x) / 2, (a.y + b.y) / 2 };
      double least = 9, across = 0;
      for (guint k = 0; k < river->points->len; k++)
        {
          const OxbowRiverPoint *point = &g_array_index (river->points, OxbowRiverPoint, k);
          double off = hypot (point->at.x - middle.x, point->at.y - middle.y);
          if (off >= least)
            continue;
          least = off;
          across = fabs (point->left.x * (b.x - a.x) + point->left.y * (b.y - a.y)) / hypot (b.x - a.x, b.y - a.y);
        }
      g_assert_cmpfloat (least, <, 1e-6);
      g_assert_cmpfloat (across, <, 1e-3);
    }
}

/* No two points of a line are far apart, and it never turns sharply: it is a curve. */
static void
test_smooth (void)
{
  g_autoptr (OxbowRivers) rivers = lay (&grid, verde_course, moreno_course);
  for (guint r = 0; r < rivers->rivers->len; r++)
    {
      const OxbowRiver *river = g_ptr_array_index (rivers->rivers, r);
      for (guint k = 1; k < river->points->len; k++)
        {
          const OxbowRiverPoint *p = &g_array_index (river->points, OxbowRiverPoint, k - 1), *q = p + 1;
          g_assert_cmpfloat (hypot (p->at.x - q->at.x, p->at.y - q->at.y), <, 0.2);
          g_assert_cmpfloat (p->left.x * q->left.x + p->left.y * q->left.y, >, 0.9);
          g_assert_cmpfloat (fabs (p->aside - q->aside), <, 0.03);
        }
    }
}

/* Straight passages bow 0.20 to 0.27 off the centre, the next one to the other side. */
static void
test_bows (void)
{
  g_autoptr (OxbowRivers) rivers = lay (&grid, "C1 C2 C3 C4 C5 C6 C7 C8", "");
  const OxbowRiver *river = g_ptr_array_index (rivers->rivers, 0);
  double before = 0;
  for (guint i = 1; i + 1 < river->cells->len; i++)
    {
      OxbowCell cell = g_array_index (river->cells, OxbowCell, i);
      OxbowPoint centre = oxbow_layout_centre (&rivers->layout, cell);
      double most = 0;
      for (guint k = 0; k < river->points->len; k++)
        {
          const OxbowRiverPoint *point = &g_array_index (river->points, OxbowRiverPoint, k);
          if (point->cell == cell && fabs (point->at.x - centre.x) > fabs (most))
            most = point->at.x - centre.x;
        }
      g_assert_cmpfloat (fabs (most), >=, 0.19);
      g_assert_cmpfloat (fabs (most), <=, 0.275);
      g_assert_cmpfloat (most * before, <=, 0);
      before = most;
    }
}

static const OxbowRiverPoint *
arrow_of (const OxbowRiver *river, const GArray *arrows, guint i)
{
  return &g_array_index (river->points, OxbowRiverPoint, g_array_index (arrows, guint, i));
}

/* Arrows stand by edges, where no piece stands, and no river goes far without one. */
static void
test_arrows (void)
{
  g_autoptr (OxbowRivers) rivers = lay (&grid, verde_course, "E1 E2 E3 E4 E5 E6 E7 E8");
  for (guint r = 0; r < rivers->rivers->len; r++)
    {
      const OxbowRiver *river = g_ptr_array_index (rivers->rivers, r);
      g_autoptr (GArray) arrows = oxbow_river_find_arrows (river);
      g_assert_cmpuint (arrows->len, >=, 3);
      for (guint i = 0; i < arrows->len; i++)
        {
          const OxbowRiverPoint *point = arrow_of (river, arrows, i);
          OxbowPoint centre = oxbow_layout_centre (&rivers->layout, point->cell);
          g_assert_cmpfloat (hypot (point->at.x - centre.x, point->at.y - centre.y), >, 0.5);
          g_assert_cmpfloat (point->along - (i > 0 ? arrow_of (river, arrows, i - 1)->along : 0), <, 3.8);
        }
    }
}

/* Strands of one bed have each their own arrows: one before the other, never one pair that looks like one. */
static void
test_arrows_of_strands (void)
{
  g_autoptr (OxbowRivers) rivers = lay (&grid, verde_course, moreno_course);
  const OxbowRiver *one = g_ptr_array_index (rivers->rivers, 0), *other = g_ptr_array_index (rivers->rivers, 1);
  g_autoptr (GArray) arrows = oxbow_river_find_arrows (one);
  g_autoptr (GArray) others = oxbow_river_find_arrows (other);
  int n_shared = 0;
  for (guint i = 0; i < arrows->len; i++)
    for (guint k = 0; k < others->len; k++)
      {
        const OxbowRiverPoint *p = arrow_of (one, arrows, i), *q = arrow_of (other, others, k);
        n_shared += fabs (p->aside) > 0.05;
        g_assert_cmpfloat (hypot (p->at.x - q->at.x, p->at.y - q->at.y), >, 0.3);
      }
  g_assert_cmpint (n_shared, >, 0);
}

static double
widest (const OxbowRiver *river, OxbowCell cell)
{
  double most = 0;
  for (guint k = 0; k < river->points->len; k++)
    if (g_array_index (river->points, OxbowRiverPoint, k).cell == cell)
      most = MAX (most, g_array_index (river->points, OxbowRiverPoint, k).half);
  return most;
}

static void
test_widens (void)
{
  g_autoptr (OxbowRivers) rivers = lay (&grid, "C1 C2 C3 C4 C5 C6 C7 C8", "");
  const OxbowRiver *river = g_ptr_array_index (rivers->rivers, 0);
  for (guint i = 2; i < river->cells->len; i++)
    g_assert_cmpfloat (widest (river, g_array_index (river->cells, OxbowCell, i)), >,
                       widest (river, g_array_index (river->cells, OxbowCell, i - 1)));
  g_assert_cmpfloat_with_epsilon (g_array_index (river->points, OxbowRiverPoint, 0).half, 0.085, 1e-6);
  g_assert_cmpfloat_with_epsilon (g_array_index (river->points, OxbowRiverPoint, river->points->len - 1).half, 0.145,
                                  1e-6);
}

/* Where they share their way the strands lie 0.21 apart, the one that came from the left on the left, and thin enough
 * to. */
static void
test_strands (void)
{
  g_autoptr (OxbowRivers) rivers = lay (&grid, verde_course, moreno_course);
  OxbowCell shared = oxbow_cell_parse (&grid, "D4");
  const OxbowRiver *river[2] = { g_ptr_array_index (rivers->rivers, 0), g_ptr_array_index (rivers->rivers, 1) };
  int compared = 0;
  for (guint i = 0; i < river[0]->points->len; i++)
    for (guint k = 0; k < river[1]->points->len; k++)
      {
        const OxbowRiverPoint *p = &g_array_index (river[0]->points, OxbowRiverPoint, i);
        const OxbowRiverPoint *q = &g_array_index (river[1]->points, OxbowRiverPoint, k);
        if (p->cell != shared || q->cell != shared || hypot (p->at.x - q->at.x, p->at.y - q->at.y) > 1e-9)
          continue;
        g_assert_cmpfloat_with_epsilon (q->aside - p->aside, 0.21,
                                        1e-9); /* the Moreno comes from the left, as water looks */
        g_assert_cmpfloat (p->half + q->half, <, 0.21);
        compared++;
      }
  g_assert_cmpint (compared, >, 10);
  g_assert_cmpfloat (widest (river[0], oxbow_cell_parse (&grid, "C2")), >, 0);
}

static uint32_t
pixel (cairo_surface_t *image, int x, int y)
{
  const unsigned char *data = cairo_image_surface_get_data (image);
  return ((const uint32_t *) (const void *) (data + (size_t) y * cairo_image_surface_get_stride (image)))[x];
}

/* Signs alone, on nothing: wherever the river's line runs, a quarter of the radius around it stays empty. */
static void
check_signs (OxbowLevel level, double radius)
{
  g_autoptr (OxbowSetup) setup = position_setup ("", position_first_valley, 2);
  g_autofree OxbowState *state = position_play (setup, 40);
  g_autoptr (OxbowScene) scene = oxbow_scene_new_state (state, -1);
  OxbowCanvas canvas = {
    .theme = oxbow_theme_get (OXBOW_THEME_LIGHT), .level = level, .pixel = 1 / radius, .block = { 0, 8, 0, 8 }
  };
  oxbow_layout_init (&canvas.layout, &scene->grid, 1);
  OxbowBox bounds = oxbow_layout_bounds (&canvas.layout);
  cairo_surface_t *image =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (bounds.width * radius), (int) (bounds.height * radius));
  canvas.cr = cairo_create (image);
  cairo_scale (canvas.cr, radius, radius);
  oxbow_terrain_signs (&canvas, scene);
  cairo_surface_flush (image);

  int inked = 0, looked = 0;
  for (guint r = 0; r < scene->rivers->rivers->len; r++)
    {
      const OxbowRiver *river = g_ptr_array_index (scene->rivers->rivers, r);
      for (guint k = 0; k < river->points->len; k++)
        {
          const OxbowRiverPoint *point = &g_array_index (river->points, OxbowRiverPoint, k);
          OxbowSign sign = oxbow_scene_look (scene, point->cell)->sign;
          if (sign == OXBOW_SIGN_SPRING || sign == OXBOW_SIGN_LAKE || sign == OXBOW_SIGN_CITY)
            continue;
          for (double off = -0.24; off <= 0.241; off += 0.04)
            {
              OxbowPoint p = { point->at.x + point->left.x * (point->aside + off),
                               point->at.y + point->left.y * (point->aside + off) };
              if (oxbow_layout_cell_at (&canvas.layout, p.x, p.y) != point->cell)
                continue;
              looked++;
              inked += pixel (image, (int) (p.x * radius), (int) (p.y * radius)) != 0;
            }
        }
    }
  g_assert_cmpint (looked, >, 500);
  g_assert_cmpint (inked, ==, 0);
  cairo_destroy (canvas.cr);
  cairo_surface_destroy (image);
}

static void
test_signs (void)
{
  check_signs (OXBOW_LEVEL_SIGNS, 24);
  check_signs (OXBOW_LEVEL_FULL, 60);
}

/* Only cells that have water say how near it is. */
static void
test_distance (void)
{
  g_autoptr (OxbowRivers) rivers = lay (&grid, verde_course, "");
  g_assert_cmpfloat (oxbow_rivers_distance (rivers, oxbow_cell_parse (&grid, "C3"), 0, -0.8660254), <, 0.01);
  g_assert_cmpfloat (oxbow_rivers_distance (rivers, oxbow_cell_parse (&grid, "C3"), 0, 0.8660254), >, 0.5);
  g_assert_cmpfloat (oxbow_rivers_distance (rivers, oxbow_cell_parse (&grid, "A1"), 0, 0), >, 1000);
  g_assert_cmpfloat (oxbow_rivers_distance (NULL, 0, 0, 0), >, 1000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/rivers/through-the-middles-of-edges", test_edges);
  g_test_add_func ("/paint/rivers/smooth", test_smooth);
  g_test_add_func ("/paint/rivers/bow-to-alternating-sides", test_bows);
  g_test_add_func ("/paint/rivers/arrows-by-the-edges", test_arrows);
  g_test_add_func ("/paint/rivers/arrows-of-each-strand", test_arrows_of_strands);
  g_test_add_func ("/paint/rivers/widen-to-the-mouth", test_widens);
  g_test_add_func ("/paint/rivers/strands-side-by-side", test_strands);
  g_test_add_func ("/paint/rivers/signs-make-way", test_signs);
  g_test_add_func ("/paint/rivers/distance", test_distance);
  return g_test_run ();
}
