/* foot.c: what ends the turn, at the foot of the panel in a real window: it asks, and no menu outlives it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "page-window.h"

static void
press_first (gpointer offers)
{
  g_signal_emit_by_name (find (offers, GTK_TYPE_BUTTON), "clicked");
}

static GtkWidget *
find_class (GtkWidget *root, const char *name)
{
  GtkWidget *found = gtk_widget_has_css_class (root, name) ? root : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_class (child, name);
  return found;
}

/* In a first turn only its end is at the foot; with the preference it is pressed twice. */
static void
the_end_of_a_turn_is_asked_for (void)
{
  Fixture fixture;
  g_autoptr (GSettings) settings = g_settings_new ("io.github.oxbowgames.Oxbow");
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  wait_for_panel (&fixture);
  GtkWidget *foot = find_class (GTK_WIDGET (fixture.page), "foot");
  g_settings_set_boolean (settings, "confirm-end-turn", TRUE);
  press_first (foot);
  g_assert_cmpint (oxbow_game_get_turn (fixture.game), ==, 0);
  press_first (foot);
  g_assert_cmpint (oxbow_game_get_turn (fixture.game), ==, 1);
  g_settings_set_boolean (settings, "confirm-end-turn", FALSE);
  press_first (foot);
  g_assert_cmpint (oxbow_game_get_turn (fixture.game), ==, 0);
  close_window (&fixture);
}

/* Also where no points are counted: the game says what is left. */
static void
actions_left_are_asked_for (void)
{
  Fixture fixture;
  g_autoptr (GSettings) settings = g_settings_new ("io.github.oxbowgames.Oxbow");
  open_window (&fixture, load_game ("rising-waters/fall-1926", 2));
  g_assert_true (oxbow_game_play_text (fixture.game, "end", NULL));
  g_assert_true (oxbow_game_play_text (fixture.game, "end", NULL));
  wait_for_panel (&fixture);
  GtkWidget *foot = find_class (GTK_WIDGET (fixture.page), "foot");
  g_settings_set_boolean (settings, "confirm-end-turn", TRUE);
  int before = oxbow_game_get_node (fixture.game);
  press_first (foot);
  g_assert_cmpint (oxbow_game_get_node (fixture.game), ==, before);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (find (foot, GTK_TYPE_BUTTON))), ==,
                   "2 actions left: press again to end the turn");
  press_first (foot);
  g_assert_cmpint (oxbow_game_get_node (fixture.game), !=, before);
  g_settings_set_boolean (settings, "confirm-end-turn", FALSE);
  close_window (&fixture);
}

/* Screen readers press an offer of the panel without the pointer. */
static void
a_menu_goes_with_its_position (void)
{
  Fixture fixture;
  const GdkRectangle place = { 50, 50, 1, 1 };
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  play_opening (&fixture);
  wait_for_panel (&fixture);
  g_signal_emit_by_name (fixture.board, "spot-menu", 30, OXBOW_NO_EDGE, &place);
  g_assert_nonnull (find_class (GTK_WIDGET (fixture.page), "spot-menu"));
  press_first (find_class (GTK_WIDGET (fixture.page), "foot"));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (find_class (GTK_WIDGET (fixture.page), "spot-menu"));
  g_assert_true (gtk_widget_get_can_target (GTK_WIDGET (fixture.board)));
  close_window (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_application ();
  g_test_add_func ("/app/foot/end-of-turn", the_end_of_a_turn_is_asked_for);
  g_test_add_func ("/app/foot/actions-left", actions_left_are_asked_for);
  g_test_add_func ("/app/foot/menu-goes-with-its-position", a_menu_goes_with_its_position);
  return g_test_run ();
}
