/* picker.c: which legal moves are still meant
 *
 * What was given is a short list; a move is still possible if each thing of the list can be a different argument of it.
 * Nothing is remembered but that list, so that taking back is dropping its last. What must stay true: whatever
 * was given, at least one legal move is still possible, unless there was none to begin with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/picker.h"

#include "core/given.h"
#include "core/wish.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _OxbowPicker
{
  OxbowState *state;
  OxbowSetup *setup;            /* what the state points to */
  OxbowMoves legal, possible;
  OxbowGiven given[OXBOW_MAX_GIVEN];
  int n_given;
  int refused;                  /* the verb of the move that the last refusal spoke of, or -1 */
};

static const OxbowVerb *
get_verb (const OxbowPicker *picker, int verb)
{
  return &picker->setup->ruleset->moves[verb];
}

/* Which moves are possible */

/* Whether it could be this argument of the move: as what it is, or a cell as the piece that stands there. */
static bool
read_argument (const OxbowPicker *picker, const OxbowGiven *given, const OxbowMove *move, int i, bool *is_it)
{
  const OxbowRuleset *ruleset = picker->setup->ruleset;
  int value = 0;

  if (oxbow_given_read (picker->state, given, oxbow_verb_arg (get_verb (picker, move->verb), i), &value))
    {
      *is_it = value == move->args[i];
      return true;
    }
  OxbowCell cell = given->as == OXBOW_GIVEN_CELL && ruleset->stands != NULL ? ruleset->stands (picker->state, move, i)
                                                                            : OXBOW_NO_CELL;
  *is_it = cell != OXBOW_NO_CELL && cell == given->value;
  return cell != OXBOW_NO_CELL;
}

static bool
is_argument (const OxbowPicker *picker, const OxbowGiven *given, const OxbowMove *move, int i)
{
  bool is_it;

  return read_argument (picker, given, move, i, &is_it) && is_it;
}

/* Whether a different argument that is not used yet can be found for each of the given things. */
static bool
has_all (const OxbowPicker *picker, const OxbowMove *move, const OxbowGiven *given, int n, unsigned int used)
{
  if (n == 0)
    return true;
  if (given->as == OXBOW_GIVEN_VERB)
    return g_str_equal (get_verb (picker, move->verb)->name, given->word)
           && has_all (picker, move, given + 1, n - 1, used);

  for (int i = 0; i < move->n_args; i++)
    if (!(used & 1u << i) && is_argument (picker, given, move, i)
        && has_all (picker, move, given + 1, n - 1, used | 1u << i))
      return true;
  return false;
}

static void
narrow (OxbowPicker *picker)
{
  picker->possible.n = 0;
  for (int i = 0; i < picker->legal.n; i++)
    {
      const OxbowMove *move = &picker->legal.items[i];

      if (has_all (picker, move, picker->given, picker->n_given, 0))
        *oxbow_moves_append (&picker->possible, move->verb, move->n_args) = *move;
    }
}

/* Whether some possible move takes one thing more. */
static bool
takes (const OxbowPicker *picker, OxbowGiven more)
{
  OxbowGiven given[OXBOW_MAX_GIVEN + 1];

  memcpy (given, picker->given, sizeof picker->given);
  given[picker->n_given] = more;
  for (int i = 0; i < picker->possible.n; i++)
    if (has_all (picker, &picker->possible.items[i], given, picker->n_given + 1, 0))
      return true;
  return false;
}

static const char *
get_given_verb (const OxbowPicker *picker)
{
  for (int i = 0; i < picker->n_given; i++)
    if (picker->given[i].as == OXBOW_GIVEN_VERB)
      return picker->given[i].word;
  return NULL;
}

static OxbowWish
gather_wish (const OxbowPicker *picker, const OxbowGiven *more)
{
  OxbowWish wish = { .verb = more->as == OXBOW_GIVEN_VERB ? more->word : get_given_verb (picker) };

  for (int i = 0; i < picker->n_given; i++)
    if (picker->given[i].as != OXBOW_GIVEN_VERB)
      wish.arguments[wish.n++] = &picker->given[i];
  if (more->as != OXBOW_GIVEN_VERB)
    wish.arguments[wish.n++] = more;
  return wish;
}

/* A cell that is given by itself means no verb yet: the game may know better what to say of it than the first one. */
static int
ask_game (const OxbowPicker *picker, const OxbowGiven *more, GError **error)
{
  const OxbowRuleset *ruleset = picker->setup->ruleset;
  OxbowWish wish = gather_wish (picker, more);
  bool is_bare = picker->n_given == 0 && more->as == OXBOW_GIVEN_CELL && ruleset->bar != NULL;
  int verb = is_bare ? ruleset->bar (picker->state, more->value, error) : -1;

  return verb >= 0 ? verb : oxbow_wish_ask (picker->state, &picker->possible, &wish, error);
}

static bool
explain (OxbowPicker *picker, const OxbowGiven *more, GError **error)
{
  g_autofree char *name = NULL;

  if (error == NULL)
    return false;
  picker->refused = ask_game (picker, more, error);
  if (picker->refused >= 0)
    return false;

  name = oxbow_given_name (picker->state, more);
  if (name == NULL)
    return oxbow_refuse (error, "%s", _("Nothing can be done with that now."));
  return oxbow_refuse (error, _("Nothing can be done with \"%s\" now."), name);
}

