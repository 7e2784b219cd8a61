/* answers.c: the answers to pending decisions (RW-5.4)
 *
 * Each verb has a may_ function that the list of legal moves asks too. After every answer the crises go on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/answers.h"

#include "games/rising-waters/crises.h"
#include "games/rising-waters/decks.h"
#include "games/rising-waters/losses.h"
#include "games/rising-waters/week.h"

#include <glib/gi18n-lib.h>

bool
rising_waters_is_answer (const RisingWatersState *state, const OxbowMove *move)
{
  RisingWatersMove verb = (RisingWatersMove) move->verb;
  switch ((RisingWatersPending) state->pending.kind)
    {
    case RISING_WATERS_NOTHING:
      return false;
    case RISING_WATERS_TEACH:
      return verb == RISING_WATERS_MOVE_TEACH || verb == RISING_WATERS_MOVE_PASS;
    case RISING_WATERS_THREATENED:
      return verb == RISING_WATERS_MOVE_RESIST || verb == RISING_WATERS_MOVE_TAKE;
    case RISING_WATERS_FORCED:
    case RISING_WATERS_HATED:
      return verb == RISING_WATERS_MOVE_PAY;
    case RISING_WATERS_ACTIVISTS:
      return verb == RISING_WATERS_MOVE_ACTIVISM || (verb == RISING_WATERS_MOVE_ACCEPT && move->n_args == 0);
    case RISING_WATERS_CAMPING:
      return verb == RISING_WATERS_MOVE_CAMP;
    case RISING_WATERS_SENDING:
      return verb == RISING_WATERS_MOVE_SEND;
    case RISING_WATERS_DRAFTING:
      return verb == RISING_WATERS_MOVE_DRAFT;
    case RISING_WATERS_BLASTING:
      return verb == RISING_WATERS_MOVE_BLAST;
    case RISING_WATERS_DISCARDING:
      return verb == RISING_WATERS_MOVE_DISCARD;
    case RISING_WATERS_CHOOSING_GOAL:
      return verb == RISING_WATERS_MOVE_KEEP || verb == RISING_WATERS_MOVE_SWAP;
    }
  g_assert_not_reached ();
}

static bool
holds (const RisingWatersState *state, int seat, int card, GError **error)
{
  return (seat < rising_waters_n_seats (state) && state->seats[seat].hand[card] > 0)
         || oxbow_refuse_by (error, "RW-5.4", _("That seat has no such card."));
}

/* teach, pass */

static void
teach (RisingWatersState *state, OxbowEvents *events)
{
  int seat = state->pending.seat;
  rising_waters_drop_crisis (state, events);
  rising_waters_discard (state, seat, RISING_WATERS_EDUCATION, events);
  rising_waters_score (state, seat, events);
}

static void
pass (RisingWatersState *state, OxbowEvents *events)
{
  int threatened = state->pending.other;
  rising_waters_tell (events, RISING_WATERS_EVENT_PASSED, state->pending.seat);
  rising_waters_settle (state);
  rising_waters_ask_threatened (state, threatened, events);
}

/* resist */

static bool
may_resist (const RisingWatersState *state, int card, GError **error)
{
  int seat = state->pending.seat;
  bool is_teaching = card == RISING_WATERS_EDUCATION && rising_waters_is_character (state, seat, RISING_WATERS_TEACHER);
  if (!rising_waters_is_resistance (card) && !is_teaching)
    return oxbow_refuse_by (error, "RW-5.4", _("Only a Resistance card answers a threat."));
  return holds (state, seat, card, error);
}

static void
resist (RisingWatersState *state, int card, OxbowEvents *events)
{
  int seat = state->pending.seat;
  rising_waters_drop_crisis (state, events);
  rising_waters_discard (state, seat, card, events);
  if (card == RISING_WATERS_EDUCATION)
    rising_waters_score (state, seat, events);
}

/* pay */

static bool
may_pay (const RisingWatersState *state, int seat, int card, GError **error)
{
  if (state->pending.kind == RISING_WATERS_HATED && seat != state->pending.seat)
    return oxbow_refuse_by (error, "RW-5.4", _("Everybody pays with cards of their own."));
  if (card >= RISING_WATERS_N_COMMUNITY)
    return oxbow_refuse_by (error, "RW-5.4", _("Only Community cards pay for this."));
  return holds (state, seat, card, error);
}

