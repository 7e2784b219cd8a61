/* houses.c: fincas, haciendas, and the trays of the city and the trails
 *
 * Walls are wood for everybody, roofs are the player's. Trays are cards: those who wait, counted by colour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/figures.h"

#define OUTLINE 0.028

static void
outline (const OxbowCanvas *canvas, double width)
{
  oxbow_canvas_colour (canvas, (OxbowColour) { 0.1, 0.085, 0.085 }, 1);
  oxbow_canvas_pen (canvas, width);
  cairo_stroke (canvas->cr);
}

static void
paint_roof (const OxbowCanvas *canvas, OxbowColour colour, double top, double bottom)
{
  cairo_t *cr = canvas->cr;
  OxbowColour dark = oxbow_colour_mix (colour, (OxbowColour) { 0.05, 0.03, 0.03 }, 0.26);
  OxbowColour light = oxbow_colour_mix (colour, (OxbowColour) { 1, 1, 1 }, 0.12);
  cairo_pattern_t *roof = cairo_pattern_create_linear (-0.1, top, 0.12, bottom);
  cairo_pattern_add_color_stop_rgb (roof, 0, light.red, light.green, light.blue);
  cairo_pattern_add_color_stop_rgb (roof, 0.5, colour.red, colour.green, colour.blue);
  cairo_pattern_add_color_stop_rgb (roof, 1, dark.red, dark.green, dark.blue);
  if (canvas->theme->soft)
    cairo_set_source (cr, roof);
  else
    oxbow_canvas_colour (canvas, colour, 1);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (roof);
  outline (canvas, OUTLINE);
}

static void
trace_roof (cairo_t *cr, double eave, double ridge, double y, double height)
{
  cairo_move_to (cr, -eave / 2, y);
  cairo_line_to (cr, -ridge / 2, y - height);
  cairo_line_to (cr, ridge / 2, y - height);
  cairo_line_to (cr, eave / 2, y);
  cairo_close_path (cr);
}

static void
trace_tower (cairo_t *cr)
{
  cairo_move_to (cr, -0.13, -0.5);
  cairo_line_to (cr, -0.13, -0.72);
  cairo_line_to (cr, 0, -0.92);
  cairo_line_to (cr, 0.13, -0.72);
  cairo_line_to (cr, 0.13, -0.5);
  cairo_close_path (cr);
}

static void
paint_halo (const OxbowCanvas *canvas)
{
  cairo_t *cr = canvas->cr;
  bool night = canvas->theme->night;
  oxbow_canvas_tone (canvas, night ? OXBOW_TONE_INK : OXBOW_TONE_CASING, 1);
  cairo_set_line_width (cr, OUTLINE + 2 * (night && canvas->theme->soft ? 0.032 : 0.055));
  cairo_stroke_preserve (cr);
  cairo_fill (cr);
}

static void
draw_walls (const OxbowCanvas *canvas, double width, double height, double shaded)
{
  cairo_t *cr = canvas->cr;
  cairo_rectangle (cr, -width / 2, -height, width, height);
  oxbow_canvas_tone (canvas, OXBOW_TONE_WALL, 1);
  cairo_fill (cr);
  cairo_rectangle (cr, width / 2 - shaded, -height, shaded, height);
  oxbow_canvas_colour (canvas, (OxbowColour) { 0.3, 0.2, 0.1 }, canvas->theme->soft ? 0.24 : 0);
  cairo_fill (cr);
  cairo_rectangle (cr, -width / 2, -height, width, height);
  outline (canvas, OUTLINE);
}

static void
draw_arch (const OxbowCanvas *canvas, double x, double width, double height, double alpha)
{
  cairo_t *cr = canvas->cr;
  cairo_move_to (cr, x - width / 2, -0.014);
  cairo_line_to (cr, x - width / 2, -height + width / 2);
  cairo_arc (cr, x, -height + width / 2, width / 2, G_PI, 0);
  cairo_line_to (cr, x + width / 2, -0.014);
  cairo_close_path (cr);
  oxbow_canvas_colour (canvas, (OxbowColour) { 0.22, 0.13, 0.07 }, alpha);
  cairo_fill (cr);
}

static void
draw_finca (const OxbowCanvas *canvas, const OxbowLivery *livery)
{
  cairo_t *cr = canvas->cr;
  cairo_rectangle (cr, -0.36, -0.28, 0.72, 0.28);
  trace_roof (cr, 0.86, 0.58, -0.275, 0.33);
  paint_halo (canvas);
  draw_walls (canvas, 0.72, 0.29, 0.2);
  cairo_rectangle (cr, -0.065, -0.195, 0.14, 0.185);
  oxbow_canvas_colour (canvas, (OxbowColour) { 0.22, 0.13, 0.07 }, 1);
  cairo_fill (cr);
  trace_roof (cr, 0.86, 0.58, -0.275, 0.33);
  paint_roof (canvas, livery->colour, -0.61, -0.26);
  oxbow_figure_mark (canvas, livery, 0, -0.435, 0.095);
}

static void
draw_hacienda (const OxbowCanvas *canvas, const OxbowLivery *livery)
{
  cairo_t *cr = canvas->cr;
  cairo_rectangle (cr, -0.47, -0.27, 0.94, 0.27);
  trace_roof (cr, 1.05, 0.76, -0.26, 0.27);
  trace_tower (cr);
  paint_halo (canvas);
  draw_walls (canvas, 0.94, 0.28, 0.13);
  for (int i = -2; i <= 2; i++)
    draw_arch (canvas, i * 0.17, i == 0 ? 0.13 : 0.1, i == 0 ? 0.19 : 0.165, i == 0 ? 1 : 0.72);
  trace_roof (cr, 1.05, 0.76, -0.26, 0.27);
  paint_roof (canvas, livery->colour, -0.53, -0.25);
  trace_tower (cr);
  paint_roof (canvas, livery->colour, -0.9, -0.5);
  oxbow_figure_mark (canvas, livery, 0, -0.66, 0.082);
}

void
oxbow_figure_house (const OxbowCanvas *canvas, const OxbowLivery *livery, OxbowFigureHouse house, double x, double y)
{
  cairo_t *cr = canvas->cr;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_figure_shadow (canvas, 0.02, 0, house == OXBOW_FIGURE_HACIENDA ? 0.66 : 0.54, 0.15);
  switch (house)
    {
    case OXBOW_FIGURE_FINCA:    draw_finca (canvas, livery); break;
    case OXBOW_FIGURE_HACIENDA: draw_hacienda (canvas, livery); break;
    }
  cairo_restore (cr);
}

#define TRAY_ROW 0.52
#define TRAY_FIGURE 0.48
#define LARGEST_COUNT_PX 1000   /* a number belongs to its figure and grows with it */

