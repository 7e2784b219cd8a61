/* losses.c: losses, points, decisions that wait, and the end (RW-7.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/losses.h"

void
rising_waters_lose (RisingWatersState *state, RisingWatersLoss what, OxbowEvents *events)
{
  state->losses++;
  rising_waters_tell (events, RISING_WATERS_EVENT_LOST, (int) what, state->losses);
}

void
rising_waters_regain (RisingWatersState *state, int n)
{
  state->losses = (int16_t) MAX (state->losses - n, 0);
}

void
rising_waters_settle (RisingWatersState *state)
{
  state->pending = (RisingWatersDecision) { .seat = RISING_WATERS_NONE, .other = RISING_WATERS_NONE,
                                            .slot = RISING_WATERS_NONE, .cell = RISING_WATERS_NONE };
}

void
rising_waters_finish (RisingWatersState *state, RisingWatersOutcome outcome, OxbowEvents *events)
{
  state->phase = RISING_WATERS_OVER;
  state->result = (uint8_t) outcome;
  state->acts = 0;
  state->open = RISING_WATERS_CLOSED;
  state->budget = 0;
  rising_waters_settle (state);
  rising_waters_tell (events, RISING_WATERS_EVENT_END, (int) outcome);
}

bool
rising_waters_check_lost (RisingWatersState *state, OxbowEvents *events)
{
  if (state->phase != RISING_WATERS_OVER && state->losses >= rising_waters_limit (state))
    rising_waters_finish (state, RISING_WATERS_LOST, events);
  return state->phase == RISING_WATERS_OVER;
}

void
rising_waters_score (RisingWatersState *state, int seat, OxbowEvents *events)
{
  state->seats[seat].points++;
  rising_waters_tell (events, RISING_WATERS_EVENT_POINT, seat, state->seats[seat].points);
}

void
rising_waters_ask (RisingWatersState *state, RisingWatersDecision decision, OxbowEvents *events)
{
  state->pending = decision;
  rising_waters_tell (events, RISING_WATERS_EVENT_ASKED, decision.seat, decision.kind);
}

void
rising_waters_lose_pawn (RisingWatersState *state, int seat, int slot, OxbowEvents *events)
{
  bool carries = state->seats[seat].pawns[slot].carries;
  state->seats[seat].pawns[slot] = (RisingWatersPawn) { .cell = RISING_WATERS_NONE };
  rising_waters_lose (state, RISING_WATERS_LOST_PAWN, events);
  if (carries)
    rising_waters_lose (state, RISING_WATERS_LOST_SURVIVOR, events);
}
