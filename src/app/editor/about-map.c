/* about-map.c: what a scenario says of itself, in several languages, and whose it is
 *
 * Title and description are written in the language that is chosen above them: first the original, then those that the
 * program speaks, then any others that the file has. Every letter goes into the draft at once; what is undone elsewhere
 * is shown here again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/about-map.h"
#include "app/editor/languages.h"
#include "app/drop-down.h"
#include "app/spoken.h"
#include "core/ruleset.h"
#include "editor/change.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum
{
  TITLE,
  DESCRIPTION,
  AUTHOR,
  LICENCE,
  N_LINES
};

struct _OxbowAboutMap
{
  AdwBin parent_instance;

  OxbowDraft *draft;
  GtkWidget *lines[N_LINES];
  AdwComboRow *language;
  GPtrArray *languages;         /* of char *, as in files; "" for the original */
  bool is_filling;              /* rows are being set: nothing is written by that */
};

G_DEFINE_FINAL_TYPE (OxbowAboutMap, oxbow_about_map, ADW_TYPE_BIN)

/* Licences that others may build upon; any other can be written. */
static const char *const licences[] = { "CC-BY-SA-4.0", "CC-BY-4.0", "CC0-1.0" };

static const OxbowScenario *
get_scenario (OxbowAboutMap *self)
{
  return oxbow_draft_get_scenario (self->draft);
}

/* NULL: the original. */
static const char *
get_language (OxbowAboutMap *self)
{
  guint i = adw_combo_row_get_selected (self->language);
  const char *language = i < self->languages->len ? self->languages->pdata[i] : "";
  return *language != '\0' ? language : NULL;
}

static const char *
get_line (OxbowAboutMap *self, int i)
{
  const OxbowScenario *scenario = get_scenario (self);
  const char *lines[N_LINES] = {
    oxbow_text_get_in (scenario->title, get_language (self)),
    oxbow_text_get_in (scenario->description, get_language (self)), scenario->author, scenario->licence,
  };
  return lines[i] != NULL ? lines[i] : "";
}

/* What the original says stands in the field's tip while a translation is written. */
static void
show_tip (OxbowAboutMap *self, int i, const char *refusal)
{
  const char *original = NULL;
  if (get_language (self) != NULL && i <= DESCRIPTION)
    original = oxbow_text_get_in (i == TITLE ? get_scenario (self)->title : get_scenario (self)->description, NULL);
  if (refusal != NULL)
    gtk_widget_add_css_class (self->lines[i], "error");
  else
    gtk_widget_remove_css_class (self->lines[i], "error");
  const char *tip = refusal != NULL ? refusal : original;
  gtk_widget_set_tooltip_text (self->lines[i], tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lines[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  tip != NULL ? tip : "", -1);
}

static void
show_lines (OxbowAboutMap *self)
{
  self->is_filling = true;
  for (int i = 0; i < N_LINES; i++)
    {
      if (strcmp (gtk_editable_get_text (GTK_EDITABLE (self->lines[i])), get_line (self, i)) != 0)
        gtk_editable_set_text (GTK_EDITABLE (self->lines[i]), get_line (self, i));
      show_tip (self, i, NULL);
    }
  self->is_filling = false;
}

static void
line_changed_cb (OxbowAboutMap *self, GtkEditable *row)
{
  const char *value = gtk_editable_get_text (row);
  g_autoptr (GError) error = NULL;
  int i = 0;
  while (self->lines[i] != GTK_WIDGET (row))
    i++;
  if (self->is_filling || strcmp (value, get_line (self, i)) == 0)
    return;
  bool is_done = i == TITLE || i == DESCRIPTION
                     ? oxbow_change_text (self->draft, i == TITLE ? OXBOW_HEAD_TITLE : OXBOW_HEAD_DESCRIPTION,
                                          get_language (self), value, &error)
                     : oxbow_change_line (self->draft, i == AUTHOR ? OXBOW_HEAD_AUTHOR : OXBOW_HEAD_LICENCE,
                                          *value != '\0' ? value : NULL, &error);
  show_tip (self, i, is_done ? NULL : error->message);
}

static void
draft_changed_cb (OxbowAboutMap *self, const OxbowTouched *touched)
{
  if (touched->head)
    show_lines (self);
}

/* Languages */

static void
language_chosen_cb (OxbowAboutMap *self)
{
  if (!self->is_filling)
    show_lines (self);
}

static void
add_language (OxbowAboutMap *self, GtkStringList *titles, const char *code, const char *name)
{
  if (g_ptr_array_find_with_equal_func (self->languages, code, g_str_equal, NULL))
    return;
  g_ptr_array_add (self->languages, g_strdup (code));
  gtk_string_list_append (titles, name);
}

static void
add_languages_of (OxbowAboutMap *self, GtkStringList *titles, const OxbowText *text)
{
  for (int i = 0; i < oxbow_text_n (text); i++)
    {
      const char *language;
      oxbow_text_nth (text, i, &language);
      if (language != NULL)
        add_language (self, titles, language, language);
    }
}

static GtkWidget *
new_language_row (OxbowAboutMap *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  self->language = ADW_COMBO_ROW (adw_combo_row_new ());
  oxbow_drop_down_fit_row (self->language);
  /* Translators: of the texts of a scenario: the language in which its author wrote it */
  add_language (self, titles, "", _("Original"));
  for (int i = 0; oxbow_languages[i].code != NULL; i++)
    add_language (self, titles, oxbow_languages[i].code, oxbow_languages[i].name);
  add_languages_of (self, titles, get_scenario (self)->title);
  add_languages_of (self, titles, get_scenario (self)->description);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->language), _("Language of the Texts"));
  adw_combo_row_set_model (self->language, G_LIST_MODEL (titles));
  g_signal_connect_object (self->language, "notify::selected", G_CALLBACK (language_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->language);
}