static bool
give (OxbowPicker *picker, OxbowGiven more, GError **error)
{
  picker->refused = -1;
  if (picker->n_given == OXBOW_MAX_GIVEN || !takes (picker, more))
    return explain (picker, &more, error);

  if (more.word != NULL)
    more.word = g_intern_string (more.word);
  picker->given[picker->n_given++] = more;
  narrow (picker);
  return true;
}

/* The public functions */

OxbowPicker *
oxbow_picker_new (const OxbowState *state)
{
  OxbowPicker *picker = g_new0 (OxbowPicker, 1);
  picker->refused = -1;

  picker->state = oxbow_state_copy (state);
  picker->setup = oxbow_setup_ref ((OxbowSetup *) state->setup);
  oxbow_state_legal (state, &picker->legal);
  narrow (picker);
  return picker;
}

void
oxbow_picker_free (OxbowPicker *picker)
{
  if (picker == NULL)
    return;

  oxbow_moves_clear (&picker->legal);
  oxbow_moves_clear (&picker->possible);
  g_free (picker->state);
  oxbow_setup_unref (picker->setup);
  g_free (picker);
}

void
oxbow_picker_reset (OxbowPicker *picker)
{
  picker->n_given = 0;
  narrow (picker);
}

bool
oxbow_picker_take_back (OxbowPicker *picker)
{
  if (picker->n_given == 0)
    return false;

  picker->n_given--;
  narrow (picker);
  return true;
}

bool
oxbow_picker_give_verb (OxbowPicker *picker, const char *verb, GError **error)
{
  const char *before = get_given_verb (picker);

  if (before != NULL && g_str_equal (before, verb))
    return true;
  return give (picker, (OxbowGiven) { .as = OXBOW_GIVEN_VERB, .word = verb }, error);
}

bool
oxbow_picker_give (OxbowPicker *picker, OxbowArgKind kind, int value, GError **error)
{
  return give (picker, (OxbowGiven) { .as = OXBOW_GIVEN_VALUE, .kind = kind, .value = value }, error);
}

bool
oxbow_picker_give_cell (OxbowPicker *picker, OxbowCell cell, GError **error)
{
  return give (picker, (OxbowGiven) { .as = OXBOW_GIVEN_CELL, .value = cell }, error);
}

bool
oxbow_picker_give_word (OxbowPicker *picker, const char *word, GError **error)
{
  return give (picker, (OxbowGiven) { .as = OXBOW_GIVEN_WORD, .word = word }, error);
}

bool
oxbow_picker_give_edge (OxbowPicker *picker, OxbowEdge edge, GError **error)
{
  return oxbow_picker_give (picker, OXBOW_ARG_EDGE, edge, error);
}

int
oxbow_picker_n_given (const OxbowPicker *picker)
{
  return picker->n_given;
}

int
oxbow_picker_n_moves (const OxbowPicker *picker)
{
  return picker->possible.n;
}

const OxbowMove *
oxbow_picker_get_moves (const OxbowPicker *picker)
{
  return picker->possible.items;
}

const OxbowMoves *
oxbow_picker_get_legal (const OxbowPicker *picker)
{
  return &picker->legal;
}

static bool
have_one_verb (const OxbowPicker *picker)
{
  const char *name = get_verb (picker, picker->possible.items[0].verb)->name;

  for (int i = 1; i < picker->possible.n; i++)
    if (!g_str_equal (get_verb (picker, picker->possible.items[i].verb)->name, name))
      return false;
  return true;
}

/* Whether each given thing is the first argument it fits that is still free: of two numbers the first, wherever a word
 * stands between them. */
static bool
is_in_given_order (const OxbowPicker *picker, const OxbowMove *move)
{
  unsigned int used = 0;

  for (int i = 0; i < picker->n_given; i++)
    {
      bool is_it = false;
      int j = 0;

      if (picker->given[i].as == OXBOW_GIVEN_VERB)
        continue;
      while (j < move->n_args && (used & 1u << j || !read_argument (picker, &picker->given[i], move, j, &is_it)))
        j++;
      if (j == move->n_args || !is_it)
        return false;
      used |= 1u << j;
    }
  return true;
}

bool
oxbow_picker_get_move (const OxbowPicker *picker, OxbowMove *move)
{
  int n_arguments = picker->n_given - (get_given_verb (picker) != NULL), n_complete = 0, n_in_order = 0;
  const OxbowMove *complete = NULL, *in_order = NULL;

  if (picker->possible.n == 1)
    {
      *move = picker->possible.items[0];
      return true;
    }
  if (picker->possible.n == 0 || picker->n_given == 0 || !have_one_verb (picker))
    return false;

  for (int i = 0; i < picker->possible.n; i++)
    {
      const OxbowMove *candidate = &picker->possible.items[i];

      if (candidate->n_args != n_arguments)
        continue;
      complete = candidate;
      n_complete++;
      if (is_in_given_order (picker, candidate))
        {
          in_order = candidate;
          n_in_order++;
        }
    }

  if (n_complete != 1 && n_in_order != 1)
    return false;
  *move = n_complete == 1 ? *complete : *in_order;
  return true;
}

