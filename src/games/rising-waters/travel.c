/* travel.c: pawns on foot and on rafts (RW-5.6.1, RW-5.6.2, RW-5.6.9)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/actions.h"

#include "games/rising-waters/losses.h"

#include <glib/gi18n-lib.h>

static int
seat_of (int pawn)
{
  return pawn / RISING_WATERS_PAWNS;
}

static const RisingWatersPawn *
find_pawn (const RisingWatersState *state, int pawn)
{
  return &state->seats[seat_of (pawn)].pawns[pawn % RISING_WATERS_PAWNS];
}

static RisingWatersPawn *
get_pawn (RisingWatersState *state, int pawn)
{
  return &state->seats[seat_of (pawn)].pawns[pawn % RISING_WATERS_PAWNS];
}

/* Seats that do not take part have no pawns, and their cells are nowhere. */
static bool
is_on_map (const RisingWatersState *state, int pawn, const char *rule, GError **error)
{
  return (seat_of (pawn) < rising_waters_n_seats (state) && find_pawn (state, pawn)->cell >= 0)
         || oxbow_refuse_by (error, rule, _("That pawn is not on the map."));
}

static bool
is_own (const RisingWatersState *state, int pawn, const char *rule, GError **error)
{
  if (seat_of (pawn) != state->turn)
    return oxbow_refuse_by (error, rule, _("That pawn is not yours."));
  return is_on_map (state, pawn, rule, error);
}

/* step */

static int
price_of_step (const RisingWatersState *state, int pawn, OxbowCell cell)
{
  return find_pawn (state, pawn)->aboard && !rising_waters_is_dry (state, cell) ? 1 : 2;
}

static bool
is_near (const RisingWatersState *state, OxbowCell from, OxbowCell to)
{
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    if (rising_waters_ground (state)->near[from][direction] == to)
      return true;
  return false;
}

static bool
may_step (const RisingWatersState *state, int pawn, OxbowCell cell, GError **error)
{
  if (state->open != RISING_WATERS_MOVING)
    return oxbow_refuse_by (error, "RW-5.6.2", _("Choose Move first: pawns step in that action only."));
  if (!is_on_map (state, pawn, "RW-5.6.2", error))
    return false;
  const RisingWatersSeat *owner = &state->seats[seat_of (pawn)];
  if (seat_of (pawn) != state->turn && !owner->lend)
    return oxbow_refuse_by (error, "RW-5.6.2", _("That neighbour has not offered to move: move a pawn of your own."));
  if (!is_near (state, find_pawn (state, pawn)->cell, cell))
    return oxbow_refuse_by (error, "RW-5.6.2", _("Pawns move one hex at a time."));
  if (!rising_waters_is_dry (state, cell) && !find_pawn (state, pawn)->aboard && owner->swim == 0)
    return oxbow_refuse_by (error, "RW-5.6.2", _("Crossing water needs Swim or a raft."));
  return price_of_step (state, pawn, cell) <= state->budget || oxbow_refuse_by (error, "RW-5.6.2",
                                                                                _("Too few steps left: move a pawn to "
                                                                                  "a cell that costs less, or take "
                                                                                  "another action."));
}

static bool
step (RisingWatersState *state, int pawn, OxbowCell cell, OxbowEvents *events, GError **error)
{
  if (!may_step (state, pawn, cell, error))
    return false;
  state->budget = (int16_t) (state->budget - price_of_step (state, pawn, cell));
  get_pawn (state, pawn)->cell = (int16_t) cell;
  rising_waters_tell (events, RISING_WATERS_EVENT_MOVED, pawn, cell);
  return true;
}

/* launch, pickup, drop */

static bool
may_launch (const RisingWatersState *state, int pawn, GError **error)
{
  if (!rising_waters_may_act (state, 1, "RW-5.6.9", error) || !is_own (state, pawn, "RW-5.6.9", error))
    return false;
  if (find_pawn (state, pawn)->aboard)
    return oxbow_refuse_by (error, "RW-5.6.9", _("That pawn is aboard a raft already."));
  if (state->seats[state->turn].raft == 0)
    return oxbow_refuse_by (error, "RW-5.6.9", _("You have no raft ready."));
  return rising_waters_n_rafts (state) < RISING_WATERS_RAFTS || oxbow_refuse_by (error, "RW-5.6.9",
                                                                                 _("All rafts are on the map."));
}

static bool
is_aboard (const RisingWatersState *state, int pawn, GError **error)
{
  return find_pawn (state, pawn)->aboard || oxbow_refuse_by (error, "RW-5.6.9", _("That pawn is not aboard a raft."));
}

static bool
may_pick_up (const RisingWatersState *state, int pawn, GError **error)
{
  if (!rising_waters_may_act (state, 1, "RW-5.6.9", error) || !is_own (state, pawn, "RW-5.6.9", error)
      || !is_aboard (state, pawn, error))
    return false;
  if (find_pawn (state, pawn)->carries)
    return oxbow_refuse_by (error, "RW-5.6.9", _("That raft carries a Survivor already."));
  return state->plots[find_pawn (state, pawn)->cell].survivors > 0
         || oxbow_refuse_by (error, "RW-5.6.9", _("No Survivor is waiting there."));
}

