/* chooser.c: between what people touch (board, buttons, words) and the picker that makes one move of it
 *
 * What was given stands twice: in the picker, which knows what it means, and here as a list of steps, which can be
 * shown and taken back. What must stay true: the two are equally long.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/chooser.h"

#include <glib/gi18n-lib.h>

struct _OxbowChooser
{
  GObject parent_instance;

  OxbowLens *lens;
  OxbowPicker *picker;          /* NULL while nothing can be given */
  GArray *steps;
  int node;                     /* whose moves the picker holds */
  GPtrArray *choices;           /* of what was given so far, or NULL: not asked for yet */
};

enum
{
  CHANGED,
  REFUSED,
  ASKED,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OxbowChooser, oxbow_chooser, G_TYPE_OBJECT)

static void
step_clear (gpointer data)
{
  g_free (((OxbowStep *) data)->word);
}

static const OxbowState *
get_state (OxbowChooser *self)
{
  return oxbow_game_get_state (oxbow_lens_get_game (self->lens));
}

static const OxbowVerb *
get_verbs (OxbowChooser *self)
{
  return oxbow_game_get_ruleset (oxbow_lens_get_game (self->lens))->moves;
}

static void
tell_changed (OxbowChooser *self)
{
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_signal_emit (self, signals[CHANGED], 0);
}

static bool
refuse (OxbowChooser *self, OxbowCell cell, OxbowEdge edge, const char *sentence)
{
  g_signal_emit (self, signals[REFUSED], 0, cell, edge, sentence);
  return false;
}

static const char *
tell_closed (OxbowChooser *self)
{
  if (oxbow_lens_is_veiled (self->lens))
    return _("The board is hidden until the next player is there.");
  if (oxbow_lens_is_looking (self->lens))
    return _("This is an earlier position. Play on from here, or go back to the game.");
  return oxbow_lens_get_hold (self->lens);
}

/* Places as arguments */

static bool
is_spot_kind (OxbowArgKind kind)
{
  return kind == OXBOW_ARG_CELL || kind == OXBOW_ARG_EDGE || kind == OXBOW_ARG_PLACE;
}

static int
count_spots (OxbowChooser *self, const OxbowMove *move)
{
  int n = 0;
  for (int i = 0; i < move->n_args; i++)
    n += is_spot_kind (oxbow_verb_arg (&get_verbs (self)[move->verb], i)->kind);
  return n;
}

/* Two who leave the same place are named there twice, but clicked on once. */
static int
count_apart (OxbowChooser *self, const OxbowMove *move)
{
  const OxbowVerb *verb = &get_verbs (self)[move->verb];
  int n = 0;
  for (int i = 0; i < move->n_args; i++)
    {
      OxbowArgKind kind = oxbow_verb_arg (verb, i)->kind;
      bool is_again = false;
      for (int j = 0; j < i; j++)
        is_again = is_again || (oxbow_verb_arg (verb, j)->kind == kind && move->args[j] == move->args[i]);
      n += is_spot_kind (kind) && !is_again;
    }
  return n;
}

static bool
is_spot_step (const OxbowStep *step)
{
  return step->cell != OXBOW_NO_CELL || step->edge != OXBOW_NO_EDGE
         || (step->word != NULL && step->kind == OXBOW_ARG_PLACE);
}

static int
count_given_spots (OxbowChooser *self)
{
  int n = 0;
  for (unsigned int i = 0; i < self->steps->len; i++)
    n += is_spot_step (&g_array_index (self->steps, OxbowStep, i));
  return n;
}

/* Whether an argument is a word that names a piece, which is clicked on as a place is. */
static bool
is_piece (OxbowChooser *self, const OxbowMove *move, int i)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (get_state (self));
  return ruleset->stands != NULL && ruleset->stands (get_state (self), move, i) != OXBOW_NO_CELL;
}

static bool
is_argument (OxbowChooser *self, const OxbowMove *move, int i, OxbowCell cell, OxbowEdge edge)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (get_state (self));
  OxbowArgKind kind = oxbow_verb_arg (&ruleset->moves[move->verb], i)->kind;
  if (kind == OXBOW_ARG_EDGE)
    return edge != OXBOW_NO_EDGE && move->args[i] == edge;
  if (cell != OXBOW_NO_CELL && is_piece (self, move, i))
    return ruleset->stands (get_state (self), move, i) == cell;
  if (cell == OXBOW_NO_CELL || !is_spot_kind (kind))
    return false;
  return move->args[i] == (kind == OXBOW_ARG_PLACE ? oxbow_state_place_of (get_state (self), cell) : cell);
}

