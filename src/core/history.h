/* history.h: every line that was played, as a tree
 *
 * A node is a move and its place in the tree; some nodes keep a state, any other position and all events are played
 * again from the nearest one above. Nothing is ever dropped: playing a move that is already a child walks there,
 * another one starts a branch. Node 0 is the first position, before any move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

#define OXBOW_NO_NODE (-1)

typedef struct _OxbowHistory OxbowHistory;

OxbowHistory     *oxbow_history_new          (OxbowSetup *setup);               /* takes a reference */
void              oxbow_history_free         (OxbowHistory *history);
OxbowSetup       *oxbow_history_get_setup    (const OxbowHistory *history);

/* Where we stand */
int               oxbow_history_get_node     (const OxbowHistory *history);
const OxbowState *oxbow_history_get_state    (const OxbowHistory *history);     /* good until the next change */
bool              oxbow_history_can_undo     (const OxbowHistory *history);
bool              oxbow_history_can_redo     (const OxbowHistory *history);

/* Changes. play: false with the game's sentence, nothing touched. undo, redo: how many steps were taken; redo follows
 * the line that was last walked. undo_turn: to where the present turn began, or from there the one before.
 * undo_to_mark: to the nearest node above with this mark, or with any (NULL). */
bool              oxbow_history_play         (OxbowHistory *history, const OxbowMove *move, OxbowEvents *events,
                                              GError **error);
int               oxbow_history_undo         (OxbowHistory *history, int n);
int               oxbow_history_redo         (OxbowHistory *history, int n);
int               oxbow_history_undo_turn    (OxbowHistory *history);
int               oxbow_history_redo_turn    (OxbowHistory *history);
bool              oxbow_history_undo_to_mark (OxbowHistory *history, const char *mark);
void              oxbow_history_go           (OxbowHistory *history, int node);
bool              oxbow_history_go_nth       (OxbowHistory *history, int n);    /* the n-th position of the line */

/* Adds a move below any node without going there, for readers of files: the new (or old) node, or OXBOW_NO_NODE. In the
 * order of play it costs one move each. */
int               oxbow_history_add          (OxbowHistory *history, int parent, const OxbowMove *move, GError **error);

/* The tree */
int               oxbow_history_n_nodes      (const OxbowHistory *history);
int               oxbow_history_get_parent   (const OxbowHistory *history, int node);   /* or OXBOW_NO_NODE */
int               oxbow_history_get_child    (const OxbowHistory *history, int node);   /* the first, or ... */
int               oxbow_history_get_sibling  (const OxbowHistory *history, int node);   /* the next, or ... */
int               oxbow_history_get_next     (const OxbowHistory *history, int node);   /* where redo goes, or ... */
int               oxbow_history_get_depth    (const OxbowHistory *history, int node);
const OxbowMove  *oxbow_history_get_move     (const OxbowHistory *history, int node);   /* NULL for node 0 */
int               oxbow_history_get_seat     (const OxbowHistory *history, int node);   /* who made it; -1 for node 0 */
/* Whether a turn began with it: node 0, and moves that ended another one. */
bool              oxbow_history_begins_turn  (const OxbowHistory *history, int node);

/* The current line runs through the node where we stand to where redo ends; its length is in moves. */
bool              oxbow_history_is_on_line   (const OxbowHistory *history, int node);
int               oxbow_history_line_length  (const OxbowHistory *history);
int               oxbow_history_get_nth      (const OxbowHistory *history, int n);      /* or OXBOW_NO_NODE */

/* Any position, without going there: to look at until the next call on this history, or into a block that the caller
 * frees. And the events of the move into a node, appended. Asked in the order of play, each costs one move. */
const OxbowState *oxbow_history_look         (const OxbowHistory *history, int node);
OxbowState       *oxbow_history_copy_state   (const OxbowHistory *history, int node);
void              oxbow_history_get_events   (const OxbowHistory *history, int node, OxbowEvents *events);

/* Words on a node: the name of the branch that begins there, a comment, a mark; NULL or "" takes it away. */
void              oxbow_history_set_name     (OxbowHistory *history, int node, const char *name);
void              oxbow_history_set_comment  (OxbowHistory *history, int node, const char *comment);
void              oxbow_history_set_mark     (OxbowHistory *history, int node, const char *mark);
const char       *oxbow_history_get_name     (const OxbowHistory *history, int node);
const char       *oxbow_history_get_comment  (const OxbowHistory *history, int node);
const char       *oxbow_history_get_mark     (const OxbowHistory *history, int node);

/* The position that was chosen to stand for the game in pictures of it; OXBOW_NO_NODE: none. */
void              oxbow_history_set_picture  (OxbowHistory *history, int node);
int               oxbow_history_get_picture  (const OxbowHistory *history);

size_t            oxbow_history_get_bytes    (const OxbowHistory *history);     /* held for nodes and kept states */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowHistory, oxbow_history_free)

G_END_DECLS
