/* autosave.c: a journal for each open document
 *
 * For NAME.journal there is NAME.lock, which the program that writes it holds as long as it runs (the lock ends with
 * the process, however it ends), NAME.tries, a byte for each recovery that was begun, NAME.stamp, what the person's own
 * file is like, NAME.held, a stroke that grows, and, once the document was left in order, NAME.ending, a word that says
 * how.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/autosave.h"

#include "files/autosave-file.h"
#include "files/journal.h"
#include "files/save.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SYNC_INTERVAL G_USEC_PER_SEC

struct _OxbowAutosave
{
  char *file, *path;
  int lock;
  int fd;                       /* of the journal, at its end */
  off_t length;                 /* of what was written whole */
  int n_nodes, here, turn_number, picture;      /* of the game, as the journal has it */
  GArray *worded;               /* nodes of the game with words that the journal has not yet */
  gint64 synced;                /* when */
  bool is_synced, is_named;     /* the disk has what was written, and its name */
  bool is_draft;
  char *text, *title;           /* of a draft, as the journal has them last */
  int base;                     /* the step that the journal of a draft begins after; those below count from there */
  int position, n_steps;        /* of a draft, as the journal has them */
  bool is_gathering;            /* steps do not wait for the disk */
  bool is_held;                 /* what a stroke has drawn is in a file beside it */
  bool is_behind;               /* no line would fit behind the last one: it begins anew */
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

/* Our own files have names that mean nothing to a person, so the sentence is without them. */
static bool
save (const char *file, const char *bytes, size_t length, GError **error)
{
  return oxbow_save_anyway (file, bytes, length, NULL) || fail (error, errno);
}

/* A game that begins is in a file already, or not worth a wait for the disk before it is seen. */
static bool
save_first (OxbowAutosave *autosave, const GString *text, GError **error)
{
  autosave->is_synced = autosave->is_named = autosave->is_draft;
  if (autosave->is_draft)
    return save (autosave->file, text->str, text->len, error);
  return oxbow_save_lightly (autosave->file, text->str, text->len, NULL) || fail (error, errno);
}

/* The beginning */

/* A file that was written anew is another one than that which was open. */
static bool
open_end (OxbowAutosave *autosave, GError **error)
{
  if (autosave->fd >= 0)
    close (autosave->fd);
  autosave->fd = open (autosave->file, O_WRONLY | O_APPEND | O_CLOEXEC);
  if (autosave->fd < 0)
    return fail (error, errno);
  autosave->length = lseek (autosave->fd, 0, SEEK_END);
  return true;
}

