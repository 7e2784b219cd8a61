/* wheel.c: the wheel scrolls, and changes no numbers
 *
 * A row that scrolls sideways would keep a wheel that turns up and down, and do nothing with it; in a small window such
 * a row may be all there is to point at.
 *
 * Over a spin button of GTK it counts up or down, with or without the focus there: whoever scrolls a page of options
 * changes those that come under the pointer on the way, unasked and unseen. The keys and the two buttons are enough.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/wheel.h"

#include <stdbool.h>

static void
each_wheel (GtkWidget *widget, void (*change) (GtkEventController *wheel, gconstpointer data), gconstpointer data)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        change (controller, data);
    }
}

static void
turn_off (GtkEventController *wheel, gconstpointer unused)
{
  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_NONE);
}

static void
set_downwards (GtkEventController *wheel, gconstpointer is_wanted)
{
  GtkEventControllerScroll *scroll = GTK_EVENT_CONTROLLER_SCROLL (wheel);
  GtkEventControllerScrollFlags flags = gtk_event_controller_scroll_get_flags (scroll);
  if (gtk_event_controller_get_propagation_phase (wheel) != GTK_PHASE_CAPTURE)
    gtk_event_controller_scroll_set_flags (scroll, is_wanted != NULL ? flags | GTK_EVENT_CONTROLLER_SCROLL_VERTICAL
                                                                     : flags & ~GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
}

/* Before the row hears of it. With Shift it takes the wheel's way down for its own way. */
static gboolean
coming_cb (GtkEventController *wheel, double across, double down, gpointer unused)
{
  bool is_shifted = (gtk_event_controller_get_current_event_state (wheel) & GDK_SHIFT_MASK) != 0;
  each_wheel (gtk_event_controller_get_widget (wheel), set_downwards, GINT_TO_POINTER (is_shifted));
  return GDK_EVENT_PROPAGATE;
}

static bool
scrolls_sideways (GtkWidget *widget)
{
  GtkPolicyType across, down;
  if (!GTK_IS_SCROLLED_WINDOW (widget))
    return false;
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &across, &down);
  return down == GTK_POLICY_NEVER && across != GTK_POLICY_NEVER;
}

static void
let_pass (GtkWidget *row)
{
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_CAPTURE);
  g_signal_connect (wheel, "scroll", G_CALLBACK (coming_cb), NULL);
  gtk_widget_add_controller (row, wheel);
  each_wheel (row, set_downwards, NULL);
  g_object_set_data (G_OBJECT (row), "lets-wheel-pass", row);
}

/* Of all widgets that are shown. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  if (GTK_IS_SPIN_BUTTON (widget))
    each_wheel (widget, turn_off, NULL);
  else if (scrolls_sideways (widget) && g_object_get_data (G_OBJECT (widget), "lets-wheel-pass") == NULL)
    let_pass (widget);
  return TRUE;
}

void
oxbow_wheel_scroll_pages_everywhere (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
