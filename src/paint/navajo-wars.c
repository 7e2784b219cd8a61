/* navajo-wars.c: the painter of Navajo Wars
 *
 * The print: ridges where neighbouring hexes are no neighbours in the game, the rim of the canyon, roads to Santa Fe,
 * areas with their values, and hatched those at or behind an Outpost, where no family can react. Names of territories
 * keep off whatever stands on the board. Positions are only asked through the questions of the game's state.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/navajo-wars.h"

#include "paint/labels.h"
#include "paint/navajo-wars-parts.h"
#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdio.h>

#define NUMBER_RISE 0.57        /* of an area's number above the middle of its cell */
#define SUN 0.1
#define NAME_HEIGHT 0.3
#define COST_ABROAD 0.4         /* of each sample of a name that lies over another territory */

static const OxbowLook looks[] = {
  { 'm', OXBOW_SIGN_HILL, OXBOW_TONE_HILL, OXBOW_TONE_HILL_SIGN },
  { 'p', OXBOW_SIGN_NONE, OXBOW_TONE_ELEVATION_2, OXBOW_TONE_INK_SOFT },
  { 'v', OXBOW_SIGN_NONE, OXBOW_TONE_WHEAT, OXBOW_TONE_WHEAT_SIGN },
  { 'M', OXBOW_SIGN_MOUNTAIN, OXBOW_TONE_MOUNTAIN, OXBOW_TONE_MOUNTAIN_SIGN },
  { 'c', OXBOW_SIGN_NONE, OXBOW_TONE_ELEVATION_4, OXBOW_TONE_INK_SOFT },
  { '@', OXBOW_SIGN_CITY, OXBOW_TONE_CITY, OXBOW_TONE_INK },
  { '.', OXBOW_SIGN_NONE, OXBOW_TONE_PAPER, OXBOW_TONE_INK },
  { 0 },
};

/* The cell of an area by the groups of the map, which a bare map has too; or OXBOW_NO_CELL. */
static OxbowCell
area_cell (const OxbowScene *scene, int territory, int area)
{
  for (guint i = 0; i < scene->map->groups->len; i++)
    {
      const OxbowRecord *group = scene->map->groups->pdata[i];
      if (oxbow_record_get_number (group, "id", 0) == territory && (int) group->cells->len >= area)
        return g_array_index (group->cells, OxbowCell, area - 1);
    }
  return OXBOW_NO_CELL;
}

static bool
is_area (const OxbowScene *scene, int territory, int area, OxbowCell cell)
{
  int most = territory == NAVAJO_WARS_CANYON ? NAVAJO_WARS_CANYON_CELLS : NAVAJO_WARS_AREAS;
  return area <= most && area_cell (scene, territory, area) == cell;
}

/* The spot of a cell, by the same groups: it is asked for every word and place, so only those that have the cell are
 * looked into. In several territories: the first of them. */
int
navajo_paint_spot_of (const OxbowScene *scene, OxbowCell cell)
{
  int territory = NAVAJO_WARS_CANYON + 1, spot = NAVAJO_WARS_NOWHERE;
  if (cell == OXBOW_NO_CELL || scene->group_of[cell] == 0)
    return spot;
  for (guint i = scene->group_of[cell] - 1u; i < scene->map->groups->len; i++)
    {
      const OxbowRecord *group = scene->map->groups->pdata[i];
      for (guint k = 0; k < group->cells->len; k++)
        {
          if (g_array_index (group->cells, OxbowCell, k) != cell)
            continue;
          int t = oxbow_record_get_number (group, "id", 0), area = (int) k + 1;
          if (t < 1 || t >= territory || !is_area (scene, t, area, cell))
            continue;
          territory = t;
          spot = t == NAVAJO_WARS_CANYON ? area - 1 : navajo_wars_spot (t, area);
        }
    }
  return spot;
}

/* A ridge; around the canyon a rim with strokes down to its floor. */
static void
draw_ridge (const OxbowCanvas *canvas, OxbowCell cell, int direction, bool is_rim)
{
  OxbowPoint from = oxbow_layout_corner (&canvas->layout, cell, direction);
  OxbowPoint to = oxbow_layout_corner (&canvas->layout, cell, direction + 1);
  cairo_move_to (canvas->cr, from.x, from.y);
  oxbow_canvas_wobble (canvas, from, to, (uint32_t) (cell * 6 + direction), true);
  oxbow_canvas_tone (canvas, is_rim ? OXBOW_TONE_HILL_SIGN : OXBOW_TONE_MOUNTAIN_SIGN, 1);
  oxbow_canvas_pen (canvas, is_rim ? 0.12 : 0.08);
  cairo_stroke (canvas->cr);
}