/* How many of the places that were given are, to a move, the piece that stands there. */
static int
count_given_pieces (OxbowChooser *self, const OxbowMove *move)
{
  int n = 0;
  for (int i = 0; i < move->n_args; i++)
    for (unsigned int j = 0; j < self->steps->len && is_piece (self, move, i); j++)
      n += is_argument (self, move, i, g_array_index (self->steps, OxbowStep, j).cell, OXBOW_NO_EDGE);
  return n;
}

static bool
have_all_spots (OxbowChooser *self)
{
  int given = count_given_spots (self);
  for (int i = 0; i < oxbow_picker_n_moves (self->picker); i++)
    {
      const OxbowMove *move = &oxbow_picker_get_moves (self->picker)[i];
      if (count_apart (self, move) > given - count_given_pieces (self, move))
        return false;
    }
  return true;
}

/* Whether it is the last place that the move names: where it goes, not where it comes from. */
static bool
is_goal (OxbowChooser *self, const OxbowMove *move, OxbowCell cell, OxbowEdge edge)
{
  for (int i = move->n_args - 1; i >= 0; i--)
    if (is_spot_kind (oxbow_verb_arg (&get_verbs (self)[move->verb], i)->kind))
      return is_argument (self, move, i, cell, edge);
  return false;
}

static bool
takes_such (const OxbowVerb *verb, bool edges)
{
  for (int i = 0; verb->args[i].kind != OXBOW_ARG_NONE; i++)
    if (is_spot_kind (verb->args[i].kind) && (verb->args[i].kind == OXBOW_ARG_EDGE) == edges)
      return true;
  return false;
}

static bool
has_price (OxbowChooser *self, const OxbowMove *move)
{
  g_autofree char *offer = oxbow_state_ruleset (get_state (self))->offer (get_state (self), move);
  g_autofree char *title = NULL, *price = NULL;
  oxbow_choices_split (offer, &title, &price);
  return price != NULL;
}

/* What has a price is not paid by a click on a place alone that may have meant something free; where all that can be
 * done on the board costs, paying is meant. What stands there may have been clicked on only to be looked at. */
static bool
may_mean_else (OxbowChooser *self, OxbowEdge edge, const OxbowMove *move)
{
  int last = move->verb;
  if (self->steps->len == 1 && get_verbs (self)[move->verb].is_parting)
    return true;
  if (self->steps->len != 1 || !has_price (self, move))
    return false;
  g_autoptr (OxbowPicker) all = oxbow_picker_new (get_state (self));
  for (int i = 0; i < oxbow_picker_n_moves (all); i++)
    {
      const OxbowMove *other = &oxbow_picker_get_moves (all)[i];
      const OxbowVerb *verb = &get_verbs (self)[other->verb];
      bool is_other = other->verb != last && !g_str_equal (verb->name, get_verbs (self)[move->verb].name);
      last = other->verb;
      if (is_other && takes_such (verb, edge != OXBOW_NO_EDGE) && !has_price (self, other))
        return true;
    }
  return false;
}

/* Playing */

static void
forget (OxbowChooser *self)
{
  g_array_set_size (self->steps, 0);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  if (self->picker != NULL)
    oxbow_picker_reset (self->picker);
}

bool
oxbow_chooser_play (OxbowChooser *self, const OxbowMove *move)
{
  g_autoptr (GError) error = NULL;
  OxbowMove copy = *move;
  if (self->picker == NULL)
    return refuse (self, OXBOW_NO_CELL, OXBOW_NO_EDGE, tell_closed (self));
  forget (self);
  if (oxbow_game_play (oxbow_lens_get_game (self->lens), &copy, &error))
    return true;
  tell_changed (self);          /* first: what comes next takes the reason away */
  return refuse (self, OXBOW_NO_CELL, OXBOW_NO_EDGE, error->message);
}

static bool
has_longer (OxbowChooser *self, const OxbowMove *move)
{
  for (int i = 0; i < oxbow_picker_n_moves (self->picker); i++)
    if (oxbow_picker_get_moves (self->picker)[i].n_args > move->n_args)
      return true;
  return false;
}

