/* editor.c: the page on which a map is drawn, in a real window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor-window.h"

#include "app/editor/guide.h"
#include "app/editor/in-hand.h"
#include "app/editor/palette-item.h"
#include "app/editor/problems.h"
#include "app/editor/toolbar.h"
#include "editor/change.h"
#include "editor/whole.h"
#include "files/document.h"

#include <glib/gstdio.h>
#include <string.h>

/* Two terrains on two buttons, one step a stroke, and the way back. */
static void
test_drawn (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 9, 7);
  take (&fixture, 'w', NULL);
  stroke (&fixture, "B2", "B4", GDK_BUTTON_PRIMARY);
  stroke (&fixture, "E5", "E5", GDK_BUTTON_SECONDARY);
  g_assert_cmpint (letter_at (&fixture, "B3"), ==, 'w');
  g_assert_cmpint (oxbow_draft_get_n_steps (fixture.draft), ==, 1);     /* the second button painted what was there */
  act (&fixture, "editor.swap");
  stroke (&fixture, "E5", "E5", GDK_BUTTON_SECONDARY);
  g_assert_cmpint (letter_at (&fixture, "E5"), ==, 'w');
  act (&fixture, "editor.undo");
  act (&fixture, "editor.undo");
  g_assert_cmpint (letter_at (&fixture, "B3"), !=, 'w');
  act (&fixture, "editor.redo");
  g_assert_cmpint (letter_at (&fixture, "B3"), ==, 'w');
  close_map (&fixture);
}

/* The cursor draws as the pointer does, and the line below says where and what. */
static void
test_keyboard (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 9, 7);
  OxbowEasel *easel = oxbow_editor_page_get_easel (fixture.page);
  take (&fixture, 't', NULL);
  oxbow_editor_page_point_at (fixture.page, oxbow_cell_parse (oxbow_draft_get_grid (fixture.draft), "C3"));
  oxbow_easel_dab (easel, false);
  g_assert_cmpint (letter_at (&fixture, "C3"), ==, 't');
  g_autofree char *status = oxbow_easel_build_status (easel);
  g_assert_true (g_str_has_prefix (status, "C3, Tobacco field: "));
  oxbow_easel_pen (easel, false);
  oxbow_board_set_cursor (oxbow_editor_page_get_board (fixture.page),
                          oxbow_cell_parse (oxbow_draft_get_grid (fixture.draft), "D3"), OXBOW_NO_EDGE);
  g_signal_emit_by_name (oxbow_editor_page_get_board (fixture.page), "cursor-moved");
  g_autofree char *down = oxbow_easel_build_status (easel);
  g_assert_true (g_str_has_suffix (down, "The pen is down: Enter lifts it."));
  oxbow_easel_pen (easel, false);
  g_assert_cmpint (letter_at (&fixture, "D3"), ==, 't');
  close_map (&fixture);
}

/* Terrain is replaced in what is selected once the hand has let go: a selection that is being moved is where it was
 * moved to. */
static void
test_replaced_while_moved (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 30, 30);
  take (&fixture, 'w', NULL);
  stroke (&fixture, "B2", "B2", GDK_BUTTON_PRIMARY);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "editor.tool", "s", "select");
  stroke (&fixture, "A1", "N14", GDK_BUTTON_PRIMARY);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "editor.tool", "s", "move");
  emit_stroke (&fixture, OXBOW_STROKE_BEGAN, "B2", GDK_BUTTON_PRIMARY);
  emit_stroke (&fixture, OXBOW_STROKE_MOVED, "P16", GDK_BUTTON_PRIMARY);
  g_assert_cmpint (letter_at (&fixture, "P16"), ==, 'w');
  act (&fixture, "editor.swap");
  act (&fixture, "editor.replace");
  g_assert_cmpint (letter_at (&fixture, "P16"), !=, 'w');
  g_assert_cmpint (oxbow_draft_get_n_steps (fixture.draft), ==, 3);
  close_map (&fixture);
}

static GtkEventController *
find_drag (OxbowBoard *board)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (board));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_GESTURE_DRAG (controller)
          && gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) == GDK_BUTTON_PRIMARY)
        return controller;
    }
  g_error ("Nothing can be dragged.");
}

