/* signs-fields.c: wheat, tobacco and corn
 *
 * Crops differ by pattern before they differ by colour: thin ears in staggered rows, broad plants with room between,
 * ruled furrows with stalks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/terrain.h"
#include <math.h>

typedef void (*PlantFunc) (const OxbowPlot *plot, double x, double y, uint32_t index);

/* Beside water a row is not a lattice: each plant takes the first place that is free, at least a step from the last. */
static void
plant_row_by_water (const OxbowPlot *plot, double first_x, double step_x, double y, double width, double height,
                    uint32_t index, PlantFunc plant)
{
  double x = first_x;
  while (x < 0.9)
    if (fabs (x) + width / 2 < 0.9 && oxbow_plot_has_room (plot, x, y, width, height))
      {
        plant (plot, x, y, index++);
        x += step_x;
      }
    else
      x += 0.04;
}

/* Plants in rows, every other one moved by half a step; each stands a little off its place, by the hash of its cell. */
static void
plant_rows (const OxbowPlot *plot, double step_x, double step_y, double first_y, double width, double height,
            double jitter, PlantFunc plant)
{
  uint32_t index = 0, cell = (uint32_t) plot->cell;
  int row = 0;
  bool by_water = oxbow_rivers_distance (plot->scene->rivers, plot->cell, 0, 0) < 2;
  for (double y = first_y; y < 0.95; y += step_y, row++)
    {
      double shift = (row & 1) != 0 ? 0.5 : 0;
      if (by_water)
        plant_row_by_water (plot, -0.9 + 0.04 * oxbow_chance (cell, (uint32_t) row + 290), step_x, y, width, height,
                            (uint32_t) row * 9, plant);
      for (int i = -4; !by_water && i <= 4; i++, index++)
        {
          double x = (i + shift) * step_x + jitter * oxbow_jitter (cell, index * 2 + 300);
          double foot = y + jitter * oxbow_jitter (cell, index * 2 + 301);
          if (oxbow_plot_has_room (plot, x, foot, width, height) && fabs (x) + width / 2 < 0.9)
            plant (plot, x, foot, index);
        }
    }
}

/* A stalk that leans a little, bare below; above, pairs of grains that stand off it, and one at the tip. */
static void
draw_ear (const OxbowPlot *plot, double x, double y, double height, double lean)
{
  cairo_t *cr = plot->canvas->cr;
  double bend = lean * height, scale = height / 0.29;
  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, x, y - 0.3 * height, x + bend * 0.2, y - 0.5 * height, x + bend * 0.75, y - 0.82 * height);
  oxbow_plot_ink_line (plot, 0.017 * scale, 0.85);
  int pairs = plot->canvas->theme->soft ? 4 : 3;       /* in high contrast lines are wider and need room */
  for (int i = 0; i < pairs; i++)
    {
      double part = i / (pairs - 1.0), gy = y - height * (0.36 + 0.42 * part), gx = x + bend * (0.25 + 0.5 * part);
      double length = 0.25 * height * (1 - 0.2 * part);
      for (int side = -1; side <= 1; side += 2)
        {
          double angle = lean + side * 0.58, dx = sin (angle), dy = -cos (angle);
          cairo_move_to (cr, gx, gy);
          cairo_line_to (cr, gx + length * dx, gy + length * dy);
        }
    }
  cairo_move_to (cr, x + bend * 0.78, y - 0.84 * height);
  cairo_line_to (cr, x + bend * 0.95, y - 0.99 * height);
  oxbow_plot_ink_line (plot, 0.02 * scale / plot->canvas->theme->line, 0.95);
}

static const OxbowBox ear = { -0.3, -1.05, 0.8, 1.1 };

static void
plant_wheat (const OxbowPlot *plot, double x, double y, uint32_t index)
{
  double height = 0.29 + 0.02 * oxbow_jitter ((uint32_t) plot->cell, index + 500);
  oxbow_plot_set_up (plot, draw_ear, &ear, (OxbowPoint) { x, y }, height, 0.16 + 0.06 * oxbow_jitter (index, 7));
}

void
oxbow_sign_wheat (const OxbowPlot *plot)
{
  OxbowPoint foot;
  if (!plot->one)
    plant_rows (plot, 0.225, 0.31, -0.48, 0.12, 0.27, 0.02, plant_wheat);
  else if (oxbow_plot_find_place (plot, 0.5, 0.42, &foot))
    for (int i = -1; i <= 1; i++)
      oxbow_plot_set_up (plot, draw_ear, &ear, (OxbowPoint) { foot.x + i * 0.2, foot.y }, 0.42, 0.14);
}

/* One leaf from its foot to its tip, told by an angle from upright. */
static void
trace_leaf (cairo_t *cr, double x, double y, double angle, double length, double breadth)
{
  double dx = sin (angle), dy = -cos (angle), sx = dy * breadth, sy = -dx * breadth;
  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, x + dx * length * 0.3 + sx, y + dy * length * 0.3 + sy, x + dx * length * 0.72 + sx * 0.8,
                  y + dy * length * 0.72 + sy * 0.8, x + dx * length, y + dy * length);
  cairo_curve_to (cr, x + dx * length * 0.72 - sx * 0.8, y + dy * length * 0.72 - sy * 0.8, x + dx * length * 0.3 - sx,
                  y + dy * length * 0.3 - sy, x, y);
  cairo_close_path (cr);
}

