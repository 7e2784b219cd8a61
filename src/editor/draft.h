/* draft.h: a scenario that is being drawn, and all the steps that led to it
 *
 * A draft owns its scenario; nobody writes to it but the draft's strokes. Each stroke becomes one step of the history,
 * which has no end: undo, redo and jumps apply the edits of the steps between. Whoever needs a scenario that stands
 * still (checks, saving, a test game) asks for a snapshot.
 *
 * "changed (const OxbowTouched *)": the scenario is different; also while a stroke grows.
 * "history-changed": a step was added, undone, done again, or is saved now.
 * "stroke-ending": somebody needs the draft as it is, so that the stroke ends here: whoever grows it sees to what is
 * left to do, and commits it.
 * "stroke-ended": no stroke grows any more, whether a step came of it or not.
 * Properties, to read and to watch: "can-undo", "can-redo", "saved" (nothing was changed since mark_saved).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/stroke.h"
#include <glib-object.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_DRAFT (oxbow_draft_get_type ())
G_DECLARE_FINAL_TYPE (OxbowDraft, oxbow_draft, OXBOW, DRAFT, GObject)

OxbowDraft          *oxbow_draft_new           (const OxbowScenario *scenario);         /* copied */
const OxbowScenario *oxbow_draft_get_scenario  (OxbowDraft *self);      /* to read, until the next change */
const OxbowGrid     *oxbow_draft_get_grid      (OxbowDraft *self);
const OxbowPalette  *oxbow_draft_get_palette   (OxbowDraft *self);

/* A scenario that nobody writes to any more; the same one until the draft changes. Yours to unref. */
OxbowScenario       *oxbow_draft_snapshot      (OxbowDraft *self);

/* How often it has changed: equal numbers, equal drafts. */
guint64              oxbow_draft_get_revision  (OxbowDraft *self);

/* A step. begin () gives the stroke to grow, the draft's own; an earlier one that was not ended is committed first.
 * show () tells who watches what has changed since. commit () ends it under the name that the menu shows, and gives
 * false if nothing is different; cancel () takes it back. */
OxbowStroke         *oxbow_draft_begin         (OxbowDraft *self);
OxbowStroke         *oxbow_draft_get_stroke    (OxbowDraft *self);      /* or NULL */
void                 oxbow_draft_show          (OxbowDraft *self);
bool                 oxbow_draft_commit        (OxbowDraft *self, const char *name);
void                 oxbow_draft_cancel        (OxbowDraft *self);

/* Whoever saves, puts away or plays the draft ends a stroke first: what was drawn stays. So do begin (), undo (),
 * redo (), go () and mark_saved (). */
void                 oxbow_draft_end_stroke    (OxbowDraft *self);

/* The same, for one letter of a text or one turn of a spin button: it goes on with the step before, if that one was of
 * the same value and the same name. */
bool                 oxbow_draft_commit_typing (OxbowDraft *self, const char *name);
void                 oxbow_draft_end_typing    (OxbowDraft *self);      /* the next one begins a step of its own */

/* The history: steps 0 ... n - 1, of which the first position are done. Undoing commits a stroke first. */
int                  oxbow_draft_get_n_steps   (OxbowDraft *self);
int                  oxbow_draft_get_position  (OxbowDraft *self);
const char          *oxbow_draft_get_step_name (OxbowDraft *self, int step);            /* "Paint Forest" */
const char          *oxbow_draft_get_undo_name (OxbowDraft *self);      /* or NULL */
const char          *oxbow_draft_get_redo_name (OxbowDraft *self);      /* or NULL */
gboolean             oxbow_draft_get_can_undo  (OxbowDraft *self);
gboolean             oxbow_draft_get_can_redo  (OxbowDraft *self);
bool                 oxbow_draft_undo          (OxbowDraft *self);
bool                 oxbow_draft_redo          (OxbowDraft *self);
void                 oxbow_draft_go            (OxbowDraft *self, int position);
guint64              oxbow_draft_get_n_commits (OxbowDraft *self);     /* steps that were ever made, or gone on with */
size_t               oxbow_draft_get_bytes     (OxbowDraft *self);      /* of memory that the history holds */

gboolean             oxbow_draft_get_is_saved  (OxbowDraft *self);
void                 oxbow_draft_mark_saved    (OxbowDraft *self);

G_END_DECLS
