/* test-interrupted.c: strokes that something else ends: what was drawn is a whole step, and nothing breaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drafts.h"
#include "editor/change.h"
#include "editor/selection.h"
#include "editor/shape.h"
#include "editor/whole.h"
#include "monkey.h"
#include "scale.h"
#include "yard.h"

static void
test_interrupted (void)
{
  for (int round = scaled (60); round > 0; round--)
    {
      g_autoptr (OxbowScenario) scenario = yard_random_scenario ();
      monkey_draw_interrupted (scenario, 50);
    }
}

/* What was drawn until then is a step of its own name, complete in itself, and the hand lets go: what the pointer does
 * until it is let go draws nothing. */
static void
test_ended_elsewhere (void)
{
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (&yard_ruleset, "ended", oxbow_map_new (OXBOW_FLAT, 9, 7, 'g'));
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  const OxbowAim first = aim_at (box, "B2", 0), next = aim_at (box, "B3", 0), last = aim_at (box, "D4", 0);
  stroke_over (box, "group", "F2 F3", OXBOW_BUTTON_FIRST);
  const OxbowAim in_group = aim_at (box, "F2", OXBOW_BUTTON_SECOND);
  oxbow_toolbox_press (box, &in_group);
  oxbow_toolbox_drag (box, &(OxbowAim) { oxbow_cell_parse (oxbow_draft_get_grid (draft), "F3"), OXBOW_NO_EDGE });
  oxbow_draft_mark_saved (draft);
  g_assert_cmpuint (oxbow_draft_get_scenario (draft)->map->groups->len, ==, 0);         /* it lost its last cell */
  assert_would_open (draft);

  oxbow_toolbox_set_tool (box, oxbow_tool_find ("brush"));
  oxbow_toolbox_set_terrain (box, OXBOW_BUTTON_FIRST, '~');
  oxbow_toolbox_press (box, &first);
  oxbow_toolbox_drag (box, &next);
  g_assert_true (oxbow_change_line (draft, OXBOW_HEAD_AUTHOR, "A", NULL));
  g_assert_false (oxbow_toolbox_is_pressed (box));
  oxbow_toolbox_drag (box, &last);
  oxbow_toolbox_release (box, &last);
  g_assert_cmpstr (oxbow_draft_get_step_name (draft, 2), ==, "Paint Water");
  g_assert_cmpstr (oxbow_draft_get_step_name (draft, 3), ==, "Change Author");
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 4);
  oxbow_draft_undo (draft);
  g_assert_cmpint (oxbow_map_get_terrain (oxbow_draft_get_scenario (draft)->map, next.cell), ==, '~');
  g_assert_cmpint (oxbow_map_get_terrain (oxbow_draft_get_scenario (draft)->map, last.cell), ==, 'g');
}

/* The selection goes along with what is moved: what is erased in the midst of that is what the hand has let go of. */
static void
test_erased_while_moved (void)
{
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (&yard_ruleset, "moved", oxbow_map_new (OXBOW_FLAT, 9, 7, 'g'));
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  stroke_over (box, "feature", "B2", OXBOW_BUTTON_FIRST);
  stroke_over (box, "select", "A1 C3", OXBOW_BUTTON_FIRST);
  const OxbowAim from = aim_at (box, "B2", OXBOW_BUTTON_FIRST), to = aim_at (box, "F4", OXBOW_BUTTON_FIRST);
  oxbow_toolbox_set_tool (box, oxbow_tool_find ("move"));
  oxbow_toolbox_press (box, &from);
  oxbow_toolbox_drag (box, &to);
  g_assert_true (oxbow_selection_erase (box));
  g_assert_false (oxbow_toolbox_is_pressed (box));
  g_assert_cmpuint (oxbow_draft_get_scenario (draft)->map->features->len, ==, 0);
  oxbow_draft_undo (draft);
  g_assert_cmpuint (oxbow_draft_get_scenario (draft)->map->features->len, ==, 1);
  g_assert_true (oxbow_cells_has (oxbow_toolbox_get_selection (box), to.cell));
}

/* Another selection, or none, is made of what the hand has let go of: it carries on nothing that is not selected. */
static void
test_selected_while_moved (void)
{
  static void (*const selects[]) (OxbowToolbox *box) = { oxbow_selection_none, oxbow_selection_invert,
                                                         oxbow_selection_all };
  for (size_t i = 0; i < G_N_ELEMENTS (selects); i++)
    {
      g_autoptr (OxbowScenario) scenario =
          oxbow_scenario_new (&yard_ruleset, "moved", oxbow_map_new (OXBOW_FLAT, 9, 7, 'g'));
      g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
      g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
      stroke_over (box, "feature", "B2", OXBOW_BUTTON_FIRST);
      stroke_over (box, "select", "A1 C3", OXBOW_BUTTON_FIRST);
      const OxbowAim from = aim_at (box, "B2", OXBOW_BUTTON_FIRST), to = aim_at (box, "F4", OXBOW_BUTTON_FIRST);
      oxbow_toolbox_set_tool (box, oxbow_tool_find ("move"));
      oxbow_toolbox_press (box, &from);
      oxbow_toolbox_drag (box, &to);
      selects[i] (box);
      g_assert_false (oxbow_toolbox_is_pressed (box));
      oxbow_toolbox_drag (box, &from);
      oxbow_toolbox_release (box, &from);
      const OxbowRecord *feature = oxbow_layer_get (OXBOW_LAYER_FEATURES, oxbow_draft_get_scenario (draft), 0);
      g_assert_cmpint (g_array_index (feature->cells, OxbowCell, 0), ==, to.cell);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/interrupted/ended-elsewhere", test_ended_elsewhere);
  g_test_add_func ("/editor/interrupted/erased-while-moved", test_erased_while_moved);
  g_test_add_func ("/editor/interrupted/selected-while-moved", test_selected_while_moved);
  g_test_add_func ("/editor/interrupted/at-random", test_interrupted);
  return g_test_run ();
}
