/* new-map.c: the page on which a map begins, in a real window: what is read from maps of Tiled
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor-window.h"

#include "app/editor/new-map.h"
#include "app/files.h"
#include "app/picture.h"
#include "files/tiled.h"

#include <glib/gstdio.h>

static bool
shows_words (GtkWidget *widget, gconstpointer words)
{
  return GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), words) == 0;
}

/* A map of Tiled that is opened as any file is shows what it will become, as a map of its own game. */
static void
test_tiled_opened (void)
{
  g_autofree char *folder = g_dir_make_tmp ("oxbow-editor-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "delta.tmx", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OxbowScenario) scenario = make_empty ("water-rights", 11, 8);
  g_autoptr (GBytes) bytes = oxbow_tiled_write (scenario, OXBOW_TILED_TMX, OXBOW_TILED_CSV, NULL);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_welcome (window);
  oxbow_files_open (window, file);
  GtkWidget *new_map = GTK_WIDGET (oxbow_window_get_new_map (window));
  g_assert_nonnull (new_map);
  g_assert_cmpint (look_for (window, shows_words, "“delta.tmx” is a map of Water Rights, and is drawn as one", NULL),
                   ==, 1);
  g_assert_cmpint (look_for (new_map, shows_words, "delta.tmx: a map of Water Rights", NULL), ==, 1);
  /* Another game is none of the file's: it says so again. */
  GtkDropDown *games = find (new_map, GTK_TYPE_DROP_DOWN);
  unsigned int its_game = gtk_drop_down_get_selected (games);
  gtk_drop_down_set_selected (games, its_game == 0 ? 1 : 0);
  g_assert_cmpint (gtk_drop_down_get_selected (games), ==, its_game);
  g_assert_cmpint (look_for (new_map, shows_words, "delta.tmx: a map of Water Rights", NULL), ==, 1);
  g_assert_true (gtk_widget_activate_action (new_map, "new-map.start", NULL));
  OxbowDesk *desk = oxbow_window_get_desk (window);
  g_assert_nonnull (desk);
  const OxbowScenario *drawn = oxbow_draft_get_scenario (oxbow_desk_get_draft (desk));
  g_assert_cmpstr (drawn->ruleset->id, ==, "water-rights");
  g_assert_cmpint (drawn->map->grid.width, ==, 11);
  g_assert_null (oxbow_work_get_path (OXBOW_WORK (desk))); /* saving asks where: it is another file than Tiled's */
  close_window (window);
  g_remove (path);
  g_rmdir (folder);
}

/* It lies in a window, and has been there for a while. */
static bool
has_picture (GtkWidget *picture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gtk_test_widget_wait_for_draw (picture);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_test_widget_wait_for_draw (picture);
  GTK_WIDGET_GET_CLASS (picture)->snapshot (picture, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);
  bool is_there = node != NULL;
  g_clear_pointer (&node, gsk_render_node_unref);
  return is_there;
}

/* A map of Tiled has its picture among what can be continued. */
static void
test_tiled_pictured (void)
{
  g_autofree char *folder = g_dir_make_tmp ("oxbow-editor-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "delta.tmx", NULL);
  g_autoptr (OxbowScenario) scenario = make_empty ("water-rights", 11, 8);
  g_autoptr (GBytes) bytes = oxbow_tiled_write (scenario, OXBOW_TILED_TMX, OXBOW_TILED_CSV, NULL);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
  GtkWidget *window = gtk_window_new (), *picture = oxbow_picture_new ();
  gtk_widget_set_size_request (picture, 200, 150);
  gtk_window_set_child (GTK_WINDOW (window), picture);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_false (has_picture (picture));
  oxbow_picture_set_file (OXBOW_PICTURE (picture), path);
  g_assert_true (has_picture (picture));
  gtk_window_destroy (GTK_WINDOW (window));
  g_remove (path);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  begin_application (&argc, &argv);
  g_test_add_func ("/app/new-map/tiled-opened", test_tiled_opened);
  g_test_add_func ("/app/new-map/tiled-pictured", test_tiled_pictured);
  return g_test_run ();
}
