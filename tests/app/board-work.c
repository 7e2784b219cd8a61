/* board-work.c: what the board draws and when: tiles, changes, motion, rest, huge maps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-window.h"

#include "app/board/tile.h"
#include "app/preferences.h"
#include "app/style.h"
#include "table.h"

#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define EDGE_STEP 17            /* of 255: between two of the tones that edges have */

static void
count_frame_cb (int *count)
{
  (*count)++;
}

static int
count_frames (BoardWindow *self, int ms)
{
  int n = 0;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->window);
  gulong id = g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (count_frame_cb), &n);
  board_window_wait (ms);
  g_signal_handler_disconnect (clock, id);
  return n;
}

static void
set_motion (bool is_wanted)
{
  g_settings_set_boolean (oxbow_preferences_get (), "motion", is_wanted);
}

static int
n_in_view (BoardWindow *self)
{
  return (self->board->camera.width / OXBOW_TILE + 2) * (self->board->camera.height / OXBOW_TILE + 2);
}

/* A tile as it is shown, over paper. */
static cairo_surface_t *
picture_of (const OxbowTile *tile, const OxbowBox *box)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, OXBOW_TILE, OXBOW_TILE);
  cairo_t *cr = cairo_create (picture);
  OxbowColour paper = oxbow_theme_get (oxbow_style_get_theme ())->tones[OXBOW_TONE_PAPER];
  cairo_set_source_rgb (cr, paper.red, paper.green, paper.blue);
  cairo_paint (cr);
  cairo_translate (cr, -box->x, -box->y);
  gsk_render_node_draw (tile->node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  return picture;
}

/* The same, drawn at once. */
static cairo_surface_t *
print_of (const OxbowPrint *print, const OxbowBox *box)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, OXBOW_TILE, OXBOW_TILE);
  cairo_surface_t *image = oxbow_print_draw (print, box, false);
  cairo_t *cr = cairo_create (picture);
  OxbowColour paper = oxbow_theme_get (print->theme)->tones[OXBOW_TONE_PAPER];
  cairo_set_source_rgb (cr, paper.red, paper.green, paper.blue);
  cairo_paint (cr);
  cairo_set_source_surface (cr, image, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  cairo_surface_flush (picture);
  return picture;
}

static int
count_differing (cairo_surface_t *one, cairo_surface_t *other)
{
  int n = 0;
  for (int y = 0; y < OXBOW_TILE; y++)
    for (int x = 0; x < OXBOW_TILE; x++)
      {
        size_t at = (size_t) y * (size_t) cairo_image_surface_get_stride (one) + 4 * (size_t) x;
        for (size_t i = 0; i < 3; i++)
          n += ABS ((int) cairo_image_surface_get_data (one)[at + i]
                    - (int) cairo_image_surface_get_data (other)[at + i])
               > EDGE_STEP;
      }
  return n;
}

/* A tile that was drawn part by part is the same, to the pixel, as one that was drawn whole. */
static int
assert_layer_is_true (const OxbowTiles *tiles)
{
  GHashTableIter iter;
  gpointer value;
  int n = 0;
  g_hash_table_iter_init (&iter, tiles->table);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const OxbowTile *tile = value;
      if (!oxbow_tile_is_ready (tile) || tile->key.radius != tiles->print.radius)
        continue;
      n++;
      OxbowBox box = oxbow_tile_box (tile->key.column, tile->key.row);
      cairo_surface_t *whole = print_of (&tiles->print, &box), *shown = picture_of (tile, &box);
      int differing = count_differing (whole, shown);
      cairo_surface_destroy (whole);
      cairo_surface_destroy (shown);
      g_assert_cmpint (differing, <, 40);
    }
  return n;
}

static void
assert_tiles_are_true (BoardWindow *self)
{
  g_assert_cmpint (assert_layer_is_true (self->board->ground), >, 3);
  if (self->board->marks != NULL)
    assert_layer_is_true (self->board->hand);
}

