/* water-rights-works.c: the power works of towns, trading posts beside them, and the castle
 *
 * A works has the roof of its mayor's colour and shows the token that it makes. A post is a sign of its owner's, left
 * or right of the works that it buys from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/water-rights-parts.h"

#include <glib/gi18n-lib.h>

#define POST 0.14
#define POST_ASIDE 0.7
#define NAME_DOWN 0.63

/* What has been traced: a halo, the colour, an outline; all begin anew. */
static void
paint (const OxbowCanvas *canvas, OxbowColour colour)
{
  oxbow_canvas_colour (canvas, colour, 1);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.032);
  cairo_stroke (canvas->cr);
}

static OxbowColour
tone (const OxbowCanvas *canvas, OxbowTone which)
{
  return canvas->theme->tones[which];
}

static void
paint_halo (const OxbowCanvas *canvas)
{
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 0.9);
  cairo_set_line_width (canvas->cr, 0.13);
  cairo_stroke (canvas->cr);
}

/* Far off, a square with the mark stands for the house. */
static void
draw_square (const OxbowCanvas *canvas, const OxbowLivery *livery)
{
  cairo_rectangle (canvas->cr, -0.42, -0.42, 0.84, 0.84);
  paint (canvas, livery->colour);
  if (canvas->level > OXBOW_LEVEL_FLAT)
    oxbow_figure_mark (canvas, livery, 0, 0, 0.24);
}

static void
trace_house (cairo_t *cr)
{
  cairo_rectangle (cr, 0.2, -0.62, 0.15, 0.4);
  cairo_rectangle (cr, -0.46, -0.14, 0.92, 0.46);
  cairo_move_to (cr, -0.54, -0.14);
  cairo_line_to (cr, -0.38, -0.44);
  cairo_line_to (cr, 0.38, -0.44);
  cairo_line_to (cr, 0.54, -0.14);
  cairo_close_path (cr);
}

static void
draw_house (const OxbowCanvas *canvas, const OxbowLivery *livery)
{
  cairo_t *cr = canvas->cr;
  oxbow_figure_shadow (canvas, 0.06, 0.3, 0.6, 0.13);
  trace_house (cr);
  paint_halo (canvas);
  cairo_rectangle (cr, 0.2, -0.62, 0.15, 0.4);
  paint (canvas, tone (canvas, OXBOW_TONE_ROOF));
  cairo_rectangle (cr, -0.46, -0.14, 0.92, 0.46);
  paint (canvas, tone (canvas, OXBOW_TONE_WALL));
  cairo_move_to (cr, -0.54, -0.14);
  cairo_line_to (cr, -0.38, -0.44);
  cairo_line_to (cr, 0.38, -0.44);
  cairo_line_to (cr, 0.54, -0.14);
  cairo_close_path (cr);
  paint (canvas, livery->colour);
  oxbow_figure_mark (canvas, livery, 0, -0.29, 0.1);
  cairo_rectangle (cr, 0.14, 0.02, 0.18, 0.3);
  paint (canvas, tone (canvas, OXBOW_TONE_LOG));
}

static void
draw_post (const OxbowCanvas *canvas, int seat, double x)
{
  cairo_t *cr = canvas->cr;
  OxbowLivery livery = water_land_livery (seat);
  cairo_move_to (cr, x, 0.06);
  cairo_line_to (cr, x, 0.34);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.05);
  cairo_stroke (cr);
  oxbow_canvas_ellipse (canvas, x, 0, POST, POST);
  paint (canvas, livery.colour);
  oxbow_figure_mark (canvas, &livery, x, 0, POST * 0.6);
}

static void
draw_posts (const OxbowCanvas *canvas, const WaterRightsState *state, int town)
{
  for (int seat = WATER_RIGHTS_SENIOR, n = 0; seat < WATER_RIGHTS_SEATS; seat++)
    if (water_rights_has_post (state, seat, town))
      draw_post (canvas, seat, n++ == 0 ? -POST_ASIDE : POST_ASIDE);
}

static void
write_name (const OxbowCanvas *canvas, int seat)
{
  OxbowHand hand = { .bold = true, .size = oxbow_canvas_legible (canvas, 0.23, 0.3), .across = 0.5, .halo = 0.25,
                     .colour = tone (canvas, OXBOW_TONE_INK) };
  oxbow_canvas_write (canvas, &hand, _(water_land_seat (seat)->title), 0, NAME_DOWN);
}

