/* before.c: where "Before you click" stands: in the panel's turn, or over what is of less use just then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/offers.h"
#include "app/game/panel.h"
#include "page-window.h"

#define HIGH_PX 890
#define SMALL_DPI (72 * PANGO_SCALE)       /* so that a window is high which a screen has room for */

static GtkWidget *
find_before (Fixture *fixture)
{
  return find (find (fixture->page, OXBOW_TYPE_PANEL), g_type_from_name ("OxbowBefore"));
}

static bool
is_over (Fixture *fixture)
{
  return gtk_widget_get_ancestor (find_before (fixture), GTK_TYPE_SCROLLED_WINDOW) == NULL;
}

static void
give_height (Fixture *fixture, int height)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, height);
  while (ABS (gtk_widget_get_height (window) - height) > 10)
    g_main_context_iteration (NULL, TRUE);
  for (int i = 0; i < 3; i++)
    gtk_test_widget_wait_for_draw (window);
}

/* A list that was long once says nothing about a window that is made low and high again when it is short. */
static void
a_high_window_has_room_again (void)
{
  Fixture fixture;
  int usual;
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &usual, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", SMALL_DPI, NULL);
  OxbowGame *game = load_game ("water-rights/realm", 0);
  play_lines (game, "districts green red, done");
  open_window (&fixture, game);
  OxbowTable *table = oxbow_game_page_get_table (fixture.page);
  oxbow_lens_unveil (oxbow_table_get_lens (table));
  wait_for_panel (&fixture);
  give_height (&fixture, HIGH_PX);
  g_assert_false (is_over (&fixture));
  g_assert_true (oxbow_chooser_give_verb (oxbow_table_get_chooser (table), "draft"));
  while (!is_over (&fixture))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (oxbow_chooser_take_back (oxbow_table_get_chooser (table)));
  give_height (&fixture, 500);
  g_assert_true (is_over (&fixture));
  give_height (&fixture, HIGH_PX);
  g_assert_false (is_over (&fixture));
  close_window (&fixture);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", usual, NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_application ();
  g_test_add_func ("/app/before/high-again", a_high_window_has_room_again);
  return g_test_run ();
}
