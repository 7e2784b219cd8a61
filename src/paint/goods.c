/* goods.c: coins, logs, drops, hats
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/goods.h"
#include <math.h>

static void
stroke_around (const OxbowCanvas *canvas, double width, double alpha)
{
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_canvas_tone (canvas, canvas->theme->night ? OXBOW_TONE_INK : OXBOW_TONE_CASING, alpha);
  cairo_set_line_width (canvas->cr, MAX (width, 1.6 * canvas->pixel));
  cairo_stroke_preserve (canvas->cr);
}

static void
fill_outlined (const OxbowCanvas *canvas, OxbowTone fill, double width, double alpha)
{
  oxbow_canvas_tone (canvas, fill, alpha);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_LOG_RIM, alpha);
  cairo_set_line_width (canvas->cr, MAX (width, 0.8 * canvas->pixel));
  cairo_stroke (canvas->cr);
}

/* A wave is struck on it: money of this country is rios. */
void
oxbow_goods_coin (const OxbowCanvas *canvas, OxbowPoint at, double radius, double alpha)
{
  cairo_t *cr = canvas->cr;
  double r = radius * 0.9, wave = radius * 0.44;
  cairo_new_path (cr);
  oxbow_canvas_ellipse (canvas, at.x, at.y, r, r);
  stroke_around (canvas, radius * 0.36, alpha);
  fill_outlined (canvas, OXBOW_TONE_COB, radius * 0.13, alpha);
  oxbow_canvas_ellipse (canvas, at.x, at.y, r * 0.76, r * 0.76);
  oxbow_canvas_tone (canvas, OXBOW_TONE_LOG_RIM, 0.45 * alpha);
  cairo_set_line_width (cr, MAX (radius * 0.06, 0.5 * canvas->pixel));
  cairo_stroke (cr);
  for (int i = -1; i <= 1; i += 2)
    {
      double y = at.y + i * radius * 0.17;
      cairo_move_to (cr, at.x - wave, y + radius * 0.06);
      cairo_curve_to (cr, at.x - wave * 0.4, y - radius * 0.34, at.x + wave * 0.1, y + radius * 0.34, at.x + wave,
                      y - radius * 0.06);
    }
  oxbow_canvas_tone (canvas, OXBOW_TONE_LOG_RIM, alpha);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, MAX (radius * 0.13, 0.7 * canvas->pixel));
  cairo_stroke (cr);
}

void
oxbow_goods_log (const OxbowCanvas *canvas, OxbowPoint at, double radius, double alpha)
{
  cairo_t *cr = canvas->cr;
  double thick = radius * 0.42, half = radius * 0.92, end = half - thick * 0.6;
  OxbowBox box = { at.x - half, at.y - thick, 2 * half, 2 * thick };
  cairo_new_path (cr);
  oxbow_canvas_rounded (canvas, &box, thick * 0.98);
  stroke_around (canvas, radius * 0.34, alpha);
  fill_outlined (canvas, OXBOW_TONE_LOG, radius * 0.12, alpha);
  cairo_move_to (cr, at.x - half * 0.7, at.y - thick * 0.25);
  cairo_line_to (cr, at.x - half * 0.1, at.y - thick * 0.25);
  cairo_move_to (cr, at.x - half * 0.45, at.y + thick * 0.35);
  cairo_line_to (cr, at.x + half * 0.2, at.y + thick * 0.35);
  oxbow_canvas_tone (canvas, OXBOW_TONE_LOG_RIM, 0.6 * alpha);
  cairo_set_line_width (cr, MAX (radius * 0.07, 0.5 * canvas->pixel));
  cairo_stroke (cr);
  oxbow_canvas_ellipse (canvas, at.x + end, at.y, thick * 0.62, thick * 0.96);
  fill_outlined (canvas, OXBOW_TONE_LOG_END, radius * 0.1, alpha);
}

void
oxbow_goods_trace_drop (cairo_t *cr, OxbowPoint at, double size)
{
  double x = at.x, y = at.y;
  cairo_new_sub_path (cr);
  cairo_move_to (cr, x, y - size);
  cairo_curve_to (cr, x + size * 0.15, y - size * 0.5, x + size * 0.66, y - size * 0.1, x + size * 0.66,
                  y + size * 0.3);
  cairo_curve_to (cr, x + size * 0.66, y + size * 0.72, x + size * 0.36, y + size * 0.95, x, y + size * 0.95);
  cairo_curve_to (cr, x - size * 0.36, y + size * 0.95, x - size * 0.66, y + size * 0.72, x - size * 0.66,
                  y + size * 0.3);
  cairo_curve_to (cr, x - size * 0.66, y - size * 0.1, x - size * 0.15, y - size * 0.5, x, y - size);
  cairo_close_path (cr);
}

