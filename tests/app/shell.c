/* shell.c: the window around the games: files, exports, keys, and what is said of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/catalogue.h"
#include "app/files.h"
#include "app/picture-export.h"
#include "app/preferences.h"
#include "app/printing.h"
#include "app/recent.h"
#include "app/record-html.h"
#include "app/record-paper.h"
#include "app/record.h"
#include "app/restore.h"
#include "below.h"
#include "table.h"

#include <glib/gstdio.h>
#include <string.h>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

static OxbowApplication *application;
static char *folder;

static OxbowGame *
new_game (int n_moves)
{
  const OxbowCatalogued *entry = oxbow_catalogue_get (oxbow_rulesets[0])->pdata[0];
  OxbowGame *game = oxbow_game_new (entry->scenario, NULL, NULL);
  for (int i = 0; i < n_moves; i++)
    {
      OxbowMoves moves = OXBOW_MOVES_INIT;
      oxbow_state_legal (oxbow_game_get_state (game), &moves);
      g_assert_true (oxbow_game_play (game, &moves.items[0], NULL));
      oxbow_moves_clear (&moves);
    }
  return game;
}

static char *
save_game (const char *name, int n_moves)
{
  char *path = g_build_filename (folder, name, NULL);
  g_autoptr (OxbowGame) game = new_game (n_moves);
  g_assert_true (oxbow_document_save (oxbow_game_get_scenario (game), oxbow_game_get_history (game), path, NULL));
  return path;
}

/* The newest toplevel of a type, or NULL. */
static gpointer
find_toplevel (GType type)
{
  gpointer found = NULL;
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();
  for (GList *link = toplevels; link != NULL; link = link->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (link->data, type) && gtk_widget_get_visible (link->data))
      found = link->data;
  return found;
}

static GtkWindow *
find_dialog (void)
{
  return find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
close_all (void)
{
  GList *windows;
  GtkWindow *dialog;
  while ((dialog = find_dialog ()) != NULL)
    gtk_window_destroy (dialog);
  while ((windows = gtk_application_get_windows (GTK_APPLICATION (application))) != NULL)
    gtk_window_destroy (windows->data);
  settle ();
  g_autofree char *journals = oxbow_autosave_folder ();
  g_autoptr (GPtrArray) list = oxbow_recovery_list (journals, NULL);
  for (unsigned int i = 0; i < list->len; i++)
    oxbow_recovery_finish (list->pdata[i]);
}

static void
open_path (OxbowWindow *window, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  oxbow_files_open (window, file);
  settle ();
}

/* A second file opens in a window of its own, the same one again in the window that has it. */
static void
test_open (void)
{
  g_autofree char *one = save_game ("one.oxbow", 3), *two = save_game ("two.oxbow", 6);
  OxbowWindow *window = oxbow_window_new (application);
  open_path (window, one);
  g_assert_cmpstr (oxbow_work_get_path (OXBOW_WORK (oxbow_window_get_session (window))), ==, one);
  open_path (window, two);
  g_assert_cmpstr (oxbow_work_get_path (OXBOW_WORK (oxbow_window_get_session (window))), ==, one);
  g_assert_cmpint (g_list_length (gtk_application_get_windows (GTK_APPLICATION (application))), ==, 2);
  open_path (window, two);
  g_assert_cmpint (g_list_length (gtk_application_get_windows (GTK_APPLICATION (application))), ==, 2);
  close_all ();
}

/* What the command line asks for besides its files is done with them, and not when the program is called next. */
static void
test_wish_and_file (void)
{
  int status;
  g_autofree char *path = save_game ("one.oxbow", 3);
  g_autoptr (GVariantDict) options = g_variant_dict_new (NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_variant_dict_insert (options, "new-map", "b", TRUE);
  g_signal_emit_by_name (application, "handle-local-options", options, &status);
  g_assert_cmpint (status, ==, -1);
  g_application_open (G_APPLICATION (application), &file, 1, "");
  settle ();
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));
  g_assert_cmpint (g_list_length (windows), ==, 2);
  g_assert_nonnull (oxbow_window_get_new_map (windows->data));
  g_assert_nonnull (oxbow_window_get_session (windows->next->data));
  close_all ();
}

