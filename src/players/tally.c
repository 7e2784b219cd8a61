/* tally.c: games counted, and how far the counts can be trusted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/tally.h"

#include <math.h>

#define Z95 1.959963984540054   /* of the normal distribution, 95 of 100 lie within so many deviations */

static bool
has_won (const OxbowArenaGame *game, int seat)
{
  return game->is_over && (game->result.winner == seat || game->result.winner == OXBOW_EVERYBODY);
}

/* Where all win together or nobody does, a player learns nothing more from its second seat: the game counts once. */
static bool
is_told_already (const OxbowArenaGame *game, int seat)
{
  bool is_shared = !game->is_over || game->result.winner == OXBOW_EVERYBODY || game->result.winner == OXBOW_NOBODY;
  for (int before = 0; before < seat; before++)
    if (is_shared && game->player[before] == game->player[seat])
      return true;
  return false;
}

static void
count_seat (OxbowTally *tally, const OxbowArenaGame *game, int seat)
{
  if (!game->is_over)
    {
      tally->n_unfinished++;
      return;
    }
  tally->n_games++;
  tally->n_wins += has_won (game, seat);
  tally->score += game->result.score[seat];
}

/* How long one that was cut off would have been is not known. */
static void
count_length (OxbowTallies *tallies, const OxbowArenaGame *game)
{
  bool is_first = tallies->n_games == tallies->n_unfinished + 1;
  tallies->n_moves += game->n_moves;
  tallies->n_turns += game->n_turns;
  tallies->least_turns = is_first ? game->n_turns : MIN (tallies->least_turns, game->n_turns);
  tallies->most_turns = MAX (tallies->most_turns, game->n_turns);
}

static void
count_game (OxbowTallies *tallies, const OxbowArenaGame *game)
{
  tallies->n_games++;
  if (game->is_over)
    count_length (tallies, game);
  else
    tallies->n_unfinished++;
  tallies->n_seats = MAX (tallies->n_seats, game->n_seats);
  for (int seat = 0; seat < game->n_seats; seat++)
    if (game->player[seat] >= 0)
      {
        tallies->n_players = MAX (tallies->n_players, game->player[seat] + 1);
        count_seat (&tallies->seats[seat], game, seat);
        if (!is_told_already (game, seat))
          count_seat (&tallies->players[game->player[seat]], game, seat);
      }
}

void
oxbow_tallies_count (OxbowTallies *tallies, const OxbowArenaGame *games, int n_games)
{
  *tallies = (OxbowTallies) { 0 };
  for (int i = 0; i < n_games; i++)
    count_game (tallies, &games[i]);
}

void
oxbow_tally_interval (const OxbowTally *tally, double *low, double *high)
{
  *low = 0;
  *high = 1;
  if (tally->n_games == 0)
    return;
  double n = tally->n_games, share = tally->n_wins / n, z = Z95 * Z95 / n;
  double centre = (share + z / 2) / (1 + z), half = sqrt (z * (share * (1 - share) + z / 4)) / (1 + z);
  *low = MAX (centre - half, 0);
  *high = MIN (centre + half, 1);
}

OxbowVerdict
oxbow_tally_test (const OxbowArenaGame *games, int n_games, double low, double high, int *n_needed)
{
  double bound = log (0.95 / 0.05), win = log (high / low), loss = log ((1 - high) / (1 - low)), sum = 0;
  for (int i = 0; i < n_games; i++)
    for (int seat = 0; seat < games[i].n_seats; seat++)
      {
        if (!games[i].is_over || games[i].player[seat] != 0 || is_told_already (&games[i], seat))
          continue;
        sum += has_won (&games[i], seat) ? win : loss;
        *n_needed = i + 1;
        if (sum >= bound)
          return OXBOW_VERDICT_HIGH;
        if (sum <= -bound)
          return OXBOW_VERDICT_LOW;
      }
  *n_needed = n_games;
  return OXBOW_VERDICT_OPEN;
}
