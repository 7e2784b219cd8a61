/* terrain.c: tones of the land, and which sign is drawn where
 *
 * Equal tones are filled together, as one path: hexes that touch then leave no seam.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/cutouts.h"
#include "paint/terrain.h"
#include <math.h>

#define RIM 0.10
#define APOTHEM 0.8660254       /* from the centre of a hex to its sides */
#define WATER_ROOM 0.25
#define SIGN_REACH 0.25         /* the tops of trees and peaks, beyond their cell */
#define LARGEST_SIGN_PX 96      /* of a radius; above that few cells are seen */
#define SIZE_STEP 1.05          /* from one size of a sign to the next: less than what trees differ by */
#define LEAN_STEP 0.04
#define GRAIN 0.02              /* two strokes that cross stay within three hundredths */

/* Each cell of which something is seen, so far beyond its hex. */
static void
each_cell (const OxbowCanvas *canvas, const OxbowScene *scene, double reach,
           void (*visit) (const OxbowCanvas *, const OxbowScene *, OxbowCell))
{
  const OxbowBlock *block = &canvas->block;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      {
        OxbowCell cell = row * scene->grid.width + column;
        if (!oxbow_scene_is_outside (scene, cell) && oxbow_canvas_shows (canvas, cell, reach))
          visit (canvas, scene, cell);
      }
}

static void
trace_border_cell (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  for (int d = 0; d < OXBOW_DIRECTIONS; d++)
    if (oxbow_scene_is_outside (scene, oxbow_grid_neighbour (&scene->grid, cell, d)))
      {
        oxbow_canvas_hex (canvas, cell, 1);
        return;
      }
}

void
oxbow_terrain_rim (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  if (canvas->level == OXBOW_LEVEL_FLAT || !canvas->theme->soft)
    return;
  each_cell (canvas, scene, 2 * RIM, trace_border_cell);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (canvas->cr, 2 * (RIM + 0.045));
  oxbow_canvas_colour (canvas, oxbow_canvas_mix (canvas, OXBOW_TONE_PAPER, OXBOW_TONE_INK, 0.09), 1);
  cairo_stroke (canvas->cr);
}

OxbowColour
oxbow_terrain_colour (const OxbowCanvas *canvas, const OxbowScene *scene, char letter)
{
  unsigned char code = (unsigned char) letter;
  OxbowColour tone = canvas->theme->tones[scene->looks[code].tone];
  bool is_washed = canvas->level == OXBOW_LEVEL_FLAT && scene->wash_parts[code] > 0;
  return is_washed ? oxbow_colour_mix (tone, scene->washes[code], scene->wash_parts[code]) : tone;
}

/* A little larger than the cells, so that no paper shows between two tones. */
static void
fill_letter (const OxbowCanvas *canvas, const OxbowScene *scene, char letter)
{
  const OxbowBlock *block = &canvas->block;
  double size = 1 + MAX (0.02, canvas->pixel) / 2 / APOTHEM;
  bool any = false;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      {
        OxbowCell cell = row * scene->grid.width + column;
        if (scene->terrain[cell] != letter || !oxbow_canvas_shows (canvas, cell, 0.05))
          continue;
        oxbow_canvas_hex (canvas, cell, size);
        any = true;
      }
  if (!any)
    return;
  oxbow_canvas_colour (canvas, oxbow_terrain_colour (canvas, scene, letter), 1);
  cairo_fill (canvas->cr);
}

/* Lit from above the middle: a little paler there, a little deeper at the rim. */
static void
fill_bloom (const OxbowCanvas *canvas, gconstpointer data)
{
  const OxbowTheme *theme = canvas->theme;
  cairo_pattern_t *light = cairo_pattern_create_radial (-0.12, -0.14, 0.05, 0, 0, 1.02);
  double strength = theme->night ? 0.35 : 1;
  OxbowColour dark = theme->tones[theme->night ? OXBOW_TONE_PAPER_SHADE : OXBOW_TONE_INK];
  cairo_pattern_add_color_stop_rgba (light, 0, 1, 0.98, 0.9, 0.20 * strength);
  cairo_pattern_add_color_stop_rgba (light, 0.55, 1, 0.98, 0.9, 0.05 * strength);
  cairo_pattern_add_color_stop_rgba (light, 0.7, dark.red, dark.green, dark.blue, 0);
  cairo_pattern_add_color_stop_rgba (light, 1, dark.red, dark.green, dark.blue, 0.10);
  for (int i = 0; i < OXBOW_DIRECTIONS; i++)
    {
      OxbowPoint corner = oxbow_hex_corner (canvas->layout.grid.orientation, i);
      cairo_line_to (canvas->cr, corner.x, corner.y);
    }
  cairo_close_path (canvas->cr);
  cairo_set_source (canvas->cr, light);
  cairo_fill (canvas->cr);
  cairo_pattern_destroy (light);
}

