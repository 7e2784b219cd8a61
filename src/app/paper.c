/* paper.c: the scenario at hand as a game to print and to cut out
 *
 * Dozens of pages take their time, so they are drawn in a thread, from a scenario that nobody changes. The program does
 * not end before they are written, even where its last window has closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/paper.h"

#include "app/choosers.h"
#include "app/exporting.h"
#include "app/files.h"
#include "paint/kit.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define PATIENCE_MS 1000        /* after that it is told that it takes a while */

typedef struct
{
  OxbowWindow *window;          /* NULL once it has gone */
  GFile *file;
  OxbowScenario *scenario;
  const char *paper;
  unsigned int patience_source;
} Job;

static void
free_job (Job *job)
{
  g_clear_handle_id (&job->patience_source, g_source_remove);
  g_clear_weak_pointer (&job->window);
  g_object_unref (job->file);
  oxbow_scenario_unref (job->scenario);
  g_free (job);
}

static void
draw_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  const OxbowKitOptions options = { .paper = job->paper };
  GError *error = NULL;
  GBytes *pdf = oxbow_kit_export (job->scenario, &options, &error);
  if (pdf != NULL)
    g_task_return_pointer (task, pdf, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

static void
drawn_cb (GObject *application, GAsyncResult *result, gpointer data)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = g_task_propagate_pointer (G_TASK (result), &error);
  oxbow_export_save (job->window, job->file, pdf, error);
  free_job (job);
  g_application_unmark_busy (G_APPLICATION (application));
  g_application_release (G_APPLICATION (application));
}

static gboolean
patience_cb (gpointer data)
{
  Job *job = data;
  job->patience_source = 0;
  if (job->window != NULL)
    oxbow_window_tell (job->window, _("So many pages take a while. You can go on meanwhile."));
  return G_SOURCE_REMOVE;
}

static void
file_chosen (OxbowWindow *window, GFile *file)
{
  GApplication *application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (window)));
  OxbowScenario *scenario = oxbow_export_get_scenario (window);
  if (scenario == NULL)
    return;
  Job *job = g_new0 (Job, 1);
  bool is_letter = strcmp (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER) == 0;
  *job = (Job) { .file = g_object_ref (file), .scenario = scenario, .paper = is_letter ? "Letter" : "A4" };
  g_set_weak_pointer (&job->window, window);
  job->patience_source = g_timeout_add (PATIENCE_MS, patience_cb, job);
  g_application_hold (application);
  g_application_mark_busy (application);
  g_autoptr (GTask) task = g_task_new (application, NULL, drawn_cb, job);
  g_task_set_task_data (task, job, NULL);
  g_task_run_in_thread (task, draw_in_thread);
}

void
oxbow_paper_ask (OxbowWindow *window)
{
  g_autoptr (OxbowScenario) scenario = oxbow_export_get_scenario (window);
  g_autofree char *name = oxbow_files_name_after (oxbow_text_get (scenario->title), ".pdf");
  oxbow_choose_export (window, _("A Game to Print and Cut Out"), name, _("PDF files"), "*.pdf", file_chosen);
}
