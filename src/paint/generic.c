/* generic.c: the painter of games that have none of their own
 *
 * Every palette can be seen: terrain by tone and letter, features and pieces as plates with the first letters of
 * their kind, edges as bars, links as dotted lines. So a new game's map can be drawn before anyone has drawn for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/painter.h"
#include <string.h>

#define PLATE_WIDTH 0.52
#define PLATE_HEIGHT 0.36
#define FEATURE_RISE 0.4        /* above the middle of the cell */
#define PIECE_FALL 0.35         /* below it */

static bool
is_seen (const OxbowCanvas *canvas, const OxbowRecord *record)
{
  return record->cells->len > 0 && oxbow_canvas_has (canvas, g_array_index (record->cells, OxbowCell, 0));
}

static void
draw_plate (const OxbowCanvas *canvas, OxbowPoint at, const char *kind, OxbowTone tone)
{
  char text[3] = { (char) g_ascii_toupper (kind[0]), kind[0] != '\0' ? kind[1] : '\0', '\0' };
  OxbowBox box = { at.x - PLATE_WIDTH / 2, at.y - PLATE_HEIGHT / 2, PLATE_WIDTH, PLATE_HEIGHT };
  oxbow_canvas_rounded (canvas, &box, 0.08);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CARD, 1);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_tone (canvas, tone, 1);
  oxbow_canvas_pen (canvas, 0.035);
  cairo_stroke (canvas->cr);
  OxbowHand hand = {
    .sans = true, .bold = true, .size = oxbow_canvas_legible (canvas, 0.26, 0.36), .across = 0.5,
    .colour = canvas->theme->tones[OXBOW_TONE_INK],
  };
  oxbow_canvas_write (canvas, &hand, text, at.x, at.y);
}

static void
draw_edge (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowEdge edge)
{
  OxbowCell upper = oxbow_edge_upper (edge);
  if (!oxbow_canvas_has (canvas, upper))
    return;
  int direction = oxbow_direction_of_side (scene->grid.orientation, oxbow_edge_side (edge));
  OxbowPoint a = oxbow_layout_corner (&canvas->layout, upper, direction);
  OxbowPoint b = oxbow_layout_corner (&canvas->layout, upper, direction + 1);
  cairo_move_to (canvas->cr, a.x * 0.85 + b.x * 0.15, a.y * 0.85 + b.y * 0.15);
  cairo_line_to (canvas->cr, a.x * 0.15 + b.x * 0.85, a.y * 0.15 + b.y * 0.85);
}

static void
draw_edges (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  cairo_t *cr = canvas->cr;
  for (guint i = 0; i < scene->map->edges->len; i++)
    draw_edge (canvas, scene, ((OxbowRecord *) g_ptr_array_index (scene->map->edges, i))->edge);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  oxbow_canvas_tone (canvas, OXBOW_TONE_GROUP_BORDER, 1);
  oxbow_canvas_pen (canvas, 0.12);
  cairo_stroke (cr);

  const double dash[] = { 0.02, 0.12 };
  for (guint i = 0; i < scene->map->links->len; i++)
    {
      const OxbowRecord *link = g_ptr_array_index (scene->map->links, i);
      for (guint k = 0; k + 1 < link->cells->len; k++)
        {
          OxbowPoint a = oxbow_layout_centre (&canvas->layout, g_array_index (link->cells, OxbowCell, k));
          OxbowPoint b = oxbow_layout_centre (&canvas->layout, g_array_index (link->cells, OxbowCell, k + 1));
          cairo_move_to (cr, a.x, a.y);
          cairo_line_to (cr, b.x, b.y);
        }
    }
  cairo_set_dash (cr, dash, 2, 0);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 0.8);
  oxbow_canvas_pen (canvas, 0.05);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_records (const OxbowCanvas *canvas, const GPtrArray *records, double lower, OxbowTone tone)
{
  for (guint i = 0; canvas->level >= OXBOW_LEVEL_SIGNS && i < records->len; i++)
    {
      const OxbowRecord *record = g_ptr_array_index (records, i);
      if (!is_seen (canvas, record))
        continue;
      OxbowPoint at = oxbow_layout_centre (&canvas->layout, g_array_index (record->cells, OxbowCell, 0));
      draw_plate (canvas, (OxbowPoint) { at.x, at.y + lower }, record->kind, tone);
    }
}

static void
draw_pieces (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  draw_records (canvas, scene->map->features, -FEATURE_RISE, OXBOW_TONE_INK_SOFT);
  if (scene->pieces != NULL)
    draw_records (canvas, scene->pieces, PIECE_FALL, OXBOW_TONE_INK);
}

static int
measure_standing (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes, int most)
{
  int marks = GPOINTER_TO_INT (g_hash_table_lookup (scene->marked, GINT_TO_POINTER (cell))), n = 0;
  if ((marks & OXBOW_MARKED_FEATURE) != 0 && n < most)
    boxes[n++] = (OxbowBox) { -PLATE_WIDTH / 2, -FEATURE_RISE - PLATE_HEIGHT / 2, PLATE_WIDTH, PLATE_HEIGHT };
  if ((marks & OXBOW_MARKED_PIECE) != 0 && n < most)
    boxes[n++] = (OxbowBox) { -PLATE_WIDTH / 2, PIECE_FALL - PLATE_HEIGHT / 2, PLATE_WIDTH, PLATE_HEIGHT };
  return n;
}

const OxbowPainter oxbow_painter_generic = {
  .id = NULL,
  .edges = draw_edges,
  .edges_are_ground = true,
  .pieces = draw_pieces,
  .standing = measure_standing,
};
