/* data.c: scenarios that cannot be played, and the shipped ones (chapter 11)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/games.h"

#include "files/document.h"
#include "files/library.h"
#include "games/navajo-wars/navajo-wars.h"
#include <string.h>

typedef enum { SET, REMOVE, DOUBLE, SET_CHILD, REMOVE_CHILD, DOUBLE_CHILD } What;

/* What is done to the n-th record of a kind, counted from 0, and the sentence for it, which names its line. */
typedef struct
{
  const char *path, *sentence, *kind;
  int n;
  What what;
  const char *attribute, *value;
  bool is_missing;              /* so that the line is that of the last of its kind that is left */
  int later;                    /* lines to the other of two, which is the one too many */
} Damage;

#define EFFECTS "An effect is a number or a tribe after one of: none, intruders, drought, rain, tribal, raid, build, " \
  "captives, blight, sheep, horse, goods, ap, morale, eferocity, culture, military, revolt, unrest, mexican, " \
  "american, manuelito, carson."

static const Damage damages[] = {
  { "/navajo-wars/NW-2.1/a-territory-twice", "Territory 1 is on the map twice.", "territory", 1, SET, "id", "1" },
  { "/navajo-wars/NW-2.1/a-territory-missing", "The map lacks territory 4.", "territory", 3, REMOVE,
    .is_missing = true },
  { "/navajo-wars/NW-2.1/a-territory-too-many-cells", "Territory 7 has 6 cells, and should have 3.",
    "territory", 0, SET,
    "id", "7" },
  { "/navajo-wars/NW-2.1/a-name-too-long",
    "\"A territory with a name of far too many words\" is too long; a name has at most 39 bytes here.", "territory", 2,
    SET, "name", "A territory with a name of far too many words" },
  { "/navajo-wars/NW-2.1/an-area-twice", "Area 4 is there twice.", "area", 2, SET, "number", "4", .later = 1 },
  { "/navajo-wars/NW-2.1/an-area-missing", "The values of area 6 are missing.", "area", 5, REMOVE, .is_missing = true },
  { "/navajo-wars/NW-2.1/a-value-of-nothing",
    "The area has \"0\" as horse, which should be a whole number from 1 to 9.", "area", 0, SET, "horse", "0" },
  { "/navajo-wars/NW-2.2/a-box-twice", "Box 2 of the elders is there twice.", "box", 0, SET, "number", "2",
    .later = 1 },
  { "/navajo-wars/NW-2.2/a-box-missing", "Box 7 of the elders is missing.", "box", 6, REMOVE, .is_missing = true },
  { "/navajo-wars/NW-2.2/corn-twice", "Corn of the value 3 is there twice.", "corn", 3, SET, "value", "3" },
  { "/navajo-wars/NW-2.2/corn-missing", "Corn of the value 1 is missing; if there is none, its count is 0.", "corn", 0,
    REMOVE, .is_missing = true },
  { "/navajo-wars/NW-2.2/intruders-twice", "Intruders of the kind \"omen\" are there twice.",
    "intruder", 0, SET, "kind",
    "omen", .later = 6 },
  { "/navajo-wars/NW-2.2/intruders-missing",
    "Intruders of the kind \"wanderers\" are missing; if there are none, their count is 0.", "intruder", 8, REMOVE,
    .is_missing = true },
  { "/navajo-wars/NW-2.2/a-bag-of-seven-colours", "The bag should be seven numbers of cubes, not \"3 3 3\".",
    "start", 0,
    SET, "bag", "3 3 3" },
  { "/navajo-wars/NW-2.10/a-difference-twice", "Battles have two lines for the difference -1.", "battle", 3, SET,
    "difference", "-1", .later = 2 },
  { "/navajo-wars/NW-2.10/a-difference-missing", "Battles have no line for the difference -4.", "battle", 8, REMOVE,
    .is_missing = true },
  { "/navajo-wars/NW-2.6/an-unknown-effect", "\"earthquake 1\" is no effect. " EFFECTS, "operation", 0, SET, "major",
    "earthquake 1" },
  { "/navajo-wars/NW-2.6/an-effect-without-a-number", "\"drought\" is no effect. " EFFECTS, "ceremony", 0, SET,
    "enemy-way", "drought" },
  { "/navajo-wars/NW-2.6/a-tribe-that-is-none", "\"tribal romans\" is no effect. " EFFECTS,
    "operation", 2, SET, "major",
    "tribal romans" },
  { "/navajo-wars/NW-2.6/two-outposts-in-one-effect", "\"build 2\" is no effect. " EFFECTS, "event", 1, SET_CHILD,
    "does", "build 2" },
  { "/navajo-wars/NW-2.3/a-card-twice", "Card 14 is there twice.", "operation", 0, SET, "number", "14", .later = 1 },
  { "/navajo-wars/NW-2.4/a-card-missing", "Card 1 is missing.", "ceremony", 0, REMOVE, .is_missing = true },
  { "/navajo-wars/NW-2.5/an-event-twice", "Card 42 is there twice.", "event", 0, SET, "number", "42", .later = 3 },
  { "/navajo-wars/NW-2.5/an-event-missing", "Card 41 is missing.", "event", 0, REMOVE, .is_missing = true },
  { "/navajo-wars/NW-2.5/a-title-too-long",
    "\"An event that is told at such length that nobody can read it to the end\" is too long; a name has at most 63 "
    "bytes here.", "event", 0, SET, "title",
    "An event that is told at such length that nobody can read it to the end" },
  { "/navajo-wars/NW-2.5/too-many-effects", "An event card has at most 4 effects.", "event", 0, DOUBLE_CHILD },
  { "/navajo-wars/NW-2.7/a-counter-missing", "Counter A of the spanish period is missing.", "counter", 0, REMOVE,
    .is_missing = true },
  { "/navajo-wars/NW-2.7/a-counter-without-a-back", "Counter B of the spanish period lacks its back.", "counter", 1,
    REMOVE_CHILD },
  { "/navajo-wars/NW-2.7/a-counter-with-two-fronts",
    "Counter C of the spanish period has two sides of the kind front.", "counter", 2, DOUBLE_CHILD },
  { "/navajo-wars/NW-11.1/no-start", "The scenario does not say how the game starts.", "start", 0, REMOVE,
    .is_missing = true },
  { "/navajo-wars/NW-11.1/two-starts", "A scenario has one start.", "start", 0, DOUBLE },
  { "/navajo-wars/NW-11.1/a-family-twice", "Family B is there twice.", "family", 0, SET, "name", "B", .later = 1 },
  { "/navajo-wars/NW-2.1/two-missions-in-a-territory", "Territory 2 has two of the kind mission.", "outpost", 0, DOUBLE,
    "kind", "mission" },
  { "/navajo-wars/NW-2.1/a-fort-elsewhere", "Forts stand in territories 3 and 5 only.", "outpost", 0, SET, "kind",
    "fort" },
  { "/navajo-wars/NW-4/an-event-in-two-stacks", "Event card 42 is in two stacks.", "stack", 0, SET, "event", "42",
    .later = 1 },
  { "/navajo-wars/NW-4/six-stacks", "A deck has at most five stacks.", "stack", 0, DOUBLE },
  { "/navajo-wars/NW-6.1/the-final-card-must-come", "The final card 50 is in none of the stacks.", "start", 0, SET,
    "final", "50" },
};

