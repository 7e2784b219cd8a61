/* trial.c: turns that are tried out before one is taken
 *
 * Half of the turns are left out time and again, those that have come out worst, so that most tries go to those that
 * are hard to tell apart. The turn that looks best stays among them to the end: it is what another one has to beat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/trial.h"

#include "players/plan.h"
#include "players/turns.h"

#include <math.h>

#define VARIOUS 2               /* lines that are followed of turns that begin otherwise than the one that looks best */
#define MOST 24                 /* turns that are tried out */
#define BATCH 16                /* worlds that are begun together, at most */
#define THREADS 8
#define LONGEST 96              /* turns, or parts of them up to a throw, of a try: weeks have a third of that */
#define DOUBT 1.0               /* standard errors by which a turn has to be better than the one that looks best */
#define FEWEST 4                /* worlds from which that is told: with fewer, as when time is short, it is luck */
#define HOPE 2.0                /* and by which it may have come out worse and still prove better */
#define UNTRIED -1.0

/* What a thread plays on with. */
typedef struct
{
  OxbowTurns *turns;
  OxbowState *world;
} Bench;

/* A turn that is tried out. */
typedef struct
{
  const OxbowTurn *turn;
  double sum, squares;          /* of what its odds came to be more than those of the turn that looks best */
  int n_worlds;
} Candidate;

struct _OxbowTrial
{
  OxbowTurns *best, *various;
  Bench benches[THREADS];
  Candidate candidates[MOST];
  int n_candidates;
  OxbowPlan *plan;              /* the turn that was chosen */
};

/* What the threads share. */
typedef struct
{
  OxbowTrial *trial;
  const OxbowState *state;
  int seat, n_worlds;
  OxbowRng worlds[BATCH];       /* where chance begins in each */
  double odds[BATCH][MOST];     /* what has come of each turn there */
  OxbowDeadline deadline;
  int next_try, next_bench;     /* atomic */
} Work;

OxbowTrial *
oxbow_trial_new (void)
{
  OxbowTrial *trial = g_new0 (OxbowTrial, 1);
  trial->best = oxbow_turns_new (OXBOW_TURNS_BREADTH);
  trial->various = oxbow_turns_new_various (MOST, VARIOUS);
  trial->plan = oxbow_plan_new ();
  return trial;
}

void
oxbow_trial_free (OxbowTrial *trial)
{
  if (trial == NULL)
    return;
  oxbow_turns_free (trial->best);
  oxbow_turns_free (trial->various);
  for (int i = 0; i < THREADS; i++)
    {
      oxbow_turns_free (trial->benches[i].turns);
      g_free (trial->benches[i].world);
    }
  oxbow_plan_free (trial->plan);
  g_free (trial);
}

bool
oxbow_trial_suits (const OxbowState *state)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  return ruleset->is_together && ruleset->round != NULL && ruleset->odds != NULL;
}

/* A try */

static bool
goes_on (const Work *work)
{
  return oxbow_player_goes_on (&work->deadline);
}

/* As far as the turn is possible in this world, and still the seat's: how many moves that is. */
static int
play_turn (OxbowState *world, const OxbowTurn *turn)
{
  int seat = oxbow_state_turn (world), n = 0;
  while (n < turn->n_moves && oxbow_state_turn (world) == seat
         && oxbow_state_apply (world, &turn->moves[n], NULL, NULL))
    n++;
  return n;
}

/* Everybody takes the turn that looks best; false when nobody waits for it any more. Where none is found a game has no
 * more to offer. */
static bool
play_on (const Work *work, const Bench *bench, OxbowRng *rng)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (work->state);
  int round = ruleset->round (work->state);
  for (int n = 0; n < LONGEST && oxbow_state_turn (bench->world) >= 0 && ruleset->round (bench->world) == round; n++)
    {
      if (!goes_on (work)
          || !oxbow_turns_find (bench->turns, bench->world, oxbow_state_turn (bench->world), rng,
                                work->deadline.cancellable, NULL))
        return false;
      if (oxbow_turns_n (bench->turns) == 0 || play_turn (bench->world, oxbow_turns_get (bench->turns, 0)) == 0)
        return true;
    }
  return true;
}

