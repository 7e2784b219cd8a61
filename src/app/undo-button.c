/* undo-button.c: a button that undoes or redoes, and says what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/undo-button.h"

#define NAME "oxbow-undo-name"

/* Tips are asked for, because setting one asks the display where the pointer is. */
static gboolean
query_tooltip_cb (GtkWidget *button, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip, gpointer data)
{
  gtk_tooltip_set_text (tooltip, g_object_get_data (G_OBJECT (button), NAME));
  return TRUE;
}

void
oxbow_undo_button_name (GtkWidget *button, char *name)
{
  if (g_object_get_data (G_OBJECT (button), NAME) == NULL)
    g_signal_connect (button, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (button), NAME, name, g_free);
}
