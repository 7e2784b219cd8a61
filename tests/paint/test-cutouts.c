/* test-cutouts.c: what is laid as pixels is drawn once, lies on whole pixels, and is the same whatever was drawn before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/cutouts.h"
#include "paint/dos-rios.h"
#include "picture.h"
#include "position.h"

#include <cairo-svg.h>

#define RADIUS 24.0

static void
count_and_fill (const OxbowCanvas *canvas, gconstpointer n_drawn)
{
  (*(int *) n_drawn)++;
  cairo_rectangle (canvas->cr, -0.25, -0.25, 0.5, 0.5);
  cairo_set_source_rgb (canvas->cr, 1, 1, 1);
  cairo_fill (canvas->cr);
}

static OxbowCanvas
begin_canvas (cairo_surface_t *surface, double radius)
{
  OxbowGrid grid = { .width = 5, .height = 4, .orientation = OXBOW_FLAT };
  OxbowCanvas canvas = { .cr = picture_pen (surface), .theme = oxbow_theme_get (OXBOW_THEME_LIGHT),
                         .pixel = 1 / radius };
  oxbow_layout_init (&canvas.layout, &grid, 1);
  cairo_scale (canvas.cr, radius, radius);
  return canvas;
}

static void
lay (const OxbowCanvas *canvas, const OxbowCutout *cutout, double x, double y, int *n_drawn)
{
  oxbow_cutout_lay (canvas, cutout, (OxbowPoint) { x, y }, &(OxbowBox) { -0.25, -0.25, 0.5, 0.5 }, n_drawn);
}

static int
count_white (cairo_surface_t *image, int value)
{
  int n = 0;
  cairo_surface_flush (image);
  for (int y = 0; y < cairo_image_surface_get_height (image); y++)
    for (int x = 0; x < cairo_image_surface_get_width (image); x++)
      n += cairo_image_surface_get_data (image)[y * cairo_image_surface_get_stride (image) + 4 * x] == value;
  return n;
}

/* Twelve pixels wide at each of its places, none of them half covered. */
static void
test_once (void)
{
  static const OxbowCutout one = { count_and_fill, NULL, { 1 } }, other = { count_and_fill, NULL, { 2 } };
  int n_drawn = 0;
  g_autoptr (cairo_surface_t) image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 96, 96);
  OxbowCanvas canvas = begin_canvas (image, RADIUS);
  lay (&canvas, &one, 0.5, 0.5, &n_drawn);
  lay (&canvas, &one, 1.51, 0.57, &n_drawn);
  lay (&canvas, &one, 2.53, 1.77, &n_drawn);
  g_assert_cmpint (n_drawn, ==, 1);
  g_assert_cmpint (count_white (image, 255), ==, 3 * 144);
  g_assert_cmpint (count_white (image, 0), ==, 96 * 96 - 3 * 144);
  lay (&canvas, &other, 0.5, 2.5, &n_drawn);
  g_assert_cmpint (n_drawn, ==, 2);
  canvas.theme = oxbow_theme_get (OXBOW_THEME_DARK);
  lay (&canvas, &other, 0.5, 2.5, &n_drawn);
  g_assert_cmpint (n_drawn, ==, 3);
  cairo_scale (canvas.cr, 2, 2);
  lay (&canvas, &other, 0.5, 0.5, &n_drawn);
  g_assert_cmpint (n_drawn, ==, 4);
  cairo_destroy (canvas.cr);
}

/* Dots of paper are no whole number of units: what lies on whole pixels is not blurred by that. */
static void
test_dots (void)
{
  static const OxbowCutout one = { count_and_fill, NULL, { 4 } };
  int n_drawn = 0;
  g_autoptr (cairo_surface_t) image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 200, 200);
  cairo_surface_set_device_scale (image, 1.25, 1.25);
  OxbowCanvas canvas = begin_canvas (image, 32);
  lay (&canvas, &one, 0.51, 0.5, &n_drawn);
  lay (&canvas, &one, 1.77, 1.53, &n_drawn);
  g_assert_cmpint (n_drawn, ==, 1);
  g_assert_cmpint (count_white (image, 255), ==, 2 * 400);
  g_assert_cmpint (count_white (image, 0), ==, 200 * 200 - 2 * 400);
  cairo_destroy (canvas.cr);
}

/* Where hexes are large few are seen, and a picture of each would take more room than it is worth. */
static void
test_large (void)
{
  static const OxbowCutout one = { count_and_fill, NULL, { 5 } };
  int n_drawn = 0;
  g_autoptr (cairo_surface_t) image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 600, 600);
  cairo_surface_set_device_scale (image, 2, 2);
  OxbowCanvas canvas = begin_canvas (image, 150);
  g_assert_cmpfloat (oxbow_cutout_px (&canvas), ==, 0);
  lay (&canvas, &one, 0.5, 0.5, &n_drawn);
  lay (&canvas, &one, 1.5, 0.5, &n_drawn);
  g_assert_cmpint (n_drawn, ==, 2);
  cairo_destroy (canvas.cr);
}

