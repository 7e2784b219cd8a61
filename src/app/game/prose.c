/* prose.c: words that take as many lines as they need, at small cost
 *
 * For the style sheet it is a label like any other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/prose.h"
#include "app/game/chip.h"

#define LEAST_EM 4

struct _OxbowProse
{
  GtkWidget parent_instance;

  PangoLayout *layout;
};

G_DEFINE_FINAL_TYPE (OxbowProse, oxbow_prose, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
oxbow_prose_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
measure_height (OxbowProse *self, int width)
{
  int height;
  pango_layout_set_width (self->layout, width * PANGO_SCALE);
  pango_layout_get_pixel_size (self->layout, NULL, &height);
  return height;
}

static void
oxbow_prose_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  int least = (int) (LEAST_EM * oxbow_chip_get_em (widget));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = least;
  else
    *minimum = *natural = measure_height (OXBOW_PROSE (widget), for_size >= 0 ? for_size : least);
}

static void
oxbow_prose_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  pango_layout_set_width (OXBOW_PROSE (widget)->layout, width * PANGO_SCALE);
}

static void
oxbow_prose_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), 0, 0, OXBOW_PROSE (widget)->layout);
}

static void
oxbow_prose_finalize (GObject *object)
{
  g_clear_object (&OXBOW_PROSE (object)->layout);
  G_OBJECT_CLASS (oxbow_prose_parent_class)->finalize (object);
}

static void
oxbow_prose_class_init (OxbowProseClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = oxbow_prose_finalize;
  widget_class->get_request_mode = oxbow_prose_get_request_mode;
  widget_class->measure = oxbow_prose_measure;
  widget_class->size_allocate = oxbow_prose_size_allocate;
  widget_class->snapshot = oxbow_prose_snapshot;
  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
oxbow_prose_init (OxbowProse *self)
{
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
}

GtkWidget *
oxbow_prose_new (void)
{
  return g_object_new (OXBOW_TYPE_PROSE, NULL);
}

const char *
oxbow_prose_get_words (OxbowProse *self)
{
  return pango_layout_get_text (self->layout);
}

void
oxbow_prose_say (OxbowProse *self, const char *words)
{
  if (g_str_equal (words, oxbow_prose_get_words (self)))
    return;
  pango_layout_set_text (self->layout, words, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
