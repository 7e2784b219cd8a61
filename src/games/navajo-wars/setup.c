/* setup.c: from a scenario to the first position (chapter 4)
 *
 * Chance in this order: who is missing from the families, the instructions, the deck, the first ceremonies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/setup.h"

#include "games/navajo-wars/data.h"
#include "games/navajo-wars/tasks.h"

#include <stdlib.h>
#include <string.h>

static void
clear_setup (OxbowSetup *setup)
{
  g_hash_table_unref (((NwSetup *) setup)->spots);
}

NwSetup *
nw_setup_new (OxbowScenario *scenario, const OxbowSettings *settings)
{
  NwSetup *setup = (NwSetup *) oxbow_setup_alloc (sizeof (NwSetup), scenario, settings);
  OxbowSetup *parent = &setup->parent;
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  parent->clear = clear_setup;
  parent->n_seats = 1;
  setup->spots = g_hash_table_new (NULL, NULL);
  nw_data_read (scenario, &setup->data, problems);
  for (int spot = 0; spot < NW_SPOTS; spot++)
    g_hash_table_insert (setup->spots, GINT_TO_POINTER (setup->data.cells[spot]), GINT_TO_POINTER (1 + spot));
  parent->terrain = g_memdup2 (scenario->map->terrain, (gsize) oxbow_grid_n_cells (&scenario->map->grid));
  setup->defeat = oxbow_setup_choice (parent, "defeat");
  setup->adjust = oxbow_setup_number (parent, "enemy-ap-adjust");
  setup->keep_enemy_ap = oxbow_setup_boolean (parent, "keep-enemy-ap");
  setup->one_nm_raid = oxbow_setup_boolean (parent, "one-nm-raid");
  setup->spoils_on_victory = oxbow_setup_boolean (parent, "spoils-on-victory");
  setup->tribal_culture = oxbow_setup_choice (parent, "tribal-track") == 1;
  return setup;
}

NwState *
nw_setup_add_state (NwSetup *setup)
{
  NwState *state = (NwState *) oxbow_setup_add_start (&setup->parent, sizeof (NwState));
  state->manuelito = state->acting = state->cube = -1;
  state->raid_last = NW_NOWHERE;
  for (int family = 0; family < NW_FAMILIES; family++)
    state->families[family].place = NW_NOWHERE;
  for (int set = 0; set < NW_SETS; set++)
    state->levels[set] = -1;
  return state;
}

static void
fill_stores (NwState *state, const NwStart *start)
{
  static const uint8_t corn[NW_CORN + 1] = { 0, 2, 4, 4, 2 };
  static const uint8_t intruders[NW_INTRUDERS] = { 2, 2, 4, 2, 2, 2, 2, 2, 2 };
  state->period = (uint8_t) start->period;
  state->ap = (int8_t) start->ap;
  state->culture = (int8_t) start->culture;
  state->military = (int8_t) start->military;
  state->morale = (int8_t) start->morale;
  state->eferocity = (int8_t) start->eferocity;
  state->horses = (int16_t) start->horses;
  state->sheep = (int16_t) start->sheep;
  state->firearms = (int16_t) start->firearms;
  state->goods_pool = 3;
  state->firearms_pool = (int16_t) (1 - start->firearms);
  state->harass_pool = 2;
  state->revolt_over = start->revolt_over;
  state->events = start->events;
  memcpy (state->corn_cup, corn, sizeof corn);
  memcpy (state->intruder_cup, intruders, sizeof intruders);
  for (int box = 0; box < 3; box++)
    state->elders[box] = 1;
  for (int colour = 0; colour < NW_COLOURS; colour++)
    state->cubes[NW_BAG][colour] = (uint8_t) start->bag[colour];
  state->cubes[NW_SUBJUGATION][NW_RED] = (uint8_t) start->red_in_subjugation;
  for (int t = 1; t <= NW_TRACKS; t++)
    {
      state->drought[t] = (uint8_t) start->drought[t];
      state->mission[t] = (uint8_t) start->mission[t];
      state->rancho[t] = (uint8_t) start->rancho[t];
      state->fort[t] = (uint8_t) start->fort[t];
    }
}

static void
fill_families (NwState *state, const NwStart *start)
{
  for (int family = 0; family < NW_FAMILIES; family++)
    {
      if (start->home[family] == 0)
        continue;
      state->families[family] = (NwFamily) { 1, { 1, 1, 1 }, 0, 0, NW_NOWHERE };
      if (start->population_two)
        state->families[family].people[nw_person_of_die (oxbow_rng_die (&state->parent.rng))] = 0;
    }
}

static int
compare_bytes (const void *a, const void *b)
{
  return *(const uint8_t *) a - *(const uint8_t *) b;
}

void
nw_deal_instructions (NwState *state, bool sorted)
{
  uint8_t letters[NW_COUNTERS];
  for (int i = 0; i < NW_COUNTERS; i++)
    letters[i] = (uint8_t) i;
  oxbow_rng_shuffle (&state->parent.rng, letters, NW_COUNTERS);
  if (sorted)
    qsort (letters, 2 * NW_ROWS, 1, compare_bytes);
  for (int row = 0; row < NW_ROWS; row++)
    {
      state->active[row] = NW_COUNTER (letters[row], 0);
      state->standby[row] = NW_COUNTER (letters[NW_ROWS + row], 0);
    }
  memset (state->spent, 0, sizeof state->spent);
  state->n_spent = 0;
  state->special = NW_NO_SPECIAL;
  state->special_counter = 0;
  state->box = 0;
}

static bool
is_in_hand (const NwState *state, int card)
{
  for (int i = 0; i < state->n_hand; i++)
    if (state->hand[i] == card)
      return true;
  return false;
}

void
nw_build_deck (NwState *state, const int *stacks, int n_stacks)
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
build_short_deck (NwState *state, int final)
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
hold_ceremonies (NwState *state)
{
  uint8_t cards[12];
  int n = 0, people = 0;
  for (int card = 1; card <= 12; card++)
    cards[n++] = (uint8_t) card;
  oxbow_rng_shuffle (&state->parent.rng, cards, n);
  while (people < 3)
    {
      int card = cards[--n];
      state->passage[nw_data (state)->cards[card].population]++;
      people++;
      if (state->n_hand == 0)
        state->hand[state->n_hand++] = (uint8_t) card;
    }
}

static void
ask_player (NwState *state, const NwStart *start)
{
  NW_PUSH (state, NW_TASK_TURN);
  if (start->drops)
    NW_PUSH (state, NW_ASK_DROP);
  else
    nw_push (state, NW_ASK_DEVELOP, start->is_paid, start->n_develop, 0, 0);
  if (nw_event_in_play (state, NW_CARD_MANUELITO))
    NW_PUSH (state, NW_ASK_MANUELITO);
  for (int family = NW_FAMILIES - 1; family >= 0; family--)
    if (start->home[family] != 0)
      nw_push (state, NW_ASK_SETTLE, family, 0, 0, 0);
  NW_PUSH (state, NW_ASK_SET);
}

OxbowSetup *
nw_set_up (OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  NwSetup *setup = nw_setup_new (scenario, settings);
  const NwStart *start = &setup->data.start;
  NwState *state = nw_setup_add_state (setup);
  state->parent.rng.s = settings->seed;
  fill_stores (state, start);
  fill_families (state, start);
  nw_deal_instructions (state, !start->is_short);
  if (start->is_short)
    {
      build_short_deck (state, start->final);
      hold_ceremonies (state);
    }
  else
    nw_build_deck (state, start->stacks, start->n_stacks);
  ask_player (state, start);
  return &setup->parent;
}
