/* move.h: moves and events, a line of text or a small struct
 *
 * Text is data: a table of verbs says what arguments each takes, and this is the only place that parses or prints
 * them. A decision of a player is a move, what it causes are events; both have the same shape.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/cell.h"

G_BEGIN_DECLS

typedef struct _OxbowState OxbowState;

#define OXBOW_MAX_ARGS 7

typedef struct
{
  uint8_t verb;                 /* its place in the table */
  uint8_t n_args;               /* given; those left out stand last */
  int16_t args[OXBOW_MAX_ARGS]; /* zero where not given, so that equal moves are equal bytes */
} OxbowMove;

typedef OxbowMove OxbowEvent;

#define OXBOW_MAX_MOVE_CELLS 10900      /* cells of a map whose edges still fit an argument */

typedef enum
{
  OXBOW_ARG_NONE,               /* ends the list of a verb's arguments */
  OXBOW_ARG_CELL,               /* D5 */
  OXBOW_ARG_EDGE,               /* D5/SE: the number of the edge */
  OXBOW_ARG_PLACE,              /* D5, or a word of the vocabulary: a cell, or OXBOW_NAMED_PLACE (i) */
  OXBOW_ARG_SEAT,               /* an id of the ruleset's seats: its place there */
  OXBOW_ARG_CARD,               /* a word of the vocabulary, shown as a card */
  OXBOW_ARG_WORD,               /* a word of the vocabulary */
  OXBOW_ARG_NUMBER,             /* a whole number */
} OxbowArgKind;

#define OXBOW_NAMED_PLACE(i) (-2 - (i))         /* the i-th named place as an argument; and back again */
#define OXBOW_UNKNOWN_WORD (-1)                 /* what a lenient argument is when nobody knows the word */

typedef enum
{
  OXBOW_ARG_OPTIONAL = 1 << 0,  /* it and all after it may be left out */
  OXBOW_ARG_REPEATED = 1 << 1,  /* the last one: as many as are given */
  /* an unknown word or cell, or a number past the greatest, is still a move, and apply says what is wrong with it */
  OXBOW_ARG_LENIENT  = 1 << 2,
} OxbowArgFlags;

typedef struct
{
  OxbowArgKind kind;
  unsigned flags;
  const char *const *words;     /* the vocabulary, ended by NULL; or NULL and ... */
  int vocabulary;               /* ... the one that ruleset->word () is asked for */
} OxbowArg;

typedef struct
{
  const char *name;             /* NULL ends a table; a name may stand there again with other arguments */
  OxbowArg args[OXBOW_MAX_ARGS + 1];
  const char *title;            /* N_("Build a dam"): all its moves together; may be NULL */
  bool closes_turn;             /* of a move: the turn is over with it, though something may be asked before the next */
  bool is_aside;                /* of an event: it goes with others, as a price or whose turn comes; no headline.
                                 * Of a move: a switch, which is offered after all that plays on */
  bool is_answer;               /* of a move: to a question, beside other answers, though the turn may end with it */
  bool is_parting;              /* of a move: gives away what stands where one clicks to look at it; is asked about */
  bool goes_on;                 /* of a move: a step from its first place to its second, without chance, after which
                                 * the same piece may make another: people may choose the end of a whole way. It is
                                 * offered by the names of both places, however far apart they are */
} OxbowVerb;

/* A list that grows; clearing keeps its memory, so that a warm one never allocates. */
typedef struct
{
  OxbowMove *items;
  int n, capacity;
} OxbowMoves;

typedef OxbowMoves OxbowEvents;

#define OXBOW_MOVES_INIT { NULL, 0, 0 }
void       oxbow_moves_grow      (OxbowMoves *moves);
void       oxbow_moves_clear     (OxbowMoves *moves);           /* frees the memory too */

static inline OxbowMove *
oxbow_moves_append (OxbowMoves *moves, int verb, int n_args)
{
  if (G_UNLIKELY (moves->n == moves->capacity))
    oxbow_moves_grow (moves);
  OxbowMove *move = &moves->items[moves->n++];
  *move = (OxbowMove) { .verb = (uint8_t) verb, .n_args = (uint8_t) n_args };
  return move;
}

/* Appends an event with its arguments; nothing if nobody listens (events NULL). A number that is too great for an
 * argument becomes the greatest there is. */
#define oxbow_events_add(events, verb, ...) \
  oxbow_events_add_array ((events), (verb), (const int[]) { __VA_ARGS__ }, \
                          (int) G_N_ELEMENTS (((const int[]) { __VA_ARGS__ })))
void       oxbow_events_add_array (OxbowEvents *events, int verb, const int *args, int n_args);

bool       oxbow_move_equal      (const OxbowMove *a, const OxbowMove *b);

/* The kind of argument i of a move with this verb, repeated ones included; OXBOW_ARG_NONE past its end. */
const OxbowArg *oxbow_verb_arg   (const OxbowVerb *verb, int i);

void       oxbow_move_print      (const OxbowState *state, const OxbowMove *move, GString *out);
char      *oxbow_move_to_text    (const OxbowState *state, const OxbowMove *move);
char      *oxbow_event_to_text   (const OxbowState *state, const OxbowEvent *event);

/* The move that a line of text stands for, in canonical form, legal or not. */
bool       oxbow_move_parse      (const OxbowState *state, const char *text, OxbowMove *move, GError **error);

/* The word for value in an argument's vocabulary, or NULL; and back, OXBOW_UNKNOWN_WORD if there is none. */
const char *oxbow_arg_word       (const OxbowState *state, const OxbowArg *arg, int value);
int        oxbow_arg_find_word   (const OxbowState *state, const OxbowArg *arg, const char *word);

/* Sorts by the bytes of their texts, as the rules list them; doubles go. */
void       oxbow_moves_sort      (const OxbowState *state, OxbowMoves *moves);

G_END_DECLS
