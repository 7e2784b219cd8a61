/* dos-rios-preview.c: what a move of Dos Rios would do, before it is made
 *
 * A dam shows where the water would go and what would fall dry, a chase who would be driven to the city, a harvest what
 * it would bring. Nothing is shown that is still hidden: of a harvest only what lies open counts, not the card that
 * will be drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/dos-rios-parts.h"
#include "paint/goods.h"
#include "paint/hand-marks.h"
#include <math.h>

#define GHOST 0.72
#define FAINT 0.6

/* Where a course leaves its old bed, and where it comes back into it, by the places of cells in either. */
typedef struct
{
  const OxbowRiver *old, *new;
  int from, old_to, new_to;
} Detour;

static OxbowCell
nth (const OxbowRiver *river, int i)
{
  return i < (int) river->cells->len ? g_array_index (river->cells, OxbowCell, i) : OXBOW_NO_CELL;
}

static int
place_in (const OxbowRiver *river, OxbowCell cell)
{
  for (int i = 0; i < (int) river->cells->len; i++)
    if (nth (river, i) == cell)
      return i;
  return -1;
}

static bool
find_detour (Detour *detour)
{
  const OxbowRiver *old = detour->old, *new = detour->new;
  int n_old = (int) old->cells->len, n_new = (int) new->cells->len, same = 0;
  while (same < n_old && same < n_new && nth (old, same) == nth (new, same))
    same++;
  detour->from = MAX (same - 1, 0);
  detour->old_to = n_old - 1;
  detour->new_to = n_new - 1;
  for (int i = same; i < n_new; i++)
    if (place_in (old, nth (new, i)) >= 0)
      {
        detour->new_to = i;
        detour->old_to = place_in (old, nth (new, i));
        break;
      }
  return same < n_old || same < n_new;
}

/* The points of a run of cells. */
static void
draw_cells (const OxbowCanvas *canvas, const OxbowRiver *river, int from, int to, OxbowRiverManner manner)
{
  guint first = G_MAXUINT, last = 0;
  for (guint i = 0; i < river->points->len; i++)
    {
      int place = place_in (river, g_array_index (river->points, OxbowRiverPoint, i).cell);
      if (place < from || place > to)
        continue;
      first = MIN (first, i);
      last = i;
    }
  if (first < last)
    oxbow_river_draw_part (canvas, river, first, last, manner);
}

static unsigned
water (const OxbowScene *scene, OxbowCell cell)
{
  unsigned reached = 0;
  for (guint k = 0; k < scene->rivers->rivers->len; k++)
    if (place_in (g_ptr_array_index (scene->rivers->rivers, k), cell) >= 0)
      reached |= 1u << k;
  return reached;
}

static bool
is_hex (const OxbowScene *scene, OxbowCell cell)
{
  return dos_rios_terrain_is_hex (dos_rios_terrain (dos_rios_scene_state (scene), cell));
}

/* Other rivers that would have to share their bed are moved aside in it. */
static void
draw_neighbours_of (const OxbowCanvas *canvas, const OxbowScene *after, const Detour *detour)
{
  for (guint k = 0; k < after->rivers->rivers->len; k++)
    {
      const OxbowRiver *other = g_ptr_array_index (after->rivers->rivers, k);
      int first = -1, last = -1;
      for (int i = detour->from + 1; other != detour->new && i <= detour->new_to; i++)
        {
          int place = place_in (other, nth (detour->new, i));
          if (place < 0)
            continue;
          first = first < 0 ? place : MIN (first, place);
          last = MAX (last, place);
        }
      if (first >= 0)
        draw_cells (canvas, other, first, last, OXBOW_RIVER_THERE);
    }
}

static void
find_detours (const OxbowScene *before, const OxbowScene *after, GArray *detours)
{
  for (guint k = 0; k < MIN (before->rivers->rivers->len, after->rivers->rivers->len); k++)
    {
      Detour detour = { g_ptr_array_index (before->rivers->rivers, k), g_ptr_array_index (after->rivers->rivers, k) };
      if (find_detour (&detour))
        g_array_append_val (detours, detour);
    }
}

typedef void (*LostFunc) (const OxbowCanvas *canvas, OxbowCell cell, const OxbowRiver *river);

static void
hatch (const OxbowCanvas *canvas, OxbowCell cell, const OxbowRiver *river)
{
  oxbow_hand_hatch (canvas, cell, river->look.tone, 1);
}

static OxbowPoint
beside_middle (const OxbowCanvas *canvas, OxbowCell cell, OxbowPoint off)
{
  OxbowPoint at = oxbow_layout_centre (&canvas->layout, cell);
  return (OxbowPoint) { at.x + off.x, at.y + off.y };
}

static void
cross_drop (const OxbowCanvas *canvas, OxbowCell cell, const OxbowRiver *river)
{
  oxbow_hand_drop (canvas, river->look.tone, true, beside_middle (canvas, cell, OXBOW_BADGE_WATER), 1);
}

