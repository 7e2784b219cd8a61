/* bare-adw.c: bare.c in the desktop's style: what libadwaita alone adds, for the benchmark of the start
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  cairo_set_source_rgb (cr, 0.9, 0.9, 0.8);
  cairo_paint (cr);
}

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application), *area = gtk_drawing_area_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_window_set_title (GTK_WINDOW (window), "plain");
  gtk_window_set_default_size (GTK_WINDOW (window), 1180, 760);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, NULL, NULL);
  gtk_widget_set_vexpand (area, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), area);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application =
      adw_application_new ("io.github.oxbowgames.Plain", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}
