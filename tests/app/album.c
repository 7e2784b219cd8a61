/* album.c: what was in view of a board when it was left is read at the next time, and nothing else is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/album.h"
#include "app/board/tile.h"
#include "page-window.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define HUGE_B (30 * 1024 * 1024)

static char *
get_folder (void)
{
  return g_build_filename (g_get_user_cache_dir (), "oxbow", "boards", NULL);
}

/* The only file there, or NULL. */
static char *
find_file (void)
{
  g_autofree char *folder = get_folder ();
  g_autoptr (GDir) list = g_dir_open (folder, 0, NULL);
  const char *name = list != NULL ? g_dir_read_name (list) : NULL;
  char *path = name != NULL ? g_build_filename (folder, name, NULL) : NULL;
  g_assert_true (list == NULL || g_dir_read_name (list) == NULL);
  return path;
}

static void
remove_all (void)
{
  g_autofree char *folder = get_folder ();
  g_autoptr (GDir) list = g_dir_open (folder, 0, NULL);
  const char *name;
  while (list != NULL && (name = g_dir_read_name (list)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
}

static void
wait_for_tiles (Fixture *fixture)
{
  OxbowBox seen = oxbow_camera_seen (&fixture->board->camera);
  while (!oxbow_tiles_are_ready (fixture->board->ground, &seen))
    g_main_context_iteration (NULL, TRUE);
}

static void
open_board (Fixture *fixture, const char *moves)
{
  OxbowGame *game = load_game ("dos-rios/first-valley", 2);
  play_lines (game, moves);
  open_window (fixture, game);
  wait_for_panel (fixture);
  wait_for_tiles (fixture);
}

/* All that is in view, which is the whole board. */
static OxbowBox
get_box (Fixture *fixture)
{
  OxbowTiles *ground = fixture->board->ground;
  OxbowBox seen = oxbow_camera_seen (&fixture->board->camera), box, last;
  OxbowTileRange range = oxbow_tiles_range (ground, &seen);
  g_assert_true (oxbow_print_tile (&ground->print, range.left, range.top, &box));
  g_assert_true (oxbow_print_tile (&ground->print, range.right, range.bottom, &last));
  box.width = last.x + last.width - box.x;
  box.height = last.y + last.height - box.y;
  return box;
}

static bool
is_found (const OxbowPrint *print, const OxbowBox *box)
{
  cairo_surface_t *picture = oxbow_album_find (print, box);
  bool is_there = picture != NULL;
  if (is_there)
    cairo_surface_destroy (picture);
  return is_there;
}

static void
assert_same_pixels (cairo_surface_t *a, cairo_surface_t *b)
{
  cairo_surface_flush (a);
  cairo_surface_flush (b);
  g_assert_cmpint (cairo_image_surface_get_stride (a), ==, cairo_image_surface_get_stride (b));
  size_t n_bytes = (size_t) cairo_image_surface_get_stride (a) * (size_t) cairo_image_surface_get_height (a);
  g_assert_cmpmem (cairo_image_surface_get_data (a), n_bytes, cairo_image_surface_get_data (b), n_bytes);
}

static void
what_is_left_is_found (void)
{
  Fixture fixture;
  open_board (&fixture, OPENING);
  g_assert_null (find_file ());
  close_window (&fixture);
  open_board (&fixture, OPENING);
  const OxbowPrint *print = &fixture.board->ground->print;
  OxbowBox box = get_box (&fixture);
  cairo_surface_t *left = oxbow_album_find (print, &box), *drawn = oxbow_print_draw (print, &box, false);
  g_assert_nonnull (left);
  assert_same_pixels (left, drawn);
  cairo_surface_destroy (left);
  cairo_surface_destroy (drawn);
  close_window (&fixture);
  g_free (find_file ());
  remove_all ();
}

/* As moves have changed it since it was drawn first. */
static void
what_has_changed_is_kept (void)
{
  Fixture fixture;
  open_board (&fixture, "lay C2/S, lay C5/S");
  play_lines (fixture.game, "lay C7/SW, lay G1/S, lay E5/S, lay G7/S, lay G8/S, place D6");
  wait_for_tiles (&fixture);
  close_window (&fixture);
  open_board (&fixture, "lay C2/S, lay C5/S, lay C7/SW, lay G1/S, lay E5/S, lay G7/S, lay G8/S, place D6");
  OxbowBox box = get_box (&fixture);
  g_assert_true (is_found (&fixture.board->ground->print, &box));
  close_window (&fixture);
  remove_all ();
}

static void
another_picture_is_not_found (void)
{
  Fixture fixture;
  open_board (&fixture, OPENING);
  close_window (&fixture);
  open_board (&fixture, OPENING);
  OxbowPrint print = fixture.board->ground->print;
  OxbowBox box = get_box (&fixture);
  g_assert_true (is_found (&print, &box));
  OxbowPrint other = print;
  other.theme = OXBOW_THEME_DARK;
  g_assert_false (is_found (&other, &box));
  other = print;
  other.radius += 1;
  g_assert_false (is_found (&other, &box));
  other = print;
  other.names = !print.names;
  g_assert_false (is_found (&other, &box));
  other = print;
  other.bare = true;
  g_assert_false (is_found (&other, &box));
  close_window (&fixture);
  open_board (&fixture, "lay C2/S, lay C5/S");
  g_assert_false (is_found (&fixture.board->ground->print, &box));
  close_window (&fixture);
  remove_all ();
}

static void
what_is_damaged_is_drawn (void)
{
  Fixture fixture;
  open_board (&fixture, OPENING);
  close_window (&fixture);
  g_autofree char *path = find_file (), *bytes = NULL;
  gsize length;
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  open_board (&fixture, OPENING);
  const OxbowPrint *print = &fixture.board->ground->print;
  OxbowBox box = get_box (&fixture);
  bytes[length / 2] ^= 1;
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  g_assert_false (is_found (print, &box));
  bytes[length / 2] ^= 1;
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  g_assert_true (is_found (print, &box));
  g_assert_cmpint (truncate (path, (off_t) length - 1), ==, 0);
  g_assert_false (is_found (print, &box));
  close_window (&fixture);
  remove_all ();
}

/* Of old pictures there are only so many that the folder stays small. */
static void
old_pictures_make_room (void)
{
  Fixture fixture;
  g_autofree char *folder = get_folder (), *old = g_build_filename (folder, "old.pixels", NULL),
                  *older = g_build_filename (folder, "older.pixels", NULL);
  const char *paths[] = { old, older };
  for (int i = 0; i < 2; i++)
    {
      const struct timespec times[] = { { 1000000 - i, 0 }, { 1000000 - i, 0 } };
      g_assert_true (g_file_set_contents (paths[i], "", 0, NULL));
      g_assert_cmpint (truncate (paths[i], HUGE_B), ==, 0);
      g_assert_cmpint (utimensat (AT_FDCWD, paths[i], times, 0), ==, 0);
    }
  open_board (&fixture, OPENING);
  close_window (&fixture);
  g_assert_true (g_file_test (old, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (older, G_FILE_TEST_EXISTS));
  remove_all ();
}

static void
nothing_depends_on_the_folder (void)
{
  Fixture fixture;
  g_autofree char *folder = get_folder ();
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  open_board (&fixture, OPENING);
  close_window (&fixture);
  g_assert_cmpint (g_unlink (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_application ();
  g_test_add_func ("/app/album/what-is-left-is-found", what_is_left_is_found);
  g_test_add_func ("/app/album/what-has-changed", what_has_changed_is_kept);
  g_test_add_func ("/app/album/another-picture", another_picture_is_not_found);
  g_test_add_func ("/app/album/damage", what_is_damaged_is_drawn);
  g_test_add_func ("/app/album/room", old_pictures_make_room);
  g_test_add_func ("/app/album/no-folder", nothing_depends_on_the_folder);
  return g_test_run ();
}
