/* bench-rules.c: how fast the rules and the history are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include "core/history.h"
#include "files/document.h"
#include "files/library.h"
#include "measure.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROUNDS 7
#define GAME_ROUNDS 5
#define PLAYERS 3

static OxbowSetup *
set_up_game (const OxbowRuleset *ruleset, const char *scenario, int players, uint64_t seed)
{
  g_autofree char *path = oxbow_library_path (ruleset, scenario);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  OxbowSetup *setup = NULL;

  settings->players = players;
  settings->seed = seed;
  settings->has_seed = true;
  if (document != NULL)
    setup = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  if (setup == NULL)
    g_error ("%s", error->message);
  return setup;
}

static OxbowSetup *
set_up (uint64_t seed)
{
  return set_up_game (oxbow_ruleset_find ("dos-rios"), "two-rivers", PLAYERS, seed);
}

/* Random games */

static long
play_games (OxbowSetup *const *setups, int n_setups, double seconds, OxbowRng *chooser, double *moves_a_second)
{
  g_autofree OxbowState *state = oxbow_state_copy (setups[0]->start);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  double start = cpu_seconds (), end;
  long n = 0, listed = 0;

  do
    for (int i = 0; i < n_setups; i++)
      {
        oxbow_state_assign (state, setups[i]->start);
        while (oxbow_state_turn (state) >= 0)
          {
            oxbow_state_legal (state, &moves);
            bool applied =
                oxbow_state_apply (state, &moves.items[oxbow_rng_below (chooser, (uint64_t) moves.n)], NULL, NULL);
            g_assert (applied);
            listed += moves.n;
            n++;
          }
      }
  while ((end = cpu_seconds ()) - start < seconds);

  oxbow_moves_clear (&moves);
  *moves_a_second = (double) n / (end - start);
  return listed / n;
}

/* Compiles the model game of the folder OXBOW_BENCH as its head says; NULL where it is missing. */
static char *
compile_model (const char *folder)
{
  const char *bench = g_getenv ("OXBOW_BENCH");
  g_autofree char *source = bench != NULL ? g_build_filename (bench, "drmodel.c", NULL) : NULL;
  g_autofree char *program = g_build_filename (folder, "drmodel", NULL);
  Cost cost;

  if (source == NULL || !g_file_test (source, G_FILE_TEST_EXISTS))
    {
      g_print ("  (OXBOW_BENCH names no folder with drmodel.c: the ratio to it is left out)\n");
      return NULL;
    }
  if (!run ((const char *[]) { "cc", "-O3", "-march=native", "-o", program, source, "-lm", NULL }, &cost))
    {
      g_print ("  (drmodel.c does not compile: the ratio to it is left out)\n");
      return NULL;
    }
  return g_steal_pointer (&program);
}

static double
run_model (const char *program)
{
  g_autofree char *output = run_for_output ((const char *[]) { program, "playout", "3", "0.5", NULL });
  const char *number = output != NULL ? strstr (output, "players: ") : NULL;

  return number != NULL ? g_ascii_strtod (number + strlen ("players: "), NULL) : 0;
}

void
bench_playout (const char *tool, const char *self)
{
  g_autofree char *folder = g_dir_make_tmp ("oxbow-bench-XXXXXX", NULL);
  g_autofree char *model = compile_model (folder);
  Sample ours = { .n = 0 }, theirs = { .n = 0 };
  OxbowRng chooser = { 99 };
  OxbowSetup *setups[16];
  long branching = 0;

  for (int i = 0; i < 16; i++)
    setups[i] = set_up ((uint64_t) i + 1);
  for (int round = 0; round < ROUNDS; round++)
    {
      double moves_a_second;

      branching = play_games (setups, 16, 1, &chooser, &moves_a_second);
      sample_add (&ours, moves_a_second);
      if (model != NULL)
        sample_add (&theirs, run_model (model));
    }

  print_sample ("moves a second", &ours, "a second");
  g_print ("  %-44s %12ld\n", "legal moves on average", branching);
  if (model != NULL)
    {
      print_sample ("drmodel playout 3", &theirs, "a second");
      print_ratio ("ratio", &ours, &theirs, "at least 0.25");
      remove (model);
    }
  remove (folder);
  for (int i = 0; i < 16; i++)
    oxbow_setup_unref (setups[i]);
}

/* Copy and apply alone */

