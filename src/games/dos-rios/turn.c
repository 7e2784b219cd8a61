/* turn.c: how the game goes on from phase to phase and from player to player (DR-4.6 to DR-5.1, DR-5.10)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/turn.h"

#include "games/dos-rios/harvest.h"
#include "games/dos-rios/victory.h"

static int
next_player (const DosRiosState *state)
{
  return (state->current + 1) % dos_rios_n_players (state);
}

static void
begin_turn (DosRiosState *state, int seat, OxbowEvents *events)
{
  const DosRiosOptions *options = &dos_rios_setup (state)->options;
  state->phase = DOS_RIOS_ACTIONS;
  state->current = (int8_t) seat;
  state->points = (uint8_t) options->points;
  state->built = 0;
  state->transit = DOS_RIOS_NOWHERE;
  if (seat == state->first)
    {
      state->round++;
      oxbow_events_add (events, DOS_RIOS_EVENT_ROUND, state->round);
    }
  oxbow_events_add (events, DOS_RIOS_EVENT_TURN, seat);
  if (options->win_own)
    dos_rios_check_victory (state, events);
}

void
dos_rios_begin_placing (DosRiosState *state, OxbowEvents *events)
{
  state->phase = DOS_RIOS_PLACING;
  state->current = (int8_t) state->first;
  if (dos_rios_setup (state)->options.placed > 0)
    return;
  dos_rios_deal_row (state);
  begin_turn (state, state->first, events);
}

int
dos_rios_n_placed (const DosRiosState *state, int seat)
{
  return DOS_RIOS_HANDS - dos_rios_hands_on (state, seat, DOS_RIOS_CITY);
}

/* DR-4.6: placing goes round, so it is over when the next player has nothing left to place. */
void
dos_rios_next_to_place (DosRiosState *state, OxbowEvents *events)
{
  state->current = (int8_t) next_player (state);
  if (dos_rios_n_placed (state, state->current) < dos_rios_setup (state)->options.placed)
    return;
  dos_rios_deal_row (state);
  begin_turn (state, state->first, events);
}

void
dos_rios_end_turn (DosRiosState *state, OxbowEvents *events)
{
  const DosRiosOptions *options = &dos_rios_setup (state)->options;
  int next = next_player (state);
  state->players[state->current].turns++;
  if (options->round_limit > 0 && state->round >= options->round_limit && next == state->first)
    dos_rios_end_by_rounds (state, events);
  else
    begin_turn (state, next, events);
}
