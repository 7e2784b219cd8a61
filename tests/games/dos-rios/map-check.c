/* map-check.c: why a map cannot be played, and what was perhaps not meant (DR-3.12)
 *
 * One row, one damaged map; all that is wrong with it is told in the order of the rules' list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"
#include <string.h>

typedef struct
{
  const char *path, *rows, *records, *options;
  const char *problems;         /* one a line; warnings begin with "?"; "..." in the end: and what follows from that */
  bool is_pointy;
  int players;
} CheckTest;

#define GOOD "^V^M^A^R^ ^w^t^c^f^ ^h^h^h^h^ ^f^f^f^f^ ^@^@^@^@^"
#define EDGES "^V^M^ hwcwh hwwhf whwht ~~~~@"
#define TILES "^^V^^ ^?wf^ ^??f^ hfwth hftch ~~@~~"

static const CheckTest checks[] = {
  { "/dos-rios/DR-3.12/nothing-wrong", GOOD, NULL, NULL, "" },
  { "/dos-rios/DR-3.12/pointy", GOOD, NULL, NULL, "Dos Rios needs a flat-top map.\n...", true },
  { "/dos-rios/DR-3.12/no-city", "^V^M^A^R^ ^w^t^c^f^ ^h^h^h^h^ ^f^f^f^f^ ^~^~^~^~^", NULL, NULL,
    "The map has no city, where the campesinos start.\n..." },
  { "/dos-rios/DR-3.12/no-spring", "^^^^^^^^^ ^w^t^c^f^ ^h^h^h^h^ ^f^f^f^f^ ^@^@^@^@^", NULL, NULL,
    "The map needs one to four springs." },
  { "/dos-rios/DR-3.12/two-springs-of-one-river", "^V^M^M^R^ ^w^t^c^f^ ^h^h^h^h^ ^f^f^f^f^ ^@^@^@^@^", NULL, NULL,
    "Rio Moreno has more than one spring." },
  { "/dos-rios/DR-3.12/five-springs", "^V^M^A^R^V ^w^t^c^f^w ^h^h^h^h^h ^f^f^f^f^f ^@^@^@^@^@", NULL, NULL,
    "The map needs one to four springs.\nRio Verde has more than one spring." },
  { "/dos-rios/DR-3.12/a-spring-walled-in", "^V^M^A^R^ ^w^t^c^^^ ^h^h^h^h^ wf^f^f^f^ ^@^@^@^@^", NULL, NULL,
    "Rio Rojo cannot leave its spring at H1: no way leads down to a lake or the city." },
  { "/dos-rios/DR-3.12/too-few-hexes", "^V^M^A^^^ ^w^t^c^^^ ^h^h^h^^^ ^f^f^f^^^ ^@^@^@^@^", NULL, NULL,
    "The map has too few hexes for the campesinos." },
  { "/dos-rios/DR-3.12/too-few-for-all-to-be-placed", GOOD, NULL, "placed=4",
    "The map has too few hexes for the campesinos.", .players = 4 },
  { "/dos-rios/DR-3.12/no-way-out-of-the-city", "^V^M^A^R^ ^w^t^c^f^ ^h^h^h^h^ ^f^f^f^f^ ^~^~^~^~^ ^^^^^^^^@", NULL,
    NULL,
    "Campesinos cannot leave the city.\n..." },
  { "/dos-rios/DR-3.12/out-of-the-city-by-a-trail", "^V^M^A^R^ ^w1t^c^f^ ^h^h^h^h^ ^f^f^f^f^ ^~^~^~^~^ ^^^^^^^^@",
    NULL, NULL,
    "?F2 cannot be reached on foot.\n?H2 cannot be reached on foot.\n?F3 cannot be reached on foot.\n"
    "?H3 cannot be reached on foot.\n?F4 cannot be reached on foot.\n?H4 cannot be reached on foot." },
  { "/dos-rios/DR-3.12/tile-places-without-slots", TILES, NULL, NULL,
    "Cell B2 is a tile place, but the scenario has no tile slots.\n"
    "Cell B3 is a tile place, but the scenario has no tile slots.\n"
    "Cell C3 is a tile place, but the scenario has no tile slots." },
  { "/dos-rios/DR-3.12/no-triangle", "^^V^^ ^???^ ^fwf^ hfwth hftch ~~@~~", "slot B2 C2 D2; tile letters=wtc", NULL,
    "Tile slot 1 is not a triangle of three cells of the land “Place for a tile”." },
  { "/dos-rios/DR-3.12/not-three-places", TILES,
    "slot B2 B3 C3; slot D3 D4 C4; tile letters=wtc; tile letters=wtc", NULL,
    "Tile slot 2 is not a triangle of three cells of the land “Place for a tile”." },
  { "/dos-rios/DR-3.12/a-place-in-no-slot", "^^V^^ ^?w?^ ^??f^ hfwth hftch ~~@~~", "slot B2 B3 C3; tile letters=wtc",
    NULL,
    "Cell D2 belongs to no tile slot." },
  { "/dos-rios/DR-3.12/a-place-in-two-slots", TILES,
    "slot B2 B3 C3; slot B2 C3 B3; tile letters=wtc; tile letters=wtc", NULL,
    "Cell B2 belongs to two tile slots.\nCell B3 belongs to two tile slots.\nCell C3 belongs to two tile slots." },
  { "/dos-rios/DR-3.12/tiles-and-slots", TILES, "slot B2 B3 C3; tile letters=wtc; tile letters=wtc",
    NULL, "There must be as many tiles as slots (tiles: 2, slots: 1)." },
  { "/dos-rios/DR-3.12/a-tile-of-water", TILES, "slot B2 B3 C3; tile letters=w~c", NULL,
    "Tile 1 has an unknown terrain." },
  { "/dos-rios/DR-3.12/a-tile-of-two", TILES, "slot B2 B3 C3; tile letters=wt", NULL,
    "Tile 1 needs three letters." },
  { "/dos-rios/DR-3.12/an-unknown-card", GOOD, NULL, "deck=wheat,rye,corn,tobacco",
    "The deck has an unknown card rye." },
  { "/dos-rios/DR-3.12/a-card-for-no-river", "^V^M^A^^^ ^w^t^c^w^ ^h^h^h^h^ ^f^f^f^f^ ^@^@^@^@^", NULL,
    "deck=wheat,rojo,corn,tobacco", "The deck has a card for Rio Rojo, which is not on the map." },
  { "/dos-rios/DR-3.12/desperados-of-no-river", "^V^M^A^^^ ^w^t^c^w^ ^h^h^h^h^ ^f^f^f^f^ ^@^@^@^@^", NULL,
    "deck=wheat,desperado-rojo,corn,tobacco", "The deck has a card for Rio Rojo, which is not on the map." },
  { "/dos-rios/DR-3.12/too-few-cards", GOOD, NULL, "deck=wheat,corn,desperado-verde,desperado-rojo",
    "The deck has too few harvest cards for the row." },
  { "/dos-rios/DR-3.12/too-small", "^V @w", NULL, NULL,
    "The map must be between 3 and 60 cells wide and high.\n..." },
  { "/dos-rios/DR-3.12/many-things-in-order", "^^M^M^A^^ ^w^t^c^^^ ^h^h^h^^^ ^f^f^f^^^ ^~^~^~^~^", NULL,
    "deck=wheat,verde,corn,rye",
    "The map has no city, where the campesinos start.\nRio Moreno has more than one spring.\n"
    "Rio Moreno cannot leave its spring at C1: no way leads down to a lake or the city.\n"
    "Rio Moreno cannot leave its spring at E1: no way leads down to a lake or the city.\n"
    "Rio Azul cannot leave its spring at G1: no way leads down to a lake or the city.\n"
    "The map has too few hexes for the campesinos.\n..." },
  { "/dos-rios/DR-3.12/example-23-hollows", "^^V^^ wwwww 1^^hh wwfww ~~@~~", NULL, NULL,
    "?No river can reach A2: water could not leave it.\n?No river can reach B2: water could not leave it.\n"
    "?The map has no tobacco field.\n?The map has no corn field." },
  { "/dos-rios/DR-3.12/no-forest", "^V^M^A^R^ ^w^t^c^w^ ^h^h^h^h^ ^h^h^h^h^ ^@^@^@^@^", NULL, NULL,
    "?The map has no forest: dams cannot be won." },
  { "/dos-rios/DR-3.12/no-crops", "^V^M^A^R^ ^f^f^f^f^ ^h^h^h^h^ ^h^h^h^h^ ^@^@^@^@^", NULL, NULL,
    "?The map has no wheat field.\n?The map has no tobacco field.\n?The map has no corn field." },
  { "/dos-rios/DR-3.12/a-lonely-trail", "^V^M^A^R^^1 ^w^t^c^f^^^ ^h^h^h^h^^^ ^f^f^f^f^^^ ^@^@^@^@^^^", NULL, NULL,
    "?Trail 1 touches no hex." },
  { "/dos-rios/DR-3.12/an-island", "^V^M^A^R^^^^ ^w^t^c^f^^w^ ^h^h^h^h^^^^ ^f^f^f^f^^^^ ^@^@^@^@^^^^", NULL, NULL,
    "?No river can reach K2: water could not leave it.\n?K2 cannot be reached on foot." },
  { "/dos-rios/DR-3.12/dams-and-courses", EDGES, "dam B2/S; course B2/SE; course C3/S", NULL, "" },
  { "/dos-rios/DR-3.6/a-dam-where-nothing-flows", EDGES, "dam A1/SE; course A1/S", NULL,
    "No dam can stand on A1/SE, for no water could flow there.\n"
    "No river can run over A1/S, for no water could flow there." },
  { "/dos-rios/DR-5.8/the-last-way-down", EDGES, "dam B1/S; dam B1/SE; dam B1/SW", NULL,
    "The last way down from B1 must stay open." },
  { "/dos-rios/DR-4.5/a-course-over-a-dam", EDGES, "dam B2/S; course B2/S", NULL,
    "No river can run over B2/S, for a dam stands there." },
  { "/dos-rios/DR-3.12/drawn-twice", EDGES, "dam B2/S; course B2/SE; dam B2/S; course B2/SE", NULL,
    "Two dams are drawn on B2/S; only one can stand there.\n"
    "The course of a river is drawn twice over B2/SE; once is enough." },
  { "/dos-rios/DR-4.5/two-courses", EDGES, "course B2/S; course B2/SE", NULL,
    "Two courses lead away from B2; water takes one way." },
  { "/dos-rios/DR-3.7/a-course-uphill", EDGES, "course B2/SW", NULL,
    "?The river does not run over B2/SW, for another way is lower." },
  { NULL }
};

