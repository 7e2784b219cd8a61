/* test-draft.c: steps that are taken back leave nothing behind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drafts.h"
#include "scale.h"
#include "yard.h"

#include <string.h>

static OxbowDraft *
random_draft (void)
{
  g_autoptr (OxbowScenario) scenario = yard_random_scenario ();
  return oxbow_draft_new (scenario);
}

static OxbowDraft *
empty_draft (OxbowOrientation orientation, int width, int height)
{
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (&yard_ruleset, "empty", oxbow_map_new (orientation, width, height, 'g'));
  return oxbow_draft_new (scenario);
}

static OxbowCell
random_cell (OxbowDraft *draft)
{
  return below (oxbow_grid_n_cells (oxbow_draft_get_grid (draft)));
}

/* Any change that a stroke can make */

static void
change_records (OxbowDraft *draft, OxbowStroke *stroke)
{
  OxbowLayer layer = below (OXBOW_N_LAYERS);
  const GPtrArray *records = oxbow_layer_records (layer, oxbow_draft_get_scenario (draft));
  const OxbowRecordKind *kinds = oxbow_layer_kinds (layer, oxbow_draft_get_palette (draft));
  int n = (int) records->len, index = n > 0 ? below (n) : -1;
  OxbowCell cell = random_cell (draft);
  OxbowRecord *record = oxbow_record_new (kinds->name);
  g_array_append_val (record->cells, cell);
  switch (n > 0 ? below (4) : 0)
    {
    case 0:
      oxbow_stroke_insert (stroke, layer, below (n + 1), record);
      return;
    case 1:
      oxbow_stroke_replace (stroke, layer, index, record);
      return;
    case 2:
      oxbow_stroke_remove (stroke, layer, index);
      break;
    default:
      {
        int n_cells = (int) oxbow_layer_get (layer, oxbow_draft_get_scenario (draft), index)->cells->len;
        int position = below (n_cells + 1), n_removed = below (n_cells - position + 1);
        oxbow_stroke_splice (stroke, layer, index, position, n_removed, &cell, below (2));
      }
    }
  oxbow_record_free (record);
}

static void
change_head (OxbowStroke *stroke)
{
  g_autofree char *line = g_strdup_printf ("w%d", below (1000));
  switch (below (6))
    {
    case 0:
      oxbow_stroke_set_line (stroke, below (2) ? OXBOW_HEAD_ID : OXBOW_HEAD_AUTHOR, line);
      break;
    case 1:
      oxbow_stroke_set_line (stroke, OXBOW_HEAD_LICENCE, below (2) ? line : NULL);
      break;
    case 2:
      oxbow_stroke_set_text (stroke, below (2) ? OXBOW_HEAD_TITLE : OXBOW_HEAD_DESCRIPTION, oxbow_text_new (line));
      break;
    case 3:
      oxbow_stroke_set_players (stroke, 2, 2 + below (3));
      break;
    case 4:
      {
        OxbowSettings *settings = oxbow_settings_new ();
        oxbow_settings_set_option (settings, "full", "77", 0);
        oxbow_stroke_set_settings (stroke, settings);
        break;
      }
    default:
      oxbow_stroke_set_list (stroke, OXBOW_LAYER_PIECES, oxbow_records_new ());
    }
}

static void
change_cells (OxbowDraft *draft, OxbowStroke *stroke)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (draft);
  const OxbowTerrain *terrains = oxbow_draft_get_palette (draft)->terrains;
  OxbowCell cell = random_cell (draft);
  int room = grid->width - oxbow_grid_column (grid, cell);
  oxbow_stroke_paint_run (stroke, cell, 1 + below (room), terrains[below (4)].code);
}

static void
random_step (OxbowDraft *draft)
{
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  bool has_new_map = below (40) == 0;
  if (has_new_map)
    oxbow_stroke_set_map (stroke, oxbow_map_copy (oxbow_draft_get_scenario (draft)->map));
  for (int n = 1 + below (5); n > 0; n--)
    switch (below (3))
      {
      case 0:
        change_records (draft, stroke);
        break;
      case 1:
        change_head (stroke);
        break;
      default:
        if (!has_new_map)
          change_cells (draft, stroke);
      }
  if (below (8) == 0)
    oxbow_stroke_reset (stroke);
  if (below (8) == 0)
    oxbow_draft_cancel (draft);
  else
    oxbow_draft_commit (draft, "Step");
}

