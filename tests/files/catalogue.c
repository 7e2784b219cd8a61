/* catalogue.c: the files of a folder, and the sentence that is expected of each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "catalogue.h"

#include <string.h>

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char *
catalogue_path (const char *folder, const char *file)
{
  return g_build_filename (g_getenv ("OXBOW_SOURCE"), "tests", "files", folder, file, NULL);
}

GPtrArray *
catalogue_list (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = catalogue_path (folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".oxbow"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_assert_cmpint (names->len, >, 0);
  return names;
}

GBytes *
catalogue_read (const char *folder, const char *file)
{
  g_autofree char *path = catalogue_path (folder, file);
  g_autoptr (GError) error = NULL;
  char *bytes;
  size_t length;
  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (bytes, length);
}

char *
catalogue_say (GBytes *bytes, const char *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                                             file, &error);
  if (document == NULL)
    {
      g_assert_true (error->domain == OXBOW_FILE_ERROR);
      return g_strdup_printf ("refused: %s\n", error->message);
    }
  g_assert_no_error (error);
  const GPtrArray *notices = oxbow_document_get_notices (document);
  GString *said = g_string_new (NULL);
  for (guint i = 0; i < notices->len; i++)
    g_string_append_printf (said, "notice: %s\n", (char *) notices->pdata[i]);
  if (said->len > 0)
    g_string_append_printf (said, "opened at move %d\n",
                            oxbow_history_get_node (oxbow_document_get_history (document)));
  return g_string_free (said, FALSE);
}
