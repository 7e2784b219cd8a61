/* choices.c: what is chosen before a game: scenario, seats, options, seed
 *
 * A choice that says what would be anyway is not held, so that the line told to a friend is short.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/choices.h"
#include "app/catalogue.h"
#include "core/beginning.h"
#include "core/word.h"
#include "files/document.h"
#include "files/library.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
take_suggestions (OxbowChoices *choices)
{
  const GPtrArray *suggested = choices->scenario->settings->suggested;
  for (guint i = 0; i < suggested->len; i++)
    {
      const OxbowSetting *setting = suggested->pdata[i];
      const OxbowOption *option = oxbow_option_find (choices->ruleset->options, setting->name);
      if (option != NULL)
        oxbow_choices_set_option (choices, option, setting->value);
    }
}

OxbowChoices *
oxbow_choices_new (const OxbowRuleset *ruleset, const char *name, GError **error)
{
  const char *wanted = name != NULL ? name : ruleset->standard;
  g_autofree char *path = oxbow_library_find (ruleset, wanted, error);
  g_autoptr (OxbowDocument) document = path != NULL ? oxbow_document_load (path, error) : NULL;
  if (document == NULL)
    return NULL;
  OxbowChoices *choices = g_new0 (OxbowChoices, 1);
  choices->scenario = oxbow_scenario_ref (oxbow_document_get_scenario (document));
  choices->ruleset = choices->scenario->ruleset;
  choices->name = g_strdup (wanted);
  choices->settings = oxbow_settings_new ();
  take_suggestions (choices);
  oxbow_choices_draw_seed (choices);
  return choices;
}

void
oxbow_choices_free (OxbowChoices *choices)
{
  if (choices == NULL)
    return;
  g_free (choices->name);
  oxbow_scenario_unref (choices->scenario);
  oxbow_settings_free (choices->settings);
  g_free (choices);
}

/* What would be anyway */

static const char *
usual_option (const OxbowChoices *choices, const OxbowOption *option)
{
  const char *value = oxbow_settings_get_option (choices->scenario->settings, option->name);
  return value != NULL ? value : option->otherwise;
}

/* What stands there before anything is chosen. */
static const char *
get_first_value (const OxbowChoices *choices, const OxbowOption *option)
{
  const GPtrArray *suggested = choices->scenario->settings->suggested;
  for (guint i = 0; i < suggested->len; i++)
    if (g_str_equal (((OxbowSetting *) suggested->pdata[i])->name, option->name))
      return ((OxbowSetting *) suggested->pdata[i])->value;
  return usual_option (choices, option);
}

static const char *
usual_seat (const OxbowChoices *choices, int seat)
{
  const OxbowSeat *its = &choices->ruleset->seats[seat];
  const char *value = oxbow_settings_get_seat (choices->scenario->settings, its->id);
  return value != NULL ? value : its->values != NULL ? its->values[0] : "";
}

static int
usual_players (const OxbowChoices *choices)
{
  int least, most;
  oxbow_scenario_get_players (choices->scenario, &least, &most);
  return CLAMP (choices->ruleset->usual_players, least, most);
}

/* Choosing */

static void
forget (GPtrArray *settings, const char *name)
{
  for (unsigned int i = 0; i < settings->len; i++)
    if (g_str_equal (((OxbowSetting *) settings->pdata[i])->name, name))
      {
        g_ptr_array_remove_index (settings, i);
        return;
      }
}

const char *
oxbow_choices_get_option (const OxbowChoices *choices, const OxbowOption *option)
{
  const char *value = oxbow_settings_get_option (choices->settings, option->name);
  return value != NULL ? value : usual_option (choices, option);
}

const char *
oxbow_choices_get_seat (const OxbowChoices *choices, int seat)
{
  const char *value = oxbow_settings_get_seat (choices->settings, choices->ruleset->seats[seat].id);
  return value != NULL ? value : usual_seat (choices, seat);
}

const char *
oxbow_choices_get_computer (const OxbowChoices *choices, int seat)
{
  return oxbow_settings_get_computer (choices->settings, choices->ruleset->seats[seat].id);
}