/* Of a map that becomes smaller under the pressed button, the hand that lets go is no longer on it: the cursor is. */
static void
test_smaller_while_pressed (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 4, 4);
  GdkRectangle last;
  g_assert_true (oxbow_whole_resize (fixture.draft, 0, 0, 5, 3, '.', NULL, NULL));
  OxbowBoard *board = oxbow_editor_page_get_board (fixture.page);
  const OxbowGrid *grid = oxbow_draft_get_grid (fixture.draft);
  OxbowSpot spot = { oxbow_grid_n_cells (grid) - 1, OXBOW_NO_EDGE };
  g_assert_true (oxbow_board_get_rectangle (board, spot, &last));
  GtkEventController *drag = find_drag (board);
  g_signal_emit_by_name (drag, "drag-begin", last.x + last.width / 2.0, last.y + last.height / 2.0);
  g_assert_cmpint (oxbow_board_get_cursor (board, NULL), ==, spot.cell);
  act (&fixture, "editor.undo");
  act (&fixture, "editor.undo");
  grid = oxbow_draft_get_grid (fixture.draft);
  g_assert_cmpint (oxbow_grid_n_cells (grid), ==, 16);
  g_signal_emit_by_name (drag, "drag-end", 0.0, 0.0);
  g_assert_cmpint (oxbow_board_get_cursor (board, NULL), <, 16);
  close_map (&fixture);
}

/* Resize asks by how much, where nothing has been said of that; then it does it. */
static void
test_resize_asks (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 4, 4);
  oxbow_editor_page_show_view (fixture.page, "map");
  GtkWidget *resize = find (find_row (fixture.page, "Size"), GTK_TYPE_BUTTON);
  GtkWidget *added = GTK_WIDGET (find_row (fixture.page, "Columns and Rows to Add"));
  GtkWidget *left = find (find_row (fixture.page, "On the Left"), GTK_TYPE_SPIN_BUTTON);
  g_assert_false (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (added)));
  g_signal_emit_by_name (resize, "clicked");
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (added)));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture.window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, left));
  g_assert_cmpint (oxbow_draft_get_grid (fixture.draft)->width, ==, 4);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (left), 2);
  g_signal_emit_by_name (resize, "clicked");
  g_assert_cmpint (oxbow_draft_get_grid (fixture.draft)->width, ==, 6);
  close_map (&fixture);
}

/* The line tells of the hand that moved last, and the cell itself of the tool that was taken last. */
static void
test_last_hand (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 9, 7);
  const OxbowGrid *grid = oxbow_draft_get_grid (fixture.draft);
  OxbowBoard *board = oxbow_editor_page_get_board (fixture.page);
  OxbowEasel *easel = oxbow_editor_page_get_easel (fixture.page);
  OxbowCell cursor = oxbow_cell_parse (grid, "C3");
  g_signal_emit_by_name (board, "spot-hovered", oxbow_cell_parse (grid, "B2"), OXBOW_NO_EDGE);
  oxbow_board_set_cursor (board, cursor, OXBOW_NO_EDGE);
  g_autofree char *by_keys = oxbow_easel_build_status (easel);
  g_assert_true (g_str_has_prefix (by_keys, "C3, "));
  g_signal_emit_by_name (board, "spot-hovered", oxbow_cell_parse (grid, "B2"), OXBOW_NO_EDGE);
  g_autofree char *by_pointer = oxbow_easel_build_status (easel);
  g_assert_true (g_str_has_prefix (by_pointer, "B2, "));

  take (&fixture, 't', NULL);
  oxbow_board_set_cursor (board, oxbow_cell_parse (grid, "D3"), OXBOW_NO_EDGE);
  oxbow_board_set_cursor (board, cursor, OXBOW_NO_EDGE);
  take (&fixture, 'w', NULL);
  g_autofree char *status = oxbow_easel_build_status (easel);
  g_assert_nonnull (strstr (status, "Wheat field"));
  gtk_widget_grab_focus (GTK_WIDGET (board));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_window_get_focus (GTK_WINDOW (fixture.window))),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, status);
  close_map (&fixture);
}

/* By keyboard into the panel, to what is to be done first; taking it up leads back to the board, over which nothing
 * lies then, however narrow the window. */
