/* autosave.h: nothing is lost when the program ends unasked
 *
 * A game in play is followed by a journal of its own, a line a move, written before anything goes wrong, and a map
 * being drawn by one with a line a step. They lie in a folder of the program's, never beside the person's file. A
 * journal is locked as long as its program runs: what is not locked at the next start can be recovered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/document.h"
#include "files/save.h"
#include "files/trail.h"

G_BEGIN_DECLS

/* Where autosaves lie: $XDG_STATE_HOME/oxbow, ~/.local/state/oxbow without it. Tests give another folder. */
char           *oxbow_autosave_folder     (void);

/* While a document is open */

typedef struct _OxbowAutosave OxbowAutosave;

/* Begins with the document as it is (a game, or a scenario being drawn where history is NULL). path: the person's file
 * it was read from, or NULL. For a game it waits for no disk: sync does, before something else is let go for it. */
OxbowAutosave  *oxbow_autosave_new        (const char *folder, const OxbowScenario *scenario,
                                           const OxbowHistory *history, const char *path, GError **error);

/* Writes what is new in a game: moves that it did not have, where it stands, and what it could not write before. To be
 * called after every change; costs a line, and waits for the disk once a second at most, and where a turn ends. */
bool            oxbow_autosave_follow     (OxbowAutosave *autosave, const OxbowHistory *history, GError **error);

/* Does so, too, and writes name, comment and mark of a node, after one of them has changed. */
bool            oxbow_autosave_words      (OxbowAutosave *autosave, const OxbowHistory *history, int node,
                                           GError **error);

/* Writes a draft anew: the steps that led to it are forgotten. */
bool            oxbow_autosave_draft      (OxbowAutosave *autosave, const OxbowScenario *scenario, GError **error);

/* Writes what the position-th step of a draft (from 1) changed, or what went on with the last one; and that it stands
 * after so many steps now, undone or done again. To be called after each, with the draft as it is then; waits for the
 * disk, so it is best called in a thread, one call after another. */
bool            oxbow_autosave_step       (OxbowAutosave *autosave, const OxbowScenario *scenario, int position,
                                           const char *name, GError **error);
bool            oxbow_autosave_go         (OxbowAutosave *autosave, const OxbowScenario *scenario, int position,
                                           GError **error);

/* Writes what a stroke has drawn that has not ended yet: it counts until the next step or way back is written. False
 * without an error: there is nothing that it could be added to, or no file could hold it. */
bool            oxbow_autosave_hold       (OxbowAutosave *autosave, const OxbowScenario *scenario, const char *name,
                                           GError **error);

/* While steps are gathered, as those that are there already after a crash, none of them waits for the disk: what is
 * called after them does. */
void            oxbow_autosave_gather     (OxbowAutosave *autosave, bool is_gathering);

/* The draft is saved at path from now on. */
bool            oxbow_autosave_set_path   (OxbowAutosave *autosave, const char *path, GError **error);

/* What the person's file is like now that it was read or written: so another program that writes it is noticed even
 * where ours has ended since. */
void            oxbow_autosave_note_stamp (const OxbowAutosave *autosave, const OxbowFileStamp *stamp);

/* Waits until the disk has all of it: a second after the last change, say. */
bool            oxbow_autosave_sync       (OxbowAutosave *autosave, GError **error);

/* How a document was left. */
typedef enum
{
  OXBOW_ENDING_UNASKED,         /* the program ended under it */
  OXBOW_ENDING_OPEN,            /* the program was left in order while it was shown */
  OXBOW_ENDING_CLOSED,          /* it was put away */
} OxbowEnding;

/* The end: the document is saved, or is not wanted; or it stays, to be continued at the next start or later. keep () is
 * leave () with OXBOW_ENDING_UNASKED. */
void            oxbow_autosave_discard    (OxbowAutosave *autosave);
void            oxbow_autosave_keep       (OxbowAutosave *autosave);
void            oxbow_autosave_leave      (OxbowAutosave *autosave, OxbowEnding ending);

/* Whether a program that runs has the person's file at path open. */
bool            oxbow_autosave_is_open    (const char *folder, const char *path);

/* At the next start */

typedef struct
{
  char *file;                   /* the journal */
  bool is_draft;
  OxbowEnding ending;
  char *game, *title;
  char *path;                   /* the person's file, or NULL */
  bool has_stamp;               /* of that file, when it was last read or written by us */
  OxbowFileStamp stamp;
  gint64 seconds;               /* since 1970: when it was last written */
  int n_moves;                  /* made since the document was opened */
  int lock;                     /* held from opening to the end, or -1 */
} OxbowRecovery;

/* What can be recovered, the latest first (of OxbowRecovery). A journal whose recovery was begun three times and never
 * finished is passed over, and set aside, in the folder "aside": a bad one must not keep the program from starting.
 * n_aside: how many were set aside now, which somebody is to be told; NULL: that waits for whoever tells it. */
GPtrArray      *oxbow_recovery_list       (const char *folder, int *n_aside);

/* The document, as far as it can be had; notices say what is missing. Nobody else can recover it meanwhile. */
OxbowDocument  *oxbow_recovery_open       (OxbowRecovery *recovery, GError **error);

/* The steps by which a map was drawn; NULL: it is none, or there are none to be read. */
OxbowTrail     *oxbow_recovery_read_trail (const OxbowRecovery *recovery);

/* The document to look at only, as for a picture of it: nothing is taken over. Trying it counts until it has gone
 * well. */
OxbowDocument  *oxbow_recovery_look       (const OxbowRecovery *recovery, GError **error);

/* Holds it, so that it is offered nowhere until it is freed; false: another has it. */
bool            oxbow_recovery_hold       (OxbowRecovery *recovery);

/* The document is safe elsewhere (in an autosave of its own), or is not wanted: the journal goes. */
void            oxbow_recovery_finish     (OxbowRecovery *recovery);
void            oxbow_recovery_free       (OxbowRecovery *recovery);    /* without finish: it is offered again */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowAutosave, oxbow_autosave_keep)

G_END_DECLS
