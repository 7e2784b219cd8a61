/* way.c: how far a piece can go in a turn, one step after another
 *
 * Each step is made in a copy of the position, and what can be done then is asked of the rules again, breadth first: no
 * rule is known here. What must stay true: a way has as few steps as can be, and never leads to a place twice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/way.h"

#define MOST_WAYS 256

typedef struct
{
  const OxbowRuleset *ruleset;
  int verb, from, seat, turn;
  GArray *ways;
  GPtrArray *positions;         /* of OxbowState *: where each of them ends */
} Search;

static OxbowWay *
nth (const GArray *ways, int i)
{
  return &g_array_index (ways, OxbowWay, i);
}

static bool
is_reached (const Search *search, int place)
{
  for (int i = 0; i < (int) search->ways->len; i++)
    if (nth (search->ways, i)->step.args[1] == place)
      return true;
  return place == search->from;
}

static bool
is_step (const Search *search, const OxbowMove *move, int from)
{
  return move->verb == search->verb && move->n_args == 2 && move->args[0] == from;
}

static void
add_way (Search *search, const OxbowState *state, const OxbowMove *step, int before)
{
  OxbowState *after = oxbow_state_copy (state);
  int n_before = before < 0 ? 0 : nth (search->ways, before)->n_steps;
  OxbowWay way = { .step = *step, .before = before, .n_steps = n_before + 1 };
  if (oxbow_state_apply (after, step, NULL, NULL))
    {
      g_array_append_val (search->ways, way);
      g_ptr_array_add (search->positions, after);
    }
  else
    g_free (after);
}

static bool
is_same_turn (const Search *search, const OxbowState *state)
{
  return oxbow_state_turn (state) == search->seat && search->ruleset->turn_number (state) == search->turn;
}

/* Whether it ends the turn, by itself and without naming anything. */
static bool
is_end (const Search *search, const OxbowState *state, const OxbowMove *move)
{
  g_autofree OxbowState *after = move->n_args == 0 ? oxbow_state_copy (state) : NULL;
  return after != NULL && oxbow_state_apply (after, move, NULL, NULL) && !is_same_turn (search, after);
}

/* All that is one step farther; whether the turn could end there. */
static bool
prolong (Search *search, const OxbowState *state, int before, int from)
{
  OxbowMoves legal = OXBOW_MOVES_INIT;
  bool may_end = false;
  oxbow_state_legal (state, &legal);
  for (int i = 0; i < legal.n; i++)
    {
      const OxbowMove *move = &legal.items[i];
      may_end = may_end || is_end (search, state, move);
      if (is_step (search, move, from) && search->ways->len < MOST_WAYS && !is_reached (search, move->args[1]))
        add_way (search, state, move, before);
    }
  oxbow_moves_clear (&legal);
  return may_end;
}

GArray *
oxbow_ways_build (const OxbowState *state, int verb, int from)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  g_autoptr (GPtrArray) positions = g_ptr_array_new_with_free_func (g_free);
  Search search = { ruleset, verb, from, oxbow_state_turn (state), ruleset->turn_number (state),
                    g_array_new (FALSE, FALSE, sizeof (OxbowWay)), positions };
  g_return_val_if_fail (ruleset->moves[verb].goes_on, search.ways);
  bool could_end = prolong (&search, state, -1, from);
  for (int i = 0; i < (int) search.ways->len; i++)
    {
      const OxbowState *end = positions->pdata[i];
      bool may_end = !is_same_turn (&search, end) || prolong (&search, end, i, nth (search.ways, i)->step.args[1]);
      nth (search.ways, i)->may_stay = may_end || !could_end;
    }
  return search.ways;
}

void
oxbow_ways_get_steps (const GArray *ways, int i, OxbowMoves *steps)
{
  const OxbowWay *way = nth (ways, i);
  if (way->before >= 0)
    oxbow_ways_get_steps (ways, way->before, steps);
  *oxbow_moves_append (steps, way->step.verb, way->step.n_args) = way->step;
}

OxbowMove
oxbow_way_sum_up (const OxbowMoves *steps)
{
  OxbowMove whole = steps->items[0];
  whole.args[1] = steps->items[steps->n - 1].args[1];
  return whole;
}