/* A program that has something to write yet is left without its windows, and no dialog stays behind without one. */
static void
test_dialogs_go (void)
{
  static const char *const dialogs[] = { "app.preferences", "win.export-picture", "app.about" };
  g_autofree char *path = save_game ("one.oxbow", 3);
  for (size_t i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      OxbowWindow *window = oxbow_window_new (application);
      open_path (window, path);
      gtk_widget_activate_action (GTK_WIDGET (window), dialogs[i], NULL);
      settle ();
      g_test_message ("%s", dialogs[i]);
      GtkWindow *dialog = find_toplevel (ADW_TYPE_WINDOW);
      g_assert_nonnull (dialog);
      gtk_window_destroy (GTK_WINDOW (window));
      g_assert_null (find_toplevel (ADW_TYPE_WINDOW));
    }
  close_all ();
}

/* A bad file is told of in its own words; the game that is shown stays. */
static void
test_bad_file (void)
{
  g_autofree char *good = save_game ("good.oxbow", 3), *bad = g_build_filename (folder, "bad.oxbow", NULL);
  g_assert_true (g_file_set_contents (bad, "<oxbow xmlns=\"urn:oxbow:1\" format=\"99\"/>", -1, NULL));
  OxbowWindow *window = oxbow_window_new (application);
  open_path (window, good);
  open_path (window, bad);
  GtkWindow *dialog = find_dialog ();
  g_assert_nonnull (dialog);
  g_assert_nonnull (strstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), "bad.oxbow"));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "line 1"));
  g_assert_cmpstr (oxbow_work_get_path (OXBOW_WORK (oxbow_window_get_session (window))), ==, good);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "close");
  close_all ();
}

/* Alone, a bad file is told of over the welcome page, not over nothing. */
static void
test_bad_file_alone (void)
{
  OxbowWindow *window = oxbow_window_new (application);
  open_path (window, "/nowhere/game.oxbow");
  g_assert_nonnull (find_dialog ());
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  close_all ();
}

/* A file that changed under the game is asked about; "cancel" leaves it, "save" writes it. */
static void
test_save_asks (void)
{
  g_autofree char *path = save_game ("shared.oxbow", 2), *text = NULL;
  OxbowWindow *window = oxbow_window_new (application);
  open_path (window, path);
  g_assert_true (g_file_set_contents (path, "theirs", -1, NULL));
  oxbow_files_save (window);
  g_assert_nonnull (find_dialog ());
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (find_dialog ()), "cancel");
  settle ();
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "theirs");
  oxbow_files_save (window);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (find_dialog ()), "save");
  settle ();
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, NULL);
  g_assert_nonnull (document);
  close_all ();
}

/* What was shown when the program was left is shown again; what was put away is not, but can be continued. */
static void
test_restore (void)
{
  g_autoptr (OxbowGame) shown = new_game (4), away = new_game (2);
  OxbowWindow *window = oxbow_window_new (application);
  g_autoptr (OxbowSession) away_session = oxbow_session_new (away), shown_session = oxbow_session_new (shown);
  oxbow_window_show_session (window, away_session);
  oxbow_window_show_session (window, shown_session);
  oxbow_window_leave (window);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
  g_autofree char *notice = NULL, *journals = oxbow_autosave_folder ();
  g_autofree char *damaged = g_build_filename (journals, "20200101-000000-1-0.journal", NULL);
  g_assert_true (g_file_set_contents (damaged, "nothing that could be read", -1, NULL));
  g_assert_cmpint (oxbow_restore_games (application, &notice), ==, 1);
  g_assert_nonnull (strstr (notice, "1 game or map could not be opened again and was set aside in "));
  OxbowWindow *again = OXBOW_WINDOW (gtk_application_get_windows (GTK_APPLICATION (application))->data);
  const OxbowHistory *history = oxbow_game_get_history (oxbow_session_get_game (oxbow_window_get_session (again)));
  g_assert_cmpint (oxbow_history_n_nodes (history), ==, 5);
  g_autoptr (GPtrArray) recents = oxbow_recent_list (10);
  int n_offered = 0;
  for (unsigned int i = 0; i < recents->len; i++)
    {
      const OxbowRecent *recent = recents->pdata[i];
      if (recent->recovery == NULL)
        continue;
      g_autoptr (OxbowDocument) document = oxbow_recovery_look (recent->recovery, NULL);
      n_offered += document != NULL && oxbow_history_n_nodes (oxbow_document_get_history (document)) == 3;
    }
  g_assert_cmpint (n_offered, ==, 1);
  close_all ();
}

