/* test-measure.c: a map that is only drawn can be measured by games between computer players, and stopped
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/measure/uses", test_uses);
  g_test_add_func ("/editor/measure/stopped", test_stopped);
  g_test_add_func ("/editor/measure/unready", test_unready);
  return g_test_run ();
}
