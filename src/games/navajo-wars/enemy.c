/* enemy.c: the enemy's operation: action points, the display of instructions, what they do (NW-6.2 to NW-6.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

#include <string.h>

/* Whether Peace or Defend holds the enemy back; if not, it is over. */
static bool
is_held_back (NwState *state, OxbowEvents *events)
{
  if (state->special == NW_PEACE)
    {
      if (nw_die (state, NW_WHO_ENEMY, events) < state->box)
        {
          state->box--;
          NW_PUSH (state, NW_TASK_BUILD);
          return true;
        }
      nw_end_special (state);
    }
  if (state->special == NW_DEFEND)
    {
      int raided = nw_n_cubes (state, NW_RAIDED);
      if (raided > 0 && raided > state->box)
        {
          state->box = (int8_t) raided;
          return true;
        }
      nw_end_special (state);
      nw_reset_cubes (state, events);
    }
  return false;
}

void
nw_enemy (NwState *state, OxbowEvents *events)
{
  if (is_held_back (state, events))
    return;
  nw_track_add (state, NW_TRACK_ENEMY_AP, nw_enemy_income (state), events);
  NW_PUSH (state, NW_TASK_ENEMY_RESET);
  NW_PUSH (state, NW_TASK_ENEMY_RUN);
  NW_PUSH (state, NW_TASK_FLIP_ROLL);
}

void
nw_flip_roll (NwState *state, OxbowEvents *events)
{
  int first = nw_die (state, NW_WHO_ENEMY, events), second = nw_die (state, NW_WHO_ENEMY, events);
  int p = (first - 1) / 2, q = (second - 1) / 2;
  if (first == second)
    {
      if (state->active[p] != 0 && state->standby[p] != 0)
        nw_swap_rows (state, p, p, events);
      return;
    }
  if (p != q)
    nw_push (state, NW_TASK_FLIP, q, 0, 0, 0);
  nw_push (state, NW_TASK_FLIP, p, 0, 0, 0);
}

void
nw_flip_now (NwState *state, int row, OxbowEvents *events)
{
  state->active[row] = NW_COUNTER_TURNED (state->active[row]);
  oxbow_events_add (events, NW_EVENT_FLIP, row + 1);
}

void
nw_flip (NwState *state, int row, OxbowEvents *events)
{
  if (state->active[row] == 0 || nw_side (state, state->active[row])->is_striped)
    return;
  if (nw_goods_held (state) >= 2)
    nw_push (state, NW_ASK_FLIP, row, 0, 0, 0);
  else
    nw_flip_now (state, row, events);
}

static bool
is_quiet (const NwState *state, uint8_t counter)
{
  int instruction = counter != 0 ? nw_side (state, counter)->instruction : NW_DO_BUILD;
  return instruction == NW_DO_PEACE || instruction == NW_DO_DEFEND;
}

void
nw_enemy_run (NwState *state, OxbowEvents *events)
{
  int row = 0;
  while (row < NW_ROWS && state->active[row] == 0)
    row++;
  if (row == NW_ROWS)
    return;
  if (is_quiet (state, state->active[row]))
    for (int other = 0; other < NW_ROWS; other++)
      if (is_quiet (state, state->standby[other]))
        {
          nw_flip_now (state, row, events);
          break;
        }
  uint8_t counter = state->active[row];
  const NwSide *side = nw_side (state, counter);
  int paid = side->cost > 0 ? side->cost : state->enemy_ap;
  if (state->enemy_ap < MAX (1, side->cost))
    return;
  nw_track_add (state, NW_TRACK_ENEMY_AP, -paid, events);
  state->active[row] = 0;
  if (is_quiet (state, counter))
    state->special_counter = counter;
  else
    state->spent[state->n_spent++] = counter;
  NW_PUSH (state, NW_TASK_ENEMY_RUN);
  nw_push (state, NW_TASK_DO, side->instruction, paid, 0, 0);
}