static void
test_first_steps (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 9, 7);
  OxbowBoard *board = oxbow_editor_page_get_board (fixture.page);
  AdwFlap *flap = find (fixture.page, ADW_TYPE_FLAP);
  gtk_widget_grab_focus (GTK_WIDGET (board));
  adw_flap_set_fold_policy (flap, ADW_FLAP_FOLD_POLICY_ALWAYS);
  while (!gtk_widget_get_mapped (find (fixture.page, OXBOW_TYPE_GUIDE)))
    {
      adw_flap_set_reveal_flap (flap, TRUE);
      g_main_context_iteration (NULL, TRUE);
    }
  act (&fixture, "editor.next-pane");
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture.window));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus)), ==, "_Take It Up");
  g_signal_emit_by_name (focus, "clicked");
  focus = gtk_window_get_focus (GTK_WINDOW (fixture.window));
  g_assert_true (focus == GTK_WIDGET (board) || gtk_widget_is_ancestor (focus, GTK_WIDGET (board)));
  g_assert_false (adw_flap_get_reveal_flap (flap));
  adw_flap_set_reveal_flap (flap, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (board), "board.take-back", NULL);     /* by Escape */
  g_assert_false (adw_flap_get_reveal_flap (flap));
  close_map (&fixture);
}

/* What gives the focus to a part of the panel does not know that another is shown: no key may go there. */
static void
test_focus_behind (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 9, 7);
  AdwViewStack *views = find (fixture.page, ADW_TYPE_VIEW_STACK);
  GtkWidget *draw = adw_view_stack_get_child_by_name (views, "draw"), *focus;
  adw_view_stack_set_visible_child_name (views, "map");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  gtk_widget_grab_focus (find (draw, GTK_TYPE_BUTTON));
  focus = gtk_window_get_focus (GTK_WINDOW (fixture.window));
  g_assert_nonnull (focus);
  g_assert_false (gtk_widget_is_ancestor (focus, draw));
  close_map (&fixture);
}

static bool
is_open_menu (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_POPOVER_MENU (widget) && gtk_widget_get_visible (widget);
}

/* The secondary button draws, so the menu is for the keyboard: by its key on the board, or by its own. */
static void
test_menu (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 9, 7);
  GtkWidget *board = GTK_WIDGET (oxbow_editor_page_get_board (fixture.page)), *menu = NULL;
  g_assert_cmpint (look_for (fixture.page, is_open_menu, NULL, NULL), ==, 0);
  gtk_widget_activate_action (board, "board.menu", NULL);
  g_assert_cmpint (look_for (fixture.page, is_open_menu, NULL, &menu), ==, 1);
  gtk_popover_popdown (GTK_POPOVER (menu));
  while (look_for (fixture.page, is_open_menu, NULL, NULL) > 0)
    g_main_context_iteration (NULL, TRUE);
  act (&fixture, "editor.menu");
  menu = NULL;
  g_assert_cmpint (look_for (fixture.page, is_open_menu, NULL, &menu), ==, 1);
  gtk_popover_popdown (GTK_POPOVER (menu));
  while (look_for (fixture.page, is_open_menu, NULL, NULL) > 0)
    g_main_context_iteration (NULL, TRUE);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture.window));
  g_assert_true (focus == board || gtk_widget_is_ancestor (focus, board));      /* where it is needed next */
  close_map (&fixture);
}

/* Whether the name of the cell at the cursor, as a screen reader tells it, has those words. */
static void
assert_heard (Fixture *fixture, const char *words)
{
  g_autofree char *status = oxbow_easel_build_status (oxbow_editor_page_get_easel (fixture->page));
  gtk_widget_grab_focus (GTK_WIDGET (oxbow_editor_page_get_board (fixture->page)));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_autofree char *heard = gtk_test_accessible_check_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                               "");
  g_assert_nonnull (strstr (status, words));
  g_assert_nonnull (heard);
  g_assert_nonnull (strstr (heard, words));
}

