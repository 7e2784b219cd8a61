/* test-guide.c: what is drawn first, and what is then added to a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/ruleset.h"
#include "editor/change.h"
#include "editor/guide-step.h"
#include "editor/new.h"
#include "editor/standard.h"
#include "editor/toolbox.h"
#include "editor/whole.h"
#include "files/document.h"
#include <string.h>

static bool
has_kind (const OxbowPalette *palette, const char *kind)
{
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    if (oxbow_layer_find_kind (layer, palette, kind) != NULL)
      return true;
  return false;
}

/* Each step names what the palette has, and a letter or a kind that the hand can take. */
static void
check_step (const OxbowGuideStep *step, const OxbowPalette *palette)
{
  g_assert_cmpint ((int) strlen (step->title), >, 0);
  g_assert_cmpint ((int) strlen (step->help), >, 0);
  g_assert_true ((step->terrains != NULL) != (step->kind != NULL));
  g_assert_true (step->kind == NULL || has_kind (palette, step->kind));
  g_assert_true (step->table == NULL || has_kind (palette, step->table));
  for (const char *letter = step->terrains; letter != NULL && *letter != '\0'; letter++)
    g_assert_nonnull (oxbow_palette_find_terrain (palette, *letter));
}

/* On an empty map something is to be drawn that the game cannot do without; the standard map has all of that. */
static void
test_steps (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  const OxbowGrid grid = { 12, 10, OXBOW_FLAT };
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  g_autoptr (OxbowScenario) empty = oxbow_new_from_nothing (standard, &grid, NULL);
  int n_missing = 0;
  g_assert_nonnull (ruleset->palette->guide);
  for (const OxbowGuideStep *step = ruleset->palette->guide; step->title != NULL; step++)
    {
      check_step (step, ruleset->palette);
      bool is_done = oxbow_guide_step_is_done (step, empty);
      n_missing += !is_done && !step->is_wish;
      g_assert_true (step->is_wish || oxbow_guide_step_is_done (step, standard));
      g_assert_true (step->terrains == NULL || strchr (step->terrains, oxbow_guide_step_get_terrain (step, empty)));
    }
  g_assert_cmpint (n_missing, >, 0);
}

/* Of several letters that are all wanted, the first that is missing is offered. */
static void
test_next_letter (void)
{
  const OxbowGrid grid = { 4, 3, OXBOW_FLAT };
  const OxbowGuideStep each = { "a", "b", "wtc", .least = 2, .each = true };
  const OxbowGuideStep any = { "a", "b", "VM", .least = 1 };
  g_autoptr (OxbowScenario) standard = test_standard (oxbow_ruleset_find ("dos-rios"));
  g_autoptr (OxbowScenario) scenario = oxbow_new_from_nothing (standard, &grid, NULL);
  memcpy (scenario->map->terrain, "wwtM", 4);
  g_assert_cmpint (oxbow_guide_step_get_terrain (&each, scenario), ==, 't');
  g_assert_false (oxbow_guide_step_is_done (&each, scenario));
  g_assert_true (oxbow_guide_step_is_done (&any, scenario));
  memcpy (scenario->map->terrain, "wwttcc", 6);
  g_assert_true (oxbow_guide_step_is_done (&each, scenario));
  g_assert_false (oxbow_guide_step_is_done (&any, scenario));
}

static void
paint_streams (OxbowScenario *scenario)
{
  const OxbowGrid *grid = &scenario->map->grid;
  int n_streams = g_test_rand_int_range (1, 5);
  for (int i = 0; i < n_streams; i++)
    {
      OxbowCell cell = g_test_rand_int_range (0, oxbow_grid_n_cells (grid));
      for (int step = g_test_rand_int_range (3, 25); step > 0 && cell != OXBOW_NO_CELL; step--)
        {
          scenario->map->terrain[cell] = '~';
          cell = oxbow_grid_neighbour (grid, cell, g_test_rand_int_range (0, OXBOW_DIRECTIONS));
        }
    }
}

