/* playable.c: everything that keeps a scenario from being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/playable.h"

#include "core/lesson.h"
#include "core/position.h"

#include <glib/gi18n-lib.h>

static OxbowSettings *
new_settings (int players)
{
  OxbowSettings *settings = oxbow_settings_new ();
  settings->seed = 1;
  settings->has_seed = true;
  settings->players = players;
  return settings;
}

/* What only shows when a game begins, with the fewest players or the most; a position says itself how many play. */
static void
check_setup (OxbowScenario *scenario, int players, OxbowProblems *problems)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSettings) settings = new_settings (players);
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, &error);
  bool is_of_position = g_error_matches (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_LISTING);
  OxbowCell cell = is_of_position ? oxbow_position_find_cell (&scenario->map->grid, error->message) : OXBOW_NO_CELL;
  if (setup == NULL)
    oxbow_problems_error (problems, cell, oxbow_scenario_find_line (scenario, error), "%s", error->message);
}

/* Without them a game can be begun all the same, so what does not go together is a warning. */
static void
check_suggested (OxbowScenario *scenario, OxbowProblems *problems)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSettings) settings = new_settings (0);
  oxbow_settings_take_suggestions (settings, scenario->settings);
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, &error);
  if (setup == NULL)
    oxbow_problems_warning (problems, OXBOW_NO_CELL, 0, _("No game begins with what is suggested: %s"),
                            error->message);
}

static void
check_setups (OxbowScenario *scenario, OxbowProblems *problems)
{
  int least, most;
  if (oxbow_scenario_has_position (scenario))
    {
      check_setup (scenario, 0, problems);
      return;
    }
  oxbow_scenario_get_players (scenario, &least, &most);
  check_setup (scenario, least, problems);
  if (problems->n_errors == 0)
    check_setup (scenario, most, problems);
}

void
oxbow_playable_check (OxbowScenario *scenario, OxbowProblems *problems)
{
  oxbow_scenario_check (scenario, problems);
  if (scenario->lesson != NULL && problems->n_errors == 0)
    oxbow_lesson_check (scenario, problems);
  if (problems->n_errors == 0)
    check_setups (scenario, problems);
  if (problems->n_errors == 0 && scenario->settings->suggested->len > 0)
    check_suggested (scenario, problems);
}
