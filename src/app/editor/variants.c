/* variants.c: the variants of the rules that a scenario sets, or those that it suggests to begin with
 *
 * A row that is not set shows what would be anyway. The rows stay, and only what they show changes: the focus may be
 * coming from a field whose change this is. Nothing moves either, lest a second click on a number fall on what came to
 * lie under the pointer. A button takes back what is suggested, and what came from another editor under a name that the
 * game does not know; such a name has a row that says so, for as long as the scenario has it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/variants.h"

#include "app/editor/judged.h"
#include "app/option-row.h"
#include "core/ruleset.h"
#include "editor/change.h"

#include <glib/gi18n-lib.h>

struct _OxbowVariants
{
  AdwExpanderRow parent_instance;

  OxbowDraft *draft;
  bool is_suggesting;
  GPtrArray *rows, *strangers;  /* borrowed: of options of the game, and of names that it does not know */
  GtkWidget *choosing;          /* the row from which the change comes: it shows it already */
};

G_DEFINE_FINAL_TYPE (OxbowVariants, oxbow_variants, ADW_TYPE_EXPANDER_ROW)

static const OxbowScenario *
get_scenario (OxbowVariants *self)
{
  return oxbow_draft_get_scenario (self->draft);
}

/* What the scenario says in this list, or NULL. */
static const char *
get_value (OxbowVariants *self, const char *name)
{
  const OxbowSettings *settings = get_scenario (self)->settings;
  return self->is_suggesting ? oxbow_settings_get_suggestion (settings, name)
                             : oxbow_settings_get_option (settings, name);
}

/* Without a suggestion a game begins as the scenario has it, or the rules. */
static const char *
get_shown_value (OxbowVariants *self, const OxbowOption *option)
{
  const char *value = get_value (self, option->name);
  if (value == NULL)
    value = oxbow_settings_get_option (get_scenario (self)->settings, option->name);
  return value != NULL ? value : option->otherwise;
}

static bool
change (OxbowVariants *self, const char *name, const char *value, GError **error)
{
  return self->is_suggesting ? oxbow_change_suggestion (self->draft, name, value, error)
                             : oxbow_change_option (self->draft, name, value, error);
}

/* A button that takes a value back */

static void
take_back_cb (OxbowVariants *self, GtkWidget *button)
{
  g_autofree char *name = g_strdup (g_object_get_data (G_OBJECT (button), "name"));
  /* The button is about to go or to fall asleep: the focus stays near it. */
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_BACKWARD);
  change (self, name, NULL, NULL);
}

