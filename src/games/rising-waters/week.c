/* week.c: from seat to seat, phase to phase, week to week (RW-5.1, RW-6.5, RW-6.6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/week.h"

#include "games/rising-waters/crises.h"
#include "games/rising-waters/decks.h"
#include "games/rising-waters/losses.h"
#include "games/rising-waters/water.h"

static int
seat_after (const RisingWatersState *state, int seat)
{
  return (seat + 1) % rising_waters_n_seats (state);
}

static void
tell_turn (const RisingWatersState *state, OxbowEvents *events)
{
  rising_waters_tell (events, RISING_WATERS_EVENT_TURN, state->turn, state->phase);
}

static void
close_turn (RisingWatersState *state)
{
  state->acts = 0;
  state->open = RISING_WATERS_CLOSED;
  state->budget = 0;
}

void
rising_waters_begin_actions (RisingWatersState *state, OxbowEvents *events)
{
  state->phase = RISING_WATERS_ACTION;
  state->turn = state->first;
  state->acts = state->seats[state->turn].actions;
  tell_turn (state, events);
}

/* The first dry cell of a list; if none is dry, the dry cell nearest to the first. */
static OxbowCell
find_landing (const RisingWatersState *state, const RisingWatersCells *landing)
{
  const RisingWatersGround *ground = rising_waters_ground (state);
  OxbowCell nearest = OXBOW_NO_CELL;
  int least = G_MAXINT;
  for (int i = 0; i < landing->n; i++)
    if (rising_waters_is_dry (state, landing->cells[i]))
      return landing->cells[i];
  for (OxbowCell cell = 0; cell < ground->n_cells; cell++)
    {
      int distance = oxbow_grid_distance (&ground->grid, landing->cells[0], cell);
      if (!rising_waters_is_dry (state, cell) || distance >= least)
        continue;
      nearest = cell;
      least = distance;
    }
  return nearest;
}

/* RW-6.6 */
void
rising_waters_land_survivors (RisingWatersState *state, OxbowEvents *events)
{
  const RisingWatersGround *ground = rising_waters_ground (state);
  for (int i = 0; i < ground->n_landings; i++)
    {
      OxbowCell cell = find_landing (state, &ground->landings[i]);
      if (cell == OXBOW_NO_CELL)
        continue;
      state->plots[cell].survivors++;
      rising_waters_tell (events, RISING_WATERS_EVENT_SURVIVOR_ARRIVES, cell);
    }
}

static void
fill_hands (RisingWatersState *state, OxbowEvents *events)
{
  for (int i = 0; i < rising_waters_n_seats (state); i++)
    {
      int seat = (state->first + i) % rising_waters_n_seats (state);
      rising_waters_draw_community (state, seat, MAX (RISING_WATERS_REFILL - rising_waters_hand_size (state, seat), 0),
                                    events);
    }
}

void
rising_waters_clean_up (RisingWatersState *state, OxbowEvents *events)
{
  state->first = (uint8_t) seat_after (state, state->first);
  state->turn = state->first;
  state->week++;
  rising_waters_tell (events, RISING_WATERS_EVENT_WEEK, state->week);
  if (state->week >= rising_waters_weeks (state))
    {
      rising_waters_finish (state, RISING_WATERS_WON, events);
      return;
    }
  fill_hands (state, events);
  rising_waters_land_survivors (state, events);
  state->activism = false;
  state->phase = RISING_WATERS_UPGRADE;
  tell_turn (state, events);
}

/* Phase 4, and what leads out of it (RW-6.2.4). */
static void
begin_weather (RisingWatersState *state, OxbowEvents *events)
{
  rising_waters_weather (state, events);
  if (state->phase == RISING_WATERS_OVER)
    return;
  bool may_swap = rising_waters_setup (state)->options.community_goals && state->n_goal_deck > 0
                  && state->week + 1 < rising_waters_weeks (state);
  if (!may_swap)
    {
      rising_waters_clean_up (state, events);
      return;
    }
  state->phase = RISING_WATERS_CLEANUP;
  rising_waters_ask (state, (RisingWatersDecision) { .kind = RISING_WATERS_CHOOSING_GOAL, .seat = (int8_t) state->first,
                                                     .other = RISING_WATERS_NONE, .slot = RISING_WATERS_NONE,
                                                     .cell = RISING_WATERS_NONE }, events);
}

bool
rising_waters_ask_discard (RisingWatersState *state, int seat, bool after_gather, OxbowEvents *events)
{
  int n = rising_waters_hand_size (state, seat);
  if (n <= rising_waters_setup (state)->options.hand_limit || n == state->seats[seat].hand[RISING_WATERS_THREAT])
    return false;
  rising_waters_ask (state, (RisingWatersDecision) { .kind = RISING_WATERS_DISCARDING, .seat = (int8_t) seat,
                                                     .other = RISING_WATERS_NONE, .slot = RISING_WATERS_NONE,
                                                     .after_gather = after_gather, .cell = RISING_WATERS_NONE },
                     events);
  return true;
}

void
rising_waters_pass_on (RisingWatersState *state, OxbowEvents *events)
{
  int next = seat_after (state, state->turn);
  bool is_last = next == state->first;
  if (!is_last)
    {
      state->turn = (uint8_t) next;
      if (state->phase == RISING_WATERS_ACTION)
        state->acts = state->seats[next].actions;
      tell_turn (state, events);
    }
  else if (state->phase == RISING_WATERS_UPGRADE)
    {
      state->phase = RISING_WATERS_LANDOWNER;
      rising_waters_meet_landowners (state, events);
    }
  else
    {
      state->turn = state->first;
      begin_weather (state, events);
    }
}

void
rising_waters_end_turn (RisingWatersState *state, OxbowEvents *events)
{
  bool was_action = state->phase == RISING_WATERS_ACTION;
  close_turn (state);
  if (was_action && rising_waters_ask_discard (state, state->turn, false, events))
    return;
  rising_waters_pass_on (state, events);
}
