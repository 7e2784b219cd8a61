/* do-defend.c: carrying out interrupts, and what the player does when raiders come (NW-5.7 to NW-5.9)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

#include <string.h>

/* Interrupts */

/* Fortune back to the cup, the last card of the hand, or the price; or Manuelito's help. */
static void
pay (NwState *state, int payment, OxbowEvents *events)
{
  switch (payment)
    {
    case 0:
      state->fortunes--;
      state->intruder_cup[NW_FORTUNE]++;
      return;
    case 1:
      state->hand[--state->n_hand] = 0;
      return;
    case 2:
      nw_pay_goods (state, nw_price (state), events);
      return;
    default:
      state->manuelito_used = 1;
    }
}

static void
answer_roll (NwState *state, NwTask task, const OxbowMove *move, OxbowEvents *events)
{
  const int8_t *args = task.args;
  bool again = move->verb == NW_MOVE_REROLL;
  if (again)
    pay (state, move->args[0], events);
  if (args[0] == NW_ROLL_BATTLE)
    nw_push (state, again ? NW_TASK_BATTLE : NW_TASK_BATTLE_END, args[1], args[2], args[3], 0);
  else
    nw_push (state, again ? NW_TASK_ROLL : NW_TASK_ROLLED, args[0], args[1], args[2], args[3]);
}

static void
answer_cube (NwState *state, NwTask task, const OxbowMove *move, OxbowEvents *events)
{
  if (move->verb == NW_MOVE_ACCEPT)
    {
      nw_push (state, NW_TASK_RAID_DO, task.args[0], task.args[1], 0, 0);
      return;
    }
  pay (state, move->args[0], events);
  state->cubes[NW_BAG][state->cube]++;
  state->cube = -1;
  nw_push (state, NW_TASK_RAID_CUBE, task.args[0], task.args[1], 0, 0);
}

static void
remove_event (NwState *state)
{
  for (int i = state->n_todo - 1; i >= 0; i--)
    if (state->todo[i].kind == NW_TASK_EVENT)
      {
        state->n_todo--;
        memmove (&state->todo[i], &state->todo[i + 1], (size_t) (state->n_todo - i) * sizeof (NwTask));
        return;
      }
}

static void
use_medicine (NwState *state, OxbowEvents *events)
{
  static const NwGroup groups[] = { NW_BAG, NW_RECOVERY, NW_RAIDED };
  const NwEventCard *card = &nw_data (state)->event_cards[state->card];
  int left = card->price_black;
  state->hand[--state->n_hand] = 0;
  nw_track_add (state, NW_TRACK_MORALE, card->price_morale, events);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      int n = MIN (left, state->cubes[groups[i]][NW_BLACK]);
      nw_move_cubes (state, NW_BLACK, n, groups[i], NW_SUBJUGATION, events);
      left -= n;
    }
  remove_event (state);
}

void
nw_do_interrupt (NwState *state, NwTask task, const OxbowMove *move, OxbowEvents *events)
{
  switch ((NwTaskKind) task.kind)
    {
    case NW_ASK_FLIP:
      if (move->verb == NW_MOVE_CANCEL)
        nw_pay_goods (state, 2, events);
      else
        nw_flip_now (state, task.args[0], events);
      return;
    case NW_ASK_CANCEL:
      if (move->verb == NW_MOVE_CANCEL)
        nw_pay_goods (state, nw_price (state), events);
      else
        nw_effect (state, (NwEffect) { (uint8_t) task.args[0], task.args[1] }, events);
      return;
    case NW_ASK_REROLL:
      answer_roll (state, task, move, events);
      return;
    case NW_ASK_REDRAW:
      answer_cube (state, task, move, events);
      return;
    default:
      if (move->verb == NW_MOVE_MEDICINE)
        use_medicine (state, events);
    }
}

/* Raids */

