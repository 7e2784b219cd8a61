/* value-row.c: a row of a list in which the value of one attribute is chosen or written
 *
 * The kind of the attribute says by what: a switch, a list of titles or of ids, or a line of text, which is empty where
 * there is no value. The tip says what it is for, and how far a number may go; or why the value was not taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/value-row.h"
#include "core/settings.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const OxbowAttribute *attribute;
  GtkWidget *row;               /* borrowed: it holds this */
  GStrv values;                 /* of a list, in its order; "" stands for none */
  OxbowValueWrite write;
  gpointer data;
} Value;

static void
free_value (gpointer data)
{
  Value *value = data;
  g_strfreev (value->values);
  g_free (value->data);
  g_free (value);
}

/* What it is for, and its limits. */
static char *
build_help (const OxbowAttribute *attribute)
{
  const char *help = attribute->help != NULL ? _(attribute->help) : "";
  bool is_limited = attribute->kind == OXBOW_VALUE_NUMBER && (attribute->minimum != 0 || attribute->maximum != 0);
  g_autofree char *limits = is_limited ? g_strdup_printf (_("A whole number from %d to %d."), attribute->minimum,
                                                          attribute->maximum) : NULL;
  if (limits == NULL)
    return g_strdup (help);
  return *help != '\0' ? g_strdup_printf ("%s\n%s", help, limits) : g_steal_pointer (&limits);
}

static void
show_tip (Value *value, const char *refusal)
{
  g_autofree char *help = build_help (value->attribute);
  const char *tip = refusal != NULL ? refusal : help;
  if (refusal != NULL)
    gtk_widget_add_css_class (value->row, "error");
  else
    gtk_widget_remove_css_class (value->row, "error");
  gtk_widget_set_tooltip_text (value->row, *tip != '\0' ? tip : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (value->row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tip, -1);
}

/* An empty value is none. */
static void
tell (Value *value, const char *wanted)
{
  g_autoptr (GError) error = NULL;
  bool is_done = value->write (value->attribute, *wanted != '\0' ? wanted : NULL, value->data, &error);
  show_tip (value, is_done ? NULL : error->message);
}

static void
written_cb (GtkEditable *row, Value *value)
{
  tell (value, gtk_editable_get_text (row));
}

static void
switched_cb (GtkSwitch *control, GParamSpec *pspec, Value *value)
{
  tell (value, gtk_switch_get_active (control) ? "yes" : value->attribute->required ? "no" : "");
}

static void
picked_cb (AdwComboRow *row, GParamSpec *pspec, Value *value)
{
  guint i = adw_combo_row_get_selected (row);
  if (i < g_strv_length (value->values))
    tell (value, value->values[i]);
}

static void
make_entry (Value *value, const char *now)
{
  value->row = adw_entry_row_new ();
  if (value->attribute->kind == OXBOW_VALUE_NUMBER)
    adw_entry_row_set_input_purpose (ADW_ENTRY_ROW (value->row), GTK_INPUT_PURPOSE_NUMBER);
  gtk_editable_set_text (GTK_EDITABLE (value->row), now != NULL ? now : "");
  g_signal_connect (value->row, "changed", G_CALLBACK (written_cb), value);
}

static void
make_switch (Value *value, const char *now)
{
  bool is_on = false;
  GtkWidget *control = gtk_switch_new ();
  value->row = adw_action_row_new ();
  if (now != NULL)
    oxbow_option_parse_boolean (now, &is_on);
  gtk_switch_set_active (GTK_SWITCH (control), is_on);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (value->row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (value->row), control);
  g_signal_connect (control, "notify::active", G_CALLBACK (switched_cb), value);
}

/* What it is now is in the list, even if it should not be. */
static void
make_list (Value *value, const char *now, const char *const *values, const char *const *titles)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GtkStringList) shown = gtk_string_list_new (NULL);
  value->row = adw_combo_row_new ();
  if (!value->attribute->required || now == NULL)
    {
      g_strv_builder_add (builder, "");
      gtk_string_list_append (shown, _("None"));
    }
  if (now != NULL && !g_strv_contains (values, now))
    {
      g_strv_builder_add (builder, now);
      gtk_string_list_append (shown, now);
    }
  for (int i = 0; values[i] != NULL; i++)
    {
      g_strv_builder_add (builder, values[i]);
      gtk_string_list_append (shown, titles != NULL ? _(titles[i]) : values[i]);
    }
  value->values = g_strv_builder_end (builder);
  adw_combo_row_set_model (ADW_COMBO_ROW (value->row), G_LIST_MODEL (shown));
  for (guint i = 0; value->values[i] != NULL; i++)
    if (g_str_equal (value->values[i], now != NULL ? now : ""))
      adw_combo_row_set_selected (ADW_COMBO_ROW (value->row), i);
  g_signal_connect (value->row, "notify::selected", G_CALLBACK (picked_cb), value);
}

static void
make_row (Value *value, const char *now, const char *const *ids)
{
  const OxbowAttribute *attribute = value->attribute;
  if (attribute->kind == OXBOW_VALUE_BOOLEAN)
    make_switch (value, now);
  else if (attribute->kind == OXBOW_VALUE_WORD)
    make_list (value, now, attribute->words, attribute->word_titles);
  else if (attribute->refers != NULL && ids != NULL && ids[0] != NULL)
    make_list (value, now, ids, NULL);
  else
    make_entry (value, now);
}

GtkWidget *
oxbow_value_row_new (const OxbowAttribute *attribute, const char *value, const char *const *ids, OxbowValueWrite write,
                     gpointer data)
{
  Value *made = g_new0 (Value, 1);
  *made = (Value) { .attribute = attribute, .write = write, .data = data };
  make_row (made, value, ids);
  g_object_set_data_full (G_OBJECT (made->row), "value", made, free_value);
  g_object_set (made->row, "use-markup", FALSE, "title",
                attribute->title != NULL ? _(attribute->title) : attribute->name, NULL);
  show_tip (made, NULL);
  return made->row;
}