static void
settle (OxbowChooser *self)
{
  OxbowMove move;
  if (oxbow_picker_get_move (self->picker, &move) && !has_longer (self, &move))
    oxbow_chooser_play (self, &move);
  else
    tell_changed (self);
}

static void
ask (OxbowChooser *self, OxbowCell cell, OxbowEdge edge)
{
  tell_changed (self);
  g_signal_emit (self, signals[ASKED], 0, cell, edge);
}

typedef enum
{
  SPOT_SELECTS,
  SPOT_ASKS,
  SPOT_PLAYS,
} Meaning;

/* What the place that was given last makes of it all. */
static Meaning
find_meaning (OxbowChooser *self, OxbowCell cell, OxbowEdge edge, OxbowMove *move)
{
  bool is_meant = oxbow_picker_get_move (self->picker, move), is_full = have_all_spots (self);
  if (oxbow_choices_are_one (self->picker, get_state (self), move))
    {
      if (!is_full && !is_goal (self, move, cell, edge))
        return SPOT_SELECTS;
      return may_mean_else (self, edge, move) || (!is_full && self->steps->len == 1) ? SPOT_ASKS : SPOT_PLAYS;
    }
  if (is_meant && is_full && !has_longer (self, move))
    return SPOT_PLAYS;
  return is_meant || is_full ? SPOT_ASKS : SPOT_SELECTS;
}

/* Giving */

static void
add_step (OxbowChooser *self, OxbowCell cell, OxbowEdge edge, const char *word, OxbowArgKind kind, int number)
{
  OxbowStep step = { .cell = cell, .edge = edge, .word = g_strdup (word), .kind = kind, .number = number };
  g_array_append_val (self->steps, step);
}

static bool
is_one_verb (const OxbowPicker *picker)
{
  const OxbowMove *moves = oxbow_picker_get_moves (picker);
  for (int i = 1; i < oxbow_picker_n_moves (picker); i++)
    if (moves[i].verb != moves[0].verb)
      return false;
  return true;
}

/* Where only edges can be meant, a cell stands for the one edge of it that can be given: who says where the river shall
 * go points at the land, not at the line between. */
static OxbowEdge
find_edge_of (OxbowChooser *self, OxbowCell cell, OxbowEdge edge)
{
  const OxbowGrid *grid = &get_state (self)->setup->grid;
  int n = 0;
  if (edge != OXBOW_NO_EDGE || cell == OXBOW_NO_CELL || !is_one_verb (self->picker)
      || oxbow_picker_takes_cell (self->picker, cell))
    return edge;
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      OxbowEdge side = oxbow_grid_edge (grid, cell, direction);
      if (side == OXBOW_NO_EDGE || !oxbow_picker_takes (self->picker, OXBOW_ARG_EDGE, side))
        continue;
      edge = side;
      n++;
    }
  return n == 1 ? edge : OXBOW_NO_EDGE;
}

static bool
give_place (OxbowChooser *self, OxbowCell cell, OxbowEdge edge, GError **error)
{
  bool is_edge = edge != OXBOW_NO_EDGE && (cell == OXBOW_NO_CELL || oxbow_picker_takes (self->picker, OXBOW_ARG_EDGE,
                                                                                        edge));
  bool is_given = is_edge ? oxbow_picker_give_edge (self->picker, edge, error)
                          : oxbow_picker_give_cell (self->picker, cell, error);
  if (is_given)
    add_step (self, is_edge ? OXBOW_NO_CELL : cell, is_edge ? edge : OXBOW_NO_EDGE, NULL, OXBOW_ARG_NONE, 0);
  return is_given;
}

static bool
is_last_step (OxbowChooser *self, OxbowCell cell, OxbowEdge edge)
{
  if (self->steps->len == 0)
    return false;
  const OxbowStep *last = &g_array_index (self->steps, OxbowStep, self->steps->len - 1);
  return last->word == NULL && is_spot_step (last) && (last->cell != OXBOW_NO_CELL ? last->cell == cell
                                                                                   : last->edge == edge);
}

/* Once more the same place: what can be done right there, or nothing after all. */
static void
give_again (OxbowChooser *self, OxbowCell cell, OxbowEdge edge)
{
  int given = count_given_spots (self);
  for (int i = 0; i < oxbow_picker_n_moves (self->picker); i++)
    if (count_spots (self, &oxbow_picker_get_moves (self->picker)[i]) <= given)
      {
        ask (self, cell, edge);
        return;
      }
  oxbow_chooser_take_back (self);
}

