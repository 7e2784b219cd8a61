/* motion.c: what the board shows in motion: how it begins, that every way out of it ends the same, that it is off when
 * that is wanted, and that nothing runs afterwards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-window.h"

#include "app/preferences.h"
#include "table.h"

#include <adwaita.h>

typedef void (*WayOut) (BoardWindow *self);

static void
set_animations (bool is_wanted)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", (gboolean) is_wanted, NULL);
}

static void
set_preference (bool is_wanted)
{
  g_settings_set_boolean (oxbow_preferences_get (), "motion", is_wanted);
}

/* What is seen of the board now, pixel by pixel. */
static GBytes *
look (BoardWindow *self)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  int width = gtk_widget_get_width (board), height = gtk_widget_get_height (board);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (board);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (picture);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  GBytes *bytes = g_bytes_new (cairo_image_surface_get_data (picture),
                               (gsize) cairo_image_surface_get_stride (picture) * (gsize) height);
  cairo_surface_destroy (picture);
  return bytes;
}

static void
draw (BoardWindow *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self->board));
  gtk_test_widget_wait_for_draw (self->window);
}

static GBytes *
look_at_rest (BoardWindow *self)
{
  board_window_settle (self);
  draw (self);
  g_assert_false (oxbow_board_is_moving (self->board));
  g_assert_cmpint (self->board->motion_tick, ==, 0);
  return look (self);
}

static void
wait_for_it (BoardWindow *self)
{
  g_assert_true (oxbow_board_is_moving (self->board));
}

static void
click (BoardWindow *self)
{
  g_assert_true (oxbow_board_is_moving (self->board));
  board_window_click (self, 20, 20);
  g_assert_false (oxbow_board_is_moving (self->board));
}

static void
click_in_the_midst (BoardWindow *self)
{
  for (int i = 0; i < 4; i++)
    draw (self);
  board_window_click (self, 20, 20);
  g_assert_false (oxbow_board_is_moving (self->board));
}

static void
play_on (BoardWindow *self)
{
  board_window_play (self);
  take_back (self->game, 1);
  oxbow_board_set_state (self->board, oxbow_game_get_state (self->game), -1);
  g_assert_false (oxbow_board_is_moving (self->board));
}

static void
have_none (BoardWindow *self)
{
  g_assert_false (oxbow_board_is_moving (self->board));
}

/* The position after a few moves, as it is seen when the last one was shown in motion and left in that way. */
static GBytes *
play (BoardWindow *self, WayOut leave)
{
  take_back (self->game, oxbow_history_line_length (oxbow_game_get_history (self->game)));
  oxbow_board_set_state (self->board, oxbow_game_get_state (self->game), -1);
  board_window_settle (self);
  for (int i = 0; i < 3; i++)
    {
      board_window_play (self);
      leave (self);
      board_window_settle (self);
    }
  return look_at_rest (self);
}

static void
test_every_way_out (void)
{
  static const WayOut ways[] = { wait_for_it, click, click_in_the_midst, play_on };
  BoardWindow *self = board_window_new ();
  set_preference (false);
  g_autoptr (GBytes) wanted = play (self, have_none);
  set_preference (true);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (GBytes) seen = play (self, ways[i]);
      g_assert_true (g_bytes_equal (seen, wanted));
    }
  g_settings_reset (oxbow_preferences_get (), "motion");
  board_window_free (self);
}

/* Neither pieces nor the view move where the desktop asks for less motion, whatever the preference says. */
static void
test_reduced (void)
{
  BoardWindow *self = board_window_new ();
  set_preference (true);
  g_autoptr (GBytes) wanted = play (self, wait_for_it);
  set_animations (false);
  g_autoptr (GBytes) seen = play (self, have_none);
  g_assert_true (g_bytes_equal (seen, wanted));
  oxbow_board_set_zoom (self->board, 2);
  board_window_settle (self);
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-fit", NULL);
  g_assert_cmpint (self->board->glide_tick, ==, 0);
  g_assert_true (self->board->camera.fit);
  set_animations (true);
  oxbow_board_set_zoom (self->board, 2);
  board_window_settle (self);
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-fit", NULL);
  g_assert_cmpint (self->board->glide_tick, !=, 0);
  g_settings_reset (oxbow_preferences_get (), "motion");
  board_window_free (self);
}

