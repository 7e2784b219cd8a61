/* easel.c: the hand that draws: what happens on the board becomes what the tool does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/easel.h"
#include "app/editor/drawing.h"
#include "editor/shape.h"
#include "paint/hand.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define EDGE_REACH 1.0          /* radii: of a tool for edges, all of a cell */
#define MOST_WARNINGS 12        /* that are marked */
#define MOST_MARKS 1500         /* of a sort; more would be waited for, and no more are looked at */

struct _OxbowEasel
{
  GObject parent_instance;

  OxbowBoard *board;
  GtkEventController *focus;    /* the board's */
  OxbowDrawing *drawing;
  OxbowToolbox *toolbox;
  OxbowSpot hovered;
  bool is_at_cursor;            /* the keyboard was used since the pointer last went over the board */
  const OxbowProblems *problems;
  char *told;                   /* said last, until the pointer moves; or NULL */
  bool is_pen_down;             /* the keyboard draws */
  bool has_said_more;           /* the name of the cursor's cell has more than what lies there */
  int pen_button;
  unsigned int leaving;         /* the source that lifts the pen, or 0 */
};

G_DEFINE_FINAL_TYPE (OxbowEasel, oxbow_easel, G_TYPE_OBJECT)

enum
{
  CHANGED,
  STATUS_CHANGED,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

static OxbowAim
aim_at (OxbowSpot spot, unsigned int button, unsigned int keys)
{
  OxbowCell cell = spot.cell == OXBOW_NO_CELL && spot.edge != OXBOW_NO_EDGE ? oxbow_edge_upper (spot.edge) : spot.cell;
  return (OxbowAim) {
    .cell = cell,
    .edge = spot.edge,
    .button = button == GDK_BUTTON_SECONDARY ? OXBOW_BUTTON_SECOND : OXBOW_BUTTON_FIRST,
    .adds = (keys & GDK_SHIFT_MASK) != 0,
    .takes = (keys & GDK_CONTROL_MASK) != 0,
  };
}

static OxbowSpot
get_cursor (OxbowEasel *self)
{
  OxbowEdge edge;
  OxbowCell cell = oxbow_board_get_cursor (self->board, &edge);
  return edge != OXBOW_NO_EDGE ? (OxbowSpot) { OXBOW_NO_CELL, edge } : (OxbowSpot) { cell, OXBOW_NO_EDGE };
}

static bool
is_nowhere (OxbowSpot spot)
{
  return spot.cell == OXBOW_NO_CELL && spot.edge == OXBOW_NO_EDGE;
}

/* Where the hand is: at the cursor of the keyboard or at the pointer, whichever moved last. */
static OxbowSpot
get_hand (OxbowEasel *self)
{
  return self->is_pen_down || self->is_at_cursor ? get_cursor (self) : self->hovered;
}

/* Marks */

static void
add_mark (GArray *marks, OxbowHandState state, OxbowCell cell, const char *badge)
{
  OxbowHandMark mark = OXBOW_HAND_MARK (state, cell);
  mark.stays = true;
  if (badge != NULL)
    g_strlcpy (mark.badge, badge, sizeof mark.badge);
  g_array_append_val (marks, mark);
}

/* Only the border of what is selected: its middle is seen to be in it. */
static void
mark_selection (OxbowEasel *self, GArray *marks)
{
  const GArray *selection = oxbow_toolbox_get_selection (self->toolbox);
  const OxbowGrid *grid = oxbow_draft_get_grid (oxbow_easel_get_draft (self));
  guint first = marks->len;
  for (guint i = 0; i < selection->len && marks->len < first + MOST_MARKS; i++)
    {
      OxbowCell cell = g_array_index (selection, OxbowCell, i);
      bool is_inner = true;
      for (int d = 0; d < OXBOW_DIRECTIONS && is_inner; d++)
        {
          OxbowCell other = oxbow_grid_neighbour (grid, cell, d);
          is_inner = other != OXBOW_NO_CELL && oxbow_cells_has (selection, other);
        }
      if (!is_inner)
        add_mark (marks, OXBOW_HAND_SELECTED, cell, NULL);
    }
}

static void
mark_problems_of (OxbowEasel *self, OxbowSeverity severity, unsigned int most, GArray *marks)
{
  guint first = marks->len;
  bool is_error = severity == OXBOW_PROBLEM_ERROR;
  int n = oxbow_grid_n_cells (oxbow_draft_get_grid (oxbow_easel_get_draft (self)));
  for (guint i = 0; i < self->problems->list->len && marks->len < first + most; i++)
    {
      const OxbowProblem *problem = g_ptr_array_index (self->problems->list, i);
      if (problem->severity == severity && problem->cell >= 0 && problem->cell < n)
        add_mark (marks, is_error ? OXBOW_HAND_ERROR : OXBOW_HAND_WARNING, problem->cell, is_error ? "!" : "?");
    }
}

/* On a map that has hardly been begun nearly every cell has a warning: then none is worth a mark. */
static void
mark_problems (OxbowEasel *self, GArray *marks)
{
  if (self->problems == NULL)
    return;
  mark_problems_of (self, OXBOW_PROBLEM_ERROR, MOST_MARKS, marks);
  if (self->problems->list->len - (guint) self->problems->n_errors <= MOST_WARNINGS)
    mark_problems_of (self, OXBOW_PROBLEM_WARNING, MOST_WARNINGS, marks);
}

static void
mark_outline (OxbowEasel *self, GArray *marks)
{
  OxbowSpot spot = get_hand (self);
  OxbowAim aim = aim_at (spot, GDK_BUTTON_PRIMARY, 0);
  g_autoptr (GArray) cells = oxbow_cells_new ();
  if (is_nowhere (spot))
    return;
  oxbow_toolbox_outline (self->toolbox, &aim, cells);
  if (cells->len == 1 && g_array_index (cells, OxbowCell, 0) == spot.cell)
    return;                             /* the board shows where the pointer is */
  for (guint i = 0; i < cells->len && i < MOST_MARKS; i++)
    add_mark (marks, OXBOW_HAND_HOVER, g_array_index (cells, OxbowCell, i), NULL);
  if (spot.edge != OXBOW_NO_EDGE)
    {
      OxbowHandMark mark = OXBOW_HAND_EDGE_MARK (OXBOW_HAND_TARGET, spot.edge);
      g_array_append_val (marks, mark);
    }
}

static void
show_marks (OxbowEasel *self)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (OxbowHandMark));
  mark_selection (self, marks);
  mark_problems (self, marks);
  mark_outline (self, marks);
  oxbow_board_set_marks (self->board, marks);
}

