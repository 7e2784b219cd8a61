/* board.c: the board in a window: picking, marks, keys, what a screen reader hears, refusals, motion, rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-window.h"

#include "app/preferences.h"

#include <adwaita.h>

static void
assert_spot (OxbowSpot spot, OxbowCell cell, OxbowEdge edge)
{
  g_assert_cmpint (spot.cell, ==, cell);
  g_assert_cmpint (spot.edge, ==, edge);
}

/* Every cell, at its middle and towards each of its sides, at several zooms. */
static void
test_picks_what_is_clicked (void)
{
  static const double zooms[] = { 0, 0.5, 2.5 };
  BoardWindow *self = board_window_new ();
  for (size_t i = 0; i < G_N_ELEMENTS (zooms); i++)
    {
      if (zooms[i] > 0)
        oxbow_board_set_zoom (self->board, zooms[i]);
      const char *names[] = { "E5", "D6", "B2", "G8" };
      for (size_t k = 0; k < G_N_ELEMENTS (names); k++)
        {
          OxbowCell cell = board_window_cell (self, names[k]);
          oxbow_board_reveal (self->board, cell);
          OxbowPoint at = board_window_point (self, names[k]);
          board_window_click (self, at.x, at.y);
          assert_spot (self->activated, cell, OXBOW_NO_EDGE);
          board_window_click (self, at.x + 0.7 * self->board->camera.radius, at.y);
          assert_spot (self->activated, cell, OXBOW_NO_EDGE);
        }
    }
  g_assert_cmpint (self->n_activated, ==, 3 * 4 * 2);
  board_window_free (self);
}

/* An edge is meant where it glows, and very near to it where others do. */
static void
test_picks_edges_that_glow (void)
{
  BoardWindow *self = board_window_new ();
  OxbowEdge edge = oxbow_edge_parse (&self->board->subject->scene->grid, "E5/S");
  OxbowPoint at = board_window_point (self, "E5/S");
  double near = 0.2 * self->board->camera.radius, very_near = 0.05 * self->board->camera.radius;
  board_window_click (self, at.x, at.y - very_near);
  assert_spot (self->activated, board_window_cell (self, "E5"), OXBOW_NO_EDGE);
  board_window_mark (self, "C4/S D4");
  board_window_click (self, at.x, at.y - very_near);
  assert_spot (self->activated, OXBOW_NO_CELL, edge);
  board_window_click (self, at.x, at.y - near);
  assert_spot (self->activated, board_window_cell (self, "E5"), OXBOW_NO_EDGE);
  board_window_mark (self, "E5/S E5");
  board_window_click (self, at.x, at.y - near);
  assert_spot (self->activated, OXBOW_NO_CELL, edge);
  board_window_mark (self, "C4/S E5");
  board_window_click (self, at.x, at.y - very_near);
  assert_spot (self->activated, board_window_cell (self, "E5"), OXBOW_NO_EDGE);
  board_window_free (self);
}

static void
test_hovers_and_leaves (void)
{
  BoardWindow *self = board_window_new ();
  GtkEventController *motion = board_window_find_controller (self, GTK_TYPE_EVENT_CONTROLLER_MOTION, 0);
  OxbowPoint at = board_window_point (self, "E5");
  g_signal_emit_by_name (motion, "leave");
  int n = self->n_hovered;
  g_signal_emit_by_name (motion, "motion", at.x, at.y);
  assert_spot (self->hovered, board_window_cell (self, "E5"), OXBOW_NO_EDGE);
  g_signal_emit_by_name (motion, "motion", at.x + 3, at.y + 2);
  g_assert_cmpint (self->n_hovered, ==, n + 1);
  g_signal_emit_by_name (motion, "leave");
  assert_spot (self->hovered, OXBOW_NO_CELL, OXBOW_NO_EDGE);
  g_signal_emit_by_name (motion, "motion", 1.0, 1.0);
  g_assert_cmpint (self->n_hovered, ==, n + 2);
  board_window_free (self);
}

