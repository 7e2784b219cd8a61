/* glide.c: from one view of the board to another in a quarter of a second
 *
 * For the great leaps (the whole board, true size, the cursor), so that nobody gets lost on the way. What is seen on
 * the way are the tiles of the beginning, scaled; a glide ends at once when anything else moves the camera.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"
#include "app/style.h"

#include <math.h>

#define GLIDE_US 250000.0

static void
hold_tiles (OxbowBoard *self, bool hold)
{
  oxbow_tiles_hold (self->ground, hold);
  oxbow_tiles_hold (self->hand, hold);
}

/* The middle of a view, in radii. */
static OxbowPoint
middle_of (const OxbowCamera *camera)
{
  OxbowPoint offset = oxbow_camera_offset (camera);
  return (OxbowPoint) { (offset.x + camera->width / 2.0) / camera->radius,
                        (offset.y + camera->height / 2.0) / camera->radius };
}

static void
go_part_of_the_way (OxbowBoard *self, double part)
{
  OxbowCamera *camera = &self->camera;
  OxbowPoint from = middle_of (&self->glide_from), to = middle_of (&self->glide_to);
  double eased = part * part * (3 - 2 * part);
  camera->fit = false;
  camera->radius = self->glide_from.radius * pow (self->glide_to.radius / self->glide_from.radius, eased);
  oxbow_camera_centre (camera, (from.x + (to.x - from.x) * eased) * camera->radius,
                       (from.y + (to.y - from.y) * eased) * camera->radius);
  oxbow_board_camera_moved (self, true);
}

/* Where it was going to. */
static void
arrive (OxbowBoard *self)
{
  bool fit = self->camera.fit, did_fit = self->glide_from.fit;
  self->camera = self->glide_to;
  oxbow_board_camera_moved (self, true);
  if (fit != self->camera.fit || did_fit != self->camera.fit)
    g_object_notify (G_OBJECT (self), "fit");
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  if (self->glide_began == 0)
    self->glide_began = now;
  double part = (double) (now - self->glide_began) / GLIDE_US;
  if (part < 1)
    {
      go_part_of_the_way (self, part);
      return G_SOURCE_CONTINUE;
    }
  self->glide_tick = 0;
  hold_tiles (self, false);
  arrive (self);
  return G_SOURCE_REMOVE;
}

void
oxbow_board_end_glide (OxbowBoard *self)
{
  if (self->glide_tick == 0)
    return;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->glide_tick);
  self->glide_tick = 0;
  hold_tiles (self, false);
  arrive (self);
}

void
oxbow_board_glide_to (OxbowBoard *self, const OxbowCamera *to)
{
  oxbow_board_end_glide (self);
  self->glide_from = self->camera;
  self->glide_to = *to;
  if (!oxbow_style_has_motion () || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      arrive (self);
      return;
    }
  hold_tiles (self, true);
  self->glide_began = 0;
  self->glide_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}
