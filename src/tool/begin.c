/* begin.c: gathers what is chosen for a new game, and begins it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/begin.h"

#include "core/word.h"
#include "tool/out.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/random.h>

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
  g_autofree char *shown = oxbow_out_quote (name);
  return !is_chosen || oxbow_refuse (error, _("%s is chosen twice."), shown);
}

static bool
set_seed (OxbowBeginning *beginning, const char *value, GError **error)
{
  g_autofree char *shown = oxbow_out_quote (value);
  if (!oxbow_parse_seed (value, &beginning->settings->seed))
    return oxbow_refuse (error, _("A seed is a whole number from 0 to 18446744073709551615, not %s."), shown);
  beginning->settings->has_seed = true;
  return true;
}

static bool
set_players (OxbowBeginning *beginning, const char *value, GError **error)
{
  g_autofree char *shown = oxbow_out_quote (value);
  if (!oxbow_parse_number (value, 1, OXBOW_MAX_SEATS, &beginning->settings->players))
    return oxbow_refuse (error, _("The number of players is from 1 to %d, not %s."), OXBOW_MAX_SEATS, shown);
  return true;
}

static bool
refuse_name (const char *name, GError **error)
{
  static const char *const names[] = { "scenario", "seed", "players", "seat.", "option.", NULL };
  g_autofree char *shown = oxbow_out_quote (name);
  const char *nearest = oxbow_word_nearest (name, names);
  if (nearest != NULL)
    return oxbow_refuse (error, _("A game begins with no word %s. Was '%s=' meant?"), shown, nearest);
  return oxbow_refuse (error, _("A game begins with scenario=, seed=, players=, seat.ROLE= or option.NAME=, "
                                "not with %s."), shown);
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
  return refuse_name (name, error);
}

static bool
check_text (const char *word, GError **error)
{
  g_autofree char *shown = oxbow_out_quote (word);
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

/* --seat king=fox is seat.king=fox. */
static bool
set_flag (OxbowBeginning *beginning, const OxbowFlag *flag, const char *value, GError **error)
{
  if (!flag->repeated)
    return set (beginning, flag->name, value, error);
  g_autofree char *word = g_strdup_printf ("%s.%s", flag->name, value);
  if (!check_text (value, error))
    return false;
  if (strchr (value, '=') == NULL)
    {
      g_autofree char *shown = oxbow_out_quote (value);
      return oxbow_refuse (error, _("--%s is followed by %s, not by %s."), flag->name, _(flag->value), shown);
    }
  return oxbow_beginning_set_word (beginning, word, error);
}

static bool
is_ours (const OxbowFlag *flag)
{
  static const char *const ours[] = { "scenario", "seed", "players", "seat", "option", NULL };
  return g_strv_contains (ours, flag->name);
}

bool
oxbow_beginning_has_flags (const OxbowCommandLine *line)
{
  for (guint i = 0; i < line->flags->len; i++)
    if (is_ours (line->flags->pdata[i]))
      return true;
  return false;
}

bool
oxbow_beginning_set_flags (OxbowBeginning *beginning, const OxbowCommandLine *line)
{
  for (guint i = 0; i < line->flags->len; i++)
    {
      const OxbowFlag *flag = line->flags->pdata[i];
      g_autoptr (GError) error = NULL;
      if (is_ours (flag) && !set_flag (beginning, flag, line->values->pdata[i], &error))
        {
          oxbow_wrong_usage (line->command, "%s", error->message);
          return false;
        }
    }
  return true;
}

const OxbowRuleset *
oxbow_game_find (const char *game, GError **error)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find (game);
  if (ruleset != NULL)
    return ruleset;
  g_autofree char *shown = oxbow_out_quote (game);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    g_ptr_array_add (ids, (char *) oxbow_rulesets[i]->id);
  g_ptr_array_add (ids, NULL);
  const char *nearest = oxbow_word_nearest (game, (const char *const *) ids->pdata);
  if (nearest != NULL)
    oxbow_refuse (error, _("There is no game %s. Was '%s' meant?"), shown, nearest);
  else
    oxbow_refuse (error, _("There is no game %s; 'games' names those there are."), shown);
  return NULL;
}

/* 32 bits are games enough, and a number that can be told to a friend. */
static void
draw_seed (OxbowSettings *settings)
{
  uint32_t seed;
  if (getentropy (&seed, sizeof seed) != 0)
    seed = g_random_int ();
  settings->seed = seed;
  settings->has_seed = true;
}

OxbowHistory *
oxbow_beginning_start (OxbowBeginning *beginning, GError **error)
{
  const OxbowRuleset *ruleset = oxbow_game_find (beginning->game, error);
  if (ruleset == NULL)
    return NULL;
  const char *name = beginning->scenario != NULL ? beginning->scenario : ruleset->standard;
  g_autoptr (OxbowScenario) scenario = oxbow_stored_scenario (ruleset, name, beginning->with_files, error);
  if (scenario == NULL)
    return NULL;
  if (!beginning->settings->has_seed)
    draw_seed (beginning->settings);
  g_autoptr (OxbowSetup) setup = oxbow_stored_set_up (scenario, beginning->settings, error);
  return setup != NULL ? oxbow_history_new (setup) : NULL;
}
