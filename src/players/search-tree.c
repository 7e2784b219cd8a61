/* search-tree.c: one tree of what may come, grown a path at a time
 *
 * Moves come in with a value: the estimate of the position they lead to, which counts like WEIGHT paths. So the tree
 * follows good moves from the start, and little exploring is enough. Each path opens one node, at its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/search-tree.h"

#include "players/player.h"

#include <math.h>
#include <string.h>

#define MAX_NODES (1 << 20)     /* 44 MB */
#define MAX_DEPTH 256
#define TELLING 8               /* paths through a node that say how one goes on from it */
#define BARRED -1.0f            /* the value of what only leads back */

#define EXPLORATION 0.5f
#define WEIGHT 1.0f
#define WARMTH 0.03f            /* moves whose odds are so much worse are explored a third as often */

typedef struct
{
  OxbowMove move;
  uint32_t first;               /* its children lie side by side from here; 0: not opened yet */
  uint16_t n_children;
  int8_t seat;                  /* who makes the move */
  uint32_t n_visits;
  float sum;                    /* of values for that seat, one a visit */
  float prior;                  /* the value that it came in with */
  float policy;                 /* its share of the exploring */
} Node;

struct _OxbowSearchTree
{
  Node *nodes;                  /* the first is the root */
  uint32_t n_nodes, capacity;
  OxbowState *root, *state, *scratch;
  int seat;
  double centre[OXBOW_MAX_SEATS];       /* estimates where it was planted, which are even odds */
  OxbowRng rng;
  OxbowMoves legal;
  int *open;                    /* children that are legal on this path */
  int n_open, open_capacity;
  uint32_t path[MAX_DEPTH + 1];
  uint64_t passed[MAX_DEPTH + 1];       /* fingerprints of the positions on the path, the root's first */
  int length;
};

OxbowSearchTree *
oxbow_search_tree_new (void)
{
  return g_new0 (OxbowSearchTree, 1);
}

void
oxbow_search_tree_free (OxbowSearchTree *tree)
{
  if (tree == NULL)
    return;
  oxbow_moves_clear (&tree->legal);
  g_free (tree->nodes);
  g_free (tree->root);
  g_free (tree->state);
  g_free (tree->scratch);
  g_free (tree->open);
  g_free (tree);
}

static void
set_root (OxbowSearchTree *tree, const OxbowState *root, int seat, uint64_t seed)
{
  if (tree->root == NULL || tree->root->size != root->size)
    {
      tree->root = g_realloc (tree->root, root->size);
      tree->state = g_realloc (tree->state, root->size);
      tree->scratch = g_realloc (tree->scratch, root->size);
    }
  oxbow_state_assign (tree->root, root);
  tree->seat = seat;
  tree->rng.s = seed;
}

static uint32_t
add_nodes (OxbowSearchTree *tree, int n)
{
  uint32_t first = tree->n_nodes;
  tree->n_nodes += (uint32_t) n;
  if (tree->n_nodes > tree->capacity)
    {
      tree->capacity = MAX (2 * tree->capacity, tree->n_nodes + 1024);
      tree->nodes = g_renew (Node, tree->nodes, tree->capacity);
    }
  memset (&tree->nodes[first], 0, sizeof (Node) * (size_t) n);
  return first;
}

void
oxbow_search_tree_plant (OxbowSearchTree *tree, const OxbowState *root, int seat, uint64_t seed)
{
  tree->n_nodes = 0;
  add_nodes (tree, 1);
  set_root (tree, root, seat, seed);
  oxbow_player_imagine (tree->state, root, seat, &tree->rng);
  for (int i = 0; i < root->setup->n_seats; i++)
    tree->centre[i] = oxbow_player_value (tree->state, i);
}

/* Values */

/* The odds that an estimate speaks of, against those where the tree was planted. */
static float
get_odds (const OxbowSearchTree *tree, const OxbowState *state, int seat)
{
  double swing = oxbow_state_ruleset (state)->swing;
  double over = (oxbow_player_value (state, seat) - tree->centre[seat]) / (swing > 0 ? swing : 1);
  return (float) (1 / (1 + exp (-over)));
}

/* Opening */

/* Whether the path has been there: what is free could be done and undone for ever. */
static bool
leads_back (const OxbowSearchTree *tree, const OxbowState *state)
{
  uint64_t fingerprint = oxbow_player_fingerprint (state);
  for (int i = tree->length; i >= 0; i--)
    if (tree->passed[i] == fingerprint)
      return true;
  return false;
}

