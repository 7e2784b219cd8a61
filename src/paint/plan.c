/* plan.c: what the maker of a map has to see of it, and players need not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/plan.h"
#include "core/position.h"
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define INSET 0.91              /* of a group's line, within its cells */
#define TOKEN 0.25              /* radius of what stands for a piece */
#define TOKENS_APART 0.52
#define MOST_TOKENS 3           /* that are drawn in a cell */
#define NAME_FALL 0.66          /* below the middle of a cell */

/* Places that are no part of the board can be drawn on, so they are shown: as what is missing. */
static void
draw_outside (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  if (canvas->level < OXBOW_LEVEL_LINES)
    return;
  cairo_new_path (canvas->cr);
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      {
        OxbowCell cell = oxbow_grid_cell (&scene->grid, column, row);
        if (oxbow_scene_is_outside (scene, cell))
          oxbow_canvas_hex (canvas, cell, 0.92);
      }
  cairo_set_dash (canvas->cr, (double[]) { 0.1, 0.1 }, 2, 0);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK_SOFT, 0.45);
  oxbow_canvas_pen (canvas, 0.02);
  cairo_stroke (canvas->cr);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

static OxbowPoint
inset (OxbowPoint centre, OxbowPoint corner)
{
  return (OxbowPoint) { centre.x + (corner.x - centre.x) * INSET, centre.y + (corner.y - centre.y) * INSET };
}

static void
trace_group_sides (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  for (int d = 0; d < OXBOW_DIRECTIONS; d++)
    {
      OxbowCell other = oxbow_grid_neighbour (&scene->grid, cell, d);
      if (other != OXBOW_NO_CELL && scene->group_of[other] == scene->group_of[cell])
        continue;
      OxbowPoint a = inset (centre, oxbow_layout_corner (&canvas->layout, cell, d));
      OxbowPoint b = inset (centre, oxbow_layout_corner (&canvas->layout, cell, d + 1));
      cairo_move_to (canvas->cr, a.x, a.y);
      cairo_line_to (canvas->cr, b.x, b.y);
    }
}

static void
draw_group_lines (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  if (canvas->level < OXBOW_LEVEL_LINES || scene->map->groups->len == 0)
    return;
  cairo_new_path (canvas->cr);
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      {
        OxbowCell cell = oxbow_grid_cell (&scene->grid, column, row);
        if (scene->group_of[cell] != 0)
          trace_group_sides (canvas, scene, cell);
      }
  oxbow_canvas_tone (canvas, OXBOW_TONE_GROUP_BORDER, 0.75);
  oxbow_canvas_pen (canvas, 0.035);
  cairo_stroke (canvas->cr);
}

/* The cell of a group that lies nearest to the middle of all of them. */
static OxbowCell
find_middle (const OxbowCanvas *canvas, const OxbowRecord *record)
{
  OxbowPoint middle = { 0, 0 };
  OxbowCell best = OXBOW_NO_CELL;
  double least = INFINITY;
  for (guint i = 0; i < record->cells->len; i++)
    {
      OxbowPoint at = oxbow_layout_centre (&canvas->layout, g_array_index (record->cells, OxbowCell, i));
      middle.x += at.x / record->cells->len;
      middle.y += at.y / record->cells->len;
    }
  for (guint i = 0; i < record->cells->len; i++)
    {
      OxbowCell cell = g_array_index (record->cells, OxbowCell, i);
      OxbowPoint at = oxbow_layout_centre (&canvas->layout, cell);
      double distance = hypot (at.x - middle.x, at.y - middle.y);
      if (distance >= least - 1e-9)
        continue;
      least = distance;
      best = cell;
    }
  return best;
}

static OxbowHand
make_hand (const OxbowCanvas *canvas, double size)
{
  return (OxbowHand) {
    .sans = true, .size = oxbow_canvas_legible (canvas, size, size * 1.3), .across = 0.5, .halo = 0.25,
    .colour = canvas->theme->tones[OXBOW_TONE_INK],
  };
}

static void
write_group_name (const OxbowCanvas *canvas, const OxbowRecord *group)
{
  const char *id = oxbow_record_get (group, "id");
  OxbowCell cell = id != NULL ? find_middle (canvas, group) : OXBOW_NO_CELL;
  if (cell == OXBOW_NO_CELL || !oxbow_canvas_has (canvas, cell))
    return;
  OxbowPoint at = oxbow_layout_centre (&canvas->layout, cell);
  OxbowHand hand = make_hand (canvas, 0.24);
  oxbow_canvas_write (canvas, &hand, id, at.x, at.y + NAME_FALL);
}

