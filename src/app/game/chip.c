/* chip.c: a row of small pictures as high as the text beside it: a seat's chip, points left, dams
 *
 * Where there is little room it is drawn smaller, down to half its size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/chip.h"
#include "app/board/pixels.h"
#include "app/board/tile.h"
#include "app/style.h"

#include <adwaita.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

struct _OxbowChip
{
  GtkWidget parent_instance;

  OxbowBadge badge, rest;
  OxbowLivery livery;
  bool has_livery;
  int n, n_rest;
  double size_em;
};

G_DEFINE_FINAL_TYPE (OxbowChip, oxbow_chip, GTK_TYPE_WIDGET)

double
oxbow_chip_get_em (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  double dpi = pango_cairo_context_get_resolution (context);
  if (!pango_font_description_get_size_is_absolute (font))
    size *= (dpi > 0 ? dpi : 96) / 72;
  return fmax (size, 8);
}

static int
get_side (OxbowChip *self)
{
  return (int) ceil (self->size_em * oxbow_chip_get_em (GTK_WIDGET (self)));
}

static int
get_step (OxbowChip *self)
{
  return get_side (self) + 2;
}

static void
oxbow_chip_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline)
{
  OxbowChip *self = OXBOW_CHIP (widget);
  int n = MAX (self->n + self->n_rest, 1);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? n * get_step (self) - 2 : get_side (self);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? *natural / 2 : *natural;
}

static void
draw_badges (OxbowChip *self, cairo_t *cr)
{
  for (int i = 0; i < self->n + self->n_rest; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i * get_step (self), 0);
      oxbow_badge_draw (cr, oxbow_style_get_window_theme (), i < self->n ? self->badge : self->rest,
                        self->has_livery ? &self->livery : NULL, get_side (self));
      cairo_restore (cr);
    }
}

/* Drawn at once: what Cairo would note down to draw it again in every frame is many times larger than the pixels. */
static void
oxbow_chip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OxbowChip *self = OXBOW_CHIP (widget);
  int height = gtk_widget_get_height (widget), full = MAX (self->n + self->n_rest, 1) * get_step (self) - 2;
  int width = MIN (gtk_widget_get_width (widget), full);
  double scale = (double) width / full;
  if (width <= 0 || height <= 0)
    return;
  cairo_surface_t *picture = oxbow_pixels_new (CAIRO_FORMAT_ARGB32, width, height,
                                               gtk_widget_get_scale_factor (widget));
  cairo_t *cr = cairo_create (picture);
  cairo_translate (cr, 0, (height - get_side (self) * scale) / 2);
  cairo_scale (cr, scale, scale);
  draw_badges (self, cr);
  cairo_destroy (cr);
  g_autoptr (GskRenderNode) node = oxbow_tile_node (picture, &(OxbowBox) { 0, 0, width, height },
                                                    oxbow_tile_suits_cairo (widget));
  gtk_snapshot_append_node (snapshot, node);
  cairo_surface_destroy (picture);
}

static void
oxbow_chip_class_init (OxbowChipClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = oxbow_chip_measure;
  widget_class->snapshot = oxbow_chip_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
oxbow_chip_init (OxbowChip *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
oxbow_chip_new (double size_em)
{
  OxbowChip *self = g_object_new (OXBOW_TYPE_CHIP, NULL);
  self->size_em = size_em;
  return GTK_WIDGET (self);
}

void
oxbow_chip_set (OxbowChip *self, OxbowBadge badge, const OxbowLivery *livery, int n)
{
  oxbow_chip_set_parts (self, badge, livery, n, self->rest, self->n_rest);
}

static bool
shows (OxbowChip *self, OxbowBadge badge, const OxbowLivery *livery, int n, OxbowBadge rest, int n_rest)
{
  return self->badge == badge && self->rest == rest && self->n == MAX (n, 0) && self->n_rest == MAX (n_rest, 0)
         && self->has_livery == (livery != NULL)
         && (livery == NULL || memcmp (livery, &self->livery, sizeof *livery) == 0);
}

void
oxbow_chip_set_parts (OxbowChip *self, OxbowBadge badge, const OxbowLivery *livery, int n, OxbowBadge rest, int n_rest)
{
  int before = self->n + self->n_rest;
  if (shows (self, badge, livery, n, rest, n_rest))
    return;
  self->badge = badge;
  self->has_livery = livery != NULL;
  if (livery != NULL)
    self->livery = *livery;
  self->n = MAX (n, 0);
  self->rest = rest;
  self->n_rest = MAX (n_rest, 0);
  if (self->n + self->n_rest != before)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
oxbow_chip_say (OxbowChip *self, const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
