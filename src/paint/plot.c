/* plot.c: lines over turns, bars with their intervals, columns of counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/plot.h"

#include "paint/plot-frame.h"

#include <math.h>

#define TICK_ROOM 2.2           /* between two ticks up, in parts of the text */
#define TICK_WIDTH 4.5          /* and across */
#define FEWEST_COLUMNS 7        /* that there is room for: one alone would be a wall */
#define CHIP 1.15               /* of the legend, in parts of the text */
#define MARK 0.95               /* on a line */
#define MARKS_APART 9.0         /* on one line */
#define STROKE 0.17

/* Legend */

/* Draws it, or only measures how far down it goes: names side by side, in as many rows as they need. */
static double
lay_legend (const OxbowPlotFrame *frame, const OxbowPlotLine *lines, int n_lines, bool is_drawn)
{
  double text = frame->text, x = frame->inner.x, y = frame->inner.y;
  for (int i = 0; i < n_lines; i++)
    {
      double width = (CHIP + 0.5) * text + oxbow_plot_frame_width_of (frame, lines[i].name);
      if (x > frame->inner.x && x + width > frame->inner.x + frame->inner.width)
        {
          x = frame->inner.x;
          y += 1.6 * text;
        }
      if (is_drawn)
        {
          oxbow_plot_frame_chip (frame, &lines[i].livery, x + CHIP / 2 * text, y + 0.65 * text, CHIP * text);
          oxbow_plot_frame_write (frame, lines[i].name, x + (CHIP + 0.45) * text, y + 0.65 * text, 0, OXBOW_TONE_INK);
        }
      x += width + 1.4 * text;
    }
  return y + 1.7 * text - frame->inner.y;
}

static void
draw_legend (OxbowPlotFrame *frame, const OxbowPlotLine *lines, int n_lines)
{
  double height = lay_legend (frame, lines, n_lines, true);
  frame->inner.y += height;
  frame->inner.height -= height;
}

/* Lines */

static void
find_range (const OxbowPlotLine *lines, int n_lines, double *low, double *high)
{
  *low = *high = 0;
  for (int i = 0; i < n_lines; i++)
    for (int k = 0; k < lines[i].n_values; k++)
      if (isfinite (lines[i].values[k]))
        {
          *low = MIN (*low, lines[i].values[k]);
          *high = MAX (*high, lines[i].values[k]);
        }
  if (*low == *high)
    *high = *low + 1;
}

/* Counts have no ticks between them. */
static bool
are_whole (const OxbowPlotLine *lines, int n_lines)
{
  for (int i = 0; i < n_lines; i++)
    for (int k = 0; k < lines[i].n_values; k++)
      if (isfinite (lines[i].values[k]) && lines[i].values[k] != round (lines[i].values[k]))
        return false;
  return true;
}

static int
longest (const OxbowPlotLine *lines, int n_lines)
{
  int n = 0;
  for (int i = 0; i < n_lines; i++)
    n = MAX (n, lines[i].n_values);
  return n;
}

static void
trace (const OxbowPlotFrame *frame, const OxbowPlotLine *line, int first)
{
  bool is_on = false;
  for (int i = 0; i < line->n_values; i++)
    {
      double x = oxbow_plot_frame_x (frame, first + i), y = oxbow_plot_frame_y (frame, line->values[i]);
      if (!isfinite (line->values[i]))
        is_on = false;
      else if (is_on)
        cairo_line_to (frame->canvas.cr, x, y);
      else
        {
          cairo_move_to (frame->canvas.cr, x, y);
          is_on = true;
        }
    }
}