/* Files, and boards that are turned, have what was drawn, where it was drawn. */
static void
test_files (void)
{
  static const OxbowCutout one = { count_and_fill, NULL, { 3 } };
  int n_drawn = 0;
  g_autoptr (cairo_surface_t) file = cairo_svg_surface_create_for_stream (NULL, NULL, 96, 96);
  g_autoptr (cairo_surface_t) image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 96, 96);
  OxbowCanvas canvas = begin_canvas (file, RADIUS);
  g_assert_cmpfloat (oxbow_cutout_px (&canvas), ==, 0);
  lay (&canvas, &one, 0.5, 0.5, &n_drawn);
  lay (&canvas, &one, 1.5, 0.5, &n_drawn);
  g_assert_cmpint (n_drawn, ==, 2);
  cairo_destroy (canvas.cr);
  canvas = begin_canvas (image, RADIUS);
  g_assert_cmpfloat (oxbow_cutout_px (&canvas), ==, RADIUS);
  cairo_rotate (canvas.cr, 0.3);
  g_assert_cmpfloat (oxbow_cutout_px (&canvas), ==, 0);
  cairo_destroy (canvas.cr);
}

static cairo_surface_t *
draw_part (const OxbowScene *scene, double radius, const OxbowBox *box, int scale)
{
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  cairo_surface_t *image =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) box->width * scale, (int) box->height * scale);
  cairo_surface_set_device_scale (image, scale, scale);
  g_autoptr (cairo_t) cr = picture_pen (image);
  cairo_translate (cr, -box->x, -box->y);
  oxbow_board_draw (cr, scene, &options, radius, box);
  return image;
}

static OxbowScene *
begin_scene (OxbowSetup **setup, OxbowState **state)
{
  *setup = position_setup ("First Valley", position_first_valley, 4);
  *state = position_play (*setup, 160);
  return oxbow_scene_new_state (*state, -1);
}

/* As a board that is zoomed and then zoomed back. */
static void
test_whatever_before (void)
{
  static const double radii[] = { 20.3, 37.3, 47.9, 88.8 };
  OxbowBox box = { 0, 0, 500, 500 };
  g_autoptr (OxbowSetup) setup = NULL;
  g_autofree OxbowState *state = NULL;
  g_autoptr (OxbowScene) scene = begin_scene (&setup, &state);
  for (int scale = 1; scale <= 2; scale++)
    for (size_t i = 0; i < G_N_ELEMENTS (radii); i++)
      {
        g_autoptr (cairo_surface_t) one = draw_part (scene, radii[i], &box, scale);
        for (size_t k = 0; k < G_N_ELEMENTS (radii); k++)
          cairo_surface_destroy (draw_part (scene, radii[k], &box, scale));
        g_autoptr (cairo_surface_t) other = draw_part (scene, radii[i], &box, scale);
        g_assert_cmpint (picture_differ (one, other, 0, NULL), ==, 0);
      }
}

/* What lies across the edge of a tile is not broken there. */
static void
test_parts (void)
{
  static const double radii[] = { 24, 37.3, 40 };
  OxbowBox whole = { 0, 0, 512, 512 };
  g_autoptr (OxbowSetup) setup = NULL;
  g_autofree OxbowState *state = NULL;
  g_autoptr (OxbowScene) scene = begin_scene (&setup, &state);
  for (int scale = 1; scale <= 2; scale++)
    for (size_t i = 0; i < G_N_ELEMENTS (radii); i++)
      {
        g_autoptr (cairo_surface_t) all = draw_part (scene, radii[i], &whole, scale);
        g_autoptr (cairo_surface_t) laid = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 512 * scale, 512 * scale);
        g_autoptr (cairo_t) cr = picture_pen (laid);
        for (int tile = 0; tile < 16; tile++)
          {
            OxbowBox box = { tile % 4 * 128, tile / 4 * 128, 128, 128 };
            g_autoptr (cairo_surface_t) part = draw_part (scene, radii[i], &box, scale);
            cairo_surface_set_device_scale (part, 1, 1);
            cairo_set_source_surface (cr, part, box.x * scale, box.y * scale);
            cairo_paint (cr);
          }
        g_assert_cmpint (picture_differ (all, laid, 24, NULL), <, 40 * scale * scale);
      }
}

static gpointer
draw_often (gpointer scene)
{
  OxbowBox box = { 0, 0, 300, 300 };
  cairo_surface_t *last = NULL;
  for (int i = 0; i < 6; i++)
    {
      g_clear_pointer (&last, cairo_surface_destroy);
      cairo_surface_destroy (draw_part (scene, 90, &box, 1));
      last = draw_part (scene, 37.3, &box, 1);
    }
  return last;
}

static void
test_threads (void)
{
  g_autoptr (OxbowSetup) setup = NULL;
  g_autofree OxbowState *state = NULL;
  g_autoptr (OxbowScene) scene = begin_scene (&setup, &state);
  GThread *thread = g_thread_new ("drawing", draw_often, scene);
  g_autoptr (cairo_surface_t) here = draw_often (scene), there = g_thread_join (thread);
  g_assert_cmpint (picture_differ (here, there, 0, NULL), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/cutouts/drawn-once", test_once);
  g_test_add_func ("/paint/cutouts/sharp-at-any-scale", test_dots);
  g_test_add_func ("/paint/cutouts/large-ones-are-drawn", test_large);
  g_test_add_func ("/paint/cutouts/files-have-what-was-drawn", test_files);
  g_test_add_func ("/paint/cutouts/the-same-whatever-was-before", test_whatever_before);
  g_test_add_func ("/paint/cutouts/parts-fit-the-whole", test_parts);
  g_test_add_func ("/paint/cutouts/two-threads", test_threads);
  return g_test_run ();
}