bool
oxbow_picker_takes (const OxbowPicker *picker, OxbowArgKind kind, int value)
{
  return takes (picker, (OxbowGiven) { .as = OXBOW_GIVEN_VALUE, .kind = kind, .value = value });
}

bool
oxbow_picker_takes_cell (const OxbowPicker *picker, OxbowCell cell)
{
  return takes (picker, (OxbowGiven) { .as = OXBOW_GIVEN_CELL, .value = cell });
}

bool
oxbow_picker_takes_word (const OxbowPicker *picker, const char *word)
{
  return takes (picker, (OxbowGiven) { .as = OXBOW_GIVEN_WORD, .word = word });
}

static int
compare_ints (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

void
oxbow_picker_get_values (const OxbowPicker *picker, OxbowArgKind kind, GArray *values)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < picker->possible.n; i++)
    for (int j = 0; j < picker->possible.items[i].n_args; j++)
      {
        const OxbowMove *move = &picker->possible.items[i];
        int value = move->args[j];

        if (oxbow_verb_arg (get_verb (picker, move->verb), j)->kind == kind)
          g_array_append_val (all, value);
      }
  g_array_sort (all, compare_ints);

  for (unsigned int i = 0; i < all->len; i++)
    {
      int value = g_array_index (all, int, i);

      if ((i == 0 || value != g_array_index (all, int, i - 1)) && oxbow_picker_takes (picker, kind, value))
        g_array_append_val (values, value);
    }
}

static const char *
get_word (const OxbowPicker *picker, const OxbowArg *arg, int value)
{
  if (!oxbow_arg_is_of_words (arg) || (arg->kind == OXBOW_ARG_PLACE && value >= 0))
    return NULL;
  return oxbow_arg_word (picker->state, arg, arg->kind == OXBOW_ARG_PLACE ? OXBOW_NAMED_PLACE (value) : value);
}

static void
add_word (GPtrArray *words, const char *word)
{
  if (!g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
    g_ptr_array_add (words, g_strdup (word));
}

static void
add_words_of_move (const OxbowPicker *picker, const OxbowMove *move, OxbowArgKind kind, GPtrArray *words)
{
  const OxbowVerb *verb = get_verb (picker, move->verb);

  for (int i = 0; i < move->n_args; i++)
    {
      const OxbowArg *arg = oxbow_verb_arg (verb, i);
      const char *word = arg->kind == kind ? get_word (picker, arg, move->args[i]) : NULL;

      if (word != NULL)
        add_word (words, word);
    }
}

static void
drop_what_is_not_taken (const OxbowPicker *picker, GPtrArray *words)
{
  for (unsigned int i = words->len; i-- > 0; )
    if (!oxbow_picker_takes_word (picker, g_ptr_array_index (words, i)))
      g_ptr_array_remove_index (words, i);
}

GPtrArray *
oxbow_picker_build_words (const OxbowPicker *picker, OxbowArgKind kind)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < picker->possible.n; i++)
    if (kind == OXBOW_ARG_NONE)
      add_word (words, get_verb (picker, picker->possible.items[i].verb)->name);
    else
      add_words_of_move (picker, &picker->possible.items[i], kind, words);

  if (kind != OXBOW_ARG_NONE)
    drop_what_is_not_taken (picker, words);
  return words;
}

/* Which argument of the move gives the word, or -1. */
static int
find_word (const OxbowPicker *picker, const OxbowMove *move, OxbowArgKind kind, const char *word)
{
  for (int i = 0; i < move->n_args; i++)
    {
      const OxbowArg *arg = oxbow_verb_arg (get_verb (picker, move->verb), i);
      if (arg->kind == kind && g_strcmp0 (get_word (picker, arg, move->args[i]), word) == 0)
        return i;
    }
  return -1;
}

char *
oxbow_picker_call_word (const OxbowPicker *picker, OxbowArgKind kind, const char *word)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (picker->state);
  for (int i = 0; ruleset->call != NULL && i < picker->possible.n; i++)
    {
      int arg = find_word (picker, &picker->possible.items[i], kind, word);
      if (arg >= 0)
        return ruleset->call (picker->state, &picker->possible.items[i], arg);
    }
  return NULL;
}

char *
oxbow_picker_explain_cell (const OxbowPicker *picker, OxbowCell cell)
{
  const OxbowGiven more = { .as = OXBOW_GIVEN_CELL, .value = cell };
  g_autoptr (GError) error = NULL;

  if (picker->n_given == OXBOW_MAX_GIVEN || oxbow_picker_takes_cell (picker, cell))
    return NULL;
  bool is_known = ask_game (picker, &more, &error) >= 0;
  return is_known ? g_strdup (error->message) : NULL;
}

const char *
oxbow_picker_get_refused (const OxbowPicker *picker)
{
  return picker->refused >= 0 ? get_verb (picker, picker->refused)->name : NULL;
}
