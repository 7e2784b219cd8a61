/* score.c: points at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/score.h"

static int
most_of (const WaterRightsState *state, int metric)
{
  int most = -1;
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    {
      int n = water_rights_setup (state)->is_present[seat] ? water_rights_metric (state, seat, metric) : -1;
      most = MAX (most, n);
    }
  return most;
}

bool
water_rights_has_goal (const WaterRightsState *state, int seat, int goal)
{
  const WaterRightsGoal *bonus = &water_rights_data (state)->goals[goal];
  int most = most_of (state, bonus->metric);
  if (seat == WATER_RIGHTS_KING)
    return most < bonus->minimum;
  return water_rights_setup (state)->is_present[seat] && most >= bonus->minimum
         && water_rights_metric (state, seat, bonus->metric) == most;
}

static int
worth_of_town (const WaterRightsState *state, int seat)
{
  const WaterRightsData *data = water_rights_data (state);
  int sum = 0;
  for (int i = 0; i < data->n_town[seat]; i++)
    {
      const WaterRightsPlot *plot = &state->plots[data->town[seat][i]];
      if (water_rights_is_district (state, data->town[seat][i])
          && (plot->water || water_rights_options (state)->dry_scores))
        sum += data->kinds[plot->kind].value;
    }
  return sum;
}

WaterRightsScore
water_rights_score (const WaterRightsState *state, int seat)
{
  const WaterRightsOptions *options = water_rights_options (state);
  const WaterRightsMayor *mayor = &state->mayors[seat];
  const WaterRightsGoal *secret = &water_rights_data (state)->goals[state->secret[seat]];
  WaterRightsScore score = { 0 };
  for (int i = 0; i < WATER_RIGHTS_BONUS_GOALS; i++)
    score.bonus += water_rights_has_goal (state, seat, state->bonus[i]) ? options->bonus_points : 0;
  if (water_rights_metric (state, seat, secret->metric) >= secret->minimum)
    score.secret = options->secret_points;
  if (seat == WATER_RIGHTS_KING)
    {
      score.money = state->king_money / (options->king_div + water_rights_setup (state)->n_present);
      score.bank = state->bank / options->bank_div;
    }
  else
    {
      score.town = worth_of_town (state, seat);
      score.money = mayor->money / options->money_div;
      score.legacy = mayor->legacy * options->legacy_points;
    }
  score.total = score.town + score.money + score.bank + score.bonus + score.secret + score.legacy;
  return score;
}

bool
water_rights_takes_part (const WaterRightsState *state, int seat)
{
  return water_rights_setup (state)->is_present[seat]
         && !(seat == WATER_RIGHTS_KING && water_rights_setup (state)->is_steward);
}

/* WR-7.4: of equals the later in turn order. */
int
water_rights_winner (const WaterRightsState *state)
{
  int best = -1, most = -1;
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    {
      int total = water_rights_takes_part (state, seat) ? water_rights_score (state, seat).total : -1;
      if (total >= 0 && total >= most)
        {
          best = seat;
          most = total;
        }
    }
  return best;
}

static bool
is_ahead (const OxbowResult *result, int seat, int other)
{
  return result->score[seat] > result->score[other] || (result->score[seat] == result->score[other] && seat > other);
}

bool
water_rights_result (const OxbowState *base, OxbowResult *result)
{
  const WaterRightsState *state = (const WaterRightsState *) base;
  if (state->phase != WATER_RIGHTS_OVER)
    return false;
  *result = (OxbowResult){ .winner = water_rights_winner (state) };
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    if (water_rights_setup (state)->is_present[seat])
      result->score[seat] = water_rights_score (state, seat).total;
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    {
      result->rank[seat] = water_rights_takes_part (state, seat);
      for (int other = 0; water_rights_takes_part (state, seat) && other < WATER_RIGHTS_SEATS; other++)
        result->rank[seat] += other != seat && water_rights_takes_part (state, other) && is_ahead (result, other, seat);
    }
  g_snprintf (result->text, sizeof result->text, "%s points", water_rights_seat_words[result->winner]);
  return true;
}