/* The letter that the title of its kind begins with. */
static void
write_initial (const OxbowCanvas *canvas, const OxbowRecordKind *kinds, const OxbowRecord *record, OxbowPoint at)
{
  const OxbowRecordKind *kind = oxbow_record_kind_find (kinds, record->kind);
  const char *title = kind != NULL ? _(kind->title) : record->kind;
  char letter[8] = { 0 };
  g_unichar_to_utf8 (g_utf8_get_char (title), letter);
  OxbowHand hand = make_hand (canvas, 0.28);
  hand.bold = true;
  hand.halo = 0;
  oxbow_canvas_write (canvas, &hand, letter, at.x, at.y);
}

static void
draw_token (const OxbowCanvas *canvas, OxbowPoint at)
{
  cairo_new_path (canvas->cr);
  oxbow_canvas_ellipse (canvas, at.x, at.y, TOKEN, TOKEN);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CARD, 1);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.04);
  cairo_stroke (canvas->cr);
}

static OxbowCell
cell_of (const OxbowRecord *record)
{
  return record->cells->len > 0 ? g_array_index (record->cells, OxbowCell, 0) : OXBOW_NO_CELL;
}

/* How many of the records before the i-th lie in its cell; of very many, not all are asked. */
static int
count_before (const GPtrArray *records, guint i)
{
  int n = 0;
  OxbowCell cell = cell_of (g_ptr_array_index (records, i));
  for (guint k = 0; k < i && n < MOST_TOKENS; k++)
    n += cell_of (g_ptr_array_index (records, k)) == cell;
  return n;
}

static void
draw_pieces (const OxbowCanvas *canvas, const GPtrArray *pieces, const OxbowRecordKind *kinds)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      const OxbowRecord *piece = g_ptr_array_index (pieces, i);
      OxbowCell cell = cell_of (piece);
      if (cell == OXBOW_NO_CELL || !oxbow_canvas_has (canvas, cell))
        continue;
      int n = count_before (pieces, i);
      if (n >= MOST_TOKENS)
        continue;
      OxbowPoint at = oxbow_layout_centre (&canvas->layout, cell);
      at.x += (n == 0 ? 0 : n == 1 ? -1 : 1) * TOKENS_APART;
      draw_token (canvas, at);
      write_initial (canvas, kinds, piece, at);
    }
}

/* What lies between two cells in a position that the game cannot read. */
static void
draw_crossings (const OxbowCanvas *canvas, const OxbowScenario *scenario)
{
  const OxbowPalette *palette = scenario->ruleset->palette;
  const OxbowGrid *grid = &scenario->map->grid;
  for (guint i = 0; i < scenario->standing->len; i++)
    {
      const OxbowRecord *record = g_ptr_array_index (scenario->standing, i);
      if (record->edge == OXBOW_NO_EDGE || !oxbow_position_may_put (palette, record->kind)
          || !oxbow_canvas_has (canvas, oxbow_edge_upper (record->edge)))
        continue;
      OxbowCell lower = oxbow_grid_edge_lower (grid, record->edge);
      OxbowPoint at = oxbow_layout_centre (&canvas->layout, oxbow_edge_upper (record->edge));
      OxbowPoint other = lower != OXBOW_NO_CELL ? oxbow_layout_centre (&canvas->layout, lower) : at;
      at = (OxbowPoint) { (at.x + other.x) / 2, (at.y + other.y) / 2 };
      draw_token (canvas, at);
      write_initial (canvas, palette->position, record, at);
    }
}

/* Tables may speak of places, as a slot does of the three cells for a tile: they are tied together. */
static void
draw_places (const OxbowCanvas *canvas, const OxbowScenario *scenario)
{
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      const OxbowRecord *record = g_ptr_array_index (scenario->tables, i);
      bool is_seen = false;
      cairo_new_path (canvas->cr);
      for (guint k = 0; k < record->cells->len; k++)
        {
          OxbowCell cell = g_array_index (record->cells, OxbowCell, k);
          OxbowPoint at = oxbow_layout_centre (&canvas->layout, cell);
          cairo_line_to (canvas->cr, at.x, at.y);
          is_seen |= oxbow_canvas_has (canvas, cell);
        }
      if (!is_seen)
        continue;
      cairo_close_path (canvas->cr);
      cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
      oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 0.8);
      oxbow_canvas_pen (canvas, 0.16);
      cairo_stroke_preserve (canvas->cr);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 0.9);
      oxbow_canvas_pen (canvas, 0.05);
      cairo_stroke (canvas->cr);
    }
}

void
oxbow_plan_draw (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowScenario *scenario)
{
  draw_outside (canvas, scene);
  draw_group_lines (canvas, scene);
  draw_places (canvas, scenario);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    return;
  const OxbowPalette *palette = scenario->ruleset->palette;
  if (scene->state == NULL)
    {
      draw_pieces (canvas, scenario->pieces, palette->pieces);
      draw_pieces (canvas, scenario->standing, palette->position);
      draw_crossings (canvas, scenario);
    }
  for (guint i = 0; i < scene->map->groups->len; i++)
    write_group_name (canvas, g_ptr_array_index (scene->map->groups, i));
}
