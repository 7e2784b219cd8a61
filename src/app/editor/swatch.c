/* swatch.c: one hex of a terrain, or with a thing on it, as the map will show it
 *
 * It is a map of one cell, drawn by the game's painter and kept as a node until the theme changes; of two cells where
 * something lies between them, whose border is in the middle of the picture; a group lies among cells that are not in
 * it, so that its border shows. A terrain that is no part of the board has nothing to show but the dashed line of what
 * is missing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/swatch.h"
#include "app/em.h"
#include "app/style.h"
#include "editor/pattern.h"
#include "paint/board.h"
#include "paint/painter.h"

#include <adwaita.h>
#include <math.h>

#define SOFT 0.7                /* of what is not there */
#define FARTHER 0.9             /* what is told by its border is looked at from where that can be seen */
#define CLOSER 1.9              /* what differs by a number alone is looked at from nearer, so that it can be read */
#define SIGN_RISE 0.24          /* of a signpost's board over the middle of its cell, in radii */

struct _OxbowSwatch
{
  GtkWidget parent_instance;

  const OxbowRuleset *ruleset;
  OxbowOrientation orientation;
  OxbowThing thing;
  double size_em;
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
  *minimum = *natural = (int) ceil (OXBOW_SWATCH (widget)->size_em * oxbow_em_get (widget));
}

static void
draw_missing (OxbowSwatch *self, cairo_t *cr, double radius, const OxbowBox *box)
{
  GdkRGBA ink;                  /* of the window, whose ground shows through: the board's may be another */
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  for (int i = 0; i < OXBOW_DIRECTIONS; i++)
    {
      OxbowPoint corner = oxbow_hex_corner (self->orientation, i);
      cairo_line_to (cr, box->width / 2 + 0.94 * radius * corner.x, box->height / 2 + 0.94 * radius * corner.y);
    }
  cairo_close_path (cr);
  cairo_set_source_rgba (cr, ink.red, ink.green, ink.blue, SOFT * ink.alpha);
  cairo_set_dash (cr, (double[]) { 3, 3 }, 2, 0);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
}

/* What it lies on: land of the sort that it wants, or else what maps are filled with. */
static char
choose_ground (const OxbowRuleset *ruleset, const OxbowThing *thing)
{
  if (thing->layer == OXBOW_THING_TERRAIN)
    return thing->terrain;
  return thing->kind->terrains != NULL ? thing->kind->terrains[0] : ruleset->palette->blank;
}

/* The smallest scenario that has it. */
static OxbowScenario *
make_sample (OxbowSwatch *self)
{
  const OxbowThing *thing = &self->thing;
  bool is_edge = thing->layer == OXBOW_LAYER_EDGES, is_group = thing->layer == OXBOW_LAYER_GROUPS;
  OxbowMap *map = oxbow_map_new (self->orientation, is_group ? 3 : 1, is_group ? 3 : is_edge ? 2 : 1,
                                 choose_ground (self->ruleset, thing));
  OxbowScenario *sample = oxbow_scenario_new (self->ruleset, "sample", map);
  OxbowCell cell = oxbow_grid_n_cells (&map->grid) / 2;
  if (thing->layer == OXBOW_THING_TERRAIN)
    return sample;
  OxbowRecord *record = oxbow_pattern_new (thing->kind);
  for (int direction = 0; is_edge && direction < OXBOW_DIRECTIONS; direction++)
    if (oxbow_grid_neighbour (&map->grid, 0, direction) == 1)
      record->edge = oxbow_grid_edge (&map->grid, 0, direction);
  if (!is_edge)
    g_array_append_val (record->cells, cell);
  oxbow_pattern_anchor (record, thing->kind, &map->grid, cell);
  if (is_group)
    oxbow_record_set (record, "id", NULL);      /* which would be written beside it */
  g_ptr_array_add (oxbow_layer_records ((OxbowLayer) thing->layer, sample), record);
  return sample;
}

/* A hex as large as the widget; where two cells show, all of it. */
static void
clip (OxbowSwatch *self, cairo_t *cr, int width, int height)
{
  double radius = MIN (width, height) / 2.0;
  if (self->thing.layer == OXBOW_LAYER_EDGES)
    cairo_arc (cr, width / 2.0, height / 2.0, radius, 0, 2 * G_PI);
  else
    for (int i = 0; i < OXBOW_DIRECTIONS; i++)
      {
        OxbowPoint corner = oxbow_hex_corner (self->orientation, i);
        cairo_line_to (cr, width / 2.0 + radius * corner.x, height / 2.0 + radius * corner.y);
      }
  cairo_close_path (cr);
  cairo_clip (cr);
}

static void
draw (OxbowSwatch *self, cairo_t *cr, int width, int height)
{
  const OxbowTerrain *terrain = oxbow_palette_find_terrain (self->ruleset->palette, self->thing.terrain);
  g_autoptr (OxbowScenario) sample = make_sample (self);
  g_autoptr (OxbowScene) scene = oxbow_scene_new_scenario (sample);
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  OxbowLayout layout;
  options.theme = oxbow_style_get_theme ();
  options.labels = options.frame = false;
  options.plan = self->thing.layer == OXBOW_LAYER_GROUPS ? sample : NULL;
  bool is_numbered = self->thing.kind == NULL && oxbow_scene_look (scene, 0)->number > 0;
  bool is_group = self->thing.layer == OXBOW_LAYER_GROUPS;
  double radius = (MIN (width, height) / 2.0 - 1) * (is_numbered ? CLOSER : is_group ? FARTHER : 1);
  oxbow_layout_init (&layout, &sample->map->grid, radius);
  OxbowBox box = oxbow_layout_bounds (&layout);
  OxbowPoint middle = { box.width / 2, box.height / 2 };
  if (is_group)
    middle = oxbow_layout_centre (&layout, oxbow_grid_n_cells (&sample->map->grid) / 2);
  clip (self, cr, width, height);
  cairo_translate (cr, width / 2.0 - middle.x, height / 2.0 - middle.y + (is_numbered ? SIGN_RISE * radius : 0));
  if (self->thing.kind == NULL && (terrain == NULL || terrain->outside))
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
oxbow_swatch_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (oxbow_swatch_parent_class)->css_changed (widget, change);
  forget_drawing (OXBOW_SWATCH (widget));
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
  widget_class->css_changed = oxbow_swatch_css_changed;
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
oxbow_swatch_new (const OxbowRuleset *ruleset, OxbowOrientation orientation, const OxbowThing *thing, double size_em)
{
  OxbowSwatch *self = g_object_new (OXBOW_TYPE_SWATCH, NULL);
  self->ruleset = ruleset;
  self->orientation = orientation;
  self->thing = *thing;
  self->size_em = size_em;
  return GTK_WIDGET (self);
}

bool
oxbow_swatch_can_show (const OxbowThing *thing)
{
  return thing->layer == OXBOW_THING_TERRAIN || thing->layer == OXBOW_LAYER_FEATURES
         || thing->layer == OXBOW_LAYER_EDGES || thing->layer == OXBOW_LAYER_GROUPS
         || thing->layer == OXBOW_LAYER_PIECES;
}

void
oxbow_swatch_set_terrain (OxbowSwatch *self, char terrain)
{
  if (self->thing.terrain == terrain)
    return;
  self->thing.terrain = terrain;
  forget_drawing (self);
}
