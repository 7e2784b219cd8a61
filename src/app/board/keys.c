/* keys.c: playing by keyboard
 *
 * Arrows move the cursor by rows and columns: left and right stay in a row of names, up and down in a column, on both
 * kinds of grid, so every cell is reached and names change by one. For the six directions themselves there are the
 * letters around S and the number pad, as they lie around it: on a flat-top grid Q W E A S D are NW N NE SW S SE, on a
 * pointy-top one W E A D Z X are NW NE W E SW SE; 7 8 9 1 2 3 and 7 9 4 6 1 3 are the same.
 * B goes round the sides of the cursor's cell, N to the next place that can be chosen, M to the next of one's own.
 * Shift turns these around. R tells what is around; C and O, while they are held, show the land alone and whose is
 * what. Letters are places of keys here, as on a US keyboard: what is written on them may be another letter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"
#include "app/board/places.h"

#define PAN_PX 64

/* What is no part of the map, unless it may be drawn there. */
static bool
is_passed_over (OxbowBoard *self, OxbowCell cell)
{
  return !self->draws && oxbow_scene_is_outside (self->subject->scene, cell);
}

static void
move_cursor (OxbowBoard *self, OxbowCell cell)
{
  oxbow_board_end_motion (self);
  oxbow_board_hide_refusal (self);
  self->cursor_shown = true;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (cell == OXBOW_NO_CELL || is_passed_over (self, cell))
    return;
  oxbow_board_set_cursor (self, cell, OXBOW_NO_EDGE);
  oxbow_board_reveal (self, cell);
}

static gboolean
step_row_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  int across, down;
  if (self->subject == NULL)
    return FALSE;
  g_variant_get (arguments, "(ii)", &across, &down);
  const OxbowGrid *grid = &self->subject->scene->grid;
  int column = oxbow_grid_column (grid, self->cursor) + across, row = oxbow_grid_row (grid, self->cursor) + down;
  OxbowCell cell = oxbow_grid_cell (grid, column, row);
  while (cell != OXBOW_NO_CELL && is_passed_over (self, cell))
    cell = oxbow_grid_cell (grid, column += across, row += down);
  move_cursor (self, cell);
  return TRUE;
}

/* Two directions: on a flat-top grid and on a pointy-top one; -1: the key means nothing there. They count from N, or
 * from NE: see core/cell.h. */
static bool
step_direction (OxbowBoard *self, int flat, int pointy)
{
  if (self->subject == NULL)
    return false;
  const OxbowGrid *grid = &self->subject->scene->grid;
  int direction = grid->orientation == OXBOW_FLAT ? flat : pointy;
  if (direction < 0)
    return false;
  move_cursor (self, oxbow_grid_neighbour (grid, self->cursor, direction));
  return true;
}

static gboolean
step_direction_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  int flat, pointy;
  g_variant_get (arguments, "(ii)", &flat, &pointy);
  return step_direction (OXBOW_BOARD (widget), flat, pointy);
}

static gboolean
pan_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  int across, down;
  g_variant_get (arguments, "(ii)", &across, &down);
  oxbow_board_end_glide (self);
  oxbow_camera_scroll (&self->camera, self->camera.x + across * PAN_PX, self->camera.y + down * PAN_PX);
  oxbow_board_camera_moved (self, false);
  return TRUE;
}

static void
zoom_in_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  oxbow_board_zoom_by_key (OXBOW_BOARD (widget), 1);
}

static void
zoom_out_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  oxbow_board_zoom_by_key (OXBOW_BOARD (widget), -1);
}

static void
zoom_fit_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  oxbow_board_zoom_to_fit (OXBOW_BOARD (widget));
}

static void
zoom_actual_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  if (self->subject == NULL)
    return;
  oxbow_board_end_glide (self);
  OxbowCamera to = self->camera;
  oxbow_camera_zoom (&to, OXBOW_CAMERA_RADIUS, to.width / 2.0, to.height / 2.0);
  oxbow_board_glide_to (self, &to);
}

/* A key that only ends a motion does nothing else: nobody has seen yet what it would be done to. */
static void
activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  oxbow_board_hide_refusal (self);
  if (self->subject == NULL || oxbow_board_end_motion (self))
    return;
  self->cursor_shown = true;
  oxbow_board_emit_spot (self, "spot-activated", oxbow_board_cursor_spot (self));
}

static void
menu_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  oxbow_board_end_motion (self);
  oxbow_board_hide_refusal (self);
  if (self->subject == NULL)
    return;
  oxbow_board_reveal (self, self->cursor);
  oxbow_board_open_menu (self, oxbow_board_cursor_spot (self));
}

