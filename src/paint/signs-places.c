/* signs-places.c: lake, city, trail, and cells that have no sign of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/terrain.h"

static void
trace_wave (cairo_t *cr, double x, double y, double size)
{
  cairo_move_to (cr, x - size, y);
  cairo_curve_to (cr, x - size * 0.7, y - size * 0.35, x - size * 0.45, y - size * 0.3, x - size * 0.2, y);
  cairo_curve_to (cr, x + size * 0.05, y + size * 0.3, x + size * 0.3, y - size * 0.35, x + size * 0.5, y - size * 0.1);
  cairo_curve_to (cr, x + size * 0.65, y + size * 0.1, x + size * 0.8, y + size * 0.1, x + size, y);
}

void
oxbow_sign_lake (const OxbowPlot *plot)
{
  static const OxbowPoint places[] = {
    { -0.18, -0.3 }, { 0.28, -0.06 }, { -0.3, 0.16 }, { 0.06, 0.36 }, { 0.02, -0.24 }
  };
  uint32_t cell = (uint32_t) plot->cell;
  int n = plot->one ? 1 : 4;
  for (int i = 0; i < n; i++)
    {
      uint32_t k = (uint32_t) i + (plot->one ? 4 : 0);
      double x = places[k].x + 0.12 * oxbow_jitter (cell, k + 820),
             y = places[k].y + 0.08 * oxbow_jitter (cell, k + 830);
      double size = plot->one ? 0.2 : 0.105;
      if (oxbow_plot_has_room (plot, x, y + 0.04, 2 * size + 0.04, 0.08))
        trace_wave (plot->canvas->cr, x, y, size);
    }
  oxbow_plot_ink_line (plot, 0.022, 0.75);
}

static void
draw_house (const OxbowPlot *plot, double x, double y, double width, bool church)
{
  const OxbowCanvas *canvas = plot->canvas;
  cairo_t *cr = canvas->cr;
  OxbowColour line = canvas->theme->tones[OXBOW_TONE_INK];
  double half = width / 2, wall = width * (church ? 0.56 : 0.46), eave = y - wall,
         ridge = eave - width * (church ? 0.46 : 0.44);
  if (canvas->theme->night)
    line = canvas->theme->tones[OXBOW_TONE_PAPER_SHADE];
  cairo_rectangle (cr, x - half * 0.8, eave, width * 0.8, wall);
  oxbow_canvas_tone (canvas, OXBOW_TONE_WALL, 1);
  cairo_fill_preserve (cr);
  oxbow_canvas_colour (canvas, line, 1);
  oxbow_canvas_pen (canvas, 0.02);
  cairo_stroke (cr);
  cairo_move_to (cr, x - half * 1.08, eave);
  cairo_line_to (cr, x, ridge);
  cairo_line_to (cr, x + half * 1.08, eave);
  cairo_close_path (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_ROOF, 1);
  cairo_fill_preserve (cr);
  oxbow_canvas_colour (canvas, line, 1);
  cairo_stroke (cr);
  if (!church)
    return;
  cairo_move_to (cr, x, ridge + 0.01);
  cairo_line_to (cr, x, ridge - width * 0.3);
  cairo_move_to (cr, x - width * 0.1, ridge - width * 0.2);
  cairo_line_to (cr, x + width * 0.1, ridge - width * 0.2);
  oxbow_canvas_pen (canvas, 0.03);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  cairo_stroke (cr);
  cairo_move_to (cr, x - width * 0.1, y);
  cairo_line_to (cr, x - width * 0.1, y - wall * 0.3);
  cairo_arc (cr, x, y - wall * 0.3, width * 0.1, G_PI, 0);
  cairo_line_to (cr, x + width * 0.1, y);
  cairo_close_path (cr);
  oxbow_canvas_colour (canvas, line, 1);
  cairo_fill (cr);
}

void
oxbow_sign_city (const OxbowPlot *plot)
{
  static const struct
  {
    OxbowPoint foot;
    double width;
  } houses[] = {
    { { -0.14, -0.36 }, 0.24 }, { { 0.24, -0.4 }, 0.22 }, { { -0.46, -0.14 }, 0.27 }, { { 0.5, -0.16 }, 0.26 },
    { { -0.66, 0.16 }, 0.26 }, { { 0.68, 0.16 }, 0.25 },
  };
  for (size_t i = 0; !plot->one && i < G_N_ELEMENTS (houses); i++)
    if (oxbow_plot_has_room (plot, houses[i].foot.x, houses[i].foot.y, houses[i].width, houses[i].width * 0.9))
      draw_house (plot, houses[i].foot.x, houses[i].foot.y, houses[i].width, false);
  if (plot->one)
    {
      draw_house (plot, -0.4, 0.06, 0.32, false);
      draw_house (plot, 0.4, 0.06, 0.32, false);
    }
  draw_house (plot, 0, plot->one ? 0.2 : 0.18, 0.46, true);
}

/* The two sides by which the trail crosses the cell: towards its own kind, else straight on. */
static void
find_way (const OxbowPlot *plot, int *from, int *to)
{
  const OxbowScene *scene = plot->scene;
  int n = 0, found[OXBOW_DIRECTIONS];
  for (int d = 0; d < OXBOW_DIRECTIONS; d++)
    {
      OxbowCell next = oxbow_grid_neighbour (&scene->grid, plot->cell, d);
      if (next != OXBOW_NO_CELL && scene->terrain[next] == scene->terrain[plot->cell])
        found[n++] = d;
    }
  bool flat = scene->grid.orientation == OXBOW_FLAT;
  *from = n > 0 ? found[0] : flat ? 0 : 5;
  *to = n > 1 ? found[1] : (*from + 3) % 6;
}