static void
react (NwState *state, NwTask task, const OxbowMove *move, OxbowEvents *events)
{
  int family = move->args[0], spot;
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_AMBUSH:
      if (nw_level (state, NW_WARRIORS) < 3)
        nw_track_add (state, NW_TRACK_AP, -1, events);
      if (move->n_args > 1)
        nw_use_firearms (state);
      nw_push (state, NW_TASK_BATTLE, family, NW_FOR_AMBUSH, move->n_args > 1, 0);
      return;
    case NW_MOVE_NEGOTIATE:
      nw_track_add (state, NW_TRACK_AP, -1, events);
      nw_pay_goods (state, move->args[1], events);
      nw_push (state, NW_TASK_ROLL, NW_ROLL_NEGOTIATE, family, move->args[1], 0);
      return;
    case NW_MOVE_EVADE:
      nw_push (state, NW_TASK_ROLL, task.kind == NW_ASK_REACT ? NW_ROLL_EVADE : NW_ROLL_EVADE_TRIBAL, family, 0, 0);
      return;
    case NW_MOVE_HARASS:
      spot = nw_spot_of (state, move->args[1]);
      if (nw_level (state, NW_MESAS) < 3)
        nw_track_add (state, NW_TRACK_AP, -1, events);
      state->harass_pool--;
      state->harass[spot] = 1;
      return;
    case NW_MOVE_BUY_AP:
      nw_stay (state, task);
      nw_do_planning (state, move, events);
      return;
    default:
      return;
    }
}

static void
fight (NwState *state, NwTask task, bool guns)
{
  int hit = task.args[1], cause = hit == NW_HIT_RAID ? NW_FOR_RAID : NW_FOR_TRIBAL + hit - NW_HIT_UTES;
  if (guns)
    nw_use_firearms (state);
  nw_push (state, NW_TASK_BATTLE, task.args[0], cause, guns, 0);
}

static void
yield (NwState *state, NwTask task, int person, OxbowEvents *events)
{
  int family = task.args[0];
  bool is_raid = task.args[1] == NW_HIT_RAID;
  NwFamily *at = &state->families[family];
  nw_person_to_passage (state, family, (NwPerson) person, events);
  if (is_raid && nw_person_of_die (nw_die (state, NW_WHO_ENEMY, events)) == person)
    nw_track_add (state, NW_TRACK_MORALE, 1, events);
  nw_lose (state, NW_TRACK_CULTURE, nw_empty_places (at), events);
  if (is_raid)
    nw_track_add (state, NW_TRACK_EFEROCITY, -1, events);
  if (!at->people[NW_MAN] && !at->people[NW_WOMAN])
    {
      if (!is_raid)
        {
          nw_person_lost (state, family, NW_CHILD, events);
          nw_family_leaves (state, family, events);
        }
      return;
    }
  nw_send (state, family, NW_CAUGHT + nw_territory (state, family), events);
  if (at->place == NW_CAUGHT + NW_CANYON)
    nw_push (state, NW_ASK_CAPTIVE, family, 0, 0, 0);
}

static void
meet_soldiers (NwState *state, NwTask task, const OxbowMove *move, OxbowEvents *events)
{
  bool guns = move->n_args > 1;
  if (move->args[0] == 0)
    nw_track_add (state, NW_TRACK_MORALE, 1, events);
  else
    nw_track_add (state, NW_TRACK_EFEROCITY, task.args[2] == NW_BLUE ? 2 : 1, events);
  if (guns)
    nw_use_firearms (state);
  nw_push (state, NW_TASK_BATTLE, task.args[0], NW_FOR_LOOT + task.args[1], guns, 0);
}

void
nw_do_defence (NwState *state, NwTask task, const OxbowMove *move, OxbowEvents *events)
{
  int family = task.args[0];
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_FIGHT:
      fight (state, task, move->n_args > 1);
      return;
    case NW_MOVE_YIELD:
      yield (state, task, move->args[1], events);
      return;
    case NW_MOVE_RETURN:
      state->families[family].ferocity = (uint8_t) move->args[2];
      nw_arrive (state, family, nw_spot_of (state, move->args[1]), events);
      return;
    case NW_MOVE_FLEE:
      nw_arrive (state, family, nw_spot_of (state, move->args[0]), events);
      return;
    case NW_MOVE_CAPTIVE:
      nw_send (state, family, NW_CAUGHT + move->args[1], events);
      return;
    case NW_MOVE_SOLDIERS:
      meet_soldiers (state, task, move, events);
      return;
    case NW_MOVE_TAKE:
      if (move->args[0] == 0)
        nw_gain_horse (state, events);
      else
        nw_gain_sheep (state, events);
      return;
    default:
      react (state, task, move, events);
    }
}
