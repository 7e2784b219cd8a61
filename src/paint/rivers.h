/* rivers.h: curves of water through the cells
 *
 * A painter adds each river's course, cell after cell; the curves follow: through the middles of the edges it
 * crosses, square to them, bowed to alternating sides where it runs straight on. Where rivers share their way, they
 * lie side by side in one casing, each in its own colour with its own arrows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/canvas.h"

G_BEGIN_DECLS

typedef enum
{
  OXBOW_ARROW_ONE,              /* one chevron */
  OXBOW_ARROW_TWO,
  OXBOW_ARROW_DOT,              /* one chevron and a dot */
  OXBOW_ARROW_THREE,
} OxbowArrow;

typedef struct
{
  OxbowTone tone;
  OxbowArrow arrow;
  const char *name;             /* translated; or NULL */
} OxbowRiverLook;

/* A point of a centre line, in board units. */
typedef struct
{
  OxbowPoint at;
  OxbowPoint left;              /* unit step to the left, looking downstream */
  double half;                  /* half the river's width there */
  double aside;                 /* how far left of its line the strand lies */
  double along;                 /* from the spring */
  OxbowCell cell;
} OxbowRiverPoint;

typedef struct
{
  OxbowRiverLook look;
  GArray *cells;                /* of OxbowCell: spring, hexes, and the mouth if it has reached one */
  bool has_mouth;
  GArray *points;               /* of OxbowRiverPoint */
} OxbowRiver;

typedef struct
{
  OxbowLayout layout;           /* of radius 1 */
  GPtrArray *rivers;            /* of OxbowRiver */
  GHashTable *passages;         /* cell: of GArray of the places of its points, for signs that make way */
} OxbowRivers;

OxbowRivers *oxbow_rivers_new      (const OxbowGrid *grid);
void         oxbow_rivers_free     (OxbowRivers *rivers);

/* The cells from the spring on; has_mouth: the last one is where the river ends, else it waits there to go on. */
void         oxbow_rivers_add      (OxbowRivers *rivers, const OxbowRiverLook *look, const OxbowCell *cells,
                                    int n_cells,
                                    bool has_mouth);
void         oxbow_rivers_finish   (OxbowRivers *rivers);       /* once all are added */

/* From a point of the cell, told from its centre, to the nearest centre line there; large if there is none. */
double       oxbow_rivers_distance (const OxbowRivers *rivers, OxbowCell cell, double x, double y);

/* Light on the land beside the water, under the signs; then the water itself. */
void         oxbow_rivers_draw_banks (const OxbowCanvas *canvas, const OxbowRivers *rivers);
void         oxbow_rivers_draw     (const OxbowCanvas *canvas, const OxbowRivers *rivers);
/* A part of one river, its points from first to last: as it is; as it comes, with a round end; as it would run, with
 * the hand's dashes; or as it would have run, pale and dotted. */
typedef enum
{
  OXBOW_RIVER_THERE,
  OXBOW_RIVER_COMING,
  OXBOW_RIVER_FORESEEN,
  OXBOW_RIVER_LOST,
} OxbowRiverManner;

void         oxbow_river_draw_part (const OxbowCanvas *canvas, const OxbowRiver *river, guint first, guint last,
                                    OxbowRiverManner manner);
/* The points (by number) that carry an arrow: near edges, and on strands of one bed never side by side. */
GArray      *oxbow_river_find_arrows (const OxbowRiver *river);
void         oxbow_river_draw_arrow (const OxbowCanvas *canvas, OxbowArrow arrow, double x, double y, double angle);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowRivers, oxbow_rivers_free)

G_END_DECLS
