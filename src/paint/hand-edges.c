/* hand-edges.c: marks that lie on an edge
 *
 * The same states as on cells, in a narrow lozenge along the side: what is chosen there is a dam, a levee, a border.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/hand-marks.h"
#include <math.h>

#define LENGTH 0.86
#define HALF 0.2

void
oxbow_hand_edge_ends (const OxbowCanvas *canvas, OxbowEdge edge, OxbowPoint *from, OxbowPoint *to)
{
  OxbowCell cell = oxbow_edge_upper (edge);
  int direction = oxbow_direction_of_side (canvas->layout.grid.orientation, oxbow_edge_side (edge));
  *from = oxbow_layout_corner (&canvas->layout, cell, direction);
  *to = oxbow_layout_corner (&canvas->layout, cell, direction + 1);
}

/* Along the x axis, around the origin. */
static void
trace_lozenge (const OxbowCanvas *canvas, double grown)
{
  double half = MAX (HALF, 3 * canvas->pixel) + grown;
  OxbowBox box = { -LENGTH / 2 - grown, -half, LENGTH + 2 * grown, 2 * half };
  oxbow_canvas_rounded (canvas, &box, MIN (half, 0.12 + grown));
}

static void
fill_lozenge (const OxbowCanvas *canvas, OxbowTone tone, double alpha)
{
  trace_lozenge (canvas, 0);
  oxbow_canvas_tone (canvas, tone, alpha);
  cairo_fill (canvas->cr);
}

static void
ring_lozenge (const OxbowCanvas *canvas, OxbowTone tone, double width, bool dashed, double alpha)
{
  trace_lozenge (canvas, 0);
  if (dashed)
    {
      double dash[] = { 0.13, 0.09 };
      cairo_path_t *path = cairo_copy_path (canvas->cr);
      oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, alpha);
      cairo_set_line_width (canvas->cr, MAX (width * 1.9, 2.6 * canvas->pixel));
      cairo_stroke (canvas->cr);
      cairo_append_path (canvas->cr, path);
      cairo_path_destroy (path);
      cairo_set_dash (canvas->cr, dash, 2, 0);
      oxbow_canvas_tone (canvas, tone, alpha);
      cairo_set_line_width (canvas->cr, MAX (width, 1.2 * canvas->pixel));
      cairo_stroke (canvas->cr);
      cairo_set_dash (canvas->cr, NULL, 0, 0);
      return;
    }
  oxbow_hand_stroke_ring (canvas, tone, width, width * 1.9, alpha);
}

static void
draw_brackets (const OxbowCanvas *canvas, double alpha)
{
  double half = HALF + 0.03, end = LENGTH / 2 + 0.05, arm = 0.16;
  for (int i = -1; i <= 1; i += 2)
    {
      cairo_move_to (canvas->cr, i * (end - arm), -half);
      cairo_line_to (canvas->cr, i * end, -half);
      cairo_line_to (canvas->cr, i * end, half);
      cairo_line_to (canvas->cr, i * (end - arm), half);
    }
  oxbow_hand_stroke_ring (canvas, OXBOW_TONE_LAST_MOVE, 0.06, 0.115, alpha);
}

static void
draw_cursor (const OxbowCanvas *canvas, double alpha)
{
  trace_lozenge (canvas, 0.06);
  cairo_set_source_rgba (canvas->cr, 1, 1, 1, alpha);
  cairo_set_line_width (canvas->cr, MAX (0.16, 4 * canvas->pixel));
  cairo_stroke_preserve (canvas->cr);
  cairo_set_source_rgba (canvas->cr, 0, 0, 0, alpha);
  cairo_set_line_width (canvas->cr, MAX (0.07, 1.6 * canvas->pixel));
  cairo_stroke (canvas->cr);
}