/* The toolbox */

/* What screen readers hear of a cell: the toolbox's line tells what is there and what a press does; at the hand also
 * what was told last, such as a refusal, and whether the pen is down. */
static char *
describe (OxbowSpot spot, gpointer data)
{
  OxbowEasel *self = data;
  OxbowAim aim = aim_at (spot, GDK_BUTTON_PRIMARY, 0);
  OxbowSpot cursor = get_cursor (self);
  bool is_here = spot.cell == cursor.cell && spot.edge == cursor.edge;
  g_autofree char *words = oxbow_toolbox_tell (self->toolbox, &aim);
  GString *text = g_string_new (is_here && self->told != NULL ? self->told : NULL);
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words);
  if (is_here && self->is_pen_down)
    g_string_append_printf (text, " %s", _("The pen is down: Enter lifts it."));
  return g_string_free (text, FALSE);
}

static void
tell_status (OxbowEasel *self)
{
  bool is_more_to_say = self->told != NULL || self->is_pen_down;
  if (is_more_to_say || self->has_said_more)
    oxbow_board_set_describe (self->board, describe, self, NULL);       /* so the cell is named anew */
  self->has_said_more = is_more_to_say;
  g_signal_emit (self, signals[STATUS_CHANGED], 0);
}

static void
toolbox_changed_cb (OxbowEasel *self)
{
  self->is_pen_down = self->is_pen_down && oxbow_toolbox_is_pressed (self->toolbox);
  bool is_for_edges = oxbow_toolbox_get_pointing (self->toolbox) == OXBOW_POINTS_AT_EDGES;
  oxbow_board_set_draws (self->board, true, is_for_edges ? EDGE_REACH : 0);
  oxbow_board_set_describe (self->board, describe, self, NULL);         /* so the cell tells of the new tool */
  show_marks (self);
  g_signal_emit (self, signals[CHANGED], 0);
  tell_status (self);
}

void
oxbow_easel_say (OxbowEasel *self, const char *sentence)
{
  g_free (self->told);
  self->told = g_strdup (sentence);
  tell_status (self);
}

static void
forget_told (OxbowEasel *self)
{
  g_clear_pointer (&self->told, g_free);
}

/* The board */