static void
pay (RisingWatersState *state, int seat, int card, OxbowEvents *events)
{
  bool is_hatred = state->pending.kind == RISING_WATERS_HATED;
  int n_seats = rising_waters_n_seats (state);
  rising_waters_tell (events, RISING_WATERS_EVENT_PAYMENT, seat, card);
  rising_waters_discard (state, seat, card, events);
  /* RW-5.4.1 */
  if ((card == RISING_WATERS_NEWSPAPER || card == RISING_WATERS_RADIO)
      && rising_waters_is_character (state, seat, RISING_WATERS_OUTSIDE_ACTIVIST))
    rising_waters_score (state, seat, events);
  if (--state->pending.left > 0)
    return;
  if (is_hatred)
    rising_waters_suffer_hatred (state, (seat - rising_waters_responsible (state) + n_seats) % n_seats + 1, events);
  else
    rising_waters_drop_crisis (state, events);
}

/* activism */

static bool
may_cancel (const RisingWatersState *state, int seat, bool by_education, GError **error)
{
  if (by_education && (seat >= rising_waters_n_seats (state)
                       || !rising_waters_is_character (state, seat, RISING_WATERS_TEACHER)))
    return oxbow_refuse_by (error, "RW-5.4", _("Only the Teacher uses Education as Resistance."));
  return holds (state, seat, by_education ? RISING_WATERS_EDUCATION : RISING_WATERS_ACTIVISM, error);
}

static void
cancel (RisingWatersState *state, int seat, bool by_education, OxbowEvents *events)
{
  rising_waters_drop_crisis (state, events);
  rising_waters_discard (state, seat, by_education ? RISING_WATERS_EDUCATION : RISING_WATERS_ACTIVISM, events);
  state->activism = true;
  rising_waters_tell (events, RISING_WATERS_EVENT_CANCELLED, seat);
}

/* camp, send, draft, blast */

static bool
may_camp (const RisingWatersState *state, OxbowCell cell, GError **error)
{
  return rising_waters_is_camp_site (state, cell)
         || oxbow_refuse_by (error, "RW-5.4", _("A camp needs dry land without a camp."));
}

static bool
may_send (const RisingWatersState *state, int pawn, GError **error)
{
  int seat = pawn / RISING_WATERS_PAWNS;
  return (seat == state->pending.seat && state->seats[seat].pawns[pawn % RISING_WATERS_PAWNS].cell >= 0)
         || oxbow_refuse_by (error, "RW-5.4", _("That pawn is not yours."));
}

static void
send_pawn (RisingWatersState *state, int pawn, OxbowEvents *events)
{
  int seat = pawn / RISING_WATERS_PAWNS, n_seats = rising_waters_n_seats (state);
  state->seats[seat].pawns[pawn % RISING_WATERS_PAWNS].cell = state->pending.cell;
  rising_waters_tell (events, RISING_WATERS_EVENT_SENT, pawn, state->pending.cell);
  rising_waters_send_to_camp (state, (seat - rising_waters_responsible (state) + n_seats) % n_seats + 1, events);
}

static bool
may_draft (const RisingWatersState *state, OxbowCell cell, GError **error)
{
  return (state->plots[cell].survivors > 0 && rising_waters_is_camp_site (state, cell))
         || oxbow_refuse_by (error, "RW-5.4", _("No Survivor is ashore there."));
}

static void
draft (RisingWatersState *state, OxbowCell cell, OxbowEvents *events)
{
  RisingWatersPlot *plot = &state->plots[cell];
  int level = MIN (rising_waters_height (state, cell) + 1, rising_waters_setup (state)->options.levee_max);
  plot->survivors--;
  rising_waters_set_levee (state, cell, level);
  rising_waters_tell (events, RISING_WATERS_EVENT_DRAFTED, cell, level);
  rising_waters_drop_crisis (state, events);
  rising_waters_lose (state, RISING_WATERS_LOST_SURVIVOR, events);
  rising_waters_check_lost (state, events);
}

static bool
may_blast (const RisingWatersState *state, OxbowCell cell, GError **error)
{
  return state->plots[cell].levee > 0 || oxbow_refuse_by (error, "RW-5.4", _("No levee stands there."));
}

/* discard */

