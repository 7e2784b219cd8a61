/* overlay.c: what lies over the tiles: hover, cursor, preview, the piece in the hand, the red cross
 *
 * Each is a small node of its own that is made again only when it has to look otherwise, so that moving the pointer
 * costs a cell or two.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"
#include "app/board/pixels.h"
#include "paint/owners.h"
#include "paint/painter.h"
#include <math.h>

static graphene_rect_t
whole_pixels (const OxbowBox *box)
{
  double left = floor (box->x), top = floor (box->y), right = ceil (box->x + box->width),
         bottom = ceil (box->y + box->height);
  return GRAPHENE_RECT_INIT ((float) left, (float) top, (float) (right - left), (float) (bottom - top));
}

/* How the board is being looked at, for a part of it. */
OxbowHandView
oxbow_board_view_of (OxbowBoard *self, const graphene_rect_t *bounds)
{
  OxbowBox box = { bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height };
  self->options = oxbow_print_options (&self->ground_print);
  return (OxbowHandView) { self->ground_print.theme, -1, self->camera.radius, box, self->ground_print.scale,
                           &self->options };
}

static void
clear_sprite (OxbowSprite *sprite)
{
  g_clear_pointer (&sprite->node, gsk_render_node_unref);
}

void
oxbow_board_clear_sprites (OxbowBoard *self)
{
  clear_sprite (&self->hover_sprite);
  clear_sprite (&self->cursor_sprite);
  clear_sprite (&self->refused_sprite);
  g_clear_pointer (&self->preview_node, gsk_render_node_unref);
}

static void
draw_sprite (OxbowBoard *self, OxbowSprite *sprite, const OxbowHandMark *mark)
{
  OxbowBox box = oxbow_hand_measure (self->subject->scene, self->camera.radius, mark);
  graphene_rect_t bounds = whole_pixels (&box);
  OxbowHandView view = oxbow_board_view_of (self, &bounds);
  clear_sprite (sprite);
  *sprite = (OxbowSprite) { gsk_cairo_node_new (&bounds), *mark, self->camera.radius };
  cairo_t *cr = gsk_cairo_node_get_draw_context (sprite->node);
  oxbow_hand_draw (cr, self->subject->scene, &view, mark, 1);
  cairo_destroy (cr);
}

static bool
is_same_mark (const OxbowHandMark *a, const OxbowHandMark *b)
{
  return a->state == b->state && a->cell == b->cell && a->edge == b->edge;
}

static void
append_sprite (OxbowBoard *self, GtkSnapshot *snapshot, OxbowSprite *sprite, OxbowHandState state, OxbowSpot spot)
{
  if (oxbow_spot_is (spot, OXBOW_SPOT_NONE))
    return;
  OxbowHandMark mark = spot.edge != OXBOW_NO_EDGE ? OXBOW_HAND_EDGE_MARK (state, spot.edge)
                                                  : OXBOW_HAND_MARK (state, spot.cell);
  if (sprite->node == NULL || sprite->radius != self->camera.radius || !is_same_mark (&sprite->mark, &mark))
    draw_sprite (self, sprite, &mark);
  gtk_snapshot_append_node (snapshot, sprite->node);
}

static void
append_preview (OxbowBoard *self, GtkSnapshot *snapshot)
{
  OxbowBox seen = oxbow_camera_seen (&self->camera);
  graphene_rect_t bounds = whole_pixels (&seen);
  if (self->preview == NULL)
    return;
  if (self->preview_node == NULL || self->preview_radius != self->camera.radius
      || !graphene_rect_equal (&self->preview_bounds, &bounds))
    {
      OxbowHandView view = oxbow_board_view_of (self, &bounds);
      g_clear_pointer (&self->preview_node, gsk_render_node_unref);
      self->preview_node = gsk_cairo_node_new (&bounds);
      self->preview_bounds = bounds;
      self->preview_radius = self->camera.radius;
      cairo_t *cr = gsk_cairo_node_get_draw_context (self->preview_node);
      oxbow_hand_preview (cr, self->subject->scene, self->preview->scene, &self->preview_move, &view);
      cairo_destroy (cr);
    }
  gtk_snapshot_append_node (snapshot, self->preview_node);
}

static bool
is_target (OxbowBoard *self, OxbowEdge edge)
{
  for (guint i = 0; self->marks != NULL && i < self->marks->len; i++)
    {
      const OxbowHandMark *mark = &g_array_index (self->marks, OxbowHandMark, i);
      if (mark->edge == edge && mark->state == OXBOW_HAND_TARGET)
        return true;
    }
  return false;
}

