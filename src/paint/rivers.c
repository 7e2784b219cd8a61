/* rivers.c: water on the map: casing, body, rim, current, arrows, mouth
 *
 * All casings lie under all bodies, so that strands of one bed share theirs. Which way the water runs is said by
 * arrows, and each river by its own kind of arrow and its name as well as its colour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/rivers.h"
#include <math.h>

#define CASING 0.055
#define RIM 0.022
#define CURRENT 0.02
#define CASING_AT_MOUTH 0.2
#define BANK 0.34               /* how far beside the water there is light */
#define BANK_STEP_PX 2.0
#define MOST_BANK_STEPS 9
#define RIVER_REACH 0.7         /* the light on the banks, beyond the cell that the water runs through */
#define BEYOND 2u               /* points */
#define BANK_LIGHT 0.27         /* at the water */

typedef struct
{
  const OxbowRiver *river;
  guint first, last;            /* points of one unbroken run of visible cells */
} Run;

static const OxbowRiverPoint *
point_of (const OxbowRiver *river, guint i)
{
  return &g_array_index (river->points, OxbowRiverPoint, i);
}

static OxbowPoint
beside (const OxbowRiverPoint *point, double left)
{
  double off = point->aside + left;
  return (OxbowPoint) { point->at.x + point->left.x * off, point->at.y + point->left.y * off };
}

/* The runs of points whose cells are to be drawn. */
static GArray *
find_runs (const OxbowCanvas *canvas, const OxbowRivers *rivers)
{
  GArray *runs = g_array_new (FALSE, FALSE, sizeof (Run));
  for (guint k = 0; k < rivers->rivers->len; k++)
    {
      const OxbowRiver *river = g_ptr_array_index (rivers->rivers, k);
      bool running = false, seen = false;
      OxbowCell cell = OXBOW_NO_CELL;
      for (guint i = 0; i < river->points->len; i++)
        {
          if (point_of (river, i)->cell != cell)
            {
              cell = point_of (river, i)->cell;
              seen = oxbow_canvas_has (canvas, cell) && oxbow_canvas_shows (canvas, cell, RIVER_REACH);
            }
          if (seen && !running)
            g_array_append_val (runs, ((Run) { river, i, i }));
          else if (seen)
            g_array_index (runs, Run, runs->len - 1).last = i;
          running = seen;
        }
    }
  return runs;
}

/* Each to a little beyond its edges, on which points may lie: who draws one cell after another leaves no gap. */
static GArray *
find_joined_runs (const OxbowCanvas *canvas, const OxbowRivers *rivers)
{
  GArray *runs = find_runs (canvas, rivers);
  for (guint i = 0; i < runs->len; i++)
    {
      Run *run = &g_array_index (runs, Run, i);
      run->first -= MIN (run->first, BEYOND);
      run->last = MIN (run->last + BEYOND, run->river->points->len - 1);
    }
  return runs;
}

/* The band of the river, wider on both sides by extra. */
static void
trace_band (cairo_t *cr, const Run *run, double extra)
{
  for (guint i = run->first; i <= run->last; i++)
    {
      const OxbowRiverPoint *point = point_of (run->river, i);
      OxbowPoint p = beside (point, point->half + extra);
      if (i == run->first)
        cairo_move_to (cr, p.x, p.y);
      else
        cairo_line_to (cr, p.x, p.y);
    }
  for (guint i = run->last + 1; i-- > run->first; )
    {
      const OxbowRiverPoint *point = point_of (run->river, i);
      OxbowPoint p = beside (point, -point->half - extra);
      cairo_line_to (cr, p.x, p.y);
    }
  cairo_close_path (cr);
}

static void
trace_line (cairo_t *cr, const Run *run, double part_of_half)
{
  for (guint i = run->first; i <= run->last; i++)
    {
      const OxbowRiverPoint *point = point_of (run->river, i);
      OxbowPoint p = beside (point, point->half * part_of_half);
      if (i == run->first)
        cairo_move_to (cr, p.x, p.y);
      else
        cairo_line_to (cr, p.x, p.y);
    }
}

