/* frames.c: the processor time of frames in a window, against those in which hardly anything happens
 *
 * The plain window and what is measured take turns. A plain widget in it takes another colour in each frame: all of it
 * where everything moves, else a piece of it as large as a cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "frames.h"

#include <time.h>

#define ROUNDS 3

static struct
{
  GtkWidget *window, *plain;
  GMainLoop *loop;
  const Frames *frames;
  void (*step) (int frame);
  int frame;
  double excluded_ms;
} bench;

typedef struct
{
  GtkWidget parent_instance;
} Plain;

typedef struct
{
  GtkWidgetClass parent_class;
} PlainClass;

GType plain_get_type (void);
G_DEFINE_TYPE (Plain, plain, GTK_TYPE_WIDGET)

static void
plain_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  GdkRGBA changing = { 0.5f + 0.004f * (float) (bench.frame % 100), 0.6f, 0.7f, 1 }, steady = { 0.9f, 0.9f, 0.8f, 1 };
  gtk_snapshot_append_color (snapshot, bench.frames->small ? &steady : &changing,
                             &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (bench.frames->small)
    gtk_snapshot_append_color (snapshot, &changing, &GRAPHENE_RECT_INIT (300, 200, 90, 90));
}

static void
plain_class_init (PlainClass *class)
{
  GTK_WIDGET_CLASS (class)->snapshot = plain_snapshot;
}

static void
plain_init (Plain *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

double
frames_thread_ms (void)
{
  struct timespec now;
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec * 1e-6;
}

void
frames_exclude (double ms)
{
  bench.excluded_ms += ms;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  if (bench.frame++ == FRAMES_IN_ROUND)
    {
      g_main_loop_quit (bench.loop);
      return G_SOURCE_REMOVE;
    }
  bench.step (bench.frame);
  return G_SOURCE_CONTINUE;
}

/* Processor time of a frame in ms: of this thread, and of all. */
static void
run_frames (GtkWidget *widget, void (*step) (int frame), double *own, double *all)
{
  double own_before = frames_thread_ms (), all_before = cpu_seconds ();
  bench.frame = 0;
  bench.excluded_ms = 0;
  bench.step = step;
  gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);
  g_main_loop_run (bench.loop);
  *own = (frames_thread_ms () - own_before - bench.excluded_ms) / FRAMES_IN_ROUND;
  *all = ((cpu_seconds () - all_before) * 1e3 - bench.excluded_ms) / FRAMES_IN_ROUND;
}

static void
step_plain (int frame)
{
  gtk_widget_queue_draw (bench.plain);
}

static void
show (GtkWidget *child)
{
  gtk_window_set_child (GTK_WINDOW (bench.window), child);
  gtk_window_present (GTK_WINDOW (bench.window));
  gtk_test_widget_wait_for_draw (bench.window);
}

void
frames_measure (const Frames *frames, const char *name, const char *target)
{
  Sample beyond = { 0 }, others = { 0 }, floor = { 0 };
  bench.frames = frames;
  for (int i = 0; i < ROUNDS; i++)
    {
      double plain, plain_all, own, all;
      show (bench.plain);
      run_frames (bench.plain, step_plain, &plain, &plain_all);
      show (frames->shown);
      if (frames->settle != NULL)
        frames->settle ();
      run_frames (frames->shown, frames->step, &own, &all);
      sample_add (&beyond, (own - plain) * frames->factor);
      sample_add (&floor, plain);
      sample_add (&others, MAX (all - own, 0) * frames->factor);
    }
  g_autofree char *title = g_strdup_printf ("%s, beyond a plain frame (target: %s)", name, target);
  print_sample (title, &beyond, "ms");
  print_sample ("    and in other threads", &others, "ms");
  print_sample ("    the plain frame", &floor, "ms");
}

void
frames_init (void)
{
  static const Frames none = { 0 };
  gtk_init ();
  adw_init ();
  bench.frames = &none;
  bench.loop = g_main_loop_new (NULL, FALSE);
  bench.window = gtk_window_new ();
  bench.plain = g_object_ref_sink (g_object_new (plain_get_type (), NULL));
  gtk_window_set_default_size (GTK_WINDOW (bench.window), 1280, 800);
}

void
frames_finish (void)
{
  gtk_window_destroy (GTK_WINDOW (bench.window));
  g_object_unref (bench.plain);
  g_main_loop_unref (bench.loop);
}
