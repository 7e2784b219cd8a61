/* new.c: a saved game at its first decision
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/begin.h"
#include "tool/command.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>

static OxbowStatus
run (const OxbowCommandLine *line)
{
  const char *file = oxbow_command_line_get (line, "output");
  if (file == NULL)
    return oxbow_wrong_usage (line->command, _("Where shall the game be saved? Say -o FILE."));
  g_autoptr (OxbowBeginning) beginning = oxbow_beginning_new (oxbow_command_line_word (line, 0));
  if (!oxbow_beginning_set_flags (beginning, line))
    return OXBOW_STATUS_WRONG_USAGE;
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowHistory) history = oxbow_beginning_start (beginning, &error);
  if (history == NULL || !oxbow_stored_save (history, file, &error))
    return oxbow_bad_input ("%s", error->message);
  return OXBOW_STATUS_DONE;
}

static const OxbowFlag flags[] =
{
  { "output", 'o', N_("FILE"), false, N_("Where the game is saved.") },
  OXBOW_BEGINNING_FLAGS,
  { "post", 0, NULL, false, N_("A game by post: what chance has shown is not taken back in the window.") },
  { NULL }
};

const OxbowCommand oxbow_new_command =
{
  "new", N_("GAME [OPTION...] -o FILE"), N_("Begins a game and saves it at its first decision."),
  N_("'games' lists the games, 'scenarios' the scenarios that are installed; a scenario may\n"
     "be a file, too. With -o - the game is printed."),
  flags, 1, 1, run
};
