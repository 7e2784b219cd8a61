/* showing.c: what happened, in motion
 *
 * The tiles go over to the position after it first; what lies under the motion until then is the position before, and
 * so is the motion's first picture: nobody sees the change. Frames are asked for only while something moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"
#include "app/board/pixels.h"
#include <math.h>

#define PATIENCE_US 400000      /* tiles that take longer than that are not waited for */

/* Asked again when the tiles have been laid: they may have become ready within the frame. */
static void
stop_waiting (OxbowBoard *self, gint64 now)
{
  OxbowBox seen = oxbow_camera_seen (&self->camera);
  if (self->motion_began == 0)
    self->motion_began = now;
  if (!self->motion_waits
      || (!oxbow_tiles_are_ready (self->ground, &seen) && now - self->motion_began < PATIENCE_US))
    return;
  self->motion_waits = false;
  self->motion_began = now;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  stop_waiting (self, now);
  if (self->motion_waits)
    return G_SOURCE_CONTINUE;
  gtk_widget_queue_draw (widget);
  if ((double) (now - self->motion_began) / 1000 < oxbow_motion_get_ms (self->motion))
    return G_SOURCE_CONTINUE;
  self->motion_tick = 0;
  oxbow_board_end_motion (self);
  return G_SOURCE_REMOVE;
}

static void
stop (OxbowBoard *self)
{
  if (self->motion_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->motion_tick);
  self->motion_tick = 0;
  g_clear_pointer (&self->motion, oxbow_motion_free);
}

/* Whoever heard that the one before has ended may have begun another meanwhile. */
void
oxbow_board_begin_motion (OxbowBoard *self, OxbowMotion *motion)
{
  stop (self);
  self->motion = motion;
  self->motion_waits = true;
  self->motion_began = 0;
  self->motion_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

bool
oxbow_board_end_motion (OxbowBoard *self)
{
  if (self->motion == NULL)
    return false;
  stop (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "motion-ended");
  return true;
}

void
oxbow_board_append_motion (OxbowBoard *self, GtkSnapshot *snapshot)
{
  OxbowBox seen = oxbow_camera_seen (&self->camera), box;
  gint64 now = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  if (self->motion != NULL)
    stop_waiting (self, now);
  if (self->motion == NULL || self->motion_waits)
    return;
  box = oxbow_motion_measure (self->motion, self->camera.radius);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) floor (box.x), (float) floor (box.y),
                                               (float) ceil (box.width) + 1, (float) ceil (box.height) + 1);
  graphene_rect_t view =
      GRAPHENE_RECT_INIT ((float) seen.x, (float) seen.y, (float) seen.width, (float) seen.height);
  if (!graphene_rect_intersection (&bounds, &view, &bounds))
    return;
  OxbowHandView how = oxbow_board_view_of (self, &bounds);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  oxbow_pixels_spare (cr);
  oxbow_motion_draw (self->motion, cr, &how, (double) (now - self->motion_began) / 1000);
  cairo_destroy (cr);
}

bool
oxbow_board_is_moving (OxbowBoard *self)
{
  g_return_val_if_fail (OXBOW_IS_BOARD (self), false);

  return self->motion != NULL;
}

void
oxbow_board_skip_motion (OxbowBoard *self)
{
  g_return_if_fail (OXBOW_IS_BOARD (self));

  oxbow_board_end_motion (self);
}
