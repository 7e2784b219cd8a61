/* board.c: the layers of a board in their order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/board.h"
#include "paint/painter.h"
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
    .level = options->level >= 0 ? (OxbowLevel) options->level : oxbow_level_for (radius_px, -1),
    .pixel = 1 / radius_px,
  };
  oxbow_layout_init (&canvas.layout, &scene->grid, 1);
  OxbowBox part = { box->x / radius_px - REACH, box->y / radius_px - REACH, box->width / radius_px + 2 * REACH,
                    box->height / radius_px + 2 * REACH };
  canvas.block = oxbow_layout_block (&canvas.layout, &part);
  return canvas;
}

/* Six corners around a cell: what happened last. */
static void
draw_brackets (const OxbowCanvas *canvas, OxbowCell cell)
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
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 1);
  oxbow_canvas_pen (canvas, 0.115);
  cairo_stroke_preserve (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_LAST_MOVE, 1);
  oxbow_canvas_pen (canvas, 0.06);
  cairo_stroke (cr);
}

static void
write_cell_names (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  OxbowHand hand = {
    .sans = true, .size = 0.24, .across = 0.5, .halo = 0.14, .colour = canvas->theme->tones[OXBOW_TONE_INK]
  };
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      {
        OxbowCell cell = row * scene->grid.width + column;
        OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
        if (!oxbow_scene_is_outside (scene, cell))
          oxbow_canvas_write (canvas, &hand, OXBOW_CELL_NAME (&scene->grid, cell), centre.x, centre.y - 0.66);
      }
}

/* Each edge by its canonical name, in the upper cell and along the side it means. */
static void
write_edge_names (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  OxbowOrientation way = scene->grid.orientation;
  OxbowHand hand = {
    .sans = true, .size = 0.19, .across = 0.5, .halo = 0.16, .colour = canvas->theme->tones[OXBOW_TONE_TEXT_SECOND]
  };
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      for (int side = 0; side < OXBOW_SIDES; side++)
        {
          OxbowCell cell = row * scene->grid.width + column;
          int direction = oxbow_direction_of_side (way, side);
          OxbowPoint at = oxbow_layout_middle (&canvas->layout, cell, direction),
                     inward = oxbow_hex_inward (way, direction);
          if (!oxbow_scene_is_outside (scene, cell))
            oxbow_canvas_write (canvas, &hand,
                                OXBOW_EDGE_NAME (&scene->grid, oxbow_grid_edge (&scene->grid, cell, direction)),
                                at.x + inward.x * 0.12, at.y + inward.y * 0.12);
        }
}

static void
write_labels (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  OxbowHand hand = {
    .bold = true, .size = 0.3, .across = 0.5, .halo = 0.14, .colour = canvas->theme->tones[OXBOW_TONE_INK]
  };
  for (guint i = 0; i < scene->map->labels->len; i++)
    {
      const OxbowRecord *label = g_ptr_array_index (scene->map->labels, i);
      const char *text = oxbow_record_get (label, "text");
      OxbowCell cell = label->cells->len > 0 ? g_array_index (label->cells, OxbowCell, 0) : OXBOW_NO_CELL;
      if (text == NULL || cell == OXBOW_NO_CELL || !oxbow_canvas_has (canvas, cell))
        continue;
      OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
      oxbow_canvas_write (canvas, &hand, text, centre.x, centre.y - 0.3);
    }
}

static void
draw_words (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowBoardOptions *options)
{
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    return;
  if (options->labels)
    {
      if (scene->rivers != NULL)
        oxbow_rivers_write (canvas, scene->rivers);
      write_labels (canvas, scene);
      if (scene->painter->labels != NULL)
        scene->painter->labels (canvas, scene);
    }
  if (options->cell_names)
    write_cell_names (canvas, scene);
  if (options->edge_names)
    write_edge_names (canvas, scene);
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

static void
draw_print (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  draw_layer (canvas, scene, oxbow_terrain_rim);
  if (canvas->level > OXBOW_LEVEL_LINES || !oxbow_terrain_blit (canvas, scene))
    draw_layer (canvas, scene, oxbow_terrain_fill);
  draw_layer (canvas, scene, oxbow_terrain_relief);
  draw_layer (canvas, scene, oxbow_terrain_signs);
  draw_layer (canvas, scene, oxbow_terrain_lines);
}

void
oxbow_board_draw (cairo_t *cr, const OxbowScene *scene, const OxbowBoardOptions *options, double radius_px,
                  const OxbowBox *box)
{
  OxbowCanvas canvas = make_canvas (cr, scene, options, radius_px, box);
  const OxbowPainter *painter = scene->painter;
  cairo_save (cr);
  cairo_scale (cr, radius_px, radius_px);
  draw_print (&canvas, scene);
  if (scene->rivers != NULL)
    oxbow_rivers_draw (&canvas, scene->rivers);
  if (painter->edges != NULL)
    painter->edges (&canvas, scene);
  for (int i = 0; i < options->n_highlights; i++)
    if (oxbow_canvas_has (&canvas, options->highlights[i]))
      draw_brackets (&canvas, options->highlights[i]);
  if (painter->pieces != NULL)
    painter->pieces (&canvas, scene);
  draw_words (&canvas, scene, options);
  cairo_restore (cr);
}
