/* picker.c: which legal moves are still meant
 *
 * What was given is a short list; a move is still possible if each thing of the list can be a different argument of it.
 * Nothing is remembered but that list, so that taking back is dropping its last. What must stay true: whatever
 * was given, at least one legal move is still possible, unless there was none to begin with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/picker.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef enum
{
  GIVEN_VERB,                   /* word */
  GIVEN_WORD,                   /* word, of any vocabulary */
  GIVEN_CELL,                   /* value, as a cell or as its place */
  GIVEN_VALUE,                  /* value, of this kind */
} GivenAs;

typedef struct
{
  GivenAs as;
  OxbowArgKind kind;
  int value;
  const char *word;             /* interned */
} Given;

#define MAX_GIVEN (OXBOW_MAX_ARGS + 1)  /* a verb and its arguments */

struct _OxbowPicker
{
  OxbowState *state;
  OxbowSetup *setup;            /* what the state points to */
  OxbowMoves legal, possible;
  Given given[MAX_GIVEN];
  int n_given;
};

static const OxbowVerb *
get_verb (const OxbowPicker *picker, int verb)
{
  return &picker->setup->ruleset->moves[verb];
}

/* What one given thing is as an argument */

static int
get_place (const OxbowPicker *picker, OxbowCell cell)
{
  const OxbowRuleset *ruleset = picker->setup->ruleset;

  return ruleset->place_of != NULL ? ruleset->place_of (picker->state, cell) : cell;
}

static bool
read_cell (const OxbowPicker *picker, OxbowCell cell, const OxbowArg *arg, int *value)
{
  *value = arg->kind == OXBOW_ARG_PLACE ? get_place (picker, cell) : cell;
  return arg->kind == OXBOW_ARG_CELL || arg->kind == OXBOW_ARG_PLACE;
}

static bool
is_of_words (const OxbowArg *arg)
{
  return arg->kind == OXBOW_ARG_PLACE || arg->kind == OXBOW_ARG_SEAT || arg->kind == OXBOW_ARG_CARD
         || arg->kind == OXBOW_ARG_WORD;
}

static bool
read_word (const OxbowPicker *picker, const char *word, const OxbowArg *arg, int *value)
{
  int found = is_of_words (arg) ? oxbow_arg_find_word (picker->state, arg, word) : OXBOW_UNKNOWN_WORD;

  *value = arg->kind == OXBOW_ARG_PLACE ? OXBOW_NAMED_PLACE (found) : found;
  return found != OXBOW_UNKNOWN_WORD;
}

/* Whether it fits an argument of this kind, and the argument's value then. */
static bool
read_given (const OxbowPicker *picker, const Given *given, const OxbowArg *arg, int *value)
{
  switch (given->as)
    {
    case GIVEN_VERB:
      return false;
    case GIVEN_WORD:
      return read_word (picker, given->word, arg, value);
    case GIVEN_CELL:
      return read_cell (picker, given->value, arg, value);
    case GIVEN_VALUE:
      *value = given->value;
      return arg->kind == given->kind;
    }
  g_assert_not_reached ();
}

/* Which moves are possible */

static bool
is_argument (const OxbowPicker *picker, const Given *given, const OxbowMove *move, int i)
{
  int value;

  return read_given (picker, given, oxbow_verb_arg (get_verb (picker, move->verb), i), &value)
         && value == move->args[i];
}

