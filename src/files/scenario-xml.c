/* scenario-xml.c: a scenario read and written
 *
 * What is read fits the game's palette and tables; whether it can be played is oxbow_scenario_check's business.
 * Elements of other namespaces are kept here, wherever in the file they stood.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/scenario-xml.h"

#include "core/position.h"
#include "core/word.h"
#include "files/lesson-xml.h"
#include "files/map-xml.h"
#include "files/record-xml.h"
#include "files/settings-xml.h"
#include "files/text-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const children[] = { "title", "description", "author", "licence",  "seat", "option", "suggest",
                                        "map",   "piece",       "tables", "position", "lesson", NULL };
static const char *const single[] = { "author", "licence", "map", "tables", "position", "lesson", NULL };
static const char *const none[] = { NULL };

static bool
read_texts (const OxbowXmlNode *node, OxbowScenario *scenario, GError **error)
{
  for (const OxbowXmlNode *child = node->first; child != NULL; child = child->next)
    {
      bool is_title = strcmp (child->name, "title") == 0;
      if ((is_title || strcmp (child->name, "description") == 0)
          && !oxbow_text_from_xml (child, is_title ? scenario->title : scenario->description, error))
        return false;
    }
  return true;
}

static bool
read_line (const OxbowXmlNode *node, const char *name, char **line, GError **error)
{
  const OxbowXmlNode *child = oxbow_xml_find (node, name);
  if (child == NULL)
    return true;
  if (!oxbow_xml_check_leaf (child, error) || !oxbow_xml_check_attributes (child, none, error))
    return false;
  *line = g_strdup (child->text);
  return true;
}

/* Attributes */

static const OxbowRuleset *
read_game (const OxbowXmlNode *node, GError **error)
{
  const char *id = oxbow_xml_require (node, "game", error);
  const OxbowRuleset *ruleset = id != NULL ? oxbow_ruleset_find (id) : NULL;
  if (id == NULL || ruleset != NULL)
    return ruleset;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    g_ptr_array_add (ids, (char *) oxbow_rulesets[i]->id);
  g_ptr_array_add (ids, NULL);
  g_autofree char *list = g_strjoinv (", ", (char **) ids->pdata), *shown = oxbow_xml_quote (id);
  oxbow_xml_refuse (node, error, _("there is no game \"%s\" in this program; it has: %s."), shown, list);
  return NULL;
}

static const char *
read_id (const OxbowXmlNode *node, GError **error)
{
  const char *id = oxbow_xml_require (node, "id", error);
  if (id == NULL || (oxbow_word_is_name (id) && strlen (id) <= 100))
    return id;
  g_autofree char *shown = oxbow_xml_quote (id);
  oxbow_xml_refuse (node, error, _("the id of a scenario is lower-case letters, digits and hyphens, not \"%s\"."),
                    shown);
  return NULL;
}

/* "3" or "2-4" */
static bool
read_players (const OxbowXmlNode *node, OxbowScenario *scenario, GError **error)
{
  const char *players = oxbow_xml_get (node, "players");
  if (players == NULL)
    return true;
  g_auto (GStrv) ends = g_strsplit (players, "-", -1);
  guint n = g_strv_length (ends);
  gint64 least, most;
  if ((n == 1 || n == 2) && oxbow_word_is_number (ends[0]) && oxbow_word_is_number (ends[n - 1])
      && g_ascii_string_to_signed (ends[0], 10, 1, OXBOW_MAX_SEATS, &least, NULL)
      && g_ascii_string_to_signed (ends[n - 1], 10, least, OXBOW_MAX_SEATS, &most, NULL))
    {
      scenario->min_players = (int) least;
      scenario->max_players = (int) most;
      return true;
    }
  g_autofree char *shown = oxbow_xml_quote (players);
  return oxbow_xml_refuse (node, error,
                           _("the attribute \"players\" is a number from 1 to %d, or two such as \"2-4\", not "
                             "\"%s\"."),
                           OXBOW_MAX_SEATS, shown);
}

/* Pieces and tables */

static bool
read_records (const OxbowXmlNode *node, const char *only, const OxbowRecordForm *form, GPtrArray *records,
              GError **error)
{
  for (const OxbowXmlNode *child = node->first; child != NULL; child = child->next)
    {
      if (only != NULL && strcmp (child->name, only) != 0)
        continue;
      OxbowRecord *record = oxbow_record_from_xml (child, form, error);
      if (record == NULL)
        return false;
      g_ptr_array_add (records, record);
    }
  return oxbow_records_check_ids (records, node->xml, error);
}

static bool
read_things (const OxbowXmlNode *node, OxbowScenario *scenario, GError **error)
{
  const OxbowPalette *palette = scenario->ruleset->palette;
  OxbowRecordForm form = {
    .element = "piece", .at = OXBOW_AT_ANYTHING, .kinds = palette->pieces, .map = scenario->map, .palette = palette
  };
  if (!read_records (node, "piece", &form, scenario->pieces, error))
    return false;
  const OxbowXmlNode *tables = oxbow_xml_find (node, "tables");
  form.element = NULL;
  form.kinds = palette->tables;
  if (tables == NULL)
    return true;
  if (*tables->text != '\0')
    return oxbow_xml_refuse (tables, error, _("the element \"%s\" holds no text of its own."), tables->name);
  return oxbow_xml_check_attributes (tables, none, error)
         && read_records (tables, NULL, &form, scenario->tables, error);
}

