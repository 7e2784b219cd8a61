/* weighing.c: games that were played and watched, as the numbers that tell whether a board is fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/weighing.h"

#include "players/tally.h"

#define MOST_COLUMNS 24

static void
add_seat (OxbowBalance *balance, const OxbowTallies *tallies, int seat, const OxbowChronicle *chronicle)
{
  const OxbowTally *tally = &tallies->seats[seat];
  OxbowBalanceSeat *its = &balance->seats[balance->n_seats++];
  *its = (OxbowBalanceSeat) { .seat = seat, .share = (double) tally->n_wins / MAX (tally->n_games, 1) };
  oxbow_tally_interval (tally, &its->low, &its->high);
  its->stood = oxbow_chronicle_line (chronicle, seat, false, &its->n_stood);
  its->money = oxbow_chronicle_line (chronicle, seat, true, &its->n_money);
}

/* Of the games that were over, in columns of as many turns as leave few enough of them. */
static void
count_lengths (OxbowBalance *balance, const OxbowTallies *tallies, const OxbowArenaGame *games)
{
  int n = tallies->most_turns - tallies->least_turns + 1;
  balance->each_length = (n + MOST_COLUMNS - 1) / MOST_COLUMNS;
  balance->n_lengths = (n + balance->each_length - 1) / balance->each_length;
  balance->first_length = tallies->least_turns;
  balance->lengths = g_new0 (int, balance->n_lengths);
  for (int i = 0; i < tallies->n_games; i++)
    if (games[i].is_over)
      balance->lengths[(games[i].n_turns - tallies->least_turns) / balance->each_length]++;
}

OxbowBalance *
oxbow_balance_new (const OxbowRuleset *ruleset, const OxbowArenaGame *games, int n_games,
                   const OxbowChronicle *chronicle)
{
  g_return_val_if_fail (n_games > 0, NULL);

  OxbowBalance *balance = g_new0 (OxbowBalance, 1);
  OxbowTallies tallies;
  oxbow_tallies_count (&tallies, games, n_games);
  balance->n_games = n_games;
  balance->n_unfinished = tallies.n_unfinished;
  balance->most_moves = OXBOW_ARENA_MAX_MOVES;
  balance->has_money = chronicle->has_money;
  balance->uses = g_memdup2 (chronicle->uses, sizeof *chronicle->uses * (gsize) chronicle->n_cells);
  for (int seat = 0; seat < tallies.n_seats; seat++)
    if (tallies.seats[seat].n_games + tallies.seats[seat].n_unfinished > 0)
      add_seat (balance, &tallies, seat, chronicle);
  balance->even = balance->n_seats > 1 && !ruleset->is_together ? 1.0 / balance->n_seats : 0;
  count_lengths (balance, &tallies, games);
  return balance;
}

void
oxbow_balance_free (OxbowBalance *balance)
{
  if (balance == NULL)
    return;
  for (int i = 0; i < balance->n_seats; i++)
    {
      g_free (balance->seats[i].stood);
      g_free (balance->seats[i].money);
    }
  g_free (balance->lengths);
  g_free (balance->uses);
  g_free (balance);
}
