/* kit-text.c: paragraphs on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/kit-text.h"
#include <pango/pangocairo.h>

#define SET_SCALE 10.0          /* Pango works in tenths of a millimetre, for the sake of its rounding */
#define SHRINK 0.93

static PangoLayout *
set_text (cairo_t *cr, const OxbowKitHand *hand, const char *text, double size_mm, double width_mm)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoContext *context = pango_layout_get_context (layout);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_language (context, pango_language_from_string ("en"));      /* else the locale chooses the glyphs */
  pango_font_description_set_family_static (font, hand->serif ? "Serif" : "Sans");
  pango_font_description_set_weight (font, hand->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, size_mm * SET_SCALE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (width_mm * SET_SCALE * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_alignment (layout, hand->centred ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static double
height_of (PangoLayout *layout)
{
  int height;
  pango_layout_get_size (layout, NULL, &height);
  return height / (SET_SCALE * PANGO_SCALE);
}

double
oxbow_kit_measure (cairo_t *cr, const OxbowKitHand *hand, const char *text, double width_mm)
{
  g_autoptr (PangoLayout) layout = set_text (cr, hand, text, hand->size_mm, width_mm);
  return height_of (layout);
}

/* Words are never cut in two, so a long one may be wider than its box. */
static bool
fits (PangoLayout *layout, const OxbowBox *box)
{
  int width;
  pango_layout_get_size (layout, &width, NULL);
  return height_of (layout) <= box->height && width / (SET_SCALE * PANGO_SCALE) <= box->width + 0.01;
}

double
oxbow_kit_write (cairo_t *cr, const OxbowKitHand *hand, const char *text, const OxbowBox *box)
{
  double size = hand->size_mm;
  g_autoptr (PangoLayout) layout = set_text (cr, hand, text, size, box->width);
  while (hand->least_mm > 0 && !fits (layout, box) && size * SHRINK >= hand->least_mm)
    {
      size *= SHRINK;
      g_object_unref (layout);
      layout = set_text (cr, hand, text, size, box->width);
    }
  double height = height_of (layout);
  cairo_save (cr);
  cairo_translate (cr, box->x, box->y);
  cairo_scale (cr, 1 / SET_SCALE, 1 / SET_SCALE);
  cairo_set_source_rgb (cr, hand->colour.red, hand->colour.green, hand->colour.blue);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
  return height;
}
