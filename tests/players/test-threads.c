/* test-threads.c: what threads share: searches, series of games and judgements, cancelled at any time
 *
 * Short, and made for the thread sanitizer, which sees what two threads touch without an order between them; in other
 * builds it shows that whoever is cancelled comes back and can be asked again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/chance.h"
#include "players/advice.h"
#include "players/arena.h"
#include "players/chances.h"
#include "players/levels.h"
#include "scale.h"

#include <locale.h>

#define THREADS 4
#define LATEST_USEC 20000       /* when somebody cancels */

static ChanceGame *
begin (const OxbowRuleset *ruleset)
{
  for (;;)
    {
      ChanceGame *game = chance_game_new (ruleset, ruleset->standard, AS_SHIPPED);
      for (int n = g_test_rand_int_range (0, 40); n > 0 && oxbow_state_turn (game->state) >= 0; n--)
        chance_game_play (game);
      if (oxbow_state_turn (game->state) >= 0)
        return game;
      chance_game_free (game);
    }
}

/* Who cancels */

typedef struct
{
  GCancellable *cancellable;
  gulong wait_usec;
} Canceller;

static gpointer
cancel (gpointer data)
{
  Canceller *canceller = data;
  g_usleep (canceller->wait_usec);
  g_cancellable_cancel (canceller->cancellable);
  return NULL;
}

static GThread *
cancel_some_time (Canceller *canceller)
{
  *canceller = (Canceller) { g_cancellable_new (), (gulong) g_test_rand_int_range (0, LATEST_USEC) };
  return g_thread_new ("canceller", cancel, canceller);
}

static void
wait_for (Canceller *canceller, GThread *thread)
{
  g_thread_join (thread);
  g_object_unref (canceller->cancellable);
}

/* Either a move came in time, or a word that it was cancelled. */
static void
check_end (bool is_done, const GError *error)
{
  if (is_done)
    g_assert_no_error (error);
  else
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Searching */

/* The same player goes on after being cancelled, with what its trees have kept. */
static void
test_search (gconstpointer data)
{
  g_autoptr (ChanceGame) game = begin (data);
  g_autoptr (OxbowPlayer) player = oxbow_level_new_player (oxbow_level_find ("expert", NULL), 1);
  /* Just enough for several trees, and more than there is time for. */
  OxbowLimits few = { .iterations = 2049, .threads = THREADS }, many = { .iterations = 100000, .threads = THREADS };
  for (int i = 0; i < scaled (2) && oxbow_state_turn (game->state) >= 0; i++)
    {
      g_autoptr (GError) error = NULL;
      OxbowMove move;
      Canceller canceller;
      GThread *thread = cancel_some_time (&canceller);
      int seat = oxbow_state_turn (game->state);
      bool is_done = oxbow_player_think (player, game->state, seat, &many, canceller.cancellable, &move, &error);
      wait_for (&canceller, thread);
      check_end (is_done, error);
      g_assert_true (oxbow_player_think (player, game->state, seat, &few, NULL, &move, NULL));
      g_assert_true (oxbow_state_apply (game->state, &move, NULL, NULL));
    }
}

/* A time limit ends all threads, too. */
static void
test_search_for_a_time (gconstpointer data)
{
  g_autoptr (ChanceGame) game = begin (data);
  g_autoptr (OxbowPlayer) player = oxbow_level_new_player (oxbow_level_find ("expert", NULL), 1);
  OxbowLimits limits = { .time_ms = 20, .threads = THREADS };
  OxbowMove move;
  g_assert_true (oxbow_player_think (player, game->state, oxbow_state_turn (game->state), &limits, NULL, &move, NULL));
}

/* Series */

static OxbowPlayer *
new_player (int player, uint64_t seed, gpointer data, GError **error)
{
  return oxbow_level_new_player (oxbow_level_find (player == 0 ? "easy" : "random", NULL), seed);
}

static void
count (int n_done, gpointer data)
{
  g_atomic_int_inc ((int *) data);
}

static void
test_series (gconstpointer data)
{
  g_autoptr (ChanceGame) game = begin (data);
  int n_done = 0;
  OxbowArena arena = { .scenario = game->setup->scenario, .n_players = 1, .first_seed = 1, .n_games = THREADS,
                       .n_threads = THREADS, .new_player = new_player, .progress = count, .data = &n_done };
  g_autoptr (GArray) games = oxbow_arena_play (&arena, NULL, NULL);
  g_assert_nonnull (games);
  g_assert_cmpint (n_done, ==, THREADS);
  for (int i = 0; i < scaled (2); i++)
    {
      g_autoptr (GError) error = NULL;
      Canceller canceller;
      GThread *thread = cancel_some_time (&canceller);
      arena.n_games = 1000;
      g_autoptr (GArray) more = oxbow_arena_play (&arena, canceller.cancellable, &error);
      wait_for (&canceller, thread);
      check_end (more != NULL, error);
    }
}

/* Judging */

static void
test_judgement (gconstpointer data)
{
  g_autoptr (ChanceGame) game = begin (data);
  OxbowQuestion question = { .state = game->state, .seat = oxbow_state_turn (game->state), .seed = 5,
                             .iterations = 100000 };
  for (int i = 0; i < scaled (2); i++)
    {
      g_autoptr (GError) error = NULL;
      OxbowAdvice advice;
      OxbowChances chances;
      Canceller canceller;
      GThread *thread = cancel_some_time (&canceller);
      bool is_found = oxbow_advice_find (&advice, &question, canceller.cancellable, &error);
      oxbow_chances_find (&chances, game->state, question.seat, 100, 3, canceller.cancellable);
      wait_for (&canceller, thread);
      check_end (is_found, error);
    }
}

typedef struct
{
  const OxbowState *state;
  int viewer;
  int is_done;                  /* atomic */
} Judge;

static gpointer
judge (gpointer data)
{
  Judge *judge = data;
  OxbowChances chances;
  for (int i = 0; i < scaled (3); i++)
    oxbow_chances_find (&chances, judge->state, judge->viewer, 1, 3, NULL);
  g_atomic_int_set (&judge->is_done, true);
  return NULL;
}

/* Whoever judges does not look at who sits where: computers give way, and people change their seats, meanwhile. */
static void
test_seats_change_hands (gconstpointer data)
{
  g_autoptr (ChanceGame) game = begin (data);
  Judge judged = { .state = game->state, .viewer = oxbow_chances_find_viewer (game->setup) };
  GThread *thread = g_thread_new ("judge", judge, &judged);
  for (int i = 0; !g_atomic_int_get (&judged.is_done); i++)
    oxbow_settings_set_computer (game->setup->settings, game->setup->ruleset->seats[0].id, i % 2 ? "easy" : NULL, 0);
  g_thread_join (thread);
}

int
main (int argc, char **argv)
{
  static const struct { const char *name; GTestDataFunc test; } tests[] =
  {
    { "search", test_search },
    { "search-for-a-time", test_search_for_a_time },
    { "series", test_series },
    { "judgement", test_judgement },
    { "seats-change-hands", test_seats_change_hands },
  };
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    for (size_t k = 0; k < G_N_ELEMENTS (tests); k++)
      {
        g_autofree char *path = g_strdup_printf ("/threads/%s/%s", tests[k].name, oxbow_rulesets[i]->id);
        g_test_add_data_func (path, oxbow_rulesets[i], tests[k].test);
      }
  return g_test_run ();
}
