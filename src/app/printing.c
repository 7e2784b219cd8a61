/* printing.c: the board, and the record of a game, on paper
 *
 * The board is one page, as large as it fits, in the light theme whatever the screen shows. For sheets at true size
 * there is the PDF among the pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/printing.h"
#include "app/choosers.h"
#include "app/exporting.h"
#include "app/files.h"
#include "app/record-paper.h"
#include "paint/board.h"

#include <glib/gi18n-lib.h>

#define UNITS_PER_POINT (150 / 72.0)    /* what levels of detail and the sizes of text count in */

static GtkPrintSettings *last_settings;         /* paper and printer, as long as the program runs */

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, OxbowScene *scene)
{
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  OxbowBox sheet;
  OxbowPoint corner;
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double width = gtk_print_context_get_width (context) * UNITS_PER_POINT;
  double height = gtk_print_context_get_height (context) * UNITS_PER_POINT;
  double radius = oxbow_sheet_fit (scene, &options, width, height);
  oxbow_sheet_measure (scene, &options, radius, &sheet, &corner);
  cairo_scale (cr, 1 / UNITS_PER_POINT, 1 / UNITS_PER_POINT);
  cairo_translate (cr, (width - sheet.width) / 2, (height - sheet.height) / 2);
  oxbow_sheet_draw (cr, scene, &options, radius, &sheet);
}

/* A broad board lies across the paper. */
static GtkPageSetup *
lay_paper (const OxbowScene *scene)
{
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  OxbowBox sheet;
  OxbowPoint corner;
  GtkPageSetup *setup = gtk_page_setup_new ();
  oxbow_sheet_measure (scene, &options, 64, &sheet, &corner);
  if (sheet.width > sheet.height)
    gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);
  return setup;
}

/* What is printed to a file bears the name of the game, not "output" nor that of the last one printed, and lies where
 * the last one does. The toolkit would begin where the program was started, which is no place for a file. */
static void
name_file (GtkPrintSettings *settings, const char *title)
{
  const char *last = gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI);
  g_autoptr (GFile) file = last != NULL ? g_file_new_for_uri (last) : NULL;
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : oxbow_choose_folder ();
  g_autofree char *name = oxbow_files_name_after (title, "");
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR, folder != NULL ? g_file_peek_path (folder) : NULL);
  gtk_print_settings_unset (settings, GTK_PRINT_SETTINGS_OUTPUT_URI);
}

/* Paper and printer as last time. */
static GtkPrintSettings *
new_settings (const char *title)
{
  GtkPrintSettings *settings = last_settings != NULL ? gtk_print_settings_copy (last_settings)
                                                     : gtk_print_settings_new ();
  name_file (settings, title);
  return settings;
}

static GtkPrintOperation *
new_operation (const char *title)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPrintSettings) settings = new_settings (title);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  return operation;
}

/* The subject is the operation's own: play and drawing may go on while the dialog is open. */
GtkPrintOperation *
oxbow_printing_new (OxbowSubject *subject)
{
  GtkPrintOperation *operation = new_operation (subject->scene->title);
  g_autoptr (GtkPageSetup) setup = lay_paper (subject->scene);
  g_object_set_data_full (G_OBJECT (operation), "subject", subject, (GDestroyNotify) oxbow_subject_unref);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_n_pages (operation, 1);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), subject->scene);
  return operation;
}

/* The record: how many pages it takes is known when the paper is. */

static void
begin_record_cb (GtkPrintOperation *operation, GtkPrintContext *context, OxbowGame *game)
{
  OxbowRecordPaper *paper = oxbow_record_paper_new (game, gtk_print_context_get_width (context),
                                                    gtk_print_context_get_height (context));
  g_object_set_data_full (G_OBJECT (operation), "paper", paper, (GDestroyNotify) oxbow_record_paper_free);
  gtk_print_operation_set_n_pages (operation, oxbow_record_paper_n_pages (paper));
}

static void
draw_record_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, OxbowGame *game)
{
  OxbowRecordPaper *paper = g_object_get_data (G_OBJECT (operation), "paper");
  oxbow_record_paper_draw (paper, gtk_print_context_get_cairo_context (context), page);
}

GtkPrintOperation *
oxbow_printing_new_record (OxbowGame *game)
{
  GtkPrintOperation *operation = new_operation (oxbow_text_get (oxbow_game_get_scenario (game)->title));
  gtk_print_operation_set_use_full_page (operation, TRUE);      /* its pages have margins */
  g_object_set_data_full (G_OBJECT (operation), "game", g_object_ref (game), g_object_unref);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_record_cb), game);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_record_page_cb), game);
  return operation;
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, OxbowWindow *window)
{
  g_autoptr (GError) error = NULL;
  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    g_set_object (&last_settings, gtk_print_operation_get_print_settings (operation));
  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)       /* without an error GTK complains of being asked for one */
    return;
  gtk_print_operation_get_error (operation, &error);
  oxbow_window_tell (window, error->message);
}

static void
ask (OxbowWindow *window, GtkPrintOperation *operation)
{
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), window, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (window), NULL);
}

void
oxbow_printing_ask (OxbowWindow *window)
{
  g_autoptr (GtkPrintOperation) operation = oxbow_printing_new (oxbow_export_new_subject (window));
  ask (window, operation);
}

void
oxbow_printing_ask_record (OxbowWindow *window)
{
  g_autoptr (GtkPrintOperation) operation =
      oxbow_printing_new_record (oxbow_session_get_game (oxbow_window_get_session (window)));
  ask (window, operation);
}
