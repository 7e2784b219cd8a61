/* serve.c: the engine protocol on standard input and output
 *
 * Each answer is written out before the next line is read, so that programs can talk to it through pipes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/command.h"
#include "tool/engine.h"
#include "tool/lines.h"
#include "tool/out.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

static bool
send_answer (GString *answer)
{
  oxbow_out_text (answer->str);
  g_string_truncate (answer, 0);
  return oxbow_out_flush ();
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  g_autoptr (OxbowEngine) engine = oxbow_engine_new (!oxbow_command_line_has (line, "no-files"));
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) answer = g_string_new (NULL);
  OxbowStatus status = OXBOW_STATUS_DONE;
  bool goes_on = true;
  while (goes_on && status == OXBOW_STATUS_DONE && oxbow_lines_read (stdin, text, OXBOW_ENGINE_MAX_LINE, &status))
    {
      goes_on = oxbow_engine_take (engine, text->str, text->len, answer);
      if (!send_answer (answer))
        return OXBOW_STATUS_BAD_INPUT;
    }
  oxbow_engine_end (engine, answer);
  if (!send_answer (answer))
    return OXBOW_STATUS_BAD_INPUT;
  return status;
}

static const OxbowFlag flags[] =
{
  { "no-files", 0, NULL, false, N_("Refuse load and save, and scenarios that are not installed.") },
  { NULL }
};

const OxbowCommand oxbow_engine_command =
{
  "engine", N_("[--no-files]"), N_("Plays for other programs: a command a line in, an answer out."),
  N_("An answer begins with '= ', or with '? ' and a sentence, and ends with an empty line.\n"
     "list_commands names the commands; the manual page explains them."),
  flags, 0, 0, run
};
