/* upgrade.c: better abilities, cubes, and lending one's pawns (RW-5.5, RW-5.2.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/actions.h"

#include "games/rising-waters/decks.h"
#include "games/rising-waters/verbs.h"
#include "games/rising-waters/words.h"

#include <glib/gi18n-lib.h>

static bool
has_cards (const RisingWatersState *state, const int16_t *cards, int n, GError **error)
{
  uint8_t needed[RISING_WATERS_N_HAND] = { 0 };
  for (int i = 0; i < n; i++)
    if (++needed[cards[i]] > state->seats[state->turn].hand[cards[i]])
      return oxbow_refuse_by (error, "RW-5.5", _("You do not hold those cards: choose some that are in your hand."));
  return true;
}

static void
pay_cards (RisingWatersState *state, const int16_t *cards, int n, OxbowEvents *events)
{
  for (int i = 0; i < n; i++)
    rising_waters_discard (state, state->turn, cards[i], events);
}

/* improve */

static bool
may_improve (const RisingWatersState *state, RisingWatersPower power, const int16_t *cards, int n, GError **error)
{
  int price = rising_waters_price (state, state->turn, power), type = rising_waters_price_card (power);
  int n_printed = 0, n_wild = 0;
  if (price == 0)
    return oxbow_refuse_by (error, "RW-5.5", _("That ability is already at its best."));
  for (int i = 0; i < n; i++)
    {
      n_printed += cards[i] == type;
      n_wild += cards[i] == RISING_WATERS_EDUCATION;
    }
  if (n != price || n_printed + n_wild != n || n_printed == 0)
    return oxbow_refuse_by (error, "RW-5.5",
                            ngettext ("That needs %d %s card.",
                                      "That needs %d %s cards; Education may stand in for all but one.",
                                      (gulong) price),
                            price, rising_waters_card_title (type));
  return has_cards (state, cards, n, error);
}

static void
do_improve (RisingWatersState *state, RisingWatersPower power)
{
  RisingWatersSeat *own = &state->seats[state->turn];
  if (power == RISING_WATERS_POWER_MOVE)
    own->move++;
  else if (power == RISING_WATERS_POWER_ACTIONS)
    own->actions++;
  else if (power == RISING_WATERS_POWER_DONATE)
    own->donate++;
  else
    own->swim++;
}

/* improve pawns */

static bool
is_town (const RisingWatersState *state, OxbowCell cell)
{
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    if (rising_waters_town (state, seat) == cell)
      return true;
  return false;
}

static bool
has_refuge (const RisingWatersState *state)
{
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    if (state->seats[seat].town)
      return true;
  return rising_waters_n_camps (state) > 0;
}

/* New pawns come to the own town; if it is lost, to a neighbour's or a camp; else anywhere dry. */
static bool
may_arrive (const RisingWatersState *state, OxbowCell cell, GError **error)
{
  bool may;
  if (state->seats[state->turn].town)
    may = rising_waters_town (state, state->turn) == cell;
  else if (is_town (state, cell) || state->plots[cell].camp != RISING_WATERS_NO_CAMP)
    may = true;
  else
    may = rising_waters_is_dry (state, cell) && !has_refuge (state);
  return may || oxbow_refuse_by (error, "RW-5.5", _("New neighbours arrive in your town."));
}

static void
do_recruit (RisingWatersState *state, OxbowCell cell)
{
  RisingWatersSeat *own = &state->seats[state->turn];
  int slot = 0;
  while (own->pawns[slot].cell >= 0)
    slot++;
  own->pawns[slot] = (RisingWatersPawn) { .cell = (int16_t) cell };
}

static bool
improve (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  bool is_recruit = move->verb == RISING_WATERS_MOVE_RECRUIT;
  RisingWatersPower power = is_recruit ? RISING_WATERS_POWER_PAWNS : (RisingWatersPower) move->args[0];
  const int16_t *cards = move->args + (is_recruit ? 2 : 1);
  int n = move->n_args - (is_recruit ? 2 : 1);
  if (!may_improve (state, power, cards, n, error) || (is_recruit && !may_arrive (state, move->args[1], error)))
    return false;
  pay_cards (state, cards, n, events);
  if (is_recruit)
    do_recruit (state, move->args[1]);
  else
    do_improve (state, power);
  rising_waters_tell (events, RISING_WATERS_EVENT_IMPROVED, state->turn, (int) power,
                      rising_waters_power (state, state->turn, power));
  return true;
}

/* buy */

static void
get_price (RisingWatersCube cube, int *a, int *b)
{
  *a = cube == RISING_WATERS_CUBE_RAFT ? RISING_WATERS_BLUES : RISING_WATERS_FARM;
  *b = cube == RISING_WATERS_CUBE_RAFT ? RISING_WATERS_FAMILY : RISING_WATERS_GARDEN;
}

