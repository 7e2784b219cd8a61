/* battle.c: raids of the Diné, and battles (NW-6.9 to NW-6.12)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

void
nw_raid_cube (NwState *state, int family, NwTarget target)
{
  int colour = nw_draw (state, state->cubes[NW_BAG], NW_COLOURS);
  if (colour < 0)
    return;
  state->cubes[NW_BAG][colour]--;
  state->cube = (int8_t) colour;
  bool unwelcome = colour == NW_RED || colour == NW_GREEN || colour == NW_BLUE;
  nw_push (state, unwelcome && nw_may_pay_redraw (state, family) ? NW_ASK_REDRAW : NW_TASK_RAID_DO, family, target, 0,
           0);
}

static int
hits_needed (const NwState *state, int territory, NwTarget target)
{
  if (target == NW_RAID_FORT)
    return territory == 5 ? 3 : 5;
  return (target == NW_RAID_MISSION ? state->mission[territory] : state->rancho[territory]) == 1 ? 2 : 1;
}

static void
strike (NwState *state, int family, NwTarget target, int colour, OxbowEvents *events)
{
  int territory = nw_territory (state, family);
  state->hits = (int16_t) (state->hits + (colour == NW_YELLOW ? 2 : 1));
  if (state->hits < hits_needed (state, territory, target))
    {
      nw_push (state, NW_TASK_RAID_CUBE, family, target, 0, 0);
      return;
    }
  state->hits = 0;
  nw_change_ferocity (state, family, 1);
  if (target == NW_RAID_FORT)
    {
      state->fort[territory] = 0;
      oxbow_events_add (events, NW_EVENT_OUTPOST, territory, 1, 0);
      nw_track_add (state, NW_TRACK_MORALE, -2, events);
      nw_track_add (state, NW_TRACK_EFEROCITY, 2, events);
      return;
    }
  bool mission = target == NW_RAID_MISSION;
  nw_track_add (state, NW_TRACK_CULTURE, 1, events);
  nw_set_outpost (state, mission, territory, (mission ? state->mission : state->rancho)[territory] - 1, events);
}

static void
take_loot (NwState *state, int family, int colour, OxbowEvents *events)
{
  nw_change_ferocity (state, family, 1);
  if (colour == NW_BLACK)
    nw_passage_add (state, NW_CHILD, events);
  else if (colour == NW_BROWN)
    nw_gain_horse (state, events);
  else if (colour == NW_WHITE)
    nw_gain_sheep (state, events);
  else
    NW_PUSH (state, NW_ASK_TAKE);
}

void
nw_raid_do (NwState *state, int family, NwTarget target, OxbowEvents *events)
{
  int colour = state->cube;
  static const uint8_t groups[NW_COLOURS] = { NW_RAIDED, NW_RAIDED, NW_SUBJUGATION, NW_RAIDED, NW_RAIDED, NW_BAG,
                                              NW_BAG };
  state->cube = -1;
  state->cubes[groups[colour]][colour]++;
  oxbow_events_add (events, NW_EVENT_CUBE, colour, NW_BAG, groups[colour]);
  if (colour == NW_RED)
    {
      nw_check_subjugation (state, events);
      nw_push (state, NW_TASK_RAID_CUBE, family, target, 0, 0);
    }
  else if (colour == NW_GREEN || colour == NW_BLUE)
    nw_push (state, NW_ASK_SOLDIERS, family, target, colour, 0);
  else if (target == NW_RAID_NM)
    take_loot (state, family, colour, events);
  else
    strike (state, family, target, colour, events);
}

void
nw_battle (NwState *state, int family, int cause, bool guns, OxbowEvents *events)
{
  state->dice[0] = (uint8_t) nw_die (state, family, events);
  state->dice[1] = (uint8_t) nw_die (state, NW_WHO_ENEMY, events);
  if (nw_battle_outcome (state, family, cause, guns) != NW_MFV && nw_may_pay_reroll (state))
    nw_push (state, NW_ASK_REROLL, NW_ROLL_BATTLE, family, cause, guns);
  else
    nw_push (state, NW_TASK_BATTLE_END, family, cause, guns, 0);
}

/* NW-2.10: what is not to be had gives way to the next */
static void
take_spoils (NwState *state, int family, OxbowEvents *events)
{
  int die = nw_die (state, family, events);
  if (die == 6 && state->firearms_pool > 0)
    {
      state->firearms_pool--;
      state->firearms++;
      return;
    }
  if (die >= 4 && nw_n_horses (state) < NW_MAX_ANIMALS)
    {
      state->passage_horses++;
      oxbow_events_add (events, NW_EVENT_ANIMAL, 0, NW_TO_OUT, NW_TO_PASSAGE);
      return;
    }
  if (die >= 2 && state->goods_pool > 0)
    nw_gain_goods (state, 1, events);
  else
    nw_passage_add (state, NW_MAN, events);
}