static OxbowScenario *
damaged_scenario (const CheckTest *test)
{
  TestBoard board = { .ruleset = "dos-rios", .rows = test->rows, .records = test->records };
  OxbowScenario *scenario = test_board_scenario (&board);

  if (test->is_pointy)
    scenario->map->grid.orientation = OXBOW_POINTY;
  scenario->min_players = scenario->max_players = test->players > 0 ? test->players : 2;
  if (test->options != NULL)
    {
      g_autoptr (OxbowSettings) settings = test_settings (0, 0, test->options);
      oxbow_settings_free (scenario->settings);
      scenario->settings = g_steal_pointer (&settings);
      scenario->settings->has_seed = false;
    }
  return scenario;
}

static void
run_check_test (gconstpointer data)
{
  const CheckTest *test = data;
  g_autoptr (OxbowScenario) scenario = damaged_scenario (test);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (GString) told = g_string_new (NULL);

  oxbow_scenario_check (scenario, problems);
  for (guint i = 0; i < problems->list->len; i++)
    {
      const OxbowProblem *problem = problems->list->pdata[i];
      g_string_append_printf (told, "%s%s%s", i > 0 ? "\n" : "", problem->severity == OXBOW_PROBLEM_WARNING ? "?" : "",
                              problem->sentence);
    }
  const char *dots = strstr (test->problems, "...");
  if (dots != NULL)
    g_string_truncate (told, MIN (told->len, (gsize) (dots - test->problems)));
  g_autofree char *expected = g_strndup (test->problems,
                                         dots != NULL ? (gsize) (dots - test->problems) : strlen (test->problems));
  g_assert_cmpstr (g_strchomp (told->str), ==, g_strchomp (expected));

  /* What the check refuses cannot be played; what it lets pass can. */
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, NULL, &error);
  g_assert_true ((setup != NULL) == (problems->n_errors == 0));
  if (setup == NULL)
    g_assert_nonnull (strstr (error->message, ((const OxbowProblem *) problems->list->pdata[0])->sentence));
}

