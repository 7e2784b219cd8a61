/* canvas.c: the pen: tones, lines with a hand's wobble, and what is common to all drawing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/canvas.h"
#include <math.h>

#define THINNEST_PX 0.6
#define WOBBLE 0.015

OxbowLevel
oxbow_level_for (double radius_px)
{
  static const double bounds[OXBOW_N_LEVELS - 1] = { 6, 16, 36, 80 };
  int level = 0;
  while (level < OXBOW_N_LEVELS - 1 && radius_px >= bounds[level])
    level++;
  return (OxbowLevel) level;
}

uint32_t
oxbow_hash (uint32_t a, uint32_t b)
{
  uint32_t h = a * 0x9E3779B1u ^ (b + 0x7F4A7C15u) * 0x85EBCA77u;
  h ^= h >> 15;
  h *= 0x2C1B3C6Du;
  h ^= h >> 12;
  h *= 0x297A2D39u;
  return h ^ h >> 15;
}

double
oxbow_chance (uint32_t a, uint32_t b)
{
  return oxbow_hash (a, b) / 4294967296.0;
}

double
oxbow_jitter (uint32_t a, uint32_t b)
{
  return oxbow_chance (a, b) * 2 - 1;
}

bool
oxbow_canvas_has (const OxbowCanvas *canvas, OxbowCell cell)
{
  int column = cell % canvas->layout.grid.width, row = cell / canvas->layout.grid.width;
  const OxbowBlock *block = &canvas->block;
  return column >= block->first_column && column <= block->last_column && row >= block->first_row
         && row <= block->last_row;
}

bool
oxbow_canvas_shows (const OxbowCanvas *canvas, OxbowCell cell, double reach)
{
  const OxbowBox *seen = &canvas->seen;
  bool flat = canvas->layout.grid.orientation == OXBOW_FLAT;
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  double radius = canvas->layout.radius, half = 0.5 * oxbow_radius_to_flats (radius);
  double x = (flat ? radius : half) + reach + canvas->pixel, y = (flat ? half : radius) + reach + canvas->pixel;
  return seen->width <= 0
         || (centre.x + x > seen->x && centre.x - x < seen->x + seen->width && centre.y + y > seen->y
             && centre.y - y < seen->y + seen->height);
}

void
oxbow_canvas_colour (const OxbowCanvas *canvas, OxbowColour colour, double alpha)
{
  cairo_set_source_rgba (canvas->cr, colour.red, colour.green, colour.blue, alpha);
}

void
oxbow_canvas_tone (const OxbowCanvas *canvas, OxbowTone tone, double alpha)
{
  oxbow_canvas_colour (canvas, canvas->theme->tones[tone], alpha);
}

OxbowColour
oxbow_canvas_mix (const OxbowCanvas *canvas, OxbowTone a, OxbowTone b, double part_of_b)
{
  return oxbow_colour_mix (canvas->theme->tones[a], canvas->theme->tones[b], part_of_b);
}

void
oxbow_canvas_pen (const OxbowCanvas *canvas, double width)
{
  cairo_set_line_width (canvas->cr, MAX (width * canvas->theme->line, THINNEST_PX * canvas->pixel));
}

void
oxbow_canvas_hex (const OxbowCanvas *canvas, OxbowCell cell, double size)
{
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  for (int i = 0; i < OXBOW_DIRECTIONS; i++)
    {
      OxbowPoint corner = oxbow_hex_corner (canvas->layout.grid.orientation, i);
      double x = centre.x + corner.x * size, y = centre.y + corner.y * size;
      if (i == 0)
        cairo_move_to (canvas->cr, x, y);
      else
        cairo_line_to (canvas->cr, x, y);
    }
  cairo_close_path (canvas->cr);
}

/* A line as a calm hand draws it: three soft bends aside, none at its ends, so that lines meet where cells do. */
void
oxbow_canvas_wobble (const OxbowCanvas *canvas, OxbowPoint from, OxbowPoint to, uint32_t seed, bool go_on)
{
  cairo_t *cr = canvas->cr;
  if (go_on)
    cairo_line_to (cr, from.x, from.y);
  else
    cairo_move_to (cr, from.x, from.y);
  double length = hypot (to.x - from.x, to.y - from.y);
  if (canvas->level < OXBOW_LEVEL_SIGNS || canvas->theme->plain || length < 1e-6)
    {
      cairo_line_to (cr, to.x, to.y);
      return;
    }
  double ux = (to.x - from.x) / length, uy = (to.y - from.y) / length;
  OxbowPoint last = from;
  for (int i = 1; i <= 3; i++)
    {
      double along = length * i / 3, aside = i == 3 ? 0 : WOBBLE * oxbow_jitter (seed, (uint32_t) i);
      OxbowPoint next = { from.x + ux * along - uy * aside, from.y + uy * along + ux * aside };
      double third = length / 9;
      cairo_curve_to (cr, last.x + ux * third, last.y + uy * third, next.x - ux * third, next.y - uy * third, next.x,
                      next.y);
      last = next;
    }
}

void
oxbow_canvas_ellipse (const OxbowCanvas *canvas, double x, double y, double rx, double ry)
{
  cairo_t *cr = canvas->cr;
  cairo_new_sub_path (cr);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, rx, ry);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_restore (cr);
}

void
oxbow_canvas_rounded (const OxbowCanvas *canvas, const OxbowBox *box, double corner)
{
  cairo_t *cr = canvas->cr;
  double right = box->x + box->width, bottom = box->y + box->height;
  cairo_new_sub_path (cr);
  cairo_arc (cr, right - corner, box->y + corner, corner, -G_PI / 2, 0);
  cairo_arc (cr, right - corner, bottom - corner, corner, 0, G_PI / 2);
  cairo_arc (cr, box->x + corner, bottom - corner, corner, G_PI / 2, G_PI);
  cairo_arc (cr, box->x + corner, box->y + corner, corner, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}
