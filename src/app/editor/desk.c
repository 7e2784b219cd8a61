/* desk.c: a map that is being drawn in a window: the draft, and the autosave that follows it
 *
 * Each step is written to the journal as soon as it is one, in a thread (keeper.c), and what a stroke draws while it
 * grows, a moment later: whoever holds the button for long loses no more than others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/desk.h"
#include "app/editor/keeper.h"
#include "app/editor/restored.h"
#include "editor/new.h"
#include "files/load.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ENDING ".oxbow"
#define HELD_MS 2000            /* until what a stroke has drawn is kept */

struct _OxbowDesk
{
  OxbowWork parent_instance;

  OxbowDraft *draft;
  char *given_title;            /* after a file; or NULL */
  OxbowKeeper *keeper;          /* of the autosave; NULL: it has ended, or nothing can be kept */
  guint64 revision, n_commits;  /* of the draft, as the keeper has it */
  unsigned int holding;         /* the source by which the stroke that grows will be kept, or 0 */
  bool is_held;                 /* the keeper has some of a stroke that is no step yet */
  bool is_kept;                 /* it began with a journal that had all of it */
  bool is_naming;               /* the stroke that grows is the file's name, and belongs into it */
  bool is_recovered, has_ended;
  bool has_work;                /* that is in no file: it was made or recovered */
};

G_DEFINE_FINAL_TYPE (OxbowDesk, oxbow_desk, OXBOW_TYPE_WORK)

static void
show_saved (OxbowDesk *self)
{
  oxbow_work_set_saved (OXBOW_WORK (self), oxbow_work_get_path (OXBOW_WORK (self)) != NULL && !self->has_work
                                               && oxbow_draft_get_is_saved (self->draft));
}

static void
show_names (OxbowDesk *self)
{
  const char *title = oxbow_text_get (oxbow_draft_get_scenario (self->draft)->title);
  oxbow_work_set_title (OXBOW_WORK (self), title != NULL && *title != '\0' ? title : _("Untitled Map"));
  show_saved (self);
}

/* Autosave */

static void
kept_cb (const GError *error, gpointer data)
{
  oxbow_work_judge_autosave (data, error == NULL, error);
}

static void
end_autosave (OxbowDesk *self, void (*end) (OxbowAutosave *autosave))
{
  if (self->keeper != NULL)
    end (oxbow_keeper_end (g_steal_pointer (&self->keeper)));
}

/* Where there was no room for a journal at first, there may be now: the steps that follow can be undone after a crash,
 * those before cannot. */
static void
begin_late_cb (OxbowDesk *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = oxbow_autosave_folder ();
  if (self->keeper != NULL || self->has_ended)
    return;
  g_autoptr (OxbowScenario) snapshot = oxbow_draft_snapshot (self->draft);
  OxbowAutosave *autosave = oxbow_autosave_new (folder, snapshot, NULL, oxbow_work_get_path (OXBOW_WORK (self)),
                                                &error);
  oxbow_work_judge_autosave (OXBOW_WORK (self), autosave != NULL, error);
  if (autosave == NULL)
    return;
  self->keeper = oxbow_keeper_new (autosave, kept_cb, self);
  oxbow_work_keep_stamp (OXBOW_WORK (self));
  self->n_commits = oxbow_draft_get_n_commits (self->draft);
  self->revision = oxbow_draft_get_revision (self->draft);
  oxbow_keeper_step (self->keeper, snapshot, oxbow_draft_get_position (self->draft), NULL);
}

