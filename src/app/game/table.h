/* table.h: the board of a game in play: what the lens shows on it, and what the hand does there
 *
 * Signals: "foreseen (moves)": an OxbowMoves * that is thought about, because the pointer rests on a place or a button
 * that would make it; or NULL. It is one move, or the steps of a way. "suggested ()": what get_advice () says is
 * another now. "escaped ()": Escape, and nothing was chosen that could be taken back. "wanted ()": what get_wanted ()
 * says is another now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/board.h"
#include "app/game/chooser.h"
#include "core/lesson.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_TABLE (oxbow_table_get_type ())
G_DECLARE_FINAL_TYPE (OxbowTable, oxbow_table, OXBOW, TABLE, GObject)

OxbowTable   *oxbow_table_new         (OxbowBoard *board, OxbowLens *lens);

OxbowLens    *oxbow_table_get_lens    (OxbowTable *self);
OxbowChooser *oxbow_table_get_chooser (OxbowTable *self);
OxbowBoard   *oxbow_table_get_board   (OxbowTable *self);

/* The page of the help on this verb's rules, or (NULL) on the whole game's. */
const char   *oxbow_table_find_help   (OxbowTable *self, const char *verb);

/* Marks the cells or the edge of a record that is spoken of; NULL: none. It is read again whenever marks are shown. */
void          oxbow_table_point_at    (OxbowTable *self, const OxbowRecord *about);

/* The step of a lesson that waits for a move; NULL: none does. It is of the scenario that is played. */
void          oxbow_table_want        (OxbowTable *self, const OxbowLessonStep *step);
const OxbowLessonStep *oxbow_table_get_wanted (OxbowTable *self);

/* Lights up the places that a move of the history names, because somebody points at its line; NULL: none. */
void          oxbow_table_point_at_move (OxbowTable *self, const OxbowMove *move);

/* Shows on the board, and tells, what a move would do; NULL: nothing any more. */
void          oxbow_table_foresee     (OxbowTable *self, const OxbowMove *move);

/* Marks a move that somebody advises, and says why; it is foreseen while nothing else is. NULL: nobody advises. */
void          oxbow_table_suggest     (OxbowTable *self, const OxbowMove *move, const char *words);
const char   *oxbow_table_get_advice  (OxbowTable *self);      /* or NULL */

G_END_DECLS