static double
get_odds (const OxbowState *world, int seat)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (world);
  OxbowResult result;
  if (ruleset->result (world, &result))
    return result.winner == OXBOW_EVERYBODY;
  return 1 / (1 + exp (-ruleset->odds (world, seat)));
}

/* World by world, so that a deadline finds them whole. */
static gpointer
try_out (gpointer data)
{
  Work *work = data;
  OxbowTrial *trial = work->trial;
  const Bench *bench = &trial->benches[g_atomic_int_add (&work->next_bench, 1)];
  int n = trial->n_candidates;
  for (int i = g_atomic_int_add (&work->next_try, 1); i < n * work->n_worlds && goes_on (work);
       i = g_atomic_int_add (&work->next_try, 1))
    {
      OxbowRng rng = work->worlds[i / n];
      oxbow_player_imagine (bench->world, work->state, work->seat, &rng);
      play_turn (bench->world, trial->candidates[i % n].turn);
      if (play_on (work, bench, &rng))
        work->odds[i / n][i % n] = get_odds (bench->world, work->seat);
    }
  return NULL;
}

static void
spread (Work *work, int n_threads)
{
  GThread *helpers[THREADS];
  work->next_try = work->next_bench = 0;
  for (int i = 1; i < n_threads; i++)
    helpers[i] = g_thread_new ("trial", try_out, work);
  try_out (work);
  for (int i = 1; i < n_threads; i++)
    g_thread_join (helpers[i]);
}

/* Many tries */

static void
prepare_bench (Bench *bench, const OxbowState *state)
{
  if (bench->turns == NULL)
    bench->turns = oxbow_turns_new_quick ();
  if (bench->world == NULL || bench->world->size != state->size)
    bench->world = g_realloc (bench->world, state->size);
  oxbow_state_assign (bench->world, state);
}

/* Only worlds in which all turns have been tried are counted. */
static void
count (const Work *work)
{
  OxbowTrial *trial = work->trial;
  for (int world = 0; world < work->n_worlds; world++)
    {
      bool is_whole = true;
      for (int i = 0; i < trial->n_candidates; i++)
        is_whole &= work->odds[world][i] != UNTRIED;
      for (int i = 0; i < trial->n_candidates && is_whole; i++)
        {
          Candidate *candidate = &trial->candidates[i];
          double gain = work->odds[world][i] - work->odds[world][0];
          candidate->sum += gain;
          candidate->squares += gain * gain;
          candidate->n_worlds++;
        }
    }
}

static void
try_in_worlds (Work *work, int n_worlds, OxbowRng *rng, int n_threads)
{
  work->n_worlds = n_worlds;
  for (int world = 0; world < n_worlds; world++)
    {
      work->worlds[world].s = oxbow_rng_next (rng);
      for (int i = 0; i < MOST; i++)
        work->odds[world][i] = UNTRIED;
    }
  spread (work, n_threads);
  count (work);
}

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *one = a, *other = b;
  if (one->sum != other->sum)
    return other->sum > one->sum ? 1 : -1;
  return one->turn < other->turn ? -1 : 1;      /* places in one list: the better looking one */
}

/* The first is the turn that looks best. */
static void
leave_out_half (OxbowTrial *trial)
{
  qsort (&trial->candidates[1], (size_t) trial->n_candidates - 1, sizeof *trial->candidates, compare_candidates);
  trial->n_candidates = (trial->n_candidates + 1) / 2;
}

static int
count_halves (int n)
{
  int halves = 0;
  for (; n > 1; n = (n + 1) / 2)
    halves++;
  return halves;
}

/* By how much a turn has come out better than the one that looks best, less what luck may have to do with it. */
static double
get_gain (const Candidate *candidate, double errors)
{
  int n = MAX (candidate->n_worlds, 2);
  double mean = candidate->sum / n, variance = (candidate->squares - n * mean * mean) / (n - 1);
  return mean - errors * sqrt (MAX (variance, 0) / n);
}

/* Those that will hardly be taken, or have come to the same in all worlds, need no more tries. */
static void
leave_out_hopeless (OxbowTrial *trial)
{
  int n = 1;
  for (int i = 1; i < trial->n_candidates; i++)
    if (trial->candidates[i].n_worlds < BATCH || get_gain (&trial->candidates[i], -HOPE) > 0)
      trial->candidates[n++] = trial->candidates[i];
  trial->n_candidates = n;
}