/* A letter that the palette lacks, and a map of 61 columns, are damages of their own. */
static void
test_unknown_terrain (void)
{
  g_autoptr (OxbowScenario) scenario = test_board_scenario (&narrow);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();

  oxbow_map_set_terrain (scenario->map, 0, 'x');
  oxbow_scenario_check (scenario, problems);
  g_assert_cmpint (problems->n_errors, >=, 1);
  const OxbowProblem *problem = problems->list->pdata[0];
  g_assert_cmpstr (problem->sentence, ==, "Cell A1 has an unknown terrain.");
  g_assert_cmpint (problem->cell, ==, 0);
}

/* So many that more of the same would not help: fifty are told. */
static void
test_unknown_everywhere (void)
{
  g_autofree char *row = g_strnfill (60, 'x');
  g_autofree char *rows = g_strjoin (" ", row, row, row, NULL);
  const TestBoard board = { .ruleset = "dos-rios", .rows = rows };
  g_autoptr (OxbowScenario) scenario = test_board_scenario (&board);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  int n = 0;

  oxbow_scenario_check (scenario, problems);
  for (guint i = 0; i < problems->list->len; i++)
    n += g_str_has_suffix (((OxbowProblem *) problems->list->pdata[i])->sentence, "has an unknown terrain.");
  g_assert_cmpint (n, ==, 50);
}

