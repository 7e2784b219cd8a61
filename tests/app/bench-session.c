/* bench-session.c: what moves and undos cost in a window, and what it keeps of 1,000 of them
 *
 * Moves are drawn by lot from the legal ones and shown as any other. First some are played one by one, each until all
 * of it is drawn. Of that one frame of a bare window of the same size is taken off, whose only widget is an area that
 * draws nothing (bare.c, which the first argument names); beside it stands what is left when all frames are taken off,
 * as the board alone would have had them. Then whoever plays takes moves back now and then, so that there are branches:
 * told is the memory that is the program's alone, before, in the middle and after, once everything rests. A second
 * argument asks for other than 1,000.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application.h"
#include "app/board/parts.h"
#include "app/game/page.h"
#include "app/preferences.h"
#include "app/window.h"
#include "table.h"
#include "../bench/measure.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stdlib.h>

#define STEPS 1000
#define ROUND 50                /* moves in a row before they are taken back */
#define REST_S 2
#define TIMED 40                /* moves that are timed */
#define LONE 25                 /* moves with a pause after each */
#define FIRST 12                /* before those */
#define SETTLE_MS 150
#define BARE 5                  /* times that a bare window is measured */

static gboolean
rested_cb (gpointer data)
{
  g_main_loop_quit (data);
  return G_SOURCE_REMOVE;
}

static void
rest (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_timeout_add_seconds (REST_S, rested_cb, loop);
  g_main_loop_run (loop);
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}

static double
private_mb (void)
{
  g_autofree char *text = NULL;
  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    return 0;
  const char *line = strstr (text, "Private_Dirty:");
  return line != NULL ? g_ascii_strtod (line + strlen ("Private_Dirty:"), NULL) / 1024 : 0;
}

static bool
play_any (OxbowGame *game, GRand *lot)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_legal_sorted (oxbow_game_get_state (game), &moves);
  bool is_played = moves.n > 0 && oxbow_game_play (game, &moves.items[g_rand_int_range (lot, 0, moves.n)], NULL);
  oxbow_moves_clear (&moves);
  return is_played;
}

