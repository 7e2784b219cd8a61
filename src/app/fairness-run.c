/* fairness-run.c: many games on a scenario, played in the background and counted as they come
 *
 * They are played in batches. Between two of them no game is under way, and what was counted is handed over: what is
 * stopped loses the batch that is under way, so a batch is no longer than it must be to keep all cores at work.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/fairness-run.h"

#include "app/errand.h"

#include <string.h>

#define BATCH_USEC 500000       /* what a batch may take, if each core plays more than a game of it */
#define MOST_OF_A_CORE 64

struct _OxbowFairnessRun
{
  OxbowErrand *errand;
  OxbowScenario *scenario;
  OxbowSettings *settings;
  const OxbowPlayerLevel *levels[OXBOW_MAX_SEATS];
  int n_games;
  void (*told) (gpointer data);
  gpointer data;
  bool is_over;

  /* The thread's */
  OxbowErrand *mine;
  OxbowChronicle *chronicle;
  GArray *games;                /* of OxbowArenaGame */
  GError *error;

  int n_done;                   /* atomic */
  GMutex mutex;                 /* of latest */
  OxbowBalance *latest;
};

static OxbowPlayer *
new_player (int player, uint64_t seed, gpointer data, GError **error)
{
  return oxbow_level_new_player (((OxbowFairnessRun *) data)->levels[player], seed);
}

static void
watch (const OxbowArenaGame *game, const OxbowState *before, const OxbowMove *move, const OxbowEvents *events,
       const OxbowState *after, gpointer data)
{
  oxbow_chronicle_watch (((OxbowFairnessRun *) data)->chronicle, before, move, after);
}

static void
progress (int n_done, gpointer data)
{
  OxbowFairnessRun *run = data;
  g_atomic_int_inc (&run->n_done);
  oxbow_errand_tell (run->mine);
}

static void
hand_over (OxbowFairnessRun *run)
{
  const OxbowArenaGame *games = (const OxbowArenaGame *) (gconstpointer) run->games->data;
  OxbowBalance *balance = oxbow_balance_new (run->scenario->ruleset, games, (int) run->games->len, run->chronicle);
  g_mutex_lock (&run->mutex);
  oxbow_balance_free (run->latest);
  run->latest = balance;
  g_mutex_unlock (&run->mutex);
  oxbow_errand_tell (run->mine);
}

/* How many games of a core there are in the next batch, after one that took so long. */
static int
fit_batch (int n_each, gint64 took_usec)
{
  if (took_usec > BATCH_USEC)
    return MAX (n_each / 2, 1);
  return 2 * took_usec < BATCH_USEC ? MIN (2 * n_each, MOST_OF_A_CORE) : n_each;
}

static void
play (gpointer data, OxbowErrand *errand)
{
  OxbowFairnessRun *run = data;
  int n_threads = (int) g_get_num_processors (), n_each = 1;
  OxbowArena arena = { .scenario = run->scenario, .settings = run->settings, .n_players = OXBOW_MAX_SEATS,
                       .is_fixed = true, .n_threads = n_threads, .limits = { .threads = 1 }, .new_player = new_player,
                       .watch = watch, .progress = progress, .data = run };
  run->mine = errand;
  while ((int) run->games->len < run->n_games)
    {
      arena.first_seed = run->games->len + 1;
      arena.n_games = MIN (n_each * n_threads, run->n_games - (int) run->games->len);
      gint64 begun = g_get_monotonic_time ();
      g_autoptr (GArray) games = oxbow_arena_play (&arena, oxbow_errand_get_cancellable (errand), &run->error);
      if (games == NULL)
        return;
      g_array_append_vals (run->games, games->data, games->len);
      hand_over (run);
      n_each = fit_batch (n_each, g_get_monotonic_time () - begun);
    }
}

static void
told_cb (gpointer data)
{
  OxbowFairnessRun *run = data;
  run->told (run->data);
}

static void
ended_cb (gpointer data)
{
  OxbowFairnessRun *run = data;
  run->is_over = true;
  run->told (run->data);
}

static const OxbowErrandKind kind = { .name = "fairness", .is_humble = true, .run = play, .told = told_cb,
                                      .ended = ended_cb };

OxbowFairnessRun *
oxbow_fairness_run_new (const OxbowFairnessQuestion *question, void (*told) (gpointer data), gpointer data)
{
  OxbowFairnessRun *run = g_new0 (OxbowFairnessRun, 1);
  run->scenario = oxbow_scenario_ref (question->scenario);
  run->settings = question->settings != NULL ? oxbow_settings_copy (question->settings) : oxbow_settings_new ();
  memcpy (run->levels, question->levels, sizeof run->levels);
  run->n_games = question->n_games;
  run->told = told;
  run->data = data;
  run->chronicle = oxbow_chronicle_new (&run->scenario->map->grid);
  run->games = g_array_new (FALSE, FALSE, sizeof (OxbowArenaGame));
  g_mutex_init (&run->mutex);
  run->errand = oxbow_errand_new (&kind, run);
  return run;
}

void
oxbow_fairness_run_free (OxbowFairnessRun *run)
{
  if (run == NULL)
    return;
  oxbow_errand_free (run->errand);
  oxbow_balance_free (run->latest);
  oxbow_chronicle_free (run->chronicle);
  g_array_unref (run->games);
  g_clear_error (&run->error);
  oxbow_settings_free (run->settings);
  oxbow_scenario_unref (run->scenario);
  g_mutex_clear (&run->mutex);
  g_free (run);
}

bool
oxbow_fairness_run_is_over (OxbowFairnessRun *run)
{
  return run->is_over;
}

int
oxbow_fairness_run_n_done (OxbowFairnessRun *run)
{
  return g_atomic_int_get (&run->n_done);
}

const GError *
oxbow_fairness_run_get_error (OxbowFairnessRun *run)
{
  return run->is_over ? run->error : NULL;
}

OxbowBalance *
oxbow_fairness_run_take (OxbowFairnessRun *run)
{
  g_mutex_lock (&run->mutex);
  OxbowBalance *balance = g_steal_pointer (&run->latest);
  g_mutex_unlock (&run->mutex);
  return balance;
}
