/* table.c: the board of a game in play: what the lens shows on it, and what the hand does there
 *
 * The board knows no rules and the chooser no window; here the one's clicks reach the other, and what glows comes back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/table.h"
#include "app/game/choices.h"
#include "app/game/journey.h"
#include "app/game/spot-menu.h"
#include "app/game/wanted.h"
#include "app/ground.h"
#include "app/view.h"
#include "paint/hand.h"

#include <glib/gi18n-lib.h>

#define MOST_MARKED 60          /* moves of others */

struct _OxbowTable
{
  GObject parent_instance;

  OxbowBoard *board;            /* which holds no reference back */
  OxbowLens *lens;
  int node, viewer;             /* that the board shows */
  OxbowChooser *chooser;
  OxbowJourney *journey;
  unsigned int going;           /* the idle that goes on with it, or 0 */
  const OxbowRecord *about;     /* of the scenario's lesson: what is spoken of, or NULL */
  const OxbowLessonStep *wanted;        /* of the lesson: which move it waits for, or NULL */
  OxbowMove pointed;            /* in the history */
  bool is_pointed, is_foreseen;
  OxbowMove suggested;          /* while there is advice */
  char *advice;                 /* or NULL */
};

enum
{
  FORESEEN,
  SUGGESTED,
  ESCAPED,
  WANTED,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OxbowTable, oxbow_table, G_TYPE_OBJECT)

/* What glows */

static void
add_given (OxbowTable *self, GArray *marks)
{
  const GArray *steps = oxbow_chooser_get_steps (self->chooser);
  for (unsigned int i = 0; i < steps->len; i++)
    {
      const OxbowStep *step = &g_array_index (steps, OxbowStep, i);
      OxbowHandMark mark = step->edge != OXBOW_NO_EDGE ? OXBOW_HAND_EDGE_MARK (OXBOW_HAND_SELECTED, step->edge)
                                                       : OXBOW_HAND_MARK (OXBOW_HAND_SELECTED, step->cell);
      if (step->cell != OXBOW_NO_CELL || step->edge != OXBOW_NO_EDGE)
        g_array_append_val (marks, mark);
    }
}

/* The places that a move names; but the last move's brackets stay off a city or a trail, where many come and go. */
static void
add_move (OxbowTable *self, const OxbowMove *move, OxbowHandState state, GArray *marks)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (oxbow_lens_get_state (self->lens));
  for (int i = 0; i < move->n_args; i++)
    {
      OxbowArgKind kind = oxbow_verb_arg (&ruleset->moves[move->verb], i)->kind;
      OxbowHandMark mark = kind == OXBOW_ARG_EDGE ? OXBOW_HAND_EDGE_MARK (state, move->args[i])
                                                  : OXBOW_HAND_MARK (state, move->args[i]);
      bool is_place = kind == OXBOW_ARG_PLACE && move->args[i] != OXBOW_NO_CELL
                      && (move->args[i] >= 0 || state != OXBOW_HAND_LAST);
      if (kind == OXBOW_ARG_EDGE || kind == OXBOW_ARG_CELL || is_place)
        g_array_append_val (marks, mark);
    }
}

static void
drop_repeated (GArray *marks, unsigned int first)
{
  for (unsigned int i = marks->len; i > first + 1; i--)
    for (unsigned int k = first; k < i - 1; k++)
      {
        const OxbowHandMark *mark = &g_array_index (marks, OxbowHandMark, i - 1),
                            *other = &g_array_index (marks, OxbowHandMark, k);
        if (mark->cell == other->cell && mark->edge == other->edge)
          {
            g_array_remove_index (marks, i - 1);
            break;
          }
      }
}

/* Brackets around what the last move touched; before one's own next move, around what all the others' have touched. */
static void
add_last (OxbowTable *self, GArray *marks)
{
  const OxbowHistory *history = oxbow_game_get_history (oxbow_lens_get_game (self->lens));
  int node = oxbow_lens_get_node (self->lens), viewer = oxbow_lens_get_viewer (self->lens);
  bool is_present = !oxbow_lens_is_looking (self->lens) && viewer >= 0;
  unsigned int first = marks->len;
  for (int n = 0; n < MOST_MARKED && oxbow_history_get_move (history, node) != NULL; n++)
    {
      if (n > 0 && (!is_present || oxbow_history_get_seat (history, node) == viewer))
        break;
      add_move (self, oxbow_history_get_move (history, node), OXBOW_HAND_LAST, marks);
      if (oxbow_history_get_seat (history, node) == viewer)
        break;
      node = oxbow_history_get_parent (history, node);
    }
  drop_repeated (marks, first);
}

