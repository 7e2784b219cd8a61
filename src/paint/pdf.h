/* pdf.h: a PDF that is drawn into memory
 *
 * For the files of this folder that make one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define OXBOW_POINTS_PER_MM (72 / 25.4)

/* Pages of this size in points; what is drawn is added to bytes. */
cairo_surface_t *oxbow_pdf_open   (const char *title, GByteArray *bytes, double width_pt, double height_pt);

/* Takes all three. NULL with a sentence where drawing failed. */
GBytes          *oxbow_pdf_finish (cairo_t *cr, cairo_surface_t *surface, GByteArray *bytes, GError **error);

/* Whether drawing went well, else a sentence. */
bool             oxbow_pdf_check  (cairo_status_t status, GError **error);

/* For surfaces that write to a stream: closure is the GByteArray. */
cairo_status_t   oxbow_pdf_append_cb (void *closure, const unsigned char *data, unsigned length);

G_END_DECLS