static double
time_copies (OxbowState *to, const OxbowState *from)
{
  enum { N = 2000000 };
  double start = cpu_seconds ();

  for (int i = 0; i < N; i++)
    {
      oxbow_state_assign (to, from);
      __asm__ volatile ("" : : "r" (to) : "memory");
    }
  return (cpu_seconds () - start) / N * 1e9;
}

static double
time_plain_copies (void)
{
  enum { N = 2000000 };
  static char to[512], from[512];
  double start = cpu_seconds ();

  for (int i = 0; i < N; i++)
    {
      memcpy (to, from, sizeof to);
      __asm__ volatile ("" : : "r" (to) : "memory");
    }
  return (cpu_seconds () - start) / N * 1e9;
}

static void
record_game (const OxbowSetup *setup, OxbowRng *chooser, OxbowMoves *game)
{
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  OxbowMoves moves = OXBOW_MOVES_INIT;

  while (oxbow_state_turn (state) >= 0)
    {
      oxbow_state_legal (state, &moves);
      const OxbowMove *move = &moves.items[oxbow_rng_below (chooser, (uint64_t) moves.n)];

      *oxbow_moves_append (game, move->verb, move->n_args) = *move;
      oxbow_state_apply (state, move, NULL, NULL);
    }
  oxbow_moves_clear (&moves);
}

static double
time_applies (const OxbowSetup *setup, OxbowState *state, const OxbowMoves *game)
{
  enum { GAMES = 300 };
  double start = cpu_seconds ();

  for (int i = 0; i < GAMES; i++)
    {
      oxbow_state_assign (state, setup->start);
      for (int k = 0; k < game->n; k++)
        oxbow_state_apply (state, &game->items[k], NULL, NULL);
    }
  return (cpu_seconds () - start) / ((double) GAMES * game->n) * 1e9;
}

static unsigned long
count_allocations (const OxbowSetup *setup, OxbowState *state, const OxbowMoves *game, bool with_legal)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  unsigned long before = 0;

  /* Once to warm the list, once to count. */
  for (int i = 0; i < 2; i++)
    {
      before = bench_n_allocations;
      oxbow_state_assign (state, setup->start);
      for (int k = 0; k < game->n; k++)
        {
          if (with_legal)
            oxbow_state_legal (state, &moves);
          oxbow_state_apply (state, &game->items[k], NULL, NULL);
        }
    }
  unsigned long n = bench_n_allocations - before;
  oxbow_moves_clear (&moves);
  return n;
}

void
bench_state (const char *tool, const char *self)
{
  g_autoptr (OxbowSetup) setup = set_up (1);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  Sample copies = { .n = 0 }, plain = { .n = 0 }, applies = { .n = 0 };
  OxbowMoves game = OXBOW_MOVES_INIT;
  OxbowRng chooser = { 99 };

  record_game (setup, &chooser, &game);
  for (int round = 0; round < ROUNDS; round++)
    {
      sample_add (&copies, time_copies (state, setup->start));
      sample_add (&plain, time_plain_copies ());
      sample_add (&applies, time_applies (setup, state, &game));
    }

  g_print ("  %-44s %12u bytes (target: at most 512)\n", "a state", state->size);
  print_sample ("copy of a state (target: at most 50)", &copies, "ns");
  print_sample ("copy of 512 bytes", &plain, "ns");
  print_ratio ("ratio", &copies, &plain, "about 1");
  print_sample ("apply", &applies, "ns");
  print_ratio ("ratio of apply to a copy of 512 bytes", &applies, &plain, "none");
  g_print ("  %-44s %12lu in %d moves (target: 0)\n", "allocations by legal and apply",
           count_allocations (setup, state, &game, true), game.n);
  oxbow_moves_clear (&game);
}

/* Every game */