/* Cards in type order: both printed ones, or one of them and Education or a Job Offer. */
static bool
may_buy (const RisingWatersState *state, RisingWatersCube cube, const int16_t *cards, GError **error)
{
  const RisingWatersSeat *own = &state->seats[state->turn];
  int a, b;
  get_price (cube, &a, &b);
  bool one_is_printed = cards[0] == a || cards[0] == b;
  if (own->raft + own->discount >= RISING_WATERS_CUBES)
    return oxbow_refuse_by (error, "RW-5.5", _("Your board has no room for another cube."));
  if ((cards[0] != a || cards[1] != b)
      && !(one_is_printed && (cards[1] == RISING_WATERS_EDUCATION || cards[1] == RISING_WATERS_JOB)))
    return oxbow_refuse_by (error, "RW-5.5", "%s", cube == RISING_WATERS_CUBE_RAFT
                            ? _("A raft costs Blues and Family; one of the two may be Education or a Job Offer.")
                            : _("A work discount costs Farm Animals and Garden; one of the two may be Education or a "
                                "Job Offer."));
  return has_cards (state, cards, 2, error);
}

static bool
buy (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  RisingWatersCube cube = (RisingWatersCube) move->args[0];
  if (!may_buy (state, cube, move->args + 1, error))
    return false;
  pay_cards (state, move->args + 1, 2, events);
  if (cube == RISING_WATERS_CUBE_RAFT)
    state->seats[state->turn].raft++;
  else
    state->seats[state->turn].discount++;
  rising_waters_tell (events, RISING_WATERS_EVENT_BOUGHT, state->turn, (int) cube);
  return true;
}

/* lend */

static bool
lend (RisingWatersState *state, bool on, OxbowEvents *events, GError **error)
{
  if (state->seats[state->turn].lend == on)
    return oxbow_refuse_by (error, "RW-5.2.3", _("That is so already: end the turn, or improve an ability."));
  state->seats[state->turn].lend = on;
  rising_waters_tell (events, RISING_WATERS_EVENT_LENT, state->turn, on);
  return true;
}

bool
rising_waters_upgrade (RisingWatersState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  if (move->verb == RISING_WATERS_MOVE_LEND)
    return lend (state, move->args[0] == 1, events, error);
  if (move->verb == RISING_WATERS_MOVE_BUY)
    return buy (state, move, events, error);
  return improve (state, move, events, error);
}

void
rising_waters_list_lend (const RisingWatersState *state, OxbowMoves *moves)
{
  oxbow_moves_append (moves, RISING_WATERS_MOVE_LEND, 1)->args[0] = !state->seats[state->turn].lend;
}

static void
list_improve (const RisingWatersState *state, RisingWatersPower power, OxbowCell cell, OxbowMoves *moves)
{
  int price = rising_waters_price (state, state->turn, power);
  for (int n_wild = 0; n_wild < price; n_wild++)
    {
      int16_t cards[OXBOW_MAX_ARGS];
      for (int i = 0; i < price; i++)
        cards[i] = i < price - n_wild ? rising_waters_price_card (power) : RISING_WATERS_EDUCATION;
      if (!may_improve (state, power, cards, price, NULL))
        continue;
      bool is_recruit = power == RISING_WATERS_POWER_PAWNS;
      int n = is_recruit ? 2 : 1;
      OxbowMove *move =
        oxbow_moves_append (moves, is_recruit ? RISING_WATERS_MOVE_RECRUIT : RISING_WATERS_MOVE_IMPROVE, n + price);
      move->args[0] = is_recruit ? 0 : (int16_t) power;
      if (is_recruit)
        move->args[1] = (int16_t) cell;
      for (int i = 0; i < price; i++)
        move->args[n + i] = cards[i];
    }
}

static void
list_recruits (const RisingWatersState *state, OxbowMoves *moves)
{
  const RisingWatersSeat *own = &state->seats[state->turn];
  int price = rising_waters_price (state, state->turn, RISING_WATERS_POWER_PAWNS);
  int n_cards = own->hand[RISING_WATERS_FAMILY] + own->hand[RISING_WATERS_EDUCATION];
  if (price == 0 || own->hand[RISING_WATERS_FAMILY] == 0 || n_cards < price)
    return;
  if (own->town)
    {
      list_improve (state, RISING_WATERS_POWER_PAWNS, rising_waters_town (state, state->turn), moves);
      return;
    }
  for (OxbowCell cell = 0; cell < rising_waters_ground (state)->n_cells; cell++)
    if (may_arrive (state, cell, NULL))
      list_improve (state, RISING_WATERS_POWER_PAWNS, cell, moves);
}

static void
list_cube (const RisingWatersState *state, RisingWatersCube cube, OxbowMoves *moves)
{
  int a, b;
  get_price (cube, &a, &b);
  const int pairs[][2] = { { a, b }, { a, RISING_WATERS_EDUCATION }, { a, RISING_WATERS_JOB },
                           { b, RISING_WATERS_EDUCATION }, { b, RISING_WATERS_JOB } };
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      OxbowMove move = { RISING_WATERS_MOVE_BUY, 3, { (int16_t) cube, (int16_t) pairs[i][0], (int16_t) pairs[i][1] } };
      if (may_buy (state, cube, move.args + 1, NULL))
        *oxbow_moves_append (moves, move.verb, move.n_args) = move;
    }
}

void
rising_waters_list_upgrades (const RisingWatersState *state, OxbowMoves *moves)
{
  for (RisingWatersPower power = RISING_WATERS_POWER_MOVE; power < RISING_WATERS_POWER_PAWNS; power++)
    list_improve (state, power, OXBOW_NO_CELL, moves);
  list_recruits (state, moves);
  list_cube (state, RISING_WATERS_CUBE_RAFT, moves);
  list_cube (state, RISING_WATERS_CUBE_DISCOUNT, moves);
}
