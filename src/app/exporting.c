/* exporting.c: what leaves the window: positions and records, to files and to the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/exporting.h"
#include "app/choices.h"
#include "app/choosers.h"
#include "app/files.h"
#include "app/notification.h"
#include "app/record-html.h"
#include "app/record-paper.h"
#include "app/record.h"
#include "app/style.h"
#include "files/load.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define COPY_PX 1600

OxbowSubject *
oxbow_export_new_subject (OxbowWindow *window)
{
  OxbowSession *session = oxbow_window_get_session (window);
  OxbowDesk *desk = oxbow_window_get_desk (window);
  if (session != NULL)
    return oxbow_subject_new_state (oxbow_game_get_state (oxbow_session_get_game (session)), -1);
  g_autoptr (OxbowScenario) scenario = desk != NULL ? oxbow_draft_snapshot (oxbow_desk_get_draft (desk)) : NULL;
  return scenario != NULL ? oxbow_subject_new_scenario (scenario) : NULL;
}

OxbowScenario *
oxbow_export_get_scenario (OxbowWindow *window)
{
  OxbowSession *session = oxbow_window_get_session (window);
  OxbowDesk *desk = oxbow_window_get_desk (window);
  if (desk != NULL)
    return oxbow_draft_snapshot (oxbow_desk_get_draft (desk));
  return session != NULL ? oxbow_scenario_ref (oxbow_game_get_scenario (oxbow_session_get_game (session))) : NULL;
}

static OxbowGame *
get_game (OxbowWindow *window)
{
  return oxbow_session_get_game (oxbow_window_get_session (window));
}

/* Where the window has gone, another one has to do, or else the desktop. */
static OxbowWindow *
find_window (OxbowWindow *window)
{
  GApplication *application = g_application_get_default ();
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));
  for (; window == NULL && windows != NULL; windows = windows->next)
    window = OXBOW_IS_WINDOW (windows->data) ? windows->data : NULL;
  return window;
}

static void
tell_failure (OxbowWindow *window, const GError *error)
{
  if (window == NULL)
    {
      oxbow_notification_send_last (_("Nothing Was Saved"), error->message);
      return;
    }
  GtkWidget *dialog = oxbow_window_ask (window, _("Nothing Was Saved"), error->message);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  oxbow_notification_send (GTK_WIDGET (window), OXBOW_NOTIFICATION_WORK, _("Nothing Was Saved"), error->message);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
tell_success (OxbowWindow *window, const char *path)
{
  g_autofree char *name = oxbow_file_name (path), *sentence = g_strdup_printf (_("Saved as “%s”"), name);
  if (window == NULL)
    {
      oxbow_notification_send_last (_("Export Is Done"), sentence);
      return;
    }
  oxbow_window_tell (window, sentence);
  oxbow_notification_send (GTK_WIDGET (window), OXBOW_NOTIFICATION_WORK, _("Export Is Done"), sentence);
}

void
oxbow_export_save (OxbowWindow *window, GFile *file, GBytes *bytes, const GError *error)
{
  g_autoptr (GError) failure = NULL;
  g_autofree char *path = g_file_get_path (file);
  OxbowWindow *listener = find_window (window);
  if (bytes == NULL)
    tell_failure (listener, error);
  else if (!oxbow_save (path != NULL ? path : "", g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &failure))
    tell_failure (listener, failure);
  else
    tell_success (listener, path);
}

char *
oxbow_export_name (OxbowWindow *window, const char *ending)
{
  return oxbow_files_name_after (oxbow_work_get_title (oxbow_window_get_work (window)), ending);
}

static void
record_chosen (OxbowWindow *window, GFile *file)
{
  if (oxbow_window_get_session (window) == NULL)
    return;
  char *text = oxbow_record_of_game (get_game (window));
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  oxbow_export_save (window, file, bytes, NULL);
}

void
oxbow_export_record (OxbowWindow *window)
{
  g_autofree char *name = oxbow_export_name (window, ".txt");
  oxbow_choose_export (window, _("Export the Log"), name, _("Text files"), "*.txt", record_chosen);
}

static void
report_chosen (OxbowWindow *window, GFile *file)
{
  g_autoptr (GError) error = NULL;
  if (oxbow_window_get_session (window) == NULL)
    return;
  char *text = oxbow_record_to_html (get_game (window), &error);
  g_autoptr (GBytes) bytes = text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
  oxbow_export_save (window, file, bytes, error);
}

void
oxbow_export_report (OxbowWindow *window)
{
  g_autofree char *name = oxbow_export_name (window, ".html");
  oxbow_choose_export (window, _("Export a Report"), name, _("Web pages"), "*.html", report_chosen);
}

static void
paper_chosen (OxbowWindow *window, GFile *file)
{
  g_autoptr (GError) error = NULL;
  if (oxbow_window_get_session (window) == NULL)
    return;
  g_autoptr (GBytes) bytes = oxbow_record_to_pdf (get_game (window), &error);
  oxbow_export_save (window, file, bytes, error);
}

void
oxbow_export_report_paper (OxbowWindow *window)
{
  g_autofree char *name = oxbow_export_name (window, ".pdf");
  oxbow_choose_export (window, _("Export a Report"), name, _("PDF documents"), "*.pdf", paper_chosen);
}

/* The clipboard */

/* As it is written, which is a fiftieth of what it is drawn: it lies there for as long as nothing else is copied. */
void
oxbow_export_copy_picture (OxbowWindow *window)
{
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSubject) subject = oxbow_export_new_subject (window);
  options.board.theme = oxbow_style_get_theme ();
  options.size_px = COPY_PX;
  g_autoptr (GBytes) picture = oxbow_export (subject->scene, OXBOW_PICTURE_PNG, &options, &error);
  if (picture != NULL)
    {
      g_autoptr (GdkContentProvider) content = gdk_content_provider_new_for_bytes ("image/png", picture);
      gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (window)), content);
    }
  oxbow_window_tell (window, picture != NULL ? _("Picture copied") : error->message);
}

void
oxbow_export_copy_listing (OxbowWindow *window)
{
  g_autofree char *listing = oxbow_state_listing (oxbow_game_get_state (get_game (window)), -1);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), listing);
  oxbow_window_tell (window, _("Position copied as text"));
}

void
oxbow_export_copy_start (OxbowWindow *window)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line = oxbow_choices_tell_game (get_game (window), &error);
  if (line != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), line);
  oxbow_window_tell (window, line != NULL ? _("Copied. Who pastes it under New Game begins the same game.")
                                          : error->message);
}
