/* history.c: the history in the panel of a real window: its lines are whole, and light up the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/log-row.h"
#include "app/game/log.h"
#include "app/game/log-list.h"
#include "app/game/offers.h"
#include "app/preferences.h"
#include "page-window.h"

/* Also where the panel has just taken room from the history. */
static void
the_last_line_is_not_cut (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  play_opening (&fixture);
  GtkWidget *log = find (fixture.page, OXBOW_TYPE_LOG), *scroller = find (log, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  for (int height = gtk_widget_get_height (log); height > 64; height -= 30)    /* the line needs 60 */
    {
      gtk_widget_set_valign (log, GTK_ALIGN_START);
      gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), height);
      gtk_widget_set_size_request (log, -1, height);
      for (int i = 0; i < 3; i++)
        gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      g_test_message ("%d: %f + %f of %f", height, gtk_adjustment_get_value (down),
                      gtk_adjustment_get_page_size (down), gtk_adjustment_get_upper (down));
      g_assert_cmpfloat (gtk_adjustment_get_value (down) + gtk_adjustment_get_page_size (down) + 1, >=,
                         gtk_adjustment_get_upper (down));
    }
  close_window (&fixture);
}

/* What is higher than the list is read from its beginning. */
static void
a_tall_line_begins_at_the_top (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("navajo-wars/rise", 1));
  wait_for_panel (&fixture);
  GtkWidget *list = find (fixture.page, OXBOW_TYPE_LOG_LIST);
  bool was_tall = false;
  while (oxbow_state_turn (oxbow_game_get_state (fixture.game)) >= 0 && get_depth (&fixture) < 60)
    {
      play_any (&fixture);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      graphene_rect_t place;
      GtkWidget *row = NULL;
      for (GtkWidget *at = gtk_widget_get_first_child (list); at != NULL; at = gtk_widget_get_next_sibling (at))
        if (gtk_widget_get_child_visible (at)
            && (gtk_widget_get_state_flags (at) & GTK_STATE_FLAG_SELECTED) != 0)
          row = at;
      g_assert_nonnull (row);
      g_assert_true (gtk_widget_compute_bounds (row, list, &place));
      g_assert_cmpfloat (place.origin.y, >=, -1);
      was_tall |= place.size.height > gtk_widget_get_height (list);
    }
  g_assert_true (was_tall);
  close_window (&fixture);
}

/* Also where a turn can be ended in two ways, which takes the most room below: for the others one scrolls. */
static void
the_first_offer_is_in_sight (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  play_opening (&fixture);
  play_lines (fixture.game, "end, end");
  for (int i = 0; i < 4; i++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  GtkWidget *offers = find (fixture.page, OXBOW_TYPE_OFFERS), *first = gtk_widget_get_first_child (offers);
  GtkWidget *scroller = gtk_widget_get_ancestor (offers, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place;
  g_assert_true (gtk_widget_compute_bounds (first, scroller, &place));
  g_test_message ("%f + %f in %d", place.origin.y, place.size.height, gtk_widget_get_height (scroller));
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (scroller));
  close_window (&fixture);
}

static bool
is_lit (OxbowBoard *board, const char *name)
{
  OxbowCell cell = oxbow_cell_parse (&board->camera.grid, name);
  for (unsigned int i = 0; i < board->marks->len; i++)
    {
      const OxbowHandMark *mark = &g_array_index (board->marks, OxbowHandMark, i);
      if (mark->state == OXBOW_HAND_HOVER && mark->cell == cell)
        return true;
    }
  return false;
}

static GtkEventController *
find_motion (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  for (unsigned int i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller) && g_signal_has_handler_pending (controller,
          g_signal_lookup ("motion", GTK_TYPE_EVENT_CONTROLLER_MOTION), 0, false))
        return controller;            /* which the widget holds */
    }
  g_assert_not_reached ();
}

