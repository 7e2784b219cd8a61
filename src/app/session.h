/* session.h: a game that is open in a window: the game, the person's file, and the autosave that follows it
 *
 * Whatever happens to the game is written to its journal at once; the person's own file only when they say so. A
 * session that closes without having been saved stays in its journal and is continued from the welcome page.
 *
 * Properties, to watch: "title" (of the game), "subtitle" (the file's name, or that it is not saved yet), "saved",
 * "notice" (a sentence to be shown until it is dismissed, or NULL).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/game.h"
#include "files/autosave.h"
#include "files/save.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_SESSION (oxbow_session_get_type ())
G_DECLARE_FINAL_TYPE (OxbowSession, oxbow_session, OXBOW, SESSION, GObject)

/* A game that has just begun (takes no reference of its caller's). */
OxbowSession    *oxbow_session_new        (OxbowGame *game);

/* A game that only tries a map out: nothing of it is kept unless it is saved. */
OxbowSession    *oxbow_session_new_trial  (OxbowGame *game);
bool             oxbow_session_is_trial   (OxbowSession *self);

/* A file that was read: a saved game, or a scenario, which then begins with its usual settings. */
OxbowSession    *oxbow_session_new_document (OxbowDocument *document, const char *path, GError **error);
OxbowSession    *oxbow_session_open       (const char *path, GError **error);

/* A game that an earlier run left in its journal. */
OxbowSession    *oxbow_session_recover    (OxbowRecovery *recovery, GError **error);

OxbowGame       *oxbow_session_get_game   (OxbowSession *self);
const char      *oxbow_session_get_path   (OxbowSession *self);        /* or NULL */
const char      *oxbow_session_get_title  (OxbowSession *self);
const char      *oxbow_session_get_subtitle (OxbowSession *self);
bool             oxbow_session_is_saved   (OxbowSession *self);

/* What there is to say of how it was opened or is kept. */
const char      *oxbow_session_get_notice (OxbowSession *self);        /* or NULL */
void             oxbow_session_dismiss_notice (OxbowSession *self);

/* Saves; path NULL: where it was saved last. What a person is to be asked about first is told by get_concern (). */
bool             oxbow_session_save       (OxbowSession *self, const char *path, GError **error);
OxbowSaveConcern oxbow_session_get_concern (OxbowSession *self, const char *path);

/* It is no longer shown. Put away, a saved game and one without a move leave nothing behind. */
void             oxbow_session_end        (OxbowSession *self, OxbowEnding ending);

G_END_DECLS
