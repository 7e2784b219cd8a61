/* settings.c: choices by name, and what an option accepts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/settings.h"

#include "core/error.h"
#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
free_setting (gpointer data)
{
  OxbowSetting *setting = data;
  g_free (setting->name);
  g_free (setting->value);
  g_free (setting);
}

OxbowSettings *
oxbow_settings_new (void)
{
  OxbowSettings *settings = g_new0 (OxbowSettings, 1);
  settings->seats = g_ptr_array_new_with_free_func (free_setting);
  settings->options = g_ptr_array_new_with_free_func (free_setting);
  settings->suggested = g_ptr_array_new_with_free_func (free_setting);
  settings->names = g_ptr_array_new_with_free_func (free_setting);
  settings->computers = g_ptr_array_new_with_free_func (free_setting);
  return settings;
}

void
oxbow_settings_free (OxbowSettings *settings)
{
  if (settings == NULL)
    return;
  g_ptr_array_unref (settings->seats);
  g_ptr_array_unref (settings->options);
  g_ptr_array_unref (settings->suggested);
  g_ptr_array_unref (settings->names);
  g_ptr_array_unref (settings->computers);
  g_free (settings);
}

static OxbowSetting *
find (const GPtrArray *list, const char *name)
{
  for (guint i = 0; i < list->len; i++)
    {
      OxbowSetting *setting = list->pdata[i];
      if (strcmp (setting->name, name) == 0)
        return setting;
    }
  return NULL;
}

static void
set (GPtrArray *list, const char *name, const char *value, int line)
{
  OxbowSetting *setting = find (list, name);
  if (setting == NULL)
    {
      setting = g_new0 (OxbowSetting, 1);
      setting->name = g_strdup (name);
      g_ptr_array_add (list, setting);
    }
  char *old = setting->value;
  setting->value = g_strdup (value);
  setting->line = line;
  g_free (old);
}

static void
copy_all (GPtrArray *to, GPtrArray *from)
{
  for (guint i = 0; i < from->len; i++)
    {
      const OxbowSetting *setting = from->pdata[i];
      set (to, setting->name, setting->value, setting->line);
    }
}

OxbowSettings *
oxbow_settings_copy (const OxbowSettings *settings)
{
  OxbowSettings *copy = oxbow_settings_new ();
  copy->seed = settings->seed;
  copy->has_seed = settings->has_seed;
  copy->players = settings->players;
  copy->by_post = settings->by_post;
  copy_all (copy->seats, settings->seats);
  copy_all (copy->options, settings->options);
  copy_all (copy->suggested, settings->suggested);
  copy_all (copy->names, settings->names);
  copy_all (copy->computers, settings->computers);
  return copy;
}

void
oxbow_settings_set_option (OxbowSettings *settings, const char *name, const char *value, int line)
{
  set (settings->options, name, value, line);
}

void
oxbow_settings_suggest (OxbowSettings *settings, const char *name, const char *value, int line)
{
  set (settings->suggested, name, value, line);
}

void
oxbow_settings_take_suggestions (OxbowSettings *settings, const OxbowSettings *scenario)
{
  for (guint i = 0; i < scenario->suggested->len; i++)
    {
      const OxbowSetting *option = scenario->suggested->pdata[i];
      if (find (settings->options, option->name) == NULL)
        set (settings->options, option->name, option->value, 0);
    }
}

void
oxbow_settings_set_seat (OxbowSettings *settings, const char *role, const char *value, int line)
{
  set (settings->seats, role, value, line);
}

void
oxbow_settings_set_name (OxbowSettings *settings, const char *role, const char *name, int line)
{
  set (settings->names, role, name, line);
}

/* A seat without a computer player is not in the list. */
void
oxbow_settings_set_computer (OxbowSettings *settings, const char *role, const char *player, int line)
{
  OxbowSetting *old = find (settings->computers, role);
  if (player != NULL)
    set (settings->computers, role, player, line);
  else if (old != NULL)
    g_ptr_array_remove (settings->computers, old);
}

const char *
oxbow_settings_get_option (const OxbowSettings *settings, const char *name)
{
  const OxbowSetting *setting = find (settings->options, name);
  return setting != NULL ? setting->value : NULL;
}

const char *
oxbow_settings_get_suggestion (const OxbowSettings *settings, const char *name)
{
  const OxbowSetting *setting = find (settings->suggested, name);
  return setting != NULL ? setting->value : NULL;
}

const char *
oxbow_settings_get_seat (const OxbowSettings *settings, const char *role)
{
  const OxbowSetting *setting = find (settings->seats, role);
  return setting != NULL ? setting->value : NULL;
}

