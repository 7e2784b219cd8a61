/* engines-group.c: the outside engines in the preferences: a row each, to be changed and removed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/engines-group.h"
#include "app/engine-dialog.h"
#include "app/preferences.h"

#include <glib/gi18n-lib.h>

#define LEAST_PATIENCE 1
#define MOST_PATIENCE 3600

struct _OxbowEnginesGroup
{
  AdwPreferencesGroup parent_instance;

  GPtrArray *rows;              /* borrowed */
  GVariant *shown;              /* the setting that they show */
};

G_DEFINE_FINAL_TYPE (OxbowEnginesGroup, oxbow_engines_group, ADW_TYPE_PREFERENCES_GROUP)

static GtkWindow *
get_window (OxbowEnginesGroup *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static void
add_cb (OxbowEnginesGroup *self)
{
  oxbow_engine_dialog_present (get_window (self), NULL);
}

static const char *
get_name (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "engine");
}

static void
edit_cb (OxbowEnginesGroup *self, GtkWidget *button)
{
  g_autoptr (OxbowOutsider) engine = oxbow_engines_find (get_name (button));
  oxbow_engine_dialog_present (get_window (self), engine);
}

/* Where another has the name meanwhile, that one stays. */
static void
put_back_cb (OxbowOutsider *engine)
{
  oxbow_engines_put (engine, NULL, NULL);
}

static void
free_outsider (gpointer engine, GClosure *closure)
{
  oxbow_outsider_free (engine);
}

static void
remove_cb (OxbowEnginesGroup *self, GtkWidget *button)
{
  OxbowOutsider *engine = oxbow_engines_find (get_name (button));
  g_autofree char *title = g_markup_printf_escaped (_("“%s” is removed."), engine->name);
  AdwToast *toast = adw_toast_new (title);
  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (put_back_cb), engine, free_outsider, G_CONNECT_SWAPPED);
  oxbow_engines_remove (engine->name);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_TOAST_OVERLAY)),
                               toast);
}

static GtkWidget *
new_button (const char *icon, const char *tip, const char *engine)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  g_autofree char *label = engine != NULL ? g_strdup_printf ("%s: %s", tip, engine) : g_strdup (tip);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data_full (G_OBJECT (button), "engine", g_strdup (engine), g_free);
  return button;
}

static GtkWidget *
new_row (OxbowEnginesGroup *self, const OxbowOutsider *engine)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *edit = new_button ("oxbow-pencil-symbolic", _("Change"), engine->name);
  GtkWidget *remove = new_button ("user-trash-symbolic", _("Remove"), engine->name);
  g_autofree char *command = g_strstrip (g_strdup_printf ("%s %s", engine->program, engine->arguments));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), engine->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), command);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  g_signal_connect_swapped (edit, "clicked", G_CALLBACK (edit_cb), self);
  g_signal_connect_swapped (remove, "clicked", G_CALLBACK (remove_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), edit);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), remove);
  return row;
}

/* How long one may say nothing: of no interest where there is none. */
static GtkWidget *
new_patience (void)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin = gtk_spin_button_new_with_range (LEAST_PATIENCE, MOST_PATIENCE, 1);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Longest Silence"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               _("In seconds. An engine that takes longer for a move gives its seat to a person."));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  g_settings_bind (oxbow_preferences_get (), "engine-patience", spin, "value", G_SETTINGS_BIND_DEFAULT);
  return row;
}

static void
add_row (OxbowEnginesGroup *self, GtkWidget *row)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

static void
clear_rows (OxbowEnginesGroup *self)
{
  for (unsigned int i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
}

static bool
has_child (GVariant *list, GVariant *child)
{
  for (size_t i = 0; i < g_variant_n_children (list); i++)
    {
      g_autoptr (GVariant) other = g_variant_get_child_value (list, i);
      if (g_variant_equal (other, child))
        return true;
    }
  return false;
}

/* The first engine that is new or another now, or -1. */
static int
find_news (GVariant *before, GVariant *now)
{
  for (size_t i = 0; i < g_variant_n_children (now); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (now, i);
      if (!has_child (before, child))
        return (int) i;
    }
  return -1;
}

/* What has the focus is scrolled to, which needs its place; it gets none on a page that is shown no more. */
static gboolean
focus_cb (GtkWidget *row, GdkFrameClock *clock, gpointer data)
{
  if (!gtk_widget_get_mapped (row))
    return G_SOURCE_REMOVE;
  if (gtk_widget_get_height (row) == 0)
    return G_SOURCE_CONTINUE;
  gtk_widget_grab_focus (row);
  return G_SOURCE_REMOVE;
}

static void
show_engines (OxbowEnginesGroup *self)
{
  g_autoptr (GPtrArray) engines = oxbow_engines_load ();
  g_autoptr (GVariant) before = g_steal_pointer (&self->shown);
  self->shown = g_settings_get_value (oxbow_preferences_get (), "engines");
  clear_rows (self);
  for (unsigned int i = 0; i < engines->len; i++)
    add_row (self, new_row (self, engines->pdata[i]));
  if (engines->len > 0)
    add_row (self, new_patience ());
  int news = before != NULL ? find_news (before, self->shown) : -1;
  if (news >= 0 && news < (int) engines->len)
    gtk_widget_add_tick_callback (self->rows->pdata[news], focus_cb, NULL, NULL);
}

/* The group may outlive its window (see preferences.c); it has nothing to show any more. */
static void
oxbow_engines_group_unroot (GtkWidget *widget)
{
  OxbowEnginesGroup *self = OXBOW_ENGINES_GROUP (widget);
  g_signal_handlers_disconnect_by_func (oxbow_preferences_get (), show_engines, self);
  clear_rows (self);
  GTK_WIDGET_CLASS (oxbow_engines_group_parent_class)->unroot (widget);
}

static void
oxbow_engines_group_finalize (GObject *object)
{
  g_ptr_array_unref (OXBOW_ENGINES_GROUP (object)->rows);
  g_clear_pointer (&OXBOW_ENGINES_GROUP (object)->shown, g_variant_unref);
  G_OBJECT_CLASS (oxbow_engines_group_parent_class)->finalize (object);
}

static void
oxbow_engines_group_class_init (OxbowEnginesGroupClass *class)
{
  G_OBJECT_CLASS (class)->finalize = oxbow_engines_group_finalize;
  GTK_WIDGET_CLASS (class)->unroot = oxbow_engines_group_unroot;
}

static void
oxbow_engines_group_init (OxbowEnginesGroup *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);
  GtkWidget *add = new_button ("list-add-symbolic", _("Add an Outside Engine"), NULL);
  self->rows = g_ptr_array_new ();
  adw_preferences_group_set_title (group, _("Outside Engines"));
  adw_preferences_group_set_description (group,
                                         _("Other programs that play, to be chosen for a seat as a computer is."));
  adw_preferences_group_set_header_suffix (group, add);
  g_signal_connect_swapped (add, "clicked", G_CALLBACK (add_cb), self);
  g_signal_connect_object (oxbow_preferences_get (), "changed::engines", G_CALLBACK (show_engines), self,
                           G_CONNECT_SWAPPED);
  show_engines (self);
}
