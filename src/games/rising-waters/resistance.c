/* resistance.c: newspapers, the radio, vaudeville, and countering Threats (RW-5.6.10, RW-5.6.11)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/actions.h"

#include "games/rising-waters/decks.h"
#include "games/rising-waters/losses.h"

#include <glib/gi18n-lib.h>

static bool
is_teacher (const RisingWatersState *state)
{
  return rising_waters_is_character (state, state->turn, RISING_WATERS_TEACHER);
}

/* RW-5.6.10b: the printed card, or Education for the Teacher. */
static bool
may_play (const RisingWatersState *state, int card, bool by_education, GError **error)
{
  if (!rising_waters_may_act (state, 1, "RW-5.6.10", error))
    return false;
  if (by_education && !is_teacher (state))
    return oxbow_refuse_by (error, "RW-5.6.10b", _("Only the Teacher uses Education as Resistance."));
  return rising_waters_holds (state, by_education ? RISING_WATERS_EDUCATION : card, "RW-5.6.10", error);
}

static int
card_of (int verb)
{
  if (verb == RISING_WATERS_MOVE_NEWSPAPER)
    return RISING_WATERS_NEWSPAPER;
  return verb == RISING_WATERS_MOVE_RADIO ? RISING_WATERS_RADIO : RISING_WATERS_VAUDEVILLE;
}

static void
look (RisingWatersState *state, RisingWatersDeck which, OxbowEvents *events)
{
  uint8_t *seen = which == RISING_WATERS_DECK_WEATHER ? &state->seen_weather : &state->seen_landowner;
  *seen = MIN (3, which == RISING_WATERS_DECK_WEATHER ? state->n_weather : state->n_landowner);
  rising_waters_tell (events, RISING_WATERS_EVENT_LOOKED, (int) which, *seen);
}

static bool
play_card (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  bool by_education = move->n_args == 1;
  int card = card_of (move->verb);
  if (!may_play (state, card, by_education, error))
    return false;
  rising_waters_spend (state, 1, RISING_WATERS_CLOSED, 0, events);
  rising_waters_discard (state, state->turn, by_education ? RISING_WATERS_EDUCATION : card, events);
  if (card == RISING_WATERS_VAUDEVILLE)
    rising_waters_draw_community (state, state->turn, 2, events);
  else
    look (state, card == RISING_WATERS_NEWSPAPER ? RISING_WATERS_DECK_WEATHER : RISING_WATERS_DECK_LANDOWNER, events);
  return true;
}

/* vaudeville 2 */

static bool
may_play_pair (const RisingWatersState *state, int n_wild, GError **error)
{
  const uint8_t *hand = state->seats[state->turn].hand;
  if (!rising_waters_may_act (state, 2, "RW-5.6.10", error))
    return false;
  if (n_wild > 2)
    return oxbow_refuse_by (error, "RW-5.6.10", _("Vaudeville takes two cards."));
  if (n_wild > 0 && !is_teacher (state))
    return oxbow_refuse_by (error, "RW-5.6.10b", _("Only the Teacher uses Education as Resistance."));
  return (hand[RISING_WATERS_VAUDEVILLE] >= 2 - n_wild && hand[RISING_WATERS_EDUCATION] >= n_wild)
         || oxbow_refuse_by (error, "RW-5.6.10", _("You do not hold those cards: choose some that are in your hand."));
}

static bool
play_pair (RisingWatersState *state, int n_wild, OxbowEvents *events, GError **error)
{
  int n_seats = rising_waters_n_seats (state);
  if (!may_play_pair (state, n_wild, error))
    return false;
  rising_waters_spend (state, 2, RISING_WATERS_CLOSED, 0, events);
  for (int i = 0; i < 2; i++)
    rising_waters_discard (state, state->turn, i < n_wild ? RISING_WATERS_EDUCATION : RISING_WATERS_VAUDEVILLE, events);
  for (int i = 0; i < n_seats; i++)
    rising_waters_draw_community (state, (state->turn + i) % n_seats, 2, events);
  return true;
}

/* counter */

static bool
may_counter (const RisingWatersState *state, int seat, int card, GError **error)
{
  if (!rising_waters_may_act (state, 1, "RW-5.6.11", error))
    return false;
  if (seat >= rising_waters_n_seats (state) || state->seats[seat].hand[RISING_WATERS_THREAT] == 0)
    return oxbow_refuse_by (error, "RW-5.6.11", _("No threat is held there."));
  bool teaches = card == RISING_WATERS_EDUCATION && is_teacher (state);
  if (seat != state->turn && !teaches)
    return oxbow_refuse_by (error, "RW-5.6.11", _("Only the Teacher can counter another's threat."));
  if (!teaches && !rising_waters_is_resistance (card))
    return oxbow_refuse_by (error, "RW-5.6.11", _("Only a Resistance card answers a threat."));
  return rising_waters_holds (state, card, "RW-5.6.11", error);
}

static bool
counter (RisingWatersState *state, int seat, int card, OxbowEvents *events, GError **error)
{
  if (!may_counter (state, seat, card, error))
    return false;
  rising_waters_spend (state, 1, RISING_WATERS_CLOSED, 0, events);
  rising_waters_discard (state, state->turn, card, events);
  rising_waters_discard (state, seat, RISING_WATERS_THREAT, events);
  if (card == RISING_WATERS_EDUCATION)
    rising_waters_score (state, state->turn, events);
  return true;
}

bool
rising_waters_resistance (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  if (move->verb == RISING_WATERS_MOVE_PAIR)
    return play_pair (state, move->n_args - 1, events, error);
  if (move->verb == RISING_WATERS_MOVE_COUNTER)
    return counter (state, move->args[0], move->args[1], events, error);
  return play_card (state, move, events, error);
}

void
rising_waters_list_resistance (const RisingWatersState *state, OxbowMoves *moves)
{
  static const int verbs[] = { RISING_WATERS_MOVE_NEWSPAPER, RISING_WATERS_MOVE_RADIO, RISING_WATERS_MOVE_VAUDEVILLE };
  if (!rising_waters_may_act (state, 1, NULL, NULL))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    for (int n_args = 0; n_args <= 1; n_args++)
      if (may_play (state, card_of (verbs[i]), n_args == 1, NULL))
        oxbow_moves_append (moves, verbs[i], n_args);
  for (int n_wild = 0; n_wild <= 2; n_wild++)
    if (may_play_pair (state, n_wild, NULL))
      oxbow_moves_append (moves, RISING_WATERS_MOVE_PAIR, 1 + n_wild);
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
      if (may_counter (state, seat, card, NULL))
        {
          OxbowMove *move = oxbow_moves_append (moves, RISING_WATERS_MOVE_COUNTER, 2);
          move->args[0] = (int16_t) seat;
          move->args[1] = (int16_t) card;
        }
}
