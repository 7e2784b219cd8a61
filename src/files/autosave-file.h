/* autosave-file.h: journals as files: their names, locks, and how often one was tried
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/save.h"

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define OXBOW_AUTOSAVE_ENDING ".journal"

/* A name that nobody has, locked: the lock, or -1 and errno. */
int        oxbow_autosave_file_new     (const char *folder, char **file);

/* The lock of a journal, or -1: a program that runs holds it. Closing it lets go. */
int        oxbow_autosave_file_lock    (const char *file);

/* Recoveries that were begun. */
int        oxbow_autosave_file_n_tries (const char *file);
bool       oxbow_autosave_file_try     (const char *file);

void       oxbow_autosave_file_untry   (const char *file);

/* A word on how its document was left; "" where nothing was noted. */
bool       oxbow_autosave_file_note    (const char *file, const char *ending);
char      *oxbow_autosave_file_noted   (const char *file);

/* What the person's own file was like when it was last read or written; false: that was not noted. */
bool       oxbow_autosave_file_note_stamp (const char *file, const OxbowFileStamp *stamp);
bool       oxbow_autosave_file_get_stamp (const char *file, const char *own, OxbowFileStamp *stamp);

/* The file of the stroke that grows. */
char      *oxbow_autosave_file_held    (const char *file);

/* The journal and what belongs to it go; or they are moved to the folder "aside". */
void       oxbow_autosave_file_remove  (const char *file);
bool       oxbow_autosave_file_set_aside (const char *file);

/* The journals of a folder, by name (of char *, paths). */
GPtrArray *oxbow_autosave_file_list    (const char *folder);

G_END_DECLS
