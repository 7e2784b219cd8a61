/* battle.c: raids of the Diné, and battles (NW-6.9 to NW-6.12)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

void
navajo_wars_raid_cube (NavajoWarsState *state, int family, NavajoWarsTarget target)
{
  int colour = navajo_wars_draw (state, state->cubes[NAVAJO_WARS_BAG], NAVAJO_WARS_COLOURS);
  if (colour < 0)
    return;
  state->cubes[NAVAJO_WARS_BAG][colour]--;
  state->cube = (int8_t) colour;
  bool unwelcome = colour == NAVAJO_WARS_RED || colour == NAVAJO_WARS_GREEN || colour == NAVAJO_WARS_BLUE;
  navajo_wars_push (state,
                    unwelcome && navajo_wars_may_pay_redraw (state, family) ? NAVAJO_WARS_ASK_REDRAW
                    : NAVAJO_WARS_TASK_RAID_DO, family, target, 0,
                    0);
}

static int
hits_needed (const NavajoWarsState *state, int territory, NavajoWarsTarget target)
{
  if (target == NAVAJO_WARS_RAID_FORT)
    return territory == 5 ? 3 : 5;
  return (target == NAVAJO_WARS_RAID_MISSION ? state->mission[territory] : state->rancho[territory]) == 1 ? 2 : 1;
}

static void
strike (NavajoWarsState *state, int family, NavajoWarsTarget target, int colour, OxbowEvents *events)
{
  int territory = navajo_wars_territory (state, family);
  state->hits = (int16_t) (state->hits + (colour == NAVAJO_WARS_YELLOW ? 2 : 1));
  if (state->hits < hits_needed (state, territory, target))
    {
      navajo_wars_push (state, NAVAJO_WARS_TASK_RAID_CUBE, family, target, 0, 0);
      return;
    }
  state->hits = 0;
  navajo_wars_change_ferocity (state, family, 1);
  if (target == NAVAJO_WARS_RAID_FORT)
    {
      state->fort[territory] = 0;
      oxbow_events_add (events, NAVAJO_WARS_EVENT_OUTPOST, territory, 1, 0);
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, -2, events);
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_EFEROCITY, 2, events);
      return;
    }
  bool mission = target == NAVAJO_WARS_RAID_MISSION;
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_CULTURE, 1, events);
  navajo_wars_set_outpost (state, mission, territory, (mission ? state->mission : state->rancho)[territory] - 1,
                           events);
}

static void
take_loot (NavajoWarsState *state, int family, int colour, OxbowEvents *events)
{
  navajo_wars_change_ferocity (state, family, 1);
  if (colour == NAVAJO_WARS_BLACK)
    navajo_wars_passage_add (state, NAVAJO_WARS_CHILD, events);
  else if (colour == NAVAJO_WARS_BROWN)
    navajo_wars_gain_horse (state, events);
  else if (colour == NAVAJO_WARS_WHITE)
    navajo_wars_gain_sheep (state, events);
  else
    NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_TAKE);
}

void
navajo_wars_raid_do (NavajoWarsState *state, int family, NavajoWarsTarget target, OxbowEvents *events)
{
  int colour = state->cube;
  static const uint8_t groups[NAVAJO_WARS_COLOURS] = { NAVAJO_WARS_RAIDED, NAVAJO_WARS_RAIDED, NAVAJO_WARS_SUBJUGATION,
                                                       NAVAJO_WARS_RAIDED, NAVAJO_WARS_RAIDED, NAVAJO_WARS_BAG,
                                                       NAVAJO_WARS_BAG };
  state->cube = -1;
  state->cubes[groups[colour]][colour]++;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_CUBE, colour, NAVAJO_WARS_BAG, groups[colour]);
  if (colour == NAVAJO_WARS_RED)
    {
      navajo_wars_check_subjugation (state, events);
      navajo_wars_push (state, NAVAJO_WARS_TASK_RAID_CUBE, family, target, 0, 0);
    }
  else if (colour == NAVAJO_WARS_GREEN || colour == NAVAJO_WARS_BLUE)
    navajo_wars_push (state, NAVAJO_WARS_ASK_SOLDIERS, family, target, colour, 0);
  else if (target == NAVAJO_WARS_RAID_NM)
    take_loot (state, family, colour, events);
  else
    strike (state, family, target, colour, events);
}

void
navajo_wars_battle (NavajoWarsState *state, int family, int cause, bool guns, OxbowEvents *events)
{
  state->dice[0] = (uint8_t) navajo_wars_die (state, family, events);
  state->dice[1] = (uint8_t) navajo_wars_die (state, NAVAJO_WARS_WHO_ENEMY, events);
  if (navajo_wars_battle_outcome (state, family, cause, guns) != NAVAJO_WARS_MFV && navajo_wars_may_pay_reroll (state))
    navajo_wars_push (state, NAVAJO_WARS_ASK_REROLL, NAVAJO_WARS_ROLL_BATTLE, family, cause, guns);
  else
    navajo_wars_push (state, NAVAJO_WARS_TASK_BATTLE_END, family, cause, guns, 0);
}

/* NW-2.10: what is not to be had gives way to the next */
static void
take_spoils (NavajoWarsState *state, int family, OxbowEvents *events)
{
  int die = navajo_wars_die (state, family, events);
  if (die == 6 && state->firearms_pool > 0)
    {
      state->firearms_pool--;
      state->firearms++;
      return;
    }
  if (die >= 4 && navajo_wars_n_horses (state) < NAVAJO_WARS_MAX_ANIMALS)
    {
      state->passage_horses++;
      oxbow_events_add (events, NAVAJO_WARS_EVENT_ANIMAL, 0, NAVAJO_WARS_TO_OUT, NAVAJO_WARS_TO_PASSAGE);
      return;
    }
  if (die >= 2 && state->goods_pool > 0)
    navajo_wars_gain_goods (state, 1, events);
  else
    navajo_wars_passage_add (state, NAVAJO_WARS_MAN, events);
}

