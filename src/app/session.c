/* session.c: a game that is open in a window: the game, the person's file, and the autosave that follows it
 *
 * The journal waits for the disk a second after the last change at the latest: a timer runs only while something
 * waits. Whether a recovered game is the one in the person's file is asked of the bytes: the same game is written as
 * the same bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/session.h"
#include "app/filed.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SYNC_DELAY_S 1

struct _OxbowSession
{
  GObject parent_instance;

  OxbowGame *game;
  OxbowFiled filed;
  char *title, *subtitle, *notice;
  OxbowAutosave *autosave;      /* NULL: it has ended, or nothing can be kept */
  unsigned int sync_source;
  bool is_saved;
  bool is_trial;                /* of a map: nothing is to be kept */
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_SAVED,
  PROP_NOTICE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OxbowSession, oxbow_session, G_TYPE_OBJECT)

/* The name of the file, with a dot before it while the game has moves that the file has not. */
static char *
build_subtitle (OxbowSession *self, bool is_saved)
{
  if (self->filed.path == NULL)
    return g_strdup (self->is_trial ? _("Test play") : _("Not saved to a file"));
  g_autofree char *name = g_path_get_basename (self->filed.path);
  return g_strconcat (is_saved ? "" : "• ", name, NULL);
}

static void
set_saved (OxbowSession *self, bool is_saved)
{
  g_autofree char *subtitle = build_subtitle (self, is_saved);
  if (self->is_saved != is_saved)
    {
      self->is_saved = is_saved;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
    }
  if (g_strcmp0 (self->subtitle, subtitle) != 0)
    {
      g_free (self->subtitle);
      self->subtitle = g_steal_pointer (&subtitle);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUBTITLE]);
    }
}

static void
set_notice (OxbowSession *self, const char *notice)
{
  if (g_strcmp0 (self->notice, notice) == 0)
    return;
  char *old = self->notice;
  self->notice = g_strdup (notice);
  g_free (old);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTICE]);
}

/* Autosave */

static void
judge_autosave (OxbowSession *self, bool is_kept, const GError *error)
{
  if (oxbow_filed_must_tell (&self->filed, is_kept))
    set_notice (self, error->message);
}

static gboolean
sync_cb (gpointer data)
{
  OxbowSession *self = data;
  g_autoptr (GError) error = NULL;
  self->sync_source = 0;
  if (self->autosave != NULL)
    {
      bool is_kept = oxbow_autosave_sync (self->autosave, &error);
      judge_autosave (self, is_kept, error);
    }
  return G_SOURCE_REMOVE;
}

static void
follow (OxbowSession *self, int from, int to)
{
  g_autoptr (GError) error = NULL;
  const OxbowHistory *history = oxbow_game_get_history (self->game);
  bool is_kept = from == to ? oxbow_autosave_words (self->autosave, history, to, &error)
                            : oxbow_autosave_follow (self->autosave, history, &error);
  judge_autosave (self, is_kept, error);
  if (self->sync_source == 0)
    self->sync_source = g_timeout_add_seconds (SYNC_DELAY_S, sync_cb, self);
}

static void
begin_autosave (OxbowSession *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = oxbow_autosave_folder ();
  if (self->is_trial)
    return;
  g_clear_pointer (&self->autosave, oxbow_autosave_discard);
  self->autosave = oxbow_autosave_new (folder, oxbow_game_get_scenario (self->game),
                                       oxbow_game_get_history (self->game), self->filed.path, &error);
  judge_autosave (self, self->autosave != NULL, error);
}

/* A history that begins anew, as with another position, gets a journal anew. */
static void
game_changed_cb (OxbowSession *self, int from, int to)
{
  if (from == OXBOW_NO_NODE)
    begin_autosave (self);
  else if (self->autosave != NULL)
    follow (self, from, to);
  set_saved (self, false);
}

/* Who sits where stands at the head of the journal. */
static void
game_seated_cb (OxbowSession *self)
{
  if (self->autosave != NULL)
    begin_autosave (self);
  set_saved (self, false);
}

/* Beginnings */

static OxbowSession *
take_game (OxbowGame *game, const char *path, bool is_trial)
{
  OxbowSession *self = g_object_new (OXBOW_TYPE_SESSION, NULL);
  self->game = game;
  self->is_trial = is_trial;
  oxbow_filed_init (&self->filed, path);
  self->title = g_strdup (oxbow_text_get (oxbow_game_get_scenario (game)->title));
  set_saved (self, path != NULL);
  begin_autosave (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "seated", G_CALLBACK (game_seated_cb), self, G_CONNECT_SWAPPED);
  return self;
}

