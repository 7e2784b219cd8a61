/* moves.c: which chapter a move belongs to, when it is time for it, and what all chapters share (RW-5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/moves.h"

#include "games/rising-waters/actions.h"
#include "games/rising-waters/answers.h"
#include "games/rising-waters/losses.h"
#include "games/rising-waters/week.h"
#include "games/rising-waters/words.h"

#include <glib/gi18n-lib.h>

bool
rising_waters_may_act (const RisingWatersState *state, int n, const char *rule, GError **error)
{
  return state->acts >= n || oxbow_refuse_by (error, rule, _("You have no actions left: end the turn."));
}

void
rising_waters_spend (RisingWatersState *state, int n, RisingWatersOpen open, int budget, OxbowEvents *events)
{
  state->acts = (uint8_t) (state->acts - n);
  state->open = (uint8_t) open;
  state->budget = (int16_t) budget;
  rising_waters_tell (events, RISING_WATERS_EVENT_OPENED, state->turn, (int) open, budget);
}

bool
rising_waters_holds (const RisingWatersState *state, int card, const char *rule, GError **error)
{
  return state->seats[state->turn].hand[card] > 0 || oxbow_refuse_by (error, rule, _("You do not hold that card."));
}

static bool
is_upgrade (RisingWatersMove verb)
{
  return verb == RISING_WATERS_MOVE_IMPROVE || verb == RISING_WATERS_MOVE_RECRUIT || verb == RISING_WATERS_MOVE_BUY;
}

static bool
is_time_for (const RisingWatersState *state, const OxbowMove *move, GError **error)
{
  RisingWatersMove verb = (RisingWatersMove) move->verb;
  if (state->phase == RISING_WATERS_OVER)
    return oxbow_refuse_by (error, "RW-5.6", _("The game is over."));
  if (state->pending.kind != RISING_WATERS_NOTHING)
    {
      if (rising_waters_is_answer (state, move))
        return true;
      if (error == NULL)
        return false;
      g_autofree char *what = rising_waters_tell_pending (state);
      return oxbow_refuse_by (error, "RW-5.4", _("There is a decision to make first: %s."), what);
    }
  bool is_common = verb == RISING_WATERS_MOVE_LEND || verb == RISING_WATERS_MOVE_END;
  bool is_time = state->phase == RISING_WATERS_UPGRADE ? is_upgrade (verb) || is_common
                                                       : !is_upgrade (verb) && verb < RISING_WATERS_MOVE_TEACH;
  return is_time || oxbow_refuse_by (error, "RW-5.6", _("Not in this phase: abilities are improved before the "
                                                        "landowners are met, and all else is done after it."));
}

static bool
play (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  switch ((RisingWatersMove) move->verb)
    {
    case RISING_WATERS_MOVE_IMPROVE:
    case RISING_WATERS_MOVE_RECRUIT:
    case RISING_WATERS_MOVE_BUY:
    case RISING_WATERS_MOVE_LEND:
      return rising_waters_upgrade (state, move, events, error);
    case RISING_WATERS_MOVE_END:
      rising_waters_end_turn (state, events);
      return true;
    case RISING_WATERS_MOVE_MOVE:
    case RISING_WATERS_MOVE_STEP:
    case RISING_WATERS_MOVE_LAUNCH:
    case RISING_WATERS_MOVE_PICKUP:
    case RISING_WATERS_MOVE_DROP:
      return rising_waters_travel (state, move, events, error);
    case RISING_WATERS_MOVE_DONATE:
    case RISING_WATERS_MOVE_GIVE:
    case RISING_WATERS_MOVE_FIND:
      return rising_waters_giving (state, move, events, error);
    case RISING_WATERS_MOVE_ACCEPT:
    case RISING_WATERS_MOVE_BUILD:
    case RISING_WATERS_MOVE_RAISE:
    case RISING_WATERS_MOVE_SEEK:
    case RISING_WATERS_MOVE_GATHER:
      return rising_waters_work (state, move, events, error);
    case RISING_WATERS_MOVE_NEWSPAPER:
    case RISING_WATERS_MOVE_RADIO:
    case RISING_WATERS_MOVE_VAUDEVILLE:
    case RISING_WATERS_MOVE_PAIR:
    case RISING_WATERS_MOVE_COUNTER:
      return rising_waters_resistance (state, move, events, error);
    case RISING_WATERS_MOVE_PERFORM:
    case RISING_WATERS_MOVE_SELL:
      return rising_waters_audience (state, move, events, error);
    case RISING_WATERS_MOVE_TEACH:
    case RISING_WATERS_MOVE_PASS:
    case RISING_WATERS_MOVE_RESIST:
    case RISING_WATERS_MOVE_TAKE:
    case RISING_WATERS_MOVE_PAY:
    case RISING_WATERS_MOVE_ACTIVISM:
    case RISING_WATERS_MOVE_CAMP:
    case RISING_WATERS_MOVE_SEND:
    case RISING_WATERS_MOVE_DRAFT:
    case RISING_WATERS_MOVE_BLAST:
    case RISING_WATERS_MOVE_DISCARD:
    case RISING_WATERS_MOVE_KEEP:
    case RISING_WATERS_MOVE_SWAP:
      break;
    }
  g_assert_not_reached ();
}

bool
rising_waters_apply (OxbowState *base, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  RisingWatersState *state = (RisingWatersState *) base;
  if (!is_time_for (state, move, error))
    return false;
  bool is_answer = state->pending.kind != RISING_WATERS_NOTHING;
  if (!(is_answer ? rising_waters_answer (state, move, events, error) : play (state, move, events, error)))
    return false;
  if (state->phase == RISING_WATERS_ACTION && state->pending.kind == RISING_WATERS_NOTHING)
    rising_waters_check_goals (state, events);
  return true;
}

void
rising_waters_legal (const OxbowState *base, OxbowMoves *moves)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  if (state->phase == RISING_WATERS_OVER)
    return;
  if (state->pending.kind != RISING_WATERS_NOTHING)
    {
      rising_waters_list_answers (state, moves);
      return;
    }
  oxbow_moves_append (moves, RISING_WATERS_MOVE_END, 0);
  rising_waters_list_lend (state, moves);
  if (state->phase == RISING_WATERS_UPGRADE)
    {
      rising_waters_list_upgrades (state, moves);
      return;
    }
  rising_waters_list_travels (state, moves);
  rising_waters_list_gifts (state, moves);
  rising_waters_list_work (state, moves);
  rising_waters_list_resistance (state, moves);
  rising_waters_list_audiences (state, moves);
}

static int
compare_numbers (const void *a, const void *b)
{
  return *(const int16_t *) a - *(const int16_t *) b;
}

/* RW-5.5: cards in type order, slots ascending. */
void
rising_waters_canonical (const OxbowState *state, OxbowMove *move)
{
  int first = move->n_args;
  if (move->verb == RISING_WATERS_MOVE_IMPROVE || move->verb == RISING_WATERS_MOVE_BUY)
    first = 1;
  else if (move->verb == RISING_WATERS_MOVE_RECRUIT)
    first = 2;
  else if (move->verb == RISING_WATERS_MOVE_ACCEPT)
    first = 0;
  if (first < move->n_args)
    qsort (move->args + first, (size_t) (move->n_args - first), sizeof *move->args, compare_numbers);
}
