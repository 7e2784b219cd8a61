/* replay.c: runs a fuzz target over stored files, without libFuzzer
 *
 * Each argument is a file or a folder; every file below it is one test. Its name goes to standard error before the
 * target sees the bytes, so that the report of a run that died says which file did it. A folder that is not there
 * counts as an empty one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include <glib.h>
#include <stdbool.h>
#include <stdio.h>

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Adds every file at or below path, sorted within its folder. */
static void
collect (const char *path, GPtrArray *files)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  if (dir == NULL)
    {
      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        g_ptr_array_add (files, g_strdup (path));
      return;
    }
  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    collect (names->pdata[i], files);
}

static bool
replay (const char *file)
{
  g_autofree char *data = NULL;
  size_t size;
  g_autoptr (GError) error = NULL;

  g_printerr ("%s\n", file);
  if (!g_file_get_contents (file, &data, &size, &error))
    {
      g_printerr ("%s\n", error->message);
      return false;
    }
  /* A copy of just that size: the byte after it is out of bounds for the sanitizer too. */
  g_autofree uint8_t *exact = g_memdup2 (data, size);
  return LLVMFuzzerTestOneInput (exact, size) == 0;
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  bool good = true;

  for (int i = 1; i < argc; i++)
    collect (argv[i], files);
  printf ("1..%u\n", files->len);
  for (guint i = 0; i < files->len; i++)
    {
      bool fine = replay (files->pdata[i]);

      printf ("%sok %u - %s\n", fine ? "" : "not ", i + 1, (const char *) files->pdata[i]);
      fflush (stdout);
      good = good && fine;
    }
  return good ? 0 : 1;
}
