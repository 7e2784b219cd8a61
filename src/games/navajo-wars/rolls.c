/* rolls.c: the rolls that a player may pay to make again (NW-6.8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

static int
negotiation (const NwState *state, int family, int goods)
{
  return state->dice[0] + goods + nw_evade (state, family) + (nw_level (state, NW_TRADERS) >= 3);
}

static bool
succeeds (const NwState *state, const NwTask *task)
{
  int die = state->dice[0], b = task->args[1], territory;
  switch ((NwRoll) task->args[0])
    {
    case NW_ROLL_ELDER:
      return die <= nw_elder_ratings[b - 1];
    case NW_ROLL_COUNCIL:
      return die >= nw_area (state, b);
    case NW_ROLL_HARVEST:
      territory = nw_territory (state, b);
      return die > state->drought[territory] + (state->rancho[territory] > 0);
    case NW_ROLL_EVADE:
    case NW_ROLL_EVADE_TRIBAL:
      return die != 1 && (die == 6 || die + nw_evade (state, b) > nw_area (state, b));
    case NW_ROLL_NEGOTIATE:
      return die != 1 && (die == 6 || negotiation (state, b, task->args[2]) > 5);
    case NW_ROLL_DIPLOMACY:
      return die != 1 && (die == 6 || negotiation (state, b, task->args[3]) >= 6);
    case NW_ROLL_BATTLE:
    case NW_ROLLS:
      break;
    }
  g_assert_not_reached ();
}

void
nw_roll (NwState *state, const NwTask *task, OxbowEvents *events)
{
  int who = task->args[0] == NW_ROLL_ELDER ? NW_WHO_ELDERS : task->args[1];
  state->dice[0] = (uint8_t) nw_die (state, who, events);
  int kind = !succeeds (state, task) && nw_may_pay_reroll (state) ? NW_ASK_REROLL : NW_TASK_ROLLED;
  nw_push (state, kind, task->args[0], task->args[1], task->args[2], task->args[3]);
}

static void
evade (NwState *state, int family, bool is_tribal, OxbowEvents *events)
{
  int area = state->dice[0] + nw_evade (state, family);
  if (state->dice[0] == 6 || area >= 7)
    {
      nw_push (state, NW_ASK_FLEE, family, is_tribal, 0, 0);
      return;
    }
  int spot = nw_spot (nw_territory (state, family), area);
  if (is_tribal || state->raid[spot] == 0)
    nw_arrive (state, family, spot, events);
}

static void
negotiate (NwState *state, int family, OxbowEvents *events)
{
  int place = state->families[family].place;
  for (int other = 0; other < NW_FAMILIES; other++)
    if (state->families[other].in && state->families[other].place == place)
      nw_send (state, other, NW_ESCAPE + nw_spot_territory (place), events);
}

void
nw_rolled (NwState *state, const NwTask *task, OxbowEvents *events)
{
  int b = task->args[1];
  if (!succeeds (state, task))
    return;
  switch ((NwRoll) task->args[0])
    {
    case NW_ROLL_ELDER:
      NW_PUSH (state, NW_ASK_ELDER);
      return;
    case NW_ROLL_COUNCIL:
      nw_track_add (state, NW_TRACK_AP, 1, events);
      return;
    case NW_ROLL_HARVEST:
      nw_corn_to_store (state, state->families[b].place, events);
      return;
    case NW_ROLL_EVADE:
    case NW_ROLL_EVADE_TRIBAL:
      evade (state, b, task->args[0] == NW_ROLL_EVADE_TRIBAL, events);
      return;
    case NW_ROLL_NEGOTIATE:
      negotiate (state, b, events);
      return;
    case NW_ROLL_DIPLOMACY:
      nw_swap_rows (state, task->args[2], (nw_die (state, b, events) - 1) / 2, events);
      return;
    case NW_ROLL_BATTLE:
    case NW_ROLLS:
      break;
    }
  g_assert_not_reached ();
}
