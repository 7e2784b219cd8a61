/* map-kept.c: what is drawn in a window is kept, whatever comes between, and opens again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor-window.h"

#include "app/editor/here.h"
#include "app/editor/new-map.h"
#include "app/files.h"
#include "editor/change.h"
#include "editor/whole.h"
#include "files/autosave.h"
#include "files/document.h"
#include "files/tiled.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

static void
go_to (Fixture *fixture, const char *cell)
{
  OxbowBoard *board = oxbow_editor_page_get_board (fixture->page);
  oxbow_board_set_cursor (board, oxbow_cell_parse (oxbow_draft_get_grid (fixture->draft), cell), OXBOW_NO_EDGE);
}

/* With the pen down from C3 to D3, in tobacco. */
static void
draw_with_pen_down (Fixture *fixture)
{
  open_map (fixture, "dos-rios", 9, 7);
  take (fixture, 't', NULL);
  oxbow_editor_page_point_at (fixture->page, oxbow_cell_parse (oxbow_draft_get_grid (fixture->draft), "C3"));
  oxbow_easel_pen (oxbow_editor_page_get_easel (fixture->page), false);
  go_to (fixture, "D3");
}

static bool
says_pen_is_down (Fixture *fixture)
{
  g_autofree char *status = oxbow_easel_build_status (oxbow_editor_page_get_easel (fixture->page));
  return strstr (status, "The pen is down") != NULL;
}

static char
letter_in (OxbowDocument *document, const char *cell)
{
  const OxbowMap *map = oxbow_document_get_scenario (document)->map;
  return map->terrain[oxbow_cell_parse (&map->grid, cell)];
}

