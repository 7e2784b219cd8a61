/* setup.c: from a scenario to the first position (section 4 of the rules)
 *
 * Chance is drawn in the order of the rules: the heavy cards that are kept, the Weather deck, the starred and the main
 * Landowner cards, the Community deck, the goals B and A, the First Player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/setup.h"

#include "games/rising-waters/cards.h"
#include "games/rising-waters/decks.h"
#include "games/rising-waters/losses.h"
#include "games/rising-waters/week.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
clear_setup (OxbowSetup *setup)
{
  rising_waters_ground_clear (&((RisingWatersSetup *) setup)->ground);
}

static RisingWatersOptions
read_options (const OxbowSetup *setup)
{
  return (RisingWatersOptions) {
    .version = (RisingWatersVersion) oxbow_setup_choice (setup, "version"),
    .community_goals = oxbow_setup_boolean (setup, "community_goals"),
    .individual_goals = oxbow_setup_boolean (setup, "individual_goals"),
    .levee_flood_loss = oxbow_setup_boolean (setup, "levee_flood_loss"),
    .stored_work = oxbow_setup_boolean (setup, "stored_work"),
    .swept_away = oxbow_setup_boolean (setup, "swept_away"),
    .raft_floats = oxbow_setup_boolean (setup, "raft_floats"),
    .dynamite_choice = oxbow_setup_boolean (setup, "dynamite_choice"),
    .sunny_area = oxbow_setup_choice (setup, "sunny") == 1,
    .weeks = oxbow_setup_number (setup, "weeks"),
    .max_losses = oxbow_setup_number (setup, "max_losses"),
    .hand_limit = oxbow_setup_number (setup, "hand_limit"),
    .levee_max = oxbow_setup_number (setup, "levee_max"),
  };
}

static bool
read_board (RisingWatersSetup *setup, int seat, const char *word, GError **error)
{
  uint8_t *boards = setup->options.boards;
  gint64 board;
  if (!g_ascii_string_to_signed (word, 10, 1, RISING_WATERS_BOARDS, &board, NULL)
      || !setup->cards.boards[board - 1].is_there)
    return oxbow_refuse_settings (error, _("This scenario has no board \"%s\" (option boards)."), word);
  for (int other = 0; other < seat; other++)
    if (boards[other] == board - 1)
      return oxbow_refuse_settings (error, _("Two seats cannot have the same board %d (option boards)."), (int) board);
  boards[seat] = (uint8_t) (board - 1);
  return true;
}

/* RW-4, 2: seat i has board i unless they are listed. */
static bool
read_boards (RisingWatersSetup *setup, GError **error)
{
  g_auto (GStrv) words = oxbow_setup_list (&setup->parent, "boards");
  int n = (int) g_strv_length (words), n_seats = setup->parent.n_seats;
  if (n != 0 && n != n_seats)
    return oxbow_refuse_settings (error, _("As many boards as seats are chosen, %d, not %d (option boards)."), n_seats,
                                  n);
  for (int seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *usual = g_strdup_printf ("%d", seat + 1);
      if (!read_board (setup, seat, n > 0 ? words[seat] : usual, error))
        return false;
    }
  return true;
}

static bool
fit_to_tables (RisingWatersSetup *setup, GError **error)
{
  RisingWatersOptions *options = &setup->options;
  const RisingWatersSeason *season = &setup->cards.seasons[options->version];
  if (!season->is_there)
    return oxbow_refuse_settings (error, _("This scenario has no season \"%s\" (option version)."),
                   rising_waters_version_words[options->version]);
  for (int goal = 0; options->community_goals && goal < RISING_WATERS_GOALS; goal++)
    if (!setup->cards.goals[goal].is_there)
      return oxbow_refuse_settings (error, _("This scenario has no Community Goals (option community_goals)."));
  if (options->weeks == 0)
    options->weeks = season->weeks;
  if (options->max_losses == 0)
    options->max_losses = season->losses[setup->parent.n_seats - 1];
  setup->start_level = season->level;
  return read_boards (setup, error);
}

RisingWatersSetup *
rising_waters_setup_new (OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  g_autoptr (OxbowSetup) base = oxbow_setup_alloc (sizeof (RisingWatersSetup), scenario, settings);
  RisingWatersSetup *setup = (RisingWatersSetup *) base;
  base->clear = clear_setup;
  base->n_seats = settings->players;
  base->terrain = g_memdup2 (scenario->map->terrain, (gsize) oxbow_grid_n_cells (&scenario->map->grid));
  setup->options = read_options (base);
  rising_waters_cards_init (&setup->cards, scenario);
  rising_waters_ground_init (&setup->ground, scenario, setup->options.version == RISING_WATERS_SPRING);
  if (!fit_to_tables (setup, error))
    return NULL;
  g_steal_pointer (&base);
  return setup;
}