static void
stroke_cb (OxbowEasel *self, int phase, int cell, int edge, unsigned int button, unsigned int keys)
{
  OxbowAim aim = aim_at ((OxbowSpot) { cell, edge }, button, keys);
  if (phase == OXBOW_STROKE_BEGAN)
    {
      self->is_pen_down = false;
      forget_told (self);
      oxbow_toolbox_press (self->toolbox, &aim);
    }
  else if (phase == OXBOW_STROKE_MOVED)
    oxbow_toolbox_drag (self->toolbox, &aim);
  else if (phase == OXBOW_STROKE_ENDED)
    oxbow_toolbox_release (self->toolbox, &aim);
  else
    oxbow_toolbox_cancel (self->toolbox);
  show_marks (self);
  tell_status (self);
}

static void
hovered_cb (OxbowEasel *self, int cell, int edge)
{
  self->hovered = (OxbowSpot) { cell, edge };
  self->is_at_cursor = false;
  forget_told (self);
  show_marks (self);
  tell_status (self);
}

static void
cursor_moved_cb (OxbowEasel *self)
{
  OxbowAim aim = aim_at (get_cursor (self), GDK_BUTTON_PRIMARY, 0);
  aim.button = self->pen_button;
  self->is_at_cursor = true;
  if (self->is_pen_down)
    oxbow_toolbox_drag (self->toolbox, &aim);
  else
    forget_told (self);
  show_marks (self);
  tell_status (self);
}

static gboolean
leave_cb (gpointer data)
{
  OxbowEasel *self = data;
  self->leaving = 0;
  oxbow_easel_end_stroke (self);
  return G_SOURCE_REMOVE;
}

/* Who goes to the panel with the pen down has drawn what there is to draw: fields and commands find it as it is. What
 * shows it may be made anew then, and GTK does not hold what the focus is on its way to: so the stroke ends when it has
 * arrived, before anything else is heard. */
static void
left_cb (OxbowEasel *self)
{
  if (self->is_pen_down && self->leaving == 0)
    self->leaving = g_idle_add_full (G_PRIORITY_HIGH, leave_cb, self, NULL);
}

static void
oxbow_easel_dispose (GObject *object)
{
  OxbowEasel *self = OXBOW_EASEL (object);

  if (self->board != NULL)
    {
      oxbow_easel_end_stroke (self);
      g_signal_handlers_disconnect_by_data (self->board, self);
      gtk_widget_remove_controller (GTK_WIDGET (self->board), self->focus);
      oxbow_board_set_describe (self->board, NULL, NULL, NULL);
      oxbow_board_set_marks (self->board, NULL);
    }
  g_clear_pointer (&self->drawing, oxbow_drawing_free);
  g_clear_object (&self->toolbox);
  g_clear_object (&self->board);
  forget_told (self);
  G_OBJECT_CLASS (oxbow_easel_parent_class)->dispose (object);
}

