/* keeps-wheel.h: whether what is scrolled sideways takes a wheel that turns up or down for itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/* Who hears of the wheel first, on its way down, only listens. */
static inline bool
keeps_wheel (GtkWidget *scrolled)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (scrolled);
  bool keeps = false;
  for (unsigned int i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller)
          && gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE)
        keeps |= gtk_event_controller_scroll_get_flags (GTK_EVENT_CONTROLLER_SCROLL (controller))
                 & GTK_EVENT_CONTROLLER_SCROLL_VERTICAL;
    }
  return keeps;
}
