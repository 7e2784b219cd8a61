/* remembered.c: what was chosen for the last game of each kind
 *
 * It is kept as the line that would be told to a friend; the names of the players, who mostly are the same people, and
 * which seats computers take, are kept in one order for all games together, which begins with the seat that a newcomer
 * gets; but partners are others than opponents are. Who never began a game against others is taken to be alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/remembered.h"
#include "app/computers.h"
#include "app/preferences.h"

#define FIRST_OPPONENT "beginner"

const OxbowRuleset *
oxbow_remembered_game (void)
{
  g_autofree char *id = g_settings_get_string (oxbow_preferences_get (), "last-game");
  const OxbowRuleset *ruleset = oxbow_ruleset_find (id);
  return ruleset != NULL ? ruleset : oxbow_rulesets[0];
}

static char *
find_line (const OxbowRuleset *ruleset)
{
  char *line = NULL;
  g_autoptr (GVariant) lines = g_settings_get_value (oxbow_preferences_get (), "beginnings");
  g_variant_lookup (lines, ruleset->id, "s", &line);
  return line;
}

static const char *
get_key (const OxbowRuleset *ruleset)
{
  return ruleset->is_together ? "computer-partners" : "computer-players";
}

/* Which seat has the nth place of what is kept. */
static int
find_seat (const OxbowRuleset *ruleset, int n)
{
  return n == 0 ? ruleset->newcomer : n - (n <= ruleset->newcomer);
}

static void
add_players (OxbowChoices *choices)
{
  g_auto (GStrv) computers = g_settings_get_strv (oxbow_preferences_get (), get_key (choices->ruleset));
  g_auto (GStrv) names = g_settings_get_strv (oxbow_preferences_get (), "player-names");
  for (int i = 0; names[i] != NULL && i < oxbow_ruleset_n_seats (choices->ruleset); i++)
    if (*names[i] != '\0')
      oxbow_choices_set_name (choices, find_seat (choices->ruleset, i), names[i]);
  for (int i = 0; computers[i] != NULL && i < oxbow_ruleset_n_seats (choices->ruleset); i++)
    {
      g_autofree char *computer = oxbow_computer_find_today (computers[i]);
      if (computer != NULL)
        oxbow_choices_set_computer (choices, find_seat (choices->ruleset, i), computer);
    }
}

static bool
is_persons (const OxbowChoices *choices, int seat)
{
  return choices->ruleset->seats[seat].values == NULL || g_str_equal (oxbow_choices_get_seat (choices, seat), "player");
}

/* One seat for the person, the others for computers that can be beaten; where all win or lose together, one person
 * leads them all as well as several do. */
static void
add_opponents (OxbowChoices *choices)
{
  bool has_person = false;
  g_auto (GStrv) computers = g_settings_get_strv (oxbow_preferences_get (), get_key (choices->ruleset));
  if (g_strv_length (computers) > 1 || choices->ruleset->is_together)
    return;
  for (int i = 0; i < oxbow_ruleset_n_seats (choices->ruleset); i++)
    {
      int seat = find_seat (choices->ruleset, i);
      if (!is_persons (choices, seat))
        continue;
      if (has_person)
        oxbow_choices_set_computer (choices, seat, FIRST_OPPONENT);
      has_person = true;
    }
}

OxbowChoices *
oxbow_remembered_choices (const OxbowRuleset *ruleset, const char *name, GError **error)
{
  g_autofree char *line = name == NULL ? find_line (ruleset) : NULL;
  OxbowChoices *choices = line != NULL ? oxbow_choices_parse (line, NULL) : NULL;
  if (choices == NULL)
    choices = oxbow_choices_new (ruleset, name, error);
  if (choices == NULL)
    return NULL;
  oxbow_choices_draw_seed (choices);
  add_players (choices);
  add_opponents (choices);
  /* What was kept for a game of many seats may leave another one to computers alone: only who begins the same once more
   * has chosen to look on. */
  if (choices->ruleset != oxbow_remembered_game ())
    oxbow_choices_seat_person (choices);
  return choices;
}

static void
keep_line (const OxbowChoices *choices)
{
  g_autofree char *line = oxbow_choices_to_text (choices, NULL);
  g_autoptr (GVariant) lines = g_settings_get_value (oxbow_preferences_get (), "beginnings");
  if (line == NULL)
    return;
  GVariantBuilder builder;
  GVariantIter iter;
  const char *game, *old;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, lines);
  while (g_variant_iter_next (&iter, "{&s&s}", &game, &old))
    if (!g_str_equal (game, choices->ruleset->id))
      g_variant_builder_add (&builder, "{ss}", game, old);
  g_variant_builder_add (&builder, "{ss}", choices->ruleset->id, line);
  g_settings_set_value (oxbow_preferences_get (), "beginnings", g_variant_builder_end (&builder));
}

/* A game of few seats leaves those of the others as they were. */
static void
keep_by_seat (const OxbowChoices *choices, const char *key,
              const char *(*get) (const OxbowSettings *settings, const char *role))
{
  int n_seats = oxbow_ruleset_n_seats (choices->ruleset);
  g_auto (GStrv) old = g_settings_get_strv (oxbow_preferences_get (), key);
  g_autoptr (GStrvBuilder) list = g_strv_builder_new ();
  for (int i = 0; i < n_seats; i++)
    {
      const char *value = get (choices->settings, choices->ruleset->seats[find_seat (choices->ruleset, i)].id);
      g_strv_builder_add (list, value != NULL ? value : "");
    }
  for (int i = n_seats; i < (int) g_strv_length (old); i++)
    g_strv_builder_add (list, old[i]);
  g_auto (GStrv) values = g_strv_builder_end (list);
  g_settings_set_strv (oxbow_preferences_get (), key, (const char *const *) values);
}

void
oxbow_remembered_keep (const OxbowChoices *choices)
{
  keep_by_seat (choices, "player-names", oxbow_settings_get_name);
  keep_by_seat (choices, get_key (choices->ruleset), oxbow_settings_get_computer);
  g_settings_set_string (oxbow_preferences_get (), "last-game", choices->ruleset->id);
  keep_line (choices);
}