/* Licences */

static void
licence_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowAboutMap *self = OXBOW_ABOUT_MAP (widget);
  gtk_editable_set_text (GTK_EDITABLE (self->lines[LICENCE]), g_variant_get_string (parameter, NULL));
}

static GtkWidget *
new_licence_button (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();
  for (size_t i = 0; i < G_N_ELEMENTS (licences); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (licences[i], NULL);
      g_menu_item_set_action_and_target (item, "about-map.licence", "s", licences[i]);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("Licences That Others May Build Upon"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Licences That Others May Build Upon"), -1);
  return button;
}

static void
oxbow_about_map_dispose (GObject *object)
{
  OxbowAboutMap *self = OXBOW_ABOUT_MAP (object);

  self->is_filling = true;
  g_clear_object (&self->draft);
  g_clear_pointer (&self->languages, g_ptr_array_unref);
  G_OBJECT_CLASS (oxbow_about_map_parent_class)->dispose (object);
}

static void
oxbow_about_map_class_init (OxbowAboutMapClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_about_map_dispose;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (class), "about-map.licence", "s", licence_action);
}

static void
oxbow_about_map_init (OxbowAboutMap *self)
{
  self->languages = g_ptr_array_new_with_free_func (g_free);
}

GtkWidget *
oxbow_about_map_new (OxbowDraft *draft)
{
  OxbowAboutMap *self = g_object_new (OXBOW_TYPE_ABOUT_MAP, NULL);
  const char *titles[N_LINES] = { _("Title"), _("Description"), _("Author"), _("Licence") };
  GtkWidget *group = adw_preferences_group_new ();
  self->draft = g_object_ref (draft);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("About the Map"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _(get_scenario (self)->ruleset->credits));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_language_row (self));
  for (int i = 0; i < N_LINES; i++)
    {
      self->lines[i] = adw_entry_row_new ();
      oxbow_spoken_open_entry (ADW_ENTRY_ROW (self->lines[i]));
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->lines[i]), titles[i]);
      g_signal_connect_object (self->lines[i], "changed", G_CALLBACK (line_changed_cb), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->lines[i]);
    }
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self->lines[LICENCE]), new_licence_button ());
  adw_bin_set_child (ADW_BIN (self), group);
  show_lines (self);
  g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