/* The first game that waits in a journal, taken out of the list of what can be continued; or NULL. */
static OxbowRecent *
take_waiting (void)
{
  g_autoptr (GPtrArray) list = oxbow_recent_list (10);
  for (unsigned int i = 0; i < list->len; i++)
    if (((OxbowRecent *) list->pdata[i])->recovery != NULL)
      return g_ptr_array_steal_index (list, i);
  return NULL;
}

/* A game that is removed from the list can be had back, until it is forgotten. */
static void
test_remove_recent (void)
{
  g_autoptr (OxbowGame) game = new_game (0);
  g_autoptr (OxbowSession) session = oxbow_session_new (game);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_legal (oxbow_game_get_state (game), &moves);
  g_assert_true (oxbow_game_play (game, &moves.items[0], NULL));
  oxbow_moves_clear (&moves);
  oxbow_work_end (OXBOW_WORK (session), OXBOW_ENDING_CLOSED);
  OxbowRecent *recent = take_waiting ();
  oxbow_recent_hide (recent);
  g_assert_null (take_waiting ());
  oxbow_recent_unhide (recent);
  recent = take_waiting ();
  g_assert_nonnull (recent);
  oxbow_recent_hide (recent);
  oxbow_recent_forget (recent);
  g_assert_null (take_waiting ());
}

/* Every key of the program stands in the window of shortcuts. */
static void
test_shortcuts_are_listed (void)
{
  int n;
  const OxbowShortcut *shortcuts = oxbow_application_get_shortcuts (&n);
  g_autoptr (GBytes) bytes = g_resources_lookup_data ("/io/github/oxbowgames/Oxbow/help-overlay.ui", 0, NULL);
  g_assert_nonnull (bytes);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *line = g_strdup_printf (">%s<", shortcuts[i].action);
      g_test_message ("%s", shortcuts[i].action);
      g_assert_nonnull (g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), line));
    }
}

/* Commands of a game and of a map are never there together, nor are those that begin to try a map and end it. */
static bool
are_never_together (const char *one, const char *other)
{
  bool is_game = g_str_has_prefix (one, "game."), is_map = g_str_has_prefix (one, "editor.");
  return (is_game && g_str_has_prefix (other, "editor.")) || (is_map && g_str_has_prefix (other, "game."))
         || (g_str_equal (one, "win.draw-on") && g_str_equal (other, "editor.test-play"));
}

static void
test_a_key_does_one_thing (void)
{
  int n;
  const OxbowShortcut *shortcuts = oxbow_application_get_shortcuts (&n);
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      for (int k = 0; shortcuts[i].keys[k] != NULL; k++)
        if (g_strv_contains ((const char *const *) shortcuts[j].keys, shortcuts[i].keys[k])
            && !are_never_together (shortcuts[i].action, shortcuts[j].action))
          g_error ("%s is both %s and %s", shortcuts[i].keys[k], shortcuts[i].action, shortcuts[j].action);
}

/* GTK forgets the names of actions that it reads when it makes a window of shortcuts: that leak is not ours. */
static void
show_shortcuts (OxbowWindow *window)
{
#ifdef __SANITIZE_ADDRESS__
  __lsan_disable ();
#endif
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL));
#ifdef __SANITIZE_ADDRESS__
  __lsan_enable ();
#endif
}

/* What stands first on the first page. */
static const char *
find_group (GtkWidget *widget)
{
  if (GTK_IS_SHORTCUTS_GROUP (widget))
    return gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (widget)));
  const char *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = gtk_widget_get_child_visible (child) ? find_group (child) : NULL;
  return found;
}

/* The window of shortcuts costs nothing until somebody asks for it, and fits on a small screen. */
static void
test_shortcuts_are_made_when_asked_for (void)
{
  int width;
  OxbowWindow *window = oxbow_window_new (application);
  g_assert_null (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  for (int i = 0; i < 2; i++)
    {
      show_shortcuts (window);
      GtkShortcutsWindow *overlay = gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window));
      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (overlay)));
      g_assert_cmpstr (find_group (GTK_WIDGET (overlay)), ==, "General");
      gtk_widget_measure (GTK_WIDGET (overlay), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      g_assert_cmpint (width, <=, 1280);
      gtk_window_close (GTK_WINDOW (overlay));
      settle ();
      g_assert_null (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
    }
  close_all ();
}

