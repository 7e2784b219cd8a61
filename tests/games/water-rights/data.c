/* data.c: scenarios that cannot be played, and the sentence and line for each (section 2.9 of the rules)
 *
 * A row changes one record of the standard scenario, or a cell of its map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#include "files/document.h"
#include "files/library.h"

#include <string.h>

typedef struct
{
  const char *path;
  const char *record;           /* "event id=drought", "event id=drought 0": a child of it; "D3": a cell */
  const char *change;           /* "n=3", "n" to take it away, "-" to leave the record out; a terrain */
  const char *sentence;
} DataTest;

static const DataTest tests[] = {
  { "/water-rights/WR-2.2/a-colour-there-is-not", "district code=wheat", "colour=blue",
    "The district has \"blue\" as colour, which should be one of: green, red, yellow, grey." },
  { "/water-rights/WR-2.2/a-class-there-is-not", "district code=wheat", "class=plant",
    "The district has \"plant\" as class, which should be one of: farm, livestock, dock, other." },
  { "/water-rights/WR-2.2/a-negative-price", "district code=wheat", "price=-1",
    "The district has \"-1\" as price, which should be a whole number from 0 to 99." },
  { "/water-rights/WR-2.2/a-code-twice", "district code=orchard", "code=wheat",
    "There are two of \"wheat\": each district needs a name of its own." },
  { "/water-rights/WR-2.2/a-code-that-listings-use", "district code=orchard", "code=none",
    "A district cannot be called \"none\": listings say so where there is nothing." },
  { "/water-rights/WR-2.4/no-basic-plant", "plant code=basic", "code=simple",
    "There is no plant with the code \"basic\", which every mayor is dealt." },
  { "/water-rights/WR-2.4/a-plant-that-may-recycle", "plant code=well", "recycle=perhaps",
    "The plant has \"perhaps\" as recycle, which should be yes or no." },
  { "/water-rights/WR-2.4/too-many-tiles", "plant code=well", "copies=99",
    "There are 191 tiles in the stacks; there can be at most 160." },
  { "/water-rights/WR-2.5/surcharges-are-numbers", "row kind=plant", "surcharges=0 one 2",
    "The surcharges \"0 one 2\" should be one to 9 whole numbers from 0 to 99, separated by single spaces." },
  { "/water-rights/WR-2.5/two-rows-of-a-kind", "row kind=plant", "kind=district",
    "There are 2 rows of kind \"district\"; there must be one." },
  { "/water-rights/WR-2.6/an-unknown-operation", "event id=drought 0", "op=storm",
    "The effect has \"storm\" as op, which should be one of: bank, rain, leak, return, money, pay, grant, kingmoney, "
    "sweep, limit, need, income, tax, surcharge, notrade, norecycle, nobuild." },
  { "/water-rights/WR-2.6/an-unknown-target", "event id=drought 1", "target=everyone",
    "The effect has \"everyone\" as target, which should be one of: all, senior, riparian, junior, richest, poorest, "
    "chosen." },
  { "/water-rights/WR-2.6/an-unknown-key", "event id=harvest 0", "key=blue",
    "The effect has \"blue\" as key, which should be one of: green, red, yellow, grey, farm, livestock, dock, other, "
    "all, grass, pool, dry, plant." },
  { "/water-rights/WR-2.6/no-target", "event id=drought 1", "target", "The operation \"limit\" lacks its target." },
  { "/water-rights/WR-2.6/a-target-too-many", "event id=drought 0", "target=all",
    "The operation \"bank\" takes no target." },
  { "/water-rights/WR-2.6/no-number", "event id=drought 0", "n", "The operation \"bank\" lacks its n." },
  { "/water-rights/WR-2.6/a-number-too-many", "event id=closed-borders 0", "n=1",
    "The operation \"notrade\" takes no n." },
  { "/water-rights/WR-2.6/a-number-below-0", "event id=spring-melt 0", "n=-2",
    "The operation \"rain\" takes no number below 0." },
  { "/water-rights/WR-2.6/no-key", "event id=harvest 0", "key", "The operation \"income\" lacks its key." },
  { "/water-rights/WR-2.6/a-key-of-another-operation", "event id=harvest 0", "key=pool",
    "The operation \"income\" takes no key \"pool\"." },
  { "/water-rights/WR-2.6/land-and-classes-only", "event id=high-water 0", "key=green",
    "The operation \"nobuild\" takes no key \"green\"." },
  { "/water-rights/WR-2.6/an-event-that-does-nothing", "event id=drip-lines 0", "-",
    "The event \"drip-lines\" has 0 effects; it needs from 1 to 6." },
  { "/water-rights/WR-2.7/an-operation-that-is-no-penalty", "demand id=palace 1", "op=tax",
    "A penalty is pay, return, money or limit, not \"tax\"." },
  { "/water-rights/WR-2.7/a-limit-at-once", "demand id=palace 1", "when=now",
    "The penalty \"limit\" is for the next turn only." },
  { "/water-rights/WR-2.7/a-time-there-is-not", "demand id=palace 1", "when=later",
    "The penalty has \"later\" as when, which should be one of: now, next." },
  { "/water-rights/WR-2.7/no-penalty", "demand id=palace 1", "-",
    "The demand \"palace\" has 0 penalties; it needs from 1 to 6." },
  { "/water-rights/WR-2.8/nothing-asked-for", "demand id=palace 0", "-",
    "The demand \"palace\" asks for 0 things; it must be one." },
  { "/water-rights/WR-2.8/no-number", "demand id=palace 0", "n", "The requirement \"pay\" lacks its n." },
  { "/water-rights/WR-2.8/a-number-too-many", "demand id=lamps 0", "n=2", "The requirement \"run\" takes no n." },
  { "/water-rights/WR-2.8/no-metric", "demand id=granary 0", "metric", "The requirement \"have\" lacks its metric." },
  { "/water-rights/WR-2.8/a-metric-too-many", "demand id=palace 0", "metric=green",
    "The requirement \"pay\" takes no metric." },
  { "/water-rights/WR-2.9/the-kings-metric-of-a-mayor", "demand id=granary 0", "metric=ktax",
    "The metric \"ktax\" is the King's; this one is a mayor's." },
  { "/water-rights/WR-2.9/a-mayors-metric-of-the-king", "goal id=tax-harvest", "metric=money",
    "The metric \"money\" is a mayor's; this one is the King's." },
  { "/water-rights/WR-2.9/a-metric-there-is-not", "goal id=breadbasket", "metric=blue",
    "The goal has \"blue\" as metric, which should be one of: green, red, yellow, grey, farm, livestock, dock, "
    "districts, supplied, capacity, stored, recycle, posts, money, legacy, group, kmoney, kbank, ktax, ksales, "
    "kpenalties, kobeyed." },
  { "/water-rights/WR-2.9/a-secret-of-nobody", "goal id=iron-heart", "role",
    "The secret goal \"iron-heart\" lacks its role." },
  { "/water-rights/WR-2.9/a-bonus-of-somebody", "goal id=breadbasket", "role=senior",
    "The bonus goal \"breadbasket\" takes no role." },
  { "/water-rights/WR-2.1/a-role-left-out", "role name=junior", "-",
    "There are 0 roles \"junior\"; there must be one." },
  { "/water-rights/WR-2.1/two-towns-of-one-resource", "role name=junior", "resource=red",
    "Two towns make red tokens; each makes a kind of its own." },
  { "/water-rights/WR-2.1/a-town-of-no-resource", "role name=junior", "resource",
    "The role \"junior\" lacks its resource." },
  { "/water-rights/WR-3.2/no-power-works", "D3", "s", "The land of \"senior\" has 0 power works; it must have one." },
  { "/water-rights/WR-3.2/two-power-works", "E1", "S", "The land of \"senior\" has 2 power works; it must have one." },
  { NULL }
};

