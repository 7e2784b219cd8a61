/* work.h: what a person works on in a window, a game or a map: its names, the person's file, what there is to say of it
 *
 * Whatever is done is kept by the program at once; the person's own file is written only when they say so. What is put
 * away without having been saved stays with the program and is continued from the welcome page.
 *
 * Properties, to watch: "title", "subtitle" (the file's name, with a dot before it while there is more
 * than the file has; or that there is none), "saved", "notice" (a
 * sentence to be shown until it is dismissed, or NULL).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/autosave.h"
#include "files/save.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_WORK (oxbow_work_get_type ())
G_DECLARE_DERIVABLE_TYPE (OxbowWork, oxbow_work, OXBOW, WORK, GObject)

const char      *oxbow_work_get_path       (OxbowWork *self);   /* or NULL */
const char      *oxbow_work_get_title      (OxbowWork *self);
const char      *oxbow_work_get_subtitle   (OxbowWork *self);
bool             oxbow_work_is_saved       (OxbowWork *self);

/* What there is to say of how it was opened or is kept. */
const char      *oxbow_work_get_notice     (OxbowWork *self);   /* or NULL */
void             oxbow_work_dismiss_notice (OxbowWork *self);

/* Saves; path NULL: where it was saved last. What a person is to be asked about first is told by get_concern (). */
bool             oxbow_work_save           (OxbowWork *self, const char *path, GError **error);
OxbowSaveConcern oxbow_work_get_concern    (OxbowWork *self, const char *path);

/* It is no longer shown. Put away, what is saved and what was never touched leave nothing behind. */
void             oxbow_work_end            (OxbowWork *self, OxbowEnding ending);

/* For what is derived from it */

struct _OxbowWorkClass
{
  GObjectClass parent_class;

  GBytes *(*write)   (OxbowWork *self);         /* what belongs in the file */
  bool    (*check)   (OxbowWork *self, const char *path, GError **error);       /* would it open? (may be NULL) */
  bool    (*save_as) (OxbowWork *self, const char *path, GError **error);       /* to another file than before */
  void    (*saved)   (OxbowWork *self, bool is_elsewhere);      /* it was */
  void    (*end)     (OxbowWork *self, OxbowEnding ending);
  const char *(*no_file) (OxbowWork *self);     /* what is shown where it has none */
  void    (*stamped) (OxbowWork *self, const OxbowFileStamp *stamp);    /* to be kept: its file is like that */
};

/* path NULL: it has no file yet. since: what the file was like when it was read, NULL: as it is now. */
void             oxbow_work_begin          (OxbowWork *self, const char *path, const OxbowFileStamp *since);

/* Has the file's stamp kept, if there is a file: whenever a journal begins. */
void             oxbow_work_keep_stamp     (OxbowWork *self);

void             oxbow_work_set_title      (OxbowWork *self, const char *title);
void             oxbow_work_set_saved      (OxbowWork *self, bool is_saved);    /* and names the file */
void             oxbow_work_set_notice     (OxbowWork *self, const char *notice);

/* Says once that nothing can be kept against a crash, until it works again. */
void             oxbow_work_judge_autosave (OxbowWork *self, bool is_kept, const GError *error);

/* Writes it to path, which is its file from then on. */
bool             oxbow_work_write_file     (OxbowWork *self, const char *path, GError **error);

/* Whether its file holds just what would be written: the same work is written as the same bytes. Then nobody has
 * changed it, whatever time it has, as from a disk that keeps times less exactly. */
bool             oxbow_work_recognize_file (OxbowWork *self);

G_END_DECLS
