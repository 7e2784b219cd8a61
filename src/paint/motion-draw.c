/* motion-draw.c: a moment of a motion
 *
 * The ground of the cells that are touched is painted once for before and once for after; a moment is the one over
 * the other, more or less transparent in each cell, with everything that stands there or flies drawn on top. A word
 * lies on several cells, which have times of their own: so words are pictures apart, of all cells together, and go over
 * all at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/board.h"
#include "paint/hand-marks.h"
#include "paint/labels.h"
#include "paint/motion-parts.h"
#include "paint/painter.h"
#include <math.h>

#define BEYOND 2u               /* points of a river over the edge of a cell, where there would be a seam */
#define MARGIN 0.6              /* what flies over the border of the cells, in radii */

typedef struct
{
  OxbowMotion *motion;
  const OxbowCanvas *canvas;
  double ms;
} Moment;

static const OxbowMotionCell *
nth_cell (const OxbowMotion *motion, guint i)
{
  return &g_array_index (motion->cells, OxbowMotionCell, i);
}

/* 0: as before, 1: as after. */
static double
ground_part (const Moment *moment, const OxbowMotionCell *item)
{
  if (item->fade_ms == OXBOW_NOT_SAID)
    return 1;
  return CLAMP ((moment->ms - item->fade_ms) / MAX (item->faded_ms - item->fade_ms, 1), 0, 1);
}

static double
standing_part (const Moment *moment, const OxbowMotionCell *item)
{
  if (item->desert_ms != OXBOW_NOT_SAID)
    return CLAMP ((moment->ms - item->desert_ms) / MAX (item->deserted_ms - item->desert_ms, 1), 0, 1);
  return (item->changes & OXBOW_CHANGE_STANDING) != 0 ? ground_part (moment, item) : 1;
}

/* The box of the touched cells in pixels of the board, each grown by so much. */
static OxbowBox
measure_cells (const OxbowMotion *motion, double radius, double grown)
{
  OxbowLayout layout;
  double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
  oxbow_layout_init (&layout, &motion->scenes[0]->grid, radius);
  for (guint i = 0; i < motion->cells->len; i++)
    {
      OxbowPoint at = oxbow_layout_centre (&layout, nth_cell (motion, i)->cell);
      if (nth_cell (motion, i)->changes == 0)
        continue;
      left = MIN (left, at.x - grown), right = MAX (right, at.x + grown);
      top = MIN (top, at.y - grown), bottom = MAX (bottom, at.y + grown);
    }
  return left <= right ? (OxbowBox) { left, top, right - left, bottom - top } : (OxbowBox) { 0 };
}

static OxbowBox
join (OxbowBox a, OxbowPoint at, double reach)
{
  double right = MAX (a.x + a.width, at.x + reach), bottom = MAX (a.y + a.height, at.y + reach);
  OxbowBox box = { MIN (a.x, at.x - reach), MIN (a.y, at.y - reach) };
  box.width = right - box.x;
  box.height = bottom - box.y;
  return box;
}

OxbowBox
oxbow_motion_measure (const OxbowMotion *motion, double radius_px)
{
  OxbowBox box = measure_cells (motion, radius_px, (1 + MARGIN) * radius_px);
  for (guint i = 0; i < motion->flights->len; i++)
    {
      const OxbowFlight *flight = &g_array_index (motion->flights, OxbowFlight, i);
      double reach = (1 + flight->arc) * radius_px;
      OxbowPoint from = { flight->from.x * radius_px, flight->from.y * radius_px },
                 to = { flight->to.x * radius_px, flight->to.y * radius_px };
      if (box.width <= 0 && i == 0)
        box = (OxbowBox) { from.x, from.y, 0, 0 };
      box = join (join (box, from, reach), to, reach);
      for (guint k = 0; flight->river != NULL && k < flight->river->points->len; k++)
        {
          OxbowPoint at = g_array_index (flight->river->points, OxbowRiverPoint, k).at;
          box = join (box, (OxbowPoint) { at.x * radius_px, at.y * radius_px }, reach);
        }
    }
  return box;
}

