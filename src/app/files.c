/* files.c: opening files in a window, and sentences when it cannot be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/files.h"
#include "app/choosers.h"
#include "app/editor/new-map.h"
#include "app/recent.h"
#include "editor/new.h"
#include "files/load.h"

#include <glib/gi18n-lib.h>

/* Where a game or map is to be shown: in a window that has none. */
static OxbowWindow *
find_room (OxbowWindow *window)
{
  if (oxbow_window_get_work (window) == NULL)
    return window;
  return oxbow_window_new (OXBOW_APPLICATION (gtk_window_get_application (GTK_WINDOW (window))));
}

static bool
has_open (OxbowWindow *window, const char *path)
{
  OxbowSession *session = oxbow_window_get_session (window);
  OxbowDesk *desk = oxbow_window_get_desk (window);
  return (session != NULL && g_strcmp0 (oxbow_work_get_path (OXBOW_WORK (session)), path) == 0)
         || (desk != NULL && g_strcmp0 (oxbow_work_get_path (OXBOW_WORK (desk)), path) == 0);
}

static OxbowWindow *
find_window_of (GtkApplication *application, const char *path)
{
  for (GList *link = gtk_application_get_windows (application); link != NULL; link = link->next)
    if (OXBOW_IS_WINDOW (link->data) && has_open (link->data, path))
      return link->data;
  return NULL;
}

static void
show (OxbowWindow *window, OxbowSession *session)
{
  OxbowWindow *room = find_room (window);
  oxbow_window_show_session (room, session);
  gtk_window_present (GTK_WINDOW (room));
}

/* What was done before and not saved to the file: moves, or steps of drawing. */
static OxbowRecovery *
find_left (GPtrArray *list, const char *path, bool is_draft)
{
  for (unsigned int i = 0; i < list->len; i++)
    {
      OxbowRecovery *recovery = list->pdata[i];
      if (recovery->is_draft == is_draft && g_strcmp0 (recovery->path, path) == 0)
        return recovery;
    }
  return NULL;
}

/* The game goes on from there; NULL: it is all in the file. */
static OxbowSession *
recover (const char *path)
{
  g_autofree char *folder = oxbow_autosave_folder ();
  g_autoptr (GPtrArray) list = oxbow_recovery_list (folder, NULL);
  OxbowRecovery *left = find_left (list, path, false);
  return left != NULL ? oxbow_session_recover (left, NULL) : NULL;
}

/* The map as it was drawn last, or else as the file has it. */
static OxbowDesk *
open_desk (const char *path, GError **error)
{
  g_autofree char *folder = oxbow_autosave_folder ();
  g_autoptr (GPtrArray) list = oxbow_recovery_list (folder, NULL);
  OxbowRecovery *left = find_left (list, path, true);
  OxbowDesk *desk = left != NULL ? oxbow_desk_recover (left, NULL) : NULL;
  return desk != NULL ? desk : oxbow_desk_open (path, error);
}

static void
load (OxbowWindow *window, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSession) session = recover (path);
  g_autoptr (OxbowDocument) document = session == NULL ? oxbow_document_load (path, &error) : NULL;
  if (session == NULL && document == NULL)
    {
      oxbow_files_tell_bad (window, path, error);
      return;
    }
  oxbow_recent_add (path);
  if (session == NULL && oxbow_document_get_history (document) == NULL)
    {
      OxbowWindow *room = find_room (window);
      oxbow_window_show_new_game (room, oxbow_document_get_scenario (document)->ruleset, path);
      gtk_window_present (GTK_WINDOW (room));
      return;
    }
  if (session == NULL)
    session = oxbow_session_new_document (document, path, &error);
  show (window, session);
}

/* Maps of Tiled */

bool
oxbow_files_is_of_tiled (const char *path)
{
  return g_str_has_suffix (path, ".tmx") || g_str_has_suffix (path, ".tmj");
}

