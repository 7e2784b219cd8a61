/* bench-board.c: what the board costs the window's thread: panning, zooming, hovering, moves
 *
 * Each figure is the processor time of the window's thread for a frame, everything in it, less that of a frame in which
 * a plain widget in the same window takes another colour: all of it where the board moves, else a piece of it as large
 * as a cell. The median of several rounds counts. What the threads that draw tiles take is told beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"
#include "app/preferences.h"
#include "core/game.h"
#include "files/document.h"
#include "frames.h"

static struct
{
  OxbowBoard *board;
  OxbowGame *game;
  double zoom;                  /* or 0: as it is */
} bench;

static void
step_pan (int frame)
{
  OxbowCamera *camera = &bench.board->camera;
  double way = frame < FRAMES_IN_ROUND / 2 ? 1 : -1;
  oxbow_camera_scroll (camera, camera->x + 11 * way, camera->y + 7 * way);
  oxbow_board_camera_moved (bench.board, false);
}

/* A wheel turned fast: a step of the zoom at every sixth frame, there and back. */
static void
step_zoom (int frame)
{
  if (frame % 6 == 0)
    oxbow_board_zoom_step (bench.board, frame < FRAMES_IN_ROUND / 2 ? 1 : -1, 300, 200);
  gtk_widget_queue_draw (GTK_WIDGET (bench.board));
}

static void
step_pinch (int frame)
{
  oxbow_tiles_hold (bench.board->ground, frame < FRAMES_IN_ROUND);
  double factor = frame < FRAMES_IN_ROUND / 2 ? 1.02 : 1 / 1.02;
  oxbow_board_zoom_to_radius (bench.board, bench.board->camera.radius * factor, 300, 200);
}

static void
step_hover (int frame)
{
  bench.board->inside = true;
  bench.board->pointer_x = 200 + 7 * frame;
  bench.board->pointer_y = 100 + 5 * frame;
  oxbow_board_renew_hover (bench.board);
}

static void
step_move (int frame)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  double before = frames_thread_ms ();
  if (frame % 3 != 0)
    return;
  oxbow_state_legal_sorted (oxbow_game_get_state (bench.game), &moves);
  g_assert_true (oxbow_game_play (bench.game, &moves.items[frame % moves.n], NULL));
  oxbow_moves_clear (&moves);
  OxbowEvents events = OXBOW_MOVES_INIT;
  oxbow_history_get_events (oxbow_game_get_history (bench.game), oxbow_game_get_node (bench.game), &events);
  frames_exclude (frames_thread_ms () - before);
  oxbow_board_move_to (bench.board, oxbow_game_get_state (bench.game), -1, &events);
  oxbow_moves_clear (&events);
}

static void
settle (void)
{
  if (bench.zoom > 0)
    oxbow_board_set_zoom (bench.board, bench.zoom);
  OxbowBox seen = oxbow_camera_seen (&bench.board->camera);
  while (!oxbow_tiles_are_ready (bench.board->ground, &seen))
    {
      g_main_context_iteration (NULL, TRUE);
      seen = oxbow_camera_seen (&bench.board->camera);
    }
}

/* factor: frames for each thing that is done. */
static void
measure (const char *name, void (*step) (int frame), double zoom, int factor, const char *target)
{
  Frames frames = { GTK_WIDGET (bench.board), settle, step, step == step_hover || step == step_move, factor };
  bench.zoom = zoom;
  frames_measure (&frames, name, target);
}

static OxbowScenario *
make_map (int side)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  OxbowMap *map = oxbow_map_new (OXBOW_FLAT, side, side, ruleset->palette->terrains[0].code);
  int n = 0;
  while (ruleset->palette->terrains[n].code != 0)
    n++;
  for (OxbowCell cell = 0; cell < side * side; cell++)
    oxbow_map_set_terrain (map, cell, ruleset->palette->terrains[(cell * 7 + cell / side * 3) % n].code);
  return oxbow_scenario_new (ruleset, "large", map);
}

static void
measure_map (int side)
{
  static const double zooms[] = { 0.12, 0.34, 1 };
  g_autoptr (OxbowScenario) scenario = make_map (side);
  oxbow_board_set_scenario (bench.board, scenario);
  for (size_t i = 0; i < G_N_ELEMENTS (zooms); i++)
    {
      g_autofree char *name = g_strdup_printf ("pan %d x %d at %.0f %%", side, side, zooms[i] * 100);
      measure (name, step_pan, zooms[i], 1, "6 ms");
    }
  g_autofree char *wheel = g_strdup_printf ("zoom %d x %d by the wheel", side, side);
  measure (wheel, step_zoom, 0.5, 1, "6 ms");
  g_autofree char *pinch = g_strdup_printf ("zoom %d x %d by pinching", side, side);
  measure (pinch, step_pinch, 0.5, 1, "6 ms");
  measure ("hover", step_hover, 1, 1, "1 ms");
}

static void
measure_game (const char *path)
{
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, NULL);
  g_assert_nonnull (document);
  bench.game = oxbow_game_new (oxbow_document_get_scenario (document), NULL, NULL);
  g_settings_set_boolean (oxbow_preferences_get (), "motion", FALSE);
  oxbow_board_set_state (bench.board, oxbow_game_get_state (bench.game), -1);
  measure ("hover on two-rivers", step_hover, 0, 1, "1 ms");
  measure ("a move of two-rivers", step_move, 0, 3, "1 ms");
  g_object_unref (bench.game);
}

/* A second argument leaves out the large map. */
int
main (int argc, char *argv[])
{
  if (argc < 2)
    return 2;
  frames_init ();
  bench.board = g_object_ref_sink (OXBOW_BOARD (oxbow_board_new ()));
  if (argc == 2)
    measure_map (500);
  measure_game (argv[1]);
  frames_finish ();
  g_object_unref (bench.board);
  return 0;
}
