/* search-tree.h: one tree of what may come, grown a path at a time
 *
 * A node stands for the moves that lead to it, not for a position: on every path down, what the seat at the root cannot
 * see and all chance to come are dealt anew, and only the moves that are legal then are looked at. What a move is worth
 * is told from the side of who makes it, as the odds that the game's estimate gives.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

typedef struct _OxbowSearchTree OxbowSearchTree;

/* A move at the root, and what is known of it. */
typedef struct
{
  OxbowMove move;
  int n_visits;
  double value;                 /* for the seat, from 0 to 1: the mean of the paths through it */
} OxbowChoice;

OxbowSearchTree *oxbow_search_tree_new      (void);
void             oxbow_search_tree_free     (OxbowSearchTree *tree);

/* Begins anew from a position, which is copied; or goes on with what is known below a move, if that is anything. */
void             oxbow_search_tree_plant    (OxbowSearchTree *tree, const OxbowState *root, int seat, uint64_t seed);
void             oxbow_search_tree_advance  (OxbowSearchTree *tree, const OxbowMove *move, const OxbowState *root,
                                             int seat, uint64_t seed);

void             oxbow_search_tree_grow     (OxbowSearchTree *tree, int n_paths);

int              oxbow_search_tree_n_paths  (const OxbowSearchTree *tree);       /* inherited ones too */
int              oxbow_search_tree_n_choices (const OxbowSearchTree *tree);
OxbowChoice      oxbow_search_tree_get      (const OxbowSearchTree *tree, int i);

/* The moves that are made most from that choice on, itself the first, as long as there are paths enough to tell. */
void             oxbow_search_tree_follow   (const OxbowSearchTree *tree, int i, OxbowMoves *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowSearchTree, oxbow_search_tree_free)

G_END_DECLS