/* The last line is of a campesino's that was placed on C7. */
static void
a_line_lights_up_its_places (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  play_opening (&fixture);
  for (int i = 0; i < 4; i++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  GtkWidget *view = find (find (fixture.page, OXBOW_TYPE_LOG), OXBOW_TYPE_LOG_LIST);
  GtkEventController *motion = find_motion (view);
  g_assert_false (is_lit (fixture.board, "C7"));
  g_signal_emit_by_name (motion, "motion", 40.0, gtk_widget_get_height (view) - 12.0);
  g_assert_true (is_lit (fixture.board, "C7"));
  g_signal_emit_by_name (motion, "leave");
  g_assert_false (is_lit (fixture.board, "C7"));
  g_signal_emit_by_name (motion, "motion", 40.0, gtk_widget_get_height (view) - 12.0);
  play_any (&fixture);
  g_assert_false (is_lit (fixture.board, "C7"));
  close_window (&fixture);
}

/* In the very frame that shows the move: a list that has to scroll once more takes three frames for it. */
static void
a_new_line_is_whole_at_once (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  g_settings_set_boolean (oxbow_preferences_get (), "motion", FALSE);
  wait_for_panel (&fixture);
  play_opening (&fixture);
  GtkWidget *scroller = find (find (fixture.page, OXBOW_TYPE_LOG), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  for (int i = 0; i < 12; i++)
    {
      double before = gtk_adjustment_get_upper (down);
      for (int k = 0; k < 4; k++)
        gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      play_any (&fixture);
      while (gtk_adjustment_get_upper (down) <= before)
        gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      g_assert_cmpfloat (gtk_adjustment_get_value (down) + gtk_adjustment_get_page_size (down) + 1, >=,
                         gtk_adjustment_get_upper (down));
    }
  g_settings_reset (oxbow_preferences_get (), "motion");
  close_window (&fixture);
}

static GtkWidget *
find_branch (GtkWidget *widget)
{
  if (OXBOW_IS_LOG_ROW (widget) && gtk_widget_has_css_class (widget, "branch") && gtk_widget_get_mapped (widget))
    return widget;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_branch (child);
  return found;
}

/* A harvest draws a card. Whoever then delays instead leaves a line that says so, to the eye and to a screen reader. */
static void
what_was_seen_is_told (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  play_opening (&fixture);
  play_lines (fixture.game, "end, end, harvest");
  take_back (fixture.game, 1);
  play_lines (fixture.game, "delay");
  GtkWidget *scroller = find (find (fixture.page, OXBOW_TYPE_LOG), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  for (int i = 0; i < 8; i++)
    {
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      if (i == 3)       /* it lies below where the game stands */
        gtk_adjustment_set_value (down, gtk_adjustment_get_upper (down));
    }
  GtkWidget *row = find_branch (find (fixture.page, OXBOW_TYPE_LOG));
  g_assert_nonnull (row);
  OxbowLogLine *line = oxbow_log_row_get_line (OXBOW_LOG_ROW (row));
  const char *more = oxbow_log_line_get_more (line);
  g_assert_true (g_str_has_prefix (more, "A branch of 1 move, taken back after seeing this: A card joins the row: "));
  GtkAccessible *spoken = GTK_ACCESSIBLE (row);
  gtk_test_accessible_assert_property (spoken, GTK_ACCESSIBLE_PROPERTY_LABEL, oxbow_log_line_get_text (line));
  gtk_test_accessible_assert_property (spoken, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, more);
  close_window (&fixture);
}

static int
count_rows (GtkWidget *list)
{
  int n = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (list); child != NULL; child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

static OxbowLogRow *
find_focused_row (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (OXBOW_IS_LOG_ROW (focus));
  return OXBOW_LOG_ROW (focus);
}

static void
press (Fixture *fixture, unsigned int key)
{
  GtkWidget *list = find (find (fixture->page, OXBOW_TYPE_LOG), OXBOW_TYPE_LOG_LIST);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (list);
  for (unsigned int i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      for (unsigned int k = 0; GTK_IS_SHORTCUT_CONTROLLER (controller)
                               && k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);
          g_autofree char *wanted = gtk_accelerator_name (key, 0);
          g_autofree char *found = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));
          if (g_str_equal (wanted, found))
            {
              gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, list,
                                            gtk_shortcut_get_arguments (shortcut));
              return;
            }
        }
    }
  g_assert_not_reached ();
}