/* What the dialog offers at first is a picture of each kind that can be made. */
static void
test_export (void)
{
  g_autoptr (OxbowGame) game = new_game (5);
  g_autoptr (OxbowSession) session = oxbow_session_new (game);
  g_autoptr (OxbowScene) scene = oxbow_scene_new_state (oxbow_game_get_state (game), -1);
  OxbowPictureFormat format;
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_session (window, session);
  oxbow_picture_export_ask (window);
  OxbowPictureExport *dialog = find_toplevel (OXBOW_TYPE_PICTURE_EXPORT);
  g_assert_nonnull (dialog);
  GtkWidget *save = gtk_window_get_default_widget (GTK_WINDOW (dialog));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (save)), ==, "picture.save");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == save);        /* not on Cancel */
  GObject *theme = gtk_widget_get_template_child (GTK_WIDGET (dialog), OXBOW_TYPE_PICTURE_EXPORT, "theme");
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (theme))), ==, OXBOW_N_THEMES);
  OxbowExportOptions options = oxbow_picture_export_get_options (dialog, &format);
  g_assert_cmpint (format, ==, OXBOW_PICTURE_PNG);
  g_assert_cmpint (options.size_px, ==, 2000);
  options.size_px = 300;
  g_autoptr (GBytes) picture = oxbow_export (scene, format, &options, NULL);
  g_assert_cmpint (memcmp (g_bytes_get_data (picture, NULL), "\211PNG", 4), ==, 0);
  close_all ();
}

static void
taken_cb (GObject *clipboard, GAsyncResult *result, gpointer place)
{
  *(GdkTexture **) place = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

/* What others paste is a picture, and what lies there until then is as small as a file. */
static void
test_copied (void)
{
  g_autoptr (OxbowGame) game = new_game (5);
  g_autoptr (OxbowSession) session = oxbow_session_new (game);
  g_autoptr (GdkTexture) texture = NULL;
  OxbowWindow *window = oxbow_window_new (application);
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));
  oxbow_window_show_session (window, session);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.copy-picture", NULL));
  g_autoptr (GdkContentFormats) kept = gdk_content_provider_ref_formats (gdk_clipboard_get_content (clipboard));
  g_assert_false (gdk_content_formats_contain_gtype (kept, GDK_TYPE_TEXTURE));
  gdk_clipboard_read_texture_async (clipboard, NULL, taken_cb, &texture);
  while (texture == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 1600);
  gdk_clipboard_set_content (clipboard, NULL);
  close_all ();
}

static void
test_print (void)
{
  g_autofree char *path = g_build_filename (folder, "print.pdf", NULL), *bytes = NULL;
  g_autoptr (OxbowGame) game = new_game (5);
  OxbowSubject *subject = oxbow_subject_new_state (oxbow_game_get_state (game), -1);
  g_settings_set_string (oxbow_preferences_get (), "folder", folder);
  g_autoptr (GtkPrintOperation) operation = oxbow_printing_new (subject);
  g_settings_reset (oxbow_preferences_get (), "folder");
  g_autoptr (GError) error = NULL;
  const char *scene_title = subject->scene->title;
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  g_assert_cmpstr (gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME), ==,
                   scene_title);
  g_assert_cmpstr (gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR), ==, folder);
  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &bytes, NULL, NULL));
  g_assert_true (g_str_has_prefix (bytes, "%PDF"));
}

/* What is printed to a file may have a name that the file system takes. */
static void
test_print_of_long_title (void)
{
  g_autoptr (OxbowGame) game = new_game (5);
  g_autoptr (OxbowScenario) scenario = oxbow_scenario_copy (oxbow_game_get_scenario (game));
  g_autofree char *title = g_strnfill (500, 'y');
  oxbow_text_free (scenario->title);
  scenario->title = oxbow_text_new (title);
  g_autoptr (GtkPrintOperation) operation = oxbow_printing_new (oxbow_subject_new_scenario (scenario));
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  g_assert_cmpuint (strlen (gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME)), ==, 200);
}

/* The log tells each move of the line that is played, by who made it. */
static void
test_record (void)
{
  g_autoptr (OxbowGame) game = new_game (4);
  oxbow_game_set_comment (game, 2, "Why there?");
  take_back (game, 1);
  g_autofree char *text = oxbow_record_of_game (game);
  g_assert_nonnull (strstr (text, "\n   1  White: lay "));
  g_assert_nonnull (strstr (text, "\n   4  "));
  g_assert_null (strstr (text, "\n   5  "));
  g_assert_nonnull (strstr (text, "[Why there?]"));
}

