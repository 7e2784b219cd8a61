/* work.c: Job Offers, levees, and working for the community (RW-5.6.5 to RW-5.6.8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/actions.h"

#include "games/rising-waters/crises.h"
#include "games/rising-waters/decks.h"
#include "games/rising-waters/verbs.h"
#include "games/rising-waters/week.h"

#include <glib/gi18n-lib.h>

/* accept */

static bool
may_accept_offers (const RisingWatersState *state, const int16_t *slots, int n, GError **error)
{
  for (int i = 0; i < n; i++)
    {
      bool is_new = i == 0 || slots[i] > slots[i - 1];
      if (slots[i] < 1 || slots[i] > RISING_WATERS_SLOTS || !is_new
          || state->row[slots[i] - 1] != RISING_WATERS_LANDOWNER_JOB)
        return oxbow_refuse_by (error, "RW-5.6.5", _("There is no Job Offer there."));
    }
  return true;
}

static bool
may_accept (const RisingWatersState *state, const int16_t *slots, int n, GError **error)
{
  const RisingWatersSeat *own = &state->seats[state->turn];
  bool stores = rising_waters_setup (state)->options.stored_work;
  if (!rising_waters_may_act (state, 1, "RW-5.6.5", error))
    return false;
  if (n > 0)
    return may_accept_offers (state, slots, n, error);
  return own->discount > 0 || (stores && own->hand[RISING_WATERS_JOB] > 0)
         || oxbow_refuse_by (error, "RW-5.6.5", _("You have no work to accept."));
}

static bool
accept (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  uint8_t *jobs = &state->seats[state->turn].hand[RISING_WATERS_JOB];
  if (!may_accept (state, move->args, move->n_args, error))
    return false;
  for (int i = 0; i < move->n_args; i++)
    state->row[move->args[i] - 1] = RISING_WATERS_NONE;
  *jobs = (uint8_t) (*jobs + move->n_args);
  rising_waters_tell (events, RISING_WATERS_EVENT_ACCEPTED, state->turn, move->n_args);
  rising_waters_spend (state, 1, RISING_WATERS_WORKING,
                       rising_waters_setup (state)->options.stored_work ? *jobs : move->n_args, events);
  return true;
}

/* build, raise */

static bool
is_beside (const RisingWatersState *state, OxbowCell cell, OxbowCell from)
{
  if (from < 0)
    return false;
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    if (rising_waters_ground (state)->near[from][direction] == cell)
      return true;
  return from == cell;
}

/* A pawn of any seat, lending or not. */
static bool
has_pawn_beside (const RisingWatersState *state, OxbowCell cell, int n_pawns)
{
  for (int pawn = 0; pawn < n_pawns; pawn++)
    if (is_beside (state, cell, state->seats[pawn / RISING_WATERS_PAWNS].pawns[pawn % RISING_WATERS_PAWNS].cell))
      return true;
  return false;
}

static int
price_of_work (const OxbowMove *move)
{
  return (move->verb == RISING_WATERS_MOVE_BUILD ? 2 : 1) - (move->n_args == 2);
}

static bool
is_levee_right (const RisingWatersState *state, const OxbowMove *move, GError **error)
{
  const RisingWatersPlot *plot = &state->plots[move->args[0]];
  if (move->verb == RISING_WATERS_MOVE_BUILD)
    return plot->levee == 0 || oxbow_refuse_by (error, "RW-5.6.6", _("A levee stands there; raise it."));
  if (plot->levee == 0)
    return oxbow_refuse_by (error, "RW-5.6.7", _("No levee stands there; build one."));
  return plot->levee < rising_waters_setup (state)->options.levee_max
         || oxbow_refuse_by (error, "RW-5.6.7", _("That levee cannot go higher."));
}

static bool
may_build (const RisingWatersState *state, const OxbowMove *move, GError **error)
{
  const RisingWatersSeat *own = &state->seats[state->turn];
  int price = price_of_work (move);
  const char *rule = move->verb == RISING_WATERS_MOVE_BUILD ? "RW-5.6.6" : "RW-5.6.7";
  if (state->open == RISING_WATERS_MOVING)
    return oxbow_refuse_by (error, rule, _("Pawns are on the move: click a pawn, then a cell next to it that glows. "
                                            "Levees are built and raised in \"Accept work\"."));
  if (state->open != RISING_WATERS_WORKING)
    return oxbow_refuse_by (error, rule, _("Choose an action first: pawns step in \"Move pawns\", and levees are "
                                            "built and raised in \"Accept work\"."));
  if (!rising_waters_is_camp_site (state, move->args[0]))
    return oxbow_refuse_by (error, rule, _("Levees stand on dry land."));
  if (!is_levee_right (state, move, error))
    return false;
  if (!has_pawn_beside (state, move->args[0], rising_waters_n_seats (state) * RISING_WATERS_PAWNS))
    return oxbow_refuse_by (error, rule, _("A pawn must be on or next to that hex."));
  if (move->verb == RISING_WATERS_MOVE_BUILD && state->n_levees >= RISING_WATERS_LEVEES)
    return oxbow_refuse_by (error, "RW-5.6.6", _("There are no levee tokens left."));
  if (move->n_args == 2 && own->discount == 0)
    return oxbow_refuse_by (error, rule, _("You have no work discount."));
  return (price <= state->budget && price <= own->hand[RISING_WATERS_JOB])
         || oxbow_refuse_by (error, rule, _("Not enough Job Offers: a new levee takes two and raising one takes one, "
                                            "with a discount one less."));
}