RisingWatersState *
rising_waters_setup_add_state (RisingWatersSetup *setup, int n_weather, int n_landowner, int n_community)
{
  size_t size = sizeof (RisingWatersState) + sizeof (RisingWatersPlot) * (size_t) setup->ground.n_cells
                + (size_t) (n_weather + n_landowner + n_community);
  setup->n_weather = n_weather;
  setup->n_landowner = n_landowner;
  setup->n_community = n_community;
  RisingWatersState *state = (RisingWatersState *) oxbow_setup_add_start (&setup->parent, (size + 7) / 8 * 8);
  rising_waters_settle (state);
  for (int slot = 0; slot < RISING_WATERS_SLOTS; slot++)
    state->row[slot] = RISING_WATERS_NONE;
  state->goals[0] = state->goals[1] = RISING_WATERS_NONE;
  for (int seat = 0; seat < RISING_WATERS_MAX_SEATS; seat++)
    for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
      state->seats[seat].pawns[slot].cell = RISING_WATERS_NONE;
  return state;
}

static int
append_cards (uint8_t *cards, int n, const int *counts, int n_kinds)
{
  for (int kind = 0; kind < n_kinds; kind++)
    for (int i = 0; i < counts[kind]; i++)
      cards[n++] = (uint8_t) kind;
  return n;
}

/* RW-4, 2 */
static void
seat_players (RisingWatersState *state)
{
  const RisingWatersSetup *setup = rising_waters_setup (state);
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    {
      RisingWatersSeat *own = &state->seats[seat];
      uint8_t board = setup->options.boards[seat];
      *own = (RisingWatersSeat) { .board = board, .move = 3, .actions = 2, .donate = 1, .town = true, .lend = true,
                                  .last = RISING_WATERS_NONE };
      int n_pawns = 2;
      if (setup->options.individual_goals)
        {
          RisingWatersPower bonus = setup->cards.boards[board].bonus;
          own->move = (uint8_t) (own->move + (bonus == RISING_WATERS_POWER_MOVE));
          own->actions = (uint8_t) (own->actions + (bonus == RISING_WATERS_POWER_ACTIONS));
          own->donate = (uint8_t) (own->donate + (bonus == RISING_WATERS_POWER_DONATE));
          own->swim = bonus == RISING_WATERS_POWER_SWIM;
          n_pawns += bonus == RISING_WATERS_POWER_PAWNS;
        }
      for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
        own->pawns[slot].cell = slot < n_pawns ? (int16_t) setup->ground.towns[board] : RISING_WATERS_NONE;
    }
}

/* What lies on the map at the start beyond the rules: pieces of the scenario. */
static void
place_pieces (RisingWatersState *state)
{
  const OxbowScenario *scenario = state->parent.setup->scenario;
  for (guint i = 0; i < scenario->pieces->len; i++)
    {
      const OxbowRecord *record = scenario->pieces->pdata[i];
      OxbowCell cell = g_array_index (record->cells, OxbowCell, 0);
      RisingWatersPlot *plot = &state->plots[cell];
      int highest = rising_waters_setup (state)->options.levee_max;
      if (strcmp (record->kind, "levee") == 0)
        rising_waters_set_levee (state, cell, MIN (oxbow_record_get_number (record, "level", 1), highest));
      else if (strcmp (record->kind, "survivor") == 0)
        plot->survivors++;
      else
        plot->camp = (uint8_t) oxbow_record_get_word (record, "colour", rising_waters_camp_words) & 3;
    }
}

/* RW-4, 3 and 4: of the heavy cards some are kept in a Fall. */
static void
build_weather (RisingWatersState *state)
{
  const RisingWatersSetup *setup = rising_waters_setup (state);
  int counts[RISING_WATERS_N_WEATHER], heavy[RISING_WATERS_N_WEATHER] = { 0 };
  int kept = setup->cards.seasons[setup->options.version].heavy, n_kinds = rising_waters_n_weather_kinds (setup);
  memcpy (counts, setup->cards.weather, sizeof counts);
  if (kept >= 0)
    {
      uint8_t cards[RISING_WATERS_MAX_DECK];
      for (int area = 0; area < setup->ground.n_areas; area++)
        {
          heavy[area * RISING_WATERS_N_SKIES] = counts[area * RISING_WATERS_N_SKIES];
          counts[area * RISING_WATERS_N_SKIES] = 0;
        }
      int n = append_cards (cards, 0, heavy, n_kinds);
      oxbow_rng_shuffle (&state->parent.rng, cards, n);
      for (int i = MAX (n - kept, 0); i < n; i++)
        counts[cards[i]]++;
    }
  state->n_weather = (uint8_t) append_cards (rising_waters_weather_deck (state), 0, counts, n_kinds);
  oxbow_rng_shuffle (&state->parent.rng, rising_waters_weather_deck (state), state->n_weather);
}

