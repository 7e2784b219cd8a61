/* do-defend.c: carrying out interrupts, and what the player does when raiders come (NW-5.7 to NW-5.9)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

#include <string.h>

/* Interrupts */

/* Fortune back to the cup, the last card of the hand, or the price; or Manuelito's help. */
static void
pay (NavajoWarsState *state, int payment, OxbowEvents *events)
{
  switch (payment)
    {
    case 0:
      state->fortunes--;
      state->intruder_cup[NAVAJO_WARS_FORTUNE]++;
      return;
    case 1:
      state->hand[--state->n_hand] = 0;
      return;
    case 2:
      navajo_wars_pay_goods (state, navajo_wars_price (state), events);
      return;
    default:
      state->manuelito_used = 1;
    }
}

static void
answer_roll (NavajoWarsState *state, NavajoWarsTask task, const OxbowMove *move, OxbowEvents *events)
{
  const int8_t *args = task.args;
  bool again = move->verb == NAVAJO_WARS_MOVE_REROLL;
  if (again)
    pay (state, move->args[0], events);
  if (args[0] == NAVAJO_WARS_ROLL_BATTLE)
    navajo_wars_push (state, again ? NAVAJO_WARS_TASK_BATTLE : NAVAJO_WARS_TASK_BATTLE_END, args[1], args[2], args[3],
                      0);
  else
    navajo_wars_push (state, again ? NAVAJO_WARS_TASK_ROLL : NAVAJO_WARS_TASK_ROLLED, args[0], args[1], args[2],
                      args[3]);
}

static void
answer_cube (NavajoWarsState *state, NavajoWarsTask task, const OxbowMove *move, OxbowEvents *events)
{
  if (move->verb == NAVAJO_WARS_MOVE_ACCEPT)
    {
      navajo_wars_push (state, NAVAJO_WARS_TASK_RAID_DO, task.args[0], task.args[1], 0, 0);
      return;
    }
  pay (state, move->args[0], events);
  state->cubes[NAVAJO_WARS_BAG][state->cube]++;
  state->cube = -1;
  navajo_wars_push (state, NAVAJO_WARS_TASK_RAID_CUBE, task.args[0], task.args[1], 0, 0);
}

static void
remove_event (NavajoWarsState *state)
{
  for (int i = state->n_tasks - 1; i >= 0; i--)
    if (state->tasks[i].kind == NAVAJO_WARS_TASK_EVENT)
      {
        state->n_tasks--;
        memmove (&state->tasks[i], &state->tasks[i + 1], (size_t) (state->n_tasks - i) * sizeof (NavajoWarsTask));
        return;
      }
}

static void
use_medicine (NavajoWarsState *state, OxbowEvents *events)
{
  static const NavajoWarsGroup groups[] = { NAVAJO_WARS_BAG, NAVAJO_WARS_RECOVERY, NAVAJO_WARS_RAIDED };
  const NavajoWarsEventCard *card = &navajo_wars_data (state)->event_cards[state->card];
  int left = card->price_black;
  state->hand[--state->n_hand] = 0;
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, card->price_morale, events);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      int n = MIN (left, state->cubes[groups[i]][NAVAJO_WARS_BLACK]);
      navajo_wars_move_cubes (state, NAVAJO_WARS_BLACK, n, groups[i], NAVAJO_WARS_SUBJUGATION, events);
      left -= n;
    }
  remove_event (state);
}

void
navajo_wars_do_interrupt (NavajoWarsState *state, NavajoWarsTask task, const OxbowMove *move, OxbowEvents *events)
{
  switch ((NavajoWarsTaskKind) task.kind)
    {
    case NAVAJO_WARS_ASK_FLIP:
      if (move->verb == NAVAJO_WARS_MOVE_CANCEL)
        navajo_wars_pay_goods (state, 2, events);
      else
        navajo_wars_flip_now (state, task.args[0], events);
      return;
    case NAVAJO_WARS_ASK_CANCEL:
      if (move->verb == NAVAJO_WARS_MOVE_CANCEL)
        navajo_wars_pay_goods (state, navajo_wars_price (state), events);
      else
        navajo_wars_effect (state, (NavajoWarsEffect) { (uint8_t) task.args[0], task.args[1] }, events);
      return;
    case NAVAJO_WARS_ASK_REROLL:
      answer_roll (state, task, move, events);
      return;
    case NAVAJO_WARS_ASK_REDRAW:
      answer_cube (state, task, move, events);
      return;
    default:
      if (move->verb == NAVAJO_WARS_MOVE_MEDICINE)
        use_medicine (state, events);
    }
}

/* Raids */

