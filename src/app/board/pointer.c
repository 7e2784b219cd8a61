/* pointer.c: mouse, touchpad and fingers
 *
 * A press that stays where it is acts when it ends. One that moves carries a piece if the board's owner picks one up
 * there; else it moves the board under the hand. The wheel scrolls, as everywhere, and zooms with Ctrl. On a board that
 * draws, presses and drags are strokes, which have a file of their own.
 *
 * A finger hides what it points at, and cannot rest over it: its first tap shows what would be done, the second does
 * it. It means an edge from farther away, and on cells too small for it a tap only comes nearer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"
#include <math.h>

#define REACH_TARGET 0.24       /* from an edge that can be chosen, in radii */
#define REACH_EDGE 0.12         /* from any other, where some can be chosen */
#define FINGER_PX 32            /* how broad a target is for a finger, at least */
#define FINGER_REACH 0.42       /* at most: the middle of a cell stays the cell's */
#define FINGER_RADIUS 30        /* where a tap on smaller cells leads to */
#define ZOOM_PX 40              /* on a touchpad, which tells pixels, as much as a step of a wheel */
#define HEX_HEIGHT 1.732        /* between two sides of a hex, in radii */

bool
oxbow_board_can_choose (const OxbowHandMark *mark)
{
  return mark->state == OXBOW_HAND_TARGET || mark->state == OXBOW_HAND_CHASE || mark->state == OXBOW_HAND_PASS
         || mark->state == OXBOW_HAND_WAY;
}

/* A mark on a place of many cells lies on each of them. */
static bool
lies_on (OxbowBoard *self, const OxbowHandMark *mark, OxbowSpot spot)
{
  if (spot.edge != OXBOW_NO_EDGE || mark->edge != OXBOW_NO_EDGE)
    return mark->edge == spot.edge;
  if (mark->cell >= OXBOW_NO_CELL)
    return mark->cell == spot.cell;
  g_autoptr (GArray) cells = oxbow_hand_cells (self->subject->scene, mark->cell);
  for (guint i = 0; i < cells->len; i++)
    if (g_array_index (cells, OxbowCell, i) == spot.cell)
      return true;
  return false;
}

static bool
is_target (OxbowBoard *self, OxbowSpot spot)
{
  for (guint i = 0; self->marks != NULL && i < self->marks->len; i++)
    {
      const OxbowHandMark *mark = &g_array_index (self->marks, OxbowHandMark, i);
      if (oxbow_board_can_choose (mark) && lies_on (self, mark, spot))
        return true;
    }
  return false;
}

static bool
has_target_edges (OxbowBoard *self)
{
  for (guint i = 0; self->marks != NULL && i < self->marks->len; i++)
    {
      const OxbowHandMark *mark = &g_array_index (self->marks, OxbowHandMark, i);
      if (oxbow_board_can_choose (mark) && mark->edge != OXBOW_NO_EDGE)
        return true;
    }
  return false;
}

static double
reach_of (OxbowBoard *self)
{
  return self->finger ? CLAMP (FINGER_PX / 2 / self->camera.radius, REACH_TARGET, FINGER_REACH) : REACH_TARGET;
}

OxbowSpot
oxbow_board_pick (OxbowBoard *self, double x, double y)
{
  if (self->subject == NULL)
    return OXBOW_SPOT_NONE;
  OxbowLayout layout = oxbow_camera_layout (&self->camera);
  OxbowPoint offset = oxbow_camera_offset (&self->camera);
  if (self->draws)
    return oxbow_layout_spot_at (&layout, x + offset.x, y + offset.y, self->reach);
  OxbowSpot cell = oxbow_layout_spot_at (&layout, x + offset.x, y + offset.y, 0);
  OxbowSpot near = oxbow_layout_spot_at (&layout, x + offset.x, y + offset.y, reach_of (self));
  if (cell.cell == OXBOW_NO_CELL || oxbow_scene_is_outside (self->subject->scene, cell.cell))
    return OXBOW_SPOT_NONE;
  if (near.edge == OXBOW_NO_EDGE || is_target (self, near))
    return near;
  if (is_target (self, cell) || !has_target_edges (self))
    return cell;
  return oxbow_layout_spot_at (&layout, x + offset.x, y + offset.y, REACH_EDGE);
}

