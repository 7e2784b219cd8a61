/* preferences.c: what the person has chosen for all games, and the window to choose it in
 *
 * A program that was not installed finds the description of its preferences in the folder of its data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/preferences.h"
#include "app/drop-down.h"
#include "app/engines-group.h"
#include "config.h"
#include "core/error.h"
#include "files/library.h"

#include <glib/gi18n-lib.h>

struct _OxbowPreferences
{
  AdwWindow parent_instance;

  GtkSwitch *motion, *coordinates, *hover_hints, *confirm_end_turn, *notifications;
  AdwComboRow *colour_scheme, *board_style, *pace;
};

G_DEFINE_FINAL_TYPE (OxbowPreferences, oxbow_preferences, ADW_TYPE_WINDOW)

static GSettings *preferences;

static GSettingsSchema *
find_schema (const char *id)
{
  GSettingsSchemaSource *installed = g_settings_schema_source_get_default ();
  GSettingsSchema *schema = installed != NULL ? g_settings_schema_source_lookup (installed, id, TRUE) : NULL;
  if (schema != NULL)
    return schema;
  GSettingsSchemaSource *ours = g_settings_schema_source_new_from_directory (oxbow_library_folder (), installed, TRUE,
                                                                             NULL);
  if (ours == NULL)
    return NULL;
  schema = g_settings_schema_source_lookup (ours, id, FALSE);
  g_settings_schema_source_unref (ours);
  return schema;
}

bool
oxbow_preferences_load (GError **error)
{
  if (preferences != NULL)
    return true;
  GSettingsSchema *schema = find_schema (OXBOW_APP_ID);
  if (schema == NULL)
    return oxbow_refuse (error, _("The file that describes the preferences of Oxbow, %s.gschema.xml, is not installed. "
                                  "Install Oxbow again, or say in GSETTINGS_SCHEMA_DIR where it is compiled."),
                         OXBOW_APP_ID);
  preferences = g_settings_new_full (schema, NULL, NULL);
  g_settings_schema_unref (schema);
  return true;
}

GSettings *
oxbow_preferences_get (void)
{
  if (preferences == NULL && !oxbow_preferences_load (NULL))
    g_error ("The preferences were not loaded.");
  return preferences;
}

GSettings *
oxbow_preferences_get_earlier (void)
{
  g_autofree char *path = NULL;
  GSettingsSchema *schema = find_schema (OXBOW_APP_ID ".Earlier");
  if (schema == NULL)
    return NULL;
  g_object_get (oxbow_preferences_get (), "path", &path, NULL);
  GSettings *earlier = g_settings_new_full (schema, NULL, path);
  g_settings_schema_unref (schema);
  return earlier;
}

/* The rows of a box are in the order of its key's values. */

static const char *const schemes[] = { "system", "light", "dark", NULL };
static const char *const styles[] = { "map", "plain", NULL };
static const char *const paces[] = { "instant", "quick", "calm", "slow", NULL };

static gboolean
position_from_key (GValue *value, GVariant *key, gpointer nicks)
{
  const char *const *list = nicks;
  for (guint i = 0; list[i] != NULL; i++)
    if (g_str_equal (g_variant_get_string (key, NULL), list[i]))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
key_from_position (const GValue *value, const GVariantType *type, gpointer nicks)
{
  const char *const *list = nicks;
  return g_variant_new_string (list[MIN (g_value_get_uint (value), g_strv_length ((char **) list) - 1)]);
}

static void
bind_choice (const char *key, AdwComboRow *row, const char *const *nicks)
{
  g_settings_bind_with_mapping (oxbow_preferences_get (), key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                position_from_key, key_from_position, (gpointer) nicks, NULL);
  oxbow_drop_down_fit_row (row);
}

void
oxbow_preferences_bind_pace (AdwComboRow *row)
{
  bind_choice ("pace", row, paces);
}

static void
oxbow_preferences_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), OXBOW_TYPE_PREFERENCES);
  G_OBJECT_CLASS (oxbow_preferences_parent_class)->dispose (object);
}

static void
oxbow_preferences_class_init (OxbowPreferencesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_preferences_dispose;
  g_type_ensure (OXBOW_TYPE_ENGINES_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/preferences.ui");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_bind_template_child (widget_class, OxbowPreferences, motion);
  gtk_widget_class_bind_template_child (widget_class, OxbowPreferences, coordinates);
  gtk_widget_class_bind_template_child (widget_class, OxbowPreferences, hover_hints);
  gtk_widget_class_bind_template_child (widget_class, OxbowPreferences, confirm_end_turn);
  gtk_widget_class_bind_template_child (widget_class, OxbowPreferences, notifications);
  gtk_widget_class_bind_template_child (widget_class, OxbowPreferences, colour_scheme);
  gtk_widget_class_bind_template_child (widget_class, OxbowPreferences, board_style);
  gtk_widget_class_bind_template_child (widget_class, OxbowPreferences, pace);
}

static void
oxbow_preferences_init (OxbowPreferences *self)
{
  GSettings *settings = oxbow_preferences_get ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_settings_bind (settings, "motion", self->motion, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "coordinates", self->coordinates, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "hover-hints", self->hover_hints, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-end-turn", self->confirm_end_turn, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "notifications", self->notifications, "active", G_SETTINGS_BIND_DEFAULT);
  bind_choice ("colour-scheme", self->colour_scheme, schemes);
  bind_choice ("board-style", self->board_style, styles);
  oxbow_preferences_bind_pace (self->pace);
}
