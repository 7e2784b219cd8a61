/* test-shipped.c: every scenario that we ship, drawn on at random
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drafts.h"
#include "editor/change.h"
#include "editor/new.h"
#include "editor/selection.h"
#include "editor/standard.h"
#include "editor/whole.h"
#include "files/autosave.h"
#include "files/library.h"
#include "monkey.h"
#include "scale.h"

#include <glib/gstdio.h>
#include <string.h>

/* With the tool in hand. */
static void
random_stroke (OxbowToolbox *box)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (oxbow_toolbox_get_draft (box));
  OxbowAim aim = monkey_aim (grid);
  g_autofree char *told = oxbow_toolbox_tell (box, &aim);
  g_assert_cmpint ((int) strlen (told), >, 10);
  oxbow_toolbox_press (box, &aim);
  for (int i = below (3); i > 0; i--)
    {
      aim = monkey_aim (grid);
      oxbow_toolbox_drag (box, &aim);
    }
  oxbow_toolbox_release (box, &aim);
}

static void
random_whole (OxbowDraft *draft)
{
  const OxbowPalette *palette = oxbow_draft_get_palette (draft);
  int n_groups = count_kinds (palette->groups);
  switch (below (3))
    {
    case 0:
      oxbow_whole_resize (draft, below (7) - 3, below (7) - 3, below (7) - 3, below (7) - 3, palette->blank, NULL,
                          NULL);
      break;
    case 1:
      oxbow_whole_change_orientation (draft, NULL);
      break;
    default:
      if (n_groups > 0)
        oxbow_whole_renumber (draft, palette->groups[below (n_groups)].name);
    }
}

/* What is drawn on it at random can be saved, opens again as it was, and is undone to the last byte. */
static void
draw_on (OxbowScenario *scenario)
{
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  g_autoptr (GBytes) before = draft_bytes (draft);
  g_autoptr (GBytes) original = oxbow_document_write (scenario, NULL);
  assert_same_bytes (before, original);
  for (int i = 0; i < 40; i++)
    {
      if (below (3) == 0)
        monkey_set (box);
      if (below (10) == 0)
        random_whole (draft);
      monkey_take_tool (box);
      random_stroke (box);
      assert_would_open (draft);
    }
  assert_way_back (draft, before);
}

static void
draw_with (const OxbowScenario *scenario, const OxbowTool *tool, OxbowSymmetryKind symmetry)
{
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  g_autoptr (GBytes) before = draft_bytes (draft);
  for (int i = 0; i < 12; i++)
    {
      monkey_set (box);
      oxbow_toolbox_set_symmetry (box, symmetry);
      oxbow_toolbox_set_tool (box, tool);
      random_stroke (box);
    }
  assert_way_back (draft, before);
}

/* Each tool under each symmetry. */
static void
test_every_tool (gconstpointer data)
{
  g_autoptr (OxbowScenario) scenario = test_standard (data);
  for (int i = 0; oxbow_tools[i] != NULL; i++)
    for (OxbowSymmetryKind symmetry = 0; symmetry < OXBOW_N_SYMMETRIES; symmetry++)
      if (oxbow_tool_fits (oxbow_tools[i], scenario->ruleset->palette))
        draw_with (scenario, oxbow_tools[i], symmetry);
}

static void
test_drawn_on (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);
  g_assert_cmpuint (names->len, >, 0);
  for (int round = scaled (1); round > 0; round--)
    for (guint i = 0; i < names->len; i++)
      {
        g_autoptr (OxbowScenario) scenario = test_scenario (ruleset, names->pdata[i]);
        draw_on (scenario);
        monkey_draw_interrupted (scenario, 15);
      }
}

static void
test_empty_map (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  for (int round = scaled (20); round > 0; round--)
    {
      OxbowMap *map = oxbow_map_new (below (2) ? OXBOW_FLAT : OXBOW_POINTY, 1 + below (12), 1 + below (12),
                                     ruleset->palette->blank);
      g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (ruleset, "empty", map);
      draw_on (scenario);
      monkey_draw_interrupted (scenario, 15);
    }
}

/* Whatever is added to a table or copied, as often as the program does it, the file opens again; what it could not hold
 * is refused in a sentence. */
