/* pixels.c: see pixels.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/pixels.h"

#include <glib.h>
#include <sys/mman.h>

#define LARGE_B (64 * 1024)     /* what is smaller leaves small holes */

static const cairo_user_data_key_t pages_key;

typedef struct
{
  void *start;
  size_t n_bytes;
} Pages;

static void
give_back (void *data)
{
  Pages *pages = data;
  munmap (pages->start, pages->n_bytes);
  g_free (pages);
}

/* NULL: there are no pages to be had, and the heap may have room yet. */
static cairo_surface_t *
new_on_pages (cairo_format_t format, int width, int height)
{
  int stride = cairo_format_stride_for_width (format, width);
  size_t n_bytes = (size_t) MAX (stride, 0) * (size_t) MAX (height, 0);
  if (n_bytes < LARGE_B)
    return NULL;
  void *start = mmap (NULL, n_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (start == MAP_FAILED)
    return NULL;
  Pages *pages = g_new (Pages, 1);
  *pages = (Pages) { start, n_bytes };
  cairo_surface_t *picture = cairo_image_surface_create_for_data (start, format, width, height, stride);
  cairo_surface_set_user_data (picture, &pages_key, pages, give_back);
  return picture;
}

cairo_surface_t *
oxbow_pixels_new (cairo_format_t format, double width, double height, int scale)
{
  cairo_surface_t *picture = new_on_pages (format, (int) width * scale, (int) height * scale);
  if (picture == NULL)
    picture = cairo_image_surface_create (format, (int) width * scale, (int) height * scale);
  cairo_surface_set_device_scale (picture, scale, scale);
  return picture;
}

void
oxbow_pixels_spare (cairo_t *cr)
{
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
}