/* Of what was added no river leaves out water on its way. */
static void
assert_courses (OxbowScenario *completed)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  oxbow_scenario_check (completed, problems);
  for (guint i = 0; i < problems->list->len; i++)
    g_assert_null (strstr (((const OxbowProblem *) problems->list->pdata[i])->sentence, "leaves out"));
}

/* Whatever water is painted, and then more of it over what has been added: the map can be played, and one step takes
 * all of it back. */
static void
test_completed (void)
{
  g_autoptr (OxbowScenario) standard = test_standard (oxbow_ruleset_find ("rising-waters"));
  for (int i = 0; i < 40; i++)
    {
      const OxbowGrid grid = { g_test_rand_int_range (9, 20), g_test_rand_int_range (9, 20), OXBOW_FLAT };
      g_autoptr (OxbowScenario) scenario = oxbow_new_from_nothing (standard, &grid, NULL);
      for (int round = 0; round < 3; round++)
        {
          g_autoptr (GError) error = NULL;
          paint_streams (scenario);
          g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
          bool is_different = oxbow_whole_complete (draft, &error);
          g_assert_cmpstr (error != NULL ? error->message : NULL, ==,
                           is_different ? NULL : "Nothing more can be found from what is drawn.");
          g_assert_true (is_different || round > 0);
          if (!is_different)
            continue;
          g_autoptr (OxbowScenario) completed = oxbow_draft_snapshot (draft);
          test_check_playable (completed, "rising-waters");
          if (round == 0)
            assert_courses (completed);
          g_assert_true (oxbow_document_would_open (completed, &error));
          g_assert_false (oxbow_whole_complete (draft, NULL));          /* nothing more is missing */
          g_assert_true (oxbow_draft_undo (draft));
          g_autoptr (GBytes) before = oxbow_document_write (scenario, NULL);
          g_autoptr (GBytes) after = oxbow_document_write (oxbow_draft_get_scenario (draft), NULL);
          g_assert_true (g_bytes_equal (before, after));
          oxbow_scenario_unref (scenario);
          scenario = oxbow_scenario_copy (completed);
        }
    }
}

/* Of two groups that share all their cells the first is left, and none without cells. */
static void
test_shared_cells (void)
{
  static const char *const kinds[] = { "water", "land" };
  g_autoptr (OxbowScenario) standard = test_standard (oxbow_ruleset_find ("rising-waters"));
  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const OxbowGrid grid = { 12, 12, OXBOW_FLAT };
      g_autoptr (GError) error = NULL;
      g_autoptr (OxbowScenario) scenario = oxbow_new_from_nothing (standard, &grid, NULL);
      paint_streams (scenario);
      g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
      oxbow_whole_complete (draft, &error);
      g_assert_no_error (error);
      GPtrArray *groups = oxbow_draft_get_scenario (draft)->map->groups;
      int index = 0;
      while (strcmp (((OxbowRecord *) groups->pdata[index])->kind, kinds[i]) != 0)
        index++;
      g_assert_cmpint (oxbow_change_add_copy (draft, OXBOW_LAYER_GROUPS, index, NULL), ==, index + 1);
      g_assert_true (oxbow_whole_complete (draft, &error));
      for (guint k = 0; k < groups->len; k++)
        g_assert_cmpuint (((OxbowRecord *) groups->pdata[k])->cells->len, >, 0);
      test_check_playable (oxbow_draft_get_scenario (draft), kinds[i]);
    }
}

/* Takes all cells out of the group, and does not let go. */
static void
empty_group (OxbowToolbox *box, const OxbowRecord *group)
{
  g_autoptr (GArray) cells = g_array_copy (group->cells);
  OxbowAim aim = { g_array_index (cells, OxbowCell, 0), OXBOW_NO_EDGE, OXBOW_BUTTON_SECOND };
  oxbow_toolbox_set_tool (box, oxbow_tool_find ("group"));
  oxbow_toolbox_set_kind (box, OXBOW_LAYER_GROUPS, group->kind);
  oxbow_toolbox_press (box, &aim);
  for (guint i = 1; i < cells->len; i++)
    {
      aim.cell = g_array_index (cells, OxbowCell, i);
      oxbow_toolbox_drag (box, &aim);
    }
}

