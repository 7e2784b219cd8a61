/* drawing.c: the draft, as the board shows it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/drawing.h"

struct _OxbowDrawing
{
  OxbowBoard *board;
  OxbowDraft *draft;
  OxbowTouched touched;         /* since the board was told last */
  unsigned int tick;
};

static void
add_touched (OxbowTouched *to, const OxbowTouched *more)
{
  bool has_room = to->n_cells + more->n_cells <= OXBOW_TOUCHED_MAX;
  bool has_cells = more->right >= more->left;
  to->has_more |= more->has_more || !has_room;
  for (int i = 0; i < more->n_cells && has_room; i++)
    to->cells[to->n_cells++] = more->cells[i];
  if (has_cells && to->right >= to->left)
    {
      to->left = MIN (to->left, more->left);
      to->top = MIN (to->top, more->top);
      to->right = MAX (to->right, more->right);
      to->bottom = MAX (to->bottom, more->bottom);
    }
  else if (has_cells)
    {
      to->left = more->left;
      to->top = more->top;
      to->right = more->right;
      to->bottom = more->bottom;
    }
  to->layers |= more->layers;
  to->terrain |= more->terrain;
  to->head |= more->head;
  to->grid |= more->grid;
}

static void
draw_touched (OxbowDrawing *drawing)
{
  oxbow_board_set_draft (drawing->board, oxbow_draft_get_scenario (drawing->draft), &drawing->touched);
  oxbow_touched_init (&drawing->touched);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OxbowDrawing *drawing = data;
  drawing->tick = 0;
  draw_touched (drawing);
  return G_SOURCE_REMOVE;
}

static void
stop_waiting (OxbowDrawing *drawing)
{
  if (drawing->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (drawing->board), drawing->tick);
  drawing->tick = 0;
}

/* Another size is shown at once: cells are not where they were. */
static void
changed_cb (OxbowDrawing *drawing, const OxbowTouched *touched)
{
  add_touched (&drawing->touched, touched);
  if (touched->grid)
    {
      stop_waiting (drawing);
      draw_touched (drawing);
    }
  else if (drawing->tick == 0)
    drawing->tick = gtk_widget_add_tick_callback (GTK_WIDGET (drawing->board), tick_cb, drawing, NULL);
}

OxbowDrawing *
oxbow_drawing_new (OxbowBoard *board, OxbowDraft *draft)
{
  OxbowDrawing *drawing = g_new0 (OxbowDrawing, 1);
  drawing->board = g_object_ref (board);
  drawing->draft = g_object_ref (draft);
  oxbow_touched_init (&drawing->touched);
  oxbow_touched_all (&drawing->touched, oxbow_draft_get_grid (draft));
  draw_touched (drawing);
  oxbow_board_zoom_to_fit (board);
  g_signal_connect_swapped (draft, "changed", G_CALLBACK (changed_cb), drawing);
  return drawing;
}

void
oxbow_drawing_free (OxbowDrawing *drawing)
{
  g_signal_handlers_disconnect_by_data (drawing->draft, drawing);
  stop_waiting (drawing);
  g_object_unref (drawing->board);
  g_object_unref (drawing->draft);
  g_free (drawing);
}