static gboolean
pick_up_cb (OxbowBoard *board, int cell, gpointer data)
{
  return cell == *(OxbowCell *) data;
}

static void
drag (BoardWindow *self, OxbowPoint from, OxbowPoint to)
{
  GtkEventController *click = board_window_find_controller (self, GTK_TYPE_GESTURE_CLICK, GDK_BUTTON_PRIMARY);
  GtkEventController *gesture = board_window_find_controller (self, GTK_TYPE_GESTURE_DRAG, GDK_BUTTON_PRIMARY);
  g_signal_emit_by_name (click, "pressed", 1, from.x, from.y);
  g_signal_emit_by_name (gesture, "drag-begin", from.x, from.y);
  g_signal_emit_by_name (gesture, "drag-update", to.x - from.x, to.y - from.y);
  g_signal_emit_by_name (gesture, "drag-end", to.x - from.x, to.y - from.y);
}

static void
test_drags_pieces_or_paper (void)
{
  BoardWindow *self = board_window_new ();
  OxbowCell from = board_window_cell (self, "D5");
  g_signal_connect (self->board, "piece-dragged", G_CALLBACK (pick_up_cb), &from);
  drag (self, board_window_point (self, "D5"), board_window_point (self, "F6"));
  assert_spot (self->activated, board_window_cell (self, "F6"), OXBOW_NO_EDGE);
  g_assert_cmpint (self->n_taken_back, ==, 0);
  drag (self, board_window_point (self, "D5"), (OxbowPoint) { 1, 1 });
  g_assert_cmpint (self->n_taken_back, ==, 1);
  g_assert_cmpint (self->n_activated, ==, 1);

  oxbow_board_set_zoom (self->board, 3);
  double x = self->board->camera.x, y = self->board->camera.y;
  drag (self, (OxbowPoint) { 300, 300 }, (OxbowPoint) { 260, 330 });
  g_assert_cmpfloat (self->board->camera.x, ==, x + 40);
  g_assert_cmpfloat (self->board->camera.y, ==, y - 30);
  g_assert_cmpint (self->n_activated, ==, 1);
  board_window_free (self);
}

static void
test_zooms_and_fits (void)
{
  BoardWindow *self = board_window_new ();
  gboolean fit;
  double zoom, before = oxbow_board_get_zoom (self->board);
  board_window_press_key (self, GDK_KEY_plus, GDK_CONTROL_MASK);
  g_object_get (self->board, "fit", &fit, "zoom", &zoom, NULL);
  g_assert_false (fit);
  g_assert_cmpfloat (zoom, >, before);
  board_window_press_key (self, GDK_KEY_minus, GDK_CONTROL_MASK);
  g_assert_cmpfloat (oxbow_board_get_zoom (self->board), <, zoom);
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-actual", NULL);
  board_window_settle (self);
  g_assert_cmpfloat (oxbow_board_get_zoom (self->board), ==, 1);
  board_window_press_key (self, GDK_KEY_0, GDK_CONTROL_MASK);
  gtk_test_widget_wait_for_draw (self->window);
  g_assert_cmpuint (self->board->glide_tick, !=, 0);
  board_window_settle (self);
  g_object_get (self->board, "fit", &fit, NULL);
  g_assert_true (fit);
  g_assert_cmpfloat (oxbow_board_get_zoom (self->board), ==, before);

  oxbow_board_set_zoom (self->board, 3);
  oxbow_board_zoom_to_fit (self->board);
  board_window_press_key (self, GDK_KEY_minus, GDK_CONTROL_MASK);
  g_assert_cmpuint (self->board->glide_tick, ==, 0);
  g_assert_cmpfloat (oxbow_board_get_zoom (self->board), <, before);
  board_window_settle (self);
  board_window_free (self);
}

