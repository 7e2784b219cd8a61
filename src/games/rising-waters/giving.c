/* giving.c: gifts to neighbours, camps and Community Goals (RW-5.6.3, RW-5.6.4, RW-5.6.12, RW-5.7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/actions.h"

#include "games/rising-waters/decks.h"
#include "games/rising-waters/losses.h"

#include <glib/gi18n-lib.h>

/* Goals */

static int
open_need (const RisingWatersState *state, int i, int card)
{
  const RisingWatersGoal *goal = &rising_waters_setup (state)->cards.goals[state->goals[i]];
  return goal->needs[card] - state->donated[i][card];
}

/* The need that a card would fill, or RISING_WATERS_NONE. Education fills its own, else the first open one of a Power
 * type. */
static int
find_need (const RisingWatersState *state, int i, int card)
{
  if (open_need (state, i, card) > 0)
    return card;
  for (int type = RISING_WATERS_BLUES; card == RISING_WATERS_EDUCATION && type < RISING_WATERS_EDUCATION; type++)
    if (open_need (state, i, type) > 0)
      return type;
  return RISING_WATERS_NONE;
}

static bool
may_support (const RisingWatersState *state, int i, int card, GError **error)
{
  if (!rising_waters_setup (state)->options.community_goals || state->goals[i] < 0)
    return oxbow_refuse_by (error, "RW-5.6.4", _("There is no such Community Goal."));
  if (card >= RISING_WATERS_N_COMMUNITY || find_need (state, i, card) == RISING_WATERS_NONE)
    return oxbow_refuse_by (error, "RW-5.6.4", _("That goal does not need it."));
  bool is_second = state->goals[i] % 2 == 1;
  return !is_second || state->goals_done[state->goals[i] / 2] > 0
         || oxbow_refuse_by (error, "RW-5.6.4", _("The first part of that goal comes first."));
}

static bool
is_met_by_all (const RisingWatersState *state, OxbowCell cell)
{
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    {
      bool is_here = false;
      for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
        is_here |= state->seats[seat].pawns[slot].cell == cell;
      if (!is_here)
        return false;
    }
  return true;
}

static bool
is_condition_true (const RisingWatersState *state, RisingWatersCondition condition)
{
  if (condition == RISING_WATERS_NO_CONDITION)
    return true;
  if (condition == RISING_WATERS_RAFT_OUT)
    return rising_waters_n_rafts (state) > 0;
  for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
    if (state->seats[0].pawns[slot].cell >= 0 && is_met_by_all (state, state->seats[0].pawns[slot].cell))
      return true;
  return false;
}

static bool
is_complete (const RisingWatersState *state, int i)
{
  if (state->goals[i] < 0)
    return false;
  for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
    if (open_need (state, i, card) > 0)
      return false;
  return is_condition_true (state, rising_waters_setup (state)->cards.goals[state->goals[i]].condition);
}

/* RW-5.7 */
void
rising_waters_check_goals (RisingWatersState *state, OxbowEvents *events)
{
  for (int i = 0; rising_waters_setup (state)->options.community_goals && i < 2; i++)
    {
      if (!is_complete (state, i))
        continue;
      bool is_second = state->goals[i] % 2 == 1;
      rising_waters_regain (state, is_second ? 2 : 1);
      if (!is_second && state->goals_done[state->goals[i] / 2] < G_MAXUINT8)
        state->goals_done[state->goals[i] / 2]++;
      for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
        state->donated[i][card] = 0;
      rising_waters_tell (events, RISING_WATERS_EVENT_GOAL, state->goals[i], state->losses);
    }
}

/* To whom or what a card may be given, whoever holds it. */
static bool
may_receive (const RisingWatersState *state, int card, int to, GError **error)
{
  if (to >= RISING_WATERS_TO_GOAL)
    return may_support (state, to - RISING_WATERS_TO_GOAL, card, error);
  if (to == RISING_WATERS_TO_CAMP)
    {
      if (rising_waters_setup (state)->options.version == RISING_WATERS_FALL)
        return oxbow_refuse_by (error, "RW-5.6.4", _("There are no relief camps in 1926."));
      return card < RISING_WATERS_N_COMMUNITY || oxbow_refuse_by (error, "RW-5.6.4",
                                                                  _("A camp takes Community cards only."));
    }
  return (to < rising_waters_n_seats (state) && to != state->turn)
         || oxbow_refuse_by (error, "RW-5.6.4", _("Cards are given to another seat that takes part."));
}

static void
hand_over (RisingWatersState *state, int card, int to, OxbowEvents *events)
{
  int giver = state->turn;
  rising_waters_tell (events, RISING_WATERS_EVENT_GIVEN, giver, card, to);
  if (to < RISING_WATERS_MAX_SEATS)
    {
      state->seats[giver].hand[card]--;
      state->seats[to].hand[card]++;
      return;
    }
  if (to == RISING_WATERS_TO_CAMP)
    state->track++;
  else
    state->donated[to - RISING_WATERS_TO_GOAL][find_need (state, to - RISING_WATERS_TO_GOAL, card)]++;
  rising_waters_discard (state, giver, card, events);
}

/* donate, give */

