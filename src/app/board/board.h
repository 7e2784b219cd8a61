/* board.h: the board in the window
 *
 * Shows a position, a bare map, or what happens between two positions; says which place was clicked, hovered over or
 * asked about. It knows no rules: what glows and what a place is called is told to it. It stands in a
 * GtkScrolledWindow, fits the whole board into it until the person zooms, and shows an overview when it does not.
 *
 * A spot is a cell, or an edge (then cell is OXBOW_NO_CELL), or neither: both are ints. An edge is meant where a mark
 * that can be chosen lies on it, or where marks lie on other edges and the point is very near; else the cell is.
 *
 * Signals:
 *   "spot-activated" (cell, edge)        a click, a tap, Enter, a piece dropped there
 *   "spot-hovered" (cell, edge)          the pointer came there; neither: it left the board
 *   "spot-menu" (cell, edge, rectangle)  secondary click, long press, Menu key: a GdkRectangle * to point a popover at
 *   "piece-dragged" (cell) -> boolean    a drag began there: true if a piece was picked up (and shown as selected),
 *                                        which is then dropped by spot-activated or take-back; else the board pans
 *   "take-back" ()                       Escape, or a piece dropped outside: forget what was chosen last
 *   "cursor-moved" (cell, edge)          the cursor of the keyboard; its edge, or OXBOW_NO_EDGE for the cell itself
 *   "motion-ended" ()                    what was shown in motion stands still, or has been skipped
 *   "drawn" ()                           the first frame since the board is shown in which none of it was missing
 *   "stroke" (phase, cell, edge, button, modifiers) on a board that draws: an OxbowBoardStroke, where it is,
 *                                        GDK_BUTTON_PRIMARY or GDK_BUTTON_SECONDARY, and the keys held down; spots
 *                                        follow one another without a gap
 *
 * Properties: "zoom" (1 is 100 %: 48 pixels from the middle of a cell to its corner), "fit" (the zoom follows the
 * window).
 *
 * Actions, none with a parameter: board.zoom-in, zoom-out, zoom-fit, zoom-actual, activate, menu, take-back,
 * next-target, previous-target, next-edge, previous-edge, next-own, previous-own, tell-around, reveal-cursor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include "editor/touched.h"
#include "paint/layout.h"
#include "paint/scene.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_BOARD (oxbow_board_get_type ())
G_DECLARE_FINAL_TYPE (OxbowBoard, oxbow_board, OXBOW, BOARD, GtkWidget)

GtkWidget *oxbow_board_new           (void);

/* What is shown. The state is copied. viewer: the seat that looks; -1 sees all. */
void       oxbow_board_set_state     (OxbowBoard *self, const OxbowState *state, int viewer);

/* What it shows, which is the board's; NULL: nothing yet. */
const OxbowScene *oxbow_board_get_scene (OxbowBoard *self);
void       oxbow_board_set_scenario  (OxbowBoard *self, OxbowScenario *scenario);       /* its bare map */

/* A scenario that is being drawn, after what was touched of it; it is copied. What is seen of it, the cursor and the
 * marks stay, unless it is another map or has another size now. */
void       oxbow_board_set_draft     (OxbowBoard *self, const OxbowScenario *scenario, const OxbowTouched *touched);

/* A board that draws tells of strokes and activates nothing by pointer; a place outside the map is a spot like any
 * other. reach: how far from an edge still means the edge, in radii; 0: never. */
typedef enum
{
  OXBOW_STROKE_BEGAN,
  OXBOW_STROKE_MOVED,
  OXBOW_STROKE_ENDED,
  OXBOW_STROKE_CANCELLED,       /* nothing of it was meant */
} OxbowBoardStroke;

void       oxbow_board_set_draws     (OxbowBoard *self, bool draws, double reach);

/* From the state that is shown to this one, with its events in motion if that is wanted; else at once. */
void       oxbow_board_move_to       (OxbowBoard *self, const OxbowState *state, int viewer,
                                      const OxbowEvents *events);
bool       oxbow_board_is_moving     (OxbowBoard *self);
bool       oxbow_board_is_drawn      (OxbowBoard *self);        /* the signal has come, and it is still shown */
void       oxbow_board_skip_motion   (OxbowBoard *self);

/* The hand. marks: of OxbowHandMark (paint/hand.h), all there are but hover and cursor; copied; NULL: none. The
 * preview shows what a legal move would do, or several of which each follows the one before; 0: none. A new state takes
 * both away. */
void       oxbow_board_set_marks     (OxbowBoard *self, const GArray *marks);
void       oxbow_board_set_preview   (OxbowBoard *self, const OxbowMove *moves, int n_moves);

/* The place dims under a red cross for a moment, and the sentence stands beside it and goes to the screen reader,
 * until the next key or click or for some seconds. */
void       oxbow_board_refuse        (OxbowBoard *self, OxbowSpot spot, const char *sentence);

/* Tells a screen reader that is on the board what has happened; the cursor takes the words along to no other place. */
void       oxbow_board_announce      (OxbowBoard *self, const char *sentence);

/* What tooltips and screen readers say of a spot: what it is, what stands there, what can be done there or why not;
 * without one, its name and terrain. The cells are told anew whenever the state or the marks change. */
typedef char *(*OxbowBoardDescribe) (OxbowSpot spot, gpointer data);

/* What tooltips say beside the map, where that cell would be: or NULL. It gets the data of the other. */
typedef char *(*OxbowBoardBeside) (OxbowCell cell, gpointer data);
void       oxbow_board_set_beside    (OxbowBoard *self, OxbowBoardBeside beside);
void       oxbow_board_set_describe  (OxbowBoard *self, OxbowBoardDescribe describe, gpointer data,
                                      GDestroyNotify destroy);

/* The cursor of the keyboard is a cell, or one of its edges. */
OxbowCell  oxbow_board_get_cursor    (OxbowBoard *self, OxbowEdge *edge);               /* edge may be NULL */
bool       oxbow_board_has_cursor    (OxbowBoard *self);        /* it is drawn: the keyboard is used on the board */
void       oxbow_board_set_cursor    (OxbowBoard *self, OxbowCell cell, OxbowEdge edge);

/* Scrolls until the whole cell is seen. */
void       oxbow_board_reveal        (OxbowBoard *self, OxbowCell cell);

/* Where a spot is in the widget, to point a popover at; false: it is not in sight. */
bool       oxbow_board_get_rectangle (OxbowBoard *self, OxbowSpot spot, GdkRectangle *rectangle);

/* Zoom. The point of the view that stays where it is: its middle. */
void       oxbow_board_set_zoom      (OxbowBoard *self, double zoom);
double     oxbow_board_get_zoom      (OxbowBoard *self);
void       oxbow_board_zoom_to_fit   (OxbowBoard *self);

G_END_DECLS
