/* test-measure.c: a map that is only drawn can be measured by games between computer players, and stopped
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/fact.h"
#include "editor/new.h"
#include "editor/standard.h"
#include "players/chronicle.h"
#include "players/levels.h"

typedef struct
{
  OxbowChronicle *chronicle;
  GCancellable *cancellable;
  int stop_after;               /* games, or 0 */
} Watch;

static OxbowPlayer *
new_player_cb (int player, uint64_t seed, gpointer data, GError **error)
{
  return oxbow_level_new_player (oxbow_level_find ("random", error), seed);
}

static void
watch_cb (const OxbowArenaGame *game, const OxbowState *before, const OxbowMove *move, const OxbowEvents *events,
          const OxbowState *after, gpointer data)
{
  oxbow_chronicle_watch (((Watch *) data)->chronicle, before, move, after);
}

static void
progress_cb (int n_done, gpointer data)
{
  Watch *watch = data;
  if (watch->stop_after > 0 && n_done >= watch->stop_after)
    g_cancellable_cancel (watch->cancellable);
}

/* A scenario that lies in no file. */
static OxbowScenario *
draw (const char *game)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find (game);
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  const OxbowGrid grid = { ruleset->generator->width.usual, ruleset->generator->height.usual, OXBOW_FLAT };
  int values[OXBOW_MAX_SLIDERS];
  oxbow_generator_get_usual (ruleset->generator, values);
  return oxbow_new_from_chance (standard, &grid, values, 11, NULL);
}

static GArray *
play (OxbowScenario *scenario, Watch *watch, int n_games, GError **error)
{
  const OxbowArena arena = { .scenario = scenario, .n_players = 1, .first_seed = 1, .n_games = n_games, .n_threads = 2,
                             .new_player = new_player_cb, .watch = watch_cb, .progress = progress_cb, .data = watch };
  return oxbow_arena_play (&arena, watch->cancellable, error);
}

/* How often each cell mattered: something on land, nothing where there is no cell. */
static void
test_uses (void)
{
  g_autoptr (OxbowScenario) scenario = draw ("dos-rios");
  g_autoptr (OxbowChronicle) chronicle = oxbow_chronicle_new (&scenario->map->grid);
  Watch watch = { chronicle };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) games = play (scenario, &watch, 4, &error);
  int64_t on_land = 0;
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 4);
  for (OxbowCell cell = 0; cell < chronicle->n_cells; cell++)
    if (scenario->map->terrain[cell] == '^' || scenario->map->terrain[cell] == '.')
      g_assert_cmpint ((int) chronicle->uses[cell], ==, 0);
    else
      on_land += chronicle->uses[cell];
  g_assert_cmpint ((int) on_land, >, 100);
}

static void
test_stopped (void)
{
  g_autoptr (OxbowScenario) scenario = draw ("water-rights");
  g_autoptr (OxbowChronicle) chronicle = oxbow_chronicle_new (&scenario->map->grid);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Watch watch = { chronicle, cancellable, 2 };
  g_autoptr (GError) error = NULL;
  g_assert_null (play (scenario, &watch, 1000000, &error));
  g_assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
}

/* A map that is not ready is refused in the game's words, and in no other way. */
static void
test_unready (void)
{
  g_autoptr (OxbowScenario) scenario = draw ("dos-rios");
  g_autoptr (OxbowChronicle) chronicle = oxbow_chronicle_new (&scenario->map->grid);
  Watch watch = { chronicle };
  g_autoptr (GError) error = NULL;
  for (OxbowCell cell = 0; cell < chronicle->n_cells; cell++)
    if (scenario->map->terrain[cell] == '@')
      scenario->map->terrain[cell] = '~';
  g_assert_null (play (scenario, &watch, 4, &error));
  g_assert_cmpstr (error->message, ==, "The map has no city, where the campesinos start.");
}

/* Figures of a map, as far as it is drawn */

static GPtrArray *
measure (const OxbowScenario *scenario)
{
  GPtrArray *facts = oxbow_facts_new ();
  scenario->ruleset->measure (scenario, facts);
  return facts;
}

static const char *
find_fact (const GPtrArray *facts, const char *title)
{
  for (guint i = 0; i < facts->len; i++)
    if (g_str_equal (((const OxbowFact *) facts->pdata[i])->title, title))
      return ((const OxbowFact *) facts->pdata[i])->text;
  return NULL;
}