/* A file may hold tables by the hundred thousand; whoever made them must not make us think for minutes. */
static void
test_tables_without_end (void)
{
  const TestBoard board = { .ruleset = "dos-rios", .rows = TILES, .records = "slot B2 B3 C3" };
  g_autoptr (OxbowScenario) scenario = test_board_scenario (&board);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();

  for (int i = 0; i < 1000; i++)
    {
      OxbowRecord *tile = oxbow_record_new ("tile");
      oxbow_record_set (tile, "letters", "w~c");
      g_ptr_array_add (scenario->tables, tile);
      g_ptr_array_add (scenario->tables, oxbow_record_new ("slot"));
    }
  oxbow_scenario_check (scenario, problems);
  g_assert_cmpint (problems->n_errors, ==, 50 + 1 + 50);
}

static void
test_sizes (void)
{
  for (int width = 59; width <= 61; width++)
    {
      g_autoptr (GString) rows = g_string_new (narrow.rows);
      g_autofree char *more = g_strnfill ((gsize) width - 9, '^');
      g_autofree char *wider = g_strconcat (more, " ", NULL);
      g_string_replace (rows, " ", wider, 0);
      g_string_append (rows, more);
      TestBoard board = { .ruleset = "dos-rios", .rows = rows->str, .players = 2 };
      g_autoptr (OxbowScenario) scenario = test_board_scenario (&board);
      g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
      oxbow_scenario_check (scenario, problems);
      g_assert_cmpint (problems->n_errors, ==, width > 60);
    }
}

void
add_check_tests (void)
{
  for (const CheckTest *test = checks; test->path != NULL; test++)
    g_test_add_data_func (test->path, test, run_check_test);
  g_test_add_func ("/dos-rios/DR-3.12/unknown-terrain", test_unknown_terrain);
  g_test_add_func ("/dos-rios/DR-3.12/unknown-terrain-everywhere", test_unknown_everywhere);
  g_test_add_func ("/dos-rios/DR-3.12/tables-without-end", test_tables_without_end);
  g_test_add_func ("/dos-rios/DR-3.12/sizes", test_sizes);
}
