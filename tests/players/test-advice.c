/* test-advice.c: hints and winning chances, in every game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/foresight.h"
#include "files/document.h"
#include "files/library.h"
#include "games/chance.h"
#include "players/advice.h"
#include "players/chances.h"
#include "players/search.h"
#include "scale.h"

#include <locale.h>
#include <math.h>
#include <string.h>

/* From an even chance, before the first move: where all win together, and against each other. */
#define FAR_TOGETHER 0.3
#define FAR_AGAINST 0.4

static ChanceGame *
begin_anywhere (const OxbowRuleset *ruleset)
{
  ChanceGame *game = chance_game_new (ruleset, ruleset->standard, AS_SHIPPED);
  for (int n = g_test_rand_int_range (0, 60); n > 0 && oxbow_state_turn (game->state) >= 0; n--)
    chance_game_play (game);
  while (oxbow_state_turn (game->state) < 0)
    {
      chance_game_free (game);
      game = chance_game_new (ruleset, ruleset->standard, AS_SHIPPED);
    }
  return game;
}

static OxbowAdvice
ask (const OxbowState *state, const GArray *past)
{
  OxbowQuestion question = { .state = state, .seat = oxbow_state_turn (state), .seed = 5, .iterations = 200,
                             .past = past };
  OxbowAdvice advice;
  g_autoptr (GError) error = NULL;
  g_assert_true (oxbow_advice_find (&advice, &question, NULL, &error));
  g_assert_no_error (error);
  return advice;
}

static void
check_counsel (ChanceGame *game, const OxbowCounsel *counsel)
{
  g_autofree OxbowState *after = oxbow_state_copy (game->state);
  chance_check (game, oxbow_state_apply (after, &counsel->move, NULL, NULL), "An illegal move is advised.");
  chance_check (game, counsel->n_moves > 0, "A reason has no move.");
  if (counsel->n_moves == 2 && !oxbow_foresight_is_chance (game->state, &counsel->move))
    chance_check (game, oxbow_state_apply (after, counsel->then, NULL, NULL), "What is called the next move is none.");
  for (int i = 0; i < counsel->gains.n; i++)
    {
      double gain = fabs (counsel->gains.items[i].value);
      chance_check (game, gain > 0 && isfinite (gain), "A part of the reason is no number.");
      chance_check (game, i == 0 || gain <= fabs (counsel->gains.items[i - 1].value), "The reasons are not sorted.");
    }
}

static bool
everywhere (const OxbowState *state, int seat)
{
  return true;
}

/* Where players who look ahead grow no tree, the best advice is what they would do: where turns are tried out, and
 * where the game says that it misleads. */
static void
advice_is_the_players_own (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  OxbowRuleset asked = *ruleset;
  if (ruleset->round == NULL)
    asked.misleads = everywhere;
  for (int i = 0; i < scaled (8); i++)
    {
      g_autoptr (ChanceGame) game = begin_anywhere (ruleset);
      OxbowMove move;
      OxbowLimits limits = { .iterations = 200 };
      int seat = oxbow_state_turn (game->state);
      g_autoptr (OxbowPlayer) player = oxbow_search_player_new (1, 5);
      game->setup->ruleset = &asked;
      g_assert_false (oxbow_search_grows_tree (game->state, seat));
      g_assert_true (oxbow_player_think (player, game->state, seat, &limits, NULL, &move, NULL));
      OxbowAdvice advice = ask (game->state, NULL);
      game->setup->ruleset = ruleset;
      chance_check (game, oxbow_move_equal (&advice.moves[0].move, &move), "The advice is not what a player would do.");
    }
}

/* Stands between whoever is asked and a game in which turns are tried out: which thread asks for odds. */
static struct
{
  double (*odds) (const OxbowState *state, int seat);
  GThread *own;
  int n_own, n_others;          /* atomic: how often odds were asked for */
} watched;

static double
watch_threads (const OxbowState *state, int seat)
{
  g_atomic_int_inc (g_thread_self () == watched.own ? &watched.n_own : &watched.n_others);
  return watched.odds (state, seat);
}

#define MOST_ASKED 200          /* positions: in some there is but one turn */

/* Who is told to leave the other cores alone does. */
static void
advice_keeps_to_its_threads (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  OxbowRuleset asked = *ruleset;
  watched.odds = ruleset->odds;
  watched.own = g_thread_self ();
  watched.n_own = watched.n_others = 0;
  asked.odds = watch_threads;
  for (int i = 0; watched.n_own == 0 && i < MOST_ASKED; i++)
    {
      g_autoptr (ChanceGame) game = begin_anywhere (ruleset);
      OxbowQuestion question = { .state = game->state, .seat = oxbow_state_turn (game->state), .seed = 5,
                                 .iterations = 800, .threads = 1 };
      OxbowAdvice advice;
      game->setup->ruleset = &asked;
      g_assert_true (oxbow_advice_find (&advice, &question, NULL, NULL));
      game->setup->ruleset = ruleset;
    }
  g_assert_cmpint (watched.n_own, >, 0);
  g_assert_cmpint (watched.n_others, ==, 0);
}

