/* relief.c: where the land falls, the lower side says so
 *
 * A cell that lies lower than its neighbour carries, on its own side of the edge, a soft shade and hachures, longer
 * for a greater fall: one sees which way water would run. Lakes have waterlines along their shore instead. Lines of
 * cells whisper, lines of heights speak, the board's own shore is the boldest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/cutouts.h"
#include "paint/terrain.h"
#include <math.h>

#define CELL_LINE 0.02
#define HEIGHT_LINE 0.032
#define SHORE_LINE 0.055
#define HACHURE_LINE 0.026
#define WATERLINES 4
#define SIDE_REACH 0.3          /* lines of the water, along the shore into the next cell */
#define WATER_ROOM 0.25
#define APOTHEM 0.8660254       /* from the centre of a hex to its sides */

typedef struct
{
  const OxbowCanvas *canvas;
  const OxbowScene *scene;
  OxbowCell cell;
  int direction;
  OxbowPoint from, to;          /* the corners of the edge */
  OxbowPoint inward;
  uint32_t seed;                /* the same for both sides of the edge */
  int fall;                     /* from the neighbour down to the cell */
} Side;

typedef void (*SideFunc) (const Side *side);

static bool
is_lake (const OxbowScene *scene, OxbowCell cell)
{
  return !oxbow_scene_is_outside (scene, cell) && oxbow_scene_look (scene, cell)->sign == OXBOW_SIGN_LAKE;
}

static OxbowCell
beyond (const Side *side, int turn)
{
  return oxbow_grid_neighbour (&side->scene->grid, side->cell, (side->direction + turn + 6) % 6);
}

/* Seen from the smaller cell number, so that both sides of an edge wobble alike. */
static uint32_t
seed_of (OxbowCell cell, int direction, OxbowCell neighbour)
{
  if (neighbour != OXBOW_NO_CELL && neighbour < cell)
    return oxbow_hash ((uint32_t) neighbour, (uint32_t) (direction + 3) % 6);
  return oxbow_hash ((uint32_t) cell, (uint32_t) direction);
}

static void
each_side (const OxbowCanvas *canvas, const OxbowScene *scene, SideFunc visit)
{
  const OxbowBlock *block = &canvas->block;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      {
        OxbowCell cell = row * scene->grid.width + column;
        if (oxbow_scene_is_outside (scene, cell) || !oxbow_canvas_shows (canvas, cell, SIDE_REACH))
          continue;
        for (int d = 0; d < OXBOW_DIRECTIONS; d++)
          {
            OxbowCell neighbour = oxbow_grid_neighbour (&scene->grid, cell, d);
            bool shore = oxbow_scene_is_outside (scene, neighbour);
            Side side = {
              canvas, scene, cell, d, oxbow_layout_corner (&canvas->layout, cell, d),
              oxbow_layout_corner (&canvas->layout, cell, d + 1), oxbow_hex_inward (scene->grid.orientation, d),
              seed_of (cell, d, neighbour),
              shore ? 0 : oxbow_scene_height (scene, neighbour) - oxbow_scene_height (scene, cell),
            };
            visit (&side);
          }
      }
}

static double
get_depth (const Side *side)
{
  return 0.2 + 0.045 * side->fall;
}

/* Between the side and the middle of the cell, as far as there is a shade; seen from the middle. */
static void
get_shaded (const Side *side, OxbowPoint corners[4])
{
  OxbowOrientation way = side->scene->grid.orientation;
  OxbowPoint from = oxbow_hex_corner (way, side->direction), to = oxbow_hex_corner (way, side->direction + 1);
  double rest = 1 - fmin (get_depth (side) / APOTHEM, 1);
  corners[0] = from;
  corners[1] = to;
  corners[2] = (OxbowPoint) { to.x * rest, to.y * rest };
  corners[3] = (OxbowPoint) { from.x * rest, from.y * rest };
}

