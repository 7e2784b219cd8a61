/* balance.h: what many games on one board were like, in numbers
 *
 * Whoever plays and counts fills it in, whoever draws reads it: neither knows the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

typedef struct
{
  int seat;
  double share, low, high;      /* of its games won that were over; and where the true share lies 95 times of 100 */
  double *stood, *money;        /* the estimate, and its part of that name, by turn: averages over the games */
  int n_stood, n_money;
} OxbowBalanceSeat;

typedef struct
{
  int n_games;
  int n_unfinished;             /* of them, cut off after most_moves: nobody has won or lost these */
  int most_moves;
  OxbowBalanceSeat seats[OXBOW_MAX_SEATS];      /* those where somebody played */
  int n_seats;
  double even;                  /* the share of equal players; 0: all win together, or there is one alone */
  bool has_money;
  int *lengths;                 /* how many games had first_length turns or those after it, each_length to a count */
  int n_lengths, first_length, each_length;
  int64_t *uses;                /* by cell: how often moves named it */
} OxbowBalance;

/* How many games were cut off, in a sentence, so that nobody takes them for lost ones; NULL: none. */
char *oxbow_balance_tell_unfinished (int n_unfinished, int n_games, int most_moves);

G_END_DECLS