/* Some moves, all of them legal and each once; the position stays as it was. */
static void
advice_is_legal (gconstpointer data)
{
  for (int i = 0; i < scaled (4); i++)
    {
      g_autoptr (ChanceGame) game = begin_anywhere (data);
      g_autofree OxbowState *before = oxbow_state_copy (game->state);
      OxbowAdvice advice = ask (game->state, NULL);
      g_assert_cmpmem (before, before->size, game->state, game->state->size);
      chance_check (game, advice.n > 0, "Nothing is advised.");
      for (int k = 0; k < advice.n; k++)
        {
          check_counsel (game, &advice.moves[k]);
          for (int m = 0; m < k; m++)
            chance_check (game, !oxbow_move_equal (&advice.moves[k].move, &advice.moves[m].move),
                          "The same move is advised twice.");
        }
    }
}

static void
assert_same_advice (ChanceGame *game, const OxbowAdvice *one, const OxbowAdvice *other)
{
  chance_check (game, one->n == other->n, "The advice peeks: it is not as long.");
  for (int i = 0; i < one->n; i++)
    {
      const OxbowCounsel *a = &one->moves[i], *b = &other->moves[i];
      chance_check (game, oxbow_move_equal (&a->move, &b->move) && a->gains.n == b->gains.n, "The advice peeks.");
      for (int k = 0; k < a->gains.n; k++)
        chance_check (game, strcmp (a->gains.items[k].name, b->gains.items[k].name) == 0
                            && a->gains.items[k].value == b->gains.items[k].value, "The reason peeks.");
    }
}

/* What the seat cannot see may lie otherwise: the same is advised for the same reasons. */
static void
advice_never_peeks (gconstpointer data)
{
  int n_hidden = 0;
  for (int i = 0; i < scaled (6); i++)
    {
      g_autoptr (ChanceGame) game = begin_anywhere (data);
      g_autofree OxbowState *other = oxbow_state_copy (game->state);
      n_hidden += chance_deal_otherwise (game, other);
      OxbowAdvice one = ask (game->state, NULL), same = ask (other, NULL);
      assert_same_advice (game, &one, &same);
    }
  g_assert_cmpint (n_hidden, >, 0);     /* else nothing was proven */
}

/* A free move that leads back to where the turn has been comes after all others. */
static void
advice_does_not_lead_back (gconstpointer data)
{
  for (int i = 0; i < scaled (4); i++)
    {
      g_autoptr (ChanceGame) game = begin_anywhere (data);
      OxbowAdvice first = ask (game->state, NULL);
      g_autofree OxbowState *after = oxbow_state_copy (game->state);
      g_autoptr (GArray) past = g_array_new (FALSE, FALSE, sizeof (uint64_t));
      oxbow_state_apply (after, &first.moves[0].move, NULL, NULL);
      uint64_t fingerprint = oxbow_player_fingerprint (after);
      g_array_append_val (past, fingerprint);
      OxbowAdvice second = ask (game->state, past);
      chance_check (game, first.n == 1 || !oxbow_move_equal (&first.moves[0].move, &second.moves[0].move),
                    "A move is advised that leads back.");
    }
}

