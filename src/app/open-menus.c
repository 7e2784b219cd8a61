/* open-menus.c: menus that are open as what they belong to goes
 *
 * A popover that loses its parent while it is open keeps the grab in GTK 4.8: from then on no window of the program
 * hears a key or a click, and what is asked about later is a widget that has gone. One that was closed before lets go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/open-menus.h"

void
oxbow_open_menus_close (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);
      oxbow_open_menus_close (child);
      child = next;
    }
  if (GTK_IS_POPOVER (widget) && gtk_widget_get_visible (widget))
    gtk_popover_popdown (GTK_POPOVER (widget));
}

/* Of all widgets that go from the screen. */
static gboolean
unmapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  if (GTK_IS_WINDOW (widget))
    oxbow_open_menus_close (widget);
  return TRUE;
}

void
oxbow_open_menus_close_with_windows (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("unmap", GTK_TYPE_WIDGET), 0, unmapped_cb, NULL, NULL);
}
