/* against-naive.c: the game's answers held against a second reading of the rules
 *
 * Random games and random positions; in each, what is legal and where the water runs must be the same, whether worked
 * out by the game or by going through the whole board (naive.c). A failure prints the listing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/library.h"
#include "games/chance.h"
#include "games/dos-rios/boards.h"
#include "games/dos-rios/harvest.h"
#include "games/dos-rios/naive.h"
#include "games/dos-rios/state.h"
#include "scale.h"
#include <string.h>

/* The options of each line are played together on every board. */
static const char *const variations[] = {
  "",
  "dam_side=upper keep_course=yes desperado_count=met reshuffle=empty",
  "first_harvest=free redraw=full laying=rivers placed=4 desperado_below=no row=1",
  "first_harvest=delay laying=first start_money=3000 first=random harvest_for=active round_limit=5",
  "first_harvest=player win_check=own five_dry=no points=9 start_money=2500 desperado_limit=24",
  "placed=0 dam_total=11 dam_cap=9 start_dams=2 row=5 start_money=1500 redraw=full win_check=own",
};

static const TestBoard *const boards[] = {
  &first_valley, &two_rivers, &the_gorge, &three_rivers, &confluence, &hollows,
};

static void
fail_with (const char *listing, char **naive, char **legal)
{
  g_autofree char *expected = g_strjoinv ("; ", naive);
  g_autofree char *found = g_strjoinv ("; ", legal);

  g_error ("The rules read a second time give\n%s\nbut the game gives\n%s\nin\n%s", expected, found, listing);
}

static void
compare_legal (const OxbowState *state)
{
  Variants variants = naive_variants (state->setup);
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_autoptr (Position) position = position_parse (listing);
  g_auto (GStrv) naive = naive_legal (position, &variants);
  g_auto (GStrv) legal = test_legal (state);

  if (!g_strv_equal ((const char *const *) naive, (const char *const *) legal))
    fail_with (listing, naive, legal);
}

/* What painters and panels ask of a position. */
static void
compare_questions (const OxbowState *state)
{
  const DosRiosState *self = (const DosRiosState *) state;
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_autoptr (Position) position = position_parse (listing);
  int owner;

  g_assert_cmpint (dos_rios_head (self), ==, position->head);
  for (int cell = 0; cell < position->n_cells; cell++)
    {
      g_assert_cmpint (dos_rios_terrain (self, cell), ==, position->terrain[cell]);
      g_assert_cmpint (dos_rios_flow (self, cell), ==, position->flow[cell]);
      g_assert_cmpint (dos_rios_building (self, cell, &owner), ==, position->building[cell]);
      g_assert_true (position->building[cell] == NOTHING || owner == position->owner[cell]);
    }
  for (int seat = 0; seat < position->players; seat++)
    {
      int n_wet = 0;
      for (int cell = 0; cell < position->n_cells; cell++)
        n_wet += position->building[cell] != NOTHING && position->owner[cell] == seat && naive_is_wet (position, cell);
      g_assert_cmpint (dos_rios_n_fincas (self, seat), ==, 4 - position->player[seat].fincas);
      g_assert_cmpint (dos_rios_has_hacienda (self, seat), ==, position->player[seat].hacienda == 0);
      /* While a river is laid anew, what it has left still counts as it did. */
      if (self->phase != DOS_RIOS_REROUTE)
        g_assert_cmpint (dos_rios_n_wet_buildings (self, seat), ==, n_wet);
      for (int place = 0; place < FIRST_CELL + position->n_cells; place++)
        if (naive_is_place (position, place))
          g_assert_cmpint (dos_rios_campesinos (self,
                                                place < FIRST_CELL ? OXBOW_NAMED_PLACE (place) : place - FIRST_CELL,
                                                seat), ==, position->camp[seat][place]);
    }
}

/* What cards would bring, by what was found out once for all of them and card by card. */
static void
compare_yields (const OxbowState *state)
{
  const DosRiosState *self = (const DosRiosState *) state;
  DosRiosPresence presence;
  dos_rios_survey (self, &presence);
  for (int card = 0; card < DOS_RIOS_N_CARD_KINDS; card++)
    {
      DosRiosYield one, other;
      int river = card >= DOS_RIOS_CARD_RIVER ? (card - DOS_RIOS_CARD_RIVER) % DOS_RIOS_MAX_RIVERS : -1;
      if (river >= 0 && dos_rios_ground (self)->spring[river] == DOS_RIOS_NOWHERE)
        continue;
      dos_rios_foresee (self, &presence, card, &one);
      dos_rios_get_yield (self, card, &other);
      g_assert_cmpmem (&one, sizeof one, &other, sizeof other);
    }
  for (int seat = 0; seat < dos_rios_n_players (self); seat++)
    g_assert_cmpint (presence.buildings[seat], ==, dos_rios_n_wet_buildings (self, seat));
}

