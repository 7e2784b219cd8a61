/* change.c: the small changes that all procedures are made of (NW-2.2a, 3.3, 3.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/change.h"

#include <string.h>

void
navajo_wars_push (NavajoWarsState *state, int kind, int a, int b, int c, int d)
{
  g_assert (state->n_tasks < NAVAJO_WARS_MAX_TASKS);
  state->tasks[state->n_tasks++] = (NavajoWarsTask) { (uint8_t) kind,
                                                    { (int8_t) a, (int8_t) b, (int8_t) c, (int8_t) d } };
}

/* Chance */

int
navajo_wars_die (NavajoWarsState *state, int who, OxbowEvents *events)
{
  int die = oxbow_rng_die (&state->parent.rng);
  oxbow_events_add (events, NAVAJO_WARS_EVENT_ROLL, who, die);
  return die;
}

int
navajo_wars_draw (NavajoWarsState *state, const uint8_t *counts, int n)
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
track_of (NavajoWarsState *state, NavajoWarsTrack track)
{
  switch (track)
    {
    case NAVAJO_WARS_TRACK_AP:
      return &state->ap;
    case NAVAJO_WARS_TRACK_CULTURE:
      return &state->culture;
    case NAVAJO_WARS_TRACK_MILITARY:
      return &state->military;
    case NAVAJO_WARS_TRACK_MORALE:
      return &state->morale;
    case NAVAJO_WARS_TRACK_EFEROCITY:
      return &state->eferocity;
    case NAVAJO_WARS_TRACK_ENEMY_AP:
      return &state->enemy_ap;
    }
  g_assert_not_reached ();
}

void
navajo_wars_track_add (NavajoWarsState *state, NavajoWarsTrack track, int n, OxbowEvents *events)
{
  int8_t *value = track_of (state, track);
  int before = *value, most = track == NAVAJO_WARS_TRACK_EFEROCITY ? NAVAJO_WARS_MAX_EFEROCITY : NAVAJO_WARS_MAX_TRACK;
  *value = (int8_t) CLAMP (before + n, 0, most);
  if (*value != before)
    oxbow_events_add (events, NAVAJO_WARS_EVENT_TRACK, track, before, *value);
}

/* NW-3.3: what one track cannot give is taken twofold from the other */
void
navajo_wars_lose (NavajoWarsState *state, NavajoWarsTrack track, int n, OxbowEvents *events)
{
  int has = *track_of (state, track), taken = MIN (has, n);
  NavajoWarsTrack other = track == NAVAJO_WARS_TRACK_CULTURE ? NAVAJO_WARS_TRACK_MILITARY : NAVAJO_WARS_TRACK_CULTURE;
  navajo_wars_track_add (state, track, -taken, events);
  navajo_wars_track_add (state, other, -2 * (n - taken), events);
}

/* Goods and animals */

void
navajo_wars_pay_goods (NavajoWarsState *state, int n, OxbowEvents *events)
{
  int trade = MIN (n, state->trade);
  if (n <= 0)
    return;
  state->trade = (int16_t) (state->trade - trade);
  state->intruder_cup[NAVAJO_WARS_TRADE] = (uint8_t) (state->intruder_cup[NAVAJO_WARS_TRADE] + trade);
  state->goods = (int16_t) (state->goods - (n - trade));
  state->goods_pool = (int16_t) (state->goods_pool + (n - trade));
  oxbow_events_add (events, NAVAJO_WARS_EVENT_GOODS, -n);
}

void
navajo_wars_gain_goods (NavajoWarsState *state, int n, OxbowEvents *events)
{
  n = MIN (n, state->goods_pool);
  if (n <= 0)
    return;
  state->goods = (int16_t) (state->goods + n);
  state->goods_pool = (int16_t) (state->goods_pool - n);
  oxbow_events_add (events, NAVAJO_WARS_EVENT_GOODS, n);
}

void
navajo_wars_gain_horse (NavajoWarsState *state, OxbowEvents *events)
{
  if (navajo_wars_n_horses (state) >= NAVAJO_WARS_MAX_ANIMALS)
    return;
  state->horses++;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_ANIMAL, 0, NAVAJO_WARS_TO_OUT, NAVAJO_WARS_TO_RESOURCES);
}

void
navajo_wars_gain_sheep (NavajoWarsState *state, OxbowEvents *events)
{
  if (state->sheep >= NAVAJO_WARS_MAX_ANIMALS)
    return;
  state->sheep++;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_ANIMAL, 1, NAVAJO_WARS_TO_OUT, NAVAJO_WARS_TO_RESOURCES);
}