void
oxbow_board_renew_hover (OxbowBoard *self)
{
  OxbowSpot spot = self->inside ? oxbow_board_pick (self, self->pointer_x, self->pointer_y) : OXBOW_SPOT_NONE;
  if (oxbow_spot_is (spot, self->hovered))
    return;
  self->hovered = spot;
  oxbow_board_emit_spot (self, "spot-hovered", spot);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
moved_cb (OxbowBoard *self, double x, double y)
{
  self->inside = true;
  self->pointer_x = x;
  self->pointer_y = y;
  oxbow_board_renew_hover (self);
  if (self->carried != OXBOW_NO_CELL)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
left_cb (OxbowBoard *self)
{
  self->inside = false;
  oxbow_board_renew_hover (self);
}

static void
hide_cursor (OxbowBoard *self)
{
  if (self->cursor_shown)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->cursor_shown = false;
}

static void
look_for_finger (OxbowBoard *self, GtkGesture *gesture)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (gesture));
  if (device != NULL)
    self->finger = gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

/* A press ends what is in motion, and then means nothing else. */
static void
pressed_cb (OxbowBoard *self, int n, double x, double y, GtkGesture *gesture)
{
  look_for_finger (self, gesture);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  hide_cursor (self);
  oxbow_board_hide_refusal (self);
  self->skips = oxbow_board_end_motion (self);
}

static bool
is_too_small (OxbowBoard *self)
{
  return HEX_HEIGHT * self->camera.radius < FINGER_PX;
}

/* True if something is shown for this spot that was not before. */
static bool
is_first_tap (OxbowBoard *self, OxbowSpot spot)
{
  if (oxbow_spot_is (self->tapped, spot))
    return false;
  self->hovered = spot;
  oxbow_board_emit_spot (self, "spot-hovered", spot);
  self->tapped = spot;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return self->preview != NULL;
}

static void
released_cb (OxbowBoard *self, int n, double x, double y)
{
  OxbowSpot spot = oxbow_board_pick (self, x, y);
  if (self->skips || self->draws || oxbow_spot_is (spot, OXBOW_SPOT_NONE))
    return;
  if (self->finger && is_too_small (self))
    {
      oxbow_board_zoom_to_radius (self, FINGER_RADIUS, x, y);
      return;
    }
  OxbowCell cell = spot.cell != OXBOW_NO_CELL ? spot.cell : oxbow_edge_upper (spot.edge);
  oxbow_board_set_cursor (self, cell, spot.edge);
  if (self->finger && is_first_tap (self, spot))
    return;
  self->tapped = OXBOW_SPOT_NONE;
  oxbow_board_emit_spot (self, "spot-activated", spot);
}

static void
menu_cb (OxbowBoard *self, int n, double x, double y, GtkGesture *gesture)
{
  OxbowSpot spot = oxbow_board_pick (self, x, y);
  oxbow_board_end_motion (self);
  oxbow_board_hide_refusal (self);
  if (self->draws)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (!oxbow_spot_is (spot, OXBOW_SPOT_NONE))
    oxbow_board_open_menu (self, spot);
}

static void
long_pressed_cb (OxbowBoard *self, double x, double y, GtkGesture *gesture)
{
  menu_cb (self, 1, x, y, gesture);
}

/* True once a drag is more than a press by a hand that shakes. */
static bool
is_far (OxbowBoard *self, double dx, double dy)
{
  return gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy);
}

static void
grip_camera (OxbowBoard *self)
{
  oxbow_board_end_glide (self);
  self->grip = (OxbowPoint) { self->camera.x, self->camera.y };
}

static void
pan (OxbowBoard *self, double dx, double dy)
{
  oxbow_camera_scroll (&self->camera, self->grip.x - dx, self->grip.y - dy);
  oxbow_board_camera_moved (self, false);
}

static void
pick_up (OxbowBoard *self, double x, double y)
{
  OxbowSpot spot = oxbow_board_pick (self, x, y);
  gboolean is_picked_up = FALSE;
  if (spot.cell != OXBOW_NO_CELL && !self->skips)
    g_signal_emit_by_name (self, "piece-dragged", spot.cell, &is_picked_up);
  if (is_picked_up)
    self->carried = spot.cell;
}

static void
drag_began_cb (OxbowBoard *self, double x, double y, GtkGesture *gesture)
{
  if (self->draws)
    oxbow_board_begin_stroke (self, gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (gesture)),
                              gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture)), x, y);
  self->press = (OxbowPoint) { x, y };
  self->drags = false;
}

/* The first movement that is far enough takes the press away from the click. */
static void
dragged_cb (OxbowBoard *self, double dx, double dy, GtkGesture *gesture)
{
  if (self->draws)
    {
      moved_cb (self, self->press.x + dx, self->press.y + dy);
      oxbow_board_move_stroke (self, self->press.x + dx, self->press.y + dy);
      return;
    }
  if (self->subject == NULL || (!self->drags && !is_far (self, dx, dy)))
    return;
  if (!self->drags)
    {
      self->drags = true;
      grip_camera (self);
      pick_up (self, self->press.x, self->press.y);
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
    }
  if (self->carried != OXBOW_NO_CELL)
    moved_cb (self, self->press.x + dx, self->press.y + dy);
  else
    pan (self, dx, dy);
}

static void
drop (OxbowBoard *self, OxbowSpot spot)
{
  OxbowCell from = self->carried;
  self->carried = OXBOW_NO_CELL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (spot.cell == from || oxbow_spot_is (spot, OXBOW_SPOT_NONE))
    g_signal_emit_by_name (self, "take-back");
  else
    oxbow_board_emit_spot (self, "spot-activated", spot);
}

static void
drag_ended_cb (OxbowBoard *self, double dx, double dy)
{
  self->drags = false;
  oxbow_board_end_stroke (self);
  if (self->carried != OXBOW_NO_CELL)
    drop (self, oxbow_board_pick (self, self->press.x + dx, self->press.y + dy));
}