static bool
build (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  if (!may_build (state, move, error))
    return false;
  OxbowCell cell = move->args[0];
  int price = price_of_work (move), highest = rising_waters_setup (state)->options.levee_max;
  bool is_new = move->verb == RISING_WATERS_MOVE_BUILD;
  int level = MIN (rising_waters_height (state, cell) + 1, highest);
  state->budget = (int16_t) (state->budget - price);
  state->seats[state->turn].discount = (uint8_t) (state->seats[state->turn].discount - (move->n_args == 2));
  for (int i = 0; i < price; i++)
    rising_waters_discard (state, state->turn, RISING_WATERS_JOB, events);
  rising_waters_set_levee (state, cell, level);
  rising_waters_tell (events, is_new ? RISING_WATERS_EVENT_BUILT : RISING_WATERS_EVENT_RAISED, cell, level);
  return true;
}

/* seek, gather */

static bool
may_seek (const RisingWatersState *state, GError **error)
{
  if (!rising_waters_may_act (state, 1, "RW-5.6.8", error))
    return false;
  for (int slot = 0; slot < RISING_WATERS_SLOTS; slot++)
    if (state->row[slot] < 0)
      return true;
  return oxbow_refuse_by (error, "RW-5.6.8", _("The row of Landowner cards is full."));
}

static bool
seek (RisingWatersState *state, OxbowEvents *events, GError **error)
{
  if (!may_seek (state, error))
    return false;
  rising_waters_spend (state, 1, RISING_WATERS_CLOSED, 0, events);
  rising_waters_meet_landowners (state, events);
  return true;
}

int
rising_waters_gathers (const RisingWatersState *state)
{
  int n = 1;
  for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
    {
      int cell = state->seats[state->turn].pawns[slot].cell;
      n += cell >= 0 && rising_waters_is_wood_or_field (state, cell);
    }
  return n;
}

static bool
gather (RisingWatersState *state, OxbowEvents *events, GError **error)
{
  if (!rising_waters_may_act (state, 1, "RW-5.6.8b", error))
    return false;
  int n = rising_waters_gathers (state);
  rising_waters_spend (state, 1, RISING_WATERS_CLOSED, 0, events);
  rising_waters_draw_community (state, state->turn, n, events);
  rising_waters_ask_discard (state, state->turn, true, events);
  return true;
}

bool
rising_waters_work (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  if (move->verb == RISING_WATERS_MOVE_ACCEPT)
    return accept (state, move, events, error);
  if (move->verb == RISING_WATERS_MOVE_SEEK)
    return seek (state, events, error);
  if (move->verb == RISING_WATERS_MOVE_GATHER)
    return gather (state, events, error);
  return build (state, move, events, error);
}

static void
list_accepts (const RisingWatersState *state, OxbowMoves *moves)
{
  for (unsigned set = 0; set < 1u << RISING_WATERS_SLOTS; set++)
    {
      OxbowMove move = { .verb = RISING_WATERS_MOVE_ACCEPT };
      for (int slot = 0; slot < RISING_WATERS_SLOTS; slot++)
        if (set >> slot & 1)
          move.args[move.n_args++] = (int16_t) (slot + 1);
      if (may_accept (state, move.args, move.n_args, NULL))
        *oxbow_moves_append (moves, move.verb, move.n_args) = move;
    }
}

static void
list_levee (const RisingWatersState *state, OxbowCell cell, OxbowMoves *moves)
{
  bool is_new = state->plots[cell].levee == 0;
  for (int n_args = 1; n_args <= 2; n_args++)
    {
      OxbowMove move = { .verb = is_new ? RISING_WATERS_MOVE_BUILD : RISING_WATERS_MOVE_RAISE,
                         .n_args = (uint8_t) n_args, .args = { (int16_t) cell } };
      if (may_build (state, &move, NULL))
        *oxbow_moves_append (moves, move.verb, move.n_args) = move;
    }
}

/* Every cell once: with the first pawn that is on or next to it. */
static void
list_levees (const RisingWatersState *state, OxbowMoves *moves)
{
  const RisingWatersSeat *own = &state->seats[state->turn];
  if (own->discount == 0 && (state->budget == 0 || own->hand[RISING_WATERS_JOB] == 0))
    return;
  for (int pawn = 0; pawn < rising_waters_n_seats (state) * RISING_WATERS_PAWNS; pawn++)
    {
      OxbowCell from = state->seats[pawn / RISING_WATERS_PAWNS].pawns[pawn % RISING_WATERS_PAWNS].cell;
      for (int direction = -1; from >= 0 && direction < OXBOW_DIRECTIONS; direction++)
        {
          OxbowCell cell = direction < 0 ? from : rising_waters_ground (state)->near[from][direction];
          if (cell != OXBOW_NO_CELL && !has_pawn_beside (state, cell, pawn))
            list_levee (state, cell, moves);
        }
    }
}

bool
rising_waters_can_work (const RisingWatersState *state)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  if (state->open == RISING_WATERS_WORKING)
    list_levees (state, &moves);
  bool can = moves.n > 0;
  oxbow_moves_clear (&moves);
  return can;
}

void
rising_waters_list_work (const RisingWatersState *state, OxbowMoves *moves)
{
  if (state->open == RISING_WATERS_WORKING)
    list_levees (state, moves);
  if (!rising_waters_may_act (state, 1, NULL, NULL))
    return;
  list_accepts (state, moves);
  if (may_seek (state, NULL))
    oxbow_moves_append (moves, RISING_WATERS_MOVE_SEEK, 0);
  oxbow_moves_append (moves, RISING_WATERS_MOVE_GATHER, 0);
}
