/* do.c: carrying out the moves (chapter 5); the decision they answer is off the stack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

/* "stays": the same decision is pushed back before anything else. */
void
nw_stay (NwState *state, NwTask task)
{
  nw_push (state, task.kind, task.args[0], task.args[1], task.args[2], task.args[3]);
}

/* Set-up and cards */

static void
choose_set (NwState *state, int set, OxbowEvents *events)
{
  uint8_t others[NW_SETS];
  int n = 0;
  for (int other = 0; other < NW_SETS; other++)
    if (other != set)
      others[n++] = (uint8_t) other;
  oxbow_rng_shuffle (&state->parent.rng, others, n);
  for (int i = 3; i < n; i++)
    state->levels[others[i]] = 0;
  state->levels[set] = 0;
  oxbow_events_add (events, NW_EVENT_DEVELOP, set, 0);
}

static void
drop_set (NwState *state, int set, OxbowEvents *events)
{
  state->levels[set] = -1;
  for (int other = 0; other < NW_SETS; other++)
    for (int i = 0; i < 3 && state->levels[other] >= 0; i++)
      nw_develop (state, (NwSet) other, events);
}

static void
develop (NwState *state, NwTask task, int set, OxbowEvents *events)
{
  bool is_start = task.kind == NW_ASK_DEVELOP;
  if (is_start && task.args[1] > 1)
    nw_push (state, NW_ASK_DEVELOP, task.args[0], task.args[1] - 1, 0, 0);
  if (!is_start || task.args[0])
    nw_track_add (state, NW_TRACK_CULTURE, -1, events);
  nw_develop (state, (NwSet) set, events);
}

static void
settle (NwState *state, const OxbowMove *move, OxbowEvents *events)
{
  state->families[move->args[0]].ferocity = (uint8_t) move->args[2];
  nw_send (state, move->args[0], nw_spot_of (state, move->args[1]), events);
}

static void
do_cards (NwState *state, NwTask task, const OxbowMove *move, OxbowEvents *events)
{
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_SET:
      choose_set (state, move->args[0], events);
      return;
    case NW_MOVE_SETTLE:
      settle (state, move, events);
      return;
    case NW_MOVE_MANUELITO:
      state->manuelito = (int8_t) move->args[0];
      return;
    case NW_MOVE_DROP:
      drop_set (state, move->args[0], events);
      return;
    case NW_MOVE_DEVELOP:
      develop (state, task, move->args[0], events);
      return;
    case NW_MOVE_PREEMPT:
      nw_track_add (state, NW_TRACK_AP, -nw_data (state)->cards[state->card].preempt, events);
      NW_PUSH (state, NW_TASK_ENEMY);
      NW_PUSH (state, NW_ASK_OP);
      return;
    case NW_MOVE_WAIT:
      NW_PUSH (state, NW_ASK_OP);
      NW_PUSH (state, NW_TASK_ENEMY);
      return;
    case NW_MOVE_PLANNING:
      NW_PUSH (state, NW_TASK_PLAN);
      return;
    case NW_MOVE_ACTIONS:
      NW_PUSH (state, NW_TASK_ACTIONS);
      return;
    case NW_MOVE_PASSAGE:
      NW_PUSH (state, NW_TASK_PASSAGE);
      return;
    case NW_MOVE_KEEP:
      state->hand[state->n_hand++] = state->card;
      return;
    case NW_MOVE_LOSE_CULTURE:
      nw_lose (state, NW_TRACK_CULTURE, 1, events);
      return;
    case NW_MOVE_LOSE_MILITARY:
      nw_lose (state, NW_TRACK_MILITARY, 1, events);
      return;
    default:
      return;
    }
}

/* Planning and trade */

static void
barter_corn (NwState *state, OxbowEvents *events)
{
  int points = 0;
  for (int value = NW_CORN; value >= 1; value--)
    while (points < 6 && state->corn_held[value] > 0)
      {
        state->corn_held[value]--;
        state->corn_cup[value]++;
        points += value;
      }
  nw_gain_goods (state, 1, events);
}

static void
weave (NwState *state, OxbowEvents *events)
{
  nw_track_add (state, NW_TRACK_AP, -1, events);
  nw_gain_goods (state, nw_level (state, NW_WEAVING) >= 3 ? 2 : 1, events);
  state->woven++;
}

