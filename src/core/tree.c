/* tree.c: the nodes of a history, and the line that runs through them
 *
 * What must stay true: the line starts at node 0, each of its nodes is followed by the `next` of that node, and it ends
 * at a leaf. A node is 40 bytes and its place in the line 4; both grow in small steps, so that a long game wastes
 * little.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/tree.h"

#define LINE_STEP 64

G_STATIC_ASSERT (sizeof (OxbowNode) == 40);

static OxbowNode *
append_node (OxbowTree *tree, int parent)
{
  if (tree->n_nodes % OXBOW_NODES_PER_BLOCK == 0)
    g_ptr_array_add (tree->blocks, g_new0 (OxbowNode, OXBOW_NODES_PER_BLOCK));

  OxbowNode *node = oxbow_tree_get (tree, tree->n_nodes++);
  node->parent = parent;
  node->child = node->sibling = node->next = OXBOW_NO_NODE;
  node->seat = -1;
  return node;
}

static int
get_line_end (const OxbowTree *tree)
{
  return tree->line[tree->n_line - 1];
}

static void
append_to_line (OxbowTree *tree, int node)
{
  if (tree->n_line == tree->line_capacity)
    {
      tree->line_capacity += LINE_STEP + tree->line_capacity / 64;
      tree->line = g_renew (int32_t, tree->line, tree->line_capacity);
    }
  tree->line[tree->n_line++] = node;
}

void
oxbow_tree_init (OxbowTree *tree)
{
  *tree = (OxbowTree) { .blocks = g_ptr_array_new_with_free_func (g_free) };
  for (int i = 0; i < OXBOW_NODE_WORDS; i++)
    tree->words[i] = g_hash_table_new_full (NULL, NULL, NULL, g_free);

  append_node (tree, OXBOW_NO_NODE);
  append_to_line (tree, 0);
}

void
oxbow_tree_clear (OxbowTree *tree)
{
  for (int i = 0; i < OXBOW_NODE_WORDS; i++)
    g_hash_table_unref (tree->words[i]);
  g_free (tree->line);
  g_ptr_array_unref (tree->blocks);
}

size_t
oxbow_tree_get_bytes (const OxbowTree *tree)
{
  return tree->blocks->len * (sizeof (gpointer) + OXBOW_NODES_PER_BLOCK * sizeof (OxbowNode))
         + tree->line_capacity * sizeof *tree->line;
}

int
oxbow_tree_find_child (const OxbowTree *tree, int parent, const OxbowMove *move)
{
  int child = oxbow_tree_get (tree, parent)->child;

  while (child != OXBOW_NO_NODE && !oxbow_move_equal (&oxbow_tree_get (tree, child)->move, move))
    child = oxbow_tree_get (tree, child)->sibling;
  return child;
}

static void
link_sibling (OxbowTree *tree, int first, int child)
{
  OxbowNode *last = oxbow_tree_get (tree, first);

  while (last->sibling != OXBOW_NO_NODE)
    last = oxbow_tree_get (tree, last->sibling);
  last->sibling = child;
}

int
oxbow_tree_add_child (OxbowTree *tree, int parent, const OxbowMove *move)
{
  OxbowNode *node = append_node (tree, parent), *above = oxbow_tree_get (tree, parent);
  int child = tree->n_nodes - 1;

  node->move = *move;
  node->depth = above->depth + 1;

  if (above->child == OXBOW_NO_NODE)
    {
      above->child = above->next = child;
      if (get_line_end (tree) == parent)
        append_to_line (tree, child);
    }
  else
    link_sibling (tree, above->child, child);
  return child;
}

bool
oxbow_tree_is_on_line (const OxbowTree *tree, int node)
{
  int depth = oxbow_tree_get (tree, node)->depth;

  return depth < tree->n_line && tree->line[depth] == node;
}

/* What the old and the new line share stays; past the node, the new one follows what was last walked there. */
void
oxbow_tree_lead_line (OxbowTree *tree, int node)
{
  int fork = node;

  if (oxbow_tree_is_on_line (tree, node))
    return;

  while (!oxbow_tree_is_on_line (tree, fork))
    {
      int parent = oxbow_tree_get (tree, fork)->parent;

      oxbow_tree_get (tree, parent)->next = fork;
      fork = parent;
    }

  tree->n_line = oxbow_tree_get (tree, fork)->depth + 1;
  for (int next; (next = oxbow_tree_get (tree, get_line_end (tree))->next) != OXBOW_NO_NODE; )
    append_to_line (tree, next);
}

/* Without what is no letter and no file can hold, as it may come out of a clipboard. */
static char *
make_words (const char *text)
{
  GString *words = g_string_new (NULL);
  for (const char *at = text; at != NULL && *at != '\0'; at++)
    if ((unsigned char) *at >= ' ' || *at == '\t' || *at == '\n' || *at == '\r')
      g_string_append_c (words, *at);
  return g_string_free (words, FALSE);
}

void
oxbow_tree_set_words (OxbowTree *tree, OxbowNodeWords kind, int node, const char *words)
{
  g_autofree char *made = make_words (words);
  if (*made == '\0')
    g_hash_table_remove (tree->words[kind], GINT_TO_POINTER (node));
  else
    g_hash_table_insert (tree->words[kind], GINT_TO_POINTER (node), g_steal_pointer (&made));
}

const char *
oxbow_tree_get_words (const OxbowTree *tree, OxbowNodeWords kind, int node)
{
  return g_hash_table_lookup (tree->words[kind], GINT_TO_POINTER (node));
}
