/* ruleset.h: what a game answers
 *
 * One constant table of data and pure functions: no I/O, no clock, no global state; chance only from the generator in
 * the state. The window, the tool, the editor, the files and the computer players ask nothing but this table.
 * Functions marked (may be NULL) stand for what not every game has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/error.h"
#include "core/generator.h"
#include "core/state.h"

G_BEGIN_DECLS

#define OXBOW_MAX_SEATS 8
#define OXBOW_NOBODY (-1)
#define OXBOW_EVERYBODY (-2)            /* the winner where all seats play together */

typedef struct
{
  const char *id;                       /* "p1", "king": in listings and moves; NULL ends a list */
  const char *title;                    /* N_("Black") */
  const char *colour;                   /* "#rrggbb", the piece colour of pictures and lists */
  /* what seat.ID= may be, the first is the usual one, ended by NULL; NULL: nothing to choose */
  const char *const *values;
} OxbowSeat;

typedef struct
{
  int winner;                           /* a seat, OXBOW_NOBODY or OXBOW_EVERYBODY */
  char text[64];                        /* winner and reason as the engine says them: "p2 five" */
  int rank[OXBOW_MAX_SEATS];            /* 1 for the best; 0 where the seat does not take part */
  double score[OXBOW_MAX_SEATS];
} OxbowResult;

typedef struct
{
  const char *name;                     /* N_("watered buildings") */
  double value;
} OxbowTerm;

#define OXBOW_MAX_TERMS 16

typedef struct
{
  OxbowTerm items[OXBOW_MAX_TERMS];
  int n;
} OxbowTerms;

/* A short word of the game's texts: N_("AP"), and in N_() a sentence that says what it stands for. */
typedef struct
{
  const char *name, *note;
} OxbowAbbreviation;

struct _OxbowRuleset
{
  const char *id, *title;               /* "dos-rios" in files; N_("Dos Rios") for people */
  const char *credits;                  /* N_(): whose game it is */
  const char *standard;                 /* the base name of the scenario that is played unless another is named */
  const OxbowPalette *palette;
  const OxbowOption *options;
  const OxbowSeat *seats;
  int min_players, max_players;         /* of games that let their number vary; else both the number of seats */
  int usual_players;                    /* how many play unless it is said; 0: as few as may */
  int newcomer;                         /* the seat to begin with, for somebody who plays against computers */
  bool is_together;                     /* all seats win or lose with each other */
  const OxbowVerb *moves, *events;
  const OxbowAbbreviation *abbreviations;       /* (may be NULL: there are none) */

  /* Scenarios. check adds what cannot be played; it may count on records that fit the palette. */
  void        (*check)       (const OxbowScenario *scenario, OxbowProblems *problems);
  void        (*neighbours)  (const OxbowMap *map, OxbowCell cell, GArray *cells); /* (may be NULL: the hexes around) */
  OxbowSetup *(*set_up)      (OxbowScenario *scenario, const OxbowSettings *settings, GError **error);
  OxbowSetup *(*read)        (const OxbowSetup *like, OxbowListing *listing, GError **error);

  /* For the editor. generator: draws maps by chance (may be NULL: it does not). describe: what a record of a table does
   * in play, as a translated sentence or a few; NULL: nothing that its attributes do not say (may be NULL: no record
   * does). It may count on a record that fits the palette, and on nothing else of the scenario. */
  const OxbowGenerator *generator;
  char       *(*describe)    (const OxbowScenario *scenario, const OxbowRecord *record);
  /* measure: what an author likes to know of a map, as far as it is drawn: how far its rivers reach, how near to each
   * other its players begin; appended to facts, of OxbowFact * (may be NULL: terrain and distances must do). */
  void        (*measure)     (const OxbowScenario *scenario, GPtrArray *facts);
  /* lay: what chance has laid on the map becomes part of the scenario's own, for whoever draws on from a position; it
   * has the map of the state's still (may be NULL: nothing is laid). */
  void        (*lay)         (const OxbowState *state, OxbowScenario *scenario);
  /* settle: of a position that was drawn on (scenario->standing), what follows from the map and the rest is worked out
   * anew, such as where water runs and what is left in a supply; what cannot be is left, and read () says why (may be
   * NULL: nothing follows). */
  void        (*settle)      (OxbowScenario *scenario);
  /* complete: adds what can be worked out of what is drawn already, such as groups of the cells that are in none; what
   * is there stays as far as it can be played. False, with a sentence, where too little is drawn (may be NULL: the
   * author draws all of it). */
  bool        (*complete)    (OxbowScenario *scenario, GError **error);

