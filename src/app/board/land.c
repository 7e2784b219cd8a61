/* land.c: see land.h
 *
 * Later parts lie over earlier ones. What has changed is taken out of what is known and stays in its part until that is
 * covered: it is copied like all else, and then drawn over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/land.h"
#include "app/board/tile.h"
#include <math.h>

#define MOST_TILES 12           /* whose pixels are kept: those of a board of usual size */

typedef struct
{
  OxbowBox box;
  cairo_surface_t *picture;
} Part;

struct _OxbowLand
{
  GMutex mutex;
  GArray *parts;                /* of Part, the oldest first */
  cairo_region_t *known;        /* in pixels of the board */
  double n_pixels;
};

static void
clear_part (gpointer data)
{
  cairo_surface_destroy (((Part *) data)->picture);
}

static GArray *
new_parts (void)
{
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (Part));
  g_array_set_clear_func (parts, clear_part);
  return parts;
}

static cairo_rectangle_int_t
rectangle_of (const OxbowBox *box)
{
  int left = (int) floor (box->x), top = (int) floor (box->y);
  return (cairo_rectangle_int_t) { left, top, (int) ceil (box->x + box->width) - left,
                                   (int) ceil (box->y + box->height) - top };
}

static void
forget (OxbowLand *self, const OxbowBox *box)
{
  cairo_rectangle_int_t rectangle = rectangle_of (box);
  cairo_region_subtract_rectangle (self->known, &rectangle);
}

OxbowLand *
oxbow_land_new (void)
{
  OxbowLand *self = g_atomic_rc_box_new0 (OxbowLand);
  g_mutex_init (&self->mutex);
  self->parts = new_parts ();
  self->known = cairo_region_create ();
  return self;
}

static void
add_part (OxbowLand *self, cairo_surface_t *picture, const OxbowBox *box)
{
  Part part = { *box, cairo_surface_reference (picture) };
  g_array_append_val (self->parts, part);
  self->n_pixels += box->width * box->height;
}

static void
remove_part (OxbowLand *self, guint i)
{
  const OxbowBox *box = &g_array_index (self->parts, Part, i).box;
  self->n_pixels -= box->width * box->height;
  g_array_remove_index (self->parts, i);
}

OxbowLand *
oxbow_land_new_without (OxbowLand *before, const GArray *boxes)
{
  OxbowLand *self = oxbow_land_new ();
  g_mutex_lock (&before->mutex);
  cairo_region_union (self->known, before->known);
  for (guint i = 0; i < before->parts->len; i++)
    {
      const Part *part = &g_array_index (before->parts, Part, i);
      add_part (self, part->picture, &part->box);
    }
  g_mutex_unlock (&before->mutex);
  for (guint i = 0; i < boxes->len; i++)
    forget (self, &g_array_index (boxes, OxbowBox, i));
  return self;
}

OxbowLand *
oxbow_land_ref (OxbowLand *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear_land (gpointer data)
{
  OxbowLand *self = data;
  g_array_unref (self->parts);
  cairo_region_destroy (self->known);
  g_mutex_clear (&self->mutex);
}

void
oxbow_land_unref (OxbowLand *self)
{
  g_atomic_rc_box_release_full (self, clear_land);
}

/* The parts that something of a box lies in, and which of it is not known. */
static GArray *
find_parts (OxbowLand *self, const OxbowBox *box, cairo_region_t *missing)
{
  GArray *found = new_parts ();
  g_mutex_lock (&self->mutex);
  cairo_region_subtract (missing, self->known);
  for (guint i = 0; i < self->parts->len; i++)
    {
      Part part = g_array_index (self->parts, Part, i);
      if (!oxbow_box_meets (&part.box, box))
        continue;
      cairo_surface_reference (part.picture);
      g_array_append_val (found, part);
    }
  g_mutex_unlock (&self->mutex);
  return found;
}

GArray *
oxbow_land_lay (OxbowLand *self, cairo_surface_t *picture, const OxbowBox *box, double margin)
{
  GArray *boxes = g_array_new (FALSE, FALSE, sizeof (OxbowBox));
  double scale, down;
  cairo_rectangle_int_t whole = rectangle_of (box), rectangle;
  cairo_region_t *missing = cairo_region_create_rectangle (&whole);
  g_autoptr (GArray) parts = find_parts (self, box, missing);
  cairo_surface_get_device_scale (picture, &scale, &down);
  cairo_surface_flush (picture);
  for (guint i = 0; i < parts->len; i++)
    {
      const Part *part = &g_array_index (parts, Part, i);
      oxbow_print_copy_pixels (picture, box->x, box->y, part->picture, part->box.x, part->box.y, (int) lround (scale));
    }
  cairo_surface_mark_dirty (picture);
  for (int i = 0; i < cairo_region_num_rectangles (missing); i++)
    {
      cairo_region_get_rectangle (missing, i, &rectangle);
      OxbowBox rest = { rectangle.x, rectangle.y, rectangle.width, rectangle.height };
      oxbow_boxes_add (boxes, &rest, margin);
    }
  cairo_region_destroy (missing);
  return boxes;
}

static bool
lies_within (const OxbowBox *box, const OxbowBox *other)
{
  return box->x >= other->x && box->y >= other->y && box->x + box->width <= other->x + other->width
         && box->y + box->height <= other->y + other->height;
}

/* The oldest parts go. What lies over them is known all the same, and drawn again: that is seldom. */
static void
limit_parts (OxbowLand *self, double most)
{
  while (self->n_pixels > most && self->parts->len > 1)
    {
      forget (self, &g_array_index (self->parts, Part, 0).box);
      remove_part (self, 0);
    }
}

void
oxbow_land_keep (OxbowLand *self, cairo_surface_t *picture, const OxbowBox *box)
{
  cairo_rectangle_int_t rectangle = rectangle_of (box);
  g_mutex_lock (&self->mutex);
  for (guint i = self->parts->len; i-- > 0;)
    if (lies_within (&g_array_index (self->parts, Part, i).box, box))
      remove_part (self, i);
  add_part (self, picture, box);
  cairo_region_union_rectangle (self->known, &rectangle);
  limit_parts (self, MOST_TILES * OXBOW_TILE * OXBOW_TILE);
  g_mutex_unlock (&self->mutex);
}
