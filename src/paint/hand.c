/* hand.c: marks of the player's hand, in the order in which they lie over each other
 *
 * Hatches and glows lie under dams and pieces, which are therefore drawn once more over them, and under words; badges
 * and the cursor lie over everything. A chosen cell is drawn afresh, because its piece is lifted off the place where it
 * stands below, and over the words there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/board.h"
#include "paint/hand-marks.h"
#include "paint/labels.h"
#include "paint/painter.h"
#include <math.h>
#include <string.h>

#define LIFT 0.1
#define REACH 1.2

OxbowCanvas
oxbow_hand_canvas (cairo_t *cr, const OxbowScene *scene, const OxbowHandView *view)
{
  double radius = view->radius_px;
  OxbowCanvas canvas = {
    .cr = cr,
    .theme = oxbow_theme_get (view->theme),
    .level = view->level >= 0 ? (OxbowLevel) view->level : oxbow_level_for (radius),
    .pixel = 1 / radius,
  };
  oxbow_layout_init (&canvas.layout, &scene->grid, 1);
  OxbowBox part = { view->box.x / radius - REACH, view->box.y / radius - REACH, view->box.width / radius + 2 * REACH,
                    view->box.height / radius + 2 * REACH };
  canvas.block = oxbow_layout_block (&canvas.layout, &part);
  return canvas;
}

/* One mark while it is drawn. */
typedef struct
{
  const OxbowCanvas *canvas;
  const OxbowScene *scene;
  const OxbowHandMark *mark;
  GArray *cells;
  double alpha;
} Stroke;

static OxbowCanvas
canvas_of_cell (const OxbowCanvas *canvas, OxbowCell cell)
{
  OxbowCanvas one = *canvas;
  int width = canvas->layout.grid.width, column = cell % width, row = cell / width;
  one.block = (OxbowBlock) { column, column, row, row };
  return one;
}

/* The edges on all sides of a cell. canvas: of this cell alone. */
static void
draw_edges (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  OxbowCanvas wide = *canvas;
  OxbowBlock *block = &wide.block;
  if (scene->painter->edges == NULL)
    return;
  block->first_column = MAX (block->first_column - 1, 0);
  block->first_row = MAX (block->first_row - 1, 0);
  block->last_column = MIN (block->last_column + 1, scene->grid.width - 1);
  block->last_row = MIN (block->last_row + 1, scene->grid.height - 1);
  scene->painter->edges (&wide, scene);
}

static void
draw_edges_within (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  cairo_save (canvas->cr);
  oxbow_canvas_hex (canvas, cell, 1);
  cairo_clip (canvas->cr);
  draw_edges (canvas, scene);
  cairo_restore (canvas->cr);
}

/* All of it is cut out of the whole at once: if each layer were, the lower ones would shine through along the rim. */
void
oxbow_hand_draw_ground (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  OxbowPoint at = oxbow_layout_centre (&canvas->layout, cell);
  double reach = 1 + 2 * canvas->pixel;
  cairo_save (canvas->cr);
  cairo_rectangle (canvas->cr, at.x - reach, at.y - reach, 2 * reach, 2 * reach);
  cairo_clip (canvas->cr);
  cairo_push_group (canvas->cr);
  oxbow_board_draw_ground (canvas, scene);
  if (scene->painter->edges_are_ground)
    draw_edges (canvas, scene);
  cairo_pop_group_to_source (canvas->cr);
  oxbow_canvas_hex (canvas, cell, 1);
  cairo_fill (canvas->cr);
  cairo_restore (canvas->cr);
}

/* What is drawn once more is drawn with the pen that the ground leaves to what lies over it. */
static void
take_pen_of_board (const OxbowCanvas *canvas)
{
  bool is_round = canvas->level >= OXBOW_LEVEL_SIGNS;
  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, is_round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
}

/* Dams and the like, then pieces. canvas: of this cell alone. */
static void
draw_standing (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  take_pen_of_board (canvas);
  if (!scene->painter->edges_are_ground)
    draw_edges_within (canvas, scene, cell);
  if (scene->painter->pieces != NULL)
    scene->painter->pieces (canvas, scene);
  cairo_restore (canvas->cr);
}