static bool
may_discard (const RisingWatersState *state, int card, GError **error)
{
  if (card == RISING_WATERS_THREAT)
    return oxbow_refuse_by (error, "RW-5.4", _("Threat cards stay until they are countered."));
  return holds (state, state->pending.seat, card, error);
}

static void
discard (RisingWatersState *state, int card, OxbowEvents *events)
{
  int seat = state->pending.seat;
  bool after_gather = state->pending.after_gather;
  rising_waters_settle (state);
  rising_waters_discard (state, seat, card, events);
  if (!rising_waters_ask_discard (state, seat, after_gather, events) && !after_gather)
    rising_waters_pass_on (state, events);
}

/* keep, swap */

static bool
may_swap (int number, GError **error)
{
  return number == 1 || number == 2 || oxbow_refuse_by (error, "RW-5.4", _("There are goals 1 and 2."));
}

static void
swap_goal (RisingWatersState *state, int i, OxbowEvents *events)
{
  int old = state->goals[i];
  state->goals[i] = (int8_t) state->goal_deck[--state->n_goal_deck];
  for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
    state->donated[i][card] = 0;
  rising_waters_tell (events, RISING_WATERS_EVENT_SWAPPED, old, state->goals[i]);
}

static void
leave_goals (RisingWatersState *state, OxbowEvents *events)
{
  rising_waters_settle (state);
  rising_waters_clean_up (state, events);
}

static bool
may_answer (const RisingWatersState *state, const OxbowMove *move, GError **error)
{
  const int16_t *args = move->args;
  switch ((RisingWatersMove) move->verb)
    {
    case RISING_WATERS_MOVE_RESIST:
      return may_resist (state, args[0], error);
    case RISING_WATERS_MOVE_PAY:
      return may_pay (state, args[0], args[1], error);
    case RISING_WATERS_MOVE_ACTIVISM:
      return may_cancel (state, args[0], move->n_args == 2, error);
    case RISING_WATERS_MOVE_CAMP:
      return may_camp (state, args[0], error);
    case RISING_WATERS_MOVE_SEND:
      return may_send (state, args[0], error);
    case RISING_WATERS_MOVE_DRAFT:
      return may_draft (state, args[0], error);
    case RISING_WATERS_MOVE_BLAST:
      return may_blast (state, args[0], error);
    case RISING_WATERS_MOVE_DISCARD:
      return may_discard (state, args[0], error);
    case RISING_WATERS_MOVE_SWAP:
      return may_swap (args[0], error);
    default:                    /* teach, pass, take, accept, keep: nothing can be wrong with them */
      return true;
    }
}

static void
do_answer (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events)
{
  const int16_t *args = move->args;
  switch ((RisingWatersMove) move->verb)
    {
    case RISING_WATERS_MOVE_TEACH:
      teach (state, events);
      return;
    case RISING_WATERS_MOVE_PASS:
      pass (state, events);
      return;
    case RISING_WATERS_MOVE_RESIST:
      resist (state, args[0], events);
      return;
    case RISING_WATERS_MOVE_TAKE:
      rising_waters_take_threat (state, state->pending.seat, events);
      return;
    case RISING_WATERS_MOVE_PAY:
      pay (state, args[0], args[1], events);
      return;
    case RISING_WATERS_MOVE_ACTIVISM:
      cancel (state, args[0], move->n_args == 2, events);
      return;
    case RISING_WATERS_MOVE_ACCEPT:
      rising_waters_tell (events, RISING_WATERS_EVENT_PASSED, state->pending.seat);
      rising_waters_suffer_hatred (state, 0, events);
      return;
    case RISING_WATERS_MOVE_CAMP:
      rising_waters_drop_crisis (state, events);
      rising_waters_place_camp (state, args[0], RISING_WATERS_GREEN, events);
      return;
    case RISING_WATERS_MOVE_SEND:
      send_pawn (state, args[0], events);
      return;
    case RISING_WATERS_MOVE_DRAFT:
      draft (state, args[0], events);
      return;
    case RISING_WATERS_MOVE_BLAST:
      rising_waters_blast (state, args[0], events);
      return;
    case RISING_WATERS_MOVE_DISCARD:
      discard (state, args[0], events);
      return;
    case RISING_WATERS_MOVE_SWAP:
      swap_goal (state, args[0] - 1, events);
      leave_goals (state, events);
      return;
    case RISING_WATERS_MOVE_KEEP:
      leave_goals (state, events);
      return;
    default:
      g_assert_not_reached ();
    }
}