int
oxbow_choices_get_players (const OxbowChoices *choices)
{
  return choices->settings->players > 0 ? choices->settings->players : usual_players (choices);
}

/* Where seats have no values of their own, as many are played as there are players. */
bool
oxbow_choices_is_played (const OxbowChoices *choices, int seat)
{
  const OxbowSeat *seats = choices->ruleset->seats;
  int n = seats[0].values != NULL ? oxbow_ruleset_n_seats (choices->ruleset) : oxbow_choices_get_players (choices);
  return seat < n && (seats[seat].values == NULL || g_str_equal (oxbow_choices_get_seat (choices, seat), "player"));
}

bool
oxbow_choices_has_person (const OxbowChoices *choices)
{
  for (int seat = 0; seat < oxbow_ruleset_n_seats (choices->ruleset); seat++)
    if (oxbow_choices_is_played (choices, seat) && oxbow_choices_get_computer (choices, seat) == NULL)
      return true;
  return false;
}

/* Whoever has touched nothing has changed nothing: a suggestion is the scenario's own. */
int
oxbow_choices_count_changed (const OxbowChoices *choices)
{
  int n = 0;
  for (const OxbowOption *option = choices->ruleset->options; option->name != NULL; option++)
    {
      g_autofree char *began = NULL, *now = NULL;
      oxbow_option_check (option, get_first_value (choices, option), &began, NULL);
      oxbow_option_check (option, oxbow_choices_get_option (choices, option), &now, NULL);
      n += g_strcmp0 (began, now) != 0;
    }
  return n;
}

void
oxbow_choices_set_option (OxbowChoices *choices, const OxbowOption *option, const char *value)
{
  g_autofree char *usual = NULL, *canonical = NULL;
  oxbow_option_check (option, usual_option (choices, option), &usual, NULL);
  oxbow_option_check (option, value, &canonical, NULL);
  if (g_strcmp0 (canonical, usual) == 0)
    forget (choices->settings->options, option->name);
  else
    oxbow_settings_set_option (choices->settings, option->name, canonical != NULL ? canonical : value, 0);
}

void
oxbow_choices_set_seat (OxbowChoices *choices, int seat, const char *value)
{
  const char *id = choices->ruleset->seats[seat].id;
  if (g_str_equal (value, usual_seat (choices, seat)))
    forget (choices->settings->seats, id);
  else
    oxbow_settings_set_seat (choices->settings, id, value, 0);
}

void
oxbow_choices_set_players (OxbowChoices *choices, int players)
{
  choices->settings->players = players == usual_players (choices) ? 0 : players;
}

void
oxbow_choices_set_name (OxbowChoices *choices, int seat, const char *name)
{
  oxbow_settings_set_name (choices->settings, choices->ruleset->seats[seat].id, name, 0);
}

void
oxbow_choices_set_computer (OxbowChoices *choices, int seat, const char *player)
{
  oxbow_settings_set_computer (choices->settings, choices->ruleset->seats[seat].id, player, 0);
}

/* Where a person sits whom the game has no place for, or -1. */
static int
find_left_out (const OxbowChoices *choices)
{
  for (int seat = 0; seat < oxbow_ruleset_n_seats (choices->ruleset); seat++)
    if (!oxbow_choices_is_played (choices, seat) && oxbow_choices_get_computer (choices, seat) == NULL)
      return seat;
  return -1;
}

void
oxbow_choices_seat_person (OxbowChoices *choices)
{
  int seat = choices->ruleset->newcomer, left_out = find_left_out (choices);
  for (int i = 0; i < oxbow_ruleset_n_seats (choices->ruleset) && !oxbow_choices_is_played (choices, seat); i++)
    seat = i;
  if (oxbow_choices_has_person (choices) || !oxbow_choices_is_played (choices, seat))
    return;
  g_autofree char *computer = g_strdup (oxbow_choices_get_computer (choices, seat));
  oxbow_choices_set_computer (choices, seat, NULL);
  if (left_out >= 0)
    oxbow_choices_set_computer (choices, left_out, computer);
}