static bool
may_donate (const RisingWatersState *state, GError **error)
{
  const RisingWatersOptions *options = &rising_waters_setup (state)->options;
  if (!rising_waters_may_act (state, 1, "RW-5.6.3", error))
    return false;
  return rising_waters_n_seats (state) > 1 || options->version == RISING_WATERS_SPRING || options->community_goals
         || oxbow_refuse_by (error, "RW-5.6.3", _("There is nobody to give to: no other seat plays, and there are "
                                                  "neither relief camps nor goals."));
}

static bool
may_give (const RisingWatersState *state, int card, int to, GError **error)
{
  if (state->open != RISING_WATERS_GIVING)
    return oxbow_refuse_by (error, "RW-5.6.4", _("Choose Donate first: cards are given away in that action only."));
  if (state->budget < 1)
    return oxbow_refuse_by (error, "RW-5.6.4", _("You have given all that you can."));
  if (!rising_waters_holds (state, card, "RW-5.6.4", error))
    return false;
  if (card == RISING_WATERS_THREAT)
    return oxbow_refuse_by (error, "RW-5.6.4", _("Threat cards may not be given away."));
  return may_receive (state, card, to, error);
}

static bool
give (RisingWatersState *state, int card, int to, OxbowEvents *events, GError **error)
{
  if (!may_give (state, card, to, error))
    return false;
  hand_over (state, card, to, events);
  state->budget--;
  if (card == RISING_WATERS_CHURCH && to < RISING_WATERS_TO_GOAL
      && rising_waters_is_character (state, state->turn, RISING_WATERS_PREACHER))
    rising_waters_score (state, state->turn, events);
  return true;
}

/* find */

static bool
is_in_vicksburg (const RisingWatersState *state)
{
  for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
    {
      int cell = state->seats[state->turn].pawns[slot].cell;
      if (cell >= 0 && rising_waters_is_vicksburg (state, cell))
        return true;
    }
  return false;
}

static int
n_discarded (const RisingWatersState *state, int card)
{
  if (card < RISING_WATERS_N_COMMUNITY)
    return state->community_discard[card];
  return card == RISING_WATERS_JOB ? state->landowner_discard[RISING_WATERS_LANDOWNER_JOB] : 0;
}

static bool
may_find_at_all (const RisingWatersState *state, GError **error)
{
  if (!rising_waters_may_act (state, 1, "RW-5.6.12", error))
    return false;
  return (rising_waters_is_character (state, state->turn, RISING_WATERS_YOUNG_PERSON) && is_in_vicksburg (state))
         || oxbow_refuse_by (error, "RW-5.6.12", _("The Young Person must be in Vicksburg."));
}

static bool
may_find (const RisingWatersState *state, int card, int to, GError **error)
{
  if (!may_find_at_all (state, error))
    return false;
  if (n_discarded (state, card) == 0)
    return oxbow_refuse_by (error, "RW-5.6.12", _("There is no such card on the discard pile."));
  return to == RISING_WATERS_TO_SELF || may_receive (state, card, to, error);
}

static bool
find (RisingWatersState *state, int card, int to, OxbowEvents *events, GError **error)
{
  if (!may_find (state, card, to, error))
    return false;
  rising_waters_spend (state, 1, RISING_WATERS_CLOSED, 0, events);
  if (card < RISING_WATERS_N_COMMUNITY)
    state->community_discard[card]--;
  else
    state->landowner_discard[RISING_WATERS_LANDOWNER_JOB]--;
  state->seats[state->turn].hand[card]++;
  rising_waters_tell (events, RISING_WATERS_EVENT_FOUND, state->turn, card);
  if (to == RISING_WATERS_TO_SELF)
    return true;
  hand_over (state, card, to, events);
  rising_waters_score (state, state->turn, events);
  return true;
}

bool
rising_waters_giving (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  if (move->verb == RISING_WATERS_MOVE_GIVE)
    return give (state, move->args[0], move->args[1], events, error);
  if (move->verb == RISING_WATERS_MOVE_FIND)
    return find (state, move->args[0], move->args[1], events, error);
  if (!may_donate (state, error))
    return false;
  rising_waters_spend (state, 1, RISING_WATERS_GIVING, state->seats[state->turn].donate, events);
  return true;
}

static void
append (OxbowMoves *moves, int verb, int card, int to)
{
  OxbowMove *move = oxbow_moves_append (moves, verb, 2);
  move->args[0] = (int16_t) card;
  move->args[1] = (int16_t) to;
}

void
rising_waters_list_gifts (const RisingWatersState *state, OxbowMoves *moves)
{
  bool can_find = may_find_at_all (state, NULL), can_give = state->open == RISING_WATERS_GIVING && state->budget > 0;
  if (may_donate (state, NULL))
    oxbow_moves_append (moves, RISING_WATERS_MOVE_DONATE, 0);
  for (int card = 0; (can_give || can_find) && card < RISING_WATERS_N_HAND; card++)
    for (int to = 0; to <= RISING_WATERS_TO_SELF; to++)
      {
        if (can_give && to < RISING_WATERS_TO_SELF && may_give (state, card, to, NULL))
          append (moves, RISING_WATERS_MOVE_GIVE, card, to);
        if (can_find && may_find (state, card, to, NULL))
          append (moves, RISING_WATERS_MOVE_FIND, card, to);
      }
}
