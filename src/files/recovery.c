/* recovery.c: what a program that ended unasked has left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/autosave-file.h"
#include "files/autosave.h"
#include "files/journal.h"
#include "files/load.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAX_TRIES 3
#define MAX_BYTES (2 * OXBOW_XML_MAX_BYTES)

/* What the hand had drawn and not let go of. */
static void
read_held (const char *file, size_t length, OxbowJournal *journal)
{
  g_autofree char *path = oxbow_autosave_file_held (file);
  g_autoptr (GBytes) held = oxbow_load (path, MAX_BYTES, NULL);
  if (held != NULL)
    oxbow_journal_take_held (journal, length, g_bytes_get_data (held, NULL), g_bytes_get_size (held));
}

static OxbowJournal *
read_journal (const char *file, GError **error)
{
  g_autoptr (GBytes) bytes = oxbow_load (file, MAX_BYTES, error);
  if (bytes == NULL)
    return NULL;
  OxbowJournal *journal = oxbow_journal_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  if (journal == NULL)
    g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT,
                 _("A record of what you did is damaged from its beginning, and nothing of it can be restored."));
  else
    read_held (file, g_bytes_get_size (bytes), journal);
  return journal;
}

bool
oxbow_autosave_is_open (const char *folder, const char *path)
{
  g_autofree char *whole_path = g_canonicalize_filename (path, NULL);
  g_autoptr (GPtrArray) files = oxbow_autosave_file_list (folder);
  for (guint i = 0; i < files->len; i++)
    {
      int lock = oxbow_autosave_file_lock (files->pdata[i]);
      if (lock >= 0)
        {
          close (lock);
          continue;
        }
      g_autoptr (OxbowJournal) journal = read_journal (files->pdata[i], NULL);
      if (journal != NULL && g_strcmp0 (journal->path, whole_path) == 0)
        return true;
    }
  return false;
}

void
oxbow_recovery_free (OxbowRecovery *recovery)
{
  if (recovery == NULL)
    return;
  if (recovery->lock >= 0)
    close (recovery->lock);
  g_free (recovery->file);
  g_free (recovery->game);
  g_free (recovery->title);
  g_free (recovery->path);
  g_free (recovery);
}

static OxbowEnding
read_ending (const char *file)
{
  g_autofree char *word = oxbow_autosave_file_noted (file);
  if (strcmp (word, "closed") == 0)
    return OXBOW_ENDING_CLOSED;
  return strcmp (word, "open") == 0 ? OXBOW_ENDING_OPEN : OXBOW_ENDING_UNASKED;
}

static OxbowRecovery *
describe (const char *file, const OxbowJournal *journal)
{
  struct stat info;
  OxbowRecovery *recovery = g_new0 (OxbowRecovery, 1);
  recovery->file = g_strdup (file);
  recovery->is_draft = journal->is_draft;
  recovery->ending = read_ending (file);
  recovery->game = g_strdup (journal->game);
  recovery->title = g_strdup (journal->title);
  recovery->path = g_strdup (journal->path);
  recovery->has_stamp = journal->path != NULL && oxbow_autosave_file_get_stamp (file, journal->path, &recovery->stamp);
  recovery->seconds = stat (file, &info) == 0 ? info.st_mtime : 0;
  recovery->n_moves = oxbow_journal_n_moves (journal);
  recovery->lock = -1;
  return recovery;
}

/* NULL: nothing to offer. What cannot be read at all is set aside like what was tried too often, if that is told. */
static OxbowRecovery *
consider (const char *file, int *n_aside)
{
  int lock = oxbow_autosave_file_lock (file);
  if (lock < 0)
    return NULL;
  g_autoptr (OxbowJournal) journal = NULL;
  if (oxbow_autosave_file_n_tries (file) < MAX_TRIES)
    journal = read_journal (file, NULL);
  bool has_document = journal != NULL && journal->document != NULL;
  if (!has_document && n_aside != NULL && oxbow_autosave_file_set_aside (file))
    ++*n_aside;
  close (lock);
  return has_document ? describe (file, journal) : NULL;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const OxbowRecovery *one = *(const OxbowRecovery *const *) a, *other = *(const OxbowRecovery *const *) b;
  if (one->seconds != other->seconds)
    return one->seconds < other->seconds ? 1 : -1;
  return -strcmp (one->file, other->file);
}

GPtrArray *
oxbow_recovery_list (const char *folder, int *n_aside)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) oxbow_recovery_free);
  g_autoptr (GPtrArray) files = oxbow_autosave_file_list (folder);
  if (n_aside != NULL)
    *n_aside = 0;
  for (guint i = 0; i < files->len; i++)
    {
      OxbowRecovery *recovery = consider (files->pdata[i], n_aside);
      if (recovery != NULL)
        g_ptr_array_add (list, recovery);
    }
  g_ptr_array_sort (list, compare_times);
  return list;
}

bool
oxbow_recovery_hold (OxbowRecovery *recovery)
{
  if (recovery->lock < 0)
    recovery->lock = oxbow_autosave_file_lock (recovery->file);
  return recovery->lock >= 0;
}

OxbowDocument *
oxbow_recovery_open (OxbowRecovery *recovery, GError **error)
{
  if (!oxbow_recovery_hold (recovery))
    {
      g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ, _("\"%s\" is open in another window already."),
                   recovery->title);
      return NULL;
    }
  oxbow_autosave_file_try (recovery->file);
  g_autoptr (OxbowJournal) journal = read_journal (recovery->file, error);
  return journal != NULL ? oxbow_journal_replay (journal, error) : NULL;
}

OxbowTrail *
oxbow_recovery_read_trail (const OxbowRecovery *recovery)
{
  g_autoptr (OxbowJournal) journal = read_journal (recovery->file, NULL);
  return journal != NULL ? oxbow_journal_get_trail (journal) : NULL;
}

OxbowDocument *
oxbow_recovery_look (const OxbowRecovery *recovery, GError **error)
{
  oxbow_autosave_file_try (recovery->file);
  g_autoptr (OxbowJournal) journal = read_journal (recovery->file, error);
  OxbowDocument *document = journal != NULL ? oxbow_journal_replay (journal, error) : NULL;
  oxbow_autosave_file_untry (recovery->file);
  return document;
}

void
oxbow_recovery_finish (OxbowRecovery *recovery)
{
  oxbow_autosave_file_remove (recovery->file);
}
