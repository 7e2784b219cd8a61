/* problem.c: a list of what is wrong, in the order found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/problem.h"

#include "core/error.h"
#include <string.h>

static void
free_problem (gpointer data)
{
  OxbowProblem *problem = data;
  g_free (problem->sentence);
  g_free (problem);
}

OxbowProblems *
oxbow_problems_new (void)
{
  OxbowProblems *problems = g_new0 (OxbowProblems, 1);
  problems->list = g_ptr_array_new_with_free_func (free_problem);
  return problems;
}

void
oxbow_problems_free (OxbowProblems *problems)
{
  if (problems == NULL)
    return;
  g_ptr_array_unref (problems->list);
  g_free (problems);
}

static void
add (OxbowProblems *problems, OxbowSeverity severity, OxbowCell cell, int line, const char *format, char *sentence)
{
  OxbowProblem *problem = g_new (OxbowProblem, 1);
  *problem = (OxbowProblem) { severity, sentence, cell, line, strcmp (format, "%s") != 0 ? format : NULL };
  g_ptr_array_add (problems->list, problem);
}

void
oxbow_problems_error (OxbowProblems *problems, OxbowCell cell, int line, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  add (problems, OXBOW_PROBLEM_ERROR, cell, line, format, g_strdup_vprintf (format, args));
  va_end (args);
  problems->n_errors++;
}

void
oxbow_problems_warning (OxbowProblems *problems, OxbowCell cell, int line, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  add (problems, OXBOW_PROBLEM_WARNING, cell, line, format, g_strdup_vprintf (format, args));
  va_end (args);
}

bool
oxbow_problems_pass (const OxbowProblems *problems, GError **error)
{
  for (guint i = 0; i < problems->list->len; i++)
    {
      const OxbowProblem *problem = problems->list->pdata[i];
      if (problem->severity == OXBOW_PROBLEM_ERROR)
        {
          g_set_error_literal (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_SCENARIO, problem->sentence);
          return false;
        }
    }
  return true;
}
