/* water.c: rain, floods, what flows on (RW-6.2 to RW-6.4)
 *
 * A body of water is worked out afresh whenever it is asked for: the group's cells and the flooded land that hangs
 * together with them. No rule keeps it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/water.h"

#include "games/rising-waters/decks.h"
#include "games/rising-waters/losses.h"

#include <string.h>

/* The shore of a body of water, and the walk over the flooded land that hangs together with its group. */
typedef struct
{
  OxbowCell first;              /* lowest, then clockwise; or OXBOW_NO_CELL */
  int height;                   /* of the first */
} Shore;

#define N_WORDS(n_cells) (((n_cells) + 63) / 64)        /* for a bit each */

typedef struct
{
  const RisingWatersState *state;
  const RisingWatersGround *ground;
  OxbowCell anchor;
  Shore shore;
  int n;                        /* cells in the queue; while there are none, none is marked as reached */
  int16_t queue[RISING_WATERS_MAX_CELLS];       /* flooded land */
  uint64_t reached[N_WORDS (RISING_WATERS_MAX_CELLS)];
} Walk;

/* Twice is no harm. */
static void
look_at (Walk *walk, OxbowCell cell)
{
  Shore *shore = &walk->shore;
  int height = rising_waters_height (walk->state, cell);
  if (height > shore->height || walk->state->plots[cell].camp != RISING_WATERS_NO_CAMP)
    return;
  if (height == shore->height && shore->first != OXBOW_NO_CELL
      && !rising_waters_is_before (walk->ground, walk->anchor, cell, shore->first))
    return;
  shore->first = cell;
  shore->height = height;
}

static void
queue_up (Walk *walk, OxbowCell cell)
{
  uint64_t *reached = &walk->reached[(unsigned) cell / 64], bit = (uint64_t) 1 << ((unsigned) cell % 64);
  if (walk->n == 0)
    memset (walk->reached, 0, sizeof *walk->reached * (size_t) N_WORDS (walk->ground->n_cells));
  if (*reached & bit)
    return;
  *reached |= bit;
  walk->queue[walk->n++] = (int16_t) cell;
}

static inline void
reach (Walk *walk, OxbowCell cell)
{
  if (walk->state->plots[cell].flooded)
    queue_up (walk, cell);
  else
    look_at (walk, cell);
}

/* RW-6.3.1, 6.3.3: the lowest dry cell beside the body that is lower than this level. */
static Shore
find_shore (const RisingWatersState *state, int group, int level)
{
  const RisingWatersGround *ground = rising_waters_ground (state);
  const RisingWatersCells *beside = &ground->shores[group];
  Walk walk;                    /* its arrays are large, and no more of them is made ready than is needed */
  walk.state = state;
  walk.ground = ground;
  walk.anchor = ground->anchor[group];
  walk.shore = (Shore) { OXBOW_NO_CELL, level - 1 };
  walk.n = 0;
  if (level <= 1)               /* nothing is lower */
    return walk.shore;
  for (int i = 0; i < beside->n; i++)
    reach (&walk, beside->cells[i]);
  for (int i = 0; i < walk.n; i++)
    for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
      {
        OxbowCell cell = ground->near[walk.queue[i]][direction];
        if (cell != OXBOW_NO_CELL && rising_waters_ground_is_land (ground, cell))
          reach (&walk, cell);
      }
  return walk.shore;
}

OxbowCell
rising_waters_first_target (const RisingWatersState *state, int group)
{
  return find_shore (state, group, state->level[group]).first;
}

OxbowCell
rising_waters_brink (const RisingWatersState *state, int group, int *freeboard)
{
  Shore shore = find_shore (state, group, G_MAXINT);
  *freeboard = shore.first != OXBOW_NO_CELL ? MAX (shore.height + 1 - state->level[group], 0) : G_MAXINT;
  return shore.first;
}

int
rising_waters_freeboard (const RisingWatersState *state, int group)
{
  int freeboard;
  rising_waters_brink (state, group, &freeboard);
  return freeboard;
}

/* RW-6.4 */

static void
lose_pawns_at (RisingWatersState *state, OxbowCell cell, OxbowEvents *events)
{
  bool floats = rising_waters_setup (state)->options.raft_floats;
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
      {
        const RisingWatersPawn *pawn = &state->seats[seat].pawns[slot];
        if (pawn->cell == cell && !(pawn->aboard && floats))
          rising_waters_lose_pawn (state, seat, slot, events);
      }
}

static void
flood_cell (RisingWatersState *state, OxbowCell cell, OxbowEvents *events)
{
  RisingWatersPlot *plot = &state->plots[cell];
  plot->flooded = true;
  rising_waters_tell (events, RISING_WATERS_EVENT_FLOODED, cell);
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    if (rising_waters_town (state, seat) == cell)
      {
        state->seats[seat].town = false;
        rising_waters_lose (state, RISING_WATERS_LOST_TOWN, events);
      }
  if (plot->levee > 0 && rising_waters_setup (state)->options.levee_flood_loss)
    rising_waters_lose (state, RISING_WATERS_LOST_LEVEE, events);
  rising_waters_set_levee (state, cell, 0);
  lose_pawns_at (state, cell, events);
  for (; plot->survivors > 0; plot->survivors--)
    rising_waters_lose (state, RISING_WATERS_LOST_SURVIVOR, events);
}

static bool
is_flooded_in_part (const RisingWatersState *state, const RisingWatersCells *land)
{
  for (int i = 0; i < land->n; i++)
    if (state->plots[land->cells[i]].flooded)
      return true;
  return false;
}

