/* victory.c: the Victory Check, and the end of the game (NW-6.17, chapter 7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

static NavajoWarsResult
judge (const NavajoWarsState *state)
{
  int difference = state->military - state->morale;
  if (navajo_wars_data (state)->start.table == 1)
    return difference >= 3 ? NAVAJO_WARS_MAJOR_VICTORY
           : difference >= 1 ? NAVAJO_WARS_MINOR_VICTORY
           : difference >= -2 ? NAVAJO_WARS_MINOR_DEFEAT : NAVAJO_WARS_MAJOR_DEFEAT;
  if (state->military == 0)
    return state->morale == 0 ? NAVAJO_WARS_MINOR_DEFEAT : NAVAJO_WARS_MAJOR_DEFEAT;
  return difference > 0 ? NAVAJO_WARS_MAJOR_VICTORY : difference == 0 ? NAVAJO_WARS_MINOR_VICTORY
         : NAVAJO_WARS_MINOR_DEFEAT;
}

static bool
is_free (const NavajoWarsState *state, int family)
{
  return state->families[family].in && !state->fort[navajo_wars_territory (state, family)];
}

static void
recover (NavajoWarsState *state, OxbowEvents *events)
{
  int women = 0, forts = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (is_free (state, family))
      {
        if (state->families[family].people[NAVAJO_WARS_MAN] && state->military < 7)
          navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MILITARY, 1, events);
        women += state->families[family].people[NAVAJO_WARS_WOMAN];
      }
  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    forts += state->fort[t];
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, state->military - state->morale, events);
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, navajo_wars_n_outposts (state), events);
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, navajo_wars_setup (state)->morale_adjust, events);
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_CULTURE,
                         women + (navajo_wars_level (state, NAVAJO_WARS_RELIGION) >= 2), events);
  if (state->culture > 9)
    navajo_wars_track_add (state, NAVAJO_WARS_TRACK_CULTURE, 9 - state->culture, events);
  navajo_wars_lose (state, NAVAJO_WARS_TRACK_CULTURE, forts, events);
}

void
navajo_wars_vcheck (NavajoWarsState *state, OxbowEvents *events)
{
  const NavajoWarsData *data = navajo_wars_data (state);
  int vp = navajo_wars_vp (state), needed = data->event_cards[state->card].vp;
  if (vp > needed)
    navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MILITARY, 1, events);
  else
    navajo_wars_lose (state, NAVAJO_WARS_TRACK_MILITARY, needed - vp, events);
  if (state->card == data->start.final)
    {
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, state->cubes[NAVAJO_WARS_SUBJUGATION][NAVAJO_WARS_BLACK],
                             events);
      navajo_wars_finish (state, judge (state), events);
      return;
    }
  navajo_wars_lose (state, NAVAJO_WARS_TRACK_MILITARY, state->morale, events);
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_MORALE, -state->morale, events);
  if (navajo_wars_setup (state)->defeat != 2 && state->military == 0 && state->culture == 0)
    {
      navajo_wars_finish (state, NAVAJO_WARS_MAJOR_DEFEAT, events);
      return;
    }
  recover (state, events);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_VC_END);
  if (state->card != NAVAJO_WARS_CARD_INDEPENDENCE && state->card != NAVAJO_WARS_CARD_ARMY)
    NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_BUY);
}

static void
let_people_go (NavajoWarsState *state, OxbowEvents *events)
{
  int n = 0;
  for (int person = 0; person < NAVAJO_WARS_PEOPLE; person++)
    n += state->passage[person];
  for (n = (n + 1) / 2; n > 0; n--)
    {
      int most = NAVAJO_WARS_MAN;
      for (int person = NAVAJO_WARS_WOMAN; person < NAVAJO_WARS_PEOPLE; person++)
        if (state->passage[person] > state->passage[most])
          most = person;
      state->passage[most]--;
      oxbow_events_add (events, NAVAJO_WARS_EVENT_PERSON, NAVAJO_WARS_TO_PASSAGE, most, NAVAJO_WARS_TO_OUT);
    }
}

void
navajo_wars_vc_end (NavajoWarsState *state, OxbowEvents *events)
{
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, -state->ap, events);
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_ENEMY_AP, -state->enemy_ap, events);
  navajo_wars_move_all_cubes (state, NAVAJO_WARS_RAIDED, NAVAJO_WARS_BAG, events);
  navajo_wars_move_all_cubes (state, NAVAJO_WARS_RECOVERY, NAVAJO_WARS_BAG, events);
  let_people_go (state, events);
  if (state->card == NAVAJO_WARS_CARD_INDEPENDENCE || state->card == NAVAJO_WARS_CARD_ARMY)
    {
      int stacks[5];
      for (int i = 0; i < 5; i++)
        stacks[i] = state->card + 1 + i;
      navajo_wars_build_deck (state, stacks, 5);
    }
}
