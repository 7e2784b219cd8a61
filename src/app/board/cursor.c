/* cursor.c: the cursor, and what a screen reader hears
 *
 * The cursor is always somewhere, so that whoever comes by keyboard has a place to begin. One of two invisible cells
 * stands there with all that is known of the place as its name; at each step the focus goes to the other one. What
 * happens meanwhile is the description of the cell: a screen reader says a description that changes under the focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"
#include "app/ground.h"

#include <glib/gi18n-lib.h>

OxbowSpot
oxbow_board_cursor_spot (OxbowBoard *self)
{
  if (self->cursor_edge != OXBOW_NO_EDGE)
    return (OxbowSpot) { OXBOW_NO_CELL, self->cursor_edge };
  return (OxbowSpot) { self->cursor, OXBOW_NO_EDGE };
}

bool
oxbow_board_has_cursor (OxbowBoard *self)
{
  return self->cursor_shown && gtk_widget_is_focus (GTK_WIDGET (self->cells[self->spoken]));
}

/* Name and terrain: what can be said of a place by whoever knows no game. */
static char *
tell_plainly (const OxbowScene *scene, OxbowSpot spot)
{
  if (spot.edge != OXBOW_NO_EDGE)
    return g_strdup (OXBOW_EDGE_NAME (&scene->grid, spot.edge));
  const OxbowSetup *setup = scene->state != NULL ? scene->state->setup : NULL;
  char code = setup != NULL && setup->terrain != NULL ? setup->terrain[spot.cell]
                                                      : oxbow_map_get_terrain (scene->map, spot.cell);
  return oxbow_ground_tell (scene->palette, &scene->grid, spot.cell, code);
}

char *
oxbow_board_tell_spot (OxbowBoard *self, OxbowSpot spot)
{
  char *words = self->describe != NULL ? self->describe (spot, self->describe_data) : NULL;
  return words != NULL ? words : tell_plainly (self->subject->scene, spot);
}

const char *
oxbow_board_name_way (OxbowBoard *self, int direction)
{
  static const char *const ways[2][OXBOW_DIRECTIONS] = {
    { N_("north"), N_("north-east"), N_("south-east"), N_("south"), N_("south-west"), N_("north-west") },
    { N_("north-east"), N_("east"), N_("south-east"), N_("south-west"), N_("west"), N_("north-west") },
  };
  return _(ways[self->subject->scene->grid.orientation == OXBOW_POINTY][direction]);
}

/* Whoever goes round a cell hears which of its sides this is; the edge may have the name of the cell beyond it. */
static char *
tell_cursor (OxbowBoard *self)
{
  const OxbowGrid *grid = &self->subject->scene->grid;
  g_autofree char *words = oxbow_board_tell_spot (self, oxbow_board_cursor_spot (self));
  for (int i = 0; i < OXBOW_DIRECTIONS && self->cursor_edge != OXBOW_NO_EDGE; i++)
    if (oxbow_grid_edge (grid, self->cursor, i) == self->cursor_edge)
      /* Translators: a side of a cell for screen readers: the cell, the way there, and what is to be said of it. */
      return g_strdup_printf (_("The side of %s to the %s. %s"), OXBOW_CELL_NAME (grid, self->cursor),
                              oxbow_board_name_way (self, i), words);
  return g_steal_pointer (&words);
}

/* While a refusal is shown, it is what is said. */
void
oxbow_board_renew_words (OxbowBoard *self)
{
  if (self->subject == NULL || self->bubble_timer != 0)
    return;
  g_autofree char *words = tell_cursor (self);
  oxbow_board_cell_set_words (self->cells[self->spoken], words);
}