static void
add_spoken_of (OxbowTable *self, GArray *marks)
{
  for (unsigned int i = 0; self->about != NULL && i < self->about->cells->len; i++)
    {
      OxbowHandMark mark = OXBOW_HAND_MARK (OXBOW_HAND_HOVER, g_array_index (self->about->cells, OxbowCell, i));
      g_array_append_val (marks, mark);
    }
  if (self->about != NULL && self->about->edge != OXBOW_NO_EDGE)
    {
      OxbowHandMark mark = OXBOW_HAND_EDGE_MARK (OXBOW_HAND_HOVER, self->about->edge);
      g_array_append_val (marks, mark);
    }
}

static OxbowCell
find_place (OxbowTable *self, OxbowCell cell)
{
  return cell >= 0 ? oxbow_state_place_of (oxbow_lens_get_state (self->lens), cell) : cell;
}

static bool
is_edge_spoken_of (OxbowTable *self, int edge)
{
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  OxbowCell below = oxbow_grid_edge_lower (&state->setup->grid, edge);
  if (self->wanted != NULL && !oxbow_wanted_takes_edge (self->wanted, state, edge))
    return false;
  for (unsigned int i = 0; i < self->about->cells->len; i++)
    if (g_array_index (self->about->cells, OxbowCell, i) == below)
      return true;
  return edge == self->about->edge;
}

static bool
is_spoken_of (OxbowTable *self, const OxbowHandMark *mark)
{
  if (mark->edge != OXBOW_NO_EDGE)
    return is_edge_spoken_of (self, mark->edge);
  for (unsigned int i = 0; i < self->about->cells->len; i++)
    if (find_place (self, g_array_index (self->about->cells, OxbowCell, i)) == find_place (self, mark->cell))
      return true;
  return false;
}

static bool
is_advised (OxbowTable *self, const OxbowHandMark *mark)
{
  g_autoptr (GArray) advised = g_array_new (FALSE, FALSE, sizeof (OxbowHandMark));
  add_move (self, &self->suggested, OXBOW_HAND_HOVER, advised);
  for (unsigned int i = 0; i < advised->len; i++)
    {
      const OxbowHandMark *other = &g_array_index (advised, OxbowHandMark, i);
      if (other->edge == mark->edge && other->cell == mark->cell)
        return true;
    }
  return false;
}

static bool
is_about_places (OxbowTable *self)
{
  if (self->about == NULL)
    return false;
  return self->about->cells->len > 0 || self->about->edge != OXBOW_NO_EDGE
         || (self->wanted != NULL && !oxbow_wanted_names (self->wanted, oxbow_lens_get_state (self->lens)));
}

/* While certain places are spoken of, only they glow: the others would hide them. */
static void
keep_spoken_of (OxbowTable *self, GArray *marks, unsigned int first)
{
  if (!is_about_places (self) && self->advice == NULL)
    return;
  for (unsigned int i = marks->len; i > first; i--)
    {
      const OxbowHandMark *mark = &g_array_index (marks, OxbowHandMark, i - 1);
      if (self->advice != NULL ? !is_advised (self, mark) : !is_spoken_of (self, mark))
        g_array_remove_index (marks, i - 1);
    }
}

/* A click on the mark, on any cell of its place. */
static bool
leads_to (OxbowTable *self, const OxbowScene *scene, const OxbowHandMark *mark)
{
  g_autoptr (GArray) cells = oxbow_hand_cells (scene, mark->cell);
  return cells->len == 0 || oxbow_chooser_leads_to (self->chooser, g_array_index (cells, OxbowCell, 0));
}

/* A piece that could only come to the chosen one is no place to go to. */
static void
keep_ahead (OxbowTable *self, const OxbowScene *scene, GArray *marks, unsigned int first)
{
  for (unsigned int i = marks->len; i > first; i--)
    {
      const OxbowHandMark *mark = &g_array_index (marks, OxbowHandMark, i - 1);
      if (mark->edge == OXBOW_NO_EDGE && !leads_to (self, scene, mark))
        g_array_remove_index (marks, i - 1);
    }
}