static void
bloom_cell (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  static const OxbowCutout bloom = { .draw = fill_bloom };
  oxbow_cutout_lay (canvas, &bloom, oxbow_layout_centre (&canvas->layout, cell), &(OxbowBox) { -1, -1, 2, 2 }, NULL);
}

void
oxbow_terrain_fill (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  bool seen[256] = { false };
  const OxbowBlock *block = &canvas->block;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      seen[(unsigned char) scene->terrain[row * scene->grid.width + column]] = true;
  for (int letter = 1; letter < 256; letter++)
    if (seen[letter] && !scene->outside[letter])
      fill_letter (canvas, scene, (char) letter);
  if (canvas->level >= OXBOW_LEVEL_FULL && canvas->theme->soft && !canvas->theme->plain)
    each_cell (canvas, scene, 0, bloom_cell);
}

#define FIBRES 14

/* Short bent strokes, now paler than the ground, now darker, all of a kind in one go. */
static void
trace_fibres (const OxbowCanvas *canvas, OxbowCell cell, uint32_t kind)
{
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  uint32_t seed = oxbow_hash ((uint32_t) cell, 900 + kind);
  for (uint32_t i = 0; i < FIBRES; i++)
    {
      double x = centre.x + 0.8 * oxbow_jitter (seed, i), y = centre.y + 0.7 * oxbow_jitter (seed, i + 20);
      double angle = G_PI * oxbow_jitter (seed, i + 40), length = 0.05 + 0.09 * oxbow_chance (seed, i + 60);
      double dx = length * cos (angle), dy = length * sin (angle), bend = 0.5 * oxbow_jitter (seed, i + 80);
      cairo_move_to (canvas->cr, x - dx, y - dy);
      cairo_curve_to (canvas->cr, x - dy * bend, y + dx * bend, x - dy * bend, y + dx * bend, x + dx, y + dy);
    }
}

static void
grain_cell (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  trace_fibres (canvas, cell, 0);
  oxbow_canvas_colour (canvas, (OxbowColour) { 1, 1, 1 }, GRAIN);
  oxbow_canvas_pen (canvas, 0.012);
  cairo_stroke (canvas->cr);
  trace_fibres (canvas, cell, 1);
  oxbow_canvas_colour (canvas, (OxbowColour) { 0, 0, 0 }, GRAIN);
  cairo_stroke (canvas->cr);
}

void
oxbow_terrain_grain (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  if (canvas->level >= OXBOW_LEVEL_FINE && canvas->theme->soft && !canvas->theme->plain)
    each_cell (canvas, scene, 0, grain_cell);
}

/* True within the hex drawn at the given part of its size. */
static bool
lies_within (OxbowOrientation orientation, double x, double y, double size)
{
  for (int d = 0; d < OXBOW_DIRECTIONS; d++)
    {
      OxbowPoint inward = oxbow_hex_inward (orientation, d);
      if (-(x * inward.x + y * inward.y) > APOTHEM * size)
        return false;
    }
  return true;
}

bool
oxbow_plot_has_room (const OxbowPlot *plot, double x, double y, double width, double height)
{
  OxbowOrientation way = plot->scene->grid.orientation;
  if (!lies_within (way, x, y, 0.96) || !lies_within (way, x, y - 0.7 * height, 0.96))
    return false;
  if (plot->scene->rivers == NULL)
    return true;
  int columns = 2 + (int) (width / 0.2), rows = 2 + (int) (height / 0.2);
  for (int i = 0; i <= columns; i++)
    for (int j = 0; j <= rows; j++)
      {
        double px = x + width * ((double) i / columns - 0.5), py = y - height * j / rows;
        if (oxbow_rivers_distance (plot->scene->rivers, plot->cell, px, py) < WATER_ROOM + 0.02)
          return false;
      }
  return true;
}

bool
oxbow_plot_make_room (const OxbowPlot *plot, double width, double height, OxbowPoint *foot)
{
  static const OxbowPoint steps[] = { { 0, 0 }, { 0.1, 0 }, { -0.1, 0 }, { 0.18, 0.05 }, { -0.18, 0.05 } };
  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    if (oxbow_plot_has_room (plot, foot->x + steps[i].x, foot->y + steps[i].y, width, height))
      {
        *foot = (OxbowPoint) { foot->x + steps[i].x, foot->y + steps[i].y };
        return true;
      }
  return false;
}

