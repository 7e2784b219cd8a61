/* mayor.c: a mayor's dealings with the King and the market
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/mayor.h"

#include "games/water-rights/cards.h"
#include "games/water-rights/water.h"

#include <glib/gi18n-lib.h>

static bool
is_asking_time (const WaterRightsState *state)
{
  return state->phase == WATER_RIGHTS_WATER || state->phase == WATER_RIGHTS_BUILD;
}

/* WR-5.9 */
static bool
may_play_legacy (const WaterRightsState *state, GError **error)
{
  const WaterRightsMayor *mayor = &state->mayors[state->turn];
  if (!is_asking_time (state))
    return oxbow_refuse_by (error, "WR-5.9", _("Legacy cards are played when asking for water."));
  if (mayor->legacy == 0)
    return oxbow_refuse_by (error, "WR-5.9", _("You hold no legacy card."));
  return water_rights_limit (state, state->turn) != WATER_RIGHTS_NO_LIMIT
         || oxbow_refuse_by (error, "WR-5.9", _("No limit binds you this turn."));
}

bool
water_rights_ask_legacy (WaterRightsState *state, OxbowEvents *events, GError **error)
{
  if (!may_play_legacy (state, error))
    return false;
  state->mayors[state->turn].legacy--;
  state->mayors[state->turn].shield = 1;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_SHIELDED, state->turn);
  return true;
}

/* WR-5.10 */
static bool
may_request (const WaterRightsState *state, int n, GError **error)
{
  int seat = state->turn, limit = water_rights_limit (state, seat);
  if (!is_asking_time (state))
    return oxbow_refuse_by (error, "WR-5.10", _("Water is asked for at the start of the turn or while building."));
  if (n < 1)
    return oxbow_refuse_by (error, "WR-5.10", _("Ask for at least one drop."));
  if (n > water_rights_capacity (state, seat) - water_rights_stored (state, seat))
    return oxbow_refuse_by (error, "WR-5.10", _("Your waterplants cannot hold that much."));
  if (n > state->bank && !water_rights_options (state)->unlimited_bank)
    return oxbow_refuse_by (error, "WR-5.10", _("The King's bank does not hold that much."));
  if (limit != WATER_RIGHTS_NO_LIMIT && state->mayors[seat].asked + n > limit)
    return oxbow_refuse_by (error, "WR-5.10", _("The King limits what you may ask for."));
  return !water_rights_pays (state, seat) || water_rights_water_cost (state, n) <= state->mayors[seat].money
         || oxbow_refuse_by (error, "WR-5.10", _("You cannot pay for that much."));
}

bool
water_rights_ask_water (WaterRightsState *state, int n, OxbowEvents *events, GError **error)
{
  if (!may_request (state, n, error))
    return false;
  WaterRightsMayor *mayor = &state->mayors[state->turn];
  int cost = water_rights_pays (state, state->turn) ? water_rights_water_cost (state, n) : 0;
  mayor->money -= cost;
  state->king_money += cost;
  state->king_sales += cost;
  water_rights_change_bank (state, -n);
  mayor->asked = (int16_t) (mayor->asked + n);
  water_rights_fill (state, state->turn, n);
  oxbow_events_add (events, WATER_RIGHTS_EVENT_REQUESTED, state->turn, n, cost);
  return true;
}

/* WR-5.11 */
bool
water_rights_may_pay_tribute (const WaterRightsState *state, GError **error)
{
  int seat = state->turn;
  if (!water_rights_owes_tribute (state, seat))
    return oxbow_refuse_by (error, "WR-5.11", _("The King asks you for nothing."));
  const WaterRightsCard *card = water_rights_card (state);
  if (card->require == WATER_RIGHTS_REQUIRE_PAY)
    return state->mayors[seat].money >= card->n || oxbow_refuse_by (error, "WR-5.11", _("You have too little money."));
  return water_rights_stored (state, seat) >= card->n || oxbow_refuse_by (error, "WR-5.11",
                                                                          _("You have too little water."));
}

bool
water_rights_give_tribute (WaterRightsState *state, OxbowEvents *events, GError **error)
{
  if (!water_rights_may_pay_tribute (state, error))
    return false;
  const WaterRightsCard *card = water_rights_card (state);
  state->mayors[state->turn].met = 1;
  if (card->require == WATER_RIGHTS_REQUIRE_PAY)
    water_rights_pay (state, state->turn, WATER_RIGHTS_KING, card->n, events);
  else
    water_rights_return (state, state->turn, card->n, events);
  oxbow_events_add (events, WATER_RIGHTS_EVENT_MET, state->turn);
  return true;
}

static bool
find_slot (const WaterRightsState *state, int slot, int *row, int *place)
{
  const int *n_slots = water_rights_data (state)->n_slots;
  if (slot < 0 || slot >= n_slots[WATER_RIGHTS_DISTRICTS] + n_slots[WATER_RIGHTS_PLANTS])
    return false;
  *row = slot < n_slots[WATER_RIGHTS_DISTRICTS] ? WATER_RIGHTS_DISTRICTS : WATER_RIGHTS_PLANTS;
  *place = slot - (*row == WATER_RIGHTS_PLANTS ? n_slots[WATER_RIGHTS_DISTRICTS] : 0);
  return true;
}