static void
fill_in (OxbowSearchTree *tree, Node *node, const OxbowMove *move, int seat)
{
  oxbow_state_assign (tree->scratch, tree->state);
  oxbow_state_apply (tree->scratch, move, NULL, NULL);
  *node = (Node) { .move = *move, .seat = (int8_t) seat };
  node->prior = leads_back (tree, tree->scratch) ? BARRED : get_odds (tree, tree->scratch, seat);
}

static void
share_exploring (Node *children, int n)
{
  float best = 0, sum = 0;
  for (int i = 0; i < n; i++)
    best = MAX (best, children[i].prior);
  for (int i = 0; i < n; i++)
    sum += children[i].policy = expf ((children[i].prior - best) / WARMTH);
  for (int i = 0; i < n; i++)
    children[i].policy /= sum;
}

/* All legal moves become children. */
static void
open_node (OxbowSearchTree *tree, uint32_t at, int seat)
{
  int n = tree->legal.n;
  uint32_t first = add_nodes (tree, n);
  for (int i = 0; i < n; i++)
    fill_in (tree, &tree->nodes[first + (uint32_t) i], &tree->legal.items[i], seat);
  share_exploring (&tree->nodes[first], n);
  tree->nodes[at].first = first;
  tree->nodes[at].n_children = (uint16_t) n;
}

static int
find_child (const OxbowSearchTree *tree, const Node *node, const OxbowMove *move, int seat, int guess)
{
  const Node *children = &tree->nodes[node->first];
  int n = node->n_children;
  for (int i = 0; i < n; i++)
    {
      const Node *child = &children[(guess + i) % n];
      if (child->seat == seat && memcmp (&child->move, move, sizeof *move) == 0)
        return (guess + i) % n;
    }
  return -1;
}

/* Which children are legal on this path; legal moves that are none yet become some. */
static void
match_legal (OxbowSearchTree *tree, uint32_t at, int seat)
{
  const Node *node = &tree->nodes[at];
  int n_known = 0, n = tree->legal.n, guess = 0;
  if (n > tree->open_capacity)
    tree->open = g_renew (int, tree->open, tree->open_capacity = 2 * n);
  for (int i = 0; i < n; i++)
    {
      int child = find_child (tree, node, &tree->legal.items[i], seat, guess);
      if (child >= 0)
        {
          tree->open[n_known++] = child;
          guess = (child + 1) % node->n_children;
        }
      else
        tree->legal.items[i - n_known] = tree->legal.items[i];
    }
  tree->n_open = n_known;
  int n_new = n - n_known, n_old = node->n_children;
  if (n_new == 0 || n_old + n_new > G_MAXUINT16 || tree->n_nodes > MAX_NODES)
    return;
  uint32_t first = add_nodes (tree, n_old + n_new);
  memcpy (&tree->nodes[first], &tree->nodes[tree->nodes[at].first], sizeof (Node) * (size_t) n_old);
  for (int i = 0; i < n_new; i++)
    {
      fill_in (tree, &tree->nodes[first + (uint32_t) (n_old + i)], &tree->legal.items[i], seat);
      tree->open[tree->n_open++] = n_old + i;
    }
  share_exploring (&tree->nodes[first], n_old + n_new);
  tree->nodes[at].first = first;
  tree->nodes[at].n_children = (uint16_t) (n_old + n_new);
}

/* Paths */

static uint32_t
select_child (const OxbowSearchTree *tree, uint32_t at)
{
  const Node *node = &tree->nodes[at];
  float exploring = EXPLORATION * sqrtf ((float) node->n_visits + 1), most = -1;
  uint32_t best = node->first + (uint32_t) tree->open[0];
  for (int i = 0; i < tree->n_open; i++)
    {
      const Node *child = &tree->nodes[node->first + (uint32_t) tree->open[i]];
      float n = (float) child->n_visits;
      float score = (WEIGHT * child->prior + child->sum) / (WEIGHT + n) + exploring * child->policy / (1 + n);
      if (score > most)
        {
          most = score;
          best = (uint32_t) (child - tree->nodes);
        }
    }
  return best;
}

