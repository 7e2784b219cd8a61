/* bare.c: a window with one Cairo area in it: what any program of this kind costs, for the benchmark of the start
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtk/gtk.h>

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  cairo_set_source_rgb (cr, 0.9, 0.9, 0.8);
  cairo_paint (cr);
}

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = gtk_application_window_new (application), *area = gtk_drawing_area_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1180, 760);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, NULL, NULL);
  gtk_window_set_child (GTK_WINDOW (window), area);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}
