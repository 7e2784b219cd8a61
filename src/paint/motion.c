/* motion.c: what happens when
 *
 * Which cells a motion touches is found by comparing the two positions, never by what events say: so whatever the
 * painter of a game leaves out still fades over, and the motion ends with the board as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/motion-parts.h"
#include "paint/painter.h"
#include <string.h>

#define USUAL_RADIUS 48.0       /* words are compared at this scale */

static void
note_end (OxbowMotion *motion, int end_ms)
{
  motion->ms = MAX (motion->ms, end_ms);
}

OxbowMotionCell *
oxbow_motion_find_cell (const OxbowMotion *motion, OxbowCell cell)
{
  int place = GPOINTER_TO_INT (g_hash_table_lookup (motion->places, GINT_TO_POINTER (cell)));
  return place > 0 ? &g_array_index (motion->cells, OxbowMotionCell, place - 1) : NULL;
}

static void
add_cell (OxbowMotion *motion, OxbowCell cell, unsigned changes)
{
  if (cell == OXBOW_NO_CELL || oxbow_motion_find_cell (motion, cell) != NULL)
    return;
  OxbowMotionCell item = {
    .cell = cell, .changes = changes,
    .fade_ms = OXBOW_NOT_SAID, .faded_ms = OXBOW_NOT_SAID,
    .desert_ms = OXBOW_NOT_SAID, .deserted_ms = OXBOW_NOT_SAID,
  };
  g_array_append_val (motion->cells, item);
  g_hash_table_insert (motion->places, GINT_TO_POINTER (cell), GINT_TO_POINTER ((int) motion->cells->len));
}

static void
find_cells (OxbowMotion *motion)
{
  const OxbowGrid *grid = &motion->scenes[0]->grid;
  const unsigned shown = ~(unsigned) (OXBOW_CHANGE_BESIDE | OXBOW_CHANGE_DETAIL);
  g_autofree uint8_t *changes = oxbow_scene_find_changes (motion->scenes[0], motion->scenes[1], USUAL_RADIUS);
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (grid); cell++)
    if ((changes[cell] & shown) != 0)
      add_cell (motion, cell, changes[cell] & shown);
  for (guint i = 0, n = motion->cells->len; i < n; i++)
    {
      OxbowCell cell = g_array_index (motion->cells, OxbowMotionCell, i).cell;
      for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
        add_cell (motion, oxbow_grid_neighbour (grid, cell, direction), 0);
    }
}

OxbowMotion *
oxbow_motion_new (const OxbowState *before, const OxbowState *after, const OxbowEvents *events, int viewer)
{
  OxbowMotion *motion = g_new0 (OxbowMotion, 1);
  const OxbowState *states[] = { before, after };
  motion->setup = oxbow_setup_ref ((OxbowSetup *) before->setup);
  for (int i = 0; i < 2; i++)
    {
      motion->states[i] = oxbow_state_copy (states[i]);
      motion->scenes[i] = oxbow_scene_new_state (motion->states[i], viewer);
    }
  motion->cells = g_array_new (FALSE, FALSE, sizeof (OxbowMotionCell));
  motion->places = g_hash_table_new (NULL, NULL);
  motion->flights = g_array_new (FALSE, FALSE, sizeof (OxbowFlight));
  motion->growths = g_array_new (FALSE, FALSE, sizeof (OxbowGrowth));
  find_cells (motion);
  if (events != NULL && motion->scenes[0]->painter->motion != NULL)
    motion->scenes[0]->painter->motion (motion, events);
  oxbow_motion_fade_rest (motion, 0, OXBOW_MOTION_FADE_MS);
  if (motion->ms == 0)
    g_clear_pointer (&motion, oxbow_motion_free);
  return motion;
}

void
oxbow_motion_free (OxbowMotion *motion)
{
  if (motion == NULL)
    return;
  oxbow_motion_forget_grounds (motion);
  for (int i = 0; i < 2; i++)
    {
      oxbow_scene_free (motion->scenes[i]);
      g_free (motion->states[i]);
    }
  g_array_unref (motion->cells);
  g_array_unref (motion->flights);
  g_array_unref (motion->growths);
  g_hash_table_unref (motion->places);
  oxbow_setup_unref (motion->setup);
  g_free (motion);
}

int
oxbow_motion_get_ms (const OxbowMotion *motion)
{
  return MIN (motion->ms, OXBOW_MOTION_MOST_MS);
}

const OxbowScene *
oxbow_motion_get_before (const OxbowMotion *motion)
{
  return motion->scenes[0];
}

const OxbowScene *
oxbow_motion_get_after (const OxbowMotion *motion)
{
  return motion->scenes[1];
}

bool
oxbow_motion_event_is (const OxbowMotion *motion, const OxbowEvent *event, const char *name)
{
  return strcmp (oxbow_state_ruleset (motion->states[0])->events[event->verb].name, name) == 0;
}

void
oxbow_motion_fly (OxbowMotion *motion, const OxbowFlight *flight)
{
  g_array_append_vals (motion->flights, flight, 1);
  note_end (motion, flight->begin_ms + flight->ms);
}

double
oxbow_flight_size (const OxbowFlight *flight, double part)
{
  return flight->from_size + (flight->to_size - flight->from_size) * part;
}

void
oxbow_motion_turn_edges (OxbowMotion *motion, int at_ms)
{
  motion->edges_ms = at_ms;
  note_end (motion, at_ms);
}

void
oxbow_motion_desert (OxbowMotion *motion, OxbowCell cell, int begin_ms, int ms)
{
  OxbowMotionCell *item = oxbow_motion_find_cell (motion, cell);
  if (item == NULL)
    return;
  item->desert_ms = item->desert_ms == OXBOW_NOT_SAID ? begin_ms : MIN (item->desert_ms, begin_ms);
  item->deserted_ms = MAX (item->deserted_ms, begin_ms + ms);
  note_end (motion, begin_ms + ms);
}

void
oxbow_motion_fade (OxbowMotion *motion, OxbowCell cell, int begin_ms, int ms)
{
  OxbowMotionCell *item = oxbow_motion_find_cell (motion, cell);
  if (item == NULL)
    return;
  item->fade_ms = begin_ms;
  item->faded_ms = begin_ms + ms;
  note_end (motion, begin_ms + ms);
}

/* Where what stands has a time of its own, the ground is the same before and after: nothing fades there. */
void
oxbow_motion_fade_rest (OxbowMotion *motion, int begin_ms, int ms)
{
  for (guint i = 0; i < motion->cells->len; i++)
    {
      const OxbowMotionCell *item = &g_array_index (motion->cells, OxbowMotionCell, i);
      bool is_new = (item->changes & ~(unsigned) OXBOW_CHANGE_REACHED) != 0;
      bool is_said = item->fade_ms != OXBOW_NOT_SAID || item->desert_ms != OXBOW_NOT_SAID;
      if (is_new && !is_said)
        oxbow_motion_fade (motion, item->cell, begin_ms, ms);
    }
}

void
oxbow_motion_grow (OxbowMotion *motion, int river, OxbowCell cell, int begin_ms, int ms)
{
  OxbowGrowth growth = { river, cell, begin_ms, ms };
  g_array_append_val (motion->growths, growth);
  note_end (motion, begin_ms + ms);
}
