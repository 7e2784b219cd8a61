/* hand.h: the fourth layer: what the player's hand does on the board
 *
 * What is under the pointer, what is chosen, what can be done and at what price, what happened last. All of it is
 * drawn over a finished board, into a small part of the window, as often as the hand moves; whatever has to lie on top
 * of a mark (dams, pieces) is drawn once more there. Nothing else in a picture is violet.
 *
 * Marks may come in any order: their states say which lies above which. One unit of cr is one pixel, and cr has its
 * origin in the upper left corner of the board's bounds, as in board.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/picker.h"
#include "paint/board.h"

G_BEGIN_DECLS

typedef enum
{
  OXBOW_HAND_DRY,               /* would fall dry: hatch and a crossed drop, in the tone of its river */
  OXBOW_HAND_WET,               /* would get water: a drop in the tone of its river */
  OXBOW_HAND_HOVER,             /* under the pointer */
  OXBOW_HAND_TARGET,            /* may be chosen; the badge says what it costs */
  OXBOW_HAND_CHASE,             /* ... and somebody is driven off there */
  OXBOW_HAND_PASS,              /* ... but only on the way to somewhere else */
  OXBOW_HAND_WAY,               /* one of several ways, an arrow across an edge; the badge is its number */
  OXBOW_HAND_SELECTED,          /* has been chosen; the piece there is lifted */
  OXBOW_HAND_LAST,              /* happened last; from, if it is a cell, is where the way there began */
  OXBOW_HAND_GAIN,              /* would bring something: the badge says what */
  OXBOW_HAND_WARNING,           /* of a map that is drawn: was this meant? */
  OXBOW_HAND_ERROR,             /* ... this cannot be played */
  OXBOW_HAND_REFUSED,           /* cannot be done */
  OXBOW_HAND_CURSOR,            /* the cursor of the keyboard */
  OXBOW_N_HAND_STATES,
} OxbowHandState;

typedef struct
{
  OxbowHandState state;
  OxbowCell cell;               /* or a place without a cell, OXBOW_NAMED_PLACE (i); or OXBOW_NO_CELL */
  OxbowEdge edge;               /* if it is one, the mark lies there and not on the cell */
  OxbowCell from;
  OxbowTone tone;               /* of a river */
  bool stays;                   /* what is chosen is the cell: nothing there is lifted */
  double faint;                 /* 0 wholly there, 1 gone: while it fades */
  char badge[12];               /* a few letters, or "" */
} OxbowHandMark;

#define OXBOW_HAND_MARK(s, c) \
  ((OxbowHandMark) { .state = (s), .cell = (c), .edge = OXBOW_NO_EDGE, .from = OXBOW_NO_CELL })
#define OXBOW_HAND_EDGE_MARK(s, e) \
  ((OxbowHandMark) { .state = (s), .cell = OXBOW_NO_CELL, .edge = (e), .from = OXBOW_NO_CELL })

/* How the board below is being looked at. */
typedef struct
{
  OxbowThemeKind theme;
  int level;                    /* an OxbowLevel, or -1: by the scale */
  double radius_px;
  OxbowBox box;                 /* the part that is wanted, in pixels of the board */
  double scale;                 /* for pictures that are kept: pixels of the screen to one of cr; 0: one */
  const OxbowBoardOptions *options;     /* of the board below: names and labels; NULL: the usual ones */
} OxbowHandView;

void     oxbow_hand_draw    (cairo_t *cr, const OxbowScene *scene, const OxbowHandView *view,
                             const OxbowHandMark *marks, int n_marks);

bool     oxbow_hand_is_same_mark (const OxbowHandMark *one, const OxbowHandMark *other);

/* The pixels that a mark may change: what to draw again when it comes or goes. */
OxbowBox oxbow_hand_measure (const OxbowScene *scene, double radius_px, const OxbowHandMark *mark);

/* Marks for all that the picker still takes on the board, appended to an array of OxbowHandMark: one for each spot. */
void     oxbow_hand_targets (const OxbowScene *scene, const OxbowPicker *picker, GArray *marks);

/* What a move would do. after is a scene of the same game in which it has been done. */
void     oxbow_hand_preview (cairo_t *cr, const OxbowScene *before, const OxbowScene *after, const OxbowMove *move,
                             const OxbowHandView *view);

/* The canvas of a view, in board units, with cr scaled to them; for the files of this folder. */
OxbowCanvas oxbow_hand_canvas (cairo_t *cr, const OxbowScene *scene, const OxbowHandView *view);

/* The cells of a place, or the one cell; an array of OxbowCell. */
GArray  *oxbow_hand_cells   (const OxbowScene *scene, OxbowCell place);

G_END_DECLS