static void
draw_casing (const OxbowCanvas *canvas, const Run *run)
{
  cairo_t *cr = canvas->cr;
  double casing = MAX (CASING * canvas->theme->casing, canvas->pixel);
  if (canvas->theme->night && canvas->theme->soft)
    {
      trace_band (cr, run, casing + 0.05);
      oxbow_canvas_tone (canvas, run->river->look.tone, 0.16);
      cairo_fill (cr);
    }
  trace_band (cr, run, casing);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 1);
  cairo_fill (cr);
}

static OxbowColour
rim_colour (const OxbowCanvas *canvas, const OxbowRiver *river)
{
  OxbowColour body = canvas->theme->tones[river->look.tone];
  return oxbow_colour_mix (body, (OxbowColour) { 0.04, 0.03, 0.04 }, canvas->theme->night ? 0.3 : 0.45);
}

static void
draw_body (const OxbowCanvas *canvas, const Run *run)
{
  cairo_t *cr = canvas->cr;
  trace_band (cr, run, 0);
  oxbow_canvas_tone (canvas, run->river->look.tone, 1);
  cairo_fill (cr);
  oxbow_canvas_colour (canvas, rim_colour (canvas, run->river), 1);
  oxbow_canvas_pen (canvas, RIM);
  trace_line (cr, run, 1);
  trace_line (cr, run, -1);
  cairo_stroke (cr);
}

/* Broken white lines, now on one side, now on the other. */
static void
draw_current (const OxbowCanvas *canvas, const Run *run)
{
  cairo_t *cr = canvas->cr;
  double next = 0.18, until = -1;
  int dash = 0;
  bool down = false;
  oxbow_canvas_tone (canvas, OXBOW_TONE_ARROW, canvas->theme->night ? 0.4 : 0.5);
  oxbow_canvas_pen (canvas, CURRENT);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i <= run->last; i++)
    {
      const OxbowRiverPoint *point = point_of (run->river, i);
      if (point->along >= next)
        {
          dash++;
          until = point->along + 0.2 + 0.14 * oxbow_chance ((uint32_t) dash, 11);
          next = until + 0.2 + 0.12 * oxbow_chance ((uint32_t) dash, 12);
          down = false;
        }
      if (i < run->first || point->along > until)
        continue;
      OxbowPoint p = beside (point, point->half * ((dash & 1) != 0 ? 0.38 : -0.34));
      if (down)
        cairo_line_to (cr, p.x, p.y);
      else
        cairo_move_to (cr, p.x, p.y);
      down = true;
    }
  cairo_stroke (cr);
}

/* A strand too narrow for the whole arrow gets a smaller one. */
static void
draw_arrow_on (const OxbowCanvas *canvas, const Run *run, const OxbowRiverPoint *point)
{
  OxbowPoint p = beside (point, 0);
  double size = MIN (1, point->half / 0.08);
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, p.x, p.y);
  cairo_scale (canvas->cr, size, size);
  oxbow_river_draw_arrow (canvas, run->river->look.arrow, 0, 0, atan2 (point->left.x, -point->left.y));
  cairo_restore (canvas->cr);
}

static void
draw_arrows (const OxbowCanvas *canvas, const Run *run)
{
  g_autoptr (GArray) arrows = oxbow_river_find_arrows (run->river);
  for (guint i = 0; i < arrows->len; i++)
    {
      guint at = g_array_index (arrows, guint, i);
      if (at >= run->first && at <= run->last)
        draw_arrow_on (canvas, run, point_of (run->river, at));
    }
}

