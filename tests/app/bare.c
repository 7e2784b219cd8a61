/* bare.c: a window with one Cairo area in it: what any program of this kind costs, for the benchmarks of the window
 *
 * bare FRAMES has the area, which draws nothing then, asked for in each of so many frames, and prints what one of them
 * costs, in milliseconds of the window's thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtk/gtk.h>
#include <stdlib.h>
#include <time.h>

#define FIRST 5                 /* frames that are not counted */

static int wanted, seen;
static double before_ms;

static double
thread_ms (void)
{
  struct timespec now;
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec * 1e-6;
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  if (wanted > 0)
    return;
  cairo_set_source_rgb (cr, 0.9, 0.9, 0.8);
  cairo_paint (cr);
}

static gboolean
tick_cb (GtkWidget *area, GdkFrameClock *clock, gpointer application)
{
  gtk_widget_queue_draw (area);
  if (seen == FIRST)
    before_ms = thread_ms ();
  if (seen++ < FIRST + wanted)
    return G_SOURCE_CONTINUE;
  g_print ("%.3f\n", (thread_ms () - before_ms) / wanted);
  g_application_quit (application);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = gtk_application_window_new (application), *area = gtk_drawing_area_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1180, 760);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, NULL, NULL);
  gtk_window_set_child (GTK_WINDOW (window), area);
  if (wanted > 0)
    gtk_widget_add_tick_callback (area, tick_cb, application, NULL);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  wanted = argc > 1 ? atoi (argv[1]) : 0;
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}