/* 0 in the middle, stronger towards the border. */
static void
draw_glow (const Stroke *stroke, OxbowCell cell)
{
  const OxbowCanvas *canvas = stroke->canvas;
  OxbowPoint at = oxbow_layout_centre (&canvas->layout, cell);
  OxbowColour accent = canvas->theme->tones[OXBOW_TONE_ACCENT];
  double most = 0.42 * stroke->alpha;
  cairo_pattern_t *glow = cairo_pattern_create_radial (at.x, at.y, 0.3, at.x, at.y, 0.92);
  cairo_pattern_add_color_stop_rgba (glow, 0, accent.red, accent.green, accent.blue, 0);
  cairo_pattern_add_color_stop_rgba (glow, 0.5, accent.red, accent.green, accent.blue, most * 0.3);
  cairo_pattern_add_color_stop_rgba (glow, 1, accent.red, accent.green, accent.blue, most);
  oxbow_canvas_hex (canvas, cell, stroke->cells->len > 1 ? 1 : 0.88);
  cairo_set_source (canvas->cr, glow);
  cairo_fill (canvas->cr);
  cairo_pattern_destroy (glow);
}

static void
draw_ring (const Stroke *stroke, OxbowTone tone, double size, double width, double casing)
{
  oxbow_hand_trace_ring (stroke->canvas, stroke->scene, stroke->cells, size);
  oxbow_hand_stroke_ring (stroke->canvas, tone, width, casing, stroke->alpha);
}

static void
draw_target (const Stroke *stroke)
{
  if (stroke->canvas->level > OXBOW_LEVEL_FLAT)
    for (guint i = 0; i < stroke->cells->len; i++)
      draw_glow (stroke, g_array_index (stroke->cells, OxbowCell, i));
  draw_ring (stroke, OXBOW_TONE_ACCENT, 0.86, 0.05, 0.095);
  if (stroke->mark->state == OXBOW_HAND_CHASE)
    draw_ring (stroke, OXBOW_TONE_ACCENT, 0.73, 0.04, 0.075);
}

static void
draw_hover (const Stroke *stroke)
{
  const OxbowCanvas *canvas = stroke->canvas;
  for (guint i = 0; i < stroke->cells->len; i++)
    oxbow_canvas_hex (canvas, g_array_index (stroke->cells, OxbowCell, i), 1);
  oxbow_canvas_colour (canvas, (OxbowColour) { 1, 1, 1 }, (canvas->theme->night ? 0.1 : 0.28) * stroke->alpha);
  cairo_fill (canvas->cr);
  for (int i = 0; i < 2; i++)
    {
      oxbow_hand_trace_ring (canvas, stroke->scene, stroke->cells, i == 0 ? 0.955 : 0.89);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 0.85 * stroke->alpha);
      oxbow_canvas_pen (canvas, 0.018);
      cairo_stroke (canvas->cr);
    }
}

static bool
is_lifted (const Stroke *stroke)
{
  return !stroke->mark->stays && stroke->mark->cell >= 0 && stroke->canvas->level >= OXBOW_LEVEL_SIGNS;
}

static void
draw_selected (const Stroke *stroke)
{
  if (is_lifted (stroke))       /* its ground once more, without what stands there */
    {
      OxbowCanvas one = canvas_of_cell (stroke->canvas, stroke->mark->cell);
      oxbow_hand_draw_ground (&one, stroke->scene, stroke->mark->cell);
    }
  draw_ring (stroke, OXBOW_TONE_ACCENT, 0.9, 0.1, 0.15);
}

static void
lift_pieces (const Stroke *stroke)
{
  if (!is_lifted (stroke))
    return;
  OxbowCanvas one = canvas_of_cell (stroke->canvas, stroke->mark->cell);
  one.lift = LIFT * stroke->alpha;
  draw_standing (&one, stroke->scene, stroke->mark->cell);
}