static NavajoWarsTrack
tribal_track (const NavajoWarsState *state)
{
  return navajo_wars_setup (state)->tribal_culture ? NAVAJO_WARS_TRACK_CULTURE : NAVAJO_WARS_TRACK_MILITARY;
}

static void
win (NavajoWarsState *state, int family, int cause, bool major, OxbowEvents *events)
{
  bool spoils = major || navajo_wars_level (state, NAVAJO_WARS_WARRIORS) >= 2
                || navajo_wars_setup (state)->spoils_on_victory;
  navajo_wars_change_ferocity (state, family, 1);
  if (navajo_wars_cause_is_tribe (cause))
    navajo_wars_track_add (state, tribal_track (state), 1, events);
  else
    {
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, -1, events);
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_EFEROCITY, major ? 2 : 1, events);
    }
  if (navajo_wars_cause_is_field (cause))
    navajo_wars_send (state, family, NAVAJO_WARS_ESCAPE + navajo_wars_territory (state, family), events);
  if (spoils)
    take_spoils (state, family, events);
  if (cause == NAVAJO_WARS_FOR_AMBUSH)
    navajo_wars_clear_raid (state);
  if (cause >= NAVAJO_WARS_FOR_WAR && cause < NAVAJO_WARS_FOR_LOOT)
    navajo_wars_swap_rows (state, (cause - NAVAJO_WARS_FOR_WAR) / 2, (navajo_wars_die (state, family, events) - 1) / 2,
                           events);
}

static void
slip_away (NavajoWarsState *state, int family, OxbowEvents *events)
{
  int territory = navajo_wars_territory (state, family);
  for (int area = navajo_wars_area (state, family) + 1; area <= NAVAJO_WARS_AREAS && territory <= NAVAJO_WARS_TRACKS;
       area++)
    if (state->raid[navajo_wars_spot (territory, area)] == 0)
      {
        navajo_wars_arrive (state, family, navajo_wars_spot (territory, area), events);
        return;
      }
  navajo_wars_send (state, family, NAVAJO_WARS_ESCAPE + territory, events);
}