static void
test_draws_again_what_changed (void)
{
  BoardWindow *self = board_window_new ();
  set_motion (false);
  oxbow_board_set_zoom (self->board, 1.6);
  board_window_settle (self);
  for (int i = 0; i < 12; i++)
    {
      static const char *const marks[] = { "B4 C4 D4/S", "C4 D4/S D5", "C4 C5", "B4 D4/S" };
      int n = oxbow_tiles_n_drawn (self->board->ground);
      board_window_play (self);
      board_window_mark (self, marks[i % 4]);
      gtk_test_widget_wait_for_draw (self->window);
      board_window_settle (self);
      g_assert_cmpint (oxbow_tiles_n_drawn (self->board->ground), >, n);
      g_assert_cmpint (oxbow_tiles_n_drawn (self->board->ground) - n, <=, n_in_view (self) / 2);
      assert_tiles_are_true (self);
      g_assert_cmpint (oxbow_tiles_count (self->board->hand), >, 0);
    }
  g_settings_reset (oxbow_preferences_get (), "motion");
  board_window_free (self);
}

/* The nodes of all panes of a layer. */
static GHashTable *
gather_panes (const OxbowTiles *tiles)
{
  GHashTable *nodes = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) gsk_render_node_unref, NULL);
  GHashTableIter iter;
  gpointer value;
  g_hash_table_iter_init (&iter, tiles->table);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    for (int i = 0; i < OXBOW_PANES; i++)
      if (((const OxbowTile *) value)->panes[i].node != NULL)
        g_hash_table_add (nodes, gsk_render_node_ref (((const OxbowTile *) value)->panes[i].node));
  return nodes;
}

static int
count_new (GHashTable *before, GHashTable *after)
{
  GHashTableIter iter;
  gpointer node;
  int n = 0;
  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &node, NULL))
    n += !g_hash_table_contains (before, node);
  return n;
}

/* GSK draws again what another node shows. */
static void
test_keeps_panes_that_look_the_same (void)
{
  BoardWindow *self = board_window_new ();
  set_motion (false);
  oxbow_board_set_zoom (self->board, 1.6);
  board_window_mark (self, "B4 C4 D4/S E5 F5");
  board_window_settle (self);
  g_autoptr (GHashTable) ground = gather_panes (self->board->ground);
  g_autoptr (GHashTable) hand = gather_panes (self->board->hand);
  board_window_play (self);
  board_window_mark (self, "B4 C4 D4/S E5");
  gtk_test_widget_wait_for_draw (self->window);
  board_window_settle (self);
  g_autoptr (GHashTable) ground_now = gather_panes (self->board->ground);
  g_autoptr (GHashTable) hand_now = gather_panes (self->board->hand);
  g_assert_cmpint (count_new (ground, ground_now), >, 0);
  g_assert_cmpint (count_new (ground, ground_now), <=, (int) g_hash_table_size (ground_now) / 3);
  g_assert_cmpint (count_new (hand, hand_now), >, 0);
  g_assert_cmpint (count_new (hand, hand_now), <=, (int) g_hash_table_size (hand_now) / 2);
  g_settings_reset (oxbow_preferences_get (), "motion");
  board_window_free (self);
}

static void
test_draws_nothing_twice (void)
{
  BoardWindow *self = board_window_new ();
  int n = oxbow_tiles_n_drawn (self->board->ground);
  gtk_widget_queue_draw (GTK_WIDGET (self->board));
  gtk_test_widget_wait_for_draw (self->window);
  oxbow_board_set_cursor (self->board, board_window_cell (self, "B4"), OXBOW_NO_EDGE);
  gtk_test_widget_wait_for_draw (self->window);
  board_window_mark (self, "B4 C4 D4/S");
  gtk_test_widget_wait_for_draw (self->window);
  board_window_settle (self);
  g_assert_cmpint (oxbow_tiles_n_drawn (self->board->ground), ==, n);
  g_assert_cmpint (oxbow_tiles_n_drawn (self->board->hand), >, 0);
  oxbow_board_set_marks (self->board, NULL);
  g_assert_cmpint (oxbow_tiles_count (self->board->hand), ==, 0);
  board_window_free (self);
}

