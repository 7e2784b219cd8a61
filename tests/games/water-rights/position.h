/* position.h: games of Water Rights to test, and positions of a few facts
 *
 * A fact is a line of the listing. It takes the place of the fresh game's line of the same subject ("king", "mayor
 * junior", "row district"), or joins lines of its kind ("tile", "plant", "active", "pending"). Cards and goals that a
 * fact names leave the place where they lay.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

/* A fresh game on a shipped scenario; settings are "seat.king=steward rounds=12". */
OxbowSetup *position_new  (const char *scenario, uint64_t seed, const char *settings);

/* The position of a fresh game with these facts, separated by "; ". */
OxbowSetup *position_read (const OxbowSetup *fresh, const char *facts, GError **error);

typedef struct
{
  const char *path;             /* "/water-rights/WR-5.10/price-rounds-up" */
  const char *facts;            /* NULL: a fresh game */
  const char *plays;            /* moves; all but the last must be legal; NULL: none */
  const char *refusal;          /* of the last move */
  const char *events;           /* of the last move, separated by "; " */
  const char *has;              /* lines that stand in the end */
  const char *lacks;            /* beginnings of lines that do not */
  const char *legal;            /* all legal moves in the end that begin like the first of these */
  const char *settings;
  uint64_t seed;                /* 0: 1 */
} PositionTest;

void position_tests_add   (const PositionTest *tests);  /* until a row without a path */
void position_check_lines (const OxbowState *state, const char *lines);         /* of the listing: that they stand */


/* Rolls an event on top of its deck and names a mayor if it waits for one: what is told after the card, and what then
 * stands in the listing. */
void position_check_event (const OxbowSetup *fresh, const char *event, const char *more_facts, const char *named,
                           const char *expected, const char *has);

void add_author_tests     (void);
void add_estimate_tests   (void);
void add_king_tests       (void);
void add_mayor_tests      (void);
void add_town_tests       (void);
void add_round_tests      (void);
void add_card_tests       (void);
void add_fact_tests       (void);
void add_score_tests      (void);
void add_data_tests       (void);
void add_listing_tests    (void);
void add_scenario_tests   (void);
void add_whole_games      (void);
