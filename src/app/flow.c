/* flow.c: boxes whose contents flow into as many lines as they need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/flow.h"

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
