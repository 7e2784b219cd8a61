/* shading.c: see shading.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/shading.h"
#include <math.h>

#define LARGEST_PX 1024         /* of a radius: more than any window shows, and pictures for print need the room */

bool
oxbow_shading_suits (cairo_t *cr)
{
  cairo_matrix_t matrix;
  cairo_get_matrix (cr, &matrix);
  return cairo_surface_get_type (cairo_get_group_target (cr)) == CAIRO_SURFACE_TYPE_IMAGE && matrix.xy == 0
         && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0 && matrix.xx <= LARGEST_PX
         && matrix.yy <= LARGEST_PX;
}

static void
make (OxbowShading *shading, cairo_t *cr, OxbowPoint middle, const OxbowBox *around,
      void (*draw) (cairo_t *cr, gconstpointer data), gconstpointer data)
{
  cairo_matrix_t matrix;
  cairo_get_matrix (cr, &matrix);
  shading->x = (int) floor (around->x * matrix.xx);
  shading->y = (int) floor (around->y * matrix.yy);
  shading->image = cairo_surface_create_similar (cairo_get_group_target (cr), CAIRO_CONTENT_COLOR_ALPHA,
                                                 (int) ceil ((around->x + around->width) * matrix.xx) - shading->x,
                                                 (int) ceil ((around->y + around->height) * matrix.yy) - shading->y);
  cairo_t *pen = cairo_create (shading->image);
  cairo_translate (pen, -shading->x, -shading->y);
  cairo_scale (pen, matrix.xx, matrix.yy);
  cairo_translate (pen, -middle.x, -middle.y);
  draw (pen, data);
  cairo_destroy (pen);
}

/* The nearest place that has whole pixels before it. */
static double
to_pixel (double place, double device_scale)
{
  return floor (place * device_scale + 0.5) / device_scale;
}

void
oxbow_shading_lay (OxbowShading *shading, cairo_t *cr, OxbowPoint middle, const OxbowBox *around,
                   void (*draw) (cairo_t *cr, gconstpointer data), gconstpointer data)
{
  double across, down;
  if (shading->image == NULL)
    make (shading, cr, middle, around, draw, data);
  cairo_surface_get_device_scale (shading->image, &across, &down);
  cairo_user_to_device (cr, &middle.x, &middle.y);
  cairo_save (cr);
  cairo_identity_matrix (cr);
  cairo_set_source_surface (cr, shading->image, to_pixel (middle.x, across) + shading->x,
                            to_pixel (middle.y, down) + shading->y);
  cairo_paint (cr);
  cairo_restore (cr);
}

void
oxbow_shading_clear (OxbowShading *shading)
{
  g_clear_pointer (&shading->image, cairo_surface_destroy);
}
