/* figures.c: things of wood
 *
 * A piece is drawn in three goes: its shadow, its whole outline with a halo of paper, then its parts. So it stands
 * off whatever ground it is on, by day and by night.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/figures.h"
#include <math.h>

#define OUTLINE 0.028
#define HALO 0.055
#define MARK 0.09
#define SMALLEST_MARK_PX 3
#define LOG_RADIUS 0.082
#define DAM_LENGTH 0.8
#define TALL 0.76
#define TALL_BY_HOUSE 0.66

typedef void (*ShapeFunc) (cairo_t *cr);

static OxbowColour
lighter (OxbowColour colour, double part)
{
  return oxbow_colour_mix (colour, (OxbowColour) { 1, 1, 1 }, part);
}

static OxbowColour
darker (OxbowColour colour, double part)
{
  return oxbow_colour_mix (colour, (OxbowColour) { 0.05, 0.03, 0.03 }, part);
}

/* Never lost against the piece it surrounds: dark, but for a dark piece at night. */
static OxbowColour
outline_colour (const OxbowCanvas *canvas)
{
  return canvas->theme->tones[OXBOW_TONE_LOG_RIM].red < 0.2 ? (OxbowColour) { 0.06, 0.05, 0.06 }
                                                            : (OxbowColour) { 0.1, 0.085, 0.085 };
}

static OxbowColour
halo_colour (const OxbowCanvas *canvas)
{
  return canvas->theme->tones[canvas->theme->night ? OXBOW_TONE_INK : OXBOW_TONE_CASING];
}

void
oxbow_figure_shadow (const OxbowCanvas *canvas, double x, double y, double rx, double ry)
{
  if (!canvas->theme->soft || canvas->level < OXBOW_LEVEL_SIGNS || canvas->again)
    return;
  cairo_t *cr = canvas->cr;
  cairo_pattern_t *shadow = cairo_pattern_create_radial (0, 0, 0.4, 0, 0, 1);
  cairo_pattern_add_color_stop_rgba (shadow, 0, 0.1, 0.07, 0.05, 0.6);
  cairo_pattern_add_color_stop_rgba (shadow, 1, 0.1, 0.07, 0.05, 0);
  cairo_save (cr);
  cairo_translate (cr, x + 0.06, y + 0.06);
  cairo_scale (cr, rx, ry);
  cairo_set_source (cr, shadow);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_pattern_destroy (shadow);
}

/* Filled with a colour that falls off to the right, then outlined. */
static void
paint_part (const OxbowCanvas *canvas, OxbowColour colour, double left, double right)
{
  cairo_t *cr = canvas->cr;
  cairo_pattern_t *wood = cairo_pattern_create_linear (left, 0, right, 0);
  OxbowColour light = lighter (colour, 0.16), dark = darker (colour, 0.22);
  cairo_pattern_add_color_stop_rgb (wood, 0, light.red, light.green, light.blue);
  cairo_pattern_add_color_stop_rgb (wood, 0.45, colour.red, colour.green, colour.blue);
  cairo_pattern_add_color_stop_rgb (wood, 1, dark.red, dark.green, dark.blue);
  if (canvas->theme->soft)
    cairo_set_source (cr, wood);
  else
    oxbow_canvas_colour (canvas, colour, 1);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (wood);
  oxbow_canvas_colour (canvas, outline_colour (canvas), 1);
  oxbow_canvas_pen (canvas, OUTLINE);
  cairo_stroke (cr);
}

/* The halo lies outside the outline of all parts together. */
static void
paint_halo (const OxbowCanvas *canvas)
{
  cairo_t *cr = canvas->cr;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_canvas_colour (canvas, halo_colour (canvas), 1);
  cairo_set_line_width (cr, OUTLINE + 2 * (canvas->theme->night && canvas->theme->soft ? 0.032 : HALO));
  cairo_stroke_preserve (cr);
  cairo_fill (cr);
}

