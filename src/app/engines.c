/* engines.c: programs outside Oxbow that may take a seat: a list among the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/engines.h"
#include "app/preferences.h"
#include "core/error.h"
#include "players/levels.h"

#include <glib/gi18n-lib.h>

#define KEY "engines"
#define RENAMES "engine-renames"

OxbowOutsider *
oxbow_outsider_new (const char *name, const char *program, const char *arguments, const char *level)
{
  OxbowOutsider *engine = g_new0 (OxbowOutsider, 1);
  engine->name = g_strstrip (g_strdup (name));
  engine->program = g_strstrip (g_strdup (program));
  engine->arguments = g_strstrip (g_strdup (arguments));
  engine->level = g_strdup (oxbow_level_find (level, NULL) != NULL ? level : OXBOW_OUTSIDER_LEVEL);
  return engine;
}

void
oxbow_outsider_free (OxbowOutsider *engine)
{
  if (engine == NULL)
    return;
  g_free (engine->name);
  g_free (engine->program);
  g_free (engine->arguments);
  g_free (engine->level);
  g_free (engine);
}

/* Engines had no level once: such a list has another type, and stays until this one is written for the first time. */
static void
load_earlier (GPtrArray *engines)
{
  g_autoptr (GSettings) earlier = oxbow_preferences_get_earlier ();
  g_autoptr (GVariant) list = earlier != NULL ? g_settings_get_user_value (earlier, KEY) : NULL;
  const char *name, *program, *arguments;
  GVariantIter iter;
  if (list == NULL)
    return;
  g_variant_iter_init (&iter, list);
  while (g_variant_iter_next (&iter, "(&s&s&s)", &name, &program, &arguments))
    g_ptr_array_add (engines, oxbow_outsider_new (name, program, arguments, OXBOW_OUTSIDER_LEVEL));
}

GPtrArray *
oxbow_engines_load (void)
{
  GPtrArray *engines = g_ptr_array_new_with_free_func ((GDestroyNotify) oxbow_outsider_free);
  g_autoptr (GVariant) list = g_settings_get_user_value (oxbow_preferences_get (), KEY);
  const char *name, *program, *arguments, *level;
  GVariantIter iter;
  if (list == NULL)
    {
      load_earlier (engines);
      return engines;
    }
  g_variant_iter_init (&iter, list);
  while (g_variant_iter_next (&iter, "(&s&s&s&s)", &name, &program, &arguments, &level))
    g_ptr_array_add (engines, oxbow_outsider_new (name, program, arguments, level));
  return engines;
}

static void
keep (const GPtrArray *engines)
{
  GVariantBuilder builder;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ssss)"));
  for (unsigned int i = 0; i < engines->len; i++)
    {
      const OxbowOutsider *engine = engines->pdata[i];
      g_variant_builder_add (&builder, "(ssss)", engine->name, engine->program, engine->arguments, engine->level);
    }
  g_settings_set_value (oxbow_preferences_get (), KEY, g_variant_builder_end (&builder));
}

static int
find_place (const GPtrArray *engines, const char *name)
{
  for (unsigned int i = 0; i < engines->len; i++)
    if (g_strcmp0 (((OxbowOutsider *) engines->pdata[i])->name, name) == 0)
      return (int) i;
  return -1;
}

static bool
is_level (const char *name)
{
  for (const OxbowPlayerLevel *level = oxbow_levels; level->id != NULL; level++)
    if (g_ascii_strcasecmp (level->id, name) == 0 || g_str_equal (_(level->title), name))
      return true;
  return false;
}

static bool
check (const OxbowOutsider *engine, const char *old, const GPtrArray *engines, GError **error)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (GError) wrong = NULL;
  if (*engine->name == '\0')
    return oxbow_refuse (error, _("An outside engine needs a name, by which it is chosen for a seat."));
  if (*engine->program == '\0')
    return oxbow_refuse (error, _("Choose the program that plays as “%s”."), engine->name);
  if (is_level (engine->name))
    return oxbow_refuse (error, _("“%s” is the name of a computer player of Oxbow. Choose another name."),
                         engine->name);
  if (g_strcmp0 (engine->name, old) != 0 && find_place (engines, engine->name) >= 0)
    return oxbow_refuse (error, _("There is an outside engine “%s” already. Choose another name."), engine->name);
  if (*engine->arguments != '\0' && !g_shell_parse_argv (engine->arguments, NULL, &arguments, &wrong))
    return oxbow_refuse (error, _("The arguments cannot be read: %s"), wrong->message);
  return true;
}