static void
show_marks (OxbowTable *self)
{
  const OxbowPicker *picker = oxbow_chooser_get_picker (self->chooser);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (OxbowHandMark));
  add_last (self, marks);
  add_spoken_of (self, marks);
  if (picker != NULL && !oxbow_journey_goes_on (self->journey))
    {
      const OxbowScene *scene = oxbow_board_get_scene (self->board);        /* of this position, to this viewer */
      unsigned int first = marks->len;
      oxbow_hand_targets (scene, picker, marks);
      keep_ahead (self, scene, marks, first);
      oxbow_journey_add_marks (self->journey, marks);
      keep_spoken_of (self, marks, first);
      add_given (self, marks);
    }
  if (self->advice != NULL)
    add_move (self, &self->suggested, OXBOW_HAND_HOVER, marks);
  if (self->is_pointed)
    add_move (self, &self->pointed, OXBOW_HAND_HOVER, marks);
  oxbow_board_set_marks (self->board, marks);
}

/* What is shown */

static void
note_shown (OxbowTable *self)
{
  self->node = oxbow_lens_get_node (self->lens);
  self->viewer = oxbow_lens_get_viewer (self->lens);
}

static void
lens_changed_cb (OxbowTable *self, int from, int to)
{
  const OxbowHistory *history = oxbow_game_get_history (oxbow_lens_get_game (self->lens));
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  int viewer = oxbow_lens_get_viewer (self->lens);
  g_clear_pointer (&self->advice, g_free);
  note_shown (self);
  if (from == to)
    oxbow_board_set_state (self->board, state, viewer);
  else if (oxbow_history_get_parent (history, to) == from)
    oxbow_board_move_to (self->board, state, viewer, oxbow_lens_get_events (self->lens));
  else
    oxbow_board_move_to (self->board, state, viewer, NULL);
  oxbow_table_foresee (self, NULL);
  show_marks (self);
}

/* The chooser hears of another position first: until the board shows that too, there is nothing to put the marks on. */
static void
chooser_changed_cb (OxbowTable *self)
{
  if (self->node != oxbow_lens_get_node (self->lens) || self->viewer != oxbow_lens_get_viewer (self->lens))
    return;
  oxbow_table_foresee (self, NULL);
  show_marks (self);
}

static void
chooser_refused_cb (OxbowTable *self, int cell, int edge, const char *sentence)
{
  if (cell != OXBOW_NO_CELL || edge != OXBOW_NO_EDGE)
    oxbow_board_refuse (self->board, (OxbowSpot) { cell, edge }, sentence);
}

static void
chooser_asked_cb (OxbowTable *self, int cell, int edge)
{
  oxbow_spot_menu_ask (self, (OxbowSpot) { cell, edge });
}

/* What is thought about; nothing: what is advised. */
static void
foresee (OxbowTable *self, const OxbowMoves *steps)
{
  OxbowMoves advised = { &self->suggested, 1, 1 };
  if (steps->n == 0 && self->advice != NULL)
    steps = &advised;
  if (self->board == NULL || (steps->n == 0 && !self->is_foreseen))
    return;
  self->is_foreseen = steps->n > 0;
  oxbow_board_set_preview (self->board, steps->items, steps->n);
  g_signal_emit (self, signals[FORESEEN], 0, steps->n > 0 ? steps : NULL);
}

/* The hand */

/* While a piece goes nothing else can be chosen; where it cannot go on, all that can be is marked again. */
static bool
go_on (OxbowTable *self)
{
  bool is_played = oxbow_journey_go_on (self->journey);
  if (!is_played)
    show_marks (self);
  return is_played;
}

static gboolean
go_on_cb (gpointer data)
{
  OxbowTable *self = data;
  self->going = 0;
  if (oxbow_journey_goes_on (self->journey))
    go_on (self);
  return G_SOURCE_REMOVE;
}

/* The next step is made when the last one has been seen; whoever is told of that first may change the game. */
static void
motion_ended_cb (OxbowTable *self)
{
  if (self->going == 0 && oxbow_journey_goes_on (self->journey))
    self->going = g_idle_add (go_on_cb, self);
}

static bool
find_journey (OxbowTable *self, OxbowCell cell, OxbowEdge edge, OxbowMoves *steps)
{
  const OxbowPicker *picker = oxbow_chooser_get_picker (self->chooser);
  bool is_edge = edge != OXBOW_NO_EDGE && picker != NULL && oxbow_picker_takes (picker, OXBOW_ARG_EDGE, edge);
  return !is_edge && oxbow_journey_find (self->journey, cell, steps);
}