/* Plays the line both ways. */
static void
compare_apply (OxbowState *state, const char *line)
{
  Variants variants = naive_variants (state->setup);
  g_autofree char *before = oxbow_state_listing (state, -1);
  g_autoptr (Position) position = position_parse (before);
  g_autoptr (GError) error = NULL;

  naive_apply (position, line, &variants);
  oxbow_state_apply_text (state, line, NULL, &error);
  g_assert_no_error (error);
  g_autofree char *naive = position_print (position);
  g_autofree char *after = oxbow_state_listing (state, -1);
  if (strcmp (naive, after) != 0)
    g_error ("\"%s\" in\n%s\nleads to\n%s\nby the rules read a second time, but to\n%s\nin the game.", line, before,
             naive, after);
}

/* The water of a position, cell by cell and river by river. While a river is laid its course is not the whole story. */
static void
compare_water (const OxbowState *state)
{
  const DosRiosState *self = (const DosRiosState *) state;
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_autoptr (Position) position = position_parse (listing);

  for (int river = 0; river < 4; river++)
    {
      bool on_course[MAX_CELLS];
      naive_course (position, "VMAR"[river], on_course);
      for (int cell = 0; cell < position->n_cells; cell++)
        if (((dos_rios_water_reaches (self, cell) >> river) & 1) != on_course[cell])
          g_error ("River %d and cell %d do not agree in\n%s", river, cell, listing);
    }
  for (int cell = 0; cell < position->n_cells; cell++)
    for (int side = SE; side <= SW; side++)
      {
        OxbowEdge edge = cell * OXBOW_SIDES + side;
        g_assert_true (dos_rios_is_dammed (self, edge) == position->dam[cell][side]);
      }
}

/* How many moves were compared. */
static int
play_on_and_compare (OxbowState *state, int n_moves)
{
  int i;

  for (i = 0; i < n_moves && oxbow_state_turn (state) >= 0; i++)
    {
      compare_legal (state);
      if (i % 8 == 0)
        {
          compare_water (state);
          compare_questions (state);
          compare_yields (state);
        }
      g_auto (GStrv) legal = test_legal (state);
      compare_apply (state, legal[g_test_rand_int_range (0, (int) g_strv_length (legal))]);
    }
  return i;
}

static int
play_and_compare (const TestBoard *board, const char *options, int players, int n_moves)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = test_board_new (board, players, (uint64_t) g_test_rand_int (), options, &error);
  if (setup == NULL)
    {
      /* Some boards are too small for all to be placed, some decks for a long row. */
      g_assert_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_SCENARIO);
      return 0;
    }
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);

  return play_on_and_compare (state, n_moves);
}

static void
test_games (void)
{
  int rounds = scaled (1), n = 0;

  for (int round = 0; round < rounds; round++)
    for (size_t i = 0; i < G_N_ELEMENTS (boards); i++)
      for (size_t j = 0; j < G_N_ELEMENTS (variations); j++)
        n += play_and_compare (boards[i], variations[j], g_test_rand_int_range (2, 5), 400);
  g_test_message ("%d moves compared", n);
  g_assert_cmpint (n, >, rounds * 4000);
}

/* Shipped scenarios with any options that go together. */
static void
test_options (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);

  int n_games = scaled (16), n = 0;

  for (int i = 0; i < n_games; i++)
    {
      const char *name = names->pdata[g_test_rand_int_range (0, (int) names->len)];
      g_autoptr (ChanceGame) game = chance_game_new (ruleset, name, ANY_OPTIONS);
      if (game != NULL)
        n += play_on_and_compare (game->state, 400);
    }
  g_test_message ("%d moves compared", n);
  g_assert_cmpint (n, >, 0);
}

/* Random positions: the pieces of a position in play are scattered anew, as closely as the rules let them stand. */

static int
random_hex (const Position *position)
{
  for (;;)
    {
      int cell = g_test_rand_int_range (0, position->n_cells);
      if (naive_is_hex (position, cell))
        return cell;
    }
}

static void
scatter_buildings (Position *position)
{
  memset (position->building, 0, sizeof position->building);
  for (int seat = 0; seat < position->players; seat++)
    for (int i = g_test_rand_int_range (0, 4); i > 0; i--)
      {
        int cell = random_hex (position);
        if (position->building[cell] != NOTHING)
          continue;
        position->building[cell] = i == 3 ? HACIENDA : FINCA;
        position->owner[cell] = seat;
      }
}

static bool
may_stand (const Position *position, int seat, int cell)
{
  for (int other = 0; other < position->players; other++)
    if (other != seat && position->camp[other][FIRST_CELL + cell] > 0)
      return false;
  return position->camp[seat][FIRST_CELL + cell] < 2
         && (position->building[cell] == NOTHING || position->owner[cell] == seat);
}