bool
rising_waters_answer (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  bool is_crisis = state->pending.kind < RISING_WATERS_DISCARDING;
  if (!may_answer (state, move, error))
    return false;
  do_answer (state, move, events);
  if (is_crisis)
    rising_waters_go_on_with_crises (state, events);
  return true;
}

/* The list: every move that the pending decision could take, asked one by one. */

static void
offer (const RisingWatersState *state, OxbowMoves *moves, OxbowMove move)
{
  if (may_answer (state, &move, NULL))
    *oxbow_moves_append (moves, move.verb, move.n_args) = move;
}

static void
offer_cards (const RisingWatersState *state, int verb, OxbowMoves *moves)
{
  for (int card = 0; card < RISING_WATERS_N_HAND; card++)
    offer (state, moves, (OxbowMove) { .verb = (uint8_t) verb, .n_args = 1, .args = { (int16_t) card } });
}

static void
offer_payments (const RisingWatersState *state, OxbowMoves *moves)
{
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
      offer (state, moves, (OxbowMove) { RISING_WATERS_MOVE_PAY, 2, { (int16_t) seat, (int16_t) card } });
}

static void
offer_activists (const RisingWatersState *state, OxbowMoves *moves)
{
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    {
      offer (state, moves, (OxbowMove) { RISING_WATERS_MOVE_ACTIVISM, 1, { (int16_t) seat } });
      offer (state, moves, (OxbowMove) { RISING_WATERS_MOVE_ACTIVISM, 2, { (int16_t) seat } });
    }
}

static void
offer_cells (const RisingWatersState *state, int verb, OxbowMoves *moves)
{
  for (OxbowCell cell = 0; cell < rising_waters_ground (state)->n_cells; cell++)
    offer (state, moves, (OxbowMove) { .verb = (uint8_t) verb, .n_args = 1, .args = { (int16_t) cell } });
}

void
rising_waters_list_answers (const RisingWatersState *state, OxbowMoves *moves)
{
  int seat = state->pending.seat;
  switch ((RisingWatersPending) state->pending.kind)
    {
    case RISING_WATERS_NOTHING:
      break;
    case RISING_WATERS_TEACH:
      oxbow_moves_append (moves, RISING_WATERS_MOVE_TEACH, 0);
      oxbow_moves_append (moves, RISING_WATERS_MOVE_PASS, 0);
      break;
    case RISING_WATERS_THREATENED:
      offer_cards (state, RISING_WATERS_MOVE_RESIST, moves);
      oxbow_moves_append (moves, RISING_WATERS_MOVE_TAKE, 0);
      break;
    case RISING_WATERS_FORCED:
    case RISING_WATERS_HATED:
      offer_payments (state, moves);
      break;
    case RISING_WATERS_ACTIVISTS:
      offer_activists (state, moves);
      oxbow_moves_append (moves, RISING_WATERS_MOVE_ACCEPT, 0);
      break;
    case RISING_WATERS_CAMPING:
      offer_cells (state, RISING_WATERS_MOVE_CAMP, moves);
      break;
    case RISING_WATERS_SENDING:
      for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
        offer (state, moves, (OxbowMove) { RISING_WATERS_MOVE_SEND, 1,
                                           { (int16_t) RISING_WATERS_PAWN (seat, slot) } });
      break;
    case RISING_WATERS_DRAFTING:
      offer_cells (state, RISING_WATERS_MOVE_DRAFT, moves);
      break;
    case RISING_WATERS_BLASTING:
      offer_cells (state, RISING_WATERS_MOVE_BLAST, moves);
      break;
    case RISING_WATERS_DISCARDING:
      offer_cards (state, RISING_WATERS_MOVE_DISCARD, moves);
      break;
    case RISING_WATERS_CHOOSING_GOAL:
      oxbow_moves_append (moves, RISING_WATERS_MOVE_KEEP, 0);
      oxbow_moves_append (moves, RISING_WATERS_MOVE_SWAP, 1)->args[0] = 1;
      oxbow_moves_append (moves, RISING_WATERS_MOVE_SWAP, 1)->args[0] = 2;
      break;
    }
}
