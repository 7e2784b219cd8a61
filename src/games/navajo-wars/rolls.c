/* rolls.c: the rolls that a player may pay to make again (NW-6.8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

static int
negotiation (const NavajoWarsState *state, int family, int goods)
{
  return state->dice[0] + goods + navajo_wars_evade (state, family)
         + (navajo_wars_level (state, NAVAJO_WARS_TRADERS) >= 3);
}

static bool
succeeds (const NavajoWarsState *state, const NavajoWarsTask *task)
{
  int die = state->dice[0], b = task->args[1], territory;
  switch ((NavajoWarsRoll) task->args[0])
    {
    case NAVAJO_WARS_ROLL_ELDER:
      return die <= navajo_wars_rating (state, b);
    case NAVAJO_WARS_ROLL_COUNCIL:
      return die >= navajo_wars_area (state, b);
    case NAVAJO_WARS_ROLL_HARVEST:
      territory = navajo_wars_territory (state, b);
      return die > state->drought[territory] + (state->rancho[territory] > 0);
    case NAVAJO_WARS_ROLL_EVADE:
    case NAVAJO_WARS_ROLL_EVADE_TRIBAL:
      return die != 1 && (die == 6 || die + navajo_wars_added_to_evade (state, b) > navajo_wars_area (state, b));
    case NAVAJO_WARS_ROLL_NEGOTIATE:
      return die != 1 && (die == 6 || negotiation (state, b, task->args[2]) > 5);
    case NAVAJO_WARS_ROLL_DIPLOMACY:
      return die != 1 && (die == 6 || negotiation (state, b, task->args[3]) >= 6);
    case NAVAJO_WARS_ROLL_BATTLE:
    case NAVAJO_WARS_ROLLS:
      break;
    }
  g_assert_not_reached ();
}

void
navajo_wars_roll (NavajoWarsState *state, const NavajoWarsTask *task, OxbowEvents *events)
{
  int who = task->args[0] == NAVAJO_WARS_ROLL_ELDER ? NAVAJO_WARS_WHO_ELDERS : task->args[1];
  state->dice[0] = (uint8_t) navajo_wars_die (state, who, events);
  int kind = !succeeds (state, task) && navajo_wars_may_pay_reroll (state) ? NAVAJO_WARS_ASK_REROLL
             : NAVAJO_WARS_TASK_ROLLED;
  navajo_wars_push (state, kind, task->args[0], task->args[1], task->args[2], task->args[3]);
}

static void
evade (NavajoWarsState *state, int family, bool is_tribal, OxbowEvents *events)
{
  int area = state->dice[0] + navajo_wars_added_to_evade (state, family);
  if (state->dice[0] == 6 || area >= 7)
    {
      navajo_wars_push (state, NAVAJO_WARS_ASK_FLEE, family, is_tribal, 0, 0);
      return;
    }
  int spot = navajo_wars_spot (navajo_wars_territory (state, family), area);
  if (is_tribal || state->raid[spot] == 0)
    navajo_wars_arrive (state, family, spot, events);
}

static void
negotiate (NavajoWarsState *state, int family, OxbowEvents *events)
{
  int place = state->families[family].place;
  for (int other = 0; other < NAVAJO_WARS_FAMILIES; other++)
    if (state->families[other].in && state->families[other].place == place)
      navajo_wars_send (state, other, NAVAJO_WARS_ESCAPE + navajo_wars_spot_territory (place), events);
}

void
navajo_wars_rolled (NavajoWarsState *state, const NavajoWarsTask *task, OxbowEvents *events)
{
  int b = task->args[1];
  if (!succeeds (state, task))
    return;
  switch ((NavajoWarsRoll) task->args[0])
    {
    case NAVAJO_WARS_ROLL_ELDER:
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_ELDER);
      return;
    case NAVAJO_WARS_ROLL_COUNCIL:
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, 1, events);
      return;
    case NAVAJO_WARS_ROLL_HARVEST:
      navajo_wars_corn_to_store (state, state->families[b].place, events);
      return;
    case NAVAJO_WARS_ROLL_EVADE:
    case NAVAJO_WARS_ROLL_EVADE_TRIBAL:
      evade (state, b, task->args[0] == NAVAJO_WARS_ROLL_EVADE_TRIBAL, events);
      return;
    case NAVAJO_WARS_ROLL_NEGOTIATE:
      negotiate (state, b, events);
      return;
    case NAVAJO_WARS_ROLL_DIPLOMACY:
      navajo_wars_swap_rows (state, task->args[2], (navajo_wars_die (state, b, events) - 1) / 2, events);
      return;
    case NAVAJO_WARS_ROLL_BATTLE:
    case NAVAJO_WARS_ROLLS:
      break;
    }
  g_assert_not_reached ();
}
