/* tally.h: games counted, and how far the counts can be trusted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/arena.h"

G_BEGIN_DECLS

/* Of a player, or of a seat. What was cut off has neither been won nor lost, and is counted apart. */
typedef struct
{
  int n_games, n_wins;          /* that were over */
  int n_unfinished;
  double score;                 /* summed over the games that were over */
} OxbowTally;

typedef struct
{
  int n_games, n_unfinished;    /* all of them; those among them that were cut off */
  int n_seats, n_players;
  OxbowTally players[OXBOW_MAX_SEATS], seats[OXBOW_MAX_SEATS];
  int64_t n_moves, n_turns;
  int least_turns, most_turns;  /* of the games that were over; 0 where none was */
} OxbowTallies;

void oxbow_tallies_count (OxbowTallies *tallies, const OxbowArenaGame *games, int n_games);

/* Wilson's interval: with n_wins of n_games seen, the true share lies in it 95 times of 100. */
void oxbow_tally_interval (const OxbowTally *tally, double *low, double *high);

/* Wald's sequential test of the first player, game by game in the order of seeds: whether it wins a share of at most
 * low, or of at least high, either said wrongly once in twenty times. Games that were cut off say nothing. */
typedef enum
{
  OXBOW_VERDICT_OPEN,
  OXBOW_VERDICT_LOW,
  OXBOW_VERDICT_HIGH,
} OxbowVerdict;

OxbowVerdict oxbow_tally_test (const OxbowArenaGame *games, int n_games, double low, double high, int *n_needed);

G_END_DECLS