static void
bench_game (const OxbowRuleset *ruleset, const char *model)
{
  Sample ours = { .n = 0 }, theirs = { .n = 0 };
  OxbowRng chooser = { 99 };
  OxbowSetup *setups[8];
  OxbowMoves game = OXBOW_MOVES_INIT;

  for (unsigned int i = 0; i < G_N_ELEMENTS (setups); i++)
    setups[i] = set_up_game (ruleset, ruleset->standard, 0, i + 1);
  for (int round = 0; round < GAME_ROUNDS; round++)
    {
      double moves_a_second;

      play_games (setups, G_N_ELEMENTS (setups), 0.5, &chooser, &moves_a_second);
      sample_add (&ours, moves_a_second);
      if (model != NULL)
        sample_add (&theirs, run_model (model));
    }
  record_game (setups[0], &chooser, &game);
  g_autofree OxbowState *state = oxbow_state_copy (setups[0]->start);

  g_print ("%s on %s, %d seats\n", ruleset->id, ruleset->standard, setups[0]->n_seats);
  print_sample ("moves a second", &ours, "a second");
  if (model != NULL)
    print_ratio ("ratio to drmodel playout 3", &ours, &theirs,
                 strcmp (ruleset->id, "dos-rios") == 0 ? "at least 0.25" : "at least 0.05");
  g_print ("  %-44s %12u bytes (target: at most 2048)\n", "a state", state->size);
  g_print ("  %-44s %12lu in %d moves (target: 0)\n", "allocations by apply",
           count_allocations (setups[0], state, &game, false), game.n);
  oxbow_moves_clear (&game);
  for (unsigned int i = 0; i < G_N_ELEMENTS (setups); i++)
    oxbow_setup_unref (setups[i]);
}

void
bench_games (const char *tool, const char *self)
{
  g_autofree char *folder = g_dir_make_tmp ("oxbow-bench-XXXXXX", NULL);
  g_autofree char *model = compile_model (folder);

  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    bench_game (oxbow_rulesets[i], model);
  if (model != NULL)
    remove (model);
  remove (folder);
}

/* Undo */

static bool
is_building (const OxbowState *state, const OxbowMove *move)
{
  const char *verb = oxbow_state_ruleset (state)->moves[move->verb].name;

  return g_str_equal (verb, "finca") || g_str_equal (verb, "hacienda");
}

/* A game in which nobody builds never ends. */
static void
play_long (OxbowHistory *history, int n, OxbowRng *chooser)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;

  while (oxbow_history_n_nodes (history) <= n)
    {
      const OxbowState *state = oxbow_history_get_state (history);

      oxbow_state_legal (state, &moves);
      const OxbowMove *move = &moves.items[oxbow_rng_below (chooser, (uint64_t) moves.n)];
      if (!is_building (state, move))
        oxbow_history_play (history, move, NULL, NULL);
    }
  oxbow_moves_clear (&moves);
}

static void
time_jumps (OxbowHistory *history, OxbowRng *rng, Sample *means, double *worst)
{
  enum { N = 2000 };
  double total = 0;

  for (int i = 0; i < N; i++)
    {
      int to = (int) oxbow_rng_below (rng, (uint64_t) oxbow_history_n_nodes (history));
      double start = cpu_seconds (), took;

      oxbow_history_go (history, to);
      took = cpu_seconds () - start;
      total += took;
      *worst = MAX (*worst, took);
    }
  sample_add (means, total / N * 1e6);
}

static double
time_replay (const OxbowHistory *history, OxbowState *state)
{
  double start = cpu_seconds ();

  oxbow_state_assign (state, oxbow_history_get_setup (history)->start);
  for (int node = 1; node < oxbow_history_n_nodes (history); node++)
    oxbow_state_apply (state, oxbow_history_get_move (history, node), NULL, NULL);
  return (cpu_seconds () - start) * 1e6;
}

void
bench_undo (const char *tool, const char *self)
{
  g_autoptr (OxbowSetup) setup = set_up (1);
  g_autoptr (OxbowHistory) history = oxbow_history_new (setup);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  Sample jumps = { .n = 0 }, replays = { .n = 0 };
  OxbowRng chooser = { 99 };
  double worst = 0;

  play_long (history, 2000, &chooser);
  for (int round = 0; round < ROUNDS; round++)
    {
      time_jumps (history, &chooser, &jumps, &worst);
      sample_add (&replays, time_replay (history, state));
    }

  print_sample ("to a random point (target: at most 1000)", &jumps, "us");
  g_print ("  %-44s %12.4g us\n", "the longest of all, the machine's pauses too", worst * 1e6);
  print_sample ("the whole game played again", &replays, "us");
  print_ratio ("ratio", &jumps, &replays, "below 1");
  g_print ("  %-44s %12.1f (target: at most 64)\n", "bytes a move",
           (double) oxbow_history_get_bytes (history) / (oxbow_history_n_nodes (history) - 1));
}
