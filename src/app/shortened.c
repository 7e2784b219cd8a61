/* shortened.c: texts that are cut short where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/shortened.h"

static void
gather (GtkWidget *widget, GString *text)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      gather (child, text);
}

static gboolean
query_tooltip_cb (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gather (widget, text);
  if (text->len > 0)
    gtk_tooltip_set_text (tooltip, text->str);
  return text->len > 0;
}

void
oxbow_shortened_tell (GtkWidget *widget)
{
  gtk_widget_set_has_tooltip (widget, TRUE);
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}
