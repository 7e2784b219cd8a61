/* change.c: the small changes that all procedures are made of (NW-2.2a, 3.3, 3.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/change.h"

#include <string.h>

void
nw_push (NwState *state, int kind, int a, int b, int c, int d)
{
  g_assert (state->n_todo < NW_MAX_TASKS);
  state->todo[state->n_todo++] = (NwTask) { (uint8_t) kind, { (int8_t) a, (int8_t) b, (int8_t) c, (int8_t) d } };
}

/* Chance */

int
nw_die (NwState *state, int who, OxbowEvents *events)
{
  int die = oxbow_rng_die (&state->parent.rng);
  oxbow_events_add (events, NW_EVENT_ROLL, who, die);
  return die;
}

int
nw_draw (NwState *state, const uint8_t *counts, int n)
{
  int total = 0, kind = 0;
  for (int i = 0; i < n; i++)
    total += counts[i];
  if (total == 0)
    return -1;
  int r = (int) oxbow_rng_below (&state->parent.rng, (uint64_t) total);
  while (r >= counts[kind])
    r -= counts[kind++];
  return kind;
}

/* Tracks */

static int8_t *
track_of (NwState *state, NwTrack track)
{
  switch (track)
    {
    case NW_TRACK_AP:
      return &state->ap;
    case NW_TRACK_CULTURE:
      return &state->culture;
    case NW_TRACK_MILITARY:
      return &state->military;
    case NW_TRACK_MORALE:
      return &state->morale;
    case NW_TRACK_EFEROCITY:
      return &state->eferocity;
    case NW_TRACK_ENEMY_AP:
      return &state->enemy_ap;
    }
  g_assert_not_reached ();
}

void
nw_track_add (NwState *state, NwTrack track, int n, OxbowEvents *events)
{
  int8_t *value = track_of (state, track);
  int before = *value, most = track == NW_TRACK_EFEROCITY ? NW_MAX_EFEROCITY : NW_MAX_TRACK;
  *value = (int8_t) CLAMP (before + n, 0, most);
  if (*value != before)
    oxbow_events_add (events, NW_EVENT_TRACK, track, before, *value);
}

/* NW-3.3: what one track cannot give is taken twofold from the other */
void
nw_lose (NwState *state, NwTrack track, int n, OxbowEvents *events)
{
  int has = *track_of (state, track), taken = MIN (has, n);
  NwTrack other = track == NW_TRACK_CULTURE ? NW_TRACK_MILITARY : NW_TRACK_CULTURE;
  nw_track_add (state, track, -taken, events);
  nw_track_add (state, other, -2 * (n - taken), events);
}

/* Goods and animals */

void
nw_pay_goods (NwState *state, int n, OxbowEvents *events)
{
  int trade = MIN (n, state->trade);
  if (n <= 0)
    return;
  state->trade = (int16_t) (state->trade - trade);
  state->intruder_cup[NW_TRADE] = (uint8_t) (state->intruder_cup[NW_TRADE] + trade);
  state->goods = (int16_t) (state->goods - (n - trade));
  state->goods_pool = (int16_t) (state->goods_pool + (n - trade));
  oxbow_events_add (events, NW_EVENT_GOODS, -n);
}

void
nw_gain_goods (NwState *state, int n, OxbowEvents *events)
{
  n = MIN (n, state->goods_pool);
  if (n <= 0)
    return;
  state->goods = (int16_t) (state->goods + n);
  state->goods_pool = (int16_t) (state->goods_pool - n);
  oxbow_events_add (events, NW_EVENT_GOODS, n);
}

void
nw_gain_horse (NwState *state, OxbowEvents *events)
{
  if (nw_n_horses (state) >= NW_MAX_ANIMALS)
    return;
  state->horses++;
  oxbow_events_add (events, NW_EVENT_ANIMAL, 0, NW_TO_OUT, NW_TO_RESOURCES);
}