static void
draw_path (const Stroke *stroke)
{
  const OxbowCanvas *canvas = stroke->canvas;
  g_autoptr (GArray) cells = oxbow_hand_cells (stroke->scene, stroke->mark->from);
  if (cells->len == 0 || canvas->level < OXBOW_LEVEL_LINES)
    return;
  OxbowPoint from = oxbow_hand_place_middle (canvas, stroke->scene, cells),
             to = oxbow_hand_place_middle (canvas, stroke->scene, stroke->cells);
  double length = hypot (to.x - from.x, to.y - from.y);
  int n = (int) (length / 0.3);
  for (int i = 1; i < n; i++)
    {
      double part = (double) i / n, size = MAX (0.055, 1.2 * canvas->pixel);
      oxbow_canvas_ellipse (canvas, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part, size, size);
    }
  oxbow_hand_stroke_ring (canvas, OXBOW_TONE_LAST_MOVE, 0.01, 0.06, stroke->alpha);
  for (int i = 1; i < n; i++)
    {
      double part = (double) i / n, size = MAX (0.055, 1.2 * canvas->pixel);
      oxbow_canvas_ellipse (canvas, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part, size, size);
    }
  oxbow_canvas_tone (canvas, OXBOW_TONE_LAST_MOVE, stroke->alpha);
  cairo_fill (canvas->cr);
}

static void
draw_last (const Stroke *stroke)
{
  draw_path (stroke);
  cairo_save (stroke->canvas->cr);
  oxbow_board_trace_brackets (stroke->canvas, g_array_index (stroke->cells, OxbowCell, (stroke->cells->len - 1) / 2));
  oxbow_hand_stroke_ring (stroke->canvas, OXBOW_TONE_LAST_MOVE, 0.06, 0.115, stroke->alpha);
  cairo_restore (stroke->canvas->cr);
}

static void
draw_refused (const Stroke *stroke)
{
  const OxbowCanvas *canvas = stroke->canvas;
  for (guint i = 0; i < stroke->cells->len; i++)
    oxbow_canvas_hex (canvas, g_array_index (stroke->cells, OxbowCell, i), 1);
  OxbowColour dim = canvas->theme->night ? (OxbowColour) { 0, 0, 0 } : canvas->theme->tones[OXBOW_TONE_INK];
  oxbow_canvas_colour (canvas, dim, (canvas->theme->night ? 0.45 : 0.25) * stroke->alpha);
  cairo_fill (canvas->cr);
  oxbow_hand_cross (canvas, oxbow_hand_place_middle (canvas, stroke->scene, stroke->cells), stroke->alpha);
}

