/* games.c: the games that this program knows, and what may be chosen in one of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/ruleset.h"
#include "tool/begin.h"
#include "tool/command.h"
#include "tool/out.h"
#include "tool/players.h"

#include <glib/gi18n-lib.h>

static void
print_games (void)
{
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      const OxbowRuleset *ruleset = oxbow_rulesets[i];
      g_autofree char *players = oxbow_players_to_text (ruleset->min_players, ruleset->max_players);
      oxbow_out_printf ("%s\t%s\t%s\n", ruleset->id, _(ruleset->title), players);
    }
}

/* What an option's value may be: words between bars, a range of numbers, or "..." for what only the game can tell. */
static char *
values_of (const OxbowOption *option)
{
  switch (option->kind)
    {
    case OXBOW_OPTION_BOOLEAN:
      return g_strdup ("yes|no");
    case OXBOW_OPTION_NUMBER:
      return g_strdup_printf ("%d-%d", option->minimum, option->maximum);
    case OXBOW_OPTION_CHOICE:
      return g_strjoinv ("|", (char **) option->choices);
    case OXBOW_OPTION_LIST:
      break;
    }
  return g_strdup ("...");
}

static void
print_choices (const OxbowRuleset *ruleset)
{
  for (const OxbowSeat *seat = ruleset->seats; seat->id != NULL; seat++)
    {
      g_autofree char *values = seat->values != NULL ? g_strjoinv ("|", (char **) seat->values) : g_strdup ("-");
      oxbow_out_printf ("seat\t%s\t%s\t%s\t%s\n", seat->id, seat->values != NULL ? seat->values[0] : "-", values,
                        _(seat->title));
    }
  for (const OxbowOption *option = ruleset->options; option != NULL && option->name != NULL; option++)
    {
      g_autofree char *values = values_of (option);
      oxbow_out_printf ("option\t%s\t%s\t%s\t%s\n", option->name, *option->otherwise != '\0' ? option->otherwise : "-",
                        values, _(option->title));
    }
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  const char *game = oxbow_command_line_word (line, 0);
  g_autoptr (GError) error = NULL;
  const OxbowRuleset *ruleset = game != NULL ? oxbow_game_find (game, &error) : NULL;
  if (error != NULL)
    return oxbow_bad_input ("%s", error->message);
  if (ruleset == NULL)
    print_games ();
  else
    print_choices (ruleset);
  return OXBOW_STATUS_DONE;
}

const OxbowCommand oxbow_games_command =
{
  "games", N_("[GAME]"), N_("Lists the games, or the seats and options of one."),
  N_("The columns are separated by tabs. Of a game they are its id, title and numbers of\n"
     "players; of a seat or an option of one game: which of the two it is, its name, the\n"
     "value it has unless another is chosen, the values it may have, and its title."),
  NULL, 0, 1, run
};