/* The colour in a rim of ink, so that white can be seen on paper and black at night. */
static void
draw_line (const OxbowPlotFrame *frame, const OxbowPlotLine *line, int first)
{
  cairo_t *cr = frame->canvas.cr;
  double width = MAX (STROKE * frame->text, 1.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  trace (frame, line, first);
  oxbow_canvas_tone (&frame->canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (&frame->canvas, width + 1.6);
  cairo_stroke_preserve (cr);
  oxbow_canvas_colour (&frame->canvas, line->livery.colour, 1);
  oxbow_canvas_pen (&frame->canvas, width);
  cairo_stroke (cr);
}

/* Marks every so often, those of one line between those of the others, and one at its end. */
static void
draw_marks (const OxbowPlotFrame *frame, const OxbowPlotLine *line, int first, int which, int n_lines)
{
  double apart = frame->inner.width / MAX (frame->across.high - frame->across.low, 1);
  int every = MAX (1, (int) ceil (MARKS_APART * frame->text / apart)), start = every * (which + 1) / (n_lines + 1);
  for (int i = 0; i < line->n_values; i++)
    if (isfinite (line->values[i]) && (i == line->n_values - 1 || i % every == start % every))
      oxbow_plot_frame_chip (frame, &line->livery, oxbow_plot_frame_x (frame, first + i),
                             oxbow_plot_frame_y (frame, line->values[i]), MARK * frame->text);
}

/* As many ticks as there is room for. */
static int
count_ticks (double room, double each)
{
  return MAX (1, (int) (room / each));
}

/* A line down from a disc with the number. */
static void
draw_flags (const OxbowPlotFrame *frame)
{
  cairo_t *cr = frame->canvas.cr;
  double size = 1.5 * frame->text, dashes[] = { 3, 3 };
  for (int i = 0; i < frame->plot->n_flags; i++)
    {
      double x = oxbow_plot_frame_x (frame, frame->plot->flags[i]), y = frame->inner.y + size / 2;
      g_autofree char *number = g_strdup_printf ("%d", i + 1);
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x, frame->inner.y + frame->inner.height);
      oxbow_canvas_tone (&frame->canvas, OXBOW_TONE_INK, 0.7);
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      oxbow_canvas_pen (&frame->canvas, 1.2);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
      cairo_arc (cr, x, y, size / 2, 0, 2 * G_PI);
      oxbow_canvas_tone (&frame->canvas, OXBOW_TONE_INK, 1);
      cairo_fill (cr);
      oxbow_plot_frame_write (frame, number, x, y, 0.5, OXBOW_TONE_CASING);
    }
}

static void
draw_lines (OxbowPlotFrame *frame, const OxbowPlotLine *lines, int n_lines, int first, double low, double high)
{
  int n = longest (lines, n_lines);
  bool in_percent = low == 0 && high == 1, is_whole = low >= high && are_whole (lines, n_lines);
  draw_legend (frame, lines, n_lines);
  if (low >= high)
    find_range (lines, n_lines, &low, &high);
  frame->up = oxbow_plot_axis (low, high, count_ticks (frame->inner.height - 4 * frame->text, TICK_ROOM * frame->text),
                               is_whole);
  frame->up.in_percent = in_percent;
  frame->across = oxbow_plot_axis (first, first + MAX (n - 1, 1),
                                   count_ticks (frame->inner.width, TICK_WIDTH * frame->text), true);
  oxbow_plot_frame_draw (frame, true, false);
  for (int i = 0; i < n_lines; i++)
    draw_line (frame, &lines[i], first);
  for (int i = 0; i < n_lines; i++)
    draw_marks (frame, &lines[i], first, i, n_lines);
  draw_flags (frame);
}

void
oxbow_plot_draw_lines (cairo_t *cr, const OxbowPlot *plot, double width, double height, const OxbowPlotLine *lines,
                       int n_lines, int first, double low, double high)
{
  OxbowPlotFrame frame;
  cairo_save (cr);
  oxbow_plot_frame_begin (&frame, cr, plot, width, height);
  draw_lines (&frame, lines, n_lines, first, low, high);
  cairo_restore (cr);
}

/* The frame lies where the drawing leaves it, so it is drawn, to nowhere. */
double
oxbow_plot_find_across (const OxbowPlot *plot, double width, double height, const OxbowPlotLine *lines, int n_lines,
                        int first, double low, double high, double x)
{
  cairo_surface_t *nowhere = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (nowhere);
  OxbowPlotFrame frame;
  oxbow_plot_frame_begin (&frame, cr, plot, width, height);
  draw_lines (&frame, lines, n_lines, first, low, high);
  double left = oxbow_plot_frame_x (&frame, first), apart = oxbow_plot_frame_x (&frame, first + 1) - left;
  cairo_destroy (cr);
  cairo_surface_destroy (nowhere);
  return first + (x - left) / apart;
}

/* Bars */

static void
draw_interval (const OxbowPlotFrame *frame, const OxbowPlotBar *bar, double y, double thick)
{
  cairo_t *cr = frame->canvas.cr;
  double from = oxbow_plot_frame_x (frame, bar->low), to = oxbow_plot_frame_x (frame, bar->high), cap = 0.28 * thick;
  for (int pass = 0; pass < 2; pass++)
    {
      cairo_move_to (cr, from, y);
      cairo_line_to (cr, to, y);
      cairo_move_to (cr, from, y - cap);
      cairo_line_to (cr, from, y + cap);
      cairo_move_to (cr, to, y - cap);
      cairo_line_to (cr, to, y + cap);
      oxbow_canvas_tone (&frame->canvas, pass == 0 ? OXBOW_TONE_CASING : OXBOW_TONE_INK, 1);
      oxbow_canvas_pen (&frame->canvas, pass == 0 ? 4 : 1.6);
      cairo_stroke (cr);
    }
}

static void
draw_bar (const OxbowPlotFrame *frame, const OxbowPlotBar *bar, double y, double thick)
{
  cairo_t *cr = frame->canvas.cr;
  double start = oxbow_plot_frame_x (frame, 0);
  cairo_rectangle (cr, start, y - thick / 2, oxbow_plot_frame_x (frame, bar->share) - start, thick);
  oxbow_canvas_colour (&frame->canvas, bar->livery.colour, 1);
  cairo_fill_preserve (cr);
  oxbow_canvas_tone (&frame->canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (&frame->canvas, 1);
  cairo_stroke (cr);
  draw_interval (frame, bar, y, thick);
}

static void
draw_even (const OxbowPlotFrame *frame, double even)
{
  static const double dashes[] = { 5, 4 };
  cairo_t *cr = frame->canvas.cr;
  double x = oxbow_plot_frame_x (frame, even);
  cairo_save (cr);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, x, frame->inner.y);
  cairo_line_to (cr, x, frame->inner.y + frame->inner.height);
  oxbow_canvas_tone (&frame->canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (&frame->canvas, 1.4);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Each name with its chip, left of the axis. */
static double
measure_names (const OxbowPlotFrame *frame, const OxbowPlotBar *bars, int n_bars)
{
  double widest = 0;
  for (int i = 0; i < n_bars; i++)
    widest = MAX (widest, oxbow_plot_frame_width_of (frame, bars[i].name));
  return widest + (CHIP + 1.1) * frame->text;
}

void
oxbow_plot_draw_bars (cairo_t *cr, const OxbowPlot *plot, double width, double height, const OxbowPlotBar *bars,
                      int n_bars, double even)
{
  OxbowPlotFrame frame;
  cairo_save (cr);
  oxbow_plot_frame_begin (&frame, cr, plot, width, height);
  double names = measure_names (&frame, bars, n_bars), left = frame.inner.x;
  frame.inner.x += names;
  frame.inner.width -= names;
  frame.across = oxbow_plot_axis (0, 1, CLAMP (count_ticks (frame.inner.width, TICK_WIDTH * frame.text), 1, 10),
                                  false);
  frame.across.in_percent = true;
  frame.up = (OxbowPlotAxis) { .low = 0, .high = MAX (n_bars, 1) };
  oxbow_plot_frame_draw (&frame, false, true);
  double room = frame.inner.height / MAX (n_bars, 1), thick = MIN (0.6 * room, 2.2 * frame.text);
  for (int i = 0; i < n_bars; i++)
    {
      double y = frame.inner.y + (i + 0.5) * room;
      oxbow_plot_frame_chip (&frame, &bars[i].livery, left + CHIP / 2 * frame.text, y, CHIP * frame.text);
      oxbow_plot_frame_write (&frame, bars[i].name, left + (CHIP + 0.45) * frame.text, y, 0, OXBOW_TONE_INK);
      draw_bar (&frame, &bars[i], y, thick);
    }
  if (even > 0)
    draw_even (&frame, even);
  cairo_restore (cr);
}

/* Columns */

void
oxbow_plot_draw_columns (cairo_t *cr, const OxbowPlot *plot, double width, double height, const int *counts,
                         int n_counts, int first, int each)
{
  OxbowPlotFrame frame;
  int most = 1, beside = MIN (each * (MAX (FEWEST_COLUMNS - n_counts, 0) / 2), first);
  for (int i = 0; i < n_counts; i++)
    most = MAX (most, counts[i]);
  cairo_save (cr);
  oxbow_plot_frame_begin (&frame, cr, plot, width, height);
  frame.up = oxbow_plot_axis (0, most, count_ticks (frame.inner.height - 4 * frame.text, TICK_ROOM * frame.text), true);
  frame.across = oxbow_plot_axis (first - beside - 0.5, first + n_counts * each + beside - 0.5,
                                  count_ticks (frame.inner.width, TICK_WIDTH * frame.text), true);
  oxbow_plot_frame_draw (&frame, true, false);
  for (int i = 0; i < n_counts; i++)
    {
      double x = oxbow_plot_frame_x (&frame, first + (i + 0.08) * each - 0.5);
      double end = oxbow_plot_frame_x (&frame, first + (i + 0.92) * each - 0.5);
      double y = oxbow_plot_frame_y (&frame, counts[i]);
      cairo_rectangle (cr, x, y, end - x, frame.inner.y + frame.inner.height - y);
      oxbow_canvas_tone (&frame.canvas, OXBOW_TONE_WATER_INK, 1);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}