/* The page is well formed, and has what people wrote in it, a picture of the end, and one of the marked position. */
static void
test_report (void)
{
  static const GMarkupParser parser = { 0 };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowGame) game = new_game (4);
  oxbow_game_set_comment (game, 2, "Why <there> & then?");
  oxbow_game_set_mark (game, 3, "Here it turned");
  g_autofree char *page = oxbow_record_to_html (game, &error);
  g_assert_no_error (error);
  g_assert_true (g_markup_parse_context_parse (context, page, -1, &error)
                 && g_markup_parse_context_end_parse (context, &error));
  g_assert_no_error (error);
  g_assert_nonnull (strstr (page, "<blockquote>Why &lt;there&gt; &amp; then?</blockquote>"));
  const char *first = strstr (page, "data:image/png;base64,");
  g_assert_nonnull (first);
  g_assert_nonnull (strstr (first + 1, "data:image/png;base64,"));
  g_assert_nonnull (strstr (first + 1, "<figcaption>★ Here it turned</figcaption>"));
}

static int
count (const char *text, const char *part)
{
  int n = 0;
  while ((text = strstr (text, part)) != NULL)
    {
      text += strlen (part);
      n++;
    }
  return n;
}

/* The position that was chosen comes first; where the game stands is shown below it, or is the same. */
static void
test_title_picture (void)
{
  g_autoptr (OxbowGame) game = new_game (4);
  oxbow_game_set_mark (game, 2, "A good beginning");
  g_autofree char *without = oxbow_record_to_html (game, NULL);
  g_assert_cmpint (count (without, "<img "), ==, 2);
  oxbow_game_set_picture (game, 2);
  g_autofree char *page = oxbow_record_to_html (game, NULL);
  g_assert_cmpint (count (page, "<img "), ==, 3);
  const char *first = strstr (page, "<figcaption>");
  g_assert_true (g_str_has_prefix (first, "<figcaption>★ A good beginning<"));
  oxbow_game_set_picture (game, oxbow_game_get_node (game));
  g_autofree char *same = oxbow_record_to_html (game, NULL);
  g_assert_cmpstr (same, ==, without);
}

static char *
run (const char *const *argv)
{
  char *said = NULL;
  int status;
  g_autoptr (GError) error = NULL;
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &said, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, &error));
  return said;
}

static int
count_words (const char *text, const char *word)
{
  g_auto (GStrv) parts = g_strsplit (text, word, -1);
  return (int) g_strv_length (parts) - 1;
}

/* That a file of the record has every turn, the words that people wrote, and every page its number. */
static void
check_record (const char *path, int n_turns)
{
  g_autofree char *text = run ((const char *const[]) { "pdftotext", "-layout", path, "-", NULL });
  g_auto (GStrv) pages = g_strsplit (text, "\f", -1);          /* after the last page, too */
  int n_pages = (int) g_strv_length (pages) - 1;
  g_assert_cmpint (n_pages, >, 2);
  g_assert_cmpint (count_words (text, "Why <there> & then?"), ==, 1);
  g_assert_cmpint (count_words (text, "Here it turned"), ==, 1);
  for (int page = 0; page < n_pages; page++)
    {
      g_autofree char *number = g_strdup_printf ("Page %d of %d", page + 1, n_pages);
      g_assert_nonnull (strstr (pages[page], number));
      g_assert_nonnull (strstr (pages[page], "Two Rivers"));
    }
  for (int turn = 1; turn <= n_turns; turn++)
    {
      g_autofree char *heading = g_strdup_printf ("Round %d", turn);
      g_assert_nonnull (strstr (text, heading));
    }
}

static OxbowGame *
new_long_game (void)
{
  OxbowGame *game = new_game (120);
  oxbow_game_set_comment (game, 2, "Why <there> & then?");
  oxbow_game_set_mark (game, 3, "Here it turned");
  return game;
}

static void
test_report_as_pdf (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowGame) game = new_long_game ();
  g_autofree char *path = g_build_filename (folder, "record.pdf", NULL);
  g_autoptr (GBytes) bytes = oxbow_record_to_pdf (game, &error), again = oxbow_record_to_pdf (game, NULL);
  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (bytes, again));
  g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  check_record (path, 2);
}

