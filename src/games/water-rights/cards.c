/* cards.c: the closed set of effects
 *
 * A card is data; this file alone knows what an operation does. What lasts the round is kept in the state's list of
 * active effects, and asked about in state.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/cards.h"

#include "games/water-rights/round.h"
#include "games/water-rights/water.h"

#include <string.h>

/* A bit a mayor, resolved at the moment when the effect is applied. */
static unsigned
find_targets (const WaterRightsState *state, int target)
{
  const bool *is_present = water_rights_setup (state)->is_present;
  switch ((WaterRightsTarget) target)
    {
    case WATER_RIGHTS_ALL:
      return (is_present[WATER_RIGHTS_SENIOR] ? 1u << WATER_RIGHTS_SENIOR : 0)
             | (is_present[WATER_RIGHTS_RIPARIAN] ? 1u << WATER_RIGHTS_RIPARIAN : 0)
             | (is_present[WATER_RIGHTS_JUNIOR] ? 1u << WATER_RIGHTS_JUNIOR : 0);
    case WATER_RIGHTS_TARGET_SENIOR:
    case WATER_RIGHTS_TARGET_RIPARIAN:
    case WATER_RIGHTS_TARGET_JUNIOR:
      {
        int seat = WATER_RIGHTS_SENIOR + target - WATER_RIGHTS_TARGET_SENIOR;
        return is_present[seat] ? 1u << seat : 0;
      }
    case WATER_RIGHTS_RICHEST:
      return 1u << water_rights_richest (state, 1);
    case WATER_RIGHTS_POOREST:
      return 1u << water_rights_richest (state, -1);
    case WATER_RIGHTS_CHOSEN:
      return state->target != WATER_RIGHTS_NOTHING ? 1u << state->target : 0;
    }
  g_assert_not_reached ();
}

static void
keep_active (WaterRightsState *state, int op, int key, int n)
{
  state->active[state->n_active++] = (WaterRightsActive){ .op = (uint8_t) op, .key = (uint8_t) key, .n = (int16_t) n };
}

static void
change_bank (WaterRightsState *state, int n, OxbowEvents *events)
{
  int changed = water_rights_change_bank (state, n);
  oxbow_events_add (events, WATER_RIGHTS_EVENT_BANK, changed);
}

/* Money of nobody in particular: the treasury pays, or takes what there is. */
static void
move_money (WaterRightsState *state, int party, int n, OxbowEvents *events)
{
  if (n >= 0)
    water_rights_pay (state, WATER_RIGHTS_TREASURY, party, n, events);
  else
    water_rights_pay (state, party, WATER_RIGHTS_TREASURY, -n, events);
}

/* What an effect does at once to one mayor. */
static void
strike (WaterRightsState *state, int op, int seat, int n, OxbowEvents *events)
{
  int drops;
  switch (op)
    {
    case WATER_RIGHTS_OP_RAIN:
      drops = water_rights_fill (state, seat, n);
      oxbow_events_add (events, WATER_RIGHTS_EVENT_RAINED, seat, drops);
      break;
    case WATER_RIGHTS_OP_LEAK:
      drops = water_rights_draw (state, seat, n);
      oxbow_events_add (events, WATER_RIGHTS_EVENT_LEAKED, seat, drops);
      break;
    case WATER_RIGHTS_OP_RETURN:
      water_rights_return (state, seat, n, events);
      break;
    case WATER_RIGHTS_OP_MONEY:
      move_money (state, seat, n, events);
      break;
    case WATER_RIGHTS_OP_PAY:
      water_rights_pay (state, seat, WATER_RIGHTS_KING, n, events);
      break;
    case WATER_RIGHTS_OP_GRANT:
      water_rights_pay (state, WATER_RIGHTS_KING, seat, n, events);
      break;
    case WATER_RIGHTS_OP_LIMIT:
      oxbow_events_add (events, WATER_RIGHTS_EVENT_LIMITED, seat, n);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
take_effect (WaterRightsState *state, const WaterRightsEffect *effect, OxbowEvents *events)
{
  unsigned targets = 0;
  switch ((WaterRightsOp) effect->op)
    {
    case WATER_RIGHTS_OP_BANK:
      change_bank (state, effect->n, events);
      return;
    case WATER_RIGHTS_OP_KINGMONEY:
      move_money (state, WATER_RIGHTS_KING, effect->n, events);
      return;
    case WATER_RIGHTS_OP_SWEEP:
      water_rights_sweep (state, effect->n, events);
      return;
    case WATER_RIGHTS_OP_NEED:
    case WATER_RIGHTS_OP_INCOME:
    case WATER_RIGHTS_OP_TAX:
    case WATER_RIGHTS_OP_SURCHARGE:
    case WATER_RIGHTS_OP_NOTRADE:
    case WATER_RIGHTS_OP_NORECYCLE:
    case WATER_RIGHTS_OP_NOBUILD:
      keep_active (state, effect->op, effect->key, effect->n);
      return;
    case WATER_RIGHTS_OP_LIMIT:
      targets = find_targets (state, effect->target);
      if (targets != 0)
        keep_active (state, WATER_RIGHTS_OP_LIMIT, (int) targets, effect->n);
      break;
    case WATER_RIGHTS_OP_RAIN:
    case WATER_RIGHTS_OP_LEAK:
    case WATER_RIGHTS_OP_RETURN:
    case WATER_RIGHTS_OP_MONEY:
    case WATER_RIGHTS_OP_PAY:
    case WATER_RIGHTS_OP_GRANT:
      targets = find_targets (state, effect->target);
      break;
    }
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    if (targets >> seat & 1)
      strike (state, effect->op, seat, effect->n, events);
}

static void
read_card (WaterRightsState *state, OxbowEvents *events)
{
  const WaterRightsCard *card = water_rights_card (state);
  state->phase = WATER_RIGHTS_DECREE;
  if (card->is_demand)
    state->subjects = (uint8_t) find_targets (state, card->target);
  for (int i = 0; !card->is_demand && i < card->n_parts; i++)
    take_effect (state, &card->parts[i], events);
}

static void
shuffle_discards (WaterRightsState *state, int deck, int discards)
{
  memcpy (water_rights_pile (state, deck), water_rights_peek_pile (state, discards), state->n_pile[discards]);
  state->n_pile[deck] = state->n_pile[discards];
  state->n_pile[discards] = 0;
  oxbow_rng_shuffle (&state->parent.rng, water_rights_pile (state, deck), state->n_pile[deck]);
}

void
water_rights_roll (WaterRightsState *state, OxbowEvents *events)
{
  state->die = (uint8_t) oxbow_rng_die (&state->parent.rng);
  bool is_demand = state->die % 2 == 1;
  int deck = is_demand ? WATER_RIGHTS_DECK_DEMANDS : WATER_RIGHTS_DECK_EVENTS;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_ROLLED, state->die);
  if (state->n_pile[deck] == 0)
    shuffle_discards (state, deck, is_demand ? WATER_RIGHTS_DISCARDED_DEMANDS : WATER_RIGHTS_DISCARDED_EVENTS);
  state->card = water_rights_pile (state, deck)[--state->n_pile[deck]];
  oxbow_events_add (events, WATER_RIGHTS_EVENT_CARD, state->card);
  if (water_rights_card (state)->needs_name)
    state->phase = WATER_RIGHTS_NAMING;
  else
    read_card (state, events);
}

void
water_rights_name (WaterRightsState *state, int seat, OxbowEvents *events)
{
  state->target = (uint8_t) seat;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_NAMED, seat);
  read_card (state, events);
}

