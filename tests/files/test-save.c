/* test-save.c: after saving there is the old file or the new one, and what was refused is said
 *
 * Run by root, the tests of permission are left out: root may write everywhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "../scale.h"
#include "files/load.h"
#include "files/save.h"
#include "files/tiled.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define OLD "what was there\n"
#define NEW "what is there now\n"

typedef struct
{
  char *folder, *path;          /* path: a file in it that holds OLD */
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  place->folder = g_dir_make_tmp ("oxbow-save-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "valley.oxbow", NULL);
  g_assert_true (g_file_set_contents (place->path, OLD, -1, NULL));
}

static int
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  int n = 0;
  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (place->folder, name, NULL);
      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->folder);
  g_free (place->path);
}

static void
assert_holds (const char *path, const char *text)
{
  g_autofree char *held = NULL;
  g_assert_true (g_file_get_contents (path, &held, NULL, NULL));
  g_assert_cmpstr (held, ==, text);
}

static void
assert_saved (const char *path)
{
  g_autoptr (GError) error = NULL;
  oxbow_save (path, NEW, strlen (NEW), &error);
  g_assert_no_error (error);
  assert_holds (path, NEW);
}

static void
assert_refused (const char *path, const char *sentence)
{
  g_autoptr (GError) error = NULL;
  g_assert_false (oxbow_save (path, NEW, strlen (NEW), &error));
  g_assert_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_WRITE);
  g_assert_cmpstr (error->message, ==, sentence);
}

static void
test_plain (Place *place, gconstpointer data)
{
  g_autofree char *other = g_build_filename (place->folder, "other.oxbow", NULL);
  assert_saved (place->path);
  assert_saved (other);
  g_assert_cmpint (count_files (place->folder), ==, 2);
}

