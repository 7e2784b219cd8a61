/* setup.c: seats, options and chance (WR-4)
 *
 * Chance is drawn in a fixed order: the two stacks, the two decks, the bonus goals, a secret goal for every role,
 * absent ones too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/setup.h"

#include "games/water-rights/round.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static WaterRightsOptions
read_options (const OxbowSetup *setup)
{
  return (WaterRightsOptions){
    .rounds = oxbow_setup_number (setup, "rounds"),
    .inflow = oxbow_setup_number (setup, "inflow"),
    .bank_start = oxbow_setup_number (setup, "bank_start"),
    .bank_max = oxbow_setup_number (setup, "bank_max"),
    .unlimited_bank = oxbow_setup_boolean (setup, "unlimited_bank"),
    .king_start = oxbow_setup_number (setup, "king_start"),
    .more_money = { [WATER_RIGHTS_SENIOR] = oxbow_setup_number (setup, "senior_money"),
                    [WATER_RIGHTS_RIPARIAN] = oxbow_setup_number (setup, "riparian_money"),
                    [WATER_RIGHTS_JUNIOR] = oxbow_setup_number (setup, "junior_money") },
    .tokens = oxbow_setup_number (setup, "tokens"),
    .post_cost = oxbow_setup_number (setup, "post_cost"),
    .post_capacity = oxbow_setup_number (setup, "post_capacity"),
    .post_by_content = oxbow_setup_boolean (setup, "post_by_content"),
    .run_cost = oxbow_setup_number (setup, "run_cost"),
    .land_only = oxbow_setup_boolean (setup, "land_only"),
    .dock_water_only = oxbow_setup_boolean (setup, "dock_water_only"),
    .stale = oxbow_setup_boolean (setup, "stale"),
    .dry_scores = oxbow_setup_boolean (setup, "dry_scores"),
    .must_obey = oxbow_setup_boolean (setup, "must_obey"),
    .tax_cost_max = oxbow_setup_number (setup, "tax_cost_max"),
    .tax_tiles_max = oxbow_setup_number (setup, "tax_tiles_max"),
    .price_cost_max = oxbow_setup_number (setup, "price_cost_max"),
    .price_units_min = oxbow_setup_number (setup, "price_units_min"),
    .price_units_max = oxbow_setup_number (setup, "price_units_max"),
    .money_div = oxbow_setup_number (setup, "money_div"),
    .king_div = oxbow_setup_number (setup, "king_div"),
    .bank_div = oxbow_setup_number (setup, "bank_div"),
    .bonus_points = oxbow_setup_number (setup, "bonus_points"),
    .secret_points = oxbow_setup_number (setup, "secret_points"),
    .legacy_points = oxbow_setup_number (setup, "legacy_points"),
  };
}

/* WR-4.4 */
static bool
take_seats (WaterRightsSetup *setup, GError **error)
{
  setup->is_steward = strcmp (oxbow_setup_seat (&setup->parent, "king"), "steward") == 0;
  setup->is_present[WATER_RIGHTS_KING] = true;
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    {
      setup->is_present[seat] =
          strcmp (oxbow_setup_seat (&setup->parent, water_rights_seat_words[seat]), "absent") != 0;
      setup->n_present += setup->is_present[seat];
    }
  if (setup->n_present == 0)
    return oxbow_refuse_settings (error, _("At least one mayor takes part: Senior, Riparian or Junior."));
  if (setup->options.price_units_min > setup->options.price_units_max)
    return oxbow_refuse_settings (error, _("The option price_units_min cannot be above price_units_max."));
  return true;
}

/* Where hands and piles lie behind the plots of a state; the size of them all. */
static size_t
lay_out (WaterRightsSetup *setup)
{
  const WaterRightsData *data = &setup->data;
  int n_dealt = WATER_RIGHTS_SEATS - 1, n_districts = 0, n_plants = 0;
  for (int kind = 0; kind < data->n_kinds; kind++)
    *(kind < data->n_districts ? &n_districts : &n_plants) += data->kinds[kind].copies;
  setup->n_tiles = n_districts + n_plants + n_dealt;

  size_t n_events = (size_t) data->n_events, n_demands = (size_t) (data->n_cards - data->n_events);
  const size_t room[WATER_RIGHTS_PILES] = {
    (size_t) n_districts, (size_t) n_plants, n_events, n_demands, n_events, n_demands
  };
  size_t at = (size_t) data->n_sites * sizeof (WaterRightsPlot);
  setup->hand_at = at;
  at += (size_t) (setup->n_tiles + WATER_RIGHTS_HAND_ROOM) * sizeof (WaterRightsHeld);
  for (int pile = 0; pile < WATER_RIGHTS_PILES; pile++)
    {
      setup->pile_at[pile] = at;
      setup->pile_room[pile] = room[pile];
      at += room[pile];
    }
  return at;
}