static void
trace_way (const OxbowPlot *plot, int from, int to)
{
  OxbowOrientation way = plot->scene->grid.orientation;
  OxbowPoint in = oxbow_hex_middle (way, from), out = oxbow_hex_middle (way, to);
  OxbowPoint inward = oxbow_hex_inward (way, from), back = oxbow_hex_inward (way, to);
  double bow = ((plot->cell / plot->scene->grid.width) & 1) != 0 ? 0.13 : -0.13;
  cairo_t *cr = plot->canvas->cr;
  if ((to - from + 6) % 6 == 3)
    {
      OxbowPoint side = { -inward.y * bow, inward.x * bow };
      cairo_move_to (cr, in.x, in.y);
      cairo_curve_to (cr, in.x + inward.x * 0.4, in.y + inward.y * 0.4, side.x - inward.x * 0.4,
                      side.y - inward.y * 0.4, side.x, side.y);
      cairo_curve_to (cr, side.x + inward.x * 0.4, side.y + inward.y * 0.4, out.x + back.x * 0.4, out.y + back.y * 0.4,
                      out.x, out.y);
    }
  else
    {
      cairo_move_to (cr, in.x, in.y);
      cairo_curve_to (cr, in.x + inward.x * 0.5, in.y + inward.y * 0.5, out.x + back.x * 0.5, out.y + back.y * 0.5,
                      out.x, out.y);
    }
}

static void
draw_signpost (const OxbowPlot *plot, double x, double y)
{
  const OxbowCanvas *canvas = plot->canvas;
  cairo_t *cr = canvas->cr;
  char number[12];
  g_snprintf (number, sizeof number, "%d", plot->look->number);
  OxbowColour rim = canvas->theme->tones[OXBOW_TONE_LOG_RIM];
  oxbow_canvas_ellipse (canvas, x + 0.03, y + 0.3, 0.14, 0.04);
  oxbow_canvas_colour (canvas, rim, canvas->theme->soft ? 0.25 : 0);
  cairo_fill (cr);
  cairo_rectangle (cr, x - 0.035, y - 0.02, 0.07, 0.32);
  oxbow_canvas_colour (canvas, rim, 1);
  cairo_fill (cr);
  cairo_move_to (cr, x - 0.22, y - 0.15);
  cairo_line_to (cr, x + 0.15, y - 0.15);
  cairo_line_to (cr, x + 0.28, y);
  cairo_line_to (cr, x + 0.15, y + 0.15);
  cairo_line_to (cr, x - 0.22, y + 0.15);
  cairo_close_path (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_LOG_END, 1);
  cairo_fill_preserve (cr);
  oxbow_canvas_colour (canvas, rim, 1);
  oxbow_canvas_pen (canvas, 0.03);
  cairo_stroke (cr);
  OxbowHand hand = { .bold = true, .size = oxbow_canvas_legible (canvas, 0.26, 0.34), .across = 0.5,
                     .largest_px = 1000, .colour = rim };
  oxbow_canvas_write (canvas, &hand, number, x - 0.01, y + 0.005);
}

