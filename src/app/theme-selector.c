/* theme-selector.c: light, dark or as the desktop is, as three round samples: the first line of the main menu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/theme-selector.h"

#include <glib/gi18n-lib.h>

/* The arrow keys lead on from a sample, as from any line of the menu; a check button would keep them, for its group. */

#define OXBOW_TYPE_THEME_SAMPLE (oxbow_theme_sample_get_type ())
G_DECLARE_FINAL_TYPE (OxbowThemeSample, oxbow_theme_sample, OXBOW, THEME_SAMPLE, GtkCheckButton)

struct _OxbowThemeSample
{
  GtkCheckButton parent_instance;
};

G_DEFINE_FINAL_TYPE (OxbowThemeSample, oxbow_theme_sample, GTK_TYPE_CHECK_BUTTON)

static gboolean
oxbow_theme_sample_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return !gtk_widget_is_focus (widget) && gtk_widget_grab_focus (widget);
}

static void
oxbow_theme_sample_class_init (OxbowThemeSampleClass *class)
{
  GTK_WIDGET_CLASS (class)->focus = oxbow_theme_sample_focus;
}

static void
oxbow_theme_sample_init (OxbowThemeSample *self)
{
}

/* The action chooses among them. */
static GtkWidget *
new_sample (const char *scheme, const char *name)
{
  GtkWidget *sample = g_object_new (OXBOW_TYPE_THEME_SAMPLE, NULL);
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
  gtk_box_append (GTK_BOX (box), new_sample ("system", _("Follow the Desktop")));
  gtk_box_append (GTK_BOX (box), new_sample ("light", _("Light")));
  gtk_box_append (GTK_BOX (box), new_sample ("dark", _("Dark")));
  return box;
}
