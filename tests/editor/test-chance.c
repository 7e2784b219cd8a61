/* test-chance.c: maps by chance can be played, whatever was wished, and are drawn again by the same seed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/new.h"
#include "editor/standard.h"
#include "files/document.h"
#include "scale.h"
#include <string.h>

#define MOST_MOVES 20000

typedef struct
{
  OxbowGrid grid;
  int values[OXBOW_MAX_SLIDERS];
  uint64_t seed;
} Wish;

/* Often the least or the most of what can be wished. */
static int
choose (int minimum, int maximum)
{
  int way = g_test_rand_int_range (0, 4);
  return way == 0 ? minimum : way == 1 ? maximum : g_test_rand_int_range (minimum, maximum + 1);
}

static Wish
make_wish (const OxbowGenerator *generator)
{
  Wish wish = { { choose (generator->width.minimum, generator->width.maximum),
                  choose (generator->height.minimum, generator->height.maximum), OXBOW_FLAT },
                { 0 }, (uint64_t) g_test_rand_int () & 0xffffffff };
  for (int i = 0; generator->sliders[i].name != NULL; i++)
    wish.values[i] = choose (generator->sliders[i].minimum, generator->sliders[i].maximum);
  return wish;
}

static char *
describe (const OxbowRuleset *ruleset, const Wish *wish)
{
  GString *text = g_string_new (ruleset->id);
  g_string_append_printf (text, " --size %dx%d --seed %" G_GUINT64_FORMAT, wish->grid.width, wish->grid.height,
                          (guint64) wish->seed);
  for (int i = 0; ruleset->generator->sliders[i].name != NULL; i++)
    g_string_append_printf (text, " --slider %s=%d", ruleset->generator->sliders[i].name, wish->values[i]);
  return g_string_free (text, FALSE);
}

static OxbowScenario *
draw (const OxbowScenario *standard, const Wish *wish)
{
  g_autoptr (GError) error = NULL;
  OxbowScenario *scenario = oxbow_new_from_chance (standard, &wish->grid, wish->values, wish->seed, &error);
  g_assert_no_error (error);
  return scenario;
}

static char *
write_out (const OxbowScenario *scenario)
{
  g_autoptr (GBytes) bytes = oxbow_document_write (scenario, NULL);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* A random game, to its end or to most moves. */
static void
play (OxbowScenario *scenario, int most, const char *what)
{
  g_autoptr (GError) error = NULL;
  OxbowSettings *settings = oxbow_settings_new ();
  OxbowRng rng = { 7 };
  settings->seed = 7;
  settings->has_seed = true;
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, &error);
  oxbow_settings_free (settings);
  if (setup == NULL)
    g_test_message ("%s: %s", what, error->message);
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  for (int i = 0; i < most && setup->ruleset->turn (state) >= 0; i++)
    {
      oxbow_state_legal (state, &moves);
      g_assert_cmpint (moves.n, >, 0);
      g_assert_true (oxbow_state_apply (state, &moves.items[oxbow_rng_below (&rng, (uint64_t) moves.n)], NULL, NULL));
    }
  oxbow_moves_clear (&moves);
}

static void
test_playable (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  for (int i = 0; i < scaled (150); i++)
    {
      Wish wish = make_wish (ruleset->generator);
      g_autofree char *what = describe (ruleset, &wish);
      g_autoptr (OxbowScenario) scenario = draw (standard, &wish);
      test_check_playable (scenario, what);
      g_autoptr (GError) error = NULL;
      g_assert_true (oxbow_document_would_open (scenario, &error));
      play (scenario, i % 10 == 0 ? 200 : 0, what);
    }
}

static void
test_played_to_the_end (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  for (uint64_t seed = 1; seed <= 3; seed++)
    {
      Wish wish = { { ruleset->generator->width.usual, ruleset->generator->height.usual, OXBOW_FLAT }, { 0 }, seed };
      oxbow_generator_get_usual (ruleset->generator, wish.values);
      g_autofree char *what = describe (ruleset, &wish);
      g_autoptr (OxbowScenario) scenario = draw (standard, &wish);
      play (scenario, MOST_MOVES, what);
    }
}

static void
test_same_seed (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  for (int i = 0; i < 20; i++)
    {
      Wish wish = make_wish (ruleset->generator), other = wish;
      other.seed++;
      g_autoptr (OxbowScenario) first = draw (standard, &wish), again = draw (standard, &wish);
      g_autoptr (OxbowScenario) another = draw (standard, &other);
      g_autofree char *first_text = write_out (first), *again_text = write_out (again);
      g_autofree char *another_text = write_out (another);
      g_assert_cmpstr (first_text, ==, again_text);
      g_assert_cmpstr (first_text, !=, another_text);
    }
}

