/* lingering.c: what somebody still holds of a page does no harm once the page has been left
 *
 * GTK keeps what the focus was in until the next frame, and sometimes for ever.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "page-window.h"

static void
hold (GtkWidget *widget, GPtrArray *held)
{
  g_ptr_array_add (held, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hold (child, held);
}

/* A move has just been made: what it leads to is still on its way. */
static void
test_game (gconstpointer scenario)
{
  g_autoptr (GPtrArray) held = g_ptr_array_new_with_free_func (g_object_unref);
  Fixture fixture;
  open_window (&fixture, load_game (scenario, 0));
  oxbow_game_page_next_pane (fixture.page);     /* the panel comes */
  activate (&fixture, "game.analysis");
  play_any (&fixture);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  hold (GTK_WIDGET (fixture.page), held);
  play_any (&fixture);
  oxbow_window_show_welcome (fixture.window);
  g_assert_null (oxbow_window_get_session (fixture.window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  close_window (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_application ();
  g_test_add_data_func ("/app/lingering/dos-rios", "dos-rios/first-valley", test_game);
  g_test_add_data_func ("/app/lingering/navajo-wars", "navajo-wars/rise", test_game);
  g_test_add_data_func ("/app/lingering/rising-waters", "rising-waters/fall-1926", test_game);
  g_test_add_data_func ("/app/lingering/water-rights", "water-rights/realm", test_game);
  return g_test_run ();
}
