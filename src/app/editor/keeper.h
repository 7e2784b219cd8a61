/* keeper.h: writes each step of a draft to its journal, in a thread
 *
 * What is handed over is written in its order, each step with a wait for the disk, and the window never waits for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/autosave.h"

G_BEGIN_DECLS

typedef struct _OxbowKeeper OxbowKeeper;

/* In the thread that made the keeper, after each step; error NULL: it is kept. */
typedef void (*OxbowKeeperTold) (const GError *error, gpointer data);

OxbowKeeper   *oxbow_keeper_new      (OxbowAutosave *autosave, OxbowKeeperTold told, gpointer data);   /* takes it */

/* The draft as it is after its position-th step, a new one or the last gone on with; name NULL: it went there by
 * undoing or doing again. */
void           oxbow_keeper_step     (OxbowKeeper *keeper, OxbowScenario *snapshot, int position, const char *name);
/* What a stroke that still grows has drawn so far. */
void           oxbow_keeper_hold     (OxbowKeeper *keeper, OxbowScenario *snapshot);
void           oxbow_keeper_set_path (OxbowKeeper *keeper, const char *path);
void           oxbow_keeper_note_stamp (OxbowKeeper *keeper, const OxbowFileStamp *stamp);     /* of that file */

/* Waits until all is written, and gives the autosave back; nothing is told any more. */
OxbowAutosave *oxbow_keeper_end      (OxbowKeeper *keeper);

G_END_DECLS
