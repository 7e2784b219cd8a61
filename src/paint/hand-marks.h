/* hand-marks.h: the parts that marks of the hand are made of; within this folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/hand.h"

G_BEGIN_DECLS

/* Where a badge has its middle, told from the middle of its cell. */
#define OXBOW_BADGE_COST ((OxbowPoint) { -0.38, -0.5 })
#define OXBOW_BADGE_WATER ((OxbowPoint) { 0.38, -0.5 })

/* A ring inside one cell, or around several that are one place. */
void       oxbow_hand_trace_ring  (const OxbowCanvas *canvas, const OxbowScene *scene, const GArray *cells,
                                   double size);
void       oxbow_hand_stroke_ring (const OxbowCanvas *canvas, OxbowTone tone, double width, double casing,
                                   double alpha);

/* For what can only be passed, or is only thought of. */
void       oxbow_hand_dash_ring   (const OxbowCanvas *canvas, const OxbowScene *scene, const GArray *cells,
                                   double alpha);

/* The middle of the cell in which a place is written on. */
OxbowPoint oxbow_hand_place_middle (const OxbowCanvas *canvas, const OxbowScene *scene, const GArray *cells);
void       oxbow_hand_edge_ends    (const OxbowCanvas *canvas, OxbowEdge edge, OxbowPoint *from, OxbowPoint *to);

/* Badges. What is written stands on a disc, or on a longer plate if it is long. */
typedef struct
{
  OxbowTone tone;               /* of the ground */
  bool hollow;                  /* only its rim in that tone */
  bool chase;                   /* crossed strokes, before what is written */
  double alpha;
} OxbowBadgeLook;

void       oxbow_hand_badge       (const OxbowCanvas *canvas, const OxbowBadgeLook *look, const char *text,
                                   OxbowPoint at);
void       oxbow_hand_drop        (const OxbowCanvas *canvas, OxbowTone tone, bool crossed, OxbowPoint at,
                                   double alpha);
void       oxbow_hand_arrow       (const OxbowCanvas *canvas, const char *text, OxbowPoint at, double angle,
                                   double alpha);
void       oxbow_hand_cross       (const OxbowCanvas *canvas, OxbowPoint at, double alpha);
void       oxbow_hand_hatch       (const OxbowCanvas *canvas, OxbowCell cell, OxbowTone tone, double alpha);
void       oxbow_hand_draw_edge   (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowHandMark *mark);

/* The land of one cell, and what lies flat on it; canvas: of this cell alone. */
void       oxbow_hand_draw_ground (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell);

/* The dams on all sides of a cell, within it, then its pieces, over what has been drawn there. */
void       oxbow_hand_stand_again (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell);

G_END_DECLS