bool
oxbow_plot_find_place (const OxbowPlot *plot, double width, double height, OxbowPoint *foot)
{
  static const OxbowPoint places[] = {
    { 0, 0 }, { -0.44, 0 }, { 0.44, 0 }, { -0.36, 0.36 }, { 0.36, 0.36 }, { -0.36, -0.36 }, { 0.36, -0.36 },
    { 0, 0.5 }, { 0, -0.42 }, { -0.58, 0 }, { 0.58, 0 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    {
      *foot = (OxbowPoint) { places[i].x, places[i].y + height / 2 };
      if (oxbow_plot_has_room (plot, foot->x, foot->y, width, height))
        return true;
    }
  return false;
}

OxbowColour
oxbow_plot_ink (const OxbowPlot *plot)
{
  return plot->canvas->theme->tones[plot->look->ink];
}

OxbowColour
oxbow_plot_ground (const OxbowPlot *plot)
{
  return plot->canvas->theme->tones[plot->look->tone];
}

void
oxbow_plot_ink_line (const OxbowPlot *plot, double width, double alpha)
{
  oxbow_canvas_colour (plot->canvas, oxbow_plot_ink (plot), plot->canvas->theme->soft ? alpha : 1);
  oxbow_canvas_pen (plot->canvas, width);
  cairo_stroke (plot->canvas->cr);
}

typedef struct
{
  const OxbowPlot *plot;
  OxbowSignFunc draw;
  double size, lean;
} SetUp;

static void
draw_set_up (const OxbowCanvas *canvas, gconstpointer data)
{
  const SetUp *sign = data;
  OxbowPlot plot = *sign->plot;
  plot.canvas = canvas;
  sign->draw (&plot, 0, 0, sign->size, sign->lean);
}

void
oxbow_plot_set_up (const OxbowPlot *plot, OxbowSignFunc draw, const OxbowBox *around, OxbowPoint foot, double size,
                   double lean)
{
  double px = oxbow_cutout_px (plot->canvas);
  if (px <= 0 || px > LARGEST_SIGN_PX)
    {
      draw (plot, foot.x, foot.y, size, lean);
      return;
    }
  int size_step = (int) lround (log (size) / log (SIZE_STEP)), lean_step = (int) lround (lean / LEAN_STEP);
  SetUp sign = { plot, draw, pow (SIZE_STEP, size_step), lean_step * LEAN_STEP };
  OxbowCutout cutout = { draw_set_up, draw, { plot->look->tone, plot->look->ink, size_step, lean_step } };
  OxbowBox covered = { around->x * sign.size, around->y * sign.size, around->width * sign.size,
                       around->height * sign.size };
  oxbow_cutout_lay (plot->canvas, &cutout, foot, &covered, &sign);
}

static void
draw_sign (const OxbowPlot *plot)
{
  switch (plot->look->sign)
    {
    case OXBOW_SIGN_NONE:     break;
    case OXBOW_SIGN_WHEAT:    oxbow_sign_wheat (plot); break;
    case OXBOW_SIGN_TOBACCO:  oxbow_sign_tobacco (plot); break;
    case OXBOW_SIGN_CORN:     oxbow_sign_corn (plot); break;
    case OXBOW_SIGN_FOREST:   oxbow_sign_forest (plot); break;
    case OXBOW_SIGN_HILL:     oxbow_sign_hill (plot); break;
    case OXBOW_SIGN_MOUNTAIN: oxbow_sign_mountain (plot, false); break;
    case OXBOW_SIGN_SPRING:   oxbow_sign_mountain (plot, true); break;
    case OXBOW_SIGN_LAKE:     oxbow_sign_lake (plot); break;
    case OXBOW_SIGN_CITY:     oxbow_sign_city (plot); break;
    case OXBOW_SIGN_TRAIL:    oxbow_sign_trail (plot); break;
    case OXBOW_SIGN_TILE:     oxbow_sign_tile (plot); break;
    case OXBOW_SIGN_LETTER:   oxbow_sign_letter (plot); break;
    }
}

static void
sign_cell (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  bool is_one = canvas->level < OXBOW_LEVEL_FULL || canvas->theme->plain;
  OxbowPlot plot = { canvas, scene, oxbow_scene_look (scene, cell), cell, is_one };
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, centre.x, centre.y);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  draw_sign (&plot);
  cairo_restore (canvas->cr);
}

void
oxbow_terrain_signs (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  if (canvas->level >= OXBOW_LEVEL_SIGNS)
    each_cell (canvas, scene, SIGN_REACH, sign_cell);
}