/* Once around a ring comes back; columns and rows go by one; what is no part of the map is not entered. */
static void
test_steps_by_keys (void)
{
  static const struct
  {
    unsigned int key;
    const char *to;
  } steps[] = {
    { GDK_KEY_Right, "F5" }, { GDK_KEY_Down, "F6" }, { GDK_KEY_Left, "E6" }, { GDK_KEY_Up, "E5" },
    { GDK_KEY_w, "E4" }, { GDK_KEY_d, "F4" }, { GDK_KEY_s, "F5" }, { GDK_KEY_a, "E6" }, { GDK_KEY_q, "D5" },
    { GDK_KEY_e, "E5" }, { GDK_KEY_KP_8, "E4" }, { GDK_KEY_KP_3, "F4" }, { GDK_KEY_KP_2, "F5" },
    { GDK_KEY_KP_1, "E6" }, { GDK_KEY_KP_7, "D5" }, { GDK_KEY_KP_9, "E5" },
  };
  BoardWindow *self = board_window_new ();
  oxbow_board_set_cursor (self->board, board_window_cell (self, "E5"), OXBOW_NO_EDGE);
  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      board_window_press_key (self, steps[i].key, 0);
      g_assert_cmpint (oxbow_board_get_cursor (self->board, NULL), ==, board_window_cell (self, steps[i].to));
    }
  for (int i = 0; i < 30; i++)
    board_window_press_key (self, GDK_KEY_Left, 0);
  g_assert_cmpint (oxbow_board_get_cursor (self->board, NULL), ==, board_window_cell (self, "A5"));
  board_window_press_key (self, GDK_KEY_Return, 0);
  assert_spot (self->activated, board_window_cell (self, "A5"), OXBOW_NO_EDGE);
  board_window_press_key (self, GDK_KEY_Menu, 0);
  board_window_press_key (self, GDK_KEY_F10, GDK_SHIFT_MASK);
  g_assert_cmpint (self->n_menus, ==, 2);
  board_window_press_key (self, GDK_KEY_Escape, 0);
  g_assert_cmpint (self->n_taken_back, ==, 1);
  board_window_free (self);
}

static void
test_steps_on_pointy_grids (void)
{
  static const struct
  {
    unsigned int key;
    const char *to;
  } steps[] = {
    { GDK_KEY_Right, "D3" }, { GDK_KEY_Down, "D4" }, { GDK_KEY_w, "D3" }, { GDK_KEY_e, "D2" }, { GDK_KEY_d, "E2" },
    { GDK_KEY_x, "F3" }, { GDK_KEY_z, "E4" }, { GDK_KEY_a, "D4" }, { GDK_KEY_KP_7, "D3" }, { GDK_KEY_KP_6, "E3" },
    { GDK_KEY_Up, "E2" },
  };
  BoardWindow *self = board_window_new_map (OXBOW_POINTY, 12, 9);
  oxbow_board_set_cursor (self->board, board_window_cell (self, "C3"), OXBOW_NO_EDGE);
  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      board_window_press_key (self, steps[i].key, 0);
      g_assert_cmpint (oxbow_board_get_cursor (self->board, NULL), ==, board_window_cell (self, steps[i].to));
    }
  board_window_free (self);
}

/* Six sides, then the cell; and back. */
static void
test_goes_round_the_sides (void)
{
  BoardWindow *self = board_window_new ();
  const OxbowGrid *grid = &self->board->subject->scene->grid;
  OxbowCell cell = board_window_cell (self, "E5");
  OxbowEdge edge;
  oxbow_board_set_cursor (self->board, cell, OXBOW_NO_EDGE);
  for (int i = 0; i <= OXBOW_DIRECTIONS; i++)
    {
      board_window_press_key (self, GDK_KEY_b, 0);
      g_assert_cmpint (oxbow_board_get_cursor (self->board, &edge), ==, cell);
      g_assert_cmpint (edge, ==, i < OXBOW_DIRECTIONS ? oxbow_grid_edge (grid, cell, i) : OXBOW_NO_EDGE);
    }
  board_window_press_key (self, GDK_KEY_b, GDK_SHIFT_MASK);
  board_window_press_key (self, GDK_KEY_space, 0);
  assert_spot (self->activated, OXBOW_NO_CELL, oxbow_grid_edge (grid, cell, 5));
  board_window_free (self);
}