/* What is missing is found from the map as the stroke leaves it: a group that it has emptied is none by then. The hand
 * has let go also where nothing can be added. */
static void
test_completed_in_a_stroke (void)
{
  const OxbowGrid grid = { 12, 12, OXBOW_FLAT };
  g_autoptr (OxbowScenario) standard = test_standard (oxbow_ruleset_find ("rising-waters"));
  g_autoptr (OxbowScenario) scenario = oxbow_new_from_nothing (standard, &grid, NULL);
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  const OxbowAim middle = { oxbow_cell_parse (&grid, "F6"), OXBOW_NO_EDGE, OXBOW_BUTTON_FIRST };
  oxbow_toolbox_set_terrain (box, OXBOW_BUTTON_FIRST, 'f');
  oxbow_toolbox_press (box, &middle);
  g_assert_false (oxbow_whole_complete (draft, NULL));
  g_assert_false (oxbow_toolbox_is_pressed (box));
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 1);
  oxbow_toolbox_set_terrain (box, OXBOW_BUTTON_FIRST, '~');
  oxbow_toolbox_press (box, &middle);
  g_assert_true (oxbow_whole_complete (draft, NULL));
  g_assert_false (oxbow_toolbox_is_pressed (box));
  const GPtrArray *groups = oxbow_draft_get_scenario (draft)->map->groups;
  guint landing = 0;
  while (strcmp (((OxbowRecord *) groups->pdata[landing])->kind, "landing") != 0)
    landing++;
  empty_group (box, groups->pdata[landing]);
  g_assert_true (oxbow_toolbox_is_pressed (box));
  g_assert_true (oxbow_whole_complete (draft, NULL));
  g_assert_false (oxbow_toolbox_is_pressed (box));
  test_check_playable (oxbow_draft_get_scenario (draft), "a landing of its own");
  g_assert_true (oxbow_document_would_open (oxbow_draft_get_scenario (draft), NULL));
}

/* What cannot be helped says why, and changes nothing. */
static void
test_refused (void)
{
  static const struct
  {
    const char *game;
    OxbowOrientation orientation;
    const char *sentence;
  } cases[] = {
    { "rising-waters", OXBOW_FLAT, "There is no water on the map yet. Paint a river first." },
    { "rising-waters", OXBOW_POINTY, "Rising Waters needs a flat-top map." },
    { "dos-rios", OXBOW_FLAT, "Nothing is added to maps of Dos Rios: all of it is drawn." },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const OxbowGrid grid = { 10, 12, cases[i].orientation };
      g_autoptr (GError) error = NULL;
      g_autoptr (OxbowScenario) standard = test_standard (oxbow_ruleset_find (cases[i].game));
      g_autoptr (OxbowScenario) scenario = oxbow_new_from_nothing (standard, &grid, NULL);
      g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
      g_assert_false (oxbow_whole_complete (draft, &error));
      g_assert_cmpstr (error->message, ==, cases[i].sentence);
      g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/editor/guide/steps/", oxbow_rulesets[i]->id, NULL);
      g_test_add_data_func (path, oxbow_rulesets[i], test_steps);
    }
  g_test_add_func ("/editor/guide/next-letter", test_next_letter);
  g_test_add_func ("/editor/guide/completed", test_completed);
  g_test_add_func ("/editor/guide/completed-in-a-stroke", test_completed_in_a_stroke);
  g_test_add_func ("/editor/guide/shared-cells", test_shared_cells);
  g_test_add_func ("/editor/guide/refused", test_refused);
  return g_test_run ();
}
