/* navajo-wars-motion.c: what differs between two positions of Navajo Wars, and families on their way
 *
 * What lies in a territory is compared as a whole: the names of territories make way for what stands there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/navajo-wars-parts.h"
#include "paint/walkers.h"

#include <string.h>

#define DISPLAY_COLUMNS 4       /* of cells that the display of instructions may reach over, and rows */
#define DISPLAY_ROWS 4

static bool
spots_differ (const NavajoWarsState *a, const NavajoWarsState *b, int territory)
{
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    if (navajo_wars_spot_territory (spot) == territory
        && (a->corn[spot] != b->corn[spot] || a->intruders[spot] != b->intruders[spot] || a->raid[spot] != b->raid[spot]
            || a->harass[spot] != b->harass[spot]))
      return true;
  return a->drought[territory] != b->drought[territory] || a->mission[territory] != b->mission[territory]
         || a->rancho[territory] != b->rancho[territory] || a->fort[territory] != b->fort[territory];
}

static bool
families_differ (const NavajoWarsState *a, const NavajoWarsState *b, int territory)
{
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    {
      const NavajoWarsFamily *p = &a->families[family], *q = &b->families[family];
      bool is_new = memcmp (p, q, sizeof *p) != 0 || (a->manuelito == family) != (b->manuelito == family);
      if (is_new && (navajo_wars_place_territory (p->place) == territory
                     || navajo_wars_place_territory (q->place) == territory))
        return true;
    }
  return false;
}

static bool
display_differs (const NavajoWarsState *a, const NavajoWarsState *b)
{
  return memcmp (a->active, b->active, sizeof a->active) != 0 || memcmp (a->standby, b->standby, sizeof a->standby) != 0
         || a->special != b->special || a->box != b->box;
}

bool
navajo_motion_differs (const OxbowScene *before, const OxbowScene *after, OxbowCell cell)
{
  const NavajoWarsState *a = (const NavajoWarsState *) before->state, *b = (const NavajoWarsState *) after->state;
  int spot = navajo_wars_spot_of (a, cell), width = before->grid.width;
  if (cell % width < DISPLAY_COLUMNS && cell / width < DISPLAY_ROWS && display_differs (a, b))
    return true;
  if (spot == NAVAJO_WARS_NOWHERE)
    return false;
  int territory = navajo_wars_spot_territory (spot);
  return spots_differ (a, b, territory) || families_differ (a, b, territory);
}

static void
draw_walker (const OxbowCanvas *canvas, const OxbowScene *after, const OxbowFlight *flight, OxbowPoint at, double part)
{
  navajo_paint_family (canvas, (const NavajoWarsState *) after->state, flight->what, at);
}

/* A family that moves within the map goes there; one that comes from elsewhere or leaves fades. */
void
navajo_motion_tell (OxbowMotion *motion, const OxbowEvents *events)
{
  OxbowWalkers families;
  int clock_ms = 0;
  oxbow_walkers_init (&families, motion, NAVAJO_WARS_FAMILIES, navajo_paint_place_family, draw_walker);
  for (int i = 0; i < events->n; i++)
    {
      const OxbowEvent *event = &events->items[i];
      if (oxbow_motion_event_is (motion, event, "move") && event->args[1] >= 0 && event->args[2] >= 0)
        clock_ms = oxbow_walkers_go (&families, event->args[0], event->args[2], clock_ms);
    }
  oxbow_walkers_send (&families);
}