static void
trace_star (cairo_t *cr, double size)
{
  for (int i = 0; i < 10; i++)
    {
      double r = (i & 1) != 0 ? size * 0.44 : size * 1.16, angle = i * G_PI / 5;
      cairo_line_to (cr, r * sin (angle), -r * cos (angle));
    }
  cairo_close_path (cr);
}

static void
trace_cross (cairo_t *cr, double size)
{
  double arm = size * 0.36;
  cairo_rectangle (cr, -arm, -size, 2 * arm, 2 * size);
  cairo_rectangle (cr, -size, -arm, 2 * size, 2 * arm);
}

static void
trace_mark (cairo_t *cr, OxbowMark mark, double size)
{
  cairo_new_sub_path (cr);
  switch (mark)
    {
    case OXBOW_MARK_DISC:
      cairo_arc (cr, 0, 0, size, 0, 2 * G_PI);
      break;
    case OXBOW_MARK_TRIANGLE:
      cairo_move_to (cr, 0, -size);
      cairo_line_to (cr, size * 1.08, size * 0.86);
      cairo_line_to (cr, -size * 1.08, size * 0.86);
      cairo_close_path (cr);
      break;
    case OXBOW_MARK_SQUARE:
      cairo_rectangle (cr, -size * 0.92, -size * 0.92, size * 1.84, size * 1.84);
      break;
    case OXBOW_MARK_DIAMOND:
      cairo_move_to (cr, 0, -size * 1.22);
      cairo_line_to (cr, size * 1.22, 0);
      cairo_line_to (cr, 0, size * 1.22);
      cairo_line_to (cr, -size * 1.22, 0);
      cairo_close_path (cr);
      break;
    case OXBOW_MARK_CROSS:
      trace_cross (cr, size);
      break;
    case OXBOW_MARK_STAR:
    case OXBOW_N_MARKS:
      trace_star (cr, size);
      break;
    }
}

