/* test-library.c: scenarios are found by name or by path, and a name never leaves its folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "files/library.h"
#include "yard.h"

#include <glib/gstdio.h>

typedef struct
{
  char *folder, *yards;         /* the library's, and that of the game's scenarios */
} Shelf;

static void
set_up (Shelf *shelf, gconstpointer data)
{
  shelf->folder = g_dir_make_tmp ("oxbow-library-XXXXXX", NULL);
  shelf->yards = g_build_filename (shelf->folder, "scenarios", "yard", NULL);
  g_assert_cmpint (g_mkdir_with_parents (shelf->yards, 0700), ==, 0);
  g_setenv ("OXBOW_DATA_DIR", shelf->folder, TRUE);
  static const char *const files[] = { "wide.oxbow", "narrow.oxbow", "Not a name.oxbow", "notes.txt" };
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (shelf->yards, files[i], NULL);
      g_assert_true (g_file_set_contents (path, "", 0, NULL));
    }
}

static void
tear_down (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (shelf->yards, 0, NULL);
  const char *name;
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (shelf->yards, name, NULL);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_autofree char *scenarios = g_build_filename (shelf->folder, "scenarios", NULL);
  g_assert_cmpint (g_rmdir (shelf->yards) + g_rmdir (scenarios) + g_rmdir (shelf->folder), ==, 0);
  g_free (shelf->yards);
  g_free (shelf->folder);
}

static void
test_list (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GPtrArray) names = oxbow_library_list (&yard_ruleset);
  g_assert_cmpint (names->len, ==, 2);
  g_assert_cmpstr (names->pdata[0], ==, "narrow");
  g_assert_cmpstr (names->pdata[1], ==, "wide");
  g_setenv ("OXBOW_DATA_DIR", "/no/such/folder", TRUE);
  g_autoptr (GPtrArray) none = oxbow_library_list (&yard_ruleset);
  g_assert_cmpint (none->len, ==, 0);
  g_autoptr (GError) error = NULL;
  g_assert_null (oxbow_library_find (&yard_ruleset, "wide", &error));
  g_assert_cmpstr (error->message, ==, "There is no scenario \"wide\". No scenarios were found in the folder "
                   "\"/no/such/folder/scenarios\".");
}

static void
test_find (Shelf *shelf, gconstpointer data)
{
  g_autofree char *path = g_build_filename (shelf->yards, "wide.oxbow", NULL);
  g_autofree char *by_name = oxbow_library_find (&yard_ruleset, "wide", NULL);
  g_autofree char *of_any_game = oxbow_library_find (NULL, "wide", NULL);
  g_autofree char *by_path = oxbow_library_find (NULL, path, NULL);
  g_assert_cmpstr (by_name, ==, path);
  g_assert_cmpstr (of_any_game, ==, path);
  g_assert_cmpstr (by_path, ==, path);
}

static void
test_refusals (Shelf *shelf, gconstpointer data)
{
  static const struct
  {
    const char *name, *sentence;
  } cases[] = {
    { "wid", "There is no scenario \"wid\". Was \"wide\" meant?" },
    { "valley-of-the-moon", "There is no scenario \"valley-of-the-moon\", and no file of that name." },
    { "../yard/wide", "There is no file \"wide\"." },
    { "wide.oxbow", "There is no file \"wide.oxbow\"." },
    { "", "There is no file \"\"." },
    { "a\nb", "There is no file \"a\ufffdb\"." },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *path = oxbow_library_find (NULL, cases[i].name, &error);
      g_assert_null (path);
      g_assert_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ);
      g_assert_cmpstr (error->message, ==, cases[i].sentence);
    }
}

static void
add (const char *name, void (*function) (Shelf *shelf, gconstpointer data))
{
  g_autofree char *path = g_strconcat ("/files/library/", name, NULL);
  g_test_add (path, Shelf, NULL, set_up, function, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("list", test_list);
  add ("find", test_find);
  add ("refusals", test_refusals);
  return g_test_run ();
}
