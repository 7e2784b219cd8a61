/* seasons.c: Planning, rest, the Passage of Time, and intruders (NW-6.13 to NW-6.16)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

#include <string.h>

void
navajo_wars_plan (NavajoWarsState *state, OxbowEvents *events)
{
  navajo_wars_passage_add (state, (NavajoWarsPerson) navajo_wars_data (state)->cards[state->card].population, events);
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, navajo_wars_n_elders (state), events);
  state->elders[NAVAJO_WARS_BOXES - 1] = (int16_t) (state->elders[NAVAJO_WARS_BOXES - 1]
                                                    + state->elders[NAVAJO_WARS_BOXES - 2]);
  for (int box = NAVAJO_WARS_BOXES - 2; box > 0; box--)
    state->elders[box] = state->elders[box - 1];
  state->elders[0] = 0;
  memset (state->elders_used, 0, sizeof state->elders_used);
  state->ferocity_changed = state->tribes_met = 0;
  state->woven = state->bartered = 0;
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_RESET_CUBES);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_PLAN);
}

void
navajo_wars_rest (NavajoWarsState *state, OxbowEvents *events)
{
  int family = state->acting;
  state->acting = -1;
  state->mp = 0;
  if (family < 0 || !navajo_wars_in_fort (state, family) || state->families[family].ferocity == 0)
    return;
  for (int person = NAVAJO_WARS_MAN; person <= NAVAJO_WARS_CHILD; person++)
    navajo_wars_person_to_passage (state, family, (NavajoWarsPerson) person, events);
  navajo_wars_family_leaves (state, family, events);
}

void
navajo_wars_leave_fort (NavajoWarsState *state, int family, int spot, OxbowEvents *events)
{
  int cost = navajo_wars_move_cost (state, family, spot) + navajo_wars_die (state, family, events);
  if (cost > state->mp)
    {
      state->mp = 0;
      return;
    }
  state->mp = (int8_t) (state->mp - cost);
  navajo_wars_arrive (state, family, spot, events);
}

/* Passage of Time */

void
navajo_wars_passage_3 (NavajoWarsState *state, OxbowEvents *events)
{
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    {
      NavajoWarsFamily *at = &state->families[family];
      if (!at->in)
        continue;
      if (navajo_wars_empty_places (at) > 0)
        navajo_wars_lose (state, NAVAJO_WARS_TRACK_CULTURE, navajo_wars_empty_places (at), events);
      state->horses = (int16_t) (state->horses + at->horse);
      at->horse = 0;
    }
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_CULTURE, state->new_elders, events);
  state->new_elders = 0;
  memset (state->passage, 0, sizeof state->passage);
  state->horses = (int16_t) (state->horses + state->passage_horses);
  state->passage_horses = 0;
  if (state->horses > 0)
    navajo_wars_gain_horse (state, events);
  if (state->sheep > 0)
    for (int i = 0; i < (navajo_wars_level (state, NAVAJO_WARS_HUSBANDRY) >= 1 ? 2 : 1); i++)
      navajo_wars_gain_sheep (state, events);
  memset (state->marked, 0, sizeof state->marked);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_PASSAGE_5);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_REAP);
}

static bool
lives_in (const NavajoWarsState *state, int territory)
{
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (navajo_wars_on_map (&state->families[family]) && navajo_wars_territory (state, family) == territory)
      return true;
  return false;
}

void
navajo_wars_passage_5 (NavajoWarsState *state)
{
  int people = navajo_wars_n_elders (state), capacity = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (state->families[family].in)
      people += 3 - navajo_wars_empty_places (&state->families[family]);
  for (int t = 1; t <= NAVAJO_WARS_CANYON; t++)
    if (lives_in (state, t))
      capacity += MAX (0, 3 - state->drought[t] - (state->rancho[t] > 0));
  state->unfed = (int16_t) MAX (0, people - capacity);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_PASSAGE_6);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_FEED);
}

static void
let_elders_die (NavajoWarsState *state, OxbowEvents *events)
{
  for (int box = 1; box < NAVAJO_WARS_BOXES; box++)
    for (int n = state->elders[box]; n > 0; n--)
      if (navajo_wars_die (state, NAVAJO_WARS_WHO_ELDERS, events) <= navajo_wars_rating (state, box + 1))
        {
          state->elders[box]--;
          oxbow_events_add (events, NAVAJO_WARS_EVENT_ELDER, box + 1, 0);
        }
}

