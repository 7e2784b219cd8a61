/* board-window.c: a board in a real window, for tests
 *
 * There are no made-up events in GTK 4: gestures are told that they were made, and bindings are looked up and used.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-window.h"

#include "files/document.h"

#include <adwaita.h>

#define PATIENCE_US (20 * G_USEC_PER_SEC)

static void
activated_cb (BoardWindow *self, int cell, int edge)
{
  self->n_activated++;
  self->activated = (OxbowSpot) { cell, edge };
}

static void
hovered_cb (BoardWindow *self, int cell, int edge)
{
  self->n_hovered++;
  self->hovered = (OxbowSpot) { cell, edge };
}

static void
count_cb (int *count)
{
  (*count)++;
}

static void
watch (BoardWindow *self)
{
  g_signal_connect_swapped (self->board, "spot-activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->board, "spot-hovered", G_CALLBACK (hovered_cb), self);
  g_signal_connect_swapped (self->board, "spot-menu", G_CALLBACK (count_cb), &self->n_menus);
  g_signal_connect_swapped (self->board, "cursor-moved", G_CALLBACK (count_cb), &self->n_moved);
  g_signal_connect_swapped (self->board, "motion-ended", G_CALLBACK (count_cb), &self->n_motions);
  g_signal_connect_swapped (self->board, "take-back", G_CALLBACK (count_cb), &self->n_taken_back);
}

static BoardWindow *
make_window (void)
{
  BoardWindow *self = g_new0 (BoardWindow, 1);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  self->window = gtk_window_new ();
  self->board = OXBOW_BOARD (oxbow_board_new ());
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->board));
  gtk_window_set_titlebar (GTK_WINDOW (self->window), gtk_fixed_new ());
  gtk_window_set_default_size (GTK_WINDOW (self->window), 800, 600);
  gtk_window_set_child (GTK_WINDOW (self->window), scrolled);
  watch (self);
  return self;
}

static void
show (BoardWindow *self)
{
  gtk_window_present (GTK_WINDOW (self->window));
  gtk_test_widget_wait_for_draw (self->window);
  board_window_settle (self);
}

BoardWindow *
board_window_new (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("OXBOW_DATA_DIR"), "scenarios", "dos-rios", "two-rivers.oxbow", NULL);
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, NULL);
  g_assert_nonnull (document);
  BoardWindow *self = make_window ();
  self->game = oxbow_game_new (oxbow_document_get_scenario (document), NULL, NULL);
  oxbow_board_set_state (self->board, oxbow_game_get_state (self->game), -1);
  show (self);
  return self;
}

BoardWindow *
board_window_new_map (OxbowOrientation orientation, int width, int height)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  OxbowMap *map = oxbow_map_new (orientation, width, height, ruleset->palette->terrains[0].code);
  int n = 0;
  while (ruleset->palette->terrains[n].code != 0)
    n++;
  for (OxbowCell cell = 0; cell < width * height; cell++)
    oxbow_map_set_terrain (map, cell, ruleset->palette->terrains[(cell * 7 + cell / width * 3) % n].code);
  g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (ruleset, "large", map);
  BoardWindow *self = make_window ();
  oxbow_board_set_scenario (self->board, scenario);
  show (self);
  return self;
}

void
board_window_free (BoardWindow *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->board), (gpointer *) &self->board);
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (self->board);
  g_clear_object (&self->game);
  g_free (self);
}

void
board_window_settle (BoardWindow *self)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_US;
  OxbowBox seen = oxbow_camera_seen (&self->board->camera);
  while (!oxbow_tiles_are_ready (self->board->ground, &seen) || !oxbow_tiles_are_ready (self->board->hand, &seen)
         || oxbow_board_is_moving (self->board) || self->board->glide_tick != 0)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
      seen = oxbow_camera_seen (&self->board->camera);
    }
}

static gboolean
stop_cb (gpointer data)
{
  *(bool *) data = true;
  return G_SOURCE_REMOVE;
}

void
board_window_wait (int ms)
{
  bool is_over = false;
  g_timeout_add ((unsigned int) ms, stop_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

OxbowCell
board_window_cell (BoardWindow *self, const char *name)
{
  OxbowCell cell = oxbow_cell_parse (&self->board->subject->scene->grid, name);
  g_assert_cmpint (cell, !=, OXBOW_NO_CELL);
  return cell;
}

static OxbowSpot
find_spot (BoardWindow *self, const char *name)
{
  const OxbowGrid *grid = &self->board->subject->scene->grid;
  if (strchr (name, '/') != NULL)
    return (OxbowSpot) { OXBOW_NO_CELL, oxbow_edge_parse (grid, name) };
  return (OxbowSpot) { board_window_cell (self, name), OXBOW_NO_EDGE };
}

OxbowPoint
board_window_point (BoardWindow *self, const char *name)
{
  return oxbow_board_point_of (self->board, find_spot (self, name));
}

GtkEventController *
board_window_find_controller (BoardWindow *self, GType type, unsigned int button)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->board));
  for (unsigned int i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (g_type_is_a (G_OBJECT_TYPE (controller), type)
          && (button == 0 || gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) == button))
        return controller;
    }
  g_assert_not_reached ();
}

void
board_window_click (BoardWindow *self, double x, double y)
{
  GtkEventController *click = board_window_find_controller (self, GTK_TYPE_GESTURE_CLICK, GDK_BUTTON_PRIMARY);
  g_signal_emit_by_name (click, "pressed", 1, x, y);
  g_signal_emit_by_name (click, "released", 1, x, y);
}

static bool
is_for (GtkShortcut *shortcut, unsigned int key, GdkModifierType modifiers)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);
  return GTK_IS_KEYVAL_TRIGGER (trigger) && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key
         && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers;
}

static bool
use_shortcut (BoardWindow *self, GListModel *shortcuts, unsigned int key, GdkModifierType modifiers)
{
  for (unsigned int i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
      if (is_for (shortcut, key, modifiers)
          && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, GTK_WIDGET (self->board),
                                           gtk_shortcut_get_arguments (shortcut)))
        return true;
    }
  return false;
}

/* Letters go by the place of the key. */
static bool
press_by_place (BoardWindow *self, unsigned int key, GdkModifierType modifiers)
{
  GtkEventController *controller = board_window_find_controller (self, GTK_TYPE_EVENT_CONTROLLER_KEY, 0);
  g_autofree GdkKeymapKey *keys = NULL;
  int n_keys;
  gboolean is_used = FALSE;
  g_assert_true (gdk_display_map_keyval (gtk_widget_get_display (self->window), key, &keys, &n_keys));
  g_signal_emit_by_name (controller, "key-pressed", key, keys[0].keycode, modifiers, &is_used);
  return is_used;
}

