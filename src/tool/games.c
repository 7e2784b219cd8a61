/* games.c: the games that this program knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/ruleset.h"
#include "tool/command.h"
#include "tool/out.h"
#include "tool/players.h"

#include <glib/gi18n-lib.h>

static OxbowStatus
run (const OxbowCommandLine *line)
{
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      const OxbowRuleset *ruleset = oxbow_rulesets[i];
      g_autofree char *players = oxbow_players_to_text (ruleset->min_players, ruleset->max_players);
      oxbow_out_printf ("%s\t%s\t%s\n", ruleset->id, _(ruleset->title), players);
    }
  return OXBOW_STATUS_DONE;
}

const OxbowCommand oxbow_games_command =
{
  "games", "", N_("Lists the games: their ids, titles and numbers of players."),
  N_("The columns are separated by tabs."), NULL, 0, 0, run
};
