/* given.h: one thing given to a picker, and what it is as an argument
 *
 * For picker.c and wish.c alone. A cell may be meant as a cell or as its place, a word as one of any vocabulary: which,
 * is settled by the argument that it is held against.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/move.h"

G_BEGIN_DECLS

typedef enum
{
  OXBOW_GIVEN_VERB,             /* word */
  OXBOW_GIVEN_WORD,             /* word, of any vocabulary */
  OXBOW_GIVEN_CELL,             /* value, as a cell or as its place */
  OXBOW_GIVEN_VALUE,            /* value, of this kind */
} OxbowGivenAs;

typedef struct
{
  OxbowGivenAs as;
  OxbowArgKind kind;
  int value;
  const char *word;             /* interned */
} OxbowGiven;

#define OXBOW_MAX_GIVEN (OXBOW_MAX_ARGS + 1)    /* a verb and its arguments */

bool  oxbow_arg_is_of_words (const OxbowArg *arg);

/* Whether it fits an argument of this kind, and the argument's value then. */
bool  oxbow_given_read      (const OxbowState *state, const OxbowGiven *given, const OxbowArg *arg, int *value);
char *oxbow_given_name      (const OxbowState *state, const OxbowGiven *given);         /* or NULL: it has none */

G_END_DECLS