/* What is saved is what was drawn, and the pen is lifted by it: what the cursor does then draws nothing. */
static void
test_saved_with_pen_down (void)
{
  Fixture fixture;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("oxbow-editor-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "valley.oxbow", NULL);
  draw_with_pen_down (&fixture);
  g_assert_true (says_pen_is_down (&fixture));
  g_assert_true (oxbow_work_save (OXBOW_WORK (fixture.desk), path, &error));
  g_assert_false (says_pen_is_down (&fixture));
  go_to (&fixture, "E3");
  g_assert_true (oxbow_work_is_saved (OXBOW_WORK (fixture.desk)));
  g_assert_cmpint (letter_at (&fixture, "E3"), !=, 't');
  g_assert_cmpint (oxbow_draft_get_n_steps (fixture.draft), ==, 2);     /* the other names the map after its file */
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (letter_in (document, "D3"), ==, 't');
  oxbow_easel_pen (oxbow_editor_page_get_easel (fixture.page), false);
  g_assert_cmpint (letter_at (&fixture, "E3"), ==, 't');
  close_map (&fixture);
  g_unlink (path);
  g_rmdir (folder);
}

/* What could not be opened again is not written over what can, and what is wrong with it is said. */
static void
test_not_saved_unreadable (void)
{
  Fixture fixture;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("oxbow-editor-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "valley.oxbow", NULL), *before = NULL, *after = NULL;
  open_map (&fixture, "dos-rios", 9, 7);
  g_assert_true (oxbow_work_save (OXBOW_WORK (fixture.desk), path, &error));
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  oxbow_stroke_insert (oxbow_draft_begin (fixture.draft), OXBOW_LAYER_TABLES, -1, oxbow_record_new ("nothing"));
  oxbow_draft_commit (fixture.draft, "Add Nothing");
  g_assert_false (oxbow_work_save (OXBOW_WORK (fixture.desk), NULL, &error));
  g_assert_cmpstr (error->message, ==,
                   "\"valley.oxbow\" was not saved, because it could not be opened again: this game has no table "
                   "\"nothing\". Change that, or take back the last steps; the file is as it was, and nothing is "
                   "lost.");
  g_assert_false (oxbow_work_is_saved (OXBOW_WORK (fixture.desk)));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  oxbow_draft_undo (fixture.draft);
  g_assert_true (oxbow_work_save (OXBOW_WORK (fixture.desk), NULL, NULL));
  close_map (&fixture);
  g_unlink (path);
  g_rmdir (folder);
}

/* Nothing is dropped by closing a window, not even what the hand has not let go of. */
static void
test_closed_with_pen_down (void)
{
  Fixture fixture;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = oxbow_autosave_folder ();
  draw_with_pen_down (&fixture);
  gtk_window_close (GTK_WINDOW (fixture.window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_unref (fixture.desk);
  g_autoptr (GPtrArray) left = oxbow_recovery_list (folder, NULL);
  g_assert_cmpuint (left->len, >, 0);
  g_autoptr (OxbowDocument) document = oxbow_recovery_open (left->pdata[0], &error);
  g_assert_no_error (error);
  g_assert_cmpint (letter_in (document, "D3"), ==, 't');
  oxbow_recovery_finish (left->pdata[0]);
}

/* Whether something is kept of a stroke that grows. */
static bool
is_held (void)
{
  g_autofree char *folder = oxbow_autosave_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  bool is_there = false;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    is_there |= g_str_has_suffix (name, ".held");
  return is_there;
}

/* What has been drawn for long is kept although the pen is still down; and nothing is left of it once it is taken back
 * by Escape, nor once it is a step. */
static void
test_held (void)
{
  Fixture fixture;
  draw_with_pen_down (&fixture);
  g_assert_false (is_held ());
  while (!is_held ())
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (says_pen_is_down (&fixture));
  oxbow_easel_cancel (oxbow_editor_page_get_easel (fixture.page));
  while (is_held ())
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpint (oxbow_draft_get_n_steps (fixture.draft), ==, 0);
  oxbow_easel_pen (oxbow_editor_page_get_easel (fixture.page), false);
  go_to (&fixture, "E3");
  while (!is_held ())
    g_main_context_iteration (NULL, TRUE);
  oxbow_easel_pen (oxbow_editor_page_get_easel (fixture.page), false);
  while (is_held ())
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpint (oxbow_draft_get_n_steps (fixture.draft), ==, 1);
  close_map (&fixture);
}

/* No file grows beyond that, as on a disk that is full. */
static void
limit_files (rlim_t most)
{
  struct rlimit limit;
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (most, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* As a program does that ends unasked. */
static void
break_off (OxbowDesk *desk)
{
  oxbow_work_end (OXBOW_WORK (desk), OXBOW_ENDING_UNASKED);
  g_object_unref (desk);
}

/* The only record that is left of one. */
static void
finish_rest (const char *folder)
{
  g_autoptr (GPtrArray) rest = oxbow_recovery_list (folder, NULL);
  g_assert_cmpuint (rest->len, ==, 1);
  oxbow_recovery_finish (rest->pdata[0]);
}

/* A map that comes back while the disk is full keeps the journal that it comes from until another has all of it. */
static void
test_recovered_on_full_disk (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = oxbow_autosave_folder ();
  g_autoptr (OxbowScenario) empty = make_empty ("dos-rios", 9, 7);
  OxbowDesk *desk = oxbow_desk_new (empty);
  g_autoptr (GBytes) bytes = oxbow_document_write (empty, NULL);
  for (int i = 0; i < 20; i++)
    {
      g_autofree char *author = g_strdup_printf ("Author %d", i);
      g_assert_true (oxbow_change_line (oxbow_desk_get_draft (desk), OXBOW_HEAD_AUTHOR, author, NULL));
      oxbow_draft_end_typing (oxbow_desk_get_draft (desk));
    }
  break_off (desk);
  g_autoptr (GPtrArray) left = oxbow_recovery_list (folder, NULL);
  g_autofree char *file = g_strdup (((OxbowRecovery *) left->pdata[0])->file);
  limit_files (g_bytes_get_size (bytes) + 400);
  desk = oxbow_desk_recover (left->pdata[0], &error);
  limit_files (RLIM_INFINITY);
  g_assert_no_error (error);
  g_assert_cmpstr (oxbow_draft_get_scenario (oxbow_desk_get_draft (desk))->author, ==, "Author 19");
  g_assert_nonnull (oxbow_work_get_notice (OXBOW_WORK (desk)));
  g_assert_true (g_file_test (file, G_FILE_TEST_EXISTS));
  oxbow_recovery_finish (left->pdata[0]);
  oxbow_draft_mark_saved (oxbow_desk_get_draft (desk));
  break_off (desk);
  finish_rest (folder);
}

/* A map that was begun on a full disk is kept once there is room, from then on. */
static void
test_begun_on_full_disk (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = oxbow_autosave_folder ();
  g_autoptr (OxbowScenario) empty = make_empty ("dos-rios", 9, 7);
  limit_files (1);
  OxbowDesk *desk = oxbow_desk_new (empty);
  g_assert_nonnull (oxbow_work_get_notice (OXBOW_WORK (desk)));
  g_assert_true (oxbow_change_line (oxbow_desk_get_draft (desk), OXBOW_HEAD_AUTHOR, "Ana", NULL));
  oxbow_draft_end_typing (oxbow_desk_get_draft (desk));
  limit_files (RLIM_INFINITY);
  for (int i = 0; i < 2; i++)
    {
      const char *licence = i == 0 ? "mine" : "ours";
      g_assert_true (oxbow_change_line (oxbow_desk_get_draft (desk), OXBOW_HEAD_LICENCE, licence, NULL));
      oxbow_draft_end_typing (oxbow_desk_get_draft (desk));
    }
  break_off (desk);
  g_autoptr (GPtrArray) left = oxbow_recovery_list (folder, NULL);
  g_assert_cmpuint (left->len, ==, 1);
  desk = oxbow_desk_recover (left->pdata[0], &error);
  g_assert_no_error (error);
  OxbowDraft *draft = oxbow_desk_get_draft (desk);
  g_assert_cmpstr (oxbow_draft_get_scenario (draft)->author, ==, "Ana");
  g_assert_cmpstr (oxbow_draft_get_scenario (draft)->licence, ==, "ours");
  g_assert_true (g_str_has_suffix (oxbow_work_get_notice (OXBOW_WORK (desk)), "those before it could not be kept."));
  oxbow_draft_undo (draft);
  g_assert_cmpstr (oxbow_draft_get_scenario (draft)->licence, ==, "mine");
  break_off (desk);
  finish_rest (folder);
}

/* Whoever puts a map away unsaved, and later opens its file to draw on it, goes on where it was left. */
static void
test_file_drawn_on_again (void)
{
  Fixture fixture;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("oxbow-editor-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "valley.oxbow", NULL);
  open_map (&fixture, "dos-rios", 9, 7);
  g_assert_true (oxbow_work_save (OXBOW_WORK (fixture.desk), path, &error));
  g_assert_true (oxbow_change_line (fixture.draft, OXBOW_HEAD_AUTHOR, "Ana", NULL));
  oxbow_draft_end_typing (fixture.draft);
  oxbow_window_show_welcome (fixture.window);
  oxbow_files_edit (fixture.window, path);
  OxbowDesk *again = oxbow_window_get_desk (fixture.window);
  g_assert_true (again != NULL && again != fixture.desk);
  g_assert_cmpstr (oxbow_draft_get_scenario (oxbow_desk_get_draft (again))->author, ==, "Ana");
  g_assert_cmpstr (oxbow_work_get_path (OXBOW_WORK (again)), ==, path);
  g_assert_false (oxbow_work_is_saved (OXBOW_WORK (again)));
  oxbow_draft_undo (oxbow_desk_get_draft (again));
  g_assert_null (oxbow_draft_get_scenario (oxbow_desk_get_draft (again))->author);
  g_assert_true (oxbow_work_save (OXBOW_WORK (again), NULL, &error));
  oxbow_window_show_welcome (fixture.window);
  close_map (&fixture);
  g_unlink (path);
  g_rmdir (folder);
}

/* Going into the panel, taking another tool and undoing end what is drawn; none of them loses it. */
static void
test_left_with_pen_down (void)
{
  Fixture fixture;
  draw_with_pen_down (&fixture);
  gtk_widget_grab_focus (GTK_WIDGET (oxbow_editor_page_get_board (fixture.page)));
  g_assert_true (says_pen_is_down (&fixture));
  act (&fixture, "editor.next-pane");
  g_assert_false (says_pen_is_down (&fixture));
  g_assert_cmpint (oxbow_draft_get_n_steps (fixture.draft), ==, 1);
  g_assert_true (oxbow_change_line (fixture.draft, OXBOW_HEAD_AUTHOR, "Somebody", NULL));
  go_to (&fixture, "E3");
  g_assert_cmpint (letter_at (&fixture, "E3"), !=, 't');

  oxbow_easel_pen (oxbow_editor_page_get_easel (fixture.page), false);
  go_to (&fixture, "F3");
  act (&fixture, "editor.undo");
  g_assert_cmpint (letter_at (&fixture, "F3"), !=, 't');
  g_assert_cmpstr (oxbow_draft_get_scenario (fixture.draft)->author, ==, "Somebody");
  act (&fixture, "editor.redo");
  g_assert_cmpint (letter_at (&fixture, "F3"), ==, 't');

  oxbow_easel_pen (oxbow_editor_page_get_easel (fixture.page), false);
  go_to (&fixture, "G3");
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "editor.tool", "s", "fill");
  g_assert_cmpint (letter_at (&fixture, "G3"), ==, 't');
  g_assert_false (says_pen_is_down (&fixture));
  close_map (&fixture);
}

/* The cursor, and the pointer that rests, may stand where a map was that an undo has made small again. */
static void
test_made_small_under_the_hand (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 5, 5);
  g_assert_true (oxbow_whole_resize (fixture.draft, 0, 0, 200, 200, 'h', NULL, NULL));
  OxbowCell last = oxbow_grid_n_cells (oxbow_draft_get_grid (fixture.draft)) - 1;
  OxbowBoard *board = oxbow_editor_page_get_board (fixture.page);
  oxbow_board_set_cursor (board, last, OXBOW_NO_EDGE);
  g_signal_emit_by_name (board, "spot-hovered", last, OXBOW_NO_EDGE);
  act (&fixture, "editor.undo");
  g_assert_cmpint (oxbow_draft_get_grid (fixture.draft)->width, ==, 5);
  g_autofree char *status = oxbow_easel_build_status (oxbow_editor_page_get_easel (fixture.page));
  g_assert_null (strstr (status, OXBOW_CELL_NAME (&((OxbowGrid) { 205, 205, OXBOW_FLAT }), last)));
  oxbow_editor_page_point_at (fixture.page, last);
  oxbow_easel_dab (oxbow_editor_page_get_easel (fixture.page), false);
  close_map (&fixture);
}

/* Rising Waters as it begins, drawn on. */
static void
open_position (Fixture *fixture)
{
  const OxbowCatalogued *entry = oxbow_catalogue_get (oxbow_ruleset_find ("rising-waters"))->pdata[0];
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (entry->scenario, settings, NULL);
  g_autoptr (OxbowScenario) scenario = oxbow_new_from_position (setup->start);
  open_scenario (fixture, scenario);
}

/* The first pawn of a seat that stands on the map. */
static const OxbowRecord *
find_pawn (Fixture *fixture, const char *seat)
{
  const GPtrArray *records = oxbow_draft_get_scenario (fixture->draft)->standing;
  for (guint i = 0; i < records->len; i++)
    {
      const OxbowRecord *record = records->pdata[i];
      if (strcmp (record->kind, "pawn") == 0 && record->cells->len > 0
          && g_strcmp0 (oxbow_record_get (record, "seat"), seat) == 0)
        return record;
    }
  return NULL;
}

static int
count_pawns_at (Fixture *fixture, const char *seat, OxbowCell cell)
{
  const GPtrArray *records = oxbow_draft_get_scenario (fixture->draft)->standing;
  int n = 0;
  for (guint i = 0; i < records->len; i++)
    {
      const OxbowRecord *record = records->pdata[i];
      n += strcmp (record->kind, "pawn") == 0 && record->cells->len > 0
           && g_array_index (record->cells, OxbowCell, 0) == cell
           && g_strcmp0 (oxbow_record_get (record, "seat"), seat) == 0;
    }
  return n;
}

static bool
is_pawn_of (GtkWidget *widget, gconstpointer seat)
{
  return ADW_IS_EXPANDER_ROW (widget) && has_title (widget, seat)
         && g_str_equal (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (widget)), "Pawn");
}

/* The row of the first pawn of that seat at the cursor, open. */
static GtkWidget *
open_pawn (Fixture *fixture, const char *seat)
{
  GtkWidget *row = NULL;
  look_for (find (fixture->page, OXBOW_TYPE_HERE), is_pawn_of, seat, &row);
  g_assert_nonnull (row);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  return row;
}

static bool
takes_away (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "user-trash-symbolic") == 0;
}

static void
press_take_away (GtkWidget *row)
{
  GtkWidget *button = NULL;
  look_for (row, takes_away, NULL, &button);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* A pawn that is given to another seat stands with that seat's in the position: the fields go there with it, and what
 * is chosen next is that pawn's still. */
static void
test_fields_follow (void)
{
  Fixture fixture;
  open_position (&fixture);
  const OxbowRecord *pawn = find_pawn (&fixture, "1");
  g_assert_nonnull (pawn);
  OxbowCell cell = g_array_index (pawn->cells, OxbowCell, 0);
  int n_first = count_pawns_at (&fixture, "1", cell), n_second = count_pawns_at (&fixture, "2", cell);
  oxbow_editor_page_show_view (fixture.page, "here");
  oxbow_editor_page_point_at (fixture.page, cell);
  GtkWidget *row = open_pawn (&fixture, "Seat 1");
  adw_combo_row_set_selected (find_row (row, "Seat"), 1);
  g_assert_cmpint (count_pawns_at (&fixture, "2", cell), ==, n_second + 1);
  adw_combo_row_set_selected (find_row (row, "Seat"), 0);       /* too soon: it is shown anew first */
  press_take_away (row);
  g_assert_cmpint (oxbow_draft_get_n_steps (fixture.draft), ==, 1);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (count_pawns_at (&fixture, "2", cell), ==, n_second + 1);
  adw_combo_row_set_selected (find_row (open_pawn (&fixture, "Seat 2"), "Seat"), 0);
  g_assert_cmpint (count_pawns_at (&fixture, "2", cell), ==, n_second);
  g_assert_cmpint (count_pawns_at (&fixture, "1", cell), ==, n_first);
  close_map (&fixture);
}

static bool
is_no_scenario (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget)
         && strstr (gtk_label_get_label (GTK_LABEL (widget)), "no scenario can be made of this map: ") != NULL;
}

/* Tiled puts two things of a kind on one cell, as no file of ours has: of such a map no drawing is begun that could not
 * be kept, and what is wrong is said before. */
static void
test_tiled_strange (void)
{
  g_autofree char *folder = g_dir_make_tmp ("oxbow-editor-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "delta.tmx", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  const OxbowCatalogued *entry = oxbow_catalogue_get (oxbow_ruleset_find ("rising-waters"))->pdata[0];
  g_autoptr (OxbowScenario) copy = oxbow_new_from_scenario (entry->scenario);
  g_ptr_array_add (copy->map->features, oxbow_record_copy (copy->map->features->pdata[0]));
  g_autoptr (GBytes) bytes = oxbow_tiled_write (copy, OXBOW_TILED_TMX, OXBOW_TILED_CSV, NULL);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_welcome (window);
  oxbow_files_open (window, file);
  GtkWidget *new_map = GTK_WIDGET (oxbow_window_get_new_map (window));
  gtk_widget_activate_action (new_map, "new-map.start", NULL);
  g_assert_null (oxbow_window_get_desk (window));
  GtkWidget *label = NULL;
  g_assert_cmpint (look_for (new_map, is_no_scenario, NULL, &label), ==, 1);
  close_window (window);
  g_remove (path);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  begin_application (&argc, &argv);
  signal (SIGXFSZ, SIG_IGN);
  g_test_add_func ("/app/map-kept/recovered-on-full-disk", test_recovered_on_full_disk);
  g_test_add_func ("/app/map-kept/begun-on-full-disk", test_begun_on_full_disk);
  g_test_add_func ("/app/map-kept/file-drawn-on-again", test_file_drawn_on_again);
  g_test_add_func ("/app/map-kept/pen-down/saved", test_saved_with_pen_down);
  g_test_add_func ("/app/map-kept/not-saved-unreadable", test_not_saved_unreadable);
  g_test_add_func ("/app/map-kept/pen-down/closed", test_closed_with_pen_down);
  g_test_add_func ("/app/map-kept/held", test_held);
  g_test_add_func ("/app/map-kept/pen-down/left", test_left_with_pen_down);
  g_test_add_func ("/app/map-kept/made-small", test_made_small_under_the_hand);
  g_test_add_func ("/app/map-kept/fields-follow", test_fields_follow);
  g_test_add_func ("/app/map-kept/tiled-strange", test_tiled_strange);
  return g_test_run ();
}