typedef struct
{
  const char *game, *title, *text;
} Figure;

/* As counted by hand on the printed boards. */
static const Figure figures[] = {
  { "dos-rios", "Springs of the Rio Verde and the Rio Moreno", "4 steps" },
  { "rising-waters", "Shore of Wolf Lake", "12 cells; water higher than 2 floods the first" },
  { "rising-waters", "Land of elevation 5", "43 cells" },
  { "water-rights", "Pools of Senior", "6 of 20 cells" },
  { "water-rights", "Border of Senior and Riparian", "7 sides" },
  { "navajo-wars", "Black Mesa", "6 cells; through all of them 21 points on foot, 12 with a horse" },
};

static void
test_figures (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_autoptr (OxbowScenario) scenario = test_standard (oxbow_ruleset_find (figures[i].game));
      g_autoptr (GPtrArray) facts = measure (scenario);
      g_assert_cmpstr (find_fact (facts, figures[i].title), ==, figures[i].text);
    }
}

/* Of a map that is hardly begun, and of one that a monkey has been at, something or nothing is told, in whole words. */
static void
test_figures_of_drafts (void)
{
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    for (int round = 0; round < 40; round++)
      {
        g_autoptr (OxbowScenario) scenario = test_standard (oxbow_rulesets[i]);
        const OxbowTerrain *terrains = oxbow_rulesets[i]->palette->terrains;
        int n = 0, n_cells = oxbow_grid_n_cells (&scenario->map->grid);
        while (terrains[n].code != '\0')
          n++;
        for (OxbowCell cell = 0; cell < n_cells; cell += g_test_rand_int_range (1, 8))
          scenario->map->terrain[cell] = terrains[g_test_rand_int_range (0, n)].code;
        if (round % 4 == 0)
          g_ptr_array_set_size (scenario->map->groups, 0);
        g_autoptr (GPtrArray) facts = measure (scenario);
        for (guint k = 0; k < facts->len; k++)
          g_assert_true (*((const OxbowFact *) facts->pdata[k])->text != '\0');
      }
}

/* Three ways lead down from the spring; a course that is drawn leaves one, and a dam the two others. Behind three dams
 * lies a hex that no water can reach. */
static void
test_rivers (void)
{
  static const struct { const char *edges, *length, *reach; } rows[] = {
    { "", "2 cells", "6 at the start, 6 with dams" },
    { "course B1/S", "2 cells", "4 at the start, 6 with dams" },
    { "dam B1/S", "2 cells", "4 at the start, 6 with dams" },
    { "dam B1/S,dam A2/SE,dam C2/SW", "2 cells", "4 at the start, 5 with dams" },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      OxbowMap *map = oxbow_map_new (OXBOW_FLAT, 3, 4, '^');
      memcpy (map->terrain, "^V^hhhwww~~@", 12);
      g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (oxbow_ruleset_find ("dos-rios"), "rivers", map);
      g_auto (GStrv) edges = g_strsplit (rows[i].edges, ",", -1);
      for (int k = 0; edges[k] != NULL; k++)
        {
          OxbowRecord *record = oxbow_record_new (g_str_has_prefix (edges[k], "dam") ? "dam" : "course");
          record->edge = oxbow_edge_parse (&map->grid, strchr (edges[k], ' ') + 1);
          g_ptr_array_add (map->edges, record);
        }
      g_autoptr (GPtrArray) facts = measure (scenario);
      g_assert_cmpstr (find_fact (facts, "Rio Verde, from the spring to its mouth"), ==, rows[i].length);
      g_assert_cmpstr (find_fact (facts, "Cells that the Rio Verde can water"), ==, rows[i].reach);
      g_assert_cmpstr (find_fact (facts, "Cells that no river can water"), ==, i == 3 ? "1" : "0");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/measure/uses", test_uses);
  g_test_add_func ("/editor/measure/stopped", test_stopped);
  g_test_add_func ("/editor/measure/unready", test_unready);
  g_test_add_func ("/editor/measure/figures", test_figures);
  g_test_add_func ("/editor/measure/figures-of-drafts", test_figures_of_drafts);
  g_test_add_func ("/editor/measure/DR-3.7/rivers", test_rivers);
  return g_test_run ();
}
