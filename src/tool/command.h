/* command.h: what a command of oxbow-tool is, and the line it was called with
 *
 * A command is a table: its name, its words and options for the help, and the function that does it. The parser of
 * command line and the help are written once over these tables. Whatever is wrong with the line itself is wrong usage
 * and ends with status 2; a command that runs answers with an OxbowStatus of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

typedef enum
{
  OXBOW_STATUS_DONE = 0,
  OXBOW_STATUS_BAD_INPUT = 1,   /* a sentence stands on standard error */
  OXBOW_STATUS_WRONG_USAGE = 2,
} OxbowStatus;

typedef struct
{
  const char *name;             /* "scenario", given as --scenario; NULL ends a list */
  char letter;                  /* 'o' where -o is the same, or 0 */
  const char *value;            /* N_("FILE"), or NULL if it takes none */
  bool repeated;                /* may be given more than once */
  const char *meaning;          /* N_() */
} OxbowFlag;

typedef struct _OxbowCommand OxbowCommand;

typedef struct
{
  const OxbowCommand *command;
  GPtrArray *words;             /* of const char *: what is no option */
  GPtrArray *flags;             /* of const OxbowFlag *, as given */
  GPtrArray *values;            /* of const char *, beside flags; NULL where none is taken */
  bool wants_help;
} OxbowCommandLine;

struct _OxbowCommand
{
  const char *name;             /* NULL ends a list */
  const char *arguments;        /* N_("FILE [MOVE...]") */
  const char *summary;          /* N_(): one line */
  const char *details;          /* N_(): a paragraph or two, or NULL */
  const OxbowFlag *flags;       /* or NULL */
  int min_words, max_words;     /* max_words -1: any number */
  OxbowStatus (*run) (const OxbowCommandLine *line);
};

/* All commands, in the order of the help. */
extern const OxbowCommand *const oxbow_commands[];

extern const OxbowCommand oxbow_games_command, oxbow_scenarios_command, oxbow_new_command, oxbow_new_map_command,
  oxbow_listing_command,
  oxbow_legal_command, oxbow_play_command, oxbow_replay_command, oxbow_validate_command, oxbow_render_command,
  oxbow_print_and_play_command,
  oxbow_perft_command, oxbow_fuzz_command, oxbow_simulate_command, oxbow_convert_command, oxbow_engine_command;

/* Parses what follows the name of the command. NULL after saying on standard error what is wrong with it. */
OxbowCommandLine *oxbow_command_line_new    (const OxbowCommand *command, char **arguments);
void              oxbow_command_line_free   (OxbowCommandLine *line);

const char       *oxbow_command_line_word   (const OxbowCommandLine *line, int i);              /* NULL past the end */
bool              oxbow_command_line_has    (const OxbowCommandLine *line, const char *flag);
const char       *oxbow_command_line_get    (const OxbowCommandLine *line, const char *flag);   /* or NULL */

/* A whole number between minimum and maximum; *number stays as it is if the option is not given. False after saying
 * what is wrong. */
bool              oxbow_command_line_number (const OxbowCommandLine *line, const char *flag, int minimum, int maximum,
                                             int *number);

void              oxbow_command_print_help  (const OxbowCommand *command);

/* One sentence on standard error, and the status that goes with it. */
OxbowStatus       oxbow_wrong_usage         (const OxbowCommand *command, const char *format, ...) G_GNUC_PRINTF (2, 3);
OxbowStatus       oxbow_bad_input           (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Parses a whole string of decimal digits; false if it is anything else or too big. */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowCommandLine, oxbow_command_line_free)

G_END_DECLS
