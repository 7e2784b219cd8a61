/* position.h: positions of Rising Waters by what is different in them, and rows that are played on them
 *
 * A row starts from a shipped scenario with two seats (the lesson: one), emptied hands, a row of Job Offers, and seat 1
 * to begin. A fact changes a line of the listing: all of it ("row threat - job", "water t1 3 1", "levees J3:4",
 * "pawns 1 J4 - - -"); a hand, where types not named are none ("hand 1 blues:2"); or a number by its name ("losses 3",
 * "acts 2", "open work 2", "seat 1 swim 1"). "weather-top cloudy cloudy" puts cards on top of a deck, the last above.
 * Cards that a fact takes or leaves over come from the bottom of their deck and go there.
 *
 * A fact stands in a listing if it changes nothing there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

#define IN_ACTION "phase action; acts 2; "
/* The last seat's end leads to the weather, and three cards that do nothing. */
#define BEFORE_CALM "phase action; turn 2; weather-top cloudy cloudy cloudy; "
#define LESSON_BEFORE_CALM "phase action; weather-top cloudy cloudy cloudy; "

typedef struct
{
  const char *path;             /* "/rising-waters/RW-5.6.2/raft-on-water" */
  const char *facts;            /* NULL: a fresh game */
  const char *plays;            /* moves; all but the last must be legal; NULL: none */
  const char *refusal;          /* of the last move */
  const char *has;              /* facts that stand in the end */
  const char *events;           /* that the last move reports, among others, in this order */
  const char *told;             /* sentences for people that stand among them, as one text */
  const char *legal;            /* all legal moves in the end with the verbs of this list, or "no VERB" */
  const char *options;          /* "swept_away=on boards=1,6" */
  const char *scenario;         /* NULL: fall-1926 */
  int players;                  /* 0: 2, or 1 in the lesson */
} PositionTest;

/* A game on a shipped scenario, begun. */
OxbowSetup *position_new  (const char *scenario, int players, uint64_t seed, const char *options, GError **error);

/* The position that these facts, separated by "; ", make of one. */
OxbowSetup *position_read (const OxbowSetup *fresh, const char *facts, GError **error);

bool        position_has  (const OxbowState *state, const char *fact);

void position_tests_add   (const PositionTest *tests);  /* until a row without a path */

void add_broken_tests     (void);
void add_data_tests       (void);
void add_deck_tests       (void);
void add_refusal_tests    (void);
void add_crisis_tests     (void);
void add_reading_tests    (void);
void add_action_tests     (void);
void add_water_tests      (void);
void add_estimate_tests   (void);