static OxbowRecord *
find_record (const OxbowScenario *scenario, const char *text, OxbowRecord **parent)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  char *value = strchr (words[1], '=');
  *value++ = '\0';
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      OxbowRecord *record = scenario->tables->pdata[i];
      if (strcmp (record->kind, words[0]) != 0 || g_strcmp0 (oxbow_record_get (record, words[1]), value) != 0)
        continue;
      *parent = words[2] != NULL ? record : NULL;
      return words[2] != NULL ? record->children->pdata[g_ascii_strtoll (words[2], NULL, 10)] : record;
    }
  g_assert_not_reached ();
}

/* The line that the sentence must go with; 0: any. */
static int
change (OxbowScenario *scenario, const DataTest *test)
{
  OxbowCell cell = oxbow_cell_parse (&scenario->map->grid, test->record);
  if (cell != OXBOW_NO_CELL)
    {
      oxbow_map_set_terrain (scenario->map, cell, test->change[0]);
      return 0;
    }
  OxbowRecord *parent, *record = find_record (scenario, test->record, &parent);
  g_auto (GStrv) parts = g_strsplit (test->change, "=", 2);
  int line = record->line;
  if (strcmp (test->change, "-") != 0)
    oxbow_record_set (record, parts[0], parts[1]);
  else
    g_ptr_array_remove (parent != NULL ? parent->children : scenario->tables, record);
  return strcmp (test->change, "-") != 0 ? line : 0;
}

