/* do.c: carrying out the moves (chapter 5): those of cards and of the Passage of Time
 *
 * The decision that a move answers is off the stack. Those of planning, of actions and of defence have files of their
 * own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

/* "stays": the same decision is pushed back before anything else. */
void
navajo_wars_stay (NavajoWarsState *state, NavajoWarsTask task)
{
  navajo_wars_push (state, task.kind, task.args[0], task.args[1], task.args[2], task.args[3]);
}

/* Set-up and cards */

static void
choose_set (NavajoWarsState *state, int set, OxbowEvents *events)
{
  uint8_t others[NAVAJO_WARS_SETS];
  int n = 0;
  for (int other = 0; other < NAVAJO_WARS_SETS; other++)
    if (other != set)
      others[n++] = (uint8_t) other;
  oxbow_rng_shuffle (&state->parent.rng, others, n);
  for (int i = 3; i < n; i++)
    state->levels[others[i]] = 0;
  state->levels[set] = 0;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_DEVELOP, set, 0);
}

static void
drop_set (NavajoWarsState *state, int set, OxbowEvents *events)
{
  state->levels[set] = -1;
  for (int other = 0; other < NAVAJO_WARS_SETS; other++)
    for (int i = 0; i < 3 && state->levels[other] >= 0; i++)
      navajo_wars_develop (state, (NavajoWarsSet) other, events);
}

static void
develop (NavajoWarsState *state, NavajoWarsTask task, int set, OxbowEvents *events)
{
  bool is_start = task.kind == NAVAJO_WARS_ASK_DEVELOP;
  if (is_start && task.args[1] > 1)
    navajo_wars_push (state, NAVAJO_WARS_ASK_DEVELOP, task.args[0], task.args[1] - 1, 0, 0);
  if (!is_start || task.args[0])
    navajo_wars_track_add (state, NAVAJO_WARS_TRACK_CULTURE, -1, events);
  navajo_wars_develop (state, (NavajoWarsSet) set, events);
}

static void
settle (NavajoWarsState *state, const OxbowMove *move, OxbowEvents *events)
{
  state->families[move->args[0]].ferocity = (uint8_t) move->args[2];
  navajo_wars_send (state, move->args[0], navajo_wars_spot_of (state, move->args[1]), events);
}

static void
do_cards (NavajoWarsState *state, NavajoWarsTask task, const OxbowMove *move, OxbowEvents *events)
{
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_SET:
      choose_set (state, move->args[0], events);
      return;
    case NAVAJO_WARS_MOVE_SETTLE:
      settle (state, move, events);
      return;
    case NAVAJO_WARS_MOVE_MANUELITO:
      state->manuelito = (int8_t) move->args[0];
      return;
    case NAVAJO_WARS_MOVE_DROP:
      drop_set (state, move->args[0], events);
      return;
    case NAVAJO_WARS_MOVE_DEVELOP:
      develop (state, task, move->args[0], events);
      return;
    case NAVAJO_WARS_MOVE_PREEMPT:
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, -navajo_wars_data (state)->cards[state->card].preempt,
                             events);
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_ENEMY);
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_OP);
      return;
    case NAVAJO_WARS_MOVE_WAIT:
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_OP);
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_ENEMY);
      return;
    case NAVAJO_WARS_MOVE_PLANNING:
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_PLAN);
      return;
    case NAVAJO_WARS_MOVE_ACTIONS:
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_ACTIONS);
      return;
    case NAVAJO_WARS_MOVE_PASSAGE:
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_PASSAGE);
      return;
    case NAVAJO_WARS_MOVE_KEEP:
      state->hand[state->n_hand++] = state->card;
      return;
    case NAVAJO_WARS_MOVE_LOSE_CULTURE:
      navajo_wars_lose (state, NAVAJO_WARS_TRACK_CULTURE, 1, events);
      return;
    case NAVAJO_WARS_MOVE_LOSE_MILITARY:
      navajo_wars_lose (state, NAVAJO_WARS_TRACK_MILITARY, 1, events);
      return;
    default:
      return;
    }
}

/* Passage of Time */

static void
age (NavajoWarsState *state, const OxbowMove *move, OxbowEvents *events)
{
  int who = move->args[0], person = move->args[1], to = move->args[2];
  if (who == NAVAJO_WARS_FAMILIES)
    state->passage[person]--;
  else
    state->families[who].people[person] = 0;
  state->passage[to]++;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_PERSON, who, to, NAVAJO_WARS_TO_PASSAGE);
}

static void
join (NavajoWarsState *state, int family, int person, OxbowEvents *events)
{
  state->passage[person]--;
  state->families[family].people[person] = 1;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_PERSON, NAVAJO_WARS_TO_PASSAGE, person, family);
}

static void
found (NavajoWarsState *state, const OxbowMove *move, OxbowEvents *events)
{
  int family = move->args[0];
  state->families[family] = (NavajoWarsFamily) { .in = 1, .place = NAVAJO_WARS_NOWHERE };
  join (state, family, move->args[1], events);
  navajo_wars_send (state, family, navajo_wars_spot_of (state, move->args[2]), events);
}

