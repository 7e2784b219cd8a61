/* computers.c: which computer players may take a seat: Oxbow's own levels, then outside engines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/computers.h"
#include "app/choices.h"
#include "app/engines.h"
#include "app/preferences.h"
#include "core/error.h"
#include "files/document.h"
#include "files/save.h"
#include "players/engine-client.h"
#include "players/levels.h"

#include <glib/gi18n-lib.h>

char **
oxbow_computers_list (void)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GPtrArray) engines = oxbow_engines_load ();
  for (const OxbowPlayerLevel *level = oxbow_levels; level->id != NULL; level++)
    g_strv_builder_add (names, level->id);
  for (unsigned int i = 0; i < engines->len; i++)
    g_strv_builder_add (names, ((OxbowOutsider *) engines->pdata[i])->name);
  return g_strv_builder_end (names);
}

bool
oxbow_computer_is_known (const char *name)
{
  g_auto (GStrv) names = oxbow_computers_list ();
  return g_strv_contains ((const char *const *) names, name);
}

char *
oxbow_computer_find_today (const char *name)
{
  g_autofree char *renamed = oxbow_engines_find_rename (name);
  const char *today = renamed != NULL ? renamed : name;
  return oxbow_computer_is_known (today) ? g_strdup (today) : NULL;
}

const char *
oxbow_computer_get_title (const char *name)
{
  const OxbowPlayerLevel *level = oxbow_level_find (name, NULL);
  return level != NULL ? _(level->title) : name;
}

/* A file where the engine finds a scenario that did not come with the program: the same one for the same scenario. */
static char *
write_scenario (const OxbowScenario *scenario, GError **error)
{
  g_autoptr (GBytes) bytes = oxbow_document_write (scenario, NULL);
  g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  g_autofree char *name = g_strdup_printf ("%.16s.oxbow", sum);
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "oxbow", "scenarios", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_mkdir_with_parents (folder, 0700);
  bool is_there = g_file_test (path, G_FILE_TEST_EXISTS)
                  || oxbow_save (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
  return is_there ? g_steal_pointer (&path) : NULL;
}

static OxbowPlayer *
new_engine (const OxbowOutsider *engine, const OxbowScenario *scenario, uint64_t seed, GError **error)
{
  g_autofree char *command = oxbow_outsider_build_command (engine), *file = NULL;
  OxbowEngineChoice choice = { .name = engine->name, .command = command, .level = engine->level };
  choice.patience_ms = 1000 * g_settings_get_int (oxbow_preferences_get (), "engine-patience");
  if (!oxbow_choices_is_installed (scenario))
    {
      file = write_scenario (scenario, error);
      if (file == NULL)
        return NULL;
      choice.scenario = file;
    }
  return oxbow_engine_client_new (&choice, seed, error);
}

OxbowPlayer *
oxbow_computer_new_player (const char *name, const OxbowScenario *scenario, uint64_t seed, GError **error)
{
  g_autoptr (OxbowOutsider) engine = oxbow_engines_find (name);
  if (engine != NULL)
    return new_engine (engine, scenario, seed, error);
  const OxbowPlayerLevel *level = oxbow_level_find (name, NULL);
  if (level != NULL)
    return oxbow_level_new_player (level, seed);
  oxbow_refuse (error, _("There is no computer player “%s” here."), name);
  return NULL;
}
