/* arrows.c: which way the water runs
 *
 * Each river has its own kind of arrow, because its colour alone would not tell it from the others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/rivers.h"
#include <math.h>

#define EVERY 2.5               /* how far from arrow to arrow, about */
#define SLACK 0.24              /* how far from an edge an arrow stands at most */
#define STRAND_SLACK 0.06
#define ARROW_ARM 0.085
#define ARROW_LINE 0.042

typedef struct
{
  double from, to;
} Place;

static void
trace_chevron (cairo_t *cr, double tip)
{
  cairo_move_to (cr, tip - ARROW_ARM, -ARROW_ARM);
  cairo_line_to (cr, tip, 0);
  cairo_line_to (cr, tip - ARROW_ARM, ARROW_ARM);
}

void
oxbow_river_draw_arrow (const OxbowCanvas *canvas, OxbowArrow arrow, double x, double y, double angle)
{
  cairo_t *cr = canvas->cr;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  int chevrons = arrow == OXBOW_ARROW_THREE ? 3 : arrow == OXBOW_ARROW_TWO ? 2 : 1;
  double apart = MAX (ARROW_ARM, 1.5 * ARROW_LINE * canvas->theme->line + 0.02);
  double tip = ARROW_ARM / 2 + (chevrons - 1) * apart / 2;
  for (int i = 0; i < chevrons; i++)
    trace_chevron (cr, tip - i * apart);
  oxbow_canvas_tone (canvas, OXBOW_TONE_ARROW, 1);
  oxbow_canvas_pen (canvas, ARROW_LINE);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  if (arrow == OXBOW_ARROW_DOT)
    {
      oxbow_canvas_ellipse (canvas, tip - 0.17, 0, 0.036, 0.036);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* Where an arrow may stand, told by the way from the spring: about the crossing of each edge, since pieces stand in the
 * middles of cells. Strands of one bed have places of their own, one before the other: each keeps its arrows. */
static GArray *
find_places (const OxbowRiver *river)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));
  for (guint i = 1; i < river->points->len; i++)
    {
      const OxbowRiverPoint *point = &g_array_index (river->points, OxbowRiverPoint, i);
      if (point->cell == (point - 1)->cell)
        continue;
      bool alone = fabs (point->aside) < 0.01;
      double middle = point->along - 2.2 * point->aside, slack = alone ? SLACK : STRAND_SLACK;
      g_array_append_val (places, ((Place) { middle - slack, middle + slack }));
    }
  return places;
}

/* The place nearest to where the next arrow is wanted, or INFINITY after the last. */
static double
next_arrow (const GArray *places, double last)
{
  double wanted = last + EVERY, best = INFINITY;
  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);
      double at = CLAMP (wanted, place->from, place->to);
      if (at > last + 0.55 * EVERY && fabs (at - wanted) < fabs (best - wanted))
        best = at;
    }
  return best;
}

/* The points at which arrows are drawn, by their number. */
GArray *
oxbow_river_find_arrows (const OxbowRiver *river)
{
  g_autoptr (GArray) places = find_places (river);
  GArray *arrows = g_array_new (FALSE, FALSE, sizeof (guint));
  double next = places->len > 0 ? g_array_index (places, Place, 0).from + SLACK / 2 : INFINITY;
  for (guint i = 0; i < river->points->len; i++)
    {
      double along = g_array_index (river->points, OxbowRiverPoint, i).along;
      if (along < next)
        continue;
      g_array_append_val (arrows, i);
      next = next_arrow (places, along);
    }
  return arrows;
}