static void
take_back_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  oxbow_board_end_motion (self);
  oxbow_board_hide_refusal (self);
  g_signal_emit_by_name (self, "take-back");
}

static void
next_target_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  oxbow_board_step_target (OXBOW_BOARD (widget), 1);
}

static void
previous_target_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  oxbow_board_step_target (OXBOW_BOARD (widget), -1);
}

static void
next_edge_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  oxbow_board_step_edge (OXBOW_BOARD (widget), 1);
}

static void
previous_edge_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  oxbow_board_step_edge (OXBOW_BOARD (widget), -1);
}

static void
reveal_cursor_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  if (self->subject == NULL)
    return;
  oxbow_board_end_glide (self);
  OxbowBox box = oxbow_board_box_of (self, self->cursor);
  OxbowCamera to = self->camera;
  self->cursor_shown = true;
  oxbow_camera_centre (&to, box.x + box.width / 2, box.y + box.height / 2);
  oxbow_board_glide_to (self, &to);
}

void
oxbow_board_open_menu (OxbowBoard *self, OxbowSpot spot)
{
  GdkRectangle rectangle;
  if (oxbow_board_get_rectangle (self, spot, &rectangle))
    g_signal_emit_by_name (self, "spot-menu", spot.cell, spot.edge, &rectangle);
}

static void
next_own_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  oxbow_board_step_own (OXBOW_BOARD (widget), 1);
}

static void
previous_own_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  oxbow_board_step_own (OXBOW_BOARD (widget), -1);
}

static void
tell_around_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  oxbow_board_tell_around (OXBOW_BOARD (widget));
}

