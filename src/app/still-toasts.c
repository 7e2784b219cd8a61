/* still-toasts.c: lines that pass by appear in their place at once
 *
 * libadwaita 1.2 slides a line in, and reads freed memory when it has faded before it has arrived: pressing Escape
 * twice is enough where two lines follow each other, as of what is copied in the window about the program. It looks at
 * the setting as it begins to slide, just after the line is on the screen; a slide that is not wanted is done there
 * and then, and all else moves as before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/still-toasts.h"

static GtkSettings *stilled;    /* where nothing is to move until the line has arrived, or NULL */

static gboolean
move_again_cb (void)
{
  if (stilled != NULL)
    gtk_settings_reset_property (stilled, "gtk-enable-animations");
  stilled = NULL;
  return G_SOURCE_REMOVE;
}

/* Of all animations that are done. */
static gboolean
done_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  move_again_cb ();
  return TRUE;
}

/* Of all widgets that are on the screen now. A line that comes back with its window does not slide, so nothing is done
 * then. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *toast = g_value_get_object (&values[0]), *overlay = gtk_widget_get_parent (toast);
  if (!ADW_IS_TOAST_OVERLAY (overlay) || adw_toast_overlay_get_child (ADW_TOAST_OVERLAY (overlay)) == toast)
    return TRUE;
  gboolean is_animated;
  GtkSettings *settings = gtk_widget_get_settings (toast);
  g_object_get (settings, "gtk-enable-animations", &is_animated, NULL);
  if (!is_animated)
    return TRUE;
  stilled = settings;
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  g_idle_add_full (G_PRIORITY_HIGH, G_SOURCE_FUNC (move_again_cb), NULL, NULL);
  return TRUE;
}

void
oxbow_toasts_stand_still_everywhere (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_type_class_unref (g_type_class_ref (ADW_TYPE_ANIMATION));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("done", ADW_TYPE_ANIMATION), 0, done_cb, NULL, NULL);
}