/* What would stand on an edge lies within the mark of the edge: there it comes over the marks. */
static void
append_foreseen_edges (OxbowBoard *self, GtkSnapshot *snapshot)
{
  if (self->preview == NULL || self->preview_node == NULL)
    return;
  const OxbowVerb *verb = &self->subject->setup->ruleset->moves[self->preview_move.verb];
  for (int i = 0; i < self->preview_move.n_args; i++)
    {
      OxbowEdge edge = self->preview_move.args[i];
      if (oxbow_verb_arg (verb, i)->kind != OXBOW_ARG_EDGE || !is_target (self, edge))
        continue;
      OxbowPoint offset = oxbow_camera_offset (&self->camera),
                 middle = oxbow_board_point_of (self, (OxbowSpot) { OXBOW_NO_CELL, edge });
      float half = (float) (0.5 * self->camera.radius);
      gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float) (middle.x + offset.x) - half,
                                                             (float) (middle.y + offset.y) - half, 2 * half, 2 * half));
      gtk_snapshot_append_node (snapshot, self->preview_node);
      gtk_snapshot_pop (snapshot);
    }
}

/* What stands in a cell, under the pointer instead. */
static void
append_carried (OxbowBoard *self, GtkSnapshot *snapshot)
{
  const OxbowScene *scene = self->subject->scene;
  if (self->carried == OXBOW_NO_CELL || scene->painter->pieces == NULL)
    return;
  double radius = self->camera.radius;
  OxbowPoint offset = oxbow_camera_offset (&self->camera),
             from = oxbow_board_point_of (self, (OxbowSpot) { self->carried, OXBOW_NO_EDGE });
  double dx = self->pointer_x - from.x, dy = self->pointer_y - from.y;
  OxbowBox box = { self->pointer_x + offset.x - 1.5 * radius, self->pointer_y + offset.y - 1.5 * radius, 3 * radius,
                   3 * radius };
  graphene_rect_t bounds = whole_pixels (&box);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  oxbow_pixels_spare (cr);
  cairo_translate (cr, dx, dy);
  cairo_scale (cr, radius, radius);
  OxbowHandView view = oxbow_board_view_of (self, &bounds);
  OxbowCanvas canvas = oxbow_hand_canvas (cr, scene, &view);
  int column = oxbow_grid_column (&scene->grid, self->carried), row = oxbow_grid_row (&scene->grid, self->carried);
  canvas.block = (OxbowBlock) { column, column, row, row };
  scene->painter->pieces (&canvas, scene);
  cairo_destroy (cr);
}

/* Drawn for each frame: it is seen only while a key is held. */
static void
append_owners (OxbowBoard *self, GtkSnapshot *snapshot)
{
  OxbowBox seen = oxbow_camera_seen (&self->camera);
  graphene_rect_t bounds = whole_pixels (&seen);
  OxbowHandView view = oxbow_board_view_of (self, &bounds);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  oxbow_pixels_spare (cr);
  oxbow_owners_draw (cr, self->subject->scene, &view);
  cairo_destroy (cr);
}

/* What the hand does and would do: nothing of it while the land alone is wanted, for pieces lie over its marks. */
static void
append_hand (OxbowBoard *self, GtkSnapshot *snapshot)
{
  OxbowBox seen = oxbow_camera_seen (&self->camera);
  if (self->bare)
    return;
  append_preview (self, snapshot);
  append_sprite (self, snapshot, &self->hover_sprite, OXBOW_HAND_HOVER, self->hovered);
  if (self->marks != NULL)
    oxbow_tiles_snapshot (self->hand, snapshot, &seen);
  append_foreseen_edges (self, snapshot);
  append_carried (self, snapshot);
}

void
oxbow_board_append_overlay (OxbowBoard *self, GtkSnapshot *snapshot)
{
  if (self->owners)
    append_owners (self, snapshot);
  if (self->motion == NULL)
    append_hand (self, snapshot);
  oxbow_board_append_motion (self, snapshot);
  append_sprite (self, snapshot, &self->refused_sprite, OXBOW_HAND_REFUSED, self->refused);
  if (oxbow_board_has_cursor (self))
    append_sprite (self, snapshot, &self->cursor_sprite, OXBOW_HAND_CURSOR, oxbow_board_cursor_spot (self));
}