/* Black in white, on every ground; dots inside, so that it is not taken for a ring of another state. */
static void
draw_cursor (const Stroke *stroke)
{
  const OxbowCanvas *canvas = stroke->canvas;
  cairo_t *cr = canvas->cr;
  double dash[] = { 0.001, 0.1 }, strong = canvas->theme->line;
  for (int i = 0; i < 2; i++)
    {
      oxbow_hand_trace_ring (canvas, stroke->scene, stroke->cells, 0.98);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_set_source_rgba (cr, 1 - i, 1 - i, 1 - i, stroke->alpha);
      cairo_set_line_width (cr, strong * (i == 0 ? MAX (0.16, 4 * canvas->pixel) : MAX (0.07, 1.6 * canvas->pixel)));
      cairo_stroke (cr);
    }
  if (canvas->level < OXBOW_LEVEL_LINES)
    return;
  for (int i = 0; i < 2; i++)
    {
      oxbow_hand_trace_ring (canvas, stroke->scene, stroke->cells, 0.81);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_dash (cr, dash, 2, 0);
      cairo_set_source_rgba (cr, 1 - i, 1 - i, 1 - i, stroke->alpha);
      cairo_set_line_width (cr, strong * (i == 0 ? 0.075 : 0.04));
      cairo_stroke (cr);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

static OxbowTone
tone_of_badge (OxbowHandState state)
{
  return state == OXBOW_HAND_GAIN      ? OXBOW_TONE_SAFE
         : state == OXBOW_HAND_WARNING ? OXBOW_TONE_BRIM
         : state == OXBOW_HAND_ERROR   ? OXBOW_TONE_ERROR
                                       : OXBOW_TONE_ACCENT;
}

/* A ring, where a sign would be too small to be seen. */
static void
draw_problem (const Stroke *stroke)
{
  if (stroke->canvas->level >= OXBOW_LEVEL_SIGNS)
    return;
  oxbow_hand_trace_ring (stroke->canvas, stroke->scene, stroke->cells, 0.8);
  oxbow_hand_stroke_ring (stroke->canvas, tone_of_badge (stroke->mark->state), 0.2, 0.4, stroke->alpha);
}

static void
draw_under (const Stroke *stroke)
{
  switch (stroke->mark->state)
    {
    case OXBOW_HAND_DRY:
      for (guint i = 0; i < stroke->cells->len; i++)
        oxbow_hand_hatch (stroke->canvas, g_array_index (stroke->cells, OxbowCell, i), stroke->mark->tone,
                          stroke->alpha);
      break;
    case OXBOW_HAND_HOVER:
      draw_hover (stroke);
      break;
    case OXBOW_HAND_TARGET:
    case OXBOW_HAND_CHASE:
      draw_target (stroke);
      break;
    case OXBOW_HAND_PASS:
      oxbow_hand_dash_ring (stroke->canvas, stroke->scene, stroke->cells, stroke->alpha);
      break;
    case OXBOW_HAND_LAST:
      draw_last (stroke);
      break;
    case OXBOW_HAND_WARNING:
    case OXBOW_HAND_ERROR:
      draw_problem (stroke);
      break;
    case OXBOW_HAND_WET:
    case OXBOW_HAND_WAY:
    case OXBOW_HAND_SELECTED:
    case OXBOW_HAND_GAIN:
    case OXBOW_HAND_REFUSED:
    case OXBOW_HAND_CURSOR:
    case OXBOW_N_HAND_STATES:
      break;
    }
}

static bool
lies_under (OxbowHandState state)
{
  return state == OXBOW_HAND_DRY || state == OXBOW_HAND_HOVER || state == OXBOW_HAND_TARGET
         || state == OXBOW_HAND_CHASE || state == OXBOW_HAND_PASS || state == OXBOW_HAND_LAST;
}

static void
draw_badges (const Stroke *stroke)
{
  const OxbowHandMark *mark = stroke->mark;
  OxbowPoint at = oxbow_hand_place_middle (stroke->canvas, stroke->scene, stroke->cells);
  bool water = mark->state == OXBOW_HAND_DRY || mark->state == OXBOW_HAND_WET || mark->state == OXBOW_HAND_GAIN
               || mark->state == OXBOW_HAND_WARNING || mark->state == OXBOW_HAND_ERROR;
  OxbowPoint off = water ? OXBOW_BADGE_WATER : OXBOW_BADGE_COST, spot = { at.x + off.x, at.y + off.y };
  OxbowBadgeLook look = {
    .tone = tone_of_badge (mark->state),
    .hollow = mark->state == OXBOW_HAND_PASS,
    .chase = mark->state == OXBOW_HAND_CHASE,
    .alpha = stroke->alpha,
  };
  if (mark->state == OXBOW_HAND_DRY || mark->state == OXBOW_HAND_WET)
    oxbow_hand_drop (stroke->canvas, mark->tone, mark->state == OXBOW_HAND_DRY, spot, stroke->alpha);
  else if (mark->state != OXBOW_HAND_LAST && mark->state != OXBOW_HAND_REFUSED && mark->state != OXBOW_HAND_CURSOR)
    oxbow_hand_badge (stroke->canvas, &look, mark->badge, spot);
}

typedef void (*StrokeFunc) (const Stroke *stroke);

/* Draws the marks of one state that lie on cells by a function, those on edges by that of edges (if it is told to). */
static void
draw_state (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowHandMark *marks, int n,
            OxbowHandState state, StrokeFunc draw)
{
  for (int i = 0; i < n; i++)
    {
      if (marks[i].state != state || marks[i].edge != OXBOW_NO_EDGE)
        continue;
      g_autoptr (GArray) cells = oxbow_hand_cells (scene, marks[i].cell);
      Stroke stroke = { canvas, scene, &marks[i], cells, 1 - CLAMP (marks[i].faint, 0, 1) };
      if (cells->len == 0 || stroke.alpha <= 0)
        continue;
      cairo_save (canvas->cr);
      draw (&stroke);
      cairo_restore (canvas->cr);
    }
}

static void
draw_edges_of (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowHandMark *marks, int n, bool cursor)
{
  for (int state = 0; state < OXBOW_N_HAND_STATES; state++)
    for (int i = 0; i < n; i++)
      if ((int) marks[i].state == state && marks[i].edge != OXBOW_NO_EDGE && marks[i].faint < 1
          && cursor == (state == OXBOW_HAND_CURSOR))
        oxbow_hand_draw_edge (canvas, scene, &marks[i]);
}

void
oxbow_hand_stand_again (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  OxbowCanvas one = canvas_of_cell (canvas, cell);
  one.again = true;
  draw_standing (&one, scene, cell);
}

static void
stand_again (const Stroke *stroke)
{
  for (guint i = 0; i < stroke->cells->len; i++)
    oxbow_hand_stand_again (stroke->canvas, stroke->scene, g_array_index (stroke->cells, OxbowCell, i));
}

/* And lifted. */
static bool
is_selected (const OxbowHandMark *marks, int n, OxbowCell cell)
{
  for (int i = 0; i < n; i++)
    if (marks[i].state == OXBOW_HAND_SELECTED && !marks[i].stays && marks[i].cell == cell
        && marks[i].edge == OXBOW_NO_EDGE)
      return true;
  return false;
}

/* As far as they lie over the cells that were drawn afresh. */
static void
write_in_chosen (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowHandView *view,
                 const OxbowHandMark *marks, int n)
{
  OxbowBoardOptions usual = OXBOW_BOARD_OPTIONS_INIT;
  for (int i = 0; i < n; i++)
    {
      if (canvas->level < OXBOW_LEVEL_SIGNS || marks[i].cell < 0 || !is_selected (&marks[i], 1, marks[i].cell))
        continue;
      OxbowCanvas one = canvas_of_cell (canvas, marks[i].cell);
      g_autoptr (GArray) labels = oxbow_labels_find (&one, scene);
      take_pen_of_board (canvas);
      oxbow_canvas_hex (&one, marks[i].cell, 1);
      cairo_clip (canvas->cr);
      oxbow_board_draw_words (&one, scene, view->options != NULL ? view->options : &usual, labels);
      cairo_restore (canvas->cr);
    }
}

/* Without those that a chosen piece lies over: those are drawn lifted. */
static GArray *
find_under (const OxbowHandMark *marks, int n)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (OxbowHandMark));
  for (int i = 0; i < n; i++)
    if (lies_under (marks[i].state) && !is_selected (marks, n, marks[i].cell))
      g_array_append_val (found, marks[i]);
  return found;
}

