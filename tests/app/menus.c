/* menus.c: lists and menus that are open as what they hang from goes, scrolls or has been left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application.h"
#include "app/main-menu.h"
#include "app/preferences.h"
#include "below.h"

#include <adwaita.h>
#include <stdbool.h>

/* A desktop closes a dialog whatever is open in it; GTK would leave the grab with the list, and nothing heard a key. */
static void
test_list_in_closed_window (void)
{
  GtkWidget *window = g_object_new (OXBOW_TYPE_PREFERENCES, NULL);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  GtkWidget *row = find_below (window, ADW_TYPE_COMBO_ROW);
  g_autoptr (GtkWidget) list = g_object_ref (find_below (row, GTK_TYPE_POPOVER));
  gtk_widget_activate (row);
  g_assert_true (gtk_widget_get_mapped (list));
  gtk_window_close (GTK_WINDOW (window));
  g_assert_false (gtk_widget_get_visible (list));
}

/* Likewise a list that is open in a row as the row is taken out: a key may have chosen another game meanwhile. */
static void
test_list_in_row_that_goes (void)
{
  const char *const lines[] = { "one", "two", NULL };
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row = gtk_drop_down_new_from_strings (lines);
  g_object_add_weak_pointer (G_OBJECT (row), (gpointer *) &row);
  gtk_box_append (GTK_BOX (box), row);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  g_autoptr (GtkWidget) list = g_object_ref (find_below (row, GTK_TYPE_POPOVER));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_below (row, GTK_TYPE_TOGGLE_BUTTON)), TRUE);
  g_assert_true (gtk_widget_get_mapped (list));
  gtk_box_remove (GTK_BOX (box), row);
  g_assert_false (gtk_widget_get_visible (list));
  gtk_test_widget_wait_for_draw (window);       /* GTK finds another place for the focus then */
  g_assert_null (row);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What the wheel does beside an open list goes to the list, and from there to the page that it hangs from. */
static void
test_wheel_beside_list (void)
{
  gboolean is_heard = FALSE;
  GtkWidget *window = g_object_new (OXBOW_TYPE_PREFERENCES, NULL);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  GtkWidget *row = find_below (window, ADW_TYPE_COMBO_ROW);
  gtk_widget_activate (row);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (find_below (row, GTK_TYPE_POPOVER));
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_heard; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        g_signal_emit_by_name (controller, "scroll", 0.0, 1.0, &is_heard);
    }
  g_assert_true (is_heard);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A key as the window's own controllers hear it; whether one has taken it. */
static bool
press (GtkWidget *window, guint key)
{
  gboolean is_taken = FALSE;
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &is_taken);
    }
  return is_taken;
}

/* A list does not open where its row is out of sight, perhaps on no screen at all. */
static void
test_list_out_of_sight (void)
{
  GtkWidget *window = g_object_new (OXBOW_TYPE_PREFERENCES, "default-height", 300, NULL);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  GtkWidget *row = find_below (window, ADW_TYPE_COMBO_ROW), *view = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  GtkAdjustment *down = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));
  gtk_widget_grab_focus (row);
  g_assert_false (press (window, GDK_KEY_Return));
  gtk_adjustment_set_value (down, gtk_adjustment_get_upper (down));
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (press (window, GDK_KEY_Return));
  gtk_test_widget_wait_for_draw (window);
  g_assert_false (press (window, GDK_KEY_Return));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* One that is open goes with its row once nothing of that is seen, and no earlier. */
static void
test_list_scrolls_out_of_sight (void)
{
  GtkWidget *window = g_object_new (OXBOW_TYPE_PREFERENCES, "default-height", 300, NULL);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  GtkWidget *row = find_below (window, ADW_TYPE_COMBO_ROW), *view = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  GtkWidget *list = find_below (row, GTK_TYPE_POPOVER), *page = gtk_viewport_get_child (GTK_VIEWPORT (view));
  GtkAdjustment *down = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));
  graphene_rect_t place;
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (list), page, &place));
  double end = (double) place.origin.y + (double) place.size.height;
  g_assert_cmpfloat (end, <, gtk_adjustment_get_upper (down) - gtk_adjustment_get_page_size (down));
  gtk_widget_activate (row);
  g_assert_true (gtk_widget_get_mapped (list));
  gtk_adjustment_set_value (down, end - 1);
  g_assert_true (gtk_widget_get_mapped (list));
  gtk_adjustment_set_value (down, end);
  g_assert_false (gtk_widget_get_visible (list));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A click that comes before the next frame finds the row where it was, and the list hangs from where it is. */
