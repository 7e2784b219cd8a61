/* water-rights-land.c: grass and dry land, and whose they are
 *
 * The land of a town is washed in its mayor's colour, more so along its border, and every cell wears his mark. Its
 * border is a line of his own kind: drawn through, dashed or dotted. So no two towns differ by colour alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/water-rights-parts.h"

#define BORDER 0.93             /* how far out it runs, as a part of the cell */
#define FLAT_WASH 0.3
#define LEAST_PX 2.0            /* radius from which on borders are drawn: below it they would hide the land */
#define CREST 0.075
#define CREST_DOWN 0.64         /* below the middle of the cell */

int
water_land_owner (const OxbowScene *scene, OxbowCell cell, WaterRightsLand *land)
{
  WaterRightsSeat seat;
  if (cell == OXBOW_NO_CELL || !water_rights_data_terrain (scene->terrain[cell], &seat, land))
    return -1;
  return (int) seat;
}

const OxbowSeat *
water_land_seat (int seat)
{
  return &oxbow_ruleset_find (oxbow_painter_water_rights.id)->seats[seat];
}

OxbowLivery
water_land_livery (int seat)
{
  return oxbow_livery_for (water_land_seat (seat)->colour, seat);
}

static bool
trace_border (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell, int owner, double part)
{
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  bool has_border = false;
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      WaterRightsLand land;
      if (water_land_owner (scene, oxbow_grid_neighbour (&scene->grid, cell, direction), &land) == owner)
        continue;
      OxbowPoint a = oxbow_layout_corner (&canvas->layout, cell, direction);
      OxbowPoint b = oxbow_layout_corner (&canvas->layout, cell, direction + 1);
      cairo_move_to (canvas->cr, centre.x + (a.x - centre.x) * part, centre.y + (a.y - centre.y) * part);
      cairo_line_to (canvas->cr, centre.x + (b.x - centre.x) * part, centre.y + (b.y - centre.y) * part);
      has_border = true;
    }
  return has_border;
}

double
water_land_wash (char letter, OxbowColour *colour)
{
  WaterRightsSeat seat;
  WaterRightsLand land;
  if (!water_rights_data_terrain (letter, &seat, &land))
    return 0;
  *colour = water_land_livery (seat).colour;
  return FLAT_WASH;
}