/* The hexes of the old bed that no river would reach any more. */
static void
each_lost (const OxbowCanvas *canvas, const OxbowScene *after, const Detour *detour, LostFunc draw)
{
  for (int i = detour->from + 1; i <= detour->old_to; i++)
    {
      OxbowCell cell = nth (detour->old, i);
      if (is_hex (after, cell) && water (after, cell) == 0)
        draw (canvas, cell, detour->old);
    }
}

static void
draw_gained (const OxbowCanvas *canvas, const OxbowScene *before, const Detour *detour)
{
  for (int i = detour->from + 1; i <= detour->new_to; i++)
    {
      OxbowCell cell = nth (detour->new, i);
      if (is_hex (before, cell) && water (before, cell) == 0)
        oxbow_hand_drop (canvas, detour->new->look.tone, false, beside_middle (canvas, cell, OXBOW_BADGE_WATER), 1);
    }
}

static void
stand_again (const OxbowCanvas *canvas, const OxbowScene *before, const Detour *detour)
{
  for (int i = detour->from; i <= detour->old_to; i++)
    oxbow_hand_stand_again (canvas, before, nth (detour->old, i));
  for (int i = detour->from + 1; i <= detour->new_to; i++)
    oxbow_hand_stand_again (canvas, before, nth (detour->new, i));
}

/* Where the river could go on in several ways: which one is chosen next, by its number. */
static void
draw_ways (const OxbowCanvas *canvas, const OxbowScene *after)
{
  const DosRiosState *state = dos_rios_scene_state (after);
  OxbowCell head = dos_rios_head (state);
  if (head == OXBOW_NO_CELL)
    return;
  unsigned ways = dos_rios_candidates (state, dos_rios_ground (state)->site_of[head]);
  int number = 0;
  for (int side = OXBOW_SIDES - 1; side >= 0; side--)
    {
      OxbowHandMark mark = OXBOW_HAND_EDGE_MARK (OXBOW_HAND_WAY, head * OXBOW_SIDES + side);
      if ((ways >> side & 1) == 0)
        continue;
      g_snprintf (mark.badge, sizeof mark.badge, "%d", ++number);
      oxbow_hand_draw_edge (canvas, after, &mark);
    }
}

static void
draw_courses (const OxbowCanvas *canvas, const OxbowScene *before, const OxbowScene *after)
{
  g_autoptr (GArray) detours = g_array_new (FALSE, FALSE, sizeof (Detour));
  find_detours (before, after, detours);
  const Detour *all = (const Detour *) (void *) detours->data;
  for (guint k = 0; k < detours->len; k++)
    {
      each_lost (canvas, after, &all[k], hatch);
      draw_cells (canvas, all[k].old, all[k].from, all[k].old_to, OXBOW_RIVER_LOST);
    }
  for (guint k = 0; k < detours->len; k++)
    draw_neighbours_of (canvas, after, &all[k]);
  for (guint k = 0; k < detours->len; k++)
    draw_cells (canvas, all[k].new, all[k].from, all[k].new_to, OXBOW_RIVER_FORESEEN);
  for (guint k = 0; k < detours->len; k++)
    stand_again (canvas, before, &all[k]);
  for (guint k = 0; k < detours->len; k++)
    {
      each_lost (canvas, after, &all[k], cross_drop);
      draw_gained (canvas, before, &all[k]);
    }
  draw_ways (canvas, after);
}

static void
draw_dam (const OxbowCanvas *canvas, OxbowEdge edge)
{
  OxbowPoint from, to;
  double dash[] = { 0.1, 0.07 };
  cairo_t *cr = canvas->cr;
  oxbow_hand_edge_ends (canvas, edge, &from, &to);
  OxbowBox around = { MIN (from.x, to.x) - 0.5, MIN (from.y, to.y) - 0.5, fabs (to.x - from.x) + 1,
                      fabs (to.y - from.y) + 1 };
  cairo_rectangle (cr, around.x, around.y, around.width, around.height);
  cairo_clip (cr);
  cairo_push_group (cr);
  oxbow_figure_dam (canvas, from, to);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, GHOST);
  cairo_translate (cr, (from.x + to.x) / 2, (from.y + to.y) / 2);
  cairo_rotate (cr, atan2 (to.y - from.y, to.x - from.x));
  OxbowBox box = { -0.48, -0.24, 0.96, 0.48 };
  oxbow_canvas_rounded (canvas, &box, 0.08);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 0.9);
  cairo_set_line_width (cr, MAX (0.085, 2.4 * canvas->pixel));
  cairo_stroke_preserve (cr);
  cairo_set_dash (cr, dash, 2, 0);
  oxbow_canvas_tone (canvas, OXBOW_TONE_ACCENT, 1);
  cairo_set_line_width (cr, MAX (0.045, 1.2 * canvas->pixel));
  cairo_stroke (cr);
}

