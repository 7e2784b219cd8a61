/* em.c: the height of text, by which everything grows with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/em.h"

#include <math.h>

#define LEAST_PX 8

double
oxbow_em_get (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  double dpi = pango_cairo_context_get_resolution (context);
  if (!pango_font_description_get_size_is_absolute (font))
    size *= (dpi > 0 ? dpi : 96) / 72;
  return fmax (size, LEAST_PX);
}
