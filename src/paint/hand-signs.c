/* hand-signs.c: badges, drops, arrows and crosses that stand on marks
 *
 * Their letters have a least size, and so have they; below the level of signs there is no room for any.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/goods.h"
#include "paint/hand-marks.h"
#include <math.h>

#define RADIUS 0.19
#define LEAST_PX 8.0
#define LETTERS 0.27
#define LARGEST_PX 28.0

/* Badges stop growing with their letters. */
static double
badge_radius (const OxbowCanvas *canvas)
{
  double most = MAX (RADIUS, LARGEST_PX / LETTERS * RADIUS * canvas->pixel);
  return MIN (MAX (RADIUS * canvas->theme->mark, LEAST_PX * canvas->pixel), MAX (most, LEAST_PX * canvas->pixel));
}

static OxbowHand
badge_hand (const OxbowCanvas *canvas, double radius)
{
  return (OxbowHand) {
    .sans = true, .bold = true, .across = 0.5, .size = MAX (radius * LETTERS / RADIUS, 9 * canvas->pixel),
  };
}

static void
trace_strokes (cairo_t *cr, OxbowPoint at, double size)
{
  for (int i = -1; i <= 1; i += 2)
    {
      cairo_move_to (cr, at.x - i * size, at.y - size);
      cairo_line_to (cr, at.x + i * size, at.y + size);
      cairo_move_to (cr, at.x + i * size * 0.95, at.y + size * 0.25);
      cairo_line_to (cr, at.x + i * size * 0.25, at.y + size * 0.95);
    }
}

static void
trace_plate (const OxbowCanvas *canvas, OxbowPoint at, double half, double radius)
{
  OxbowBox box = { at.x - half, at.y - radius, 2 * half, 2 * radius };
  oxbow_canvas_rounded (canvas, &box, radius);
}

static void
draw_ground (const OxbowCanvas *canvas, const OxbowBadgeLook *look, OxbowPoint at, double half, double radius)
{
  cairo_t *cr = canvas->cr;
  double casing = MAX (0.04 * canvas->theme->casing, 1.2 * canvas->pixel);
  trace_plate (canvas, at, half + casing, radius + casing);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, look->alpha);
  cairo_fill (cr);
  double line = MAX (0.035, 1.2 * canvas->pixel) / 2;
  trace_plate (canvas, at, half - (look->hollow ? line : 0), radius - (look->hollow ? line : 0));
  oxbow_canvas_tone (canvas, look->tone, look->alpha);
  if (!look->hollow)
    {
      cairo_fill (cr);
      return;
    }
  cairo_set_line_width (cr, 2 * line);
  cairo_stroke (cr);
}

void
oxbow_hand_badge (const OxbowCanvas *canvas, const OxbowBadgeLook *look, const char *text, OxbowPoint at)
{
  cairo_t *cr = canvas->cr;
  if (canvas->level < OXBOW_LEVEL_SIGNS || (text[0] == '\0' && !look->chase))
    return;
  double radius = badge_radius (canvas);
  OxbowHand hand = badge_hand (canvas, radius);
  OxbowColour ink = canvas->theme->tones[look->hollow ? look->tone : OXBOW_TONE_CASING];
  double letters = text[0] != '\0' ? oxbow_canvas_width_of (canvas, &hand, text) : 0;
  double strokes = look->chase ? radius * (text[0] != '\0' ? 1.5 : 1) : 0;
  double half = MAX (radius, (letters + strokes) / 2 + radius * 0.45);
  draw_ground (canvas, look, at, half, radius);
  oxbow_canvas_colour (canvas, ink, look->alpha);
  if (look->chase)
    {
      double aside = text[0] != '\0' ? -letters / 2 - radius * 0.1 : 0;
      trace_strokes (cr, (OxbowPoint) { at.x + aside, at.y }, radius * 0.48);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_line_width (cr, MAX (radius * 0.2, canvas->pixel));
      cairo_stroke (cr);
    }
  /* Letters are never half there: while a badge fades they take on the colour of its ground. */
  OxbowColour ground = canvas->theme->tones[look->hollow ? OXBOW_TONE_CASING : look->tone];
  hand.colour = oxbow_colour_mix (ground, ink, look->alpha);
  oxbow_canvas_write (canvas, &hand, text, at.x + (look->chase ? strokes / 2 : 0), at.y);
}