/* What the draft was at each position stays what it is there, whatever way leads to it. */
static void
test_random_steps (void)
{
  for (int round = scaled (30); round > 0; round--)
    {
      g_autoptr (OxbowDraft) draft = random_draft ();
      g_autoptr (GPtrArray) stages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
      g_ptr_array_add (stages, draft_bytes (draft));
      for (int i = 0; i < 60; i++)
        {
          random_step (draft);
          if (oxbow_draft_get_position (draft) == (int) stages->len)
            g_ptr_array_add (stages, draft_bytes (draft));
        }
      g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, (int) stages->len - 1);
      for (int i = 0; i < 60; i++)
        {
          int position = below ((int) stages->len);
          oxbow_draft_go (draft, position);
          g_autoptr (GBytes) bytes = draft_bytes (draft);
          assert_same_bytes (bytes, stages->pdata[position]);
        }
    }
}

static void
test_cancelled (void)
{
  for (int round = scaled (200); round > 0; round--)
    {
      g_autoptr (OxbowDraft) draft = random_draft ();
      g_autoptr (GBytes) before = draft_bytes (draft);
      OxbowStroke *stroke = oxbow_draft_begin (draft);
      for (int n = below (20); n > 0; n--)
        if (below (2))
          change_cells (draft, stroke);
        else
          change_records (draft, stroke);
      oxbow_draft_cancel (draft);
      g_autoptr (GBytes) after = draft_bytes (draft);
      assert_same_bytes (before, after);
      g_assert_false (oxbow_draft_get_can_undo (draft));
      g_assert_true (oxbow_draft_get_is_saved (draft));
    }
}

static void
test_ten_thousand_steps (void)
{
  g_autoptr (OxbowDraft) draft = random_draft ();
  g_autoptr (GBytes) first = draft_bytes (draft);
  int n = scaled (10000);
  while (oxbow_draft_get_n_steps (draft) < n)
    random_step (draft);
  g_autoptr (GBytes) last = draft_bytes (draft);
  for (int i = 0; i < 2; i++)
    {
      while (oxbow_draft_undo (draft))
        ;
      g_autoptr (GBytes) back = draft_bytes (draft);
      assert_same_bytes (first, back);
      while (oxbow_draft_redo (draft))
        ;
      g_autoptr (GBytes) forth = draft_bytes (draft);
      assert_same_bytes (last, forth);
    }
}

/* Sizes */

static void
test_small_edits (void)
{
  g_autoptr (OxbowDraft) draft = empty_draft (OXBOW_FLAT, 40, 30);
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  oxbow_stroke_paint (stroke, 17, '~');
  oxbow_draft_commit (draft, "Paint Water");
  g_assert_cmpuint (oxbow_draft_get_bytes (draft), <=, 64);

  /* A chequered pattern has no runs at all: the worst case. */
  size_t before = oxbow_draft_get_bytes (draft);
  stroke = oxbow_draft_begin (draft);
  for (OxbowCell cell = 0; cell < 1200; cell += 2)
    oxbow_stroke_paint (stroke, cell, '<');
  oxbow_draft_commit (draft, "Pattern");
  g_assert_cmpuint (oxbow_draft_get_bytes (draft) - before, <=, 4 * 600 + 64);

  before = oxbow_draft_get_bytes (draft);
  stroke = oxbow_draft_begin (draft);
  for (int row = 0; row < 30; row++)
    oxbow_stroke_paint_run (stroke, row * 40, 40, '~');
  oxbow_draft_commit (draft, "All");
  g_assert_cmpuint (oxbow_draft_get_bytes (draft) - before, <=, 4 * 1200 + 64);
}

/* A cell painted over and over in one stroke comes back as it was before the stroke, and one that is as it was in the
 * end is no part of it. */