void
nw_gain_sheep (NwState *state, OxbowEvents *events)
{
  if (state->sheep >= NW_MAX_ANIMALS)
    return;
  state->sheep++;
  oxbow_events_add (events, NW_EVENT_ANIMAL, 1, NW_TO_OUT, NW_TO_RESOURCES);
}

void
nw_use_firearms (NwState *state)
{
  state->firearms--;
  state->firearms_pool++;
}

/* Families and people */

void
nw_change_ferocity (NwState *state, int family, int n)
{
  NwFamily *at = &state->families[family];
  at->ferocity = (uint8_t) (at->people[NW_MAN] ? CLAMP (at->ferocity + n, 0, 3) : 0);
}

void
nw_send (NwState *state, int family, int place, OxbowEvents *events)
{
  NwFamily *at = &state->families[family];
  oxbow_events_add (events, NW_EVENT_MOVE, family, nw_place_argument (state, at->place),
                    nw_place_argument (state, place));
  at->place = (int8_t) place;
}

void
nw_arrive (NwState *state, int family, int spot, OxbowEvents *events)
{
  nw_send (state, family, spot, events);
  if (state->intruders[spot])
    nw_push (state, NW_TASK_INTRUDER, family, spot, 0, 0);
}

void
nw_passage_add (NwState *state, NwPerson person, OxbowEvents *events)
{
  state->passage[person]++;
  oxbow_events_add (events, NW_EVENT_PERSON, NW_TO_OUT, person, NW_TO_PASSAGE);
}

void
nw_person_to_passage (NwState *state, int family, NwPerson person, OxbowEvents *events)
{
  NwFamily *at = &state->families[family];
  if (!at->people[person])
    return;
  at->people[person] = 0;
  state->passage[person]++;
  oxbow_events_add (events, NW_EVENT_PERSON, family, person, NW_TO_PASSAGE);
}

void
nw_person_lost (NwState *state, int family, NwPerson person, OxbowEvents *events)
{
  if (!state->families[family].people[person])
    return;
  state->families[family].people[person] = 0;
  oxbow_events_add (events, NW_EVENT_PERSON, family, person, NW_TO_OUT);
}

void
nw_family_leaves (NwState *state, int family, OxbowEvents *events)
{
  NwFamily *at = &state->families[family];
  state->horses = (int16_t) (state->horses + at->horse);
  *at = (NwFamily) { .place = NW_NOWHERE };
  if (state->manuelito == family)
    state->manuelito = -1;
  oxbow_events_add (events, NW_EVENT_FAMILY, family, 0);
}

bool
nw_leave_if_empty (NwState *state, int family, OxbowEvents *events)
{
  NwFamily *at = &state->families[family];
  if (!at->in)
    return false;
  if (!at->people[NW_MAN])
    at->ferocity = 0;
  if (at->people[NW_MAN] || at->people[NW_WOMAN])
    return false;
  nw_person_to_passage (state, family, NW_CHILD, events);
  nw_family_leaves (state, family, events);
  return true;
}

/* Corn */

void
nw_corn_to_cup (NwState *state, int spot, OxbowEvents *events)
{
  if (state->corn[spot] == 0)
    return;
  state->corn_cup[state->corn[spot]]++;
  state->corn[spot] = 0;
  oxbow_events_add (events, NW_EVENT_CORN, nw_cell_of (state, spot), 0);
}

void
nw_corn_to_store (NwState *state, int spot, OxbowEvents *events)
{
  if (state->corn[spot] == 0)
    return;
  oxbow_events_add (events, NW_EVENT_CORN, nw_cell_of (state, spot), state->corn[spot]);
  state->corn_held[state->corn[spot]]++;
  state->corn[spot] = 0;
}

/* Cubes and counters */

void
nw_move_cubes (NwState *state, NwColour colour, int n, NwGroup from, NwGroup to, OxbowEvents *events)
{
  state->cubes[from][colour] = (uint8_t) (state->cubes[from][colour] - n);
  state->cubes[to][colour] = (uint8_t) (state->cubes[to][colour] + n);
  for (int i = 0; i < n; i++)
    oxbow_events_add (events, NW_EVENT_CUBE, (int) colour, (int) from, (int) to);
}