/* With the steps that the draft has already, if any: so it is after a crash. False: some of it is not kept. */
static bool
begin_autosave (OxbowDesk *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = oxbow_autosave_folder ();
  end_autosave (self, oxbow_autosave_discard);
  OxbowAutosave *autosave = oxbow_autosave_new (folder, oxbow_draft_get_scenario (self->draft), NULL,
                                                oxbow_work_get_path (OXBOW_WORK (self)), &error);
  bool is_kept = autosave != NULL && (oxbow_draft_get_n_steps (self->draft) == 0
                                      || oxbow_restored_keep (self->draft, autosave, &error));
  if (autosave != NULL)
    self->keeper = oxbow_keeper_new (autosave, kept_cb, self);
  oxbow_work_keep_stamp (OXBOW_WORK (self));
  self->n_commits = oxbow_draft_get_n_commits (self->draft);
  self->revision = oxbow_draft_get_revision (self->draft);
  oxbow_work_judge_autosave (OXBOW_WORK (self), is_kept, error);
  return is_kept;
}

/* The draft as it is, after a step of that name; NULL: it is none. */
static void
keep_place (OxbowDesk *self, const char *step_name)
{
  g_autoptr (OxbowScenario) snapshot = oxbow_draft_snapshot (self->draft);
  self->n_commits = oxbow_draft_get_n_commits (self->draft);
  self->revision = oxbow_draft_get_revision (self->draft);
  self->is_held = false;
  oxbow_keeper_step (self->keeper, snapshot, oxbow_draft_get_position (self->draft), step_name);
}

/* Each step goes into the journal at once, and each way back. */
static void
history_changed_cb (OxbowDesk *self)
{
  int position = oxbow_draft_get_position (self->draft);
  bool is_step = self->n_commits != oxbow_draft_get_n_commits (self->draft);
  if (self->keeper == NULL || (!is_step && self->revision == oxbow_draft_get_revision (self->draft)))
    return;
  keep_place (self, is_step ? oxbow_draft_get_step_name (self->draft, position - 1) : NULL);
}

static gboolean
hold_cb (gpointer data)
{
  OxbowDesk *self = data;
  const OxbowStroke *stroke = oxbow_draft_get_stroke (self->draft);
  self->holding = 0;
  if (self->keeper == NULL || stroke == NULL)
    return G_SOURCE_REMOVE;
  g_autoptr (OxbowScenario) foreseen = oxbow_stroke_foresee (stroke);
  oxbow_keeper_hold (self->keeper, foreseen);
  self->is_held = true;
  return G_SOURCE_REMOVE;
}

/* What was kept of a stroke that came to nothing is not there any more. */
static void
stroke_ended_cb (OxbowDesk *self)
{
  g_clear_handle_id (&self->holding, g_source_remove);
  if (self->is_held && self->keeper != NULL)
    keep_place (self, NULL);
}

static void
draft_changed_cb (OxbowDesk *self, const OxbowTouched *touched)
{
  if (oxbow_draft_get_stroke (self->draft) != NULL && self->holding == 0)
    self->holding = g_timeout_add (HELD_MS, hold_cb, self);
  if (touched->head)
    show_names (self);
}

/* Saving */

/* What the program has called it, in whatever language, or after the file where it was saved before. */
static bool
is_named_by_author (OxbowDesk *self)
{
  const OxbowText *title = oxbow_draft_get_scenario (self->draft)->title;
  const char *original = oxbow_text_get_in (title, NULL);
  bool is_plain = original == NULL || *original == '\0' || g_strcmp0 (original, OXBOW_NEW_TITLE) == 0
                  || g_strcmp0 (original, _(OXBOW_NEW_TITLE)) == 0 || g_strcmp0 (original, self->given_title) == 0;
  return !is_plain || oxbow_text_n (title) > 1;
}

/* "Valley" for Valley.oxbow; NULL where nothing would be left. */
static char *
find_title (const char *path)
{
  char *name = oxbow_file_name (path);
  if (g_str_has_suffix (name, ENDING))
    name[strlen (name) - strlen (ENDING)] = '\0';
  g_strstrip (name);
  if (*name == '\0')
    g_clear_pointer (&name, g_free);
  return name;
}

