/* leaving.c: what is left does not take away what the focus is on its way to, nor call it back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor-window.h"

#include "app/editor/problems.h"
#include "app/editor/record-list.h"

static void
put_at (Fixture *fixture, const char *kind, const char *cell)
{
  take (fixture, '\0', kind);
  stroke (fixture, cell, cell, GDK_BUTTON_PRIMARY);
}

/* A stroke that takes the only cell out of a group ends as the focus leaves the board, and what lies there is listed
 * anew: the focus goes into that list all the same, whoever leads it there. */
static void
test_left_with_pen_down (gconstpointer by_itself)
{
  Fixture fixture;
  open_map (&fixture, "rising-waters", 9, 7);
  const GPtrArray *groups = oxbow_draft_get_scenario (fixture.draft)->map->groups;
  OxbowBoard *board = oxbow_editor_page_get_board (fixture.page);
  put_at (&fixture, "label", "D3");
  put_at (&fixture, "land", "D3");
  oxbow_editor_page_point_at (fixture.page, oxbow_cell_parse (oxbow_draft_get_grid (fixture.draft), "D3"));
  oxbow_editor_page_show_view (fixture.page, "here");
  GtkWidget *list = find (fixture.page, OXBOW_TYPE_RECORD_LIST);
  while (!gtk_widget_get_mapped (list))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (board));
  oxbow_easel_pen (oxbow_editor_page_get_easel (fixture.page), true);
  g_assert_cmpuint (groups->len, ==, 1);
  if (by_itself != NULL)
    gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD);
  else
    {
      act (&fixture, "editor.next-pane");
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture.window)), list));
    }
  while (groups->len > 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (oxbow_draft_get_stroke (fixture.draft));
  close_map (&fixture);
}

static GtkWidget *
find_last (gpointer root, GType type)
{
  GtkWidget *last = NULL;
  for (GtkWidget *child = gtk_widget_get_last_child (root); child != NULL && last == NULL;
       child = gtk_widget_get_prev_sibling (child))
    last = G_TYPE_CHECK_INSTANCE_TYPE (child, type) ? child : find_last (child, type);
  return last;
}

/* A map with an option that the game does not know, and two cities to measure between; all rows are open. */
static void
open_map_view (Fixture *fixture)
{
  g_autoptr (OxbowScenario) scenario = make_empty ("dos-rios", 9, 7);
  oxbow_settings_suggest (scenario->settings, "rwo", "4", 0);
  open_scenario (fixture, scenario);
  oxbow_editor_page_show_view (fixture->page, "map");
  adw_expander_row_set_expanded (find_row (fixture->page, "Suggested Variants"), TRUE);
  adw_expander_row_set_expanded (find_row (fixture->page, "Distances and Rivers"), TRUE);
  GtkWidget *last = find_last (find_row (fixture->page, "Distances and Rivers"), ADW_TYPE_ACTION_ROW);
  while (!gtk_widget_get_mapped (last))
    g_main_context_iteration (NULL, TRUE);
}

/* A number that was written counts when its field is left. */
static void
test_number_written (gconstpointer target)
{
  Fixture fixture;
  int least, most;
  open_map_view (&fixture);
  GtkSpinButton *spin = find (find_row (fixture.page, "Players at Most"), GTK_TYPE_SPIN_BUTTON);
  gtk_widget_grab_focus (GTK_WIDGET (spin));
  gtk_editable_set_text (GTK_EDITABLE (spin), "2");
  GtkWidget *row = find_row (fixture.page, target);
  GtkWidget *to = ADW_IS_EXPANDER_ROW (row) ? find_last (row, ADW_TYPE_ACTION_ROW) : find (row, GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_grab_focus (to));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture.window)) == to);
  oxbow_scenario_get_players (oxbow_draft_get_scenario (fixture.draft), &least, &most);
  g_assert_cmpint (most, ==, 2);
  close_map (&fixture);
}

static bool
has_focus_within (Fixture *fixture, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static void
wait_for_another_first (GtkWidget *list, GtkWidget *before)
{
  while (gtk_widget_get_first_child (list) == before || gtk_widget_get_first_child (list) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Why a map cannot be played is read out once it is known; but not to who has turned to something else by then. */
static void
test_problems (gconstpointer view)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 9, 7);
  OxbowBoard *board = oxbow_editor_page_get_board (fixture.page);
  GtkWidget *problems = find (fixture.page, OXBOW_TYPE_PROBLEMS_VIEW), *list = find (problems, GTK_TYPE_LIST_BOX);
  wait_for_another_first (list, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (board));
  stroke (&fixture, "B2", "B2", GDK_BUTTON_PRIMARY);
  GtkWidget *before = g_object_ref (gtk_widget_get_first_child (list));
  act (&fixture, "editor.test-play");
  g_assert_true (has_focus_within (&fixture, problems));
  if (g_str_equal (view, "board"))
    gtk_widget_grab_focus (GTK_WIDGET (board));
  else
    oxbow_editor_page_show_view (fixture.page, view);
  wait_for_another_first (list, before);
  g_assert_true (has_focus_within (&fixture, problems) == g_str_equal (view, "problems"));
  g_object_unref (before);
  close_map (&fixture);
}

int
main (int argc, char **argv)
{
  begin_application (&argc, &argv);
  g_test_add_data_func ("/app/leaving/pen-down/by-key", NULL, test_left_with_pen_down);
  g_test_add_data_func ("/app/leaving/pen-down/by-itself", "by itself", test_left_with_pen_down);
  g_test_add_data_func ("/app/leaving/number/to-unknown-option", "rwo", test_number_written);
  g_test_add_data_func ("/app/leaving/number/to-figures", "Distances and Rivers", test_number_written);
  g_test_add_data_func ("/app/leaving/problems/not", "problems", test_problems);
  g_test_add_data_func ("/app/leaving/problems/to-view", "draw", test_problems);
  g_test_add_data_func ("/app/leaving/problems/to-board", "board", test_problems);
  return g_test_run ();
}
