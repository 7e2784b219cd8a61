/* overview.c: the whole map, small, in a corner of a board that does not show all of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/overview.h"
#include "app/board/tile.h"
#include <math.h>
#include <string.h>

#define MOST_WIDTH 168.0
#define MOST_HEIGHT 128.0
#define EDGE 6.0                /* of paper around the map */

struct _OxbowOverview
{
  GtkWidget parent_instance;

  OxbowPrint print;
  OxbowBox view;
  GskRenderNode *node;          /* the map, or NULL: to be drawn */
  GtkGesture *drag;
};

enum
{
  MOVED_TO,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OxbowOverview, oxbow_overview, GTK_TYPE_WIDGET)

static OxbowBox
map_bounds (OxbowOverview *self, double radius)
{
  OxbowLayout layout;
  oxbow_layout_init (&layout, &self->print.subject->scene->grid, radius);
  return oxbow_layout_bounds (&layout);
}

static double
best_radius (OxbowOverview *self)
{
  OxbowBox bounds = map_bounds (self, 1);
  return MIN (MOST_WIDTH / bounds.width, MOST_HEIGHT / bounds.height);
}

static void
oxbow_overview_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  OxbowOverview *self = OXBOW_OVERVIEW (widget);
  *minimum = *natural = 1;
  if (self->print.subject == NULL)
    return;
  OxbowBox bounds = map_bounds (self, best_radius (self));
  *minimum = *natural =
      (int) ceil ((orientation == GTK_ORIENTATION_HORIZONTAL ? bounds.width : bounds.height) + 2 * EDGE);
}

static GskRenderNode *
draw_map (OxbowOverview *self)
{
  OxbowPrint print = self->print;
  print.radius = best_radius (self);
  OxbowBox box = { -EDGE, -EDGE, gtk_widget_get_width (GTK_WIDGET (self)),
                   gtk_widget_get_height (GTK_WIDGET (self)) };
  cairo_surface_t *image = oxbow_print_draw (&print, &box, true);
  GskRenderNode *node =
      oxbow_tile_node (image, &(OxbowBox) { 0, 0, box.width, box.height }, print.as_cairo);
  cairo_surface_destroy (image);
  return node;
}

static void
append_frame (GtkSnapshot *snapshot, const graphene_rect_t *box, OxbowColour colour, float width)
{
  GskRoundedRect outline;
  GdkRGBA rgba = { (float) colour.red, (float) colour.green, (float) colour.blue, 1 };
  gsk_rounded_rect_init_from_rect (&outline, box, 2);
  gtk_snapshot_append_border (snapshot, &outline, (float[]) { width, width, width, width },
                              (GdkRGBA[]) { rgba, rgba, rgba, rgba });
}

static void
oxbow_overview_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OxbowOverview *self = OXBOW_OVERVIEW (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  if (self->print.subject == NULL)
    return;
  const OxbowTheme *theme = oxbow_theme_get (self->print.theme);
  if (self->node == NULL)
    self->node = draw_map (self);
  gtk_snapshot_append_node (snapshot, self->node);
  float inner_width = width - 2 * (float) EDGE, inner_height = height - 2 * (float) EDGE;
  graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, width, height);
  graphene_rect_t seen =
      GRAPHENE_RECT_INIT ((float) EDGE + (float) self->view.x * inner_width - 1,
                          (float) EDGE + (float) self->view.y * inner_height - 1,
                          MAX ((float) self->view.width * inner_width, 4) + 2,
                          MAX ((float) self->view.height * inner_height, 4) + 2);
  gtk_snapshot_push_clip (snapshot, &whole);
  append_frame (snapshot, &whole, theme->tones[OXBOW_TONE_INK_SOFT], 1);
  append_frame (snapshot, &seen, theme->tones[OXBOW_TONE_CASING], 3);
  graphene_rect_inset (&seen, 0.5f, 0.5f);
  append_frame (snapshot, &seen, theme->tones[OXBOW_TONE_INK], 2);
  gtk_snapshot_pop (snapshot);
}

static void
move_to (OxbowOverview *self, double x, double y)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * EDGE,
         height = gtk_widget_get_height (GTK_WIDGET (self)) - 2 * EDGE;
  g_signal_emit (self, signals[MOVED_TO], 0, (x - EDGE) / MAX (width, 1), (y - EDGE) / MAX (height, 1));
}

static void
drag_began_cb (OxbowOverview *self, double x, double y)
{
  gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_CLAIMED);
  move_to (self, x, y);
}

static void
dragged_cb (OxbowOverview *self, double dx, double dy)
{
  double x, y;
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (self->drag), &x, &y);
  move_to (self, x + dx, y + dy);
}

static void
oxbow_overview_finalize (GObject *object)
{
  OxbowOverview *self = OXBOW_OVERVIEW (object);

  oxbow_print_clear (&self->print);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  G_OBJECT_CLASS (oxbow_overview_parent_class)->finalize (object);
}

static void
oxbow_overview_class_init (OxbowOverviewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = oxbow_overview_finalize;
  widget_class->measure = oxbow_overview_measure;
  widget_class->snapshot = oxbow_overview_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  signals[MOVED_TO] = g_signal_new ("moved-to", OXBOW_TYPE_OVERVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
}

static void
oxbow_overview_init (OxbowOverview *self)
{
  self->drag = gtk_gesture_drag_new ();
  g_signal_connect_swapped (self->drag, "drag-begin", G_CALLBACK (drag_began_cb), self);
  g_signal_connect_swapped (self->drag, "drag-update", G_CALLBACK (dragged_cb), self);
  g_signal_connect_swapped (self->drag, "drag-end", G_CALLBACK (gtk_widget_queue_resize), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->drag));
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "move");
}

OxbowOverview *
oxbow_overview_new (void)
{
  return g_object_new (OXBOW_TYPE_OVERVIEW, NULL);
}

void
oxbow_overview_set (OxbowOverview *self, const OxbowPrint *print)
{
  if (self->print.subject == print->subject && self->print.theme == print->theme && self->print.scale == print->scale
      && self->print.as_cairo == print->as_cairo)
    return;
  bool is_as_large = self->print.subject != NULL && print->subject != NULL
                     && self->print.subject->scene->map == print->subject->scene->map;
  oxbow_print_clear (&self->print);
  oxbow_print_copy (&self->print, print);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  if (is_as_large)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  else
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
oxbow_overview_set_view (OxbowOverview *self, const OxbowBox *view)
{
  if (memcmp (&self->view, view, sizeof *view) == 0)
    return;
  self->view = *view;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

bool
oxbow_overview_is_held (OxbowOverview *self)
{
  return gtk_gesture_is_active (self->drag);
}
