/* validate.c: what is wrong with files, a line a problem
 *
 * Problems are the answer and go to standard output, laid out like compilers' messages so that editors can follow them:
 * file:line: sentence (cell).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "core/word.h"
#include "tool/command.h"
#include "tool/out.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
print_problem (const char *file, const OxbowGrid *grid, const OxbowProblem *problem)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *shown = g_filename_display_name (file);
  g_string_append_printf (text, "%s:", shown);
  if (problem->line > 0)
    g_string_append_printf (text, "%d:", problem->line);
  g_string_append (text, problem->severity == OXBOW_PROBLEM_WARNING ? _(" warning: ") : " ");
  g_string_append (text, problem->sentence);
  if (problem->cell != OXBOW_NO_CELL)
    g_string_append_printf (text, " (%s)", OXBOW_CELL_NAME (grid, problem->cell));
  g_autofree char *line = oxbow_out_tidy (text->str);
  oxbow_out_printf ("%s\n", line);
}

static OxbowStatus
validate (const char *file)
{
  OxbowGrid grid = { 0 };
  g_autofree char *shown = oxbow_word_quote (file);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  oxbow_document_check (strcmp (file, "-") == 0 ? "/dev/stdin" : file, problems, &grid);
  for (guint i = 0; i < problems->list->len; i++)
    print_problem (file, &grid, problems->list->pdata[i]);
  if (problems->n_errors == 0)
    return OXBOW_STATUS_DONE;
  return oxbow_bad_input (ngettext ("%s has %d problem and cannot be played so.",
                                    "%s has %d problems and cannot be played so.", (gulong) problems->n_errors),
                          shown, problems->n_errors);
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  OxbowStatus status = OXBOW_STATUS_DONE;
  for (guint i = 0; i < line->words->len; i++)
    if (validate (line->words->pdata[i]) != OXBOW_STATUS_DONE)
      status = OXBOW_STATUS_BAD_INPUT;
  return status;
}

const OxbowCommand oxbow_validate_command =
{
  "validate", N_("FILE..."), N_("Checks scenarios and saved games: each problem as file:line: sentence (cell)."),
  N_("Warnings are printed too; the status is 1 only where there are errors."), NULL, 1, -1, run
};
