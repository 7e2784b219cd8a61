/* rising-waters-flood.c: flooded land, and where the water flows on
 *
 * What was there before stays to be seen under a wash; white waves lie on it, and a blue line says where it ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/rising-waters-parts.h"

#include <math.h>
#include <string.h>

#define WASH 0.72
#define OUTLINE_WIDTH 0.15
#define SHORE 0.6               /* from the middle of a cell to where an arrow over land begins or ends */

static void
each_flooded (const OxbowCanvas *canvas, const OxbowScene *scene,
              void (*visit) (const OxbowCanvas *, const OxbowScene *, OxbowCell))
{
  const OxbowBlock *block = &canvas->block;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      if (rising_land_is_flooded (scene, row * scene->grid.width + column))
        visit (canvas, scene, row * scene->grid.width + column);
}

static void
trace_cell (const OxbowCanvas *canvas, G_GNUC_UNUSED const OxbowScene *scene, OxbowCell cell)
{
  oxbow_canvas_hex (canvas, cell, 1);
}

/* Two or three crests, no two cells alike. */
static void
trace_waves (const OxbowCanvas *canvas, G_GNUC_UNUSED const OxbowScene *scene, OxbowCell cell)
{
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  cairo_t *cr = canvas->cr;
  for (uint32_t i = 0; i < 4; i++)
    {
      double x = centre.x + (i % 2 == 0 ? -0.4 : 0.4) + 0.14 * oxbow_jitter ((uint32_t) cell, i + 30) - 0.2;
      double y = centre.y - 0.5 + 0.32 * i + 0.06 * oxbow_jitter ((uint32_t) cell, i + 40);
      cairo_move_to (cr, x, y);
      for (int k = 0; k < 3; k++)
        cairo_rel_curve_to (cr, 0.04, -0.08, 0.08, -0.08, 0.13, 0);
    }
}

void
rising_flood_draw (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  cairo_t *cr = canvas->cr;
  cairo_new_path (cr);
  each_flooded (canvas, scene, trace_cell);
  oxbow_canvas_tone (canvas, OXBOW_TONE_FLOOD, WASH);
  cairo_fill (cr);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    return;
  each_flooded (canvas, scene, trace_waves);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  oxbow_canvas_colour (canvas, (OxbowColour) { 1, 1, 1 }, canvas->theme->night && canvas->theme->soft ? 0.55 : 0.92);
  oxbow_canvas_pen (canvas, 0.032);
  cairo_stroke (cr);
}

static void
trace_outline (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  for (int d = 0; d < OXBOW_DIRECTIONS; d++)
    {
      OxbowCell other = oxbow_grid_neighbour (&scene->grid, cell, d);
      if (other == OXBOW_NO_CELL || rising_land_is_water (scene, other) || rising_land_is_flooded (scene, other))
        continue;
      OxbowPoint from = oxbow_layout_corner (&canvas->layout, cell, d),
                 to = oxbow_layout_corner (&canvas->layout, cell, d + 1);
      cairo_move_to (canvas->cr, from.x, from.y);
      cairo_line_to (canvas->cr, to.x, to.y);
    }
}

void
rising_flood_draw_outline (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  if (canvas->level < OXBOW_LEVEL_LINES)
    return;
  each_flooded (canvas, scene, trace_outline);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  oxbow_canvas_tone (canvas, OXBOW_TONE_WATER_INK, 1);
  oxbow_canvas_pen (canvas, OUTLINE_WIDTH);
  cairo_stroke (canvas->cr);
}

static const OxbowRecord *
find_group (const OxbowScene *scene, const char *id, int *number)
{
  for (guint i = 0; id != NULL && i < scene->map->groups->len; i++)
    {
      const OxbowRecord *group = g_ptr_array_index (scene->map->groups, i);
      const char *own = oxbow_record_get (group, "id");
      if (own == NULL || strcmp (own, id) != 0)
        continue;
      *number = (int) i + 1;
      return group;
    }
  return NULL;
}

static bool
next_crossing (const OxbowScene *scene, const OxbowRecord *group, int into, guint *at, OxbowCell *cell, int *direction)
{
  for (; *at < group->cells->len * OXBOW_DIRECTIONS; ++*at)
    {
      *cell = g_array_index (group->cells, OxbowCell, *at / OXBOW_DIRECTIONS);
      *direction = (int) (*at % OXBOW_DIRECTIONS);
      OxbowCell other = oxbow_grid_neighbour (&scene->grid, *cell, *direction);
      if (other != OXBOW_NO_CELL && scene->group_of[other] == into)
        {
          ++*at;
          return true;
        }
    }
  return false;
}

/* The middle one of the sides that two groups share: false if they share none, as lakes that lie apart. */
static bool
find_crossing (const OxbowScene *scene, const OxbowRecord *group, int into, OxbowCell *cell, int *direction)
{
  int n = 0;
  for (guint at = 0; next_crossing (scene, group, into, &at, cell, direction);)
    n++;
  guint at = 0;
  for (int i = 0; i <= n / 2 && n > 0; i++)
    next_crossing (scene, group, into, &at, cell, direction);
  return n > 0;
}

