/* picture.c: pictures in memory, and what differs between two of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture.h"
#include <math.h>
#include <stdlib.h>

OxbowHandView
picture_view (const OxbowScene *scene, OxbowThemeKind theme, double radius_px)
{
  OxbowLayout layout;
  oxbow_layout_init (&layout, &scene->grid, radius_px);
  return (OxbowHandView) { .theme = theme, .level = -1, .radius_px = radius_px, .box = oxbow_layout_bounds (&layout) };
}

cairo_t *
picture_pen (cairo_surface_t *picture)
{
  cairo_t *cr = cairo_create (picture);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  return cr;
}

cairo_surface_t *
picture_of_board (const OxbowScene *scene, OxbowThemeKind theme, double radius_px)
{
  OxbowHandView view = picture_view (scene, theme, radius_px);
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  OxbowColour paper = oxbow_theme_get (theme)->tones[OXBOW_TONE_PAPER];
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (view.box.width),
                                                         (int) ceil (view.box.height));
  g_autoptr (cairo_t) cr = picture_pen (picture);
  options.theme = theme;
  cairo_set_source_rgb (cr, paper.red, paper.green, paper.blue);
  cairo_paint (cr);
  oxbow_board_draw (cr, scene, &options, radius_px, &view.box);
  return picture;
}

cairo_surface_t *
picture_copy (cairo_surface_t *picture)
{
  cairo_surface_t *copy = cairo_image_surface_create (CAIRO_FORMAT_RGB24, cairo_image_surface_get_width (picture),
                                                      cairo_image_surface_get_height (picture));
  g_autoptr (cairo_t) cr = picture_pen (copy);
  cairo_set_source_surface (cr, picture, 0, 0);
  cairo_paint (cr);
  return copy;
}

static uint32_t
pixel_at (cairo_surface_t *picture, int x, int y)
{
  cairo_surface_flush (picture);
  const unsigned char *row = cairo_image_surface_get_data (picture) + (size_t) y * cairo_image_surface_get_stride (
      picture);
  return ((const uint32_t *) (const void *) row)[x];
}

int
picture_distance (cairo_surface_t *a, cairo_surface_t *b, int x, int y)
{
  uint32_t p = pixel_at (a, x, y), q = pixel_at (b, x, y);
  int most = 0;
  for (int shift = 0; shift < 24; shift += 8)
    most = MAX (most, abs ((int) (p >> shift & 255) - (int) (q >> shift & 255)));
  return most;
}

int
picture_differ (cairo_surface_t *a, cairo_surface_t *b, int more_than, OxbowBox *box)
{
  int n = 0, left = G_MAXINT, top = G_MAXINT, right = -1, bottom = -1;
  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a); x++)
      if (picture_distance (a, b, x, y) > more_than)
        {
          n++;
          left = MIN (left, x), right = MAX (right, x);
          top = MIN (top, y), bottom = MAX (bottom, y);
        }
  if (box != NULL)
    *box = n > 0 ? (OxbowBox) { left, top, right - left + 1, bottom - top + 1 } : (OxbowBox) { 0 };
  return n;
}
