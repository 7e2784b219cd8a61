/* moves.c: what may be done now, and doing it; and the end of a turn (DR-5.1, DR-5.10)
 *
 * The verbs themselves are in people.c and works.c, but for the three that end a turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/moves.h"

#include "games/dos-rios/harvest.h"
#include "games/dos-rios/people.h"
#include "games/dos-rios/turn.h"
#include "games/dos-rios/works.h"

#include <glib/gi18n-lib.h>

/* Whether this is a first turn, in which there is no harvest yet. */
static bool
is_first_turn (const DosRiosState *state)
{
  bool has_played = state->players[state->current].turns > 0;
  switch (dos_rios_setup (state)->options.first_harvest)
    {
    case DOS_RIOS_FIRST_HARVEST_ROUND:
    case DOS_RIOS_FIRST_HARVEST_DELAY:
      return !has_played;
    case DOS_RIOS_FIRST_HARVEST_PLAYER:
      return !has_played && state->current == state->first;
    case DOS_RIOS_FIRST_HARVEST_FREE:
      return false;
    }
  g_assert_not_reached ();
}

static bool
may_finish (const DosRiosState *state, int verb, GError **error)
{
  if (!dos_rios_may_stop (state, error))
    return false;
  bool is_first = is_first_turn (state);
  bool must_delay = is_first && dos_rios_setup (state)->options.first_harvest == DOS_RIOS_FIRST_HARVEST_DELAY;
  if (verb == DOS_RIOS_MOVE_END)
    return (is_first && !must_delay) || oxbow_refuse_by (error, "DR-5.10", _("Take the harvest or put the card back."));
  if (verb == DOS_RIOS_MOVE_DELAY && must_delay)
    return true;
  return !is_first || oxbow_refuse_by (error, "DR-5.10", _("There is no harvest in the first turn."));
}

static bool
finish (DosRiosState *state, int verb, OxbowEvents *events, GError **error)
{
  if (!may_finish (state, verb, error))
    return false;
  if (verb == DOS_RIOS_MOVE_HARVEST)
    dos_rios_harvest (state, events);
  else if (verb == DOS_RIOS_MOVE_DELAY)
    dos_rios_delay (state, events);
  dos_rios_end_turn (state, events);
  return true;
}

static bool
is_time_for (const DosRiosState *state, int verb, GError **error)
{
  switch ((DosRiosPhase) state->phase)
    {
    case DOS_RIOS_RIVERS:
    case DOS_RIOS_REROUTE:
      return verb == DOS_RIOS_MOVE_LAY || oxbow_refuse_by (error, "DR-5.1", _("First lay the course of the river: "
                                                                              "choose one of the numbered arrows where "
                                                                              "it ends."));
    case DOS_RIOS_PLACING:
      return verb == DOS_RIOS_MOVE_PLACE || oxbow_refuse_by (error, "DR-5.1", _("First all campesinos are placed: "
                                                                                "choose a hill, a forest or a field "
                                                                                "that is free."));
    case DOS_RIOS_ACTIONS:
      return (verb != DOS_RIOS_MOVE_LAY && verb != DOS_RIOS_MOVE_PLACE)
             || oxbow_refuse_by (error, "DR-5.1", _("Rivers are laid when a dam turns them, and campesinos placed "
                                                    "before the first round. Now walk, chase, build, or end the "
                                                    "turn."));
    case DOS_RIOS_OVER:
      return oxbow_refuse_by (error, "DR-5.1", _("The game is over."));
    }
  g_assert_not_reached ();
}

bool
dos_rios_apply (OxbowState *base, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  DosRiosState *state = (DosRiosState *) base;
  if (!is_time_for (state, move->verb, error))
    return false;
  switch ((DosRiosMove) move->verb)
    {
    case DOS_RIOS_MOVE_PLACE:
      return dos_rios_place (state, move, events, error);
    case DOS_RIOS_MOVE_LAY:
      return dos_rios_lay_chosen (state, move, events, error);
    case DOS_RIOS_MOVE_WALK:
      return dos_rios_walk (state, move, events, error);
    case DOS_RIOS_MOVE_CHASE:
      return dos_rios_chase (state, move, events, error);
    case DOS_RIOS_MOVE_RIDE:
      return dos_rios_ride (state, move, events, error);
    case DOS_RIOS_MOVE_DAM:
      return dos_rios_dam (state, move, events, error);
    case DOS_RIOS_MOVE_FINCA:
    case DOS_RIOS_MOVE_HACIENDA:
      return dos_rios_build (state, move, events, error);
    case DOS_RIOS_MOVE_HARVEST:
    case DOS_RIOS_MOVE_DELAY:
    case DOS_RIOS_MOVE_END:
      return finish (state, move->verb, events, error);
    }
  g_assert_not_reached ();
}

static void
list_finishes (const DosRiosState *state, OxbowMoves *moves)
{
  static const int verbs[] = { DOS_RIOS_MOVE_HARVEST, DOS_RIOS_MOVE_DELAY, DOS_RIOS_MOVE_END };
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (may_finish (state, verbs[i], NULL))
      oxbow_moves_append (moves, verbs[i], 0);
}

void
dos_rios_legal (const OxbowState *base, OxbowMoves *moves)
{
  const DosRiosState *state = (const DosRiosState *) base;
  switch ((DosRiosPhase) state->phase)
    {
    case DOS_RIOS_RIVERS:
    case DOS_RIOS_REROUTE:
      dos_rios_list_lays (state, moves);
      break;
    case DOS_RIOS_PLACING:
      dos_rios_list_placements (state, moves);
      break;
    case DOS_RIOS_ACTIONS:
      dos_rios_list_people (state, moves);
      dos_rios_list_works (state, moves);
      list_finishes (state, moves);
      break;
    case DOS_RIOS_OVER:
      break;
    }
}

/* Named places come before cells, and the first of them before the second: the place order, of any arguments. */
static int
place_order (int place)
{
  return place < 0 ? OXBOW_NAMED_PLACE (place) : DOS_RIOS_MAX_NAMED + place;
}

/* DR-5.5: two that come to chase are named in place order. */
void
dos_rios_canonical (const OxbowState *base, OxbowMove *move)
{
  bool names_two = move->verb == DOS_RIOS_MOVE_CHASE && move->n_args == 3;
  if (!names_two || place_order (move->args[1]) <= place_order (move->args[2]))
    return;
  int16_t first = move->args[2];
  move->args[2] = move->args[1];
  move->args[1] = first;
}
