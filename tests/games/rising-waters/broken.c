/* broken.c: scenarios that cannot be played, and the sentence, the line and the cell for each (RW-2, RW-3, RW-8)
 *
 * A row changes some text of the lesson's file: what the regular expression `find` matches becomes `put`. What is wrong
 * with it then is held against the sentence, and its line against the one that the text `line` stands in. What no file
 * can say, as there must be thousands of lines or the reader of files refuses it, is put into the scenario itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/position.h"

#include "files/document.h"
#include "files/library.h"

#include <string.h>

#define FIRST_ROW "<row>t..~..t</row>"
#define TOWN_1 "<feature kind=\"town\" at=\"F3\" board=\"1\""
#define SITE "<feature kind=\"site\" at=\"G2\""
#define WATER_1 "id=\"t1\" at=\"D1 D2 D3\""
#define WATER_4 "id=\"t4\" at=\"D10 D11 D12\""
#define LAND_01 "id=\"01\" at=\"E1 F1 G1 E2 F2 G2\""
#define LANDING_AT(id) "<group kind=\"landing\" id=\"" id "\" at=\"G12\"/>"
#define LANDING LANDING_AT ("landing")

typedef struct
{
  const char *path;
  const char *find, *put;       /* the dot matches ends of lines as well */
  const char *line;             /* a text of the line that is named, as it is then */
  const char *cell;             /* or NULL */
  const char *sentence;
  bool is_warning;
} BrokenTest;