/* Under its file's name: a step like any other, which is not done where the file could not be written. */
static bool
write_with_title (OxbowDesk *self, const char *path, const char *title, GError **error)
{
  g_autoptr (OxbowText) text = oxbow_text_new (title);
  oxbow_stroke_set_text (oxbow_draft_begin (self->draft), OXBOW_HEAD_TITLE, g_steal_pointer (&text));
  self->is_naming = true;
  bool is_written = oxbow_work_write_file (OXBOW_WORK (self), path, error);
  self->is_naming = false;
  if (!is_written)
    {
      oxbow_draft_cancel (self->draft);
      return false;
    }
  oxbow_draft_commit (self->draft, _("Name the Map after Its File"));
  g_free (self->given_title);
  self->given_title = g_strdup (title);
  return true;
}

/* What is being drawn is ended first: only then is it as a file may have it. */
static GBytes *
oxbow_desk_write (OxbowWork *work)
{
  OxbowDesk *self = OXBOW_DESK (work);
  if (!self->is_naming)
    oxbow_draft_end_stroke (self->draft);
  return oxbow_document_write (oxbow_draft_get_scenario (self->draft), NULL);
}

/* A file that opens is never written over by one that does not. */
static bool
oxbow_desk_check (OxbowWork *work, const char *path, GError **error)
{
  g_autoptr (GError) wrong = NULL;
  if (oxbow_document_would_open (oxbow_draft_get_scenario (OXBOW_DESK (work)->draft), &wrong))
    return true;
  g_autofree char *name = oxbow_file_name (path);
  /* Translators: a file, and a sentence on what is in the map */
  g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_WRITE,
               _("\"%s\" was not saved, because it could not be opened again: %s Change that, or take back the last "
                 "steps; the file is as it was, and nothing is lost."), name, wrong->message);
  return false;
}

static bool
oxbow_desk_save_as (OxbowWork *work, const char *path, GError **error)
{
  OxbowDesk *self = OXBOW_DESK (work);
  g_autofree char *title = is_named_by_author (self) ? NULL : find_title (path);
  return title != NULL ? write_with_title (self, path, title, error) : oxbow_work_write_file (work, path, error);
}

static void
oxbow_desk_saved (OxbowWork *work, bool is_elsewhere)
{
  OxbowDesk *self = OXBOW_DESK (work);
  self->has_work = false;
  oxbow_draft_mark_saved (self->draft);
  if (is_elsewhere && self->keeper != NULL)
    oxbow_keeper_set_path (self->keeper, oxbow_work_get_path (work));
  show_names (self);
}

static void
oxbow_desk_stamped (OxbowWork *work, const OxbowFileStamp *stamp)
{
  OxbowDesk *self = OXBOW_DESK (work);
  if (self->keeper != NULL)
    oxbow_keeper_note_stamp (self->keeper, stamp);
}

static void
oxbow_desk_end (OxbowWork *work, OxbowEnding ending)
{
  OxbowDesk *self = OXBOW_DESK (work);
  oxbow_draft_end_stroke (self->draft);
  bool is_wanted = self->has_work || !oxbow_draft_get_is_saved (self->draft);
  self->has_ended = true;
  if (self->keeper == NULL)
    return;
  OxbowAutosave *autosave = oxbow_keeper_end (g_steal_pointer (&self->keeper));
  if (ending == OXBOW_ENDING_CLOSED && !is_wanted)
    oxbow_autosave_discard (autosave);
  else
    oxbow_autosave_leave (autosave, ending);
}

static void
oxbow_desk_finalize (GObject *object)
{
  OxbowDesk *self = OXBOW_DESK (object);

  g_clear_handle_id (&self->holding, g_source_remove);
  end_autosave (self, oxbow_autosave_keep);
  g_clear_object (&self->draft);
  g_free (self->given_title);
  G_OBJECT_CLASS (oxbow_desk_parent_class)->finalize (object);
}

static void
oxbow_desk_class_init (OxbowDeskClass *class)
{
  OxbowWorkClass *work_class = OXBOW_WORK_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = oxbow_desk_finalize;
  work_class->write = oxbow_desk_write;
  work_class->check = oxbow_desk_check;
  work_class->save_as = oxbow_desk_save_as;
  work_class->saved = oxbow_desk_saved;
  work_class->stamped = oxbow_desk_stamped;
  work_class->end = oxbow_desk_end;
}