static void
draw_cliff (const OxbowCanvas *canvas, OxbowCell cell, int direction)
{
  OxbowPoint from = oxbow_layout_corner (&canvas->layout, cell, direction);
  OxbowPoint to = oxbow_layout_corner (&canvas->layout, cell, direction + 1);
  OxbowPoint inward = oxbow_hex_inward (canvas->layout.grid.orientation, direction);
  for (int i = 0; i < 8; i++)
    {
      double part = (i + 0.5) / 8, length = 0.2 + 0.07 * oxbow_jitter ((uint32_t) cell, (uint32_t) (direction * 8 + i));
      double x = from.x + part * (to.x - from.x), y = from.y + part * (to.y - from.y);
      cairo_move_to (canvas->cr, x, y);
      cairo_line_to (canvas->cr, x + length * inward.x, y + length * inward.y);
    }
  oxbow_canvas_tone (canvas, OXBOW_TONE_HILL_SIGN, 1);
  oxbow_canvas_pen (canvas, 0.04);
  cairo_stroke (canvas->cr);
}

/* NW-2.1e: sides between two areas that are not adjacent */
static void
draw_ridges (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  int here = navajo_paint_spot_of (scene, cell);
  for (int side = 0; here != NAVAJO_WARS_NOWHERE && side < OXBOW_SIDES; side++)
    {
      int direction = oxbow_direction_of_side (scene->grid.orientation, side);
      OxbowCell other = oxbow_grid_neighbour (&scene->grid, cell, direction);
      int there = other != OXBOW_NO_CELL ? navajo_paint_spot_of (scene, other) : NAVAJO_WARS_NOWHERE;
      if (there != NAVAJO_WARS_NOWHERE && !navajo_wars_spots_adjacent (here, there))
        {
          bool is_rim = !navajo_wars_is_track (here) || !navajo_wars_is_track (there);
          draw_ridge (canvas, cell, direction, is_rim);
          if (is_rim && !navajo_wars_is_track (here))
            draw_cliff (canvas, cell, direction);
        }
    }
}

/* To the area 1 of every territory, side by side where they come together. */
static void
draw_roads (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  OxbowCell santa_fe = scene->first['@'];
  static const double dashes[] = { 0.12, 0.1 };
  if (santa_fe == OXBOW_NO_CELL)
    return;
  OxbowPoint city = oxbow_layout_centre (&canvas->layout, santa_fe);
  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    {
      OxbowCell cell = area_cell (scene, t, 1);
      if (cell == OXBOW_NO_CELL)
        continue;
      OxbowPoint from = oxbow_layout_centre (&canvas->layout, cell);
      OxbowPoint to = { city.x + (3.5 - abs (2 * t - 7)) * 0.07, city.y + (t <= NAVAJO_WARS_TRACKS / 2 ? -0.5 : 0.5) };
      cairo_move_to (canvas->cr, from.x + 0.55, from.y);
      cairo_curve_to (canvas->cr, from.x + 1.1, from.y, to.x, (from.y + 2 * to.y) / 3, to.x, to.y);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK_SOFT, 0.8);
      oxbow_canvas_pen (canvas, 0.035);
      cairo_set_dash (canvas->cr, dashes, 2, 0);
      cairo_stroke (canvas->cr);
      cairo_set_dash (canvas->cr, NULL, 0, 0);
    }
}

/* Where a family stands at or behind an Outpost and cannot react (NW-5.9): thin strokes over the land. */
static void
draw_watched (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  const NavajoWarsState *state = (const NavajoWarsState *) scene->state;
  int spot = state != NULL ? navajo_wars_spot_of (state, cell) : NAVAJO_WARS_NOWHERE;
  if (!navajo_wars_is_track (spot)
      || navajo_wars_spot_area (spot) > navajo_wars_depth (state, navajo_wars_spot_territory (spot)))
    return;
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  cairo_save (canvas->cr);
  oxbow_canvas_hex (canvas, cell, 0.97);
  cairo_clip (canvas->cr);
  for (double x = -1.8; x < 1; x += 0.2)
    {
      cairo_move_to (canvas->cr, centre.x + x, centre.y + 0.9);
      cairo_line_to (canvas->cr, centre.x + x + 0.9, centre.y - 0.9);
    }
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 0.22);
  oxbow_canvas_pen (canvas, 0.025);
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
}

static void
draw_edges (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  if (canvas->level < OXBOW_LEVEL_LINES)
    return;
  draw_roads (canvas, scene);
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      {
        draw_watched (canvas, scene, row * scene->grid.width + column);
        draw_ridges (canvas, scene, row * scene->grid.width + column);
      }
}

