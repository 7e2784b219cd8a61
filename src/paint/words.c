/* words.c: text on the map, as outlines with a halo
 *
 * Words are set by Pango at one fixed size and scaled as paths, so that they look the same at every zoom, and in
 * files that have no fonts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/canvas.h"
#include <pango/pangocairo.h>

#define SET_SIZE 64.0           /* what Pango is asked for */
#define SMALLEST_PX 9.0
#define LARGEST_PX 28.0

/* The size in board units after its bounds in pixels; 0: too small to be read. */
static double
size_of (const OxbowCanvas *canvas, const OxbowHand *hand)
{
  double px = hand->size / canvas->pixel;
  double largest = hand->largest_px > 0 ? hand->largest_px : LARGEST_PX;
  return px < SMALLEST_PX ? 0 : MIN (px, largest) * canvas->pixel;
}

double
oxbow_canvas_legible (const OxbowCanvas *canvas, double size, double largest)
{
  double least = SMALLEST_PX * 1.001 * canvas->pixel;
  return size < least && least <= largest ? least : size;
}

static PangoLayout *
set_text (const OxbowCanvas *canvas, const OxbowHand *hand, const char *text)
{
  PangoLayout *layout = pango_cairo_create_layout (canvas->cr);
  PangoContext *context = pango_layout_get_context (layout);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_language (context, pango_language_from_string ("en")); /* else the locale would choose the glyphs */
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  pango_font_description_set_family_static (font, hand->sans ? "Sans" : "Serif");
  pango_font_description_set_absolute_size (font, SET_SIZE * PANGO_SCALE);
  pango_font_description_set_weight (font, hand->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style (font, hand->italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  if (hand->spacing != 0)
    {
      PangoAttrList *attributes = pango_attr_list_new ();
      pango_attr_list_insert (attributes,
                              pango_attr_letter_spacing_new ((int) (hand->spacing * SET_SIZE * PANGO_SCALE)));
      pango_layout_set_attributes (layout, attributes);
      pango_attr_list_unref (attributes);
    }
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* Layouts are made where the matrix is the plain one: hinting must not depend on the zoom. */
static PangoLayout *
set_plainly (const OxbowCanvas *canvas, const OxbowHand *hand, const char *text)
{
  cairo_save (canvas->cr);
  cairo_identity_matrix (canvas->cr);
  PangoLayout *layout = set_text (canvas, hand, text);
  cairo_restore (canvas->cr);
  return layout;
}

double
oxbow_canvas_width_of (const OxbowCanvas *canvas, const OxbowHand *hand, const char *text)
{
  double size = size_of (canvas, hand);
  if (size <= 0)
    return 0;
  g_autoptr (PangoLayout) layout = set_plainly (canvas, hand, text);
  int width, height;
  pango_layout_get_size (layout, &width, &height);
  return width * size / (SET_SIZE * PANGO_SCALE);
}

bool
oxbow_canvas_write (const OxbowCanvas *canvas, const OxbowHand *hand, const char *text, double x, double y)
{
  double size = size_of (canvas, hand);
  if (size <= 0 || *text == '\0')
    return false;
  cairo_t *cr = canvas->cr;
  g_autoptr (PangoLayout) layout = set_plainly (canvas, hand, text);
  int width, height;
  pango_layout_get_size (layout, &width, &height);
  double trailing = hand->spacing * SET_SIZE;
  double baseline = pango_layout_get_baseline (layout) / (double) PANGO_SCALE;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / SET_SIZE, size / SET_SIZE);
  /* The middle of capitals and figures, which is what the eye centres, stands 0.35 of the size above the baseline. */
  cairo_translate (cr, -hand->across * (width / (double) PANGO_SCALE - trailing), SET_SIZE * 0.35 - baseline);
  cairo_new_path (cr);
  pango_cairo_layout_path (cr, layout);
  if (hand->halo > 0)
    {
      oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 1);
      cairo_set_line_width (cr, 2 * hand->halo * SET_SIZE * canvas->theme->casing);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_stroke_preserve (cr);
    }
  oxbow_canvas_colour (canvas, hand->colour, 1);
  cairo_fill (cr);
  cairo_restore (cr);
  return true;
}
