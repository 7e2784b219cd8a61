/* measure.c: how wide the territories of a map are
 *
 * There is no water to follow; what counts is how far a family has to go from one end of a territory to the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/measure.h"

#include "core/fact.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The values of the areas, added up from the first to the n-th; 0: not all of them have a line in the tables. */
static int
add_up (const OxbowScenario *scenario, int n, const char *attribute)
{
  int sum = 0, n_found = 0;
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      const OxbowRecord *record = scenario->tables->pdata[i];
      int number = oxbow_record_get_number (record, "number", 0);
      if (strcmp (record->kind, "area") != 0 || number < 1 || number > n)
        continue;
      sum += oxbow_record_get_number (record, attribute, 0);
      n_found++;
    }
  return n_found == n ? sum : 0;
}

static void
add_territory (const OxbowScenario *scenario, const OxbowRecord *group, GPtrArray *facts)
{
  int n = (int) group->cells->len, on_foot = add_up (scenario, n, "number");
  int with_horse = add_up (scenario, n, "horse");
  const char *name = oxbow_record_get_prose (group, "name");
  g_autofree char *cells = g_strdup_printf (ngettext ("%d cell", "%d cells", (gulong) n), n);
  bool is_told = name != NULL && on_foot > 0 && with_horse > 0;
  if (name != NULL)
    oxbow_facts_add (facts, name,
                     !is_told ? g_steal_pointer (&cells)
                              : g_strdup_printf (_("%s; through all of them %d points on foot, %d with a horse"),
                                                 cells, on_foot, with_horse));
}

void
navajo_wars_measure (const OxbowScenario *scenario, GPtrArray *facts)
{
  for (guint i = 0; i < scenario->map->groups->len; i++)
    add_territory (scenario, scenario->map->groups->pdata[i], facts);
}
