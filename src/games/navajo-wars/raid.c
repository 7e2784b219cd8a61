/* raid.c: raids of the enemy and of the tribes (NW-6.6, NW-6.7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

#include <string.h>

void
nw_raid (NwState *state, int n, OxbowEvents *events)
{
  int left = n + (state->period == NW_AMERICAN ? 2 : 0);
  for (int family = 0; family < NW_FAMILIES; family++)
    left += state->families[family].ferocity;
  state->raid_left = (int16_t) left;
  state->raid_last = NW_NOWHERE;
  state->touched = 0;
  nw_clear_raid (state);
  NW_PUSH (state, NW_TASK_RAID_END);
  NW_PUSH (state, NW_TASK_RAID_RESOLVE);
  NW_PUSH (state, NW_TASK_RAID_PLACE);
  NW_PUSH (state, NW_ASK_REACT);
}

void
nw_raid_place (NwState *state, OxbowEvents *events)
{
  int spot = state->raid_left > 0 ? nw_next_raid_spot (state) : NW_NOWHERE;
  int need = spot != NW_NOWHERE ? nw_raid_need (state, spot) : 0;
  if (spot == NW_NOWHERE || need > state->raid_left)
    return;
  state->raid_left = (int16_t) (state->raid_left - need);
  state->raid[spot] = (uint8_t) need;
  state->raid_last = (int8_t) spot;
  oxbow_events_add (events, NW_EVENT_RAID, nw_cell_of (state, spot), need);
  nw_corn_to_cup (state, spot, events);
  if (nw_has_family (state, nw_spot_territory (spot)))
    state->touched |= (uint8_t) (1 << nw_spot_territory (spot));
  NW_PUSH (state, NW_TASK_RAID_PLACE);
  NW_PUSH (state, NW_ASK_REACT);
}

void
nw_raid_resolve (NwState *state)
{
  for (int family = NW_FAMILIES - 1; family >= 0; family--)
    if (nw_on_map (&state->families[family]) && state->raid[state->families[family].place] > 0)
      nw_push (state, NW_ASK_HIT, family, NW_HIT_RAID, 0, 0);
}

static bool
has_counter (const NwState *state, int territory)
{
  for (int area = 1; area <= NW_AREAS; area++)
    if (state->raid[nw_spot (territory, area)] > 0)
      return true;
  return false;
}

static void
clear_harass (NwState *state)
{
  for (int spot = 0; spot < NW_SPOTS; spot++)
    {
      state->harass_pool = (int16_t) (state->harass_pool + state->harass[spot]);
      state->harass[spot] = 0;
    }
}

void
nw_raid_end (NwState *state, OxbowEvents *events)
{
  const uint8_t *own = state->period == NW_SPANISH ? state->mission : state->rancho;
  int left = state->raid_left, n_caught = 0;
  for (int t = 1; t <= NW_TRACKS; t++)
    if (has_counter (state, t) && own[t] == 0 && !nw_has_family (state, t))
      nw_new_outpost (state, t, events);
  nw_clear_raid (state);
  state->raid_left = 0;
  state->raid_last = NW_NOWHERE;
  clear_harass (state);
  for (int family = 0; family < NW_FAMILIES; family++)
    {
      const NwFamily *at = &state->families[family];
      n_caught += at->in && at->place >= NW_CAUGHT && at->place < NW_ESCAPE;
    }
  nw_track_add (state, NW_TRACK_MORALE, n_caught > 0 ? n_caught : -1, events);
  NW_PUSH (state, NW_TASK_RAID_RETURN);
  if (left > 0)
    nw_push (state, NW_TASK_SUBVERT, left, 0, 0, 0);
  if (state->touched == 0)
    NW_PUSH (state, NW_TASK_BUILD);
}

void
nw_raid_return (NwState *state)
{
  for (int family = NW_FAMILIES - 1; family >= 0; family--)
    if (state->families[family].in && !nw_is_spot (state->families[family].place))
      nw_push (state, NW_ASK_RETURN, family, 0, 0, 0);
}

/* Raids of the tribes */