/* Each half of the turns costs as many tries. */
static void
try_all (Work *work, int n_tries, OxbowRng *rng, int n_threads)
{
  OxbowTrial *trial = work->trial;
  int n_halves = count_halves (trial->n_candidates), each = n_tries / MAX (n_halves, 1);
  for (int half = 0; half < n_halves && trial->n_candidates > 1 && goes_on (work); half++)
    {
      int n_worlds = MAX (each / trial->n_candidates, 1);
      for (int done = 0; done < n_worlds && trial->n_candidates > 1 && goes_on (work); done += BATCH)
        {
          try_in_worlds (work, MIN (n_worlds - done, BATCH), rng, n_threads);
          leave_out_hopeless (trial);
        }
      if (trial->n_candidates > 2 && goes_on (work))
        leave_out_half (trial);
    }
}

/* NULL: there is none. */
static const OxbowTurn *
find_best (const OxbowTrial *trial)
{
  int best = 0;
  if (trial->n_candidates == 0)
    return NULL;
  for (int i = 1; i < trial->n_candidates; i++)
    if (trial->candidates[i].n_worlds >= FEWEST
        && get_gain (&trial->candidates[i], DOUBT) > get_gain (&trial->candidates[best], DOUBT))
      best = i;
  return trial->candidates[best].turn;
}

/* The turn that looks best comes first; one that begins as it does is no other. More tries allow for more turns; where
 * time is up with the first, it is the only one. */
static bool
find_candidates (const Work *work, int n_tries, OxbowRng *rng, GError **error)
{
  OxbowTrial *trial = work->trial;
  int most = CLAMP ((int) sqrt (n_tries), 2, MOST);
  if (!oxbow_turns_find (trial->best, work->state, work->seat, rng, work->deadline.cancellable, error))
    return false;
  trial->n_candidates = oxbow_turns_n (trial->best);
  if (trial->n_candidates > 0)
    trial->candidates[0] = (Candidate) { .turn = oxbow_turns_get (trial->best, 0) };
  if (trial->n_candidates > 0 && !goes_on (work))
    return true;
  if (!oxbow_turns_find (trial->various, work->state, work->seat, rng, work->deadline.cancellable, error))
    return false;
  for (int i = 0; i < oxbow_turns_n (trial->various) && trial->n_candidates < most; i++)
    {
      const OxbowTurn *turn = oxbow_turns_get (trial->various, i);
      if (trial->n_candidates == 0 || !oxbow_move_equal (&turn->moves[0], &trial->candidates[0].turn->moves[0]))
        trial->candidates[trial->n_candidates++] = (Candidate) { .turn = turn };
    }
  return true;
}

static bool
choose_turn (OxbowTrial *trial, const OxbowState *state, int seat, int n_tries, OxbowRng *rng,
             const OxbowLimits *limits, GCancellable *cancellable, GError **error)
{
  Work work = { .trial = trial, .state = state, .seat = seat,
                .deadline = oxbow_player_deadline (limits, cancellable) };
  int n_threads = CLAMP (limits->threads > 0 ? limits->threads : (int) g_get_num_processors (), 1, THREADS);
  oxbow_plan_take (trial->plan, NULL);
  if (!find_candidates (&work, n_tries, rng, error))
    return false;
  for (int i = 0; i < n_threads; i++)
    prepare_bench (&trial->benches[i], state);
  try_all (&work, n_tries, rng, n_threads);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return false;
  oxbow_plan_take (trial->plan, find_best (trial));
  return true;
}

bool
oxbow_trial_think (OxbowTrial *trial, const OxbowState *state, int seat, int n_tries, OxbowRng *rng,
                   const OxbowLimits *limits, GCancellable *cancellable, OxbowMove *move, GError **error)
{
  if (!oxbow_plan_goes_on (trial->plan, state)
      && !choose_turn (trial, state, seat, n_tries, rng, limits, cancellable, error))
    return false;
  *move = oxbow_plan_next (trial->plan, state, rng);
  return true;
}
