/* tree.h: the nodes of a history, without their positions
 *
 * For history.c alone, which sees to it that moves are legal. Nodes are numbered as they are made and never move in
 * memory. The line runs from node 0 through the node we stand on to where redo ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/history.h"

G_BEGIN_DECLS

typedef struct
{
  OxbowMove move;
  int32_t parent, child, sibling;
  int32_t next;                 /* the child that was last walked to, or the first; OXBOW_NO_NODE at a leaf */
  int32_t depth;
  signed int seat : 8;
  unsigned int turn : 23;       /* its low bits: turns are only asked whether they differ */
  unsigned int is_kept : 1;     /* the history keeps its state */
} OxbowNode;

typedef enum
{
  OXBOW_NODE_NAME,
  OXBOW_NODE_COMMENT,
  OXBOW_NODE_MARK,
  OXBOW_NODE_WORDS,
} OxbowNodeWords;

typedef struct
{
  GPtrArray *blocks;            /* of OxbowNode[OXBOW_NODES_PER_BLOCK] */
  int n_nodes;
  int32_t *line;                /* nodes by depth */
  int n_line, line_capacity;
  GHashTable *words[OXBOW_NODE_WORDS];  /* node -> text; few nodes have any */
} OxbowTree;

#define OXBOW_NODES_PER_BLOCK 64

void        oxbow_tree_init         (OxbowTree *tree);          /* with node 0 */
void        oxbow_tree_clear        (OxbowTree *tree);
size_t      oxbow_tree_get_bytes    (const OxbowTree *tree);

/* The child by this move; or a new one, whose seat and turn are then for the caller to fill in. */
int         oxbow_tree_find_child   (const OxbowTree *tree, int parent, const OxbowMove *move);  /* or OXBOW_NO_NODE */
int         oxbow_tree_add_child    (OxbowTree *tree, int parent, const OxbowMove *move);

bool        oxbow_tree_is_on_line   (const OxbowTree *tree, int node);
void        oxbow_tree_lead_line    (OxbowTree *tree, int node);        /* through this node */

void        oxbow_tree_set_words    (OxbowTree *tree, OxbowNodeWords kind, int node, const char *words);
const char *oxbow_tree_get_words    (const OxbowTree *tree, OxbowNodeWords kind, int node);    /* or NULL */

static inline OxbowNode *
oxbow_tree_get (const OxbowTree *tree, int node)
{
  OxbowNode *block = g_ptr_array_index (tree->blocks, node / OXBOW_NODES_PER_BLOCK);

  return &block[node % OXBOW_NODES_PER_BLOCK];
}

static inline bool
oxbow_tree_has (const OxbowTree *tree, int node)
{
  return node >= 0 && node < tree->n_nodes;
}

G_END_DECLS
