/* shade.c: a box that draws the soft shadow of the card in it once, and then copies it
 *
 * It is the shadow that libadwaita gives to cards. Inside the card there is none, so four strips around it do. Cards
 * become higher and lower while they keep their width, so those above and below are kept when the two beside are not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/shade.h"
#include "app/board/pixels.h"
#include "app/board/tile.h"

#include <adwaita.h>

#define RADIUS 12               /* of the card's corners */
#define REACH 12                /* of the shadow */
#define LOW 64                  /* less than this is no more than two ends */

struct _OxbowShade
{
  GtkBox parent_instance;

  int width, height, scale;     /* of the card whose shadow is kept */
  GskRenderNode *above, *below, *beside;        /* below: from the card's lower edge; beside: on both sides */
};

G_DEFINE_FINAL_TYPE (OxbowShade, oxbow_shade, GTK_TYPE_BOX)

static GskRenderNode *
build_blurred (int width, int height)
{
  static const struct { float alpha, down, spread, blur; } layers[] = {
    { 0.03f, 2, 2, 6 }, { 0.07f, 1, 1, 3 }, { 0.03f, 0, 1, 0 },
  };
  GskRenderNode *nodes[G_N_ELEMENTS (layers)];
  GskRoundedRect card;
  gsk_rounded_rect_init_from_rect (&card, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), RADIUS);
  for (size_t i = 0; i < G_N_ELEMENTS (layers); i++)
    nodes[i] = gsk_outset_shadow_node_new (&card, &(GdkRGBA) { 0, 0, 0, layers[i].alpha }, 0, layers[i].down,
                                           layers[i].spread, layers[i].blur);
  GskRenderNode *all = gsk_container_node_new (nodes, G_N_ELEMENTS (nodes));
  for (size_t i = 0; i < G_N_ELEMENTS (layers); i++)
    gsk_render_node_unref (nodes[i]);
  return all;
}

static GskRenderNode *
draw_strip (OxbowShade *self, GskRenderNode *blurred, const OxbowBox *box)
{
  cairo_surface_t *picture = oxbow_pixels_new (CAIRO_FORMAT_ARGB32, box->width, box->height, self->scale);
  cairo_t *cr = cairo_create (picture);
  cairo_translate (cr, -box->x, -box->y);
  gsk_render_node_draw (blurred, cr);
  cairo_destroy (cr);
  GskRenderNode *strip = oxbow_tile_node (picture, box, oxbow_tile_suits_cairo (GTK_WIDGET (self)));
  cairo_surface_destroy (picture);
  return strip;
}

static void
build_ends (OxbowShade *self, GskRenderNode *blurred)
{
  int width = self->width + 2 * REACH, height = RADIUS + REACH;
  g_autoptr (GskRenderNode) below = draw_strip (self, blurred, &(OxbowBox) { -REACH, self->height - RADIUS, width,
                                                                             height });
  g_autoptr (GskTransform) up = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) -self->height));
  self->above = draw_strip (self, blurred, &(OxbowBox) { -REACH, -REACH, width, height });
  self->below = gsk_transform_node_new (below, up);
}

static void
build_sides (OxbowShade *self, GskRenderNode *blurred)
{
  int height = self->height - 2 * RADIUS;
  g_autoptr (GskRenderNode) left = draw_strip (self, blurred, &(OxbowBox) { -REACH, RADIUS, REACH, height });
  g_autoptr (GskRenderNode) right = draw_strip (self, blurred, &(OxbowBox) { self->width, RADIUS, REACH, height });
  self->beside = gsk_container_node_new ((GskRenderNode *[]) { left, right }, 2);
}

static void
drop_ends (OxbowShade *self)
{
  g_clear_pointer (&self->above, gsk_render_node_unref);
  g_clear_pointer (&self->below, gsk_render_node_unref);
}

static void
drop_kept (OxbowShade *self)
{
  drop_ends (self);
  g_clear_pointer (&self->beside, gsk_render_node_unref);
}

/* The ends of a card that is hardly higher than they are lie in each other's shadow. */
static void
fit_kept (OxbowShade *self, int width, int height, int scale)
{
  bool is_same_width = width == self->width && scale == self->scale;
  if (!is_same_width || MIN (height, self->height) < LOW)
    drop_ends (self);
  if (!is_same_width || height != self->height)
    g_clear_pointer (&self->beside, gsk_render_node_unref);
  self->width = width;
  self->height = height;
  self->scale = scale;
  if (self->above != NULL && self->beside != NULL)
    return;
  g_autoptr (GskRenderNode) blurred = build_blurred (width, height);
  if (self->above == NULL)
    build_ends (self, blurred);
  if (self->beside == NULL)
    build_sides (self, blurred);
}

static void
snapshot_shadow (OxbowShade *self, GtkWidget *card, GtkSnapshot *snapshot)
{
  graphene_rect_t place;
  if (!gtk_widget_compute_bounds (card, GTK_WIDGET (self), &place) || place.size.height <= 2 * RADIUS)
    return;
  int width = (int) place.size.width, height = (int) place.size.height;
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  fit_kept (self, width, height, scale);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place.origin);
  gtk_snapshot_append_node (snapshot, self->above);
  gtk_snapshot_append_node (snapshot, self->beside);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) height));
  gtk_snapshot_append_node (snapshot, self->below);
  gtk_snapshot_restore (snapshot);
}

/* In high contrast a card has an edge, which the style sheet draws. */
static void
oxbow_shade_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  bool is_soft = !adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && is_soft;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "card") && gtk_widget_get_mapped (child))
      snapshot_shadow (OXBOW_SHADE (widget), child, snapshot);
  GTK_WIDGET_CLASS (oxbow_shade_parent_class)->snapshot (widget, snapshot);
}

/* Another renderer may want other pictures. */
static void
oxbow_shade_unrealize (GtkWidget *widget)
{
  drop_kept (OXBOW_SHADE (widget));
  GTK_WIDGET_CLASS (oxbow_shade_parent_class)->unrealize (widget);
}

static void
oxbow_shade_finalize (GObject *object)
{
  drop_kept (OXBOW_SHADE (object));
  G_OBJECT_CLASS (oxbow_shade_parent_class)->finalize (object);
}

static void
oxbow_shade_class_init (OxbowShadeClass *class)
{
  G_OBJECT_CLASS (class)->finalize = oxbow_shade_finalize;
  GTK_WIDGET_CLASS (class)->snapshot = oxbow_shade_snapshot;
  GTK_WIDGET_CLASS (class)->unrealize = oxbow_shade_unrealize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "shade");
}

static void
oxbow_shade_init (OxbowShade *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
oxbow_shade_new (int spacing)
{
  return g_object_new (OXBOW_TYPE_SHADE, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", spacing, NULL);
}
