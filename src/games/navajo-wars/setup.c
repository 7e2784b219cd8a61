/* setup.c: from a scenario to the first position (chapter 4)
 *
 * Chance in this order: who is missing from the families, the instructions, the deck, the first ceremonies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/setup.h"

#include "games/navajo-wars/data.h"
#include "games/navajo-wars/tasks.h"

#include <string.h>

static void
clear_setup (OxbowSetup *setup)
{
  g_free (((NavajoWarsSetup *) setup)->spots);
}

static void
note_spots (NavajoWarsSetup *setup, gsize n_cells)
{
  setup->spots = g_malloc (n_cells);
  memset (setup->spots, NAVAJO_WARS_NOWHERE, n_cells);
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    if (setup->data.cells[spot] != OXBOW_NO_CELL)
      setup->spots[setup->data.cells[spot]] = (int8_t) spot;
}

NavajoWarsSetup *
navajo_wars_setup_new (OxbowScenario *scenario, const OxbowSettings *settings)
{
  NavajoWarsSetup *setup = (NavajoWarsSetup *) oxbow_setup_alloc (sizeof (NavajoWarsSetup), scenario, settings);
  OxbowSetup *parent = &setup->parent;
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  parent->clear = clear_setup;
  parent->n_seats = 1;
  navajo_wars_data_read (scenario, &setup->data, problems);
  note_spots (setup, (gsize) oxbow_grid_n_cells (&scenario->map->grid));
  parent->terrain = g_memdup2 (scenario->map->terrain, (gsize) oxbow_grid_n_cells (&scenario->map->grid));
  setup->defeat = oxbow_setup_choice (parent, "defeat");
  setup->adjust = oxbow_setup_number (parent, "enemy-ap-adjust");
  setup->morale_adjust = oxbow_setup_number (parent, "enemy-morale-adjust");
  setup->keep_enemy_ap = oxbow_setup_boolean (parent, "keep-enemy-ap");
  setup->one_nm_raid = oxbow_setup_boolean (parent, "one-nm-raid");
  setup->spoils_on_victory = oxbow_setup_boolean (parent, "spoils-on-victory");
  setup->tribal_culture = oxbow_setup_choice (parent, "tribal-track") == 1;
  return setup;
}

NavajoWarsState *
navajo_wars_setup_add_state (NavajoWarsSetup *setup)
{
  NavajoWarsState *state = (NavajoWarsState *) oxbow_setup_add_start (&setup->parent, sizeof (NavajoWarsState));
  state->manuelito = state->acting = state->cube = -1;
  state->raid_last = NAVAJO_WARS_NOWHERE;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    state->families[family].place = NAVAJO_WARS_NOWHERE;
  for (int set = 0; set < NAVAJO_WARS_SETS; set++)
    state->levels[set] = -1;
  return state;
}

static void
fill_stores (NavajoWarsState *state, const NavajoWarsData *data)
{
  const NavajoWarsStart *start = &data->start;
  state->period = (uint8_t) start->period;
  state->ap = (int8_t) start->ap;
  state->culture = (int8_t) start->culture;
  state->military = (int8_t) start->military;
  state->morale = (int8_t) start->morale;
  state->eferocity = (int8_t) start->eferocity;
  state->horses = (int16_t) start->horses;
  state->sheep = (int16_t) start->sheep;
  state->firearms = (int16_t) start->firearms;
  state->goods_pool = (int16_t) start->goods;
  state->firearms_pool = (int16_t) (1 - start->firearms);
  state->harass_pool = (int16_t) start->harass;
  state->revolt_over = start->revolt_over;
  state->events = start->events;
  memcpy (state->corn_cup, data->corn, sizeof state->corn_cup);
  memcpy (state->intruder_cup, data->intruders, sizeof state->intruder_cup);
  for (int box = 0; box < NAVAJO_WARS_BOXES; box++)
    state->elders[box] = (int16_t) start->elders[box];
  for (int colour = 0; colour < NAVAJO_WARS_COLOURS; colour++)
    state->cubes[NAVAJO_WARS_BAG][colour] = (uint8_t) start->bag[colour];
  state->cubes[NAVAJO_WARS_SUBJUGATION][NAVAJO_WARS_RED] = (uint8_t) start->red_in_subjugation;
  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    {
      state->drought[t] = (uint8_t) start->drought[t];
      state->mission[t] = (uint8_t) start->mission[t];
      state->rancho[t] = (uint8_t) start->rancho[t];
      state->fort[t] = (uint8_t) start->fort[t];
    }
}

static void
fill_families (NavajoWarsState *state, const NavajoWarsStart *start)
{
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    {
      if (start->home[family] == 0)
        continue;
      state->families[family] = (NavajoWarsFamily) { 1, { 1, 1, 1 }, 0, 0, NAVAJO_WARS_NOWHERE };
      if (start->population_two)
        state->families[family].people[navajo_wars_person_of_die (oxbow_rng_die (&state->parent.rng))] = 0;
    }
}

void
navajo_wars_deal_instructions (NavajoWarsState *state, bool sorted)
{
  uint8_t letters[NAVAJO_WARS_COUNTERS];
  for (int i = 0; i < NAVAJO_WARS_COUNTERS; i++)
    letters[i] = (uint8_t) i;
  oxbow_rng_shuffle (&state->parent.rng, letters, NAVAJO_WARS_COUNTERS);
  if (sorted)
    oxbow_deck_sort (letters, 2 * NAVAJO_WARS_ROWS);
  for (int row = 0; row < NAVAJO_WARS_ROWS; row++)
    {
      state->active[row] = NAVAJO_WARS_COUNTER (letters[row], 0);
      state->standby[row] = NAVAJO_WARS_COUNTER (letters[NAVAJO_WARS_ROWS + row], 0);
    }
  memset (state->spent, 0, sizeof state->spent);
  state->n_spent = 0;
  state->special = NAVAJO_WARS_NO_SPECIAL;
  state->special_counter = 0;
  state->box = 0;
}

static bool
is_in_hand (const NavajoWarsState *state, int card)
{
  for (int i = 0; i < state->n_hand; i++)
    if (state->hand[i] == card)
      return true;
  return false;
}

void
navajo_wars_build_deck (NavajoWarsState *state, const int *stacks, int n_stacks)
{
  uint8_t pool[40], stack[9], built[5][9];
  int n_pool = 0, sizes[5];
  for (int card = 1; card <= 40; card++)
    if (!is_in_hand (state, card))
      pool[n_pool++] = (uint8_t) card;
  oxbow_rng_shuffle (&state->parent.rng, pool, n_pool);
  for (int i = 0; i < n_stacks; i++)
    {
      int n = 0;
      while (n < 8 && n_pool > 0)
        stack[n++] = pool[--n_pool];
      stack[n++] = (uint8_t) stacks[i];
      oxbow_rng_shuffle (&state->parent.rng, stack, n);
      memcpy (built[i], stack, (size_t) n);
      sizes[i] = n;
    }
  state->n_deck = 0;
  memset (state->deck, 0, sizeof state->deck);
  for (int i = n_stacks - 1; i >= 0; i--)
    {
      memcpy (state->deck + state->n_deck, built[i], (size_t) sizes[i]);
      state->n_deck = (uint8_t) (state->n_deck + sizes[i]);
    }
}

static void
build_short_deck (NavajoWarsState *state, int final)
{
  uint8_t pool[28], bottom[4];
  int n = 0;
  for (int card = 13; card <= 40; card++)
    pool[n++] = (uint8_t) card;
  oxbow_rng_shuffle (&state->parent.rng, pool, n);
  for (int i = 0; i < 3; i++)
    bottom[i] = pool[--n];
  bottom[3] = (uint8_t) final;
  oxbow_rng_shuffle (&state->parent.rng, bottom, 4);
  memcpy (state->deck, bottom, 4);
  n -= 5;
  for (int i = 0; i < 5; i++)
    state->deck[4 + i] = pool[n + i];
  state->n_deck = 9;
}

/* NW-4 step 5 */
static void
hold_ceremonies (NavajoWarsState *state)
{
  uint8_t cards[12];
  int n = 0, people = 0;
  for (int card = 1; card <= 12; card++)
    cards[n++] = (uint8_t) card;
  oxbow_rng_shuffle (&state->parent.rng, cards, n);
  while (people < 3)
    {
      int card = cards[--n];
      state->passage[navajo_wars_data (state)->cards[card].population]++;
      people++;
      if (state->n_hand == 0)
        state->hand[state->n_hand++] = (uint8_t) card;
    }
}