static void
test_added (gconstpointer data)
{
  g_autoptr (OxbowScenario) scenario = test_standard (data);
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (GBytes) before = draft_bytes (draft);
  const OxbowRecordKind *kind = oxbow_draft_get_palette (draft)->tables;
  for (; kind->name != NULL; kind++)
    {
      g_autoptr (GError) error = NULL;
      for (int n = 0; n < 12 && kind->n_cells == 0
                      && oxbow_change_add (draft, OXBOW_LAYER_TABLES, -1, kind->name, &error) >= 0; n++)
        ;
      if (error != NULL)
        g_assert_cmpint ((int) strlen (error->message), >, 10);
      assert_would_open (draft);
    }
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    {
      int n = (int) oxbow_layer_records (layer, oxbow_draft_get_scenario (draft))->len;
      for (int i = n - 1; i >= 0; i -= 1 + n / 12)
        oxbow_change_add_copy (draft, layer, i, NULL);
      assert_would_open (draft);
    }
  assert_way_back (draft, before);
}

static const OxbowRecord *
nth_group (OxbowDraft *draft, int index)
{
  return oxbow_layer_get (OXBOW_LAYER_GROUPS, oxbow_draft_get_scenario (draft), index);
}

static void
told_cb (OxbowToolbox *box, const char *sentence, char **last)
{
  g_free (*last);
  *last = g_strdup (sentence);
}

/* The first group of water that names an area has its dot, and a broad brush of land leaves the water out. */
static void
test_groups_of_water (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("rising-waters");
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  const OxbowGrid grid = { 5, 6, OXBOW_FLAT };
  g_autoptr (OxbowScenario) scenario = oxbow_new_from_nothing (standard, &grid, NULL);
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  g_autofree char *told = NULL;
  g_signal_connect (box, "told", G_CALLBACK (told_cb), &told);
  oxbow_toolbox_set_terrain (box, OXBOW_BUTTON_FIRST, '~');
  stroke_over (box, "brush", "A1 A6", OXBOW_BUTTON_FIRST);
  oxbow_toolbox_set_kind (box, OXBOW_LAYER_GROUPS, "water");
  stroke_over (box, "group", "A1 A3", OXBOW_BUTTON_FIRST);
  oxbow_toolbox_set_kind (box, OXBOW_LAYER_GROUPS, "water");
  stroke_over (box, "group", "A4 A6", OXBOW_BUTTON_FIRST);
  g_assert_cmpstr (oxbow_record_get (nth_group (draft, 0), "dotted"), ==, "yes");
  g_assert_null (oxbow_record_get (nth_group (draft, 1), "dotted"));
  oxbow_toolbox_set_kind (box, OXBOW_LAYER_GROUPS, "land");
  oxbow_toolbox_set_radius (box, OXBOW_MAX_RADIUS);
  click (box, "group", "C3", OXBOW_BUTTON_FIRST);
  g_assert_cmpint ((int) nth_group (draft, 2)->cells->len, ==, 4 * 6);
  g_assert_null (told);
  oxbow_toolbox_set_kind (box, OXBOW_LAYER_GROUPS, "landing");
  click (box, "group", "A2", OXBOW_BUTTON_FIRST);
  g_assert_cmpstr (told, ==, "A2 is Water: Landing has no such cells.");
}