void
nw_enemy_reset (NwState *state, OxbowEvents *events)
{
  uint8_t queue[NW_ROWS + NW_COUNTERS];
  int n = 0, at = 0, n_active = 0;
  for (int row = NW_ROWS - 1; row >= 0; row--)
    if (state->standby[row] != 0)
      queue[n++] = state->standby[row];
  for (int i = 0; i < state->n_spent; i++)
    queue[n++] = state->spent[i];
  for (int row = 0; row < NW_ROWS; row++)
    if (state->active[row] != 0)
      state->active[n_active++] = state->active[row];
  for (; n_active < NW_ROWS; n_active++)
    state->active[n_active] = at < n ? queue[at++] : 0;
  for (int row = NW_ROWS - 1; row >= 0; row--)
    state->standby[row] = at < n ? queue[at++] : 0;
  memset (state->spent, 0, sizeof state->spent);
  state->n_spent = 0;
  if (!nw_setup (state)->keep_enemy_ap)
    nw_track_add (state, NW_TRACK_ENEMY_AP, -state->enemy_ap, events);
}

/* Instructions */

static void
colonize (NwState *state, int n, OxbowEvents *events)
{
  if (nw_n_cubes (state, NW_RAIDED) == 0)
    {
      nw_push (state, NW_TASK_EXPAND, n, 0, 0, 0);
      return;
    }
  if (nw_n_outposts (state) == 0)
    {
      NW_PUSH (state, NW_TASK_BUILD);
      return;
    }
  for (int colour = 0; colour < NW_COLOURS && n > 0; colour++)
    {
      int k = MIN (n, state->cubes[NW_RAIDED][colour]);
      nw_move_cubes (state, (NwColour) colour, k, NW_RAIDED, NW_RECOVERY, events);
      n -= k;
    }
}

static void
make_peace (NwState *state, int n, OxbowEvents *events)
{
  nw_move_all_cubes (state, NW_RAIDED, NW_BAG, events);
  nw_move_all_cubes (state, NW_RECOVERY, NW_BAG, events);
  state->box = (int8_t) n;
  state->special = NW_PEACE;
  nw_track_add (state, NW_TRACK_ENEMY_AP, -state->enemy_ap, events);
  nw_track_add (state, NW_TRACK_AP, -state->ap, events);
  for (int family = 0; family < NW_FAMILIES; family++)
    state->families[family].ferocity = 0;
}

void
nw_do (NwState *state, NwInstruction instruction, int n, OxbowEvents *events)
{
  oxbow_events_add (events, NW_EVENT_EXECUTE, (int) instruction, n);
  switch (instruction)
    {
    case NW_DO_BUILD:
      nw_push (state, NW_TASK_BUILD, n, 0, 0, 0);
      return;
    case NW_DO_BUILD_SUBVERT:
      nw_push (state, NW_TASK_SUBVERT, n, 0, 0, 0);
      nw_push (state, NW_TASK_BUILD, n, 0, 0, 0);
      return;
    case NW_DO_SUBVERT:
      nw_push (state, NW_TASK_SUBVERT, n, 0, 0, 0);
      return;
    case NW_DO_SUBJUGATE:
      nw_push (state, NW_TASK_SUBJUGATE, n, 0, 0, 0);
      return;
    case NW_DO_EXPAND:
      nw_push (state, NW_TASK_EXPAND, n, 0, 0, 0);
      return;
    case NW_DO_COLONIZE:
      colonize (state, n, events);
      return;
    case NW_DO_UTES:
    case NW_DO_COMANCHE:
      if (state->cubes[NW_SUBJUGATION][NW_RED] < 3)
        nw_push (state, NW_TASK_SUBJUGATE, n, 0, 0, 0);
      else
        nw_push (state, NW_TASK_TRIBAL, instruction == NW_DO_UTES ? NW_HIT_UTES : NW_HIT_COMANCHE, 0, 0, 0);
      return;
    case NW_DO_CAPTIVES:
      NW_PUSH (state, NW_TASK_CAPTIVES);
      return;
    case NW_DO_RAID:
      nw_push (state, NW_TASK_RAID, n, 0, 0, 0);
      return;
    case NW_DO_PEACE:
      make_peace (state, n, events);
      return;
    case NW_DO_DEFEND:
      state->box = (int8_t) n;
      state->special = NW_DEFEND;
      nw_track_add (state, NW_TRACK_ENEMY_AP, -state->enemy_ap, events);
      return;
    case NW_INSTRUCTIONS:
      break;
    }
  g_assert_not_reached ();
}

