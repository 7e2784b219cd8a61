/* search.c: a player that looks ahead, as far as its budget goes
 *
 * A large budget is spent on several trees, whose counts are summed; how many follows from the budget alone, and
 * threads only spread them, so that a number of iterations gives the same move everywhere. Between the moves of a turn
 * the trees are kept, as far as the game went on as the player thought. Where turns are tried out (trial.h) there is no
 * tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/search.h"

#include "core/ruleset.h"
#include "players/greedy.h"
#include "players/search-tree.h"
#include "players/trial.h"
#include "players/turns.h"

#include <string.h>

#define TREES 4
#define FEW 2048                /* iterations up to which there is one tree */
#define SLICE 4                 /* paths between two looks at the clock and at whether the player is still wanted */
#define TRY 4                   /* paths that trying a turn out stands for */
#define INHERITED 0.75          /* of the budget at most, that paths of the move before stand for */

typedef struct
{
  OxbowPlayer parent;
  int iterations;
  OxbowSearchTree *trees[TREES];
  int n_trees;
  OxbowState *expected;         /* where the trees go on after the move that was chosen last, or NULL */
  OxbowMove last;
  GArray *past;                 /* fingerprints of positions that the turn has been through */
  int turn;                     /* which turn that is */
  OxbowPlayer *near;            /* who does not look ahead; NULL until it is asked */
  OxbowTrial *trial;            /* of turns, where they are tried out; NULL until then */
} SearchPlayer;

/* What the threads share. */
typedef struct
{
  SearchPlayer *self;
  int n_threads, n_paths;       /* for each tree */
  OxbowDeadline deadline;
  int next;                     /* atomic: the thread that comes next */
} Work;

/* Every n_threads-th tree, all of them a slice at a time, so that a deadline finds them about equal. */
static gpointer
grow_trees (gpointer data)
{
  Work *work = data;
  int thread = g_atomic_int_add (&work->next, 1);
  bool has_grown = true;
  while (has_grown)
    {
      has_grown = false;
      for (int i = thread; i < work->self->n_trees; i += work->n_threads)
        {
          OxbowSearchTree *tree = work->self->trees[i];
          int missing = work->n_paths - oxbow_search_tree_n_paths (tree);
          if (missing <= 0)
            continue;
          if (!oxbow_player_goes_on (&work->deadline))
            return NULL;
          oxbow_search_tree_grow (tree, MIN (missing, SLICE));
          has_grown = true;
        }
    }
  return NULL;
}

static void
spread (Work *work)
{
  GThread *helpers[TREES];
  int n_helpers = work->n_threads - 1;
  for (int i = 0; i < n_helpers; i++)
    helpers[i] = g_thread_new ("search", grow_trees, work);
  grow_trees (work);
  for (int i = 0; i < n_helpers; i++)
    g_thread_join (helpers[i]);
}

/* Whether the game has gone on as the trees know it. */
static bool
was_expected (const SearchPlayer *self, const OxbowState *state)
{
  return self->expected != NULL && self->expected->setup == state->setup && self->expected->size == state->size
         && memcmp (self->expected, state, state->size) == 0;
}

/* Paths that each tree has to have: those it has inherited count, but some are new. */
static int
prepare_trees (SearchPlayer *self, const OxbowState *state, int seat, int iterations)
{
  int n_trees = iterations > FEW ? TREES : 1, each = (iterations + n_trees - 1) / n_trees, most = 0;
  bool goes_on = was_expected (self, state) && n_trees == self->n_trees;
  self->n_trees = n_trees;
  for (int i = 0; i < n_trees; i++)
    {
      uint64_t seed = oxbow_rng_next (&self->parent.rng);
      if (self->trees[i] == NULL)
        self->trees[i] = oxbow_search_tree_new ();
      if (goes_on)
        oxbow_search_tree_advance (self->trees[i], &self->last, state, seat, seed);
      else
        oxbow_search_tree_plant (self->trees[i], state, seat, seed);
      most = MAX (most, oxbow_search_tree_n_paths (self->trees[i]));
    }
  return MAX (each, most + (int) ((1 - INHERITED) * each));
}

