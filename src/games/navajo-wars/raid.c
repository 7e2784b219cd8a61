/* raid.c: raids of the enemy and of the tribes (NW-6.6, NW-6.7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

#include <string.h>

void
navajo_wars_raid (NavajoWarsState *state, int n, OxbowEvents *events)
{
  int left = n + (state->period == NAVAJO_WARS_AMERICAN ? 2 : 0);
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    left += state->families[family].ferocity;
  state->raid_left = (int16_t) left;
  state->raid_last = NAVAJO_WARS_NOWHERE;
  state->touched = 0;
  navajo_wars_clear_raid (state);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_RAID_END);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_RAID_RESOLVE);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_RAID_PLACE);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_REACT);
}

void
navajo_wars_raid_place (NavajoWarsState *state, OxbowEvents *events)
{
  int spot = state->raid_left > 0 ? navajo_wars_next_raid_spot (state) : NAVAJO_WARS_NOWHERE;
  int need = spot != NAVAJO_WARS_NOWHERE ? navajo_wars_raid_need (state, spot) : 0;
  if (spot == NAVAJO_WARS_NOWHERE || need > state->raid_left)
    return;
  state->raid_left = (int16_t) (state->raid_left - need);
  state->raid[spot] = (uint8_t) need;
  state->raid_last = (int8_t) spot;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_RAID, navajo_wars_cell_of (state, spot), need);
  navajo_wars_corn_to_cup (state, spot, events);
  if (navajo_wars_has_family (state, navajo_wars_spot_territory (spot)))
    state->touched |= (uint8_t) (1 << navajo_wars_spot_territory (spot));
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_RAID_PLACE);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_REACT);
}

void
navajo_wars_raid_resolve (NavajoWarsState *state)
{
  for (int family = NAVAJO_WARS_FAMILIES - 1; family >= 0; family--)
    if (navajo_wars_on_map (&state->families[family]) && state->raid[state->families[family].place] > 0)
      navajo_wars_push (state, NAVAJO_WARS_ASK_HIT, family, NAVAJO_WARS_HIT_RAID, 0, 0);
}

static bool
has_counter (const NavajoWarsState *state, int territory)
{
  for (int area = 1; area <= NAVAJO_WARS_AREAS; area++)
    if (state->raid[navajo_wars_spot (territory, area)] > 0)
      return true;
  return false;
}

static void
clear_harass (NavajoWarsState *state)
{
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    {
      state->harass_pool = (int16_t) (state->harass_pool + state->harass[spot]);
      state->harass[spot] = 0;
    }
}

void
navajo_wars_raid_end (NavajoWarsState *state, OxbowEvents *events)
{
  const uint8_t *own = state->period == NAVAJO_WARS_SPANISH ? state->mission : state->rancho;
  int left = state->raid_left, n_caught = 0;
  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    if (has_counter (state, t) && own[t] == 0 && !navajo_wars_has_family (state, t))
      navajo_wars_new_outpost (state, t, events);
  navajo_wars_clear_raid (state);
  state->raid_left = 0;
  state->raid_last = NAVAJO_WARS_NOWHERE;
  clear_harass (state);
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    {
      const NavajoWarsFamily *at = &state->families[family];
      n_caught += at->in && at->place >= NAVAJO_WARS_CAUGHT && at->place < NAVAJO_WARS_ESCAPE;
    }
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, n_caught > 0 ? n_caught : -1, events);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_RAID_RETURN);
  if (left > 0)
    navajo_wars_push (state, NAVAJO_WARS_TASK_SUBVERT, left, 0, 0, 0);
  if (state->touched == 0)
    NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_BUILD);
}

void
navajo_wars_raid_return (NavajoWarsState *state)
{
  for (int family = NAVAJO_WARS_FAMILIES - 1; family >= 0; family--)
    if (state->families[family].in && !navajo_wars_is_spot (state->families[family].place))
      navajo_wars_push (state, NAVAJO_WARS_ASK_RETURN, family, 0, 0, 0);
}

/* Raids of the tribes */

