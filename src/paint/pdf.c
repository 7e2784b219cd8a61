/* pdf.c: a PDF that is drawn into memory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/pdf.h"
#include "paint/export.h"
#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>

cairo_status_t
oxbow_pdf_append_cb (void *closure, const unsigned char *data, unsigned length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

bool
oxbow_pdf_check (cairo_status_t status, GError **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return true;
  g_set_error (error, OXBOW_PAINT_ERROR, OXBOW_PAINT_ERROR_DRAW, _("The picture could not be drawn: %s."),
               cairo_status_to_string (status));
  return false;
}

/* A picture is a function of what it shows: its file says no time. */
cairo_surface_t *
oxbow_pdf_open (const char *title, GByteArray *bytes, double width_pt, double height_pt)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (oxbow_pdf_append_cb, bytes, width_pt, height_pt);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Oxbow");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  return surface;
}

GBytes *
oxbow_pdf_finish (cairo_t *cr, cairo_surface_t *surface, GByteArray *bytes, GError **error)
{
  cairo_status_t status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (oxbow_pdf_check (status, error))
    return g_byte_array_free_to_bytes (bytes);
  g_byte_array_unref (bytes);
  return NULL;
}
