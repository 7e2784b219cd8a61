/* engine-dialog.c: what an outside engine is called, and where its program is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/engine-dialog.h"
#include "app/cancel.h"
#include "app/choosers.h"
#include "app/header.h"
#include "app/spoken.h"
#include "players/levels.h"

#include <glib/gi18n-lib.h>

struct _OxbowEngineDialog
{
  AdwWindow parent_instance;

  AdwHeaderBar *header;
  GtkButton *save;
  AdwEntryRow *name, *program, *arguments;
  GtkDropDown *levels;
  GtkLabel *problem;
  char *old;                    /* the name that it had, or NULL */
};

G_DEFINE_FINAL_TYPE (OxbowEngineDialog, oxbow_engine_dialog, ADW_TYPE_WINDOW)

static const char *
get_text (AdwEntryRow *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

static const char *
get_level (OxbowEngineDialog *self)
{
  return oxbow_levels[gtk_drop_down_get_selected (self->levels)].id;
}

static void
set_level (OxbowEngineDialog *self, const char *id)
{
  for (unsigned int i = 0; oxbow_levels[i].id != NULL; i++)
    if (g_str_equal (oxbow_levels[i].id, id))
      gtk_drop_down_set_selected (self->levels, i);
}

static void
save_cb (OxbowEngineDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowOutsider) engine = oxbow_outsider_new (get_text (self->name), get_text (self->program),
                                                         get_text (self->arguments), get_level (self));
  if (oxbow_outsider_can_start (engine, &error) && oxbow_engines_put (engine, self->old, &error))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  gtk_label_set_label (self->problem, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
}

/* A program without a name is called as its file is. */
static void
file_chosen_cb (gpointer data, GFile *file)
{
  OxbowEngineDialog *self = data;
  g_autofree char *path = g_file_get_path (file), *name = g_file_get_basename (file);
  gtk_editable_set_text (GTK_EDITABLE (self->program), path != NULL ? path : "");
  if (*get_text (self->name) == '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->name), name);
}

static void
choose_cb (OxbowEngineDialog *self)
{
  oxbow_choose_program (GTK_WINDOW (self), _("Choose a Program That Plays"), self, file_chosen_cb);
}

static void
oxbow_engine_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), OXBOW_TYPE_ENGINE_DIALOG);
  G_OBJECT_CLASS (oxbow_engine_dialog_parent_class)->dispose (object);
}

static void
oxbow_engine_dialog_finalize (GObject *object)
{
  g_free (OXBOW_ENGINE_DIALOG (object)->old);
  G_OBJECT_CLASS (oxbow_engine_dialog_parent_class)->finalize (object);
}

static void
oxbow_engine_dialog_class_init (OxbowEngineDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_engine_dialog_dispose;
  G_OBJECT_CLASS (class)->finalize = oxbow_engine_dialog_finalize;
  g_type_ensure (OXBOW_TYPE_CANCEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/engine-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, OxbowEngineDialog, header);
  gtk_widget_class_bind_template_child (widget_class, OxbowEngineDialog, save);
  gtk_widget_class_bind_template_child (widget_class, OxbowEngineDialog, name);
  gtk_widget_class_bind_template_child (widget_class, OxbowEngineDialog, program);
  gtk_widget_class_bind_template_child (widget_class, OxbowEngineDialog, arguments);
  gtk_widget_class_bind_template_child (widget_class, OxbowEngineDialog, levels);
  gtk_widget_class_bind_template_child (widget_class, OxbowEngineDialog, problem);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
oxbow_engine_dialog_init (OxbowEngineDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  oxbow_spoken_open_entry (self->name);
  oxbow_spoken_open_entry (self->program);
  oxbow_spoken_open_entry (self->arguments);
  oxbow_header_follow (self->header, NULL);
  oxbow_header_abridge (self->save, "document-save-symbolic");
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  for (const OxbowPlayerLevel *level = oxbow_levels; level->id != NULL; level++)
    gtk_string_list_append (titles, _(level->title));
  gtk_drop_down_set_model (self->levels, G_LIST_MODEL (titles));
  set_level (self, OXBOW_OUTSIDER_LEVEL);
}

void
oxbow_engine_dialog_present (GtkWindow *parent, const OxbowOutsider *engine)
{
  OxbowEngineDialog *self = g_object_new (OXBOW_TYPE_ENGINE_DIALOG, "transient-for", parent, NULL);
  if (engine != NULL)
    {
      self->old = g_strdup (engine->name);
      gtk_editable_set_text (GTK_EDITABLE (self->name), engine->name);
      gtk_editable_set_text (GTK_EDITABLE (self->program), engine->program);
      gtk_editable_set_text (GTK_EDITABLE (self->arguments), engine->arguments);
      set_level (self, engine->level);
    }
  gtk_window_present (GTK_WINDOW (self));
}