void
oxbow_figure_mark (const OxbowCanvas *canvas, const OxbowLivery *livery, double x, double y, double size)
{
  cairo_t *cr = canvas->cr;
  double big = size * canvas->theme->mark;
  if (big < SMALLEST_MARK_PX / 2.0 * canvas->pixel)
    return;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  trace_mark (cr, livery->mark, big);
  oxbow_canvas_colour (canvas, livery->mark_colour, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* The campesino's three parts, its feet at the origin, 0.76 tall. */
static void
trace_poncho (cairo_t *cr)
{
  cairo_move_to (cr, -0.13, -0.40);
  cairo_curve_to (cr, -0.19, -0.30, -0.245, -0.14, -0.265, -0.05);
  cairo_curve_to (cr, -0.275, 0.0, -0.25, 0.012, -0.2, 0.016);
  cairo_curve_to (cr, -0.08, 0.028, 0.08, 0.028, 0.2, 0.016);
  cairo_curve_to (cr, 0.25, 0.012, 0.275, 0.0, 0.265, -0.05);
  cairo_curve_to (cr, 0.245, -0.14, 0.19, -0.30, 0.13, -0.40);
  cairo_close_path (cr);
}

static void
trace_brim (cairo_t *cr)
{
  cairo_save (cr);
  cairo_translate (cr, 0, -0.445);
  cairo_scale (cr, 0.325, 0.1);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_restore (cr);
}

static void
trace_crown (cairo_t *cr)
{
  cairo_move_to (cr, -0.172, -0.46);
  cairo_curve_to (cr, -0.168, -0.6, -0.135, -0.728, -0.055, -0.74);
  cairo_curve_to (cr, -0.02, -0.746, 0.02, -0.746, 0.055, -0.74);
  cairo_curve_to (cr, 0.135, -0.728, 0.168, -0.6, 0.172, -0.46);
  cairo_curve_to (cr, 0.09, -0.42, -0.09, -0.42, -0.172, -0.46);
  cairo_close_path (cr);
}

void
oxbow_figure_person (const OxbowCanvas *canvas, const OxbowLivery *livery, double x, double y, double height)
{
  static const ShapeFunc parts[] = { trace_poncho, trace_brim, trace_crown };
  cairo_t *cr = canvas->cr;
  double scale = height / 0.76;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_figure_shadow (canvas, 0, 0, 0.38, 0.13);
  for (size_t i = 0; i < G_N_ELEMENTS (parts); i++)
    parts[i] (cr);
  paint_halo (canvas);
  for (size_t i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      parts[i] (cr);
      paint_part (canvas, livery->colour, -0.28, 0.3);
    }
  cairo_move_to (cr, -0.15, -0.512); /* the band of the hat */
  cairo_curve_to (cr, -0.07, -0.474, 0.07, -0.474, 0.15, -0.512);
  oxbow_canvas_colour (canvas, livery->mark_colour, 0.95);
  oxbow_canvas_pen (canvas, 0.036);
  cairo_stroke (cr);
  oxbow_figure_mark (canvas, livery, 0, -0.175, MARK);
  cairo_restore (cr);
}

/* Its shadow stays on the ground, wider and paler the higher it is held. */
void
oxbow_figure_lifted (const OxbowCanvas *canvas, const OxbowLivery *livery, double x, double y, double height)
{
  OxbowCanvas above = *canvas;
  double wide = 1 + 1.5 * canvas->lift;
  above.again = true;
  oxbow_figure_shadow (canvas, x, y, 0.38 * wide * height / TALL, 0.13 * wide * height / TALL);
  oxbow_figure_person (&above, livery, x, y - canvas->lift, height);
}

/* Chips and dots, where a figure would be too small to be one. */
static void
draw_chip (const OxbowCanvas *canvas, const OxbowLivery *livery, OxbowPoint at, bool square)
{
  cairo_t *cr = canvas->cr;
  bool dot = canvas->level == OXBOW_LEVEL_FLAT;
  double size = MAX (dot ? 0.42 : 0.36, 2 * canvas->pixel);
  cairo_new_path (cr);
  if (square)
    cairo_rectangle (cr, at.x - size * 0.9, at.y - size * 0.9, size * 1.8, size * 1.8);
  else
    oxbow_canvas_ellipse (canvas, at.x, at.y, size, size);
  oxbow_canvas_colour (canvas, halo_colour (canvas), 1);
  cairo_set_line_width (cr, MAX (0.16, 2 * canvas->pixel));
  cairo_stroke_preserve (cr);
  oxbow_canvas_colour (canvas, livery->colour, 1);
  cairo_fill_preserve (cr);
  oxbow_canvas_colour (canvas, outline_colour (canvas), 1);
  oxbow_canvas_pen (canvas, 0.05);
  cairo_stroke (cr);
  if (!dot)
    oxbow_figure_mark (canvas, livery, at.x, at.y, 0.19);
}

/* The foot of the nth of them, told from the centre of the cell: those in front come last. */
static OxbowPoint
place_person (int i, int n, bool with_building)
{
  if (with_building)
    return i == n - 1 && n > 1 ? (OxbowPoint) { 0.02, 0.72 } : (OxbowPoint) { 0.44, 0.44 };
  if (n == 1)
    return (OxbowPoint) { 0, 0.38 };
  return i == 0 ? (OxbowPoint) { -0.27, 0.36 } : (OxbowPoint) { 0.27, 0.42 };
}

OxbowPoint
oxbow_figure_foot (int i, int n, bool with_building, double *height)
{
  *height = with_building ? TALL_BY_HOUSE : TALL;
  return place_person (i, n, with_building);
}

static OxbowPoint
place_building (int people)
{
  return people > 0 ? (OxbowPoint) { -0.34, 0.14 } : (OxbowPoint) { -0.1, 0.22 };
}

static void
draw_people_chips (const OxbowCanvas *canvas, const OxbowLivery *livery, OxbowPoint centre, int n, bool with_building)
{
  static const OxbowPoint by_house[] = { { 0.44, 0.34 }, { 0.02, 0.62 } };
  bool aside = canvas->level == OXBOW_LEVEL_LINES && (with_building || n > 1);
  for (int i = 0; i < (aside ? n : 1); i++)
    {
      OxbowPoint off = !aside          ? (OxbowPoint) { 0, 0 }
                       : with_building ? by_house[i]
                                       : (OxbowPoint) { i == 0 ? -0.36 : 0.36, 0.1 };
      draw_chip (canvas, livery, (OxbowPoint) { centre.x + off.x, centre.y + off.y }, false);
    }
}

void
oxbow_figure_people (const OxbowCanvas *canvas, const OxbowLivery *livery, OxbowPoint centre, int n, bool with_building)
{
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    {
      draw_people_chips (canvas, livery, centre, n, with_building);
      return;
    }
  for (int i = 0; i < n; i++)
    {
      double height;
      OxbowPoint foot = oxbow_figure_foot (i, n, with_building, &height);
      if (canvas->lift > 0 && i == n - 1)
        oxbow_figure_lifted (canvas, livery, centre.x + foot.x, centre.y + foot.y, height);
      else
        oxbow_figure_person (canvas, livery, centre.x + foot.x, centre.y + foot.y, height);
    }
}

int
oxbow_figure_measure_people (int n, bool with_building, OxbowBox *boxes)
{
  double height = with_building ? TALL_BY_HOUSE : TALL, half = 0.34 * height / TALL + HALO;
  for (int i = 0; i < n; i++)
    {
      OxbowPoint foot = place_person (i, n, with_building);
      boxes[i] = (OxbowBox) { foot.x - half, foot.y - height - HALO, 2 * half, height + 2 * HALO };
    }
  return n;
}

void
oxbow_figure_building (const OxbowCanvas *canvas, const OxbowLivery *livery, OxbowFigureHouse house, OxbowPoint centre,
                       int people)
{
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    {
      bool aside = canvas->level == OXBOW_LEVEL_LINES && people > 0;
      draw_chip (canvas, livery, (OxbowPoint) { centre.x - (aside ? 0.34 : 0), centre.y - (aside ? 0.2 : 0) }, true);
      return;
    }
  OxbowPoint foot = place_building (people);
  oxbow_figure_house (canvas, livery, house, centre.x + foot.x, centre.y + foot.y);
}

int
oxbow_figure_measure_building (OxbowFigureHouse house, int people, OxbowBox *box)
{
  OxbowPoint foot = place_building (people);
  bool large = house == OXBOW_FIGURE_HACIENDA;
  double half = (large ? 0.54 : 0.45) + HALO, height = (large ? 0.94 : 0.63) + HALO;
  *box = (OxbowBox) { foot.x - half, foot.y - height, 2 * half, height + HALO };
  return 1;
}

/* Squares along the edge, since the logs lie aslant. */
int
oxbow_figure_measure_dam (OxbowPoint from, OxbowPoint to, OxbowBox *boxes)
{
  double half = 2 * LOG_RADIUS + 0.03;
  for (int i = 0; i < OXBOW_FIGURE_DAM_BOXES; i++)
    {
      double part = 0.5 + 0.3 * (i - 1);
      OxbowPoint at = { from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part };
      boxes[i] = (OxbowBox) { at.x - half, at.y - half, 2 * half, 2 * half };
    }
  return OXBOW_FIGURE_DAM_BOXES;
}

static void
trace_log (cairo_t *cr, double offset, double lift)
{
  double half = DAM_LENGTH / 2;
  cairo_new_sub_path (cr);
  cairo_arc (cr, half - LOG_RADIUS * 0.5, offset + lift, LOG_RADIUS, -G_PI / 2, G_PI / 2);
  cairo_arc (cr, -half + LOG_RADIUS * 0.5, offset + lift, LOG_RADIUS, G_PI / 2, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static void
draw_log (const OxbowCanvas *canvas, double offset, double shade, uint32_t seed)
{
  cairo_t *cr = canvas->cr;
  OxbowColour wood = canvas->theme->tones[OXBOW_TONE_LOG], rim = canvas->theme->tones[OXBOW_TONE_LOG_RIM];
  OxbowColour light = lighter (wood, 0.14), dark = darker (wood, 0.34);
  double half = DAM_LENGTH / 2, end = half - LOG_RADIUS * 0.5;
  cairo_pattern_t *round = cairo_pattern_create_linear (0, offset - LOG_RADIUS, 0, offset + LOG_RADIUS);
  cairo_pattern_add_color_stop_rgb (round, 0, light.red, light.green, light.blue);
  cairo_pattern_add_color_stop_rgb (round, 0.4, wood.red, wood.green, wood.blue);
  cairo_pattern_add_color_stop_rgb (round, 1, dark.red, dark.green, dark.blue);
  trace_log (cr, offset, 0);
  if (canvas->theme->soft)
    cairo_set_source (cr, round);
  else
    oxbow_canvas_colour (canvas, wood, 1);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (round);
  oxbow_canvas_colour (canvas, rim, 1);
  oxbow_canvas_pen (canvas, 0.026);
  cairo_stroke (cr);
  for (uint32_t i = 0; i < 3; i++)              /* bark */
    {
      double x = -half * 0.8 + 0.5 * oxbow_chance (seed, i), y = offset + LOG_RADIUS * (-0.4 + 0.4 * i);
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x + 0.1 + 0.14 * oxbow_chance (seed, i + 9), y);
    }
  oxbow_canvas_colour (canvas, rim, 0.5);
  oxbow_canvas_pen (canvas, 0.014);
  cairo_stroke (cr);
  cairo_new_path (cr);
  oxbow_canvas_ellipse (canvas, end, offset, LOG_RADIUS * 0.8, LOG_RADIUS);
  oxbow_canvas_tone (canvas, OXBOW_TONE_LOG_END, 1);
  cairo_fill_preserve (cr);
  oxbow_canvas_colour (canvas, rim, 1);
  oxbow_canvas_pen (canvas, 0.022);
  cairo_stroke (cr);
  oxbow_canvas_ellipse (canvas, end, offset, LOG_RADIUS * 0.4, LOG_RADIUS * 0.5);
  oxbow_canvas_pen (canvas, 0.013);
  cairo_stroke (cr);
}

/* Logs point up or right, so that light falls on them as on everything else. */
void
oxbow_figure_dam (const OxbowCanvas *canvas, OxbowPoint from, OxbowPoint to)
{
  cairo_t *cr = canvas->cr;
  double angle = atan2 (to.y - from.y, to.x - from.x);
  if (angle > G_PI / 4 || angle <= -3 * G_PI / 4)
    angle += angle > 0 ? -G_PI : G_PI;
  cairo_save (cr);
  cairo_translate (cr, (from.x + to.x) / 2, (from.y + to.y) / 2);
  cairo_rotate (cr, angle);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    {
      cairo_move_to (cr, -DAM_LENGTH / 2, 0);
      cairo_line_to (cr, DAM_LENGTH / 2, 0);
      oxbow_canvas_colour (canvas, halo_colour (canvas), 1);
      cairo_set_line_width (cr, MAX (0.4, 3.4 * canvas->pixel));
      cairo_stroke_preserve (cr);
      oxbow_canvas_colour (canvas, canvas->theme->tones[canvas->theme->night ? OXBOW_TONE_LOG : OXBOW_TONE_LOG_RIM], 1);
      cairo_set_line_width (cr, MAX (0.24, 2 * canvas->pixel));
      cairo_stroke (cr);
      cairo_restore (cr);
      return;
    }
  if (canvas->theme->soft && !canvas->again)
    {
      trace_log (cr, 0.12, 0.04);
      oxbow_canvas_colour (canvas, (OxbowColour) { 0.1, 0.07, 0.05 }, 0.28);
      cairo_fill (cr);
    }
  draw_log (canvas, -0.088, 0, 1);
  draw_log (canvas, 0.088, 0, 2);
  draw_log (canvas, 0.0, 0, 3);
  cairo_restore (cr);
}
