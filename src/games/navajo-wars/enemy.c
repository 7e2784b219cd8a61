/* enemy.c: the enemy's operation: action points, the display of instructions, what they do (NW-6.2 to NW-6.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks.h"

#include <string.h>

/* Whether Peace or Defend holds the enemy back; if not, it is over. */
static bool
is_held_back (NavajoWarsState *state, OxbowEvents *events)
{
  if (state->special == NAVAJO_WARS_PEACE)
    {
      if (navajo_wars_die (state, NAVAJO_WARS_WHO_ENEMY, events) < state->box)
        {
          state->box--;
          NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_BUILD);
          return true;
        }
      navajo_wars_end_special (state);
    }
  if (state->special == NAVAJO_WARS_DEFEND)
    {
      int raided = navajo_wars_n_cubes (state, NAVAJO_WARS_RAIDED);
      if (raided > 0 && raided > state->box)
        {
          state->box = (int8_t) raided;
          return true;
        }
      navajo_wars_end_special (state);
      navajo_wars_reset_cubes (state, events);
    }
  return false;
}

void
navajo_wars_enemy (NavajoWarsState *state, OxbowEvents *events)
{
  if (is_held_back (state, events))
    return;
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_ENEMY_AP, navajo_wars_enemy_income (state), events);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_ENEMY_RESET);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_ENEMY_RUN);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_FLIP_ROLL);
}

void
navajo_wars_flip_roll (NavajoWarsState *state, OxbowEvents *events)
{
  int first = navajo_wars_die (state, NAVAJO_WARS_WHO_ENEMY, events);
  int second = navajo_wars_die (state, NAVAJO_WARS_WHO_ENEMY, events);
  int p = (first - 1) / 2, q = (second - 1) / 2;
  if (first == second)
    {
      if (state->active[p] != 0 && state->standby[p] != 0)
        navajo_wars_swap_rows (state, p, p, events);
      return;
    }
  if (p != q)
    navajo_wars_push (state, NAVAJO_WARS_TASK_FLIP, q, 0, 0, 0);
  navajo_wars_push (state, NAVAJO_WARS_TASK_FLIP, p, 0, 0, 0);
}

void
navajo_wars_flip_now (NavajoWarsState *state, int row, OxbowEvents *events)
{
  state->active[row] = NAVAJO_WARS_COUNTER_TURNED (state->active[row]);
  oxbow_events_add (events, NAVAJO_WARS_EVENT_FLIP, row + 1);
}

void
navajo_wars_flip (NavajoWarsState *state, int row, OxbowEvents *events)
{
  if (state->active[row] == 0 || navajo_wars_side (state, state->active[row])->is_striped)
    return;
  if (navajo_wars_goods_held (state) >= 2)
    navajo_wars_push (state, NAVAJO_WARS_ASK_FLIP, row, 0, 0, 0);
  else
    navajo_wars_flip_now (state, row, events);
}

static bool
is_quiet (const NavajoWarsState *state, uint8_t counter)
{
  int instruction = counter != 0 ? navajo_wars_side (state, counter)->instruction : NAVAJO_WARS_DO_BUILD;
  return instruction == NAVAJO_WARS_DO_PEACE || instruction == NAVAJO_WARS_DO_DEFEND;
}

void
navajo_wars_enemy_run (NavajoWarsState *state, OxbowEvents *events)
{
  int row = 0;
  while (row < NAVAJO_WARS_ROWS && state->active[row] == 0)
    row++;
  if (row == NAVAJO_WARS_ROWS)
    return;
  if (is_quiet (state, state->active[row]))
    for (int other = 0; other < NAVAJO_WARS_ROWS; other++)
      if (is_quiet (state, state->standby[other]))
        {
          navajo_wars_flip_now (state, row, events);
          break;
        }
  uint8_t counter = state->active[row];
  const NavajoWarsSide *side = navajo_wars_side (state, counter);
  int paid = side->cost > 0 ? side->cost : state->enemy_ap;
  if (state->enemy_ap < MAX (1, side->cost))
    return;
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_ENEMY_AP, -paid, events);
  state->active[row] = 0;
  if (is_quiet (state, counter))
    state->special_counter = counter;
  else
    state->spent[state->n_spent++] = counter;
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_ENEMY_RUN);
  navajo_wars_push (state, NAVAJO_WARS_TASK_DO, side->instruction, paid, 0, 0);
}