static void
draw_tobacco (const OxbowPlot *plot, double x, double y, double height, double lean)
{
  static const struct
  {
    double angle, length, rise;
  } leaves[] = {
    { -1.2, 0.52, 0.1 }, { 1.2, 0.52, 0.1 }, { -0.98, 0.52, 0.3 }, { 0.98, 0.52, 0.3 },
    { -0.7, 0.44, 0.5 }, { 0.7, 0.44, 0.5 }, { 0, 0.42, 0.6 },
  };
  cairo_t *cr = plot->canvas->cr;
  OxbowColour leaf = oxbow_colour_mix (oxbow_plot_ground (plot), oxbow_plot_ink (plot), 0.4);
  for (size_t i = 0; i < G_N_ELEMENTS (leaves); i++)
    {
      trace_leaf (cr, x, y - leaves[i].rise * height, leaves[i].angle, leaves[i].length * height, 0.19 * height);
      oxbow_canvas_colour (plot->canvas, plot->canvas->theme->soft ? leaf : oxbow_plot_ground (plot), 1);
      cairo_fill_preserve (cr);
      oxbow_plot_ink_line (plot, 0.016, 0.85);
    }
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, y - 0.8 * height);
  oxbow_plot_ink_line (plot, 0.016, 0.8);
}

static const OxbowBox tobacco = { -0.55, -1.05, 1.1, 1.1 };

static void
plant_tobacco (const OxbowPlot *plot, double x, double y, uint32_t index)
{
  double height = 0.335 + 0.02 * oxbow_jitter ((uint32_t) plot->cell, index + 520);
  oxbow_plot_set_up (plot, draw_tobacco, &tobacco, (OxbowPoint) { x, y }, height, 0);
}

void
oxbow_sign_tobacco (const OxbowPlot *plot)
{
  OxbowPoint foot;
  if (!plot->one)
    plant_rows (plot, 0.4, 0.36, -0.42, 0.3, 0.3, 0.02, plant_tobacco);
  else if (oxbow_plot_find_place (plot, 0.5, 0.44, &foot))
    oxbow_plot_set_up (plot, draw_tobacco, &tobacco, foot, 0.44, 0);
}

/* The cob lies open on the right of its stalk, yellow within its outline: neither stalk nor ground. */
static void
draw_cob (const OxbowPlot *plot, double x, double y, double height)
{
  cairo_t *cr = plot->canvas->cr;
  cairo_save (cr);
  cairo_translate (cr, x + 0.17 * height, y - 0.64 * height);
  cairo_rotate (cr, 0.34);
  oxbow_canvas_ellipse (plot->canvas, 0, 0, 0.105 * height, 0.215 * height);
  cairo_restore (cr);
  oxbow_canvas_tone (plot->canvas, OXBOW_TONE_COB, 1);
  cairo_fill_preserve (cr);
  oxbow_plot_ink_line (plot, 0.02 * height / 0.34, 1);
}

static void
draw_corn (const OxbowPlot *plot, double x, double y, double height, double lean)
{
  cairo_t *cr = plot->canvas->cr;
  double h = height;
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, y - h);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, x, y - 0.14 * h);
      cairo_curve_to (cr, x + side * 0.1 * h, y - 0.42 * h, x + side * 0.28 * h, y - 0.46 * h, x + side * 0.38 * h,
                      y - 0.2 * h);
    }
  cairo_move_to (cr, x, y - 0.52 * h);
  cairo_curve_to (cr, x - 0.08 * h, y - 0.8 * h, x - 0.26 * h, y - 0.84 * h, x - 0.36 * h, y - 0.6 * h);
  OxbowColour leaf = oxbow_canvas_mix (plot->canvas, OXBOW_TONE_TOBACCO_SIGN, OXBOW_TONE_CORN_SIGN, 0.3);
  oxbow_canvas_colour (plot->canvas, leaf, 1);
  oxbow_canvas_pen (plot->canvas, 0.024 * h / 0.34);
  cairo_stroke (cr);
  draw_cob (plot, x, y, h);
}

static const OxbowBox corn = { -0.45, -1.05, 0.9, 1.1 };

static void
plant_corn (const OxbowPlot *plot, double x, double y, uint32_t index)
{
  double height = 0.335 + 0.015 * oxbow_jitter ((uint32_t) plot->cell, index + 540);
  oxbow_plot_set_up (plot, draw_corn, &corn, (OxbowPoint) { x, y }, height, 0);
}

/* Furrows, one under each row of stalks and one between, as far as the hex is wide; they stop short of the water. */
static void
draw_furrows (const OxbowPlot *plot)
{
  cairo_t *cr = plot->canvas->cr;
  int row = 0;
  for (double y = -0.64; y < 0.8; y += 0.2, row++)
    {
      bool drawing = false;
      for (double x = -0.9; x <= 0.9; x += 0.06)
        {
          bool free = oxbow_plot_has_room (plot, x, y, 0.06, 0) &&
                      oxbow_chance ((uint32_t) plot->cell, 800 + (uint32_t) row * 40 + (uint32_t) ((x + 1) * 6)) > 0.1;
          double wave = y + 0.012 * sin (x * 5 + row);
          if (free && drawing)
            cairo_line_to (cr, x, wave);
          else if (free)
            cairo_move_to (cr, x, wave);
          drawing = free;
        }
    }
  oxbow_plot_ink_line (plot, 0.018, 0.42);
}

void
oxbow_sign_corn (const OxbowPlot *plot)
{
  OxbowPoint foot;
  if (!plot->one)
    {
      draw_furrows (plot);
      plant_rows (plot, 0.33, 0.385, -0.42, 0.24, 0.3, 0.012, plant_corn);
    }
  else if (oxbow_plot_find_place (plot, 0.46, 0.46, &foot))
    for (int i = -1; i <= 1; i += 2)
      oxbow_plot_set_up (plot, draw_corn, &corn, (OxbowPoint) { foot.x + i * 0.15, foot.y }, 0.46, 0);
}
