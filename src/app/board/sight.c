/* sight.c: the camera and the scrolled window
 *
 * The camera decides; the adjustments say the same to the scroll bars, and bring back where they were moved to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"

static void
tell_adjustment (GtkAdjustment *adjustment, double value, double page, double upper, double step)
{
  if (adjustment != NULL)
    gtk_adjustment_configure (adjustment, value, 0, MAX (upper, page), step, page * 0.9, page);
}

static void
tell_adjustments (OxbowBoard *self)
{
  const OxbowCamera *camera = &self->camera;
  OxbowBox canvas = oxbow_camera_canvas (camera);
  self->configuring = true;
  tell_adjustment (self->across, camera->x, camera->width, canvas.width, MAX (camera->radius, 24));
  tell_adjustment (self->down, camera->y, camera->height, canvas.height, MAX (camera->radius, 24));
  self->configuring = false;
}

static void
adjusted_cb (OxbowBoard *self)
{
  if (self->configuring || self->subject == NULL)
    return;
  oxbow_board_end_glide (self);
  double x = self->across != NULL ? gtk_adjustment_get_value (self->across) : self->camera.x;
  double y = self->down != NULL ? gtk_adjustment_get_value (self->down) : self->camera.y;
  oxbow_camera_scroll (&self->camera, x, y);
  oxbow_board_camera_moved (self, false);
}

void
oxbow_board_camera_moved (OxbowBoard *self, bool zoomed)
{
  GtkWidget *widget = GTK_WIDGET (self);
  tell_adjustments (self);
  if (zoomed)
    {
      oxbow_board_renew_print (self);
      g_object_notify (G_OBJECT (self), "zoom");
    }
  oxbow_board_renew_hover (self);
  gtk_widget_queue_allocate (widget);
  gtk_widget_queue_draw (widget);
}

void
oxbow_board_zoom_to_radius (OxbowBoard *self, double radius, double x, double y)
{
  if (self->subject == NULL)
    return;
  oxbow_board_end_glide (self);
  bool did_fit = self->camera.fit;
  oxbow_camera_zoom (&self->camera, radius, x, y);
  oxbow_board_camera_moved (self, true);
  if (did_fit)
    g_object_notify (G_OBJECT (self), "fit");
}

void
oxbow_board_zoom_step (OxbowBoard *self, int way, double x, double y)
{
  oxbow_board_end_glide (self);
  if (self->subject != NULL)
    oxbow_board_zoom_to_radius (self, oxbow_camera_step (&self->camera, way), x, y);
}

/* About the cursor where the keyboard is used, so that it stays in view; else about the middle. */
void
oxbow_board_zoom_by_key (OxbowBoard *self, int way)
{
  GdkRectangle at;
  double x = self->camera.width / 2.0, y = self->camera.height / 2.0;
  if (oxbow_board_has_cursor (self) && oxbow_board_get_rectangle (self, oxbow_board_cursor_spot (self), &at))
    {
      x = at.x + at.width / 2.0;
      y = at.y + at.height / 2.0;
    }
  oxbow_board_zoom_step (self, way, x, y);
}

void
oxbow_board_set_zoom (OxbowBoard *self, double zoom)
{
  g_return_if_fail (OXBOW_IS_BOARD (self));

  oxbow_board_zoom_to_radius (self, zoom * OXBOW_CAMERA_RADIUS, self->camera.width / 2.0, self->camera.height / 2.0);
}

double
oxbow_board_get_zoom (OxbowBoard *self)
{
  g_return_val_if_fail (OXBOW_IS_BOARD (self), 1);

  return self->camera.radius / OXBOW_CAMERA_RADIUS;
}

void
oxbow_board_zoom_to_fit (OxbowBoard *self)
{
  g_return_if_fail (OXBOW_IS_BOARD (self));

  if (self->subject == NULL || self->camera.fit)
    return;
  OxbowCamera to = self->camera;
  oxbow_camera_fit (&to);
  oxbow_board_glide_to (self, &to);
}

OxbowBox
oxbow_board_box_of (OxbowBoard *self, OxbowCell cell)
{
  OxbowLayout layout = oxbow_camera_layout (&self->camera);
  OxbowPoint centre = oxbow_layout_centre (&layout, cell);
  bool flat = layout.grid.orientation == OXBOW_FLAT;
  double half = oxbow_radius_to_flats (layout.radius) / 2;
  double x = flat ? layout.radius : half, y = flat ? half : layout.radius;
  return (OxbowBox) { centre.x - x, centre.y - y, 2 * x, 2 * y };
}

OxbowPoint
oxbow_board_point_of (OxbowBoard *self, OxbowSpot spot)
{
  OxbowLayout layout = oxbow_camera_layout (&self->camera);
  OxbowPoint offset = oxbow_camera_offset (&self->camera), at;
  if (spot.edge != OXBOW_NO_EDGE)
    at = oxbow_layout_middle (&layout, oxbow_edge_upper (spot.edge),
                              oxbow_direction_of_side (layout.grid.orientation, oxbow_edge_side (spot.edge)));
  else
    at = oxbow_layout_centre (&layout, spot.cell);
  return (OxbowPoint) { at.x - offset.x, at.y - offset.y };
}

bool
oxbow_board_get_rectangle (OxbowBoard *self, OxbowSpot spot, GdkRectangle *rectangle)
{
  g_return_val_if_fail (OXBOW_IS_BOARD (self), false);

  if (self->subject == NULL || oxbow_spot_is (spot, OXBOW_SPOT_NONE))
    return false;
  OxbowPoint middle = oxbow_board_point_of (self, spot);
  double half = spot.edge != OXBOW_NO_EDGE ? 0.25 * self->camera.radius
                                           : 0.5 * oxbow_radius_to_flats (self->camera.radius);
  *rectangle = (GdkRectangle) { (int) (middle.x - half), (int) (middle.y - half), (int) (2 * half) + 1,
                                (int) (2 * half) + 1 };
  return middle.x >= 0 && middle.y >= 0 && middle.x < self->camera.width && middle.y < self->camera.height;
}

void
oxbow_board_reveal (OxbowBoard *self, OxbowCell cell)
{
  g_return_if_fail (OXBOW_IS_BOARD (self));

  if (self->subject == NULL || cell == OXBOW_NO_CELL)
    return;
  oxbow_board_end_glide (self);
  OxbowBox box = oxbow_board_box_of (self, cell);
  double x = self->camera.x, y = self->camera.y;
  oxbow_camera_reveal (&self->camera, &box);
  if (self->camera.x != x || self->camera.y != y)
    oxbow_board_camera_moved (self, false);
}

void
oxbow_board_set_adjustment (OxbowBoard *self, GtkAdjustment **place, GtkAdjustment *adjustment)
{
  if (*place == adjustment && adjustment != NULL)
    return;
  if (*place != NULL)
    g_signal_handlers_disconnect_by_func (*place, adjusted_cb, self);
  g_set_object (place, adjustment);
  if (adjustment != NULL)
    g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (adjusted_cb), self, G_CONNECT_SWAPPED);
  tell_adjustments (self);
}