/* The trees' counts together; a move that one of them does not know was not worth a path to it. */
static OxbowChoice
sum_up (const SearchPlayer *self, const OxbowMove *move)
{
  OxbowChoice sum = { .move = *move };
  for (int i = 0; i < self->n_trees; i++)
    for (int k = 0; k < oxbow_search_tree_n_choices (self->trees[i]); k++)
      {
        OxbowChoice choice = oxbow_search_tree_get (self->trees[i], k);
        if (!oxbow_move_equal (&choice.move, move))
          continue;
        sum.n_visits += choice.n_visits;
        sum.value += choice.value * (choice.n_visits + 1e-3);
      }
  sum.value /= sum.n_visits + 1e-3 * self->n_trees;
  return sum;
}

/* A move drawn by the paths through it. */
static OxbowMove
draw (SearchPlayer *self, const OxbowMoves *legal)
{
  int n_paths = 0, i;
  for (i = 0; i < legal->n; i++)
    n_paths += sum_up (self, &legal->items[i]).n_visits;
  int left = n_paths > 0 ? (int) oxbow_rng_below (&self->parent.rng, (uint64_t) n_paths) : 0;
  for (i = 0; i < legal->n - 1; i++)
    if ((left -= sum_up (self, &legal->items[i]).n_visits) < 0)
      break;
  return legal->items[i];
}

/* The most visited of the legal moves, the better one of equals. */
static OxbowMove
choose (const SearchPlayer *self, const OxbowMoves *legal)
{
  OxbowChoice best = { .n_visits = -1 };
  for (int i = 0; i < legal->n; i++)
    {
      OxbowChoice choice = sum_up (self, &legal->items[i]);
      if (choice.n_visits > best.n_visits || (choice.n_visits == best.n_visits && choice.value > best.value))
        best = choice;
    }
  return best.move;
}

/* Moves that lead back to where the turn has been go, as idle ones do, as long as there are others: what is free could
 * be done and undone for ever. */
static void
leave_out_ways_back (SearchPlayer *self, const OxbowState *state, int seat, OxbowMoves *legal)
{
  g_autofree OxbowState *after = oxbow_state_copy (state);
  int n_left = 0;
  for (int i = 0; i < legal->n; i++)
    {
      oxbow_state_assign (after, state);
      oxbow_state_apply (after, &legal->items[i], NULL, NULL);
      uint64_t fingerprint = oxbow_player_fingerprint (after);
      bool is_past = oxbow_player_is_idle (state, seat, &legal->items[i]);
      for (guint k = 0; k < self->past->len; k++)
        is_past |= g_array_index (self->past, uint64_t, k) == fingerprint;
      if (!is_past)
        {
          OxbowMove move = legal->items[n_left];
          legal->items[n_left++] = legal->items[i];
          legal->items[i] = move;
        }
    }
  legal->n = n_left > 0 ? n_left : legal->n;
}

static void
note_past (SearchPlayer *self, const OxbowState *state)
{
  uint64_t fingerprint = oxbow_player_fingerprint (state);
  int turn = oxbow_state_ruleset (state)->turn_number (state);
  if (turn != self->turn)
    g_array_set_size (self->past, 0);
  self->turn = turn;
  g_array_append_val (self->past, fingerprint);
}

static void
expect (SearchPlayer *self, const OxbowState *state, const OxbowMove *move)
{
  if (self->expected != NULL && self->expected->size != state->size)
    g_clear_pointer (&self->expected, g_free);
  if (self->expected == NULL)
    self->expected = oxbow_state_copy (state);
  else
    oxbow_state_assign (self->expected, state);
  oxbow_state_apply (self->expected, move, NULL, NULL);
  self->last = *move;
}