static GtkWidget *
add_button (OxbowVariants *self, GtkWidget *row, const char *name, const char *title)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *tip = g_strdup_printf (_("Suggest Nothing for %s"), title);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, self->is_suggesting ? tip : _("Take It Away"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->is_suggesting ? tip : _("Take It Away"), -1);
  g_object_set_data_full (G_OBJECT (button), "name", g_strdup (name), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (take_back_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return button;
}

/* Options of the game */

static void
chosen_cb (OxbowVariants *self, const char *value, GtkWidget *row)
{
  g_autoptr (GError) error = NULL;
  self->choosing = row;
  bool is_done = change (self, oxbow_option_row_get_option (OXBOW_OPTION_ROW (row))->name, value, &error);
  self->choosing = NULL;
  oxbow_judge (row, is_done, error);
}

static void
add_row (OxbowVariants *self, const OxbowOption *option)
{
  GtkWidget *row = oxbow_option_row_new (option, get_shown_value (self, option));
  g_signal_connect_object (row, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  if (self->is_suggesting)
    g_object_set_data (G_OBJECT (row), "button", add_button (self, row, option->name, _(option->title)));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_ptr_array_add (self->rows, row);
}

static void
show_row (OxbowVariants *self, GtkWidget *row)
{
  const OxbowOption *option = oxbow_option_row_get_option (OXBOW_OPTION_ROW (row));
  const char *value = get_shown_value (self, option);
  GtkWidget *button = g_object_get_data (G_OBJECT (row), "button");
  if (button != NULL)
    gtk_widget_set_sensitive (button, get_value (self, option->name) != NULL);
  if (row == self->choosing)
    return;
  g_autoptr (GError) error = NULL;
  bool is_right = oxbow_option_check (option, value, NULL, &error);
  oxbow_option_row_set_value (OXBOW_OPTION_ROW (row), value);
  oxbow_judge (row, is_right, error);
}

/* Names that the game does not know */

static void
add_stranger (OxbowVariants *self, const OxbowSetting *setting)
{
  g_autoptr (GError) error = NULL;
  oxbow_ruleset_check_option (get_scenario (self)->ruleset, setting->name, setting->value, NULL, &error);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", setting->name, "subtitle",
                                 error->message, NULL);
  gtk_widget_add_css_class (row, "error");
  add_button (self, row, setting->name, setting->name);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_ptr_array_add (self->strangers, row);
}

static GPtrArray *
find_strangers (OxbowVariants *self)
{
  const OxbowScenario *scenario = get_scenario (self);
  const GPtrArray *settings = self->is_suggesting ? scenario->settings->suggested : scenario->settings->options;
  GPtrArray *strangers = g_ptr_array_new ();
  for (guint i = 0; i < settings->len; i++)
    {
      const OxbowSetting *setting = settings->pdata[i];
      if (oxbow_option_find (scenario->ruleset->options, setting->name) == NULL)
        g_ptr_array_add (strangers, (gpointer) setting);
    }
  return strangers;
}

static bool
are_shown (OxbowVariants *self, const GPtrArray *strangers)
{
  bool are_same = self->strangers->len == strangers->len;
  for (guint i = 0; i < strangers->len && are_same; i++)
    are_same = g_str_equal (adw_preferences_row_get_title (self->strangers->pdata[i]),
                            ((const OxbowSetting *) strangers->pdata[i])->name);
  return are_same;
}

static void
show_strangers (OxbowVariants *self)
{
  g_autoptr (GPtrArray) strangers = find_strangers (self);
  if (are_shown (self, strangers))
    return;
  for (guint i = 0; i < self->strangers->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self), self->strangers->pdata[i]);
  g_ptr_array_set_size (self->strangers, 0);
  for (guint i = 0; i < strangers->len; i++)
    add_stranger (self, strangers->pdata[i]);
}

/* The draft */

static void
show (OxbowVariants *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    show_row (self, self->rows->pdata[i]);
  show_strangers (self);
}

static void
draft_changed_cb (OxbowVariants *self, const OxbowTouched *touched)
{
  if (touched->head)
    show (self);
}

static void
oxbow_variants_dispose (GObject *object)
{
  OxbowVariants *self = OXBOW_VARIANTS (object);

  g_clear_object (&self->draft);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->strangers, g_ptr_array_unref);
  G_OBJECT_CLASS (oxbow_variants_parent_class)->dispose (object);
}

static void
oxbow_variants_class_init (OxbowVariantsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_variants_dispose;
}

static void
oxbow_variants_init (OxbowVariants *self)
{
  self->rows = g_ptr_array_new ();
  self->strangers = g_ptr_array_new ();
}

static GtkWidget *
make (OxbowDraft *draft, bool is_suggesting, const char *title, const char *subtitle)
{
  OxbowVariants *self = g_object_new (OXBOW_TYPE_VARIANTS, "title", title, "subtitle", subtitle, NULL);
  const OxbowOption *options = oxbow_draft_get_scenario (draft)->ruleset->options;
  self->draft = g_object_ref (draft);
  self->is_suggesting = is_suggesting;
  for (const OxbowOption *option = options; option != NULL && option->name != NULL; option++)
    add_row (self, option);
  show (self);
  g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

GtkWidget *
oxbow_variants_new (OxbowDraft *draft)
{
  return make (draft, false, _("Variants"), _("What a game of this map begins with."));
}

GtkWidget *
oxbow_variants_new_suggestions (OxbowDraft *draft)
{
  return make (draft, true, _("Suggested Variants"),
               _("What New Game offers first; those who play may choose otherwise."));
}
