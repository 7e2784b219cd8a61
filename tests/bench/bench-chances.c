/* bench-chances.c: how far winning chances can be trusted: what is said in games, and what comes of them
 *
 * For each scenario: the games of some seeds, between players of one level, as a new game in the window begins them.
 * "said" and "won" are means over positions taken at random; Brier's score is the mean square of what is missing to the
 * outcome, beside that of somebody who always says how many games of this scenario are won. "restless": the squares of
 * all changes from turn to turn, summed over a game; whoever says what is so, no more, comes to what stands behind it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include "files/document.h"
#include "files/library.h"
#include "players/arena.h"
#include "players/chances.h"
#include "players/levels.h"

#define N_WORLDS 6
#define N_BINS 5
#define FIRST_SEED 400001

typedef struct
{
  const char *game, *scenario, *level;
  int n_games;
  double often;                 /* of the turns, so many are looked at */
} Row;

static const Row rows[] =
{
  { "dos-rios", "two-rivers", "easy", 20, 1 },
  { "dos-rios", "two-rivers", "medium", 10, 1 },
  { "water-rights", "realm", "easy", 10, 1 },
  { "rising-waters", "fall-1926", "easy", 20, 1 },
  { "navajo-wars", "rise", "easy", 60, 1 },
  { "navajo-wars", "rise", "medium", 20, 1 },
  { "navajo-wars", "two-valleys", "easy", 60, 0.3 },
  { "navajo-wars", "rope", "easy", 60, 1 },
  { "navajo-wars", "the-long-drought", "easy", 60, 0.3 },
  { "navajo-wars", "mundo", "easy", 60, 0.2 },
  { "navajo-wars", "broken", "easy", 60, 0.2 },
  { "navajo-wars", "canyon-refuge", "easy", 60, 0.3 },
  { "navajo-wars", "fearing", "easy", 60, 0.2 },
  { "navajo-wars", "navajo", "easy", 40, 0.05 },
};

/* What was said of the first seat, in a game of that seed. */
typedef struct
{
  uint64_t seed;
  double share;
} Saying;

typedef struct
{
  const Row *row;
  GArray *sayings;              /* of Saying, game after game: they are played in one thread */
} Study;

static OxbowPlayer *
new_player (int player, uint64_t seed, gpointer data, GError **error)
{
  return oxbow_level_new_player (oxbow_level_find (((Study *) data)->row->level, NULL), seed);
}

static void
watch (const OxbowArenaGame *game, const OxbowState *before, const OxbowMove *move, const OxbowEvents *events,
       const OxbowState *after, gpointer data)
{
  Study *study = data;
  const OxbowRuleset *ruleset = oxbow_state_ruleset (before);
  OxbowRng rng = { game->seed ^ (uint64_t) game->n_moves << 32 };
  OxbowChances chances;
  bool is_new = ruleset->turn_number (after) != ruleset->turn_number (before) || oxbow_state_turn (after) < 0;
  if (!is_new || (double) oxbow_rng_below (&rng, 1000) >= 1000 * study->row->often)
    return;
  oxbow_chances_find (&chances, after, oxbow_chances_find_viewer (after->setup), N_WORLDS, 1, NULL);
  Saying saying = { game->seed, chances.of[0] };
  g_array_append_val (study->sayings, saying);
}

static bool
is_won (const GArray *games, uint64_t seed)
{
  const OxbowArenaGame *game = &g_array_index (games, OxbowArenaGame, seed - FIRST_SEED);
  return game->is_over && (game->result.winner == 0 || game->result.winner == OXBOW_EVERYBODY);
}

static void
print_bins (const Study *study, const GArray *games)
{
  double said[N_BINS] = { 0 };
  int won[N_BINS] = { 0 }, n[N_BINS] = { 0 };
  for (guint i = 0; i < study->sayings->len; i++)
    {
      const Saying *saying = &g_array_index (study->sayings, Saying, i);
      int bin = CLAMP ((int) (saying->share * N_BINS), 0, N_BINS - 1);
      said[bin] += saying->share;
      won[bin] += is_won (games, saying->seed);
      n[bin]++;
    }
  g_print ("    said -> won %% (positions):");
  for (int bin = 0; bin < N_BINS; bin++)
    if (n[bin] > 0)
      g_print ("  %.0f -> %.0f (%d)", 100 * said[bin] / n[bin], 100.0 * won[bin] / n[bin], n[bin]);
  g_print ("\n");
}

static void
print_study (const Study *study, const GArray *games)
{
  double said = 0, won = 0, missed = 0, changed = 0, fair = 0;
  for (guint i = 0; i < study->sayings->len; i++)
    {
      const Saying *saying = &g_array_index (study->sayings, Saying, i);
      bool is_first = i == 0 || saying[-1].seed != saying->seed;
      double missing = is_won (games, saying->seed) - saying->share;
      said += saying->share;
      won += is_won (games, saying->seed);
      missed += missing * missing;
      changed += is_first ? 0 : (saying->share - saying[-1].share) * (saying->share - saying[-1].share);
      fair += is_first ? saying->share * (1 - saying->share) : 0;
    }
  double n = MAX (study->sayings->len, 1), share = won / n;
  g_print ("  %s %s, %d games of %s players\n    said %.0f %%, won %.0f %%; Brier %.3f beside %.3f", study->row->game,
           study->row->scenario, study->row->n_games, study->row->level, 100 * said / n, 100 * share, missed / n,
           share * (1 - share));
  if (study->row->often >= 1)
    g_print ("; restless %.2f beside %.2f", changed / study->row->n_games, fair / study->row->n_games);
  g_print ("\n");
  print_bins (study, games);
}

static void
look_at (const Row *row)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find (row->game), row->scenario);
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  if (document == NULL)
    g_error ("%s", error->message);
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GArray) sayings = g_array_new (FALSE, FALSE, sizeof (Saying));
  Study study = { row, sayings };
  OxbowArena arena = { .scenario = scenario, .settings = settings, .n_players = 1, .first_seed = FIRST_SEED,
                       .n_games = row->n_games, .n_threads = 1, .new_player = new_player, .watch = watch,
                       .data = &study };
  oxbow_settings_take_suggestions (settings, scenario->settings);
  g_autoptr (GArray) games = oxbow_arena_play (&arena, NULL, &error);
  if (games == NULL)
    g_error ("%s", error->message);
  print_study (&study, games);
}

void
bench_chances (const char *tool, const char *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    look_at (&rows[i]);
}
