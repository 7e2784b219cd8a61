/* before.c: where "Before you click" stands: in the panel's turn, or over what is of less use just then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/offers.h"
#include "app/game/panel.h"
#include "games/dos-rios/state.h"
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

static bool
may_harvest (Fixture *fixture)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  bool is_found = false;
  oxbow_state_legal (oxbow_game_get_state (fixture->game), &moves);
  for (int i = 0; i < moves.n; i++)
    is_found = is_found || moves.items[i].verb == DOS_RIOS_MOVE_HARVEST;
  oxbow_moves_clear (&moves);
  return is_found;
}

/* In a low window, what the harvest would bring covers neither the row of cards nor what else may be done. */
static void
a_harvest_leaves_its_row_in_sight (void)
{
  Fixture fixture;
  graphene_rect_t place, row, offers;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  give_height (&fixture, 700);
  play_opening (&fixture);
  while (!may_harvest (&fixture))
    play_any (&fixture);
  GtkWidget *panel = find (fixture.page, OXBOW_TYPE_PANEL), *before = find_before (&fixture);
  GtkWidget *shown = oxbow_panel_get_offers (OXBOW_PANEL (panel));
  GtkWidget *turn = gtk_widget_get_parent (gtk_widget_get_parent (shown));
  OxbowMove move = { .verb = DOS_RIOS_MOVE_HARVEST };
  do                            /* a pointer that comes to lie over the board foresees something else */
    {
      oxbow_table_foresee (oxbow_game_page_get_table (fixture.page), &move);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
    }
  while (!gtk_widget_get_mapped (before));
  g_assert_true (is_over (&fixture) && gtk_widget_get_mapped (shown));
  g_assert_true (gtk_widget_compute_bounds (before, panel, &place));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_prev_sibling (turn), panel, &row));
  g_assert_true (gtk_widget_compute_bounds (shown, panel, &offers));
  g_test_message ("%g to %g, the row from %g to %g, offers from %g to %g", place.origin.y,
                  place.origin.y + place.size.height, row.origin.y, row.origin.y + row.size.height, offers.origin.y,
                  offers.origin.y + offers.size.height);
  g_assert_cmpfloat (place.origin.y, >=, 0);
  g_assert_false (graphene_rect_intersection (&place, &row, NULL));
  g_assert_false (graphene_rect_intersection (&place, &offers, NULL));
  oxbow_table_foresee (oxbow_game_page_get_table (fixture.page), NULL);
  close_window (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_application ();
  g_test_add_func ("/app/before/high-again", a_high_window_has_room_again);
  g_test_add_func ("/app/before/harvest-row", a_harvest_leaves_its_row_in_sight);
  return g_test_run ();
}