void
nw_tribal (NwState *state, NwHit hit, OxbowEvents *events)
{
  nw_clear_raid (state);
  state->raid_last = NW_NOWHERE;
  for (int family = 0; family < NW_FAMILIES; family++)
    {
      if (!state->families[family].in)
        continue;
      int t = nw_die (state, NW_WHO_ENEMY, events), area = 1;
      while (area <= NW_AREAS && state->raid[nw_spot (t, area)] > 0)
        area++;
      if (area > NW_AREAS)
        continue;
      state->raid[nw_spot (t, area)] = 1;
      oxbow_events_add (events, NW_EVENT_RAID, nw_cell_of (state, nw_spot (t, area)), 1);
    }
  NW_PUSH (state, NW_TASK_TRIBAL_END);
  nw_push (state, NW_TASK_TRIBAL_CONDUCT, hit, 0, 0, 0);
  NW_PUSH (state, NW_ASK_TRIBAL_EVADE);
}

void
nw_tribal_conduct (NwState *state, NwHit hit)
{
  for (int family = NW_FAMILIES - 1; family >= 0 && hit == NW_HIT_CARSON; family--)
    if (nw_on_map (&state->families[family]) && !nw_is_track (state->families[family].place))
      nw_push (state, NW_TASK_TRIBAL_HIT, family, hit, 0, 0);
  for (int t = NW_TRACKS; t >= 1; t--)
    for (int family = NW_FAMILIES - 1; family >= 0 && has_counter (state, t); family--)
      if (nw_on_map (&state->families[family]) && nw_territory (state, family) == t)
        nw_push (state, NW_TASK_TRIBAL_HIT, family, hit, 0, 0);
}

/* NW-6.7 "Lose resources": one of each kind held */
static void
lose_resources (NwState *state, OxbowEvents *events)
{
  int value = 1;
  if (state->horses > 0)
    {
      state->horses--;
      oxbow_events_add (events, NW_EVENT_ANIMAL, 0, NW_TO_RESOURCES, NW_TO_OUT);
    }
  if (state->sheep > 0)
    {
      state->sheep--;
      oxbow_events_add (events, NW_EVENT_ANIMAL, 1, NW_TO_RESOURCES, NW_TO_OUT);
    }
  if (nw_goods_held (state) > 0)
    nw_pay_goods (state, 1, events);
  if (state->firearms > 0)
    nw_use_firearms (state);
  if (state->fortunes > 0)
    {
      state->fortunes--;
      state->intruder_cup[NW_FORTUNE]++;
    }
  while (value <= NW_CORN && state->corn_held[value] == 0)
    value++;
  if (value <= NW_CORN)
    {
      state->corn_held[value]--;
      state->corn_cup[value]++;
    }
}

/* What is added to the die: how deep the raiders are, and who they are. */
static int
reach (const NwState *state, int family, NwHit hit)
{
  int territory = nw_territory (state, family), deepest = 1;
  bool track = territory <= NW_TRACKS;
  for (int area = 1; area <= NW_AREAS && track; area++)
    if (state->raid[nw_spot (territory, area)] > 0)
      deepest = area;
  int m = deepest - 1 + (hit == NW_HIT_COMANCHE ? 1 : 0);
  if (hit != NW_HIT_CARSON)
    return m;
  m += 3;
  if (track)
    m += (state->fort[territory] ? 2 : 0) + MAX (state->mission[territory], state->rancho[territory]);
  return m;
}

void
nw_tribal_hit (NwState *state, int family, NwHit hit, OxbowEvents *events)
{
  if (!nw_on_map (&state->families[family]))
    return;
  int die = nw_die (state, NW_WHO_ENEMY, events);
  if (die != 6 && (die == 1 || die + reach (state, family, hit) < nw_area (state, family)))
    return;
  lose_resources (state, events);
  nw_push (state, NW_ASK_HIT, family, hit, 0, 0);
}

void
nw_tribal_end (NwState *state)
{
  nw_clear_raid (state);
  NW_PUSH (state, NW_TASK_RAID_RETURN);
}