/* What the line says, the cell says too: why a tool rests, what could not be done, that the pen is down. */
static void
test_heard (void)
{
  Fixture fixture;
  open_map (&fixture, "rising-waters", 9, 7);
  OxbowEasel *easel = oxbow_editor_page_get_easel (fixture.page);
  oxbow_editor_page_point_at (fixture.page, oxbow_cell_parse (oxbow_draft_get_grid (fixture.draft), "C3"));
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "editor.tool", "s", "edge");
  assert_heard (&fixture, "Nothing stands between two cells in Rising Waters");
  g_assert_cmpstr (oxbow_toolbox_get_tool (oxbow_easel_get_toolbox (easel))->id, !=, "edge");
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "editor.tool", "s", "move");
  oxbow_easel_dab (easel, false);
  assert_heard (&fixture, "There is nothing to move yet.");
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "editor.tool", "s", "brush");
  oxbow_easel_pen (easel, false);
  assert_heard (&fixture, "The pen is down: Enter lifts it.");
  oxbow_easel_pen (easel, false);
  close_map (&fixture);
}

static bool
has_label (GtkWidget *widget, gconstpointer label)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget)
         && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), label);
}

/* Key by key through all of them, round and back; the one that is on stands on the button. */
static void
test_symmetry_steps (void)
{
  static const char *const signs[] = { "↔", "↕", "↔↕", "180°", "120°", "60°" };
  Fixture fixture;
  open_map (&fixture, "dos-rios", 9, 7);
  const OxbowSymmetry *symmetry = oxbow_toolbox_get_symmetry (
      oxbow_easel_get_toolbox (oxbow_editor_page_get_easel (fixture.page)));
  for (size_t i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      g_assert_cmpint (look_for (fixture.page, has_label, signs[i], NULL), ==, 0);
      gtk_widget_activate_action (GTK_WIDGET (fixture.page), "editor.step-symmetry", "i", 1);
      g_assert_cmpint ((int) symmetry->kind, ==, (int) i + 1);
      g_assert_cmpint (look_for (fixture.page, has_label, signs[i], NULL), ==, 1);
    }
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "editor.step-symmetry", "i", 1);
  g_assert_cmpint ((int) symmetry->kind, ==, OXBOW_SYMMETRY_NONE);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "editor.step-symmetry", "i", -1);
  g_assert_cmpint ((int) symmetry->kind, ==, OXBOW_SYMMETRY_SIXTH_TURNS);
  close_map (&fixture);
}

/* A tip over the cells would be in the way of who draws on them. */
static void
test_no_tip (void)
{
  Fixture fixture;
  gboolean has_tip = TRUE;
  open_map (&fixture, "dos-rios", 9, 7);
  g_autoptr (GtkTooltip) tip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  g_signal_emit_by_name (oxbow_editor_page_get_board (fixture.page), "query-tooltip", 200, 200, FALSE, tip, &has_tip);
  g_assert_false (has_tip);
  close_map (&fixture);
}

static bool
is_shortened (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

/* The views' titles stand there whole also where text is twice as large. */
static void
test_large_titles (void)
{
  Fixture fixture;
  int usual;
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &usual, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  open_map (&fixture, "dos-rios", 9, 7);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.page));
  g_assert_cmpint (look_for (find (fixture.page, ADW_TYPE_VIEW_SWITCHER), is_shortened, NULL, NULL), ==, 0);
  close_map (&fixture);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", usual, NULL);
}

/* A tip that is shown does not lie over the menu that its button opens. */
static void
test_no_tip_over_menu (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 9, 7);
  GtkMenuButton *button = find (find (fixture.page, OXBOW_TYPE_TOOLBAR), GTK_TYPE_MENU_BUTTON);
  g_assert_true (gtk_widget_get_has_tooltip (GTK_WIDGET (button)));
  gtk_menu_button_popup (button);
  g_assert_false (gtk_widget_get_has_tooltip (GTK_WIDGET (button)));
  gtk_menu_button_popdown (button);
  g_assert_true (gtk_widget_get_has_tooltip (GTK_WIDGET (button)));
  close_map (&fixture);
}

