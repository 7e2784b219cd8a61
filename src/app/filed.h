/* filed.h: the person's file of what is open in a window, and whether it is kept against a crash
 *
 * A game and a map that is drawn are filed alike: the file is written only when the person says so, it may be changed
 * by others meanwhile, and that nothing is kept is said once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/save.h"

G_BEGIN_DECLS

typedef struct
{
  char *path;                   /* whole, or NULL: it has no file yet */
  OxbowFileStamp stamp;         /* of the file, when it was last read or written */
  bool is_troubled;             /* it was said that nothing is kept */
} OxbowFiled;

/* path NULL: no file. since: what it was like when it was read, NULL: as it is now. */
void             oxbow_filed_init        (OxbowFiled *filed, const char *path, const OxbowFileStamp *since);
void             oxbow_filed_clear       (OxbowFiled *filed);

/* Whether path (NULL: its own) is another file than its own. */
bool             oxbow_filed_is_elsewhere (const OxbowFiled *filed, const char *path);

/* Writes the bytes to path (NULL: its own), which is its own from then on. */
bool             oxbow_filed_write       (OxbowFiled *filed, const char *path, GBytes *bytes, GError **error);

/* What a person is to be asked before that. */
OxbowSaveConcern oxbow_filed_get_concern (const OxbowFiled *filed, const char *path);

/* Whether the file holds these bytes. */
bool             oxbow_filed_holds       (const OxbowFiled *filed, GBytes *bytes);

/* Whether to say now that nothing is kept: once, until it works again. */
bool             oxbow_filed_must_tell   (OxbowFiled *filed, bool is_kept);

G_END_DECLS