/* owners: of the bare board. */
static void
set_bare (OxbowBoard *self, bool bare, bool owners)
{
  if (self->bare == bare && self->owners == owners)
    return;
  bool is_other = self->bare != bare;
  self->bare = bare;
  self->owners = owners;
  if (is_other)
    oxbow_board_renew_print (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static bool
step_from_place (OxbowBoard *self, char place)
{
  static const struct
  {
    char place;
    int flat, pointy;
  } steps[] = {
    { 'q', 5, -1 }, { 'w', 0, 5 }, { 'e', 1, 0 }, { 'a', 4, 4 }, { 's', 3, -1 }, { 'd', 2, 1 }, { 'z', -1, 3 },
    { 'x', -1, 2 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i].place == place)
      return step_direction (self, steps[i].flat, steps[i].pointy);
  return false;
}

static const char *
find_action (char place, bool is_shifted)
{
  static const struct
  {
    char place;
    const char *action, *shifted;
  } actions[] = {
    { 'b', "board.next-edge", "board.previous-edge" }, { 'n', "board.next-target", "board.previous-target" },
    { 'm', "board.next-own", "board.previous-own" }, { 'r', "board.tell-around", NULL },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].place == place)
      return is_shifted ? actions[i].shifted : actions[i].action;
  return NULL;
}

static gboolean
key_pressed_cb (OxbowBoard *self, unsigned int key, unsigned int code, GdkModifierType modifiers)
{
  char place = oxbow_place_find (gtk_widget_get_display (GTK_WIDGET (self)), key, code);
  bool is_shifted = (modifiers & GDK_SHIFT_MASK) != 0;
  if (place == 0 || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (place == 'c' || (place == 'o' && !self->draws))
    {
      oxbow_board_end_motion (self);
      set_bare (self, true, place == 'o');
      return GDK_EVENT_STOP;
    }
  const char *action = find_action (place, is_shifted);
  if (action != NULL)
    return gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  return !is_shifted && step_from_place (self, place);
}

static void
key_released_cb (OxbowBoard *self, unsigned int key, unsigned int code)
{
  char place = oxbow_place_find (gtk_widget_get_display (GTK_WIDGET (self)), key, code);
  if (place == 'c' || place == 'o')
    set_bare (self, false, false);
}

static void
focus_changed_cb (OxbowBoard *self, GParamSpec *pspec, GtkEventController *controller)
{
  if (!gtk_event_controller_focus_contains_focus (GTK_EVENT_CONTROLLER_FOCUS (controller)))
    set_bare (self, false, false);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
zoom_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_activate_action (widget, data, NULL);
}

/* The zoom has keys wherever the focus is, as long as the board is seen. */
static void
add_zoom_keys (OxbowBoard *self)
{
  static const struct
  {
    unsigned int key;
    const char *action;
  } keys[] = {
    { GDK_KEY_plus, "board.zoom-in" }, { GDK_KEY_equal, "board.zoom-in" }, { GDK_KEY_KP_Add, "board.zoom-in" },
    { GDK_KEY_minus, "board.zoom-out" }, { GDK_KEY_KP_Subtract, "board.zoom-out" }, { GDK_KEY_0, "board.zoom-fit" },
    { GDK_KEY_KP_0, "board.zoom-fit" }, { GDK_KEY_1, "board.zoom-actual" }, { GDK_KEY_KP_1, "board.zoom-actual" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (controller),
        gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, GDK_CONTROL_MASK),
                          gtk_callback_action_new (zoom_cb, (gpointer) keys[i].action, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
oxbow_board_init_keys (OxbowBoard *self)
{
  GtkEventController *key = gtk_event_controller_key_new (), *focus = gtk_event_controller_focus_new ();
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (key, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  g_signal_connect_swapped (focus, "notify::contains-focus", G_CALLBACK (focus_changed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  add_zoom_keys (self);
}

static void
bind_arrows (GtkWidgetClass *class)
{
  static const struct
  {
    unsigned int key, pad;
    int across, down;
  } arrows[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
    { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
    { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 },
    { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      gtk_widget_class_add_binding (class, arrows[i].key, 0, step_row_cb, "(ii)", arrows[i].across, arrows[i].down);
      gtk_widget_class_add_binding (class, arrows[i].pad, 0, step_row_cb, "(ii)", arrows[i].across, arrows[i].down);
      gtk_widget_class_add_binding (class, arrows[i].key, GDK_SHIFT_MASK, pan_cb, "(ii)", arrows[i].across,
                                    arrows[i].down);
    }
}

/* The number pad, which is the same on every keyboard. */
static void
bind_directions (GtkWidgetClass *class)
{
  static const struct
  {
    unsigned int key;
    int flat, pointy;
  } directions[] = {
    { GDK_KEY_KP_7, 5, 5 }, { GDK_KEY_KP_8, 0, -1 }, { GDK_KEY_KP_9, 1, 0 }, { GDK_KEY_KP_4, -1, 4 },
    { GDK_KEY_KP_6, -1, 1 }, { GDK_KEY_KP_1, 4, 3 }, { GDK_KEY_KP_2, 3, -1 }, { GDK_KEY_KP_3, 2, 2 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (directions); i++)
    gtk_widget_class_add_binding (class, directions[i].key, 0, step_direction_cb, "(ii)", directions[i].flat,
                                  directions[i].pointy);
}

static void
bind_commands (GtkWidgetClass *class)
{
  static const struct
  {
    unsigned int key;
    GdkModifierType modifiers;
    const char *action;
  } commands[] = {
    { GDK_KEY_Return, 0, "board.activate" },
    { GDK_KEY_KP_Enter, 0, "board.activate" }, { GDK_KEY_ISO_Enter, 0, "board.activate" },
    { GDK_KEY_space, 0, "board.activate" }, { GDK_KEY_KP_Space, 0, "board.activate" },
    { GDK_KEY_Menu, 0, "board.menu" }, { GDK_KEY_F10, GDK_SHIFT_MASK, "board.menu" },
    { GDK_KEY_Escape, 0, "board.take-back" }, { GDK_KEY_Home, 0, "board.reveal-cursor" },
    { GDK_KEY_KP_Home, 0, "board.reveal-cursor" },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    gtk_widget_class_add_binding_action (class, commands[i].key, commands[i].modifiers, commands[i].action, NULL);
}

void
oxbow_board_install_keys (GtkWidgetClass *class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "board.zoom-in", zoom_in_cb }, { "board.zoom-out", zoom_out_cb }, { "board.zoom-fit", zoom_fit_cb },
    { "board.zoom-actual", zoom_actual_cb }, { "board.activate", activate_cb }, { "board.menu", menu_cb },
    { "board.take-back", take_back_cb }, { "board.next-target", next_target_cb },
    { "board.previous-target", previous_target_cb }, { "board.next-edge", next_edge_cb },
    { "board.previous-edge", previous_edge_cb }, { "board.reveal-cursor", reveal_cursor_cb },
    { "board.next-own", next_own_cb }, { "board.previous-own", previous_own_cb },
    { "board.tell-around", tell_around_cb },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (class, actions[i].name, NULL, actions[i].activate);
  bind_arrows (class);
  bind_directions (class);
  bind_commands (class);
}