static bool
may_drop (const RisingWatersState *state, int pawn, GError **error)
{
  if (!rising_waters_may_act (state, 1, "RW-5.6.9", error) || !is_own (state, pawn, "RW-5.6.9", error)
      || !is_aboard (state, pawn, error))
    return false;
  if (!find_pawn (state, pawn)->carries)
    return oxbow_refuse_by (error, "RW-5.6.9", _("That raft carries no Survivor."));
  return rising_waters_is_dry (state, find_pawn (state, pawn)->cell)
         || oxbow_refuse_by (error, "RW-5.6.9", _("A Survivor can only land on dry ground."));
}

static void
take_aboard (RisingWatersState *state, int pawn, OxbowEvents *events)
{
  RisingWatersPawn *own = get_pawn (state, pawn);
  if (state->plots[own->cell].survivors == 0)
    return;
  state->plots[own->cell].survivors--;
  own->carries = true;
  rising_waters_tell (events, RISING_WATERS_EVENT_ABOARD, pawn);
}

static bool
launch (RisingWatersState *state, int pawn, OxbowEvents *events, GError **error)
{
  if (!may_launch (state, pawn, error))
    return false;
  rising_waters_spend (state, 1, RISING_WATERS_CLOSED, 0, events);
  state->seats[state->turn].raft--;
  get_pawn (state, pawn)->aboard = true;
  rising_waters_tell (events, RISING_WATERS_EVENT_LAUNCHED, pawn);
  take_aboard (state, pawn, events);
  return true;
}

static bool
pick_up (RisingWatersState *state, int pawn, OxbowEvents *events, GError **error)
{
  if (!may_pick_up (state, pawn, error))
    return false;
  rising_waters_spend (state, 1, RISING_WATERS_CLOSED, 0, events);
  take_aboard (state, pawn, events);
  return true;
}

static bool
drop (RisingWatersState *state, int pawn, OxbowEvents *events, GError **error)
{
  if (!may_drop (state, pawn, error))
    return false;
  RisingWatersPawn *own = get_pawn (state, pawn);
  rising_waters_spend (state, 1, RISING_WATERS_CLOSED, 0, events);
  own->carries = false;
  if (state->plots[own->cell].camp != RISING_WATERS_NO_CAMP)
    {
      rising_waters_regain (state, 1);
      rising_waters_tell (events, RISING_WATERS_EVENT_RESCUED, pawn, own->cell, state->losses);
      return true;
    }
  state->plots[own->cell].survivors++;
  rising_waters_tell (events, RISING_WATERS_EVENT_ASHORE, pawn, own->cell);
  return true;
}

static bool
open_move (RisingWatersState *state, OxbowEvents *events, GError **error)
{
  if (!rising_waters_may_act (state, 1, "RW-5.6.1", error))
    return false;
  rising_waters_spend (state, 1, RISING_WATERS_MOVING, 2 * state->seats[state->turn].move, events);
  return true;
}

bool
rising_waters_travel (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  if (move->verb == RISING_WATERS_MOVE_MOVE)
    return open_move (state, events, error);
  if (move->verb == RISING_WATERS_MOVE_STEP)
    return step (state, move->args[0], move->args[1], events, error);
  if (move->verb == RISING_WATERS_MOVE_LAUNCH)
    return launch (state, move->args[0], events, error);
  if (move->verb == RISING_WATERS_MOVE_PICKUP)
    return pick_up (state, move->args[0], events, error);
  return drop (state, move->args[0], events, error);
}

static void
list_steps (const RisingWatersState *state, int pawn, OxbowMoves *moves)
{
  OxbowCell from = find_pawn (state, pawn)->cell;
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      OxbowCell cell = rising_waters_ground (state)->near[from][direction];
      if (cell == OXBOW_NO_CELL || !may_step (state, pawn, cell, NULL))
        continue;
      OxbowMove *move = oxbow_moves_append (moves, RISING_WATERS_MOVE_STEP, 2);
      move->args[0] = (int16_t) pawn;
      move->args[1] = (int16_t) cell;
    }
}

void
rising_waters_list_travels (const RisingWatersState *state, OxbowMoves *moves)
{
  if (rising_waters_may_act (state, 1, NULL, NULL))
    oxbow_moves_append (moves, RISING_WATERS_MOVE_MOVE, 0);
  for (int pawn = 0; pawn < rising_waters_n_seats (state) * RISING_WATERS_PAWNS; pawn++)
    {
      if (!is_on_map (state, pawn, NULL, NULL))
        continue;
      if (state->budget > 0 && state->open == RISING_WATERS_MOVING)
        list_steps (state, pawn, moves);
      if (may_launch (state, pawn, NULL))
        oxbow_moves_append (moves, RISING_WATERS_MOVE_LAUNCH, 1)->args[0] = (int16_t) pawn;
      if (may_pick_up (state, pawn, NULL))
        oxbow_moves_append (moves, RISING_WATERS_MOVE_PICKUP, 1)->args[0] = (int16_t) pawn;
      if (may_drop (state, pawn, NULL))
        oxbow_moves_append (moves, RISING_WATERS_MOVE_DROP, 1)->args[0] = (int16_t) pawn;
    }
}
