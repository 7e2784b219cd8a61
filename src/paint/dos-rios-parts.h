/* dos-rios-parts.h: what the files of the painter of Dos Rios share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/state.h"
#include "paint/figures.h"
#include "paint/painter.h"

G_BEGIN_DECLS

static inline const DosRiosState *
dos_rios_scene_state (const OxbowScene *scene)
{
  return (const DosRiosState *) scene->state;
}

OxbowLivery dos_rios_livery    (const OxbowScene *scene, int seat);
/* The cell that the city (0) or a trail has its tray in, and where; OXBOW_NO_CELL if the map has no such place. */
OxbowCell   dos_rios_tray_cell (const OxbowScene *scene, int named, OxbowPoint *offset);
/* Where a seat's figure is on that tray, around the same point, and how tall; that of a seat with none there stands in
 * its middle. */
OxbowPoint  dos_rios_tray_foot (const OxbowScene *scene, int named, int seat, double *height);
/* The city is 0, trails go by their number; -1: a hex, where things stand. */
int         dos_rios_named     (const OxbowScene *scene, OxbowCell cell);

/* Whether it is on the old course of a river that is just laid anew, and on no river any more. */
bool        dos_rios_is_lost   (const OxbowScene *scene, OxbowCell cell);

/* Whether an old course runs into it: what is drawn of that ends beyond the side. */
bool        dos_rios_ends_lost (const OxbowScene *scene, OxbowCell cell);

/* What a hex of that land brings: a coin, or a log. */
void        dos_rios_draw_gain (const OxbowCanvas *canvas, char land, OxbowPoint at, double alpha);

/* The hand, and motion: as painter.h says. */
bool        dos_rios_target    (const OxbowScene *scene, const OxbowMove *move, int arg, OxbowHandMark *mark);
void        dos_rios_preview   (const OxbowCanvas *canvas, const OxbowScene *before, const OxbowScene *after,
                                const OxbowMove *move);
bool        dos_rios_differs   (const OxbowScene *before, const OxbowScene *after, OxbowCell cell);
void        dos_rios_motion    (OxbowMotion *motion, const OxbowEvents *events);

/* What of it is cut out of paper, as painter.h says. */
void dos_rios_kit (const OxbowState *start, OxbowKit *kit);

G_END_DECLS