static void
fill_shade (const OxbowCanvas *canvas, gconstpointer data)
{
  const Side *side = data;
  cairo_t *cr = canvas->cr;
  bool night = side->canvas->theme->night;
  double depth = get_depth (side), strength = is_lake (side->scene, side->cell) ? 0.6 : 1;
  OxbowColour dark = side->canvas->theme->tones[night ? OXBOW_TONE_PAPER_SHADE : OXBOW_TONE_INK];
  OxbowPoint corners[4];
  get_shaded (side, corners);
  cairo_pattern_t *shade = cairo_pattern_create_linear (corners[0].x, corners[0].y,
                                                        corners[0].x + side->inward.x * depth,
                                                        corners[0].y + side->inward.y * depth);
  cairo_pattern_add_color_stop_rgba (shade, 0, dark.red, dark.green, dark.blue, strength * (night ? 0.5 : 0.24));
  cairo_pattern_add_color_stop_rgba (shade, 0.45, dark.red, dark.green, dark.blue, strength * (night ? 0.2 : 0.08));
  cairo_pattern_add_color_stop_rgba (shade, 1, dark.red, dark.green, dark.blue, 0);
  cairo_move_to (cr, corners[0].x, corners[0].y);
  for (int i = 1; i < 4; i++)
    cairo_line_to (cr, corners[i].x, corners[i].y);
  cairo_close_path (cr);
  cairo_set_source (cr, shade);
  cairo_fill (cr);
  cairo_pattern_destroy (shade);
}

/* As pixels, shades differ by side and fall, and between land and lake. */
static void
shade_side (const Side *side)
{
  if (side->fall <= 0)
    return;
  OxbowPoint corners[4], least = { INFINITY, INFINITY }, most = { -INFINITY, -INFINITY };
  get_shaded (side, corners);
  for (int i = 0; i < 4; i++)
    {
      least = (OxbowPoint) { fmin (least.x, corners[i].x), fmin (least.y, corners[i].y) };
      most = (OxbowPoint) { fmax (most.x, corners[i].x), fmax (most.y, corners[i].y) };
    }
  OxbowBox around = { least.x, least.y, most.x - least.x, most.y - least.y };
  OxbowCutout shade = { fill_shade, NULL, { side->direction, side->fall, is_lake (side->scene, side->cell) } };
  oxbow_cutout_lay (side->canvas, &shade, oxbow_layout_centre (&side->canvas->layout, side->cell), &around, side);
}

/* Where hexes are small the shade is one line along the lower side, drawn with all others. */
static void
trace_shade (const Side *side)
{
  if (side->fall <= 0 || is_lake (side->scene, side->cell))
    return;
  cairo_move_to (side->canvas->cr, side->from.x + side->inward.x * 0.1, side->from.y + side->inward.y * 0.1);
  cairo_line_to (side->canvas->cr, side->to.x + side->inward.x * 0.1, side->to.y + side->inward.y * 0.1);
}

static void
hatch_side (const Side *side)
{
  if (side->fall <= 0 || is_lake (side->scene, side->cell))
    return;
  cairo_t *cr = side->canvas->cr;
  bool few = side->canvas->level < OXBOW_LEVEL_FULL;
  int n = few ? 5 : 7 + (int) (side->seed % 5);
  OxbowPoint centre = oxbow_layout_centre (&side->canvas->layout, side->cell);
  for (int i = 0; i < n; i++)
    {
      uint32_t k = (uint32_t) i;
      double t = (i + 0.5 + 0.22 * oxbow_jitter (side->seed, 20 + k)) / n;
      double near_corner = MIN (t, 1 - t);
      double length = (0.10 + 0.06 * side->fall) * (0.86 + 0.26 * oxbow_jitter (side->seed, 40 + k)) *
                      (near_corner < 0.12 ? 0.72 : 1);
      double lean = 0.13 * oxbow_jitter (side->seed, 60 + k);
      OxbowPoint foot = { side->from.x + (side->to.x - side->from.x) * t,
                          side->from.y + (side->to.y - side->from.y) * t };
      OxbowPoint tip = { foot.x + (side->inward.x - side->inward.y * lean) * length,
                         foot.y + (side->inward.y + side->inward.x * lean) * length };
      if (oxbow_rivers_distance (side->scene->rivers, side->cell, foot.x - centre.x, foot.y - centre.y)
              < WATER_ROOM + 0.02
          || oxbow_rivers_distance (side->scene->rivers, side->cell, tip.x - centre.x, tip.y - centre.y)
                 < WATER_ROOM + 0.02)
        continue;
      cairo_move_to (cr, foot.x, foot.y);
      cairo_line_to (cr, tip.x, tip.y);
    }
}

/* Inset lines join around the shore: at a corner that is shore on both sides they draw in, where the lake goes on
 * they reach out to the next cell's lines. */
