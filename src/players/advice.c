/* advice.c: which moves are best for a seat, and what they are good for
 *
 * A search tree says which moves are best; where a player who looks ahead grows none, what that player would do comes
 * first. Why is found by making the move in several worlds that look the same to the seat, and comparing the estimate's
 * parts on average; where the move by itself brings nothing, the tree's way through the rest of the turn is followed to
 * where the position is worth most.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/advice.h"

#include "players/search-tree.h"
#include "players/search.h"

#include <math.h>
#include <string.h>

#define SLICE 4                 /* paths between two looks at the clock */
#define FEWEST 64               /* paths that are always grown: else nothing could be said */
#define WORLDS 6
#define PATHS 4096              /* of the player who is asked, where only time is limited */
#define MOST_GAINS 3
#define HARDLY 0.09             /* of the swing that makes odds e times as good: less is not spoken of */
#define MINOR 0.25              /* of the largest difference: nor is this */

/* What is compared. */
typedef struct
{
  const OxbowQuestion *question;
  OxbowSearchTree *tree;
  OxbowState *before, *after;
  OxbowRng rng;
  bool asks_player;             /* and not the tree alone */
  OxbowMove chosen;             /* then: by that player */
} Work;

static bool
grow (Work *work, GCancellable *cancellable, GError **error)
{
  const OxbowQuestion *question = work->question;
  gint64 deadline = g_get_monotonic_time () + 1000 * (gint64) question->time_ms / (work->asks_player ? 2 : 1);
  int most = question->iterations > 0 ? question->iterations : G_MAXINT;
  for (int n = 0; n < most; n += SLICE)
    {
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return false;
      if (question->time_ms > 0 && n >= FEWEST && g_get_monotonic_time () >= deadline)
        return true;
      oxbow_search_tree_grow (work->tree, MIN (SLICE, most - n));
    }
  return true;
}

static bool
ask_player (Work *work, GCancellable *cancellable, GError **error)
{
  const OxbowQuestion *question = work->question;
  OxbowLimits limits = { .iterations = question->iterations, .time_ms = (question->time_ms + 1) / 2,
                         .threads = question->threads };
  if (!work->asks_player)
    return true;
  g_autoptr (OxbowPlayer) player = oxbow_search_player_new (PATHS, question->seed);
  return oxbow_player_think (player, question->state, question->seat, &limits, cancellable, &work->chosen, error);
}

/* Which moves */

static bool
leads_back (const Work *work, const OxbowMove *move)
{
  const GArray *past = work->question->past;
  oxbow_state_assign (work->after, work->question->state);
  oxbow_state_apply (work->after, move, NULL, NULL);
  uint64_t fingerprint = oxbow_player_fingerprint (work->after);
  for (guint i = 0; past != NULL && i < past->len; i++)
    if (g_array_index (past, uint64_t, i) == fingerprint)
      return true;
  return false;
}

typedef struct
{
  int i;                        /* in the tree */
  OxbowChoice choice;
  bool leads_back, is_chosen;
} Candidate;

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *one = a, *other = b;
  if (one->is_chosen != other->is_chosen)
    return other->is_chosen - one->is_chosen;
  if (one->leads_back != other->leads_back)
    return one->leads_back - other->leads_back;
  if (one->choice.n_visits != other->choice.n_visits)
    return other->choice.n_visits - one->choice.n_visits;
  return (other->choice.value > one->choice.value) - (other->choice.value < one->choice.value);
}

/* In some world that the tree has seen more may be legal than here. */
static GArray *
rank_candidates (const Work *work)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  for (int i = 0; i < oxbow_search_tree_n_choices (work->tree); i++)
    {
      Candidate candidate = { .i = i, .choice = oxbow_search_tree_get (work->tree, i) };
      oxbow_state_assign (work->after, work->question->state);
      if (!oxbow_state_apply (work->after, &candidate.choice.move, NULL, NULL))
        continue;
      candidate.leads_back = leads_back (work, &candidate.choice.move);
      candidate.is_chosen = work->asks_player && !candidate.leads_back
                            && oxbow_move_equal (&candidate.choice.move, &work->chosen);
      g_array_append_val (candidates, candidate);
    }
  g_array_sort (candidates, compare_candidates);
  return candidates;
}

/* Why */

static void
add_terms (OxbowTerms *sum, const OxbowTerms *terms, double weight)
{
  for (int i = 0; i < terms->n; i++)
    {
      int k = 0;
      while (k < sum->n && strcmp (sum->items[k].name, terms->items[i].name) != 0)
        k++;
      if (k < sum->n)
        sum->items[k].value += weight * terms->items[i].value;
      else
        oxbow_terms_add (sum, terms->items[i].name, weight * terms->items[i].value);
    }
}

/* The first moves of a line, until the turn is over or one of them is not possible here. */
static void
play_line (const OxbowMoves *line, int n, OxbowState *state, int seat)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  int turn = ruleset->turn_number (state);
  for (int i = 0; i < n && oxbow_state_turn (state) == seat && ruleset->turn_number (state) == turn; i++)
    if (!oxbow_state_apply (state, &line->items[i], NULL, NULL))
      return;
}