static bool
is_same_view (const OxbowHandView *a, const OxbowHandView *b)
{
  return a->theme == b->theme && a->level == b->level && a->radius_px == b->radius_px && a->scale == b->scale
         && a->options == b->options && a->box.x == b->box.x && a->box.y == b->box.y && a->box.width == b->box.width
         && a->box.height == b->box.height;
}

static OxbowBox
intersect (const OxbowBox *a, const OxbowBox *b)
{
  double left = floor (MAX (a->x, b->x)), top = floor (MAX (a->y, b->y));
  double right = ceil (MIN (a->x + a->width, b->x + b->width)), bottom = ceil (MIN (a->y + a->height,
                       b->y + b->height));
  return (OxbowBox) { left, top, MAX (right - left, 0), MAX (bottom - top, 0) };
}

static OxbowCanvas
canvas_of_cell (const OxbowCanvas *canvas, OxbowCell cell)
{
  OxbowCanvas one = *canvas;
  int width = canvas->layout.grid.width;
  one.block = (OxbowBlock) { cell % width, cell % width, cell / width, cell / width };
  return one;
}

static OxbowBox
box_of_cell (const OxbowHandView *view, const OxbowCanvas *canvas, OxbowCell cell)
{
  OxbowPoint at = oxbow_layout_centre (&canvas->layout, cell);
  double radius = view->radius_px;
  OxbowBox box = { (at.x - 1) * radius - 1, (at.y - 1) * radius - 1, 2 * radius + 2, 2 * radius + 2 };
  return intersect (&box, &view->box);
}

typedef struct
{
  const OxbowScene *scene;
  const OxbowCanvas *canvas;
  const OxbowHandView *view;
  GArray *labels;
} Sight;

static void
draw_ground_of (const OxbowCanvas *one, const Sight *sight, OxbowCell cell)
{
  oxbow_hand_draw_ground (one, sight->scene, cell);
}

static void
draw_words_of (const OxbowCanvas *canvas, const Sight *sight, OxbowCell cell)
{
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  oxbow_board_draw_words (canvas, sight->scene, sight->view->options != NULL ? sight->view->options : &options,
                          sight->labels);
}

/* NULL if nothing of it can be seen. */
static cairo_surface_t *
paint_box (const Sight *sight, OxbowBox box, OxbowCanvas canvas, OxbowCell cell,
           void (*draw) (const OxbowCanvas *canvas, const Sight *sight, OxbowCell cell))
{
  const OxbowHandView *view = sight->view;
  double scale = view->scale > 0 ? view->scale : 1;
  if (box.width * box.height == 0)
    return NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (box.width * scale),
                                                         (int) ceil (box.height * scale));
  cairo_surface_set_device_scale (surface, scale, scale);
  cairo_surface_set_device_offset (surface, -box.x * scale, -box.y * scale);
  cairo_antialias_t edges = cairo_get_antialias (canvas.cr);
  canvas.cr = cairo_create (surface);
  cairo_set_antialias (canvas.cr, edges);
  cairo_scale (canvas.cr, view->radius_px, view->radius_px);
  draw (&canvas, sight, cell);
  cairo_destroy (canvas.cr);
  return surface;
}

void
oxbow_motion_forget_grounds (OxbowMotion *motion)
{
  for (guint i = 0; i < motion->cells->len; i++)
    for (int which = 0; which < 2; which++)
      {
        OxbowMotionCell *item = &g_array_index (motion->cells, OxbowMotionCell, i);
        g_clear_pointer (&item->grounds[which], cairo_surface_destroy);
      }
  for (int which = 0; which < 2; which++)
    g_clear_pointer (&motion->words[which], cairo_surface_destroy);
}

