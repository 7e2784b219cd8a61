/* history.c: positions worked out from a tree of moves
 *
 * There is no inverse of a move anywhere. A few nodes keep a state, and any other position is played again from the
 * nearest known one above; the generator is in the state, so this is exact. What must stay true: the node we stand on
 * is on the line of the tree, and each position that is held is its node's.
 *
 * Kept states add about STATE_BYTES_PER_NODE to each node: they are spaced by their size, and a new one waits until the
 * whole tree, branches included, has nodes enough to pay for it. It does not wait for ever: a tree made to starve one
 * of its lines costs more memory, not more time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/history.h"
#include "core/tree.h"

#define STATE_BYTES_PER_NODE 12
#define MIN_SPACING 8
#define MAX_SPACING 256         /* beyond this, time is dearer than memory */
#define PATIENCE 4              /* so many times the spacing are waited, paid for or not */

typedef struct
{
  int node;
  OxbowState *state;
} Kept;

typedef struct
{
  int node;
  OxbowState *state;
} Position;

struct _OxbowHistory
{
  OxbowSetup *setup;
  OxbowTree tree;
  GArray *kept;                 /* of Kept, by ascending node */
  int spacing;                  /* nodes for each of them */
  int picture;                  /* the node that stands for the game, or OXBOW_NO_NODE */

  Position *here;               /* where we stand */
  Position *aside;              /* the last position that was asked for elsewhere: readers walk down from it */
  OxbowState *spare;            /* a move is tried on it first */
};

static OxbowNode *
get (const OxbowHistory *history, int node)
{
  return oxbow_tree_get (&history->tree, node);
}

static bool
is_node (const OxbowHistory *history, int node)
{
  return oxbow_tree_has (&history->tree, node);
}

static Position *
position_new (const OxbowState *state, int node)
{
  Position *position = g_new (Position, 1);

  position->state = oxbow_state_copy (state);
  position->node = node;
  return position;
}

static void
position_free (Position *position)
{
  g_free (position->state);
  g_free (position);
}

static void
kept_clear (gpointer data)
{
  Kept *kept = data;

  g_free (kept->state);
}

/* Kept states */

static const OxbowState *
find_kept (const OxbowHistory *history, int node)
{
  int low = 0, high = (int) history->kept->len - 1;

  while (low < high)
    {
      int middle = (low + high) / 2;

      if (g_array_index (history->kept, Kept, middle).node < node)
        low = middle + 1;
      else
        high = middle;
    }

  const Kept *kept = &g_array_index (history->kept, Kept, low);
  g_assert (kept->node == node);
  return kept->state;
}

/* Steps up to a node that keeps its state, or limit if there are more. */
static int
distance_to_kept (const OxbowHistory *history, int node, int limit)
{
  int n = 0;

  for (; n < limit && !get (history, node)->is_kept; n++)
    node = get (history, node)->parent;
  return n;
}

static void
keep (OxbowHistory *history, int node, const OxbowState *state)
{
  Kept kept = { node, oxbow_state_copy (state) };

  g_array_append_val (history->kept, kept);
  get (history, node)->is_kept = 1;
}

static void
maybe_keep (OxbowHistory *history, int node, const OxbowState *state)
{
  bool is_paid = (int64_t) history->kept->len * history->spacing < history->tree.n_nodes;
  int furthest = PATIENCE * history->spacing, distance = distance_to_kept (history, node, furthest);

  if (distance == furthest || (is_paid && distance >= history->spacing))
    keep (history, node, state);
}

/* Positions */

static bool
is_known (const OxbowHistory *history, int node)
{
  return node == history->here->node || node == history->aside->node || get (history, node)->is_kept;
}

static const OxbowState *
get_known (const OxbowHistory *history, int node)
{
  if (node == history->here->node)
    return history->here->state;
  if (node == history->aside->node)
    return history->aside->state;
  return find_kept (history, node);
}

