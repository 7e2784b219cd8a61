/* chip.c: a row of small pictures as high as the text beside it: a seat's chip, points left, dams
 *
 * Where there is little room it is drawn smaller, down to half its size. The same few rows come again and again, as
 * points are spent and players take turns, so those that were drawn last are kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/chip.h"
#include "app/board/pixels.h"
#include "app/board/tile.h"
#include "app/em.h"
#include "app/style.h"

#include <adwaita.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

#define GAP 2
#define KEPT 16                 /* rows of pictures */

typedef struct
{
  OxbowBadge badge, rest;
  OxbowLivery livery;
  bool has_livery;
  int n, n_rest;
} Look;

typedef struct
{
  Look look;
  OxbowThemeKind theme;
  int side, width, height, scale;       /* side: of one in full size */
  bool as_cairo;
  GskRenderNode *node;          /* NULL: nothing is kept here yet */
} Picture;

struct _OxbowChip
{
  GtkWidget parent_instance;

  Look look;
  double size_em;
};

G_DEFINE_FINAL_TYPE (OxbowChip, oxbow_chip, GTK_TYPE_WIDGET)

static int
get_side (OxbowChip *self)
{
  return (int) ceil (self->size_em * oxbow_em_get (GTK_WIDGET (self)));
}

static int
find_width (const Look *look, int side)
{
  return MAX (look->n + look->n_rest, 1) * (side + GAP) - GAP;
}

static void
oxbow_chip_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline)
{
  OxbowChip *self = OXBOW_CHIP (widget);
  int side = get_side (self);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? find_width (&self->look, side) : side;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? *natural / 2 : *natural;
}

/* Pictures */

static bool
is_same_look (const Look *a, const Look *b)
{
  return a->badge == b->badge && a->rest == b->rest && a->n == b->n && a->n_rest == b->n_rest
         && a->has_livery == b->has_livery
         && (!a->has_livery || memcmp (&a->livery, &b->livery, sizeof a->livery) == 0);
}

static bool
is_same_picture (const Picture *a, const Picture *b)
{
  return a->theme == b->theme && a->side == b->side && a->width == b->width && a->height == b->height
         && a->scale == b->scale && a->as_cairo == b->as_cairo && is_same_look (&a->look, &b->look);
}

static void
draw_badges (const Picture *picture, cairo_t *cr)
{
  const Look *look = &picture->look;
  for (int i = 0; i < look->n + look->n_rest; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i * (picture->side + GAP), 0);
      oxbow_badge_draw (cr, picture->theme, i < look->n ? look->badge : look->rest,
                        look->has_livery ? &look->livery : NULL, picture->side);
      cairo_restore (cr);
    }
}

/* Drawn at once: what Cairo would note down to draw it again in every frame is many times larger than the pixels. */
static GskRenderNode *
draw (const Picture *picture)
{
  double scale = (double) picture->width / find_width (&picture->look, picture->side);
  cairo_surface_t *pixels = oxbow_pixels_new (CAIRO_FORMAT_ARGB32, picture->width, picture->height, picture->scale);
  cairo_t *cr = cairo_create (pixels);
  oxbow_pixels_spare (cr);
  cairo_translate (cr, 0, (picture->height - picture->side * scale) / 2);
  cairo_scale (cr, scale, scale);
  draw_badges (picture, cr);
  cairo_destroy (cr);
  GskRenderNode *node = oxbow_tile_node (pixels, &(OxbowBox) { 0, 0, picture->width, picture->height },
                                         picture->as_cairo);
  cairo_surface_destroy (pixels);
  return node;
}

/* The one that was drawn longest ago makes room. */
static GskRenderNode *
get_node (const Picture *wanted)
{
  static Picture kept[KEPT];
  static unsigned int next;
  for (int i = 0; i < KEPT; i++)
    if (kept[i].node != NULL && is_same_picture (&kept[i], wanted))
      return kept[i].node;
  Picture *place = &kept[next++ % KEPT];
  g_clear_pointer (&place->node, gsk_render_node_unref);
  *place = *wanted;
  place->node = draw (wanted);
  return place->node;
}

static void
oxbow_chip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OxbowChip *self = OXBOW_CHIP (widget);
  int side = get_side (self);
  Picture wanted = {
    .look = self->look,
    .theme = oxbow_style_get_theme (),
    .side = side,
    .width = MIN (gtk_widget_get_width (widget), find_width (&self->look, side)),
    .height = gtk_widget_get_height (widget),
    .scale = gtk_widget_get_scale_factor (widget),
    .as_cairo = oxbow_tile_suits_cairo (widget),
  };
  if (wanted.width > 0 && wanted.height > 0)
    gtk_snapshot_append_node (snapshot, get_node (&wanted));
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
  oxbow_chip_set_parts (self, badge, livery, n, self->look.rest, self->look.n_rest);
}

void
oxbow_chip_set_parts (OxbowChip *self, OxbowBadge badge, const OxbowLivery *livery, int n, OxbowBadge rest, int n_rest)
{
  Look before = self->look;
  self->look = (Look) { .badge = badge, .rest = rest, .has_livery = livery != NULL, .n = MAX (n, 0),
                        .n_rest = MAX (n_rest, 0) };
  if (livery != NULL)
    self->look.livery = *livery;
  if (is_same_look (&before, &self->look))
    return;
  if (before.n + before.n_rest != self->look.n + self->look.n_rest)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
oxbow_chip_say (OxbowChip *self, const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