/* WR-5.12 */
static bool
may_draft (const WaterRightsState *state, int slot, GError **error)
{
  int row = 0, place = 0;
  if (state->phase != WATER_RIGHTS_DRAFT)
    return oxbow_refuse_by (error, "WR-5.12", _("Tiles are drafted in the draft phase."));
  if (!find_slot (state, slot, &row, &place) || state->row[row][place] == WATER_RIGHTS_NOTHING)
    return oxbow_refuse_by (error, "WR-5.12", _("There is no tile in that slot."));
  return water_rights_draft_cost (state, row, place) <= state->mayors[state->turn].money
         || oxbow_refuse_by (error, "WR-5.12", _("You cannot pay for that tile: choose a cheaper one, or go on to "
                                                 "building."));
}

bool
water_rights_draft (WaterRightsState *state, int slot, OxbowEvents *events, GError **error)
{
  int row = 0, place = 0;
  if (!may_draft (state, slot, error))
    return false;
  find_slot (state, slot, &row, &place);
  int cost = water_rights_draft_cost (state, row, place), kind = state->row[row][place];
  state->mayors[state->turn].money -= cost;
  water_rights_hand (state)[state->n_hand++] =
      (WaterRightsHeld){ (uint8_t) kind, (uint8_t) state->turn, (int16_t) cost, 0 };
  state->row[row][place] = WATER_RIGHTS_NOTHING;
  state->taken[row] = 1;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_DRAFTED, state->turn, kind, cost);
  return true;
}

/* WR-5.14 */
static bool
may_build_post (const WaterRightsState *state, int town, GError **error)
{
  int seat = state->turn;
  const WaterRightsOptions *options = water_rights_options (state);
  if (state->phase != WATER_RIGHTS_BUILD)
    return oxbow_refuse_by (error, "WR-5.14", _("Posts are built in the build phase."));
  if (town < 0 || town == seat || !water_rights_data (state)->borders[seat][town])
    return oxbow_refuse_by (error, "WR-5.14", _("That town is not your neighbour."));
  if (water_rights_has_post (state, seat, town) || state->mayors[seat].posted)
    return oxbow_refuse_by (error, "WR-5.14", _("One post a turn, one in each town."));
  int water = options->post_by_content ? water_rights_stored (state, seat) : water_rights_capacity (state, seat);
  if (water < options->post_capacity)
    return oxbow_refuse_by (error, "WR-5.14",
                            ngettext ("Your waterplants must hold at least %d drop.",
                                      "Your waterplants must hold at least %d drops.", (gulong) options->post_capacity),
                            options->post_capacity);
  return state->mayors[seat].money >= options->post_cost
         || oxbow_refuse_by (error, "WR-5.14", _("A trading post costs $%d."), options->post_cost);
}

bool
water_rights_build_post (WaterRightsState *state, int town, OxbowEvents *events, GError **error)
{
  if (!may_build_post (state, town, error))
    return false;
  WaterRightsMayor *mayor = &state->mayors[state->turn];
  mayor->money -= water_rights_options (state)->post_cost;
  mayor->posts[mayor->n_posts++] = (uint8_t) town;
  mayor->posted = 1;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_POST, state->turn, town);
  return true;
}

/* Of smaller requests whatever allows a larger one is true as well. */
void
water_rights_list_water (const WaterRightsState *state, OxbowMoves *moves)
{
  if (may_play_legacy (state, NULL))
    oxbow_moves_append (moves, WATER_RIGHTS_MOVE_LEGACY, 0);
  if (water_rights_may_pay_tribute (state, NULL))
    oxbow_moves_append (moves, WATER_RIGHTS_MOVE_TRIBUTE, 0);
  for (int n = 1; may_request (state, n, NULL); n++)
    oxbow_moves_append (moves, WATER_RIGHTS_MOVE_REQUEST, 1)->args[0] = (int16_t) n;
}

void
water_rights_list_drafts (const WaterRightsState *state, OxbowMoves *moves)
{
  int n_slots = water_rights_data (state)->n_slots[WATER_RIGHTS_DISTRICTS]
                + water_rights_data (state)->n_slots[WATER_RIGHTS_PLANTS];
  for (int slot = 0; slot < n_slots; slot++)
    if (may_draft (state, slot, NULL))
      oxbow_moves_append (moves, WATER_RIGHTS_MOVE_DRAFT, 1)->args[0] = (int16_t) slot;
}

void
water_rights_list_posts (const WaterRightsState *state, OxbowMoves *moves)
{
  for (int town = WATER_RIGHTS_SENIOR; town < WATER_RIGHTS_SEATS; town++)
    if (may_build_post (state, town, NULL))
      oxbow_moves_append (moves, WATER_RIGHTS_MOVE_POST, 1)->args[0] = (int16_t) town;
}