static void
test_list_opens_after_scrolling (void)
{
  GtkWidget *window = g_object_new (OXBOW_TYPE_PREFERENCES, "default-height", 300, NULL);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  GtkWidget *row = find_below (window, ADW_TYPE_COMBO_ROW), *view = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  GtkWidget *list = find_below (row, GTK_TYPE_POPOVER);
  GtkAdjustment *down = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));
  gtk_adjustment_set_value (down, gtk_adjustment_get_upper (down));
  gtk_widget_activate (row);
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_widget_get_mapped (list));
  graphene_rect_t place;
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (list), view, &place));
  g_assert_cmpfloat (place.origin.y, >=, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A window whose focus is in a menu that is not there would hear no key. */
static void
test_focus_in_closed_menu (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_menu_button_new (), *popover = gtk_popover_new ();
  GtkWidget *line = gtk_button_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), line);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_popover_popup (GTK_POPOVER (popover));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == line);
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_test_widget_wait_for_draw (window);
  gtk_widget_grab_focus (line);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (focus != NULL && focus != line && gtk_widget_is_ancestor (focus, button));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A note has nothing that could be chosen. GTK looks from where the focus is, which need not be anywhere. */
static void
test_note_without_focus (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_menu_button_new (), *popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), gtk_label_new ("note"));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
  g_assert_true (gtk_widget_get_mapped (popover));
  gtk_popover_popdown (GTK_POPOVER (popover));
  while (gtk_window_get_focus (GTK_WINDOW (window)) == popover)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

static bool
is_heard (GtkWidget *popover)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (popover));
  return g_signal_handler_find (surface, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA | G_SIGNAL_MATCH_UNBLOCKED,
                                g_signal_lookup ("event", GDK_TYPE_SURFACE), 0, NULL, NULL, popover) != 0;
}

/* What comes late must not put the pointer on a menu that may be taken apart before the next frame. */
static void
test_closed_menu_hears_nothing (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_menu_button_new (), *popover = gtk_popover_new ();
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  for (int i = 0; i < 2; i++)
    {
      gtk_popover_popup (GTK_POPOVER (popover));
      g_assert_true (is_heard (popover));
      gtk_popover_popdown (GTK_POPOVER (popover));
      g_assert_false (is_heard (popover));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static GMenuModel *
open_main_menu (GtkWidget *window)
{
  GtkWidget *menu = g_object_new (OXBOW_TYPE_MAIN_MENU, NULL);
  gtk_window_set_child (GTK_WINDOW (window), menu);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  GtkMenuButton *button = GTK_MENU_BUTTON (find_below (menu, GTK_TYPE_MENU_BUTTON));
  gtk_menu_button_popup (button);
  gtk_menu_button_popdown (button);
  return gtk_menu_button_get_menu_model (button);
}

/* GTK never lets go of the sections of a menu: with one for each page they would add up. */
static void
test_one_menu_for_all (void)
{
  GtkWidget *first = gtk_window_new (), *second = gtk_window_new ();
  GMenuModel *model = open_main_menu (first);
  g_assert_nonnull (model);
  g_assert_true (open_main_menu (second) == model);
  gtk_window_destroy (GTK_WINDOW (second));
  gtk_window_destroy (GTK_WINDOW (first));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  g_autoptr (OxbowApplication) application = oxbow_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_test_add_func ("/app/menus/list-in-closed-window", test_list_in_closed_window);
  g_test_add_func ("/app/menus/list-in-row-that-goes", test_list_in_row_that_goes);
  g_test_add_func ("/app/menus/wheel-beside-list", test_wheel_beside_list);
  g_test_add_func ("/app/menus/focus-in-closed-menu", test_focus_in_closed_menu);
  g_test_add_func ("/app/menus/note-without-focus", test_note_without_focus);
  g_test_add_func ("/app/menus/list-out-of-sight", test_list_out_of_sight);
  g_test_add_func ("/app/menus/list-scrolls-out-of-sight", test_list_scrolls_out_of_sight);
  g_test_add_func ("/app/menus/list-opens-after-scrolling", test_list_opens_after_scrolling);
  g_test_add_func ("/app/menus/closed-menu-hears-nothing", test_closed_menu_hears_nothing);
  g_test_add_func ("/app/menus/one-for-all", test_one_menu_for_all);
  return g_test_run ();
}
