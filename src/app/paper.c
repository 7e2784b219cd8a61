/* paper.c: the scenario at hand as a game to print and to cut out
 *
 * Dozens of pages take their time, so they are drawn in a thread, from a scenario that nobody changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/paper.h"

#include "app/choosers.h"
#include "app/exporting.h"
#include "app/files.h"
#include "paint/kit.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
draw_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const OxbowKitOptions options = { .paper = g_object_get_data (G_OBJECT (task), "paper") };
  GError *error = NULL;
  GBytes *pdf = oxbow_kit_export (data, &options, &error);
  if (pdf != NULL)
    g_task_return_pointer (task, pdf, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

static void
drawn_cb (GObject *window, GAsyncResult *result, gpointer file)
{
  g_autoptr (GFile) chosen = file;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = g_task_propagate_pointer (G_TASK (result), &error);
  oxbow_export_save (OXBOW_WINDOW (window), chosen, pdf, error);
}

static void
file_chosen (OxbowWindow *window, GFile *file)
{
  OxbowScenario *scenario = oxbow_export_get_scenario (window);
  if (scenario == NULL)
    return;
  bool is_letter = strcmp (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER) == 0;
  g_autoptr (GTask) task = g_task_new (window, NULL, drawn_cb, g_object_ref (file));
  g_task_set_task_data (task, scenario, (GDestroyNotify) oxbow_scenario_unref);
  g_object_set_data (G_OBJECT (task), "paper", (gpointer) (is_letter ? "Letter" : "A4"));
  g_task_run_in_thread (task, draw_in_thread);
}

void
oxbow_paper_ask (OxbowWindow *window)
{
  g_autoptr (OxbowScenario) scenario = oxbow_export_get_scenario (window);
  g_autofree char *name = oxbow_files_name_after (oxbow_text_get (scenario->title), ".pdf");
  oxbow_choose_export (window, _("A Game to Print and Cut Out"), name, _("PDF files"), "*.pdf", file_chosen);
}
