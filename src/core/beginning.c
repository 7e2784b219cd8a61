/* beginning.c: what is chosen for a new game, as a line of words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/beginning.h"

#include "core/error.h"
#include "core/ruleset.h"
#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

OxbowBeginning *
oxbow_beginning_new (const char *game)
{
  OxbowBeginning *beginning = g_new0 (OxbowBeginning, 1);
  beginning->game = g_strdup (game);
  beginning->with_files = true;
  beginning->settings = oxbow_settings_new ();
  return beginning;
}

void
oxbow_beginning_free (OxbowBeginning *beginning)
{
  if (beginning == NULL)
    return;
  g_free (beginning->game);
  g_free (beginning->scenario);
  oxbow_settings_free (beginning->settings);
  g_free (beginning);
}

/* Whether this is chosen already: the later word would win in silence. */
static bool
refuse_twice (bool is_chosen, const char *name, GError **error)
{
  g_autofree char *shown = oxbow_word_quote (name);
  return !is_chosen || oxbow_refuse (error, _("%s is chosen twice."), shown);
}

static bool
set_seed (OxbowBeginning *beginning, const char *value, GError **error)
{
  g_autofree char *shown = oxbow_word_quote (value);
  if (!oxbow_parse_seed (value, &beginning->settings->seed))
    return oxbow_refuse (error, _("A seed is a whole number from 0 to 18446744073709551615, not %s."), shown);
  beginning->settings->has_seed = true;
  return true;
}

static bool
set_players (OxbowBeginning *beginning, const char *value, GError **error)
{
  g_autofree char *shown = oxbow_word_quote (value);
  if (!oxbow_parse_number (value, 1, OXBOW_MAX_SEATS, &beginning->settings->players))
    return oxbow_refuse (error, _("The number of players is from 1 to %d, not %s."), OXBOW_MAX_SEATS, shown);
  return true;
}

/* What is meant by a word that goes on behind a point is told by what stands before it. */
static bool
refuse_name (const char *name, GError **error)
{
  static const char *const names[] = { "scenario", "seed", "players", "seat.", "option.", "suggested", "post", NULL };
  static const char *const whole[] = { "scenario", "seed", "players", "seat.ROLE", "option.NAME", "suggested", "post" };
  const char *point = strchr (name, '.');
  g_autofree char *shown = oxbow_word_quote (name);
  g_autofree char *first = point != NULL ? g_strndup (name, (size_t) (point + 1 - name)) : g_strdup (name);
  int nearest = oxbow_word_find (names, oxbow_word_nearest (first, names));
  if (nearest >= 0)
    return oxbow_refuse (error, _("A game begins with no word %s. Was '%s=' meant?"), shown, whole[nearest]);
  return oxbow_refuse (error, _("A game begins with scenario=, seed=, players=, seat.ROLE=, option.NAME=, "
                                "suggested= or post=, not with %s."), shown);
}

static bool
set_scenario (OxbowBeginning *beginning, const char *value, GError **error)
{
  if (*value == '\0')
    return oxbow_refuse (error, _("Which scenario? Say its name, or a file."));
  beginning->scenario = g_strdup (value);
  return true;
}

static bool
set_seat (OxbowBeginning *beginning, const char *role, const char *value, GError **error)
{
  if (!refuse_twice (oxbow_settings_get_seat (beginning->settings, role) != NULL, role, error))
    return false;
  oxbow_settings_set_seat (beginning->settings, role, value, 0);
  return true;
}

static bool
set_option (OxbowBeginning *beginning, const char *name, const char *value, GError **error)
{
  if (!refuse_twice (oxbow_settings_get_option (beginning->settings, name) != NULL, name, error))
    return false;
  oxbow_settings_set_option (beginning->settings, name, value, 0);
  return true;
}

static bool
set_suggested (OxbowBeginning *beginning, const char *value, GError **error)
{
  g_autofree char *shown = oxbow_word_quote (value);
  if (!oxbow_option_parse_boolean (value, &beginning->is_suggested))
    return oxbow_refuse (error, _("Whether options are as the scenario suggests is yes or no, not %s."), shown);
  beginning->has_suggested = true;
  return true;
}

