/* badge.c: small pictures for panels
 *
 * The pieces are those of the board, drawn by the same functions in a square of their own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/badge.h"
#include "paint/figures.h"
#include "paint/goods.h"
#include <math.h>

/* A square of board units around the origin, so wide that what is drawn there fills it. */
static OxbowCanvas
make_canvas (cairo_t *cr, OxbowThemeKind theme, double size_px, double units)
{
  OxbowGrid grid = { 1, 1, OXBOW_FLAT };
  OxbowCanvas canvas = {
    .cr = cr, .theme = oxbow_theme_get (theme), .level = OXBOW_LEVEL_FULL, .pixel = units / size_px,
    .block = { 0, 0, 0, 0 },
  };
  oxbow_layout_init (&canvas.layout, &grid, 1);
  cairo_translate (cr, size_px / 2, size_px / 2);
  cairo_scale (cr, size_px / units, size_px / units);
  return canvas;
}

static void
draw_chip (const OxbowCanvas *canvas, const OxbowLivery *livery)
{
  oxbow_canvas_ellipse (canvas, 0, 0, 0.42, 0.42);
  oxbow_canvas_tone (canvas, canvas->theme->night ? OXBOW_TONE_INK : OXBOW_TONE_CASING, 1);
  cairo_set_line_width (canvas->cr, 0.16);
  cairo_stroke_preserve (canvas->cr);
  oxbow_canvas_colour (canvas, livery->colour, 1);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_colour (canvas, (OxbowColour) { 0.1, 0.085, 0.085 }, 1);
  oxbow_canvas_pen (canvas, 0.045);
  cairo_stroke (canvas->cr);
  oxbow_figure_mark (canvas, livery, 0, 0, 0.24 / canvas->theme->mark);
}

static void
trace_point (const OxbowCanvas *canvas, double radius)
{
  cairo_new_path (canvas->cr);
  oxbow_canvas_ellipse (canvas, 0, 0, radius, radius);
}

/* Full, or only its rim: told apart without any colour. */
static void
draw_point (const OxbowCanvas *canvas, bool full)
{
  trace_point (canvas, full ? 0.42 : 0.36);
  oxbow_canvas_tone (canvas, OXBOW_TONE_ACCENT, 1);
  if (full)
    {
      cairo_fill (canvas->cr);
      return;
    }
  cairo_set_line_width (canvas->cr, MAX (0.11, 1.2 * canvas->pixel));
  cairo_stroke (canvas->cr);
}

static void
draw_room_for_dam (const OxbowCanvas *canvas)
{
  OxbowBox box = { -0.42, -0.2, 0.84, 0.4 };
  double dash[] = { 0.14, 0.1 };
  oxbow_canvas_rounded (canvas, &box, 0.1);
  cairo_set_dash (canvas->cr, dash, 2, 0);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK_SOFT, 1);
  cairo_set_line_width (canvas->cr, MAX (0.05, canvas->pixel));
  cairo_stroke (canvas->cr);
}

static void
draw_current (const OxbowCanvas *canvas)
{
  cairo_t *cr = canvas->cr;
  cairo_move_to (cr, -0.22, -0.38);
  cairo_line_to (cr, 0.3, 0);
  cairo_line_to (cr, -0.22, 0.38);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_canvas_tone (canvas, OXBOW_TONE_ACCENT, 1);
  cairo_set_line_width (cr, 0.12);
  cairo_stroke_preserve (cr);
  cairo_fill (cr);
}

/* How many board units the square is wide. */
static double
units_of (OxbowBadge badge)
{
  switch (badge)
    {
    case OXBOW_BADGE_CAMPESINO: return 0.98;
    case OXBOW_BADGE_FINCA:     return 1.06;
    case OXBOW_BADGE_HACIENDA:  return 1.26;
    case OXBOW_BADGE_DAM:
    case OXBOW_BADGE_CHIP:
    case OXBOW_BADGE_NO_DAM:
    case OXBOW_BADGE_COIN:
    case OXBOW_BADGE_DROP:
    case OXBOW_BADGE_NO_DROP:
    case OXBOW_BADGE_POINT:
    case OXBOW_BADGE_NO_POINT:
    case OXBOW_BADGE_CURRENT:
    case OXBOW_N_BADGES:        return 1.04;
    }
  g_assert_not_reached ();
}

static void
draw_badge (const OxbowCanvas *canvas, OxbowBadge badge, const OxbowLivery *livery)
{
  OxbowPoint middle = { 0, 0 };
  switch (badge)
    {
    case OXBOW_BADGE_CHIP:      draw_chip (canvas, livery); break;
    case OXBOW_BADGE_CAMPESINO: oxbow_figure_person (canvas, livery, 0, 0.37, 0.76); break;
    case OXBOW_BADGE_FINCA:     oxbow_figure_house (canvas, livery, OXBOW_FIGURE_FINCA, 0, 0.29); break;
    case OXBOW_BADGE_HACIENDA:  oxbow_figure_house (canvas, livery, OXBOW_FIGURE_HACIENDA, 0, 0.45); break;
    case OXBOW_BADGE_DAM:
      oxbow_figure_dam (canvas, (OxbowPoint) { -0.4, 0 }, (OxbowPoint) { 0.4, 0 });
      break;
    case OXBOW_BADGE_NO_DAM:    draw_room_for_dam (canvas); break;
    case OXBOW_BADGE_COIN:      oxbow_goods_coin (canvas, middle, 0.44, 1); break;
    case OXBOW_BADGE_DROP:
    case OXBOW_BADGE_NO_DROP:
      oxbow_goods_drop (canvas, OXBOW_TONE_WATER_INK, badge == OXBOW_BADGE_NO_DROP, middle, 0.42, 1);
      break;
    case OXBOW_BADGE_POINT:
    case OXBOW_BADGE_NO_POINT:  draw_point (canvas, badge == OXBOW_BADGE_POINT); break;
    case OXBOW_BADGE_CURRENT:   draw_current (canvas); break;
    case OXBOW_N_BADGES:        break;
    }
}

void
oxbow_badge_draw (cairo_t *cr, OxbowThemeKind theme, OxbowBadge badge, const OxbowLivery *livery, double size_px)
{
  cairo_save (cr);
  cairo_new_path (cr);
  OxbowCanvas canvas = make_canvas (cr, theme, size_px, units_of (badge));
  draw_badge (&canvas, badge, livery != NULL ? livery : oxbow_livery_get (0));
  cairo_restore (cr);
}