static void
paint_item (const Sight *sight, OxbowMotionCell *item, int which)
{
  OxbowBox box = box_of_cell (sight->view, sight->canvas, item->cell);
  OxbowCanvas one = canvas_of_cell (sight->canvas, item->cell);
  if (item->changes != 0 && (which == 1 || item->fade_ms != OXBOW_NOT_SAID))
    item->grounds[which] = paint_box (sight, box, one, item->cell, draw_ground_of);
}

/* What a painter writes by itself may be another with what stands there. */
static bool
has_other_words (const OxbowMotion *motion)
{
  unsigned changes = 0;
  for (guint i = 0; i < motion->cells->len; i++)
    changes |= nth_cell (motion, i)->changes;
  return (changes & OXBOW_CHANGE_WORDS) != 0
         || (motion->scenes[0]->painter->labels != NULL && (changes & OXBOW_CHANGE_STANDING) != 0);
}

/* Where words stay as they are, those of after will do. */
static void
paint_words (const Sight *sight, OxbowMotion *motion, int which)
{
  OxbowBox box = measure_cells (motion, sight->view->radius_px, sight->view->radius_px + 1);
  if (which == 1 || has_other_words (motion))
    motion->words[which] = paint_box (sight, intersect (&box, &sight->view->box), *sight->canvas, OXBOW_NO_CELL,
                                      draw_words_of);
}

/* Where nothing fades the ground is the same before and after. */
static void
prepare (OxbowMotion *motion, const OxbowCanvas *canvas, const OxbowHandView *view)
{
  if (is_same_view (&motion->view, view))
    return;
  oxbow_motion_forget_grounds (motion);
  cairo_save (canvas->cr);
  cairo_scale (canvas->cr, view->radius_px, view->radius_px);
  for (int which = 0; which < 2; which++)
    {
      const OxbowScene *scene = motion->scenes[which];
      g_autoptr (GArray) labels = oxbow_labels_place (canvas, scene);
      Sight sight = { scene, canvas, view, labels };
      for (guint i = 0; i < motion->cells->len; i++)
        paint_item (&sight, &g_array_index (motion->cells, OxbowMotionCell, i), which);
      paint_words (&sight, motion, which);
    }
  cairo_restore (canvas->cr);
  motion->view = *view;
}

/* A little over its border, so that no seam is seen between two. */
static void
trace_cell (const OxbowCanvas *canvas, OxbowCell cell)
{
  oxbow_canvas_hex (canvas, cell, 1 + 0.6 * canvas->pixel);
}

static void
trace_touched (const Moment *moment)
{
  cairo_new_path (moment->canvas->cr);
  for (guint i = 0; i < moment->motion->cells->len; i++)
    if (nth_cell (moment->motion, i)->changes != 0)
      trace_cell (moment->canvas, nth_cell (moment->motion, i)->cell);
}

/* Pictures are in pixels, paths in radii. */
static void
paint_picture (const OxbowCanvas *canvas, cairo_surface_t *picture, double alpha)
{
  if (picture == NULL || alpha <= 0)
    return;
  cairo_save (canvas->cr);
  cairo_scale (canvas->cr, canvas->pixel, canvas->pixel);
  cairo_set_source_surface (canvas->cr, picture, 0, 0);
  cairo_paint_with_alpha (canvas->cr, alpha);
  cairo_restore (canvas->cr);
}

/* 0: as before, 1: as after, and the same everywhere. */
static double
words_part (const Moment *moment)
{
  return CLAMP (moment->ms / MAX (MIN (OXBOW_MOTION_FADE_MS, moment->motion->ms), 1), 0, 1);
}

