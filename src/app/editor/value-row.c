/* value-row.c: a row of a list in which the value of one attribute is chosen or written
 *
 * The kind of the attribute says by what: a switch, a list of titles or of ids, or a line of text, which is empty where
 * there is no value. The tip says what it is for, and how far a number may go; or why the value was not taken. A text
 * that people read has a menu of languages: the line is then that of the chosen one, and the tip says the original.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/value-row.h"
#include "app/drop-down.h"
#include "app/editor/languages.h"
#include "app/spoken.h"
#include "core/settings.h"
#include "core/word.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const OxbowAttribute *attribute;
  GtkWidget *row;               /* borrowed: it holds this */
  OxbowRecord *record;          /* as it has been written */
  char *language;               /* of the text that is shown, or NULL: the original */
  bool is_filling;              /* nothing is written by what is shown */
  GStrv values;                 /* of a list, in its order; "" stands for none */
  OxbowValueWrite write;
  gpointer data;
} Value;

static void
free_value (gpointer data)
{
  Value *value = data;
  oxbow_record_free (value->record);
  g_free (value->language);
  g_strfreev (value->values);
  g_free (value->data);
  g_free (value);
}

static bool
is_limited (const OxbowAttribute *attribute)
{
  return attribute->kind == OXBOW_VALUE_NUMBER && (attribute->minimum != 0 || attribute->maximum != 0);
}

/* What it is for, and its limits. */
static char *
build_help (const OxbowAttribute *attribute)
{
  const char *help = attribute->help != NULL ? _(attribute->help) : "";
  g_autofree char *limits = is_limited (attribute)
                                ? g_strdup_printf (_("A whole number from %d to %d."), attribute->minimum,
                                                   attribute->maximum) : NULL;
  if (limits == NULL)
    return g_strdup (help);
  return *help != '\0' ? g_strdup_printf ("%s\n%s", help, limits) : g_steal_pointer (&limits);
}

static const char *
name_language (const char *code)
{
  for (int i = 0; oxbow_languages[i].code != NULL; i++)
    if (g_str_equal (oxbow_languages[i].code, code))
      return oxbow_languages[i].name;
  return code;
}

/* With the language in which it is written, or, where a number was not taken, how far it may go: a tip alone is seen by
 * nobody who writes. */
static void
show_title (Value *value, bool is_refused)
{
  const OxbowAttribute *attribute = value->attribute;
  const char *title = attribute->title != NULL ? _(attribute->title) : attribute->name;
  g_autofree char *both = NULL;
  if (value->language != NULL)
    /* Translators: the name of a field, and the language in which its text is written */
    both = g_strdup_printf (_("%s (%s)"), title, name_language (value->language));
  else if (is_refused && is_limited (attribute))
    /* Translators: the name of a field, and the least and the greatest number that it takes */
    both = g_strdup_printf (_("%s (%d to %d)"), title, attribute->minimum, attribute->maximum);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (value->row), both != NULL ? both : title);
}

