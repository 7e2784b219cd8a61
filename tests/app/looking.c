/* looking.c: what is around, whose is what, the way to one's own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-window.h"

#include <adwaita.h>
#include <string.h>

static const char *
get_bubble (BoardWindow *self)
{
  return gtk_widget_get_visible (self->board->bubble) ? gtk_label_get_label (GTK_LABEL (self->board->bubble)) : "";
}

/* All that stands on the board when a game begins are the campesinos in the city. */
static void
test_goes_to_ones_own (void)
{
  BoardWindow *self = board_window_new ();
  oxbow_board_set_cursor (self->board, board_window_cell (self, "C3"), OXBOW_NO_EDGE);
  board_window_press_key (self, GDK_KEY_m, 0);
  g_assert_cmpint (self->board->cursor, ==, board_window_cell (self, "E9"));
  board_window_press_key (self, GDK_KEY_m, GDK_SHIFT_MASK);
  g_assert_cmpint (self->board->cursor, ==, board_window_cell (self, "E9"));
  board_window_free (self);
}

static void
test_has_nothing (void)
{
  BoardWindow *self = board_window_new_map (OXBOW_FLAT, 5, 4);
  OxbowCell before = self->board->cursor;
  board_window_press_key (self, GDK_KEY_m, 0);
  g_assert_cmpint (self->board->cursor, ==, before);
  board_window_free (self);
}

static unsigned int
count_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  return g_strv_length (lines);
}

static void
test_tells_around (void)
{
  BoardWindow *self = board_window_new ();
  oxbow_board_set_cursor (self->board, board_window_cell (self, "D5"), OXBOW_NO_EDGE);
  board_window_press_key (self, GDK_KEY_r, 0);
  g_assert_true (g_str_has_prefix (get_bubble (self), "To the north: D4: "));
  g_assert_nonnull (strstr (get_bubble (self), "To the south-west: C6: "));
  g_assert_cmpuint (count_lines (get_bubble (self)), ==, 6);
  g_assert_cmpint (self->board->refused_timer, ==, 0);
  board_window_press_key (self, GDK_KEY_w, 0);
  g_assert_cmpstr (get_bubble (self), ==, "");
  oxbow_board_set_cursor (self->board, board_window_cell (self, "A1"), OXBOW_NO_EDGE);
  board_window_press_key (self, GDK_KEY_r, 0);
  g_assert_cmpuint (count_lines (get_bubble (self)), <, 6);
  board_window_free (self);
}

static void
test_shows_owners (void)
{
  BoardWindow *self = board_window_new ();
  GtkEventController *key = board_window_find_controller (self, GTK_TYPE_EVENT_CONTROLLER_KEY, 0);
  gboolean is_used;
  g_signal_emit_by_name (key, "key-pressed", GDK_KEY_o, 32, 0, &is_used);
  g_assert_true (is_used);
  g_assert_true (self->board->owners && self->board->ground_print.bare);
  board_window_settle (self);
  g_signal_emit_by_name (key, "key-released", GDK_KEY_o, 32, 0);
  g_assert_false (self->board->owners || self->board->ground_print.bare);
  board_window_free (self);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/looking/goes-to-ones-own", test_goes_to_ones_own);
  g_test_add_func ("/app/looking/has-nothing", test_has_nothing);
  g_test_add_func ("/app/looking/tells-around", test_tells_around);
  g_test_add_func ("/app/looking/shows-owners", test_shows_owners);
  return g_test_run ();
}
