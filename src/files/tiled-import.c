/* tiled-import.c: from a Tiled map to a scenario
 *
 * The terrain comes from the tiles, records from the objects, everything else from the properties of the map whose
 * names begin with "oxbow-". A map that was made in Tiled needs none of them: its file's name stands in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/lesson-xml.h"
#include "files/tiled-objects.h"
#include "files/tiled-terrain.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_ID 100
#define MAX_PROPERTIES 1000     /* of the map; each is compared with those before it */

static const OxbowRuleset *
find_ruleset (const OxbowTiledMap *map, const OxbowRuleset *otherwise, GError **error)
{
  const char *game = oxbow_tiled_properties_get (map->properties, "oxbow-game");
  const OxbowRuleset *ruleset = game != NULL ? oxbow_ruleset_find (game) : otherwise;
  if (ruleset == NULL && game != NULL)
    oxbow_tiled_refuse (map, map->properties_line, error, _("the map is for a game \"%s\" that is not known here."),
                        game);
  else if (ruleset == NULL)
    oxbow_tiled_refuse (map, map->properties_line, error,
                        _("the map does not say which game it is for. Name the game, or give the map in Tiled "
                           "a property \"oxbow-game\" with the game's name."));
  return ruleset;
}

/* ---- the name of the file ---- */

static char *
title_of_file (const char *name)
{
  char *title = g_path_get_basename (name), *ending = strrchr (title, '.');
  if (ending != NULL && ending > title)
    *ending = '\0';
  return title;
}

/* Letters and digits, everything else as single hyphens between them. */
static char *
id_of_title (const char *title)
{
  GString *id = g_string_new (NULL);
  for (; *title != '\0' && id->len < MAX_ID; title++)
    if (g_ascii_isalnum (*title))
      g_string_append_c (id, g_ascii_tolower (*title));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  if (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len == 0)
    g_string_append (id, "map");
  return g_string_free (id, FALSE);
}

static bool
is_id (const char *text)
{
  size_t length = strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-");
  return length > 0 && length <= MAX_ID && text[length] == '\0';
}

/* ---- properties ---- */

static bool
read_players (OxbowScenario *scenario, const char *value)
{
  char *end;
  if (!g_ascii_isdigit (*value))
    return false;
  gint64 least = g_ascii_strtoll (value, &end, 10), most = least;
  if (*end == '-' && g_ascii_isdigit (end[1]))
    most = g_ascii_strtoll (end + 1, &end, 10);
  if (*end != '\0' || least < 1 || most < least || most > OXBOW_MAX_SEATS)
    return false;
  scenario->min_players = least;
  scenario->max_players = most;
  return true;
}

