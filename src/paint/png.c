/* png.c: an image as the bytes of a PNG file
 *
 * Cairo's own writer spends most of a large picture's time in hard compression. Here large pictures are lightly
 * compressed, and plain tones are written without the filters that only drawings gain from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/png.h"
#include "paint/export.h"
#include <glib/gi18n-lib.h>
#include <png.h>

#define LIGHT 1                 /* zlib levels */
#define THOROUGH 6
#define LARGE (8u << 20)        /* pixels from which speed counts more than bytes */

struct _OxbowPng
{
  png_structp png;
  png_infop info;
  GByteArray *bytes;
  uint8_t *row;
  int width;
  bool broken;                  /* the encoder gave up */
};

static void
write_cb (png_structp png, png_bytep data, png_size_t length)
{
  OxbowPng *self = png_get_io_ptr (png);
  g_byte_array_append (self->bytes, data, (guint) length);
}

static void
flush_cb (png_structp png)
{
}

static void
give_up_cb (png_structp png, png_const_charp message)
{
  longjmp (png_jmpbuf (png), 1);
}

static void
ignore_cb (png_structp png, png_const_charp message)
{
}

static void
write_head (OxbowPng *self, int height, double dots_per_mm, bool flat)
{
  bool large = (guint64) self->width * (guint64) height > LARGE;
  png_uint_32 dots_per_metre = (png_uint_32) (dots_per_mm * 1000 + 0.5);
  if (setjmp (png_jmpbuf (self->png)) != 0)
    {
      self->broken = true;
      return;
    }
  png_set_write_fn (self->png, self, write_cb, flush_cb);
  png_set_IHDR (self->png, self->info, (png_uint_32) self->width, (png_uint_32) height, 8, PNG_COLOR_TYPE_RGB,
                PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (dots_per_metre > 0)
    png_set_pHYs (self->png, self->info, dots_per_metre, dots_per_metre, PNG_RESOLUTION_METER);
  png_set_compression_level (self->png, large ? LIGHT : THOROUGH);
  png_set_compression_buffer_size (self->png, 1 << 18);
  png_set_filter (self->png, 0, flat ? PNG_FILTER_NONE : large ? PNG_FILTER_UP : PNG_ALL_FILTERS);
  png_write_info (self->png, self->info);
}

OxbowPng *
oxbow_png_new (int width, int height, double dots_per_mm, bool flat)
{
  OxbowPng *self = g_new0 (OxbowPng, 1);
  self->width = width;
  self->bytes = g_byte_array_new ();
  self->row = g_malloc ((size_t) width * 3);
  self->png = png_create_write_struct (PNG_LIBPNG_VER_STRING, NULL, give_up_cb, ignore_cb);
  self->info = self->png != NULL ? png_create_info_struct (self->png) : NULL;
  self->broken = self->info == NULL;
  if (!self->broken)
    write_head (self, height, dots_per_mm, flat);
  return self;
}

void
oxbow_png_free (OxbowPng *self)
{
  if (self == NULL)
    return;
  png_destroy_write_struct (&self->png, &self->info);
  g_clear_pointer (&self->bytes, g_byte_array_unref);
  g_free (self->row);
  g_free (self);
}

static void
pack_row (uint8_t *out, const uint32_t *pixels, int width)
{
  for (int x = 0; x < width; x++)
    {
      out[3 * x] = (uint8_t) (pixels[x] >> 16);
      out[3 * x + 1] = (uint8_t) (pixels[x] >> 8);
      out[3 * x + 2] = (uint8_t) pixels[x];
    }
}

void
oxbow_png_add (OxbowPng *self, cairo_surface_t *image, int n_rows)
{
  cairo_surface_flush (image);
  const uint8_t *data = cairo_image_surface_get_data (image);
  size_t stride = (size_t) cairo_image_surface_get_stride (image);
  if (self->broken || data == NULL || setjmp (png_jmpbuf (self->png)) != 0)
    {
      self->broken = true;
      return;
    }
  for (int y = 0; y < n_rows; y++)
    {
      pack_row (self->row, (const uint32_t *) (const void *) (data + (size_t) y * stride), self->width);
      png_write_row (self->png, self->row);
    }
}

GBytes *
oxbow_png_finish (OxbowPng *self, GError **error)
{
  if (self->broken || setjmp (png_jmpbuf (self->png)) != 0)
    {
      g_set_error_literal (error, OXBOW_PAINT_ERROR, OXBOW_PAINT_ERROR_DRAW,
                           _("The picture could not be written as PNG."));
      return NULL;
    }
  png_write_end (self->png, self->info);
  return g_byte_array_free_to_bytes (g_steal_pointer (&self->bytes));
}