static void
test_data (gconstpointer data)
{
  const DataTest *test = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("water-rights"), "realm");
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  oxbow_scenario_check (scenario, problems);
  g_assert_cmpint (problems->list->len, ==, 0);

  int line = change (scenario, test);
  oxbow_scenario_check (scenario, problems);
  const OxbowProblem *found = NULL;
  for (guint i = 0; i < problems->list->len; i++)
    {
      const OxbowProblem *problem = problems->list->pdata[i];
      if (strcmp (problem->sentence, test->sentence) == 0)
        found = problem;
      else
        g_test_message ("%s", problem->sentence);
    }
  g_assert_nonnull (found);
  g_assert_cmpint (found->severity, ==, OXBOW_PROBLEM_ERROR);
  if (line > 0 && found->line > 0)
    g_assert_cmpint (ABS (found->line - line), <=, 2);  /* of the record, or of the card it is in */
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, NULL, &error);
  g_assert_null (setup);
}

/* What a scenario must have enough of: all records of a sort but some are left out. */
typedef struct
{
  const char *path, *kind, *attribute, *value;
  int left;
  const char *sentence;
} CountTest;

static const CountTest counts[] = {
  { "/water-rights/WR-2.2/too-few-districts", "district", NULL, NULL, 1,
    "The stack has 4 districts; it needs 6 at least." },
  { "/water-rights/WR-2.6/no-events", "event", NULL, NULL, 0,
    "There is no event: the King's die needs both kinds of cards." },
  { "/water-rights/WR-2.8/no-demands", "demand", NULL, NULL, 0,
    "There is no demand: the King's die needs both kinds of cards." },
  { "/water-rights/WR-2.9/too-few-bonus-goals", "goal", "kind", "bonus", 2,
    "There are 2 bonus goals; a game needs 3." },
  { "/water-rights/WR-2.9/no-secret-goal", "goal", "role", "king", 0,
    "The role \"king\" has no secret goal; it needs one at least." },
};

static void
test_count (gconstpointer data)
{
  const CountTest *test = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("water-rights"), "realm");
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  int left = test->left;
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      OxbowRecord *record = scenario->tables->pdata[i];
      bool is_meant = strcmp (record->kind, test->kind) == 0
                      && (test->attribute == NULL
                          || g_strcmp0 (oxbow_record_get (record, test->attribute), test->value) == 0);
      if (is_meant && left-- <= 0)
        g_ptr_array_remove_index (scenario->tables, i--);
    }
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, NULL, &error);
  g_assert_null (setup);
  g_assert_cmpstr (error->message, ==, test->sentence);
}

void
add_data_tests (void)
{
  for (const DataTest *test = tests; test->path != NULL; test++)
    g_test_add_data_func (test->path, test, test_data);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    g_test_add_data_func (counts[i].path, &counts[i], test_count);
}
