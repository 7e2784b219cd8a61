/* wish.c: a move that was meant and is not legal, and why it is not
 *
 * The game itself is asked: the move is formed and tried on a copy, and the sentence is that with which it is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/wish.h"

#include "core/ruleset.h"

#define MOST_REASONS 3          /* that are told together */

static const OxbowVerb *
get_verb (const OxbowState *state, int verb)
{
  return &state->setup->ruleset->moves[verb];
}

/* What is wished, and of what. */
typedef struct
{
  const OxbowState *state;
  const OxbowMoves *possible;   /* with what was given before the last thing */
  const OxbowWish *wish;
} Asking;

/* A cell may stand for the piece on it, which a possible move names. */
static bool
read_piece (const Asking *asking, const OxbowGiven *given, int verb, int i, int *value)
{
  const OxbowRuleset *ruleset = asking->state->setup->ruleset;
  for (int k = 0; given->as == OXBOW_GIVEN_CELL && ruleset->stands != NULL && k < asking->possible->n; k++)
    {
      const OxbowMove *move = &asking->possible->items[k];

      if (move->verb != verb || i >= move->n_args || ruleset->stands (asking->state, move, i) != given->value)
        continue;
      *value = move->args[i];
      return true;
    }
  return false;
}

/* Puts each given thing from i on to an argument of the verb that is still free, in the order given where that fits. */
static bool
arrange (const Asking *asking, int i, unsigned int used, OxbowMove *move)
{
  const OxbowState *state = asking->state;
  const OxbowWish *wish = asking->wish;

  if (i == wish->n)
    return true;

  for (int j = 0; j < wish->n; j++)
    {
      int value;

      if (used & 1u << j
          || (!oxbow_given_read (state, wish->arguments[i], oxbow_verb_arg (get_verb (state, move->verb), j), &value)
              && !read_piece (asking, wish->arguments[i], move->verb, j, &value)))
        continue;
      move->args[j] = (int16_t) value;
      if (arrange (asking, i + 1, used | 1u << j, move))
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

static bool
refuses (const OxbowState *state, OxbowMove move, GError **error)
{
  g_autofree OxbowState *copy = oxbow_state_copy (state);

  if (state->setup->ruleset->canonical != NULL)
    state->setup->ruleset->canonical (state, &move);
  return !oxbow_state_apply (copy, &move, NULL, error);
}

/* Forms the verb's move of what was given, and takes the sentence with which it is refused. */
static bool
ask_verb (const Asking *asking, int verb, GError **error)
{
  const OxbowWish *wish = asking->wish;
  OxbowMove move = { .verb = (uint8_t) verb, .n_args = (uint8_t) wish->n };

  if (wish->n > OXBOW_MAX_ARGS || !is_enough (get_verb (asking->state, verb), wish->n)
      || !arrange (asking, 0, 0, &move))
    return false;
  return refuses (asking->state, move, error);
}

/* The one place that the move names, or -1: none or several. */
static int
find_spot (const OxbowState *state, const OxbowMove *move)
{
  int found = -1, n = 0;
  for (int i = 0; i < move->n_args; i++)
    {
      OxbowArgKind kind = oxbow_verb_arg (get_verb (state, move->verb), i)->kind;

      if (kind != OXBOW_ARG_CELL && kind != OXBOW_ARG_EDGE && kind != OXBOW_ARG_PLACE)
        continue;
      found = i;
      n++;
    }
  return n == 1 ? found : -1;
}

static bool
has_sentence (const GPtrArray *sentences, const char *sentence)
{
  return g_ptr_array_find_with_equal_func ((GPtrArray *) sentences, sentence, g_str_equal, NULL);
}

/* Where a place was given before what shall go there: why nothing that could go elsewhere goes there. */
static void
gather_sentences (const Asking *asking, int verb, GPtrArray *sentences)
{
  const OxbowState *state = asking->state;
  const OxbowGiven *last = asking->wish->arguments[asking->wish->n - 1];
  for (int i = 0; i < asking->possible->n && sentences->len < MOST_REASONS; i++)
    {
      OxbowMove move = asking->possible->items[i];
      g_autoptr (GError) error = NULL;
      int spot = move.verb == verb ? find_spot (state, &move) : -1, value;

      if (spot < 0 || !oxbow_given_read (state, last, oxbow_verb_arg (get_verb (state, verb), spot), &value))
        continue;
      move.args[spot] = (int16_t) value;
      if (refuses (state, move, &error) && !has_sentence (sentences, error->message))
        g_ptr_array_add (sentences, g_strdup (error->message));
    }
}

/* A rule that the next sentence names as well is named there. */
static void
drop_rules (GPtrArray *sentences)
{
  for (unsigned int i = 0; i + 1 < sentences->len; i++)
    {
      size_t length;
      g_autofree char *rule = oxbow_refusal_get_rule (sentences->pdata[i], &length);
      g_autofree char *next = oxbow_refusal_get_rule (sentences->pdata[i + 1], NULL);

      if (rule != NULL && g_strcmp0 (rule, next) == 0)
        ((char *) sentences->pdata[i])[length] = '\0';
    }
}

/* The verb needs more than was given, such as a card: the reasons for all that it could be. */
static bool
ask_filled (const Asking *asking, int verb, GError **error)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  if (asking->wish->n == 0)
    return false;
  gather_sentences (asking, verb, sentences);
  if (sentences->len == 0)
    return false;
  drop_rules (sentences);
  g_ptr_array_add (sentences, NULL);
  g_autofree char *text = g_strjoinv (" ", (char **) sentences->pdata);
  return !oxbow_refuse (error, "%s", text);
}

static bool
is_verb_possible (const OxbowMoves *possible, int verb)
{
  for (int i = 0; i < possible->n; i++)
    if (possible->items[i].verb == verb)
      return true;
  return false;
}

static int
ask_verbs (const Asking *asking, bool is_possible, GError **error)
{
  const char *wanted = asking->wish->verb;
  for (int verb = 0; get_verb (asking->state, verb)->name != NULL; verb++)
    if ((wanted == NULL || g_str_equal (get_verb (asking->state, verb)->name, wanted))
        && is_verb_possible (asking->possible, verb) == is_possible
        && (ask_verb (asking, verb, error) || (is_possible && ask_filled (asking, verb, error))))
      return verb;
  return -1;
}

int
oxbow_wish_ask (const OxbowState *state, const OxbowMoves *possible, const OxbowWish *wish, GError **error)
{
  const Asking asking = { state, possible, wish };
  int verb = ask_verbs (&asking, true, error);

  return verb >= 0 ? verb : ask_verbs (&asking, false, error);
}
