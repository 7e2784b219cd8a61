/* stored.c: games and scenarios as commands name them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/stored.h"

#include "core/problem.h"
#include "core/word.h"
#include "files/library.h"
#include "files/load.h"
#include "files/save.h"
#include "tool/out.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define STANDARD_INPUT "/dev/stdin"

static bool
is_standard (const char *file)
{
  return strcmp (file, "-") == 0;
}

OxbowDocument *
oxbow_stored_document (const char *file, GError **error)
{
  if (!is_standard (file))
    return oxbow_document_load (file, error);
  g_autoptr (GBytes) bytes = oxbow_load (STANDARD_INPUT, OXBOW_XML_MAX_BYTES, error);
  if (bytes == NULL)
    return NULL;
  return oxbow_document_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), _("standard input"), error);
}

static char *
name_file (const char *file)
{
  return is_standard (file) ? g_strdup (_("standard input")) : oxbow_file_name (file);
}

/* What a game cannot play is refused here, where the file and the line are known. */
static bool
check_scenario (const OxbowScenario *scenario, const char *file, GError **error)
{
  g_autofree char *name = name_file (file);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  oxbow_scenario_check (scenario, problems);
  for (guint i = 0; i < problems->list->len; i++)
    {
      const OxbowProblem *problem = problems->list->pdata[i];
      if (problem->severity != OXBOW_PROBLEM_ERROR)
        continue;
      return problem->line > 0 ? oxbow_refuse (error, _("%s, line %d: %s"), name, problem->line, problem->sentence)
                               : oxbow_refuse (error, _("%s: %s"), name, problem->sentence);
    }
  return true;
}

static OxbowScenario *
load_scenario (const OxbowRuleset *ruleset, const char *file, GError **error)
{
  g_autoptr (OxbowDocument) document = oxbow_stored_document (file, error);
  if (document == NULL)
    return NULL;
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  if (scenario->ruleset == ruleset)
    return check_scenario (scenario, file, error) ? oxbow_scenario_ref (scenario) : NULL;
  g_autofree char *shown = oxbow_word_quote (file);
  oxbow_refuse (error, _("%s is a scenario of %s, not of %s."), shown, scenario->ruleset->id, ruleset->id);
  return NULL;
}

OxbowScenario *
oxbow_stored_scenario (const OxbowRuleset *ruleset, const char *name, bool with_files, GError **error)
{
  if (with_files && is_standard (name))
    return load_scenario (ruleset, name, error);
  g_autofree char *shown = oxbow_word_quote (name);
  if (!with_files && !oxbow_word_is_name (name))
    {
      oxbow_refuse (error, _("%s is no name of a scenario."), shown);
      return NULL;
    }
  g_autofree char *path = oxbow_library_find (ruleset, name, error);
  return path != NULL ? load_scenario (ruleset, path, error) : NULL;
}

OxbowSetup *
oxbow_stored_set_up (OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  GError *wrong = NULL;
  OxbowSetup *setup = oxbow_setup_new (scenario, settings, &wrong);
  int line = oxbow_scenario_find_line (scenario, wrong);
  if (line > 0 && scenario->file != NULL)
    g_prefix_error (&wrong, _("%s, line %d: "), scenario->file, line);
  if (wrong != NULL)
    g_propagate_error (error, wrong);
  return setup;
}

OxbowHistory *
oxbow_stored_history (OxbowDocument *document, const char *file, char **notice, GError **error)
{
  const GPtrArray *notices = oxbow_document_get_notices (document);
  g_autoptr (GString) sentences = g_string_new (NULL);
  for (guint i = 0; i < notices->len; i++)
    g_string_append_printf (sentences, "%s%s", i > 0 ? " " : "", (const char *) notices->pdata[i]);
  *notice = notices->len > 0 ? g_strdup (sentences->str) : NULL;
  OxbowHistory *history = oxbow_document_steal_history (document);
  if (history != NULL)
    return history;
  if (!check_scenario (oxbow_document_get_scenario (document), file, error))
    return NULL;
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  settings->seed = 1;
  settings->has_seed = true;
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  g_autoptr (OxbowSetup) setup = oxbow_stored_set_up (scenario, settings, error);
  g_autofree char *name = name_file (file);
  if (setup == NULL && oxbow_scenario_find_line (scenario, *error) == 0)
    g_prefix_error (error, "%s: ", name);
  return setup != NULL ? oxbow_history_new (setup) : NULL;
}

OxbowHistory *
oxbow_stored_load_whole (const char *file, GError **error)
{
  g_autofree char *notice = NULL;
  g_autoptr (OxbowDocument) document = oxbow_stored_document (file, error);
  if (document == NULL)
    return NULL;
  g_autoptr (OxbowHistory) history = oxbow_stored_history (document, file, &notice, error);
  if (history == NULL || notice == NULL)
    return g_steal_pointer (&history);
  oxbow_refuse (error, _("%s Nothing is loaded."), notice);
  return NULL;
}

bool
oxbow_stored_has_place (const char *file)
{
  return is_standard (file) || oxbow_save_has_place (file);
}

bool
oxbow_stored_save_bytes (GBytes *bytes, const char *file, GError **error)
{
  size_t length;
  const char *data = g_bytes_get_data (bytes, &length);
  if (!is_standard (file))
    return oxbow_save (file, data, length, error);
  oxbow_out_bytes (data, length);
  return true;
}

bool
oxbow_stored_save (const OxbowHistory *history, const char *file, GError **error)
{
  g_autoptr (GBytes) bytes = oxbow_document_write (oxbow_history_get_setup (history)->scenario, history);
  return oxbow_stored_save_bytes (bytes, file, error);
}

bool
oxbow_stored_go (OxbowHistory *history, const char *notice, const OxbowCommandLine *line, OxbowStatus *status)
{
  int last = notice != NULL ? oxbow_history_get_depth (history, oxbow_history_get_node (history))
                            : oxbow_history_line_length (history);
  int n = last;
  *status = OXBOW_STATUS_WRONG_USAGE;
  if (!oxbow_command_line_number (line, "at", 0, G_MAXINT, &n))
    return false;
  *status = OXBOW_STATUS_DONE;
  if (!oxbow_command_line_has (line, "at"))
    {
      if (notice != NULL)
        *status = oxbow_bad_input (_("%s To go on from there, say --at %d."), notice, last);
      return true;
    }
  if (notice != NULL)
    oxbow_out_complain (notice);
  if (n <= last && oxbow_history_go_nth (history, n))
    return true;
  *status = oxbow_bad_input (_("There is no position %d: the line ends after move %d."), n, last);
  return false;
}

OxbowHistory *
oxbow_stored_open (const OxbowCommandLine *line, OxbowStatus *status)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *notice = NULL;
  const char *file = oxbow_command_line_word (line, 0);
  g_autoptr (OxbowDocument) document = oxbow_stored_document (file, &error);
  g_autoptr (OxbowHistory) history = document != NULL ? oxbow_stored_history (document, file, &notice, &error) : NULL;
  if (history == NULL)
    *status = oxbow_bad_input ("%s", error->message);
  return history != NULL && oxbow_stored_go (history, notice, line, status) ? g_steal_pointer (&history) : NULL;
}