WaterRightsSetup *
water_rights_setup_new (OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  g_autoptr (OxbowSetup) base = oxbow_setup_alloc (sizeof (WaterRightsSetup), scenario, settings);
  WaterRightsSetup *setup = (WaterRightsSetup *) base;
  base->n_seats = WATER_RIGHTS_SEATS;
  setup->options = read_options (base);
  if (!take_seats (setup, error))
    return NULL;
  base->terrain = g_memdup2 (scenario->map->terrain, (gsize) oxbow_grid_n_cells (&base->grid));
  water_rights_data_init (&setup->data, scenario);
  size_t size = sizeof (WaterRightsState) + lay_out (setup);
  WaterRightsState *state = (WaterRightsState *) oxbow_setup_add_start (base, (size + 7) / 8 * 8);

  state->card = state->target = state->taxed[0] = state->taxed[1] = WATER_RIGHTS_NOTHING;
  memset (state->row, WATER_RIGHTS_NOTHING, sizeof state->row);
  memset (state->secret, WATER_RIGHTS_NOTHING, sizeof state->secret);
  for (int site = 0; site < setup->data.n_sites; site++)
    state->plots[site].kind = WATER_RIGHTS_NOTHING;
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    state->mayors[seat].limit = WATER_RIGHTS_NO_LIMIT;
  return (WaterRightsSetup *) g_steal_pointer (&base);
}

static void
stack_tiles (WaterRightsState *state, int pile, int first, int end)
{
  const WaterRightsData *data = water_rights_data (state);
  int n = 0;
  for (int kind = first; kind < end; kind++)
    for (int copy = 0; copy < data->kinds[kind].copies; copy++)
      water_rights_pile (state, pile)[n++] = (uint8_t) kind;
  state->n_pile[pile] = (uint8_t) n;
  oxbow_rng_shuffle (&state->parent.rng, water_rights_pile (state, pile), n);
}

static void
stack_cards (WaterRightsState *state, int deck, int first, int end)
{
  for (int card = first; card < end; card++)
    water_rights_pile (state, deck)[card - first] = (uint8_t) card;
  state->n_pile[deck] = (uint8_t) (end - first);
  oxbow_rng_shuffle (&state->parent.rng, water_rights_pile (state, deck), end - first);
}

/* Shuffles the goals of a role, or the bonus goals if role is -1, and deals from the top. */
static void
deal_goals (WaterRightsState *state, int role, uint8_t *dealt, int n_dealt)
{
  const WaterRightsData *data = water_rights_data (state);
  uint8_t goals[WATER_RIGHTS_MAX_KINDS];
  int n = 0;
  for (int goal = 0; goal < data->n_goals; goal++)
    if (data->goals[goal].role == role)
      goals[n++] = (uint8_t) goal;
  oxbow_rng_shuffle (&state->parent.rng, goals, n);
  for (int i = 0; i < n_dealt; i++)
    dealt[i] = oxbow_deck_draw (goals, &n);
}

/* WR-4.1 */
static void
draw_chance (WaterRightsState *state)
{
  const WaterRightsSetup *setup = water_rights_setup (state);
  const WaterRightsData *data = &setup->data;
  stack_tiles (state, WATER_RIGHTS_PILE_DISTRICTS, 0, data->n_districts);
  stack_tiles (state, WATER_RIGHTS_PILE_PLANTS, data->n_districts, data->n_kinds);
  stack_cards (state, WATER_RIGHTS_DECK_EVENTS, 0, data->n_events);
  stack_cards (state, WATER_RIGHTS_DECK_DEMANDS, data->n_events, data->n_cards);
  deal_goals (state, -1, state->bonus, WATER_RIGHTS_BONUS_GOALS);
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    {
      uint8_t dealt;
      deal_goals (state, seat, &dealt, 1);
      if (setup->is_present[seat])
        state->secret[seat] = dealt;
    }
}

/* WR-4.2 */
static void
give_start (WaterRightsState *state)
{
  const WaterRightsSetup *setup = water_rights_setup (state);
  const WaterRightsOptions *options = &setup->options;
  const WaterRightsData *data = &setup->data;
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    {
      if (!setup->is_present[seat])
        continue;
      state->mayors[seat].money = MAX (0, data->roles[seat].money + options->more_money[seat]);
      state->mayors[seat].loose = data->roles[seat].water;
      state->mayors[seat].legacy = (uint8_t) data->roles[seat].legacy;
      water_rights_hand (state)[state->n_hand++] =
          (WaterRightsHeld){ (uint8_t) data->basic, (uint8_t) seat, 0, data->kinds[data->basic].price };
    }
  state->king_money = options->king_start;
  state->bank = MIN (options->bank_start, options->bank_max) * setup->n_present;
  state->tax_cost = 1;
  state->tax_tiles = (uint8_t) MIN (2, options->tax_tiles_max);
  state->price_cost = 1;
  state->price_units = (uint8_t) CLAMP (4, options->price_units_min, options->price_units_max);
}

OxbowSetup *
water_rights_set_up (OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  WaterRightsSetup *setup = water_rights_setup_new (scenario, settings, error);
  if (setup == NULL)
    return NULL;
  WaterRightsState *state = (WaterRightsState *) setup->parent.start;
  draw_chance (state);
  give_start (state);
  water_rights_refill (state, NULL);
  water_rights_begin_rounds (state, NULL);
  return &setup->parent;
}