/* A figure and its count take as much room as the largest number needs. */
static double
item_width (const OxbowTray *tray)
{
  int most = 0;
  for (int i = 0; i < tray->n; i++)
    most = MAX (most, tray->items[i].count);
  return 0.62 + (most > 9 ? 0.16 : 0) + (most > 99 ? 0.16 : 0);
}

static int
count_columns (const OxbowTray *tray)
{
  return tray->columns > 0 ? MIN (tray->columns, tray->n) : tray->n;
}

int
oxbow_figure_measure_tray (const OxbowTray *tray, OxbowBox *box)
{
  if (tray->n == 0)
    return 0;
  int columns = count_columns (tray), rows = (tray->n + columns - 1) / columns;
  double width = columns * item_width (tray) + 0.08, height = rows * TRAY_ROW + 0.08;
  *box = (OxbowBox) { -width / 2, -height / 2, width, height };
  return 1;
}

OxbowPoint
oxbow_figure_tray_foot (const OxbowTray *tray, int i, double *height)
{
  OxbowBox box = { 0, 0, 0, 0 };
  oxbow_figure_measure_tray (tray, &box);
  int columns = MAX (count_columns (tray), 1);
  *height = TRAY_FIGURE;
  return (OxbowPoint) { box.x + 0.27 + i % columns * item_width (tray), box.y + 0.53 + i / columns * TRAY_ROW };
}

static void
draw_plate (const OxbowCanvas *canvas, const OxbowBox *box)
{
  oxbow_canvas_rounded (canvas, box, 0.11);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CARD, 1);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 0.85);
  oxbow_canvas_pen (canvas, 0.026);
  cairo_stroke (canvas->cr);
}

void
oxbow_figure_tray (const OxbowCanvas *canvas, const OxbowTray *tray, OxbowPoint centre)
{
  OxbowBox box;
  if (oxbow_figure_measure_tray (tray, &box) == 0)
    return;
  OxbowHand hand = {
    .sans = true, .bold = true, .size = oxbow_canvas_legible (canvas, 0.26, 0.37), .across = 0.5,
    .largest_px = LARGEST_COUNT_PX, .colour = canvas->theme->tones[OXBOW_TONE_INK],
    .halo = canvas->theme->night && !canvas->theme->soft ? 0.12 : 0,            /* off the light around a figure */
  };
  box.x += centre.x;
  box.y += centre.y;
  draw_plate (canvas, &box);
  int columns = count_columns (tray);
  double width = item_width (tray);
  for (int i = 0; i < tray->n; i++)
    {
      char count[12];
      double x = box.x + 0.05 + i % columns * width, y = box.y + i / columns * TRAY_ROW, height;
      OxbowPoint foot = oxbow_figure_tray_foot (tray, i, &height);
      g_snprintf (count, sizeof count, "%d", tray->items[i].count);
      oxbow_figure_person (canvas, &tray->items[i].livery, centre.x + foot.x, centre.y + foot.y, height);
      oxbow_canvas_write (canvas, &hand, count, x + (0.42 + width) / 2, y + 0.38);
    }
}
