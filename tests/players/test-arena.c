/* test-arena.c: series of games, and what is counted of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "files/library.h"
#include "players/levels.h"
#include "players/tally.h"

#include <locale.h>
#include <malloc.h>
#include <math.h>
#include <string.h>

static const char *names[] = { "easy", "random" };

static OxbowPlayer *
new_player (int player, uint64_t seed, gpointer data, GError **error)
{
  return oxbow_level_new_player (oxbow_level_find (names[player], NULL), seed);
}

static OxbowScenario *
load (const char *game, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_find (oxbow_ruleset_find (game), name, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  return oxbow_scenario_ref (oxbow_document_get_scenario (document));
}

static GArray *
play (const OxbowArena *arena)
{
  g_autoptr (GError) error = NULL;
  GArray *games = oxbow_arena_play (arena, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, arena->n_games);
  return games;
}

static OxbowArena
make_arena (OxbowScenario *scenario)
{
  return (OxbowArena) { .scenario = scenario, .n_players = 2, .first_seed = 5, .n_games = 12, .n_threads = 1,
                        .new_player = new_player };
}

/* Games are the same alone, in parts and beside each other. */
static void
test_parts_are_the_whole (void)
{
  g_autoptr (OxbowScenario) scenario = load ("dos-rios", "two-rivers");
  OxbowArena whole = make_arena (scenario), first = whole, second = whole;
  first.n_games = 5;
  first.n_threads = 3;
  second.first_seed += 5;
  second.n_games = 7;
  second.n_threads = 2;
  g_autoptr (GArray) all = play (&whole), one = play (&first), other = play (&second);
  g_array_append_vals (one, other->data, other->len);
  g_assert_cmpmem (all->data, all->len * sizeof (OxbowArenaGame), one->data, one->len * sizeof (OxbowArenaGame));
}

/* With two players the better one has each seat in turn; fixed, it keeps the first. */
static void
test_players_move_on (void)
{
  g_autoptr (OxbowScenario) scenario = load ("dos-rios", "two-rivers");
  OxbowArena arena = make_arena (scenario);
  g_autoptr (GArray) moving = play (&arena);
  arena.is_fixed = true;
  g_autoptr (GArray) fixed = play (&arena);
  for (guint i = 0; i < moving->len; i++)
    {
      const OxbowArenaGame *game = &g_array_index (moving, OxbowArenaGame, i);
      g_assert_cmpint (game->player[0], ==, (int) (game->seed % 2));
      g_assert_cmpint (game->player[1], ==, 1 - game->player[0]);
      g_assert_cmpint (g_array_index (fixed, OxbowArenaGame, i).player[0], ==, 0);
    }
}

/* DR-1.3: a game ends with a winner, and who plans beats who does not, nearly always. */
static void
test_easy_beats_random (void)
{
  g_autoptr (OxbowScenario) scenario = load ("dos-rios", "two-rivers");
  OxbowArena arena = make_arena (scenario);
  OxbowTallies tallies;
  arena.n_games = 40;
  g_autoptr (GArray) games = play (&arena);
  oxbow_tallies_count (&tallies, (const OxbowArenaGame *) (gpointer) games->data, (int) games->len);
  g_assert_cmpint (tallies.n_unfinished, ==, 0);
  g_assert_cmpint (tallies.players[0].n_games, ==, 40);
  g_assert_cmpint (tallies.players[0].n_wins, >=, 38);
  g_assert_cmpint (tallies.players[0].n_wins + tallies.players[1].n_wins, ==, 40);
  g_assert_cmpint (tallies.seats[0].n_wins + tallies.seats[1].n_wins, ==, 40);
}

/* Those who win together all win, and a player that has all their seats has played each game once. */
static void
test_together (void)
{
  g_autoptr (OxbowScenario) scenario = load ("rising-waters", "fall-1926");
  OxbowArena arena = make_arena (scenario);
  OxbowTallies tallies;
  arena.n_players = 1;
  g_autoptr (GArray) games = play (&arena);
  oxbow_tallies_count (&tallies, (const OxbowArenaGame *) (gpointer) games->data, (int) games->len);
  g_assert_cmpint (tallies.seats[0].n_wins, ==, tallies.seats[1].n_wins);
  g_assert_cmpint (tallies.seats[1].n_games, ==, 12);
  g_assert_cmpint (tallies.players[0].n_games, ==, 12);
}

