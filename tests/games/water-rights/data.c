/* data.c: scenarios that cannot be played, and the sentence and line for each (section 2.9 of the rules)
 *
 * A row changes one record of the standard scenario, or a cell of its map. The line of the sentence is that which the
 * record has in the file.
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
  const char *change;           /* "n=3", "n" to take it away, "-" to leave the record out, "*2" for two; a terrain */
  const char *sentence;
  const char *at;               /* the record or cell that the line is of, if not the changed one */
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
    "There is no plant with the code \"basic\", which every mayor is dealt.", "plant code=purifier" },
  { "/water-rights/WR-2.4/a-plant-that-may-recycle", "plant code=well", "recycle=perhaps",
    "The plant has \"perhaps\" as recycle, which should be yes or no." },
  { "/water-rights/WR-2.4/too-many-tiles", "plant code=well", "copies=99",
    "There are 191 tiles in the stacks; there can be at most 160.", "plant code=purifier" },
  { "/water-rights/WR-2.5/surcharges-are-numbers", "row kind=plant", "surcharges=0 one 2",
    "The surcharges \"0 one 2\" should be one to 9 whole numbers from 0 to 99, separated by single spaces." },
  { "/water-rights/WR-2.5/no-row-of-a-kind", "row kind=plant", "kind=district",
    "There are 0 rows of kind \"plant\"; there must be one." },
  { "/water-rights/WR-2.5/surcharges-of-one-blank", "row kind=plant", "surcharges=0  1",
    "The surcharges \"0  1\" should be one to 9 whole numbers from 0 to 99, separated by single spaces." },
  { "/water-rights/WR-2.5/too-many-slots", "row kind=plant", "surcharges=0 0 0 0 0 0 0 0 0 0",
    "The surcharges \"0 0 0 0 0 0 0 0 0 0\" should be one to 9 whole numbers from 0 to 99, "
    "separated by single spaces." },
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
    "The event \"drip-lines\" has 0 effects; it needs from 1 to 6.", "event id=drip-lines" },
  { "/water-rights/WR-2.6/too-many-effects", "event id=harvest 0", "*7",
    "The event \"harvest\" has 7 effects; it needs from 1 to 6.", "event id=harvest" },
  { "/water-rights/WR-2.7/an-operation-that-is-no-penalty", "demand id=palace 1", "op=tax",
    "A penalty is pay, return, money or limit, not \"tax\"." },
  { "/water-rights/WR-2.7/a-limit-at-once", "demand id=palace 1", "when=now",
    "The penalty \"limit\" is for the next turn only." },
  { "/water-rights/WR-2.7/a-time-there-is-not", "demand id=palace 1", "when=later",
    "The penalty has \"later\" as when, which should be one of: now, next." },
  { "/water-rights/WR-2.7/no-penalty", "demand id=palace 1", "-",
    "The demand \"palace\" has 0 penalties; it needs from 1 to 6.", "demand id=palace" },
  { "/water-rights/WR-2.7/too-many-penalties", "demand id=palace 1", "*7",
    "The demand \"palace\" has 7 penalties; it needs from 1 to 6.", "demand id=palace" },
  { "/water-rights/WR-2.7/a-penalty-without-a-number", "demand id=palace 1", "n",
    "The operation \"limit\" lacks its n." },
  { "/water-rights/WR-2.7/a-penalty-below-0", "demand id=coronation 1", "n=-1",
    "The operation \"pay\" takes no number below 0." },
  { "/water-rights/WR-2.7/an-unknown-penalty", "demand id=palace 1", "op=prison",
    "The penalty has \"prison\" as op, which should be one of: bank, rain, leak, return, money, pay, grant, kingmoney, "
    "sweep, limit, need, income, tax, surcharge, notrade, norecycle, nobuild." },
  { "/water-rights/WR-2.8/nothing-asked-for", "demand id=palace 0", "-",
    "The demand \"palace\" asks for 0 things; it must be one.", "demand id=palace" },
  { "/water-rights/WR-2.8/two-things-asked-for", "demand id=palace 0", "*2",
    "The demand \"palace\" asks for 2 things; it must be one.", "demand id=palace" },
  { "/water-rights/WR-2.8/an-unknown-requirement", "demand id=palace 0", "op=dance",
    "The require has \"dance\" as op, which should be one of: pay, water, have, built, run." },
  { "/water-rights/WR-2.8/a-target-there-is-not", "demand id=palace", "target=queen",
    "The demand has \"queen\" as target, which should be one of: all, senior, riparian, junior, richest, poorest, "
    "chosen." },
  { "/water-rights/WR-2.8/an-id-twice", "demand id=palace", "id=drought",
    "There are two of \"drought\": each demand needs a name of its own." },
  { "/water-rights/WR-2.8/an-id-that-listings-use", "event id=drought", "id=none",
    "A event cannot be called \"none\": listings say so where there is nothing." },
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
  { "/water-rights/WR-2.9/the-kings-metric-for-a-bonus", "goal id=breadbasket", "metric=ktax",
    "The metric \"ktax\" is the King's; this one is a mayor's." },
  { "/water-rights/WR-2.9/a-goal-twice", "goal id=workshop", "id=breadbasket",
    "There are two of \"breadbasket\": each goal needs a name of its own." },
  { "/water-rights/WR-2.9/a-minimum-below-0", "goal id=breadbasket", "min=-1",
    "The goal has \"-1\" as min, which should be a whole number from 0 to 9999." },
  { "/water-rights/WR-2.9/a-secret-of-nobody", "goal id=iron-heart", "role",
    "The secret goal \"iron-heart\" lacks its role." },
  { "/water-rights/WR-2.9/a-bonus-of-somebody", "goal id=breadbasket", "role=senior",
    "The bonus goal \"breadbasket\" takes no role." },
  { "/water-rights/WR-2.1/a-role-left-out", "role name=junior", "-",
    "There are 0 roles \"junior\"; there must be one.", "role name=riparian" },
  { "/water-rights/WR-2.1/a-king-left-out", "role name=king", "-",
    "There are 0 roles \"king\"; there must be one.", "role name=junior" },
  { "/water-rights/WR-2.1/a-role-twice", "role name=junior", "*2",
    "There are 2 roles \"junior\"; there must be one." },
  { "/water-rights/WR-2.1/a-role-there-is-not", "role name=junior", "name=queen",
    "The role has \"queen\" as name, which should be one of: king, senior, riparian, junior." },
  { "/water-rights/WR-2.1/two-towns-of-one-resource", "role name=junior", "resource=red",
    "Two towns make red tokens; each makes a kind of its own." },
  { "/water-rights/WR-2.1/a-town-of-no-resource", "role name=junior", "resource",
    "The role \"junior\" lacks its resource." },
  { "/water-rights/WR-3.2/no-power-works", "D3", "s", "The land of \"senior\" has 0 power works; it must have one.",
    "E1" },
  { "/water-rights/WR-3.2/two-power-works", "E1", "S", "The land of \"senior\" has 2 power works; it must have one.",
    "D3" },
  { NULL }
};

