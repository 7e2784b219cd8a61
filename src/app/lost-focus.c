/* lost-focus.c: the focus of what goes from the screen finds another place
 *
 * GTK 4.8 notes what is hidden or taken out with the focus in it, and finds another place for the focus after the next
 * frame. Until then keys go to what nobody sees, and the note holds it, with whatever it has still to do; a second note
 * before the frame leaves what was noted first held for ever. So the note is taken back as soon as may be, and the
 * place is found here: nobody holds it meanwhile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/lost-focus.h"

typedef struct
{
  GWeakRef window;
  GWeakRef home;                /* what held it, and is still there */
} Search;

static void
free_search (gpointer data)
{
  Search *search = data;
  g_weak_ref_clear (&search->window);
  g_weak_ref_clear (&search->home);
  g_free (search);
}

/* As GTK does it: the nearest that takes it, or else the first of the window. */
static void
find_place (GtkWindow *window, GtkWidget *home)
{
  for (; home != NULL; home = gtk_widget_get_parent (home))
    if (gtk_widget_get_visible (home) && gtk_widget_grab_focus (home))
      return;
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
}

/* Unless somebody has given it to something else. */
static gboolean
find_place_cb (gpointer data)
{
  Search *search = data;
  g_autoptr (GtkWindow) window = g_weak_ref_get (&search->window);
  g_autoptr (GtkWidget) home = g_weak_ref_get (&search->home);
  if (window != NULL && gtk_widget_get_mapped (GTK_WIDGET (window)) && gtk_window_get_focus (window) == NULL)
    find_place (window, home != NULL && gtk_widget_get_root (home) == GTK_ROOT (window) ? home : NULL);
  return G_SOURCE_REMOVE;
}

/* GTK takes its note back as something that is seen gets the focus, which the window itself is. */
static gboolean
take_back_cb (gpointer data)
{
  Search *search = data;
  g_autoptr (GtkWindow) window = g_weak_ref_get (&search->window);
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;
  if (window == NULL || (focus != NULL && gtk_widget_get_mapped (focus)))
    {
      free_search (search);
      return G_SOURCE_REMOVE;
    }
  gtk_root_set_focus (GTK_ROOT (window), GTK_WIDGET (window));
  gtk_root_set_focus (GTK_ROOT (window), NULL);
  g_idle_add_full (GDK_PRIORITY_REDRAW + 10, find_place_cb, search, free_search);
  return G_SOURCE_REMOVE;
}

static GtkWidget *
find_home (GtkWidget *widget)
{
  while (widget != NULL && !gtk_widget_get_mapped (widget))
    widget = gtk_widget_get_parent (widget);
  return widget;
}

/* Of all widgets that go from the screen. What is done as the focus leaves a field should not come upon something that
 * is just being taken apart, so that waits; and where the whole window goes, its focus stays. */
static gboolean
unmapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  GtkRoot *root = gtk_widget_get_root (widget);
  if (!GTK_IS_WINDOW (root) || gtk_root_get_focus (root) != widget || !gtk_widget_get_mapped (GTK_WIDGET (root)))
    return TRUE;
  Search *search = g_new0 (Search, 1);
  g_weak_ref_init (&search->window, root);
  g_weak_ref_init (&search->home, find_home (widget));
  g_idle_add_full (G_PRIORITY_HIGH, take_back_cb, search, NULL);
  return TRUE;
}

void
oxbow_lost_focus_finds_a_place_everywhere (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("unmap", GTK_TYPE_WIDGET), 0, unmapped_cb, NULL, NULL);
}
