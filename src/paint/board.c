/* board.c: the layers of a board in their order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/board.h"
#include "paint/labels.h"
#include "paint/plan.h"
#include "paint/terrain.h"

#define CHUNK 48
#define REACH 1.2               /* how far from its cell anything is drawn, at most, beyond the neighbours */

static OxbowCanvas
make_canvas (cairo_t *cr, const OxbowScene *scene, const OxbowBoardOptions *options, double radius_px,
             const OxbowBox *box)
{
  OxbowCanvas canvas = {
    .cr = cr,
    .theme = oxbow_theme_get (options->theme),
    .level = options->level >= 0 ? (OxbowLevel) options->level : oxbow_level_for (radius_px),
    .pixel = 1 / radius_px,
  };
  oxbow_layout_init (&canvas.layout, &scene->grid, 1);
  canvas.seen = (OxbowBox) { box->x / radius_px, box->y / radius_px, box->width / radius_px, box->height / radius_px };
  OxbowBox part = { box->x / radius_px - REACH, box->y / radius_px - REACH, box->width / radius_px + 2 * REACH,
                    box->height / radius_px + 2 * REACH };
  canvas.block = oxbow_layout_block (&canvas.layout, &part);
  return canvas;
}

void
oxbow_board_trace_brackets (const OxbowCanvas *canvas, OxbowCell cell)
{
  OxbowOrientation way = canvas->layout.grid.orientation;
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  cairo_t *cr = canvas->cr;
  for (int i = 0; i < OXBOW_DIRECTIONS; i++)
    {
      OxbowPoint corner = oxbow_hex_corner (way, i), before = oxbow_hex_corner (way, i + 5),
                 after = oxbow_hex_corner (way, i + 1);
      double size = 0.86, arm = 0.2;
      cairo_move_to (cr, centre.x + size * (corner.x + (before.x - corner.x) * arm),
                     centre.y + size * (corner.y + (before.y - corner.y) * arm));
      cairo_line_to (cr, centre.x + size * corner.x, centre.y + size * corner.y);
      cairo_line_to (cr, centre.x + size * (corner.x + (after.x - corner.x) * arm),
                     centre.y + size * (corner.y + (after.y - corner.y) * arm));
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
}

static void
draw_brackets (const OxbowCanvas *canvas, OxbowCell cell)
{
  cairo_t *cr = canvas->cr;
  oxbow_board_trace_brackets (canvas, cell);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 1);
  oxbow_canvas_pen (canvas, 0.115);
  cairo_stroke_preserve (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_LAST_MOVE, 1);
  oxbow_canvas_pen (canvas, 0.06);
  cairo_stroke (cr);
}

void
oxbow_board_draw_words (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowBoardOptions *options,
                        const GArray *labels)
{
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    return;
  g_autoptr (GArray) words = g_array_new (FALSE, FALSE, sizeof (OxbowLabel));
  if (options->labels)
    g_array_append_vals (words, labels->data, labels->len);
  if (options->cell_names || options->edge_names)
    oxbow_labels_write_names (canvas, scene, words, options->cell_names, options->edge_names);
  oxbow_labels_write (canvas, scene, words);
  if (options->labels && scene->painter->labels != NULL)
    scene->painter->labels (canvas, scene);
}

/* Paths of a few thousand cells at a time: their cost grows faster than their length. */
static void
draw_layer (const OxbowCanvas *canvas, const OxbowScene *scene,
            void (*layer) (const OxbowCanvas *canvas, const OxbowScene *scene))
{
  OxbowCanvas part = *canvas;
  for (int row = canvas->block.first_row; row <= canvas->block.last_row; row += CHUNK)
    for (int column = canvas->block.first_column; column <= canvas->block.last_column; column += CHUNK)
      {
        part.block = (OxbowBlock) { column, MIN (column + CHUNK - 1, canvas->block.last_column), row,
                                    MIN (row + CHUNK - 1, canvas->block.last_row) };
        layer (&part, scene);
      }
}

void
oxbow_board_draw_ground (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  draw_layer (canvas, scene, oxbow_terrain_rim);
  if (canvas->level > OXBOW_LEVEL_LINES || !oxbow_terrain_blit (canvas, scene))
    draw_layer (canvas, scene, oxbow_terrain_fill);
  draw_layer (canvas, scene, oxbow_terrain_grain);
  draw_layer (canvas, scene, oxbow_terrain_relief);
  if (scene->rivers != NULL)
    oxbow_rivers_draw_banks (canvas, scene->rivers);
  draw_layer (canvas, scene, oxbow_terrain_signs);
  draw_layer (canvas, scene, oxbow_terrain_lines);
  if (scene->rivers != NULL)
    oxbow_rivers_draw (canvas, scene->rivers);
}

static void
draw_standing (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowBoardOptions *options)
{
  const OxbowPainter *painter = scene->painter;
  if (painter->edges != NULL)
    painter->edges (canvas, scene);
  for (int i = 0; i < options->n_highlights; i++)
    if (oxbow_canvas_has (canvas, options->highlights[i]))
      draw_brackets (canvas, options->highlights[i]);
  if (painter->pieces != NULL && !options->bare)
    painter->pieces (canvas, scene);
}

static GArray *
place_labels (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowBoardOptions *options)
{
  bool wanted = options->labels && canvas->level >= OXBOW_LEVEL_SIGNS;
  return wanted ? oxbow_labels_find (canvas, scene) : g_array_new (FALSE, FALSE, sizeof (OxbowLabel));
}

void
oxbow_board_draw (cairo_t *cr, const OxbowScene *scene, const OxbowBoardOptions *options, double radius_px,
                  const OxbowBox *box)
{
  OxbowCanvas canvas = make_canvas (cr, scene, options, radius_px, box);
  cairo_save (cr);
  cairo_scale (cr, radius_px, radius_px);
  oxbow_board_draw_ground (&canvas, scene);
  draw_standing (&canvas, scene, options);
  g_autoptr (GArray) labels = place_labels (&canvas, scene, options);
  if (options->plan != NULL)
    oxbow_plan_draw (&canvas, scene, options->plan);
  oxbow_board_draw_words (&canvas, scene, options, labels);
  cairo_restore (cr);
}
