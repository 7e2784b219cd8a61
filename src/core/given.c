/* given.c: one thing given to a picker, and what it is as an argument
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/given.h"

#include "core/ruleset.h"

static bool
read_cell (const OxbowState *state, OxbowCell cell, const OxbowArg *arg, int *value)
{
  *value = arg->kind == OXBOW_ARG_PLACE ? oxbow_state_place_of (state, cell) : cell;
  return arg->kind == OXBOW_ARG_CELL || arg->kind == OXBOW_ARG_PLACE;
}

bool
oxbow_arg_is_of_words (const OxbowArg *arg)
{
  return arg->kind == OXBOW_ARG_PLACE || arg->kind == OXBOW_ARG_SEAT || arg->kind == OXBOW_ARG_CARD
         || arg->kind == OXBOW_ARG_WORD;
}

static bool
read_word (const OxbowState *state, const char *word, const OxbowArg *arg, int *value)
{
  int found = oxbow_arg_is_of_words (arg) ? oxbow_arg_find_word (state, arg, word) : OXBOW_UNKNOWN_WORD;

  *value = arg->kind == OXBOW_ARG_PLACE ? OXBOW_NAMED_PLACE (found) : found;
  return found != OXBOW_UNKNOWN_WORD;
}

bool
oxbow_given_read (const OxbowState *state, const OxbowGiven *given, const OxbowArg *arg, int *value)
{
  switch (given->as)
    {
    case OXBOW_GIVEN_VERB:
      return false;
    case OXBOW_GIVEN_WORD:
      return read_word (state, given->word, arg, value);
    case OXBOW_GIVEN_CELL:
      return read_cell (state, given->value, arg, value);
    case OXBOW_GIVEN_VALUE:
      *value = given->value;
      return arg->kind == given->kind;
    }
  g_assert_not_reached ();
}

char *
oxbow_given_name (const OxbowState *state, const OxbowGiven *given)
{
  const OxbowGrid *grid = &state->setup->grid;

  if (given->as == OXBOW_GIVEN_VERB || given->as == OXBOW_GIVEN_WORD)
    return g_strdup (given->word);
  if (given->as == OXBOW_GIVEN_CELL || given->kind == OXBOW_ARG_CELL
      || (given->kind == OXBOW_ARG_PLACE && given->value >= 0))
    return g_strdup (OXBOW_CELL_NAME (grid, given->value));
  if (given->kind == OXBOW_ARG_EDGE)
    return g_strdup (OXBOW_EDGE_NAME (grid, given->value));
  if (given->kind == OXBOW_ARG_NUMBER)
    return g_strdup_printf ("%d", given->value);
  return NULL;
}