/* Follows the best moves from the root to a node that is new, or where the game ends. */
static void
walk_down (OxbowSearchTree *tree)
{
  uint32_t at = 0;
  bool is_new = false;
  tree->length = 0;
  oxbow_player_imagine (tree->state, tree->root, tree->seat, &tree->rng);
  while (!is_new && tree->length < MAX_DEPTH)
    {
      tree->passed[tree->length] = oxbow_player_fingerprint (tree->state);
      int seat = oxbow_state_turn (tree->state);
      bool is_open = tree->nodes[at].first != 0;
      if (seat < 0 || (!is_open && at != 0 && tree->n_nodes > MAX_NODES))
        return;
      oxbow_state_legal (tree->state, &tree->legal);
      if (!is_open)
        open_node (tree, at, seat);
      is_new = !is_open;
      match_legal (tree, at, seat);
      if (tree->n_open == 0)
        return;
      at = select_child (tree, at);
      oxbow_state_apply (tree->state, &tree->nodes[at].move, NULL, NULL);
      tree->path[tree->length++] = at;
    }
}

static void
walk_back (OxbowSearchTree *tree)
{
  float odds[OXBOW_MAX_SEATS];
  unsigned known = 0;
  tree->nodes[0].n_visits++;
  for (int i = 0; i < tree->length; i++)
    {
      Node *node = &tree->nodes[tree->path[i]];
      if ((known & 1u << node->seat) == 0)
        odds[node->seat] = get_odds (tree, tree->state, node->seat);
      known |= 1u << node->seat;
      node->n_visits++;
      node->sum += odds[node->seat];
    }
}

void
oxbow_search_tree_grow (OxbowSearchTree *tree, int n_paths)
{
  for (int i = 0; i < n_paths; i++)
    {
      walk_down (tree);
      walk_back (tree);
    }
}

/* Going on */

/* Copies the node and all below it to a new array. */
static void
keep_below (OxbowSearchTree *tree, uint32_t at)
{
  Node *kept = g_new (Node, tree->n_nodes);
  uint32_t n_kept = 1;
  kept[0] = tree->nodes[at];
  for (uint32_t i = 0; i < n_kept; i++)
    if (kept[i].first != 0)
      {
        memcpy (&kept[n_kept], &tree->nodes[kept[i].first], sizeof (Node) * kept[i].n_children);
        kept[i].first = n_kept;
        n_kept += kept[i].n_children;
      }
  g_free (tree->nodes);
  tree->capacity = tree->n_nodes;
  tree->nodes = kept;
  tree->n_nodes = n_kept;
}

void
oxbow_search_tree_advance (OxbowSearchTree *tree, const OxbowMove *move, const OxbowState *root, int seat,
                           uint64_t seed)
{
  int child = tree->n_nodes > 0 && tree->nodes[0].first != 0 ? find_child (tree, &tree->nodes[0], move, seat, 0) : -1;
  if (child < 0)
    {
      oxbow_search_tree_plant (tree, root, seat, seed);
      return;
    }
  keep_below (tree, tree->nodes[0].first + (uint32_t) child);
  set_root (tree, root, seat, seed);
}

int
oxbow_search_tree_n_paths (const OxbowSearchTree *tree)
{
  return (int) tree->nodes[0].n_visits;
}

int
oxbow_search_tree_n_choices (const OxbowSearchTree *tree)
{
  return tree->nodes[0].n_children;
}

OxbowChoice
oxbow_search_tree_get (const OxbowSearchTree *tree, int i)
{
  const Node *child = &tree->nodes[tree->nodes[0].first + (uint32_t) i];
  return (OxbowChoice) { .move = child->move, .n_visits = (int) child->n_visits,
                         .value = (WEIGHT * child->prior + child->sum) / (WEIGHT + (float) child->n_visits) };
}

/* Of the children that lie side by side from first. */
static uint32_t
find_best_child (const OxbowSearchTree *tree, uint32_t first, int n)
{
  uint32_t best = first;
  for (uint32_t at = first + 1; at < first + (uint32_t) n; at++)
    {
      const Node *node = &tree->nodes[at], *other = &tree->nodes[best];
      if (node->n_visits > other->n_visits || (node->n_visits == other->n_visits && node->prior > other->prior))
        best = at;
    }
  return best;
}

void
oxbow_search_tree_follow (const OxbowSearchTree *tree, int i, OxbowMoves *line)
{
  const Node *node = &tree->nodes[tree->nodes[0].first + (uint32_t) i];
  oxbow_moves_append (line, 0, 0);
  line->items[line->n - 1] = node->move;
  while (node->n_children > 0 && line->n < MAX_DEPTH)
    {
      node = &tree->nodes[find_best_child (tree, node->first, node->n_children)];
      if (node->n_visits < TELLING)
        return;
      oxbow_moves_append (line, 0, 0);
      line->items[line->n - 1] = node->move;
    }
}
