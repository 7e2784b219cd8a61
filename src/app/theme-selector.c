/* theme-selector.c: light, dark or as the desktop is, as three round samples: the first line of the main menu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/theme-selector.h"

#include <glib/gi18n-lib.h>

static GtkWidget *
new_sample (const char *scheme, const char *name, GtkWidget *group)
{
  GtkWidget *sample = gtk_check_button_new ();
  if (group != NULL)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (sample), GTK_CHECK_BUTTON (group));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (sample), "app.colour-scheme");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (sample), "s", scheme);
  gtk_widget_set_tooltip_text (sample, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sample), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_hexpand (sample, TRUE);
  gtk_widget_set_halign (sample, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (sample, scheme);
  return sample;
}

GtkWidget *
oxbow_theme_selector_new (void)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "css-name", "themeselector", NULL);
  GtkWidget *system = new_sample ("system", _("Follow the Desktop"), NULL);
  gtk_box_append (GTK_BOX (box), system);
  gtk_box_append (GTK_BOX (box), new_sample ("light", _("Light"), system));
  gtk_box_append (GTK_BOX (box), new_sample ("dark", _("Dark"), system));
  return box;
}