/* A row that has the focus shows another line only after another row has had it: a screen reader hears of each. */
static void
the_keys_lead_along_the_lines (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  play_opening (&fixture);
  OxbowLens *lens = oxbow_table_get_lens (oxbow_game_page_get_table (fixture.page));
  int last = oxbow_lens_get_node (lens);
  g_assert_true (gtk_widget_child_focus (find (fixture.page, OXBOW_TYPE_LOG), GTK_DIR_TAB_FORWARD));
  g_assert_cmpint (oxbow_log_line_get_node (oxbow_log_row_get_line (find_focused_row (&fixture))), ==, last);
  for (int node = last - 1; node > last - 6; node--)
    {
      OxbowLogRow *before = find_focused_row (&fixture);
      press (&fixture, GDK_KEY_Up);
      g_assert_cmpint (oxbow_lens_get_node (lens), ==, node);
      g_assert_true (find_focused_row (&fixture) != before);
      g_assert_cmpint (oxbow_log_line_get_node (oxbow_log_row_get_line (find_focused_row (&fixture))), ==, node);
      gtk_test_accessible_assert_state (GTK_ACCESSIBLE (find_focused_row (&fixture)), GTK_ACCESSIBLE_STATE_SELECTED,
                                        TRUE);
    }
  press (&fixture, GDK_KEY_Home);
  g_assert_cmpint (oxbow_lens_get_node (lens), ==, 0);
  press (&fixture, GDK_KEY_Down);               /* the heading of the first turn has the focus, and is not looked at */
  g_assert_cmpint (oxbow_lens_get_node (lens), ==, 0);
  press (&fixture, GDK_KEY_Down);
  g_assert_cmpint (oxbow_lens_get_node (lens), ==, 1);
  press (&fixture, GDK_KEY_End);
  g_assert_cmpint (oxbow_lens_get_node (lens), ==, last);
  close_window (&fixture);
}

/* The line of a branch that the game goes to is gone, and the branch is the line that is played. What is undone then
 * keeps its line, which looks otherwise. */
static void
the_focus_is_not_lost (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  play_opening (&fixture);
  int other = oxbow_game_get_node (fixture.game);
  take_back (fixture.game, 1);
  play_any (&fixture);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  g_assert_true (gtk_widget_child_focus (find (fixture.page, OXBOW_TYPE_LOG), GTK_DIR_TAB_FORWARD));
  press (&fixture, GDK_KEY_End);
  g_assert_cmpint (oxbow_log_line_get_kind (oxbow_log_row_get_line (find_focused_row (&fixture))), ==,
                   OXBOW_LOG_BRANCH);
  g_assert_true (oxbow_game_go (fixture.game, other));
  g_assert_cmpint (oxbow_log_line_get_node (oxbow_log_row_get_line (find_focused_row (&fixture))), ==, other);
  g_assert_cmpint (oxbow_log_line_get_kind (oxbow_log_row_get_line (find_focused_row (&fixture))), ==, OXBOW_LOG_MOVE);
  take_back (fixture.game, 1);
  g_assert_cmpint (oxbow_log_line_get_node (oxbow_log_row_get_line (find_focused_row (&fixture))), ==, other);
  close_window (&fixture);
}

/* However long the history is, and wherever one looks. */
static void
only_lines_in_sight_are_widgets (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/two-rivers", 2));
  g_settings_set_boolean (oxbow_preferences_get (), "motion", FALSE);
  wait_for_panel (&fixture);
  GtkWidget *list = find (find (fixture.page, OXBOW_TYPE_LOG), OXBOW_TYPE_LOG_LIST);
  OxbowLens *lens = oxbow_table_get_lens (oxbow_game_page_get_table (fixture.page));
  for (int i = 0; i < 300 && !oxbow_game_get_is_over (fixture.game); i++)
    play_any (&fixture);
  int length = get_depth (&fixture);
  g_assert_cmpint (length, >, 60);
  for (int node = length; node >= 0; node -= 7)
    {
      oxbow_lens_look_nth (lens, node);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      g_assert_nonnull (oxbow_log_list_pick (OXBOW_LOG_LIST (list), 40, 1));
      g_assert_nonnull (oxbow_log_list_pick (OXBOW_LOG_LIST (list), 40, gtk_widget_get_height (list) - 2));
    }
  g_test_message ("%d rows for %d moves", count_rows (list), length);
  g_assert_cmpint (count_rows (list), <, 60);
  g_settings_reset (oxbow_preferences_get (), "motion");
  close_window (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_application ();
  g_test_add_func ("/app/history/last-line", the_last_line_is_not_cut);
  g_test_add_func ("/app/history/tall-line", a_tall_line_begins_at_the_top);
  g_test_add_func ("/app/history/offer-in-sight", the_first_offer_is_in_sight);
  g_test_add_func ("/app/history/line-lights-up", a_line_lights_up_its_places);
  g_test_add_func ("/app/history/new-line", a_new_line_is_whole_at_once);
  g_test_add_func ("/app/history/seen", what_was_seen_is_told);
  g_test_add_func ("/app/history/keys", the_keys_lead_along_the_lines);
  g_test_add_func ("/app/history/focus", the_focus_is_not_lost);
  g_test_add_func ("/app/history/few-rows", only_lines_in_sight_are_widgets);
  return g_test_run ();
}
