/* victory.c: the Victory Check, and the end of the game (NW-6.17, chapter 7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

static NwResult
judge (const NwState *state)
{
  int difference = state->military - state->morale;
  if (nw_data (state)->start.table == 1)
    return difference >= 3 ? NW_MAJOR_VICTORY
           : difference >= 1 ? NW_MINOR_VICTORY
           : difference >= -2 ? NW_MINOR_DEFEAT : NW_MAJOR_DEFEAT;
  if (state->military == 0)
    return state->morale == 0 ? NW_MINOR_DEFEAT : NW_MAJOR_DEFEAT;
  return difference > 0 ? NW_MAJOR_VICTORY : difference == 0 ? NW_MINOR_VICTORY : NW_MINOR_DEFEAT;
}

static bool
is_free (const NwState *state, int family)
{
  return state->families[family].in && !state->fort[nw_territory (state, family)];
}

static void
recover (NwState *state, OxbowEvents *events)
{
  int women = 0, forts = 0;
  for (int family = 0; family < NW_FAMILIES; family++)
    if (is_free (state, family))
      {
        if (state->families[family].people[NW_MAN] && state->military < 7)
          nw_track_add (state, NW_TRACK_MILITARY, 1, events);
        women += state->families[family].people[NW_WOMAN];
      }
  for (int t = 1; t <= NW_TRACKS; t++)
    forts += state->fort[t];
  nw_track_add (state, NW_TRACK_MORALE, state->military - state->morale, events);
  nw_track_add (state, NW_TRACK_MORALE, nw_n_outposts (state), events);
  nw_track_add (state, NW_TRACK_CULTURE, women + (nw_level (state, NW_RELIGION) >= 2), events);
  if (state->culture > 9)
    nw_track_add (state, NW_TRACK_CULTURE, 9 - state->culture, events);
  nw_lose (state, NW_TRACK_CULTURE, forts, events);
}

void
nw_vcheck (NwState *state, OxbowEvents *events)
{
  const NwData *data = nw_data (state);
  int vp = nw_vp (state), needed = data->event_cards[state->card].vp;
  if (vp > needed)
    nw_track_add (state, NW_TRACK_MILITARY, 1, events);
  else
    nw_lose (state, NW_TRACK_MILITARY, needed - vp, events);
  if (state->card == data->start.final)
    {
      nw_track_add (state, NW_TRACK_MORALE, state->cubes[NW_SUBJUGATION][NW_BLACK], events);
      nw_finish (state, judge (state), events);
      return;
    }
  nw_lose (state, NW_TRACK_MILITARY, state->morale, events);
  nw_track_add (state, NW_TRACK_MORALE, -state->morale, events);
  if (nw_setup (state)->defeat != 2 && state->military == 0 && state->culture == 0)
    {
      nw_finish (state, NW_MAJOR_DEFEAT, events);
      return;
    }
  recover (state, events);
  NW_PUSH (state, NW_TASK_VC_END);
  if (state->card != NW_CARD_INDEPENDENCE && state->card != NW_CARD_ARMY)
    NW_PUSH (state, NW_ASK_BUY);
}

static void
let_people_go (NwState *state, OxbowEvents *events)
{
  int n = 0;
  for (int person = 0; person < NW_PEOPLE; person++)
    n += state->passage[person];
  for (n = (n + 1) / 2; n > 0; n--)
    {
      int most = NW_MAN;
      for (int person = NW_WOMAN; person < NW_PEOPLE; person++)
        if (state->passage[person] > state->passage[most])
          most = person;
      state->passage[most]--;
      oxbow_events_add (events, NW_EVENT_PERSON, NW_TO_PASSAGE, most, NW_TO_OUT);
    }
}

void
nw_vc_end (NwState *state, OxbowEvents *events)
{
  nw_track_add (state, NW_TRACK_AP, -state->ap, events);
  nw_track_add (state, NW_TRACK_ENEMY_AP, -state->enemy_ap, events);
  nw_move_all_cubes (state, NW_RAIDED, NW_BAG, events);
  nw_move_all_cubes (state, NW_RECOVERY, NW_BAG, events);
  let_people_go (state, events);
  if (state->card == NW_CARD_INDEPENDENCE || state->card == NW_CARD_ARMY)
    {
      int stacks[5];
      for (int i = 0; i < 5; i++)
        stacks[i] = state->card + 1 + i;
      nw_build_deck (state, stacks, 5);
    }
}