const char *
oxbow_settings_get_name (const OxbowSettings *settings, const char *role)
{
  const OxbowSetting *setting = find (settings->names, role);
  return setting != NULL ? setting->value : NULL;
}

const char *
oxbow_settings_get_computer (const OxbowSettings *settings, const char *role)
{
  const OxbowSetting *setting = find (settings->computers, role);
  return setting != NULL ? setting->value : NULL;
}

int
oxbow_settings_line_of (const GPtrArray *settings, const char *name)
{
  const OxbowSetting *setting = find (settings, name);
  return setting != NULL ? setting->line : 0;
}

const OxbowOption *
oxbow_option_find (const OxbowOption *options, const char *name)
{
  for (const OxbowOption *option = options; option != NULL && option->name != NULL; option++)
    if (strcmp (option->name, name) == 0)
      return option;
  return NULL;
}

bool
oxbow_option_parse_boolean (const char *value, bool *result)
{
  static const char *const yes[] = { "yes", "on", "true", "1", NULL };
  static const char *const no[] = { "no", "off", "false", "0", NULL };
  bool is_yes = g_strv_contains (yes, value);
  if (!is_yes && !g_strv_contains (no, value))
    return false;
  if (result != NULL)
    *result = is_yes;
  return true;
}

/* "wheat, corn" and "wheat,corn" are the same list; so are "" and nothing. */
static char *
tidy_list (const char *value)
{
  g_auto (GStrv) items = g_strsplit (value, ",", -1);
  g_autoptr (GString) list = g_string_new (NULL);
  for (int i = 0; items[i] != NULL; i++)
    {
      const char *item = g_strstrip (items[i]);
      if (*item != '\0')
        g_string_append_printf (list, "%s%s", list->len > 0 ? "," : "", item);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static bool
refuse_value (const OxbowOption *option, const char *value, GError **error)
{
  switch (option->kind)
    {
    case OXBOW_OPTION_BOOLEAN:
      return oxbow_refuse_settings (error, _("The option \"%s\" is yes or no, not \"%s\"."), option->name, value);
    case OXBOW_OPTION_NUMBER:
      return oxbow_refuse_settings (error, _("The option \"%s\" is a whole number from %d to %d, not \"%s\"."),
                                    option->name, option->minimum, option->maximum, value);
    case OXBOW_OPTION_CHOICE:
      {
        g_autofree char *choices = g_strjoinv (", ", (char **) option->choices);
        return oxbow_refuse_settings (error, _("The option \"%s\" is one of: %s; not \"%s\"."), option->name,
                                      choices, value);
      }
    case OXBOW_OPTION_LIST:
      break;
    }
  g_assert_not_reached ();
}

bool
oxbow_option_check (const OxbowOption *option, const char *value, char **canonical, GError **error)
{
  g_autofree char *written = NULL;
  gint64 number;
  bool yes;
  switch (option->kind)
    {
    case OXBOW_OPTION_BOOLEAN:
      if (oxbow_option_parse_boolean (value, &yes))
        written = g_strdup (yes ? "yes" : "no");
      break;
    case OXBOW_OPTION_NUMBER:
      if (oxbow_word_is_number (value)
          && g_ascii_string_to_signed (value, 10, option->minimum, option->maximum, &number, NULL))
        written = g_strdup (value);
      break;
    case OXBOW_OPTION_CHOICE:
      if (g_strv_contains (option->choices, value))
        written = g_strdup (value);
      break;
    case OXBOW_OPTION_LIST:
      written = tidy_list (value);
      break;
    }
  if (written == NULL)
    return refuse_value (option, value, error);
  if (canonical != NULL)
    *canonical = g_steal_pointer (&written);
  return true;
}

/* With room between, where a line may be broken. */
static char *
tell_list (const char *value)
{
  g_autofree char *tidy = tidy_list (value);
  g_auto (GStrv) items = g_strsplit (tidy, ",", -1);
  return g_strjoinv (", ", items);
}

char *
oxbow_option_tell (const OxbowOption *option, const char *value)
{
  bool yes = false;
  g_autofree char *list = option->kind == OXBOW_OPTION_LIST ? tell_list (value) : NULL;
  for (int i = 0; option->choices != NULL && option->choices[i] != NULL; i++)
    if (strcmp (option->choices[i], value) == 0)
      value = option->choice_titles != NULL ? _(option->choice_titles[i]) : value;
  if (option->kind == OXBOW_OPTION_BOOLEAN && oxbow_option_parse_boolean (value, &yes))
    value = yes ? _("Yes") : _("No");
  return g_strdup_printf (_("%s: %s"), _(option->title), list != NULL ? list : value);
}