/* A game that computers play among themselves may have thousands of moves, and no marks. */
static void
test_gathers_nothing_without_marks (void)
{
  BoardWindow *self = board_window_new ();
  board_window_mark (self, "B4");
  board_window_play (self);
  g_assert_nonnull (self->board->moved);
  oxbow_board_set_marks (self->board, NULL);
  board_window_play (self);
  oxbow_board_set_marks (self->board, NULL);
  g_assert_null (self->board->moved);
  board_window_free (self);
}

static void
test_motion_ends (void)
{
  BoardWindow *self = board_window_new ();
  set_motion (true);
  board_window_play (self);
  g_assert_true (oxbow_board_is_moving (self->board));
  g_assert_cmpint (self->n_motions, ==, 0);
  board_window_settle (self);
  g_assert_cmpint (self->n_motions, ==, 1);
  g_assert_cmpint (self->board->motion_tick, ==, 0);

  board_window_play (self);
  oxbow_board_skip_motion (self->board);
  g_assert_false (oxbow_board_is_moving (self->board));
  g_assert_cmpint (self->n_motions, ==, 2);
  set_motion (false);
  board_window_play (self);
  g_assert_false (oxbow_board_is_moving (self->board));
  g_assert_cmpint (self->n_motions, ==, 3);
  g_settings_reset (oxbow_preferences_get (), "motion");
  board_window_free (self);
}

/* A press or a key that ends a motion chooses nothing; the next one does. */
static void
test_skipping_chooses_nothing (void)
{
  BoardWindow *self = board_window_new ();
  OxbowPoint at = board_window_point (self, "E5");
  board_window_play (self);
  board_window_click (self, at.x, at.y);
  g_assert_false (oxbow_board_is_moving (self->board));
  g_assert_cmpint (self->n_activated, ==, 0);
  board_window_click (self, at.x, at.y);
  g_assert_cmpint (self->n_activated, ==, 1);
  board_window_play (self);
  board_window_press_key (self, GDK_KEY_Return, 0);
  g_assert_cmpint (self->n_activated, ==, 1);
  board_window_press_key (self, GDK_KEY_Return, 0);
  g_assert_cmpint (self->n_activated, ==, 2);
  board_window_free (self);
}

/* Undo, redo and new moves in the midst of a motion: the last position is what is shown. */
static void
test_survives_haste (void)
{
  BoardWindow *self = board_window_new ();
  for (int i = 0; i < 20; i++)
    {
      board_window_play (self);
      if (i % 3 == 0)
        gtk_test_widget_wait_for_draw (self->window);
      if (i % 2 == 1)
        {
          take_back (self->game, 2);
          oxbow_board_set_state (self->board, oxbow_game_get_state (self->game), -1);
        }
      oxbow_board_set_zoom (self->board, i % 5 == 4 ? 2 : 1);
    }
  gtk_test_widget_wait_for_draw (self->window);
  board_window_settle (self);
  assert_tiles_are_true (self);
  board_window_free (self);
}

static void
test_rests (void)
{
  BoardWindow *self = board_window_new ();
  board_window_mark (self, "B4 C4 D4/S");
  oxbow_board_set_cursor (self->board, board_window_cell (self, "B4"), OXBOW_NO_EDGE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  board_window_settle (self);
  board_window_wait (1200);
  g_assert_cmpint (count_frames (self, 600), ==, 0);
  board_window_play (self);
  board_window_settle (self);
  board_window_wait (1200);
  g_assert_cmpint (count_frames (self, 600), ==, 0);
  board_window_free (self);
}

static void
do_anything_by_hand (BoardWindow *self)
{
  static const unsigned int keys[] = { GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_n, GDK_KEY_b,
                                       GDK_KEY_q, GDK_KEY_d, GDK_KEY_Return, GDK_KEY_Escape, GDK_KEY_Home };
  double x = g_test_rand_double_range (-50, 900), y = g_test_rand_double_range (-50, 700);
  GtkEventController *motion = board_window_find_controller (self, GTK_TYPE_EVENT_CONTROLLER_MOTION, 0);
  switch (g_test_rand_int_range (0, 6))
    {
    case 0: board_window_click (self, x, y); break;
    case 1: g_signal_emit_by_name (motion, "motion", x, y); break;
    case 2: g_signal_emit_by_name (motion, "leave"); break;
    case 3: board_window_press_key (self, GDK_KEY_plus, GDK_CONTROL_MASK); break;
    case 4: board_window_press_key (self, GDK_KEY_minus, GDK_CONTROL_MASK); break;
    default: board_window_press_key (self, keys[g_test_rand_int_range (0, G_N_ELEMENTS (keys))], 0);
    }
}

static void
show_a_preview (BoardWindow *self)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_legal (oxbow_game_get_state (self->game), &moves);
  int i = moves.n > 0 ? g_test_rand_int_range (0, moves.n) : 0;
  oxbow_board_set_preview (self->board, moves.n > 0 ? &moves.items[i] : NULL, moves.n > 0);
  oxbow_moves_clear (&moves);
}

