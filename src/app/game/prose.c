/* prose.c: words that take as many lines as they need, at small cost
 *
 * For the style sheet it is a label like any other. While the words change and their height does not, GTK's notes on
 * how high they would be in another width grow old; they are dropped once there is another width.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/prose.h"
#include "app/em.h"

#include <math.h>

#define NARROWEST_EM 4

struct _OxbowProse
{
  GtkWidget parent_instance;

  PangoLayout *layout;
  int width;                    /* that it was given, or -1 */
  int lines;                    /* at most, or 0 */
  double least_em;              /* of its height */
  double narrowest_em;          /* the least width that it asks for */
  PangoAttrList *attributes;
  bool is_by_hand, claims_width, is_at_end;
  bool is_old;                  /* what GTK knows of other widths */
  unsigned int renewal;
};

G_DEFINE_FINAL_TYPE (OxbowProse, oxbow_prose, GTK_TYPE_WIDGET)

static void
set_up (OxbowProse *self)
{
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (self->layout, self->is_at_end ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
  pango_layout_set_attributes (self->layout, self->attributes);
  pango_layout_set_height (self->layout, self->lines > 0 ? -self->lines : -1);
  pango_layout_set_ellipsize (self->layout, self->lines > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
}

/* GTK makes another context for a widget that has left its window for a while. */
static PangoLayout *
get_layout (OxbowProse *self)
{
  if (pango_layout_get_context (self->layout) == gtk_widget_get_pango_context (GTK_WIDGET (self)))
    return self->layout;
  g_autoptr (PangoLayout) old = self->layout;
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), pango_layout_get_text (old));
  set_up (self);
  return self->layout;
}

static GtkSizeRequestMode
oxbow_prose_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
measure_text (OxbowProse *self, int width)
{
  int height;
  PangoLayout *layout = get_layout (self);
  pango_layout_set_width (layout, width >= 0 ? width * PANGO_SCALE : -1);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static int
measure_one_line (OxbowProse *self)
{
  int width;
  pango_layout_set_width (get_layout (self), -1);
  pango_layout_get_pixel_size (self->layout, &width, NULL);
  return width;
}

static int
measure_height (OxbowProse *self, int width)
{
  int least = self->least_em > 0 ? (int) ceil (self->least_em * oxbow_em_get (GTK_WIDGET (self))) : 0;
  return MAX (measure_text (self, width), least);
}

/* What can be cut short claims one line, as a label does: somewhere there is a width at which that is true. */
static void
oxbow_prose_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  OxbowProse *self = OXBOW_PROSE (widget);
  int least = (int) (self->narrowest_em * oxbow_em_get (widget));
  if (self->is_by_hand)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = self->claims_width ? MAX (measure_one_line (self), least) : least;
    }
  else
    *minimum = *natural = measure_height (self, for_size >= 0 ? for_size : self->lines > 0 ? -1 : least);
}

static gboolean
renew_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OXBOW_PROSE (widget)->renewal = 0;
  OXBOW_PROSE (widget)->is_old = false;
  gtk_widget_queue_resize (widget);
  return G_SOURCE_REMOVE;
}

/* While places are given out nothing may ask for another size. */
static void
oxbow_prose_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OxbowProse *self = OXBOW_PROSE (widget);
  if (self->is_old && width != self->width && self->renewal == 0)
    self->renewal = gtk_widget_add_tick_callback (widget, renew_cb, NULL, NULL);
  self->width = width;
}

static void
oxbow_prose_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OxbowProse *self = OXBOW_PROSE (widget);
  int y = self->lines > 0 ? (gtk_widget_get_height (widget) - measure_text (self, self->width)) / 2 : 0;
  PangoLayout *layout = get_layout (self);
  pango_layout_set_width (layout, self->width * PANGO_SCALE);
  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), 0, MAX (y, 0), layout);
}

static void
oxbow_prose_finalize (GObject *object)
{
  g_clear_object (&OXBOW_PROSE (object)->layout);
  g_clear_pointer (&OXBOW_PROSE (object)->attributes, pango_attr_list_unref);
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
  self->width = -1;
  self->narrowest_em = NARROWEST_EM;
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  set_up (self);
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
oxbow_prose_place_by_hand (OxbowProse *self)
{
  self->is_by_hand = true;
}

int
oxbow_prose_get_height (OxbowProse *self, int width)
{
  return measure_height (self, width);
}

static void
ask_for_room (OxbowProse *self, int height_before)
{
  if (!self->is_by_hand && (height_before < 0 || measure_height (self, self->width) != height_before))
    {
      self->is_old = false;
      gtk_widget_queue_resize (GTK_WIDGET (self));
      return;
    }
  self->is_old = !self->is_by_hand;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* So high were the words before something about them changes; -1: they have no place yet. */
static int
get_height_now (OxbowProse *self)
{
  return self->width >= 0 && !self->is_by_hand ? measure_height (self, self->width) : -1;
}

void
oxbow_prose_say (OxbowProse *self, const char *words)
{
  if (g_str_equal (words, oxbow_prose_get_words (self)))
    return;
  int height = get_height_now (self);
  pango_layout_set_text (self->layout, words, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  ask_for_room (self, height);
}

void
oxbow_prose_claim_width (OxbowProse *self)
{
  self->claims_width = true;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
oxbow_prose_stand_at_end (OxbowProse *self)
{
  self->is_at_end = true;
  set_up (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
oxbow_prose_set_narrowest (OxbowProse *self, double width_em)
{
  self->narrowest_em = width_em;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
oxbow_prose_limit (OxbowProse *self, int lines)
{
  if (lines == self->lines)
    return;
  int height = get_height_now (self);
  self->lines = lines;
  set_up (self);
  ask_for_room (self, height);
}

bool
oxbow_prose_is_shortened (OxbowProse *self)
{
  return pango_layout_is_ellipsized (self->layout);
}

void
oxbow_prose_set_least (OxbowProse *self, double height_em)
{
  if (height_em == self->least_em)
    return;
  self->least_em = height_em;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
oxbow_prose_set_attributes (OxbowProse *self, PangoAttrList *attributes)
{
  if (attributes == self->attributes)
    return;
  g_clear_pointer (&self->attributes, pango_attr_list_unref);
  self->attributes = attributes != NULL ? pango_attr_list_ref (attributes) : NULL;
  set_up (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