static void
barter (NwState *state, int horses, int sheep, OxbowEvents *events)
{
  state->horses = (int16_t) (state->horses - horses);
  state->sheep = (int16_t) (state->sheep - sheep);
  nw_gain_goods (state, 1, events);
  state->bartered++;
}

static void
make_war (NwState *state, const OxbowMove *move, OxbowEvents *events)
{
  int family = move->args[0], row = move->args[1] - 1;
  bool guns = move->n_args > 2;
  bool comanche = nw_side (state, state->active[row])->instruction == NW_DO_COMANCHE;
  nw_track_add (state, NW_TRACK_AP, -1, events);
  state->tribes_met |= (uint8_t) (1 << family);
  if (guns)
    nw_use_firearms (state);
  nw_push (state, NW_TASK_BATTLE, family, NW_FOR_WAR + 2 * row + comanche, guns, 0);
}

void
nw_do_planning (NwState *state, const OxbowMove *move, OxbowEvents *events)
{
  int a = move->args[0];
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_ELDER:
      state->elders_used[a - 1]++;
      nw_push (state, NW_TASK_ROLL, NW_ROLL_ELDER, a, 0, 0);
      return;
    case NW_MOVE_WEAVE:
      weave (state, events);
      return;
    case NW_MOVE_BARTER:
      barter (state, a, move->args[1], events);
      return;
    case NW_MOVE_WARFARE:
      make_war (state, move, events);
      return;
    case NW_MOVE_DIPLOMACY:
      nw_track_add (state, NW_TRACK_AP, -1, events);
      state->tribes_met |= (uint8_t) (1 << a);
      nw_pay_goods (state, move->args[2], events);
      nw_push (state, NW_TASK_ROLL, NW_ROLL_DIPLOMACY, a, move->args[1] - 1, move->args[2]);
      return;
    case NW_MOVE_BUY_AP:
      nw_pay_goods (state, 2, events);
      nw_track_add (state, NW_TRACK_AP, 1, events);
      return;
    case NW_MOVE_BUY_HORSE:
      nw_pay_goods (state, nw_price (state), events);
      nw_gain_horse (state, events);
      return;
    case NW_MOVE_BUY_SHEEP:
      nw_pay_goods (state, nw_price (state), events);
      nw_gain_sheep (state, events);
      return;
    case NW_MOVE_BARTER_CORN:
      barter_corn (state, events);
      return;
    default:
      g_assert_not_reached ();
    }
}

static void
use_elder (NwState *state, const OxbowMove *move, OxbowEvents *events)
{
  int family = move->args[0];
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_ELDER_AP:
      nw_track_add (state, NW_TRACK_AP, 1, events);
      return;
    case NW_MOVE_ELDER_MILITARY:
      nw_track_add (state, NW_TRACK_CULTURE, -1, events);
      nw_track_add (state, NW_TRACK_MILITARY, 1, events);
      return;
    case NW_MOVE_ELDER_CULTURE:
      nw_track_add (state, NW_TRACK_MILITARY, -1, events);
      nw_track_add (state, NW_TRACK_CULTURE, 1, events);
      return;
    case NW_MOVE_ELDER_RAISE:
      nw_change_ferocity (state, family, 1);
      state->ferocity_changed |= (uint8_t) (1 << family);
      if (state->military < 5)
        nw_track_add (state, NW_TRACK_MILITARY, 1, events);
      return;
    default:
      nw_change_ferocity (state, family, -1);
      state->ferocity_changed |= (uint8_t) (1 << family);
      if (state->culture < 5)
        nw_track_add (state, NW_TRACK_CULTURE, 1, events);
    }
}

/* Actions */

static void
activate (NwState *state, int family)
{
  state->activated |= (uint8_t) (1 << family);
  state->acting = (int8_t) family;
  state->mp = (int8_t) nw_mp_at_start (state, family);
  state->has_acted = state->has_raided = state->manuelito_used = 0;
  NW_PUSH (state, NW_TASK_REST);
  NW_PUSH (state, NW_ASK_ACT);
}

static void
mount (NwState *state, int family, OxbowEvents *events)
{
  state->horses--;
  state->families[family].horse = 1;
  if (nw_level (state, NW_HORSEMANSHIP) >= 3)
    state->mp++;
  oxbow_events_add (events, NW_EVENT_ANIMAL, 0, NW_TO_RESOURCES, family);
}