static void
draw_states (const OxbowCanvas *canvas, const OxbowHandMark *mark, double alpha)
{
  switch (mark->state)
    {
    case OXBOW_HAND_HOVER:
      trace_lozenge (canvas, 0);
      oxbow_canvas_colour (canvas, (OxbowColour) { 1, 1, 1 }, (canvas->theme->night ? 0.16 : 0.4) * alpha);
      cairo_fill (canvas->cr);
      ring_lozenge (canvas, OXBOW_TONE_INK, 0.025, false, 0.8 * alpha);
      break;
    case OXBOW_HAND_TARGET:
    case OXBOW_HAND_CHASE:
    case OXBOW_HAND_GAIN:
    case OXBOW_HAND_WARNING:
    case OXBOW_HAND_ERROR:
      fill_lozenge (canvas, OXBOW_TONE_ACCENT, 0.3 * alpha);
      ring_lozenge (canvas, OXBOW_TONE_ACCENT, 0.05, false, alpha);
      break;
    case OXBOW_HAND_PASS:
      ring_lozenge (canvas, OXBOW_TONE_ACCENT, 0.05, true, alpha);
      break;
    case OXBOW_HAND_SELECTED:
      fill_lozenge (canvas, OXBOW_TONE_ACCENT, 0.3 * alpha);
      ring_lozenge (canvas, OXBOW_TONE_ACCENT, 0.09, false, alpha);
      break;
    case OXBOW_HAND_LAST:
      draw_brackets (canvas, alpha);
      break;
    case OXBOW_HAND_REFUSED:
      fill_lozenge (canvas, OXBOW_TONE_INK, 0.25 * alpha);
      oxbow_hand_cross (canvas, (OxbowPoint) { 0, 0 }, alpha);
      break;
    case OXBOW_HAND_CURSOR:
      draw_cursor (canvas, alpha);
      break;
    case OXBOW_HAND_DRY:
    case OXBOW_HAND_WET:
    case OXBOW_HAND_WAY:
    case OXBOW_N_HAND_STATES:
      break;
    }
}

/* Beside the edge, on its upper side. */
static void
draw_badge (const OxbowCanvas *canvas, const OxbowHandMark *mark, OxbowPoint middle, double angle, double alpha)
{
  OxbowPoint at = { middle.x + sin (angle) * 0.42, middle.y - cos (angle) * 0.42 };
  OxbowBadgeLook look = { OXBOW_TONE_ACCENT, mark->state == OXBOW_HAND_PASS, .alpha = alpha };
  if (mark->state == OXBOW_HAND_DRY || mark->state == OXBOW_HAND_WET)
    oxbow_hand_drop (canvas, mark->tone, mark->state == OXBOW_HAND_DRY, middle, alpha);
  else
    oxbow_hand_badge (canvas, &look, mark->badge, at);
}

void
oxbow_hand_draw_edge (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowHandMark *mark)
{
  OxbowPoint from, to;
  cairo_t *cr = canvas->cr;
  double alpha = 1 - mark->faint;
  oxbow_hand_edge_ends (canvas, mark->edge, &from, &to);
  OxbowPoint middle = { (from.x + to.x) / 2, (from.y + to.y) / 2 };
  double angle = atan2 (to.y - from.y, to.x - from.x);
  if (mark->state == OXBOW_HAND_WAY)    /* out of the upper cell, across the edge */
    {
      OxbowPoint centre = oxbow_layout_centre (&canvas->layout, oxbow_edge_upper (mark->edge));
      oxbow_hand_arrow (canvas, mark->badge, middle, atan2 (middle.y - centre.y, middle.x - centre.x), alpha);
      return;
    }
  if (angle > G_PI / 2 || angle <= -G_PI / 2)
    angle += angle > 0 ? -G_PI : G_PI;
  cairo_save (cr);
  cairo_translate (cr, middle.x, middle.y);
  cairo_rotate (cr, angle);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_states (canvas, mark, alpha);
  cairo_restore (cr);
  draw_badge (canvas, mark, middle, angle, alpha);
}
