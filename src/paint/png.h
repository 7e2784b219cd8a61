/* png.h: an image as the bytes of a PNG file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/* A picture that comes in strips, from top to bottom, so that a large one need never be held whole. */
typedef struct _OxbowPng OxbowPng;

/* dots_per_mm: how densely it is to be printed; 0: not said. flat: made of plain tones, so that filters only cost
 * time. */
OxbowPng *oxbow_png_new    (int width, int height, double dots_per_mm, bool flat);
void      oxbow_png_free   (OxbowPng *png);

/* Adds the first rows of an opaque image (CAIRO_FORMAT_RGB24). */
void      oxbow_png_add    (OxbowPng *png, cairo_surface_t *image, int n_rows);

/* The whole file, once all rows were added; NULL with an error if the encoder gave up on the way. */
GBytes   *oxbow_png_finish (OxbowPng *png, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowPng, oxbow_png_free)

G_END_DECLS
