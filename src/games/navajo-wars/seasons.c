/* seasons.c: Planning, rest, the Passage of Time, and intruders (NW-6.13 to NW-6.16)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

#include <string.h>

void
nw_plan (NwState *state, OxbowEvents *events)
{
  nw_passage_add (state, (NwPerson) nw_data (state)->cards[state->card].population, events);
  nw_track_add (state, NW_TRACK_AP, nw_n_elders (state), events);
  state->elders[NW_BOXES - 1] = (int16_t) (state->elders[NW_BOXES - 1] + state->elders[NW_BOXES - 2]);
  for (int box = NW_BOXES - 2; box > 0; box--)
    state->elders[box] = state->elders[box - 1];
  state->elders[0] = 0;
  memset (state->elders_used, 0, sizeof state->elders_used);
  state->ferocity_changed = state->tribes_met = 0;
  state->woven = state->bartered = 0;
  NW_PUSH (state, NW_TASK_RESET_CUBES);
  NW_PUSH (state, NW_ASK_PLAN);
}

void
nw_rest (NwState *state, OxbowEvents *events)
{
  int family = state->acting;
  state->acting = -1;
  state->mp = 0;
  if (family < 0 || !nw_in_fort (state, family) || state->families[family].ferocity == 0)
    return;
  for (int person = NW_MAN; person <= NW_CHILD; person++)
    nw_person_to_passage (state, family, (NwPerson) person, events);
  state->passage_horses = (int16_t) (state->passage_horses + state->families[family].horse);
  state->families[family].horse = 0;
  nw_family_leaves (state, family, events);
}

void
nw_leave_fort (NwState *state, int family, int spot, OxbowEvents *events)
{
  int cost = nw_move_cost (state, family, spot) + nw_die (state, family, events);
  if (cost > state->mp)
    {
      state->mp = 0;
      return;
    }
  state->mp = (int8_t) (state->mp - cost);
  nw_arrive (state, family, spot, events);
}

/* Passage of Time */

void
nw_passage_3 (NwState *state, OxbowEvents *events)
{
  for (int family = 0; family < NW_FAMILIES; family++)
    {
      NwFamily *at = &state->families[family];
      if (!at->in)
        continue;
      if (nw_empty_places (at) > 0)
        nw_lose (state, NW_TRACK_CULTURE, nw_empty_places (at), events);
      state->horses = (int16_t) (state->horses + at->horse);
      at->horse = 0;
    }
  nw_track_add (state, NW_TRACK_CULTURE, state->new_elders, events);
  state->new_elders = 0;
  memset (state->passage, 0, sizeof state->passage);
  state->horses = (int16_t) (state->horses + state->passage_horses);
  state->passage_horses = 0;
  if (state->horses > 0)
    nw_gain_horse (state, events);
  if (state->sheep > 0)
    for (int i = 0; i < (nw_level (state, NW_HUSBANDRY) >= 1 ? 2 : 1); i++)
      nw_gain_sheep (state, events);
  memset (state->marked, 0, sizeof state->marked);
  NW_PUSH (state, NW_TASK_PASSAGE_5);
  NW_PUSH (state, NW_ASK_REAP);
}

static bool
lives_in (const NwState *state, int territory)
{
  for (int family = 0; family < NW_FAMILIES; family++)
    if (nw_on_map (&state->families[family]) && nw_territory (state, family) == territory)
      return true;
  return false;
}

void
nw_passage_5 (NwState *state)
{
  int people = nw_n_elders (state), capacity = 0;
  for (int family = 0; family < NW_FAMILIES; family++)
    if (state->families[family].in)
      people += 3 - nw_empty_places (&state->families[family]);
  for (int t = 1; t <= NW_CANYON; t++)
    if (lives_in (state, t))
      capacity += MAX (0, 3 - state->drought[t] - (state->rancho[t] > 0));
  state->unfed = (int16_t) MAX (0, people - capacity);
  NW_PUSH (state, NW_TASK_PASSAGE_6);
  NW_PUSH (state, NW_ASK_FEED);
}

static void
let_elders_die (NwState *state, OxbowEvents *events)
{
  for (int box = 1; box < NW_BOXES; box++)
    for (int n = state->elders[box]; n > 0; n--)
      if (nw_die (state, NW_WHO_ELDERS, events) <= nw_elder_ratings[box])
        {
          state->elders[box]--;
          oxbow_events_add (events, NW_EVENT_ELDER, box + 1, 0);
        }
}

