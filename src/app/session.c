/* session.c: a game that is open in a window: the game, and the autosave that follows it
 *
 * The journal waits for the disk a second after the last change at the latest: a timer runs only while something
 * waits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/session.h"
#include "app/engines.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SYNC_DELAY_S 1

struct _OxbowSession
{
  OxbowWork parent_instance;

  OxbowGame *game;
  OxbowAutosave *autosave;      /* NULL: it has ended, or nothing can be kept */
  bool is_behind;               /* a journal could not be begun: it is tried again with the next change */
  unsigned int sync_source;
  bool is_trial;                /* of a map: nothing is to be kept */
};

G_DEFINE_FINAL_TYPE (OxbowSession, oxbow_session, OXBOW_TYPE_WORK)

/* Autosave */

static gboolean
sync_cb (gpointer data)
{
  OxbowSession *self = data;
  g_autoptr (GError) error = NULL;
  self->sync_source = 0;
  if (self->autosave != NULL)
    {
      bool is_kept = oxbow_autosave_sync (self->autosave, &error);
      oxbow_work_judge_autosave (OXBOW_WORK (self), is_kept, error);
    }
  return G_SOURCE_REMOVE;
}

static void
plan_sync (OxbowSession *self)
{
  if (self->sync_source == 0)
    self->sync_source = g_timeout_add_seconds (SYNC_DELAY_S, sync_cb, self);
}

static void
judge (OxbowSession *self, bool is_kept, const GError *error)
{
  oxbow_work_judge_autosave (OXBOW_WORK (self), is_kept, error);
  plan_sync (self);
}

static void
follow (OxbowSession *self)
{
  g_autoptr (GError) error = NULL;
  bool is_kept = oxbow_autosave_follow (self->autosave, oxbow_game_get_history (self->game), &error);
  judge (self, is_kept, error);
}

/* The journal there was goes only once another has all of the game: on a full disk it is the better of the two. */
static void
begin_autosave (OxbowSession *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = oxbow_autosave_folder ();
  if (self->is_trial)
    return;
  OxbowAutosave *anew = oxbow_autosave_new (folder, oxbow_game_get_scenario (self->game),
                                            oxbow_game_get_history (self->game),
                                            oxbow_work_get_path (OXBOW_WORK (self)), &error);
  if (anew != NULL && self->autosave != NULL && !oxbow_autosave_sync (anew, &error))
    g_clear_pointer (&anew, oxbow_autosave_discard);
  self->is_behind = anew == NULL;
  if (anew != NULL)
    {
      g_clear_pointer (&self->autosave, oxbow_autosave_discard);
      self->autosave = anew;
      plan_sync (self);
    }
  oxbow_work_keep_stamp (OXBOW_WORK (self));
  oxbow_work_judge_autosave (OXBOW_WORK (self), self->autosave != NULL, error);
}

static void
game_changed_cb (OxbowSession *self, int from, int to)
{
  if (self->autosave != NULL && from != to)
    follow (self);
  oxbow_work_set_saved (OXBOW_WORK (self), false);
}

/* On any position, not only where the game stands. */
static void
game_worded_cb (OxbowSession *self, int node)
{
  g_autoptr (GError) error = NULL;
  if (self->autosave == NULL)
    return;
  bool is_kept = oxbow_autosave_words (self->autosave, oxbow_game_get_history (self->game), node, &error);
  judge (self, is_kept, error);
}

/* Who sits where stands at the head of the journal. */
static void
game_seated_cb (OxbowSession *self)
{
  if (self->autosave != NULL || self->is_behind)
    begin_autosave (self);
  oxbow_work_set_saved (OXBOW_WORK (self), false);
}

/* Before what has changed goes into the journal: one that could not be begun may be now. */
static void
prepare_autosave_cb (OxbowSession *self)
{
  if (self->is_behind)
    begin_autosave (self);
}

/* Beginnings */