static void
test_goes_through_targets (void)
{
  static const char *const order[] = { "E5", "E5/S", "D6", "C4", "E5" };
  BoardWindow *self = board_window_new ();
  OxbowEdge edge;
  oxbow_board_set_cursor (self->board, board_window_cell (self, "D5"), OXBOW_NO_EDGE);
  board_window_mark (self, "D6 E5/S C4 E5");
  for (size_t i = 0; i < G_N_ELEMENTS (order); i++)
    {
      board_window_press_key (self, GDK_KEY_n, 0);
      g_autofree char *name = g_strndup (order[i], 2);
      g_assert_cmpint (oxbow_board_get_cursor (self->board, &edge), ==, board_window_cell (self, name));
      g_assert_cmpint (edge, ==, oxbow_edge_parse (&self->board->subject->scene->grid, order[i]));
    }
  board_window_press_key (self, GDK_KEY_n, GDK_SHIFT_MASK);
  g_assert_cmpint (oxbow_board_get_cursor (self->board, NULL), ==, board_window_cell (self, "C4"));
  oxbow_board_set_marks (self->board, NULL);
  board_window_press_key (self, GDK_KEY_n, 0);
  g_assert_cmpint (oxbow_board_get_cursor (self->board, NULL), ==, board_window_cell (self, "C4"));
  board_window_free (self);
}

static char *
describe_cb (OxbowSpot spot, gpointer data)
{
  return g_strdup_printf ("%s %d %d", (const char *) data, spot.cell, spot.edge);
}

/* What a screen reader hears: the focus goes to another cell at each step, with the words of the place. */
static void
test_tells_where_the_cursor_is (void)
{
  BoardWindow *self = board_window_new ();
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Board: Two Rivers. Columns: 9, rows: 9");
  oxbow_board_set_cursor (self->board, board_window_cell (self, "C2"), OXBOW_NO_EDGE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  GtkWidget *before = board_window_get_focus (self);
  g_assert_true (OXBOW_IS_BOARD_CELL (before));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (before), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (before), GTK_ACCESSIBLE_PROPERTY_LABEL, "C2: Forest.");

  oxbow_board_set_describe (self->board, describe_cb, (gpointer) "spot", NULL);
  board_window_press_key (self, GDK_KEY_Up, 0);
  GtkWidget *now = board_window_get_focus (self);
  g_assert_true (OXBOW_IS_BOARD_CELL (now));
  g_assert_true (now != before);
  g_assert_false (gtk_widget_get_focusable (before));
  g_autofree char *words = g_strdup_printf ("spot %d -1", board_window_cell (self, "C1"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (now), GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  board_window_press_key (self, GDK_KEY_b, GDK_SHIFT_MASK);
  OxbowEdge edge = oxbow_edge_parse (&self->board->subject->scene->grid, "C1/SW");
  g_autofree char *side = g_strdup_printf ("The side of C1 to the south-west. spot -1 %d", edge);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (board_window_get_focus (self)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, side);
  board_window_press_key (self, GDK_KEY_b, 0);
  gtk_widget_activate_action (board_window_get_focus (self), "cell.activate", NULL);
  assert_spot (self->activated, board_window_cell (self, "C1"), OXBOW_NO_EDGE);
  oxbow_board_set_describe (self->board, NULL, NULL, NULL);
  board_window_free (self);
}

/* Tab comes in and goes out again: the board is one stop. */
static void
test_is_one_stop_for_tab (void)
{
  BoardWindow *self = board_window_new ();
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  board_window_press_key (self, GDK_KEY_Right, 0);
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD));
  gtk_window_set_focus (GTK_WINDOW (self->window), NULL);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_BACKWARD));
  g_assert_true (OXBOW_IS_BOARD_CELL (board_window_get_focus (self)));
  board_window_free (self);
}