static const BrokenTest maps[] = {
  { "/rising-waters/RW-3.1/pointy-map", "orientation=\"flat\"", "orientation=\"pointy\"", FIRST_ROW, NULL,
    "Rising Waters needs a flat-top map." },
  { "/rising-waters/RW-3.1/cell-in-two-groups", LAND_01, "id=\"01\" at=\"E1 F1 G1 E2 F2 G2 E3\"", "id=\"02\"", "E3",
    "Cell E3 belongs to two groups, 01 and 02." },
  { "/rising-waters/RW-3.1/land-in-a-water-group", WATER_1, "id=\"t1\" at=\"D1 D2 D3 E1\"", "id=\"t1\"", "E1",
    "The water group t1 holds E1, which is land." },
  { "/rising-waters/RW-3.1/water-in-a-land-group", "D1 D2 D3(.*)E2 F2 G2", "D2 D3\\1E2 F2 G2 D1", "id=\"01\"", "D1",
    "The land group 01 holds D1, which is water." },
  { "/rising-waters/RW-3.1/cell-of-no-group", LAND_01, "id=\"01\" at=\"E1 F1 E2 F2 G2\"", FIRST_ROW, "G1",
    "Cell G1 belongs to no group of water or land." },
  { "/rising-waters/RW-3.1/group-in-two-parts", "E2 F2 G2(.*)E4 F4 G4", "E2 F2 G4\\1E4 F4 G2", "id=\"01\"", "E1",
    "The cells of the group 01 do not hang together.", .is_warning = true },
  { "/rising-waters/RW-6.3.5/water-left-out", "downstream=\"t2\"", "downstream=\"t3\"", "id=\"t1\"", "D4",
    "The water of t1 flows on to t3 and leaves out t2, which lies on its way. Lead it there first, unless that is "
    "meant.", .is_warning = true },
  { "/rising-waters/RW-3.1/same-id-twice", "id=\"02\"", "id=\"t1\"", "id=\"t1\" at=\"E3", "E3",
    "Two groups have the same id t1." },
  { "/rising-waters/RW-3.1/no-water", "<group kind=\"water\".*(<group kind=\"land\" id=\"01\")", "\\1", FIRST_ROW,
    NULL,
    "The map has 0 water groups; it needs 1 to 32." },
  { "/rising-waters/RW-6.6/no-landing", LANDING, "", FIRST_ROW, NULL,
    "The map has 0 landing groups, where Survivors arrive; it needs 1 to 4." },
  { "/rising-waters/RW-6.6/five-landings", LANDING,
    LANDING LANDING_AT ("l2") LANDING_AT ("l3") LANDING_AT ("l4") "\n" LANDING_AT ("l5"), "id=\"l5\"", NULL,
    "The map has 5 landing groups, where Survivors arrive; it needs 1 to 4." },
  { "/rising-waters/RW-6.6/landing-in-the-river", "id=\"landing\" at=\"G12\"", "id=\"landing\" at=\"G12 D4\"",
    "id=\"landing\"", "D4", "Survivors cannot arrive on D4, which is water." },
  { "/rising-waters/RW-6.2.2/area-of-no-table", "id=\"tensas\"", "id=\"red-river\"", "id=\"t2\"", "D4",
    "The water group t2 lies in the area tensas, which no table names." },
  { "/rising-waters/RW-6.2.2/dot-in-the-middle", "anchor=\"D8\"", "anchor=\"D8\" dotted=\"yes\"", "id=\"t3\"", "D7",
    "The water group t3 has a dot, but is not the first of its area." },
  { "/rising-waters/RW-6.2.2/no-dot", " dotted=\"yes\"", "", "id=\"t1\"", "D1",
    "The water group t1 is the first of its area and needs its dot (dotted)." },
  { "/rising-waters/RW-6.3.4/anchor-elsewhere", "anchor=\"D2\"", "anchor=\"D4\"", "id=\"t1\"", "D4",
    "The anchor of the water group t1 is not one of its cells." },
  { "/rising-waters/RW-6.3.5/flows-to-no-water", "downstream=\"t4\"", "downstream=\"gulf\"", "id=\"t3\"", "D7",
    "The water group t3 flows on to gulf, which is no water group." },
  { "/rising-waters/RW-6.3.5/flows-to-land", "downstream=\"t4\"", "downstream=\"03\"", "id=\"t3\"", "D7",
    "The water group t3 flows on to 03, which is no water group." },
  { "/rising-waters/RW-6.3.5/flows-in-a-ring", "anchor=\"D11\"", "anchor=\"D11\" downstream=\"t2\"", "id=\"t4\"",
    "D10", "The water of the group t4 flows in a ring." },
  { "/rising-waters/RW-6.3.5/flows-to-itself", "anchor=\"D11\"", "anchor=\"D11\" downstream=\"t4\"", "id=\"t4\"", "D10",
    "The water of the group t4 flows in a ring." },
  { "/rising-waters/RW-2.4/town-on-open-land", TOWN_1, "<feature kind=\"town\" at=\"F2\" board=\"1\"", "at=\"F2\"",
    "F2", "The town of board 1 lies on F2, which is no town site." },
  { "/rising-waters/RW-2.4/town-twice", "board=\"2\"", "board=\"1\"", "at=\"B9\"", "B9", "Board 1 has two towns." },
  { "/rising-waters/RW-2.2/site-in-the-river", SITE, "<feature kind=\"site\" at=\"D5\"", "kind=\"site\"", "D5",
    "A site of relief camps lies on D5, which is water." },
  { "/rising-waters/RW-2.2/site-of-all-twice", SITE, SITE "/>\n<feature kind=\"site\" at=\"E1\"",
    "at=\"E1\" name", "E1",
    "Two sites are for camp 0 (0: for all without one of their own)." },
  { "/rising-waters/RW-2.2/site-twice", SITE, SITE " camp=\"3\"/>\n<feature kind=\"site\" at=\"E1\" camp=\"3\"",
    "at=\"E1\" camp", "E1", "Two sites are for camp 3 (0: for all without one of their own)." },
  { NULL }
};