void
oxbow_goods_drop (const OxbowCanvas *canvas, OxbowTone tone, bool crossed, OxbowPoint at, double radius, double alpha)
{
  cairo_t *cr = canvas->cr;
  double line = MAX (radius * 0.17, canvas->pixel), arm = radius * 0.72;
  cairo_new_path (cr);
  oxbow_goods_trace_drop (cr, at, radius * 0.94);
  stroke_around (canvas, radius * 0.3, alpha);
  oxbow_canvas_tone (canvas, crossed ? OXBOW_TONE_CASING : tone, alpha);
  cairo_fill_preserve (cr);
  oxbow_canvas_tone (canvas, tone, alpha);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int i = 0; crossed && i < 2; i++)
    {
      cairo_move_to (cr, at.x - arm, at.y + arm);
      cairo_line_to (cr, at.x + arm, at.y - arm);
      oxbow_canvas_tone (canvas, i == 0 ? OXBOW_TONE_CASING : tone, alpha);
      cairo_set_line_width (cr, i == 0 ? 2.4 * line : line);
      cairo_stroke (cr);
    }
}

static void
trace_hat (const OxbowCanvas *canvas, OxbowPoint at, double r)
{
  cairo_t *cr = canvas->cr;
  oxbow_canvas_ellipse (canvas, at.x, at.y - r * 0.05, r * 0.98, r * 0.24);
  cairo_new_sub_path (cr);
  cairo_move_to (cr, at.x - r * 0.5, at.y - r * 0.1);
  cairo_curve_to (cr, at.x - r * 0.46, at.y - r * 0.5, at.x - r * 0.4, at.y - r * 0.86, at.x - r * 0.2,
                  at.y - r * 0.84);
  cairo_curve_to (cr, at.x - r * 0.1, at.y - r * 0.82, at.x + r * 0.1, at.y - r * 0.82, at.x + r * 0.2,
                  at.y - r * 0.84);
  cairo_curve_to (cr, at.x + r * 0.4, at.y - r * 0.86, at.x + r * 0.46, at.y - r * 0.5, at.x + r * 0.5,
                  at.y - r * 0.1);
  cairo_close_path (cr);
}

static void
trace_kerchief (cairo_t *cr, OxbowPoint at, double r)
{
  cairo_move_to (cr, at.x - r * 0.52, at.y + r * 0.16);
  cairo_line_to (cr, at.x + r * 0.52, at.y + r * 0.16);
  cairo_curve_to (cr, at.x + r * 0.42, at.y + r * 0.5, at.x + r * 0.2, at.y + r * 0.76, at.x, at.y + r * 0.92);
  cairo_curve_to (cr, at.x - r * 0.2, at.y + r * 0.76, at.x - r * 0.42, at.y + r * 0.5, at.x - r * 0.52,
                  at.y + r * 0.16);
  cairo_close_path (cr);
}

/* Nobody's colours: ink, and a kerchief in the colour of what has just happened. */
void
oxbow_goods_hat (const OxbowCanvas *canvas, OxbowPoint at, double radius, double alpha)
{
  cairo_t *cr = canvas->cr;
  OxbowColour felt = canvas->theme->night ? (OxbowColour) { 0.16, 0.14, 0.13 } : canvas->theme->tones[OXBOW_TONE_INK];
  cairo_new_path (cr);
  trace_kerchief (cr, at, radius);
  trace_hat (canvas, at, radius);
  stroke_around (canvas, radius * 0.3, alpha);
  cairo_new_path (cr);
  trace_kerchief (cr, at, radius);
  fill_outlined (canvas, OXBOW_TONE_LAST_MOVE, radius * 0.1, alpha);
  trace_hat (canvas, at, radius);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  oxbow_canvas_colour (canvas, felt, alpha);
  cairo_fill (cr);
  cairo_move_to (cr, at.x - radius * 0.47, at.y - radius * 0.26);
  cairo_curve_to (cr, at.x - radius * 0.2, at.y - radius * 0.14, at.x + radius * 0.2, at.y - radius * 0.14,
                  at.x + radius * 0.47, at.y - radius * 0.26);
  oxbow_canvas_tone (canvas, OXBOW_TONE_LOG_END, alpha);
  cairo_set_line_width (cr, MAX (radius * 0.12, 0.7 * canvas->pixel));
  cairo_stroke (cr);
}
