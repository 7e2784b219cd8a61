/* png.h: an image as the bytes of a PNG file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/* The image is opaque (CAIRO_FORMAT_RGB24). dots_per_mm: how densely it is to be printed; 0: not said. flat: made of
 * plain tones, so that filters only cost time. NULL with an error if the encoder gives up. */
GBytes *oxbow_png_encode (cairo_surface_t *image, double dots_per_mm, bool flat, GError **error);

G_END_DECLS