void
oxbow_hand_drop (const OxbowCanvas *canvas, OxbowTone tone, bool crossed, OxbowPoint at, double alpha)
{
  cairo_t *cr = canvas->cr;
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    return;
  double radius = badge_radius (canvas), line = MAX (radius * 0.16, canvas->pixel);
  OxbowBadgeLook look = { tone, crossed, .alpha = alpha };
  if (crossed)                  /* its ground is paper, so that it stands off the signs below */
    draw_ground (canvas, &(OxbowBadgeLook) { OXBOW_TONE_CASING, false, .alpha = alpha }, at, radius, radius);
  draw_ground (canvas, &look, at, radius, radius);
  oxbow_goods_trace_drop (cr, at, radius * 0.6);
  oxbow_canvas_tone (canvas, crossed ? tone : OXBOW_TONE_CASING, alpha);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, line);
  if (!crossed)
    {
      cairo_fill (cr);
      return;
    }
  cairo_stroke (cr);
  double arm = radius * 0.62;
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  for (int i = 0; i < 2; i++)
    {
      cairo_move_to (cr, at.x - arm, at.y + arm);
      cairo_line_to (cr, at.x + arm, at.y - arm);
      oxbow_canvas_tone (canvas, i == 0 ? OXBOW_TONE_CASING : tone, alpha);
      cairo_set_line_width (cr, i == 0 ? line * 2.4 : line * 1.1);
      cairo_stroke (cr);
    }
}

static void
trace_arrow (cairo_t *cr, double size)
{
  cairo_move_to (cr, size, 0);
  cairo_line_to (cr, size * 0.1, -size * 0.85);
  cairo_line_to (cr, size * 0.1, -size * 0.46);
  cairo_line_to (cr, -size * 0.85, -size * 0.46);
  cairo_line_to (cr, -size * 0.85, size * 0.46);
  cairo_line_to (cr, size * 0.1, size * 0.46);
  cairo_line_to (cr, size * 0.1, size * 0.85);
  cairo_close_path (cr);
}

void
oxbow_hand_arrow (const OxbowCanvas *canvas, const char *text, OxbowPoint at, double angle, double alpha)
{
  cairo_t *cr = canvas->cr;
  double size = MAX (0.36, 5 * canvas->pixel), line = MAX (0.05, 1.2 * canvas->pixel);
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_rotate (cr, angle);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  trace_arrow (cr, size);
  cairo_restore (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, alpha);
  cairo_set_line_width (cr, line * 2.4);
  cairo_stroke_preserve (cr);
  cairo_fill_preserve (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_ACCENT, alpha);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  if (canvas->level < OXBOW_LEVEL_SIGNS || text[0] == '\0')
    return;
  OxbowHand hand = badge_hand (canvas, badge_radius (canvas));
  hand.colour = canvas->theme->tones[OXBOW_TONE_ACCENT];
  oxbow_canvas_write (canvas, &hand, text, at.x - cos (angle) * size * 0.1, at.y - sin (angle) * size * 0.1);
}

void
oxbow_hand_cross (const OxbowCanvas *canvas, OxbowPoint at, double alpha)
{
  cairo_t *cr = canvas->cr;
  double arm = MAX (0.24, 4 * canvas->pixel), line = MAX (0.1, 2 * canvas->pixel);
  cairo_move_to (cr, at.x - arm, at.y - arm);
  cairo_line_to (cr, at.x + arm, at.y + arm);
  cairo_move_to (cr, at.x + arm, at.y - arm);
  cairo_line_to (cr, at.x - arm, at.y + arm);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, alpha);
  cairo_set_line_width (cr, line * 1.9);
  cairo_stroke_preserve (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_ERROR, alpha);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}
