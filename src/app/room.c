/* room.c: how much room a window has, for widgets that look otherwise where there is little
 *
 * The surface of a window tells its size before the widgets in it are measured, so nothing is laid out twice. It has
 * one only when they have been asked how much room they need at least; so they are told before what the window will
 * ask for, or a narrow window would begin as wide as all that is made for wide ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/room.h"
#include "app/em.h"

static void
tell_size (GtkWidget *widget, int width, int height)
{
  OxbowRoomFunc func = (OxbowRoomFunc) g_object_get_data (G_OBJECT (widget), "room");
  double em = oxbow_em_get (widget);
  if (width > 1 && height > 1)
    func (widget, width / em, height / em);
}

static void
tell_room (GtkWidget *widget, GdkSurface *surface)
{
  tell_size (widget, gdk_surface_get_width (surface), gdk_surface_get_height (surface));
}

static void
rooted_cb (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  int width, height;
  if (!GTK_IS_WINDOW (root) || gtk_widget_get_mapped (GTK_WIDGET (root)))
    return;
  gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  tell_size (widget, width, height);
}

static void
resized_cb (GtkWidget *widget, GParamSpec *pspec, GdkSurface *surface)
{
  tell_room (widget, surface);
}

static void
map_cb (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));
  tell_room (widget, surface);
  g_signal_connect_object (surface, "notify::width", G_CALLBACK (resized_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (surface, "notify::height", G_CALLBACK (resized_cb), widget, G_CONNECT_SWAPPED);
}

static void
unmap_cb (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));
  g_signal_handlers_disconnect_by_func (surface, resized_cb, widget);
}

void
oxbow_room_watch (GtkWidget *widget, OxbowRoomFunc func)
{
  g_object_set_data (G_OBJECT (widget), "room", (gpointer) func);
  g_signal_connect (widget, "notify::root", G_CALLBACK (rooted_cb), NULL);
  g_signal_connect (widget, "map", G_CALLBACK (map_cb), NULL);
  g_signal_connect (widget, "unmap", G_CALLBACK (unmap_cb), NULL);
}

static void
stack (GtkWidget *row, double width_em, double height_em)
{
  int least = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "least-width"));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (row), width_em < least ? GTK_ORIENTATION_VERTICAL
                                                                         : GTK_ORIENTATION_HORIZONTAL);
}

void
oxbow_room_stack (GtkBox *row, int width_em)
{
  g_object_set_data (G_OBJECT (row), "least-width", GINT_TO_POINTER (width_em));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (row), GTK_ORIENTATION_VERTICAL);      /* until it is shown */
  oxbow_room_watch (GTK_WIDGET (row), stack);
}
