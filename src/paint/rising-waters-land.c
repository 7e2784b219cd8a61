/* rising-waters-land.c: the land of Rising Waters: tones of elevation, signs, borders of groups, figures
 *
 * A letter of the map says what grows on a cell, its group how high it lies. So every cell gets a letter that says
 * both, and relief and tones follow from it as on any other map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/rising-waters-parts.h"

#include "paint/terrain.h"

#include <math.h>
#include <string.h>

#define LETTERS 0x80            /* from here: 16 for each kind of land, one an elevation */
#define HIGHEST 9
#define SIDE_WIDTH 0.085
#define SHORE_WIDTH 0.10

static const char lands[RISING_N_LANDS + 1] = ".fatv";

static const OxbowRecord *
group_at (const OxbowScene *scene, OxbowCell cell)
{
  int group = scene->group_of[cell];
  return group > 0 ? g_ptr_array_index (scene->map->groups, group - 1) : NULL;
}

static bool
is_land_group (const OxbowRecord *group)
{
  return group != NULL && strcmp (group->kind, "land") == 0;
}

/* In Spring some of the land counts as another elevation, which the position knows and the bare map does not. */
static int
elevation_in_position (const OxbowScene *scene, OxbowCell cell)
{
  const RisingWatersGround *ground = rising_waters_ground (rising_state (scene));
  return is_land_group (group_at (scene, cell)) ? CLAMP (ground->elevation[ground->group_of[cell]], 1, HIGHEST) : 1;
}

/* Of the bare map's groups, counted from 1; 0 is none. Asked once a group: a large map has many more cells. */
static uint8_t *
find_elevations (const OxbowScene *scene)
{
  const GPtrArray *groups = scene->map->groups;
  uint8_t *elevations = g_malloc (groups->len + 1);
  elevations[0] = 1;
  for (guint i = 0; i < groups->len; i++)
    {
      const OxbowRecord *group = g_ptr_array_index (groups, i);
      int elevation = is_land_group (group) ? oxbow_record_get_number (group, "elevation", 1) : 1;
      elevations[i + 1] = (uint8_t) CLAMP (elevation, 1, HIGHEST);
    }
  return elevations;
}

static OxbowTone
tone_of (int elevation)
{
  return elevation <= 2   ? OXBOW_TONE_ELEVATION_2
         : elevation == 3 ? OXBOW_TONE_ELEVATION_3
         : elevation == 4 ? OXBOW_TONE_ELEVATION_4
                          : OXBOW_TONE_ELEVATION_5;
}

void
rising_land_dress (OxbowScene *scene)
{
  int n = oxbow_grid_n_cells (&scene->grid);
  g_autofree uint8_t *elevations = find_elevations (scene);
  scene->dressed = g_memdup2 (scene->terrain, (gsize) n);
  for (OxbowCell cell = 0; cell < n; cell++)
    {
      const char *land = memchr (lands, scene->terrain[cell], RISING_N_LANDS);
      if (land == NULL)
        continue;
      int elevation = scene->state != NULL ? elevation_in_position (scene, cell) : elevations[scene->group_of[cell]];
      int kind = (int) (land - lands);
      int letter = LETTERS + 16 * kind + elevation;
      scene->dressed[cell] = (char) letter;
      scene->heights[letter] = elevation;
      scene->looks[letter] = (OxbowLook) { (char) letter,
                                           kind == RISING_LAND_FOREST ? OXBOW_SIGN_FOREST : OXBOW_SIGN_NONE,
                                           tone_of (elevation), OXBOW_TONE_FOREST_SIGN };
    }
}

RisingLand
rising_land_at (const OxbowScene *scene, OxbowCell cell)
{
  int letter = (unsigned char) scene->terrain[cell];
  return letter >= LETTERS ? (RisingLand) ((letter - LETTERS) / 16) : RISING_WATER;
}

bool
rising_land_is_water (const OxbowScene *scene, OxbowCell cell)
{
  return rising_land_at (scene, cell) == RISING_WATER;
}

bool
rising_land_is_flooded (const OxbowScene *scene, OxbowCell cell)
{
  return scene->state != NULL && rising_state (scene)->plots[cell].flooded;
}

static const OxbowRecord *
find_feature (const OxbowScene *scene, OxbowCell cell, const char *kind)
{
  for (guint i = 0; i < scene->map->features->len; i++)
    {
      const OxbowRecord *record = g_ptr_array_index (scene->map->features, i);
      if (record->cells->len > 0 && g_array_index (record->cells, OxbowCell, 0) == cell
          && strcmp (record->kind, kind) == 0)
        return record;
    }
  return NULL;
}

