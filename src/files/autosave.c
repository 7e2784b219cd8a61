/* autosave.c: a journal for each open document
 *
 * For NAME.journal there is NAME.lock, which the program that writes it holds as long as it runs (the lock ends with
 * the process, however it ends), NAME.tries, a byte for each recovery that was begun, and, once the document was left
 * in order, NAME.ending, a word that says how.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/autosave.h"

#include "files/autosave-file.h"
#include "files/journal.h"
#include "files/save.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SYNC_INTERVAL G_USEC_PER_SEC

struct _OxbowAutosave
{
  char *file, *path;
  int lock;
  int fd;                       /* of a game's journal, at its end; -1 for drafts */
  off_t length;                 /* of what was written whole */
  int n_nodes, here, turn_number;       /* of the game, as the journal has it */
  gint64 synced;                /* when; 0: nothing waits */
  bool is_synced;
};

char *
oxbow_autosave_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "oxbow", NULL);
}

static bool
fail (GError **error, int code)
{
  g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_WRITE,
               _("What you do is not being kept against a crash: %s. Save often."), g_strerror (code));
  return false;
}

/* The beginning */

static bool
write_document (OxbowAutosave *autosave, const OxbowScenario *scenario, const OxbowHistory *history, GError **error)
{
  g_autoptr (GBytes) document = oxbow_document_write (scenario, history);
  GString *text = oxbow_journal_begin (history == NULL, scenario, autosave->path, document);
  bool saved = oxbow_save_anyway (autosave->file, text->str, text->len, error);
  autosave->length = (off_t) text->len;
  g_string_free (text, TRUE);
  return saved;
}

static void
note_game (OxbowAutosave *autosave, const OxbowHistory *history)
{
  const OxbowState *state = oxbow_history_get_state (history);
  autosave->n_nodes = oxbow_history_n_nodes (history);
  autosave->here = oxbow_history_get_node (history);
  autosave->turn_number = state->setup->ruleset->turn_number (state);
}

OxbowAutosave *
oxbow_autosave_new (const char *folder, const OxbowScenario *scenario, const OxbowHistory *history, const char *path,
                    GError **error)
{
  g_autofree char *file = NULL;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      fail (error, errno);
      return NULL;
    }
  int lock = oxbow_autosave_file_new (folder, &file);
  if (lock < 0)
    {
      fail (error, errno);
      return NULL;
    }
  OxbowAutosave *autosave = g_new0 (OxbowAutosave, 1);
  autosave->file = g_steal_pointer (&file);
  autosave->path = path != NULL ? g_canonicalize_filename (path, NULL) : NULL;
  autosave->lock = lock;
  autosave->fd = -1;
  bool begun = write_document (autosave, scenario, history, error);
  if (begun && history != NULL)
    {
      autosave->fd = open (autosave->file, O_WRONLY | O_APPEND | O_CLOEXEC);
      note_game (autosave, history);
      begun = autosave->fd >= 0 || fail (error, errno);
    }
  if (!begun)
    g_clear_pointer (&autosave, oxbow_autosave_discard);
  return autosave;
}

/* Following */

/* A line is there whole or not at all: what a full disk took of it is cut off again. */
static bool
append (OxbowAutosave *autosave, const char *line, GError **error)
{
  size_t length = strlen (line), done = 0;
  while (done < length)
    {
      ssize_t n = write (autosave->fd, line + done, length - done);
      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        {
          int code = n < 0 ? errno : ENOSPC;
          if (ftruncate (autosave->fd, autosave->length) != 0)
            code = errno;
          return fail (error, code);
        }
      done += (size_t) n;
    }
  autosave->length += (off_t) length;
  autosave->is_synced = false;
  return true;
}

bool
oxbow_autosave_sync (OxbowAutosave *autosave, GError **error)
{
  if (autosave->fd < 0 || autosave->is_synced)
    return true;
  if (fdatasync (autosave->fd) != 0)
    return fail (error, errno);
  autosave->is_synced = true;
  autosave->synced = g_get_monotonic_time ();
  return true;
}

static bool
append_node (OxbowAutosave *autosave, const OxbowHistory *history, int node, GError **error)
{
  int parent = oxbow_history_get_parent (history, node);
  const OxbowState *before = oxbow_history_look (history, parent);
  g_autofree char *move = oxbow_move_to_text (before, oxbow_history_get_move (history, node));
  g_autofree char *line = oxbow_journal_line ("play %d %s", parent, move);
  return append (autosave, line, error);
}

static bool
append_place (OxbowAutosave *autosave, int here, GError **error)
{
  g_autofree char *line = oxbow_journal_line ("go %d", here);
  return append (autosave, line, error);
}

bool
oxbow_autosave_follow (OxbowAutosave *autosave, const OxbowHistory *history, GError **error)
{
  g_return_val_if_fail (autosave->fd >= 0, false);
  int turn_number = autosave->turn_number, here = oxbow_history_get_node (history);
  for (; autosave->n_nodes < oxbow_history_n_nodes (history); autosave->n_nodes++)
    {
      if (!append_node (autosave, history, autosave->n_nodes, error))
        return false;
      autosave->here = autosave->n_nodes;
    }
  if (autosave->here != here && !append_place (autosave, here, error))
    return false;
  note_game (autosave, history);
  bool is_due = autosave->turn_number != turn_number || g_get_monotonic_time () - autosave->synced >= SYNC_INTERVAL;
  return !is_due || oxbow_autosave_sync (autosave, error);
}

static bool
append_words (OxbowAutosave *autosave, const char *what, int node, const char *words, GError **error)
{
  g_autofree char *escaped = g_strescape (words != NULL ? words : "", NULL);
  g_autofree char *line = oxbow_journal_line ("%s %d %s", what, node, escaped);
  return append (autosave, line, error);
}

bool
oxbow_autosave_words (OxbowAutosave *autosave, const OxbowHistory *history, int node, GError **error)
{
  g_return_val_if_fail (autosave->fd >= 0, false);
  return append_words (autosave, "name", node, oxbow_history_get_name (history, node), error)
         && append_words (autosave, "comment", node, oxbow_history_get_comment (history, node), error)
         && append_words (autosave, "mark", node, oxbow_history_get_mark (history, node), error);
}

bool
oxbow_autosave_draft (OxbowAutosave *autosave, const OxbowScenario *scenario, GError **error)
{
  g_return_val_if_fail (autosave->fd < 0, false);
  return write_document (autosave, scenario, NULL, error);
}

/* The end */

void
oxbow_autosave_keep (OxbowAutosave *autosave)
{
  if (autosave == NULL)
    return;
  oxbow_autosave_sync (autosave, NULL);
  if (autosave->fd >= 0)
    close (autosave->fd);
  close (autosave->lock);
  g_free (autosave->file);
  g_free (autosave->path);
  g_free (autosave);
}

void
oxbow_autosave_leave (OxbowAutosave *autosave, OxbowEnding ending)
{
  if (autosave != NULL && ending != OXBOW_ENDING_UNASKED)
    oxbow_autosave_file_note (autosave->file, ending == OXBOW_ENDING_OPEN ? "open" : "closed");
  oxbow_autosave_keep (autosave);
}

void
oxbow_autosave_discard (OxbowAutosave *autosave)
{
  if (autosave == NULL)
    return;
  autosave->is_synced = true;
  oxbow_autosave_file_remove (autosave->file);
  oxbow_autosave_keep (autosave);
}