/* Brings a position to a node: from the nearest known one above, move by move. */
static void
bring (const OxbowHistory *history, Position *position, int node)
{
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (int));
  int from = node;

  if (position->node == node)
    return;

  for (; !is_known (history, from); from = get (history, from)->parent)
    g_array_append_val (path, from);

  const OxbowState *known = get_known (history, from);
  if (known != position->state)
    oxbow_state_assign (position->state, known);

  for (int i = (int) path->len - 1; i >= 0; i--)
    {
      bool applied =
          oxbow_state_apply (position->state, &get (history, g_array_index (path, int, i))->move, NULL, NULL);

      g_assert (applied);
    }
  position->node = node;
}

static unsigned int
count_turn (const OxbowHistory *history, const OxbowState *state)
{
  return (unsigned int) history->setup->ruleset->turn_number (state) & 0x7fffff;
}

/* The child of a parent by a move that was found legal; after is the position that it leads to. */
static int
grow (OxbowHistory *history, int parent, int seat, const OxbowMove *move, const OxbowState *after)
{
  int child = oxbow_tree_find_child (&history->tree, parent, move);

  if (child != OXBOW_NO_NODE)
    return child;

  child = oxbow_tree_add_child (&history->tree, parent, move);
  get (history, child)->seat = seat;
  get (history, child)->turn = count_turn (history, after);
  maybe_keep (history, child, after);
  return child;
}

static OxbowMove
make_canonical (const OxbowState *state, const OxbowMove *move)
{
  OxbowMove canonical = *move;

  if (state->setup->ruleset->canonical != NULL)
    state->setup->ruleset->canonical (state, &canonical);
  return canonical;
}

/* Plays a move on a position, which becomes its child's; in vain if it is refused. */
static int
advance (OxbowHistory *history, Position *position, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  OxbowMove canonical = make_canonical (position->state, move);
  int seat = oxbow_state_turn (position->state);

  oxbow_state_assign (history->spare, position->state);
  if (!oxbow_state_apply (history->spare, &canonical, events, error))
    return OXBOW_NO_NODE;

  int child = grow (history, position->node, seat, &canonical, history->spare);
  OxbowState *before = position->state;
  position->state = history->spare;
  position->node = child;
  history->spare = before;
  return child;
}

/* Making */

static int
choose_spacing (size_t state_size)
{
  size_t spacing = (state_size + sizeof (Kept)) / STATE_BYTES_PER_NODE;

  return (int) CLAMP (spacing, MIN_SPACING, MAX_SPACING);
}

OxbowHistory *
oxbow_history_new (OxbowSetup *setup)
{
  OxbowHistory *history = g_new0 (OxbowHistory, 1);

  history->setup = oxbow_setup_ref (setup);
  history->picture = OXBOW_NO_NODE;
  oxbow_tree_init (&history->tree);
  history->kept = g_array_new (FALSE, FALSE, sizeof (Kept));
  g_array_set_clear_func (history->kept, kept_clear);
  history->spacing = choose_spacing (setup->start->size);
  history->here = position_new (setup->start, 0);
  history->aside = position_new (setup->start, 0);
  history->spare = oxbow_state_copy (setup->start);

  get (history, 0)->turn = count_turn (history, setup->start);
  keep (history, 0, setup->start);
  return history;
}

void
oxbow_history_free (OxbowHistory *history)
{
  if (history == NULL)
    return;

  g_free (history->spare);
  position_free (history->here);
  position_free (history->aside);
  g_array_unref (history->kept);
  oxbow_tree_clear (&history->tree);
  oxbow_setup_unref (history->setup);
  g_free (history);
}

OxbowSetup *
oxbow_history_get_setup (const OxbowHistory *history)
{
  return history->setup;
}

/* Where we stand */

int
oxbow_history_get_node (const OxbowHistory *history)
{
  return history->here->node;
}

const OxbowState *
oxbow_history_get_state (const OxbowHistory *history)
{
  return history->here->state;
}

bool
oxbow_history_can_undo (const OxbowHistory *history)
{
  return history->here->node != 0;
}

