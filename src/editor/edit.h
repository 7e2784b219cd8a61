/* edit.h: one step of drawing, as what is not there now
 *
 * An edit is a list of places in a scenario, each with the value that is not there now. Applying it swaps the two, so
 * that the same function undoes it and does it again, and nobody writes an undo of his own. Edits are kept for ever, so
 * they are small: a cell takes 4 bytes, a run of cells of one terrain 8, and a fill of torn land a bit for each cell of
 * the map. Strokes (stroke.h) make them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/touched.h"

G_BEGIN_DECLS

typedef struct _OxbowEdit OxbowEdit;

/* What can be changed of a scenario besides its map and records. */
typedef enum
{
  OXBOW_HEAD_ID,
  OXBOW_HEAD_AUTHOR,
  OXBOW_HEAD_LICENCE,
  OXBOW_HEAD_POSITION,          /* text of a listing, or NULL */
  OXBOW_HEAD_TITLE,             /* an OxbowText */
  OXBOW_HEAD_DESCRIPTION,       /* an OxbowText */
  OXBOW_HEAD_SETTINGS,          /* an OxbowSettings */
  OXBOW_HEAD_PLAYERS,           /* at least and at most; 0 and 0: as the game says */
  OXBOW_HEAD_LESSON,            /* an OxbowLesson, or NULL */
} OxbowHead;

void        oxbow_edit_free       (OxbowEdit *edit);

/* Swaps what is there and what is not; touched (may be NULL) is told what that was. */
void        oxbow_edit_apply      (OxbowEdit *edit, OxbowScenario *scenario, OxbowTouched *touched);

const char *oxbow_edit_get_name   (const OxbowEdit *edit);      /* "Paint River", translated */

/* All the bytes that it holds, for the benchmark of history. */
size_t      oxbow_edit_get_bytes  (const OxbowEdit *edit);

/* Whether the later of two edits went on where the first began, as one letter typed after another; then the first
 * alone undoes both. */
bool        oxbow_edit_continues  (const OxbowEdit *first, const OxbowEdit *later);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowEdit, oxbow_edit_free)

G_END_DECLS
