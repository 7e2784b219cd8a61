/* hand-rings.c: lines inside the border of a cell, or of a place of several cells
 *
 * A place of many cells, as a city or a trail, is one thing to choose: its ring runs along its outer sides only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/hand-marks.h"
#include <math.h>

GArray *
oxbow_hand_cells (const OxbowScene *scene, OxbowCell place)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  int n = oxbow_grid_n_cells (&scene->grid);
  if (place >= 0 && place < n)
    g_array_append_val (cells, place);
  const OxbowRuleset *ruleset = scene->state != NULL ? oxbow_state_ruleset (scene->state) : NULL;
  if (place > OXBOW_NAMED_PLACE (0) || ruleset == NULL || ruleset->place_of == NULL)
    return cells;
  for (OxbowCell cell = 0; cell < n; cell++)
    if (!oxbow_scene_is_outside (scene, cell) && ruleset->place_of (scene->state, cell) == place)
      g_array_append_val (cells, cell);
  return cells;
}

static bool
has_cell (const GArray *cells, OxbowCell cell)
{
  for (guint i = 0; i < cells->len; i++)
    if (g_array_index (cells, OxbowCell, i) == cell)
      return true;
  return false;
}

/* The end of a side's line at one of its corners: where the lines of two outer sides meet, or on the side that leads
 * over to the next cell of the place. */
static OxbowPoint
line_end (const OxbowCanvas *canvas, OxbowCell cell, int corner, int beyond, bool shared, double size)
{
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  OxbowPoint here = oxbow_layout_corner (&canvas->layout, cell, corner);
  OxbowPoint to = shared ? oxbow_layout_corner (&canvas->layout, cell, beyond) : centre;
  return (OxbowPoint) { here.x + (to.x - here.x) * (1 - size), here.y + (to.y - here.y) * (1 - size) };
}

static void
trace_side (const OxbowCanvas *canvas, const GArray *cells, OxbowCell cell, int side, double size)
{
  const OxbowGrid *grid = &canvas->layout.grid;
  bool before = has_cell (cells, oxbow_grid_neighbour (grid, cell, (side + 5) % 6));
  bool after = has_cell (cells, oxbow_grid_neighbour (grid, cell, (side + 1) % 6));
  OxbowPoint a = line_end (canvas, cell, side, (side + 5) % 6, before, size);
  OxbowPoint b = line_end (canvas, cell, (side + 1) % 6, (side + 2) % 6, after, size);
  cairo_move_to (canvas->cr, a.x, a.y);
  cairo_line_to (canvas->cr, b.x, b.y);
}

void
oxbow_hand_trace_ring (const OxbowCanvas *canvas, const OxbowScene *scene, const GArray *cells, double size)
{
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_MITER);
  if (cells->len == 1)
    {
      oxbow_canvas_hex (canvas, g_array_index (cells, OxbowCell, 0), size);
      return;
    }
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < cells->len; i++)
    for (int side = 0; side < OXBOW_DIRECTIONS; side++)
      {
        OxbowCell cell = g_array_index (cells, OxbowCell, i);
        if (!has_cell (cells, oxbow_grid_neighbour (&scene->grid, cell, side)))
          trace_side (canvas, cells, cell, side, size);
      }
}

void
oxbow_hand_stroke_ring (const OxbowCanvas *canvas, OxbowTone tone, double width, double casing, double alpha)
{
  cairo_t *cr = canvas->cr;
  double line = MAX (width * canvas->theme->line, canvas->pixel);
  double around = (casing - width) * canvas->theme->casing;
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, alpha);
  cairo_set_line_width (cr, line + MAX (around, canvas->pixel));
  cairo_stroke_preserve (cr);
  oxbow_canvas_tone (canvas, tone, alpha);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

void
oxbow_hand_dash_ring (const OxbowCanvas *canvas, const OxbowScene *scene, const GArray *cells, double alpha)
{
  cairo_t *cr = canvas->cr;
  double dash[] = { 0.16, 0.12 };
  oxbow_hand_trace_ring (canvas, scene, cells, 0.86);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, alpha);
  cairo_set_line_width (cr, MAX (0.095, 2.5 * canvas->pixel));
  cairo_stroke_preserve (cr);
  cairo_set_dash (cr, dash, 2, 0.08);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  oxbow_canvas_tone (canvas, OXBOW_TONE_ACCENT, alpha);
  cairo_set_line_width (cr, MAX (0.05 * canvas->theme->line, 1.2 * canvas->pixel));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* The middle one in reading order of a place of several, as its tray and its signpost have it. */
OxbowPoint
oxbow_hand_place_middle (const OxbowCanvas *canvas, const OxbowScene *scene, const GArray *cells)
{
  OxbowCell cell = g_array_index (cells, OxbowCell, (cells->len - 1) / 2);
  return oxbow_layout_centre (&canvas->layout, cell);
}

/* Thin lines aslant, in the tone of the river that leaves. */
void
oxbow_hand_hatch (const OxbowCanvas *canvas, OxbowCell cell, OxbowTone tone, double alpha)
{
  cairo_t *cr = canvas->cr;
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  double apart = MAX (0.13, 3 * canvas->pixel);
  cairo_save (cr);
  oxbow_canvas_hex (canvas, cell, 0.98);
  cairo_clip (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 0.22 * alpha);
  cairo_paint (cr);
  for (double x = -2; x < 2; x += apart)
    {
      cairo_move_to (cr, centre.x + x, centre.y + 1);
      cairo_line_to (cr, centre.x + x + 2, centre.y - 1);
    }
  oxbow_canvas_tone (canvas, tone, 0.5 * alpha);
  oxbow_canvas_pen (canvas, 0.022);
  cairo_stroke (cr);
  cairo_restore (cr);
}
