/* navajo-wars-parts.h: what the painter of Navajo Wars is put together from
 *
 * One file each: what stands and lies in the areas, and the display of instructions. All draw only what lies in the
 * block of the canvas. Colours of wood are those of the players' liveries, the same by day and by night.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"
#include "paint/painter.h"

G_BEGIN_DECLS

typedef enum
{
  NAVAJO_WOOD_BLACK, NAVAJO_WOOD_WHITE, NAVAJO_WOOD_YELLOW, NAVAJO_WOOD_RED, NAVAJO_WOOD_BLUE, NAVAJO_WOOD_GREEN,
} NavajoWood;

#define NAVAJO_MOST_BOXES 12

/* navajo-wars.c: the spot of a cell by the groups of the map, which a bare map has too; or NAVAJO_WARS_NOWHERE */
int  navajo_paint_spot_of         (const OxbowScene *scene, OxbowCell cell);
/* false: too small to be written */
bool navajo_paint_write           (const OxbowCanvas *canvas, const char *text, double x, double y, double size,
                                   OxbowColour colour, bool halo);

/* navajo-wars-pieces.c: a counter of wood with a letter, round or square; what a cell holds; the boxes that it fills,
 * around the cell's centre, at most NAVAJO_MOST_BOXES */
void navajo_paint_counter         (const OxbowCanvas *canvas, OxbowPoint at, double half, bool is_square,
                                   NavajoWood wood, const char *text);
void navajo_paint_pieces          (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell);
int  navajo_paint_measure         (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes);

/* a family by itself, around a point; and where it is, as walkers.h says */
void navajo_paint_family          (const OxbowCanvas *canvas, const NavajoWarsState *state, int family, OxbowPoint at);
OxbowCell navajo_paint_place_family (const OxbowScene *scene, int family, OxbowPoint *at, double *size);

/* navajo-wars-motion.c: as painter.h says */
bool navajo_motion_differs        (const OxbowScene *before, const OxbowScene *after, OxbowCell cell);
void navajo_motion_tell           (OxbowMotion *motion, const OxbowEvents *events);

/* navajo-wars-display.c: both columns of counters, if the corner of the board is free for them */
void navajo_paint_display         (const OxbowCanvas *canvas, const OxbowScene *scene);

/* What of it is cut out of paper, as painter.h says. */
void navajo_wars_kit (const OxbowState *start, OxbowKit *kit);

G_END_DECLS