static OxbowSession *
take_game (OxbowGame *game, const char *path, const OxbowFileStamp *since, bool is_trial)
{
  OxbowSession *self = g_object_new (OXBOW_TYPE_SESSION, NULL);
  self->game = game;
  self->is_trial = is_trial;
  oxbow_work_begin (OXBOW_WORK (self), path, since);
  oxbow_work_set_title (OXBOW_WORK (self), oxbow_text_get (oxbow_game_get_scenario (game)->title));
  oxbow_work_set_saved (OXBOW_WORK (self), path != NULL);
  begin_autosave (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (prepare_autosave_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "seated", G_CALLBACK (game_seated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "worded", G_CALLBACK (game_worded_cb), self, G_CONNECT_SWAPPED);
  return self;
}

static GBytes *
oxbow_session_write (OxbowWork *work)
{
  OxbowSession *self = OXBOW_SESSION (work);
  return oxbow_document_write (oxbow_game_get_scenario (self->game), oxbow_game_get_history (self->game));
}

static void
oxbow_session_saved (OxbowWork *work, bool is_elsewhere)
{
  OxbowSession *self = OXBOW_SESSION (work);
  self->is_trial = false;
  if (is_elsewhere)
    begin_autosave (self);
  oxbow_work_set_saved (work, true);
}

static void
oxbow_session_stamped (OxbowWork *work, const OxbowFileStamp *stamp)
{
  OxbowSession *self = OXBOW_SESSION (work);
  if (self->autosave != NULL)
    oxbow_autosave_note_stamp (self->autosave, stamp);
}

static const char *
oxbow_session_no_file (OxbowWork *work)
{
  if (OXBOW_SESSION (work)->is_trial)
    return _("Test play");
  return OXBOW_WORK_CLASS (oxbow_session_parent_class)->no_file (work);
}

/* Whether somebody has made more of it than a game that has just begun: moves, words on its first position, or any
 * change of what is in a file. */
static bool
was_touched (OxbowSession *self)
{
  const OxbowHistory *history = oxbow_game_get_history (self->game);
  bool has_words = oxbow_history_get_comment (history, 0) != NULL || oxbow_history_get_mark (history, 0) != NULL
                   || oxbow_history_get_name (history, 0) != NULL;
  return has_words || oxbow_history_n_nodes (history) > 1 || oxbow_work_get_path (OXBOW_WORK (self)) != NULL;
}

static void
oxbow_session_end (OxbowWork *work, OxbowEnding ending)
{
  OxbowSession *self = OXBOW_SESSION (work);
  self->is_behind = false;
  g_clear_handle_id (&self->sync_source, g_source_remove);
  if (ending == OXBOW_ENDING_CLOSED && (oxbow_work_is_saved (work) || !was_touched (self)))
    g_clear_pointer (&self->autosave, oxbow_autosave_discard);
  else if (self->autosave != NULL)
    {
      /* There may be room again for what was refused. */
      oxbow_autosave_follow (self->autosave, oxbow_game_get_history (self->game), NULL);
      oxbow_autosave_leave (g_steal_pointer (&self->autosave), ending);
    }
}

static void
oxbow_session_finalize (GObject *object)
{
  OxbowSession *self = OXBOW_SESSION (object);

  g_clear_handle_id (&self->sync_source, g_source_remove);
  g_clear_pointer (&self->autosave, oxbow_autosave_keep);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (oxbow_session_parent_class)->finalize (object);
}

static void
oxbow_session_class_init (OxbowSessionClass *class)
{
  OxbowWorkClass *work_class = OXBOW_WORK_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = oxbow_session_finalize;
  work_class->write = oxbow_session_write;
  work_class->saved = oxbow_session_saved;
  work_class->stamped = oxbow_session_stamped;
  work_class->end = oxbow_session_end;
  work_class->no_file = oxbow_session_no_file;
}

static void
oxbow_session_init (OxbowSession *self)
{
}

OxbowSession *
oxbow_session_new (OxbowGame *game)
{
  return take_game (g_object_ref (game), NULL, NULL, false);
}

OxbowSession *
oxbow_session_new_trial (OxbowGame *game)
{
  return take_game (g_object_ref (game), NULL, NULL, true);
}

bool
oxbow_session_is_trial (OxbowSession *self)
{
  return self->is_trial;
}

/* What could not be read, a line each. */
static char *
join_notices (const GPtrArray *notices)
{
  GString *text = g_string_new (NULL);
  for (unsigned int i = 0; notices != NULL && i < notices->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", (const char *) notices->pdata[i]);
  return g_string_free (text, FALSE);
}

static OxbowSession *
take_document (OxbowDocument *document, const char *path, const OxbowFileStamp *since, GError **error)
{
  OxbowHistory *history = oxbow_document_steal_history (document);
  OxbowGame *game = history != NULL ? oxbow_game_new_from_history (history)
                                    : oxbow_game_new (oxbow_document_get_scenario (document), NULL, error);
  if (game == NULL)
    return NULL;
  oxbow_engines_follow_renames (game);  /* before anybody hears of it: no person has changed anything */
  OxbowSession *self = take_game (game, history != NULL ? path : NULL, since, false);
  g_autofree char *notices = join_notices (oxbow_document_get_notices (document));
  if (*notices != '\0')
    oxbow_work_set_notice (OXBOW_WORK (self), notices);
  return self;
}

OxbowSession *
oxbow_session_new_document (OxbowDocument *document, const char *path, GError **error)
{
  return take_document (document, path, NULL, error);
}

OxbowSession *
oxbow_session_open (const char *path, GError **error)
{
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, error);
  return document != NULL ? oxbow_session_new_document (document, path, error) : NULL;
}

static void
say_restored (OxbowSession *self, const OxbowRecovery *recovery)
{
  if (recovery->ending != OXBOW_ENDING_UNASKED)
    return;
  const char *restored = _("Game restored: Oxbow ended unexpectedly. It stands where you left it.");
  const char *notice = oxbow_work_get_notice (OXBOW_WORK (self));
  g_autofree char *both = notice != NULL ? g_strconcat (restored, "\n", notice, NULL) : NULL;
  oxbow_work_set_notice (OXBOW_WORK (self), both != NULL ? both : restored);
}

OxbowSession *
oxbow_session_recover (OxbowRecovery *recovery, GError **error)
{
  g_autoptr (OxbowDocument) document = oxbow_recovery_open (recovery, error);
  const OxbowFileStamp *since = recovery->has_stamp ? &recovery->stamp : NULL;
  OxbowSession *self = document != NULL ? take_document (document, recovery->path, since, error) : NULL;
  if (self == NULL)
    return NULL;
  /* Only once the disk has the game's own journal may the old one go. */
  if (self->autosave != NULL && oxbow_autosave_sync (self->autosave, NULL))
    oxbow_recovery_finish (recovery);
  oxbow_work_set_saved (OXBOW_WORK (self), oxbow_work_recognize_file (OXBOW_WORK (self)));
  say_restored (self, recovery);
  return self;
}

OxbowGame *
oxbow_session_get_game (OxbowSession *self)
{
  return self->game;
}
