/* tip-width.c: tooltips as wide as their text
 *
 * A tooltip of GTK has the width of its text with as few lines as can be; but in the height that comes of it the text
 * is then broken as narrowly as goes, and leaves the rest of the width empty. Nobody gives the window of the tooltips
 * away: it is known when it is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tip-width.h"

static void
fit_labels (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    gtk_widget_set_hexpand (widget, TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fit_labels (child);
}

/* Of all widgets that are shown. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  static GType tips = G_TYPE_INVALID;
  GtkWidget *widget = g_value_get_object (&values[0]);
  if (tips == G_TYPE_INVALID)
    tips = g_type_from_name ("GtkTooltipWindow");
  if (tips != G_TYPE_INVALID && G_OBJECT_TYPE (widget) == tips)
    fit_labels (widget);
  return TRUE;
}

void
oxbow_tips_fit_everywhere (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