void
navajo_wars_enemy_reset (NavajoWarsState *state, OxbowEvents *events)
{
  uint8_t queue[NAVAJO_WARS_ROWS + NAVAJO_WARS_COUNTERS];
  int n = 0, at = 0, n_active = 0;
  for (int row = NAVAJO_WARS_ROWS - 1; row >= 0; row--)
    if (state->standby[row] != 0)
      queue[n++] = state->standby[row];
  for (int i = 0; i < state->n_spent; i++)
    queue[n++] = state->spent[i];
  for (int row = 0; row < NAVAJO_WARS_ROWS; row++)
    if (state->active[row] != 0)
      state->active[n_active++] = state->active[row];
  for (; n_active < NAVAJO_WARS_ROWS; n_active++)
    state->active[n_active] = at < n ? queue[at++] : 0;
  for (int row = NAVAJO_WARS_ROWS - 1; row >= 0; row--)
    state->standby[row] = at < n ? queue[at++] : 0;
  memset (state->spent, 0, sizeof state->spent);
  state->n_spent = 0;
  if (!navajo_wars_setup (state)->keep_enemy_ap)
    navajo_wars_track_add (state, NAVAJO_WARS_TRACK_ENEMY_AP, -state->enemy_ap, events);
}

/* Instructions */

static void
colonize (NavajoWarsState *state, int n, OxbowEvents *events)
{
  if (navajo_wars_n_cubes (state, NAVAJO_WARS_RAIDED) == 0)
    {
      navajo_wars_push (state, NAVAJO_WARS_TASK_EXPAND, n, 0, 0, 0);
      return;
    }
  if (navajo_wars_n_outposts (state) == 0)
    {
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_BUILD);
      return;
    }
  for (int colour = 0; colour < NAVAJO_WARS_COLOURS && n > 0; colour++)
    {
      int k = MIN (n, state->cubes[NAVAJO_WARS_RAIDED][colour]);
      navajo_wars_move_cubes (state, (NavajoWarsColour) colour, k, NAVAJO_WARS_RAIDED, NAVAJO_WARS_RECOVERY, events);
      n -= k;
    }
}

static void
make_peace (NavajoWarsState *state, int n, OxbowEvents *events)
{
  navajo_wars_move_all_cubes (state, NAVAJO_WARS_RAIDED, NAVAJO_WARS_BAG, events);
  navajo_wars_move_all_cubes (state, NAVAJO_WARS_RECOVERY, NAVAJO_WARS_BAG, events);
  state->box = (int8_t) n;
  state->special = NAVAJO_WARS_PEACE;
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_ENEMY_AP, -state->enemy_ap, events);
  navajo_wars_track_add (state, NAVAJO_WARS_TRACK_AP, -state->ap, events);
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    state->families[family].ferocity = 0;
}

void
navajo_wars_do (NavajoWarsState *state, NavajoWarsInstruction instruction, int n, OxbowEvents *events)
{
  oxbow_events_add (events, NAVAJO_WARS_EVENT_EXECUTE, (int) instruction, n);
  switch (instruction)
    {
    case NAVAJO_WARS_DO_BUILD:
      navajo_wars_push (state, NAVAJO_WARS_TASK_BUILD, n, 0, 0, 0);
      return;
    case NAVAJO_WARS_DO_BUILD_SUBVERT:
      navajo_wars_push (state, NAVAJO_WARS_TASK_SUBVERT, n, 0, 0, 0);
      navajo_wars_push (state, NAVAJO_WARS_TASK_BUILD, n, 0, 0, 0);
      return;
    case NAVAJO_WARS_DO_SUBVERT:
      navajo_wars_push (state, NAVAJO_WARS_TASK_SUBVERT, n, 0, 0, 0);
      return;
    case NAVAJO_WARS_DO_SUBJUGATE:
      navajo_wars_push (state, NAVAJO_WARS_TASK_SUBJUGATE, n, 0, 0, 0);
      return;
    case NAVAJO_WARS_DO_EXPAND:
      navajo_wars_push (state, NAVAJO_WARS_TASK_EXPAND, n, 0, 0, 0);
      return;
    case NAVAJO_WARS_DO_COLONIZE:
      colonize (state, n, events);
      return;
    case NAVAJO_WARS_DO_UTES:
    case NAVAJO_WARS_DO_COMANCHE:
      if (state->cubes[NAVAJO_WARS_SUBJUGATION][NAVAJO_WARS_RED] < 3)
        navajo_wars_push (state, NAVAJO_WARS_TASK_SUBJUGATE, n, 0, 0, 0);
      else
        navajo_wars_push (state, NAVAJO_WARS_TASK_TRIBAL,
                          instruction == NAVAJO_WARS_DO_UTES ? NAVAJO_WARS_HIT_UTES : NAVAJO_WARS_HIT_COMANCHE, 0, 0,
                          0);
      return;
    case NAVAJO_WARS_DO_CAPTIVES:
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_CAPTIVES);
      return;
    case NAVAJO_WARS_DO_RAID:
      navajo_wars_push (state, NAVAJO_WARS_TASK_RAID, n, 0, 0, 0);
      return;
    case NAVAJO_WARS_DO_PEACE:
      make_peace (state, n, events);
      return;
    case NAVAJO_WARS_DO_DEFEND:
      state->box = (int8_t) n;
      state->special = NAVAJO_WARS_DEFEND;
      navajo_wars_track_add (state, NAVAJO_WARS_TRACK_ENEMY_AP, -state->enemy_ap, events);
      return;
    case NAVAJO_WARS_INSTRUCTIONS:
      break;
    }
  g_assert_not_reached ();
}

