/* hindsight.c: what had been seen of a line before it was taken back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/hindsight.h"
#include "core/foresight.h"

/* Of the move's events the first that chance decided, or -1. */
static int
find_chance (const OxbowHistory *history, int node)
{
  g_autofree OxbowState *before = oxbow_history_copy_state (history, oxbow_history_get_parent (history, node));
  return oxbow_foresight_find_chance (before, oxbow_history_get_move (history, node));
}

bool
oxbow_hindsight_is_chance (const OxbowHistory *history, int node)
{
  return find_chance (history, node) >= 0;
}

/* The node after this one in the tree below top: its first child, else the next beside it or beside one above it. */
static int
get_following (const OxbowHistory *history, int node, int top)
{
  int following = oxbow_history_get_child (history, node);
  for (; following == OXBOW_NO_NODE && node != top; node = oxbow_history_get_parent (history, node))
    following = oxbow_history_get_sibling (history, node);
  return following;
}

static int
find_seen (const OxbowHistory *history, int branch)
{
  int seat = oxbow_history_get_seat (history, branch), node = branch;
  while (node != OXBOW_NO_NODE && oxbow_history_get_seat (history, node) == seat
         && !oxbow_hindsight_is_chance (history, node))
    node = get_following (history, node, branch);
  return node;
}

/* The first of the events, from this one on, that the game has a sentence for. */
static char *
tell_event (const OxbowState *state, const OxbowEvents *events, int from)
{
  char *sentence = NULL;
  for (int i = from; i < events->n && sentence == NULL; i++)
    sentence = oxbow_state_ruleset (state)->tell (state, &events->items[i]);
  return sentence;
}

static char *
offer (const OxbowHistory *history, int node)
{
  const OxbowState *before = oxbow_history_look (history, oxbow_history_get_parent (history, node));
  return oxbow_state_ruleset (before)->offer (before, oxbow_history_get_move (history, node));
}

char *
oxbow_hindsight_tell (const OxbowHistory *history, int branch, int *node)
{
  *node = find_seen (history, branch);
  if (*node == OXBOW_NO_NODE)
    return NULL;
  bool is_own = oxbow_history_get_seat (history, *node) == oxbow_history_get_seat (history, branch);
  OxbowEvents events = OXBOW_MOVES_INIT;
  oxbow_history_get_events (history, *node, &events);
  g_autofree OxbowState *after = oxbow_history_copy_state (history, *node);
  char *sentence = tell_event (after, &events, is_own ? find_chance (history, *node) : 0);
  if (sentence == NULL)
    sentence = tell_event (after, &events, 0);
  oxbow_moves_clear (&events);
  return sentence != NULL ? sentence : offer (history, *node);
}