/* Whether another piece is meant instead: the place begins a move of the same kind as the first place did. */
static bool
begins_anew (OxbowChooser *self, OxbowCell cell)
{
  const OxbowStep *first = self->steps->len > 0 ? &g_array_index (self->steps, OxbowStep, 0) : NULL;
  if (first == NULL || first->cell == OXBOW_NO_CELL || cell == OXBOW_NO_CELL)
    return false;
  g_autoptr (OxbowPicker) all = oxbow_picker_new (get_state (self));
  const OxbowMove *moves = oxbow_picker_get_moves (all);
  uint64_t verbs[4] = { 0 };
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < oxbow_picker_n_moves (all); i++)
      {
        bool is_known = verbs[moves[i].verb / 64] >> moves[i].verb % 64 & 1;
        if (count_spots (self, &moves[i]) + is_piece (self, &moves[i], 0) < 2)
          continue;
        if (pass == 0 && is_argument (self, &moves[i], 0, first->cell, OXBOW_NO_EDGE))
          verbs[moves[i].verb / 64] |= (uint64_t) 1 << moves[i].verb % 64;
        else if (pass == 1 && is_known && is_argument (self, &moves[i], 0, cell, OXBOW_NO_EDGE))
          return true;
      }
  return false;
}

/* Whether what stands there could have begun a move of this kind. */
static bool
could_begin (OxbowChooser *self, int verb, OxbowCell cell)
{
  const OxbowMoves *legal = oxbow_picker_get_legal (self->picker);
  for (int i = 0; i < legal->n; i++)
    if (legal->items[i].verb == verb && is_argument (self, &legal->items[i], 0, cell, OXBOW_NO_EDGE))
      return true;
  return false;
}

/* Whether all moves that are left begin where the second click was, and could have begun where the first was, but end
 * there: nobody means that. Whoever is chased stands first in a move, too, but is no piece that could have been meant
 * to go. */
static bool
goes_backward (OxbowChooser *self, OxbowCell cell)
{
  const OxbowStep *first = &g_array_index (self->steps, OxbowStep, 0);
  if (self->steps->len < 2 || first->cell == OXBOW_NO_CELL || cell == OXBOW_NO_CELL)
    return false;
  for (int i = 0; i < oxbow_picker_n_moves (self->picker); i++)
    {
      const OxbowMove *move = &oxbow_picker_get_moves (self->picker)[i];
      if (count_spots (self, move) < 2 || !is_argument (self, move, 0, cell, OXBOW_NO_EDGE)
          || is_argument (self, move, 0, first->cell, OXBOW_NO_EDGE) || !could_begin (self, move->verb, first->cell))
        return false;
    }
  return true;
}

bool
oxbow_chooser_give_spot (OxbowChooser *self, OxbowCell cell, OxbowEdge edge)
{
  g_autoptr (GError) error = NULL;
  OxbowMove move;
  if (cell == OXBOW_NO_CELL && edge == OXBOW_NO_EDGE)
    return false;
  if (self->picker == NULL)
    return refuse (self, cell, edge, tell_closed (self));
  edge = find_edge_of (self, cell, edge);
  if (!give_place (self, cell, edge, &error))
    {
      if (is_last_step (self, cell, edge))
        {
          give_again (self, cell, edge);
          return true;
        }
      if (!begins_anew (self, cell))
        return refuse (self, cell, edge, error->message);
      forget (self);
      give_place (self, cell, edge, NULL);
    }
  else if (goes_backward (self, cell))
    {
      forget (self);
      give_place (self, cell, edge, NULL);
    }
  switch (find_meaning (self, cell, edge, &move))
    {
    case SPOT_SELECTS:
      tell_changed (self);
      return true;
    case SPOT_ASKS:
      ask (self, cell, edge);
      return true;
    case SPOT_PLAYS:
      return oxbow_chooser_play (self, &move);
    }
  g_assert_not_reached ();
}