static void
advice_can_be_cancelled (gconstpointer data)
{
  g_autoptr (ChanceGame) game = begin_anywhere (data);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  OxbowQuestion question = { .state = game->state, .seat = oxbow_state_turn (game->state), .iterations = G_MAXINT };
  OxbowAdvice advice;
  g_cancellable_cancel (cancellable);
  g_assert_false (oxbow_advice_find (&advice, &question, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
check_chances (ChanceGame *game, const OxbowChances *chances)
{
  double sum = 0;
  const OxbowSetup *setup = game->state->setup;
  chance_check (game, chances->n_seats == setup->n_seats, "Chances of so many seats.");
  for (int seat = 0; seat < chances->n_seats; seat++)
    {
      chance_check (game, chances->of[seat] >= 0 && chances->of[seat] <= 1 + 1e-9, "No chance is like that.");
      sum += chances->of[seat];
    }
  chance_check (game, oxbow_chances_is_shared (setup) || fabs (sum - 1) < 1e-9, "The chances add up to %g.", sum);
}

static bool
judge_for_all (OxbowChances *chances, const OxbowState *state, int n_worlds, uint64_t seed, GCancellable *cancellable)
{
  return oxbow_chances_find (chances, state, oxbow_chances_find_viewer (state->setup), n_worlds, seed, cancellable);
}

/* On the way, and at the end, where nothing is uncertain. */
static void
chances_add_up (gconstpointer data)
{
  g_autoptr (ChanceGame) game = begin_anywhere (data);
  const OxbowRuleset *ruleset = data;
  OxbowResult result;
  OxbowChances chances;
  for (int n = 0; !ruleset->result (game->state, &result); n++)
    {
      if (n % 25 == 0)
        {
          g_assert_true (judge_for_all (&chances, game->state, 1, 3, NULL));
          check_chances (game, &chances);
        }
      chance_game_play (game);
    }
  g_assert_true (judge_for_all (&chances, game->state, 1, 3, NULL));
  check_chances (game, &chances);
  for (int seat = 0; seat < chances.n_seats; seat++)
    {
      bool wins = result.winner == seat || result.winner == OXBOW_EVERYBODY;
      g_assert_cmpfloat (chances.of[seat], ==, wins ? 1 : 0);
    }
}

static void
chances_never_peek (gconstpointer data)
{
  int n_hidden = 0;
  for (int i = 0; i < scaled (6); i++)
    {
      g_autoptr (ChanceGame) game = begin_anywhere (data);
      g_autofree OxbowState *other = oxbow_state_copy (game->state);
      int viewer = oxbow_state_turn (game->state);
      OxbowChances one, same;
      n_hidden += chance_deal_otherwise (game, other);
      g_assert_true (oxbow_chances_find (&one, game->state, viewer, 3, 9, NULL));
      g_assert_true (oxbow_chances_find (&same, other, viewer, 3, 9, NULL));
      for (int seat = 0; seat < one.n_seats; seat++)
        chance_check (game, one.of[seat] == same.of[seat], "The chances peek.");
    }
  g_assert_cmpint (n_hidden, >, 0);     /* else nothing was proven */
}

/* What is for everybody is one view along a whole game, whoever is to decide: the first person's, if there is one. */
static void
the_first_person_looks_for_all (gconstpointer data)
{
  g_autoptr (ChanceGame) game = begin_anywhere (data);
  OxbowSetup *setup = game->setup;
  int first = -1;
  for (int seat = setup->n_seats - 1; seat >= 0; seat--)
    if (oxbow_setup_seat_is_played (setup, seat))
      first = seat;
  for (int seat = first; seat < setup->n_seats; seat++)
    if (oxbow_setup_seat_is_played (setup, seat))
      {
        g_assert_cmpint (oxbow_chances_find_viewer (setup), ==, seat);
        oxbow_settings_set_computer (setup->settings, setup->ruleset->seats[seat].id, "easy", 0);
      }
  g_assert_cmpint (oxbow_chances_find_viewer (setup), ==, first);
}

static void
chances_can_be_cancelled (gconstpointer data)
{
  g_autoptr (ChanceGame) game = begin_anywhere (data);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  OxbowChances chances;
  g_cancellable_cancel (cancellable);
  g_assert_false (judge_for_all (&chances, game->state, 1, 3, cancellable));
}

static OxbowSetup *
set_up (const OxbowRuleset *ruleset, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (ruleset, name);
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  settings->seed = 1;
  settings->has_seed = true;
  oxbow_settings_take_suggestions (settings, scenario->settings);
  OxbowSetup *setup = oxbow_setup_new (scenario, settings, &error);
  g_assert_no_error (error);
  return setup;
}

static int
count_played (const OxbowSetup *setup)
{
  int n = 0;
  for (int seat = 0; seat < setup->n_seats; seat++)
    n += oxbow_setup_seat_is_played (setup, seat);
  return n;
}

/* At the beginning of any scenario nearly all is open, and no chance is called better or worse than that. */
static void
nobody_knows_at_first (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);
  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (OxbowSetup) setup = set_up (ruleset, names->pdata[i]);
      OxbowChances chances;
      g_assert_true (judge_for_all (&chances, setup->start, 4, 1, NULL));
      bool is_shared = oxbow_chances_is_shared (setup);
      double even = is_shared ? 0.5 : 1.0 / count_played (setup), far = is_shared ? FAR_TOGETHER : FAR_AGAINST;
      for (int seat = 0; seat < chances.n_seats; seat++)
        {
          g_test_message ("%s: seat %d has %.2f.", (const char *) names->pdata[i], seat, chances.of[seat]);
          if (oxbow_setup_seat_is_played (setup, seat))
            g_assert_cmpfloat (fabs (chances.of[seat] - even), <, far);
        }
    }
}

int
main (int argc, char **argv)
{
  static const struct { const char *name; GTestDataFunc test; } tests[] =
  {
    { "advice/players-own", advice_is_the_players_own },
    { "advice/legal", advice_is_legal },
    { "advice/never-peeks", advice_never_peeks },
    { "advice/leads-on", advice_does_not_lead_back },
    { "advice/cancel", advice_can_be_cancelled },
    { "chances/add-up", chances_add_up },
    { "chances/never-peek", chances_never_peek },
    { "chances/one-view", the_first_person_looks_for_all },
    { "chances/cancel", chances_can_be_cancelled },
    { "chances/at-first", nobody_knows_at_first },
  };
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    for (size_t k = 0; k < G_N_ELEMENTS (tests); k++)
      {
        g_autofree char *path = g_strdup_printf ("/players/%s/%s", tests[k].name, oxbow_rulesets[i]->id);
        g_test_add_data_func (path, oxbow_rulesets[i], tests[k].test);
      }
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/players/advice/threads/%s", oxbow_rulesets[i]->id);
      if (oxbow_rulesets[i]->round != NULL)
        g_test_add_data_func (path, oxbow_rulesets[i], advice_keeps_to_its_threads);
    }
  return g_test_run ();
}