/* One picture goes over into another: what is the same in both is never paler meanwhile. */
static void
draw_words (const Moment *moment)
{
  cairo_surface_t *const *words = moment->motion->words;
  double part = words[0] != NULL ? words_part (moment) : 1;
  cairo_t *cr = moment->canvas->cr;
  if (part >= 1)
    {
      paint_picture (moment->canvas, words[1], 1);
      return;
    }
  cairo_push_group (cr);
  paint_picture (moment->canvas, words[0], 1 - part);
  cairo_set_operator (cr, CAIRO_OPERATOR_ADD);
  paint_picture (moment->canvas, words[1], part);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}

/* The run of a river's points within a cell, as far as its water has come; once it has come through, it stays until the
 * picture of the ground shows it. */
static void
draw_growth (const Moment *moment, const OxbowGrowth *growth)
{
  const OxbowRivers *rivers = moment->motion->scenes[1]->rivers;
  const OxbowRiver *river = g_ptr_array_index (rivers->rivers, growth->river);
  double part = CLAMP ((moment->ms - growth->begin_ms) / MAX (growth->ms, 1), 0, 1);
  guint first = G_MAXUINT, last = 0;
  for (guint i = 0; i < river->points->len; i++)
    if (g_array_index (river->points, OxbowRiverPoint, i).cell == growth->cell)
      {
        first = MIN (first, i);
        last = i;
      }
  if (first >= last || part <= 0)
    return;
  guint begin = first - MIN (first, BEYOND), end = MIN (last + BEYOND, river->points->len - 1);
  oxbow_river_draw_part (moment->canvas, river, begin, first + (guint) ceil ((end - first) * part),
                         part < 1 ? OXBOW_RIVER_COMING : OXBOW_RIVER_THERE);
}

/* As before, with the water that has come since. */
static void
draw_ground_before (const Moment *moment, const OxbowMotionCell *item)
{
  const GArray *growths = moment->motion->growths;
  paint_picture (moment->canvas, item->grounds[0], 1);
  for (guint i = 0; i < growths->len; i++)
    if (g_array_index (growths, OxbowGrowth, i).cell == item->cell)
      draw_growth (moment, &g_array_index (growths, OxbowGrowth, i));
}

static void
draw_ground (const Moment *moment, const OxbowMotionCell *item)
{
  double part = ground_part (moment, item);
  cairo_t *cr = moment->canvas->cr;
  if (part > 0 || item->grounds[0] == NULL)
    paint_picture (moment->canvas, item->grounds[1], 1);
  if (part >= 1)
    return;
  if (part > 0)
    cairo_push_group (cr);
  draw_ground_before (moment, item);
  if (part <= 0)
    return;
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 1 - part);
}

static void
draw_grounds (const Moment *moment)
{
  cairo_t *cr = moment->canvas->cr;
  for (guint i = 0; i < moment->motion->cells->len; i++)
    {
      const OxbowMotionCell *item = nth_cell (moment->motion, i);
      if (item->changes == 0)
        continue;
      cairo_save (cr);
      trace_cell (moment->canvas, item->cell);
      cairo_clip (cr);
      draw_ground (moment, item);
      draw_words (moment);
      cairo_restore (cr);
    }
}

static void
draw_pieces (const Moment *moment, int which, OxbowCell cell, bool is_deserted)
{
  const OxbowScene *scene = moment->motion->scenes[which];
  OxbowCanvas one = canvas_of_cell (moment->canvas, cell);
  one.deserted = is_deserted;
  if (scene->painter->pieces != NULL)
    scene->painter->pieces (&one, scene);
}

static void
add_pieces (const Moment *moment, int which, OxbowCell cell, bool is_deserted, double alpha)
{
  cairo_t *cr = moment->canvas->cr;
  cairo_push_group (cr);
  draw_pieces (moment, which, cell, is_deserted);
  cairo_pop_group_to_source (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_ADD);
  cairo_paint_with_alpha (cr, alpha);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
}

