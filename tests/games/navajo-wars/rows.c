/* rows.c: rules of Navajo Wars as rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/rows.h"

#include "games/navajo-wars/tasks-text.h"
#include "games/navajo-wars/tasks.h"
#include "games/table.h"
#include <string.h>

static bool
holds (const char *listing, const char *fact)
{
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  g_autofree char *padded = g_strdup_printf (" %s ", fact);
  for (int i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = g_strdup_printf ("%s ", lines[i]);
      if (strcmp (lines[i], fact) == 0 || (g_str_has_prefix (line, "tracks ") && strstr (line, padded) != NULL))
        return true;
      if (g_str_has_prefix (lines[i], "todo ") && g_str_has_prefix (fact, "top "))
        return strcmp (lines[i] + strlen ("todo "), fact + strlen ("top ")) == 0;
    }
  return false;
}

static void
carry_out (NavajoWarsState *state, const char *tasks)
{
  g_auto (GStrv) all = g_strsplit (tasks, "; ", -1);
  for (int i = (int) g_strv_length (all) - 1; i >= 0; i--)
    {
      NavajoWarsTask task;
      g_assert_true (navajo_wars_task_parse (state, all[i], &task));
      navajo_wars_push (state, task.kind, task.args[0], task.args[1], task.args[2], task.args[3]);
    }
  navajo_wars_run (state, NULL);
}

static void
test_row (gconstpointer data)
{
  const NavajoWarsRow *row = data;
  g_autoptr (OxbowSetup) setup = navajo_wars_position (row->scenario, row->options, row->facts);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  if (row->dice != NULL)
    state->rng.s = navajo_wars_seed_for_dice (row->dice);
  if (row->tasks != NULL)
    carry_out ((NavajoWarsState *) state, row->tasks);
  test_play (state, row->plays, row->refusal, NULL);
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_auto (GStrv) facts = g_strsplit (row->has != NULL ? row->has : "", "; ", -1);
  for (int i = 0; facts[i] != NULL; i++)
    if (facts[i][0] != '\0' && !holds (listing, facts[i]))
      g_error ("\"%s\" does not hold in\n%s", facts[i], listing);
  if (row->legal == NULL)
    return;
  g_auto (GStrv) legal = test_legal (state);
  g_autofree char *joined = g_strjoinv ("; ", legal);
  g_assert_cmpstr (joined, ==, row->legal);
}

void
navajo_wars_rows_add (const NavajoWarsRow *rows)
{
  for (const NavajoWarsRow *row = rows; row->path != NULL; row++)
    g_test_add_data_func (row->path, row, test_row);
}