bool
navajo_paint_write (const OxbowCanvas *canvas, const char *text, double x, double y, double size, OxbowColour colour,
                    bool halo)
{
  OxbowHand hand = { .sans = true, .bold = true, .size = size, .across = 0.5, .halo = halo ? 0.16 : 0,
                     .colour = colour };
  return oxbow_canvas_write (canvas, &hand, text, x, y);
}

static void
draw_pieces (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  if (scene->state == NULL)
    return;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      navajo_paint_pieces (canvas, scene, row * scene->grid.width + column);
}

/* The value of an area, and in small the one for a family with a horse. */
static void
draw_values (const OxbowCanvas *canvas, const OxbowScene *scene, int spot, OxbowPoint centre)
{
  const NavajoWarsState *state = (const NavajoWarsState *) scene->state;
  OxbowColour ink = canvas->theme->tones[OXBOW_TONE_INK];
  int area = navajo_wars_spot_area (spot);
  char text[16];
  snprintf (text, sizeof text, "%d", area);
  navajo_paint_write (canvas, text, centre.x - (state != NULL ? 0.1 : 0), centre.y - NUMBER_RISE, 0.26, ink, true);
  if (state == NULL)
    return;
  snprintf (text, sizeof text, "%d", navajo_wars_data (state)->horse_values[area]);
  if (!navajo_paint_write (canvas, text, centre.x + 0.16, centre.y - NUMBER_RISE, 0.17, ink, true))
    return;
  cairo_arc (canvas->cr, centre.x + 0.16, centre.y - NUMBER_RISE, 0.11, 0.75 * G_PI, 0.25 * G_PI);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.025);
  cairo_stroke (canvas->cr);
}

/* A sun for each Drought, at the western end of the track. */
static void
draw_drought (const OxbowCanvas *canvas, int n, OxbowPoint centre)
{
  cairo_t *cr = canvas->cr;
  for (int i = 0; i < n; i++)
    {
      double x = centre.x - 0.74, y = centre.y + 0.32 * (i - 0.5 * (n - 1));
      for (int ray = 0; ray < 8; ray++)
        {
          double angle = ray * G_PI / 4;
          cairo_move_to (cr, x + 1.25 * SUN * cos (angle), y + 1.25 * SUN * sin (angle));
          cairo_line_to (cr, x + 1.7 * SUN * cos (angle), y + 1.7 * SUN * sin (angle));
        }
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
      oxbow_canvas_pen (canvas, 0.03);
      cairo_stroke (cr);
      oxbow_canvas_ellipse (canvas, x, y, SUN, SUN);
      oxbow_canvas_colour (canvas, oxbow_livery_get (NAVAJO_WOOD_YELLOW)->colour, 1);
      cairo_fill_preserve (cr);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
      oxbow_canvas_pen (canvas, 0.025);
      cairo_stroke (cr);
    }
}

static int
drought_at (const OxbowScene *scene, int spot)
{
  const NavajoWarsState *state = (const NavajoWarsState *) scene->state;
  bool is_end = navajo_wars_is_track (spot) && navajo_wars_spot_area (spot) == NAVAJO_WARS_AREAS;
  return state != NULL && is_end ? state->drought[navajo_wars_spot_territory (spot)] : 0;
}

static void
draw_area (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  int spot = navajo_paint_spot_of (scene, cell);
  if (spot == NAVAJO_WARS_NOWHERE)
    return;
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  if (navajo_wars_is_track (spot))
    draw_values (canvas, scene, spot, centre);
  draw_drought (canvas, drought_at (scene, spot), centre);
}

/* Names of territories */

typedef struct
{
  OxbowBox box;
  double cost;
} Place;

/* How much of a box lies over other territories than the group of this number. */
static double
cost_abroad (const OxbowCanvas *canvas, const OxbowScene *scene, int group, const OxbowBox *box)
{
  double cost = 0;
  for (int i = 0; i <= 8; i++)
    for (int j = 0; j <= 1; j++)
      {
        OxbowCell cell = oxbow_layout_cell_at (&canvas->layout, box->x + box->width * i / 8, box->y + box->height * j);
        cost += cell != OXBOW_NO_CELL && scene->group_of[cell] == group ? 0 : COST_ABROAD;
      }
  return cost;
}

/* Of the places around the middles of a territory's cells the one that costs least: on no piece if that can be, then
 * within the territory. */