static GPtrArray *
records_of (OxbowScenario *scenario, const char *kind)
{
  return g_str_equal (kind, "territory") ? scenario->map->groups : scenario->tables;
}

static guint
find (GPtrArray *records, const char *kind, int n)
{
  guint i = 0;
  for (;; i++)
    if (g_str_equal (((OxbowRecord *) records->pdata[i])->kind, kind) && n-- == 0)
      return i;
}

/* Rise has no Outpost, and two stacks: what the rows need is put there first. */
static void
furnish (OxbowScenario *scenario, const Damage *damage)
{
  static const char *const stacks[] = { "43", "44", "45" };
  if (g_str_equal (damage->kind, "outpost"))
    {
      OxbowRecord *outpost = oxbow_record_new ("outpost");
      oxbow_record_set (outpost, "kind", "mission");
      oxbow_record_set (outpost, "territory", "2");
      outpost->line = 1000;
      g_ptr_array_add (scenario->tables, outpost);
    }
  for (guint i = 0; i < G_N_ELEMENTS (stacks) && g_str_has_suffix (damage->path, "six-stacks"); i++)
    {
      OxbowRecord *stack = oxbow_record_new ("stack");
      oxbow_record_set (stack, "event", stacks[i]);
      g_ptr_array_add (scenario->tables, stack);
    }
}

