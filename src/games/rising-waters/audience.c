/* audience.c: the Blues Singer performs, the Sharecropper sells (RW-5.6.13)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/actions.h"

#include "games/rising-waters/decks.h"
#include "games/rising-waters/losses.h"

#include <glib/gi18n-lib.h>

/* The seat that a town or pawn belongs to; the Survivors belong to none. */
static int
owner_of (int audience)
{
  if (audience == RISING_WATERS_AUDIENCE_SURVIVORS)
    return RISING_WATERS_NONE;
  return audience < RISING_WATERS_MAX_SEATS ? audience
                                            : (audience - RISING_WATERS_MAX_SEATS) / RISING_WATERS_PAWNS;
}

/* Whether a pawn of the acting seat, other than this one, is in the cell. */
static bool
has_pawn_in (const RisingWatersState *state, OxbowCell cell, int other_than)
{
  for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
    if (cell >= 0 && slot != other_than && state->seats[state->turn].pawns[slot].cell == cell)
      return true;
  return false;
}

static bool
has_survivors_near (const RisingWatersState *state)
{
  for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
    {
      const RisingWatersPawn *pawn = &state->seats[state->turn].pawns[slot];
      if (pawn->cell >= 0 && (pawn->carries || state->plots[pawn->cell].survivors > 0))
        return true;
    }
  return false;
}

static bool
is_present (const RisingWatersState *state, int audience)
{
  int owner = owner_of (audience);
  if (owner == RISING_WATERS_NONE)
    return has_survivors_near (state);
  if (owner >= rising_waters_n_seats (state))
    return false;
  if (audience < RISING_WATERS_MAX_SEATS)
    return has_pawn_in (state, rising_waters_town (state, owner), RISING_WATERS_NONE);
  int slot = (audience - RISING_WATERS_MAX_SEATS) % RISING_WATERS_PAWNS;
  return has_pawn_in (state, state->seats[owner].pawns[slot].cell,
                      owner == state->turn ? slot : RISING_WATERS_NONE);
}

static bool
may_address (const RisingWatersState *state, int audience, bool is_sale, GError **error)
{
  int last = state->seats[state->turn].last;
  if (!is_present (state, audience))
    return oxbow_refuse_by (error, "RW-5.6.13", _("They are not where one of your pawns is."));
  if (audience == last)
    return is_sale ? oxbow_refuse_by (error, "RW-5.6.13", _("They have just bought from you."))
                   : oxbow_refuse_by (error, "RW-5.6.13", _("They have just heard you."));
  bool is_own = owner_of (audience) == state->turn;
  bool after_another = last != RISING_WATERS_NONE && owner_of (last) != state->turn;
  return !is_own || after_another || oxbow_refuse_by (error, "RW-5.6.13", _("Others first: after your own people, turn "
                                                                            "to those of another seat, or to the "
                                                                            "Survivors."));
}

static bool
may_perform (const RisingWatersState *state, int audience, bool by_education, GError **error)
{
  if (!rising_waters_is_character (state, state->turn, RISING_WATERS_BLUES_SINGER))
    return oxbow_refuse_by (error, "RW-5.6.13", _("Only the Blues Singer performs."));
  return rising_waters_holds (state, by_education ? RISING_WATERS_EDUCATION : RISING_WATERS_BLUES, "RW-5.6.13", error)
         && may_address (state, audience, false, error);
}

static bool
may_sell (const RisingWatersState *state, int audience, int card, GError **error)
{
  if (!rising_waters_is_character (state, state->turn, RISING_WATERS_SHARECROPPER))
    return oxbow_refuse_by (error, "RW-5.6.13", _("Only the Sharecropper sells."));
  if (card != RISING_WATERS_FARM && card != RISING_WATERS_GARDEN && card != RISING_WATERS_EDUCATION)
    return oxbow_refuse_by (error, "RW-5.6.13", _("Farm Animals, Garden or Education can be sold."));
  return rising_waters_holds (state, card, "RW-5.6.13", error) && may_address (state, audience, true, error);
}

bool
rising_waters_audience (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  int audience = move->args[0], card;
  if (move->verb == RISING_WATERS_MOVE_SELL)
    {
      card = move->args[1];
      if (!may_sell (state, audience, card, error))
        return false;
    }
  else
    {
      card = move->n_args == 2 ? RISING_WATERS_EDUCATION : RISING_WATERS_BLUES;
      if (!may_perform (state, audience, move->n_args == 2, error))
        return false;
    }
  rising_waters_discard (state, state->turn, card, events);
  state->seats[state->turn].last = (int8_t) audience;
  rising_waters_tell (events, RISING_WATERS_EVENT_HEARD, state->turn, audience);
  rising_waters_score (state, state->turn, events);
  return true;
}

void
rising_waters_list_audiences (const RisingWatersState *state, OxbowMoves *moves)
{
  static const int goods[] = { RISING_WATERS_FARM, RISING_WATERS_GARDEN, RISING_WATERS_EDUCATION };
  bool sings = rising_waters_is_character (state, state->turn, RISING_WATERS_BLUES_SINGER);
  bool sells = rising_waters_is_character (state, state->turn, RISING_WATERS_SHARECROPPER);
  for (int audience = 0; (sings || sells) && audience <= RISING_WATERS_AUDIENCE_SURVIVORS; audience++)
    {
      for (int n_args = 1; sings && n_args <= 2; n_args++)
        if (may_perform (state, audience, n_args == 2, NULL))
          oxbow_moves_append (moves, RISING_WATERS_MOVE_PERFORM, n_args)->args[0] = (int16_t) audience;
      for (guint i = 0; sells && i < G_N_ELEMENTS (goods); i++)
        if (may_sell (state, audience, goods[i], NULL))
          {
            OxbowMove *move = oxbow_moves_append (moves, RISING_WATERS_MOVE_SELL, 2);
            move->args[0] = (int16_t) audience;
            move->args[1] = (int16_t) goods[i];
          }
    }
}