bool
oxbow_chooser_give_verb (OxbowChooser *self, const char *verb)
{
  g_autoptr (GError) error = NULL;
  if (self->picker == NULL)
    return refuse (self, OXBOW_NO_CELL, OXBOW_NO_EDGE, tell_closed (self));
  int before = oxbow_picker_n_given (self->picker);
  if (!oxbow_picker_give_verb (self->picker, verb, &error))
    return refuse (self, OXBOW_NO_CELL, OXBOW_NO_EDGE, error->message);
  if (oxbow_picker_n_given (self->picker) > before)
    add_step (self, OXBOW_NO_CELL, OXBOW_NO_EDGE, verb, OXBOW_ARG_NONE, 0);
  settle (self);
  return true;
}

bool
oxbow_chooser_give_word (OxbowChooser *self, OxbowArgKind kind, const char *word)
{
  g_autoptr (GError) error = NULL;
  if (self->picker == NULL)
    return refuse (self, OXBOW_NO_CELL, OXBOW_NO_EDGE, tell_closed (self));
  if (!oxbow_picker_give_word (self->picker, word, &error))
    return refuse (self, OXBOW_NO_CELL, OXBOW_NO_EDGE, error->message);
  add_step (self, OXBOW_NO_CELL, OXBOW_NO_EDGE, word, kind, 0);
  settle (self);
  return true;
}

bool
oxbow_chooser_give_number (OxbowChooser *self, int number)
{
  g_autoptr (GError) error = NULL;
  if (self->picker == NULL)
    return refuse (self, OXBOW_NO_CELL, OXBOW_NO_EDGE, tell_closed (self));
  if (!oxbow_picker_give (self->picker, OXBOW_ARG_NUMBER, number, &error))
    return refuse (self, OXBOW_NO_CELL, OXBOW_NO_EDGE, error->message);
  add_step (self, OXBOW_NO_CELL, OXBOW_NO_EDGE, NULL, OXBOW_ARG_NUMBER, number);
  settle (self);
  return true;
}

bool
oxbow_chooser_type (OxbowChooser *self, const char *line, GError **error)
{
  if (self->picker == NULL)
    return oxbow_refuse (error, "%s", tell_closed (self));
  forget (self);
  if (oxbow_game_play_text (oxbow_lens_get_game (self->lens), line, error))
    return true;
  tell_changed (self);
  return false;
}

bool
oxbow_chooser_take_back (OxbowChooser *self)
{
  if (self->picker == NULL || self->steps->len == 0)
    return false;
  oxbow_picker_take_back (self->picker);
  g_array_set_size (self->steps, self->steps->len - 1);
  tell_changed (self);
  return true;
}

bool
oxbow_chooser_lift (OxbowChooser *self, OxbowCell cell)
{
  if (self->picker == NULL || cell == OXBOW_NO_CELL)
    return false;
  if (is_last_step (self, cell, OXBOW_NO_EDGE))
    return true;
  forget (self);
  bool is_piece = give_place (self, cell, OXBOW_NO_EDGE, NULL) && !have_all_spots (self);
  if (is_piece)
    {
      const OxbowMove *move = oxbow_picker_get_moves (self->picker);
      is_piece = oxbow_picker_n_moves (self->picker) > 1 || !is_goal (self, move, cell, OXBOW_NO_EDGE);
    }
  if (!is_piece)
    forget (self);
  tell_changed (self);
  return is_piece;
}

/* Asking */

bool
oxbow_chooser_foresee (OxbowChooser *self, OxbowCell cell, OxbowEdge edge, OxbowMove *move)
{
  if (self->picker == NULL || (cell == OXBOW_NO_CELL && edge == OXBOW_NO_EDGE))
    return false;
  edge = find_edge_of (self, cell, edge);
  if (!give_place (self, cell, edge, NULL))
    return false;
  Meaning meaning = find_meaning (self, cell, edge, move);
  bool is_one = meaning == SPOT_PLAYS
                || (meaning == SPOT_ASKS && (oxbow_choices_are_one (self->picker, get_state (self), move)
                                             || oxbow_picker_get_move (self->picker, move)));
  is_one = is_one && !goes_backward (self, cell);
  oxbow_picker_take_back (self->picker);
  g_array_set_size (self->steps, self->steps->len - 1);
  return is_one;
}

