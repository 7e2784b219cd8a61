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

/* A grain: a small leaf from its foot outwards. */
static void
trace_grain (cairo_t *cr, double x, double y, double angle, double length)
{
  double dx = sin (angle), dy = -cos (angle), breadth = length * 0.3;
  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, x + dx * length * 0.35 - dy * breadth, y + dy * length * 0.35 + dx * breadth,
                  x + dx * length * 0.75 - dy * breadth, y + dy * length * 0.75 + dx * breadth, x + dx * length,
                  y + dy * length);
  cairo_curve_to (cr, x + dx * length * 0.75 + dy * breadth, y + dy * length * 0.75 - dx * breadth,
                  x + dx * length * 0.35 + dy * breadth, y + dy * length * 0.35 - dx * breadth, x, y);
}

/* Two rows of grains along the upper half of a stalk that leans a little. */
static void
draw_ear (const OxbowPlot *plot, double x, double y, double height, double lean)
{
  cairo_t *cr = plot->canvas->cr;
  double bend = lean * height;
  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, x, y - 0.3 * height, x + bend * 0.2, y - 0.5 * height, x + bend * 0.75, y - 0.82 * height);
  oxbow_plot_ink_line (plot, 0.015 * height / 0.29, 0.85);
  for (int i = 0; i < 4; i++)
    {
      double part = i / 3.0, gy = y - height * (0.42 + 0.34 * part), gx = x + bend * (0.25 + 0.5 * part);
      double length = 0.25 * height * (1 - 0.15 * part);
      trace_grain (cr, gx, gy, lean - 0.62, length);
      trace_grain (cr, gx, gy, lean + 0.62, length);
    }
  trace_grain (cr, x + bend * 0.7, y - 0.76 * height, lean, 0.26 * height);
  oxbow_canvas_colour (plot->canvas, oxbow_plot_ink (plot), 0.92);
  cairo_fill (cr);
}

static void
plant_wheat (const OxbowPlot *plot, double x, double y, uint32_t index)
{
  draw_ear (plot, x, y, 0.275 + 0.02 * oxbow_jitter ((uint32_t) plot->cell, index + 500),
            0.16 + 0.06 * oxbow_jitter (index, 7));
}

void
oxbow_sign_wheat (const OxbowPlot *plot)
{
  OxbowPoint foot;
  if (!plot->one)
    plant_rows (plot, 0.235, 0.315, -0.48, 0.12, 0.27, 0.022, plant_wheat);
  else if (oxbow_plot_find_place (plot, 0.5, 0.42, &foot))
    for (int i = -1; i <= 1; i++)
      draw_ear (plot, foot.x + i * 0.2, foot.y, 0.42, 0.14);
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
draw_tobacco (const OxbowPlot *plot, double x, double y, double height)
{
  static const struct
  {
    double angle, length, rise;
  } leaves[] = {
    { -1.3, 0.6, 0.12 }, { 1.3, 0.6, 0.12 }, { -0.72, 0.72, 0.2 }, { 0.72, 0.72, 0.2 }, { 0, 0.78, 0.24 },
  };
  cairo_t *cr = plot->canvas->cr;
  OxbowColour leaf = oxbow_colour_mix (oxbow_plot_ground (plot), oxbow_plot_ink (plot), 0.34);
  for (size_t i = 0; i < G_N_ELEMENTS (leaves); i++)
    {
      trace_leaf (cr, x, y - leaves[i].rise * height, leaves[i].angle, leaves[i].length * height, 0.25 * height);
      oxbow_canvas_colour (plot->canvas, plot->canvas->theme->soft ? leaf : oxbow_plot_ground (plot), 1);
      cairo_fill_preserve (cr);
      oxbow_plot_ink_line (plot, 0.016, 0.85);
    }
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, y - 0.62 * height);
  oxbow_plot_ink_line (plot, 0.014, 0.7);
}

static void
plant_tobacco (const OxbowPlot *plot, double x, double y, uint32_t index)
{
  draw_tobacco (plot, x, y, 0.28 + 0.02 * oxbow_jitter ((uint32_t) plot->cell, index + 520));
}

void
oxbow_sign_tobacco (const OxbowPlot *plot)
{
  OxbowPoint foot;
  if (!plot->one)
    plant_rows (plot, 0.43, 0.36, -0.42, 0.32, 0.28, 0.02, plant_tobacco);
  else if (oxbow_plot_find_place (plot, 0.5, 0.44, &foot))
    draw_tobacco (plot, foot.x, foot.y, 0.44);
}

static void
draw_corn (const OxbowPlot *plot, double x, double y, double height)
{
  cairo_t *cr = plot->canvas->cr;
  double h = height;
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, y - h);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, x, y - 0.12 * h);
      cairo_curve_to (cr, x + side * 0.1 * h, y - 0.45 * h, x + side * 0.3 * h, y - 0.5 * h, x + side * 0.38 * h,
                      y - 0.16 * h);
      cairo_move_to (cr, x, y - 0.5 * h);
      cairo_curve_to (cr, x + side * 0.08 * h, y - 0.8 * h, x + side * 0.24 * h, y - 0.82 * h, x + side * 0.32 * h,
                      y - 0.56 * h);
    }
  oxbow_plot_ink_line (plot, 0.02 * h / 0.34, 0.9);
  cairo_save (cr);
  cairo_translate (cr, x + 0.11 * h, y - 0.56 * h);
  cairo_rotate (cr, 0.42);
  oxbow_canvas_ellipse (plot->canvas, 0, 0, 0.085 * h, 0.19 * h);
  oxbow_canvas_colour (plot->canvas, oxbow_canvas_mix (plot->canvas, OXBOW_TONE_CORN, OXBOW_TONE_WHEAT, 0.35), 1);
  cairo_fill_preserve (cr);
  oxbow_plot_ink_line (plot, 0.016 * h / 0.34, 1);
  cairo_restore (cr);
}

static void
plant_corn (const OxbowPlot *plot, double x, double y, uint32_t index)
{
  draw_corn (plot, x, y, 0.325 + 0.02 * oxbow_jitter ((uint32_t) plot->cell, index + 540));
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
      plant_rows (plot, 0.34, 0.39, -0.3, 0.24, 0.3, 0.016, plant_corn);
    }
  else if (oxbow_plot_find_place (plot, 0.46, 0.46, &foot))
    for (int i = -1; i <= 1; i += 2)
      draw_corn (plot, foot.x + i * 0.15, foot.y, 0.46);
}