static void
ask_player (NavajoWarsState *state, const NavajoWarsStart *start)
{
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_TASK_TURN);
  if (start->drops)
    NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_DROP);
  else
    navajo_wars_push (state, NAVAJO_WARS_ASK_DEVELOP, start->is_paid, start->n_develop, 0, 0);
  if (navajo_wars_event_in_play (state, NAVAJO_WARS_CARD_MANUELITO))
    NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_MANUELITO);
  for (int family = NAVAJO_WARS_FAMILIES - 1; family >= 0; family--)
    if (start->home[family] != 0)
      navajo_wars_push (state, NAVAJO_WARS_ASK_SETTLE, family, 0, 0, 0);
  NAVAJO_WARS_PUSH (state, NAVAJO_WARS_ASK_SET);
}

OxbowSetup *
navajo_wars_set_up (OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  NavajoWarsSetup *setup = navajo_wars_setup_new (scenario, settings);
  const NavajoWarsStart *start = &setup->data.start;
  NavajoWarsState *state = navajo_wars_setup_add_state (setup);
  state->parent.rng.s = settings->seed;
  fill_stores (state, &setup->data);
  fill_families (state, start);
  navajo_wars_deal_instructions (state, !start->is_short);
  if (start->is_short)
    {
      build_short_deck (state, start->final);
      hold_ceremonies (state);
    }
  else
    navajo_wars_build_deck (state, start->stacks, start->n_stacks);
  ask_player (state, start);
  return &setup->parent;
}