bool
oxbow_history_can_redo (const OxbowHistory *history)
{
  return get (history, history->here->node)->next != OXBOW_NO_NODE;
}

const OxbowState *
oxbow_history_look (const OxbowHistory *history, int node)
{
  g_return_val_if_fail (is_node (history, node), NULL);

  bring (history, history->aside, node);
  return history->aside->state;
}

OxbowState *
oxbow_history_copy_state (const OxbowHistory *history, int node)
{
  return oxbow_state_copy (oxbow_history_look (history, node));
}

void
oxbow_history_get_events (const OxbowHistory *history, int node, OxbowEvents *events)
{
  g_return_if_fail (is_node (history, node));

  if (node == 0)
    return;

  const OxbowNode *at = get (history, node);
  bring (history, history->aside, at->parent);
  bool applied = oxbow_state_apply (history->aside->state, &at->move, events, NULL);
  g_assert (applied);
  history->aside->node = node;
}

/* Changes */

bool
oxbow_history_play (OxbowHistory *history, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  int child = advance (history, history->here, move, events, error);

  if (child == OXBOW_NO_NODE)
    return false;

  oxbow_tree_lead_line (&history->tree, child);
  return true;
}

int
oxbow_history_add (OxbowHistory *history, int parent, const OxbowMove *move, GError **error)
{
  g_return_val_if_fail (is_node (history, parent), OXBOW_NO_NODE);

  bring (history, history->aside, parent);
  return advance (history, history->aside, move, NULL, error);
}

void
oxbow_history_go (OxbowHistory *history, int node)
{
  g_return_if_fail (is_node (history, node));

  oxbow_tree_lead_line (&history->tree, node);
  bring (history, history->here, node);
}

bool
oxbow_history_go_nth (OxbowHistory *history, int n)
{
  if (n < 0 || n >= history->tree.n_line)
    return false;

  oxbow_history_go (history, history->tree.line[n]);
  return true;
}

static int
walk_along_line (OxbowHistory *history, int64_t to)
{
  int from = get (history, history->here->node)->depth, target = (int) CLAMP (to, 0, history->tree.n_line - 1);

  oxbow_history_go_nth (history, target);
  return ABS (target - from);
}

int
oxbow_history_undo (OxbowHistory *history, int n)
{
  return walk_along_line (history, (int64_t) get (history, history->here->node)->depth - MAX (n, 0));
}

int
oxbow_history_redo (OxbowHistory *history, int n)
{
  return walk_along_line (history, (int64_t) get (history, history->here->node)->depth + MAX (n, 0));
}

static unsigned int
turn_at (const OxbowHistory *history, int depth)
{
  return get (history, history->tree.line[depth])->turn;
}

int
oxbow_history_undo_turn (OxbowHistory *history)
{
  int depth = get (history, history->here->node)->depth;

  if (depth == 0)
    return 0;

  int start = depth - 1;
  while (start > 0 && turn_at (history, start - 1) == turn_at (history, start))
    start--;
  return walk_along_line (history, start);
}

int
oxbow_history_redo_turn (OxbowHistory *history)
{
  int depth = get (history, history->here->node)->depth, end = depth;

  while (end + 1 < history->tree.n_line && turn_at (history, end) == turn_at (history, depth))
    end++;
  return walk_along_line (history, end);
}

bool
oxbow_history_undo_to_mark (OxbowHistory *history, const char *mark)
{
  for (int depth = get (history, history->here->node)->depth - 1; depth >= 0; depth--)
    {
      const char *here = oxbow_history_get_mark (history, history->tree.line[depth]);

      if (here != NULL && (mark == NULL || g_str_equal (here, mark)))
        return oxbow_history_go_nth (history, depth);
    }
  return false;
}

/* Reading the tree */

int
oxbow_history_n_nodes (const OxbowHistory *history)
{
  return history->tree.n_nodes;
}