static void
test_says_why_not (void)
{
  const char *sentence = "The river cannot be laid there: E5 is higher than D5.";
  BoardWindow *self = board_window_new ();
  GtkWidget *bubble = self->board->bubble;
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  oxbow_board_refuse (self->board, (OxbowSpot) { board_window_cell (self, "E5"), OXBOW_NO_EDGE }, sentence);
  g_assert_true (gtk_widget_get_visible (bubble));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (bubble)), ==, sentence);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (bubble), GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (board_window_get_focus (self)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       sentence);
  g_assert_cmpint (self->board->refused.cell, ==, board_window_cell (self, "E5"));
  while (self->board->refused.cell != OXBOW_NO_CELL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_visible (bubble));
  board_window_press_key (self, GDK_KEY_Left, 0);
  g_assert_false (gtk_widget_get_visible (bubble));
  oxbow_board_refuse (self->board, (OxbowSpot) { OXBOW_NO_CELL, OXBOW_NO_EDGE }, sentence);
  g_assert_true (gtk_widget_get_visible (bubble));
  board_window_free (self);
}

static int
find_pale (GtkWidget *label)
{
  PangoAttrList *attributes = gtk_label_get_attributes (GTK_LABEL (label));
  if (attributes == NULL)
    return -1;
  g_autoptr (PangoAttrIterator) iterator = pango_attr_list_get_iterator (attributes);
  do
    {
      int start, end;
      pango_attr_iterator_range (iterator, &start, &end);
      if (pango_attr_iterator_get (iterator, PANGO_ATTR_FOREGROUND_ALPHA) != NULL)
        return start;
    }
  while (pango_attr_iterator_next (iterator));
  return -1;
}

/* The rule's number is read out with the sentence, and is paler on the screen; no other text is. */
static void
test_quotes_the_rule (void)
{
  const char *sentence = "No river runs there. (DR-5.8)";
  BoardWindow *self = board_window_new ();
  OxbowSpot spot = { board_window_cell (self, "E5"), OXBOW_NO_EDGE };
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  oxbow_board_refuse (self->board, spot, sentence);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (self->board->bubble)), ==, sentence);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (board_window_get_focus (self)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       sentence);
  g_assert_cmpint (find_pale (self->board->bubble), ==, strlen ("No river runs there."));
  oxbow_board_refuse (self->board, spot, "The others are thinking.");
  g_assert_cmpint (find_pale (self->board->bubble), ==, -1);
  board_window_free (self);
}

/* The bubble stays in the view wherever its place is, and off the place. */
static void
test_keeps_the_bubble_in_view (void)
{
  static const char *const names[] = { "A1", "I1", "E1", "E5", "E9", "A8", "I8" };
  BoardWindow *self = board_window_new ();
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      graphene_rect_t bounds;
      OxbowPoint at = board_window_point (self, names[i]);
      OxbowSpot spot = { board_window_cell (self, names[i]), OXBOW_NO_EDGE };
      oxbow_board_refuse (self->board, spot, "A sentence that is long enough to need more than a single line of it.");
      gtk_test_widget_wait_for_draw (self->window);
      g_assert_true (gtk_widget_compute_bounds (self->board->bubble, GTK_WIDGET (self->board), &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, self->board->camera.width);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, self->board->camera.height);
      g_assert_false (graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) at.x, (float) at.y)));
    }
  board_window_free (self);
}

static void
test_shows_an_overview (void)
{
  BoardWindow *self = board_window_new ();
  g_assert_false (gtk_widget_get_child_visible (self->board->overview));
  oxbow_board_set_zoom (self->board, 4);
  gtk_test_widget_wait_for_draw (self->window);
  g_assert_true (gtk_widget_get_child_visible (self->board->overview));
  g_signal_emit_by_name (self->board->overview, "moved-to", 0.0, 0.0);
  g_assert_cmpfloat (self->board->camera.x, ==, 0);
  g_signal_emit_by_name (self->board->overview, "moved-to", 0.5, 0.5);
  OxbowBox seen = oxbow_camera_seen (&self->board->camera);
  OxbowLayout layout = oxbow_camera_layout (&self->board->camera);
  g_assert_cmpfloat_with_epsilon (seen.x + seen.width / 2, oxbow_layout_bounds (&layout).width / 2, 1.5);
  board_window_free (self);
}