static OxbowRecord *
find_record (const OxbowScenario *scenario, const char *text, GPtrArray **siblings)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  char *value = strchr (words[1], '=');
  *value++ = '\0';
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      OxbowRecord *record = scenario->tables->pdata[i];
      if (strcmp (record->kind, words[0]) != 0 || g_strcmp0 (oxbow_record_get (record, words[1]), value) != 0)
        continue;
      *siblings = words[2] != NULL ? record->children : scenario->tables;
      return words[2] != NULL ? record->children->pdata[g_ascii_strtoll (words[2], NULL, 10)] : record;
    }
  g_assert_not_reached ();
}

/* Changes the scenario, and returns the line that the sentence must go with. */
static int
change (OxbowScenario *scenario, const DataTest *test)
{
  OxbowCell cell = oxbow_cell_parse (&scenario->map->grid, test->record);
  if (cell != OXBOW_NO_CELL)
    {
      oxbow_map_set_terrain (scenario->map, cell, test->change[0]);
      return oxbow_map_line_of (scenario->map,
                                test->at != NULL ? oxbow_cell_parse (&scenario->map->grid, test->at) : cell);
    }
  GPtrArray *siblings, *others;
  OxbowRecord *record = find_record (scenario, test->record, &siblings);
  int line = (test->at != NULL ? find_record (scenario, test->at, &others) : record)->line;
  g_auto (GStrv) parts = g_strsplit (test->change, "=", 2);
  if (strcmp (test->change, "-") == 0)
    g_ptr_array_remove (siblings, record);
  else if (test->change[0] == '*')
    for (int copy = 1; copy < test->change[1] - '0'; copy++)
      g_ptr_array_add (siblings, oxbow_record_copy (record));
  else
    oxbow_record_set (record, parts[0], parts[1]);
  return line;
}

