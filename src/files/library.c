/* library.c: where the scenarios and translations are that came with the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/library.h"

#include "config.h"
#include "core/word.h"
#include "files/load.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ENDING ".oxbow"

/* The top of the build folder, for a program that is started where it was built, as src/oxbow-tool; NULL where it was
 * installed. */
static char *
find_build_folder (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program != NULL ? g_path_get_dirname (program) : NULL;
  if (folder == NULL || !g_str_has_suffix (folder, "/src"))
    return NULL;
  g_autofree char *top = g_path_get_dirname (folder);
  g_autofree char *scenarios = g_build_filename (top, "data", "scenarios", NULL);
  return g_file_test (scenarios, G_FILE_TEST_IS_DIR) ? g_steal_pointer (&top) : NULL;
}

static char *
find_folder (const char *in_build, const char *installed)
{
  g_autofree char *top = find_build_folder ();
  return top != NULL ? g_build_filename (top, in_build, NULL) : g_strdup (installed);
}

const char *
oxbow_library_folder (void)
{
  static char *found;
  const char *chosen = g_getenv ("OXBOW_DATA_DIR");
  if (chosen != NULL && *chosen != '\0')
    return chosen;
  if (g_once_init_enter (&found))
    g_once_init_leave (&found, find_folder ("data", OXBOW_PKGDATADIR));
  return found;
}

const char *
oxbow_library_translations (void)
{
  static char *found;
  if (g_once_init_enter (&found))
    g_once_init_leave (&found, find_folder ("po", OXBOW_LOCALEDIR));
  return found;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
oxbow_library_list (const OxbowRuleset *ruleset)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_build_filename (oxbow_library_folder (), "scenarios", ruleset->id, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;
  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    {
      if (!g_str_has_suffix (file, ENDING))
        continue;
      g_autofree char *name = g_strndup (file, strlen (file) - strlen (ENDING));
      if (oxbow_word_is_name (name))
        g_ptr_array_add (names, g_steal_pointer (&name));
    }
  g_ptr_array_sort (names, compare_names);
  return names;
}

char *
oxbow_library_path (const OxbowRuleset *ruleset, const char *name)
{
  g_autofree char *file = g_strconcat (name, ENDING, NULL);
  return g_build_filename (oxbow_library_folder (), "scenarios", ruleset->id, file, NULL);
}

static char *
find_named (const OxbowRuleset *ruleset, const char *name)
{
  g_autofree char *path = oxbow_library_path (ruleset, name);
  return g_file_test (path, G_FILE_TEST_EXISTS) ? g_steal_pointer (&path) : NULL;
}

bool
oxbow_library_refuse_empty (GError **error)
{
  g_autofree char *folder = g_build_filename (oxbow_library_folder (), "scenarios", NULL);
  g_autofree char *shown = g_filename_display_name (folder);
  g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ, _("No scenarios were found in the folder \"%s\"."),
               shown);
  return false;
}

static void
refuse_name (const OxbowRuleset *ruleset, const char *name, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    if (ruleset == NULL || ruleset == oxbow_rulesets[i])
      g_ptr_array_extend_and_steal (names, oxbow_library_list (oxbow_rulesets[i]));
  if (names->len == 0)
    {
      oxbow_library_refuse_empty (error);
      g_prefix_error (error, _("There is no scenario \"%s\". "), name);
      return;
    }
  g_ptr_array_add (names, NULL);
  const char *meant = oxbow_word_nearest (name, (const char *const *) names->pdata);
  if (meant != NULL)
    g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ, _("There is no scenario \"%s\". Was \"%s\" meant?"),
                 name, meant);
  else
    g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ,
                 _("There is no scenario \"%s\", and no file of that name."), name);
}

char *
oxbow_library_find (const OxbowRuleset *ruleset, const char *name_or_path, GError **error)
{
  for (int i = 0; oxbow_rulesets[i] != NULL && oxbow_word_is_name (name_or_path); i++)
    if (ruleset == NULL || ruleset == oxbow_rulesets[i])
      {
        char *path = find_named (oxbow_rulesets[i], name_or_path);
        if (path != NULL)
          return path;
      }
  if (g_file_test (name_or_path, G_FILE_TEST_EXISTS))
    return g_strdup (name_or_path);
  if (oxbow_word_is_name (name_or_path))
    {
      refuse_name (ruleset, name_or_path, error);
      return NULL;
    }
  g_autofree char *shown = oxbow_file_name (name_or_path);
  g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ, _("There is no file \"%s\"."), shown);
  return NULL;
}
