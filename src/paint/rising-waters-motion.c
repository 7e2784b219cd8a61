/* rising-waters-motion.c: what changes in Rising Waters, and in which order it is seen
 *
 * Pawns go their way, water spreads from cell to cell, levels change one after another. Nothing jumps and nothing is
 * celebrated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/rising-waters-parts.h"
#include "paint/walkers.h"

#include <string.h>

#define FLOOD_MS 60
#define FLOODS_MS 700
#define LEVEL_MS 200
#define LEVELS_MS 600

/* What differs */

static bool
disc_differs (const RisingWatersState *a, const RisingWatersState *b, OxbowCell cell)
{
  const RisingWatersGround *ground = rising_waters_ground (a);
  for (int i = 0; i < ground->n_water; i++)
    if (ground->anchor[i] == cell
        && (a->level[i] != b->level[i] || a->marks[i] != b->marks[i]
            || (rising_waters_freeboard (a, i) != rising_waters_freeboard (b, i))))
      return true;
  return false;
}

/* A pawn is where it was, and as it was. */
static bool
crowd_differs (const RisingWatersState *a, const RisingWatersState *b, OxbowCell cell)
{
  for (int seat = 0; seat < rising_waters_n_seats (a); seat++)
    for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
      {
        const RisingWatersPawn *p = &a->seats[seat].pawns[slot], *q = &b->seats[seat].pawns[slot];
        bool is_new = p->cell != q->cell || p->aboard != q->aboard || p->carries != q->carries;
        if (is_new && (p->cell == cell || q->cell == cell))
          return true;
      }
  return false;
}

static bool
town_differs (const RisingWatersState *a, const RisingWatersState *b, OxbowCell cell)
{
  for (int seat = 0; seat < rising_waters_n_seats (a); seat++)
    if ((rising_waters_town (a, seat) == cell) != (rising_waters_town (b, seat) == cell))
      return true;
  return false;
}

/* A shore is drawn on both sides of it. */
static bool
flood_differs (const OxbowScene *scene, const RisingWatersState *a, const RisingWatersState *b, OxbowCell cell)
{
  if (a->plots[cell].flooded != b->plots[cell].flooded)
    return true;
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      OxbowCell next = oxbow_grid_neighbour (&scene->grid, cell, direction);
      if (next != OXBOW_NO_CELL && a->plots[next].flooded != b->plots[next].flooded)
        return true;
    }
  return false;
}

static bool
has_figure (const OxbowScene *scene, OxbowCell cell)
{
  int group = scene->group_of[cell];
  return group > 0 && rising_land_figure_cell (scene, g_ptr_array_index (scene->map->groups, group - 1)) == cell;
}

/* The figure of a group stands where there is room for it: it may go elsewhere when something comes or goes. */
static bool
figure_differs (const OxbowScene *before, const OxbowScene *after, OxbowCell cell)
{
  const RisingWatersState *a = rising_state (before), *b = rising_state (after);
  size_t bytes = (size_t) oxbow_grid_n_cells (&before->grid) * sizeof *a->plots;
  bool is_same = memcmp (a->seats, b->seats, sizeof a->seats) == 0 && memcmp (a->plots, b->plots, bytes) == 0;
  return !is_same && has_figure (before, cell) != has_figure (after, cell);
}

bool
rising_motion_differs (const OxbowScene *before, const OxbowScene *after, OxbowCell cell)
{
  const RisingWatersState *a = rising_state (before), *b = rising_state (after);
  const RisingWatersPlot *p = &a->plots[cell], *q = &b->plots[cell];
  return p->levee != q->levee || p->camp != q->camp || p->survivors != q->survivors
         || flood_differs (before, a, b, cell) || crowd_differs (a, b, cell) || disc_differs (a, b, cell)
         || town_differs (a, b, cell) || figure_differs (before, after, cell);
}

/* What happens when */

typedef struct
{
  OxbowMotion *motion;
  const OxbowScene *before;
  int clock_ms;
  OxbowWalkers pawns;
} Script;

static void
draw_walker (const OxbowCanvas *canvas, const OxbowScene *after, const OxbowFlight *flight, OxbowPoint at, double part)
{
  rising_pieces_draw_pawn (canvas, after, flight->what, at, oxbow_flight_size (flight, part));
}

static int
count_events (const OxbowMotion *motion, const OxbowEvents *events, const char *name)
{
  int n = 0;
  for (int i = 0; i < events->n; i++)
    n += oxbow_motion_event_is (motion, &events->items[i], name);
  return n;
}

/* With a cell its new shore appears, which is seen in the dry cells beside it too. */
static void
spread (Script *script, OxbowCell cell, int n_floods)
{
  const RisingWatersState *before = rising_state (script->before);
  const RisingWatersState *after = rising_state (oxbow_motion_get_after (script->motion));
  int ms = MAX (MIN (FLOOD_MS, FLOODS_MS / MAX (n_floods, 1)), 1);
  oxbow_motion_fade (script->motion, cell, script->clock_ms, 2 * ms);
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      OxbowCell next = oxbow_grid_neighbour (&script->before->grid, cell, direction);
      if (next != OXBOW_NO_CELL && before->plots[next].flooded == after->plots[next].flooded)
        oxbow_motion_fade (script->motion, next, script->clock_ms, 2 * ms);
    }
  script->clock_ms += ms;
}

/* The disc of a water group, at the last change of its level. */
static void
change_level (Script *script, int group, int n_levels)
{
  const RisingWatersGround *ground = rising_waters_ground (rising_state (script->before));
  if (group < 0 || group >= ground->n_water)
    return;
  oxbow_motion_fade (script->motion, ground->anchor[group], script->clock_ms, LEVEL_MS);
  script->clock_ms += MIN (LEVEL_MS, LEVELS_MS / MAX (n_levels, 1));
}

static void
tell_event (Script *script, const OxbowEvent *event, int n_floods, int n_levels)
{
  const OxbowMotion *motion = script->motion;
  if (oxbow_motion_event_is (motion, event, "moved") || oxbow_motion_event_is (motion, event, "sent"))
    script->clock_ms = oxbow_walkers_go (&script->pawns, event->args[0], event->args[1], script->clock_ms);
  else if (oxbow_motion_event_is (motion, event, "flooded"))
    spread (script, event->args[0], n_floods);
  else if (oxbow_motion_event_is (motion, event, "rain") || oxbow_motion_event_is (motion, event, "sun"))
    change_level (script, event->args[1], n_levels);
}

void
rising_motion_tell (OxbowMotion *motion, const OxbowEvents *events)
{
  Script script = { .motion = motion, .before = oxbow_motion_get_before (motion) };
  const RisingWatersState *state = rising_state (script.before);
  int n_floods = count_events (motion, events, "flooded");
  int n_levels = count_events (motion, events, "rain") + count_events (motion, events, "sun");
  oxbow_walkers_init (&script.pawns, motion, rising_waters_n_seats (state) * RISING_WATERS_PAWNS,
                      rising_pieces_place_pawn, draw_walker);
  for (int i = 0; i < events->n; i++)
    tell_event (&script, &events->items[i], n_floods, n_levels);
  oxbow_walkers_send (&script.pawns);
}