/* Those that the wanted part shows something of. */
static GArray *
find_seen (const OxbowScene *scene, const OxbowHandView *view, const OxbowHandMark *marks, int n)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (OxbowHandMark));
  for (int i = 0; i < n; i++)
    {
      OxbowBox box = oxbow_hand_measure (scene, view->radius_px, &marks[i]);
      if (oxbow_box_meets (&box, &view->box))
        g_array_append_val (found, marks[i]);
    }
  return found;
}

/* Where a mark may lie on words: its cells, those on both sides of its edge, and the way that has led to them. */
static void
trace_reach (const OxbowCanvas *canvas, const OxbowScene *scene, double radius_px, const OxbowHandMark *mark)
{
  bool on_edge = mark->edge != OXBOW_NO_EDGE;
  OxbowCell lower = on_edge ? oxbow_grid_edge_lower (&scene->grid, mark->edge) : OXBOW_NO_CELL;
  g_autoptr (GArray) cells = oxbow_hand_cells (scene, on_edge ? oxbow_edge_upper (mark->edge) : mark->cell);
  for (guint i = 0; i < cells->len; i++)
    oxbow_canvas_hex (canvas, g_array_index (cells, OxbowCell, i), 1);
  if (lower != OXBOW_NO_CELL)
    oxbow_canvas_hex (canvas, lower, 1);
  if (mark->from == OXBOW_NO_CELL)
    return;
  OxbowBox box = oxbow_hand_measure (scene, radius_px, mark);
  cairo_rectangle (canvas->cr, box.x / radius_px, box.y / radius_px, box.width / radius_px, box.height / radius_px);
}

/* Rings and glows do not lie on words. Elsewhere those that stand there already are left as they are: letters that are
 * written twice come out bolder. */