/* What is chosen for a kind stays chosen when it is taken again; the fields follow what others choose. */
static void
test_in_hand_kept (void)
{
  Fixture fixture;
  open_map (&fixture, "rising-waters", 9, 9);
  OxbowToolbox *toolbox = oxbow_easel_get_toolbox (oxbow_editor_page_get_easel (fixture.page));
  OxbowInHand *in_hand = find (fixture.page, OXBOW_TYPE_IN_HAND);
  take (&fixture, '\0', "water");
  gtk_editable_set_text (find_row (in_hand, "Name"), "Yazoo");
  take (&fixture, '\0', "water");
  g_assert_cmpstr (gtk_editable_get_text (find_row (in_hand, "Name")), ==, "Yazoo");
  g_assert_cmpstr (oxbow_record_get (oxbow_toolbox_get_pattern (toolbox, OXBOW_LAYER_GROUPS), "name"), ==, "Yazoo");
  OxbowRecord *picked = oxbow_record_copy (oxbow_toolbox_get_pattern (toolbox, OXBOW_LAYER_GROUPS));
  oxbow_record_set (picked, "name", "Sunflower");
  oxbow_toolbox_set_pattern (toolbox, OXBOW_LAYER_GROUPS, picked);
  g_assert_cmpstr (gtk_editable_get_text (find_row (in_hand, "Name")), ==, "Sunflower");
  close_map (&fixture);
}

/* A name in another language is written into the same field, and put down, saved and undone with the rest. */
static void
test_languages (void)
{
  Fixture fixture;
  open_map (&fixture, "rising-waters", 9, 9);
  OxbowInHand *in_hand = find (fixture.page, OXBOW_TYPE_IN_HAND);
  take (&fixture, '\0', "label");
  GtkWidget *text = find_row (in_hand, "Text");
  gtk_editable_set_text (GTK_EDITABLE (text), "The Forks");
  g_assert_true (gtk_widget_activate_action (text, "value.language", "s", "de"));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (text)), ==, "Text (Deutsch)");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (text)), ==, "");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (text), ==, "The Forks");
  gtk_editable_set_text (GTK_EDITABLE (text), "Die Gabelung");
  g_assert_true (gtk_widget_activate_action (text, "value.language", "s", ""));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (text)), ==, "The Forks");
  stroke (&fixture, "C3", "C3", GDK_BUTTON_PRIMARY);
  g_autoptr (GBytes) bytes = oxbow_document_write (oxbow_draft_get_scenario (fixture.draft), NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                                             "map.oxbow", &error);
  g_assert_no_error (error);
  const GPtrArray *labels = oxbow_document_get_scenario (document)->map->labels;
  g_assert_cmpuint (labels->len, ==, 1);
  g_assert_cmpstr (oxbow_record_get (labels->pdata[0], "text"), ==, "The Forks");
  g_assert_cmpstr (oxbow_record_get (labels->pdata[0], "text-de"), ==, "Die Gabelung");
  act (&fixture, "editor.undo");
  g_assert_cmpuint (oxbow_draft_get_scenario (fixture.draft)->map->labels->len, ==, 0);
  close_map (&fixture);
}

static guint
count_choices (OxbowInHand *in_hand, const char *title)
{
  return g_list_model_get_n_items (adw_combo_row_get_model (find_row (in_hand, title)));
}

/* What has come into the tables since may be named by what is put down next. */
static void
test_in_hand_names (void)
{
  Fixture fixture;
  open_map (&fixture, "rising-waters", 9, 9);
  OxbowInHand *in_hand = find (fixture.page, OXBOW_TYPE_IN_HAND);
  take (&fixture, '\0', "water");
  guint n_before = count_choices (in_hand, "Area of the weather");
  const GPtrArray *tables = oxbow_draft_get_scenario (fixture.draft)->tables;
  int area = 0;
  while (strcmp (((const OxbowRecord *) tables->pdata[area])->kind, "area") != 0)
    area++;
  g_assert_cmpint (oxbow_change_add_copy (fixture.draft, OXBOW_LAYER_TABLES, area, NULL), >=, 0);
  g_assert_cmpuint (count_choices (in_hand, "Area of the weather"), ==, n_before + 1);
  oxbow_draft_undo (fixture.draft);
  g_assert_cmpuint (count_choices (in_hand, "Area of the weather"), ==, n_before);
  close_map (&fixture);
}

/* Checks run in a thread, and the list comes in the main loop. */
static void
wait_for_line (OxbowProblemsView *view, const char *sentence, bool is_there)
{
  while ((look_for (view, has_title, sentence, NULL) > 0) != is_there)
    g_main_context_iteration (NULL, TRUE);
}