void
nw_passage_6 (NwState *state, OxbowEvents *events)
{
  int k = 0;
  for (int t = 1; t <= NW_CANYON; t++)
    k += lives_in (state, t);
  state->unfed = 0;
  state->horses = (int16_t) MIN (state->horses, k);
  state->sheep = (int16_t) MIN (state->sheep, nw_level (state, NW_HUSBANDRY) >= 2 ? 2 * k : k);
  let_elders_die (state, events);
  nw_effect (state, (NwEffect) { NW_EFFECT_RAIN, 1 }, events);
  for (int value = 1; value <= NW_CORN; value++)
    {
      state->corn_cup[value] = (uint8_t) (state->corn_cup[value] + state->corn_held[value]);
      state->corn_held[value] = 0;
    }
  if (state->revolt_over && state->cubes[NW_SUBJUGATION][NW_RED] < 3)
    nw_track_add (state, NW_TRACK_MORALE, -1, events);
  nw_reset_cubes (state, events);
}

/* Intruders */

void
nw_new_intruder (NwState *state, OxbowEvents *events)
{
  int kind = nw_draw (state, state->intruder_cup, NW_INTRUDERS);
  if (kind < 0)
    return;
  int t = nw_die (state, NW_WHO_LAND, events), area = nw_die (state, NW_WHO_LAND, events), spot = nw_spot (t, area);
  if (state->intruders[spot])
    return;
  state->intruder_cup[kind]--;
  state->intruders[spot] = (uint8_t) (1 + kind);
  int family = nw_family_at (state, spot);
  if (family >= 0)
    nw_push (state, NW_TASK_INTRUDER, family, spot, 0, 0);
}

static void
be_ambushed (NwState *state, int family, OxbowEvents *events)
{
  int first = nw_person_of_die (nw_die (state, family, events));
  for (int i = 0; i < 3; i++)
    if (state->families[family].people[(first + i) % 3])
      {
        nw_person_to_passage (state, family, (NwPerson) ((first + i) % 3), events);
        break;
      }
  nw_lose (state, NW_TRACK_CULTURE, nw_empty_places (&state->families[family]), events);
}

static void
meet_intruder (NwState *state, int family, int spot, NwIntruder kind, OxbowEvents *events)
{
  int territory = nw_spot_territory (spot);
  switch (kind)
    {
    case NW_AMBUSHER:
      be_ambushed (state, family, events);
      return;
    case NW_FALSE_RUMOR:
      return;
    case NW_FIREARMS:
      state->firearms++;
      return;
    case NW_FORTUNE:
      state->fortunes++;
      return;
    case NW_MOVED:
      NW_PUSH (state, NW_TASK_NEW_INTRUDER);
      return;
    case NW_MISSIONARY:
      if (state->mission[territory] > 0)
        nw_push (state, NW_TASK_EXPAND, 1, 0, 0, 0);
      else
        nw_set_outpost (state, true, territory, 1, events);
      return;
    case NW_OMEN:
      nw_track_add (state, NW_TRACK_AP, state->ap == 0 ? nw_n_elders (state) : -state->ap, events);
      return;
    case NW_TRADE:
      state->trade++;
      return;
    case NW_WANDERERS:
      nw_passage_add (state, (NwPerson) nw_person_of_die (nw_die (state, NW_WHO_LAND, events)), events);
      return;
    case NW_INTRUDERS:
      break;
    }
  g_assert_not_reached ();
}

void
nw_intruder (NwState *state, int family, int spot, OxbowEvents *events)
{
  if (!state->intruders[spot])
    return;
  NwIntruder kind = (NwIntruder) (state->intruders[spot] - 1);
  bool is_kept = kind == NW_FIREARMS || kind == NW_FORTUNE || kind == NW_TRADE || kind == NW_WANDERERS;
  state->intruders[spot] = 0;
  oxbow_events_add (events, NW_EVENT_INTRUDER, nw_cell_of (state, spot), (int) kind);
  if (!is_kept)
    state->intruder_cup[kind]++;
  meet_intruder (state, family, spot, kind, events);
}