/* Whether the game ends is asked too: then its parts are not what they were. */
static void
compare_worlds (Work *work, const OxbowMoves *line, int n, OxbowCounsel *counsel)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (work->before);
  OxbowRng rng = work->rng;
  int seat = work->question->seat;
  counsel->ends = counsel->wins = true;
  counsel->gains.n = 0;
  for (int world = 0; world < WORLDS; world++)
    {
      OxbowTerms before = { .n = 0 }, after = { .n = 0 };
      OxbowResult result;
      oxbow_player_imagine (work->before, work->question->state, seat, &rng);
      oxbow_state_assign (work->after, work->before);
      play_line (line, n, work->after, seat);
      counsel->ends = counsel->ends && ruleset->result (work->after, &result);
      counsel->wins = counsel->ends && counsel->wins
                      && (result.winner == seat || result.winner == OXBOW_EVERYBODY);
      if (ruleset->estimate == NULL)
        continue;
      ruleset->estimate (work->before, seat, &before);
      ruleset->estimate (work->after, seat, &after);
      add_terms (&counsel->gains, &after, 1.0 / WORLDS);
      add_terms (&counsel->gains, &before, -1.0 / WORLDS);
    }
}

static double
sum_up (const OxbowTerms *gains)
{
  double sum = 0;
  for (int i = 0; i < gains->n; i++)
    sum += gains->items[i].value;
  return sum;
}

static int
compare_terms (gconstpointer a, gconstpointer b)
{
  double one = fabs (((const OxbowTerm *) a)->value), other = fabs (((const OxbowTerm *) b)->value);
  return (other > one) - (other < one);
}

static double
get_swing (const Work *work)
{
  double swing = oxbow_state_ruleset (work->before)->swing;
  return swing > 0 ? swing : 1;
}

static void
keep_what_matters (const Work *work, OxbowTerms *gains)
{
  int n = 0;
  qsort (gains->items, (size_t) gains->n, sizeof gains->items[0], compare_terms);
  while (n < MIN (gains->n, MOST_GAINS) && fabs (gains->items[n].value) >= HARDLY * get_swing (work)
         && fabs (gains->items[n].value) >= MINOR * fabs (gains->items[0].value))
    n++;
  gains->n = n;
}

/* How many moves of the line belong to this turn, in one of the worlds: how the dice will really fall is not known. */
static int
count_own (const Work *work, const OxbowMoves *line)
{
  int n = 0;
  const OxbowRuleset *ruleset = oxbow_state_ruleset (work->before);
  OxbowRng rng = work->rng;
  oxbow_player_imagine (work->after, work->question->state, work->question->seat, &rng);
  int turn = ruleset->turn_number (work->after);
  while (n < line->n && oxbow_state_turn (work->after) == work->question->seat
         && ruleset->turn_number (work->after) == turn && oxbow_state_apply (work->after, &line->items[n], NULL, NULL))
    n++;
  return n;
}

/* By itself, or with as many moves of the turn as make it worth most. */
static void
give_reasons (Work *work, const OxbowMoves *line, OxbowCounsel *counsel)
{
  compare_worlds (work, line, 1, counsel);
  double most = sum_up (&counsel->gains);
  int n_own = most > HARDLY * get_swing (work) || counsel->ends ? 1 : count_own (work, line);
  for (int n = 2; n <= MIN (n_own, 1 + OXBOW_TURN_MAX_LENGTH); n++)
    {
      OxbowCounsel longer = { .move = counsel->move, .n_moves = n };
      memcpy (longer.then, &line->items[1], (size_t) (n - 1) * sizeof longer.then[0]);
      compare_worlds (work, line, n, &longer);
      if (sum_up (&longer.gains) <= most + HARDLY * get_swing (work))
        continue;
      most = sum_up (&longer.gains);
      *counsel = longer;
    }
  keep_what_matters (work, &counsel->gains);
}

static void
advise (Work *work, OxbowAdvice *advice)
{
  g_autoptr (GArray) candidates = rank_candidates (work);
  OxbowMoves line = OXBOW_MOVES_INIT;
  advice->n = MIN ((int) candidates->len, OXBOW_ADVICE_MOVES);
  for (int i = 0; i < advice->n; i++)
    {
      const Candidate *candidate = &g_array_index (candidates, Candidate, i);
      line.n = 0;
      oxbow_search_tree_follow (work->tree, candidate->i, &line);
      advice->moves[i] = (OxbowCounsel) { .move = candidate->choice.move, .n_moves = 1 };
      give_reasons (work, &line, &advice->moves[i]);
    }
  oxbow_moves_clear (&line);
}

bool
oxbow_advice_find (OxbowAdvice *advice, const OxbowQuestion *question, GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (question->iterations > 0 || question->time_ms > 0, false);
  g_return_val_if_fail (oxbow_state_turn (question->state) == question->seat, false);

  g_autoptr (OxbowSearchTree) tree = oxbow_search_tree_new ();
  g_autofree OxbowState *before = oxbow_state_copy (question->state), *after = oxbow_state_copy (question->state);
  Work work = { .question = question, .tree = tree, .before = before, .after = after, .rng = { question->seed } };
  work.asks_player = !oxbow_search_grows_tree (question->state, question->seat);
  advice->n = 0;
  oxbow_search_tree_plant (tree, question->state, question->seat, question->seed);
  if (!grow (&work, cancellable, error) || !ask_player (&work, cancellable, error))
    return false;
  advise (&work, advice);
  return true;
}
