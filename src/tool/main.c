/* main.c: oxbow-tool, everything that can be done without a window
 *
 * Finds the command in the table and runs it. Signals that a full disk or a closed pipe would raise are ignored, so
 * that they come back as errors with a sentence; translations are fetched only once there is something to say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"
#include "core/word.h"
#include "files/library.h"
#include "tool/command.h"
#include "tool/out.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <signal.h>
#include <string.h>

const OxbowCommand *const oxbow_commands[] =
{
  &oxbow_games_command,
  &oxbow_scenarios_command,
  &oxbow_new_command,
  &oxbow_new_map_command,
  &oxbow_listing_command,
  &oxbow_legal_command,
  &oxbow_play_command,
  &oxbow_replay_command,
  &oxbow_validate_command,
  &oxbow_render_command,
  &oxbow_print_and_play_command,
  &oxbow_simulate_command,
  &oxbow_perft_command,
  &oxbow_fuzz_command,
  &oxbow_convert_command,
  &oxbow_engine_command,
  NULL,
};

/* Numbers are written and read the same everywhere, so only the words follow the user's language. */
static void
speak_the_users_language (void)
{
  setlocale (LC_CTYPE, "");
  setlocale (LC_MESSAGES, "");
  bindtextdomain (GETTEXT_PACKAGE, oxbow_library_translations ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static const OxbowCommand *
find_command (const char *name)
{
  for (int i = 0; oxbow_commands[i] != NULL; i++)
    if (strcmp (oxbow_commands[i]->name, name) == 0)
      return oxbow_commands[i];
  return NULL;
}

static OxbowStatus
refuse_command (const char *name)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  for (int i = 0; oxbow_commands[i] != NULL; i++)
    g_ptr_array_add (names, (char *) oxbow_commands[i]->name);
  g_ptr_array_add (names, (char *) "--help");
  g_ptr_array_add (names, (char *) "--version");
  g_ptr_array_add (names, NULL);
  const char *nearest = oxbow_word_nearest (name, (const char *const *) names->pdata);
  g_autofree char *shown = oxbow_word_quote (name);
  if (nearest != NULL)
    return oxbow_wrong_usage (NULL, _("There is no command %s. Was '%s' meant?"), shown, nearest);
  return oxbow_wrong_usage (NULL, _("There is no command %s."), shown);
}

static OxbowStatus
print_version (void)
{
  oxbow_out_text ("oxbow-tool " OXBOW_VERSION "\n");
  return OXBOW_STATUS_DONE;
}

static OxbowStatus
print_help (void)
{
  oxbow_out_printf ("%s\n  oxbow-tool %s\n\n%s\n\n%s\n", _("Usage:"), _("COMMAND [ARGUMENT...]"),
                    _("Plays, checks, draws and converts Oxbow's hex board games without a window."), _("Commands:"));
  for (int i = 0; oxbow_commands[i] != NULL; i++)
    {
      oxbow_out_column (oxbow_commands[i]->name, 18);
      oxbow_out_printf ("%s\n", _(oxbow_commands[i]->summary));
    }
  oxbow_out_printf ("\n%s\n", _("Options:"));
  oxbow_out_column ("--version", 18);
  oxbow_out_printf ("%s\n", _("Show the version."));
  oxbow_out_column ("-h, --help", 18);
  oxbow_out_printf ("%s\n", _("Show this help; after a command, its own."));
  oxbow_out_printf ("\n%s\n", _("Exit status: 0 done, 1 the input is bad, 2 wrong usage."));
  return OXBOW_STATUS_DONE;
}

static OxbowStatus
run_command (const OxbowCommand *command, char **arguments)
{
  g_autoptr (OxbowCommandLine) line = oxbow_command_line_new (command, arguments);
  if (line == NULL)
    return OXBOW_STATUS_WRONG_USAGE;
  if (!line->wants_help)
    return command->run (line);
  oxbow_command_print_help (command);
  return OXBOW_STATUS_DONE;
}

static OxbowStatus
run (int argc, char **argv)
{
  if (argc >= 2 && strcmp (argv[1], "--version") == 0)
    return argc == 2 ? print_version () : oxbow_wrong_usage (NULL, _("--version stands alone."));
  speak_the_users_language ();
  if (argc < 2)
    return oxbow_wrong_usage (NULL, _("Which command?"));
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    return print_help ();
  const OxbowCommand *command = find_command (argv[1]);
  return command != NULL ? run_command (command, argv + 2) : refuse_command (argv[1]);
}

int
main (int argc, char **argv)
{
  oxbow_out_open ();
  signal (SIGPIPE, SIG_IGN);
  signal (SIGXFSZ, SIG_IGN);
  OxbowStatus status = run (argc, argv);
  return oxbow_out_close () || status != OXBOW_STATUS_DONE ? status : OXBOW_STATUS_BAD_INPUT;
}