static void
count_moves (const OxbowArenaGame *game, const OxbowState *before, const OxbowMove *move, const OxbowEvents *events,
             const OxbowState *after, gpointer data)
{
  g_assert_cmpint (oxbow_state_turn (before), >=, 0);
  g_atomic_int_inc ((int *) data);
}

static void
test_watches_every_move (void)
{
  g_autoptr (OxbowScenario) scenario = load ("dos-rios", "two-rivers");
  OxbowArena arena = make_arena (scenario);
  OxbowTallies tallies;
  int n_moves = 0;
  arena.watch = count_moves;
  arena.data = &n_moves;
  arena.n_threads = 2;
  g_autoptr (GArray) games = play (&arena);
  oxbow_tallies_count (&tallies, (const OxbowArenaGame *) (gpointer) games->data, (int) games->len);
  g_assert_cmpint (n_moves, ==, (int) tallies.n_moves);
}

static void
cancel_after_three (int n_done, gpointer data)
{
  if (n_done == 3)
    g_cancellable_cancel (data);
}

static void
test_can_be_cancelled (void)
{
  g_autoptr (OxbowScenario) scenario = load ("dos-rios", "two-rivers");
  OxbowArena arena = make_arena (scenario);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  arena.n_games = 100000;
  arena.n_threads = 2;
  arena.progress = cancel_after_three;
  arena.data = cancellable;
  g_assert_null (oxbow_arena_play (&arena, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Bytes that are held after so many games of a first and a second player. */
static size_t
hold_after (OxbowScenario *scenario, int n_games)
{
  OxbowArena arena = make_arena (scenario);
  arena.n_games = n_games;
  GArray *games = play (&arena);
  g_array_unref (games);
  return mallinfo2 ().uordblks;
}

#define KEPT_AT_HAND 65536      /* bytes that the allocator may hold back for the next who asks */

/* Less than 100 bytes a game, over 1,000 games by chance and some between players that keep much while they think. */
static void
test_leaks_nothing (void)
{
  static const struct { const char *first, *second; int n; } rows[] = { { "random", "random", 1000 },
                                                                         { "easy", "medium", 15 } };
  g_autoptr (OxbowScenario) scenario = load ("dos-rios", "first-valley");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      names[0] = rows[i].first;
      names[1] = rows[i].second;
      size_t before = hold_after (scenario, rows[i].n), after = hold_after (scenario, rows[i].n);
      g_test_message ("%s, %s: %zu bytes, then %zu", names[0], names[1], before, after);
      g_assert_cmpuint (after, <, before + KEPT_AT_HAND + 100 * (size_t) rows[i].n);
    }
  names[0] = "easy";
  names[1] = "random";
}

static OxbowPlayer *
refuse_player (int player, uint64_t seed, gpointer data, GError **error)
{
  g_set_error_literal (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_ILLEGAL, "Nobody comes.");
  return NULL;
}

static void
test_tells_why_not (void)
{
  g_autoptr (OxbowScenario) scenario = load ("dos-rios", "two-rivers");
  OxbowArena arena = make_arena (scenario);
  g_autoptr (GError) error = NULL;
  arena.new_player = refuse_player;
  arena.n_threads = 2;
  g_assert_null (oxbow_arena_play (&arena, NULL, &error));
  g_assert_cmpstr (error->message, ==, "Nobody comes.");
}

/* Counting */

/* Against the values that Wilson's formula gives when worked out by hand. */
static void
test_intervals (void)
{
  static const struct { int n_games, n_wins; double low, high; } rows[] = {
    { 10, 5, 0.2366, 0.7634 }, { 10, 0, 0, 0.2775 }, { 100, 100, 0.9630, 1 }, { 400, 340, 0.8118, 0.8817 },
    { 0, 0, 0, 1 },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      OxbowTally tally = { .n_games = rows[i].n_games, .n_wins = rows[i].n_wins };
      double low, high;
      oxbow_tally_interval (&tally, &low, &high);
      g_assert_cmpfloat_with_epsilon (low, rows[i].low, 0.0002);
      g_assert_cmpfloat_with_epsilon (high, rows[i].high, 0.0002);
    }
}

/* What was cut off is neither won nor lost, and says nothing of lengths either. */
static void
test_cut_off (void)
{
  OxbowArenaGame games[60] = { 0 };
  OxbowTallies tallies;
  int n_needed;
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      bool is_over = i % 3 == 0;
      games[i] = (OxbowArenaGame) { .n_seats = 2, .player = { 0, 1 }, .is_over = is_over, .n_turns = is_over ? 7 : 99,
                                    .result = { .winner = is_over ? 0 : OXBOW_NOBODY, .score = { 5 } } };
    }
  oxbow_tallies_count (&tallies, games, G_N_ELEMENTS (games));
  g_assert_cmpint (tallies.n_games, ==, 60);
  g_assert_cmpint (tallies.n_unfinished, ==, 40);
  g_assert_cmpint (tallies.least_turns, ==, 7);
  g_assert_cmpint (tallies.most_turns, ==, 7);
  for (int seat = 0; seat < 2; seat++)
    {
      g_assert_cmpint (tallies.seats[seat].n_games, ==, 20);
      g_assert_cmpint (tallies.seats[seat].n_unfinished, ==, 40);
      g_assert_cmpint (tallies.seats[seat].n_wins, ==, seat == 0 ? 20 : 0);
    }
  g_assert_cmpfloat (tallies.seats[0].score, ==, 100);
  g_assert_cmpint (oxbow_tally_test (games, G_N_ELEMENTS (games), 0.5, 0.6, &n_needed), ==, OXBOW_VERDICT_HIGH);
}

/* A coin of this many wins in a hundred. */
static OxbowVerdict
test_coin (int wins, uint64_t seed, int *n_needed)
{
  static OxbowArenaGame games[4000];
  OxbowRng rng = { seed };
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    games[i] = (OxbowArenaGame) { .n_seats = 2, .player = { 0, 1 }, .is_over = true,
                                  .result = { .winner = oxbow_rng_below (&rng, 100) < (uint64_t) wins ? 0 : 1 } };
  return oxbow_tally_test (games, G_N_ELEMENTS (games), 0.5, 0.6, n_needed);
}

static void
test_sequential (void)
{
  int n_wrong = 0, n_needed;
  for (uint64_t seed = 0; seed < 200; seed++)
    {
      n_wrong += test_coin (50, seed, &n_needed) != OXBOW_VERDICT_LOW;
      n_wrong += test_coin (60, seed + 1000, &n_needed) != OXBOW_VERDICT_HIGH;
    }
  g_assert_cmpint (n_wrong, <, 30);     /* one in twenty of 400, and what chance adds to that */
  g_assert_cmpint (test_coin (90, 1, &n_needed), ==, OXBOW_VERDICT_HIGH);
  g_assert_cmpint (n_needed, <, 60);
}

/* Two seats that win together say no more than one. */
static void
test_sequential_together (void)
{
  OxbowArenaGame alone[200], together[200];
  OxbowRng rng = { 7 };
  int needed_alone, needed_together;
  for (guint i = 0; i < G_N_ELEMENTS (alone); i++)
    {
      int winner = oxbow_rng_below (&rng, 100) < 75 ? OXBOW_EVERYBODY : OXBOW_NOBODY;
      alone[i] = (OxbowArenaGame) { .n_seats = 1, .is_over = true, .result = { .winner = winner } };
      together[i] = (OxbowArenaGame) { .n_seats = 2, .is_over = true, .result = { .winner = winner } };
    }
  g_assert_cmpint (oxbow_tally_test (alone, G_N_ELEMENTS (alone), 0.5, 0.6, &needed_alone), ==, OXBOW_VERDICT_HIGH);
  g_assert_cmpint (oxbow_tally_test (together, G_N_ELEMENTS (together), 0.5, 0.6, &needed_together), ==,
                   OXBOW_VERDICT_HIGH);
  g_assert_cmpint (needed_together, ==, needed_alone);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/arena/parts-are-the-whole", test_parts_are_the_whole);
  g_test_add_func ("/arena/players-move-on", test_players_move_on);
  g_test_add_func ("/arena/DR-1.3/easy-beats-random", test_easy_beats_random);
  g_test_add_func ("/arena/together", test_together);
  g_test_add_func ("/arena/cut-off", test_cut_off);
  g_test_add_func ("/arena/watches-every-move", test_watches_every_move);
  g_test_add_func ("/arena/can-be-cancelled", test_can_be_cancelled);
  g_test_add_func ("/arena/leaks-nothing", test_leaks_nothing);
  g_test_add_func ("/arena/tells-why-not", test_tells_why_not);
  g_test_add_func ("/tally/intervals", test_intervals);
  g_test_add_func ("/tally/sequential", test_sequential);
  g_test_add_func ("/tally/sequential-together", test_sequential_together);
  return g_test_run ();
}