/* The umask is for new files, and an old one keeps its mode. */
static void
test_mode (Place *place, gconstpointer data)
{
  struct stat info;
  g_autofree char *other = g_build_filename (place->folder, "other.oxbow", NULL);
  mode_t mask = umask (027);
  assert_saved (other);
  g_assert_cmpint (g_chmod (place->path, 0666), ==, 0);
  assert_saved (place->path);
  umask (mask);
  g_assert_cmpint (stat (other, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, 0640);
  g_assert_cmpint (stat (place->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, 0666);
}

static void
test_links (Place *place, gconstpointer data)
{
  g_autofree char *link = g_build_filename (place->folder, "link", NULL);
  g_autofree char *second = g_build_filename (place->folder, "second", NULL);
  g_autofree char *nowhere = g_build_filename (place->folder, "nowhere", NULL);
  g_autofree char *circle = g_build_filename (place->folder, "circle", NULL);
  g_autofree char *new_file = g_build_filename (place->folder, "new.oxbow", NULL);
  g_assert_cmpint (symlink ("valley.oxbow", link), ==, 0);
  g_assert_cmpint (symlink (link, second), ==, 0);
  g_assert_cmpint (symlink ("new.oxbow", nowhere), ==, 0);
  g_assert_cmpint (symlink ("circle", circle), ==, 0);
  assert_saved (second);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
  assert_holds (place->path, NEW);
  assert_saved (nowhere);
  g_assert_true (g_file_test (nowhere, G_FILE_TEST_IS_SYMLINK));
  assert_holds (new_file, NEW);

  g_autoptr (GError) error = NULL;
  g_assert_false (oxbow_save (circle, NEW, strlen (NEW), &error));
  g_assert_true (g_file_test (circle, G_FILE_TEST_IS_SYMLINK));
}

static void
test_special (Place *place, gconstpointer data)
{
  g_autofree char *pipe_path = g_build_filename (place->folder, "pipe", NULL);
  g_autofree char *missing = g_build_filename (place->folder, "no", "folder", NULL);
  g_assert_cmpint (mkfifo (pipe_path, 0666), ==, 0);
  assert_refused (pipe_path, "\"pipe\" was not saved: it is no ordinary file but a device, a pipe or the like. Choose "
                             "another name; nothing is lost.");
  assert_refused ("/dev/full", "\"full\" was not saved: it is no ordinary file but a device, a pipe or the like. "
                               "Choose another name; nothing is lost.");
  assert_refused ("/", "\"/\" was not saved: it is a folder. Choose another name; nothing is lost.");
  assert_refused (missing, "\"folder\" was not saved: there is no such folder. Choose another place; nothing is lost.");
  g_assert_cmpint (count_files (place->folder), ==, 2);
}

static void
test_names (Place *place, gconstpointer data)
{
  g_autofree char *longest = g_strnfill (255, 'x'), *too_long = g_strnfill (256, 'x');
  const char *names[] = { "a\nb.oxbow", "caf\xe9.oxbow", "-o", longest };
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (place->folder, names[i], NULL);
      assert_saved (path);
    }
  g_autofree char *path = g_build_filename (place->folder, too_long, NULL);
  g_autoptr (GError) error = NULL;
  g_assert_false (oxbow_save (path, NEW, strlen (NEW), &error));
  g_assert_true (g_str_has_suffix (error->message, "the name is too long. Choose a shorter one; nothing is lost."));
}

static void
test_other_name (Place *place, gconstpointer data)
{
  g_autofree char *other = g_build_filename (place->folder, "other.oxbow", NULL);
  g_assert_cmpint (link (place->path, other), ==, 0);
  assert_refused (place->path, "\"valley.oxbow\" was not saved: the same file has another name too, which would keep "
                               "the old contents. Choose another name; nothing is lost.");
  assert_holds (place->path, OLD);
  g_assert_true (oxbow_save_anyway (place->path, NEW, strlen (NEW), NULL));
  assert_holds (place->path, NEW);
  assert_holds (other, OLD);
}

/* What is asked before: whether another program has written the file, or taken it away. */
static void
test_concerns (Place *place, gconstpointer data)
{
  OxbowFileStamp stamp = oxbow_file_stamp (place->path);
  g_assert_cmpint (oxbow_save_concern (place->path, &stamp), ==, OXBOW_SAVE_CLEAR);
  g_assert_true (g_file_set_contents (place->path, "another program's\n", -1, NULL));
  g_assert_cmpint (oxbow_save_concern (place->path, &stamp), ==, OXBOW_SAVE_CHANGED);
  g_autofree char *question = oxbow_save_question (place->path, OXBOW_SAVE_CHANGED);
  g_assert_cmpstr (question, ==, "\"valley.oxbow\" has been changed by another program since you opened it. Saving "
                                 "replaces those changes.");
  stamp = oxbow_file_stamp (place->path);
  g_assert_cmpint (g_unlink (place->path), ==, 0);
  g_assert_cmpint (oxbow_save_concern (place->path, &stamp), ==, OXBOW_SAVE_GONE);

  OxbowFileStamp none = oxbow_file_stamp (place->path);
  g_assert_cmpint (oxbow_save_concern (place->path, &none), ==, OXBOW_SAVE_CLEAR);
  g_assert_true (g_file_set_contents (place->path, "another program's\n", -1, NULL));
  g_assert_cmpint (oxbow_save_concern (place->path, &none), ==, OXBOW_SAVE_CHANGED);
}

static void
test_permission (Place *place, gconstpointer data)
{
  if (geteuid () == 0)
    {
      g_test_skip ("root may write everywhere");
      return;
    }
  g_assert_cmpint (g_chmod (place->path, 0444), ==, 0);
  assert_refused (place->path, "\"valley.oxbow\" was not saved: you may not write there. Choose another place; "
                               "nothing is lost.");
  g_assert_cmpint (g_chmod (place->path, 0644), ==, 0);
  g_assert_cmpint (g_chmod (place->folder, 0555), ==, 0);
  assert_refused (place->path, "\"valley.oxbow\" was not saved: you may not write there. Choose another place; "
                               "nothing is lost.");
  g_assert_cmpint (g_chmod (place->folder, 0755), ==, 0);
  assert_holds (place->path, OLD);
}

/* A process that may write 100,000 bytes to a file stands for a full disk: the write fails in the middle. */
static void
test_full (Place *place, gconstpointer data)
{
  g_autofree char *big = g_strnfill (1 << 20, 'x');
  pid_t child = fork ();
  if (child == 0)
    {
      g_autoptr (GError) error = NULL;
      signal (SIGXFSZ, SIG_IGN);
      setrlimit (RLIMIT_FSIZE, &(struct rlimit){ 100000, 100000 });
      bool saved = oxbow_save (place->path, big, strlen (big), &error);
      _exit (!saved && strstr (error->message, "was not saved: it is bigger than files may be here") != NULL ? 0 : 1);
    }
  int status;
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  assert_holds (place->path, OLD);
  g_assert_cmpint (count_files (place->folder), ==, 1);
}

/* Killed at a random moment of saving over and over, the file holds one whole text or the other. */
static void
test_kill (Place *place, gconstpointer data)
{
  g_autofree char *a = g_strnfill (1 << 20, 'a'), *b = g_strnfill (1 << 20, 'b');
  int n_changed = 0;
  g_assert_true (g_file_set_contents (place->path, a, -1, NULL));
  for (int i = scaled (60); i > 0; i--)
    {
      pid_t child = fork ();
      if (child == 0)
        for (;;)
          {
            oxbow_save (place->path, b, strlen (b), NULL);
            oxbow_save (place->path, a, strlen (a), NULL);
          }
      g_usleep ((gulong) g_test_rand_int_range (0, 80000));
      g_assert_cmpint (kill (child, SIGKILL), ==, 0);
      g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
      g_autofree char *held = NULL;
      g_assert_true (g_file_get_contents (place->path, &held, NULL, NULL));
      bool is_a = strcmp (held, a) == 0;
      g_assert_true (is_a || strcmp (held, b) == 0);
      n_changed += !is_a;
    }
  g_test_message ("%d of %d had the other text, %d files are left over", n_changed, scaled (60),
                  count_files (place->folder) - 1);
}

/* Reading */

static void
test_load (Place *place, gconstpointer data)
{
  g_autoptr (GError) missing = NULL, folder = NULL, zeros = NULL, big = NULL;
  g_autofree char *huge = g_build_filename (place->folder, "huge", NULL);
  g_autoptr (GBytes) bytes = oxbow_load (place->path, 100, NULL);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), OLD, strlen (OLD));
  g_assert_null (oxbow_load ("/no/such/file", 100, &missing));
  g_assert_cmpstr (missing->message, ==, "There is no file \"file\".");
  g_assert_null (oxbow_load (place->folder, 100, &folder));
  g_assert_true (g_str_has_suffix (folder->message, "is a folder, not a file."));
  g_assert_null (oxbow_load ("/dev/zero", 2 << 20, &zeros));
  g_assert_cmpstr (zeros->message, ==, "\"zero\" has more than 2 MB, too many to be read.");
  g_assert_true (g_file_set_contents (huge, "", 0, NULL));
  g_assert_cmpint (truncate (huge, (off_t) 1 << 30), ==, 0);
  g_assert_null (oxbow_load (huge, 64 << 20, &big));
  g_assert_cmpstr (big->message, ==, "\"huge\" has more than 64 MB, too many to be read.");
}