static void
walk (NwState *state, int family, int cell, OxbowEvents *events)
{
  int to = nw_spot_of (state, cell);
  if (nw_in_fort (state, family))
    {
      nw_push (state, NW_TASK_LEAVE_FORT, family, to, 0, 0);
      return;
    }
  state->mp = (int8_t) (state->mp - nw_move_cost (state, family, to));
  nw_arrive (state, family, to, events);
}

static void
harvest (NwState *state, int family, OxbowEvents *events)
{
  int territory = nw_territory (state, family);
  state->mp = (int8_t) (state->mp - nw_planting_cost (state, family));
  if (territory == NW_CANYON || state->drought[territory] + (state->rancho[territory] > 0) == 0)
    nw_corn_to_store (state, state->families[family].place, events);
  else
    nw_push (state, NW_TASK_ROLL, NW_ROLL_HARVEST, family, 0, 0);
}

static void
plant (NwState *state, int family, OxbowEvents *events)
{
  int spot = state->families[family].place, value = nw_draw (state, state->corn_cup + 1, NW_CORN) + 1;
  state->mp = (int8_t) (state->mp - nw_planting_cost (state, family));
  state->corn_cup[value]--;
  state->corn[spot] = (uint8_t) value;
  oxbow_events_add (events, NW_EVENT_CORN, nw_cell_of (state, spot), value);
}

static void
trade (NwState *state, int family, int k, OxbowEvents *events)
{
  state->mp = 0;
  state->families[family].ferocity = 0;
  if (nw_level (state, NW_TRADERS) < 1)
    nw_lose (state, NW_TRACK_CULTURE, 1, events);
  nw_gain_goods (state, k, events);
}

static void
raid (NwState *state, int family, NwTarget target)
{
  if (state->special == NW_PEACE)
    nw_end_special (state);
  state->hits = 0;
  state->mp = (int8_t) (state->mp - nw_raid_cost (state, family, target));
  state->has_raided |= target == NW_RAID_NM;
  nw_push (state, NW_TASK_RAID_CUBE, family, target == NW_RAID_LONG ? NW_RAID_NM : target, 0, 0);
}

static void
do_act (NwState *state, const OxbowMove *move, OxbowEvents *events)
{
  int family = state->acting;
  if (move->verb == NW_MOVE_MOUNT)
    {
      mount (state, family, events);
      return;
    }
  state->has_acted = 1;
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_MOVE:
      walk (state, family, move->args[0], events);
      return;
    case NW_MOVE_CANYON:
      state->mp = 0;
      nw_arrive (state, family, nw_spot_of (state, move->args[0]), events);
      return;
    case NW_MOVE_WATER:
      state->mp = (int8_t) (state->mp - nw_water_cost (state, family));
      state->drought[nw_territory (state, family)]--;
      return;
    case NW_MOVE_HARVEST:
      harvest (state, family, events);
      return;
    case NW_MOVE_PLANT:
      plant (state, family, events);
      return;
    case NW_MOVE_TRADE:
      trade (state, family, move->args[0], events);
      return;
    case NW_MOVE_COUNCIL:
      state->mp = 0;
      nw_push (state, NW_TASK_ROLL, NW_ROLL_COUNCIL, family, 0, 0);
      return;
    case NW_MOVE_RAID:
      raid (state, family, (NwTarget) move->args[0]);
      return;
    default:
      g_assert_not_reached ();
    }
}

/* Passage of Time */

static void
age (NwState *state, const OxbowMove *move, OxbowEvents *events)
{
  int who = move->args[0], person = move->args[1], to = move->args[2];
  if (who == NW_FAMILIES)
    state->passage[person]--;
  else
    state->families[who].people[person] = 0;
  state->passage[to]++;
  oxbow_events_add (events, NW_EVENT_PERSON, who, to, NW_TO_PASSAGE);
}

static void
join (NwState *state, int family, int person, OxbowEvents *events)
{
  state->passage[person]--;
  state->families[family].people[person] = 1;
  oxbow_events_add (events, NW_EVENT_PERSON, NW_TO_PASSAGE, person, family);
}