static void
react (NavajoWarsState *state, NavajoWarsTask task, const OxbowMove *move, OxbowEvents *events)
{
  int family = move->args[0], spot;
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_AMBUSH:
      if (navajo_wars_level (state, NAVAJO_WARS_WARRIORS) < 3)
        navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, -1, events);
      if (move->n_args > 1)
        navajo_wars_use_firearms (state);
      navajo_wars_push (state, NAVAJO_WARS_TASK_BATTLE, family, NAVAJO_WARS_FOR_AMBUSH, move->n_args > 1, 0);
      return;
    case NAVAJO_WARS_MOVE_NEGOTIATE:
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, -1, events);
      navajo_wars_pay_goods (state, move->args[1], events);
      navajo_wars_push (state, NAVAJO_WARS_TASK_ROLL, NAVAJO_WARS_ROLL_NEGOTIATE, family, move->args[1], 0);
      return;
    case NAVAJO_WARS_MOVE_EVADE:
      navajo_wars_push (state, NAVAJO_WARS_TASK_ROLL,
                        task.kind == NAVAJO_WARS_ASK_REACT ? NAVAJO_WARS_ROLL_EVADE : NAVAJO_WARS_ROLL_EVADE_TRIBAL,
                        family, 0, 0);
      return;
    case NAVAJO_WARS_MOVE_HARASS:
      spot = navajo_wars_spot_of (state, move->args[1]);
      if (navajo_wars_level (state, NAVAJO_WARS_MESAS) < 3)
        navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, -1, events);
      state->harass_pool--;
      state->harass[spot] = 1;
      return;
    case NAVAJO_WARS_MOVE_BUY_AP:
      navajo_wars_stay (state, task);
      navajo_wars_do_planning (state, move, events);
      return;
    default:
      return;
    }
}

static void
fight (NavajoWarsState *state, NavajoWarsTask task, bool guns)
{
  int hit = task.args[1];
  int cause = hit == NAVAJO_WARS_HIT_RAID ? NAVAJO_WARS_FOR_RAID : NAVAJO_WARS_FOR_TRIBAL + hit - NAVAJO_WARS_HIT_UTES;
  if (guns)
    navajo_wars_use_firearms (state);
  navajo_wars_push (state, NAVAJO_WARS_TASK_BATTLE, task.args[0], cause, guns, 0);
}

static void
yield (NavajoWarsState *state, NavajoWarsTask task, int person, OxbowEvents *events)
{
  int family = task.args[0];
  bool is_raid = task.args[1] == NAVAJO_WARS_HIT_RAID;
  NavajoWarsFamily *at = &state->families[family];
  navajo_wars_person_to_passage (state, family, (NavajoWarsPerson) person, events);
  if (is_raid && navajo_wars_person_of_die (navajo_wars_die (state, NAVAJO_WARS_WHO_ENEMY, events)) == person)
    navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, 1, events);
  navajo_wars_lose (state, NAVAJO_WARS_TRACK_CULTURE, navajo_wars_empty_places (at), events);
  if (is_raid)
    navajo_wars_track_add (state, NAVAJO_WARS_TRACK_EFEROCITY, -1, events);
  if (!at->people[NAVAJO_WARS_MAN] && !at->people[NAVAJO_WARS_WOMAN])
    {
      if (!is_raid)
        {
          navajo_wars_person_lost (state, family, NAVAJO_WARS_CHILD, events);
          navajo_wars_family_leaves (state, family, events);
        }
      return;
    }
  navajo_wars_send (state, family, NAVAJO_WARS_CAUGHT + navajo_wars_territory (state, family), events);
  if (at->place == NAVAJO_WARS_CAUGHT + NAVAJO_WARS_CANYON)
    navajo_wars_push (state, NAVAJO_WARS_ASK_CAPTIVE, family, 0, 0, 0);
}

static void
meet_soldiers (NavajoWarsState *state, NavajoWarsTask task, const OxbowMove *move, OxbowEvents *events)
{
  bool guns = move->n_args > 1;
  if (move->args[0] == 0)
    navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, 1, events);
  else
    navajo_wars_track_add (state, NAVAJO_WARS_TRACK_EFEROCITY, task.args[2] == NAVAJO_WARS_BLUE ? 2 : 1, events);
  if (guns)
    navajo_wars_use_firearms (state);
  navajo_wars_push (state, NAVAJO_WARS_TASK_BATTLE, task.args[0], NAVAJO_WARS_FOR_LOOT + task.args[1], guns, 0);
}

void
navajo_wars_do_defence (NavajoWarsState *state, NavajoWarsTask task, const OxbowMove *move, OxbowEvents *events)
{
  int family = task.args[0];
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_FIGHT:
      fight (state, task, move->n_args > 1);
      return;
    case NAVAJO_WARS_MOVE_YIELD:
      yield (state, task, move->args[1], events);
      return;
    case NAVAJO_WARS_MOVE_RETURN:
      state->families[family].ferocity = (uint8_t) move->args[2];
      navajo_wars_arrive (state, family, navajo_wars_spot_of (state, move->args[1]), events);
      return;
    case NAVAJO_WARS_MOVE_FLEE:
      navajo_wars_arrive (state, family, navajo_wars_spot_of (state, move->args[0]), events);
      return;
    case NAVAJO_WARS_MOVE_CAPTIVE:
      navajo_wars_send (state, family, NAVAJO_WARS_CAUGHT + move->args[1], events);
      return;
    case NAVAJO_WARS_MOVE_SOLDIERS:
      meet_soldiers (state, task, move, events);
      return;
    case NAVAJO_WARS_MOVE_TAKE:
      if (move->args[0] == 0)
        navajo_wars_gain_horse (state, events);
      else
        navajo_wars_gain_sheep (state, events);
      return;
    default:
      react (state, task, move, events);
    }
}