static void
draw_arrow (const OxbowCanvas *canvas, OxbowPoint at, double angle)
{
  cairo_t *cr = canvas->cr;
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, -0.22, -0.08);
  cairo_line_to (cr, 0.02, -0.08);
  cairo_line_to (cr, 0.02, -0.2);
  cairo_line_to (cr, 0.26, 0);
  cairo_line_to (cr, 0.02, 0.2);
  cairo_line_to (cr, 0.02, 0.08);
  cairo_line_to (cr, -0.22, 0.08);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 1);
  oxbow_canvas_pen (canvas, 0.08);
  cairo_stroke_preserve (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_WATER_INK, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_crossing (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell, int direction)
{
  OxbowPoint inward = oxbow_hex_inward (scene->grid.orientation, direction);
  if (oxbow_canvas_has (canvas, cell))
    draw_arrow (canvas, oxbow_layout_middle (&canvas->layout, cell, direction), atan2 (-inward.y, -inward.x));
}

/* How far each cell lies from the nearest of those, until one that is wanted is found: the last distance is the least.
 * 0: not come to; the cells themselves are at 1. */
static int
measure_distances (const OxbowGrid *grid, const GArray *from, const uint8_t *wanted, int *distances)
{
  g_autoptr (GArray) queue = g_array_sized_new (FALSE, FALSE, sizeof (OxbowCell), from->len);
  g_array_append_vals (queue, from->data, from->len);
  for (guint i = 0; i < from->len; i++)
    distances[g_array_index (from, OxbowCell, i)] = 1;
  for (guint i = 0; i < queue->len; i++)
    {
      OxbowCell cell = g_array_index (queue, OxbowCell, i);
      if (wanted[cell])
        return distances[cell];
      for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
        {
          OxbowCell other = oxbow_grid_neighbour (grid, cell, direction);
          if (other == OXBOW_NO_CELL || distances[other] > 0)
            continue;
          distances[other] = distances[cell] + 1;
          g_array_append_val (queue, other);
        }
    }
  return 0;
}

/* A cell of each that lie nearest to each other, the first in their order. Lakes can have tens of thousands of cells,
 * and each part of the board asks anew: so water spreads from one of them as far as the other, and no farther. */
static bool
find_nearest (const OxbowScene *scene, const OxbowRecord *group, const OxbowRecord *next, OxbowCell *from,
              OxbowCell *to)
{
  const OxbowGrid *grid = &scene->grid;
  size_t n = (size_t) grid->width * (size_t) grid->height;
  g_autofree int *distances = g_new0 (int, n);
  g_autofree uint8_t *wanted = g_new0 (uint8_t, n);
  for (guint i = 0; i < group->cells->len; i++)
    wanted[g_array_index (group->cells, OxbowCell, i)] = 1;
  int least = measure_distances (grid, next->cells, wanted, distances);
  if (least <= 1)
    return false;
  for (guint i = group->cells->len; i-- > 0;)
    if (distances[g_array_index (group->cells, OxbowCell, i)] == least)
      *from = g_array_index (group->cells, OxbowCell, i);
  for (guint i = next->cells->len; i-- > 0;)
    if (oxbow_grid_distance (grid, *from, g_array_index (next->cells, OxbowCell, i)) == least - 1)
      *to = g_array_index (next->cells, OxbowCell, i);
  return true;
}

/* Water that goes on elsewhere: a dashed line over the land between. It may cross parts of the board that are drawn for
 * themselves, so that each draws all of it. */
static void
draw_overland (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowRecord *group, const OxbowRecord *next)
{
  OxbowCell from = OXBOW_NO_CELL, to = OXBOW_NO_CELL;
  if (!find_nearest (scene, group, next, &from, &to))
    return;
  OxbowPoint a = oxbow_layout_centre (&canvas->layout, from), b = oxbow_layout_centre (&canvas->layout, to);
  double angle = atan2 (b.y - a.y, b.x - a.x);
  cairo_save (canvas->cr);
  cairo_move_to (canvas->cr, a.x + SHORE * cos (angle), a.y + SHORE * sin (angle));
  cairo_line_to (canvas->cr, b.x - SHORE * cos (angle), b.y - SHORE * sin (angle));
  cairo_set_dash (canvas->cr, (const double[]) { 0.2, 0.2 }, 2, 0);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  oxbow_canvas_tone (canvas, OXBOW_TONE_WATER_INK, 0.8);
  oxbow_canvas_pen (canvas, 0.07);
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
  draw_arrow (canvas, (OxbowPoint) { b.x - SHORE * cos (angle), b.y - SHORE * sin (angle) }, angle);
}

void
rising_flood_draw_flow (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  for (guint i = 0; canvas->level >= OXBOW_LEVEL_SIGNS && i < scene->map->groups->len; i++)
    {
      int into = 0, direction = 0;
      OxbowCell cell = OXBOW_NO_CELL;
      const OxbowRecord *group = g_ptr_array_index (scene->map->groups, i);
      const OxbowRecord *next = find_group (scene, oxbow_record_get (group, "downstream"), &into);
      if (next == NULL)
        continue;
      if (find_crossing (scene, group, into, &cell, &direction))
        draw_crossing (canvas, scene, cell, direction);
      else
        draw_overland (canvas, scene, group, next);
    }
}