static void
oxbow_desk_init (OxbowDesk *self)
{
}

/* Beginnings */

static OxbowDesk *
take_draft (OxbowDraft *draft, const char *path, const OxbowFileStamp *since)
{
  OxbowDesk *self = g_object_new (OXBOW_TYPE_DESK, NULL);
  self->draft = draft;
  oxbow_work_begin (OXBOW_WORK (self), path, since);
  show_names (self);
  self->is_kept = begin_autosave (self);
  g_signal_connect_object (self->draft, "history-changed", G_CALLBACK (begin_late_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "history-changed", G_CALLBACK (history_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "stroke-ended", G_CALLBACK (stroke_ended_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::saved", G_CALLBACK (show_saved), self, G_CONNECT_SWAPPED);
  return self;
}

OxbowDesk *
oxbow_desk_new (OxbowScenario *scenario)
{
  return take_draft (oxbow_draft_new (scenario), NULL, NULL);
}

/* Of a game only the scenario is drawn on, and the game's own file stays as it is. */
OxbowDesk *
oxbow_desk_open (const char *path, GError **error)
{
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, error);
  if (document == NULL)
    return NULL;
  bool is_game = oxbow_document_get_history (document) != NULL;
  return take_draft (oxbow_draft_new (oxbow_document_get_scenario (document)), is_game ? NULL : path, NULL);
}

/* All steps, the last ones of a history that could not be kept whole, or none. */
static char *
build_restored (OxbowDesk *self, bool is_whole)
{
  int n = oxbow_draft_get_position (self->draft);
  if (is_whole)
    return g_strdup (_("Map restored: Oxbow ended unexpectedly. Every step can be undone."));
  if (n == 0)
    return g_strdup (_("Map restored: Oxbow ended unexpectedly. The steps before cannot be undone."));
  return g_strdup_printf (ngettext ("Map restored: Oxbow ended unexpectedly. The last step can be undone; those before "
                                    "it could not be kept.",
                                    "Map restored: Oxbow ended unexpectedly. The last %d steps can be undone; those "
                                    "before them could not be kept.", (gulong) n), n);
}

/* What is missing, if anything is, and which steps can be undone. */
static void
say_restored (OxbowDesk *self, const GPtrArray *notices, bool is_whole)
{
  g_autofree char *restored = build_restored (self, is_whole);
  g_autofree char *both = notices->len > 0
                              ? g_strconcat (restored, "\n", (const char *) g_ptr_array_index (notices, 0), NULL)
                              : g_strdup (restored);
  oxbow_work_set_notice (OXBOW_WORK (self), both);
}

OxbowDesk *
oxbow_desk_recover (OxbowRecovery *recovery, GError **error)
{
  g_autoptr (OxbowDocument) document = oxbow_recovery_open (recovery, error);
  if (document == NULL)
    return NULL;
  bool is_whole;
  const OxbowFileStamp *since = recovery->has_stamp ? &recovery->stamp : NULL;
  OxbowDesk *self = take_draft (oxbow_restored_draft (recovery, document, &is_whole), recovery->path, since);
  /* Only once the map has a whole journal of its own may the old one go. */
  if (self->is_kept)
    oxbow_recovery_finish (recovery);
  self->is_recovered = true;
  self->has_work = !oxbow_work_recognize_file (OXBOW_WORK (self));
  show_saved (self);
  if (recovery->ending == OXBOW_ENDING_UNASKED)
    say_restored (self, oxbow_document_get_notices (document), is_whole);
  return self;
}

void
oxbow_desk_keep (OxbowDesk *self)
{
  self->has_work = true;
  show_saved (self);
}

bool
oxbow_desk_is_recovered (OxbowDesk *self)
{
  return self->is_recovered;
}

OxbowDraft *
oxbow_desk_get_draft (OxbowDesk *self)
{
  return self->draft;
}
