/* bench-search.c: how fast computer players look ahead, and whether two cores help
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include "files/document.h"
#include "files/library.h"
#include "measure.h"
#include "players/search.h"

#define ROUNDS 5
#define ITERATIONS 65536
#define NUMBERS 200000000       /* that the reference draws */
#define MOVES_BEFORE 60         /* played by chance, to be in the middle of a game */

static OxbowSetup *
set_up (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  g_autofree char *path = oxbow_library_path (ruleset, ruleset->standard);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  OxbowSetup *setup = NULL;

  settings->seed = 1;
  settings->has_seed = true;
  settings->players = 2;
  if (document != NULL)
    setup = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  if (setup == NULL)
    g_error ("%s", error->message);
  return setup;
}

static OxbowState *
play_some (const OxbowSetup *setup)
{
  OxbowState *state = oxbow_state_copy (setup->start);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  OxbowRng chooser = { 7 };

  for (int i = 0; i < MOVES_BEFORE; i++)
    {
      oxbow_state_legal (state, &moves);
      oxbow_state_apply (state, &moves.items[oxbow_rng_below (&chooser, (uint64_t) moves.n)], NULL, NULL);
    }
  oxbow_moves_clear (&moves);
  return state;
}

/* What some work took by the clock, and the processor's time of the thread that had most to do: the clock's, where
 * nobody else is at work. */
typedef struct
{
  double clock, longest;
} Taken;

static void
start_taking (Taken *own, Taken *all)
{
  all->clock = (double) g_get_monotonic_time () / G_USEC_PER_SEC;
  all->longest = cpu_seconds ();
  own->longest = thread_seconds ();
}

/* With two threads, this one and another that has ended by now. */
static Taken
stop_taking (const Taken *own, const Taken *all)
{
  double mine = thread_seconds () - own->longest, other = cpu_seconds () - all->longest - mine;
  return (Taken) { (double) g_get_monotonic_time () / G_USEC_PER_SEC - all->clock, MAX (mine, other) };
}

static Taken
think (const OxbowState *state, int threads)
{
  g_autoptr (OxbowPlayer) player = oxbow_search_player_new (ITERATIONS, 1);
  OxbowLimits limits = { .threads = threads };
  OxbowMove move;
  Taken own, all;
  start_taking (&own, &all);
  if (!oxbow_player_think (player, state, oxbow_state_turn (state), &limits, NULL, &move, NULL))
    g_error ("The player did not think to the end.");
  return stop_taking (&own, &all);
}

/* Of a generator that stands where this thread alone writes: two in one line of the cache would wait for each other. */
static gpointer
draw_numbers (gpointer data)
{
  OxbowRng rng = *(const OxbowRng *) data;
  for (int i = 0; i < NUMBERS / 2; i++)
    oxbow_rng_next (&rng);
  *(OxbowRng *) data = rng;
  return NULL;
}

/* The reference: nothing but arithmetic, which two threads share without ever meeting. */
static Taken
reckon (int threads)
{
  OxbowRng one = { 1 }, two = { 2 };
  Taken own, all;
  start_taking (&own, &all);
  GThread *helper = threads == 2 ? g_thread_new ("reference", draw_numbers, &two) : NULL;
  draw_numbers (&one);
  if (helper != NULL)
    g_thread_join (helper);
  else
    draw_numbers (&two);
  return stop_taking (&own, &all);
}

void
bench_search (const char *tool, const char *self)
{
  g_autoptr (OxbowSetup) setup = set_up ();
  g_autofree OxbowState *state = play_some (setup);
  Sample speed = { .n = 0 }, cost = { .n = 0 }, gain = { .n = 0 }, by_clock = { .n = 0 }, plain = { .n = 0 };

  for (int round = 0; round < ROUNDS; round++)
    {
      Taken one = think (state, 1), reference_one = reckon (1), two = think (state, 2), reference_two = reckon (2);
      sample_add (&speed, ITERATIONS / one.longest);
      sample_add (&cost, one.longest / ITERATIONS / (reference_one.longest / NUMBERS));
      sample_add (&gain, one.longest / two.longest);
      sample_add (&by_clock, one.clock / two.clock);
      sample_add (&plain, reference_one.clock / reference_two.clock);
    }
  print_sample ("paths on one core (target: at least 50000)", &speed, "a second");
  print_sample ("cost of a path", &cost, "random numbers");
  print_sample ("two cores, one thread's work to the longer", &gain, "times (target: at least 1.7)");
  print_sample ("two threads by the clock", &by_clock, "times");
  print_sample ("reference: arithmetic by the clock", &plain, "times");
}