/* What the person wished can be seen: more of it is more of it. */
static int
count_letters (const OxbowScenario *scenario, const char *letters)
{
  int n = 0;
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&scenario->map->grid); cell++)
    n += strchr (letters, scenario->map->terrain[cell]) != NULL;
  return n;
}

static int
count_with (const OxbowRuleset *ruleset, const char *slider, bool is_most, const char *letters)
{
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  Wish wish = { { 20, 20, OXBOW_FLAT }, { 0 }, 5 };
  int i = oxbow_generator_find (ruleset->generator, slider);
  g_assert_cmpint (i, >=, 0);
  oxbow_generator_get_usual (ruleset->generator, wish.values);
  wish.values[i] = is_most ? ruleset->generator->sliders[i].maximum : ruleset->generator->sliders[i].minimum;
  g_autoptr (OxbowScenario) scenario = draw (standard, &wish);
  return count_letters (scenario, letters);
}

static void
test_sliders (void)
{
  static const struct { const char *game, *slider, *letters; int least_more; } rows[] = {
    { "dos-rios", "rivers", "VMAR", 3 },
    { "dos-rios", "ruggedness", "h^", 60 },
    { "dos-rios", "forest", "f", 80 },
    { "dos-rios", "lakes", "~", 10 },
    { "dos-rios", "trails", "12345678", 10 },
    { "rising-waters", "tributaries", "~", 10 },
    { "rising-waters", "forest", "f", 80 },
    { "rising-waters", "farms", "a", 80 },
    { "water-rights", "cells", "srj123789SRJ", 100 },
    { "water-rights", "pools", "123", 20 },
    { "water-rights", "dry", "789", 15 },
    { "navajo-wars", "ruggedness", "mM", 20 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const OxbowRuleset *ruleset = oxbow_ruleset_find (rows[i].game);
      int least = count_with (ruleset, rows[i].slider, false, rows[i].letters);
      int most = count_with (ruleset, rows[i].slider, true, rows[i].letters);
      g_test_message ("%s of %s: %d to %d", rows[i].slider, rows[i].game, least, most);
      g_assert_cmpint (most, >=, least + rows[i].least_more);
    }
}

/* DR-3.5, 3.10: no map by chance has a hex where water or campesinos cannot get. */
static void
test_dos_rios_is_whole (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  for (int i = 0; i < scaled (60); i++)
    {
      Wish wish = make_wish (ruleset->generator);
      g_autofree char *what = describe (ruleset, &wish);
      g_autoptr (OxbowScenario) scenario = draw (standard, &wish);
      g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
      oxbow_scenario_check (scenario, problems);
      for (guint k = 0; k < problems->list->len; k++)
        {
          const OxbowProblem *problem = problems->list->pdata[k];
          if (strstr (problem->sentence, "No river can reach") != NULL
              || strstr (problem->sentence, "on foot") != NULL)
            g_error ("%s: %s", what, problem->sentence);
        }
    }
}

static void
test_refusals (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  const OxbowGrid small = { 4, 9, OXBOW_FLAT }, pointy = { 9, 9, OXBOW_POINTY }, good = { 9, 9, OXBOW_FLAT };
  int values[OXBOW_MAX_SLIDERS];
  g_autoptr (GError) error = NULL;
  oxbow_generator_get_usual (ruleset->generator, values);
  g_assert_null (oxbow_new_from_chance (standard, &small, values, 1, &error));
  g_assert_nonnull (strstr (error->message, "from 5 by 7 to 60 by 60 cells, not 4 by 9"));
  g_clear_error (&error);
  g_assert_null (oxbow_new_from_chance (standard, &pointy, values, 1, &error));
  g_assert_nonnull (strstr (error->message, "flat-top"));
  g_clear_error (&error);
  values[0] = 5;
  g_assert_null (oxbow_new_from_chance (standard, &good, values, 1, &error));
  g_assert_cmpstr (error->message, ==, "\"Rivers\" goes from 1 to 4, not to 5.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      const OxbowRuleset *ruleset = oxbow_rulesets[i];
      g_autofree char *playable = g_strconcat ("/editor/chance/", ruleset->id, "/playable", NULL);
      g_autofree char *played = g_strconcat ("/editor/chance/", ruleset->id, "/played-to-the-end", NULL);
      g_autofree char *same = g_strconcat ("/editor/chance/", ruleset->id, "/same-seed", NULL);
      g_test_add_data_func (playable, ruleset, test_playable);
      g_test_add_data_func (played, ruleset, test_played_to_the_end);
      g_test_add_data_func (same, ruleset, test_same_seed);
    }
  g_test_add_func ("/editor/chance/sliders", test_sliders);
  g_test_add_func ("/editor/chance/DR-3.5/whole", test_dos_rios_is_whole);
  g_test_add_func ("/editor/chance/refusals", test_refusals);
  return g_test_run ();
}