/* The focus goes to the other cell, if it was on this one. Only one of them can be reached by Tab. */
static void
change_cells (OxbowBoard *self)
{
  GtkWidget *from = GTK_WIDGET (self->cells[self->spoken]), *to = GTK_WIDGET (self->cells[1 - self->spoken]);
  bool has_focus = gtk_widget_is_focus (from);
  self->spoken = 1 - self->spoken;
  oxbow_board_allocate_cells (self);
  gtk_widget_set_focusable (to, TRUE);
  if (has_focus)
    gtk_widget_grab_focus (to);
  gtk_widget_set_focusable (from, FALSE);
}

void
oxbow_board_say (OxbowBoard *self, const char *sentence)
{
  oxbow_board_cell_set_words (self->cells[1 - self->spoken], sentence);
  oxbow_board_cell_set_news (self->cells[1 - self->spoken], NULL);
  change_cells (self);
}

void
oxbow_board_announce (OxbowBoard *self, const char *sentence)
{
  g_return_if_fail (OXBOW_IS_BOARD (self) && sentence != NULL);

  oxbow_board_cell_set_news (self->cells[self->spoken], sentence);
}

OxbowCell
oxbow_board_get_cursor (OxbowBoard *self, OxbowEdge *edge)
{
  g_return_val_if_fail (OXBOW_IS_BOARD (self), OXBOW_NO_CELL);

  if (edge != NULL)
    *edge = self->cursor_edge;
  return self->cursor;
}

void
oxbow_board_set_cursor (OxbowBoard *self, OxbowCell cell, OxbowEdge edge)
{
  g_return_if_fail (OXBOW_IS_BOARD (self));

  if (self->subject == NULL || (self->cursor == cell && self->cursor_edge == edge))
    return;
  self->cursor = cell;
  self->cursor_edge = edge;
  g_autofree char *words = tell_cursor (self);
  oxbow_board_say (self, words);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "cursor-moved", cell, edge);
}