void
nw_move_all_cubes (NwState *state, NwGroup from, NwGroup to, OxbowEvents *events)
{
  for (int colour = 0; colour < NW_COLOURS; colour++)
    nw_move_cubes (state, (NwColour) colour, state->cubes[from][colour], from, to, events);
}

void
nw_reset_cubes (NwState *state, OxbowEvents *events)
{
  nw_move_all_cubes (state, NW_RECOVERY, NW_BAG, events);
  nw_move_all_cubes (state, NW_RAIDED, NW_RECOVERY, events);
}

static void
turn_to_back (uint8_t *counter)
{
  int letter = *counter == 0 ? -1 : NW_COUNTER_LETTER (*counter);
  if (letter == 0 || letter == 1 || letter == 5)
    *counter = NW_COUNTER (letter, 1);
}

/* NW-3.5 "Subjugation of NM" */
void
nw_check_subjugation (NwState *state, OxbowEvents *events)
{
  if (state->cubes[NW_SUBJUGATION][NW_RED] < 3 || !nw_event_in_play (state, NW_CARD_REVOLT))
    return;
  state->events &= (uint16_t) ~1;
  state->revolt_over = 1;
  nw_track_add (state, NW_TRACK_MORALE, 1, events);
  for (int row = 0; row < NW_ROWS; row++)
    {
      turn_to_back (&state->active[row]);
      turn_to_back (&state->standby[row]);
    }
  for (int i = 0; i < state->n_spent; i++)
    turn_to_back (&state->spent[i]);
  nw_reset_cubes (state, events);
}

void
nw_set_outpost (NwState *state, bool mission, int territory, int area, OxbowEvents *events)
{
  uint8_t *at = mission ? &state->mission[territory] : &state->rancho[territory];
  oxbow_events_add (events, NW_EVENT_OUTPOST, territory, *at, area);
  *at = (uint8_t) area;
  if (area > 0)
    nw_corn_to_cup (state, nw_spot (territory, area), events);
}

void
nw_new_outpost (NwState *state, int territory, OxbowEvents *events)
{
  oxbow_events_add (events, NW_EVENT_BUILD, territory);
  nw_set_outpost (state, state->period == NW_SPANISH, territory, 1, events);
}

/* NW-5.1: a gained level works at once */
void
nw_develop (NwState *state, NwSet set, OxbowEvents *events)
{
  state->levels[set]++;
  if (set == NW_WEAVING)
    state->goods_pool = (int16_t) (state->goods_pool + 2);
  if (set == NW_MESAS && state->levels[set] == 2)
    state->harass_pool = (int16_t) (state->harass_pool + 2);
  oxbow_events_add (events, NW_EVENT_DEVELOP, set, state->levels[set]);
}

void
nw_end_special (NwState *state)
{
  int row = 0;
  state->enemy_ap = (int8_t) MIN (state->enemy_ap + state->box, NW_MAX_TRACK);
  state->box = 0;
  while (row < NW_ROWS && state->standby[row] != 0)
    row++;
  if (row < NW_ROWS)
    state->standby[row] = state->special_counter;
  else
    state->spent[state->n_spent++] = state->special_counter;
  state->special = NW_NO_SPECIAL;
  state->special_counter = 0;
}

void
nw_swap_rows (NwState *state, int active, int standby, OxbowEvents *events)
{
  uint8_t counter = state->active[active];
  state->active[active] = state->standby[standby];
  state->standby[standby] = counter;
  oxbow_events_add (events, NW_EVENT_SWAP, active + 1, standby + 1);
}

void
nw_clear_raid (NwState *state)
{
  memset (state->raid, 0, sizeof state->raid);
}

void
nw_finish (NwState *state, NwResult result, OxbowEvents *events)
{
  state->result = (uint8_t) result;
  state->n_todo = 0;
  oxbow_events_add (events, NW_EVENT_RESULT, result);
}
