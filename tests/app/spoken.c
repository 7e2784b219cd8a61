/* spoken.c: what a screen reader says of the toolkit's own widgets, and of what happens, where the focus is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/offers.h"
#include "app/game/status.h"
#include "app/game/table.h"
#include "app/preferences.h"
#include "app/seat-row.h"
#include "page-window.h"

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
assert_said (gpointer accessible, GtkAccessibleProperty property, const char *text)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (accessible), property, text);
}

static GtkWindow *
open_new_game (void)
{
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_new_game (window, oxbow_ruleset_find ("dos-rios"), NULL);
  gtk_window_present (GTK_WINDOW (window));
  while (find (window, OXBOW_TYPE_SEAT_ROW) == NULL)
    g_main_context_iteration (NULL, TRUE);
  settle ();
  return GTK_WINDOW (window);
}

static void
test_chosen_in_a_list (void)
{
  GtkWindow *window = open_new_game ();
  GtkWidget *list = find (find (window, OXBOW_TYPE_SEAT_ROW), GTK_TYPE_DROP_DOWN);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), 0);
  g_assert_true (gtk_widget_grab_focus (list));
  GtkWidget *button = gtk_window_get_focus (window);
  g_assert_true (button != list);
  assert_said (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Person");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), 2);
  assert_said (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Computer: Beginner");
  gtk_window_destroy (window);
}

static void
test_chosen_in_a_row (void)
{
  GtkWindow *window = g_object_new (OXBOW_TYPE_PREFERENCES, NULL);
  gtk_window_present (window);
  GtkWidget *row = find (window, ADW_TYPE_COMBO_ROW);
  guint before = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  g_assert_true (gtk_widget_grab_focus (row));
  for (guint i = 0; i < 3; i++)
    {
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
      assert_said (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                   gtk_string_object_get_string (adw_combo_row_get_selected_item (ADW_COMBO_ROW (row))));
    }
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), before);
  gtk_window_destroy (window);
}

/* GTK hides the place where one writes in such a row, and with it the focus. */
static void
test_entry (void)
{
  GtkWindow *window = open_new_game ();
  GtkWidget *row = find (window, OXBOW_TYPE_SEAT_ROW);
  gtk_editable_set_text (GTK_EDITABLE (row), "Ana");
  g_assert_true (gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD));
  GtkWidget *text = gtk_window_get_focus (window);
  g_assert_true (text != row);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_ROLE_TEXT_BOX);
  assert_said (text, GTK_ACCESSIBLE_PROPERTY_LABEL, "Black: name");
  assert_said (text, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Ana");
  gtk_window_destroy (window);
}

/* The lists within a row that opens are not told on the way to it. */
static void
test_rows (void)
{
  GtkWindow *window = open_new_game ();
  GtkWidget *row = find (window, ADW_TYPE_EXPANDER_ROW);
  g_assert_true (gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD));
  GtkWidget *list = gtk_widget_get_ancestor (gtk_window_get_focus (window), GTK_TYPE_LIST_BOX);
  g_assert_true (gtk_widget_is_ancestor (list, row));
  assert_said (list, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  gtk_window_destroy (window);
}

/* Pages on the way to the focus have their titles or nothing, and no page the name of a class. */
static void
test_pages (void)
{
  GtkWindow *window = open_new_game ();
  GtkWidget *pages = find (window, GTK_TYPE_STACK);
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (pages));
  assert_said (gtk_stack_get_page (GTK_STACK (pages), page), GTK_ACCESSIBLE_PROPERTY_LABEL, "New Game");
  oxbow_window_show_welcome (OXBOW_WINDOW (window));
  page = gtk_stack_get_visible_child (GTK_STACK (pages));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), page));
  assert_said (gtk_stack_get_page (GTK_STACK (pages), page), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  gtk_window_destroy (window);
}

/* The image on a button says nothing beside the button's own name. */
static void
test_image (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_button_new_from_icon_name ("oxbow-undo-symbolic");
  gtk_window_set_child (GTK_WINDOW (window), button);
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (gtk_widget_grab_focus (button));
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
assert_heard (gpointer widget, const char *sentence)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence);
}

static void
act (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
}

