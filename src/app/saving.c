/* saving.c: saving the game or the map of a window, and what is asked before
 *
 * A game that is shown is what is saved, also where it only tries out the map under it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/choosers.h"
#include "app/files.h"
#include "app/recent.h"
#include "files/load.h"

#include <glib/gi18n-lib.h>

#define MOST_NAME 200           /* bytes, so that something may still be added */

/* When it could not be saved */

static void
fail_response_cb (OxbowWindow *window, const char *response)
{
  if (g_str_equal (response, "other"))
    oxbow_files_save_as (window);
}

static void
tell_failure (OxbowWindow *window, const GError *error)
{
  GtkWidget *dialog = oxbow_window_ask (window, oxbow_window_get_session (window) != NULL
                                                   ? _("The Game Was Not Saved")
                                                   : _("The Map Was Not Saved"),
                                         error->message);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"), "other", _("_Save As…"), NULL);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "close");
  g_signal_connect_object (dialog, "response", G_CALLBACK (fail_response_cb), window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
save (OxbowWindow *window, const char *path)
{
  g_autoptr (GError) error = NULL;
  OxbowWork *work = oxbow_window_get_work (window);
  if (work == NULL)
    return;
  if (!oxbow_work_save (work, path, &error))
    {
      tell_failure (window, error);
      return;
    }
  g_autofree char *name = oxbow_file_name (path);
  g_autofree char *sentence = g_strdup_printf (_("Saved as “%s”"), name);
  oxbow_recent_add (path);
  oxbow_window_tell (window, sentence);
}

/* The question before */

static void
ask_response_cb (GtkWidget *dialog, const char *response, OxbowWindow *window)
{
  if (g_str_equal (response, "save"))
    save (window, g_object_get_data (G_OBJECT (dialog), "path"));
  else if (g_str_equal (response, "other"))
    oxbow_files_save_as (window);
}

static void
ask (OxbowWindow *window, const char *path, const char *question)
{
  GtkWidget *dialog = oxbow_window_ask (window, _("Save Anyway?"), question);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "other", _("Save _As…"),
                                    "save", _("_Save"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "other");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "path", g_strdup (path), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (ask_response_cb), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
save_or_ask (OxbowWindow *window, const char *path)
{
  g_autofree char *question = oxbow_save_question (path, oxbow_work_get_concern (oxbow_window_get_work (window), path));
  if (question != NULL)
    ask (window, path, question);
  else
    save (window, path);
}

static void
chosen_to_save (OxbowWindow *window, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  if (path != NULL && oxbow_window_get_work (window) != NULL)
    save_or_ask (window, path);
}

void
oxbow_files_save (OxbowWindow *window)
{
  /* Saving gives the session a path of its own making, and the one it had goes. */
  g_autofree char *path = g_strdup (oxbow_work_get_path (oxbow_window_get_work (window)));
  if (path == NULL)
    oxbow_files_save_as (window);
  else
    save_or_ask (window, path);
}

/* A game that tries a map out has the map's title, under which the map itself is saved. */
static char *
name_work (OxbowWindow *window)
{
  const char *title = oxbow_work_get_title (oxbow_window_get_work (window));
  OxbowSession *session = oxbow_window_get_session (window);
  if (session == NULL || !oxbow_session_is_trial (session))
    return g_strdup (title);
  /* Translators: the name offered for the file of a game that tries out a map; the map's title comes first. */
  return g_strdup_printf (_("%s, Test Play"), title);
}

char *
oxbow_files_name_after (const char *title, const char *ending)
{
  const char *end = title;
  while (*end != '\0' && g_utf8_next_char (end) - title <= MOST_NAME)
    end = g_utf8_next_char (end);
  g_autofree char *kept = g_strndup (title, (size_t) (end - title));
  return g_strdelimit (g_strconcat (kept, ending, NULL), "/\n", '-');
}

char *
oxbow_files_suggest_name (OxbowWindow *window)
{
  const char *path = oxbow_work_get_path (oxbow_window_get_work (window));
  if (path != NULL)
    return g_path_get_basename (path);
  g_autofree char *title = name_work (window);
  return oxbow_files_name_after (title, ".oxbow");
}

void
oxbow_files_save_as (OxbowWindow *window)
{
  g_autofree char *name = oxbow_files_suggest_name (window);
  oxbow_choose_file (window, oxbow_window_get_session (window) != NULL ? _("Save the Game") : _("Save the Map"), name,
                     chosen_to_save);
}
