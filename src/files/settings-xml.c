/* settings-xml.c: the seats and options that a scenario or a game sets, and who plays
 *
 * What names and values there are is the ruleset's to say; a refusal is put at the line of the element.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/settings-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_NAME 200            /* letters */
#define MAX_VALUE (64 << 10)    /* bytes: more than any deck or opening takes, and no burden to a game's checks */

/* The setting of that name is new to the list. */
static bool
check_new (GPtrArray *list, const OxbowXmlNode *node, const char *name, GError **error)
{
  for (guint i = 0; i < list->len; i++)
    {
      const OxbowSetting *setting = list->pdata[i];
      if (strcmp (setting->name, name) == 0)
        return oxbow_xml_refuse (node, error, _("the %s \"%s\" is set in line %d already."), node->name, name,
                                 setting->line);
    }
  return true;
}

/* Whether the ruleset takes this one setting by itself: how many play, and the rest, is asked later. */
static bool
check_value (const OxbowXmlNode *node, const OxbowRuleset *ruleset, const char *name, const char *value, GError **error)
{
  g_autoptr (OxbowSettings) alone = oxbow_settings_new ();
  if (strcmp (node->name, "seat") != 0)
    oxbow_settings_set_option (alone, name, value, node->line);
  else
    oxbow_settings_set_seat (alone, name, value, node->line);
  g_autoptr (GError) wrong = NULL;
  if (oxbow_ruleset_check_settings (ruleset, alone, &wrong))
    return true;
  return oxbow_xml_refuse (node, error, "%s", wrong->message);
}

static bool
read_setting (const OxbowXmlNode *node, const OxbowRuleset *ruleset, OxbowSettings *settings, GError **error)
{
  static const char *const option_attributes[] = { "name", "value", NULL };
  static const char *const seat_attributes[] = { "role", "value", NULL };
  static const char *const none[] = { NULL };
  bool is_option = strcmp (node->name, "seat") != 0, is_suggested = strcmp (node->name, "suggest") == 0;
  GPtrArray *list = is_suggested ? settings->suggested : is_option ? settings->options : settings->seats;
  if (!oxbow_xml_check_attributes (node, is_option ? option_attributes : seat_attributes, error)
      || !oxbow_xml_check_children (node, none, error))
    return false;
  const char *name = oxbow_xml_require (node, is_option ? "name" : "role", error);
  const char *value = name != NULL ? oxbow_xml_require (node, "value", error) : NULL;
  if (value != NULL && strlen (value) > MAX_VALUE)
    return oxbow_xml_refuse (node, error, _("the value of \"%s\" is longer than %d bytes."), name, MAX_VALUE);
  if (value == NULL || !check_new (list, node, name, error) || !check_value (node, ruleset, name, value, error))
    return false;
  if (is_suggested)
    oxbow_settings_suggest (settings, name, value, node->line);
  else if (is_option)
    oxbow_settings_set_option (settings, name, value, node->line);
  else
    oxbow_settings_set_seat (settings, name, value, node->line);
  return true;
}

/* Who plays: <person role= name=>, <computer role= player=>. Which computers there are is not a file's to say. */
static bool
read_player (const OxbowXmlNode *node, const OxbowRuleset *ruleset, OxbowSettings *settings, GError **error)
{
  bool is_person = strcmp (node->name, "person") == 0;
  const char *const attributes[] = { "role", is_person ? "name" : "player", NULL };
  if (!oxbow_xml_check_attributes (node, attributes, error) || !oxbow_xml_check_leaf (node, error))
    return false;
  const char *role = oxbow_xml_require (node, "role", error);
  const char *name = role != NULL ? oxbow_xml_require (node, attributes[1], error) : NULL;
  if (name == NULL || !check_new (is_person ? settings->names : settings->computers, node, role, error))
    return false;
  if (g_utf8_strlen (name, -1) > MAX_NAME)
    return oxbow_xml_refuse (node, error, _("a name is longer than %d letters."), MAX_NAME);
  if (oxbow_ruleset_find_seat (ruleset, role) < 0)
    return oxbow_xml_refuse (node, error, _("%s has no seat \"%s\"."), _(ruleset->title), role);
  if (is_person)
    oxbow_settings_set_name (settings, role, name, node->line);
  else
    oxbow_settings_set_computer (settings, role, name, node->line);
  return true;
}

static bool
read_child (const OxbowXmlNode *child, const OxbowRuleset *ruleset, OxbowSettings *settings, GError **error)
{
  if (strcmp (child->name, "option") == 0 || strcmp (child->name, "suggest") == 0 || strcmp (child->name, "seat") == 0)
    return read_setting (child, ruleset, settings, error);
  bool is_player = strcmp (child->name, "person") == 0 || strcmp (child->name, "computer") == 0;
  return !is_player || read_player (child, ruleset, settings, error);
}

OxbowSettings *
oxbow_settings_from_xml (const OxbowXmlNode *node, const OxbowRuleset *ruleset, GError **error)
{
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  for (const OxbowXmlNode *child = node->first; child != NULL; child = child->next)
    if (!read_child (child, ruleset, settings, error))
      return NULL;
  return g_steal_pointer (&settings);
}

static void
write_all (GPtrArray *list, const char *element, const char *name, const char *value, OxbowXmlWriter *writer)
{
  for (guint i = 0; i < list->len; i++)
    {
      const OxbowSetting *setting = list->pdata[i];
      oxbow_xml_writer_start (writer, element);
      oxbow_xml_writer_attribute (writer, name, setting->name);
      oxbow_xml_writer_attribute (writer, value, setting->value);
      oxbow_xml_writer_end (writer);
    }
}

void
oxbow_settings_to_xml (const OxbowSettings *settings, OxbowXmlWriter *writer)
{
  write_all (settings->seats, "seat", "role", "value", writer);
  write_all (settings->options, "option", "name", "value", writer);
  write_all (settings->suggested, "suggest", "name", "value", writer);
  write_all (settings->names, "person", "role", "name", writer);
  write_all (settings->computers, "computer", "role", "player", writer);
}