/* A line that opens has a row of its own for its head, which knows no cell. */
static bool
is_dry (GtkWidget *widget, gconstpointer is_inner)
{
  bool is_place = ADW_IS_ACTION_ROW (widget) && g_object_get_data (G_OBJECT (widget), "cell") != NULL;
  return (is_inner != NULL ? is_place : ADW_IS_EXPANDER_ROW (widget))
         && g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), "No river can reach ");
}

/* What is wrong at many places is one line, which opens to the places, and stays open while more is drawn. */
static void
test_alike_problems (void)
{
  Fixture fixture;
  GtkWidget *group = NULL, *place = NULL;
  char name[OXBOW_NAME_SIZE];
  open_map (&fixture, "dos-rios", 9, 7);
  OxbowProblemsView *view = find (fixture.page, OXBOW_TYPE_PROBLEMS_VIEW);
  take (&fixture, 'M', NULL);
  stroke (&fixture, "E1", "E1", GDK_BUTTON_PRIMARY);
  take (&fixture, '@', NULL);
  stroke (&fixture, "E7", "E7", GDK_BUTTON_PRIMARY);
  wait_for_line (view, "The map has no wheat field.", true);
  g_assert_cmpint (look_for (view, is_dry, NULL, &group), ==, 1);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (group), TRUE);
  int n_places = look_for (group, is_dry, "inner", &place);
  g_assert_cmpint (n_places, >=, 4);
  g_signal_emit_by_name (place, "activated");
  oxbow_cell_name (oxbow_draft_get_grid (fixture.draft),
                   oxbow_board_get_cursor (oxbow_editor_page_get_board (fixture.page), NULL), name);
  g_assert_nonnull (strstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (place)), name));
  take (&fixture, 'w', NULL);
  stroke (&fixture, "E4", "E4", GDK_BUTTON_PRIMARY);
  wait_for_line (view, "The map has no wheat field.", false);
  group = NULL;
  look_for (view, is_dry, NULL, &group);
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (group)));
  g_assert_cmpint (look_for (group, is_dry, "inner", NULL), >=, 4);
  close_map (&fixture);
}

static bool
is_bin (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_sensitive (widget)
         && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "user-trash-symbolic") == 0;
}

static void
take_back (GtkWidget *row)
{
  GtkWidget *button = NULL;
  g_assert_cmpint (look_for (row, is_bin, NULL, &button), ==, 1);
  g_signal_emit_by_name (button, "clicked");
}

/* What is suggested is chosen by the fields of a new game, a step each; without it the field shows what would be. */
static void
test_suggested (void)
{
  Fixture fixture;
  open_map (&fixture, "dos-rios", 9, 7);
  const OxbowScenario *scenario = oxbow_draft_get_scenario (fixture.draft);
  GtkWidget *set = find_row (find_row (fixture.page, "Variants"), "Cards on display");
  GtkWidget *suggested = find_row (find_row (fixture.page, "Suggested Variants"), "Cards on display");
  GtkSpinButton *set_spin = find (set, GTK_TYPE_SPIN_BUTTON), *spin = find (suggested, GTK_TYPE_SPIN_BUTTON);
  gtk_spin_button_set_value (spin, 3);
  gtk_spin_button_set_value (spin, 4);
  g_assert_cmpstr (oxbow_settings_get_suggestion (scenario->settings, "row"), ==, "4");
  g_assert_null (oxbow_settings_get_option (scenario->settings, "row"));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (set_spin), ==, 0);
  g_assert_cmpint (oxbow_draft_get_n_steps (fixture.draft), ==, 1);
  g_assert_cmpstr (oxbow_draft_get_undo_name (fixture.draft), ==, "Suggest Cards on display");
  oxbow_draft_undo (fixture.draft);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (spin), ==, 0);
  gtk_spin_button_set_value (set_spin, 2);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (spin), ==, 2);
  g_assert_cmpint ((int) scenario->settings->suggested->len, ==, 0);
  gtk_spin_button_set_value (spin, 5);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (set_spin), ==, 2);
  take_back (suggested);
  g_assert_cmpint (look_for (suggested, is_bin, NULL, NULL), ==, 0);
  g_assert_null (oxbow_settings_get_suggestion (scenario->settings, "row"));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (spin), ==, 2);
  g_assert_cmpint (oxbow_draft_get_n_steps (fixture.draft), ==, 3);
  close_map (&fixture);
}