GPtrArray *
oxbow_chooser_build_verbs_at (OxbowChooser *self, OxbowCell cell, OxbowEdge edge)
{
  OxbowPicker *picker = self->picker;
  bool is_taken = picker != NULL && (edge != OXBOW_NO_EDGE ? oxbow_picker_takes (picker, OXBOW_ARG_EDGE, edge)
                                     : cell != OXBOW_NO_CELL && oxbow_picker_takes_cell (picker, cell));
  if (!is_taken || !give_place (self, cell, edge, NULL))
    return g_ptr_array_new ();
  GPtrArray *verbs = oxbow_picker_build_words (picker, OXBOW_ARG_NONE);
  oxbow_picker_take_back (picker);
  g_array_set_size (self->steps, self->steps->len - 1);
  return verbs;
}

bool
oxbow_chooser_leads_to (OxbowChooser *self, OxbowCell cell)
{
  if (self->picker == NULL || self->steps->len == 0 || !give_place (self, cell, OXBOW_NO_EDGE, NULL))
    return true;
  bool is_ahead = !goes_backward (self, cell);
  oxbow_picker_take_back (self->picker);
  g_array_set_size (self->steps, self->steps->len - 1);
  return is_ahead;
}

GPtrArray *
oxbow_chooser_build_choices (OxbowChooser *self)
{
  if (self->choices == NULL)
    self->choices = self->picker != NULL ? oxbow_choices_build (self->picker, get_state (self)) : g_ptr_array_new ();
  return g_ptr_array_ref (self->choices);
}

GPtrArray *
oxbow_chooser_build_moves (OxbowChooser *self)
{
  return self->picker != NULL ? oxbow_choices_build_moves (self->picker, get_state (self)) : g_ptr_array_new ();
}

const OxbowPicker *
oxbow_chooser_get_picker (OxbowChooser *self)
{
  return self->picker;
}

const GArray *
oxbow_chooser_get_steps (OxbowChooser *self)
{
  return self->steps;
}

const char *
oxbow_chooser_get_verb (OxbowChooser *self)
{
  for (unsigned int i = 0; i < self->steps->len; i++)
    {
      const OxbowStep *step = &g_array_index (self->steps, OxbowStep, i);
      if (step->word != NULL && step->kind == OXBOW_ARG_NONE)
        return step->word;
    }
  return self->picker != NULL ? oxbow_picker_get_refused (self->picker) : NULL;
}

/* The object */

static void
lens_changed_cb (OxbowChooser *self, int from, int to)
{
  bool is_open = oxbow_lens_is_open (self->lens);
  if (self->node == to && is_open == (self->picker != NULL))
    return;
  g_array_set_size (self->steps, 0);
  g_clear_pointer (&self->picker, oxbow_picker_free);
  self->node = to;
  if (is_open)
    self->picker = oxbow_picker_new (get_state (self));
  tell_changed (self);
}

static void
lens_held_cb (OxbowChooser *self)
{
  lens_changed_cb (self, self->node, self->node);
}

static void
oxbow_chooser_finalize (GObject *object)
{
  OxbowChooser *self = OXBOW_CHOOSER (object);

  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_pointer (&self->picker, oxbow_picker_free);
  g_clear_pointer (&self->steps, g_array_unref);
  g_clear_object (&self->lens);
  G_OBJECT_CLASS (oxbow_chooser_parent_class)->finalize (object);
}

static void
oxbow_chooser_class_init (OxbowChooserClass *class)
{
  G_OBJECT_CLASS (class)->finalize = oxbow_chooser_finalize;
  signals[CHANGED] = g_signal_new ("changed", OXBOW_TYPE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
  signals[REFUSED] = g_signal_new ("refused", OXBOW_TYPE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   3, G_TYPE_INT, G_TYPE_INT, G_TYPE_STRING);
  signals[ASKED] = g_signal_new ("asked", OXBOW_TYPE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 G_TYPE_INT, G_TYPE_INT);
}

static void
oxbow_chooser_init (OxbowChooser *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (OxbowStep));
  g_array_set_clear_func (self->steps, step_clear);
}

OxbowChooser *
oxbow_chooser_new (OxbowLens *lens)
{
  OxbowChooser *self = g_object_new (OXBOW_TYPE_CHOOSER, NULL);
  self->lens = g_object_ref (lens);
  self->node = oxbow_lens_get_node (lens);
  if (oxbow_lens_is_open (lens))
    self->picker = oxbow_picker_new (get_state (self));
  g_signal_connect_object (lens, "changed", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lens, "held", G_CALLBACK (lens_held_cb), self, G_CONNECT_SWAPPED);
  return self;
}