void
navajo_wars_use_firearms (NavajoWarsState *state)
{
  state->firearms--;
  state->firearms_pool++;
}

/* Families and people */

void
navajo_wars_change_ferocity (NavajoWarsState *state, int family, int n)
{
  NavajoWarsFamily *at = &state->families[family];
  at->ferocity = (uint8_t) (at->people[NAVAJO_WARS_MAN] ? CLAMP (at->ferocity + n, 0, 3) : 0);
}

void
navajo_wars_send (NavajoWarsState *state, int family, int place, OxbowEvents *events)
{
  NavajoWarsFamily *at = &state->families[family];
  oxbow_events_add (events, NAVAJO_WARS_EVENT_MOVE, family, navajo_wars_place_argument (state, at->place),
                    navajo_wars_place_argument (state, place));
  at->place = (int8_t) place;
}

void
navajo_wars_arrive (NavajoWarsState *state, int family, int spot, OxbowEvents *events)
{
  navajo_wars_send (state, family, spot, events);
  if (state->intruders[spot])
    navajo_wars_push (state, NAVAJO_WARS_TASK_INTRUDER, family, spot, 0, 0);
}

void
navajo_wars_passage_add (NavajoWarsState *state, NavajoWarsPerson person, OxbowEvents *events)
{
  state->passage[person]++;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_PERSON, NAVAJO_WARS_TO_OUT, person, NAVAJO_WARS_TO_PASSAGE);
}

void
navajo_wars_person_to_passage (NavajoWarsState *state, int family, NavajoWarsPerson person, OxbowEvents *events)
{
  NavajoWarsFamily *at = &state->families[family];
  if (!at->people[person])
    return;
  at->people[person] = 0;
  state->passage[person]++;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_PERSON, family, person, NAVAJO_WARS_TO_PASSAGE);
}

void
navajo_wars_person_lost (NavajoWarsState *state, int family, NavajoWarsPerson person, OxbowEvents *events)
{
  if (!state->families[family].people[person])
    return;
  state->families[family].people[person] = 0;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_PERSON, family, person, NAVAJO_WARS_TO_OUT);
}

void
navajo_wars_family_leaves (NavajoWarsState *state, int family, OxbowEvents *events)
{
  NavajoWarsFamily *at = &state->families[family];
  state->horses = (int16_t) (state->horses + at->horse);
  *at = (NavajoWarsFamily) { .place = NAVAJO_WARS_NOWHERE };
  if (state->manuelito == family)
    state->manuelito = -1;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_FAMILY, family, 0);
}

bool
navajo_wars_leave_if_empty (NavajoWarsState *state, int family, OxbowEvents *events)
{
  NavajoWarsFamily *at = &state->families[family];
  if (!at->in)
    return false;
  if (!at->people[NAVAJO_WARS_MAN])
    at->ferocity = 0;
  if (at->people[NAVAJO_WARS_MAN] || at->people[NAVAJO_WARS_WOMAN])
    return false;
  navajo_wars_person_to_passage (state, family, NAVAJO_WARS_CHILD, events);
  navajo_wars_family_leaves (state, family, events);
  return true;
}

/* Corn */

void
navajo_wars_corn_to_cup (NavajoWarsState *state, int spot, OxbowEvents *events)
{
  if (state->corn[spot] == 0)
    return;
  state->corn_cup[state->corn[spot]]++;
  state->corn[spot] = 0;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_CORN, navajo_wars_cell_of (state, spot), 0);
}

void
navajo_wars_corn_to_store (NavajoWarsState *state, int spot, OxbowEvents *events)
{
  if (state->corn[spot] == 0)
    return;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_CORN, navajo_wars_cell_of (state, spot), state->corn[spot]);
  state->corn_held[state->corn[spot]]++;
  state->corn[spot] = 0;
}

/* Cubes and counters */

void
navajo_wars_move_cubes (NavajoWarsState *state, NavajoWarsColour colour, int n, NavajoWarsGroup from,
                        NavajoWarsGroup to, OxbowEvents *events)
{
  state->cubes[from][colour] = (uint8_t) (state->cubes[from][colour] - n);
  state->cubes[to][colour] = (uint8_t) (state->cubes[to][colour] + n);
  for (int i = 0; i < n; i++)
    oxbow_events_add (events, NAVAJO_WARS_EVENT_CUBE, (int) colour, (int) from, (int) to);
}