/* The colour over the whole cell, and again in a band along the border. */
static void
draw_wash (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell, int owner)
{
  cairo_t *cr = canvas->cr;
  OxbowLivery livery = water_land_livery (owner);
  oxbow_canvas_hex (canvas, cell, 1);
  oxbow_canvas_colour (canvas, livery.colour, 0.07);
  cairo_fill (cr);
  cairo_save (cr);
  oxbow_canvas_hex (canvas, cell, 1);
  cairo_clip (cr);
  if (trace_border (canvas, scene, cell, owner, 1))
    {
      oxbow_canvas_colour (canvas, livery.colour, 0.2);
      cairo_set_line_width (cr, 0.56);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/* Drawn through, dashed, dotted. */
static void
draw_border (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell, int owner)
{
  static const double dashes[WATER_RIGHTS_SEATS][2] = {
    [WATER_RIGHTS_SENIOR] = { 0, 0 }, [WATER_RIGHTS_RIPARIAN] = { 0.24, 0.14 }, [WATER_RIGHTS_JUNIOR] = { 0, 0.153 },
  };
  cairo_t *cr = canvas->cr;
  if (!trace_border (canvas, scene, cell, owner, BORDER))
    return;
  OxbowLivery livery = water_land_livery (owner);
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 0.9);
  oxbow_canvas_pen (canvas, 0.125);
  cairo_stroke_preserve (cr);
  oxbow_canvas_colour (canvas, livery.colour, 1);
  oxbow_canvas_pen (canvas, 0.078);
  if (canvas->level >= OXBOW_LEVEL_LINES && dashes[owner][1] > 0)
    cairo_set_dash (cr, dashes[owner], 2, 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Three blades from one foot. */
static void
trace_tuft (cairo_t *cr, double x, double y, double size)
{
  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (cr, x + i * 0.03 * size, y);
      cairo_curve_to (cr, x + i * 0.05 * size, y - 0.08 * size, x + i * 0.09 * size, y - 0.11 * size,
                      x + i * 0.14 * size, y - (i == 0 ? 0.2 : 0.15) * size);
    }
}

static void
draw_grass (const OxbowCanvas *canvas, OxbowCell cell, OxbowPoint at)
{
  static const OxbowPoint places[] = { { -0.42, -0.34 }, { 0.1, -0.46 }, { 0.5, -0.12 },
                                       { -0.08, 0.04 },  { -0.56, 0.2 }, { 0.34, 0.36 } };
  bool one = canvas->level == OXBOW_LEVEL_SIGNS;
  for (uint32_t i = 0; !one && i < G_N_ELEMENTS (places); i++)
    trace_tuft (canvas->cr, at.x + places[i].x + 0.09 * oxbow_jitter ((uint32_t) cell, 2 * i + 40),
                at.y + places[i].y + 0.08 * oxbow_jitter ((uint32_t) cell, 2 * i + 41), 1);
  if (one)
    trace_tuft (canvas->cr, at.x, at.y + 0.16, 2);
  oxbow_canvas_tone (canvas, OXBOW_TONE_TOBACCO_SIGN, 0.8);
  oxbow_canvas_pen (canvas, one ? 0.04 : 0.024);
  cairo_stroke (canvas->cr);
}

/* A crack in the ground, and its fork. */
static void
trace_crack (cairo_t *cr, double x, double y, double size, uint32_t seed)
{
  double turn = 0.12 * oxbow_jitter (seed, 1);
  cairo_move_to (cr, x - 0.3 * size, y + (turn - 0.06) * size);
  cairo_line_to (cr, x - 0.12 * size, y + 0.05 * size);
  cairo_line_to (cr, x + 0.05 * size, y - 0.05 * size);
  cairo_line_to (cr, x + 0.3 * size, y + (0.04 - turn) * size);
  cairo_move_to (cr, x - 0.12 * size, y + 0.05 * size);
  cairo_line_to (cr, x - (0.16 + turn) * size, y + 0.22 * size);
  cairo_move_to (cr, x + 0.05 * size, y - 0.05 * size);
  cairo_line_to (cr, x + (0.1 - turn) * size, y - 0.22 * size);
}

static void
draw_dry (const OxbowCanvas *canvas, OxbowCell cell, OxbowPoint at)
{
  static const OxbowPoint places[] = { { -0.36, -0.36 }, { 0.36, -0.22 }, { -0.3, 0.2 }, { 0.32, 0.34 } };
  bool one = canvas->level == OXBOW_LEVEL_SIGNS;
  for (uint32_t i = 0; !one && i < G_N_ELEMENTS (places); i++)
    trace_crack (canvas->cr, at.x + places[i].x, at.y + places[i].y, 1, oxbow_hash ((uint32_t) cell, i));
  if (one)
    trace_crack (canvas->cr, at.x, at.y, 1.7, (uint32_t) cell);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_canvas_tone (canvas, OXBOW_TONE_HILL_SIGN, 0.6);
  oxbow_canvas_pen (canvas, one ? 0.04 : 0.026);
  cairo_stroke (canvas->cr);
}

/* The mark of the mayor, in every cell of his that is not named. */
static void
draw_crest (const OxbowCanvas *canvas, int owner, OxbowPoint at)
{
  OxbowLivery livery = water_land_livery (owner);
  livery.mark_colour = oxbow_colour_mix (livery.colour, canvas->theme->tones[OXBOW_TONE_INK], 0.3);
  oxbow_figure_mark (canvas, &livery, at.x, at.y + CREST_DOWN, CREST);
}

static void
draw_cell (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  WaterRightsLand land;
  int owner = water_land_owner (scene, cell, &land);
  if (owner < 0)
    return;
  OxbowPoint at = oxbow_layout_centre (&canvas->layout, cell);
  if (canvas->level > OXBOW_LEVEL_FLAT)
    draw_wash (canvas, scene, cell, owner);
  if (canvas->level >= OXBOW_LEVEL_SIGNS && land == WATER_RIGHTS_GRASS)
    draw_grass (canvas, cell, at);
  if (canvas->level >= OXBOW_LEVEL_SIGNS && land == WATER_RIGHTS_DRY)
    draw_dry (canvas, cell, at);
  if (canvas->level >= OXBOW_LEVEL_SIGNS && land != WATER_RIGHTS_FACILITY)
    draw_crest (canvas, owner, at);
  draw_border (canvas, scene, cell, owner);
}

void
water_land_draw (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  if (canvas->pixel * LEAST_PX > 1)
    return;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      draw_cell (canvas, scene, row * scene->grid.width + column);
}
