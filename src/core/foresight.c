/* foresight.c: what a move would do, as far as the seat that makes it can know
 *
 * The move is made in several worlds that look the same to the seat: what it cannot see is dealt anew in each, and the
 * dice lie otherwise. What happens in all of them is certain. The true world is never asked, so nothing can leak.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/foresight.h"
#include "core/sentences.h"

#define N_WORLDS 6

static OxbowState *
imagine (const OxbowState *state, int world)
{
  OxbowState *other = oxbow_state_copy (state);
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  OxbowRng rng = { .s = (uint64_t) world * 0x9e3779b97f4a7c15u + 1 };
  if (ruleset->determinize != NULL)
    ruleset->determinize (other, oxbow_state_turn (state), &rng);
  other->rng.s = rng.s;
  return other;
}

typedef struct
{
  OxbowState *after;            /* in the first world */
  OxbowEvents events;
  int n_certain;                /* of those events; -1: the move is not legal */
  bool differs;                 /* another world goes on otherwise */
} Ahead;

static void
compare (Ahead *ahead, const OxbowEvents *other)
{
  int same = 0;
  while (same < MIN (ahead->n_certain, other->n) && oxbow_move_equal (&ahead->events.items[same], &other->items[same]))
    same++;
  ahead->differs = ahead->differs || same < ahead->n_certain || other->n != ahead->events.n;
  ahead->n_certain = same;
}

static Ahead
look_ahead (const OxbowState *state, const OxbowMove *move)
{
  Ahead ahead = { .after = imagine (state, 0), .n_certain = -1 };
  if (oxbow_state_apply (ahead.after, move, &ahead.events, NULL))
    ahead.n_certain = ahead.events.n;
  for (int world = 1; world < N_WORLDS && ahead.n_certain >= 0; world++)
    {
      g_autofree OxbowState *other = imagine (state, world);
      OxbowEvents seen = OXBOW_MOVES_INIT;
      if (oxbow_state_apply (other, move, &seen, NULL))
        compare (&ahead, &seen);
      oxbow_moves_clear (&seen);
    }
  return ahead;
}

static void
clear_ahead (Ahead *ahead)
{
  g_free (ahead->after);
  oxbow_moves_clear (&ahead->events);
}

static bool
begins_turn (const OxbowState *before, const OxbowState *after)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (before);
  return oxbow_state_turn (after) < 0 || ruleset->turn_number (after) != ruleset->turn_number (before);
}

OxbowForesight *
oxbow_foresight_new (const OxbowState *state, const OxbowMove *move)
{
  OxbowForesight *foresight = g_new0 (OxbowForesight, 1);
  Ahead ahead = look_ahead (state, move);
  foresight->sentences = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < ahead.n_certain; i++)
    {
      char *sentence = oxbow_state_ruleset (state)->tell (ahead.after, &ahead.events.items[i]);
      if (sentence != NULL)
        g_ptr_array_add (foresight->sentences, sentence);
    }
  oxbow_sentences_fold (foresight->sentences);
  foresight->by_chance = ahead.differs;
  foresight->ends_turn = ahead.n_certain >= 0 && begins_turn (state, ahead.after);
  clear_ahead (&ahead);
  return foresight;
}

void
oxbow_foresight_free (OxbowForesight *foresight)
{
  g_ptr_array_unref (foresight->sentences);
  g_free (foresight);
}

int
oxbow_foresight_find_chance (const OxbowState *state, const OxbowMove *move)
{
  Ahead ahead = look_ahead (state, move);
  int first = ahead.differs ? ahead.n_certain : -1;
  clear_ahead (&ahead);
  return first;
}

bool
oxbow_foresight_is_chance (const OxbowState *state, const OxbowMove *move)
{
  return oxbow_foresight_find_chance (state, move) >= 0;
}