static Place
find_place (const OxbowCanvas *canvas, const OxbowScene *scene, int group, const GArray *others, double width)
{
  const OxbowRecord *record = scene->map->groups->pdata[group - 1];
  static const double asides[] = { 0, 0.75, -0.75 }, drops[] = { 0.62, 0.4, 0, -0.25, -0.4 };
  Place best = { .cost = INFINITY };
  for (guint i = 0; i < record->cells->len; i++)
    for (guint k = 0; k < G_N_ELEMENTS (asides) * G_N_ELEMENTS (drops); k++)
      {
        OxbowPoint centre = oxbow_layout_centre (&canvas->layout, g_array_index (record->cells, OxbowCell, i));
        double x = centre.x + asides[k / G_N_ELEMENTS (drops)], y = centre.y + drops[k % G_N_ELEMENTS (drops)];
        OxbowBox box = { x - width / 2, y - NAME_HEIGHT / 2, width, NAME_HEIGHT };
        double aside = 0.02 * fabs ((int) i - 0.5 * (record->cells->len - 1));
        if (cost_abroad (canvas, scene, group, &box) + aside > best.cost + 0.001)
          continue;             /* whatever lies there */
        double cost = oxbow_labels_cost (canvas, scene, &box) + cost_abroad (canvas, scene, group, &box) + aside;
        for (guint other = 0; other < others->len; other++)
          cost += oxbow_box_meets (&box, &g_array_index (others, OxbowBox, other)) ? OXBOW_COST_PIECE : 0;
        if (cost < best.cost)
          best = (Place) { box, cost };
      }
  return best;
}

static OxbowHand
hand_of_name (const OxbowCanvas *canvas, const OxbowRecord *group)
{
  bool is_short = group->cells->len <= NAVAJO_WARS_CANYON_CELLS;
  return (OxbowHand) { .italic = true, .bold = true, .size = is_short ? 0.22 : 0.26, .across = 0.5, .halo = 0.2,
                       .colour = canvas->theme->tones[OXBOW_TONE_INK] };
}

static char *
name_group (const OxbowRecord *group)
{
  const char *name = oxbow_record_get_prose (group, "name");
  return g_strdup_printf (_("%s · %d VP"), name != NULL ? name : "", oxbow_record_get_number (group, "vp", 0));
}

/* Worked out for the whole board, so that the parts of a picture fit. A name without a place has an empty box. */
static void
place_names (const OxbowCanvas *canvas, const OxbowScene *scene, GArray *boxes)
{
  for (guint i = 0; i < scene->map->groups->len && canvas->level >= OXBOW_LEVEL_SIGNS; i++)
    {
      const OxbowRecord *group = scene->map->groups->pdata[i];
      OxbowHand hand = hand_of_name (canvas, group);
      g_autofree char *text = name_group (group);
      double width = oxbow_canvas_width_of (canvas, &hand, text);
      OxbowBox box = { 0 };
      if (width > 0 && group->cells->len > 0)
        box = find_place (canvas, scene, (int) i + 1, boxes, width + 0.1).box;
      g_array_append_val (boxes, box);
    }
}

static void
draw_names (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  g_autoptr (GArray) boxes = g_array_new (FALSE, FALSE, sizeof (OxbowBox));
  place_names (canvas, scene, boxes);
  for (guint i = 0; i < boxes->len; i++)
    {
      const OxbowRecord *group = scene->map->groups->pdata[i];
      const OxbowBox *box = &g_array_index (boxes, OxbowBox, i);
      OxbowHand hand = hand_of_name (canvas, group);
      g_autofree char *text = name_group (group);
      if (box->width > 0)
        oxbow_canvas_write (canvas, &hand, text, box->x + box->width / 2, box->y + box->height / 2);
    }
}

static void
draw_labels (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    return;
  navajo_paint_display (canvas, scene);
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      draw_area (canvas, scene, row * scene->grid.width + column);
  draw_names (canvas, scene);
}

static int
measure_standing (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes, int most)
{
  int spot = navajo_paint_spot_of (scene, cell), n = 0, n_suns = drought_at (scene, spot);
  if (spot == NAVAJO_WARS_NOWHERE || most < NAVAJO_MOST_BOXES + 2)
    return 0;
  if (navajo_wars_is_track (spot))
    boxes[n++] = (OxbowBox) { -0.24, -NUMBER_RISE - 0.16, 0.54, 0.32 };
  if (n_suns > 0)
    boxes[n++] = (OxbowBox) { -0.92, -0.18 * n_suns, 0.36, 0.36 * n_suns };
  return n + navajo_paint_measure (scene, cell, boxes + n);
}

const OxbowPainter oxbow_painter_navajo_wars = {
  .id = "navajo-wars",
  .looks = looks,
  .edges = draw_edges,
  .edges_are_ground = true,
  .pieces = draw_pieces,
  .labels = draw_labels,
  .words = place_names,
  .names = draw_names,      /* over the rings of what may be chosen, which would strike them through */
  .standing = measure_standing,
  .differs = navajo_motion_differs,
  .motion = navajo_motion_tell,
  .kit = navajo_wars_kit,
};
