/* board-window.h: a board in a real window, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/parts.h"
#include "core/game.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWidget *window;
  OxbowBoard *board;
  OxbowGame *game;              /* or NULL: a bare map */
  int n_activated, n_hovered, n_menus, n_moved, n_motions, n_taken_back;
  OxbowSpot activated, hovered;
} BoardWindow;

/* Two Rivers, just begun. */
BoardWindow *board_window_new        (void);
/* A map of the size with all of Dos Rios' terrains on it. */
BoardWindow *board_window_new_map    (OxbowOrientation orientation, int width, int height);
void         board_window_free       (BoardWindow *self);

/* Until all tiles in view are drawn and nothing moves. */
void         board_window_settle     (BoardWindow *self);
void         board_window_wait       (int ms);

OxbowCell    board_window_cell       (BoardWindow *self, const char *name);
OxbowPoint   board_window_point      (BoardWindow *self, const char *name);     /* of a cell or an edge */
void         board_window_click      (BoardWindow *self, double x, double y);
void         board_window_press_key  (BoardWindow *self, unsigned int key, GdkModifierType modifiers);
GtkWidget   *board_window_get_focus  (BoardWindow *self);
GtkEventController *board_window_find_controller (BoardWindow *self, GType type, unsigned int button);

/* Plays the first of the legal moves, in the order of their texts, and shows it. */
void         board_window_play       (BoardWindow *self);

/* Marks cells and edges, named with blanks between, as targets; "": none. */
void         board_window_mark       (BoardWindow *self, const char *names);

G_END_DECLS