static void
take_marked (NavajoWarsState *state, OxbowEvents *events)
{
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    if (state->marked[spot])
      {
        state->marked[spot] = 0;
        navajo_wars_corn_to_store (state, spot, events);
      }
}

static void
feed (NavajoWarsState *state, const OxbowMove *move, OxbowEvents *events)
{
  int a = move->args[0], b = move->args[1], fed = 1;
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_EAT_SHEEP:
      state->sheep--;
      oxbow_events_add (events, NAVAJO_WARS_EVENT_ANIMAL, 1, NAVAJO_WARS_TO_RESOURCES, NAVAJO_WARS_TO_OUT);
      fed = navajo_wars_level (state, NAVAJO_WARS_HUSBANDRY) >= 3 ? 5 : 4;
      break;
    case NAVAJO_WARS_MOVE_EAT_CORN:
      state->corn_held[b]--;
      state->corn_cup[b]++;
      fed = b + (navajo_wars_level (state, NAVAJO_WARS_FARMING) >= 3);
      break;
    case NAVAJO_WARS_MOVE_STARVE:
      navajo_wars_person_lost (state, a, (NavajoWarsPerson) b, events);
      break;
    default:
      state->elders[b - 1]--;
      oxbow_events_add (events, NAVAJO_WARS_EVENT_ELDER, b, 0);
    }
  state->unfed = (int16_t) (state->unfed - fed);
}

static void
do_passage (NavajoWarsState *state, NavajoWarsTask task, const OxbowMove *move, OxbowEvents *events)
{
  if (move->verb == NAVAJO_WARS_MOVE_DONE)
    {
      if (task.kind == NAVAJO_WARS_ASK_REAP)
        take_marked (state, events);
      return;
    }
  navajo_wars_stay (state, task);
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_AGE:
      age (state, move, events);
      return;
    case NAVAJO_WARS_MOVE_JOIN:
      join (state, move->args[0], move->args[1], events);
      return;
    case NAVAJO_WARS_MOVE_FOUND:
      found (state, move, events);
      return;
    case NAVAJO_WARS_MOVE_SEAT:
      state->passage[NAVAJO_WARS_ELDER]--;
      state->elders[0]++;
      state->new_elders++;
      return;
    case NAVAJO_WARS_MOVE_REAP:
      state->marked[navajo_wars_spot_of (state, move->args[0])] = 1;
      return;
    default:
      feed (state, move, events);
    }
}

static void
do_operation (NavajoWarsState *state, NavajoWarsTask task, const OxbowMove *move, OxbowEvents *events)
{
  if (task.kind == NAVAJO_WARS_ASK_ELDER)
    {
      navajo_wars_do_elder (state, move, events);
      return;
    }
  if (move->verb == NAVAJO_WARS_MOVE_DONE && task.kind == NAVAJO_WARS_ASK_ACTIONS)
    state->acting = -1;
  if (move->verb == NAVAJO_WARS_MOVE_DONE || move->verb == NAVAJO_WARS_MOVE_REST)
    return;
  navajo_wars_stay (state, task);
  if (move->verb == NAVAJO_WARS_MOVE_ACTIVATE)
    navajo_wars_activate (state, move->args[0]);
  else if (task.kind == NAVAJO_WARS_ASK_ACT)
    navajo_wars_do_act (state, move, events);
  else
    navajo_wars_do_planning (state, move, events);
}

void
navajo_wars_do_move (NavajoWarsState *state, NavajoWarsTask task, const OxbowMove *move, OxbowEvents *events)
{
  switch ((NavajoWarsTaskKind) task.kind)
    {
    case NAVAJO_WARS_ASK_PLAN:
    case NAVAJO_WARS_ASK_ELDER:
    case NAVAJO_WARS_ASK_ACTIONS:
    case NAVAJO_WARS_ASK_ACT:
      do_operation (state, task, move, events);
      return;
    case NAVAJO_WARS_ASK_AGE:
    case NAVAJO_WARS_ASK_JOIN:
    case NAVAJO_WARS_ASK_REAP:
    case NAVAJO_WARS_ASK_FEED:
      do_passage (state, task, move, events);
      return;
    case NAVAJO_WARS_ASK_FLIP:
    case NAVAJO_WARS_ASK_CANCEL:
    case NAVAJO_WARS_ASK_REROLL:
    case NAVAJO_WARS_ASK_REDRAW:
    case NAVAJO_WARS_ASK_MEDICINE:
      navajo_wars_do_interrupt (state, task, move, events);
      return;
    case NAVAJO_WARS_ASK_REACT:
    case NAVAJO_WARS_ASK_HIT:
    case NAVAJO_WARS_ASK_RETURN:
    case NAVAJO_WARS_ASK_TRIBAL_EVADE:
    case NAVAJO_WARS_ASK_FLEE:
    case NAVAJO_WARS_ASK_CAPTIVE:
    case NAVAJO_WARS_ASK_SOLDIERS:
    case NAVAJO_WARS_ASK_TAKE:
      navajo_wars_do_defence (state, task, move, events);
      return;
    default:
      do_cards (state, task, move, events);
    }
}