/* From the name that an engine had to the one it has; never from one that is in use. */
static GHashTable *
load_renames (void)
{
  GHashTable *renames = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GVariant) list = g_settings_get_value (oxbow_preferences_get (), RENAMES);
  const char *old, *name;
  GVariantIter iter;
  g_variant_iter_init (&iter, list);
  while (g_variant_iter_next (&iter, "{&s&s}", &old, &name))
    g_hash_table_replace (renames, g_strdup (old), g_strdup (name));
  return renames;
}

static void
keep_renames (GHashTable *renames)
{
  GVariantBuilder builder;
  GHashTableIter iter;
  gpointer old, name;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_hash_table_iter_init (&iter, renames);
  while (g_hash_table_iter_next (&iter, &old, &name))
    g_variant_builder_add (&builder, "{ss}", old, name);
  g_settings_set_value (oxbow_preferences_get (), RENAMES, g_variant_builder_end (&builder));
}

/* old: NULL for an engine that is new, which nobody else is meant by any more. */
static void
note_name (const char *old, const char *name)
{
  g_autoptr (GHashTable) renames = load_renames ();
  GHashTableIter iter;
  gpointer later;
  g_hash_table_iter_init (&iter, renames);
  while (old != NULL && g_hash_table_iter_next (&iter, NULL, &later))
    if (g_str_equal (later, old))
      g_hash_table_iter_replace (&iter, g_strdup (name));
  if (old != NULL)
    g_hash_table_replace (renames, g_strdup (old), g_strdup (name));
  g_hash_table_remove (renames, name);
  keep_renames (renames);
}

char *
oxbow_engines_find_rename (const char *name)
{
  g_autoptr (GHashTable) renames = load_renames ();
  return g_strdup (g_hash_table_lookup (renames, name));
}

bool
oxbow_engines_follow_renames (OxbowGame *game)
{
  const OxbowSetup *setup = oxbow_game_get_setup (game);
  bool is_renamed = false;
  for (int seat = 0; seat < setup->n_seats; seat++)
    {
      const char *player = oxbow_setup_seat_computer (setup, seat);
      g_autofree char *name = player != NULL ? oxbow_engines_find_rename (player) : NULL;
      is_renamed = is_renamed || name != NULL;
      if (name != NULL)
        oxbow_game_set_computer (game, seat, name);
    }
  return is_renamed;
}

bool
oxbow_engines_put (const OxbowOutsider *engine, const char *old, GError **error)
{
  g_autoptr (GPtrArray) engines = oxbow_engines_load ();
  int place = find_place (engines, old);
  if (!check (engine, old, engines, error))
    return false;
  if (place >= 0)
    g_ptr_array_remove_index (engines, (unsigned int) place);
  note_name (place >= 0 ? old : NULL, engine->name);
  g_ptr_array_insert (engines, place, oxbow_outsider_new (engine->name, engine->program, engine->arguments,
                                                            engine->level));
  keep (engines);
  return true;
}

void
oxbow_engines_remove (const char *name)
{
  g_autoptr (GPtrArray) engines = oxbow_engines_load ();
  int place = find_place (engines, name);
  if (place >= 0)
    g_ptr_array_remove_index (engines, (unsigned int) place);
  keep (engines);
}

bool
oxbow_outsider_can_start (const OxbowOutsider *engine, GError **error)
{
  g_autofree char *found = g_find_program_in_path (engine->program);
  return found != NULL || *engine->program == '\0'
         || oxbow_refuse (error, _("“%s” is no program that can be started. Choose its file."), engine->program);
}

OxbowOutsider *
oxbow_engines_find (const char *name)
{
  g_autoptr (GPtrArray) engines = oxbow_engines_load ();
  int place = find_place (engines, name);
  return place >= 0 ? g_ptr_array_steal_index (engines, (unsigned int) place) : NULL;
}

char *
oxbow_outsider_build_command (const OxbowOutsider *engine)
{
  g_autofree char *program = g_shell_quote (engine->program);
  return *engine->arguments != '\0' ? g_strjoin (" ", program, engine->arguments, NULL) : g_steal_pointer (&program);
}