void
navajo_wars_build (NavajoWarsState *state, int n, OxbowEvents *events)
{
  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    if (state->mission[t] == 0 && state->rancho[t] == 0)
      {
        navajo_wars_new_outpost (state, t, events);
        return;
      }
  navajo_wars_push (state, NAVAJO_WARS_TASK_SUBVERT, MAX (n, 1), 0, 0, 0);
}

void
navajo_wars_subvert (NavajoWarsState *state, int n, OxbowEvents *events)
{
  int n_outposts = navajo_wars_n_outposts (state);
  if (state->cubes[NAVAJO_WARS_SUBJUGATION][NAVAJO_WARS_RED] < 3)
    navajo_wars_push (state, NAVAJO_WARS_TASK_SUBJUGATE, n, 0, 0, 0);
  else if (n_outposts == 0)
    NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_BUILD);
  else
    navajo_wars_lose (state, NAVAJO_WARS_TRACK_CULTURE, MIN (n, n_outposts), events);
}

void
navajo_wars_subjugate (NavajoWarsState *state, int n, OxbowEvents *events)
{
  uint8_t drawn[NAVAJO_WARS_COLOURS] = { 0 };
  for (int i = 0; i < n; i++)
    {
      int colour = navajo_wars_draw (state, state->cubes[NAVAJO_WARS_BAG], NAVAJO_WARS_COLOURS);
      if (colour < 0)
        break;
      state->cubes[NAVAJO_WARS_BAG][colour]--;
      drawn[colour]++;
    }
  for (int colour = 0; colour < NAVAJO_WARS_COLOURS; colour++)
    {
      state->cubes[NAVAJO_WARS_BAG][colour] = (uint8_t) (state->cubes[NAVAJO_WARS_BAG][colour] + drawn[colour]);
      navajo_wars_move_cubes (state, (NavajoWarsColour) colour, drawn[colour], NAVAJO_WARS_BAG,
                              colour == NAVAJO_WARS_RED ? NAVAJO_WARS_SUBJUGATION : NAVAJO_WARS_RECOVERY, events);
    }
  if (drawn[NAVAJO_WARS_RED] > 0)
    navajo_wars_check_subjugation (state, events);
}

static int
expand_all (NavajoWarsState *state, bool mission, OxbowEvents *events)
{
  const uint8_t *areas = mission ? state->mission : state->rancho;
  int loss = 0;
  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    if (areas[t] == NAVAJO_WARS_AREAS)
      loss += 2;
    else if (areas[t] > 0)
      {
        navajo_wars_set_outpost (state, mission, t, areas[t] + 1, events);
        loss++;
      }
  return loss;
}

void
navajo_wars_expand (NavajoWarsState *state, OxbowEvents *events)
{
  if (navajo_wars_n_outposts (state) == 0)
    {
      NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_BUILD);
      return;
    }
  int loss = expand_all (state, true, events);
  loss += expand_all (state, false, events);
  navajo_wars_lose (state, NAVAJO_WARS_TRACK_CULTURE, loss, events);
}

void
navajo_wars_captives (NavajoWarsState *state, OxbowEvents *events)
{
  static const NavajoWarsPerson kinds[] = { NAVAJO_WARS_CHILD, NAVAJO_WARS_WOMAN };
  int t = navajo_wars_die (state, NAVAJO_WARS_WHO_ENEMY, events);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
      {
        const NavajoWarsFamily *at = &state->families[family];
        if (navajo_wars_on_map (at) && navajo_wars_spot_territory (at->place) == t && at->people[kinds[i]])
          {
            navajo_wars_person_lost (state, family, kinds[i], events);
            return;
          }
      }
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (state->passage[kinds[i]] > 0)
      {
        state->passage[kinds[i]]--;
        oxbow_events_add (events, NAVAJO_WARS_EVENT_PERSON, NAVAJO_WARS_TO_PASSAGE, (int) kinds[i], NAVAJO_WARS_TO_OUT);
        return;
      }
}
