/* water-rights-parts.h: what the painter of Water Rights is put together from
 *
 * One file each: the land and whose it is, what towns and castle are built of, and the tiles. What differs by colour
 * differs by a mark or a pattern as well: towns, the tokens they make, and the colours of districts share theirs with
 * the players' pieces of all games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/water-rights/state.h"
#include "paint/figures.h"
#include "paint/water-rights.h"

G_BEGIN_DECLS

static inline const WaterRightsState *
water_state (const OxbowScene *scene)
{
  return (const WaterRightsState *) scene->state;
}

/* Whose land a cell is, or -1: the castle and what lies outside. */
int         water_land_owner          (const OxbowScene *scene, OxbowCell cell, WaterRightsLand *land);
const OxbowSeat *water_land_seat      (int seat);
OxbowLivery water_land_livery         (int seat);
double      water_land_wash           (char letter, OxbowColour *colour);
void        water_land_draw           (const OxbowCanvas *canvas, const OxbowScene *scene);

void        water_works_draw          (const OxbowCanvas *canvas, const OxbowScene *scene, int owner, OxbowPoint at);
void        water_works_draw_castle   (const OxbowCanvas *canvas, OxbowPoint at);
int         water_works_measure       (const OxbowScene *scene, int owner, OxbowBox *boxes);    /* at most 5 */
int         water_works_measure_castle (OxbowBox *boxes);

void        water_tile_draw_district  (const OxbowCanvas *canvas, const WaterRightsKind *kind, bool is_supplied,
                                       OxbowPoint at);
void        water_tile_draw_plant     (const OxbowCanvas *canvas, const WaterRightsKind *kind, int drops,
                                       OxbowPoint at);
int         water_tile_measure        (OxbowBox *boxes);

/* A token of a town's power works, by the colour and the mark of what it makes. */
void        water_tile_draw_token     (const OxbowCanvas *canvas, int dot, double x, double y, double radius);

/* What of it is cut out of paper, as painter.h says. */
void water_rights_kit (const OxbowState *start, OxbowKit *kit);

G_END_DECLS
