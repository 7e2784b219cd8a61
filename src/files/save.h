/* save.h: writing a file so that it is the old one or the new one, never anything else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/error.h"
#include <stdint.h>

G_BEGIN_DECLS

/* Writes bytes to path, durably. On failure what was there is still there, and the sentence says what to do. A symbolic
 * link is kept and followed; the mode and owner of an existing file are kept. What is no regular file is refused.
 * So is a file that belongs to someone else or has another name, unless the person has been asked: anyway; there errno
 * says why it failed, for those who have words of their own. */
bool oxbow_save         (const char *path, const char *bytes, size_t length, GError **error);
bool oxbow_save_anyway  (const char *path, const char *bytes, size_t length, GError **error);

/* Whether the folder is there, and files may be made in it: for who saves only after long work. */
bool oxbow_save_has_place (const char *path);

/* The same as anyway, but for what may go with the power: no disk is waited for. Then it is durable once the file has
 * been synced, and its name has been confirmed: 0, or an errno. */
bool oxbow_save_lightly (const char *path, const char *bytes, size_t length, GError **error);
int  oxbow_save_confirm (const char *path);

/* Writes bytes into the very file that is there, for whoever holds it open and waits for them. It is not safe: what
 * was there goes first. Nothing that a person keeps is written so. */
bool oxbow_save_into    (const char *path, const char *bytes, size_t length, GError **error);

/* What a person is asked about before path is written over. */
typedef enum
{
  OXBOW_SAVE_CLEAR,             /* nothing: it is ours, or not there */
  OXBOW_SAVE_CHANGED,           /* another program has written it since we read or wrote it */
  OXBOW_SAVE_GONE,              /* it was there when we read or wrote it */
  OXBOW_SAVE_OTHER_OWNER,       /* it belongs to someone else */
  OXBOW_SAVE_OTHER_NAME,        /* the same file has another name too, which would keep the old contents */
} OxbowSaveConcern;

/* What a file was like when we last read or wrote it. */
typedef struct
{
  bool is_known;
  uint64_t device, inode;
  int64_t size, seconds, nanoseconds;
} OxbowFileStamp;

OxbowFileStamp   oxbow_file_stamp      (const char *path);                     /* not known where there is no file */
OxbowSaveConcern oxbow_save_concern    (const char *path, const OxbowFileStamp *since);        /* since may be NULL */
char            *oxbow_save_question   (const char *path, OxbowSaveConcern concern);   /* or NULL */

G_END_DECLS
