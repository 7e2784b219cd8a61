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

typedef struct
{
  GByteArray *bytes;
  uint8_t *row;
} Sink;

static void
write_cb (png_structp png, png_bytep data, png_size_t length)
{
  Sink *sink = png_get_io_ptr (png);
  g_byte_array_append (sink->bytes, data, (guint) length);
}

static void
flush_cb (png_structp png)
{
}

static void
silence_cb (png_structp png, png_const_charp message)
{
  longjmp (png_jmpbuf (png), 1);
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

static bool
write_image (png_structp png, png_infop info, cairo_surface_t *image, double dots_per_mm, bool flat, Sink *sink)
{
  int width = cairo_image_surface_get_width (image), height = cairo_image_surface_get_height (image);
  const uint8_t *data = cairo_image_surface_get_data (image);
  int stride = cairo_image_surface_get_stride (image);
  bool large = (guint64) width * height > LARGE;
  if (setjmp (png_jmpbuf (png)) != 0)
    return false;
  png_set_write_fn (png, sink, write_cb, flush_cb);
  png_set_IHDR (png, info, (png_uint_32) width, (png_uint_32) height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (dots_per_mm > 0)
    png_set_pHYs (png, info, (png_uint_32) (dots_per_mm * 1000 + 0.5), (png_uint_32) (dots_per_mm * 1000 + 0.5),
                  PNG_RESOLUTION_METER);
  png_set_compression_level (png, large ? LIGHT : THOROUGH);
  png_set_compression_buffer_size (png, 1 << 18);
  png_set_filter (png, 0, flat ? PNG_FILTER_NONE : large ? PNG_FILTER_UP : PNG_ALL_FILTERS);
  png_write_info (png, info);
  for (int y = 0; y < height; y++)
    {
      pack_row (sink->row, (const uint32_t *) (const void *) (data + (size_t) y * stride), width);
      png_write_row (png, sink->row);
    }
  png_write_end (png, info);
  return true;
}

GBytes *
oxbow_png_encode (cairo_surface_t *image, double dots_per_mm, bool flat, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  png_structp png = png_create_write_struct (PNG_LIBPNG_VER_STRING, NULL, silence_cb, silence_cb);
  png_infop info = png != NULL ? png_create_info_struct (png) : NULL;
  g_autofree uint8_t *row = g_try_malloc ((size_t) cairo_image_surface_get_width (image) * 3);
  Sink sink = { bytes, row };
  cairo_surface_flush (image);
  bool done = info != NULL && row != NULL && write_image (png, info, image, dots_per_mm, flat, &sink);
  png_destroy_write_struct (&png, &info);
  if (done)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  g_set_error_literal (error, OXBOW_PAINT_ERROR, OXBOW_PAINT_ERROR_DRAW, _("The picture could not be written as PNG."));
  return NULL;
}
