/* rising-waters-parts.h: what the painter of Rising Waters is put together from
 *
 * One file each: the land and its groups, what is flooded, the levels of the water, and what stands on the board. All
 * draw only what lies in the block of the canvas.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/rising-waters/state.h"
#include "paint/figures.h"
#include "paint/rising-waters.h"

G_BEGIN_DECLS

typedef enum
{
  RISING_LAND_OPEN,
  RISING_LAND_FOREST,
  RISING_LAND_FARM,
  RISING_LAND_TOWN,
  RISING_LAND_VICKSBURG,
  RISING_N_LANDS,
  RISING_WATER = RISING_N_LANDS,
} RisingLand;

static inline const RisingWatersState *
rising_state (const OxbowScene *scene)
{
  return (const RisingWatersState *) scene->state;
}

/* Land: letters for every terrain at every elevation, signs, borders of groups, elevation figures. */
void        rising_land_dress         (OxbowScene *scene);
RisingLand  rising_land_at            (const OxbowScene *scene, OxbowCell cell);
bool        rising_land_is_water      (const OxbowScene *scene, OxbowCell cell);
bool        rising_land_is_flooded    (const OxbowScene *scene, OxbowCell cell);
const char *rising_land_name_of_town  (const OxbowScene *scene, OxbowCell cell);        /* or NULL */
OxbowCell   rising_land_figure_cell   (const OxbowScene *scene, const OxbowRecord *group);      /* or OXBOW_NO_CELL */
void        rising_land_draw_signs    (const OxbowCanvas *canvas, const OxbowScene *scene);
void        rising_land_draw_borders  (const OxbowCanvas *canvas, const OxbowScene *scene);
void        rising_land_draw_figures  (const OxbowCanvas *canvas, const OxbowScene *scene);

void        rising_flood_draw         (const OxbowCanvas *canvas, const OxbowScene *scene);     /* wash and waves */
void        rising_flood_draw_outline (const OxbowCanvas *canvas, const OxbowScene *scene);
void        rising_flood_draw_flow    (const OxbowCanvas *canvas, const OxbowScene *scene);     /* arrows downstream */

void        rising_discs_draw         (const OxbowCanvas *canvas, const OxbowScene *scene);
bool        rising_discs_has          (const OxbowScene *scene, OxbowCell cell);

void        rising_pieces_draw_levees (const OxbowCanvas *canvas, const OxbowScene *scene);
void        rising_pieces_draw_landings (const OxbowCanvas *canvas, const OxbowScene *scene);  /* of a map alone */
void        rising_pieces_draw        (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell);
int         rising_pieces_measure     (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes);       /* at most 6 */
bool        rising_pieces_has_crowd   (const OxbowScene *scene, OxbowCell cell);
/* By its number, RISING_WATERS_PAWN (): it alone, with its feet there; and where it is, as walkers.h says. */
void        rising_pieces_draw_pawn   (const OxbowCanvas *canvas, const OxbowScene *scene, int pawn, OxbowPoint foot,
                                       double size);
OxbowCell   rising_pieces_place_pawn  (const OxbowScene *scene, int pawn, OxbowPoint *foot, double *size);
OxbowColour rising_pieces_halo        (const OxbowCanvas *canvas);
/* The path so far, with a halo around it, filled and outlined. */
void        rising_pieces_paint       (const OxbowCanvas *canvas, OxbowColour fill);

int         rising_camps_measure_site (const OxbowScene *scene, OxbowCell cell, OxbowBox *box);         /* 0: none */
void        rising_camps_draw_site    (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell);
void        rising_camps_draw         (const OxbowCanvas *canvas, RisingWatersCamp camp, OxbowPoint centre,
                                       bool has_crowd);

/* As painter.h says. */
bool        rising_motion_differs     (const OxbowScene *before, const OxbowScene *after, OxbowCell cell);
void        rising_motion_tell        (OxbowMotion *motion, const OxbowEvents *events);

/* What of it is cut out of paper, as painter.h says. */
void rising_waters_kit (const OxbowState *start, OxbowKit *kit);

G_END_DECLS