static void
double_record (GPtrArray *records, guint i, const Damage *damage)
{
  OxbowRecord *copy = oxbow_record_copy (records->pdata[i]);
  if (g_str_has_suffix (damage->path, "six-stacks"))
    oxbow_record_set (copy, "event", "46");
  g_ptr_array_add (records, copy);
}

/* Four more, so that whatever number is allowed is passed. */
static void
double_child (OxbowRecord *record)
{
  for (int i = 0; i < 4; i++)
    oxbow_record_add (record, oxbow_record_copy (record->children->pdata[0]));
}

static void
do_damage (OxbowScenario *scenario, const Damage *damage, int *line)
{
  furnish (scenario, damage);
  GPtrArray *records = records_of (scenario, damage->kind);
  guint i = find (records, damage->kind, damage->n);
  OxbowRecord *record = records->pdata[i];
  GPtrArray *children = record->children;
  *line = record->line;
  switch (damage->what)
    {
    case SET:
      oxbow_record_set (record, damage->attribute, damage->value);
      break;
    case REMOVE:
      g_ptr_array_remove_index (records, i);
      break;
    case DOUBLE:
      double_record (records, i, damage);
      break;
    case SET_CHILD:
      oxbow_record_set (children->pdata[0], damage->attribute, damage->value);
      *line = ((OxbowRecord *) children->pdata[0])->line;
      break;
    case REMOVE_CHILD:
      g_ptr_array_remove_index (children, children->len - 1);
      break;
    case DOUBLE_CHILD:
      double_child (record);
      *line = ((OxbowRecord *) children->pdata[0])->line;
      break;
    }
}

static int
line_of_last (OxbowScenario *scenario, const char *kind)
{
  GPtrArray *records = records_of (scenario, kind);
  for (guint i = records->len; i > 0; i--)
    if (strcmp (((OxbowRecord *) records->pdata[i - 1])->kind, kind) == 0)
      return ((OxbowRecord *) records->pdata[i - 1])->line;
  return ((OxbowRecord *) records->pdata[records->len - 1])->line;
}

/* The sentence is among those that are told, with the line of what it speaks of. */
static void
check_told (const OxbowProblems *problems, const char *sentence, int line)
{
  GString *told = g_string_new (NULL);
  for (guint i = 0; i < problems->list->len; i++)
    {
      const OxbowProblem *problem = problems->list->pdata[i];
      bool is_it = strcmp (problem->sentence, sentence) == 0;
      if (is_it && problem->line == line)
        {
          g_string_free (told, true);
          return;
        }
      g_string_append_printf (told, "\n%d: %s", problem->line, problem->sentence);
    }
  g_error ("\"%s\" in line %d is not among:%s", sentence, line, told->str);
}

static OxbowDocument *
load (const char *name)
{
  g_autofree char *path = oxbow_library_path (&navajo_wars_ruleset, name);
  g_autoptr (GError) error = NULL;
  OxbowDocument *document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  return document;
}

