/* table.h: tests of rules as tables, one fact a row
 *
 * A row names the rule it proves, a board, what is different there, and the moves to play; then what the last of them
 * reports, what it changes in the listing, or the sentence with which it is refused. Every row also asks what holds of
 * any move: it is offered if and only if it is accepted, and a refused one leaves the listing as it was.
 *
 * Lists of moves, events and facts are written in one string, separated by "; ". A fact is a line of the listing, but
 * a player's line counts as one fact a number: "p1 money 100".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

typedef struct
{
  const char *ruleset;
  const char *rows;             /* of the map, separated by blanks */
  int players;
  const char *records;          /* of tables and edges: "slot D3 D4 C4; tile letters=wtc; dam C2/S", or NULL */
  const char *base;             /* facts of the position that rows start from, unless they begin a fresh game */
  char *(*arrange) (const char *listing, const char *base, const char *facts, const char *options);
} TestBoard;

typedef struct
{
  const char *path;             /* "/dos-rios/DR-5.4/one-step-costs-one-point" */
  const TestBoard *board;
  const char *facts;            /* of the position beyond the board's base; NULL: a fresh game */
  const char *plays;            /* the moves; all but the last must be legal */
  const char *refusal;          /* of the last move; without moves, of the game itself */
  const char *spelled;          /* how the last move is written down */
  const char *events;           /* of the last move */
  const char *changes;          /* of the last move: new facts, and "no FACT" for those gone, in any order */
  const char *has;              /* facts that stand in the end */
  const char *lacks;            /* facts, or beginnings of facts, that do not */
  const char *legal;            /* the moves in the end with the verbs of this list; "no walk": none with that */
  const char *options;          /* "redraw=full row=4" */
  int players;                  /* 0: as the board says */
  uint64_t seed;
} RuleTest;

OxbowScenario *test_board_scenario (const TestBoard *board);
OxbowSettings *test_settings       (int players, uint64_t seed, const char *options);   /* "row=4 seat.king=x" */
OxbowSetup    *test_board_new      (const TestBoard *board, int players, uint64_t seed, const char *options,
                                    GError **error);

/* A listing as a position, which says the same of itself; NULL with the reader's sentence. */
OxbowSetup    *test_read           (const OxbowSetup *fresh, const char *listing, GError **error);

/* The first position of a row: a fresh game, or the one its facts describe. */
OxbowSetup    *test_rule_set_up    (const RuleTest *test, GError **error);

void           test_rules_add      (const RuleTest *tests);             /* until a row without a path */

/* Facts of a listing, to be freed as an array of strings; what changed between two listings, sorted. */
char         **test_facts          (const char *listing);
char         **test_changes        (const char *before, const char *after);
char         **test_legal          (const OxbowState *state);           /* as texts, sorted */

/* The legal moves with the verbs of this list, as a list; "no VERB" if there are none. */
char          *test_legal_like     (const OxbowState *state, const char *list);

/* What the first seat's estimate is, and the part of it with this name, which there must be. */
double         test_estimate       (const OxbowState *state, const char *name, double *term);

/* Plays moves as a row does: each is offered and applies, and leaves a position that is whole. The last one's events go
 * to events (may be NULL); with a refusal it is not offered, is refused so, and changes nothing. */
void           test_play           (OxbowState *state, const char *plays, const char *refusal, OxbowEvents *events);
char          *test_events         (const OxbowState *state, const OxbowEvents *events);        /* as a list */
