/* victory.c: who has won, and how the others stand (DR-7.1 to DR-7.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/victory.h"

static void
end_game (DosRiosState *state, int winner, DosRiosReason reason, OxbowEvents *events)
{
  state->phase = DOS_RIOS_OVER;
  state->current = -1;
  state->winner = (int8_t) winner;
  state->reason = (uint8_t) reason;
  oxbow_events_add (events, DOS_RIOS_EVENT_WON, winner, (int) reason);
}

static DosRiosReason
reason_to_win (const DosRiosState *state, int seat)
{
  const DosRiosPlayer *player = &state->players[seat];
  bool five_dry = dos_rios_setup (state)->options.five_dry;
  int fincas = DOS_RIOS_FINCAS - player->fincas;
  if (player->hacienda == DOS_RIOS_NOWHERE || fincas < 3)
    return DOS_RIOS_NO_REASON;
  if (five_dry && fincas == DOS_RIOS_FINCAS)
    return DOS_RIOS_FIVE;
  bool hacienda_is_wet = state->plots[player->hacienda].flow != DOS_RIOS_DRY;
  return hacienda_is_wet && dos_rios_n_wet_buildings (state, seat) >= 4 ? DOS_RIOS_WATER : DOS_RIOS_NO_REASON;
}

/* DR-7.1: in turn order from the active player, so that he comes first where a dam serves two. */
void
dos_rios_check_victory (DosRiosState *state, OxbowEvents *events)
{
  int n_players = dos_rios_n_players (state);
  int n_checked = dos_rios_setup (state)->options.win_own ? 1 : n_players;
  for (int i = 0; i < n_checked; i++)
    {
      int seat = (state->current + i) % n_players;
      DosRiosReason reason = reason_to_win (state, seat);
      if (reason == DOS_RIOS_NO_REASON)
        continue;
      end_game (state, seat, reason, events);
      return;
    }
}

static int
building_points (const DosRiosState *state, int seat)
{
  return dos_rios_n_fincas (state, seat) + 2 * dos_rios_has_hacienda (state, seat);
}

static int
place_in_turn_order (const DosRiosState *state, int seat)
{
  int n_players = dos_rios_n_players (state);
  return (seat - state->first + n_players) % n_players;
}

/* DR-7.2: by how much a stands better than b in the first thing that tells them apart; the last one always does. */
static int
compare (const DosRiosState *state, int a, int b, DosRiosLead *lead)
{
  const DosRiosPlayer *players = state->players;
  const int differences[] = {
    [DOS_RIOS_LEAD_POINTS] = building_points (state, a) - building_points (state, b),
    [DOS_RIOS_LEAD_WET] = dos_rios_n_wet_buildings (state, a) - dos_rios_n_wet_buildings (state, b),
    [DOS_RIOS_LEAD_MONEY] = players[a].money - players[b].money,
    [DOS_RIOS_LEAD_DAMS] = players[a].dams - players[b].dams,
    [DOS_RIOS_LEAD_ORDER] = place_in_turn_order (state, a) - place_in_turn_order (state, b),
  };
  *lead = DOS_RIOS_LEAD_POINTS;
  while (*lead < DOS_RIOS_LEAD_ORDER && differences[*lead] == 0)
    ++*lead;
  return differences[*lead];
}

static bool
is_better (const DosRiosState *state, int a, int b)
{
  DosRiosLead lead;
  return compare (state, a, b, &lead) > 0;
}

DosRiosLead
dos_rios_lead (const DosRiosState *state, int seat)
{
  DosRiosLead last = DOS_RIOS_LEAD_POINTS, lead;
  for (int other = 0; other < dos_rios_n_players (state); other++)
    if (other != seat)
      {
        compare (state, seat, other, &lead);
        last = MAX (last, lead);
      }
  return last;
}

void
dos_rios_end_by_rounds (DosRiosState *state, OxbowEvents *events)
{
  int best = 0;
  for (int seat = 1; seat < dos_rios_n_players (state); seat++)
    if (is_better (state, seat, best))
      best = seat;
  end_game (state, best, DOS_RIOS_ROUNDS, events);
}

/* The winner is first whatever his buildings; the others are ranked by them. */
bool
dos_rios_result (const OxbowState *base, OxbowResult *result)
{
  const DosRiosState *state = (const DosRiosState *) base;
  if (state->phase != DOS_RIOS_OVER)
    return false;
  *result = (OxbowResult) { .winner = state->winner };
  g_snprintf (result->text, sizeof result->text, "%s %s", base->setup->ruleset->seats[state->winner].id,
              dos_rios_reason_words[state->reason]);
  int n_players = dos_rios_n_players (state);
  for (int seat = 0; seat < n_players; seat++)
    {
      result->rank[seat] = 1;
      result->score[seat] = building_points (state, seat);
      for (int other = 0; seat != state->winner && other < n_players; other++)
        if (other == state->winner || (other != seat && is_better (state, other, seat)))
          result->rank[seat]++;
    }
  return true;
}