static void
flood_land (RisingWatersState *state, int group, int land_group, OxbowEvents *events)
{
  const RisingWatersCells *land = &rising_waters_ground (state)->groups[land_group];
  int level = state->level[group]--;
  rising_waters_tell (events, RISING_WATERS_EVENT_FLOOD, group, land_group);
  /* RW-6.4.2 */
  if (!is_flooded_in_part (state, land))
    rising_waters_lose (state, RISING_WATERS_LOST_LAND, events);
  for (int i = 0; i < land->n; i++)
    {
      OxbowCell cell = land->cells[i];
      const RisingWatersPlot *plot = &state->plots[cell];
      if (!plot->flooded && plot->camp == RISING_WATERS_NO_CAMP && rising_waters_height (state, cell) < level)
        flood_cell (state, cell, events);
    }
  rising_waters_check_lost (state, events);
}

/* RW-6.3.5: whether anything has happened. */
static bool
resolve_group (RisingWatersState *state, int group, OxbowEvents *events)
{
  const RisingWatersGround *ground = rising_waters_ground (state);
  int downstream = ground->downstream[group];
  OxbowCell target;
  bool has_changed = false;
  while ((target = rising_waters_first_target (state, group)) != OXBOW_NO_CELL)
    {
      has_changed = true;
      flood_land (state, group, ground->group_of[target], events);
      if (state->phase == RISING_WATERS_OVER)
        break;
      if (downstream < 0 || rising_waters_first_target (state, group) == OXBOW_NO_CELL)
        continue;
      state->level[group]--;
      state->level[downstream]++;
      state->marks[downstream] = MAX (state->marks[downstream], 1);
      rising_waters_tell (events, RISING_WATERS_EVENT_FLOW, group, downstream);
    }
  return has_changed;
}

void
rising_waters_resolve (RisingWatersState *state, OxbowEvents *events)
{
  bool has_changed = true;
  while (has_changed && state->phase != RISING_WATERS_OVER)
    {
      has_changed = false;
      for (int group = 0; group < rising_waters_ground (state)->n_water && state->phase != RISING_WATERS_OVER; group++)
        has_changed |= resolve_group (state, group, events);
    }
}

/* RW-6.2.2 */

int
rising_waters_rained_on (const RisingWatersState *state, int area)
{
  const RisingWatersGround *ground = rising_waters_ground (state);
  int chosen = -1;
  for (int group = 0; group < ground->n_water; group++)
    if (ground->area[group] == area && (chosen < 0 || state->marks[group] < state->marks[chosen]))
      chosen = group;
  return chosen;
}

static void
rain (RisingWatersState *state, int card, OxbowEvents *events)
{
  static const int amounts[] = { [RISING_WATERS_HEAVY] = 3, [RISING_WATERS_MEDIUM] = 2, [RISING_WATERS_LIGHT] = 1 };
  int chosen = rising_waters_rained_on (state, card / RISING_WATERS_N_SKIES);
  if (chosen < 0)
    return;
  state->marks[chosen]++;
  state->level[chosen] = (int16_t) (state->level[chosen] + amounts[card % RISING_WATERS_N_SKIES]);
  rising_waters_tell (events, RISING_WATERS_EVENT_RAIN, card, chosen, state->level[chosen]);
}

static void
dry (RisingWatersState *state, int card, int group, OxbowEvents *events)
{
  if (group < 0 || state->level[group] <= rising_waters_setup (state)->start_level)
    return;
  state->level[group]--;
  rising_waters_tell (events, RISING_WATERS_EVENT_SUN, card, group, state->level[group]);
}

static void
shine (RisingWatersState *state, int card, OxbowEvents *events)
{
  const RisingWatersGround *ground = rising_waters_ground (state);
  bool everywhere = rising_waters_setup (state)->options.sunny_area;
  int area = card / RISING_WATERS_N_SKIES, highest = -1;
  for (int group = 0; group < ground->n_water; group++)
    {
      if (ground->area[group] != area)
        continue;
      if (everywhere)
        dry (state, card, group, events);
      else if (highest < 0 || state->level[group] > state->level[highest])
        highest = group;
    }
  dry (state, card, highest, events);
}

static void
apply_weather (RisingWatersState *state, int card, OxbowEvents *events)
{
  rising_waters_tell (events, RISING_WATERS_EVENT_WEATHER, card);
  if (card == rising_waters_ground (state)->n_areas * RISING_WATERS_N_SKIES)
    return;
  if (card % RISING_WATERS_N_SKIES == RISING_WATERS_SUNNY)
    shine (state, card, events);
  else
    rain (state, card, events);
}

/* RW-6.2.1 */
static void
sweep_away (RisingWatersState *state, OxbowEvents *events)
{
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
      {
        const RisingWatersPawn *pawn = &state->seats[seat].pawns[slot];
        if (pawn->cell >= 0 && !pawn->aboard && !rising_waters_is_dry (state, pawn->cell))
          rising_waters_lose_pawn (state, seat, slot, events);
      }
  rising_waters_check_lost (state, events);
}

void
rising_waters_weather (RisingWatersState *state, OxbowEvents *events)
{
  if (rising_waters_setup (state)->options.swept_away)
    sweep_away (state, events);
  if (state->phase == RISING_WATERS_OVER)
    return;
  for (int i = 0; i < 3; i++)
    {
      int card = rising_waters_draw_weather (state, events);
      if (card < 0)
        break;
      apply_weather (state, card, events);
      state->weather_discard[card]++;
    }
  rising_waters_resolve (state, events);
}