/* A click skips what is shown in motion: it means the position that will stand there then. */
static void
spot_activated_cb (OxbowTable *self, int cell, int edge)
{
  OxbowMoves steps = OXBOW_MOVES_INIT;
  while (oxbow_journey_goes_on (self->journey) && go_on (self))
    ;
  if (oxbow_board_is_moving (self->board))
    oxbow_board_skip_motion (self->board);
  bool is_journey = find_journey (self, cell, edge, &steps);
  if (is_journey && !oxbow_journey_begin (self->journey, &steps))
    show_marks (self);
  if (!is_journey)
    oxbow_chooser_give_spot (self->chooser, cell, edge);
  oxbow_moves_clear (&steps);
}

/* What a click there would play. */
static bool
foresee_spot (OxbowTable *self, OxbowCell cell, OxbowEdge edge, OxbowMoves *steps)
{
  OxbowMove move;
  if (oxbow_journey_goes_on (self->journey))
    return false;
  if (oxbow_chooser_foresee (self->chooser, cell, edge, &move))
    *oxbow_moves_append (steps, move.verb, move.n_args) = move;
  else
    find_journey (self, cell, edge, steps);
  return steps->n > 0;
}

/* While a menu lies over the board, its lines say what is foreseen. */
static void
spot_hovered_cb (OxbowTable *self, int cell, int edge)
{
  OxbowMoves steps = OXBOW_MOVES_INIT;
  if (!gtk_widget_get_can_target (GTK_WIDGET (self->board)))
    return;
  foresee_spot (self, cell, edge, &steps);
  foresee (self, &steps);
  oxbow_moves_clear (&steps);
}

/* Whoever plays by keyboard sees what would come of it, too, as long as the focus is on the board. */
static void
cursor_moved_cb (OxbowTable *self, int cell, int edge)
{
  if (oxbow_board_has_cursor (self->board))
    spot_hovered_cb (self, edge != OXBOW_NO_EDGE ? OXBOW_NO_CELL : cell, edge);
}