void
oxbow_board_step_edge (OxbowBoard *self, int way)
{
  if (self->subject == NULL)
    return;
  const OxbowGrid *grid = &self->subject->scene->grid;
  int side = way > 0 ? -1 : OXBOW_DIRECTIONS;
  for (int i = 0; i < OXBOW_DIRECTIONS && self->cursor_edge != OXBOW_NO_EDGE; i++)
    if (oxbow_grid_edge (grid, self->cursor, i) == self->cursor_edge)
      side = i;
  OxbowEdge edge = OXBOW_NO_EDGE;
  /* sides that have no name are passed over; after the last one comes the cell itself */
  for (side += way; edge == OXBOW_NO_EDGE && side >= 0 && side < OXBOW_DIRECTIONS; side += way)
    edge = oxbow_grid_edge (grid, self->cursor, side);
  self->cursor_shown = true;
  oxbow_board_end_motion (self);
  oxbow_board_hide_refusal (self);
  oxbow_board_set_cursor (self, self->cursor, edge);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A spot's place among all: cells in reading order, after each its edges. */
static int
rank_of (OxbowSpot spot)
{
  return spot.edge != OXBOW_NO_EDGE ? oxbow_edge_upper (spot.edge) * 4 + 1 + oxbow_edge_side (spot.edge)
                                    : spot.cell * 4;
}

static OxbowSpot
spot_of_rank (int rank)
{
  if (rank % 4 == 0)
    return (OxbowSpot) { rank / 4, OXBOW_NO_EDGE };
  return (OxbowSpot) { OXBOW_NO_CELL, rank / 4 * 3 + rank % 4 - 1 };
}

/* The nearest rank beyond one, or else the first of all from the other end: what is found so far, or -1. */
static int
choose_rank (int found, int rank, int from, int way)
{
  if (found < 0)
    return rank;
  bool is_beyond = (rank - from) * way > 0, was_beyond = (found - from) * way > 0;
  if (is_beyond != was_beyond)
    return is_beyond ? rank : found;
  return (rank - found) * way < 0 ? rank : found;
}

static int
find_target (OxbowBoard *self, int from, int way)
{
  int found = -1;
  for (guint i = 0; self->marks != NULL && i < self->marks->len; i++)
    {
      const OxbowHandMark *mark = &g_array_index (self->marks, OxbowHandMark, i);
      if (!oxbow_board_can_choose (mark))
        continue;
      if (mark->edge != OXBOW_NO_EDGE)
        found = choose_rank (found, rank_of ((OxbowSpot) { OXBOW_NO_CELL, mark->edge }), from, way);
      else
        {
          g_autoptr (GArray) cells = oxbow_hand_cells (self->subject->scene, mark->cell);
          if (cells->len > 0)
            found = choose_rank (found, g_array_index (cells, OxbowCell, 0) * 4, from, way);
        }
    }
  return found;
}

void
oxbow_board_step_target (OxbowBoard *self, int way)
{
  if (self->subject == NULL)
    return;
  oxbow_board_end_motion (self);
  oxbow_board_hide_refusal (self);
  int rank = find_target (self, rank_of (oxbow_board_cursor_spot (self)), way);
  if (rank < 0)
    {
      oxbow_board_say (self, _("There is nothing to choose on the board now."));
      return;
    }
  OxbowSpot spot = spot_of_rank (rank);
  OxbowCell cell = spot.cell != OXBOW_NO_CELL ? spot.cell : oxbow_edge_upper (spot.edge);
  self->cursor_shown = true;
  oxbow_board_set_cursor (self, cell, spot.edge);
  oxbow_board_reveal (self, cell);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Over the cursor's cell, as much of it as is in view, so that magnifiers follow. */
void
oxbow_board_allocate_cells (OxbowBoard *self)
{
  GtkAllocation place = { 0, 0, 1, 1 };
  GdkRectangle view = { 0, 0, self->camera.width, self->camera.height };
  if (self->subject != NULL && self->cursor != OXBOW_NO_CELL)
    {
      OxbowBox box = oxbow_board_box_of (self, self->cursor);
      OxbowPoint offset = oxbow_camera_offset (&self->camera);
      place = (GtkAllocation) { (int) (box.x - offset.x), (int) (box.y - offset.y), (int) MAX (box.width, 1),
                                (int) MAX (box.height, 1) };
    }
  if (!gdk_rectangle_intersect (&place, &view, &place))
    place = (GtkAllocation) { 0, 0, 1, 1 };
  for (int i = 0; i < 2; i++)
    {
      gtk_widget_measure (GTK_WIDGET (self->cells[i]), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_measure (GTK_WIDGET (self->cells[i]), GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (GTK_WIDGET (self->cells[i]), &place, -1);
    }
}

void
oxbow_board_init_cursor (OxbowBoard *self)
{
  self->cursor = OXBOW_NO_CELL;
  self->cursor_edge = OXBOW_NO_EDGE;
  for (int i = 0; i < 2; i++)
    {
      self->cells[i] = oxbow_board_cell_new ();
      gtk_widget_set_parent (GTK_WIDGET (self->cells[i]), GTK_WIDGET (self));
      gtk_widget_set_focusable (GTK_WIDGET (self->cells[i]), i == 0);
    }
  oxbow_board_cell_set_words (self->cells[0], _("The board is empty."));
  oxbow_board_cell_set_words (self->cells[1], _("The board is empty."));
}

void
oxbow_board_set_describe (OxbowBoard *self, OxbowBoardDescribe describe, gpointer data, GDestroyNotify destroy)
{
  g_return_if_fail (OXBOW_IS_BOARD (self));

  if (self->describe_destroy != NULL)
    self->describe_destroy (self->describe_data);
  self->describe = describe;
  self->beside = NULL;
  self->describe_data = data;
  self->describe_destroy = destroy;
  oxbow_board_renew_words (self);
}

void
oxbow_board_set_beside (OxbowBoard *self, OxbowBoardBeside beside)
{
  g_return_if_fail (OXBOW_IS_BOARD (self));

  self->beside = beside;
}