  /* Play. turn: the seat to decide, also where it decides for a group. turn_number: for undo by turn and the time line;
   * it never falls along a line of play. legal: in any fixed order, each move once. apply: first asks, then
   * acts; an illegal move returns false with a sentence and has touched nothing. */
  int         (*turn)        (const OxbowState *state);
  int         (*turn_number) (const OxbowState *state);
  void        (*legal)       (const OxbowState *state, OxbowMoves *moves);
  bool        (*apply)       (OxbowState *state, const OxbowMove *move, OxbowEvents *events, GError **error);
  bool        (*result)      (const OxbowState *state, OxbowResult *result);           /* true once the game is over */
  /* bar: why nothing can be done at a cell, for what it is or who is there: the verb whose rules say so, with the
   * sentence in error; -1: the game says nothing of its own. Asked of a cell that no move names while nothing else is
   * chosen, before the verbs are (may be NULL: the first verb that fits says why). */
  int         (*bar)         (const OxbowState *state, OxbowCell cell, GError **error);

  /* Text. word: the i-th word of a vocabulary that a verb's arguments name, NULL past its end (may be NULL).
   * place_of: the place that a cell belongs to. The cell itself, or OXBOW_NAMED_PLACE (i) where it goes by a word only,
   * as a city's cells do, so that its own name is no place (may be NULL: every cell is a place of its own).
   * canonical: rewrites the arguments that may stand in any order (may be NULL).
   * misread: the sentence for a line that is no move. */
  const char *(*word)        (const OxbowState *state, int vocabulary, int i);
  int         (*place_of)    (const OxbowState *state, OxbowCell cell);
  void        (*canonical)   (const OxbowState *state, OxbowMove *move);
  char       *(*misread)     (const OxbowState *state, const char *line);
  void        (*list)        (const OxbowState *state, int viewer, OxbowListing *listing);
  char       *(*tell)        (const OxbowState *state, const OxbowEvent *event);       /* a translated sentence */
  char       *(*offer)       (const OxbowState *state, const OxbowMove *move);         /* "Build a dam (2 left)" */

  /* For people. seat_name: what a seat is called in this game while nobody has named it (may be NULL: its title).
   * stage: where the game stands, in a few words: "Week 3 of 7 · actions"; what may change within a turn is behind the
   * dot. task: what is asked of the seat to decide, and what comes after it, in a sentence or two; NULL: nothing is,
   * the game is over. standing: how a seat is doing, in a few words that are no secret: "$20 · 5 drops" (each may be
   * NULL: nobody says).
   * facts: what a position holds as the seat viewer may know it, or all of it (-1), in the order of a panel; appended
   * to facts, of OxbowFact * (may be NULL: its listing must do). */
  const char *(*seat_name)   (const OxbowSetup *setup, int seat);
  char       *(*stage)       (const OxbowState *state);
  char       *(*task)        (const OxbowState *state);
  char       *(*standing)    (const OxbowState *state, int seat);
  /* left: what a move that ends the turn gives up, as a button says it: "2 points left"; NULL: nothing (may be NULL:
   * no turn gives up anything). */
  char       *(*left)        (const OxbowState *state, const OxbowMove *move);
  void        (*facts)       (const OxbowState *state, int viewer, GPtrArray *facts);
  /* seats_at: whose a cell is, and who has something standing there: a bit for each seat (may be NULL: nobody's). */
  unsigned    (*seats_at)    (const OxbowState *state, OxbowCell cell);