void
navajo_wars_move_all_cubes (NavajoWarsState *state, NavajoWarsGroup from, NavajoWarsGroup to, OxbowEvents *events)
{
  for (int colour = 0; colour < NAVAJO_WARS_COLOURS; colour++)
    navajo_wars_move_cubes (state, (NavajoWarsColour) colour, state->cubes[from][colour], from, to, events);
}

void
navajo_wars_reset_cubes (NavajoWarsState *state, OxbowEvents *events)
{
  navajo_wars_move_all_cubes (state, NAVAJO_WARS_RECOVERY, NAVAJO_WARS_BAG, events);
  navajo_wars_move_all_cubes (state, NAVAJO_WARS_RAIDED, NAVAJO_WARS_RECOVERY, events);
}

static void
turn_to_back (uint8_t *counter)
{
  int letter = *counter == 0 ? -1 : NAVAJO_WARS_COUNTER_LETTER (*counter);
  if (letter == 0 || letter == 1 || letter == 5)
    *counter = NAVAJO_WARS_COUNTER (letter, 1);
}

/* NW-3.5 "Subjugation of NM" */
void
navajo_wars_check_subjugation (NavajoWarsState *state, OxbowEvents *events)
{
  if (state->cubes[NAVAJO_WARS_SUBJUGATION][NAVAJO_WARS_RED] < 3
      || !navajo_wars_event_in_play (state, NAVAJO_WARS_CARD_REVOLT))
    return;
  state->events &= (uint16_t) ~1;
  state->revolt_over = 1;
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, 1, events);
  for (int row = 0; row < NAVAJO_WARS_ROWS; row++)
    {
      turn_to_back (&state->active[row]);
      turn_to_back (&state->standby[row]);
    }
  for (int i = 0; i < state->n_spent; i++)
    turn_to_back (&state->spent[i]);
  navajo_wars_reset_cubes (state, events);
}

void
navajo_wars_set_outpost (NavajoWarsState *state, bool mission, int territory, int area, OxbowEvents *events)
{
  uint8_t *at = mission ? &state->mission[territory] : &state->rancho[territory];
  bool is_deeper = area > *at;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_OUTPOST, territory, *at, area);
  *at = (uint8_t) area;
  /* NW-6.5, not NW-6.9: one that is driven back leaves the corn of the area alone. */
  if (is_deeper)
    navajo_wars_corn_to_cup (state, navajo_wars_spot (territory, area), events);
}

void
navajo_wars_new_outpost (NavajoWarsState *state, int territory, OxbowEvents *events)
{
  oxbow_events_add (events, NAVAJO_WARS_EVENT_BUILD, territory);
  navajo_wars_set_outpost (state, state->period == NAVAJO_WARS_SPANISH, territory, 1, events);
}

/* NW-5.1: a gained level works at once */
void
navajo_wars_develop (NavajoWarsState *state, NavajoWarsSet set, OxbowEvents *events)
{
  state->levels[set]++;
  if (set == NAVAJO_WARS_WEAVING)
    state->goods_pool = (int16_t) (state->goods_pool + 2);
  if (set == NAVAJO_WARS_MESAS && state->levels[set] == 2)
    state->harass_pool = (int16_t) (state->harass_pool + 2);
  oxbow_events_add (events, NAVAJO_WARS_EVENT_DEVELOP, set, state->levels[set]);
}

void
navajo_wars_end_special (NavajoWarsState *state)
{
  int row = 0;
  state->enemy_ap = (int8_t) MIN (state->enemy_ap + state->box, NAVAJO_WARS_MAX_TRACK);
  state->box = 0;
  while (row < NAVAJO_WARS_ROWS && state->standby[row] != 0)
    row++;
  if (row < NAVAJO_WARS_ROWS)
    state->standby[row] = state->special_counter;
  else
    state->spent[state->n_spent++] = state->special_counter;
  state->special = NAVAJO_WARS_NO_SPECIAL;
  state->special_counter = 0;
}

void
navajo_wars_swap_rows (NavajoWarsState *state, int active, int standby, OxbowEvents *events)
{
  uint8_t counter = state->active[active];
  state->active[active] = state->standby[standby];
  state->standby[standby] = counter;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_SWAP, active + 1, standby + 1);
}

void
navajo_wars_clear_raid (NavajoWarsState *state)
{
  memset (state->raid, 0, sizeof state->raid);
}

void
navajo_wars_finish (NavajoWarsState *state, NavajoWarsResult result, OxbowEvents *events)
{
  state->result = (uint8_t) result;
  state->n_tasks = 0;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_RESULT, result);
}
