/* judged.c: a field whose value was taken, or was not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/judged.h"

void
oxbow_judge (GtkWidget *field, bool is_done, const GError *error)
{
  if (is_done)
    gtk_widget_remove_css_class (field, "error");
  else
    gtk_widget_add_css_class (field, "error");
  gtk_widget_set_tooltip_text (field, is_done ? NULL : error->message);
  /* The toolkit tells screen readers of a tip, but not that there is none any more. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  is_done ? "" : error->message, -1);
}