static void
wander (OxbowGame *game, int steps)
{
  g_autoptr (GRand) lot = g_rand_new_with_seed (1);
  int played = 0;
  for (int i = 0; i < steps; i++)
    {
      if (played < ROUND && play_any (game, lot))
        played++;
      else
        {
          take_back (game, 1);
          played = oxbow_game_get_can_undo (game) ? played - 1 : 0;
        }
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

static GtkWidget *
find_board (GtkWidget *widget)
{
  if (OXBOW_IS_BOARD (widget))
    return widget;
  GtkWidget *board = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && board == NULL;
       child = gtk_widget_get_next_sibling (child))
    board = find_board (child);
  return board;
}

static void
painted_cb (int *n_frames)
{
  (*n_frames)++;
}

static bool
is_drawn (OxbowBoard *board)
{
  OxbowBox seen = oxbow_camera_seen (&board->camera);
  return oxbow_tiles_are_ready (board->ground, &seen) && oxbow_tiles_are_ready (board->hand, &seen);
}

/* Until a frame has come in which all was ready. */
static void
draw_all (OxbowBoard *board, int *n_frames)
{
  int n = *n_frames;
  while (!is_drawn (board) || *n_frames == n)
    {
      if (is_drawn (board))
        n = *n_frames;
      gtk_widget_queue_draw (GTK_WIDGET (board));
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Frames in which the board is asked for, and nothing of it has changed. */
static void
time_frames (OxbowBoard *board, int *n_frames, double *own_ms, double *all_ms)
{
  double own = thread_seconds (), all = cpu_seconds ();
  *n_frames = 0;
  while (*n_frames < TIMED)
    draw_all (board, n_frames);
  *own_ms = (thread_seconds () - own) * 1e3 / *n_frames;
  *all_ms = (cpu_seconds () - all) * 1e3 / *n_frames;
}

static void
time_moves (OxbowGame *game, OxbowBoard *board, double bare_ms)
{
  g_autoptr (GRand) lot = g_rand_new_with_seed (2);
  int n_frames = 0;
  double frame_own, frame_all;
  gulong watch = g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (board)), "after-paint",
                                           G_CALLBACK (painted_cb), &n_frames);
  time_frames (board, &n_frames, &frame_own, &frame_all);
  double own = thread_seconds (), all = cpu_seconds ();
  n_frames = 0;
  for (int i = 0; i < TIMED && play_any (game, lot); i++)
    draw_all (board, &n_frames);
  own = (thread_seconds () - own) * 1e3 / TIMED;
  all = (cpu_seconds () - all) * 1e3 / TIMED;
  double frames = (double) n_frames / TIMED;
  g_signal_handler_disconnect (gtk_widget_get_frame_clock (GTK_WIDGET (board)), watch);
  g_print ("a move of many: %.2f ms of the window's thread, beyond an empty frame of a bare window of %.2f ms: %.2f "
           "(target: 1); beyond its %.1f frames of an unchanged board of %.2f ms: %.2f, %.1f of all threads\n", own,
           bare_ms, own - bare_ms, frames, frame_own, own - frames * frame_own, all - frames * frame_all);
  take_back (game, TIMED);
}

static gboolean
stop_cb (gpointer is_over)
{
  *(bool *) is_over = true;
  return G_SOURCE_REMOVE;
}

/* All that comes of it has come long before. */
static void
settle (void)
{
  bool is_over = false;
  g_timeout_add (SETTLE_MS, stop_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

typedef struct
{
  double own_ms[LONE];          /* of the window's thread, each */
  int n, n_frames;
} Lone;

static int
compare (gconstpointer a, gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;
  return (one > other) - (one < other);
}

static double
get_median (Lone *lone)
{
  qsort (lone->own_ms, (size_t) lone->n, sizeof *lone->own_ms, compare);
  return lone->own_ms[lone->n / 2];
}

/* A frame in which the board is asked for and nothing of it has changed, after as long a pause. */
static void
time_lone_frames (GtkWidget *board, Lone *lone)
{
  while (lone->n < LONE)
    {
      double before = thread_seconds ();
      gtk_widget_queue_draw (board);
      settle ();
      lone->own_ms[lone->n++] = (thread_seconds () - before) * 1e3;
    }
}

static void
time_lone (OxbowGame *game, GRand *lot, Lone *lone)
{
  while (lone->n < LONE)
    {
      double before = thread_seconds ();
      if (!play_any (game, lot))
        return;
      settle ();
      lone->own_ms[lone->n++] = (thread_seconds () - before) * 1e3;
    }
}

/* As people play: a move, and then nothing until the next. What comes after the first frame counts as well. Rows of the
 * history and pictures for what comes up often are made in the first moves, which are not counted. */
static void
time_lone_moves (OxbowGame *game, GtkWidget *board, double bare_ms)
{
  g_autoptr (GRand) lot = g_rand_new_with_seed (3);
  Lone frames = { .n = 0 }, *moves = g_new0 (Lone, 1);
  gulong watch = g_signal_connect_swapped (gtk_widget_get_frame_clock (board), "after-paint", G_CALLBACK (painted_cb),
                                           &moves->n_frames);
  for (int i = 0; i < FIRST && play_any (game, lot); i++)
    settle ();
  time_lone_frames (board, &frames);
  moves->n_frames = 0;
  time_lone (game, lot, moves);
  double n_frames = (double) moves->n_frames / moves->n, empty = get_median (&frames), move = get_median (moves);
  g_print ("a move with all that follows, after a pause: %.2f ms of the window's thread (the middle of %d; least %.2f, "
           "most %.2f), beyond an empty frame of a bare window of %.2f ms: %.2f (target: 1); beyond its %.1f frames of "
           "an unchanged board of %.2f ms: %.2f\n", move, moves->n, moves->own_ms[0], moves->own_ms[moves->n - 1],
           bare_ms, move - bare_ms, n_frames, empty, move - n_frames * empty);
  g_signal_handler_disconnect (gtk_widget_get_frame_clock (board), watch);
  take_back (game, FIRST + moves->n);
  g_free (moves);
}

/* By a process of its own, which has nothing else on its hands. */
static double
time_bare (const char *program)
{
  const char *const command[] = { program, "100", NULL };
  Sample frames = { 0 };
  for (int i = 0; i < BARE; i++)
    {
      g_autofree char *output = run_for_output (command);
      g_assert_nonnull (output);
      sample_add (&frames, g_ascii_strtod (output, NULL));
    }
  return sample_median (&frames);
}

/* Tips are for a pointer that rests on something. */
static void
put_pointer_away (void)
{
  const char *const command[] = { "xdotool", "mousemove", "1279", "899", NULL };
  g_free (run_for_output (command));
}

int
main (int argc, char *argv[])
{
  if (argc < 2)
    return 2;
  double bare_ms = time_bare (argv[1]);
  put_pointer_away ();
  gtk_test_init (&argc, &argv, NULL);
  OxbowApplication *application = oxbow_application_new ();
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    return EXIT_FAILURE;
  g_settings_set_boolean (oxbow_preferences_get (), "motion", FALSE);
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  g_autoptr (OxbowSession) session = oxbow_session_new (game);
  OxbowWindow *window = oxbow_window_new (application);
  oxbow_window_show_session (window, session);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  rest ();
  time_moves (game, OXBOW_BOARD (find_board (GTK_WIDGET (window))), bare_ms);
  time_lone_moves (game, find_board (GTK_WIDGET (window)), bare_ms);
  rest ();
  int steps = argc > 2 ? MAX (atoi (argv[2]), 2) : STEPS;
  double before = private_mb (), since = cpu_seconds ();
  wander (game, steps / 2);
  rest ();
  double middle = private_mb ();
  wander (game, steps / 2);
  double step_ms = (cpu_seconds () - since) * 1e3 / steps;
  rest ();
  g_print ("a move or undo among many, frames and all threads with it: %.1f ms\n", step_ms);
  g_print ("memory that is the window's alone: %.1f MB, after %d moves and undos %.1f MB, after %d %.1f MB\n", before,
           steps / 2, middle, steps, private_mb ());
  return EXIT_SUCCESS;
}
