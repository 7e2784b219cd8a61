/* page-window.h: the page of a game in a real window, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/application.h"
#include "app/board/parts.h"
#include "app/game/page.h"
#include "app/window.h"
#include "table.h"

typedef struct
{
  OxbowWindow *window;
  OxbowSession *session;
  OxbowGame *game;
  OxbowGamePage *page;
  OxbowBoard *board;
} Fixture;

static OxbowApplication *application;  /* a program registers once */

/* The first widget of a type below another, in the order in which they are drawn. */
static inline GtkWidget *
find (gpointer root, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static inline void
begin_application (void)
{
  gtk_init ();
  adw_init ();
  application = oxbow_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

/* Takes the session. */
static inline void
open_session (Fixture *fixture, OxbowSession *session)
{
  fixture->window = oxbow_window_new (application);
  fixture->session = session;
  fixture->game = oxbow_session_get_game (session);
  oxbow_window_show_session (fixture->window, fixture->session);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  fixture->page = OXBOW_GAME_PAGE (find (fixture->window, OXBOW_TYPE_GAME_PAGE));
  fixture->board = OXBOW_BOARD (find (fixture->page, OXBOW_TYPE_BOARD));
}

/* Takes the game. */
static inline void
open_window (Fixture *fixture, OxbowGame *game)
{
  open_session (fixture, oxbow_session_new (game));
  g_object_unref (game);
}

/* The panel comes once the board is drawn, which it never is behind a veil. */
static inline void
wait_for_panel (Fixture *fixture)
{
  while (!oxbow_board_is_drawn (fixture->board))
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

static inline void
close_window (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_unref (fixture->session);
}

static inline void
click (Fixture *fixture, const char *name)
{
  const OxbowGrid *grid = &oxbow_game_get_setup (fixture->game)->grid;
  g_signal_emit_by_name (fixture->board, "spot-activated", oxbow_cell_parse (grid, name),
                         oxbow_edge_parse (grid, name));
}

static inline void
activate (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
}

/* The key, from where the focus is outwards until somebody has a use for it. */
static inline void
press_key (Fixture *fixture, unsigned int key, GdkModifierType modifiers)
{
  bool is_used = false;
  g_autoptr (GtkShortcutTrigger) pressed = gtk_keyval_trigger_new (key, modifiers);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  for (GtkWidget *widget = focus; widget != NULL && !is_used; widget = gtk_widget_get_parent (widget))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
      for (unsigned int i = 0; i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr (GListModel) shortcuts = g_list_model_get_item (controllers, i);
          unsigned int n = GTK_IS_SHORTCUT_CONTROLLER (shortcuts) ? g_list_model_get_n_items (shortcuts) : 0;
          for (unsigned int k = 0; k < n; k++)
            {
              g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, k);
              is_used = is_used || (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), pressed)
                                    && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                                                     gtk_shortcut_get_arguments (shortcut)));
            }
        }
    }
}

static inline int
get_depth (Fixture *fixture)
{
  return oxbow_history_get_depth (oxbow_game_get_history (fixture->game), oxbow_game_get_node (fixture->game));
}

static inline void
play_opening (Fixture *fixture)
{
  g_auto (GStrv) moves = g_strsplit (OPENING, ", ", -1);
  for (int i = 0; moves[i] != NULL; i++)
    {
      click (fixture, strchr (moves[i], ' ') + 1);
      g_assert_cmpint (get_depth (fixture), ==, i + 1);
    }
}

static inline void
play_any (Fixture *fixture)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_legal_sorted (oxbow_game_get_state (fixture->game), &moves);
  g_assert_true (oxbow_game_play (fixture->game, &moves.items[(get_depth (fixture) * 7) % moves.n], NULL));
  oxbow_moves_clear (&moves);
}