static void
board_state_changed_cb (OxbowTable *self, GtkStateFlags before)
{
  GtkStateFlags now = gtk_widget_get_state_flags (GTK_WIDGET (self->board));
  if ((before & ~now & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    spot_hovered_cb (self, OXBOW_NO_CELL, OXBOW_NO_EDGE);
}

static void
spot_menu_cb (OxbowTable *self, int cell, int edge, const GdkRectangle *rectangle)
{
  oxbow_spot_menu_show (self, (OxbowSpot) { cell, edge }, rectangle);
}

static gboolean
piece_dragged_cb (OxbowTable *self, int cell)
{
  return oxbow_chooser_lift (self->chooser, cell);
}

/* The board has come to rest before it tells of that, which alone would have the piece go on. */
static void
stop_journey (OxbowTable *self)
{
  g_clear_handle_id (&self->going, g_source_remove);
  oxbow_journey_end (self->journey);
  show_marks (self);
}

static void
take_back_cb (OxbowTable *self)
{
  if (oxbow_journey_goes_on (self->journey))
    stop_journey (self);
  else if (!oxbow_chooser_take_back (self->chooser))
    g_signal_emit (self, signals[ESCAPED], 0);
}

/* What a place is, and what can be done there, for tooltips and screen readers. */

/* Where a click leaves more than one move to choose from; or NULL. */
static char *
name_verbs (OxbowTable *self, OxbowSpot spot)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (oxbow_lens_get_state (self->lens));
  g_autoptr (GPtrArray) verbs = oxbow_chooser_build_verbs_at (self->chooser, spot.cell, spot.edge);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  for (unsigned int i = 0; i < verbs->len; i++)
    g_ptr_array_add (names, oxbow_choices_name_verb (ruleset, g_ptr_array_index (verbs, i)));
  g_ptr_array_add (names, NULL);
  g_autofree char *list = g_strjoinv (", ", (char **) names->pdata);
  /* Translators: after what a place on the board is: the kinds of moves that begin there, as in "Walk, Chase off". */
  return verbs->len > 0 ? g_strdup_printf (_("Here you may choose: %s."), list) : NULL;
}

/* Where something has been chosen that cannot go there, nor could anything else be chosen instead: why; or NULL. */
static char *
tell_refusal (OxbowTable *self, OxbowSpot spot)
{
  const OxbowPicker *picker = oxbow_chooser_get_picker (self->chooser);
  if (picker == NULL || spot.cell == OXBOW_NO_CELL || oxbow_chooser_get_steps (self->chooser)->len == 0)
    return NULL;
  g_autoptr (OxbowPicker) anew = oxbow_picker_new (oxbow_lens_get_state (self->lens));
  return oxbow_picker_takes_cell (anew, spot.cell) ? NULL : oxbow_picker_explain_cell (picker, spot.cell);
}

static void
add_moves (OxbowTable *self, OxbowSpot spot, GString *text)
{
  OxbowMoves steps = OXBOW_MOVES_INIT;
  if (foresee_spot (self, spot.cell, spot.edge, &steps))
    {
      g_autofree char *name = oxbow_journey_name (oxbow_lens_get_state (self->lens), &steps);
      g_string_append_printf (text, "%s%s.", text->len > 0 ? " " : "", name);
    }
  else
    {
      g_autofree char *verbs = name_verbs (self, spot);
      g_autofree char *words = verbs != NULL ? g_steal_pointer (&verbs) : tell_refusal (self, spot);
      g_string_append_printf (text, "%s%s", text->len > 0 && words != NULL ? " " : "", words != NULL ? words : "");
    }
  oxbow_moves_clear (&steps);
}

static char *
describe_cell (const OxbowState *state, OxbowCell cell)
{
  const OxbowView *view = oxbow_view_find (oxbow_state_ruleset (state));
  const OxbowSetup *setup = state->setup;
  if (view->describe != NULL)
    return view->describe (state, cell);
  return oxbow_ground_tell (setup->ruleset->palette, &setup->grid, cell, setup->terrain[cell]);
}

/* A name as in "F5/S" is what one types, and tells few people where it is. */
static char *
describe_edge (const OxbowState *state, OxbowEdge edge)
{
  const OxbowGrid *grid = &state->setup->grid;
  OxbowCell lower = oxbow_grid_edge_lower (grid, edge);
  if (lower == OXBOW_NO_CELL)
    return g_strdup_printf ("%s.", OXBOW_EDGE_NAME (grid, edge));
  /* Translators: an edge, and the two cells that it lies between: "F5/S, between F5 and F6." */
  return g_strdup_printf (_("%s, between %s and %s."), OXBOW_EDGE_NAME (grid, edge),
                          OXBOW_CELL_NAME (grid, oxbow_edge_upper (edge)), OXBOW_CELL_NAME (grid, lower));
}

static char *
describe_spot (OxbowSpot spot, gpointer data)
{
  OxbowTable *self = data;
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  g_autoptr (GString) text = g_string_new (NULL);
  if (spot.cell != OXBOW_NO_CELL)
    {
      g_autofree char *what = describe_cell (state, spot.cell);
      g_string_append (text, what);
    }
  else if (spot.edge != OXBOW_NO_EDGE)
    {
      g_autofree char *where = describe_edge (state, spot.edge);
      g_string_append (text, where);
    }
  add_moves (self, spot, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_beside (OxbowCell cell, gpointer data)
{
  const OxbowState *state = oxbow_lens_get_state (((OxbowTable *) data)->lens);
  const OxbowView *view = oxbow_view_find (oxbow_state_ruleset (state));
  return view->beside != NULL ? view->beside (state, cell) : NULL;
}

/* The object */

static void
oxbow_table_dispose (GObject *object)
{
  OxbowTable *self = OXBOW_TABLE (object);

  if (self->board != NULL)
    {
      oxbow_board_set_describe (self->board, NULL, NULL, NULL);
      g_signal_handlers_disconnect_by_data (self->board, self);
    }
  g_clear_handle_id (&self->going, g_source_remove);
  g_clear_pointer (&self->journey, oxbow_journey_free);
  g_clear_object (&self->board);
  g_clear_object (&self->chooser);
  g_clear_object (&self->lens);
  g_clear_pointer (&self->advice, g_free);
  G_OBJECT_CLASS (oxbow_table_parent_class)->dispose (object);
}

static void
oxbow_table_class_init (OxbowTableClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_table_dispose;
  signals[FORESEEN] = g_signal_new ("foreseen", OXBOW_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                    1, G_TYPE_POINTER);
  signals[SUGGESTED] = g_signal_new ("suggested", OXBOW_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);
  signals[ESCAPED] = g_signal_new ("escaped", OXBOW_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
  signals[WANTED] = g_signal_new ("wanted", OXBOW_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
oxbow_table_init (OxbowTable *self)
{
}

static void
connect_board (OxbowTable *self)
{
  g_signal_connect_swapped (self->board, "spot-activated", G_CALLBACK (spot_activated_cb), self);
  g_signal_connect_swapped (self->board, "spot-hovered", G_CALLBACK (spot_hovered_cb), self);
  g_signal_connect_swapped (self->board, "cursor-moved", G_CALLBACK (cursor_moved_cb), self);
  g_signal_connect_swapped (self->board, "state-flags-changed", G_CALLBACK (board_state_changed_cb), self);
  g_signal_connect_swapped (self->board, "spot-menu", G_CALLBACK (spot_menu_cb), self);
  g_signal_connect_swapped (self->board, "piece-dragged", G_CALLBACK (piece_dragged_cb), self);
  g_signal_connect_swapped (self->board, "take-back", G_CALLBACK (take_back_cb), self);
  g_signal_connect_swapped (self->board, "motion-ended", G_CALLBACK (motion_ended_cb), self);
  oxbow_board_set_describe (self->board, describe_spot, self, NULL);
  oxbow_board_set_beside (self->board, describe_beside);
}

OxbowTable *
oxbow_table_new (OxbowBoard *board, OxbowLens *lens)
{
  OxbowTable *self = g_object_new (OXBOW_TYPE_TABLE, NULL);
  self->board = g_object_ref (board);
  self->lens = g_object_ref (lens);
  self->chooser = oxbow_chooser_new (lens);
  self->journey = oxbow_journey_new (self->chooser, lens);
  g_signal_connect_object (lens, "changed", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chooser, "changed", G_CALLBACK (chooser_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chooser, "refused", G_CALLBACK (chooser_refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chooser, "asked", G_CALLBACK (chooser_asked_cb), self, G_CONNECT_SWAPPED);
  /* First the position: the board may still stand on a larger map, whose cells nobody here could describe. */
  note_shown (self);
  oxbow_board_set_state (board, oxbow_lens_get_state (lens), oxbow_lens_get_viewer (lens));
  connect_board (self);
  show_marks (self);
  return self;
}

void
oxbow_table_point_at (OxbowTable *self, const OxbowRecord *about)
{
  if (about == self->about)
    return;
  self->about = about;
  show_marks (self);
}

void
oxbow_table_want (OxbowTable *self, const OxbowLessonStep *step)
{
  if (step == self->wanted)
    return;
  self->wanted = step;
  if (self->board != NULL)
    show_marks (self);
  g_signal_emit (self, signals[WANTED], 0);
}

const OxbowLessonStep *
oxbow_table_get_wanted (OxbowTable *self)
{
  return self->wanted;
}

void
oxbow_table_point_at_move (OxbowTable *self, const OxbowMove *move)
{
  if (self->board == NULL || (move == NULL && !self->is_pointed))
    return;
  self->is_pointed = move != NULL;
  if (move != NULL)
    self->pointed = *move;
  show_marks (self);
}

const char *
oxbow_table_find_help (OxbowTable *self, const char *verb)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (oxbow_lens_get_state (self->lens));
  const OxbowView *view = oxbow_view_find (ruleset);
  return view->help != NULL ? view->help (verb) : ruleset->id;
}

OxbowLens *
oxbow_table_get_lens (OxbowTable *self)
{
  return self->lens;
}

OxbowChooser *
oxbow_table_get_chooser (OxbowTable *self)
{
  return self->chooser;
}

OxbowBoard *
oxbow_table_get_board (OxbowTable *self)
{
  return self->board;
}

void
oxbow_table_foresee (OxbowTable *self, const OxbowMove *move)
{
  OxbowMove copy = move != NULL ? *move : (OxbowMove) { 0 };
  OxbowMoves steps = { &copy, move != NULL, 1 };
  foresee (self, &steps);
}

void
oxbow_table_suggest (OxbowTable *self, const OxbowMove *move, const char *words)
{
  g_free (self->advice);
  self->advice = g_strdup (words);
  if (move != NULL)
    self->suggested = *move;
  show_marks (self);
  oxbow_table_foresee (self, NULL);
  g_signal_emit (self, signals[SUGGESTED], 0);
}

const char *
oxbow_table_get_advice (OxbowTable *self)
{
  return self->advice;
}