static void
show_tip (Value *value, const char *refusal)
{
  g_autofree char *help = build_help (value->attribute);
  const char *original = oxbow_record_get (value->record, value->attribute->name);
  const char *tip = refusal != NULL ? refusal : value->language != NULL && original != NULL ? original : help;
  if (refusal != NULL)
    gtk_widget_add_css_class (value->row, "error");
  else
    gtk_widget_remove_css_class (value->row, "error");
  show_title (value, refusal != NULL);
  gtk_widget_set_tooltip_text (value->row, *tip != '\0' ? tip : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (value->row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tip, -1);
}

/* In the words of the form; files have others. */
static char *
build_refusal (const OxbowAttribute *attribute, const char *given, const GError *error)
{
  bool has_limits = is_limited (attribute);
  int number;
  if (attribute->kind != OXBOW_VALUE_NUMBER || attribute->title == NULL || given == NULL
      || (oxbow_parse_number (given, has_limits ? attribute->minimum : G_MININT,
                              has_limits ? attribute->maximum : G_MAXINT, &number)))
    return g_strdup (error->message);
  return has_limits ? g_strdup_printf (_("%s: a whole number from %d to %d is wanted here, not \"%s\"."),
                                       _(attribute->title), attribute->minimum, attribute->maximum, given)
                    : g_strdup_printf (_("%s: a whole number is wanted here, not \"%s\"."), _(attribute->title), given);
}

/* An empty value is none. */
static void
tell (Value *value, const char *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = oxbow_attribute_name_in (value->attribute, value->language);
  const char *given = *wanted != '\0' ? wanted : NULL;
  if (value->is_filling)
    return;
  bool is_done = value->write (name, given, value->data, &error);
  if (is_done)
    oxbow_record_set (value->record, name, given);
  g_autofree char *refusal = is_done ? NULL : build_refusal (value->attribute, given, error);
  show_tip (value, refusal);
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
  oxbow_spoken_open_entry (ADW_ENTRY_ROW (value->row));
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
  oxbow_drop_down_fit_row (ADW_COMBO_ROW (value->row));
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

/* Languages */

static void
language_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Value *value = data;
  const char *code = g_variant_get_string (parameter, NULL);
  g_simple_action_set_state (action, parameter);
  g_free (value->language);
  value->language = *code != '\0' ? g_strdup (code) : NULL;
  g_autofree char *name = oxbow_attribute_name_in (value->attribute, value->language);
  const char *now = oxbow_record_get (value->record, name);
  value->is_filling = true;
  gtk_editable_set_text (GTK_EDITABLE (value->row), now != NULL ? now : "");
  value->is_filling = false;
  show_tip (value, NULL);
}

static void
add_language (GMenu *menu, GPtrArray *seen, const char *code, const char *title)
{
  if (g_ptr_array_find_with_equal_func (seen, code, g_str_equal, NULL))
    return;
  g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);
  g_menu_item_set_action_and_target (item, "value.language", "s", code);
  g_menu_append_item (menu, item);
  g_ptr_array_add (seen, (gpointer) code);
}

/* Those that the program speaks, and those that are there. */
static GMenuModel *
list_languages (const Value *value)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GPtrArray) seen = g_ptr_array_new ();
  add_language (menu, seen, "", _("Original"));
  for (int i = 0; oxbow_languages[i].code != NULL; i++)
    add_language (menu, seen, oxbow_languages[i].code, oxbow_languages[i].name);
  for (guint i = 0; i < value->record->attributes->len; i += 2)
    {
      const char *code = oxbow_attribute_find_language (value->attribute, value->record->attributes->pdata[i]);
      if (code != NULL)
        add_language (menu, seen, code, code);
    }
  return G_MENU_MODEL (menu);
}

static void
add_languages (Value *value)
{
  const GActionEntry entry = { "language", language_cb, "s", "''" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GMenuModel) menu = list_languages (value);
  GtkWidget *button = gtk_menu_button_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, value);
  gtk_widget_insert_action_group (value->row, "value", G_ACTION_GROUP (group));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "preferences-desktop-locale-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("Language of This Text"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Language of This Text"),
                                  -1);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (value->row), button);
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
oxbow_value_row_new (const OxbowAttribute *attribute, const OxbowRecord *record, const char *const *ids,
                     OxbowValueWrite write, gpointer data)
{
  Value *made = g_new0 (Value, 1);
  *made = (Value) { .attribute = attribute, .record = oxbow_record_copy (record), .write = write, .data = data };
  make_row (made, oxbow_record_get (record, attribute->name), ids);
  g_object_set_data_full (G_OBJECT (made->row), "value", made, free_value);
  g_object_set (made->row, "use-markup", FALSE, NULL);
  if (attribute->is_prose)
    add_languages (made);
  show_tip (made, NULL);
  return made->row;
}
