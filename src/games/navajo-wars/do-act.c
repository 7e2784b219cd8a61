/* do-act.c: carrying out the actions of a family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

void
navajo_wars_activate (NavajoWarsState *state, int family)
{
  state->activated |= (uint8_t) (1 << family);
  state->acting = (int8_t) family;
  state->mp = (int8_t) navajo_wars_mp_at_start (state, family);
  state->has_acted = state->has_raided = state->manuelito_used = 0;
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_REST);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_ACT);
}

static void
mount (NavajoWarsState *state, int family, OxbowEvents *events)
{
  state->horses--;
  state->families[family].horse = 1;
  if (navajo_wars_level (state, NAVAJO_WARS_HORSEMANSHIP) >= 3)
    state->mp++;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_ANIMAL, 0, NAVAJO_WARS_TO_RESOURCES, family);
}

static void
walk (NavajoWarsState *state, int family, int cell, OxbowEvents *events)
{
  int to = navajo_wars_spot_of (state, cell);
  if (navajo_wars_in_fort (state, family))
    {
      navajo_wars_push (state, NAVAJO_WARS_TASK_LEAVE_FORT, family, to, 0, 0);
      return;
    }
  state->mp = (int8_t) (state->mp - navajo_wars_move_cost (state, family, to));
  navajo_wars_arrive (state, family, to, events);
}

static void
harvest (NavajoWarsState *state, int family, OxbowEvents *events)
{
  int territory = navajo_wars_territory (state, family);
  state->mp = (int8_t) (state->mp - navajo_wars_planting_cost (state, family));
  if (territory == NAVAJO_WARS_CANYON || state->drought[territory] + (state->rancho[territory] > 0) == 0)
    navajo_wars_corn_to_store (state, state->families[family].place, events);
  else
    navajo_wars_push (state, NAVAJO_WARS_TASK_ROLL, NAVAJO_WARS_ROLL_HARVEST, family, 0, 0);
}

static void
plant (NavajoWarsState *state, int family, OxbowEvents *events)
{
  int spot = state->families[family].place, value = navajo_wars_draw (state, state->corn_cup + 1, NAVAJO_WARS_CORN) + 1;
  state->mp = (int8_t) (state->mp - navajo_wars_planting_cost (state, family));
  state->corn_cup[value]--;
  state->corn[spot] = (uint8_t) value;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_CORN, navajo_wars_cell_of (state, spot), value);
}

static void
trade (NavajoWarsState *state, int family, int k, OxbowEvents *events)
{
  state->mp = 0;
  state->families[family].ferocity = 0;
  if (navajo_wars_level (state, NAVAJO_WARS_TRADERS) < 1)
    navajo_wars_lose (state, NAVAJO_WARS_TRACK_CULTURE, 1, events);
  navajo_wars_gain_goods (state, k, events);
}

static void
raid (NavajoWarsState *state, int family, NavajoWarsTarget target)
{
  if (state->special == NAVAJO_WARS_PEACE)
    navajo_wars_end_special (state);
  state->hits = 0;
  state->mp = (int8_t) (state->mp - navajo_wars_raid_cost (state, family, target));
  state->has_raided |= target == NAVAJO_WARS_RAID_NM;
  navajo_wars_push (state, NAVAJO_WARS_TASK_RAID_CUBE, family,
                    target == NAVAJO_WARS_RAID_LONG ? NAVAJO_WARS_RAID_NM : target, 0, 0);
}

void
navajo_wars_do_act (NavajoWarsState *state, const OxbowMove *move, OxbowEvents *events)
{
  int family = state->acting;
  if (move->verb == NAVAJO_WARS_MOVE_MOUNT)
    {
      mount (state, family, events);
      return;
    }
  state->has_acted = 1;
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_MOVE:
      walk (state, family, move->args[0], events);
      return;
    case NAVAJO_WARS_MOVE_CANYON:
      state->mp = 0;
      navajo_wars_arrive (state, family, navajo_wars_spot_of (state, move->args[0]), events);
      return;
    case NAVAJO_WARS_MOVE_WATER:
      state->mp = (int8_t) (state->mp - navajo_wars_water_cost (state, family));
      state->drought[navajo_wars_territory (state, family)]--;
      return;
    case NAVAJO_WARS_MOVE_HARVEST:
      harvest (state, family, events);
      return;
    case NAVAJO_WARS_MOVE_PLANT:
      plant (state, family, events);
      return;
    case NAVAJO_WARS_MOVE_TRADE:
      trade (state, family, move->args[0], events);
      return;
    case NAVAJO_WARS_MOVE_COUNCIL:
      state->mp = 0;
      navajo_wars_push (state, NAVAJO_WARS_TASK_ROLL, NAVAJO_WARS_ROLL_COUNCIL, family, 0, 0);
      return;
    case NAVAJO_WARS_MOVE_RAID:
      raid (state, family, (NavajoWarsTarget) move->args[0]);
      return;
    default:
      g_assert_not_reached ();
    }
}
