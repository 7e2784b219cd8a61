/* desk.h: a map that is being drawn in a window: the draft, and the autosave that follows it
 *
 * Each step is written to its journal at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/work.h"
#include "editor/draft.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_DESK (oxbow_desk_get_type ())
G_DECLARE_FINAL_TYPE (OxbowDesk, oxbow_desk, OXBOW, DESK, OxbowWork)

/* A map that has just been begun. */
OxbowDesk       *oxbow_desk_new         (OxbowScenario *scenario);

/* It is worth keeping before anything was drawn on it: it was made by chance, say, and nothing else holds it. */
void             oxbow_desk_keep        (OxbowDesk *self);

/* A file's, which is saved there again; one that an earlier run left in its copy. */
OxbowDesk       *oxbow_desk_open        (const char *path, GError **error);
OxbowDesk       *oxbow_desk_recover     (OxbowRecovery *recovery, GError **error);

/* Whether an earlier run has left it. */
bool             oxbow_desk_is_recovered (OxbowDesk *self);

OxbowDraft      *oxbow_desk_get_draft   (OxbowDesk *self);

G_END_DECLS