/* Until it begins to move, the board looks as before. */
static void
test_begins_as_before (void)
{
  BoardWindow *self = board_window_new ();
  g_autoptr (GBytes) before = look_at_rest (self);
  board_window_play (self);
  g_assert_true (self->board->motion_waits);
  g_autoptr (GBytes) seen = look (self);
  g_assert_true (g_bytes_equal (seen, before));
  g_autoptr (GBytes) after = look_at_rest (self);
  g_assert_false (g_bytes_equal (after, before));
  board_window_free (self);
}

static void
laid_out_cb (BoardWindow *self)
{
  oxbow_tiles_wait (self->board->ground, 10000);
}

/* What is drawn first must be the motion: the tiles show the position after it by now. */
static void
painted_cb (BoardWindow *self)
{
  OxbowBox seen = oxbow_camera_seen (&self->board->camera);
  g_assert_true (oxbow_tiles_are_ready (self->board->ground, &seen));
  g_assert_false (self->board->motion_waits);
}

/* Tiles may become ready within a frame, when the motion has asked for them already. */
static void
test_leads_the_tiles (void)
{
  BoardWindow *self = board_window_new ();
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->window);
  board_window_settle (self);
  g_signal_connect_swapped (clock, "layout", G_CALLBACK (laid_out_cb), self);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), self);
  board_window_play (self);
  draw (self);
  g_signal_handlers_disconnect_by_data (clock, self);
  board_window_free (self);
}

static void
play_once_cb (BoardWindow *self)
{
  g_signal_handlers_disconnect_by_func (self->board, play_once_cb, self);
  board_window_play (self);
}

/* Whoever hears that a motion has ended, because the next is to begin, may begin one that has to give way. */
static void
test_gives_way (void)
{
  BoardWindow *self = board_window_new ();
  board_window_play (self);
  g_assert_true (oxbow_board_is_moving (self->board));
  g_signal_connect_swapped (self->board, "motion-ended", G_CALLBACK (play_once_cb), self);
  board_window_play (self);
  g_assert_true (oxbow_board_is_moving (self->board));
  oxbow_board_skip_motion (self->board);
  board_window_wait (200);
  g_assert_false (oxbow_board_is_moving (self->board));
  board_window_free (self);
}

static void
count_cb (int *count)
{
  (*count)++;
}

static void
test_rests_afterwards (void)
{
  BoardWindow *self = board_window_new ();
  int n = 0;
  board_window_play (self);
  board_window_settle (self);
  board_window_wait (100);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (self->window), "before-paint", G_CALLBACK (count_cb), &n);
  board_window_wait (500);
  g_assert_cmpint (n, ==, 0);
  board_window_play (self);
  board_window_click (self, 20, 20);
  board_window_settle (self);
  board_window_wait (100);
  n = 0;
  board_window_wait (500);
  g_assert_cmpint (n, ==, 0);
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (self->window), &n);
  board_window_free (self);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  set_animations (true);
  g_test_add_func ("/app/motion/every-way-out-ends-the-same", test_every_way_out);
  g_test_add_func ("/app/motion/none-where-the-desktop-asks-for-less", test_reduced);
  g_test_add_func ("/app/motion/begins-as-before", test_begins_as_before);
  g_test_add_func ("/app/motion/leads-the-tiles", test_leads_the_tiles);
  g_test_add_func ("/app/motion/gives-way", test_gives_way);
  g_test_add_func ("/app/motion/rests-afterwards", test_rests_afterwards);
  return g_test_run ();
}
