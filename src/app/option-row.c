/* option-row.c: one option of a game, with the line that explains it
 *
 * The kind of the option says by what it is chosen: a switch, a number, a list of titles, or a line of text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/option-row.h"
#include "app/drop-down.h"
#include "app/spoken.h"

#include <glib/gi18n-lib.h>

struct _OxbowOptionRow
{
  AdwActionRow parent_instance;

  const OxbowOption *option;
  GtkWidget *control;
  bool is_filling;              /* the value is being shown: nobody has chosen */
};

G_DEFINE_FINAL_TYPE (OxbowOptionRow, oxbow_option_row, ADW_TYPE_ACTION_ROW)

enum
{
  CHOSEN,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

static void
tell (OxbowOptionRow *self, const char *value)
{
  if (!self->is_filling)
    g_signal_emit (self, signals[CHOSEN], 0, value);
}

static void
switched_cb (OxbowOptionRow *self, GParamSpec *pspec, GtkSwitch *control)
{
  tell (self, gtk_switch_get_active (control) ? "yes" : "no");
}

static void
counted_cb (OxbowOptionRow *self, GtkSpinButton *control)
{
  g_autofree char *value = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (control));
  tell (self, value);
}

static void
picked_cb (OxbowOptionRow *self, GParamSpec *pspec, GtkDropDown *control)
{
  tell (self, self->option->choices[gtk_drop_down_get_selected (control)]);
}

static void
written_cb (OxbowOptionRow *self, GtkEditable *control)
{
  tell (self, gtk_editable_get_text (control));
}

static GtkWidget *
new_switch (OxbowOptionRow *self)
{
  GtkWidget *control = gtk_switch_new ();
  g_signal_connect_object (control, "notify::active", G_CALLBACK (switched_cb), self, G_CONNECT_SWAPPED);
  return control;
}

static GtkWidget *
new_spin (OxbowOptionRow *self)
{
  GtkWidget *control = gtk_spin_button_new_with_range (self->option->minimum, self->option->maximum, 1);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (control), TRUE);
  g_signal_connect_object (control, "value-changed", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);
  return control;
}

static GtkWidget *
new_list (OxbowOptionRow *self)
{
  GtkWidget *control = gtk_drop_down_new (NULL, NULL);
  GtkStringList *titles = gtk_string_list_new (NULL);
  for (unsigned int i = 0; self->option->choices[i] != NULL; i++)
    gtk_string_list_append (titles, _(self->option->choice_titles[i]));
  gtk_drop_down_set_model (GTK_DROP_DOWN (control), G_LIST_MODEL (titles));
  oxbow_drop_down_fit (GTK_DROP_DOWN (control));
  g_object_unref (titles);
  g_signal_connect_object (control, "notify::selected", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  return control;
}

static GtkWidget *
new_text (OxbowOptionRow *self)
{
  GtkWidget *control = oxbow_spoken_entry_new (_(self->option->title));
  gtk_editable_set_width_chars (GTK_EDITABLE (control), 8);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (control), 12);
  g_signal_connect_object (control, "changed", G_CALLBACK (written_cb), self, G_CONNECT_SWAPPED);
  return control;
}

static GtkWidget *
new_control (OxbowOptionRow *self)
{
  switch (self->option->kind)
    {
    case OXBOW_OPTION_BOOLEAN:
      return new_switch (self);
    case OXBOW_OPTION_NUMBER:
      return new_spin (self);
    case OXBOW_OPTION_CHOICE:
      return new_list (self);
    case OXBOW_OPTION_LIST:
      return new_text (self);
    }
  g_assert_not_reached ();
}

static void
show_choice (OxbowOptionRow *self, const char *value)
{
  for (unsigned int i = 0; self->option->choices[i] != NULL; i++)
    if (g_str_equal (self->option->choices[i], value))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->control), i);
}

/* The cursor stays where it is in a text that is so already. */
static void
show_text (OxbowOptionRow *self, const char *value)
{
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->control)), value))
    gtk_editable_set_text (GTK_EDITABLE (self->control), value);
}

static void
show (OxbowOptionRow *self, const char *value)
{
  bool is_on = false;
  switch (self->option->kind)
    {
    case OXBOW_OPTION_BOOLEAN:
      oxbow_option_parse_boolean (value, &is_on);
      gtk_switch_set_active (GTK_SWITCH (self->control), is_on);
      return;
    case OXBOW_OPTION_NUMBER:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->control), g_ascii_strtod (value, NULL));
      return;
    case OXBOW_OPTION_CHOICE:
      show_choice (self, value);
      return;
    case OXBOW_OPTION_LIST:
      show_text (self, value);
      return;
    }
  g_assert_not_reached ();
}

static void
oxbow_option_row_class_init (OxbowOptionRowClass *class)
{
  signals[CHOSEN] = g_signal_new ("chosen", OXBOW_TYPE_OPTION_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
oxbow_option_row_init (OxbowOptionRow *self)
{
}

GtkWidget *
oxbow_option_row_new (const OxbowOption *option, const char *value)
{
  OxbowOptionRow *self = g_object_new (OXBOW_TYPE_OPTION_ROW, "use-markup", FALSE, "title", _(option->title),
                                       "subtitle", _(option->meaning), NULL);
  self->option = option;
  GtkWidget *control = self->control = new_control (self);
  oxbow_option_row_set_value (self, value);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, _(option->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _(option->meaning), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), control);
  return GTK_WIDGET (self);
}

const OxbowOption *
oxbow_option_row_get_option (OxbowOptionRow *self)
{
  return self->option;
}

void
oxbow_option_row_set_value (OxbowOptionRow *self, const char *value)
{
  self->is_filling = true;
  show (self, value);
  self->is_filling = false;
}
