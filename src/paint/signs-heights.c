/* signs-heights.c: forest, hills and mountains
 *
 * Light falls from the upper left: crowns are paler there, humps and peaks are hatched on the right.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/terrain.h"
#include <math.h>

typedef struct
{
  double x, y, size;
} Place;

static OxbowColour
paler (const OxbowPlot *plot, double part)
{
  OxbowColour light = plot->canvas->theme->night ? oxbow_plot_ink (plot) : (OxbowColour) { 1, 0.98, 0.93 };
  return oxbow_colour_mix (oxbow_plot_ground (plot), light, plot->canvas->theme->soft ? part : 0);
}

static OxbowColour
deeper (const OxbowPlot *plot, double part)
{
  return oxbow_colour_mix (oxbow_plot_ground (plot), oxbow_plot_ink (plot), plot->canvas->theme->soft ? part : 0);
}

/* A crown of seven lobes. */
static void
trace_crown (cairo_t *cr, double x, double y, double radius)
{
  for (int i = 0; i < 7; i++)
    {
      double angle = i * G_PI * 2 / 7 - 0.4, middle = radius * 0.68, lobe = radius * 0.44;
      cairo_arc (cr, x + middle * cos (angle), y + middle * sin (angle), lobe, angle - 1.15, angle + 1.15);
    }
  cairo_close_path (cr);
}

static void
draw_round_tree (const OxbowPlot *plot, double x, double y, double height, double lean)
{
  cairo_t *cr = plot->canvas->cr;
  double crown = height * 0.34, middle = y - height * 0.64;
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, middle);
  oxbow_plot_ink_line (plot, 0.03 * height / 0.38, 0.95);
  trace_crown (cr, x, middle, crown);
  oxbow_canvas_colour (plot->canvas, deeper (plot, 0.38), 1);
  cairo_fill_preserve (cr);
  oxbow_plot_ink_line (plot, 0.02, 0.85);
  oxbow_canvas_ellipse (plot->canvas, x - crown * 0.28, middle - crown * 0.3, crown * 0.42, crown * 0.36);
  oxbow_canvas_colour (plot->canvas, deeper (plot, 0.2), plot->canvas->theme->soft ? 0.8 : 0);
  cairo_fill (cr);
  cairo_arc (cr, x + crown * 0.05, middle + crown * 0.1, crown * 0.62, 0.35, 1.5);
  oxbow_plot_ink_line (plot, 0.014, 0.6);
}

static void
draw_pointed_tree (const OxbowPlot *plot, double x, double y, double height, double lean)
{
  cairo_t *cr = plot->canvas->cr;
  double half = height * 0.27, skirt = y - height * 0.16, top = y - height * 1.08;
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, skirt);
  oxbow_plot_ink_line (plot, 0.034 * height / 0.38, 0.95);
  cairo_move_to (cr, x, top);
  cairo_curve_to (cr, x - half * 0.25, top + height * 0.4, x - half * 0.6, skirt - height * 0.12, x - half, skirt);
  cairo_curve_to (cr, x - half * 0.4, skirt + height * 0.05, x + half * 0.4, skirt + height * 0.05, x + half, skirt);
  cairo_curve_to (cr, x + half * 0.6, skirt - height * 0.12, x + half * 0.25, top + height * 0.4, x, top);
  cairo_close_path (cr);
  oxbow_canvas_colour (plot->canvas, deeper (plot, 0.34), 1);
  cairo_fill_preserve (cr);
  oxbow_plot_ink_line (plot, 0.02, 0.85);
  if (!plot->canvas->theme->soft)
    return;
  cairo_move_to (cr, x + 0.004, top + 0.03);
  cairo_curve_to (cr, x + half * 0.2, top + height * 0.42, x + half * 0.5, skirt - height * 0.12, x + half * 0.86,
                  skirt - 0.008);
  cairo_line_to (cr, x, skirt + height * 0.03);
  cairo_close_path (cr);
  oxbow_canvas_colour (plot->canvas, deeper (plot, 0.62), 0.75);
  cairo_fill (cr);
}

static const OxbowBox tree = { -0.42, -1.15, 0.84, 1.2 };

static void
draw_tree (const OxbowPlot *plot, Place place, uint32_t index)
{
  uint32_t cell = (uint32_t) plot->cell;
  double height = place.size * (1 + 0.06 * oxbow_jitter (cell, index + 640));
  OxbowPoint foot = { place.x, place.y };
  bool pointed = oxbow_chance (cell, index + 660) < 0.42;
  if (!oxbow_plot_make_room (plot, (pointed ? 0.6 : 0.74) * height, height, &foot))
    return;
  oxbow_plot_set_up (plot, pointed ? draw_pointed_tree : draw_round_tree, &tree, foot, height, 0);
}