static const BrokenTest pieces[] = {
  { "/rising-waters/RW-5.6.6/levee-in-the-river", "</map>", "</map><piece kind=\"levee\" at=\"D4\" level=\"3\"/>",
    "at=\"D4\"", "D4", "A levee lies on D4, which is water." },
  { "/rising-waters/RW-5.6.6/two-levees-on-a-cell", "</map>",
    "</map><piece kind=\"levee\" at=\"E4\" level=\"3\"/>\n<piece kind=\"levee\" at=\"E4\" level=\"4\"/>",
    "level=\"4\"", "E4", "There are two levees on E4." },
  { "/rising-waters/RW-5.3.1/camp-in-the-river", "</map>", "</map><piece kind=\"camp\" at=\"D4\" colour=\"red\"/>",
    "at=\"D4\"", "D4", "A relief camp lies on D4, which is water." },
  { "/rising-waters/RW-5.3.1/two-camps-on-a-cell", "</map>",
    "</map><piece kind=\"camp\" at=\"E4\" colour=\"red\"/>\n<piece kind=\"camp\" at=\"E4\" colour=\"green\"/>",
    "\"green\"", "E4", "There are two relief camps on E4." },
  { "/rising-waters/RW-6.6/survivor-in-the-river", "</map>",
    "</map><piece kind=\"survivor\" at=\"E4\"/><piece kind=\"survivor\" at=\"E4\"/>\n"
    "<piece kind=\"survivor\" at=\"D4\"/>", "at=\"D4\"", "D4", "A Survivor is on D4, which is water." },
  { NULL }
};

static const BrokenTest tables[] = {
  { "/rising-waters/RW-2.5/season-twice", "version=\"fall\" weeks", "version=\"spring\" weeks", "level=\"2\"", NULL,
    "The tables have the season \"spring\" twice." },
  { "/rising-waters/RW-2.5/season-that-is-played", "<season version=\"fall\"", "<season version=\"spring\"",
    "level=\"2\"", NULL, "The tables have no season \"fall\", which is played." },
  { "/rising-waters/RW-2.3/seven-areas", "<cloudy",
    "<area id=\"red\"/><area id=\"white\"/>\n<area id=\"ouachita\"/><cloudy", "ouachita", NULL,
    "The tables have 7 areas of the weather; 1 to 6 are needed." },
  { "/rising-waters/RW-2.3/no-areas", "<area.*(<cloudy)", "\\1", "id=\"help-b\"", NULL,
    "The tables have 0 areas of the weather; 1 to 6 are needed." },
  { "/rising-waters/RW-2.2/card-twice", "<landowner card=\"force\"", "<landowner card=\"threat\"",
    "fall=\"5\" spring=\"7\"", NULL, "The tables have the landowner \"threat\" twice." },
  { "/rising-waters/RW-2.1/card-twice", "<community card=\"church\"", "<community card=\"blues\" ",
    "card=\"blues\"  ", NULL, "The tables have the community \"blues\" twice." },
  { "/rising-waters/RW-2.4/board-twice", "<board number=\"2\"", "<board number=\"1\"", "id=\"tallulah\"", NULL,
    "The tables have the board \"1\" twice." },
  { "/rising-waters/RW-2.4/board-without-a-town", TOWN_1 "[^>]*>", "", "id=\"greenville\"", NULL,
    "The seat Greenville (board 1) has no town on the map: put a Town on a cell of it, and give it board 1." },
  { "/rising-waters/RW-2.4/no-board-for-a-seat", "<board number=\"1\"[^>]*>", "", "id=\"rolling-fork\"", NULL,
    "The tables have no board 1 for seat 1." },
  { "/rising-waters/RW-2.6/goal-missing", "<goal id=\"music-b\"[^>]*>", "", "id=\"help-b\"", NULL,
    "The tables have no goal \"music-b\"; all ten are needed, or none." },
  { "/rising-waters/RW-2.6/goal-without-needs", " education=\"3\"", "", "id=\"word-a\"", NULL,
    "The goal \"word-a\" needs no cards at all." },
  { "/rising-waters/RW-2.3/too-many-clouds", "<cloudy count=\"10\"", "<cloudy count=\"220\"", "id=\"tensas\"", NULL,
    "The Weather deck has 278 cards; 250 are the most." },
  { "/rising-waters/RW-2.3/heavy-cards-that-stay-out", "heavy=\"9\"(.*?)<area.*<cloudy count=\"10\"",
    "heavy=\"0\"\\1<area id=\"tensas\" heavy=\"9\"/><cloudy count=\"2\"", "id=\"tensas\"", NULL,
    "The Weather deck has 2 cards; it needs 3 at least." },
  { "/rising-waters/RW-2.1/too-many-cards", "card=\"blues\" count=\"13\"", "card=\"blues\" count=\"200\"",
    "card=\"vaudeville\"", NULL, "The Community deck has 287 cards; 250 are the most." },
  { "/rising-waters/RW-2.1/too-few-cards", "<community.*card=\"vaudeville\"", "<community card=\"vaudeville\"",
    "card=\"vaudeville\"", NULL, "The Community deck has 6 cards; it needs 7 at least." },
  { "/rising-waters/RW-2.2/too-many-cards", "starred=\"10\"", "starred=\"200\"", "card=\"camp7\"", NULL,
    "The Landowner deck has 270 cards; 250 are the most." },
  { "/rising-waters/RW-2.2/too-few-cards", "<landowner.*card=\"camp7\"", "<landowner card=\"camp7\" starred=\"2\"",
    "card=\"camp7\"", NULL, "The Landowner deck has 2 cards; it needs 3 at least." },
  { "/rising-waters/RW-2.2/camp-without-a-site", SITE " name", SITE " camp=\"2\" name", "card=\"camp1\"", NULL,
    "Relief camp 1 has no site on the map." },
  { "/rising-waters/RW-2.5/land-below-the-water", "value=\"fall\"(.*)id=\"02\"([^>]*)elevation=\"2\"",
    "value=\"spring\"\\1id=\"02\"\\2elevation=\"2\" spring=\"1\"", "id=\"02\"", "E3",
    "E3 lies lower than the water beside it stands at the start.", .is_warning = true },
  { NULL }
};