void
nw_build (NwState *state, int n, OxbowEvents *events)
{
  for (int t = 1; t <= NW_TRACKS; t++)
    if (state->mission[t] == 0 && state->rancho[t] == 0)
      {
        nw_new_outpost (state, t, events);
        return;
      }
  nw_push (state, NW_TASK_SUBVERT, MAX (n, 1), 0, 0, 0);
}

void
nw_subvert (NwState *state, int n, OxbowEvents *events)
{
  int n_outposts = nw_n_outposts (state);
  if (state->cubes[NW_SUBJUGATION][NW_RED] < 3)
    nw_push (state, NW_TASK_SUBJUGATE, n, 0, 0, 0);
  else if (n_outposts == 0)
    NW_PUSH (state, NW_TASK_BUILD);
  else
    nw_lose (state, NW_TRACK_CULTURE, MIN (n, n_outposts), events);
}

void
nw_subjugate (NwState *state, int n, OxbowEvents *events)
{
  uint8_t drawn[NW_COLOURS] = { 0 };
  for (int i = 0; i < n; i++)
    {
      int colour = nw_draw (state, state->cubes[NW_BAG], NW_COLOURS);
      if (colour < 0)
        break;
      state->cubes[NW_BAG][colour]--;
      drawn[colour]++;
    }
  for (int colour = 0; colour < NW_COLOURS; colour++)
    {
      state->cubes[NW_BAG][colour] = (uint8_t) (state->cubes[NW_BAG][colour] + drawn[colour]);
      nw_move_cubes (state, (NwColour) colour, drawn[colour], NW_BAG,
                     colour == NW_RED ? NW_SUBJUGATION : NW_RECOVERY, events);
    }
  if (drawn[NW_RED] > 0)
    nw_check_subjugation (state, events);
}

static int
expand_all (NwState *state, bool mission, OxbowEvents *events)
{
  const uint8_t *areas = mission ? state->mission : state->rancho;
  int loss = 0;
  for (int t = 1; t <= NW_TRACKS; t++)
    if (areas[t] == NW_AREAS)
      loss += 2;
    else if (areas[t] > 0)
      {
        nw_set_outpost (state, mission, t, areas[t] + 1, events);
        loss++;
      }
  return loss;
}

void
nw_expand (NwState *state, OxbowEvents *events)
{
  if (nw_n_outposts (state) == 0)
    {
      NW_PUSH (state, NW_TASK_BUILD);
      return;
    }
  int loss = expand_all (state, true, events);
  loss += expand_all (state, false, events);
  nw_lose (state, NW_TRACK_CULTURE, loss, events);
}

void
nw_captives (NwState *state, OxbowEvents *events)
{
  static const NwPerson kinds[] = { NW_CHILD, NW_WOMAN };
  int t = nw_die (state, NW_WHO_ENEMY, events);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (int family = 0; family < NW_FAMILIES; family++)
      {
        const NwFamily *at = &state->families[family];
        if (nw_on_map (at) && nw_spot_territory (at->place) == t && at->people[kinds[i]])
          {
            nw_person_lost (state, family, kinds[i], events);
            return;
          }
      }
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (state->passage[kinds[i]] > 0)
      {
        state->passage[kinds[i]]--;
        oxbow_events_add (events, NW_EVENT_PERSON, NW_TO_PASSAGE, (int) kinds[i], NW_TO_OUT);
        return;
      }
}