static bool
set_post (OxbowBeginning *beginning, const char *value, GError **error)
{
  g_autofree char *shown = oxbow_word_quote (value);
  if (!oxbow_option_parse_boolean (value, &beginning->settings->by_post))
    return oxbow_refuse (error, _("Whether a game is played by post is yes or no, not %s."), shown);
  beginning->has_post = true;
  return true;
}

static bool
set (OxbowBeginning *beginning, const char *name, const char *value, GError **error)
{
  if (strcmp (name, "scenario") == 0)
    return refuse_twice (beginning->scenario != NULL, name, error) && set_scenario (beginning, value, error);
  if (strcmp (name, "seed") == 0)
    return refuse_twice (beginning->settings->has_seed, name, error) && set_seed (beginning, value, error);
  if (strcmp (name, "players") == 0)
    return refuse_twice (beginning->settings->players != 0, name, error) && set_players (beginning, value, error);
  if (g_str_has_prefix (name, "seat."))
    return set_seat (beginning, name + strlen ("seat."), value, error);
  if (g_str_has_prefix (name, "option."))
    return set_option (beginning, name + strlen ("option."), value, error);
  if (strcmp (name, "suggested") == 0)
    return refuse_twice (beginning->has_suggested, name, error) && set_suggested (beginning, value, error);
  if (strcmp (name, "post") == 0)
    return refuse_twice (beginning->has_post, name, error) && set_post (beginning, value, error);
  return refuse_name (name, error);
}

static bool
check_text (const char *word, GError **error)
{
  g_autofree char *shown = oxbow_word_quote (word);
  return g_utf8_validate (word, -1, NULL) || oxbow_refuse (error, _("%s is no text in UTF-8."), shown);
}

bool
oxbow_beginning_set_word (OxbowBeginning *beginning, const char *word, GError **error)
{
  const char *equals = strchr (word, '=');
  g_autofree char *name = g_strndup (word, equals != NULL ? (size_t) (equals - word) : strlen (word));
  if (!check_text (word, error))
    return false;
  if (equals == NULL)
    return refuse_name (word, error);
  return set (beginning, name, equals + 1, error);
}

OxbowBeginning *
oxbow_beginning_parse (const char *line, GError **error)
{
  g_auto (GStrv) words = NULL;
  int n_words;
  if (!g_utf8_validate (line, -1, NULL) || !g_shell_parse_argv (line, &n_words, &words, NULL))
    {
      oxbow_refuse (error, _("The line names a game and what is chosen for it, as in: %s seed=7"),
                    oxbow_rulesets[0]->id);
      return NULL;
    }
  g_autoptr (OxbowBeginning) beginning = oxbow_beginning_new (words[0]);
  for (int i = 1; i < n_words; i++)
    if (!oxbow_beginning_set_word (beginning, words[i], error))
      return NULL;
  return g_steal_pointer (&beginning);
}

/* What a shell would take apart is quoted. */
static void
add_word (GString *line, const char *name, const char *more, const char *value)
{
  g_autofree char *word = g_strconcat (name, more, "=", value, NULL);
  g_autofree char *quoted = strpbrk (word, " \t\n'\"\\#$`") != NULL ? g_shell_quote (word) : NULL;
  g_string_append_printf (line, " %s", quoted != NULL ? quoted : word);
}

static void
add_all (GString *line, const char *name, const GPtrArray *settings)
{
  for (guint i = 0; i < settings->len; i++)
    {
      const OxbowSetting *setting = settings->pdata[i];
      add_word (line, name, setting->name, setting->value);
    }
}

char *
oxbow_beginning_to_text (const OxbowBeginning *beginning)
{
  const OxbowSettings *settings = beginning->settings;
  GString *line = g_string_new (beginning->game);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, settings->seed);
  g_autofree char *players = g_strdup_printf ("%d", settings->players);
  if (beginning->scenario != NULL)
    add_word (line, "scenario", "", beginning->scenario);
  if (settings->has_seed)
    add_word (line, "seed", "", seed);
  if (settings->players > 0)
    add_word (line, "players", "", players);
  add_all (line, "seat.", settings->seats);
  add_all (line, "option.", settings->options);
  if (settings->by_post)
    add_word (line, "post", "", "yes");
  if (beginning->is_suggested)
    add_word (line, "suggested", "", "yes");
  return g_string_free (line, FALSE);
}
