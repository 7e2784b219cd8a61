/* choosers.c: which file: the desktop's own dialogs
 *
 * A native dialog is nobody's child: it is held until its answer has come. The folder of the last file is where the
 * next one is looked for; the first is looked for among the person's documents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/choosers.h"
#include "app/preferences.h"

#include <glib/gi18n-lib.h>

#define ENDING ".oxbow"
#define MIME_TYPE "application/x-oxbow+xml"

typedef struct
{
  GObject *target;              /* NULL once it has gone */
  OxbowChosen chosen;           /* where it is a window; or ... */
  void (*chosen_for) (gpointer target, GFile *file);
  const char *ending;           /* of a file to save, where there is but one: a part of the pattern */
} Question;

static void
free_question (gpointer data, GClosure *closure)
{
  Question *question = data;
  g_clear_weak_pointer (&question->target);
  g_free (question);
}

/* The folder of the file, which need not be the one that the dialog shows: a whole path can be typed there. */
static void
remember_folder (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *path = folder != NULL ? g_file_get_path (folder) : NULL;
  if (path != NULL)
    g_settings_set_string (oxbow_preferences_get (), "folder", path);
}

/* The menu that asked may have taken the focus with it when it closed: keys would come to nobody. */
static void
return_focus (GtkWindow *parent)
{
  GtkWidget *focus = gtk_window_get_focus (parent);
  if (focus != NULL && gtk_widget_get_mapped (focus))
    return;
  gtk_window_set_focus (parent, NULL);
  if (OXBOW_IS_WINDOW (parent))
    oxbow_window_focus_page (OXBOW_WINDOW (parent));
  else
    gtk_widget_child_focus (GTK_WIDGET (parent), GTK_DIR_TAB_FORWARD);
}

/* The file with the ending that its kind has, where the name has none. */
static GFile *
complete (GFile *file, const char *ending)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  if (ending == NULL || folder == NULL || strchr (name, '.') != NULL)
    return g_object_ref (file);
  g_autofree char *whole = g_strconcat (name, ending, NULL);
  return g_file_get_child (folder, whole);
}

/* The dialog has asked whether a file may be replaced by its name without the ending: it asks again by the whole. */
static bool
ask_again (GtkNativeDialog *dialog, GFile *file, GFile *whole)
{
  if (g_file_equal (file, whole) || !g_file_query_exists (whole, NULL))
    return false;
  g_autofree char *name = g_file_get_basename (whole);
  g_autoptr (GFile) folder = g_file_get_parent (whole);
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_show (dialog);
  return true;
}

static void
response_cb (GtkNativeDialog *dialog, int response, Question *question)
{
  g_autoptr (GtkWindow) parent = gtk_native_dialog_get_transient_for (dialog);
  if (parent != NULL)
    g_object_ref (parent);
  g_autoptr (GFile) named = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_autoptr (GFile) file = named != NULL ? complete (named, question->ending) : NULL;
  if (response == GTK_RESPONSE_ACCEPT && file != NULL && question->target != NULL)
    {
      if (ask_again (dialog, named, file))
        return;
      remember_folder (file);
      if (question->chosen != NULL)
        question->chosen (OXBOW_WINDOW (question->target), file);
      else
        question->chosen_for (question->target, file);
    }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
  if (parent != NULL && gtk_widget_get_mapped (GTK_WIDGET (parent)))
    return_focus (parent);
}

/* Several patterns have a blank between them. Our own files are also known by what the desktop takes them for. */
static void
add_filter (GtkFileChooser *chooser, const char *name, const char *pattern)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_auto (GStrv) patterns = g_strsplit (pattern, " ", -1);
  gtk_file_filter_set_name (filter, name);
  for (int i = 0; patterns[i] != NULL; i++)
    gtk_file_filter_add_pattern (filter, patterns[i]);
  if (strstr (pattern, ENDING) != NULL)
    gtk_file_filter_add_mime_type (filter, MIME_TYPE);
  gtk_file_chooser_add_filter (chooser, filter);
}

/* Where the program was started from says nothing: that may be the folder of its sources. */
GFile *
oxbow_choose_folder (void)
{
  g_autofree char *last = g_settings_get_string (oxbow_preferences_get (), "folder");
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  if (g_file_test (last, G_FILE_TEST_IS_DIR))
    return g_file_new_for_path (last);
  return g_file_new_for_path (documents != NULL && g_file_test (documents, G_FILE_TEST_IS_DIR) ? documents
                                                                                                : g_get_home_dir ());
}

/* GTK 4.8 lets the focus go from all of a dialog with an arrow key that leads nowhere, and then looks for it without
 * asking whether there is one as soon as a name is accepted. */
static void
focus_changed_cb (GtkWindow *dialog)
{
  if (gtk_window_get_focus (dialog) == NULL && gtk_widget_get_mapped (GTK_WIDGET (dialog)))
    gtk_widget_child_focus (GTK_WIDGET (dialog), GTK_DIR_TAB_FORWARD);
}

/* The toolkit's own dialog, where it is not one of the desktop's. */
static void
keep_focus (GtkWindow *parent)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();
  for (GList *link = toplevels; link != NULL; link = link->next)
    if (GTK_IS_FILE_CHOOSER_DIALOG (link->data) && gtk_window_get_transient_for (link->data) == parent)
      g_signal_connect (link->data, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
}

/* The question, to which the caller adds who is told of the answer. */
static Question *
choose (GtkWindow *parent, const char *title, const char *name, const char *kind, const char *pattern, gpointer target)
{
  GtkFileChooserAction action = name != NULL ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN;
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);
  g_autoptr (GFile) folder = oxbow_choose_folder ();
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  if (kind != NULL)
    add_filter (GTK_FILE_CHOOSER (dialog), kind, pattern);
  add_filter (GTK_FILE_CHOOSER (dialog), _("All files"), "*");
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);

  Question *question = g_new0 (Question, 1);
  g_set_weak_pointer (&question->target, target);
  if (name != NULL && pattern != NULL && strpbrk (pattern, " []") == NULL)
    question->ending = strchr (pattern, '.');
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), question, free_question, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
  keep_focus (parent);
  return question;
}

void
oxbow_choose_file (OxbowWindow *window, const char *title, const char *name, OxbowChosen chosen)
{
  choose (GTK_WINDOW (window), title, name, _("Games and maps"), name == NULL ? "*.oxbow *.tm[xj]" : "*.oxbow",
          window)->chosen = chosen;
}

void
oxbow_choose_import (OxbowWindow *window, const char *title, const char *kind, const char *pattern, OxbowChosen chosen)
{
  choose (GTK_WINDOW (window), title, NULL, kind, pattern, window)->chosen = chosen;
}

void
oxbow_choose_export (OxbowWindow *window, const char *title, const char *name, const char *kind, const char *pattern,
                     OxbowChosen chosen)
{
  choose (GTK_WINDOW (window), title, name, kind, pattern, window)->chosen = chosen;
}

void
oxbow_choose_export_for (GtkWindow *parent, const char *title, const char *name, const char *kind, const char *pattern,
                         gpointer target, void (*chosen) (gpointer target, GFile *file))
{
  choose (parent, title, name, kind, pattern, target)->chosen_for = chosen;
}

void
oxbow_choose_program (GtkWindow *parent, const char *title, gpointer target,
                      void (*chosen) (gpointer target, GFile *file))
{
  choose (parent, title, NULL, NULL, NULL, target)->chosen_for = chosen;
}