void
oxbow_sign_forest (const OxbowPlot *plot)
{
  static const Place grove[] = {
    { -0.22, -0.42, 0.36 }, { 0.16, -0.46, 0.38 }, { 0.42, -0.28, 0.36 }, { -0.46, -0.16, 0.38 },
    { -0.02, -0.12, 0.38 }, { 0.66, 0.02, 0.36 },  { -0.68, 0.16, 0.36 }, { -0.3, 0.16, 0.38 },
    { 0.3, 0.1, 0.38 },     { 0.04, 0.32, 0.38 },  { 0.5, 0.4, 0.36 },    { -0.46, 0.5, 0.37 },
    { -0.12, 0.64, 0.36 },  { 0.26, 0.7, 0.37 },
  };
  uint32_t cell = (uint32_t) plot->cell;
  OxbowPoint foot;
  for (size_t i = 0; !plot->one && i < G_N_ELEMENTS (grove); i++)
    {
      uint32_t k = (uint32_t) i;
      Place place = { grove[i].x + 0.05 * oxbow_jitter (cell, k + 600),
                      grove[i].y + 0.045 * oxbow_jitter (cell, k + 620), grove[i].size };
      draw_tree (plot, place, k);
    }
  if (plot->one && oxbow_plot_find_place (plot, 0.62, 0.44, &foot))
    {
      oxbow_plot_set_up (plot, draw_pointed_tree, &tree, (OxbowPoint) { foot.x + 0.17, foot.y - 0.03 }, 0.38, 0);
      oxbow_plot_set_up (plot, draw_round_tree, &tree, (OxbowPoint) { foot.x - 0.14, foot.y }, 0.42, 0);
    }
}

/* A hump: an arch steeper on the right, its inside paler, with hachures running down its right flank. */
static void
draw_hump (const OxbowPlot *plot, double x, double y, double width, double lean)
{
  cairo_t *cr = plot->canvas->cr;
  double h = width * 0.46, left = x - width / 2, right = x + width / 2;
  cairo_move_to (cr, left, y);
  cairo_curve_to (cr, left + width * 0.16, y - h * 0.62, x - width * 0.2, y - h, x - width * 0.02, y - h);
  cairo_curve_to (cr, x + width * 0.16, y - h, right - width * 0.2, y - h * 0.42, right, y - h * 0.06);
  cairo_path_t *arch = cairo_copy_path (cr);
  if (plot->canvas->theme->soft)
    {
      OxbowColour light = paler (plot, plot->canvas->theme->night ? 0.22 : 0.34);
      cairo_pattern_t *body = cairo_pattern_create_linear (x - width * 0.2, y - h, x + width * 0.12, y + h * 0.1);
      cairo_pattern_add_color_stop_rgba (body, 0, light.red, light.green, light.blue, 0.95);
      cairo_pattern_add_color_stop_rgba (body, 0.8, light.red, light.green, light.blue, 0.25);
      cairo_pattern_add_color_stop_rgba (body, 1, light.red, light.green, light.blue, 0);
      cairo_close_path (cr);
      cairo_set_source (cr, body);
      cairo_fill (cr);
      cairo_pattern_destroy (body);
    }
  cairo_new_path (cr);
  cairo_append_path (cr, arch);
  cairo_path_destroy (arch);
  oxbow_plot_ink_line (plot, 0.029, 0.88);
  for (int i = 0; i < 6; i++)
    {
      double t = 0.1 + 0.135 * i, hx = x + width * (0.05 + 0.43 * t), hy = y - h * (0.97 - 0.95 * t * t - 0.12 * t);
      double length = h * (0.62 - 0.08 * i);
      cairo_move_to (cr, hx, hy + h * 0.03);
      cairo_line_to (cr, hx + length * 0.5, MIN (hy + h * 0.03 + length, y + h * 0.02));
    }
  oxbow_plot_ink_line (plot, 0.02, 0.88);
}

static const OxbowBox hump = { -0.55, -0.55, 1.1, 0.65 };

void
oxbow_sign_hill (const OxbowPlot *plot)
{
  static const Place humps[] = {
    { -0.04, -0.5, 0.46 }, { 0.4, -0.34, 0.46 }, { -0.42, -0.1, 0.6 }, { 0.22, 0.14, 0.66 },
    { -0.36, 0.42, 0.5 }, { 0.2, 0.64, 0.42 },
  };
  uint32_t cell = (uint32_t) plot->cell;
  OxbowPoint foot;
  for (size_t i = 0; !plot->one && i < G_N_ELEMENTS (humps); i++)
    {
      uint32_t k = (uint32_t) i;
      double x = humps[i].x + 0.045 * oxbow_jitter (cell, k + 700),
             y = humps[i].y + 0.04 * oxbow_jitter (cell, k + 720);
      double width = humps[i].size * (1 + 0.08 * oxbow_jitter (cell, k + 740));
      foot = (OxbowPoint) { x, y };
      if (!oxbow_plot_make_room (plot, width + 0.03, width * 0.48, &foot))
        {
          width *= 0.66;
          if (!oxbow_plot_make_room (plot, width + 0.03, width * 0.48, &foot))
            continue;
        }
      oxbow_plot_set_up (plot, draw_hump, &hump, foot, width, 0);
    }
  if (plot->one && oxbow_plot_find_place (plot, 0.66, 0.34, &foot))
    oxbow_plot_set_up (plot, draw_hump, &hump, foot, 0.66, 0);
}

