/* swatch.c: one hex of a terrain, as the map will show it
 *
 * It is a map of one cell, drawn by the game's painter and kept as a node until the theme changes. A terrain that is no
 * part of the board has nothing to show but the dashed line of what is missing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/swatch.h"
#include "app/style.h"
#include "paint/board.h"
#include "paint/painter.h"

#include <adwaita.h>
#include <math.h>

struct _OxbowSwatch
{
  GtkWidget parent_instance;

  const OxbowRuleset *ruleset;
  OxbowOrientation orientation;
  char terrain;
  int size;
  GskRenderNode *node;          /* or NULL: to be drawn */
};

G_DEFINE_FINAL_TYPE (OxbowSwatch, oxbow_swatch, GTK_TYPE_WIDGET)

static void
forget_drawing (OxbowSwatch *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
oxbow_swatch_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = OXBOW_SWATCH (widget)->size;
}

static void
draw_missing (OxbowSwatch *self, cairo_t *cr, double radius, const OxbowBox *box)
{
  const OxbowColour *ink = &oxbow_theme_get (oxbow_style_get_theme ())->tones[OXBOW_TONE_INK_SOFT];
  for (int i = 0; i < OXBOW_DIRECTIONS; i++)
    {
      OxbowPoint corner = oxbow_hex_corner (self->orientation, i);
      cairo_line_to (cr, box->width / 2 + 0.94 * radius * corner.x, box->height / 2 + 0.94 * radius * corner.y);
    }
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, ink->red, ink->green, ink->blue);
  cairo_set_dash (cr, (double[]) { 3, 3 }, 2, 0);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
}

static void
draw (OxbowSwatch *self, cairo_t *cr, int width, int height)
{
  const OxbowTerrain *terrain = oxbow_palette_find_terrain (self->ruleset->palette, self->terrain);
  g_autoptr (OxbowMap) map = oxbow_map_new (self->orientation, 1, 1, self->terrain);
  g_autoptr (OxbowScene) scene = oxbow_scene_new_map (map, self->ruleset->palette, oxbow_painter_find (self->ruleset),
                                                      NULL);
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  OxbowLayout layout;
  options.theme = oxbow_style_get_theme ();
  options.labels = options.frame = false;
  double radius = MIN (width, height) / 2.0 - 1;
  oxbow_layout_init (&layout, &map->grid, radius);
  OxbowBox box = oxbow_layout_bounds (&layout);
  cairo_translate (cr, (width - box.width) / 2, (height - box.height) / 2);
  if (terrain == NULL || terrain->outside)
    draw_missing (self, cr, radius, &box);
  else
    oxbow_board_draw (cr, scene, &options, radius, &box);
}

static void
oxbow_swatch_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OxbowSwatch *self = OXBOW_SWATCH (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  if (self->node == NULL)
    {
      self->node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
      cairo_t *cr = gsk_cairo_node_get_draw_context (self->node);
      draw (self, cr, width, height);
      cairo_destroy (cr);
    }
  gtk_snapshot_append_node (snapshot, self->node);
}

static void
oxbow_swatch_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  g_clear_pointer (&OXBOW_SWATCH (widget)->node, gsk_render_node_unref);
}

static void
oxbow_swatch_finalize (GObject *object)
{
  g_clear_pointer (&OXBOW_SWATCH (object)->node, gsk_render_node_unref);
  G_OBJECT_CLASS (oxbow_swatch_parent_class)->finalize (object);
}

static void
oxbow_swatch_class_init (OxbowSwatchClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = oxbow_swatch_finalize;
  widget_class->measure = oxbow_swatch_measure;
  widget_class->snapshot = oxbow_swatch_snapshot;
  widget_class->size_allocate = oxbow_swatch_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
oxbow_swatch_init (OxbowSwatch *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (forget_drawing), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (forget_drawing), self, G_CONNECT_SWAPPED);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
oxbow_swatch_new (const OxbowRuleset *ruleset, OxbowOrientation orientation, char terrain, int size)
{
  OxbowSwatch *self = g_object_new (OXBOW_TYPE_SWATCH, NULL);
  self->ruleset = ruleset;
  self->orientation = orientation;
  self->terrain = terrain;
  self->size = size;
  return GTK_WIDGET (self);
}

void
oxbow_swatch_set_terrain (OxbowSwatch *self, char terrain)
{
  if (self->terrain == terrain)
    return;
  self->terrain = terrain;
  forget_drawing (self);
}