static bool
write_document (OxbowAutosave *autosave, const OxbowScenario *scenario, const OxbowHistory *history, GError **error)
{
  g_autoptr (GBytes) document = oxbow_document_write (scenario, history);
  GString *text = oxbow_journal_begin (history == NULL, scenario, autosave->path, document);
  bool saved = save_first (autosave, text, error);
  g_string_free (text, TRUE);
  if (saved && history == NULL)
    {
      g_free (autosave->text);
      g_free (autosave->title);
      autosave->title = g_strdup (oxbow_text_get (scenario->title));
      autosave->text = g_strndup (g_bytes_get_data (document, NULL), g_bytes_get_size (document));
    }
  return saved && open_end (autosave, error);
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
  autosave->is_draft = history == NULL;
  autosave->worded = g_array_new (FALSE, FALSE, sizeof (int));
  bool begun = write_document (autosave, scenario, history, error);
  if (begun && history != NULL)
    {
      note_game (autosave, history);
      autosave->picture = oxbow_history_get_picture (history);
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
  int code = fdatasync (autosave->fd) == 0 ? 0 : errno;
  if (code == 0 && !autosave->is_named)
    code = oxbow_save_confirm (autosave->file);
  if (code != 0)
    return fail (error, code);
  autosave->is_synced = autosave->is_named = true;
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

static bool
append_words (OxbowAutosave *autosave, const char *what, int node, const char *words, GError **error)
{
  g_autofree char *escaped = g_strescape (words != NULL ? words : "", NULL);
  g_autofree char *line = oxbow_journal_line ("%s %d %s", what, node, escaped);
  return append (autosave, line, error);
}

static bool
append_picture (OxbowAutosave *autosave, const OxbowHistory *history, GError **error)
{
  int picture = oxbow_history_get_picture (history), before = autosave->picture;
  if (picture == before)
    return true;
  bool is_chosen = picture != OXBOW_NO_NODE;
  if (!append_words (autosave, "picture", is_chosen ? picture : before, is_chosen ? "yes" : "no", error))
    return false;
  autosave->picture = picture;
  return true;
}

static bool
append_all_words (OxbowAutosave *autosave, const OxbowHistory *history, int node, GError **error)
{
  return append_words (autosave, "name", node, oxbow_history_get_name (history, node), error)
         && append_words (autosave, "comment", node, oxbow_history_get_comment (history, node), error)
         && append_words (autosave, "mark", node, oxbow_history_get_mark (history, node), error);
}

/* What a full disk refused stays among them, for the next time. */
static bool
append_new_words (OxbowAutosave *autosave, const OxbowHistory *history, GError **error)
{
  for (; autosave->worded->len > 0; g_array_set_size (autosave->worded, autosave->worded->len - 1))
    {
      int node = g_array_index (autosave->worded, int, autosave->worded->len - 1);
      if (!append_all_words (autosave, history, node, error))
        return false;
    }
  return append_picture (autosave, history, error);
}

bool
oxbow_autosave_follow (OxbowAutosave *autosave, const OxbowHistory *history, GError **error)
{
  g_return_val_if_fail (!autosave->is_draft, false);
  int turn_number = autosave->turn_number, here = oxbow_history_get_node (history);
  for (; autosave->n_nodes < oxbow_history_n_nodes (history); autosave->n_nodes++)
    {
      if (!append_node (autosave, history, autosave->n_nodes, error))
        return false;
      autosave->here = autosave->n_nodes;
    }
  if (!append_new_words (autosave, history, error))
    return false;
  if (autosave->here != here && !append_place (autosave, here, error))
    return false;
  note_game (autosave, history);
  bool is_due = autosave->turn_number != turn_number || g_get_monotonic_time () - autosave->synced >= SYNC_INTERVAL;
  return !is_due || oxbow_autosave_sync (autosave, error);
}

/* Words on a move stand behind it: where the move is not in the journal yet, it goes there first. */
bool
oxbow_autosave_words (OxbowAutosave *autosave, const OxbowHistory *history, int node, GError **error)
{
  g_return_val_if_fail (!autosave->is_draft, false);
  bool is_known = false;
  for (unsigned int i = 0; i < autosave->worded->len; i++)
    is_known |= g_array_index (autosave->worded, int, i) == node;
  if (!is_known)
    g_array_append_val (autosave->worded, node);
  return oxbow_autosave_follow (autosave, history, error);
}

/* The journal has more now than what was held. */
static void
forget_held (OxbowAutosave *autosave)
{
  if (!autosave->is_held)
    return;
  g_autofree char *held = oxbow_autosave_file_held (autosave->file);
  g_unlink (held);
  autosave->is_held = false;
}

/* It says that there were steps before, so that nobody is told that all of them are there. */
static bool
write_anew (OxbowAutosave *autosave, const OxbowScenario *scenario, int position, GError **error)
{
  g_autofree char *line = oxbow_journal_line ("lost\t%d", position);
  autosave->is_behind =
      !write_document (autosave, scenario, NULL, error)
      || (position > 0 && !(append (autosave, line, error) && oxbow_autosave_sync (autosave, error)));
  if (autosave->is_behind)
    return false;
  forget_held (autosave);
  autosave->base = position;
  autosave->position = autosave->n_steps = 0;
  return true;
}

bool
oxbow_autosave_draft (OxbowAutosave *autosave, const OxbowScenario *scenario, GError **error)
{
  g_return_val_if_fail (autosave->is_draft, false);
  return write_anew (autosave, scenario, 0, error);
}

/* The journal says now that the draft stands there; where it could not be told, a later line would not fit. */
static bool
note_place (OxbowAutosave *autosave, int position, bool is_written)
{
  autosave->is_behind = !is_written;
  if (!is_written)
    return false;
  autosave->position = position;
  forget_held (autosave);
  return true;
}

/* By which it is offered at the next start. */
static bool
append_title (OxbowAutosave *autosave, const OxbowScenario *scenario, GError **error)
{
  const char *title = oxbow_text_get (scenario->title);
  if (g_strcmp0 (title, autosave->title) == 0)
    return true;
  g_autofree char *escaped = g_strescape (title, NULL), *line = oxbow_journal_line ("title\t%s", escaped);
  if (!append (autosave, line, error))
    return false;
  g_free (autosave->title);
  autosave->title = g_strdup (title);
  return true;
}

/* A journal does not grow without end: one that is too long to be read begins anew. So does one where a line would not
 * fit behind the last one. */
bool
oxbow_autosave_step (OxbowAutosave *autosave, const OxbowScenario *scenario, int position, const char *name,
                     GError **error)
{
  g_return_val_if_fail (autosave->is_draft, false);
  int its_position = position - autosave->base;
  bool fits = its_position > 0 && (its_position == autosave->position || its_position == autosave->position + 1);
  if (autosave->length > OXBOW_XML_MAX_BYTES || !fits || autosave->is_behind || autosave->fd < 0)
    return write_anew (autosave, scenario, position, error);
  g_autoptr (GBytes) document = oxbow_document_write (scenario, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (document, NULL), g_bytes_get_size (document));
  g_autofree char *patch = oxbow_patch_make (autosave->text, text), *escaped = g_strescape (patch, NULL);
  g_autofree char *its_name = g_strescape (name, NULL);
  g_autofree char *line = oxbow_journal_line ("step\t%d\t%s\t%s", its_position, its_name, escaped);
  if (!note_place (autosave, its_position, append (autosave, line, error)))
    return false;
  autosave->n_steps = its_position;
  g_free (autosave->text);
  autosave->text = g_steal_pointer (&text);
  return append_title (autosave, scenario, error)
         && (autosave->is_gathering || oxbow_autosave_sync (autosave, error));
}

bool
oxbow_autosave_hold (OxbowAutosave *autosave, const OxbowScenario *scenario, const char *name, GError **error)
{
  g_return_val_if_fail (autosave->is_draft, false);
  if (autosave->is_behind || autosave->fd < 0 || !oxbow_document_would_open (scenario, NULL))
    return false;
  g_autoptr (GBytes) document = oxbow_document_write (scenario, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (document, NULL), g_bytes_get_size (document));
  g_autofree char *patch = oxbow_patch_make (autosave->text, text), *escaped = g_strescape (patch, NULL);
  g_autofree char *its_name = g_strescape (name, NULL), *held = oxbow_autosave_file_held (autosave->file);
  g_autofree char *line = oxbow_journal_line ("held\t%" G_GINT64_FORMAT "\t%s\t%s", (gint64) autosave->length,
                                              its_name, escaped);
  autosave->is_held = true;
  return save (held, line, strlen (line), error);
}

void
oxbow_autosave_gather (OxbowAutosave *autosave, bool is_gathering)
{
  autosave->is_gathering = is_gathering;
}

bool
oxbow_autosave_go (OxbowAutosave *autosave, const OxbowScenario *scenario, int position, GError **error)
{
  g_return_val_if_fail (autosave->is_draft, false);
  int its_position = position - autosave->base;
  if (its_position < 0 || its_position > autosave->n_steps || autosave->is_behind || autosave->fd < 0)
    return write_anew (autosave, scenario, position, error);
  g_autoptr (GBytes) document = oxbow_document_write (scenario, NULL);
  g_autofree char *line = oxbow_journal_line ("go\t%d", its_position);
  if (!note_place (autosave, its_position, append (autosave, line, error)))
    return false;
  g_free (autosave->text);
  autosave->text = g_strndup (g_bytes_get_data (document, NULL), g_bytes_get_size (document));
  return oxbow_autosave_sync (autosave, error);
}

bool
oxbow_autosave_set_path (OxbowAutosave *autosave, const char *path, GError **error)
{
  g_return_val_if_fail (autosave->is_draft, false);
  g_autofree char *whole = g_canonicalize_filename (path, NULL), *escaped = g_strescape (whole, NULL);
  g_autofree char *line = oxbow_journal_line ("path\t%s", escaped);
  g_free (autosave->path);
  autosave->path = g_steal_pointer (&whole);
  if (autosave->is_behind)
    return true;                /* with it the journal begins anew */
  autosave->is_behind = !append (autosave, line, error);
  return !autosave->is_behind && oxbow_autosave_sync (autosave, error);
}

void
oxbow_autosave_note_stamp (const OxbowAutosave *autosave, const OxbowFileStamp *stamp)
{
  oxbow_autosave_file_note_stamp (autosave->file, stamp);
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
  g_free (autosave->text);
  g_free (autosave->title);
  g_array_unref (autosave->worded);
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
