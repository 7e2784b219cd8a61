/* standard.c: the standard scenario of a game, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/standard.h"

#include "files/document.h"
#include "files/library.h"

OxbowScenario *
test_scenario (const OxbowRuleset *ruleset, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (ruleset, name);
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  return oxbow_scenario_ref (oxbow_document_get_scenario (document));
}

OxbowScenario *
test_standard (const OxbowRuleset *ruleset)
{
  return test_scenario (ruleset, ruleset->standard);
}

void
test_check_playable (const OxbowScenario *scenario, const char *what)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  oxbow_scenario_check (scenario, problems);
  for (guint i = 0; i < problems->list->len; i++)
    {
      const OxbowProblem *problem = problems->list->pdata[i];
      if (problem->severity == OXBOW_PROBLEM_ERROR)
        g_test_message ("%s: %s", what, problem->sentence);
    }
  g_assert_cmpint (problems->n_errors, ==, 0);
}