/* A screen reader says what changes under the focus: on the board, or on a button of the panel. */
static void
test_what_happens (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  GtkWindow *window = GTK_WINDOW (fixture.window);
  play_opening (&fixture);
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  click (&fixture, "C8");
  click (&fixture, "D8");
  GtkWidget *cell = gtk_window_get_focus (window);
  assert_heard (cell, "Black walks from C8 to D8.");
  act (&fixture, "game.undo");
  assert_heard (cell, "Back at: White places a campesino on C7. Round 1 begins. It is the turn of Black.");
  act (&fixture, "game.redo");
  assert_heard (cell, "Black walks from C8 to D8.");
  oxbow_window_tell (fixture.window, "Picture copied");
  assert_heard (cell, "Picture copied");
  oxbow_board_step_edge (fixture.board, 1);
  g_assert_true (gtk_window_get_focus (window) != cell);
  oxbow_board_step_edge (fixture.board, -1);
  assert_heard (gtk_window_get_focus (window), NULL);

  GtkWidget *button = find (find (fixture.page, OXBOW_TYPE_OFFERS), GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_grab_focus (button));
  act (&fixture, "game.undo");
  assert_heard (gtk_window_get_focus (window),
                "Back at: White places a campesino on C7. Round 1 begins. It is the turn of Black.");
  button = gtk_window_get_focus (window);
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  assert_heard (button, NULL);
  close_window (&fixture);
}

/* Who types a move hears what it did, or why not, without leaving the line. */
static void
test_typed (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  act (&fixture, "game.type-move");
  GtkWidget *text = gtk_window_get_focus (GTK_WINDOW (fixture.window)), *entry = gtk_widget_get_parent (text);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_ROLE_TEXT_BOX);
  assert_said (text, GTK_ACCESSIBLE_PROPERTY_LABEL, "Type a move");
  gtk_editable_set_text (GTK_EDITABLE (entry), "walk C8 D8");
  g_signal_emit_by_name (entry, "activate");
  assert_heard (text, "Black walks from C8 to D8.");
  gtk_editable_set_text (GTK_EDITABLE (entry), "walk D8 A1");
  g_signal_emit_by_name (entry, "activate");
  assert_heard (text, "Campesinos cannot go onto mountains or lakes. (DR-5.4)");
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  assert_heard (text, NULL);
  close_window (&fixture);
}

/* What happened while another looked is told once whoever is awaited is there. */
static void
test_veil (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("water-rights/realm", 0));
  OxbowLens *lens = oxbow_table_get_lens (oxbow_game_page_get_table (fixture.page));
  OxbowStatus *status = OXBOW_STATUS (find (fixture.page, OXBOW_TYPE_STATUS));
  oxbow_lens_unveil (lens);
  while (!oxbow_lens_is_veiled (lens))
    {
      gtk_window_set_focus (GTK_WINDOW (fixture.window), NULL);         /* going to the veil would silence it */
      play_any (&fixture);
    }
  GtkAccessible *cell = GTK_ACCESSIBLE (fixture.board->cells[fixture.board->spoken]);
  g_autofree char *veiled = gtk_test_accessible_check_property (cell, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                                oxbow_status_get_text (status));
  g_assert_nonnull (veiled);    /* something else */
  oxbow_lens_unveil (lens);
  assert_heard (gtk_window_get_focus (GTK_WINDOW (fixture.window)), oxbow_status_get_text (status));
  close_window (&fixture);
}

/* Words on a move say nothing new of it. */
static void
test_silent (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  oxbow_window_tell (fixture.window, "Picture copied");
  oxbow_game_set_comment (fixture.game, 13, "Well done");
  GtkWidget *cell = gtk_window_get_focus (GTK_WINDOW (fixture.window));
  assert_heard (cell, "Picture copied");
  OxbowLens *lens = oxbow_table_get_lens (oxbow_game_page_get_table (fixture.page));
  oxbow_lens_set_news (lens, "The computer is thinking.", -1);
  assert_heard (cell, "The computer is thinking.");
  oxbow_lens_set_news (lens, NULL, -1);
  assert_heard (cell, "The computer is thinking.");
  close_window (&fixture);
}

/* What is wrong with a file that opens all the same stands in a line of its own. */
static void
test_notice (void)
{
  Fixture fixture;
  OxbowSession *session = oxbow_session_new (load_game ("dos-rios/first-valley", 2));
  oxbow_work_set_notice (OXBOW_WORK (session), "The record is damaged.");
  open_session (&fixture, session);
  assert_heard (gtk_window_get_focus (GTK_WINDOW (fixture.window)), "The record is damaged.");
  close_window (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_application ();
  g_test_add_func ("/app/spoken/list", test_chosen_in_a_list);
  g_test_add_func ("/app/spoken/row", test_chosen_in_a_row);
  g_test_add_func ("/app/spoken/entry", test_entry);
  g_test_add_func ("/app/spoken/rows", test_rows);
  g_test_add_func ("/app/spoken/pages", test_pages);
  g_test_add_func ("/app/spoken/image", test_image);
  g_test_add_func ("/app/spoken/what-happens", test_what_happens);
  g_test_add_func ("/app/spoken/typed", test_typed);
  g_test_add_func ("/app/spoken/veil", test_veil);
  g_test_add_func ("/app/spoken/silent", test_silent);
  g_test_add_func ("/app/spoken/notice", test_notice);
  return g_test_run ();
}