int
oxbow_history_get_parent (const OxbowHistory *history, int node)
{
  g_return_val_if_fail (is_node (history, node), OXBOW_NO_NODE);
  return get (history, node)->parent;
}

int
oxbow_history_get_child (const OxbowHistory *history, int node)
{
  g_return_val_if_fail (is_node (history, node), OXBOW_NO_NODE);
  return get (history, node)->child;
}

int
oxbow_history_get_sibling (const OxbowHistory *history, int node)
{
  g_return_val_if_fail (is_node (history, node), OXBOW_NO_NODE);
  return get (history, node)->sibling;
}

int
oxbow_history_get_next (const OxbowHistory *history, int node)
{
  g_return_val_if_fail (is_node (history, node), OXBOW_NO_NODE);
  return get (history, node)->next;
}

int
oxbow_history_get_depth (const OxbowHistory *history, int node)
{
  g_return_val_if_fail (is_node (history, node), 0);
  return get (history, node)->depth;
}

const OxbowMove *
oxbow_history_get_move (const OxbowHistory *history, int node)
{
  g_return_val_if_fail (is_node (history, node), NULL);
  return node == 0 ? NULL : &get (history, node)->move;
}

int
oxbow_history_get_seat (const OxbowHistory *history, int node)
{
  g_return_val_if_fail (is_node (history, node), -1);
  return get (history, node)->seat;
}

bool
oxbow_history_begins_turn (const OxbowHistory *history, int node)
{
  g_return_val_if_fail (is_node (history, node), false);
  return node == 0 || get (history, node)->turn != get (history, get (history, node)->parent)->turn;
}

bool
oxbow_history_is_on_line (const OxbowHistory *history, int node)
{
  g_return_val_if_fail (is_node (history, node), false);
  return oxbow_tree_is_on_line (&history->tree, node);
}

int
oxbow_history_line_length (const OxbowHistory *history)
{
  return history->tree.n_line - 1;
}

int
oxbow_history_get_nth (const OxbowHistory *history, int n)
{
  return n >= 0 && n < history->tree.n_line ? history->tree.line[n] : OXBOW_NO_NODE;
}

/* Words */

void
oxbow_history_set_name (OxbowHistory *history, int node, const char *name)
{
  g_return_if_fail (is_node (history, node));
  oxbow_tree_set_words (&history->tree, OXBOW_NODE_NAME, node, name);
}

void
oxbow_history_set_comment (OxbowHistory *history, int node, const char *comment)
{
  g_return_if_fail (is_node (history, node));
  oxbow_tree_set_words (&history->tree, OXBOW_NODE_COMMENT, node, comment);
}

void
oxbow_history_set_mark (OxbowHistory *history, int node, const char *mark)
{
  g_return_if_fail (is_node (history, node));
  oxbow_tree_set_words (&history->tree, OXBOW_NODE_MARK, node, mark);
}

const char *
oxbow_history_get_name (const OxbowHistory *history, int node)
{
  return oxbow_tree_get_words (&history->tree, OXBOW_NODE_NAME, node);
}

const char *
oxbow_history_get_comment (const OxbowHistory *history, int node)
{
  return oxbow_tree_get_words (&history->tree, OXBOW_NODE_COMMENT, node);
}

const char *
oxbow_history_get_mark (const OxbowHistory *history, int node)
{
  return oxbow_tree_get_words (&history->tree, OXBOW_NODE_MARK, node);
}

void
oxbow_history_set_picture (OxbowHistory *history, int node)
{
  g_return_if_fail (node == OXBOW_NO_NODE || is_node (history, node));
  history->picture = node;
}

int
oxbow_history_get_picture (const OxbowHistory *history)
{
  return history->picture;
}

size_t
oxbow_history_get_bytes (const OxbowHistory *history)
{
  size_t state = history->setup->start->size;

  return sizeof (OxbowHistory) + oxbow_tree_get_bytes (&history->tree)
         + history->kept->len * (sizeof (Kept) + state) + 2 * sizeof (Position) + 3 * state;
}