void
navajo_wars_tribal (NavajoWarsState *state, NavajoWarsHit hit, OxbowEvents *events)
{
  navajo_wars_clear_raid (state);
  state->raid_last = NAVAJO_WARS_NOWHERE;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    {
      if (!state->families[family].in)
        continue;
      int t = navajo_wars_die (state, NAVAJO_WARS_WHO_ENEMY, events), area = 1;
      while (area <= NAVAJO_WARS_AREAS && state->raid[navajo_wars_spot (t, area)] > 0)
        area++;
      if (area > NAVAJO_WARS_AREAS)
        continue;
      state->raid[navajo_wars_spot (t, area)] = 1;
      oxbow_events_add (events, NAVAJO_WARS_EVENT_RAID, navajo_wars_cell_of (state, navajo_wars_spot (t, area)), 1);
    }
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_TRIBAL_END);
  navajo_wars_push (state, NAVAJO_WARS_TASK_TRIBAL_CONDUCT, hit, 0, 0, 0);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_TRIBAL_EVADE);
}

void
navajo_wars_tribal_conduct (NavajoWarsState *state, NavajoWarsHit hit)
{
  for (int family = NAVAJO_WARS_FAMILIES - 1; family >= 0 && hit == NAVAJO_WARS_HIT_CARSON; family--)
    if (navajo_wars_on_map (&state->families[family]) && !navajo_wars_is_track (state->families[family].place))
      navajo_wars_push (state, NAVAJO_WARS_TASK_TRIBAL_HIT, family, hit, 0, 0);
  for (int t = NAVAJO_WARS_TRACKS; t >= 1; t--)
    for (int family = NAVAJO_WARS_FAMILIES - 1; family >= 0 && has_counter (state, t); family--)
      if (navajo_wars_on_map (&state->families[family]) && navajo_wars_territory (state, family) == t)
        navajo_wars_push (state, NAVAJO_WARS_TASK_TRIBAL_HIT, family, hit, 0, 0);
}

/* NW-6.7 "Lose resources": one of each kind held */
static void
lose_resources (NavajoWarsState *state, OxbowEvents *events)
{
  int value = 1;
  if (state->horses > 0)
    {
      state->horses--;
      oxbow_events_add (events, NAVAJO_WARS_EVENT_ANIMAL, 0, NAVAJO_WARS_TO_RESOURCES, NAVAJO_WARS_TO_OUT);
    }
  if (state->sheep > 0)
    {
      state->sheep--;
      oxbow_events_add (events, NAVAJO_WARS_EVENT_ANIMAL, 1, NAVAJO_WARS_TO_RESOURCES, NAVAJO_WARS_TO_OUT);
    }
  if (navajo_wars_goods_held (state) > 0)
    navajo_wars_pay_goods (state, 1, events);
  if (state->firearms > 0)
    navajo_wars_use_firearms (state);
  if (state->fortunes > 0)
    {
      state->fortunes--;
      state->intruder_cup[NAVAJO_WARS_FORTUNE]++;
    }
  while (value <= NAVAJO_WARS_CORN && state->corn_held[value] == 0)
    value++;
  if (value <= NAVAJO_WARS_CORN)
    {
      state->corn_held[value]--;
      state->corn_cup[value]++;
    }
}

/* What is added to the die: how deep the raiders are, and who they are. */
static int
reach (const NavajoWarsState *state, int family, NavajoWarsHit hit)
{
  int territory = navajo_wars_territory (state, family), deepest = 1;
  bool track = territory <= NAVAJO_WARS_TRACKS;
  for (int area = 1; area <= NAVAJO_WARS_AREAS && track; area++)
    if (state->raid[navajo_wars_spot (territory, area)] > 0)
      deepest = area;
  int m = deepest - 1 + (hit == NAVAJO_WARS_HIT_COMANCHE ? 1 : 0);
  if (hit != NAVAJO_WARS_HIT_CARSON)
    return m;
  m += 3;
  if (track)
    m += (state->fort[territory] ? 2 : 0) + MAX (state->mission[territory], state->rancho[territory]);
  return m;
}

void
navajo_wars_tribal_hit (NavajoWarsState *state, int family, NavajoWarsHit hit, OxbowEvents *events)
{
  if (!navajo_wars_on_map (&state->families[family]))
    return;
  int die = navajo_wars_die (state, NAVAJO_WARS_WHO_ENEMY, events);
  if (die != 6 && (die == 1 || die + reach (state, family, hit) < navajo_wars_area (state, family)))
    return;
  lose_resources (state, events);
  navajo_wars_push (state, NAVAJO_WARS_ASK_HIT, family, hit, 0, 0);
}

void
navajo_wars_tribal_end (NavajoWarsState *state)
{
  navajo_wars_clear_raid (state);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_RAID_RETURN);
}