static OxbowDocument *
load_realm (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("water-rights"), "realm");
  OxbowDocument *document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  return document;
}

/* That a sentence is among the problems of a scenario, and which; without it, they are all told. */
static const OxbowProblem *
find_problem (const OxbowScenario *scenario, OxbowProblems *problems, const char *sentence)
{
  oxbow_scenario_check (scenario, problems);
  for (guint i = 0; i < problems->list->len; i++)
    if (strcmp (((OxbowProblem *) problems->list->pdata[i])->sentence, sentence) == 0)
      return problems->list->pdata[i];
  for (guint i = 0; i < problems->list->len; i++)
    g_test_message ("%s", ((OxbowProblem *) problems->list->pdata[i])->sentence);
  g_error ("No problem says: %s", sentence);
}

static void
test_data (gconstpointer data)
{
  const DataTest *test = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = load_realm ();
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  oxbow_scenario_check (scenario, problems);
  g_assert_cmpint (problems->list->len, ==, 0);

  int line = change (scenario, test);
  const OxbowProblem *found = find_problem (scenario, problems, test->sentence);
  g_assert_cmpint (found->severity, ==, OXBOW_PROBLEM_ERROR);
  g_assert_cmpint (line, >, 0);
  g_assert_cmpint (found->line, ==, line);
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
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (OxbowDocument) document = load_realm ();
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
  g_assert_cmpint (find_problem (scenario, problems, test->sentence)->line, >, 0);
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, NULL, &error);
  g_assert_null (setup);
  g_assert_cmpstr (error->message, ==, test->sentence);
}

/* Far more of a sort than a game can count. */
typedef struct
{
  const char *path, *record, *key, *sentence;
} CrowdTest;

static const CrowdTest crowds[] = {
  { "/water-rights/WR-2.2/too-many-kinds-of-tiles", "district code=wheat", "code",
    "There are too many kinds of tiles: at most 200." },
  { "/water-rights/WR-2.6/too-many-cards", "event id=drought", "id", "There are too many cards: at most 200." },
  { "/water-rights/WR-2.9/too-many-goals", "goal id=harbour", "id", "There are too many goals: at most 200." },
};

static void
test_crowd (gconstpointer data)
{
  const CrowdTest *test = data;
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (OxbowDocument) document = load_realm ();
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  GPtrArray *siblings;
  const OxbowRecord *record = find_record (scenario, test->record, &siblings);
  for (int i = 0; i < 200; i++)
    {
      g_autofree char *name = g_strdup_printf ("another-%d", i);
      OxbowRecord *copy = oxbow_record_copy (record);
      oxbow_record_set (copy, test->key, name);
      if (oxbow_record_get (copy, "copies") != NULL)
        oxbow_record_set (copy, "copies", "0");
      g_ptr_array_add (siblings, copy);
    }
  g_assert_cmpint (find_problem (scenario, problems, test->sentence)->line, >, 0);
  g_assert_cmpint (problems->n_errors, ==, 1);
}

/* Towns of more cells than a game can count, on a map that turns its hexes; and one that no plant can stand in. */
static void
test_large_map (void)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (OxbowDocument) document = load_realm ();
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  oxbow_map_free (scenario->map);
  scenario->map = oxbow_map_new (OXBOW_POINTY, 84, 3, 'K');
  for (int column = 0; column < 84; column++)
    for (int row = 0; row < 3; row++)
      oxbow_map_set_terrain (scenario->map, row * 84 + column, column == 0 ? "SRJ"[row] : "1rj"[row]);
  const OxbowProblem *found =
      find_problem (scenario, problems, "The towns have 252 cells; they can have at most 250.");
  g_assert_cmpint (found->cell, ==, 251);
  g_assert_cmpint (problems->n_errors, ==, 1);
  found = find_problem (scenario, problems, "The land of \"junior\" has no pool: no waterplant can stand there.");
  g_assert_cmpint (found->severity, ==, OXBOW_PROBLEM_WARNING);
  g_assert_cmpint (found->cell, ==, 168);

  oxbow_map_set_terrain (scenario->map, 100, 'K');
  oxbow_map_set_terrain (scenario->map, 101, 'K');
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (setup);
}