/* What would newly stand in a cell, as after and half there. */
static void
draw_coming (const OxbowCanvas *canvas, const OxbowScene *after, OxbowCell cell, double alpha)
{
  OxbowCanvas one = *canvas;
  OxbowPoint at = oxbow_layout_centre (&canvas->layout, cell);
  int width = canvas->layout.grid.width;
  one.block = (OxbowBlock) { cell % width, cell % width, cell / width, cell / width };
  cairo_rectangle (canvas->cr, at.x - 1.2, at.y - 1.2, 2.4, 2.4);
  cairo_clip (canvas->cr);
  cairo_push_group (canvas->cr);
  after->painter->pieces (&one, after);
  cairo_pop_group_to_source (canvas->cr);
  cairo_paint_with_alpha (canvas->cr, alpha);
}

/* Dots from where they are chased to the city, which they go back to. */
static void
draw_way_home (const OxbowCanvas *canvas, const OxbowScene *before, OxbowCell cell)
{
  OxbowPoint offset, from = oxbow_layout_centre (&canvas->layout, cell);
  OxbowCell city = dos_rios_tray_cell (before, 0, &offset);
  OxbowBadgeLook look = { OXBOW_TONE_ACCENT, .chase = true, .alpha = 1 };
  if (city == OXBOW_NO_CELL)
    return;
  OxbowPoint to = beside_middle (canvas, city, offset);
  int n = MAX ((int) (hypot (to.x - from.x, to.y - from.y) / 0.3), 2);
  for (int pass = 0; pass < 2; pass++)
    {
      for (int i = 2; i < n; i++)
        {
          double part = (double) i / n, size = MAX (0.05, 1.2 * canvas->pixel) + (pass == 0 ? 0.03 : 0);
          oxbow_canvas_ellipse (canvas, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part, size, size);
        }
      oxbow_canvas_tone (canvas, pass == 0 ? OXBOW_TONE_CASING : OXBOW_TONE_ACCENT, 1);
      cairo_fill (canvas->cr);
    }
  oxbow_hand_badge (canvas, &look, "", beside_middle (canvas, cell, OXBOW_BADGE_COST));
}

void
dos_rios_draw_gain (const OxbowCanvas *canvas, char land, OxbowPoint at, double alpha)
{
  double radius = MAX (0.24, 7 * canvas->pixel);
  if (land == 'f')
    oxbow_goods_log (canvas, at, radius, alpha);
  else if (dos_rios_terrain_is_field (land))
    oxbow_goods_coin (canvas, at, radius, alpha);
}

static void
draw_harvest (const OxbowCanvas *canvas, const OxbowScene *before)
{
  const DosRiosState *state = dos_rios_scene_state (before);
  int16_t sites[dos_rios_ground (state)->n_sites];
  int n = state->n_row > 0 ? dos_rios_find_reaped (state, state->row[0], sites) : 0;
  for (int i = 0; i < n; i++)
    {
      const DosRiosSite *here = &dos_rios_ground (state)->sites[sites[i]];
      int seat = dos_rios_present (state, sites[i]);
      if (seat < 0 || (dos_rios_setup (state)->options.harvest_active && seat != state->current))
        continue;
      dos_rios_draw_gain (canvas, here->land, beside_middle (canvas, here->cell, OXBOW_BADGE_WATER), 1);
    }
}

static void
draw_preview (const OxbowCanvas *canvas, const OxbowScene *before, const OxbowScene *after, const OxbowMove *move)
{
  switch ((DosRiosMove) move->verb)
    {
    case DOS_RIOS_MOVE_DAM:
      draw_courses (canvas, before, after);
      draw_dam (canvas, move->args[0]);
      break;
    case DOS_RIOS_MOVE_LAY:
      draw_courses (canvas, before, after);
      break;
    case DOS_RIOS_MOVE_CHASE:
      draw_way_home (canvas, before, move->args[0]);
      break;
    case DOS_RIOS_MOVE_WALK:
      if (move->args[1] >= 0)
        draw_coming (canvas, after, move->args[1], FAINT);
      break;
    case DOS_RIOS_MOVE_FINCA:
    case DOS_RIOS_MOVE_HACIENDA:
    case DOS_RIOS_MOVE_RIDE:
    case DOS_RIOS_MOVE_PLACE:
      draw_coming (canvas, after, move->args[0], FAINT);
      break;
    case DOS_RIOS_MOVE_HARVEST:
      draw_harvest (canvas, before);
      break;
    case DOS_RIOS_MOVE_DELAY:
    case DOS_RIOS_MOVE_END:
      break;
    }
}

void
dos_rios_preview (const OxbowCanvas *canvas, const OxbowScene *before, const OxbowScene *after, const OxbowMove *move)
{
  cairo_save (canvas->cr);
  draw_preview (canvas, before, after, move);
  cairo_restore (canvas->cr);
}