void
navajo_wars_passage_6 (NavajoWarsState *state, OxbowEvents *events)
{
  int k = 0;
  for (int t = 1; t <= NAVAJO_WARS_CANYON; t++)
    k += lives_in (state, t);
  state->unfed = 0;
  state->horses = (int16_t) MIN (state->horses, k);
  state->sheep = (int16_t) MIN (state->sheep, navajo_wars_level (state, NAVAJO_WARS_HUSBANDRY) >= 2 ? 2 * k : k);
  let_elders_die (state, events);
  navajo_wars_effect (state, (NavajoWarsEffect) { NAVAJO_WARS_EFFECT_RAIN, 1 }, events);
  for (int value = 1; value <= NAVAJO_WARS_CORN; value++)
    {
      state->corn_cup[value] = (uint8_t) (state->corn_cup[value] + state->corn_held[value]);
      state->corn_held[value] = 0;
    }
  if (state->revolt_over && state->cubes[NAVAJO_WARS_SUBJUGATION][NAVAJO_WARS_RED] < 3)
    navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, -1, events);
  navajo_wars_reset_cubes (state, events);
}

/* Intruders */

void
navajo_wars_new_intruder (NavajoWarsState *state, OxbowEvents *events)
{
  int kind = navajo_wars_draw (state, state->intruder_cup, NAVAJO_WARS_INTRUDERS);
  if (kind < 0)
    return;
  int t = navajo_wars_die (state, NAVAJO_WARS_WHO_LAND, events);
  int area = navajo_wars_die (state, NAVAJO_WARS_WHO_LAND, events), spot = navajo_wars_spot (t, area);
  if (state->intruders[spot])
    return;
  state->intruder_cup[kind]--;
  state->intruders[spot] = (uint8_t) (1 + kind);
  int family = navajo_wars_family_at (state, spot);
  if (family >= 0)
    navajo_wars_push (state, NAVAJO_WARS_TASK_INTRUDER, family, spot, 0, 0);
}

static void
be_ambushed (NavajoWarsState *state, int family, OxbowEvents *events)
{
  int first = navajo_wars_person_of_die (navajo_wars_die (state, family, events));
  for (int i = 0; i < 3; i++)
    if (state->families[family].people[(first + i) % 3])
      {
        navajo_wars_person_to_passage (state, family, (NavajoWarsPerson) ((first + i) % 3), events);
        break;
      }
  navajo_wars_lose (state, NAVAJO_WARS_TRACK_CULTURE, navajo_wars_empty_places (&state->families[family]), events);
}

static void
meet_intruder (NavajoWarsState *state, int family, int spot, NavajoWarsIntruder kind, OxbowEvents *events)
{
  int territory = navajo_wars_spot_territory (spot), die;
  switch (kind)
    {
    case NAVAJO_WARS_AMBUSHER:
      be_ambushed (state, family, events);
      return;
    case NAVAJO_WARS_FALSE_RUMOR:
      return;
    case NAVAJO_WARS_FIREARMS:
      state->firearms++;
      return;
    case NAVAJO_WARS_FORTUNE:
      state->fortunes++;
      return;
    case NAVAJO_WARS_MOVED:
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_NEW_INTRUDER);
      return;
    case NAVAJO_WARS_MISSIONARY:
      if (state->mission[territory] > 0)
        navajo_wars_push (state, NAVAJO_WARS_TASK_EXPAND, 1, 0, 0, 0);
      else
        navajo_wars_set_outpost (state, true, territory, 1, events);
      return;
    case NAVAJO_WARS_OMEN:
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, state->ap == 0 ? navajo_wars_n_elders (state) : -state->ap,
                             events);
      return;
    case NAVAJO_WARS_TRADE:
      state->trade++;
      return;
    case NAVAJO_WARS_WANDERERS:
      die = navajo_wars_die (state, NAVAJO_WARS_WHO_LAND, events);
      navajo_wars_passage_add (state, (NavajoWarsPerson) navajo_wars_person_of_die (die), events);
      return;
    case NAVAJO_WARS_INTRUDERS:
      break;
    }
  g_assert_not_reached ();
}

void
navajo_wars_intruder (NavajoWarsState *state, int family, int spot, OxbowEvents *events)
{
  if (!state->intruders[spot])
    return;
  NavajoWarsIntruder kind = (NavajoWarsIntruder) (state->intruders[spot] - 1);
  bool is_kept = kind == NAVAJO_WARS_FIREARMS || kind == NAVAJO_WARS_FORTUNE || kind == NAVAJO_WARS_TRADE
                 || kind == NAVAJO_WARS_WANDERERS;
  state->intruders[spot] = 0;
  oxbow_events_add (events, NAVAJO_WARS_EVENT_INTRUDER, navajo_wars_cell_of (state, spot), (int) kind);
  if (!is_kept)
    state->intruder_cup[kind]++;
  meet_intruder (state, family, spot, kind, events);
}
