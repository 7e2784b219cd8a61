/* choices.h: what may be chosen next, in words: for panels, menus and whoever does not use the board
 *
 * What the picker still takes, as a list short enough to read. All the walks are one line, "Walk", with the price that
 * they share; once it is chosen, or few moves are left, each has its own line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/picker.h"

G_BEGIN_DECLS

typedef enum
{
  OXBOW_CHOICE_MOVE,            /* one move, and nothing left to choose */
  OXBOW_CHOICE_VERB,            /* word: a verb, of several moves */
  OXBOW_CHOICE_WORD,            /* word: an argument of several moves */
  OXBOW_CHOICE_NUMBER,          /* one of values */
} OxbowChoiceKind;

typedef struct
{
  OxbowChoiceKind kind;
  char *title;                  /* "Build a dam" */
  char *price;                  /* "2 in reserve", or NULL */
  char *word;
  OxbowArgKind arg;             /* what the word is */
  GArray *values;               /* of int, ascending; or NULL */
  OxbowMove move;
  bool ends_turn;
  bool on_board;                /* goes on with a place on the board */
} OxbowChoice;

/* An array of OxbowChoice *. state is the picker's. The picker is asked back and forth, and left as it was. */
GPtrArray  *oxbow_choices_build    (OxbowPicker *picker, const OxbowState *state);

/* Whether a place on the board tells the moves that are left apart. */
bool        oxbow_choices_wait_for_spot (const OxbowPicker *picker);

/* Every move that is still possible, a line each; ways over edges of one cell from left to right. */
GPtrArray  *oxbow_choices_build_moves (const OxbowPicker *picker, const OxbowState *state);

/* Whether it makes no difference which of the moves that are left is made; move is then the first. */
bool        oxbow_choices_are_one  (const OxbowPicker *picker, const OxbowState *state, OxbowMove *move);

/* "Walk from D5 to D6 (1 point)" in two; the price may be missing. */
void        oxbow_choices_split    (const char *offer, char **title, char **price);

/* What a move is offered as, without its price. */
char       *oxbow_choices_name_move (const OxbowState *state, const OxbowMove *move);

/* A cell's name for people: the city's, where its cells have none of their own. */
char       *oxbow_choices_name_cell (const OxbowState *state, OxbowCell cell);

/* What the last of some later moves of the same turn would be offered as once the first and those between are made,
 * without its price; NULL where that depends on what nobody can know yet. */
char       *oxbow_choices_name_later (const OxbowState *state, const OxbowMove *first, const OxbowMove *later,
                                      int n_later, uint64_t seed);

/* A verb's or word's name for people. */
char       *oxbow_choices_name_verb (const OxbowRuleset *ruleset, const char *verb);
char       *oxbow_choices_name_word (const OxbowPicker *picker, const OxbowState *state, OxbowArgKind arg,
                                     const char *word);

G_END_DECLS