void
water_rights_discard_card (WaterRightsState *state)
{
  if (state->card == WATER_RIGHTS_NOTHING)
    return;
  int pile = water_rights_card (state)->is_demand ? WATER_RIGHTS_DISCARDED_DEMANDS : WATER_RIGHTS_DISCARDED_EVENTS;
  water_rights_pile (state, pile)[state->n_pile[pile]++] = state->card;
  state->card = WATER_RIGHTS_NOTHING;
}

bool
water_rights_is_subject (const WaterRightsState *state, int seat)
{
  return state->subjects >> seat & 1;
}

bool
water_rights_owes_tribute (const WaterRightsState *state, int seat)
{
  const WaterRightsCard *card = water_rights_card (state);
  return water_rights_is_subject (state, seat) && !state->mayors[seat].met
         && (card->require == WATER_RIGHTS_REQUIRE_PAY || card->require == WATER_RIGHTS_REQUIRE_WATER);
}

bool
water_rights_demand_is_met (const WaterRightsState *state, int seat)
{
  const WaterRightsCard *card = water_rights_card (state);
  const WaterRightsMayor *mayor = &state->mayors[seat];
  switch ((WaterRightsRequire) card->require)
    {
    case WATER_RIGHTS_REQUIRE_PAY:
    case WATER_RIGHTS_REQUIRE_WATER:
      return mayor->met;
    case WATER_RIGHTS_REQUIRE_HAVE:
      return water_rights_metric (state, seat, card->metric) >= card->n;
    case WATER_RIGHTS_REQUIRE_BUILT:
      return mayor->built >= card->n;
    case WATER_RIGHTS_REQUIRE_RUN:
      return mayor->ran;
    }
  g_assert_not_reached ();
}

static void
punish (WaterRightsState *state, int seat, const WaterRightsEffect *penalty, OxbowEvents *events)
{
  WaterRightsMayor *mayor = &state->mayors[seat];
  oxbow_events_add (events, WATER_RIGHTS_EVENT_PENALTY, seat, penalty->op, penalty->n);
  if (penalty->is_next)
    mayor->pending[mayor->n_pending++] = (WaterRightsActive){ .op = penalty->op, .n = penalty->n };
  else
    strike (state, penalty->op, seat, penalty->n, events);
}

void
water_rights_judge_demand (WaterRightsState *state, int seat, OxbowEvents *events)
{
  const WaterRightsCard *card = water_rights_card (state);
  if (!water_rights_is_subject (state, seat))
    return;
  if (water_rights_demand_is_met (state, seat))
    {
      state->obeyed++;
      if (!state->mayors[seat].met)
        oxbow_events_add (events, WATER_RIGHTS_EVENT_MET, seat);
      return;
    }
  state->penalties++;
  oxbow_events_add (events, WATER_RIGHTS_EVENT_FAILED, seat);
  for (int i = 0; i < card->n_parts; i++)
    punish (state, seat, &card->parts[i], events);
}

int
water_rights_work_off_pending (WaterRightsState *state, int seat, OxbowEvents *events)
{
  WaterRightsMayor *mayor = &state->mayors[seat];
  int limit = WATER_RIGHTS_NO_LIMIT;
  for (int i = 0; i < mayor->n_pending; i++)
    {
      const WaterRightsActive *pending = &mayor->pending[i];
      if (pending->op == WATER_RIGHTS_OP_RETURN)
        mayor->due = (int16_t) (mayor->due + pending->n);
      else
        strike (state, pending->op, seat, pending->n, events);
      if (pending->op == WATER_RIGHTS_OP_LIMIT && (limit == WATER_RIGHTS_NO_LIMIT || pending->n < limit))
        limit = pending->n;
    }
  mayor->n_pending = 0;
  memset (mayor->pending, 0, sizeof mayor->pending);
  return limit;
}