/* RW-4, 5: main below, starred on top; the starred ones are shuffled first. */
static void
build_landowners (RisingWatersState *state)
{
  const RisingWatersSetup *setup = rising_waters_setup (state);
  uint8_t *deck = rising_waters_landowner_deck (state);
  const int *main = setup->cards.main[setup->options.version];
  int n_main = rising_waters_cards_sum (main, RISING_WATERS_N_LANDOWNER);
  int n = append_cards (deck, n_main, setup->cards.starred, RISING_WATERS_N_LANDOWNER);
  oxbow_rng_shuffle (&state->parent.rng, deck + n_main, n - n_main);
  append_cards (deck, 0, main, RISING_WATERS_N_LANDOWNER);
  oxbow_rng_shuffle (&state->parent.rng, deck, n_main);
  state->n_landowner = (uint8_t) n;
}

static void
build_community (RisingWatersState *state)
{
  uint8_t *deck = rising_waters_community_deck (state);
  state->n_community =
    (uint8_t) append_cards (deck, 0, rising_waters_setup (state)->cards.community, RISING_WATERS_N_COMMUNITY);
  oxbow_rng_shuffle (&state->parent.rng, deck, state->n_community);
}

/* RW-4, 7: B below, A on top; the B cards are shuffled first. */
static void
build_goals (RisingWatersState *state)
{
  if (!rising_waters_setup (state)->options.community_goals)
    return;
  for (int pair = 0; pair < RISING_WATERS_PAIRS; pair++)
    {
      state->goal_deck[pair] = (uint8_t) (2 * pair + 1);
      state->goal_deck[RISING_WATERS_PAIRS + pair] = (uint8_t) (2 * pair);
    }
  oxbow_rng_shuffle (&state->parent.rng, state->goal_deck, RISING_WATERS_PAIRS);
  oxbow_rng_shuffle (&state->parent.rng, state->goal_deck + RISING_WATERS_PAIRS, RISING_WATERS_PAIRS);
  state->n_goal_deck = RISING_WATERS_GOALS;
  for (int i = 0; i < 2; i++)
    state->goals[i] = (int8_t) state->goal_deck[--state->n_goal_deck];
}

static void
fill (RisingWatersState *state)
{
  int n_seats = rising_waters_n_seats (state);
  for (int group = 0; group < rising_waters_ground (state)->n_water; group++)
    state->level[group] = (int16_t) rising_waters_setup (state)->start_level;
  seat_players (state);
  place_pieces (state);
  build_weather (state);
  build_landowners (state);
  build_community (state);
  build_goals (state);
  rising_waters_refill_row (state, NULL);
  for (int seat = 0; seat < n_seats; seat++)
    rising_waters_draw_community (state, seat, RISING_WATERS_DEAL, NULL);
  state->first = (uint8_t) oxbow_rng_below (&state->parent.rng, (uint64_t) n_seats);
  state->turn = state->first;
  rising_waters_land_survivors (state, NULL);
}

static int
count_weather (const RisingWatersSetup *setup)
{
  int n = 0, n_heavy = 0, kept = setup->cards.seasons[setup->options.version].heavy;
  for (int card = 0; card < rising_waters_n_weather_kinds (setup); card++)
    if (card % RISING_WATERS_N_SKIES == RISING_WATERS_HEAVY && card < setup->ground.n_areas * RISING_WATERS_N_SKIES)
      n_heavy += setup->cards.weather[card];
    else
      n += setup->cards.weather[card];
  return n + (kept >= 0 ? MIN (kept, n_heavy) : n_heavy);
}

OxbowSetup *
rising_waters_set_up (OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  RisingWatersSetup *setup = rising_waters_setup_new (scenario, settings, error);
  if (setup == NULL)
    return NULL;
  const RisingWatersCards *cards = &setup->cards;
  int n_landowner = rising_waters_cards_sum (cards->starred, RISING_WATERS_N_LANDOWNER)
                    + rising_waters_cards_sum (cards->main[setup->options.version], RISING_WATERS_N_LANDOWNER);
  fill (rising_waters_setup_add_state (setup, count_weather (setup), n_landowner,
                                       rising_waters_cards_sum (cards->community, RISING_WATERS_N_COMMUNITY)));
  return &setup->parent;
}