/* The ridge runs from the summit to the foot in four crooks; left of it lies light, right of it shade. */
static void
draw_peak (const OxbowPlot *plot, double x, double y, double width, double lean)
{
  static const OxbowPoint crooks[] = { { 0.02, 0.26 }, { -0.06, 0.42 }, { 0.06, 0.62 }, { 0.0, 0.8 }, { 0.09, 1 } };
  cairo_t *cr = plot->canvas->cr;
  double h = width * 0.94, top = y - h;
  double summit = x + lean, left = x - width * 0.46, right = x + width * 0.5;

  cairo_move_to (cr, summit, top);
  cairo_line_to (cr, left, y - 0.02);
  cairo_line_to (cr, x + crooks[4].x * width, y);
  cairo_line_to (cr, right, y - 0.02);
  cairo_close_path (cr);
  oxbow_canvas_colour (plot->canvas, deeper (plot, plot->canvas->theme->night ? 0.06 : 0.16), 1);
  cairo_fill (cr);

  cairo_move_to (cr, left, y - 0.02);
  cairo_line_to (cr, summit - width * 0.19, top + h * 0.4);
  cairo_line_to (cr, summit, top);
  for (size_t i = 0; i < G_N_ELEMENTS (crooks); i++)
    cairo_line_to (cr, summit + crooks[i].x * width, top + crooks[i].y * h);
  cairo_close_path (cr);
  oxbow_canvas_colour (plot->canvas, plot->canvas->theme->soft ? paler (plot, plot->canvas->theme->night ? 0.26 : 0.46)
                                                               : plot->canvas->theme->tones[OXBOW_TONE_PAPER], 1);
  cairo_fill (cr);

  cairo_move_to (cr, left, y);
  cairo_line_to (cr, summit - width * 0.19, top + h * 0.4);
  cairo_line_to (cr, summit, top);
  cairo_line_to (cr, summit + width * 0.2, top + h * 0.36);
  cairo_line_to (cr, right, y);
  oxbow_plot_ink_line (plot, 0.028, 0.95);
  cairo_move_to (cr, summit, top);
  for (size_t i = 0; i < G_N_ELEMENTS (crooks); i++)
    cairo_line_to (cr, summit + crooks[i].x * width, top + crooks[i].y * h);
  oxbow_plot_ink_line (plot, 0.02, 0.85);
  for (int i = 0; i < 6; i++)
    {
      double t = 0.2 + 0.125 * i, ridge = summit + width * (0.05 + 0.02 * (i & 1));
      double slope = summit + (right - summit) * (t + 0.04), hy = top + h * t;
      double reach = (slope - ridge) * (i < 2 ? 0.5 : 0.58);
      cairo_move_to (cr, slope - 0.012, hy);
      cairo_line_to (cr, slope - reach, hy - reach * 0.42);
    }
  oxbow_plot_ink_line (plot, 0.018, 0.75);
}

static void
lay_peak (const OxbowPlot *plot, double x, double y, double width, uint32_t index)
{
  static const OxbowBox around = { -0.6, -1, 1.2, 1.05 };
  double lean = 0.03 * oxbow_jitter ((uint32_t) plot->cell, index + 780);
  oxbow_plot_set_up (plot, draw_peak, &around, (OxbowPoint) { x, y }, width, lean);
}

void
oxbow_sign_mountain (const OxbowPlot *plot, bool with_spring)
{
  static const Place range[] = { { -0.38, -0.12, 0.64 }, { 0.4, -0.16, 0.6 }, { 0.02, 0.34, 0.9 },
                                 { -0.46, 0.48, 0.44 }, { 0.48, 0.48, 0.44 } };
  static const Place above_pool[] = { { -0.5, -0.18, 0.4 }, { 0.5, -0.2, 0.4 }, { 0, -0.32, 0.46 } };
  uint32_t cell = (uint32_t) plot->cell;
  OxbowPoint foot;
  const Place *places = with_spring ? above_pool : range;
  size_t n = with_spring ? G_N_ELEMENTS (above_pool) : G_N_ELEMENTS (range);
  for (size_t i = 0; !plot->one && i < n; i++)
    {
      uint32_t k = (uint32_t) i;
      double x = places[i].x + 0.04 * oxbow_jitter (cell, k + 760),
             y = places[i].y + 0.03 * oxbow_jitter (cell, k + 770);
      lay_peak (plot, x, y, places[i].size * (1 + 0.06 * oxbow_jitter (cell, k + 790)), k);
    }
  if (plot->one && with_spring)
    {
      lay_peak (plot, -0.42, -0.16, 0.42, 0);
      lay_peak (plot, 0.42, -0.16, 0.42, 1);
    }
  else if (plot->one && oxbow_plot_find_place (plot, 0.72, 0.72, &foot))
    lay_peak (plot, foot.x, foot.y, 0.72, 0);
}
