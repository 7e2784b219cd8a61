/* position.c: what is shown, and what the hand has put on it
 *
 * A position is kept as a subject that never changes, so that tiles can be drawn from it at any time. From one
 * position of a game to the next only the cells that differ are drawn again, and marks only where they lie.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/overview.h"
#include "app/board/parts.h"
#include "app/board/tile.h"
#include "app/style.h"

#include <glib/gi18n-lib.h>


/* Everything that the tiles' looks depend on, as it is now. */
static OxbowPrint
make_print (OxbowBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  return (OxbowPrint) {
    .subject = self->subject,
    .theme = oxbow_style_get_theme (),
    .names = self->names,
    .bare = self->bare,
    .as_cairo = gtk_widget_get_realized (widget) ? oxbow_tile_suits_cairo (widget) : self->ground_print.as_cairo,
    .radius = self->camera.radius,
    .scale = gtk_widget_get_scale_factor (widget),
  };
}

static OxbowPrint
make_hand_print (OxbowBoard *self)
{
  OxbowPrint print = self->ground_print;
  print.marks = self->marks;
  print.bare = print.names = false;
  if (self->marks == NULL)
    print.subject = NULL;
  return print;
}

static GArray *
measure_marks (OxbowBoard *self, const GArray *marks, GArray *boxes)
{
  for (guint i = 0; marks != NULL && i < marks->len; i++)
    {
      OxbowBox box = oxbow_hand_measure (self->subject->scene, self->camera.radius,
                                         &g_array_index (marks, OxbowHandMark, i));
      oxbow_boxes_add (boxes, &box, OXBOW_BOXES_MARGIN * self->camera.radius);
    }
  return boxes;
}

static GArray *
new_boxes (void)
{
  return g_array_new (FALSE, FALSE, sizeof (OxbowBox));
}

static bool
has_mark (const GArray *marks, const OxbowHandMark *mark)
{
  for (guint i = 0; marks != NULL && i < marks->len; i++)
    if (oxbow_hand_is_same_mark (&g_array_index (marks, OxbowHandMark, i), mark))
      return true;
  return false;
}

/* Those of some marks that are not among others. */
static GArray *
find_others (const GArray *marks, const GArray *others)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (OxbowHandMark));
  for (guint i = 0; marks != NULL && i < marks->len; i++)
    if (!has_mark (others, &g_array_index (marks, OxbowHandMark, i)))
      g_array_append_val (found, g_array_index (marks, OxbowHandMark, i));
  return found;
}

static void
confine_hand (OxbowBoard *self)
{
  g_autoptr (GArray) boxes = new_boxes ();
  if (self->subject != NULL)
    measure_marks (self, self->marks, boxes);
  oxbow_tiles_confine (self->hand, boxes);
}

/* From now on the layer of the hand shows the marks as they are. */
static void
settle_hand (OxbowBoard *self)
{
  g_clear_pointer (&self->shown_marks, g_array_unref);
  g_clear_pointer (&self->moved, g_array_unref);
  if (self->marks != NULL)
    self->shown_marks = g_array_ref (self->marks);
}

static void
renew_hand (OxbowBoard *self)
{
  OxbowPrint print = make_hand_print (self);
  oxbow_tiles_set (self->hand, &print);
  confine_hand (self);
  settle_hand (self);
}

/* Only marks that came or went are drawn, and those under which the position has changed. */
static void
change_hand (OxbowBoard *self)
{
  OxbowPrint print = make_hand_print (self);
  g_autoptr (GArray) gone = find_others (self->shown_marks, self->marks);
  g_autoptr (GArray) new = find_others (self->marks, self->shown_marks), boxes = new_boxes ();
  measure_marks (self, gone, boxes);
  measure_marks (self, new, boxes);
  for (guint i = 0; self->moved != NULL && i < self->moved->len; i++)
    oxbow_boxes_add (boxes, &g_array_index (self->moved, OxbowBox, i), OXBOW_BOXES_MARGIN * self->camera.radius);
  confine_hand (self);
  oxbow_tiles_change (self->hand, &print, boxes);
  if (self->moved != NULL)
    oxbow_tiles_expect (self->hand);
  settle_hand (self);
}