static OxbowDocument *
load_lesson (const BrokenTest *test, char **text)
{
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("rising-waters"), "tensas-lesson"), *whole = NULL;
  g_autoptr (GError) error = NULL;
  g_file_get_contents (path, &whole, NULL, &error);
  g_assert_no_error (error);
  g_autoptr (GRegex) find = g_regex_new (test != NULL ? test->find : "^", G_REGEX_DOTALL, 0, &error);
  g_assert_no_error (error);
  *text = g_regex_replace (find, whole, -1, 0, test != NULL ? test->put : "", 0, &error);
  g_assert_no_error (error);
  g_assert_true (test == NULL || strcmp (*text, whole) != 0);
  OxbowDocument *document = oxbow_document_parse (*text, strlen (*text), "lesson.oxbow", &error);
  g_assert_no_error (error);
  return document;
}

static int
line_of (const char *text, const char *part)
{
  const char *found = strstr (text, part);
  int line = 1;
  g_assert_nonnull (found);
  for (const char *at = text; at < found; at++)
    line += *at == '\n';
  return line;
}

static const OxbowProblem *
find_problem (const OxbowScenario *scenario, const char *sentence, OxbowProblems *problems)
{
  g_autoptr (GString) said = g_string_new (NULL);
  oxbow_scenario_check (scenario, problems);
  for (guint i = 0; i < problems->list->len; i++)
    {
      const OxbowProblem *problem = problems->list->pdata[i];
      if (strcmp (problem->sentence, sentence) == 0)
        return problem;
      g_string_append_printf (said, "%d: %s\n", problem->line, problem->sentence);
    }
  g_error ("Nothing says \"%s\", only\n%s", sentence, said->str);
}

