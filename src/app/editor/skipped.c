/* skipped.c: which first steps an author has left out, for each map: also at the next start
 *
 * A map is known by its file; those of a game that are in no file yet share a place. What is said of files that have
 * gone is forgotten with the next change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/skipped.h"
#include "app/preferences.h"

#define KEY "skipped-steps"
#define NO_FILE "new:"

static char *
name_map (OxbowDesk *desk)
{
  const char *path = oxbow_work_get_path (OXBOW_WORK (desk));
  const OxbowScenario *scenario = oxbow_draft_get_scenario (oxbow_desk_get_draft (desk));
  return path != NULL ? g_strdup (path) : g_strconcat (NO_FILE, scenario->ruleset->id, NULL);
}

char **
oxbow_skipped_load (OxbowDesk *desk)
{
  g_autofree char *map = name_map (desk);
  g_autoptr (GVariant) all = g_settings_get_value (oxbow_preferences_get (), KEY);
  char **steps = NULL;
  bool is_new = oxbow_work_get_path (OXBOW_WORK (desk)) == NULL && !oxbow_desk_is_recovered (desk);
  return !is_new && g_variant_lookup (all, map, "^as", &steps) ? steps : g_new0 (char *, 1);
}

static bool
is_there (const char *map)
{
  return g_str_has_prefix (map, NO_FILE) || g_file_test (map, G_FILE_TEST_EXISTS);
}

void
oxbow_skipped_keep (OxbowDesk *desk, const char *const *steps)
{
  g_autofree char *map = name_map (desk);
  g_autoptr (GVariant) all = g_settings_get_value (oxbow_preferences_get (), KEY);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other;
  GVariant *kept;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sas}"));
  if (*steps != NULL)
    g_variant_builder_add (&builder, "{s^as}", map, steps);
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_loop (&iter, "{&s@as}", &other, &kept))
    if (!g_str_equal (other, map) && is_there (other))
      g_variant_builder_add (&builder, "{s@as}", other, kept);
  g_settings_set_value (oxbow_preferences_get (), KEY, g_variant_builder_end (&builder));
}
