/* camera.c: fitting, zooming about a point, scrolling, revealing: on boards of any size and both orientations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/camera.h"

#include <math.h>

static const OxbowGrid grids[] = {
  { 9, 10, OXBOW_FLAT }, { 31, 7, OXBOW_POINTY }, { 1, 1, OXBOW_FLAT }, { 500, 480, OXBOW_POINTY },
  { 4096, 4096, OXBOW_FLAT },
};

static OxbowCamera
make_camera (const OxbowGrid *grid)
{
  OxbowCamera camera;
  oxbow_camera_init (&camera, grid);
  oxbow_camera_resize (&camera, 803, 601);
  return camera;
}

static void
assert_within_canvas (const OxbowCamera *camera)
{
  OxbowBox canvas = oxbow_camera_canvas (camera);
  g_assert_cmpfloat (camera->x, >=, 0);
  g_assert_cmpfloat (camera->y, >=, 0);
  g_assert_cmpfloat (camera->x + camera->width, <=, canvas.width);
  g_assert_cmpfloat (camera->y + camera->height, <=, canvas.height);
  g_assert_cmpfloat (camera->x, ==, round (camera->x));
  g_assert_cmpfloat (camera->y, ==, round (camera->y));
}

/* All of the board is in view, its middle in the middle. */
static void
test_fits (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (grids); i++)
    {
      OxbowCamera camera = make_camera (&grids[i]);
      OxbowLayout layout = oxbow_camera_layout (&camera);
      OxbowBox bounds = oxbow_layout_bounds (&layout), seen = oxbow_camera_seen (&camera);
      g_assert_true (oxbow_camera_sees_all (&camera));
      g_assert_cmpfloat (seen.x, <=, 0);
      g_assert_cmpfloat (seen.y, <=, 0);
      g_assert_cmpfloat_with_epsilon (seen.x + seen.width / 2, bounds.width / 2, 1.01);
      g_assert_cmpfloat_with_epsilon (seen.y + seen.height / 2, bounds.height / 2, 1.01);
      assert_within_canvas (&camera);
    }
}

static void
test_follows_the_view (void)
{
  OxbowCamera camera = make_camera (&grids[0]);
  double before = camera.radius;
  oxbow_camera_resize (&camera, 400, 300);
  g_assert_cmpfloat (camera.radius, <, before);
  g_assert_true (oxbow_camera_sees_all (&camera));
  oxbow_camera_zoom (&camera, 60, 100, 100);
  oxbow_camera_resize (&camera, 803, 601);
  g_assert_cmpfloat (camera.radius, ==, 60);
  oxbow_camera_fit (&camera);
  g_assert_cmpfloat (camera.radius, ==, before);
}

/* What lies under the point before lies under it after, to the pixel that scrolling is rounded to. */
static void
test_zooms_about_a_point (void)
{
  const OxbowGrid grid = { 40, 41, OXBOW_FLAT };
  OxbowCamera camera = make_camera (&grid);
  oxbow_camera_zoom (&camera, 48, 400, 300);
  for (int way = 1; way >= -1; way -= 2)
    for (int i = 0; i < 4; i++)
      {
        double x = 120 + 150 * i, y = 90 + 100 * i, before = camera.radius;
        OxbowPoint offset = oxbow_camera_offset (&camera);
        oxbow_camera_zoom (&camera, oxbow_camera_step (&camera, way), x, y);
        OxbowPoint now = oxbow_camera_offset (&camera);
        g_assert_cmpfloat ((camera.radius - before) * way, >, 0);
        g_assert_cmpfloat_with_epsilon ((now.x + x) / camera.radius, (offset.x + x) / before, 0.51 / camera.radius);
        g_assert_cmpfloat_with_epsilon ((now.y + y) / camera.radius, (offset.y + y) / before, 0.51 / camera.radius);
        assert_within_canvas (&camera);
      }
}

static void
test_steps_have_ends (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (grids); i++)
    {
      OxbowCamera camera = make_camera (&grids[i]);
      double fit = camera.radius;
      for (int k = 0; k < 60; k++)
        oxbow_camera_zoom (&camera, oxbow_camera_step (&camera, 1), 10, 10);
      g_assert_cmpfloat (camera.radius, ==, 8 * OXBOW_CAMERA_RADIUS);
      for (int k = 0; k < 60; k++)
        oxbow_camera_zoom (&camera, oxbow_camera_step (&camera, -1), 10, 10);
      g_assert_cmpfloat_with_epsilon (camera.radius, MIN (fit, 0.1 * OXBOW_CAMERA_RADIUS), 1e-9);
      assert_within_canvas (&camera);
    }
}

static void
test_scrolls_to_the_ends (void)
{
  OxbowCamera camera = make_camera (&grids[0]);
  oxbow_camera_zoom (&camera, 200, 400, 300);
  oxbow_camera_scroll (&camera, -1e9, -1e9);
  g_assert_cmpfloat (oxbow_camera_offset (&camera).x, <, 0);
  assert_within_canvas (&camera);
  oxbow_camera_scroll (&camera, 1e9, 1e9);
  assert_within_canvas (&camera);
  OxbowLayout layout = oxbow_camera_layout (&camera);
  OxbowBox bounds = oxbow_layout_bounds (&layout), seen = oxbow_camera_seen (&camera);
  g_assert_cmpfloat (seen.x + seen.width, >, bounds.width);
  g_assert_cmpfloat (seen.y + seen.height, >, bounds.height);
}

static void
test_reveals_every_cell (void)
{
  OxbowCamera camera = make_camera (&grids[1]);
  oxbow_camera_zoom (&camera, 90, 400, 300);
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&grids[1]); cell += 5)
    {
      OxbowLayout layout = oxbow_camera_layout (&camera);
      OxbowPoint centre = oxbow_layout_centre (&layout, cell);
      oxbow_camera_reveal (&camera, &(OxbowBox) { centre.x - 78, centre.y - 90, 156, 180 });
      OxbowBox seen = oxbow_camera_seen (&camera);
      g_assert_cmpfloat (seen.x, <=, centre.x - 78);
      g_assert_cmpfloat (seen.x + seen.width, >=, centre.x + 78);
      g_assert_cmpfloat (seen.y, <=, centre.y - 90);
      g_assert_cmpfloat (seen.y + seen.height, >=, centre.y + 90);
      double x = camera.x, y = camera.y;
      oxbow_camera_reveal (&camera, &(OxbowBox) { centre.x - 78, centre.y - 90, 156, 180 });
      g_assert_cmpfloat (camera.x, ==, x);
      g_assert_cmpfloat (camera.y, ==, y);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/camera/fits", test_fits);
  g_test_add_func ("/app/camera/follows-the-view", test_follows_the_view);
  g_test_add_func ("/app/camera/zooms-about-a-point", test_zooms_about_a_point);
  g_test_add_func ("/app/camera/steps-have-ends", test_steps_have_ends);
  g_test_add_func ("/app/camera/scrolls-to-the-ends", test_scrolls_to_the_ends);
  g_test_add_func ("/app/camera/reveals-every-cell", test_reveals_every_cell);
  return g_test_run ();
}
