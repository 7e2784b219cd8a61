/* picture-export.c: which picture of the board is to be saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/picture-export.h"
#include "app/cancel.h"
#include "app/choosers.h"
#include "app/drop-down.h"
#include "app/exporting.h"
#include "app/header.h"
#include "app/style.h"

#include <glib/gi18n-lib.h>

struct _OxbowPictureExport
{
  AdwWindow parent_instance;

  AdwHeaderBar *header;
  GtkButton *save;
  AdwComboRow *format, *theme, *paper;
  AdwActionRow *width_row;
  GtkSpinButton *width;
  GtkSwitch *frame, *names;
  OxbowWindow *window;
};

G_DEFINE_FINAL_TYPE (OxbowPictureExport, oxbow_picture_export, ADW_TYPE_WINDOW)

/* In the order of the rows in the template. */
static const struct
{
  OxbowPictureFormat format;
  const char *ending, *pattern, *kind;
} formats[] =
{
  { OXBOW_PICTURE_PNG, ".png", "*.png", N_("PNG pictures") },
  { OXBOW_PICTURE_SVG, ".svg", "*.svg", N_("SVG pictures") },
  { OXBOW_PICTURE_PDF, ".pdf", "*.pdf", N_("PDF documents") },
};

static const char *const papers[] = { NULL, "A4", "A3", "Letter" };

static void
format_changed_cb (OxbowPictureExport *self)
{
  OxbowPictureFormat format = formats[adw_combo_row_get_selected (self->format)].format;
  gtk_widget_set_visible (GTK_WIDGET (self->width_row), format != OXBOW_PICTURE_PDF);
  gtk_widget_set_visible (GTK_WIDGET (self->paper), format == OXBOW_PICTURE_PDF);
}

OxbowExportOptions
oxbow_picture_export_get_options (OxbowPictureExport *self, OxbowPictureFormat *format)
{
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  *format = formats[adw_combo_row_get_selected (self->format)].format;
  options.board.theme = (OxbowThemeKind) adw_combo_row_get_selected (self->theme);
  options.board.frame = gtk_switch_get_active (self->frame);
  options.board.cell_names = gtk_switch_get_active (self->names);
  if (*format == OXBOW_PICTURE_PDF)
    options.paper = papers[adw_combo_row_get_selected (self->paper)];
  else
    options.size_px = gtk_spin_button_get_value_as_int (self->width);
  return options;
}

/* Whoever writes another ending than that of the format has changed the mind. */
static void
follow_name (OxbowPictureExport *self, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  OxbowPictureFormat format;
  if (!oxbow_picture_format_find (name, &format, NULL))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (formats[i].format == format)
      adw_combo_row_set_selected (self->format, i);
}

/* The dialog stays until the file is chosen: it holds what the picture is to be. */
static void
file_chosen (OxbowWindow *window, GFile *file)
{
  g_autoptr (GError) error = NULL;
  OxbowPictureFormat format;
  OxbowPictureExport *self = g_object_get_data (G_OBJECT (window), "picture-export");
  g_autoptr (OxbowSubject) subject = oxbow_export_new_subject (window);
  if (self == NULL || subject == NULL)
    return;
  follow_name (self, file);
  OxbowExportOptions options = oxbow_picture_export_get_options (self, &format);
  g_autoptr (GBytes) bytes = oxbow_export (subject->scene, format, &options, &error);
  gtk_window_destroy (GTK_WINDOW (self));
  oxbow_export_save (window, file, bytes, error);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowPictureExport *self = OXBOW_PICTURE_EXPORT (widget);
  unsigned int i = adw_combo_row_get_selected (self->format);
  g_autofree char *file = oxbow_export_name (self->window, formats[i].ending);
  oxbow_choose_export (self->window, _("Export a Picture"), file, _(formats[i].kind), formats[i].pattern, file_chosen);
}

static void
oxbow_picture_export_dispose (GObject *object)
{
  OxbowPictureExport *self = OXBOW_PICTURE_EXPORT (object);

  if (self->window != NULL)
    g_object_set_data (G_OBJECT (self->window), "picture-export", NULL);
  g_clear_weak_pointer (&self->window);
  gtk_widget_dispose_template (GTK_WIDGET (object), OXBOW_TYPE_PICTURE_EXPORT);
  G_OBJECT_CLASS (oxbow_picture_export_parent_class)->dispose (object);
}

static void
oxbow_picture_export_class_init (OxbowPictureExportClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_picture_export_dispose;
  g_type_ensure (OXBOW_TYPE_CANCEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/picture-export.ui");
  gtk_widget_class_bind_template_child (widget_class, OxbowPictureExport, header);
  gtk_widget_class_bind_template_child (widget_class, OxbowPictureExport, save);
  gtk_widget_class_bind_template_child (widget_class, OxbowPictureExport, format);
  gtk_widget_class_bind_template_child (widget_class, OxbowPictureExport, theme);
  gtk_widget_class_bind_template_child (widget_class, OxbowPictureExport, paper);
  gtk_widget_class_bind_template_child (widget_class, OxbowPictureExport, width_row);
  gtk_widget_class_bind_template_child (widget_class, OxbowPictureExport, width);
  gtk_widget_class_bind_template_child (widget_class, OxbowPictureExport, frame);
  gtk_widget_class_bind_template_child (widget_class, OxbowPictureExport, names);
  gtk_widget_class_bind_template_callback (widget_class, format_changed_cb);
  gtk_widget_class_install_action (widget_class, "picture.save", NULL, save_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
oxbow_picture_export_init (OxbowPictureExport *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  oxbow_header_follow (self->header, NULL);
  oxbow_header_abridge (self->save, "document-save-symbolic");
  oxbow_drop_down_fit_row (self->format);
  oxbow_drop_down_fit_row (self->paper);
  oxbow_drop_down_fit_row (self->theme);
  adw_combo_row_set_selected (self->theme, oxbow_style_get_theme ());
  format_changed_cb (self);
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->save));
  gtk_widget_grab_focus (GTK_WIDGET (self->save));
}

void
oxbow_picture_export_ask (OxbowWindow *window)
{
  OxbowPictureExport *self = g_object_new (OXBOW_TYPE_PICTURE_EXPORT, "transient-for", window, NULL);
  g_set_weak_pointer (&self->window, window);
  g_object_set_data (G_OBJECT (window), "picture-export", self);
  gtk_window_present (GTK_WINDOW (self));
}