  /* stands: the cell of the piece that an argument of a move names by a word, such as a pawn or a family, so that a
   * click on the piece gives the word; OXBOW_NO_CELL: it names none, or one that is not on the map (may be NULL: pieces
   * are named by their cells). */
  OxbowCell   (*stands)      (const OxbowState *state, const OxbowMove *move, int arg);
  /* call: what people call that which an argument of a move gives by a word: "pawn 1 of Greenville on J4"; NULL: as the
   * word says (may be NULL: all words do). */
  char       *(*call)        (const OxbowState *state, const OxbowMove *move, int arg);
  /* alike: whether two moves do the same with pieces that cannot be told apart, such as two pawns of a seat on one
   * cell, so that nobody is asked which of them is meant (may be NULL: no two moves do). */
  bool        (*alike)       (const OxbowState *state, const OxbowMove *one, const OxbowMove *other);

  /* For computer players. determinize: deals what seat cannot see anew (may be NULL: only chance to come is hidden).
   * estimate: from seat's side, higher is better; terms: its named parts, or NULL (may be NULL: nobody can say).
   * even: the estimate that is won as often as lost; swing: so much more makes the odds e times as good (0: one).
   * odds: the logarithm of seat's odds to win, where even and swing tell it badly (may be NULL: they tell it well).
   * misleads: the estimate tells turns of seat's apart there, but not what lies behind them, so that who looks ahead
   * plays worse than who takes the turn that looks best (may be NULL: nowhere).
   * round: where all seats win together, which round it is, at whose beginning odds tell best how the game stands: who
   * looks ahead tries turns out until the next one (may be NULL: a tree of what may come does as well).
   * invariant: NULL, or what is broken, for tests and readers of listings: pieces and cards add up (may be NULL). */
  void        (*determinize) (OxbowState *state, int seat, OxbowRng *rng);
  double      (*estimate)    (const OxbowState *state, int seat, OxbowTerms *terms);
  double        even, swing;
  double      (*odds)        (const OxbowState *state, int seat);
  bool        (*misleads)    (const OxbowState *state, int seat);
  int         (*round)       (const OxbowState *state);
  char       *(*invariant)   (const OxbowState *state);
};

/* All games, ended by NULL. Core declares the list; games/list.c fills it, and a test may fill its own. */
extern const OxbowRuleset *const oxbow_rulesets[];

const OxbowRuleset *oxbow_ruleset_find          (const char *id);                       /* or NULL */
int                 oxbow_ruleset_find_seat     (const OxbowRuleset *ruleset, const char *id);  /* or -1 */
int                 oxbow_ruleset_n_seats       (const OxbowRuleset *ruleset);
void                oxbow_ruleset_neighbours    (const OxbowRuleset *ruleset, const OxbowMap *map, OxbowCell cell,
                                                 GArray *cells);

/* Settings made canonical and checked against ruleset and scenario; NULL stands for none chosen. */
OxbowSettings      *oxbow_ruleset_settle        (const OxbowRuleset *ruleset, const OxbowScenario *scenario,
                                                 const OxbowSettings *settings, GError **error);

/* Whether the seats and options of settings are such as the ruleset has, whatever the scenario. */
bool                oxbow_ruleset_check_settings (const OxbowRuleset *ruleset, const OxbowSettings *settings,
                                                  GError **error);
/* Whether the game has an option of that name, and it takes the value; *canonical as for oxbow_option_check (). */
bool                oxbow_ruleset_check_option  (const OxbowRuleset *ruleset, const char *name, const char *value,
                                                 char **canonical, GError **error);

/* terms may be NULL */
void                oxbow_terms_add             (OxbowTerms *terms, const char *name, double value);

G_END_DECLS
