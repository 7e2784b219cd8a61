/* begin.c: a new game from what a command line asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/begin.h"

#include "core/word.h"
#include "tool/out.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/random.h>

/* --seat king=fox is seat.king=fox, --suggested is suggested=yes, --post is post=yes. */
bool
oxbow_beginning_set_flag (OxbowBeginning *beginning, const OxbowFlag *flag, const char *value, GError **error)
{
  g_autofree char *word = flag->value == NULL ? g_strconcat (flag->name, "=yes", NULL)
                                              : g_strconcat (flag->name, flag->repeated ? "." : "=", value, NULL);
  if (flag->repeated && strchr (value, '=') == NULL && g_utf8_validate (value, -1, NULL))
    {
      g_autofree char *shown = oxbow_word_quote (value);
      return oxbow_refuse (error, _("--%s is followed by %s, not by %s."), flag->name, _(flag->value), shown);
    }
  return oxbow_beginning_set_word (beginning, word, error);
}

static bool
is_ours (const OxbowFlag *flag)
{
  static const char *const ours[] = { "scenario", "seed", "players", "seat", "option", "suggested", "post", NULL };
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
      if (is_ours (flag) && !oxbow_beginning_set_flag (beginning, flag, line->values->pdata[i], &error))
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
  g_autofree char *shown = oxbow_word_quote (game);
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
uint32_t
oxbow_seed_draw (void)
{
  uint32_t seed;
  return getentropy (&seed, sizeof seed) == 0 ? seed : g_random_int ();
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
  if (beginning->is_suggested)
    oxbow_settings_take_suggestions (beginning->settings, scenario->settings);
  if (!beginning->settings->has_seed)
    {
      beginning->settings->seed = oxbow_seed_draw ();
      beginning->settings->has_seed = true;
    }
  g_autoptr (OxbowSetup) setup = oxbow_stored_set_up (scenario, beginning->settings, error);
  return setup != NULL ? oxbow_history_new (setup) : NULL;
}
