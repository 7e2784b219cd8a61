/* water-rights.c: the painter of Water Rights
 *
 * Puts the parts together: the land with its borders, then on it power works, castle, districts and plants. Positions
 * are only asked through the questions of the game's state.h; a bare map shows the land and the works.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/water-rights-parts.h"

#define CASTLE 'K'
#define MOST_BOXES 5

#define GRASS OXBOW_SIGN_NONE, OXBOW_TONE_TOBACCO, OXBOW_TONE_TOBACCO_SIGN
#define POOL OXBOW_SIGN_LAKE, OXBOW_TONE_LAKE, OXBOW_TONE_LAKE_LINES
#define DRY OXBOW_SIGN_NONE, OXBOW_TONE_ELEVATION_4, OXBOW_TONE_HILL_SIGN
#define YARD OXBOW_SIGN_NONE, OXBOW_TONE_TRAIL, OXBOW_TONE_INK

static const OxbowLook looks[] = {
  { 's', GRASS }, { 'r', GRASS }, { 'j', GRASS },
  { '1', POOL }, { '2', POOL }, { '3', POOL },
  { '7', DRY }, { '8', DRY }, { '9', DRY },
  { 'S', YARD }, { 'R', YARD }, { 'J', YARD },
  { CASTLE, OXBOW_SIGN_NONE, OXBOW_TONE_CITY, OXBOW_TONE_INK },
  { '.', OXBOW_SIGN_NONE, OXBOW_TONE_PAPER, OXBOW_TONE_INK },
  { 0 },
};

/* The tile on a cell, or NULL; plot: with what it holds. */
static const WaterRightsKind *
tile_on (const OxbowScene *scene, OxbowCell cell, const WaterRightsPlot **plot)
{
  const WaterRightsState *state = water_state (scene);
  int site = state != NULL ? water_rights_site (state, cell) : -1;
  if (site < 0 || state->plots[site].kind == WATER_RIGHTS_NOTHING)
    return NULL;
  *plot = &state->plots[site];
  return water_rights_kind (state, (*plot)->kind);
}

static void
draw_cell (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  WaterRightsLand land = WATER_RIGHTS_GRASS;
  const WaterRightsPlot *plot;
  OxbowPoint at = oxbow_layout_centre (&canvas->layout, cell);
  int owner = water_land_owner (scene, cell, &land);
  const WaterRightsKind *kind = tile_on (scene, cell, &plot);
  if (scene->terrain[cell] == CASTLE)
    water_works_draw_castle (canvas, at);
  else if (land == WATER_RIGHTS_FACILITY)
    water_works_draw (canvas, scene, owner, at);
  else if (kind != NULL && kind->class == WATER_RIGHTS_PLANT)
    water_tile_draw_plant (canvas, kind, plot->water, at);
  else if (kind != NULL)
    water_tile_draw_district (canvas, kind, plot->water, at);
}

static void
draw_pieces (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      draw_cell (canvas, scene, row * scene->grid.width + column);
}

static int
measure_standing (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes, int most)
{
  WaterRightsLand land = WATER_RIGHTS_GRASS;
  const WaterRightsPlot *plot;
  int owner = water_land_owner (scene, cell, &land);
  if (most < MOST_BOXES)
    return 0;
  if (scene->terrain[cell] == CASTLE)
    return water_works_measure_castle (boxes);
  if (land == WATER_RIGHTS_FACILITY)
    return water_works_measure (scene, owner, boxes);
  return tile_on (scene, cell, &plot) != NULL ? water_tile_measure (boxes) : 0;
}

static bool
posts_differ (const WaterRightsState *a, const WaterRightsState *b, int town)
{
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    if (water_rights_has_post (a, seat, town) != water_rights_has_post (b, seat, town))
      return true;
  return false;
}

static bool
differs (const OxbowScene *before, const OxbowScene *after, OxbowCell cell)
{
  WaterRightsLand land = WATER_RIGHTS_GRASS;
  const WaterRightsState *a = water_state (before), *b = water_state (after);
  int owner = water_land_owner (before, cell, &land), site = water_rights_site (a, cell);
  if (owner >= 0 && land == WATER_RIGHTS_FACILITY && posts_differ (a, b, owner))
    return true;
  return site >= 0 && (a->plots[site].kind != b->plots[site].kind || a->plots[site].water != b->plots[site].water);
}

const OxbowPainter oxbow_painter_water_rights = {
  .id = "water-rights",
  .looks = looks,
  .wash = water_land_wash,
  .edges = water_land_draw,
  .edges_are_ground = true,
  .pieces = draw_pieces,
  .standing = measure_standing,
  .differs = differs,
  .kit = water_rights_kit,
};