static void
oxbow_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  OxbowSession *self = OXBOW_SESSION (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_SAVED:
      g_value_set_boolean (value, self->is_saved);
      break;
    case PROP_NOTICE:
      g_value_set_string (value, self->notice);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
oxbow_session_finalize (GObject *object)
{
  OxbowSession *self = OXBOW_SESSION (object);

  g_clear_handle_id (&self->sync_source, g_source_remove);
  g_clear_pointer (&self->autosave, oxbow_autosave_keep);
  g_clear_object (&self->game);
  oxbow_filed_clear (&self->filed);
  g_free (self->title);
  g_free (self->subtitle);
  g_free (self->notice);
  G_OBJECT_CLASS (oxbow_session_parent_class)->finalize (object);
}

static void
oxbow_session_class_init (OxbowSessionClass *class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = oxbow_session_get_property;
  object_class->finalize = oxbow_session_finalize;
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, flags);
  properties[PROP_SAVED] = g_param_spec_boolean ("saved", NULL, NULL, FALSE, flags);
  properties[PROP_NOTICE] = g_param_spec_string ("notice", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
oxbow_session_init (OxbowSession *self)
{
}

OxbowSession *
oxbow_session_new (OxbowGame *game)
{
  return take_game (g_object_ref (game), NULL, false);
}

OxbowSession *
oxbow_session_new_trial (OxbowGame *game)
{
  return take_game (g_object_ref (game), NULL, true);
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

OxbowSession *
oxbow_session_new_document (OxbowDocument *document, const char *path, GError **error)
{
  OxbowHistory *history = oxbow_document_steal_history (document);
  OxbowGame *game = history != NULL ? oxbow_game_new_from_history (history)
                                    : oxbow_game_new (oxbow_document_get_scenario (document), NULL, error);
  if (game == NULL)
    return NULL;
  OxbowSession *self = take_game (game, history != NULL ? path : NULL, false);
  g_autofree char *notices = join_notices (oxbow_document_get_notices (document));
  if (*notices != '\0')
    set_notice (self, notices);
  return self;
}

OxbowSession *
oxbow_session_open (const char *path, GError **error)
{
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, error);
  return document != NULL ? oxbow_session_new_document (document, path, error) : NULL;
}

static GBytes *
write_document (OxbowSession *self)
{
  return oxbow_document_write (oxbow_game_get_scenario (self->game), oxbow_game_get_history (self->game));
}

static bool
is_in_file (OxbowSession *self)
{
  g_autoptr (GBytes) bytes = self->filed.path != NULL ? write_document (self) : NULL;
  return bytes != NULL && oxbow_filed_holds (&self->filed, bytes);
}

static void
say_restored (OxbowSession *self, const OxbowRecovery *recovery)
{
  if (recovery->ending != OXBOW_ENDING_UNASKED)
    return;
  const char *restored = _("Game restored: Oxbow ended unexpectedly. It stands where you left it.");
  g_autofree char *both = self->notice != NULL ? g_strconcat (restored, "\n", self->notice, NULL) : NULL;
  set_notice (self, both != NULL ? both : restored);
}

OxbowSession *
oxbow_session_recover (OxbowRecovery *recovery, GError **error)
{
  g_autoptr (OxbowDocument) document = oxbow_recovery_open (recovery, error);
  OxbowSession *self = document != NULL ? oxbow_session_new_document (document, recovery->path, error) : NULL;
  if (self == NULL)
    return NULL;
  /* Only once the game has a journal of its own may the old one go. */
  if (self->autosave != NULL)
    oxbow_recovery_finish (recovery);
  set_saved (self, is_in_file (self));
  say_restored (self, recovery);
  return self;
}

OxbowGame *
oxbow_session_get_game (OxbowSession *self)
{
  return self->game;
}

const char *
oxbow_session_get_path (OxbowSession *self)
{
  return self->filed.path;
}

const char *
oxbow_session_get_title (OxbowSession *self)
{
  return self->title;
}

const char *
oxbow_session_get_subtitle (OxbowSession *self)
{
  return self->subtitle;
}

bool
oxbow_session_is_saved (OxbowSession *self)
{
  return self->is_saved;
}

const char *
oxbow_session_get_notice (OxbowSession *self)
{
  return self->notice;
}

void
oxbow_session_dismiss_notice (OxbowSession *self)
{
  set_notice (self, NULL);
}

bool
oxbow_session_save (OxbowSession *self, const char *path, GError **error)
{
  bool is_elsewhere = oxbow_filed_is_elsewhere (&self->filed, path);
  g_autoptr (GBytes) bytes = write_document (self);
  if (!oxbow_filed_write (&self->filed, path, bytes, error))
    return false;
  self->is_trial = false;
  if (is_elsewhere)
    begin_autosave (self);
  set_saved (self, true);
  return true;
}

OxbowSaveConcern
oxbow_session_get_concern (OxbowSession *self, const char *path)
{
  return oxbow_filed_get_concern (&self->filed, path);
}

void
oxbow_session_end (OxbowSession *self, OxbowEnding ending)
{
  bool has_moves = oxbow_history_n_nodes (oxbow_game_get_history (self->game)) > 1;
  g_clear_handle_id (&self->sync_source, g_source_remove);
  if (ending == OXBOW_ENDING_CLOSED && (self->is_saved || !has_moves))
    g_clear_pointer (&self->autosave, oxbow_autosave_discard);
  else if (self->autosave != NULL)
    oxbow_autosave_leave (g_steal_pointer (&self->autosave), ending);
}