/* A listing ends with a newline, which stands there again although blanks at the ends of a text do not count. */
static bool
read_position (const OxbowXmlNode *node, OxbowScenario *scenario, GError **error)
{
  const OxbowXmlNode *position = oxbow_xml_find (node, "position");
  if (!read_line (node, "position", &scenario->position, error))
    return false;
  if (position != NULL)
    {
      char *listing = g_strconcat (scenario->position, "\n", NULL);
      g_free (scenario->position);
      scenario->position = listing;
      scenario->position_line = position->line;
    }
  return true;
}

static void
keep_foreign (OxbowScenario *scenario, OxbowXml *xml)
{
  for (guint i = 0; i < xml->foreign->len; i++)
    g_ptr_array_add (scenario->foreign, g_strdup (xml->foreign->pdata[i]));
}

static bool
check_form (const OxbowXmlNode *node, GError **error)
{
  if (!oxbow_xml_check_children (node, children, error))
    return false;
  for (int i = 0; single[i] != NULL; i++)
    if (!oxbow_xml_check_single (node, single[i], error))
      return false;
  if (oxbow_xml_find (node, "map") == NULL)
    return oxbow_xml_refuse (node, error, _("the scenario has no map."));
  return true;
}

OxbowScenario *
oxbow_scenario_from_xml (const OxbowXmlNode *node, GError **error)
{
  static const char *const attributes[] = { "game", "id", "players", NULL };
  if (!oxbow_xml_check_attributes (node, attributes, error))
    return NULL;
  const OxbowRuleset *ruleset = read_game (node, error);
  const char *id = ruleset != NULL ? read_id (node, error) : NULL;
  if (id == NULL || !check_form (node, error))
    return NULL;
  OxbowMap *map = oxbow_map_from_xml (oxbow_xml_find (node, "map"), ruleset->palette, error);
  if (map == NULL)
    return NULL;

  g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (ruleset, id, map);
  scenario->file = g_strdup (node->xml->file);
  scenario->line = node->line;
  OxbowSettings *settings = oxbow_settings_from_xml (node, ruleset, error);
  if (settings == NULL)
    return NULL;
  oxbow_settings_free (scenario->settings);
  scenario->settings = settings;
  if (!read_players (node, scenario, error) || !read_texts (node, scenario, error)
      || !read_line (node, "author", &scenario->author, error)
      || !read_line (node, "licence", &scenario->licence, error) || !read_things (node, scenario, error)
      || !read_position (node, scenario, error))
    return NULL;
  const OxbowXmlNode *lesson = oxbow_xml_find (node, "lesson");
  if (lesson != NULL && (scenario->lesson = oxbow_lesson_from_xml (lesson, scenario, error)) == NULL)
    return NULL;
  keep_foreign (scenario, node->xml);
  return g_steal_pointer (&scenario);
}

/* Writing */

static void
write_head (const OxbowScenario *scenario, OxbowXmlWriter *writer)
{
  oxbow_xml_writer_attribute (writer, "game", scenario->ruleset->id);
  oxbow_xml_writer_attribute (writer, "id", scenario->id);
  if (scenario->max_players > 0)
    {
      g_autofree char *players = scenario->min_players == scenario->max_players
                                     ? g_strdup_printf ("%d", scenario->min_players)
                                     : g_strdup_printf ("%d-%d", scenario->min_players, scenario->max_players);
      oxbow_xml_writer_attribute (writer, "players", players);
    }
  oxbow_text_to_xml (scenario->title, "title", writer);
  oxbow_text_to_xml (scenario->description, "description", writer);
  oxbow_xml_writer_leaf (writer, "author", scenario->author);
  oxbow_xml_writer_leaf (writer, "licence", scenario->licence);
}

void
oxbow_scenario_to_xml (const OxbowScenario *scenario, OxbowXmlWriter *writer)
{
  const OxbowGrid *grid = &scenario->map->grid;
  oxbow_xml_writer_start (writer, "scenario");
  write_head (scenario, writer);
  oxbow_settings_to_xml (scenario->settings, writer);
  oxbow_map_to_xml (scenario->map, scenario->ruleset->palette, writer);
  for (guint i = 0; i < scenario->pieces->len; i++)
    oxbow_record_to_xml (scenario->pieces->pdata[i], grid, "piece", writer);
  if (scenario->tables->len > 0)
    {
      oxbow_xml_writer_start (writer, "tables");
      for (guint i = 0; i < scenario->tables->len; i++)
        oxbow_record_to_xml (scenario->tables->pdata[i], grid, NULL, writer);
      oxbow_xml_writer_end (writer);
    }
  g_autofree char *position = oxbow_scenario_list_position (scenario);
  oxbow_xml_writer_leaf (writer, "position", position);
  if (scenario->lesson != NULL)
    oxbow_lesson_to_xml (scenario->lesson, grid, writer);
  for (guint i = 0; i < scenario->foreign->len; i++)
    oxbow_xml_writer_raw (writer, scenario->foreign->pdata[i]);
  oxbow_xml_writer_end (writer);
}
