/* walkers.c: pieces that one can tell apart, on their way from cell to cell
 *
 * A cell that somebody leaves or comes to is deserted from the first step out of it or towards it to the last; until it
 * is, and once it is not any more, the picture of the cell shows who stands there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/walkers.h"
#include "paint/painter.h"

#define STEP_MS 160
#define WALK_MS 600

typedef struct
{
  int walker, begin_ms, end_ms;
  OxbowCell from, to;
} Way;

/* When a cell is deserted. */
typedef struct
{
  int begin_ms, end_ms;
} Span;

static const Way *
nth_way (const OxbowWalkers *walkers, guint i)
{
  return &g_array_index (walkers->ways, Way, i);
}

void
oxbow_walkers_init (OxbowWalkers *walkers, OxbowMotion *motion, int n, OxbowWalkerPlace place, OxbowFlyFunc draw)
{
  g_assert (n <= OXBOW_MAX_WALKERS);
  *walkers = (OxbowWalkers) { motion, place, draw, n, g_array_new (FALSE, FALSE, sizeof (Way)) };
}

static OxbowCell
place_in (const OxbowWalkers *walkers, bool after, int walker, OxbowPoint *foot, double *size)
{
  const OxbowScene *scene =
      after ? oxbow_motion_get_after (walkers->motion) : oxbow_motion_get_before (walkers->motion);
  return walkers->place (scene, walker, foot, size);
}

OxbowCell
oxbow_walkers_where (const OxbowWalkers *walkers, int walker)
{
  OxbowPoint foot;
  double size;
  for (guint i = walkers->ways->len; i > 0; i--)
    if (nth_way (walkers, i - 1)->walker == walker)
      return nth_way (walkers, i - 1)->to;
  return place_in (walkers, false, walker, &foot, &size);
}

int
oxbow_walkers_go (OxbowWalkers *walkers, int walker, OxbowCell to, int begin_ms)
{
  OxbowCell from = oxbow_walkers_where (walkers, walker);
  const OxbowGrid *grid = &oxbow_motion_get_before (walkers->motion)->grid;
  if (from == OXBOW_NO_CELL || to == OXBOW_NO_CELL || from == to)
    return begin_ms;
  Way way = { walker, begin_ms, begin_ms + MIN (STEP_MS * oxbow_grid_distance (grid, from, to), WALK_MS), from, to };
  g_array_append_val (walkers->ways, way);
  return way.end_ms;
}

/* Who leaves a cell is out of it after a step, and who comes to it is awaited for a step. */
static bool
measure_span (const OxbowWalkers *walkers, OxbowCell cell, Span *span)
{
  *span = (Span) { G_MAXINT, 0 };
  for (guint i = 0; i < walkers->ways->len; i++)
    {
      const Way *way = nth_way (walkers, i);
      int ms = MIN (STEP_MS, way->end_ms - way->begin_ms), begin = way->begin_ms;
      if (way->from != cell && way->to != cell)
        continue;
      if (way->to == cell)
        begin = way->end_ms - ms;
      span->begin_ms = MIN (span->begin_ms, begin);
      span->end_ms = MAX (span->end_ms, begin + ms);
    }
  return span->end_ms > 0;
}

/* At its own place, if it is in that cell then; else in its middle, where it only comes by. */
static OxbowPoint
find_foot (const OxbowWalkers *walkers, bool after, int walker, OxbowCell cell, double *size)
{
  OxbowPoint foot;
  OxbowLayout layout;
  *size = 1;
  if (place_in (walkers, after, walker, &foot, size) == cell)
    return foot;
  oxbow_layout_init (&layout, &oxbow_motion_get_before (walkers->motion)->grid, 1);
  return oxbow_layout_centre (&layout, cell);
}

static void
fly (const OxbowWalkers *walkers, int walker, bool is_after_from, OxbowCell from, bool is_after_to, OxbowCell to,
     Span span)
{
  OxbowFlight flight = {
    .draw = walkers->draw, .what = walker, .begin_ms = span.begin_ms, .ms = span.end_ms - span.begin_ms,
  };
  flight.from = find_foot (walkers, is_after_from, walker, from, &flight.from_size);
  flight.to = find_foot (walkers, is_after_to, walker, to, &flight.to_size);
  if (flight.ms > 0)
    oxbow_motion_fly (walkers->motion, &flight);
}

/* In a deserted cell it waits until it goes, or steps aside, or has come and waits until all have. */
static void
wait_there (const OxbowWalkers *walkers, int walker, OxbowCell cell, Span span)
{
  const Way *first = NULL, *last = NULL;
  OxbowPoint foot;
  double size;
  for (guint i = 0; i < walkers->ways->len; i++)
    if (nth_way (walkers, i)->walker == walker)
      {
        first = first != NULL ? first : nth_way (walkers, i);
        last = nth_way (walkers, i);
      }
  bool began = place_in (walkers, false, walker, &foot, &size) == cell,
       ended = place_in (walkers, true, walker, &foot, &size) == cell;
  if (first == NULL && began && ended)
    fly (walkers, walker, false, cell, true, cell, span);
  if (first != NULL && began)
    fly (walkers, walker, false, cell, false, cell, (Span) { span.begin_ms, first->begin_ms });
  if (last != NULL && ended)
    fly (walkers, walker, true, cell, true, cell, (Span) { last->end_ms, span.end_ms });
}

static void
desert (const OxbowWalkers *walkers, OxbowCell cell)
{
  Span span;
  if (!measure_span (walkers, cell, &span))
    return;
  oxbow_motion_desert (walkers->motion, cell, span.begin_ms, span.end_ms - span.begin_ms);
  /* Figures on the ground make way for whom stands there. */
  if (oxbow_motion_get_before (walkers->motion)->painter->edges_are_ground)
    oxbow_motion_fade (walkers->motion, cell, span.begin_ms, span.end_ms - span.begin_ms);
  for (int walker = 0; walker < walkers->n; walker++)
    wait_there (walkers, walker, cell, span);
}

/* Those who wait are drawn first, behind those who go. */
void
oxbow_walkers_send (OxbowWalkers *walkers)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  for (guint i = 0; i < walkers->ways->len; i++)
    {
      const Way *way = nth_way (walkers, i);
      if (g_hash_table_add (seen, GINT_TO_POINTER (way->from)))
        desert (walkers, way->from);
      if (g_hash_table_add (seen, GINT_TO_POINTER (way->to)))
        desert (walkers, way->to);
    }
  for (guint i = 0; i < walkers->ways->len; i++)
    {
      const Way *way = nth_way (walkers, i);
      bool is_last = oxbow_walkers_where (walkers, way->walker) == way->to;
      fly (walkers, way->walker, false, way->from, is_last, way->to, (Span) { way->begin_ms, way->end_ms });
    }
  g_clear_pointer (&walkers->ways, g_array_unref);
}
