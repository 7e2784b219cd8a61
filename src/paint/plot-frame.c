/* plot-frame.c: title, axes, ticks and grid lines of a plot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/plot-frame.h"

#include "paint/badge.h"

#include <math.h>

#define USUAL_TEXT 13.0
#define LEAST_TEXT 10.0         /* smaller text is for print, whose dots are finer */
#define TITLE_SIZE 1.25         /* in parts of the text */
#define LINE 1.5                /* from line to line of text */
#define TICK 0.35

static OxbowHand
make_hand (const OxbowPlotFrame *frame, double size, bool bold, double across, OxbowTone tone)
{
  return (OxbowHand) { .sans = true, .bold = bold, .size = size, .across = across, .largest_px = 400,
                       .colour = frame->canvas.theme->tones[tone] };
}

double
oxbow_plot_frame_width_of (const OxbowPlotFrame *frame, const char *text)
{
  OxbowHand hand = make_hand (frame, frame->text, false, 0, OXBOW_TONE_INK);
  return oxbow_canvas_width_of (&frame->canvas, &hand, text);
}

void
oxbow_plot_frame_write (const OxbowPlotFrame *frame, const char *text, double x, double y, double across,
                        OxbowTone tone)
{
  OxbowHand hand = make_hand (frame, frame->text, false, across, tone);
  oxbow_canvas_write (&frame->canvas, &hand, text, x, y);
}

void
oxbow_plot_frame_chip (const OxbowPlotFrame *frame, const OxbowLivery *livery, double x, double y, double size)
{
  cairo_save (frame->canvas.cr);
  cairo_translate (frame->canvas.cr, x - size / 2, y - size / 2);
  oxbow_badge_draw (frame->canvas.cr, frame->plot->theme, OXBOW_BADGE_CHIP, livery, size);
  cairo_restore (frame->canvas.cr);
}

void
oxbow_plot_frame_begin (OxbowPlotFrame *frame, cairo_t *cr, const OxbowPlot *plot, double width, double height)
{
  double text = plot->text_px > 0 ? plot->text_px : USUAL_TEXT;
  *frame = (OxbowPlotFrame) { .plot = plot, .text = text, .inner = { 0, 0, width, height } };
  frame->canvas = (OxbowCanvas) { .cr = cr, .theme = oxbow_theme_get (plot->theme),
                                   .pixel = MIN (1, text / LEAST_TEXT) };
  if (plot->title == NULL || *plot->title == '\0')
    return;
  double size = TITLE_SIZE * text;
  OxbowHand hand = make_hand (frame, size, true, 0, OXBOW_TONE_INK);
  double wide = oxbow_canvas_width_of (&frame->canvas, &hand, plot->title);
  hand.size *= MIN (1, width / MAX (wide, 1));
  oxbow_canvas_write (&frame->canvas, &hand, plot->title, 0, 0.6 * size);
  frame->inner.y += LINE * size;
  frame->inner.height -= LINE * size;
}

OxbowPlotAxis
oxbow_plot_axis (double low, double high, int most, bool is_whole)
{
  static const double parts[] = { 1, 2, 5, 10 };
  double span = high > low ? high - low : 1, rough = span / MAX (most, 1);
  double power = pow (10, floor (log10 (rough))), step = 10 * power;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] * power >= rough - 1e-9)
      {
        step = parts[i] * power;
        break;
      }
  if (is_whole)
    step = MAX (step, 1);
  return (OxbowPlotAxis) { .low = low, .high = low + span, .step = step };
}

static void
name_tick (const OxbowPlotAxis *axis, double value, char name[32])
{
  int digits = axis->step >= 1 ? 0 : (int) ceil (-log10 (axis->step) - 1e-9);
  if (axis->in_percent)
    g_snprintf (name, 32, "%.0f\302\240%%", 100 * value);
  else
    g_snprintf (name, 32, "%.*f", digits, fabs (value) < axis->step / 1000 ? 0 : value);
}

/* The first tick, and each next one, as whole numbers of steps. */
static int
first_tick (const OxbowPlotAxis *axis)
{
  return (int) ceil (axis->low / axis->step - 1e-9);
}

static int
last_tick (const OxbowPlotAxis *axis)
{
  return (int) floor (axis->high / axis->step + 1e-9);
}

static double
widest_tick (const OxbowPlotFrame *frame, const OxbowPlotAxis *axis)
{
  double widest = 0;
  for (int i = first_tick (axis); i <= last_tick (axis); i++)
    {
      char name[32];
      name_tick (axis, i * axis->step, name);
      widest = MAX (widest, oxbow_plot_frame_width_of (frame, name));
    }
  return widest;
}

