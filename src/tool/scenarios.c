/* scenarios.c: the scenarios that are installed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/ruleset.h"
#include "files/library.h"
#include "tool/begin.h"
#include "tool/command.h"
#include "tool/out.h"
#include "tool/players.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>

static void
print_scenario (const OxbowRuleset *ruleset, const char *name, const OxbowScenario *scenario)
{
  int least, most;
  oxbow_scenario_get_players (scenario, &least, &most);
  g_autofree char *players = oxbow_players_to_text (least, most);
  oxbow_out_printf ("%s\t%s\t%s\t%s\n", ruleset->id, name, oxbow_text_get (scenario->title), players);
}

/* One file that cannot be read does not hide the others. */
static OxbowStatus
print_scenarios (const OxbowRuleset *ruleset, int *n_found)
{
  OxbowStatus status = OXBOW_STATUS_DONE;
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);
  *n_found += (int) names->len;
  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (OxbowScenario) scenario = oxbow_stored_scenario (ruleset, names->pdata[i], false, &error);
      if (scenario != NULL)
        print_scenario (ruleset, names->pdata[i], scenario);
      else
        status = oxbow_bad_input ("%s", error->message);
    }
  return status;
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  const char *game = oxbow_command_line_word (line, 0);
  g_autoptr (GError) error = NULL;
  const OxbowRuleset *chosen = game != NULL ? oxbow_game_find (game, &error) : NULL;
  if (error != NULL)
    return oxbow_bad_input ("%s", error->message);
  OxbowStatus status = OXBOW_STATUS_DONE;
  int n_found = 0;
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    if ((chosen == NULL || chosen == oxbow_rulesets[i])
        && print_scenarios (oxbow_rulesets[i], &n_found) != OXBOW_STATUS_DONE)
      status = OXBOW_STATUS_BAD_INPUT;
  if (n_found > 0 || oxbow_library_refuse_empty (&error))
    return status;
  return oxbow_bad_input ("%s", error->message);
}

const OxbowCommand oxbow_scenarios_command =
{
  "scenarios", N_("[GAME]"), N_("Lists the scenarios that are installed, of one game or of all."),
  N_("The columns, separated by tabs, are the game, the scenario's name, its title and the number of players."),
  NULL, 0, 1, run
};