/* On paper of another size: the same words on other pages. */
static void
test_print_record (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowGame) game = new_long_game ();
  g_autoptr (GtkPrintOperation) operation = oxbow_printing_new_record (game);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) small = gtk_paper_size_new (GTK_PAPER_NAME_A5);
  g_autofree char *path = g_build_filename (folder, "printed.pdf", NULL);
  gtk_page_setup_set_paper_size_and_default_margins (setup, small);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  check_record (path, 2);
}

/* A roll no broader than the margins of a sheet: they shrink with it. */
static void
test_narrow_paper (void)
{
  g_autoptr (OxbowGame) game = new_game (6);
  g_autoptr (OxbowRecordPaper) paper = oxbow_record_paper_new (game, 90, 400);
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  for (int page = 0; page < oxbow_record_paper_n_pages (paper); page++)
    oxbow_record_paper_draw (paper, cr, page);
  g_assert_cmpstr (cairo_status_to_string (cairo_status (cr)), ==, cairo_status_to_string (CAIRO_STATUS_SUCCESS));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_preferences (void)
{
  GSettings *settings = oxbow_preferences_get ();
  GtkWidget *window = g_object_ref_sink (g_object_new (OXBOW_TYPE_PREFERENCES, NULL));
  g_settings_set_string (settings, "colour-scheme", "dark");
  g_assert_cmpint (adw_style_manager_get_color_scheme (adw_style_manager_get_default ()), ==,
                   ADW_COLOR_SCHEME_FORCE_DARK);
  g_settings_reset (settings, "colour-scheme");
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (window);
}

/* With an engine, whose rows are made anew with every change, also after the window has gone. */
static void
test_preferences_go (void)
{
  GSettings *settings = oxbow_preferences_get ();
  g_settings_set_value (settings, "engines", g_variant_new_parsed ("[('A', '/bin/true', '', 'easy')]"));
  GtkWidget *window = g_object_new (OXBOW_TYPE_PREFERENCES, NULL);
  GtkWidget *group = find_below (window, ADW_TYPE_PREFERENCES_GROUP);
  g_assert_nonnull (group);
  g_object_add_weak_pointer (G_OBJECT (group), (gpointer *) &group);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
  g_assert_null (group);
  g_settings_reset (settings, "engines");
}

/* In pixels alone: a scalable icon would be read by a library of 3 MB in every window's beginning. */
static void
test_window_icon (void)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  g_autofree int *sizes = gtk_icon_theme_get_icon_sizes (theme, gtk_window_get_default_icon_name ());
  g_assert_cmpint (sizes[0], ==, 48);
  g_assert_cmpint (sizes[1], ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  folder = g_dir_make_tmp ("oxbow-shell-XXXXXX", NULL);
  application = oxbow_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_test_add_func ("/app/shell/open", test_open);
  g_test_add_func ("/app/shell/wish-and-file", test_wish_and_file);
  g_test_add_func ("/app/shell/dialogs-go", test_dialogs_go);
  g_test_add_func ("/app/shell/bad-file", test_bad_file);
  g_test_add_func ("/app/shell/bad-file-alone", test_bad_file_alone);
  g_test_add_func ("/app/shell/save-asks", test_save_asks);
  g_test_add_func ("/app/shell/restore", test_restore);
  g_test_add_func ("/app/shell/remove-recent", test_remove_recent);
  g_test_add_func ("/app/shell/shortcuts-are-listed", test_shortcuts_are_listed);
  g_test_add_func ("/app/shell/keys", test_a_key_does_one_thing);
  g_test_add_func ("/app/shell/shortcuts-when-asked", test_shortcuts_are_made_when_asked_for);
  g_test_add_func ("/app/shell/export", test_export);
  g_test_add_func ("/app/shell/copied", test_copied);
  g_test_add_func ("/app/shell/print", test_print);
  g_test_add_func ("/app/shell/print-of-long-title", test_print_of_long_title);
  g_test_add_func ("/app/shell/record", test_record);
  g_test_add_func ("/app/shell/report", test_report);
  g_test_add_func ("/app/shell/title-picture", test_title_picture);
  g_test_add_func ("/app/shell/report-as-pdf", test_report_as_pdf);
  g_test_add_func ("/app/shell/narrow-paper", test_narrow_paper);
  g_test_add_func ("/app/shell/print-record", test_print_record);
  g_test_add_func ("/app/shell/preferences", test_preferences);
  g_test_add_func ("/app/shell/preferences-go", test_preferences_go);
  g_test_add_func ("/app/shell/window-icon", test_window_icon);
  int status = g_test_run ();
  g_object_unref (application);
  return status;
}
