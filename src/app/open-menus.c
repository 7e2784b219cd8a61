/* open-menus.c: menus that are open stay with what they belong to, and go with it
 *
 * GTK 4.8 is helped in three ways, in all windows of the program:
 *
 * A popover that goes from the screen with something else is closed by GTK a moment later; where it has lost its place
 * by then, it keeps the grab: from then on no window hears a key or a click, and what is asked about later is a widget
 * that has gone. So each one is closed as it goes, whatever takes it along: a window that is closed from outside, a
 * page, a row that is made anew.
 *
 * Where the wheel is turned beside a menu, GTK hands that to all that the menu hangs from. A page would scroll away
 * beneath its open list, and take the list to where there is no screen. So the wheel ends at the menu.
 *
 * A window whose focus is in a menu that has been closed hears no key at all, and what the display has still sent to
 * such a menu is taken for the pointer being there; once the menu has been taken apart, the next frame crashes. So the
 * focus leaves a closed menu, and the menu hears nothing any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/open-menus.h"
#include "app/sight.h"

#include <stdbool.h>

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

/* The focus goes to what the menu hangs from, or to nobody: then keys are the window's. */
static void
leave_closed_menu (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;
  if (popover == NULL || gtk_widget_get_visible (popover))
    return;
  gtk_window_set_focus (window, NULL);
  gtk_widget_grab_focus (gtk_widget_get_parent (popover));
}

static gboolean
look_after_cb (gpointer popover)
{
  GtkRoot *root = gtk_widget_get_root (popover);
  if (GTK_IS_WINDOW (root))
    leave_closed_menu (GTK_WINDOW (root));
  return G_SOURCE_REMOVE;
}

/* GTK 4.8 notes whose focus has to go elsewhere, and keeps for ever what it noted before: the row or the page that the
 * menu goes with. Where the focus has left the menu already there is nothing to note. */
static void
drop_focus (GtkWidget *popover)
{
  GtkRoot *root = gtk_widget_get_root (popover);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (focus != NULL && (focus == popover || gtk_widget_is_ancestor (focus, popover)))
    gtk_root_set_focus (root, NULL);
}

/* Where nothing in a menu can have the focus, as in a note, GTK 4.8 looks from where it is in the window, and does not
 * ask whether it is anywhere. */
static void
have_focus (GtkWidget *popover)
{
  GtkRoot *root = gtk_widget_get_root (popover);
  GtkWidget *contents = gtk_widget_get_first_child (popover);
  if (root == NULL || gtk_root_get_focus (root) != NULL || !gtk_popover_get_autohide (GTK_POPOVER (popover)))
    return;
  if (contents == NULL || !gtk_widget_child_focus (contents, GTK_DIR_TAB_FORWARD))
    gtk_root_set_focus (root, popover);
}

/* GTK listens to the surface on behalf of the popover. */
static void
set_deaf (GtkWidget *popover, bool is_deaf)
{
  GSignalMatchType match = G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA;
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (popover));
  if (surface == NULL || is_deaf == (g_object_get_data (G_OBJECT (surface), "deaf") != NULL))
    return;
  g_object_set_data (G_OBJECT (surface), "deaf", is_deaf ? popover : NULL);
  unsigned int event = g_signal_lookup ("event", GDK_TYPE_SURFACE);
  if (is_deaf)
    g_signal_handlers_block_matched (surface, match, event, 0, NULL, NULL, popover);
  else
    g_signal_handlers_unblock_matched (surface, match, event, 0, NULL, NULL, popover);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  if (!GTK_IS_POPOVER (widget))
    return TRUE;
  set_deaf (widget, false);
  have_focus (widget);
  oxbow_sight_follow (widget);
  return TRUE;
}

/* Of all widgets that go from the screen. A popover that has been closed does not count as visible any more. */
static gboolean
unmapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  if (!GTK_IS_POPOVER (widget))
    return TRUE;
  set_deaf (widget, true);
  oxbow_sight_leave (widget);
  g_idle_add_full (G_PRIORITY_LOW, look_after_cb, g_object_ref (widget), g_object_unref);
  if (!gtk_widget_get_visible (widget))
    return TRUE;
  drop_focus (widget);
  gtk_popover_popdown (GTK_POPOVER (widget));
  return TRUE;
}

static gboolean
scrolled_cb (void)
{
  return GDK_EVENT_STOP;
}

/* Of all widgets that are about to be shown; some are so again and again. */
static gboolean
realized_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  if ((!GTK_IS_POPOVER (widget) && !GTK_IS_WINDOW (widget)) || g_object_get_data (G_OBJECT (widget), "watched") != NULL)
    return TRUE;
  g_object_set_data (G_OBJECT (widget), "watched", GINT_TO_POINTER (true));
  if (GTK_IS_WINDOW (widget))
    {
      g_signal_connect (widget, "notify::focus-widget", G_CALLBACK (leave_closed_menu), NULL);
      oxbow_sight_open_nothing_else (GTK_WINDOW (widget));
    }
  else
    {
      GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
      g_signal_connect (wheel, "scroll", G_CALLBACK (scrolled_cb), NULL);
      gtk_widget_add_controller (widget, wheel);
    }
  return TRUE;
}

void
oxbow_open_menus_stay_with_their_places (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("unmap", GTK_TYPE_WIDGET), 0, unmapped_cb, NULL, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_cb, NULL, NULL);
}