static void
do_anything_to_the_game (BoardWindow *self)
{
  OxbowSpot spot = { g_test_rand_int_range (0, 81), OXBOW_NO_EDGE };
  switch (g_test_rand_int_range (0, 7))
    {
    case 0: board_window_mark (self, "E5/S D6 C4"); break;
    case 1: oxbow_board_set_marks (self->board, NULL); break;
    case 2: show_a_preview (self); break;
    case 3: oxbow_board_refuse (self->board, spot, "It is too far."); break;
    case 4: oxbow_board_zoom_to_fit (self->board); break;
    case 5:
      take_back (self->game, 1);
      oxbow_board_set_state (self->board, oxbow_game_get_state (self->game), -1);
      break;
    default:
      if (!oxbow_game_get_is_over (self->game))
        board_window_play (self);
    }
}

/* Whatever is done, in whatever order: the board stands, and what it shows in the end is true. */
static void
test_bears_anything (void)
{
  BoardWindow *self = board_window_new ();
  for (int i = 0; i < 1500; i++)
    {
      if (g_test_rand_int_range (0, 3) > 0)
        do_anything_by_hand (self);
      else
        do_anything_to_the_game (self);
      if (g_test_rand_int_range (0, 4) == 0)
        g_main_context_iteration (NULL, FALSE);
      if (i % 100 == 0)
        gtk_window_set_default_size (GTK_WINDOW (self->window), 300 + i % 7 * 100, 600 - i % 3 * 100);
    }
  oxbow_board_set_zoom (self->board, 1);
  gtk_test_widget_wait_for_draw (self->window);
  board_window_settle (self);
  assert_tiles_are_true (self);
  board_window_free (self);
}

/* A million cells: what is drawn follows the view and not the map. */
static void
test_shows_a_huge_map (void)
{
  BoardWindow *self = board_window_new_map (OXBOW_FLAT, 1000, 1000);
  g_assert_cmpint (oxbow_tiles_n_drawn (self->board->ground), <=, n_in_view (self));
  for (double zoom = 0.1; zoom < 8; zoom *= 3)
    {
      oxbow_board_set_zoom (self->board, zoom);
      gtk_test_widget_wait_for_draw (self->window);
      board_window_settle (self);
      int n = oxbow_tiles_n_drawn (self->board->ground);
      oxbow_camera_scroll (&self->board->camera, self->board->camera.x + 300, self->board->camera.y + 100);
      oxbow_board_camera_moved (self->board, false);
      gtk_test_widget_wait_for_draw (self->window);
      board_window_settle (self);
      g_assert_cmpint (oxbow_tiles_n_drawn (self->board->ground) - n, <=, n_in_view (self));
    }
  g_assert_cmpint (oxbow_tiles_count (self->board->ground), <=, 128);
  oxbow_tiles_trim (self->board->ground);
  g_assert_cmpint (oxbow_tiles_count (self->board->ground), <=, n_in_view (self));
  OxbowCell last = board_window_cell (self, "ALL1000");
  oxbow_board_set_cursor (self->board, last, OXBOW_NO_EDGE);
  oxbow_board_reveal (self->board, last);
  GdkRectangle rectangle;
  g_assert_true (oxbow_board_get_rectangle (self->board, (OxbowSpot) { last, OXBOW_NO_EDGE }, &rectangle));
  board_window_settle (self);
  board_window_free (self);
}