static void
test_damage (gconstpointer data)
{
  const Damage *damage = data;
  g_autoptr (OxbowDocument) document = load ("rise");
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  int line;

  do_damage (scenario, damage, &line);
  oxbow_scenario_check (scenario, problems);
  if (damage->is_missing)
    line = line_of_last (scenario, damage->kind);
  check_told (problems, damage->sentence, line + damage->later);
}

/* Without a family or a stack the start is to blame. */
static void
test_without (void)
{
  static const struct
  {
    const char *kind, *sentence;
  } rows[] = { { "family", "No family begins the game." }, { "stack", "The deck has no stack." } };

  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      g_autoptr (OxbowDocument) document = load ("rise");
      OxbowScenario *scenario = oxbow_document_get_scenario (document);
      g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
      const OxbowRecord *start = scenario->tables->pdata[find (scenario->tables, "start", 0)];
      for (guint i = scenario->tables->len; i-- > 0;)
        if (g_str_equal (((OxbowRecord *) scenario->tables->pdata[i])->kind, rows[row].kind))
          g_ptr_array_remove_index (scenario->tables, i);
      oxbow_scenario_check (scenario, problems);
      check_told (problems, rows[row].sentence, start->line);
    }
}

/* What stands nowhere is told with the line where the scenario begins. */
static void
test_no_tables (void)
{
  g_autoptr (OxbowDocument) document = load ("rise");
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();

  g_ptr_array_set_size (scenario->tables, 0);
  oxbow_scenario_check (scenario, problems);
  g_assert_cmpint (scenario->line, ==, 3);
  check_told (problems, "The scenario does not say how the game starts.", 3);
}

/* What is wrong with a cell names it, and its line. */
static void
test_cells (void)
{
  static const struct
  {
    const char *cell, *sentence;
    char letter;
  } rows[] = {
    { "E4", "Cell E4 belongs to a territory and should be land.", '.' },
    { "C6", "Cell C6 belongs to a territory and should be land.", '@' },
    { "F5", "Cell F5 belongs to two areas.", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (OxbowDocument) document = load ("rise");
      OxbowMap *map = oxbow_document_get_scenario (document)->map;
      OxbowCell cell = oxbow_cell_parse (&map->grid, rows[i].cell);
      g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
      if (rows[i].letter != 0)
        map->terrain[cell] = rows[i].letter;
      else
        g_array_index (((OxbowRecord *) map->groups->pdata[5])->cells, OxbowCell, 0) = cell;
      oxbow_scenario_check (oxbow_document_get_scenario (document), problems);
      check_told (problems, rows[i].sentence, oxbow_map_line_of (map, cell));
      g_assert_cmpint (((OxbowProblem *) problems->list->pdata[0])->cell, ==, cell);
    }
}

static void
test_pointy (void)
{
  g_autoptr (OxbowDocument) document = load ("rise");
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();

  scenario->map->grid.orientation = OXBOW_POINTY;
  oxbow_scenario_check (scenario, problems);
  check_told (problems, "Navajo Wars needs a flat-top map.", oxbow_map_line_of (scenario->map, 0));
}

/* Other numbers than the standard ones are played by. */
static void
test_other_numbers (void)
{
  g_autoptr (OxbowDocument) document = load ("rise");
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  GPtrArray *tables = scenario->tables;
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;

  oxbow_record_set (tables->pdata[find (tables, "area", 5)], "horse", "5");
  oxbow_record_set (tables->pdata[find (tables, "box", 3)], "rating", "6");
  oxbow_record_set (tables->pdata[find (tables, "box", 3)], "elders", "2");
  oxbow_record_set (tables->pdata[find (tables, "corn", 3)], "count", "0");
  oxbow_record_set (tables->pdata[find (tables, "intruder", 6)], "count", "0");
  oxbow_record_set (tables->pdata[find (tables, "battle", 4)], "away", "FV");
  oxbow_record_set (tables->pdata[find (tables, "start", 0)], "goods", "5");
  oxbow_record_set (tables->pdata[find (tables, "start", 0)], "harass", "1");
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, &error);
  g_assert_no_error (error);
  const NavajoWarsState *state = (const NavajoWarsState *) setup->start;
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);
  g_assert_nonnull (strstr (listing, "\nelders 1 1 1 2 0 0 0\n"));
  g_assert_nonnull (strstr (listing, "\ncorn cup 2 4 4 0\n"));
  g_assert_nonnull (strstr (listing, "\nintruders cup 2 2 4 2 2 2 0 2 2\n"));
  g_assert_nonnull (strstr (listing, "\npools 5 1 1\n"));
  g_assert_cmpint (navajo_wars_rating (state, 4), ==, 6);
  g_assert_cmpint (navajo_wars_data (state)->horse_values[6], ==, 5);
  g_assert_cmpint (navajo_wars_data (state)->outcomes[4][3], ==, NAVAJO_WARS_FV);
  g_autoptr (OxbowSetup) again = oxbow_setup_read (setup, listing, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (oxbow_state_digest (again->start), ==, oxbow_state_digest (setup->start));
}