static void
lose_man_and_horse (NavajoWarsState *state, int family, OxbowEvents *events)
{
  navajo_wars_person_lost (state, family, NAVAJO_WARS_MAN, events);
  if (state->families[family].horse)
    oxbow_events_add (events, NAVAJO_WARS_EVENT_ANIMAL, 0, family, NAVAJO_WARS_TO_OUT);
  state->families[family].horse = 0;
  state->families[family].ferocity = 0;
}

static void
draw_apart (NavajoWarsState *state, int family, OxbowEvents *events)
{
  navajo_wars_person_to_passage (state, family, NAVAJO_WARS_MAN, events);
  if (state->families[family].horse)
    {
      state->passage_horses++;
      oxbow_events_add (events, NAVAJO_WARS_EVENT_ANIMAL, 0, family, NAVAJO_WARS_TO_PASSAGE);
    }
  state->families[family].horse = 0;
  state->families[family].ferocity = 0;
}

static void
be_beaten (NavajoWarsState *state, int family, int cause, bool major, OxbowEvents *events)
{
  lose_man_and_horse (state, family, events);
  if (navajo_wars_cause_is_tribe (cause))
    navajo_wars_lose (state, tribal_track (state), 1, events);
  else
    {
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, 1, events);
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_EFEROCITY, major ? -2 : -1, events);
    }
  if (navajo_wars_cause_is_field (cause))
    navajo_wars_send (state, family, NAVAJO_WARS_CAUGHT + navajo_wars_territory (state, family), events);
  if (major)
    navajo_wars_person_to_passage (state, family,
                                   state->families[family].people[NAVAJO_WARS_CHILD] ? NAVAJO_WARS_CHILD
                                   : NAVAJO_WARS_WOMAN, events);
}

static void
carry_out (NavajoWarsState *state, int family, int cause, NavajoWarsOutcome outcome, OxbowEvents *events)
{
  switch (outcome)
    {
    case NAVAJO_WARS_MFV:
    case NAVAJO_WARS_FV:
      win (state, family, cause, outcome == NAVAJO_WARS_MFV, events);
      return;
    case NAVAJO_WARS_FE:
      slip_away (state, family, events);
      return;
    case NAVAJO_WARS_RGD:
    case NAVAJO_WARS_TTD:
      if (outcome == NAVAJO_WARS_RGD)
        draw_apart (state, family, events);
      else
        lose_man_and_horse (state, family, events);
      if (navajo_wars_cause_is_field (cause))
        navajo_wars_send (state, family, NAVAJO_WARS_ESCAPE + navajo_wars_territory (state, family), events);
      return;
    case NAVAJO_WARS_EV:
    case NAVAJO_WARS_MEV:
      be_beaten (state, family, cause, outcome == NAVAJO_WARS_MEV, events);
      return;
    }
  g_assert_not_reached ();
}

void
navajo_wars_battle_end (NavajoWarsState *state, int family, int cause, bool guns, OxbowEvents *events)
{
  const NavajoWarsFamily *at = &state->families[family];
  NavajoWarsOutcome outcome = navajo_wars_battle_outcome (state, family, cause, guns);
  oxbow_events_add (events, NAVAJO_WARS_EVENT_BATTLE, family, (int) outcome);
  carry_out (state, family, cause, outcome, events);
  navajo_wars_leave_if_empty (state, family, events);
  if (at->place == NAVAJO_WARS_CAUGHT + NAVAJO_WARS_CANYON)
    navajo_wars_push (state, NAVAJO_WARS_ASK_CAPTIVE, family, 0, 0, 0);
  if (cause == NAVAJO_WARS_FOR_LOOT + NAVAJO_WARS_RAID_FORT && at->in && at->people[NAVAJO_WARS_MAN])
    navajo_wars_push (state, NAVAJO_WARS_TASK_RAID_CUBE, family, NAVAJO_WARS_RAID_FORT, 0, 0);
}