/* Whether a different argument that is not used yet can be found for each of the given things. */
static bool
has_all (const OxbowPicker *picker, const OxbowMove *move, const Given *given, int n, unsigned int used)
{
  if (n == 0)
    return true;
  if (given->as == GIVEN_VERB)
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
takes (const OxbowPicker *picker, Given more)
{
  Given given[MAX_GIVEN + 1];

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
    if (picker->given[i].as == GIVEN_VERB)
      return picker->given[i].word;
  return NULL;
}

/* Why not */

typedef struct
{
  const Given *arguments[MAX_GIVEN + 1];
  int n;
} Wish;

static Wish
gather_wish (const OxbowPicker *picker, const Given *more)
{
  Wish wish = { .n = 0 };

  for (int i = 0; i < picker->n_given; i++)
    if (picker->given[i].as != GIVEN_VERB)
      wish.arguments[wish.n++] = &picker->given[i];
  if (more->as != GIVEN_VERB)
    wish.arguments[wish.n++] = more;
  return wish;
}

/* Puts each given thing from i on to an argument of the verb that is still free, in the order given where that fits. */
static bool
arrange (const OxbowPicker *picker, const Wish *wish, int i, unsigned int used, OxbowMove *move)
{
  if (i == wish->n)
    return true;

  for (int j = 0; j < wish->n; j++)
    {
      int value;

      if (used & 1u << j
          || !read_given (picker, wish->arguments[i], oxbow_verb_arg (get_verb (picker, move->verb), j), &value))
        continue;
      move->args[j] = (int16_t) value;
      if (arrange (picker, wish, i + 1, used | 1u << j, move))
        return true;
    }
  return false;
}

static bool
is_enough (const OxbowVerb *verb, int n_args)
{
  const OxbowArg *next = oxbow_verb_arg (verb, n_args);
  bool repeats = n_args > 0 && next == oxbow_verb_arg (verb, n_args - 1);

  return next->kind == OXBOW_ARG_NONE || repeats || next->flags & OXBOW_ARG_OPTIONAL;
}

/* Forms the verb's move of what was given, and takes the sentence with which it is refused. */
static bool
ask_verb (const OxbowPicker *picker, int verb, const Wish *wish, GError **error)
{
  OxbowMove move = { .verb = (uint8_t) verb, .n_args = (uint8_t) wish->n };
  g_autofree OxbowState *copy = NULL;

  if (wish->n > OXBOW_MAX_ARGS || !is_enough (get_verb (picker, verb), wish->n) || !arrange (picker, wish, 0, 0, &move))
    return false;
  if (picker->setup->ruleset->canonical != NULL)
    picker->setup->ruleset->canonical (picker->state, &move);

  copy = oxbow_state_copy (picker->state);
  return !oxbow_state_apply (copy, &move, NULL, error);
}

static bool
is_verb_possible (const OxbowPicker *picker, int verb)
{
  for (int i = 0; i < picker->possible.n; i++)
    if (picker->possible.items[i].verb == verb)
      return true;
  return false;
}

static bool
ask_verbs (const OxbowPicker *picker, const char *name, bool possible, const Wish *wish, GError **error)
{
  for (int verb = 0; get_verb (picker, verb)->name != NULL; verb++)
    if ((name == NULL || g_str_equal (get_verb (picker, verb)->name, name))
        && is_verb_possible (picker, verb) == possible && ask_verb (picker, verb, wish, error))
      return true;
  return false;
}

static char *
name_given (const OxbowPicker *picker, const Given *given)
{
  const OxbowGrid *grid = &picker->setup->grid;

  if (given->as == GIVEN_VERB || given->as == GIVEN_WORD)
    return g_strdup (given->word);
  if (given->as == GIVEN_CELL || given->kind == OXBOW_ARG_CELL || (given->kind == OXBOW_ARG_PLACE && given->value >= 0))
    return g_strdup (OXBOW_CELL_NAME (grid, given->value));
  if (given->kind == OXBOW_ARG_EDGE)
    return g_strdup (OXBOW_EDGE_NAME (grid, given->value));
  if (given->kind == OXBOW_ARG_NUMBER)
    return g_strdup_printf ("%d", given->value);
  return NULL;
}

/* What is possible otherwise is likelier to be meant, so its verbs are asked first. */
static bool
explain (const OxbowPicker *picker, const Given *more, GError **error)
{
  Wish wish = gather_wish (picker, more);
  const char *verb = more->as == GIVEN_VERB ? more->word : get_given_verb (picker);
  g_autofree char *name = NULL;

  if (error == NULL || ask_verbs (picker, verb, true, &wish, error) || ask_verbs (picker, verb, false, &wish, error))
    return false;

  name = name_given (picker, more);
  if (name == NULL)
    return oxbow_refuse (error, "%s", _("Nothing can be done with that now."));
  return oxbow_refuse (error, _("Nothing can be done with \"%s\" now."), name);
}

static bool
give (OxbowPicker *picker, Given more, GError **error)
{
  if (picker->n_given == MAX_GIVEN || !takes (picker, more))
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
  return give (picker, (Given) { .as = GIVEN_VERB, .word = verb }, error);
}

bool
oxbow_picker_give (OxbowPicker *picker, OxbowArgKind kind, int value, GError **error)
{
  return give (picker, (Given) { .as = GIVEN_VALUE, .kind = kind, .value = value }, error);
}

bool
oxbow_picker_give_cell (OxbowPicker *picker, OxbowCell cell, GError **error)
{
  return give (picker, (Given) { .as = GIVEN_CELL, .value = cell }, error);
}

bool
oxbow_picker_give_word (OxbowPicker *picker, const char *word, GError **error)
{
  return give (picker, (Given) { .as = GIVEN_WORD, .word = word }, error);
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

static bool
have_one_verb (const OxbowPicker *picker)
{
  const char *name = get_verb (picker, picker->possible.items[0].verb)->name;

  for (int i = 1; i < picker->possible.n; i++)
    if (!g_str_equal (get_verb (picker, picker->possible.items[i].verb)->name, name))
      return false;
  return true;
}

static bool
is_in_given_order (const OxbowPicker *picker, const OxbowMove *move)
{
  int next = 0;

  for (int i = 0; i < picker->n_given; i++)
    if (picker->given[i].as != GIVEN_VERB && !is_argument (picker, &picker->given[i], move, next++))
      return false;
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
  return takes (picker, (Given) { .as = GIVEN_VALUE, .kind = kind, .value = value });
}

bool
oxbow_picker_takes_cell (const OxbowPicker *picker, OxbowCell cell)
{
  return takes (picker, (Given) { .as = GIVEN_CELL, .value = cell });
}

bool
oxbow_picker_takes_word (const OxbowPicker *picker, const char *word)
{
  return takes (picker, (Given) { .as = GIVEN_WORD, .word = word });
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
  if (!is_of_words (arg) || (arg->kind == OXBOW_ARG_PLACE && value >= 0))
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
