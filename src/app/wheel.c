/* wheel.c: the wheel scrolls, and changes no numbers
 *
 * Over a spin button of GTK it counts up or down, with or without the focus there: whoever scrolls a page of options
 * changes those that come under the pointer on the way, unasked and unseen. The keys and the two buttons are enough.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/wheel.h"

/* Of all widgets that are shown. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  if (!GTK_IS_SPIN_BUTTON (widget))
    return TRUE;
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
  return TRUE;
}

void
oxbow_wheel_spare_numbers_everywhere (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