static void
draw_grass (const OxbowPlot *plot)
{
  cairo_t *cr = plot->canvas->cr;
  uint32_t cell = (uint32_t) plot->cell;
  for (uint32_t i = 0; i < 4; i++)
    {
      double x = (i & 1 ? 0.52 : -0.52) + 0.1 * oxbow_jitter (cell, i + 850),
             y = (i < 2 ? -0.24 : 0.36) + 0.16 * oxbow_jitter (cell, i + 860);
      for (int blade = -2; blade <= 2; blade++)
        {
          cairo_move_to (cr, x + blade * 0.035, y);
          cairo_line_to (cr, x + blade * 0.05, y - 0.1 + 0.012 * blade * blade);
        }
    }
  oxbow_plot_ink_line (plot, 0.016, 0.5);
}

void
oxbow_sign_trail (const OxbowPlot *plot)
{
  const OxbowCanvas *canvas = plot->canvas;
  cairo_t *cr = canvas->cr;
  int from, to;
  find_way (plot, &from, &to);
  if (!plot->one)
    draw_grass (plot);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  trace_way (plot, from, to);
  oxbow_canvas_colour (canvas, oxbow_canvas_mix (canvas, OXBOW_TONE_TRAIL, OXBOW_TONE_INK, 0.25), 1);
  cairo_set_line_width (cr, 0.40);
  cairo_stroke_preserve (cr);
  bool is_lit = canvas->theme->night && canvas->theme->soft;
  oxbow_canvas_colour (canvas,
                       oxbow_canvas_mix (canvas, OXBOW_TONE_TRAIL, is_lit ? OXBOW_TONE_INK_SOFT : OXBOW_TONE_CASING,
                                         is_lit ? 0.4 : 0.62),
                       1);
  cairo_set_line_width (cr, 0.36);
  cairo_stroke_preserve (cr);
  const double dash[] = { 0.13, 0.12 };
  cairo_set_dash (cr, dash, 2, 0.06);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK_SOFT, 0.85);
  oxbow_canvas_pen (canvas, 0.026);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  if (plot->scene->first[(unsigned char) plot->look->code] == plot->cell)
    draw_signpost (plot, -0.04, -0.3);
}

/* A place where a tile will be laid: a dashed hex. */
void
oxbow_sign_tile (const OxbowPlot *plot)
{
  cairo_t *cr = plot->canvas->cr;
  const double dash[] = { 0.1, 0.08 };
  for (int i = 0; i < OXBOW_DIRECTIONS; i++)
    {
      OxbowPoint corner = oxbow_hex_corner (plot->scene->grid.orientation, i);
      cairo_line_to (cr, corner.x * 0.72, corner.y * 0.72);
    }
  cairo_close_path (cr);
  cairo_set_dash (cr, dash, 2, 0);
  oxbow_plot_ink_line (plot, 0.024, 0.7);
  cairo_set_dash (cr, NULL, 0, 0);
}

void
oxbow_sign_letter (const OxbowPlot *plot)
{
  char text[2] = { plot->look->code, '\0' };
  OxbowHand hand = { .bold = true, .size = 0.5, .across = 0.5, .colour = oxbow_plot_ink (plot) };
  if (oxbow_plot_has_room (plot, 0, 0.2, 0.3, 0.4))
    oxbow_canvas_write (plot->canvas, &hand, text, 0, 0);
}