/* A name that the game does not know is told among the problems, and has a row from which it can be taken away. */
static void
test_suggested_strange (void)
{
  static const char *const sentence = "Dos Rios has no option \"rwo\". Was \"row\" meant?";
  Fixture fixture;
  g_autoptr (OxbowScenario) scenario = make_empty ("dos-rios", 9, 7);
  oxbow_settings_suggest (scenario->settings, "rwo", "4", 0);
  oxbow_settings_suggest (scenario->settings, "row", "9", 0);
  open_scenario (&fixture, scenario);
  OxbowProblemsView *view = find (fixture.page, OXBOW_TYPE_PROBLEMS_VIEW);
  GtkWidget *list = find_row (fixture.page, "Suggested Variants");
  wait_for_line (view, sentence, true);
  g_assert_true (gtk_widget_has_css_class (find_row (list, "Cards on display"), "error"));
  GtkWidget *row = find_row (list, "rwo");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, sentence);
  take_back (row);
  g_assert_cmpint (look_for (list, has_title, "rwo", NULL), ==, 0);
  wait_for_line (view, sentence, false);
  oxbow_draft_undo (fixture.draft);
  g_assert_cmpint (look_for (list, has_title, "rwo", NULL), ==, 1);
  close_map (&fixture);
}

static bool
is_way (GtkWidget *widget, gconstpointer data)
{
  return ADW_IS_ACTION_ROW (widget)
         && g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), "Town: ");
}

/* What is drawn is counted once its stroke has ended; how far things lie from each other, with the next frame, unless
 * the next stroke has begun by then. */
static void
test_figures_follow (void)
{
  Fixture fixture;
  open_map (&fixture, "rising-waters", 9, 7);
  GtkWidget *counts = find_row (fixture.page, "Cells of Each Terrain");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (counts), TRUE);
  adw_expander_row_set_expanded (find_row (fixture.page, "Distances and Rivers"), TRUE);
  oxbow_editor_page_show_view (fixture.page, "map");
  take (&fixture, 't', NULL);
  stroke (&fixture, "B2", "B4", GDK_BUTTON_PRIMARY);
  g_assert_cmpint (look_for (counts, has_title, "Town site", NULL), ==, 1);
  take (&fixture, '\0', "town");
  stroke (&fixture, "B2", "B2", GDK_BUTTON_PRIMARY);
  stroke (&fixture, "B4", "B4", GDK_BUTTON_PRIMARY);
  emit_stroke (&fixture, OXBOW_STROKE_BEGAN, "D2", GDK_BUTTON_PRIMARY);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  g_assert_cmpint (look_for (fixture.page, is_way, NULL, NULL), ==, 0);
  emit_stroke (&fixture, OXBOW_STROKE_ENDED, "D2", GDK_BUTTON_PRIMARY);
  while (look_for (fixture.page, is_way, NULL, NULL) == 0)
    g_main_context_iteration (NULL, TRUE);
  close_map (&fixture);
}

static bool
begins_another (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), "Begin _Another") == 0;
}

/* A second drag goes on with the group of the first, which stands beside the palette with a way to begin another. */
static void
test_another_group (void)
{
  Fixture fixture;
  GtkWidget *button = NULL;
  open_map (&fixture, "rising-waters", 12, 12);
  const GPtrArray *groups = oxbow_draft_get_scenario (fixture.draft)->map->groups;
  take (&fixture, 0, "land");
  g_assert_cmpint (look_for (fixture.page, begins_another, NULL, NULL), ==, 0);
  stroke (&fixture, "B2", "B3", GDK_BUTTON_PRIMARY);
  stroke (&fixture, "E5", "E6", GDK_BUTTON_PRIMARY);
  g_assert_cmpuint (groups->len, ==, 1);
  g_assert_cmpint (look_for (fixture.page, begins_another, NULL, &button), ==, 1);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (look_for (fixture.page, begins_another, NULL, NULL), ==, 0);
  stroke (&fixture, "H8", "H9", GDK_BUTTON_PRIMARY);
  g_assert_cmpuint (groups->len, ==, 2);
  g_assert_cmpint (look_for (fixture.page, begins_another, NULL, NULL), ==, 1);
  act (&fixture, "editor.undo");
  g_assert_cmpint (look_for (fixture.page, begins_another, NULL, NULL), ==, 0);
  close_map (&fixture);
}