/* What was being drawn when the board left its window is right when it comes back. */
static void
test_leaves_and_comes_back (void)
{
  BoardWindow *self = board_window_new ();
  GtkWidget *scrolled = gtk_window_get_child (GTK_WINDOW (self->window));
  g_autoptr (GtkWidget) board = g_object_ref (GTK_WIDGET (self->board));
  GHashTableIter iter;
  gpointer value;
  oxbow_board_set_zoom (self->board, 2);
  gtk_test_widget_wait_for_draw (self->window);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), NULL);
  board_window_wait (500);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), board);
  gtk_test_widget_wait_for_draw (self->window);
  board_window_settle (self);
  g_hash_table_iter_init (&iter, self->board->ground->table);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    for (int i = 0; i < OXBOW_PANES; i++)
      if (((OxbowTile *) value)->panes[i].node != NULL)
        g_assert_cmpint (gsk_render_node_get_node_type (((OxbowTile *) value)->panes[i].node), ==, GSK_CAIRO_NODE);
  assert_tiles_are_true (self);
  g_clear_object (&board);
  board_window_free (self);
}

/* The window may close while tiles are being drawn. */
static void
test_closes_at_any_time (void)
{
  for (int i = 0; i < 4; i++)
    {
      BoardWindow *self = board_window_new_map (OXBOW_POINTY, 60, 40);
      oxbow_board_set_zoom (self->board, 1 + i);
      if (i % 2 == 1)
        gtk_test_widget_wait_for_draw (self->window);
      board_window_free (self);
    }
}

#define N_HOLES 16000
#define HOLE_B 2000             /* small enough to lie in the heap */

static long
get_pages (void)
{
  g_autofree char *text = NULL;
  long size, resident;
  g_assert_true (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL));
  g_assert_cmpint (sscanf (text, "%ld %ld", &size, &resident), ==, 2);
  return resident;
}

/* What a game has left behind in the heaps is given back when its board has gone, though nothing is drawn any more. */
static void
test_leaves_no_holes (void)
{
#if defined __SANITIZE_ADDRESS__ || !defined __GLIBC__
  g_test_skip ("Another heap has other ways.");
#else
  static void *holes[N_HOLES];
  BoardWindow *self = board_window_new ();
  board_window_settle (self);
  for (int i = 0; i < N_HOLES; i++)
    holes[i] = memset (malloc (HOLE_B), i, HOLE_B);
  board_window_wait (3500);             /* the pause after the last frame */
  for (int i = 0; i < N_HOLES - 1; i++)
    free (holes[i]);
  long before = get_pages ();
  board_window_free (self);
  long least = (long) N_HOLES * HOLE_B / 2 / sysconf (_SC_PAGESIZE);
  for (int i = 0; before - get_pages () < least; i++)   /* seconds are counted roughly, and other programs run, too */
    {
      g_assert_cmpint (i, <, 100);
      board_window_wait (100);
    }
  free (holes[N_HOLES - 1]);
#endif
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/board-work/draws-again-what-changed", test_draws_again_what_changed);
  g_test_add_func ("/app/board-work/keeps-panes-that-look-the-same", test_keeps_panes_that_look_the_same);
  g_test_add_func ("/app/board-work/draws-nothing-twice", test_draws_nothing_twice);
  g_test_add_func ("/app/board-work/gathers-nothing-without-marks", test_gathers_nothing_without_marks);
  g_test_add_func ("/app/board-work/motion-ends", test_motion_ends);
  g_test_add_func ("/app/board-work/skipping-chooses-nothing", test_skipping_chooses_nothing);
  g_test_add_func ("/app/board-work/survives-haste", test_survives_haste);
  g_test_add_func ("/app/board-work/rests", test_rests);
  g_test_add_func ("/app/board-work/bears-anything", test_bears_anything);
  g_test_add_func ("/app/board-work/shows-a-huge-map", test_shows_a_huge_map);
  g_test_add_func ("/app/board-work/leaves-and-comes-back", test_leaves_and_comes_back);
  g_test_add_func ("/app/board-work/leaves-no-holes", test_leaves_no_holes);
  g_test_add_func ("/app/board-work/closes-at-any-time", test_closes_at_any_time);
  return g_test_run ();
}