static void
drag_cancelled_cb (OxbowBoard *self)
{
  self->drags = false;
  oxbow_board_cancel_stroke (self);
  if (self->carried != OXBOW_NO_CELL)
    drop (self, OXBOW_SPOT_NONE);
}

static void
middle_began_cb (OxbowBoard *self, double x, double y, GtkGesture *gesture)
{
  grip_camera (self);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
scrolled_cb (OxbowBoard *self, double dx, double dy, GtkEventController *controller)
{
  if ((gtk_event_controller_get_current_event_state (controller) & GDK_CONTROL_MASK) == 0)
    return FALSE;
  bool is_touchpad =
      gtk_event_controller_scroll_get_unit (GTK_EVENT_CONTROLLER_SCROLL (controller)) == GDK_SCROLL_UNIT_SURFACE;
  self->wheel += is_touchpad ? dy / ZOOM_PX : dy;
  while (fabs (self->wheel) >= 1)
    {
      int way = self->wheel < 0 ? 1 : -1;
      oxbow_board_zoom_step (self, way, self->pointer_x, self->pointer_y);
      self->wheel += way;
    }
  return TRUE;
}

static void
pinch_began_cb (OxbowBoard *self)
{
  oxbow_board_cancel_stroke (self);
  oxbow_board_end_glide (self);
  self->pinch_radius = self->camera.radius;
  oxbow_tiles_hold (self->ground, true);
  oxbow_tiles_hold (self->hand, true);
}

static void
pinched_cb (OxbowBoard *self, double scale, GtkGesture *gesture)
{
  double x = self->camera.width / 2.0, y = self->camera.height / 2.0;
  if (gtk_gesture_is_active (gesture))
    gtk_gesture_get_bounding_box_center (gesture, &x, &y);
  oxbow_board_zoom_to_radius (self, self->pinch_radius * scale, x, y);
}

static void
pinch_ended_cb (OxbowBoard *self)
{
  oxbow_tiles_hold (self->ground, false);
  oxbow_tiles_hold (self->hand, false);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
add (OxbowBoard *self, gpointer controller)
{
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (controller));
}

static GtkGesture *
add_drag (OxbowBoard *self, unsigned int button)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), button);
  add (self, drag);
  return drag;
}

static GtkGesture *
add_click (OxbowBoard *self, unsigned int button)
{
  GtkGesture *click = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), button);
  add (self, click);
  return click;
}

static void
add_presses (OxbowBoard *self)
{
  GtkGesture *click = add_click (self, GDK_BUTTON_PRIMARY), *menu = add_click (self, GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect_swapped (menu, "pressed", G_CALLBACK (menu_cb), self);
  GtkGesture *press = gtk_gesture_long_press_new ();
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  add (self, press);
}

/* The secondary button drags nothing but strokes. */
static void
second_began_cb (OxbowBoard *self, double x, double y, GtkGesture *gesture)
{
  if (self->draws)
    drag_began_cb (self, x, y, gesture);
}

static void
second_dragged_cb (OxbowBoard *self, double dx, double dy, GtkGesture *gesture)
{
  if (self->draws)
    dragged_cb (self, dx, dy, gesture);
}

static void
add_drags (OxbowBoard *self)
{
  GtkGesture *primary = add_drag (self, GDK_BUTTON_PRIMARY), *middle = add_drag (self, GDK_BUTTON_MIDDLE),
             *secondary = add_drag (self, GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (primary, "drag-begin", G_CALLBACK (drag_began_cb), self);
  g_signal_connect_swapped (primary, "drag-update", G_CALLBACK (dragged_cb), self);
  g_signal_connect_swapped (primary, "drag-end", G_CALLBACK (drag_ended_cb), self);
  g_signal_connect_swapped (primary, "cancel", G_CALLBACK (drag_cancelled_cb), self);
  g_signal_connect_swapped (secondary, "drag-begin", G_CALLBACK (second_began_cb), self);
  g_signal_connect_swapped (secondary, "drag-update", G_CALLBACK (second_dragged_cb), self);
  g_signal_connect_swapped (secondary, "drag-end", G_CALLBACK (oxbow_board_end_stroke), self);
  g_signal_connect_swapped (secondary, "cancel", G_CALLBACK (oxbow_board_cancel_stroke), self);
  g_signal_connect_swapped (middle, "drag-begin", G_CALLBACK (middle_began_cb), self);
  g_signal_connect_swapped (middle, "drag-update", G_CALLBACK (pan), self);
}

void
oxbow_board_init_pointer (OxbowBoard *self)
{
  self->hovered = self->tapped = OXBOW_SPOT_NONE;
  self->carried = OXBOW_NO_CELL;
  GtkEventController *motion = gtk_event_controller_motion_new ();
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), self);
  add (self, motion);
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scrolled_cb), self);
  add (self, scroll);
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (pinch_began_cb), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (pinched_cb), self);
  g_signal_connect_swapped (pinch, "end", G_CALLBACK (pinch_ended_cb), self);
  add (self, pinch);
  add_presses (self);
  add_drags (self);
}