void
board_window_press_key (BoardWindow *self, unsigned int key, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->board));
  bool is_used = false;
  for (unsigned int i = 0; i < g_list_model_get_n_items (controllers) && !is_used; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_SHORTCUT_CONTROLLER (controller))
        is_used = use_shortcut (self, G_LIST_MODEL (controller), key, modifiers);
    }
  g_assert_true (is_used || press_by_place (self, key, modifiers));
}

GtkWidget *
board_window_get_focus (BoardWindow *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

void
board_window_play (BoardWindow *self)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_legal_sorted (oxbow_game_get_state (self->game), &moves);
  g_assert_cmpint (moves.n, >, 0);
  g_assert_true (oxbow_game_play (self->game, &moves.items[0], NULL));
  oxbow_moves_clear (&moves);
  OxbowEvents events = OXBOW_MOVES_INIT;
  oxbow_history_get_events (oxbow_game_get_history (self->game), oxbow_game_get_node (self->game), &events);
  oxbow_board_move_to (self->board, oxbow_game_get_state (self->game), -1, &events);
  oxbow_moves_clear (&events);
}

void
board_window_mark (BoardWindow *self, const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (OxbowHandMark));
  for (int i = 0; words[i] != NULL; i++)
    {
      OxbowSpot spot = find_spot (self, words[i]);
      OxbowHandMark mark = spot.edge != OXBOW_NO_EDGE ? OXBOW_HAND_EDGE_MARK (OXBOW_HAND_TARGET, spot.edge)
                                                      : OXBOW_HAND_MARK (OXBOW_HAND_TARGET, spot.cell);
      g_array_append_val (marks, mark);
    }
  oxbow_board_set_marks (self->board, marks);
}