/* It becomes a map of ours; the page where that begins shows what it will be, or why it cannot be. */
static void
begin_from_tiled (OxbowWindow *window, const char *path)
{
  OxbowWindow *room = find_room (window);
  oxbow_window_show_new_map (room, NULL);
  oxbow_new_map_take_file (oxbow_window_get_new_map (room), path);
  gtk_window_present (GTK_WINDOW (room));
}

/* Another Oxbow has it */

static void
open_anyway_cb (GtkWidget *dialog, const char *response, OxbowWindow *window)
{
  if (g_str_equal (response, "open"))
    load (window, g_object_get_data (G_OBJECT (dialog), "path"));
}

static void
ask_whether_to_share (OxbowWindow *window, const char *path)
{
  g_autofree char *name = oxbow_file_name (path);
  g_autofree char *heading = g_strdup_printf (_("“%s” Is Open Elsewhere"), name);
  GtkWidget *dialog = oxbow_window_ask (window, heading,
                                        _("Another Oxbow has this file open. If both save it, the later one writes "
                                          "over what the earlier one did."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "open", _("_Open Anyway"),
                                    NULL);
  g_object_set_data_full (G_OBJECT (dialog), "path", g_strdup (path), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (open_anyway_cb), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
oxbow_files_open (OxbowWindow *window, GFile *file)
{
  g_autofree char *given = g_file_get_path (file), *folder = oxbow_autosave_folder ();
  if (given == NULL)
    {
      g_autofree char *uri = g_file_get_uri (file);
      g_autoptr (GError) error = g_error_new (OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ,
                                              _("“%s” is not on this computer. Copy it here, and open the copy."),
                                              uri);
      oxbow_files_tell_bad (window, uri, error);
      return;
    }
  g_autofree char *path = g_canonicalize_filename (given, NULL);
  if (oxbow_files_is_of_tiled (path))
    {
      begin_from_tiled (window, path);
      return;
    }
  OxbowWindow *other = find_window_of (gtk_window_get_application (GTK_WINDOW (window)), path);
  if (other != NULL)
    gtk_window_present (GTK_WINDOW (other));
  else if (oxbow_autosave_is_open (folder, path))
    ask_whether_to_share (window, path);
  else
    load (window, path);
}

void
oxbow_files_edit (OxbowWindow *window, const char *given)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_canonicalize_filename (given, NULL);
  OxbowWindow *other = find_window_of (gtk_window_get_application (GTK_WINDOW (window)), path);
  g_autoptr (OxbowDesk) desk = other == NULL ? open_desk (path, &error) : NULL;
  if (other != NULL)
    gtk_window_present (GTK_WINDOW (other));
  else if (desk == NULL)
    oxbow_files_tell_bad (window, path, error);
  else
    {
      OxbowWindow *room = find_room (window);
      oxbow_recent_add (path);
      oxbow_window_show_desk (room, desk);
      gtk_window_present (GTK_WINDOW (room));
    }
}

void
oxbow_files_edit_copy (OxbowWindow *window, OxbowScenario *scenario)
{
  g_autoptr (OxbowScenario) copy = oxbow_new_from_scenario (scenario);
  g_autoptr (OxbowDesk) desk = oxbow_desk_new (copy);
  oxbow_window_show_desk (window, desk);
}

static void
chosen_to_open (OxbowWindow *window, GFile *file)
{
  oxbow_files_open (window, file);
}

void
oxbow_files_choose (OxbowWindow *window)
{
  oxbow_choose_file (window, _("Open a Game or Map"), NULL, chosen_to_open);
}

static void
bad_response_cb (OxbowWindow *window, const char *response)
{
  if (g_str_equal (response, "other"))
    oxbow_files_choose (window);
}

void
oxbow_files_tell_bad (OxbowWindow *window, const char *path, const GError *error)
{
  g_autofree char *name = oxbow_file_name (path);
  g_autofree char *heading = g_strdup_printf (_("“%s” Cannot Be Opened"), name);
  GtkWidget *dialog = oxbow_window_ask (window, heading, error->message);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"), "other",
                                    _("_Open Another File…"), NULL);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "close");
  g_signal_connect_object (dialog, "response", G_CALLBACK (bad_response_cb), window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