static void
add (const char *name, void (*function) (Place *place, gconstpointer data))
{
  g_autofree char *path = g_strconcat ("/files/save/", name, NULL);
  g_test_add (path, Place, NULL, set_up, function, tear_down);
}

/* Beside a TMJ lies its picture, unless something else lies there; another map's picture is as good as its own. */
static void
test_place_of_picture (void)
{
  g_autofree char *folder = g_dir_make_tmp ("oxbow-tiled-XXXXXX", NULL);
  g_autofree char *map = g_build_filename (folder, "a.tmj", NULL);
  g_autofree char *first = g_strconcat (map, ".png", NULL), *second = g_strconcat (map, "-2.png", NULL);
  g_autoptr (GBytes) picture = g_bytes_new_static ("picture", 7);
  g_autofree char *free_place = oxbow_tiled_find_place (map, picture);
  g_assert_cmpstr (free_place, ==, first);
  g_assert_true (g_file_set_contents (first, "picture", 7, NULL));
  g_autofree char *same = oxbow_tiled_find_place (map, picture);
  g_assert_cmpstr (same, ==, first);
  g_assert_true (g_file_set_contents (first, "a photograph of a valley", -1, NULL));
  g_autofree char *other = oxbow_tiled_find_place (map, picture);
  g_assert_cmpstr (other, ==, second);
  g_remove (first);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("plain", test_plain);
  add ("mode", test_mode);
  add ("links", test_links);
  add ("special", test_special);
  add ("names", test_names);
  add ("other-name", test_other_name);
  add ("concerns", test_concerns);
  add ("permission", test_permission);
  add ("full", test_full);
  add ("kill", test_kill);
  g_test_add ("/files/load", Place, NULL, set_up, test_load, tear_down);
  g_test_add_func ("/files/save/picture-beside-a-map", test_place_of_picture);
  return g_test_run ();
}