double
oxbow_plot_frame_x (const OxbowPlotFrame *frame, double value)
{
  return frame->inner.x + frame->inner.width * (value - frame->across.low) / (frame->across.high - frame->across.low);
}

double
oxbow_plot_frame_y (const OxbowPlotFrame *frame, double value)
{
  double part = (value - frame->up.low) / (frame->up.high - frame->up.low);
  return frame->inner.y + frame->inner.height * (1 - part);
}

/* What the axis up counts stands above it, level, so that it can be read without turning one's head. */
static void
make_room (OxbowPlotFrame *frame)
{
  OxbowBox *inner = &frame->inner;
  if (frame->plot->up != NULL)
    {
      oxbow_plot_frame_write (frame, frame->plot->up, inner->x, inner->y + 0.5 * frame->text, 0,
                              OXBOW_TONE_TEXT_SECOND);
      inner->y += LINE * frame->text;
      inner->height -= LINE * frame->text;
    }
  double below = (frame->across.step > 0 ? LINE : 0.5) * frame->text;
  if (frame->plot->across != NULL)
    {
      oxbow_plot_frame_write (frame, frame->plot->across, inner->x + inner->width,
                              inner->y + inner->height - 0.65 * frame->text, 1, OXBOW_TONE_TEXT_SECOND);
      below += LINE * frame->text;
    }
  double left = frame->up.step > 0 ? widest_tick (frame, &frame->up) + (TICK + 0.4) * frame->text : 0;
  double right = MAX (frame->across.step > 0 ? widest_tick (frame, &frame->across) / 2 : 0, 0.7 * frame->text);
  inner->x += left;
  inner->width -= left + right;
  inner->height -= below;
}

static void
draw_grid_line (const OxbowPlotFrame *frame, double x0, double y0, double x1, double y1, bool is_axis)
{
  cairo_t *cr = frame->canvas.cr;
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1, y1);
  oxbow_canvas_tone (&frame->canvas, OXBOW_TONE_INK_SOFT, is_axis ? 1 : 0.28);
  oxbow_canvas_pen (&frame->canvas, is_axis ? 1.2 : 1);
  cairo_stroke (cr);
}

static void
draw_ticks_up (const OxbowPlotFrame *frame, bool has_lines)
{
  const OxbowBox *inner = &frame->inner;
  for (int i = first_tick (&frame->up); frame->up.step > 0 && i <= last_tick (&frame->up); i++)
    {
      char name[32];
      double value = i * frame->up.step, y = oxbow_plot_frame_y (frame, value);
      name_tick (&frame->up, value, name);
      oxbow_plot_frame_write (frame, name, inner->x - (TICK + 0.2) * frame->text, y, 1, OXBOW_TONE_TEXT_SECOND);
      draw_grid_line (frame, inner->x - TICK * frame->text, y, inner->x, y, true);
      if (has_lines)
        draw_grid_line (frame, inner->x, y, inner->x + inner->width, y, i == 0);
    }
}

static void
draw_ticks_across (const OxbowPlotFrame *frame, bool has_lines)
{
  const OxbowBox *inner = &frame->inner;
  double foot = inner->y + inner->height;
  for (int i = first_tick (&frame->across); frame->across.step > 0 && i <= last_tick (&frame->across); i++)
    {
      char name[32];
      double value = i * frame->across.step, x = oxbow_plot_frame_x (frame, value);
      name_tick (&frame->across, value, name);
      oxbow_plot_frame_write (frame, name, x, foot + (TICK + 0.65) * frame->text, 0.5, OXBOW_TONE_TEXT_SECOND);
      draw_grid_line (frame, x, foot, x, foot + TICK * frame->text, true);
      if (has_lines)
        draw_grid_line (frame, x, inner->y, x, foot, false);
    }
}

void
oxbow_plot_frame_draw (OxbowPlotFrame *frame, bool lines_up, bool lines_across)
{
  make_room (frame);
  const OxbowBox *inner = &frame->inner;
  draw_ticks_up (frame, lines_up);
  draw_ticks_across (frame, lines_across);
  draw_grid_line (frame, inner->x, inner->y, inner->x, inner->y + inner->height, true);
  draw_grid_line (frame, inner->x, inner->y + inner->height, inner->x + inner->width, inner->y + inner->height, true);
}