void
water_works_draw (const OxbowCanvas *canvas, const OxbowScene *scene, int owner, OxbowPoint at)
{
  const WaterRightsState *state = water_state (scene);
  OxbowLivery livery = water_land_livery (owner);
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, at.x, at.y);
  cairo_new_path (canvas->cr);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    draw_square (canvas, &livery);
  else
    {
      draw_house (canvas, &livery);
      if (state != NULL)
        water_tile_draw_token (canvas, water_rights_data (state)->roles[owner].dot, -0.2, 0.09, 0.155);
      write_name (canvas, owner);
    }
  if (state != NULL && canvas->level > OXBOW_LEVEL_FLAT)
    draw_posts (canvas, state, owner);
  cairo_restore (canvas->cr);
}

int
water_works_measure (const OxbowScene *scene, int owner, OxbowBox *boxes)
{
  const WaterRightsState *state = water_state (scene);
  int n = 0;
  boxes[n++] = (OxbowBox) { -0.6, -0.5, 1.2, 0.89 };
  boxes[n++] = (OxbowBox) { 0.13, -0.69, 0.29, 0.3 };
  boxes[n++] = (OxbowBox) { -0.6, NAME_DOWN - 0.15, 1.2, 0.3 };
  for (int seat = WATER_RIGHTS_SENIOR, side = -1; state != NULL && seat < WATER_RIGHTS_SEATS; seat++)
    if (water_rights_has_post (state, seat, owner))
      {
        boxes[n++] = (OxbowBox) { side * POST_ASIDE - POST - 0.02, -POST - 0.02, 2 * POST + 0.04, 0.52 };
        side = 1;
      }
  return n;
}

/* A wall with a gate, between two towers. */
static void
trace_battlements (cairo_t *cr, double left, double width, double top, double foot)
{
  double step = width / 5;
  cairo_move_to (cr, left, foot);
  for (int i = 0; i < 5; i++)
    {
      double y = (i & 1) != 0 ? top + 0.08 : top;
      cairo_line_to (cr, left + i * step, y);
      cairo_line_to (cr, left + (i + 1) * step, y);
    }
  cairo_line_to (cr, left + width, foot);
  cairo_close_path (cr);
}

static void
trace_castle (cairo_t *cr)
{
  trace_battlements (cr, -0.36, 0.72, -0.12, 0.4);
  trace_battlements (cr, -0.6, 0.3, -0.34, 0.4);
  trace_battlements (cr, 0.3, 0.3, -0.34, 0.4);
}

static void
draw_flag (const OxbowCanvas *canvas, const OxbowLivery *livery)
{
  cairo_t *cr = canvas->cr;
  cairo_move_to (cr, 0, -0.12);
  cairo_line_to (cr, 0, -0.76);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.04);
  cairo_stroke (cr);
  cairo_move_to (cr, 0, -0.76);
  cairo_line_to (cr, 0.46, -0.72);
  cairo_line_to (cr, 0.38, -0.57);
  cairo_line_to (cr, 0.46, -0.42);
  cairo_line_to (cr, 0, -0.42);
  cairo_close_path (cr);
  paint (canvas, livery->colour);
  oxbow_figure_mark (canvas, livery, 0.18, -0.58, 0.1);
}

void
water_works_draw_castle (const OxbowCanvas *canvas, OxbowPoint at)
{
  cairo_t *cr = canvas->cr;
  OxbowLivery livery = water_land_livery (WATER_RIGHTS_KING);
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_new_path (cr);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    draw_square (canvas, &livery);
  else
    {
      oxbow_figure_shadow (canvas, 0.06, 0.38, 0.72, 0.13);
      trace_castle (cr);
      paint_halo (canvas);
      trace_battlements (cr, -0.36, 0.72, -0.12, 0.4);
      paint (canvas, tone (canvas, OXBOW_TONE_WALL));
      trace_battlements (cr, -0.6, 0.3, -0.34, 0.4);
      paint (canvas, tone (canvas, OXBOW_TONE_WALL));
      trace_battlements (cr, 0.3, 0.3, -0.34, 0.4);
      paint (canvas, tone (canvas, OXBOW_TONE_WALL));
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0.2, 0.13, G_PI, 0);
      cairo_line_to (cr, 0.13, 0.4);
      cairo_line_to (cr, -0.13, 0.4);
      cairo_close_path (cr);
      paint (canvas, tone (canvas, OXBOW_TONE_LOG));
      draw_flag (canvas, &livery);
      write_name (canvas, WATER_RIGHTS_KING);
    }
  cairo_restore (cr);
}

int
water_works_measure_castle (OxbowBox *boxes)
{
  boxes[0] = (OxbowBox) { -0.66, -0.4, 1.32, 0.86 };
  boxes[1] = (OxbowBox) { -0.06, -0.82, 0.56, 0.46 };
  boxes[2] = (OxbowBox) { -0.4, NAME_DOWN - 0.15, 0.8, 0.3 };
  return 3;
}