static GdkRectangle
place_of_overview (BoardWindow *self)
{
  graphene_rect_t place;
  g_assert_true (gtk_widget_compute_bounds (self->board->overview, GTK_WIDGET (self->board), &place));
  return (GdkRectangle) { (int) place.origin.x, (int) place.origin.y, (int) place.size.width,
                          (int) place.size.height };
}

static void
test_overview_makes_room (void)
{
  BoardWindow *self = board_window_new ();
  GdkRectangle cell;
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  oxbow_board_set_zoom (self->board, 1.5);
  gtk_test_widget_wait_for_draw (self->window);
  GdkRectangle before = place_of_overview (self);
  OxbowSpot under = oxbow_board_pick (self->board, before.x + before.width / 2, before.y + before.height / 2);
  const char *name = OXBOW_CELL_NAME (&self->board->subject->scene->grid, under.cell);
  board_window_mark (self, name);
  board_window_press_key (self, GDK_KEY_n, 0);
  gtk_test_widget_wait_for_draw (self->window);
  GdkRectangle now = place_of_overview (self);
  g_assert_true (oxbow_board_get_rectangle (self->board, under, &cell));
  g_assert_true (gdk_rectangle_intersect (&before, &cell, NULL));
  g_assert_false (gdk_rectangle_intersect (&now, &cell, NULL));
  board_window_free (self);
}

/* The corner of the map cannot be scrolled out from under it. */
static void
test_overview_shows_the_corner (void)
{
  BoardWindow *self = board_window_new ();
  oxbow_board_set_zoom (self->board, 1.05);
  gtk_test_widget_wait_for_draw (self->window);
  GdkRectangle before = place_of_overview (self);
  g_signal_emit_by_name (self->board->overview, "moved-to", 1.0, 1.0);
  gtk_test_widget_wait_for_draw (self->window);
  GdkRectangle now = place_of_overview (self);
  g_assert_false (gdk_rectangle_intersect (&before, &now, NULL));
  g_signal_emit_by_name (self->board->overview, "moved-to", 0.5, 0.5);
  gtk_test_widget_wait_for_draw (self->window);
  now = place_of_overview (self);
  g_assert_true (gdk_rectangle_equal (&before, &now));
  board_window_free (self);
}

static void
test_follows_preferences (void)
{
  BoardWindow *self = board_window_new ();
  int n = oxbow_tiles_n_drawn (self->board->ground);
  g_settings_set_boolean (oxbow_preferences_get (), "coordinates", TRUE);
  g_assert_true (self->board->ground_print.names);
  board_window_settle (self);
  g_assert_cmpint (oxbow_tiles_n_drawn (self->board->ground), >, n);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_cmpint (self->board->ground_print.theme, ==, OXBOW_THEME_DARK);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  g_settings_reset (oxbow_preferences_get (), "coordinates");
  board_window_free (self);
}

static int
count_texts (GskRenderNode *node)
{
  int n = 0;
  if (node == NULL)
    return 0;
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_TEXT_NODE:
      return 1;
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count_texts (gsk_container_node_get_child (node, i));
      return n;
    case GSK_TRANSFORM_NODE:
      return count_texts (gsk_transform_node_get_child (node));
    case GSK_CLIP_NODE:
      return count_texts (gsk_clip_node_get_child (node));
    default:
      return 0;
    }
}

static int
count_names (OxbowBoard *board)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GTK_WIDGET_GET_CLASS (board)->snapshot (GTK_WIDGET (board), snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);
  int n = count_texts (node);
  g_clear_pointer (&node, gsk_render_node_unref);
  return n;
}

