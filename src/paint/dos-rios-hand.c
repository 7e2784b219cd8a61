/* dos-rios-hand.c: what may be chosen in Dos Rios, and at what price
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/dos-rios-parts.h"

static void
set_badge (OxbowHandMark *mark, int number)
{
  g_snprintf (mark->badge, sizeof mark->badge, "%d", number);
}

/* Ways are counted from left to right as they lie on the map. */
static int
count_way (const DosRiosState *state, OxbowEdge edge)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  unsigned ways = dos_rios_candidates (state, ground->site_of[oxbow_edge_upper (edge)]);
  int number = 1;
  for (int side = oxbow_edge_side (edge) + 1; side < OXBOW_SIDES; side++)
    number += (ways >> side & 1) != 0;
  return number;
}

/* DR-5.6: a finca of somebody else may be crossed, not stayed on. */
static bool
is_only_passed (const DosRiosState *state, int place)
{
  int owner = -1;
  return place >= 0 && dos_rios_building (state, place, &owner) != DOS_RIOS_NO_BUILDING && owner != state->current;
}

bool
dos_rios_target (const OxbowScene *scene, const OxbowMove *move, int arg, OxbowHandMark *mark)
{
  const DosRiosState *state = dos_rios_scene_state (scene);
  switch ((DosRiosMove) move->verb)
    {
    case DOS_RIOS_MOVE_WALK:
      if (arg == 1)
        set_badge (mark, 1);
      if (arg == 1 && is_only_passed (state, move->args[1]))
        mark->state = OXBOW_HAND_PASS;
      return true;
    case DOS_RIOS_MOVE_CHASE:
      if (arg == 0)
        mark->state = OXBOW_HAND_CHASE;
      if (arg == 0 && move->n_args > 2)
        set_badge (mark, 2);
      return true;
    case DOS_RIOS_MOVE_LAY:
      mark->state = OXBOW_HAND_WAY;
      set_badge (mark, count_way (state, move->args[0]));
      return true;
    case DOS_RIOS_MOVE_FINCA:
      set_badge (mark, DOS_RIOS_FINCA_COST);
      return true;
    case DOS_RIOS_MOVE_HACIENDA:
      set_badge (mark, DOS_RIOS_HACIENDA_COST);
      return true;
    case DOS_RIOS_MOVE_RIDE:
      set_badge (mark, 2);
      return true;
    case DOS_RIOS_MOVE_DAM:
    case DOS_RIOS_MOVE_PLACE:
    case DOS_RIOS_MOVE_HARVEST:
    case DOS_RIOS_MOVE_DELAY:
    case DOS_RIOS_MOVE_END:
      return true;
    }
  g_assert_not_reached ();
}

static bool
place_differs (const DosRiosState *a, const DosRiosState *b, int place)
{
  for (int seat = 0; seat < dos_rios_n_players (a); seat++)
    if (dos_rios_campesinos (a, place, seat) != dos_rios_campesinos (b, place, seat))
      return true;
  return false;
}

bool
dos_rios_differs (const OxbowScene *before, const OxbowScene *after, OxbowCell cell)
{
  const DosRiosState *a = dos_rios_scene_state (before), *b = dos_rios_scene_state (after);
  int named = dos_rios_named (before, cell), owner_a = -1, owner_b = -1;
  OxbowPoint offset;
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      OxbowEdge edge = oxbow_grid_edge (&before->grid, cell, direction);
      if (edge != OXBOW_NO_EDGE && dos_rios_is_dammed (a, edge) != dos_rios_is_dammed (b, edge))
        return true;
    }
  if (dos_rios_is_lost (before, cell) != dos_rios_is_lost (after, cell)
      || dos_rios_ends_lost (before, cell) != dos_rios_ends_lost (after, cell))
    return true;
  if (named >= 0)
    return dos_rios_tray_cell (before, named, &offset) == cell && place_differs (a, b, OXBOW_NAMED_PLACE (named));
  return dos_rios_building (a, cell, &owner_a) != dos_rios_building (b, cell, &owner_b) || owner_a != owner_b
         || place_differs (a, b, cell);
}
