/* session.h: a game that is open in a window: the game, and the autosave that follows it
 *
 * Whatever happens to the game is written to its journal at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/work.h"
#include "core/game.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_SESSION (oxbow_session_get_type ())
G_DECLARE_FINAL_TYPE (OxbowSession, oxbow_session, OXBOW, SESSION, OxbowWork)

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

G_END_DECLS