/* The first name below a node. */
static GskRenderNode *
find_text (GskRenderNode *node)
{
  GskRenderNode *found = NULL;
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_TEXT_NODE:
      return node;
    case GSK_CONTAINER_NODE:
      for (unsigned int i = 0; i < gsk_container_node_get_n_children (node) && found == NULL; i++)
        found = find_text (gsk_container_node_get_child (node, i));
      return found;
    case GSK_TRANSFORM_NODE:
      return find_text (gsk_transform_node_get_child (node));
    case GSK_CLIP_NODE:
      return find_text (gsk_clip_node_get_child (node));
    default:
      return NULL;
    }
}

/* Whether a name begins before the last one in its line has ended. */
static bool
names_touch (GskRenderNode *node, graphene_rect_t *last)
{
  bool touch = false;
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (unsigned int i = 0; i < gsk_container_node_get_n_children (node); i++)
        touch |= names_touch (gsk_container_node_get_child (node, i), last);
      return touch;
    case GSK_CLIP_NODE:
      return names_touch (gsk_clip_node_get_child (node), last);
    case GSK_TRANSFORM_NODE:
      {
        graphene_rect_t box;
        if (gsk_render_node_get_node_type (gsk_transform_node_get_child (node)) != GSK_TEXT_NODE)
          return names_touch (gsk_transform_node_get_child (node), last);
        gsk_render_node_get_bounds (node, &box);
        touch = graphene_rect_intersection (&box, last, NULL);
        *last = box;
        return touch;
      }
    default:
      return false;
    }
}

static GskRenderNode *
copy_first_name (OxbowBoard *board)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GTK_WIDGET_GET_CLASS (board)->snapshot (GTK_WIDGET (board), snapshot);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  return gsk_render_node_ref (find_text (node));
}

/* Names are set in type once, until they are written in another size or ink. */
static void
test_keeps_names (void)
{
  BoardWindow *self = board_window_new ();
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GskRenderNode) first = copy_first_name (self->board), again = copy_first_name (self->board);
  g_assert_true (first == again);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  g_autoptr (GskRenderNode) dark = copy_first_name (self->board);
  g_assert_false (gdk_rgba_equal (gsk_text_node_get_color (first), gsk_text_node_get_color (dark)));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  int size = 0;
  GtkSettings *settings = gtk_settings_get_default ();
  g_object_get (settings, "gtk-xft-dpi", &size, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * size, NULL);
  gtk_test_widget_wait_for_draw (self->window);
  g_autoptr (GskRenderNode) large = copy_first_name (self->board);
  graphene_rect_t small_box, large_box;
  gsk_render_node_get_bounds (first, &small_box);
  gsk_render_node_get_bounds (large, &large_box);
  g_assert_cmpfloat (large_box.size.height, >, small_box.size.height * 1.5);
  g_assert_cmpfloat (-oxbow_camera_offset (&self->board->camera).y, >=, large_box.size.height);        /* above it */
  g_object_set (settings, "gtk-xft-dpi", size, NULL);
  board_window_free (self);
}

/* Two Rivers has nine columns and nine rows. On a map of five hundred only some have a name, and only those in view. */
static void
test_names_columns_and_rows (void)
{
  BoardWindow *self = board_window_new ();
  g_assert_cmpint (count_names (self->board), ==, 9 + 9);
  g_settings_set_boolean (oxbow_preferences_get (), "coordinates", TRUE);
  g_assert_cmpint (count_names (self->board), ==, 0);
  g_settings_reset (oxbow_preferences_get (), "coordinates");
  board_window_free (self);
  self = board_window_new_map (OXBOW_POINTY, 500, 500);
  int n = count_names (self->board);
  g_assert_cmpint (n, >, 10);
  g_assert_cmpint (n, <, 100);
  oxbow_board_set_zoom (self->board, 1);
  n = count_names (self->board);
  g_assert_cmpint (n, >, 10);
  g_assert_cmpint (n, <, 60);
  board_window_free (self);
}