static void
test_painted_over (void)
{
  g_autoptr (OxbowDraft) draft = empty_draft (OXBOW_POINTY, 9, 4);
  const char *terrain = oxbow_draft_get_scenario (draft)->map->terrain;
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  oxbow_stroke_paint_run (stroke, 9, 9, '~');
  oxbow_stroke_paint_run (stroke, 11, 3, '<');
  oxbow_stroke_paint (stroke, 12, 'g');
  g_assert_cmpint (oxbow_stroke_get_first (stroke, 12), ==, 'g');
  g_assert_cmpint (oxbow_stroke_get_first (stroke, 11), ==, 'g');
  g_assert_true (oxbow_draft_commit (draft, "Paint"));
  g_assert_cmpmem (terrain + 9, 9, "~~<g<~~~~", 9);
  oxbow_draft_undo (draft);
  g_assert_cmpmem (terrain + 9, 9, "ggggggggg", 9);
  oxbow_draft_redo (draft);
  g_assert_cmpmem (terrain + 9, 9, "~~<g<~~~~", 9);

  stroke = oxbow_draft_begin (draft);
  oxbow_stroke_paint (stroke, 9, 'g');
  oxbow_stroke_paint (stroke, 9, '~');
  g_assert_false (oxbow_draft_commit (draft, "Nothing"));
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 1);
}

/* Typing */

static void
type_title (OxbowDraft *draft, const char *title)
{
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  oxbow_stroke_set_text (stroke, OXBOW_HEAD_TITLE, oxbow_text_new (title));
  oxbow_draft_commit_typing (draft, "Change Title");
}

static void
type_author (OxbowDraft *draft, const char *author)
{
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  oxbow_stroke_set_line (stroke, OXBOW_HEAD_AUTHOR, author);
  oxbow_draft_commit_typing (draft, "Change Author");
}

static void
test_typing (void)
{
  g_autoptr (OxbowDraft) draft = empty_draft (OXBOW_FLAT, 3, 3);
  const OxbowScenario *scenario = oxbow_draft_get_scenario (draft);
  type_title (draft, "R");
  type_title (draft, "Ri");
  type_title (draft, "River");
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 1);
  type_author (draft, "A");
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 2);
  oxbow_draft_end_typing (draft);
  type_author (draft, "An");
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 3);
  oxbow_draft_go (draft, 1);
  g_assert_cmpstr (oxbow_text_get (scenario->title), ==, "River");
  g_assert_null (scenario->author);
  oxbow_draft_undo (draft);
  g_assert_cmpstr (oxbow_text_get (scenario->title), ==, "");
  oxbow_draft_go (draft, 3);
  g_assert_cmpstr (scenario->author, ==, "An");
  g_assert_cmpstr (oxbow_text_get (scenario->title), ==, "River");
}

/* What was saved is not gone on with: the file has it. */
static void
test_saved (void)
{
  g_autoptr (OxbowDraft) draft = empty_draft (OXBOW_FLAT, 3, 3);
  type_title (draft, "One");
  g_assert_false (oxbow_draft_get_is_saved (draft));
  oxbow_draft_mark_saved (draft);
  g_assert_true (oxbow_draft_get_is_saved (draft));
  type_title (draft, "Two");
  g_assert_false (oxbow_draft_get_is_saved (draft));
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 2);
  oxbow_draft_undo (draft);
  g_assert_true (oxbow_draft_get_is_saved (draft));
  oxbow_draft_undo (draft);
  type_author (draft, "Other");
  g_assert_false (oxbow_draft_get_is_saved (draft));
  oxbow_draft_undo (draft);
  g_assert_false (oxbow_draft_get_is_saved (draft));
}

/* Signals */

typedef struct
{
  int n_changed, n_history;
  OxbowTouched last;
} Heard;

static void
changed_cb (OxbowDraft *draft, const OxbowTouched *touched, Heard *heard)
{
  heard->n_changed++;
  heard->last = *touched;
}

static void
history_changed_cb (OxbowDraft *draft, Heard *heard)
{
  heard->n_history++;
}