/* Near each other, so that there is something to chase, to cross and to bar. */
static void
scatter_campesinos (Position *position)
{
  int middle = random_hex (position);

  memset (position->camp, 0, sizeof position->camp);
  for (int i = 0; i < 40; i++)
    {
      int seat = g_test_rand_int_range (0, position->players), cell = random_hex (position), n = 0;
      for (int place = 0; place < MAX_PLACES; place++)
        n += position->camp[seat][place];
      if (n < 6 && may_stand (position, seat, cell) && (cells_touch (position, cell,
                                                                     middle) || g_test_rand_int_range (0, 3) == 0))
        position->camp[seat][FIRST_CELL + cell]++;
      else if (n < 6 && g_test_rand_int_range (0, 20) == 0 && naive_is_place (position, FIRST_TRAIL))
        position->camp[seat][FIRST_TRAIL]++;
    }
}

/* Upstream of a finca of another player, at times, one is on its way. */
static void
scatter_transit (Position *position)
{
  int me = position_current (position), n = 0;

  position->transit = NO_CELL;
  for (int place = FIRST_TRAIL; place < MAX_PLACES; place++)
    n += position->camp[me][place];
  for (int cell = 0; cell < position->n_cells && n < 6; cell++)
    if (position->building[cell] == FINCA && position->owner[cell] != me
        && position->camp[position->owner[cell]][FIRST_CELL + cell] == 0 && g_test_rand_int_range (0, 3) == 0)
      {
        position->transit = cell;
        position->camp[me][FIRST_CELL + cell] = 1;
        return;
      }
}

static void
scatter_dams (Position *position)
{
  for (int i = 0; i < 12; i++)
    {
      int cell = g_test_rand_int_range (0, position->n_cells), side = g_test_rand_int_range (0, 3), n_open = 0;
      for (int other = SE; other <= SW; other++)
        n_open += naive_is_open (position, cell, other);
      if (naive_is_open (position, cell, side) && n_open >= 2 && position->flow[cell] != side)
        position->dam[cell][side] = true;
    }
  for (int seat = 0; seat < position->players; seat++)
    position->player[seat].dams = g_test_rand_int_range (0, 5);
}

static char *
scattered (const OxbowState *state)
{
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_autoptr (Position) position = position_parse (listing);

  scatter_buildings (position);
  scatter_campesinos (position);
  scatter_transit (position);
  scatter_dams (position);
  position->points = g_test_rand_int_range (0, 7);
  position->built = g_test_rand_int_range (0, 3);
  for (int seat = 0; seat < position->players; seat++)
    {
      position->player[seat].money = g_test_rand_int_range (0, 16) * 100;
      position->player[seat].turns = g_test_rand_int_range (0, 3);
    }
  settle_stock (position, 40);
  return position_print (position);
}

/* Plays through the laying and placing, to the first turn. */
static OxbowState *
first_turn (const OxbowSetup *setup)
{
  OxbowState *state = oxbow_state_copy (setup->start);

  while (((DosRiosState *) state)->phase != DOS_RIOS_ACTIONS)
    {
      g_auto (GStrv) legal = test_legal (state);
      oxbow_state_apply_text (state, legal[g_test_rand_int_range (0, (int) g_strv_length (legal))], NULL, NULL);
    }
  return state;
}

/* All moves of a scattered position; false if it is none. */
static bool
compare_scattered (const OxbowSetup *setup, const OxbowState *state)
{
  g_autofree char *listing = scattered (state);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) read = oxbow_setup_read (setup, listing, &error);
  if (read == NULL)
    {
      if (g_test_verbose ())
        g_test_message ("%s\n%s", error->message, listing);
      return false;
    }

  compare_legal (read->start);
  compare_water (read->start);
  compare_questions (read->start);
  g_auto (GStrv) legal = test_legal (read->start);
  g_autofree OxbowState *copy = oxbow_state_copy (read->start);
  for (int i = 0; legal[i] != NULL; i++)
    {
      oxbow_state_assign (copy, read->start);
      compare_apply (copy, legal[i]);
    }
  return true;
}

static void
test_positions (void)
{
  int n = scaled (100), n_read = 0;

  for (int i = 0; i < n; i++)
    {
      const TestBoard *board = boards[g_test_rand_int_range (0, G_N_ELEMENTS (boards))];
      int players = board == &hollows ? 2 : g_test_rand_int_range (2, 5);
      const char *options = variations[g_test_rand_int_range (0, 2)];
      g_autoptr (OxbowSetup) setup = test_board_new (board, players, (uint64_t) g_test_rand_int (), options, NULL);
      g_autofree OxbowState *state = first_turn (setup);
      for (int j = 0; j < 10; j++)
        n_read += compare_scattered (setup, state);
    }
  /* Few of them may be no positions at all: won already, or stuck in transit. */
  g_test_message ("%d of %d positions compared", n_read, n * 10);
  g_assert_cmpint (n_read, >, n * 7);
}

void
add_naive_tests (void)
{
  g_test_add_func ("/dos-rios/second-reading/random-games", test_games);
  g_test_add_func ("/dos-rios/second-reading/random-options", test_options);
  g_test_add_func ("/dos-rios/second-reading/random-positions", test_positions);
}