static void
write_above (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowHandView *view, const OxbowHandMark *marks,
             int n)
{
  if (n == 0 || canvas->level < OXBOW_LEVEL_SIGNS || (view->options != NULL && !view->options->labels))
    return;
  g_autoptr (GArray) labels = oxbow_labels_find (canvas, scene);
  cairo_save (canvas->cr);
  for (int i = 0; i < n; i++)
    if (marks[i].faint < 1)
      trace_reach (canvas, scene, view->radius_px, &marks[i]);
  cairo_clip (canvas->cr);
  oxbow_labels_write (canvas, scene, labels);
  cairo_restore (canvas->cr);
}

void
oxbow_hand_draw (cairo_t *cr, const OxbowScene *scene, const OxbowHandView *view, const OxbowHandMark *all_marks,
                 int n_all)
{
  OxbowCanvas canvas = oxbow_hand_canvas (cr, scene, view);
  g_autoptr (GArray) seen = find_seen (scene, view, all_marks, n_all);
  const OxbowHandMark *marks = (const OxbowHandMark *) (void *) seen->data;
  int n_marks = (int) seen->len;
  g_autoptr (GArray) under = find_under (marks, n_marks);
  cairo_save (cr);
  cairo_scale (cr, view->radius_px, view->radius_px);
  draw_state (&canvas, scene, marks, n_marks, OXBOW_HAND_SELECTED, draw_selected);
  for (int state = 0; state < OXBOW_N_HAND_STATES; state++)
    draw_state (&canvas, scene, marks, n_marks, (OxbowHandState) state, draw_under);
  for (int state = 0; state < OXBOW_N_HAND_STATES; state++)
    draw_state (&canvas, scene, (const OxbowHandMark *) (void *) under->data, (int) under->len,
                (OxbowHandState) state, stand_again);
  if (under->len > 0 && scene->painter->names != NULL)
    scene->painter->names (&canvas, scene);
  write_in_chosen (&canvas, scene, view, marks, n_marks);
  draw_edges_of (&canvas, scene, marks, n_marks, false);
  write_above (&canvas, scene, view, (const OxbowHandMark *) (void *) under->data, (int) under->len);
  draw_state (&canvas, scene, marks, n_marks, OXBOW_HAND_SELECTED, lift_pieces);
  for (int state = 0; state < OXBOW_N_HAND_STATES; state++)
    draw_state (&canvas, scene, marks, n_marks, (OxbowHandState) state, draw_badges);
  draw_state (&canvas, scene, marks, n_marks, OXBOW_HAND_REFUSED, draw_refused);
  draw_state (&canvas, scene, marks, n_marks, OXBOW_HAND_CURSOR, draw_cursor);
  draw_edges_of (&canvas, scene, marks, n_marks, true);
  cairo_restore (cr);
}

bool
oxbow_hand_is_same_mark (const OxbowHandMark *one, const OxbowHandMark *other)
{
  return one->state == other->state && one->cell == other->cell && one->edge == other->edge
         && one->from == other->from && one->tone == other->tone && one->stays == other->stays
         && one->faint == other->faint && strcmp (one->badge, other->badge) == 0;
}

OxbowBox
oxbow_hand_measure (const OxbowScene *scene, double radius_px, const OxbowHandMark *mark)
{
  OxbowLayout layout;
  double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
  double reach = MAX (1.3 * radius_px, radius_px + 12);
  g_autoptr (GArray) cells =
      oxbow_hand_cells (scene, mark->edge != OXBOW_NO_EDGE ? oxbow_edge_upper (mark->edge) : mark->cell);
  g_autoptr (GArray) from = oxbow_hand_cells (scene, mark->from);
  oxbow_layout_init (&layout, &scene->grid, radius_px);
  g_array_append_vals (cells, from->data, from->len);
  for (guint i = 0; i < cells->len; i++)
    {
      OxbowPoint at = oxbow_layout_centre (&layout, g_array_index (cells, OxbowCell, i));
      left = MIN (left, at.x - reach), right = MAX (right, at.x + reach);
      top = MIN (top, at.y - reach), bottom = MAX (bottom, at.y + reach);
    }
  return cells->len > 0 ? (OxbowBox) { left, top, right - left, bottom - top } : (OxbowBox) { 0 };
}