static bool
shows_hover (BoardWindow *self, const char *name)
{
  OxbowPoint at = board_window_point (self, name);
  const OxbowSprite *sprite = &self->board->hover_sprite;
  GtkEventController *motion = board_window_find_controller (self, GTK_TYPE_EVENT_CONTROLLER_MOTION, 0);
  g_signal_emit_by_name (motion, "motion", at.x, at.y);
  gtk_widget_queue_draw (GTK_WIDGET (self->board));
  gtk_test_widget_wait_for_draw (self->window);
  return sprite->node != NULL && sprite->mark.cell == board_window_cell (self, name);
}

/* The ninth column is called I, which is narrower than all before it. */
static void
test_names_keep_apart (void)
{
  BoardWindow *self = board_window_new ();
  for (double radius = 24; radius >= 4; radius -= 0.5)
    {
      graphene_rect_t last = GRAPHENE_RECT_INIT (0, 0, 0, 0);
      oxbow_camera_zoom (&self->board->camera, radius, 0, 0);
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      oxbow_board_append_rulers (self->board, snapshot);
      g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
      g_assert_false (names_touch (node, &last));
    }
  board_window_free (self);
}

static void
test_clears_the_view (void)
{
  BoardWindow *self = board_window_new ();
  GtkEventController *key = board_window_find_controller (self, GTK_TYPE_EVENT_CONTROLLER_KEY, 0);
  gboolean is_used;
  g_signal_emit_by_name (key, "key-pressed", GDK_KEY_c, 54, 0, &is_used);
  g_assert_true (is_used);
  g_assert_true (self->board->ground_print.bare);
  g_assert_false (shows_hover (self, "E9"));    /* the city: its campesinos would lie over the mark */
  board_window_settle (self);
  g_signal_emit_by_name (key, "key-released", GDK_KEY_c, 54, 0);
  g_assert_false (self->board->ground_print.bare);
  g_assert_true (shows_hover (self, "E9"));
  g_signal_emit_by_name (key, "key-pressed", GDK_KEY_c, 54, GDK_CONTROL_MASK, &is_used);
  g_assert_false (is_used);
  board_window_free (self);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/board/picks-what-is-clicked", test_picks_what_is_clicked);
  g_test_add_func ("/app/board/picks-edges-that-glow", test_picks_edges_that_glow);
  g_test_add_func ("/app/board/hovers-and-leaves", test_hovers_and_leaves);
  g_test_add_func ("/app/board/drags-pieces-or-paper", test_drags_pieces_or_paper);
  g_test_add_func ("/app/board/zooms-and-fits", test_zooms_and_fits);
  g_test_add_func ("/app/board/steps-by-keys", test_steps_by_keys);
  g_test_add_func ("/app/board/steps-on-pointy-grids", test_steps_on_pointy_grids);
  g_test_add_func ("/app/board/goes-round-the-sides", test_goes_round_the_sides);
  g_test_add_func ("/app/board/goes-through-targets", test_goes_through_targets);
  g_test_add_func ("/app/board/tells-where-the-cursor-is", test_tells_where_the_cursor_is);
  g_test_add_func ("/app/board/is-one-stop-for-tab", test_is_one_stop_for_tab);
  g_test_add_func ("/app/board/says-why-not", test_says_why_not);
  g_test_add_func ("/app/board/quotes-the-rule", test_quotes_the_rule);
  g_test_add_func ("/app/board/keeps-the-bubble-in-view", test_keeps_the_bubble_in_view);
  g_test_add_func ("/app/board/shows-an-overview", test_shows_an_overview);
  g_test_add_func ("/app/board/overview-makes-room", test_overview_makes_room);
  g_test_add_func ("/app/board/overview-shows-the-corner", test_overview_shows_the_corner);
  g_test_add_func ("/app/board/follows-preferences", test_follows_preferences);
  g_test_add_func ("/app/board/names-columns-and-rows", test_names_columns_and_rows);
  g_test_add_func ("/app/board/names-keep-apart", test_names_keep_apart);
  g_test_add_func ("/app/board/keeps-names", test_keeps_names);
  g_test_add_func ("/app/board/clears-the-view", test_clears_the_view);
  return g_test_run ();
}