static void
test_shipped (void)
{
  g_autoptr (GPtrArray) names = oxbow_library_list (&navajo_wars_ruleset);

  g_assert_cmpuint (names->len, ==, 9);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = oxbow_library_path (&navajo_wars_ruleset, names->pdata[i]);
      g_autoptr (OxbowDocument) document = oxbow_document_load (path, NULL);
      g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
      oxbow_scenario_check (oxbow_document_get_scenario (document), problems);
      g_assert_cmpuint (problems->list->len, ==, 0);

      /* What it is about is told with its years. */
      const char *about = oxbow_text_get (oxbow_document_get_scenario (document)->description);
      g_assert_true (g_regex_match_simple ("\\b1[5-9]\\d\\d\\b", about, 0, 0));
      g_autoptr (OxbowSetup) setup = navajo_wars_game (names->pdata[i], 1, NULL);
      g_assert_cmpuint (setup->start->size, <=, 2048);
    }
}

static void
test_designed (void)
{
  g_autoptr (OxbowSetup) drought = navajo_wars_game ("the-long-drought", 1, NULL);
  g_autoptr (OxbowSetup) refuge = navajo_wars_game ("canyon-refuge", 1, NULL);
  g_autoptr (OxbowSetup) valleys = navajo_wars_game ("two-valleys", 1, NULL);
  const NavajoWarsState *state = (const NavajoWarsState *) drought->start;

  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    g_assert_cmpint (state->drought[t], ==, 1);
  g_assert_cmpint (state->sheep, ==, 4);
  g_assert_cmpint (navajo_wars_n_outposts ((const NavajoWarsState *) refuge->start), ==, 4);
  g_assert_cmpint (navajo_wars_data ((const NavajoWarsState *) valleys->start)->vp[1], ==, 4);
  g_assert_cmpint (navajo_wars_data ((const NavajoWarsState *) valleys->start)->vp[4], ==, 0);
}

void
add_data_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    g_test_add_data_func (damages[i].path, &damages[i], test_damage);
  g_test_add_func ("/navajo-wars/NW-11.1/nobody-and-nothing", test_without);
  g_test_add_func ("/navajo-wars/NW-11.1/no-tables-at-all", test_no_tables);
  g_test_add_func ("/navajo-wars/NW-2.1/cells-of-areas", test_cells);
  g_test_add_func ("/navajo-wars/NW-2.1/a-flat-top-map", test_pointy);
  g_test_add_func ("/navajo-wars/NW-2.2/other-numbers", test_other_numbers);
  g_test_add_func ("/navajo-wars/NW-11.1/shipped-scenarios-are-whole", test_shipped);
  g_test_add_func ("/navajo-wars/NW-11.2/designed-scenarios", test_designed);
}
