/* wish.c: a move that was meant and is not legal, and why it is not
 *
 * The game itself is asked: the move is formed and tried on a copy, and the sentence is that with which it is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/wish.h"

#include "core/ruleset.h"

static const OxbowVerb *
get_verb (const OxbowState *state, int verb)
{
  return &state->setup->ruleset->moves[verb];
}

/* Puts each given thing from i on to an argument of the verb that is still free, in the order given where that fits. */
static bool
arrange (const OxbowState *state, const OxbowWish *wish, int i, unsigned int used, OxbowMove *move)
{
  if (i == wish->n)
    return true;

  for (int j = 0; j < wish->n; j++)
    {
      int value;

      if (used & 1u << j
          || !oxbow_given_read (state, wish->arguments[i], oxbow_verb_arg (get_verb (state, move->verb), j), &value))
        continue;
      move->args[j] = (int16_t) value;
      if (arrange (state, wish, i + 1, used | 1u << j, move))
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
ask_verb (const OxbowState *state, int verb, const OxbowWish *wish, GError **error)
{
  OxbowMove move = { .verb = (uint8_t) verb, .n_args = (uint8_t) wish->n };
  g_autofree OxbowState *copy = NULL;

  if (wish->n > OXBOW_MAX_ARGS || !is_enough (get_verb (state, verb), wish->n) || !arrange (state, wish, 0, 0, &move))
    return false;
  if (state->setup->ruleset->canonical != NULL)
    state->setup->ruleset->canonical (state, &move);

  copy = oxbow_state_copy (state);
  return !oxbow_state_apply (copy, &move, NULL, error);
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
ask_verbs (const OxbowState *state, const OxbowMoves *possible, bool is_possible, const OxbowWish *wish, GError **error)
{
  for (int verb = 0; get_verb (state, verb)->name != NULL; verb++)
    if ((wish->verb == NULL || g_str_equal (get_verb (state, verb)->name, wish->verb))
        && is_verb_possible (possible, verb) == is_possible && ask_verb (state, verb, wish, error))
      return verb;
  return -1;
}

int
oxbow_wish_ask (const OxbowState *state, const OxbowMoves *possible, const OxbowWish *wish, GError **error)
{
  int verb = ask_verbs (state, possible, true, wish, error);

  return verb >= 0 ? verb : ask_verbs (state, possible, false, wish, error);
}
