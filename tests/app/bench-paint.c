/* bench-paint.c: what painting on a large map costs the window's thread in each frame
 *
 * The whole page of the editor is shown, and strokes go the way of the pointer: the tool, the marks, the line below the
 * board, the history, and the board itself. Every frame paints at another place, and no terrain is painted twice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"
#include "app/editor/page.h"
#include "frames.h"

#define SIDE 500
#define STEPS_IN_FRAME 3        /* a mouse tells more often than the screen is drawn */

static struct
{
  OxbowEditorPage *page;
  OxbowBoard *board;
  double zoom;
  int n_strokes;
} bench;

static OxbowToolbox *
get_toolbox (void)
{
  return oxbow_easel_get_toolbox (oxbow_editor_page_get_easel (bench.page));
}

static void
settle (void)
{
  OxbowBox seen;
  oxbow_board_set_zoom (bench.board, bench.zoom);
  do
    {
      g_main_context_iteration (NULL, TRUE);
      seen = oxbow_camera_seen (&bench.board->camera);
    }
  while (!oxbow_tiles_are_ready (bench.board->ground, &seen));
}

/* Down to the right across the board, each time in another terrain. */
static void
paint_way (int frame, int from, int to)
{
  for (int i = from; i < to; i++)
    {
      double x = 60 + 4 * i, y = 60 + 3 * i + bench.n_strokes % 5 * 15;
      if (i > 0)
        oxbow_board_move_stroke (bench.board, x, y);
      else
        {
          oxbow_toolbox_set_terrain (get_toolbox (), OXBOW_BUTTON_FIRST, "fhw"[bench.n_strokes++ % 3]);
          oxbow_board_begin_stroke (bench.board, GDK_BUTTON_PRIMARY, 0, x, y);
        }
    }
  if (frame == FRAMES_IN_ROUND)
    oxbow_board_end_stroke (bench.board);
}

static void
step_paint (int frame)
{
  paint_way (frame, (frame - 1) * STEPS_IN_FRAME, frame * STEPS_IN_FRAME);
}

/* A click in every frame: a step of the history, and another look at the problems. */
static void
step_dab (int frame)
{
  oxbow_toolbox_set_terrain (get_toolbox (), OXBOW_BUTTON_FIRST, "fhw"[bench.n_strokes++ % 3]);
  oxbow_board_begin_stroke (bench.board, GDK_BUTTON_PRIMARY, 0, 60 + 11 * frame, 60 + 9 * frame);
  oxbow_board_end_stroke (bench.board);
}

static void
step_undo (int frame)
{
  OxbowDraft *draft = oxbow_easel_get_draft (oxbow_editor_page_get_easel (bench.page));
  if (frame % 2 != 0)
    oxbow_draft_undo (draft);
  else
    oxbow_draft_redo (draft);
}

static void
measure (const char *title, void (*step) (int frame), int radius, double zoom)
{
  Frames frames = { GTK_WIDGET (bench.page), settle, step, true, 1 };
  g_autofree char *name =
      g_strdup_printf ("%s, %d x %d, radius %d, at %.0f %%", title, SIDE, SIDE, radius, zoom * 100);
  bench.zoom = zoom;
  oxbow_toolbox_set_radius (get_toolbox (), radius);
  frames_measure (&frames, name, "6 ms");
}

static OxbowDesk *
open_desk (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  OxbowMap *map = oxbow_map_new (OXBOW_FLAT, SIDE, SIDE, 'h');
  for (OxbowCell cell = 0; cell < SIDE * SIDE; cell++)
    oxbow_map_set_terrain (map, cell, "hhfc"[(cell * 7 + cell / SIDE * 3) % 4]);
  g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (ruleset, "large", map);
  return oxbow_desk_new (scenario);
}

int
main (int argc, char *argv[])
{
  frames_init ();
  g_autoptr (OxbowDesk) desk = open_desk ();
  bench.page = g_object_ref_sink (OXBOW_EDITOR_PAGE (g_object_new (OXBOW_TYPE_EDITOR_PAGE, NULL)));
  bench.board = oxbow_editor_page_get_board (bench.page);
  oxbow_editor_page_set_desk (bench.page, desk);
  measure ("painting", step_paint, 0, 1);
  measure ("painting", step_paint, OXBOW_MAX_RADIUS, 1);
  measure ("painting", step_paint, OXBOW_MAX_RADIUS, 0.34);
  measure ("painting", step_paint, OXBOW_MAX_RADIUS, 0.12);
  measure ("a stroke in every frame", step_dab, 2, 0.34);
  measure ("undo or redo in every frame", step_undo, 2, 0.34);
  oxbow_editor_page_set_desk (bench.page, NULL);
  frames_finish ();
  oxbow_work_end (OXBOW_WORK (desk), OXBOW_ENDING_CLOSED);
  g_object_unref (bench.page);
  return 0;
}
