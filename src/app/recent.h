/* recent.h: what can be continued: games that were put away, and files that were open before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/autosave.h"

G_BEGIN_DECLS

typedef struct
{
  char *title, *game;           /* the scenario's, and the ruleset's id; game may be NULL */
  char *path;                   /* the person's file, or NULL */
  OxbowRecovery *recovery;      /* the journal, or NULL: all of it is in the file */
  gint64 seconds;               /* since 1970, when it was last played */
} OxbowRecent;

/* At most n, the latest first (of OxbowRecent). */
GPtrArray *oxbow_recent_list (unsigned int n);
void       oxbow_recent_free (OxbowRecent *recent);

/* In a line: what it is besides its title, and when it was last played. */
char      *oxbow_recent_describe (const OxbowRecent *recent);

/* Takes it from the list. It comes back, or goes for good, with what is left of it. */
void       oxbow_recent_hide   (OxbowRecent *recent);
void       oxbow_recent_unhide (OxbowRecent *recent);          /* and frees it */
void       oxbow_recent_forget (OxbowRecent *recent);          /* and frees it */

/* Notes that a file was opened or saved. */
void       oxbow_recent_add  (const char *path);

G_END_DECLS
