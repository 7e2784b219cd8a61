/* touch.c: a finger on the board, which shows before it does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-window.h"

#include <adwaita.h>

static void
foresee_cb (OxbowBoard *board, int cell, int edge, OxbowGame *game)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_legal_sorted (oxbow_game_get_state (game), &moves);
  oxbow_board_set_preview (board, moves.items, edge == OXBOW_NO_EDGE && cell == 40);
  oxbow_moves_clear (&moves);
}

static void
tap (BoardWindow *self, const char *name)
{
  OxbowPoint at = board_window_point (self, name);
  self->board->finger = true;
  board_window_click (self, at.x, at.y);
}

static void
test_second_tap_does_it (void)
{
  BoardWindow *self = board_window_new ();
  g_signal_connect (self->board, "spot-hovered", G_CALLBACK (foresee_cb), self->game);
  g_assert_cmpint (board_window_cell (self, "E5"), ==, 40);
  tap (self, "D5");
  g_assert_cmpint (self->n_activated, ==, 1);           /* nothing to be shown: it is chosen at once */
  tap (self, "E5");
  g_assert_cmpint (self->n_activated, ==, 1);
  g_assert_nonnull (self->board->preview);
  tap (self, "D5");
  g_assert_cmpint (self->n_activated, ==, 2);
  tap (self, "E5");
  tap (self, "E5");
  g_assert_cmpint (self->n_activated, ==, 3);
  g_assert_cmpint (self->activated.cell, ==, 40);
  self->board->finger = false;
  OxbowPoint at = board_window_point (self, "E5");
  board_window_click (self, at.x, at.y);                /* a mouse rests before it presses */
  g_assert_cmpint (self->n_activated, ==, 4);
  board_window_free (self);
}

static void
test_tap_comes_nearer (void)
{
  BoardWindow *self = board_window_new ();
  oxbow_board_set_zoom (self->board, 0.2);
  tap (self, "E5");
  g_assert_cmpint (self->n_activated, ==, 0);
  g_assert_cmpfloat (self->board->camera.radius, >, 20);
  tap (self, "E5");
  g_assert_cmpint (self->n_activated, ==, 1);
  board_window_free (self);
}

/* A mark on an edge is as broad for a finger as any button, a cell's middle stays the cell's. */
static void
test_reaches_farther (void)
{
  BoardWindow *self = board_window_new ();
  oxbow_board_set_zoom (self->board, 0.8);
  board_window_mark (self, "E5/S E5 E6");
  OxbowPoint at = board_window_point (self, "E5/S"), middle = board_window_point (self, "E5");
  g_assert_cmpint (oxbow_board_pick (self->board, at.x, at.y - 14).edge, ==, OXBOW_NO_EDGE);
  self->board->finger = true;
  g_assert_cmpint (oxbow_board_pick (self->board, at.x, at.y - 14).edge, !=, OXBOW_NO_EDGE);
  g_assert_cmpint (oxbow_board_pick (self->board, at.x, at.y + 14).edge, !=, OXBOW_NO_EDGE);
  g_assert_cmpint (oxbow_board_pick (self->board, middle.x, middle.y).cell, ==, 40);
  board_window_free (self);
}

static void
test_long_press_opens_the_menu (void)
{
  BoardWindow *self = board_window_new ();
  GtkEventController *press = board_window_find_controller (self, GTK_TYPE_GESTURE_LONG_PRESS, 0);
  OxbowPoint at = board_window_point (self, "E5");
  g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (press)));
  g_signal_emit_by_name (press, "pressed", at.x, at.y);
  g_assert_cmpint (self->n_menus, ==, 1);
  g_assert_cmpint (self->n_activated, ==, 0);
  board_window_free (self);
}

static void
test_pinches (void)
{
  BoardWindow *self = board_window_new ();
  GtkEventController *pinch = board_window_find_controller (self, GTK_TYPE_GESTURE_ZOOM, 0);
  double before = oxbow_board_get_zoom (self->board);
  g_signal_emit_by_name (pinch, "begin", NULL);
  g_signal_emit_by_name (pinch, "scale-changed", 2.0);
  g_assert_cmpfloat_with_epsilon (oxbow_board_get_zoom (self->board), 2 * before, 0.01);
  g_signal_emit_by_name (pinch, "scale-changed", 1000.0);
  g_assert_cmpfloat_with_epsilon (oxbow_board_get_zoom (self->board), 8, 0.01);
  g_signal_emit_by_name (pinch, "end", NULL);
  board_window_settle (self);
  board_window_free (self);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/touch/second-tap-does-it", test_second_tap_does_it);
  g_test_add_func ("/app/touch/tap-comes-nearer", test_tap_comes_nearer);
  g_test_add_func ("/app/touch/reaches-farther", test_reaches_farther);
  g_test_add_func ("/app/touch/long-press-opens-the-menu", test_long_press_opens_the_menu);
  g_test_add_func ("/app/touch/pinches", test_pinches);
  return g_test_run ();
}