static void
test_file (gconstpointer data)
{
  const BrokenTest *test = data;
  g_autofree char *text = NULL;
  g_autoptr (OxbowDocument) document = load_lesson (test, &text);
  const OxbowScenario *scenario = oxbow_document_get_scenario (document);
  const OxbowGrid *grid = &scenario->map->grid;
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  const OxbowProblem *problem = find_problem (scenario, test->sentence, problems);
  g_assert_cmpint (problem->severity, ==, test->is_warning ? OXBOW_PROBLEM_WARNING : OXBOW_PROBLEM_ERROR);
  g_assert_cmpint (problem->line, ==, line_of (text, test->line));
  g_assert_cmpint (problem->cell, ==, test->cell != NULL ? oxbow_cell_parse (grid, test->cell) : OXBOW_NO_CELL);
}

/* The lesson with another map, all of one letter. */
static OxbowDocument *
load_empty (int width, int height, char terrain)
{
  g_autofree char *text = NULL;
  OxbowDocument *document = load_lesson (NULL, &text);
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  oxbow_map_free (scenario->map);
  scenario->map = oxbow_map_new (OXBOW_FLAT, width, height, terrain);
  return document;
}

static void
expect (const OxbowDocument *document, const char *sentence)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  const OxbowProblem *problem = find_problem (oxbow_document_get_scenario (document), sentence, problems);
  g_assert_cmpint (problem->severity, ==, OXBOW_PROBLEM_ERROR);
}

static void
test_size (void)
{
  g_autoptr (OxbowDocument) document = load_empty (65, 64, '.');
  expect (document, "The map must have at most 4096 cells.");
}

static void
test_terrain (void)
{
  g_autofree char *text = NULL;
  g_autoptr (OxbowDocument) document = load_lesson (NULL, &text);
  oxbow_map_set_terrain (oxbow_document_get_scenario (document)->map, 1, '#');
  expect (document, "Cell B1 has an unknown terrain.");
}

static void
test_no_cells (void)
{
  g_autofree char *text = NULL;
  g_autoptr (OxbowDocument) document = load_lesson (NULL, &text);
  GPtrArray *groups = oxbow_document_get_scenario (document)->map->groups;
  g_array_set_size (((OxbowRecord *) groups->pdata[0])->cells, 0);
  g_array_set_size (((OxbowRecord *) groups->pdata[groups->len - 1])->cells, 0);
  expect (document, "The group t1 has no cells.");
  expect (document, "A landing group has no cells.");
}

static void
test_two_towns (void)
{
  g_autofree char *text = NULL;
  g_autoptr (OxbowDocument) document = load_lesson (NULL, &text);
  const OxbowMap *map = oxbow_document_get_scenario (document)->map;
  OxbowRecord *second = map->features->pdata[1];
  g_array_index (second->cells, OxbowCell, 0) = oxbow_cell_parse (&map->grid, "F3");
  expect (document, "Two towns lie on F3.");
}

/* The first record of a kind in the tables once more, as an editor's draft may have it. */
static void
test_doubles (gconstpointer data)
{
  const char *kind = data;
  g_autofree char *text = NULL;
  g_autoptr (OxbowDocument) document = load_lesson (NULL, &text);
  GPtrArray *records = oxbow_document_get_scenario (document)->tables;
  guint i = 0;
  while (strcmp (((OxbowRecord *) records->pdata[i])->kind, kind) != 0)
    i++;
  g_autofree char *sentence = g_strdup_printf ("The tables have the %s \"%s\" twice.", kind,
                                               oxbow_record_get (records->pdata[i], "id"));
  g_ptr_array_add (records, oxbow_record_copy (records->pdata[i]));
  expect (document, sentence);
}

static void
add_groups (OxbowDocument *document, const char *kind, OxbowCell from, int n)
{
  for (OxbowCell cell = from; cell < from + n; cell++)
    {
      OxbowMap *map = oxbow_document_get_scenario (document)->map;
      OxbowRecord *group = oxbow_record_new (kind);
      g_autofree char *id = g_strdup_printf ("g%d", cell);
      oxbow_record_set (group, "id", id);
      if (strcmp (kind, "water") == 0)
        {
          oxbow_record_set (group, "area", "tensas");
          oxbow_record_set (group, "anchor", oxbow_cell_name (&map->grid, cell, (char[OXBOW_NAME_SIZE]) { 0 }));
        }
      else
        oxbow_record_set (group, "elevation", "3");
      g_array_append_val (group->cells, cell);
      g_ptr_array_add (map->groups, group);
    }
}