static void
water_side (const Side *side)
{
  if (!is_lake (side->scene, side->cell) || is_lake (side->scene, beyond (side, 0)))
    return;
  const OxbowCanvas *canvas = side->canvas;
  int lines = canvas->level >= OXBOW_LEVEL_FULL ? WATERLINES : 2;
  double before = is_lake (side->scene, beyond (side, -1)) ? -1 : 1,
         after = is_lake (side->scene, beyond (side, 1)) ? -1 : 1;
  double ux = side->to.x - side->from.x, uy = side->to.y - side->from.y;
  for (int i = 0; i < lines; i++)
    {
      double inset = 0.055 + 0.062 * i + 0.011 * i * i, slack = inset * 0.57735;
      OxbowPoint from = { side->from.x + side->inward.x * inset + ux * slack * before,
                          side->from.y + side->inward.y * inset + uy * slack * before };
      OxbowPoint to = { side->to.x + side->inward.x * inset - ux * slack * after,
                        side->to.y + side->inward.y * inset - uy * slack * after };
      oxbow_canvas_wobble (canvas, from, to, side->seed + (uint32_t) i * 7919, false);
      oxbow_canvas_tone (canvas, OXBOW_TONE_LAKE_LINES, canvas->theme->soft ? 0.75 - 0.17 * i : 0.95 - 0.15 * i);
      oxbow_canvas_pen (canvas, 0.024 - 0.002 * i);
      cairo_stroke (canvas->cr);
    }
}

void
oxbow_terrain_relief (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  cairo_t *cr = canvas->cr;
  if (canvas->level < OXBOW_LEVEL_LINES || canvas->theme->plain)
    return;
  if (canvas->level == OXBOW_LEVEL_LINES)
    {
      each_side (canvas, scene, trace_shade);
      oxbow_canvas_tone (canvas, canvas->theme->night ? OXBOW_TONE_PAPER_SHADE : OXBOW_TONE_INK, 0.15);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
      cairo_set_line_width (cr, 0.2);
      cairo_stroke (cr);
      return;
    }
  if (canvas->theme->soft)
    each_side (canvas, scene, shade_side);
  each_side (canvas, scene, hatch_side);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, canvas->theme->soft ? (canvas->theme->night ? 0.42 : 0.6) : 1);
  oxbow_canvas_pen (canvas, HACHURE_LINE);
  cairo_stroke (cr);
  each_side (canvas, scene, water_side);
}

/* A line is drawn from one of its sides: from that of the smaller cell number, if both are drawn. */
static bool
is_mine (const Side *side)
{
  OxbowCell other = beyond (side, 0);
  return other == OXBOW_NO_CELL || side->cell < other || !oxbow_canvas_has (side->canvas, other);
}

/* From end to end as the side of the smaller cell number has it, so that it wobbles the same way. */
static void
trace_edge (const Side *side)
{
  OxbowCell other = beyond (side, 0);
  bool is_other_way = other != OXBOW_NO_CELL && other < side->cell;
  oxbow_canvas_wobble (side->canvas, is_other_way ? side->to : side->from, is_other_way ? side->from : side->to,
                       side->seed, false);
}

static void
trace_cell_line (const Side *side)
{
  OxbowCell other = beyond (side, 0);
  if (!oxbow_scene_is_outside (side->scene, other) && is_mine (side) && side->fall == 0 &&
      !(is_lake (side->scene, side->cell) && is_lake (side->scene, other)))
    trace_edge (side);
}

static void
trace_lake_line (const Side *side)
{
  OxbowCell other = beyond (side, 0);
  if (is_mine (side) && is_lake (side->scene, side->cell) && is_lake (side->scene, other))
    trace_edge (side);
}

static void
trace_height_line (const Side *side)
{
  if (!oxbow_scene_is_outside (side->scene, beyond (side, 0)) && is_mine (side) && side->fall != 0)
    trace_edge (side);
}

static void
trace_shore (const Side *side)
{
  if (oxbow_scene_is_outside (side->scene, beyond (side, 0)))
    oxbow_canvas_wobble (side->canvas, side->from, side->to, side->seed, false);
}

void
oxbow_terrain_lines (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  static const struct
  {
    SideFunc trace;
    double width, alpha, night, strong;
  } kinds[] = {
    { trace_lake_line, CELL_LINE, 0.10, 0.12, 0.16 },
    { trace_cell_line, CELL_LINE, 0.30, 0.26, 1 },
    { trace_height_line, HEIGHT_LINE, 0.70, 0.50, 1 },
    { trace_shore, SHORE_LINE, 1, 1, 1 },
  };
  cairo_t *cr = canvas->cr;
  if (canvas->level < OXBOW_LEVEL_LINES)
    return;
  cairo_set_line_cap (cr, canvas->level == OXBOW_LEVEL_LINES ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      each_side (canvas, scene, kinds[i].trace);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK,
                         !canvas->theme->soft   ? kinds[i].strong
                         : canvas->theme->night ? kinds[i].night
                                                : kinds[i].alpha);
      oxbow_canvas_pen (canvas, kinds[i].width);
      cairo_stroke (cr);
    }
}