bool
oxbow_choices_set_seed (OxbowChoices *choices, const char *text, GError **error)
{
  g_autofree char *bare = g_strstrip (g_strdup (text)), *shown = oxbow_word_quote (bare);
  if (!oxbow_parse_seed (bare, &choices->settings->seed))
    return oxbow_refuse (error, _("A seed is a whole number from 0 to 18446744073709551615, not %s."), shown);
  return true;
}

/* 32 bits are games enough, and a number that can be told to a friend. */
void
oxbow_choices_draw_seed (OxbowChoices *choices)
{
  choices->settings->seed = g_random_int ();
  choices->settings->has_seed = true;
}

OxbowGame *
oxbow_choices_begin (const OxbowChoices *choices, GError **error)
{
  return oxbow_game_new (choices->scenario, choices->settings, error);
}

/* Telling */

bool
oxbow_choices_is_installed (const OxbowScenario *scenario)
{
  g_autoptr (GBytes) mine = oxbow_document_write (scenario, NULL);
  GPtrArray *list = oxbow_catalogue_get (scenario->ruleset);
  for (unsigned int i = 0; i < list->len; i++)
    {
      const OxbowCatalogued *entry = list->pdata[i];
      g_autoptr (GBytes) its = g_str_equal (entry->scenario->id, scenario->id)
                                   ? oxbow_document_write (entry->scenario, NULL) : NULL;
      if (its != NULL && g_bytes_equal (mine, its))
        return true;
    }
  return false;
}

static char *
tell (const OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  if (!oxbow_choices_is_installed (scenario))
    {
      oxbow_refuse (error,
                    _("“%s” did not come with Oxbow, so a line of text cannot name it. Send its file instead."),
                    oxbow_text_get (scenario->title));
      return NULL;
    }
  g_autoptr (OxbowBeginning) beginning = oxbow_beginning_new (scenario->ruleset->id);
  beginning->scenario = g_strdup (scenario->id);
  oxbow_settings_free (beginning->settings);
  beginning->settings = oxbow_settings_copy (settings);
  return oxbow_beginning_to_text (beginning);
}

char *
oxbow_choices_to_text (const OxbowChoices *choices, GError **error)
{
  return tell (choices->scenario, choices->settings, error);
}

char *
oxbow_choices_tell_game (OxbowGame *game, GError **error)
{
  return tell (oxbow_game_get_scenario (game), oxbow_game_get_setup (game)->settings, error);
}

static const OxbowRuleset *
find_game (const char *id, GError **error)
{
  g_autofree char *shown = oxbow_word_quote (id);
  const OxbowRuleset *ruleset = oxbow_ruleset_find (id);
  if (ruleset == NULL)
    oxbow_refuse (error, _("There is no game %s."), shown);
  return ruleset;
}

/* Whoever sent the line does not know our files: its scenario is one of those that came with the program. */
static bool
check_scenario (const char *name, GError **error)
{
  g_autofree char *shown = name != NULL ? oxbow_word_quote (name) : NULL;
  return name == NULL || oxbow_word_is_name (name)
         || oxbow_refuse (error, _("%s is not the name of a scenario that came with Oxbow."), shown);
}

/* Read as it is: a choice that cannot be is told when the game is to begin. */
OxbowChoices *
oxbow_choices_parse (const char *text, GError **error)
{
  g_autofree char *bare = g_strstrip (g_strdup (text));
  g_autoptr (OxbowBeginning) beginning = oxbow_beginning_parse (bare, error);
  const OxbowRuleset *ruleset = beginning != NULL ? find_game (beginning->game, error) : NULL;
  if (ruleset == NULL || !check_scenario (beginning->scenario, error))
    return NULL;
  OxbowChoices *choices = oxbow_choices_new (ruleset, beginning->scenario, error);
  if (choices == NULL)
    return NULL;
  uint64_t drawn = choices->settings->seed;
  oxbow_settings_free (choices->settings);
  choices->settings = g_steal_pointer (&beginning->settings);
  if (beginning->is_suggested)
    oxbow_settings_take_suggestions (choices->settings, choices->scenario->settings);
  if (!choices->settings->has_seed)
    choices->settings->seed = drawn;
  choices->settings->has_seed = true;
  return choices;
}