static bool
search (SearchPlayer *self, const OxbowState *state, int seat, const OxbowLimits *limits, GCancellable *cancellable,
        GError **error)
{
  int iterations = limits->iterations > 0 ? limits->iterations : self->iterations;
  int most_threads = limits->threads > 0 ? limits->threads : (int) g_get_num_processors ();
  Work work = { .self = self, .deadline = oxbow_player_deadline (limits, cancellable) };
  work.n_paths = prepare_trees (self, state, seat, iterations);
  work.n_threads = MIN (self->n_trees, most_threads);
  spread (&work);
  if (!g_cancellable_set_error_if_cancelled (cancellable, error))
    return true;
  g_clear_pointer (&self->expected, g_free);
  return false;
}

/* The trees, which do not know what came of it, begin anew afterwards. */
static bool
think_near (SearchPlayer *self, const OxbowState *state, int seat, GCancellable *cancellable, OxbowMove *move,
            GError **error)
{
  g_clear_pointer (&self->expected, g_free);
  if (self->near == NULL)
    self->near = oxbow_greedy_player_new (OXBOW_TURNS_BREADTH, 0, oxbow_rng_next (&self->parent.rng));
  return oxbow_player_think (self->near, state, seat, NULL, cancellable, move, error);
}

static bool
try_turns_out (SearchPlayer *self, const OxbowState *state, int seat, const OxbowLimits *limits,
               GCancellable *cancellable, OxbowMove *move, GError **error)
{
  int n_tries = MAX ((limits->iterations > 0 ? limits->iterations : self->iterations) / TRY, 1);
  if (self->trial == NULL)
    self->trial = oxbow_trial_new ();
  return oxbow_trial_think (self->trial, state, seat, n_tries, &self->parent.rng, limits, cancellable, move, error);
}

static bool
is_misled (const OxbowState *state, int seat)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  return ruleset->misleads != NULL && ruleset->misleads (state, seat);
}

static bool
think (OxbowPlayer *player, const OxbowState *state, int seat, const OxbowLimits *limits, GCancellable *cancellable,
       OxbowMove *move, GError **error)
{
  SearchPlayer *self = (SearchPlayer *) player;
  OxbowMoves legal = OXBOW_MOVES_INIT;
  if (is_misled (state, seat))
    return think_near (self, state, seat, cancellable, move, error);
  if (oxbow_trial_suits (state))
    return try_turns_out (self, state, seat, limits, cancellable, move, error);
  oxbow_state_legal (state, &legal);
  note_past (self, state);
  leave_out_ways_back (self, state, seat, &legal);
  bool done = search (self, state, seat, limits, cancellable, error);
  if (done)
    {
      *move = oxbow_player_is_weary (state) ? draw (self, &legal) : choose (self, &legal);
      expect (self, state, move);
    }
  oxbow_moves_clear (&legal);
  return done;
}

static void
free_player (OxbowPlayer *player)
{
  SearchPlayer *self = (SearchPlayer *) player;
  for (int i = 0; i < TREES; i++)
    oxbow_search_tree_free (self->trees[i]);
  g_free (self->expected);
  g_array_unref (self->past);
  oxbow_player_free (self->near);
  oxbow_trial_free (self->trial);
  g_free (self);
}

static const OxbowPlayerKind kind = { "search", think, free_player };

OxbowPlayer *
oxbow_search_player_new (int iterations, uint64_t seed)
{
  g_return_val_if_fail (iterations > 0, NULL);

  SearchPlayer *self = g_new0 (SearchPlayer, 1);
  self->parent = (OxbowPlayer) { .kind = &kind, .rng = { seed } };
  self->iterations = iterations;
  self->past = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  return &self->parent;
}

bool
oxbow_search_grows_tree (const OxbowState *state, int seat)
{
  return !is_misled (state, seat) && !oxbow_trial_suits (state);
}