/* For a change of everything but the position: zoom, theme, screen, preferences. */
void
oxbow_board_renew_print (OxbowBoard *self)
{
  self->ground_print = make_print (self);
  oxbow_board_clear_sprites (self);
  oxbow_tiles_set (self->ground, &self->ground_print);
  renew_hand (self);
  oxbow_overview_set (OXBOW_OVERVIEW (self->overview), &self->ground_print);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
clear_preview (OxbowBoard *self)
{
  if (self->preview == NULL)
    return;
  g_clear_pointer (&self->preview, oxbow_subject_unref);
  g_clear_pointer (&self->preview_node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tell_what_it_is (OxbowBoard *self)
{
  const OxbowScene *scene = self->subject->scene;
  /* Translators: the name of the board for screen readers: title, columns and rows. */
  g_autofree char *label = g_strdup_printf (_("Board: %s. Columns: %d, rows: %d"), scene->title, scene->grid.width,
                                            scene->grid.height);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static OxbowCell
first_cell (const OxbowScene *scene)
{
  int n = oxbow_grid_n_cells (&scene->grid);
  OxbowCell cell = oxbow_grid_cell (&scene->grid, scene->grid.width / 2, scene->grid.height / 2);
  for (int i = 0; i < n && oxbow_scene_is_outside (scene, cell); i++)
    cell = (cell + 1) % n;
  return cell;
}

/* Another map: nothing of what was seen, chosen or pointed at holds any more. A button that is still pressed draws no
 * more: its way was on the other map. */
static void
begin_map (OxbowBoard *self)
{
  int width = self->camera.width, height = self->camera.height;
  double margin = self->camera.margin;
  oxbow_camera_init (&self->camera, &self->subject->scene->grid);
  oxbow_camera_set_margin (&self->camera, margin);
  oxbow_camera_resize (&self->camera, width, height);
  self->cursor = first_cell (self->subject->scene);
  self->cursor_edge = OXBOW_NO_EDGE;
  self->hovered = OXBOW_SPOT_NONE;
  self->stroke_button = 0;
  tell_what_it_is (self);
}

static bool
is_same_map (const OxbowSubject *a, const OxbowSubject *b)
{
  return a != NULL && a->scene->map == b->scene->map;
}

/* Takes subject. What lies under the hand goes with the position that it was meant for. */
static void
show_subject (OxbowBoard *self, OxbowSubject *subject)
{
  bool is_same = is_same_map (self->subject, subject);
  oxbow_board_end_motion (self);
  oxbow_board_hide_refusal (self);
  clear_preview (self);
  if (self->marks != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  g_clear_pointer (&self->marks, g_array_unref);
  g_clear_pointer (&self->subject, oxbow_subject_unref);
  self->subject = subject;
  self->carried = OXBOW_NO_CELL;
  if (!is_same)
    {
      oxbow_board_end_glide (self);
      begin_map (self);
    }
}

static void
show_all (OxbowBoard *self, OxbowSubject *subject)
{
  show_subject (self, subject);
  oxbow_board_renew_print (self);
  oxbow_board_camera_moved (self, true);
  oxbow_board_renew_words (self);
}

static GArray *
find_changes (OxbowBoard *self, const OxbowSubject *before)
{
  GArray *boxes = new_boxes ();
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  double around = 0.5 * self->camera.radius;
  oxbow_scene_differ (before->scene, self->subject->scene, self->camera.radius, cells);
  for (guint i = 0; i < cells->len; i++)
    {
      OxbowBox box = oxbow_board_box_of (self, g_array_index (cells, OxbowCell, i));
      box = (OxbowBox) { box.x - around, box.y - around, box.width + 2 * around, box.height + 2 * around };
      oxbow_boxes_add (boxes, &box, OXBOW_BOXES_MARGIN * self->camera.radius);
    }
  return boxes;
}

/* From one position of a game, as somebody sees it, to another: only what differs is drawn again. The layer of the hand
 * is not shown until there are marks for this position; most of them are those of the one before. */
static void
show_next (OxbowBoard *self, OxbowSubject *subject)
{
  g_autoptr (OxbowSubject) before = oxbow_subject_ref (self->subject);
  show_subject (self, subject);
  self->ground_print = make_print (self);
  g_autoptr (GArray) boxes = find_changes (self, before);
  oxbow_tiles_change (self->ground, &self->ground_print, boxes);
  oxbow_tiles_expect (self->ground);
  oxbow_board_clear_sprites (self);
  if (self->moved == NULL && self->shown_marks != NULL)
    self->moved = new_boxes ();
  if (self->moved != NULL)
    g_array_append_vals (self->moved, boxes->data, boxes->len);
  oxbow_overview_set (OXBOW_OVERVIEW (self->overview), &self->ground_print);
  oxbow_board_renew_words (self);
}

void
oxbow_board_set_state (OxbowBoard *self, const OxbowState *state, int viewer)
{
  g_return_if_fail (OXBOW_IS_BOARD (self) && state != NULL);

  OxbowSubject *subject = oxbow_subject_new_state (state, viewer);
  if (self->subject != NULL && self->subject->setup == subject->setup)
    show_next (self, subject);
  else
    show_all (self, subject);
}

const OxbowScene *
oxbow_board_get_scene (OxbowBoard *self)
{
  g_return_val_if_fail (OXBOW_IS_BOARD (self), NULL);

  return self->subject != NULL ? self->subject->scene : NULL;
}

void
oxbow_board_set_scenario (OxbowBoard *self, OxbowScenario *scenario)
{
  g_return_if_fail (OXBOW_IS_BOARD (self) && scenario != NULL);

  show_all (self, oxbow_subject_new_scenario (scenario));
}

#define MOST_APART 64           /* cells that are looked at one by one */
#define AROUND 1.8              /* radii: shores and slopes are seen from the next cell, too */

static OxbowBox
widen (OxbowBoard *self, const OxbowBox *box)
{
  double around = AROUND * self->camera.radius;
  return (OxbowBox) { box->x - around, box->y - around, box->width + 2 * around, box->height + 2 * around };
}

/* Where cells were touched, or (where there are many) the rectangle that holds them. Records may be seen elsewhere too,
 * as names and borders are, so with them all is drawn anew. */
static GArray *
measure_touched (OxbowBoard *self, const OxbowTouched *touched)
{
  const OxbowGrid *grid = &self->subject->scene->grid;
  GArray *boxes = new_boxes ();
  bool is_all = touched->layers != 0 || touched->grid;
  bool is_rectangle = is_all || touched->has_more || touched->n_cells > MOST_APART;
  for (int i = 0; i < touched->n_cells && !is_rectangle; i++)
    {
      OxbowBox cell = oxbow_board_box_of (self, touched->cells[i]), box = widen (self, &cell);
      oxbow_boxes_add (boxes, &box, OXBOW_BOXES_MARGIN * self->camera.radius);
    }
  if (is_rectangle && (is_all || touched->right >= touched->left))
    {
      int left = is_all ? 0 : touched->left, top = is_all ? 0 : touched->top;
      int right = is_all ? grid->width - 1 : touched->right, bottom = is_all ? grid->height - 1 : touched->bottom;
      OxbowBox first = oxbow_board_box_of (self, oxbow_grid_cell (grid, left, top));
      OxbowBox last = oxbow_board_box_of (self, oxbow_grid_cell (grid, right, bottom));
      OxbowBox whole = { first.x, first.y, last.x + last.width - first.x, last.y + last.height - first.y };
      OxbowBox box = widen (self, &whole);
      g_array_append_val (boxes, box);
    }
  return boxes;
}

static void
redraw_draft (OxbowBoard *self, const GArray *boxes)
{
  OxbowPrint hand;
  self->ground_print = make_print (self);
  oxbow_tiles_change (self->ground, &self->ground_print, boxes);
  hand = make_hand_print (self);
  if (self->marks != NULL)
    oxbow_tiles_change (self->hand, &hand, boxes);
  oxbow_board_clear_sprites (self);
  renew_hand (self);
  oxbow_overview_set (OXBOW_OVERVIEW (self->overview), &self->ground_print);
  oxbow_board_renew_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static bool
is_same_draft (OxbowBoard *self, const OxbowScenario *scenario)
{
  const OxbowGrid *before = self->subject != NULL ? &self->subject->scene->grid : NULL, *grid = &scenario->map->grid;
  return before != NULL && self->subject->is_draft && self->subject->scenario->ruleset == scenario->ruleset
         && before->width == grid->width && before->height == grid->height && before->orientation == grid->orientation;
}

void
oxbow_board_set_draft (OxbowBoard *self, const OxbowScenario *scenario, const OxbowTouched *touched)
{
  g_return_if_fail (OXBOW_IS_BOARD (self) && scenario != NULL && touched != NULL);

  if (!is_same_draft (self, scenario))
    {
      show_all (self, oxbow_subject_new_draft (scenario, touched, NULL));
      return;
    }
  g_autoptr (OxbowSubject) before = self->subject;
  OxbowTouched everywhere;
  self->subject = oxbow_subject_new_draft (scenario, touched, before);
  /* What is drawn at one place of a position may change another, as the course of a river. */
  oxbow_touched_init (&everywhere);
  oxbow_touched_all (&everywhere, &scenario->map->grid);
  bool has_position = before->state != NULL || scenario->standing->len > 0;
  g_autoptr (GArray) boxes = measure_touched (self, has_position ? &everywhere : touched);
  redraw_draft (self, boxes);
}

void
oxbow_board_move_to (OxbowBoard *self, const OxbowState *state, int viewer, const OxbowEvents *events)
{
  g_return_if_fail (OXBOW_IS_BOARD (self) && state != NULL);

  OxbowMotion *motion = NULL;
  if (self->subject != NULL && self->subject->setup == state->setup && events != NULL && oxbow_style_has_motion ()
      && gtk_widget_get_mapped (GTK_WIDGET (self)))
    motion = oxbow_motion_new (self->subject->state, state, events, viewer);
  oxbow_board_set_state (self, state, viewer);
  if (motion != NULL)
    oxbow_board_begin_motion (self, motion);
  else
    g_signal_emit_by_name (self, "motion-ended");
}

void
oxbow_board_set_marks (OxbowBoard *self, const GArray *marks)
{
  g_return_if_fail (OXBOW_IS_BOARD (self));

  bool has_marks = marks != NULL && marks->len > 0;
  if (self->subject == NULL || (self->marks == NULL && self->shown_marks == NULL && !has_marks))
    return;
  g_clear_pointer (&self->marks, g_array_unref);
  self->tapped = OXBOW_SPOT_NONE;
  if (has_marks)
    {
      self->marks = g_array_new (FALSE, FALSE, sizeof (OxbowHandMark));
      g_array_append_vals (self->marks, marks->data, marks->len);
    }
  if (has_marks && self->shown_marks != NULL)
    change_hand (self);
  else
    renew_hand (self);
  oxbow_board_renew_words (self);
  oxbow_board_renew_hover (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
oxbow_board_set_preview (OxbowBoard *self, const OxbowMove *moves, int n_moves)
{
  g_return_if_fail (OXBOW_IS_BOARD (self));

  clear_preview (self);
  if (n_moves == 0 || self->subject == NULL || self->subject->state == NULL)
    return;
  g_autofree OxbowState *after = oxbow_state_copy (self->subject->state);
  for (int i = 0; i < n_moves; i++)
    if (!oxbow_state_apply (after, &moves[i], NULL, NULL))
      return;
  self->preview = oxbow_subject_new_state (after, self->subject->scene->viewer);
  self->preview_move = moves[n_moves - 1];
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