static void
oxbow_easel_class_init (OxbowEaselClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_easel_dispose;
  signals[CHANGED] = g_signal_new ("changed", OXBOW_TYPE_EASEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
  signals[STATUS_CHANGED] = g_signal_new ("status-changed", OXBOW_TYPE_EASEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
oxbow_easel_init (OxbowEasel *self)
{
  self->hovered = (OxbowSpot) { OXBOW_NO_CELL, OXBOW_NO_EDGE };
}

OxbowEasel *
oxbow_easel_new (OxbowBoard *board, OxbowDraft *draft)
{
  OxbowEasel *self = g_object_new (OXBOW_TYPE_EASEL, NULL);
  self->board = g_object_ref (board);
  self->toolbox = oxbow_toolbox_new (draft);
  self->drawing = oxbow_drawing_new (board, draft);
  g_signal_connect_object (self->toolbox, "changed", G_CALLBACK (toolbox_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->toolbox, "told", G_CALLBACK (oxbow_easel_say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "stroke", G_CALLBACK (stroke_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "spot-hovered", G_CALLBACK (hovered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "cursor-moved", G_CALLBACK (cursor_moved_cb), self, G_CONNECT_SWAPPED);
  self->focus = gtk_event_controller_focus_new ();
  g_signal_connect_object (self->focus, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (board), self->focus);
  oxbow_board_set_describe (board, describe, self, NULL);
  toolbox_changed_cb (self);
  return self;
}

OxbowToolbox *
oxbow_easel_get_toolbox (OxbowEasel *self)
{
  return self->toolbox;
}

OxbowDraft *
oxbow_easel_get_draft (OxbowEasel *self)
{
  return oxbow_toolbox_get_draft (self->toolbox);
}

/* Things */

bool
oxbow_easel_get_thing (OxbowEasel *self, unsigned int button, OxbowThing *thing)
{
  const OxbowTool *tool = oxbow_toolbox_get_tool (self->toolbox);
  const OxbowPalette *palette = oxbow_draft_get_palette (oxbow_easel_get_draft (self));
  int layer = oxbow_thing_layer_of_tool (tool);
  *thing = (OxbowThing) { .layer = layer };
  if (layer == OXBOW_THING_TERRAIN)
    {
      int which = button == GDK_BUTTON_SECONDARY ? OXBOW_BUTTON_SECOND : OXBOW_BUTTON_FIRST;
      thing->terrain = oxbow_toolbox_get_terrain (self->toolbox, which);
      return true;
    }
  const OxbowRecord *pattern = oxbow_toolbox_get_pattern (self->toolbox, (OxbowLayer) layer);
  thing->kind = pattern != NULL ? oxbow_layer_find_kind ((OxbowLayer) layer, palette, pattern->kind) : NULL;
  return thing->kind != NULL && button == GDK_BUTTON_PRIMARY;
}

void
oxbow_easel_take (OxbowEasel *self, const OxbowThing *thing, unsigned int button)
{
  int which = button == GDK_BUTTON_SECONDARY ? OXBOW_BUTTON_SECOND : OXBOW_BUTTON_FIRST;
  const OxbowTool *tool = oxbow_thing_find_tool (thing, oxbow_toolbox_get_tool (self->toolbox));
  if (thing->layer == OXBOW_THING_TERRAIN)
    oxbow_toolbox_set_terrain (self->toolbox, which, thing->terrain);
  else
    oxbow_toolbox_set_kind (self->toolbox, (OxbowLayer) thing->layer, thing->kind->name);
  if (tool != NULL)
    oxbow_toolbox_set_tool (self->toolbox, tool);
}

/* Words */

char *
oxbow_easel_build_status (OxbowEasel *self)
{
  OxbowSpot spot = is_nowhere (get_hand (self)) ? get_cursor (self) : get_hand (self);
  OxbowAim aim = aim_at (spot, GDK_BUTTON_PRIMARY, 0);
  if (self->told != NULL)
    return g_strdup (self->told);
  if (is_nowhere (spot))
    return g_strdup ("");
  g_autofree char *words = oxbow_toolbox_tell (self->toolbox, &aim);
  return self->is_pen_down ? g_strconcat (words, " ", _("The pen is down: Enter lifts it."), NULL)
                           : g_steal_pointer (&words);
}

/* The keyboard */

void
oxbow_easel_dab (OxbowEasel *self, bool by_second)
{
  OxbowAim aim = aim_at (get_cursor (self), by_second ? GDK_BUTTON_SECONDARY : GDK_BUTTON_PRIMARY, 0);
  forget_told (self);
  oxbow_toolbox_press (self->toolbox, &aim);
  oxbow_toolbox_release (self->toolbox, &aim);
  self->is_pen_down = false;
  show_marks (self);
  tell_status (self);
}

void
oxbow_easel_pen (OxbowEasel *self, bool by_second)
{
  OxbowAim aim = aim_at (get_cursor (self), by_second ? GDK_BUTTON_SECONDARY : GDK_BUTTON_PRIMARY, 0);
  bool was_down = self->is_pen_down;
  forget_told (self);
  if (was_down)
    {
      aim.button = self->pen_button;
      oxbow_toolbox_release (self->toolbox, &aim);
    }
  else
    oxbow_toolbox_press (self->toolbox, &aim);
  self->pen_button = aim.button;
  self->is_pen_down = !was_down && oxbow_toolbox_is_pressed (self->toolbox);
  show_marks (self);
  tell_status (self);
}

void
oxbow_easel_end_stroke (OxbowEasel *self)
{
  g_clear_handle_id (&self->leaving, g_source_remove);
  self->is_pen_down = false;
  oxbow_draft_end_stroke (oxbow_easel_get_draft (self));
  oxbow_toolbox_cancel (self->toolbox);         /* what has drawn nothing, as a rectangle that is being chosen */
  show_marks (self);
  tell_status (self);
}

bool
oxbow_easel_cancel (OxbowEasel *self)
{
  if (!oxbow_toolbox_is_pressed (self->toolbox))
    return false;
  self->is_pen_down = false;
  oxbow_toolbox_cancel (self->toolbox);
  show_marks (self);
  tell_status (self);
  return true;
}

void
oxbow_easel_set_problems (OxbowEasel *self, const OxbowProblems *problems)
{
  self->problems = problems;
  show_marks (self);
}

void
oxbow_easel_point_at (OxbowEasel *self, OxbowCell cell)
{
  self->hovered = (OxbowSpot) { cell, OXBOW_NO_EDGE };
  show_marks (self);
  tell_status (self);
}
