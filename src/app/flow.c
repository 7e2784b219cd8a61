/* flow.c: boxes whose contents flow into as many lines as they need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/flow.h"

#include <stdbool.h>

/* A key that is held back is taken, too: else the window moves the focus by it, and the box waits for ever there. */
static gboolean
move_cursor_cb (GtkFlowBox *box, GtkMovementStep step, int count, gboolean extends, gboolean modifies)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (box));
  gboolean is_early = child == NULL || gtk_widget_get_width (child) == 0;
  if (is_early)
    g_signal_stop_emission_by_name (box, "move-cursor");
  return is_early;
}

void
oxbow_flow_settle (GtkFlowBox *box)
{
  g_signal_connect (box, "move-cursor", G_CALLBACK (move_cursor_cb), NULL);
}

/* Where the box takes no focus itself, the window looks for the next place behind it. */
static gboolean
key_pressed_cb (GtkWidget *box, unsigned int key, unsigned int code, GdkModifierType modifiers)
{
  bool is_back = key == GDK_KEY_ISO_Left_Tab || (modifiers & GDK_SHIFT_MASK) != 0;
  bool is_tab = key == GDK_KEY_Tab || key == GDK_KEY_KP_Tab || key == GDK_KEY_ISO_Left_Tab;
  if (!is_tab || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_set_can_focus (box, FALSE);
  g_signal_emit_by_name (gtk_widget_get_root (box), "move-focus", is_back ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
  gtk_widget_set_can_focus (box, TRUE);
  return GDK_EVENT_STOP;
}

void
oxbow_flow_choose_one (GtkFlowBox *box)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), box);
  gtk_widget_add_controller (GTK_WIDGET (box), keys);
}