/* What a scenario sets cannot be played, and where it does. */
static void
test_settings (void)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (OxbowDocument) document = load_realm ();
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  oxbow_settings_set_seat (scenario->settings, "senior", "absent", 7);
  oxbow_settings_set_seat (scenario->settings, "riparian", "absent", 8);
  oxbow_settings_set_seat (scenario->settings, "junior", "absent", 9);
  oxbow_settings_set_option (scenario->settings, "price_units_min", "4", 10);
  oxbow_settings_set_option (scenario->settings, "price_units_max", "3", 11);
  const OxbowProblem *found =
      find_problem (scenario, problems, "At least one mayor takes part: Senior, Riparian or Junior.");
  g_assert_cmpint (found->line, ==, 9);
  found = find_problem (scenario, problems, "The option price_units_min cannot be above price_units_max.");
  g_assert_cmpint (found->line, ==, 11);

  g_autoptr (OxbowProblems) others = oxbow_problems_new ();
  oxbow_settings_set_seat (scenario->settings, "riparian", "player", 8);
  oxbow_settings_set_option (scenario->settings, "price_units_max", "4", 11);
  oxbow_scenario_check (scenario, others);
  g_assert_cmpuint (others->list->len, ==, 0);
}

/* Enough districts for a game, but not for the row: it can be played, for a round. */
static void
test_short_stack (void)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (OxbowDocument) document = load_realm ();
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  GPtrArray *siblings;
  for (guint i = scenario->tables->len; i-- > 0;)
    {
      const OxbowRecord *record = scenario->tables->pdata[i];
      if (strcmp (record->kind, "district") == 0 && strcmp (oxbow_record_get (record, "code"), "wheat") != 0)
        g_ptr_array_remove_index (scenario->tables, i);
    }
  oxbow_record_set (find_record (scenario, "district code=wheat", &siblings), "copies", "7");
  OxbowRecord *row = find_record (scenario, "row kind=district", &siblings);
  oxbow_record_set (row, "surcharges", "0 0 0 0 0 0 0 0");
  const OxbowProblem *found = find_problem (
      scenario, problems, "The row has 8 slots, but there are only 7 districts: the game ends with round 1.");
  g_assert_cmpint (found->severity, ==, OXBOW_PROBLEM_WARNING);
  g_assert_cmpint (found->line, ==, row->line);
  g_assert_cmpint (problems->n_errors, ==, 0);
}

/* A land that the map forgets altogether has no cell to be named. */
static void
test_no_land (void)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (OxbowDocument) document = load_realm ();
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  OxbowMap *map = scenario->map;
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&map->grid); cell++)
    if (strchr ("s17S", map->terrain[cell]) != NULL)
      oxbow_map_set_terrain (map, cell, '.');
  const OxbowProblem *found =
      find_problem (scenario, problems, "The land of \"senior\" has 0 power works; it must have one.");
  g_assert_cmpint (found->cell, ==, OXBOW_NO_CELL);
  g_assert_cmpint (found->line, ==, oxbow_map_line_of (map, 0));
}

void
add_data_tests (void)
{
  for (const DataTest *test = tests; test->path != NULL; test++)
    g_test_add_data_func (test->path, test, test_data);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    g_test_add_data_func (counts[i].path, &counts[i], test_count);
  for (guint i = 0; i < G_N_ELEMENTS (crowds); i++)
    g_test_add_data_func (crowds[i].path, &crowds[i], test_crowd);
  g_test_add_func ("/water-rights/WR-3.2/towns-too-large", test_large_map);
  g_test_add_func ("/water-rights/WR-3.2/no-land", test_no_land);
  g_test_add_func ("/water-rights/WR-4.4/settings-of-the-scenario", test_settings);
  g_test_add_func ("/water-rights/WR-6.6/fewer-districts-than-slots", test_short_stack);
}
