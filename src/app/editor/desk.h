/* desk.h: a map that is being drawn in a window: the draft, the person's file, and the autosave that follows it
 *
 * A copy of the draft is kept a moment after each change; the person's own file is written only when they say so. What
 * is put away without having been saved stays in its copy and is continued from the welcome page.
 *
 * Properties, to watch: "title" (of the scenario), "subtitle" (the file's name, or that it is not saved yet), "saved",
 * "notice" (a sentence to be shown until it is dismissed, or NULL).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/draft.h"
#include "files/autosave.h"
#include "files/save.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_DESK (oxbow_desk_get_type ())
G_DECLARE_FINAL_TYPE (OxbowDesk, oxbow_desk, OXBOW, DESK, GObject)

/* A map that has just been begun. */
OxbowDesk       *oxbow_desk_new         (OxbowScenario *scenario);

/* A file's, which is saved there again; one that an earlier run left in its copy. */
OxbowDesk       *oxbow_desk_open        (const char *path, GError **error);
OxbowDesk       *oxbow_desk_recover     (OxbowRecovery *recovery, GError **error);

/* Whether an earlier run has left it. */
bool             oxbow_desk_is_recovered (OxbowDesk *self);

OxbowDraft      *oxbow_desk_get_draft   (OxbowDesk *self);
const char      *oxbow_desk_get_path    (OxbowDesk *self);      /* or NULL */
const char      *oxbow_desk_get_title   (OxbowDesk *self);
const char      *oxbow_desk_get_subtitle (OxbowDesk *self);
bool             oxbow_desk_is_saved    (OxbowDesk *self);
const char      *oxbow_desk_get_notice  (OxbowDesk *self);      /* or NULL */
void             oxbow_desk_dismiss_notice (OxbowDesk *self);

/* Saves; path NULL: where it was saved last. What a person is to be asked about first is told by get_concern (). */
bool             oxbow_desk_save        (OxbowDesk *self, const char *path, GError **error);
OxbowSaveConcern oxbow_desk_get_concern (OxbowDesk *self, const char *path);

/* It is no longer shown. Put away, a saved map and one that was never touched leave nothing behind. */
void             oxbow_desk_end         (OxbowDesk *self, OxbowEnding ending);

G_END_DECLS