/* A draft that cannot be played is kept all the same: in the person's file, and in the autosave that a crash leaves. */
static void
test_kept_though_unplayable (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autofree char *folder = g_dir_make_tmp ("oxbow-draft-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "map.oxbow", NULL);
  g_autofree char *saves = g_build_filename (folder, "state", NULL);
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (ruleset, "unfinished", oxbow_map_new (OXBOW_FLAT, 1, 2, ruleset->palette->blank));
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  oxbow_scenario_check (scenario, problems);
  g_assert_cmpint (problems->n_errors, >, 0);
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  g_autoptr (GError) error = NULL;
  oxbow_document_save (oxbow_draft_get_scenario (draft), NULL, path, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  g_autoptr (GBytes) read = oxbow_document_write (oxbow_document_get_scenario (document), NULL);
  g_autoptr (GBytes) drawn = draft_bytes (draft);
  assert_same_bytes (read, drawn);

  OxbowAutosave *autosave = oxbow_autosave_new (saves, oxbow_draft_get_scenario (draft), NULL, path, &error);
  g_assert_no_error (error);
  click (box, "brush", "A2", OXBOW_BUTTON_FIRST);
  g_autoptr (OxbowScenario) snapshot = oxbow_draft_snapshot (draft);
  g_assert_true (oxbow_autosave_draft (autosave, snapshot, &error));
  oxbow_autosave_keep (autosave);
  g_autoptr (GPtrArray) found = oxbow_recovery_list (saves, NULL);
  g_assert_cmpuint (found->len, ==, 1);
  g_assert_true (((OxbowRecovery *) found->pdata[0])->is_draft);
  g_autoptr (OxbowDocument) recovered = oxbow_recovery_open (found->pdata[0], &error);
  g_assert_no_error (error);
  g_autoptr (GBytes) kept = oxbow_document_write (oxbow_document_get_scenario (recovered), NULL);
  g_autoptr (GBytes) now = draft_bytes (draft);
  assert_same_bytes (kept, now);
  oxbow_recovery_finish (found->pdata[0]);
  g_unlink (path);
  g_rmdir (saves);
  g_rmdir (folder);
}

static void
assert_told (OxbowToolbox *box, const char *at, const char *sentence)
{
  const OxbowAim aim = aim_at (box, at, OXBOW_BUTTON_FIRST);
  g_autofree char *told = oxbow_toolbox_tell (box, &aim);
  g_assert_cmpstr (told, ==, sentence);
}

static void
note_told (char **last, const char *sentence)
{
  g_free (*last);
  *last = g_strdup (sentence);
}

/* A slot of Dos Rios takes three places for tiles that touch each other; what it needs is told before the press, and
 * what it lacks after it. */
static void
test_slots (void)
{
  const OxbowGrid grid = { 7, 7, OXBOW_FLAT };
  g_autofree char *last = NULL;
  g_autoptr (OxbowScenario) standard = test_standard (oxbow_ruleset_find ("dos-rios"));
  g_autoptr (OxbowScenario) empty = oxbow_new_from_nothing (standard, &grid, NULL);
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (empty);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  const GPtrArray *tables = oxbow_draft_get_scenario (draft)->tables;
  guint n_before = tables->len;
  g_signal_connect_swapped (box, "told", G_CALLBACK (note_told), &last);
  oxbow_toolbox_set_terrain (box, OXBOW_BUTTON_FIRST, '?');
  stroke_over (box, "line", "B1 B5", OXBOW_BUTTON_FIRST);
  stroke_over (box, "slot", "F2 F3", OXBOW_BUTTON_FIRST);
  g_assert_cmpstr (last, ==, "F3 is Hill: Slot for a tile has no such cells.");
  assert_told (box, "F2", "F2, Hill: Slot for a tile lies only on: Place for a tile.");
  assert_told (box, "B2", "B2, Place for a tile: Drag over 3 such cells that touch each other to put there: Slot for "
                          "a tile; the second button takes it away.");
  stroke_over (box, "slot", "B1 C1 B2 B3 B4", OXBOW_BUTTON_FIRST);
  g_assert_cmpstr (last, ==, "This lies on 3 free cells that touch each other: drag from the first over the others.");
  g_assert_cmpuint (tables->len, ==, n_before);
  stroke_over (box, "brush", "C3", OXBOW_BUTTON_FIRST);
  stroke_over (box, "slot", "B1 B2 B3 C3", OXBOW_BUTTON_FIRST);
  g_assert_cmpuint (tables->len, ==, n_before);         /* B1 does not touch C3 */
  stroke_over (box, "slot", "B2 C2 B3 C3", OXBOW_BUTTON_FIRST);
  g_assert_cmpuint (tables->len, ==, n_before + 1);
  g_assert_cmpuint (((const OxbowRecord *) tables->pdata[n_before])->cells->len, ==, 3);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    GTestDataFunc test;
  } tests[] = {
    { "every-tool", test_every_tool },
    { "drawn-on", test_drawn_on },
    { "empty-map", test_empty_map },
    { "added", test_added },
    { "kept-though-unplayable", test_kept_though_unplayable },
  };
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    for (size_t j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        g_autofree char *path = g_strdup_printf ("/editor/shipped/%s/%s", oxbow_rulesets[i]->id, tests[j].name);
        g_test_add_data_func (path, oxbow_rulesets[i], tests[j].test);
      }
  g_test_add_func ("/editor/shipped/dos-rios/slots", test_slots);
  g_test_add_func ("/editor/shipped/rising-waters/groups-of-water", test_groups_of_water);
  return g_test_run ();
}