/* One without a name is told from the others by the number of its board. */
const char *
rising_land_name_of_town (const OxbowScene *scene, OxbowCell cell)
{
  const OxbowRecord *town = find_feature (scene, cell, "town");
  const char *name = town != NULL ? oxbow_record_get_prose (town, "name") : NULL;
  return name != NULL || town == NULL ? name : oxbow_record_get (town, "board");
}

/* Tufts of grass: three blades, here and there. */
static void
draw_grass (const OxbowCanvas *canvas, OxbowCell cell, OxbowPoint centre)
{
  cairo_t *cr = canvas->cr;
  for (uint32_t i = 0; i < 3; i++)
    {
      double x = centre.x + 0.6 * oxbow_jitter ((uint32_t) cell, i),
             y = centre.y + 0.55 * oxbow_jitter ((uint32_t) cell, i + 10);
      for (int blade = -1; blade <= 1; blade++)
        {
          cairo_move_to (cr, x + 0.035 * blade, y);
          cairo_line_to (cr, x + 0.075 * blade, y - (blade == 0 ? 0.12 : 0.09));
        }
    }
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK_SOFT, 0.55);
  oxbow_canvas_pen (canvas, 0.018);
  cairo_stroke (cr);
}

/* Ploughed rows with plants between, within a fence. */
static void
draw_field (const OxbowCanvas *canvas, OxbowCell cell, OxbowPoint centre)
{
  cairo_t *cr = canvas->cr;
  cairo_save (cr);
  cairo_new_path (cr);
  oxbow_canvas_hex (canvas, cell, 0.84);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CORN, 0.5);
  cairo_fill_preserve (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CORN_SIGN, 1);
  oxbow_canvas_pen (canvas, 0.028);
  cairo_stroke_preserve (cr);
  cairo_clip (cr);
  for (int row = -3; row <= 3; row++)
    {
      cairo_move_to (cr, centre.x - 0.9, centre.y + 0.24 * row + 0.14);
      cairo_line_to (cr, centre.x + 0.9, centre.y + 0.24 * row - 0.14);
    }
  oxbow_canvas_pen (canvas, 0.02);
  cairo_stroke (cr);
  for (int row = -3; row <= 2; row++)
    for (int i = -3; i <= 3; i++)
      {
        double x = 0.22 * i + (row & 1) * 0.11;
        oxbow_canvas_ellipse (canvas, centre.x + x, centre.y + 0.24 * row + 0.12 - 0.155 * x, 0.034, 0.034);
      }
  oxbow_canvas_tone (canvas, OXBOW_TONE_TOBACCO_SIGN, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* What grows counts when cards are drawn: where there is no room for a sign, woods and fields still have a tone. */
static void
tint_land (const OxbowCanvas *canvas, OxbowCell cell, RisingLand land)
{
  if (land != RISING_LAND_FARM && land != RISING_LAND_FOREST)
    return;
  cairo_new_path (canvas->cr);
  oxbow_canvas_hex (canvas, cell, 0.84);
  oxbow_canvas_tone (canvas, land == RISING_LAND_FARM ? OXBOW_TONE_CORN : OXBOW_TONE_FOREST_SIGN,
                     land == RISING_LAND_FARM ? 0.8 : 0.35);
  cairo_fill (canvas->cr);
}

void
rising_land_draw_signs (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  if (canvas->level < OXBOW_LEVEL_LINES)
    return;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      {
        OxbowCell cell = row * scene->grid.width + column;
        OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
        RisingLand land = rising_land_at (scene, cell);
        if (canvas->level == OXBOW_LEVEL_LINES)
          tint_land (canvas, cell, land);
        else if (land == RISING_LAND_OPEN && canvas->level >= OXBOW_LEVEL_FULL)
          draw_grass (canvas, cell, centre);
        else if (land == RISING_LAND_FARM)
          draw_field (canvas, cell, centre);
      }
}

typedef enum { BORDER_NONE, BORDER_LAND, BORDER_SHORE, BORDER_WATER } Border;

static Border
border_between (const OxbowScene *scene, OxbowCell a, OxbowCell b)
{
  if (scene->group_of[a] == scene->group_of[b])
    return BORDER_NONE;
  int waters = rising_land_is_water (scene, a) + rising_land_is_water (scene, b);
  return waters == 2 ? BORDER_WATER : waters == 1 ? BORDER_SHORE : BORDER_LAND;
}

static void
trace_borders (const OxbowCanvas *canvas, const OxbowScene *scene, Border wanted)
{
  const OxbowBlock *block = &canvas->block;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      for (int side = 0; side < OXBOW_SIDES; side++)
        {
          OxbowCell cell = row * scene->grid.width + column;
          int direction = oxbow_direction_of_side (scene->grid.orientation, side);
          OxbowCell other = oxbow_grid_neighbour (&scene->grid, cell, direction);
          if (other != OXBOW_NO_CELL && border_between (scene, cell, other) == wanted)
            oxbow_canvas_wobble (canvas, oxbow_layout_corner (&canvas->layout, cell, direction),
                                 oxbow_layout_corner (&canvas->layout, cell, direction + 1),
                                 oxbow_hash ((uint32_t) cell, 70 + (uint32_t) side), false);
        }
}

void
rising_land_draw_borders (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  static const double dash[] = { 0.12, 0.12 };
  cairo_t *cr = canvas->cr;
  if (canvas->level < OXBOW_LEVEL_LINES)
    return;
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_canvas_tone (canvas, OXBOW_TONE_GROUP_BORDER, 1);
  trace_borders (canvas, scene, BORDER_LAND);
  oxbow_canvas_pen (canvas, SIDE_WIDTH);
  cairo_stroke (cr);
  trace_borders (canvas, scene, BORDER_SHORE);
  oxbow_canvas_pen (canvas, SHORE_WIDTH);
  cairo_stroke (cr);
  trace_borders (canvas, scene, BORDER_WATER);
  oxbow_canvas_tone (canvas, OXBOW_TONE_WATER_INK, 1);
  oxbow_canvas_pen (canvas, 0.04);
  cairo_set_dash (cr, dash, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* How little a cell is made to hold a figure: what is printed or stands there counts against it. */
static double
cost_of_cell (const OxbowScene *scene, OxbowCell cell, OxbowPoint middle)
{
  OxbowLayout layout;
  OxbowBox boxes[6];
  oxbow_layout_init (&layout, &scene->grid, 1);
  OxbowPoint centre = oxbow_layout_centre (&layout, cell);
  double cost = hypot (centre.x - middle.x, centre.y - middle.y);
  if (rising_land_at (scene, cell) != RISING_LAND_OPEN)
    cost += 4;
  return cost + 8 * rising_pieces_measure (scene, cell, boxes);
}

OxbowCell
rising_land_figure_cell (const OxbowScene *scene, const OxbowRecord *group)
{
  OxbowLayout layout;
  OxbowPoint middle = { 0, 0 };
  OxbowCell best = OXBOW_NO_CELL;
  double least = INFINITY;
  if (!is_land_group (group))
    return OXBOW_NO_CELL;
  oxbow_layout_init (&layout, &scene->grid, 1);
  for (guint i = 0; i < group->cells->len; i++)
    {
      OxbowPoint centre = oxbow_layout_centre (&layout, g_array_index (group->cells, OxbowCell, i));
      middle.x += centre.x / group->cells->len;
      middle.y += centre.y / group->cells->len;
    }
  for (guint i = 0; i < group->cells->len; i++)
    {
      OxbowCell cell = g_array_index (group->cells, OxbowCell, i);
      double cost = cost_of_cell (scene, cell, middle);
      if (cost >= least)
        continue;
      least = cost;
      best = cell;
    }
  return best;
}

void
rising_land_draw_figures (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  OxbowHand hand = {
    .sans = true, .bold = true, .size = oxbow_canvas_legible (canvas, 0.5, 0.66), .across = 0.5, .halo = 0.2,
    .colour = canvas->theme->tones[OXBOW_TONE_INK]
  };
  for (guint i = 0; canvas->level >= OXBOW_LEVEL_SIGNS && i < scene->map->groups->len; i++)
    {
      OxbowCell cell = rising_land_figure_cell (scene, g_ptr_array_index (scene->map->groups, i));
      if (cell == OXBOW_NO_CELL || !oxbow_canvas_has (canvas, cell))
        continue;
      OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
      g_autofree char *figure = g_strdup_printf ("%d", oxbow_scene_height (scene, cell));
      oxbow_canvas_write (canvas, &hand, figure, centre.x, centre.y);
    }
}