static void
test_groups (void)
{
  g_autoptr (OxbowDocument) document = load_empty (60, 6, '~');
  add_groups (document, "water", 0, 33);
  expect (document, "The map has 33 water groups; it needs 1 to 32.");
  add_groups (document, "land", 33, 250);
  expect (document, "The map has 283 groups of water and land; 250 are the most.");
}

static void
test_pieces (gconstpointer data)
{
  static const struct { const char *kind, *name, *value; int n; } many[] = {
    { "levee", "level", "3", 61 }, { "camp", "colour", "red", 8 }, { "survivor", NULL, NULL, 201 },
  };
  static const char *const sentences[] = { "There are more than 60 levees.", "There are more than 7 relief camps.",
                                           "There are more than 200 pieces." };
  int which = GPOINTER_TO_INT (data);
  g_autoptr (OxbowDocument) document = load_empty (60, 6, '.');
  for (OxbowCell cell = 0; cell < many[which].n; cell++)
    {
      OxbowRecord *piece = oxbow_record_new (many[which].kind);
      g_array_append_val (piece->cells, cell);
      if (many[which].name != NULL)
        oxbow_record_set (piece, many[which].name, many[which].value);
      g_ptr_array_add (oxbow_document_get_scenario (document)->pieces, piece);
    }
  expect (document, sentences[which]);
}

/* A scenario may do without goals, but then nobody can play with them. */
static void
test_no_goals (void)
{
  static const BrokenTest bare = { NULL, "<goal.*(</tables>)", "\\1" };
  g_autofree char *text = NULL;
  g_autoptr (OxbowDocument) document = load_lesson (&bare, &text);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;
  oxbow_scenario_check (oxbow_document_get_scenario (document), problems);
  g_assert_cmpint (problems->n_errors, ==, 0);
  oxbow_settings_set_option (settings, "community_goals", "on", 0);
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  g_assert_null (setup);
  g_assert_cmpstr (error->message, ==, "This scenario has no Community Goals (option community_goals).");
}

static void
add_files (const BrokenTest *tests)
{
  for (; tests->path != NULL; tests++)
    g_test_add_data_func (tests->path, tests, test_file);
}

void
add_broken_tests (void)
{
  add_files (maps);
  add_files (pieces);
  add_files (tables);
  g_test_add_func ("/rising-waters/RW-3.1/too-many-cells", test_size);
  g_test_add_func ("/rising-waters/RW-3.1/unknown-terrain", test_terrain);
  g_test_add_func ("/rising-waters/RW-3.1/groups-without-cells", test_no_cells);
  g_test_add_func ("/rising-waters/RW-2.4/two-towns-in-one-place", test_two_towns);
  g_test_add_func ("/rising-waters/RW-2.6/no-goals-no-play-with-them", test_no_goals);
  g_test_add_data_func ("/rising-waters/RW-2.3/area-twice", "area", test_doubles);
  g_test_add_data_func ("/rising-waters/RW-2.6/goal-twice", "goal", test_doubles);
  g_test_add_func ("/rising-waters/RW-3.1/too-many-groups", test_groups);
  g_test_add_data_func ("/rising-waters/RW-5.6.6/too-many-levees", GINT_TO_POINTER (0), test_pieces);
  g_test_add_data_func ("/rising-waters/RW-5.3.1/too-many-camps", GINT_TO_POINTER (1), test_pieces);
  g_test_add_data_func ("/rising-waters/RW-6.6/too-many-pieces", GINT_TO_POINTER (2), test_pieces);
}
