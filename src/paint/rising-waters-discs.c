/* rising-waters-discs.c: how high the water stands: a disc in each water group, with its level
 *
 * A ring around the figure is a gauge, and a badge says the same by its form: safe, a low arc and no badge; at the
 * brim, a ring half full and a square with two bars; above a shore, a full ring and a triangle. Drops below are the
 * marks of rain. A dot beside the disc of an area's first group says that rain falls there first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/rising-waters-parts.h"

#include <math.h>

#define DISC 0.4
#define RING 0.33

typedef enum { GAUGE_SAFE, GAUGE_BRIM, GAUGE_OVER } Gauge;

static const OxbowTone gauge_tones[] = { OXBOW_TONE_SAFE, OXBOW_TONE_BRIM, OXBOW_TONE_OVER };
static const OxbowColour white = { 1, 1, 1 }, dark = { 0.13, 0.11, 0.1 };

static int
n_discs (const OxbowScene *scene)
{
  return scene->state != NULL ? rising_waters_ground (rising_state (scene))->n_water : 0;
}

static Gauge
read_gauge (const RisingWatersState *state, int group)
{
  int freeboard = rising_waters_freeboard (state, group);
  return freeboard == 0 ? GAUGE_OVER : freeboard == 1 ? GAUGE_BRIM : GAUGE_SAFE;
}

bool
rising_discs_has (const OxbowScene *scene, OxbowCell cell)
{
  for (int i = 0; i < n_discs (scene); i++)
    if (rising_waters_ground (rising_state (scene))->anchor[i] == cell)
      return true;
  return false;
}

static void
trace_drop (cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x, y - 0.1);
  cairo_curve_to (cr, x + 0.03, y - 0.04, x + 0.065, y, x + 0.065, y + 0.03);
  cairo_curve_to (cr, x + 0.065, y + 0.105, x - 0.065, y + 0.105, x - 0.065, y + 0.03);
  cairo_curve_to (cr, x - 0.065, y, x - 0.03, y - 0.04, x, y - 0.1);
  cairo_close_path (cr);
}

static void
draw_drops (const OxbowCanvas *canvas, int n)
{
  cairo_t *cr = canvas->cr;
  int shown = MIN (n, 5);
  for (int i = 0; i < shown; i++)
    trace_drop (cr, 0.17 * (i - (shown - 1) / 2.0), 0.53);
  oxbow_canvas_colour (canvas, white, 1);
  oxbow_canvas_pen (canvas, 0.05);
  cairo_stroke_preserve (cr);
  oxbow_canvas_colour (canvas, oxbow_theme_get (OXBOW_THEME_LIGHT)->tones[OXBOW_TONE_WATER_INK], 1);
  cairo_fill (cr);
  if (n <= shown)
    return;
  OxbowHand hand = { .sans = true, .bold = true, .size = 0.22, .halo = 0.2,
                     .colour = canvas->theme->tones[OXBOW_TONE_INK] };
  g_autofree char *count = g_strdup_printf ("×%d", n);
  oxbow_canvas_write (canvas, &hand, count, 0.46, 0.53);
}

static void
draw_badge (const OxbowCanvas *canvas, Gauge gauge)
{
  cairo_t *cr = canvas->cr;
  OxbowHand hand = { .sans = true, .bold = true, .size = 0.24, .across = 0.5, .colour = white };
  if (gauge == GAUGE_SAFE)
    return;
  cairo_new_path (cr);
  if (gauge == GAUGE_BRIM)
    cairo_rectangle (cr, 0.19, -0.47, 0.26, 0.26);
  else
    {
      cairo_move_to (cr, 0.33, -0.54);
      cairo_line_to (cr, 0.53, -0.19);
      cairo_line_to (cr, 0.13, -0.19);
      cairo_close_path (cr);
    }
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_canvas_colour (canvas, white, 1);
  oxbow_canvas_pen (canvas, 0.06);
  cairo_stroke_preserve (cr);
  oxbow_canvas_tone (canvas, gauge_tones[gauge], 1);
  cairo_fill (cr);
  oxbow_canvas_write (canvas, &hand, gauge == GAUGE_BRIM ? "=" : "!", gauge == GAUGE_BRIM ? 0.32 : 0.33,
                      gauge == GAUGE_BRIM ? -0.34 : -0.3);
}

static void
draw_ring (const OxbowCanvas *canvas, Gauge gauge)
{
  static const double parts[] = { 0.3, 0.72, 1 };
  cairo_t *cr = canvas->cr;
  oxbow_canvas_ellipse (canvas, 0, 0, DISC, DISC);
  oxbow_canvas_colour (canvas, white, 1);
  cairo_fill_preserve (cr);
  oxbow_canvas_colour (canvas, dark, 1);
  oxbow_canvas_pen (canvas, 0.035);
  cairo_stroke (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, RING, G_PI / 2 - G_PI * parts[gauge], G_PI / 2 + G_PI * parts[gauge]);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  oxbow_canvas_tone (canvas, gauge_tones[gauge], 1);
  oxbow_canvas_pen (canvas, 0.085);
  cairo_stroke (cr);
}

/* Where the rain of an area falls first. */
static bool
has_dot (const OxbowScene *scene, int group)
{
  const RisingWatersGround *ground = rising_waters_ground (rising_state (scene));
  for (int i = 0; i < group; i++)
    if (ground->area[i] == ground->area[group])
      return false;
  return true;
}

static void
draw_dot (const OxbowCanvas *canvas)
{
  oxbow_canvas_ellipse (canvas, -0.42, -0.22, 0.1, 0.1);
  oxbow_canvas_colour (canvas, white, 1);
  oxbow_canvas_pen (canvas, 0.07);
  cairo_stroke_preserve (canvas->cr);
  oxbow_canvas_colour (canvas, dark, 1);
  cairo_fill (canvas->cr);
}

static void
draw_disc (const OxbowCanvas *canvas, const OxbowScene *scene, int group)
{
  const RisingWatersState *state = rising_state (scene);
  Gauge gauge = read_gauge (state, group);
  OxbowHand hand = { .sans = true, .bold = true, .size = oxbow_canvas_legible (canvas, 0.42, 0.62), .across = 0.5,
                     .colour = dark };
  g_autofree char *level = g_strdup_printf ("%d", state->level[group]);
  if (rising_pieces_has_crowd (scene, rising_waters_ground (state)->anchor[group]))
    {
      cairo_translate (canvas->cr, 0, -0.34);
      cairo_scale (canvas->cr, 0.85, 0.85);
    }
  oxbow_figure_shadow (canvas, 0, 0.28, 0.44, 0.2);
  draw_ring (canvas, gauge);
  if (has_dot (scene, group))
    draw_dot (canvas);
  oxbow_canvas_write (canvas, &hand, level, 0, 0);
  draw_badge (canvas, gauge);
  draw_drops (canvas, state->marks[group]);
}

void
rising_discs_draw (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  for (int i = 0; canvas->level >= OXBOW_LEVEL_LINES && i < n_discs (scene); i++)
    {
      OxbowCell cell = rising_waters_ground (rising_state (scene))->anchor[i];
      if (!oxbow_canvas_has (canvas, cell))
        continue;
      OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
      cairo_save (canvas->cr);
      cairo_translate (canvas->cr, centre.x, centre.y);
      draw_disc (canvas, scene, i);
      cairo_restore (canvas->cr);
    }
}
