/* scenario.c: a map and all that is fixed before the seats are taken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/scenario.h"

#include "core/error.h"
#include "core/lesson.h"

#include <glib/gi18n-lib.h>

OxbowScenario *
oxbow_scenario_new (const OxbowRuleset *ruleset, const char *id, OxbowMap *map)
{
  OxbowScenario *scenario = g_new0 (OxbowScenario, 1);
  scenario->refs = 1;
  scenario->ruleset = ruleset;
  scenario->id = g_strdup (id);
  scenario->title = oxbow_text_new (NULL);
  scenario->description = oxbow_text_new (NULL);
  scenario->settings = oxbow_settings_new ();
  scenario->map = map;
  scenario->pieces = oxbow_records_new ();
  scenario->tables = oxbow_records_new ();
  scenario->standing = oxbow_records_new ();
  scenario->foreign = g_ptr_array_new_with_free_func (g_free);
  return scenario;
}

OxbowScenario *
oxbow_scenario_copy (const OxbowScenario *scenario)
{
  OxbowScenario *copy = g_new0 (OxbowScenario, 1);
  *copy = (OxbowScenario) {
    .refs = 1,
    .ruleset = scenario->ruleset,
    .id = g_strdup (scenario->id),
    .title = oxbow_text_copy (scenario->title),
    .description = oxbow_text_copy (scenario->description),
    .author = g_strdup (scenario->author),
    .licence = g_strdup (scenario->licence),
    .min_players = scenario->min_players,
    .max_players = scenario->max_players,
    .settings = oxbow_settings_copy (scenario->settings),
    .map = oxbow_map_copy (scenario->map),
    .pieces = oxbow_records_copy (scenario->pieces),
    .tables = oxbow_records_copy (scenario->tables),
    .position = g_strdup (scenario->position),
    .standing = oxbow_records_copy (scenario->standing),
    .position_line = scenario->position_line,
    .line = scenario->line,
    .lesson = scenario->lesson != NULL ? oxbow_lesson_copy (scenario->lesson) : NULL,
    .foreign = g_ptr_array_new_with_free_func (g_free),
    .file = g_strdup (scenario->file),
  };
  for (guint i = 0; i < scenario->foreign->len; i++)
    g_ptr_array_add (copy->foreign, g_strdup (scenario->foreign->pdata[i]));
  return copy;
}

/* Scenarios are handed to other threads (computer players), so the count is atomic. */
OxbowScenario *
oxbow_scenario_ref (OxbowScenario *scenario)
{
  g_atomic_int_inc (&scenario->refs);
  return scenario;
}

void
oxbow_scenario_unref (OxbowScenario *scenario)
{
  if (scenario == NULL || !g_atomic_int_dec_and_test (&scenario->refs))
    return;
  g_free (scenario->id);
  oxbow_text_free (scenario->title);
  oxbow_text_free (scenario->description);
  g_free (scenario->author);
  g_free (scenario->licence);
  oxbow_settings_free (scenario->settings);
  oxbow_map_free (scenario->map);
  g_ptr_array_unref (scenario->pieces);
  g_ptr_array_unref (scenario->tables);
  g_free (scenario->position);
  g_ptr_array_unref (scenario->standing);
  oxbow_lesson_free (scenario->lesson);
  g_ptr_array_unref (scenario->foreign);
  g_free (scenario->file);
  g_free (scenario);
}

void
oxbow_scenario_get_players (const OxbowScenario *scenario, int *least, int *most)
{
  bool narrowed = scenario->max_players > 0;
  *least = narrowed ? scenario->min_players : scenario->ruleset->min_players;
  *most = narrowed ? scenario->max_players : scenario->ruleset->max_players;
}

static OxbowCell
cell_of (const OxbowRecord *record)
{
  if (record->cells->len > 0)
    return g_array_index (record->cells, OxbowCell, 0);
  return record->edge != OXBOW_NO_EDGE ? oxbow_edge_upper (record->edge) : OXBOW_NO_CELL;
}

static void
check_records (const OxbowScenario *scenario, GPtrArray *records, const OxbowRecordKind *kinds, OxbowProblems *problems)
{
  for (guint i = 0; i < records->len; i++)
    {
      const OxbowRecord *record = records->pdata[i];
      const OxbowRecordKind *kind = oxbow_record_kind_find (kinds, record->kind);
      const OxbowRecord *wrong;
      g_autoptr (GError) error = NULL;
      if (kind == NULL)
        oxbow_problems_error (problems, cell_of (record), record->line, _("%s has no \"%s\" here."),
                              _(scenario->ruleset->title), record->kind);
      else if ((wrong = oxbow_record_find_wrong (record, kind, &scenario->map->grid, &error)) != NULL)
        oxbow_problems_error (problems, cell_of (record), wrong->line, "%s", error->message);
    }
}

static void
check_suggestions (const OxbowScenario *scenario, OxbowProblems *problems)
{
  const GPtrArray *suggested = scenario->settings->suggested;
  for (guint i = 0; i < suggested->len; i++)
    {
      const OxbowSetting *option = suggested->pdata[i];
      g_autoptr (GError) error = NULL;
      if (!oxbow_ruleset_check_option (scenario->ruleset, option->name, option->value, NULL, &error))
        oxbow_problems_error (problems, OXBOW_NO_CELL, option->line, "%s", error->message);
    }
}

static void
check_settings (const OxbowScenario *scenario, OxbowProblems *problems)
{
  const OxbowRuleset *ruleset = scenario->ruleset;
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSettings) settled = oxbow_ruleset_settle (ruleset, scenario, scenario->settings, &error);
  if (settled == NULL)
    oxbow_problems_error (problems, OXBOW_NO_CELL, 0, "%s", error->message);
  check_suggestions (scenario, problems);
  if (scenario->max_players != 0
      && (scenario->min_players < ruleset->min_players || scenario->max_players > ruleset->max_players
          || scenario->min_players > scenario->max_players))
    oxbow_problems_error (problems, OXBOW_NO_CELL, 0, _("%s is for %d to %d players, not %d to %d."), _(ruleset->title),
                          ruleset->min_players, ruleset->max_players, scenario->min_players, scenario->max_players);
}

/* What is missing stands in no line: then it is the scenario's own. */
static void
give_lines (const OxbowScenario *scenario, OxbowProblems *problems, guint from)
{
  for (guint i = from; i < problems->list->len; i++)
    {
      OxbowProblem *problem = problems->list->pdata[i];
      if (problem->line == 0)
        problem->line = scenario->line;
    }
}

void
oxbow_scenario_check (const OxbowScenario *scenario, OxbowProblems *problems)
{
  guint from = problems->list->len;
  const OxbowPalette *palette = scenario->ruleset->palette;
  check_records (scenario, scenario->map->features, palette->features, problems);
  check_records (scenario, scenario->map->edges, palette->edges, problems);
  check_records (scenario, scenario->map->groups, palette->groups, problems);
  check_records (scenario, scenario->map->links, palette->links, problems);
  check_records (scenario, scenario->pieces, palette->pieces, problems);
  check_records (scenario, scenario->tables, palette->tables, problems);
  check_settings (scenario, problems);
  if (problems->n_errors == 0)
    scenario->ruleset->check (scenario, problems);
  give_lines (scenario, problems, from);
}

int
oxbow_scenario_find_line (const OxbowScenario *scenario, const GError *error)
{
  return g_error_matches (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_LISTING) ? scenario->position_line : 0;
}
