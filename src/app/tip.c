/* tip.c: see tip.h
 *
 * Whoever gives GTK another tip has it ask the display where the pointer is, and wait for the answer three times: a tip
 * that stands there already is to change at once. These are asked for when they are to be shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tip.h"

#define TIP "oxbow-tip"

static gboolean
query_tooltip_cb (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip, gpointer data)
{
  gtk_tooltip_set_text (tooltip, g_object_get_data (G_OBJECT (widget), TIP));
  return TRUE;
}

/* Where a menu button is pressed its tip may be shown already, or still be on its way. */
static void
pressed_cb (GtkWidget *button, GParamSpec *pspec, GtkToggleButton *toggle)
{
  gtk_widget_set_has_tooltip (button, !gtk_toggle_button_get_active (toggle));
  gtk_widget_trigger_tooltip_query (button);
}

void
oxbow_tip_spare_menu (GtkWidget *button)
{
  g_signal_connect_object (gtk_widget_get_first_child (button), "notify::active", G_CALLBACK (pressed_cb), button,
                           G_CONNECT_SWAPPED);
}

void
oxbow_tip_set (GtkWidget *widget, const char *text)
{
  if (g_object_get_data (G_OBJECT (widget), TIP) == NULL)
    {
      gtk_widget_set_has_tooltip (widget, TRUE);
      g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
    }
  g_object_set_data_full (G_OBJECT (widget), TIP, g_strdup (text), g_free);
}