static void
test_told (void)
{
  Heard heard = { 0 };
  g_autoptr (OxbowDraft) draft = empty_draft (OXBOW_FLAT, 500, 500);
  g_autoptr (OxbowScenario) before = oxbow_draft_snapshot (draft);
  g_signal_connect (draft, "changed", G_CALLBACK (changed_cb), &heard);
  g_signal_connect (draft, "history-changed", G_CALLBACK (history_changed_cb), &heard);

  OxbowStroke *stroke = oxbow_draft_begin (draft);
  oxbow_stroke_paint (stroke, 1003, '~');
  oxbow_draft_show (draft);
  g_assert_cmpint (heard.n_changed, ==, 1);
  g_assert_cmpint (heard.last.n_cells, ==, 1);
  g_assert_cmpint (heard.last.cells[0], ==, 1003);
  g_assert_cmpint (heard.n_history, ==, 0);
  oxbow_draft_commit (draft, "Paint");
  g_assert_cmpint (heard.n_changed, ==, 1);
  g_assert_cmpint (heard.n_history, ==, 1);

  stroke = oxbow_draft_begin (draft);
  oxbow_stroke_paint_run (stroke, 2010, 400, '~');
  oxbow_draft_commit (draft, "Paint");
  g_assert_true (heard.last.has_more);
  g_assert_cmpint (heard.last.left, ==, 10);
  g_assert_cmpint (heard.last.right, ==, 409);
  g_assert_cmpint (heard.last.top, ==, 4);
  g_assert_cmpint (heard.last.bottom, ==, 4);

  g_autoptr (OxbowScenario) after = oxbow_draft_snapshot (draft);
  g_autoptr (OxbowScenario) again = oxbow_draft_snapshot (draft);
  g_assert_true (after == again);
  g_assert_cmpint (before->map->terrain[1003], ==, 'g');
  g_assert_cmpint (after->map->terrain[1003], ==, '~');
}

/* The brush */

static void
test_brush (void)
{
  for (int round = scaled (100); round > 0; round--)
    {
      OxbowOrientation orientation = below (2) ? OXBOW_FLAT : OXBOW_POINTY;
      g_autoptr (OxbowDraft) draft = empty_draft (orientation, 12, 9);
      g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
      const OxbowMap *map = oxbow_draft_get_scenario (draft)->map;
      OxbowCell centre = random_cell (draft);
      int radius = below (OXBOW_MAX_RADIUS + 1);
      oxbow_toolbox_set_terrain (box, OXBOW_BUTTON_FIRST, '~');
      oxbow_toolbox_set_radius (box, radius);
      click (box, "brush", OXBOW_CELL_NAME (&map->grid, centre), OXBOW_BUTTON_FIRST);
      for (OxbowCell cell = 0; cell < 12 * 9; cell++)
        g_assert_cmpint (map->terrain[cell], ==,
                         oxbow_grid_distance (&map->grid, centre, cell) <= radius ? '~' : 'g');
      g_assert_cmpstr (oxbow_draft_get_undo_name (draft), ==, "Paint Water");
    }
}

/* What lay on a cell goes when the cell does, so that the file opens again. */
static void
test_outside (void)
{
  for (int round = scaled (200); round > 0; round--)
    {
      g_autoptr (OxbowDraft) draft = random_draft ();
      g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
      g_autoptr (GBytes) before = draft_bytes (draft);
      OxbowAim aim = { random_cell (draft), OXBOW_NO_EDGE };
      oxbow_toolbox_set_terrain (box, OXBOW_BUTTON_FIRST, '.');
      oxbow_toolbox_set_radius (box, below (3));
      oxbow_toolbox_press (box, &aim);
      oxbow_toolbox_release (box, &aim);
      assert_would_open (draft);
      oxbow_draft_undo (draft);
      g_autoptr (GBytes) after = draft_bytes (draft);
      assert_same_bytes (before, after);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/draft/random-steps", test_random_steps);
  g_test_add_func ("/editor/draft/cancelled-strokes", test_cancelled);
  g_test_add_func ("/editor/draft/ten-thousand-steps", test_ten_thousand_steps);
  g_test_add_func ("/editor/draft/small-edits", test_small_edits);
  g_test_add_func ("/editor/draft/painted-over", test_painted_over);
  g_test_add_func ("/editor/draft/typing", test_typing);
  g_test_add_func ("/editor/draft/saved", test_saved);
  g_test_add_func ("/editor/draft/told", test_told);
  g_test_add_func ("/editor/draft/brush", test_brush);
  g_test_add_func ("/editor/draft/outside", test_outside);
  return g_test_run ();
}