static void
found (NwState *state, const OxbowMove *move, OxbowEvents *events)
{
  int family = move->args[0];
  state->families[family] = (NwFamily) { .in = 1, .place = NW_NOWHERE };
  join (state, family, move->args[1], events);
  nw_send (state, family, nw_spot_of (state, move->args[2]), events);
}

static void
take_marked (NwState *state, OxbowEvents *events)
{
  for (int spot = 0; spot < NW_SPOTS; spot++)
    if (state->marked[spot])
      {
        state->marked[spot] = 0;
        nw_corn_to_store (state, spot, events);
      }
}

static void
feed (NwState *state, const OxbowMove *move, OxbowEvents *events)
{
  int a = move->args[0], b = move->args[1], fed = 1;
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_EAT_SHEEP:
      state->sheep--;
      oxbow_events_add (events, NW_EVENT_ANIMAL, 1, NW_TO_RESOURCES, NW_TO_OUT);
      fed = nw_level (state, NW_HUSBANDRY) >= 3 ? 5 : 4;
      break;
    case NW_MOVE_EAT_CORN:
      state->corn_held[b]--;
      state->corn_cup[b]++;
      fed = b + (nw_level (state, NW_FARMING) >= 3);
      break;
    case NW_MOVE_STARVE:
      nw_person_lost (state, a, (NwPerson) b, events);
      break;
    default:
      state->elders[b - 1]--;
      oxbow_events_add (events, NW_EVENT_ELDER, b, 0);
    }
  state->unfed = (int16_t) (state->unfed - fed);
}

static void
do_passage (NwState *state, NwTask task, const OxbowMove *move, OxbowEvents *events)
{
  if (move->verb == NW_MOVE_DONE)
    {
      if (task.kind == NW_ASK_REAP)
        take_marked (state, events);
      return;
    }
  nw_stay (state, task);
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_AGE:
      age (state, move, events);
      return;
    case NW_MOVE_JOIN:
      join (state, move->args[0], move->args[1], events);
      return;
    case NW_MOVE_FOUND:
      found (state, move, events);
      return;
    case NW_MOVE_SEAT:
      state->passage[NW_ELDER]--;
      state->elders[0]++;
      state->new_elders++;
      return;
    case NW_MOVE_REAP:
      state->marked[nw_spot_of (state, move->args[0])] = 1;
      return;
    default:
      feed (state, move, events);
    }
}

static void
do_operation (NwState *state, NwTask task, const OxbowMove *move, OxbowEvents *events)
{
  if (task.kind == NW_ASK_ELDER)
    {
      use_elder (state, move, events);
      return;
    }
  if (move->verb == NW_MOVE_DONE && task.kind == NW_ASK_ACTIONS)
    state->acting = -1;
  if (move->verb == NW_MOVE_DONE || move->verb == NW_MOVE_REST)
    return;
  nw_stay (state, task);
  if (move->verb == NW_MOVE_ACTIVATE)
    activate (state, move->args[0]);
  else if (task.kind == NW_ASK_ACT)
    do_act (state, move, events);
  else
    nw_do_planning (state, move, events);
}

void
nw_do_move (NwState *state, NwTask task, const OxbowMove *move, OxbowEvents *events)
{
  switch ((NwTaskKind) task.kind)
    {
    case NW_ASK_PLAN:
    case NW_ASK_ELDER:
    case NW_ASK_ACTIONS:
    case NW_ASK_ACT:
      do_operation (state, task, move, events);
      return;
    case NW_ASK_AGE:
    case NW_ASK_JOIN:
    case NW_ASK_REAP:
    case NW_ASK_FEED:
      do_passage (state, task, move, events);
      return;
    case NW_ASK_FLIP:
    case NW_ASK_CANCEL:
    case NW_ASK_REROLL:
    case NW_ASK_REDRAW:
    case NW_ASK_MEDICINE:
      nw_do_interrupt (state, task, move, events);
      return;
    case NW_ASK_REACT:
    case NW_ASK_HIT:
    case NW_ASK_RETURN:
    case NW_ASK_TRIBAL_EVADE:
    case NW_ASK_FLEE:
    case NW_ASK_CAPTIVE:
    case NW_ASK_SOLDIERS:
    case NW_ASK_TAKE:
      nw_do_defence (state, task, move, events);
      return;
    default:
      do_cards (state, task, move, events);
    }
}