static NwTrack
tribal_track (const NwState *state)
{
  return nw_setup (state)->tribal_culture ? NW_TRACK_CULTURE : NW_TRACK_MILITARY;
}

static void
win (NwState *state, int family, int cause, bool major, OxbowEvents *events)
{
  bool spoils = major || nw_level (state, NW_WARRIORS) >= 2 || nw_setup (state)->spoils_on_victory;
  nw_change_ferocity (state, family, 1);
  if (nw_cause_is_tribe (cause))
    nw_track_add (state, tribal_track (state), 1, events);
  else
    {
      nw_track_add (state, NW_TRACK_MORALE, -1, events);
      nw_track_add (state, NW_TRACK_EFEROCITY, major ? 2 : 1, events);
    }
  if (nw_cause_is_field (cause))
    nw_send (state, family, NW_ESCAPE + nw_territory (state, family), events);
  if (spoils)
    take_spoils (state, family, events);
  if (cause == NW_FOR_AMBUSH)
    nw_clear_raid (state);
  if (cause >= NW_FOR_WAR && cause < NW_FOR_LOOT)
    nw_swap_rows (state, (cause - NW_FOR_WAR) / 2, (nw_die (state, family, events) - 1) / 2, events);
}

static void
slip_away (NwState *state, int family, OxbowEvents *events)
{
  int territory = nw_territory (state, family);
  for (int area = nw_area (state, family) + 1; area <= NW_AREAS && territory <= NW_TRACKS; area++)
    if (state->raid[nw_spot (territory, area)] == 0)
      {
        nw_arrive (state, family, nw_spot (territory, area), events);
        return;
      }
  nw_send (state, family, NW_ESCAPE + territory, events);
}

static void
lose_man_and_horse (NwState *state, int family, OxbowEvents *events)
{
  nw_person_lost (state, family, NW_MAN, events);
  if (state->families[family].horse)
    oxbow_events_add (events, NW_EVENT_ANIMAL, 0, family, NW_TO_OUT);
  state->families[family].horse = 0;
  state->families[family].ferocity = 0;
}

static void
draw_apart (NwState *state, int family, OxbowEvents *events)
{
  nw_person_to_passage (state, family, NW_MAN, events);
  if (state->families[family].horse)
    {
      state->passage_horses++;
      oxbow_events_add (events, NW_EVENT_ANIMAL, 0, family, NW_TO_PASSAGE);
    }
  state->families[family].horse = 0;
  state->families[family].ferocity = 0;
}

static void
be_beaten (NwState *state, int family, int cause, bool major, OxbowEvents *events)
{
  lose_man_and_horse (state, family, events);
  if (nw_cause_is_tribe (cause))
    nw_lose (state, tribal_track (state), 1, events);
  else
    {
      nw_track_add (state, NW_TRACK_MORALE, 1, events);
      nw_track_add (state, NW_TRACK_EFEROCITY, major ? -2 : -1, events);
    }
  if (nw_cause_is_field (cause))
    nw_send (state, family, NW_CAUGHT + nw_territory (state, family), events);
  if (major)
    nw_person_to_passage (state, family, state->families[family].people[NW_CHILD] ? NW_CHILD : NW_WOMAN, events);
}

static void
carry_out (NwState *state, int family, int cause, NwOutcome outcome, OxbowEvents *events)
{
  switch (outcome)
    {
    case NW_MFV:
    case NW_FV:
      win (state, family, cause, outcome == NW_MFV, events);
      return;
    case NW_FE:
      slip_away (state, family, events);
      return;
    case NW_RGD:
    case NW_TTD:
      if (outcome == NW_RGD)
        draw_apart (state, family, events);
      else
        lose_man_and_horse (state, family, events);
      if (nw_cause_is_field (cause))
        nw_send (state, family, NW_ESCAPE + nw_territory (state, family), events);
      return;
    case NW_EV:
    case NW_MEV:
      be_beaten (state, family, cause, outcome == NW_MEV, events);
      return;
    }
  g_assert_not_reached ();
}

void
nw_battle_end (NwState *state, int family, int cause, bool guns, OxbowEvents *events)
{
  const NwFamily *at = &state->families[family];
  NwOutcome outcome = nw_battle_outcome (state, family, cause, guns);
  oxbow_events_add (events, NW_EVENT_BATTLE, family, (int) outcome);
  carry_out (state, family, cause, outcome, events);
  nw_leave_if_empty (state, family, events);
  if (at->place == NW_CAUGHT + NW_CANYON)
    nw_push (state, NW_ASK_CAPTIVE, family, 0, 0, 0);
  if (cause == NW_FOR_LOOT + NW_RAID_FORT && at->in && at->people[NW_MAN])
    nw_push (state, NW_TASK_RAID_CUBE, family, NW_RAID_FORT, 0, 0);
}