static bool
is_language (const char *text)
{
  size_t length = strspn (text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_@");
  return length > 0 && length <= 32 && text[length] == '\0';
}

/* "oxbow-title", "oxbow-title-de". */
static bool
read_text (OxbowText *text, const char *after_name, const char *value)
{
  if (*after_name == '\0')
    return oxbow_text_set (text, NULL, value);
  return *after_name == '-' && is_language (after_name + 1) && oxbow_text_set (text, after_name + 1, value);
}

static bool
read_string (char **string, const char *after_name, const char *value)
{
  if (*after_name != '\0' || *string != NULL)
    return false;
  *string = g_strdup (value);
  return true;
}

/* One of the map's properties, its name without "oxbow-"; false if it is none of ours. */
static bool
read_property (OxbowScenario *scenario, const char *name, const char *value)
{
  const char *after;
  if (g_str_equal (name, "game") || g_str_equal (name, "id"))
    return true;
  if (g_str_equal (name, "players"))
    return read_players (scenario, value);
  if (g_str_has_prefix (name, after = "title"))
    return read_text (scenario->title, name + strlen (after), value);
  if (g_str_has_prefix (name, after = "description"))
    return read_text (scenario->description, name + strlen (after), value);
  if (g_str_has_prefix (name, after = "author"))
    return read_string (&scenario->author, name + strlen (after), value);
  if (g_str_has_prefix (name, after = "licence"))
    return read_string (&scenario->licence, name + strlen (after), value);
  if (g_str_has_prefix (name, after = "position"))
    return read_string (&scenario->position, name + strlen (after), value);
  if (g_str_equal (name, "lesson"))
    return scenario->lesson == NULL && (scenario->lesson = oxbow_lesson_from_text (value, scenario, NULL)) != NULL;
  if (g_str_has_prefix (name, after = "seat-") && name[strlen (after)] != '\0')
    oxbow_settings_set_seat (scenario->settings, name + strlen (after), value, 0);
  else if (g_str_has_prefix (name, after = "option-") && name[strlen (after)] != '\0')
    oxbow_settings_set_option (scenario->settings, name + strlen (after), value, 0);
  else if (g_str_has_prefix (name, after = "suggest-") && name[strlen (after)] != '\0')
    oxbow_settings_suggest (scenario->settings, name + strlen (after), value, 0);
  else
    return false;
  return true;
}

static bool
read_properties (const OxbowTiledMap *map, OxbowScenario *scenario, GError **error)
{
  if (map->properties->len > 2 * MAX_PROPERTIES)
    return oxbow_tiled_refuse (map, map->properties_line, error, _("the map has more than %d properties."),
                               MAX_PROPERTIES);
  for (guint i = 0; i < map->properties->len; i += 2)
    {
      const char *name = map->properties->pdata[i], *value = map->properties->pdata[i + 1];
      if (g_str_has_prefix (name, "oxbow-") && !read_property (scenario, name + strlen ("oxbow-"), value))
        return oxbow_tiled_refuse (map, map->properties_line, error,
                                   _("the map has a property \"%s\" of the value \"%s\", which means nothing "
                                      "here."),
                                   name, value);
    }
  return true;
}

/* ---- the whole ---- */

static OxbowScenario *
new_scenario (const OxbowTiledMap *map, const OxbowRuleset *ruleset, OxbowMap *made, GError **error)
{
  g_autoptr (OxbowMap) cells = made;
  g_autofree char *title = title_of_file (map->name);
  g_autofree char *otherwise = id_of_title (title);
  const char *id = oxbow_tiled_properties_get (map->properties, "oxbow-id");
  if (id != NULL && !is_id (id))
    {
      oxbow_tiled_refuse (map, map->properties_line, error,
                          _("the map's property \"oxbow-id\" is \"%s\"; an id has small letters, digits and "
                             "hyphens only."),
                          id);
      return NULL;
    }
  OxbowScenario *scenario = oxbow_scenario_new (ruleset, id != NULL ? id : otherwise, g_steal_pointer (&cells));
  scenario->file = g_strdup (map->name);
  if (oxbow_tiled_properties_get (map->properties, "oxbow-game") == NULL
      && oxbow_tiled_properties_get (map->properties, "oxbow-title") == NULL)
    oxbow_text_set (scenario->title, NULL, title);
  return scenario;
}

OxbowScenario *
oxbow_tiled_import (const OxbowTiledMap *map, const OxbowRuleset *otherwise, GError **error)
{
  const OxbowRuleset *ruleset = find_ruleset (map, otherwise, error);
  if (ruleset == NULL)
    return NULL;
  int left, top;
  OxbowMap *made = oxbow_tiled_read_terrain (map, ruleset, &left, &top, error);
  if (made == NULL)
    return NULL;
  OxbowTiledLayout layout = oxbow_tiled_layout_of (map, &made->grid, left, top);
  g_autoptr (OxbowScenario) scenario = new_scenario (map, ruleset, made, error);
  if (scenario == NULL || !read_properties (map, scenario, error)
      || !oxbow_tiled_read_objects (map, &layout, scenario, error))
    return NULL;
  return g_steal_pointer (&scenario);
}
