/* do-plan.c: carrying out what is planned, what Elders bring, and trade
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

static void
barter_corn (NavajoWarsState *state, OxbowEvents *events)
{
  int points = 0;
  for (int value = NAVAJO_WARS_CORN; value >= 1; value--)
    while (points < 6 && state->corn_held[value] > 0)
      {
        state->corn_held[value]--;
        state->corn_cup[value]++;
        points += value;
      }
  navajo_wars_gain_goods (state, 1, events);
}

static void
weave (NavajoWarsState *state, OxbowEvents *events)
{
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, -1, events);
  navajo_wars_gain_goods (state, navajo_wars_level (state, NAVAJO_WARS_WEAVING) >= 3 ? 2 : 1, events);
  state->woven++;
}

static void
barter (NavajoWarsState *state, int horses, int sheep, OxbowEvents *events)
{
  state->horses = (int16_t) (state->horses - horses);
  state->sheep = (int16_t) (state->sheep - sheep);
  navajo_wars_gain_goods (state, 1, events);
  state->bartered++;
}

static void
make_war (NavajoWarsState *state, const OxbowMove *move, OxbowEvents *events)
{
  int family = move->args[0], row = move->args[1] - 1;
  bool guns = move->n_args > 2;
  bool comanche = navajo_wars_side (state, state->active[row])->instruction == NAVAJO_WARS_DO_COMANCHE;
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, -1, events);
  state->tribes_met |= (uint8_t) (1 << family);
  if (guns)
    navajo_wars_use_firearms (state);
  navajo_wars_push (state, NAVAJO_WARS_TASK_BATTLE, family, NAVAJO_WARS_FOR_WAR + 2 * row + comanche, guns, 0);
}

void
navajo_wars_do_planning (NavajoWarsState *state, const OxbowMove *move, OxbowEvents *events)
{
  int a = move->args[0];
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_ELDER:
      state->elders_used[a - 1]++;
      navajo_wars_push (state, NAVAJO_WARS_TASK_ROLL, NAVAJO_WARS_ROLL_ELDER, a, 0, 0);
      return;
    case NAVAJO_WARS_MOVE_WEAVE:
      weave (state, events);
      return;
    case NAVAJO_WARS_MOVE_BARTER:
      barter (state, a, move->args[1], events);
      return;
    case NAVAJO_WARS_MOVE_WARFARE:
      make_war (state, move, events);
      return;
    case NAVAJO_WARS_MOVE_DIPLOMACY:
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, -1, events);
      state->tribes_met |= (uint8_t) (1 << a);
      navajo_wars_pay_goods (state, move->args[2], events);
      navajo_wars_push (state, NAVAJO_WARS_TASK_ROLL, NAVAJO_WARS_ROLL_DIPLOMACY, a, move->args[1] - 1, move->args[2]);
      return;
    case NAVAJO_WARS_MOVE_BUY_AP:
      navajo_wars_pay_goods (state, 2, events);
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, 1, events);
      return;
    case NAVAJO_WARS_MOVE_BUY_HORSE:
      navajo_wars_pay_goods (state, navajo_wars_price (state), events);
      navajo_wars_gain_horse (state, events);
      return;
    case NAVAJO_WARS_MOVE_BUY_SHEEP:
      navajo_wars_pay_goods (state, navajo_wars_price (state), events);
      navajo_wars_gain_sheep (state, events);
      return;
    case NAVAJO_WARS_MOVE_BARTER_CORN:
      barter_corn (state, events);
      return;
    default:
      g_assert_not_reached ();
    }
}

/* What an Elder who was called brings */

void
navajo_wars_do_elder (NavajoWarsState *state, const OxbowMove *move, OxbowEvents *events)
{
  int family = move->args[0];
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_ELDER_AP:
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, 1, events);
      return;
    case NAVAJO_WARS_MOVE_ELDER_MILITARY:
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_CULTURE, -1, events);
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MILITARY, 1, events);
      return;
    case NAVAJO_WARS_MOVE_ELDER_CULTURE:
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MILITARY, -1, events);
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_CULTURE, 1, events);
      return;
    case NAVAJO_WARS_MOVE_ELDER_RAISE:
      navajo_wars_change_ferocity (state, family, 1);
      state->ferocity_changed |= (uint8_t) (1 << family);
      if (state->military < 5)
        navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MILITARY, 1, events);
      return;
    default:
      navajo_wars_change_ferocity (state, family, -1);
      state->ferocity_changed |= (uint8_t) (1 << family);
      if (state->culture < 5)
        navajo_wars_track_add (state, NAVAJO_WARS_TRACK_CULTURE, 1, events);
    }
}