/* What goes over is drawn into a picture of its own, which should be no larger than it must. */
static void
draw_going_over (const Moment *moment, OxbowCell cell, bool is_deserted, double part)
{
  OxbowPoint at = oxbow_layout_centre (&moment->canvas->layout, cell);
  cairo_t *cr = moment->canvas->cr;
  cairo_save (cr);
  cairo_rectangle (cr, at.x - 2, at.y - 2, 4, 4);
  cairo_clip (cr);
  cairo_push_group (cr);
  add_pieces (moment, 0, cell, is_deserted, 1 - part);
  add_pieces (moment, 1, cell, is_deserted, part);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
  cairo_restore (cr);
}

static void
draw_standing_in (const Moment *moment, const OxbowMotionCell *item)
{
  double part = standing_part (moment, item);
  bool is_deserted =
      item->desert_ms != OXBOW_NOT_SAID && moment->ms >= item->desert_ms && moment->ms < item->deserted_ms;
  if (part > 0 && part < 1)
    draw_going_over (moment, item->cell, is_deserted, part);
  else
    draw_pieces (moment, part >= 1, item->cell, is_deserted);
}

static void
draw_standing (const Moment *moment)
{
  const OxbowMotion *motion = moment->motion;
  const OxbowScene *scene = motion->scenes[moment->ms >= motion->edges_ms];
  cairo_t *cr = moment->canvas->cr;
  cairo_save (cr);
  trace_touched (moment);
  cairo_clip (cr);
  if (scene->painter->edges != NULL && !scene->painter->edges_are_ground)
    scene->painter->edges (moment->canvas, scene);
  for (guint i = 0; i < motion->cells->len; i++)
    if (nth_cell (motion, i)->changes == 0)
      draw_pieces (moment, 1, nth_cell (motion, i)->cell, false);
  cairo_restore (cr);
  for (guint i = 0; i < motion->cells->len; i++)
    if (nth_cell (motion, i)->changes != 0)
      draw_standing_in (moment, nth_cell (motion, i));
}

static double
ease_out (double part)
{
  return 1 - pow (1 - part, 3);
}

static void
draw_flight (const Moment *moment, const OxbowFlight *flight)
{
  OxbowCanvas canvas = *moment->canvas;
  double part = (moment->ms - flight->begin_ms) / MAX (flight->ms, 1);
  double eased = flight->is_steady ? part : ease_out (part);
  if (part < 0 || part >= 1)
    return;
  OxbowPoint at = { flight->from.x + (flight->to.x - flight->from.x) * eased,
                    flight->from.y + (flight->to.y - flight->from.y) * eased };
  if (flight->river != NULL && flight->river->points->len > 0)
    {
      guint n = flight->river->points->len;
      const OxbowRiverPoint *point = &g_array_index (flight->river->points, OxbowRiverPoint, (guint) (part * (n - 1)));
      at = (OxbowPoint) { point->at.x + point->left.x * point->aside, point->at.y + point->left.y * point->aside };
      eased = part;
    }
  canvas.lift = flight->arc * 4 * eased * (1 - eased);
  cairo_save (canvas.cr);
  flight->draw (&canvas, moment->motion->scenes[1], flight, at, eased);
  cairo_restore (canvas.cr);
}

void
oxbow_motion_draw (OxbowMotion *motion, cairo_t *cr, const OxbowHandView *view, double time_ms)
{
  double pace = (double) motion->ms / oxbow_motion_get_ms (motion);
  if (time_ms >= oxbow_motion_get_ms (motion))
    return;
  OxbowCanvas canvas = oxbow_hand_canvas (cr, motion->scenes[1], view);
  prepare (motion, &canvas, view);
  Moment moment = { motion, &canvas, MAX (time_ms, 0) * pace };
  cairo_save (cr);
  cairo_scale (cr, view->radius_px, view->radius_px);
  draw_grounds (&moment);
  draw_standing (&moment);
  for (guint i = 0; i < motion->flights->len; i++)
    draw_flight (&moment, &g_array_index (motion->flights, OxbowFlight, i));
  cairo_restore (cr);
}