/* The signs of the mouse's buttons take no room from the words, or choosing would move all that follows. */
static void
test_palette_stays (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  const OxbowTerrain *spring = oxbow_palette_find_terrain_named (ruleset->palette, "spring-verde");
  OxbowThing thing = { .layer = OXBOW_THING_TERRAIN, .terrain = spring->code };
  OxbowPaletteItem *item = OXBOW_PALETTE_ITEM (g_object_ref_sink (oxbow_palette_item_new (ruleset, 0, &thing)));
  int before, after, width;
  gtk_widget_measure (GTK_WIDGET (item), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (item), GTK_ORIENTATION_VERTICAL, width, NULL, &before, NULL, NULL);
  oxbow_palette_item_set_used (item, true, true);
  gtk_widget_measure (GTK_WIDGET (item), GTK_ORIENTATION_VERTICAL, width, NULL, &after, NULL, NULL);
  g_assert_cmpint (after, ==, before);
  gtk_widget_measure (GTK_WIDGET (item), GTK_ORIENTATION_HORIZONTAL, -1, &after, NULL, NULL, NULL);
  g_assert_cmpint (after, ==, width);
  g_object_unref (item);
}

/* Another map is for the game that is being drawn for, and begins with what is drawn first. */
static void
test_another_map (void)
{
  Fixture fixture;
  open_map (&fixture, "rising-waters", 6, 6);
  oxbow_editor_page_show_view (fixture.page, "problems");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture.window), "win.new-map", NULL));
  GtkWidget *new_map = GTK_WIDGET (oxbow_window_get_new_map (fixture.window));
  g_assert_true (gtk_widget_activate_action (new_map, "new-map.start", NULL));
  OxbowDesk *desk = oxbow_window_get_desk (fixture.window);
  g_assert_true (desk != fixture.desk);
  g_assert_cmpstr (oxbow_draft_get_scenario (oxbow_desk_get_draft (desk))->ruleset->id, ==, "rising-waters");
  AdwViewStack *views = ADW_VIEW_STACK (find (fixture.page, ADW_TYPE_VIEW_STACK));
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (views), ==, "draw");
  close_map (&fixture);
}

int
main (int argc, char **argv)
{
  begin_application (&argc, &argv);
  g_test_add_func ("/app/editor/drawn", test_drawn);
  g_test_add_func ("/app/editor/another-map", test_another_map);
  g_test_add_func ("/app/editor/replaced-while-moved", test_replaced_while_moved);
  g_test_add_func ("/app/editor/resize-asks", test_resize_asks);
  g_test_add_func ("/app/editor/smaller-while-pressed", test_smaller_while_pressed);
  g_test_add_func ("/app/editor/keyboard", test_keyboard);
  g_test_add_func ("/app/editor/last-hand", test_last_hand);
  g_test_add_func ("/app/editor/first-steps", test_first_steps);
  g_test_add_func ("/app/editor/focus-behind", test_focus_behind);
  g_test_add_func ("/app/editor/menu", test_menu);
  g_test_add_func ("/app/editor/heard", test_heard);
  g_test_add_func ("/app/editor/symmetry", test_symmetry_steps);
  g_test_add_func ("/app/editor/large-titles", test_large_titles);
  g_test_add_func ("/app/editor/no-tip", test_no_tip);
  g_test_add_func ("/app/editor/no-tip-over-menu", test_no_tip_over_menu);
  g_test_add_func ("/app/editor/palette-stays", test_palette_stays);
  g_test_add_func ("/app/editor/in-hand/kept", test_in_hand_kept);
  g_test_add_func ("/app/editor/in-hand/names", test_in_hand_names);
  g_test_add_func ("/app/editor/in-hand/another-group", test_another_group);
  g_test_add_func ("/app/editor/languages", test_languages);
  g_test_add_func ("/app/editor/problems/alike", test_alike_problems);
  g_test_add_func ("/app/editor/suggested/chosen", test_suggested);
  g_test_add_func ("/app/editor/suggested/strange", test_suggested_strange);
  g_test_add_func ("/app/editor/figures-follow", test_figures_follow);
  return g_test_run ();
}