/* Rings on the still water before the mouth, or a dotted ring where the river waits to be led on. */
static void
draw_end (const OxbowCanvas *canvas, const Run *run)
{
  cairo_t *cr = canvas->cr;
  const OxbowRiver *river = run->river;
  if (run->last + 1 < river->points->len)
    return;
  const OxbowRiverPoint *end = point_of (river, run->last);
  OxbowPoint p = beside (end, 0);
  cairo_save (cr);
  cairo_translate (cr, p.x, p.y);
  cairo_rotate (cr, atan2 (end->left.x, -end->left.y));
  oxbow_canvas_colour (canvas, oxbow_colour_mix (canvas->theme->tones[river->look.tone],
                                                 canvas->theme->tones[OXBOW_TONE_LAKE], 0.2), 0.85);
  oxbow_canvas_pen (canvas, 0.03);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (river->has_mouth)
    for (int i = 1; i <= 3; i++)
      {
        oxbow_canvas_colour (canvas, canvas->theme->tones[river->look.tone], 1 - 0.2 * i);
        cairo_save (cr);
        cairo_translate (cr, -0.04, 0);
        cairo_scale (cr, 0.02 + 0.095 * i, end->half + 0.06 + 0.06 * i);
        cairo_new_sub_path (cr);
        cairo_arc (cr, 0, 0, 1, -1.25 + 0.12 * i, 1.25 - 0.12 * i);
        cairo_restore (cr);
        cairo_stroke (cr);
      }
  else
    {
      double dash[2] = { 0.001, 0.1 };
      cairo_set_dash (cr, dash, 2, 0);
      oxbow_canvas_pen (canvas, 0.055);
      cairo_arc (cr, 0.02, 0, 0.24, -2, 2);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

static void
draw_thin (const OxbowCanvas *canvas, const Run *run)
{
  cairo_t *cr = canvas->cr;
  double width = MAX (0.26, 1.5 * canvas->pixel);
  trace_line (cr, run, 0);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 0.45);
  cairo_set_line_width (cr, width + 1.2 * canvas->pixel);
  cairo_stroke_preserve (cr);
  oxbow_canvas_tone (canvas, run->river->look.tone, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* A pool in the river's tint with two rings, among the peaks. */
static void
draw_pool (const OxbowCanvas *canvas, const OxbowRiver *river)
{
  cairo_t *cr = canvas->cr;
  OxbowCell spring = g_array_index (river->cells, OxbowCell, 0);
  if (!oxbow_canvas_has (canvas, spring))
    return;
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, spring);
  bool night = canvas->theme->night;
  OxbowColour tone = canvas->theme->tones[river->look.tone];
  OxbowColour water = oxbow_colour_mix (tone, canvas->theme->tones[OXBOW_TONE_CASING], night ? 0.45 : 0.42);
  double y = centre.y + 0.13;
  oxbow_canvas_ellipse (canvas, centre.x, y, 0.37, 0.235);
  oxbow_canvas_colour (canvas, water, 1);
  cairo_fill_preserve (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 0.95);
  oxbow_canvas_pen (canvas, 0.036);
  cairo_stroke (cr);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    return;
  oxbow_canvas_colour (canvas, oxbow_colour_mix (water, (OxbowColour) { 1, 1, 1 }, night ? 0.35 : 0.6), 1);
  oxbow_canvas_pen (canvas, 0.03);
  for (int ring = 0; ring < 2; ring++)
    {
      oxbow_canvas_ellipse (canvas, centre.x, y, ring == 0 ? 0.26 : 0.13, ring == 0 ? 0.155 : 0.075);
      cairo_stroke (cr);
    }
}

static void
draw_head (const OxbowCanvas *canvas, const Run *run)
{
  const OxbowRiverPoint *point = point_of (run->river, run->last);
  OxbowPoint at = beside (point, 0);
  for (int i = 0; i < 2; i++)
    {
      double radius = point->half + (i == 0 ? MAX (CASING * canvas->theme->casing, canvas->pixel) : 0);
      oxbow_canvas_ellipse (canvas, at.x, at.y, radius, radius);
      oxbow_canvas_tone (canvas, i == 0 ? OXBOW_TONE_CASING : run->river->look.tone, 1);
      cairo_fill (canvas->cr);
    }
}

/* A broken line along both rims, drawn over one of paper so that it stands off the land. */
static void
break_rims (const OxbowCanvas *canvas, const Run *run, OxbowTone tone, double alpha, const double dash[2])
{
  cairo_t *cr = canvas->cr;
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_new_path (cr);
      trace_line (cr, run, side);
      cairo_set_dash (cr, dash, 2, 0);
      oxbow_canvas_tone (canvas, tone, alpha);
      cairo_set_line_width (cr, MAX (0.045 * canvas->theme->line, canvas->pixel));
      cairo_stroke (cr);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_unreal (const OxbowCanvas *canvas, const Run *run, bool foreseen)
{
  cairo_t *cr = canvas->cr;
  trace_band (cr, run, MAX (CASING * canvas->theme->casing, canvas->pixel));
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, foreseen ? 1 : 0.85);
  cairo_fill (cr);
  trace_band (cr, run, 0);
  oxbow_canvas_tone (canvas, run->river->look.tone, foreseen ? 0.62 : 0.3);
  cairo_fill (cr);
  cairo_set_line_cap (cr, foreseen ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
  if (foreseen)
    break_rims (canvas, run, OXBOW_TONE_ACCENT, 1, (const double[]) { 0.14, 0.1 });
  else
    break_rims (canvas, run, run->river->look.tone, 0.8, (const double[]) { 0.001, 0.11 });
  if (foreseen && canvas->level >= OXBOW_LEVEL_SIGNS)
    draw_arrows (canvas, run);
}

void
oxbow_river_draw_part (const OxbowCanvas *canvas, const OxbowRiver *river, guint first, guint last,
                       OxbowRiverManner manner)
{
  Run run = { river, first, last };
  cairo_save (canvas->cr);
  cairo_new_path (canvas->cr);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  if (manner >= OXBOW_RIVER_FORESEEN)
    draw_unreal (canvas, &run, manner == OXBOW_RIVER_FORESEEN);
  else if (canvas->level == OXBOW_LEVEL_FLAT)
    draw_thin (canvas, &run);
  else
    {
      draw_casing (canvas, &run);
      if (manner == OXBOW_RIVER_COMING)
        draw_head (canvas, &run);
      draw_body (canvas, &run);
    }
  cairo_restore (canvas->cr);
}

typedef void (*RunFunc) (const OxbowCanvas *canvas, const Run *run);

static void
draw_each (const OxbowCanvas *canvas, const GArray *runs, RunFunc draw)
{
  for (guint i = 0; i < runs->len; i++)
    {
      cairo_save (canvas->cr);
      cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
      draw (canvas, &g_array_index (runs, Run, i));
      cairo_restore (canvas->cr);
    }
}

/* The line of a run as far as the shore of the water that it ends in. */
static void
trace_to_mouth (cairo_t *cr, const Run *run)
{
  const OxbowRiver *river = run->river;
  Run dry = *run;
  OxbowCell last = g_array_index (river->cells, OxbowCell, river->cells->len - 1);
  while (river->has_mouth && dry.last > dry.first && point_of (river, dry.last)->cell == last)
    dry.last--;
  trace_line (cr, &dry, 0);
}

/* Paler towards the water, in steps too small to be seen as such; all rivers in one go, so that two give no more light
 * than one. */
void
oxbow_rivers_draw_banks (const OxbowCanvas *canvas, const OxbowRivers *rivers)
{
  const OxbowTheme *theme = canvas->theme;
  if (canvas->level < OXBOW_LEVEL_FULL || !theme->soft || theme->night || theme->plain)
    return;
  g_autoptr (GArray) runs = find_runs (canvas, rivers);
  cairo_t *cr = canvas->cr;
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  int steps = CLAMP ((int) (BANK / canvas->pixel / BANK_STEP_PX), 1, MOST_BANK_STEPS);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 1 - pow (1 - BANK_LIGHT, 1.0 / steps));
  for (int i = 0; i < steps; i++)
    {
      for (guint k = 0; k < runs->len; k++)
        trace_to_mouth (cr, &g_array_index (runs, Run, k));
      cairo_set_line_width (cr, 2 * CASING_AT_MOUTH + 2 * BANK * (steps - i) / steps);
      cairo_stroke (cr);
    }
}

void
oxbow_rivers_draw (const OxbowCanvas *canvas, const OxbowRivers *rivers)
{
  g_autoptr (GArray) runs = find_runs (canvas, rivers);
  if (canvas->level == OXBOW_LEVEL_FLAT)
    {
      draw_each (canvas, runs, draw_thin);
      return;
    }
  g_autoptr (GArray) joined = find_joined_runs (canvas, rivers);
  draw_each (canvas, joined, draw_casing);
  draw_each (canvas, joined, draw_body);
  for (guint i = 0; i < rivers->rivers->len; i++)
    draw_pool (canvas, g_ptr_array_index (rivers->rivers, i));
  if (canvas->level >= OXBOW_LEVEL_FULL)
    draw_each (canvas, runs, draw_current);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    return;
  draw_each (canvas, runs, draw_end);
  draw_each (canvas, runs, draw_arrows);
}
