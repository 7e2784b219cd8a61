/* owners.c: whose is what: the board under a veil, and on each cell the marks of those who have something there
 *
 * A cell that is one seat's has its colour; where several are, they share it in stripes. Each has its mark besides, so
 * that nothing is told by colour alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/owners.h"
#include "paint/figures.h"

#define VEIL 0.72               /* how much of the board is hidden */
#define SIZE 0.92               /* of a hex */
#define MARK 0.3

static void
draw_veil (const OxbowCanvas *canvas, const OxbowBox *box, double radius_px)
{
  cairo_rectangle (canvas->cr, box->x / radius_px, box->y / radius_px, box->width / radius_px,
                   box->height / radius_px);
  oxbow_canvas_tone (canvas, OXBOW_TONE_PAPER, VEIL);
  cairo_fill (canvas->cr);
}

/* The ith of n parts of a cell, side by side. */
static void
draw_part (const OxbowCanvas *canvas, OxbowCell cell, const OxbowLivery *livery, int i, int n)
{
  cairo_t *cr = canvas->cr;
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  double width = 2.0 / n, left = centre.x - 1 + i * width;
  cairo_save (cr);
  cairo_rectangle (cr, left, centre.y - 1, width, 2);
  cairo_clip (cr);
  oxbow_canvas_hex (canvas, cell, SIZE);
  oxbow_canvas_colour (canvas, livery->colour, 1);
  cairo_fill (cr);
  cairo_restore (cr);
  double x = n == 1 ? centre.x : centre.x + (2.0 * i + 1 - n) * 0.62 / n;
  oxbow_figure_mark (canvas, livery, x, centre.y, MARK / (n > 2 ? 1.6 : 1) / canvas->theme->mark);
}

static void
draw_cell (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell, unsigned seats)
{
  const OxbowSetup *setup = scene->state->setup;
  int n = __builtin_popcount (seats), i = 0;
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (seats >> seat & 1)
      {
        OxbowLivery livery = oxbow_livery_for (setup->ruleset->seats[seat].colour, seat);
        draw_part (canvas, cell, &livery, i++, n);
      }
  oxbow_canvas_hex (canvas, cell, SIZE);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.05);
  cairo_stroke (canvas->cr);
}

void
oxbow_owners_draw (cairo_t *cr, const OxbowScene *scene, const OxbowHandView *view)
{
  OxbowCanvas canvas = oxbow_hand_canvas (cr, scene, view);
  cairo_save (cr);
  cairo_scale (cr, view->radius_px, view->radius_px);
  draw_veil (&canvas, &view->box, view->radius_px);
  const OxbowRuleset *ruleset = scene->state != NULL ? scene->state->setup->ruleset : NULL;
  for (int row = canvas.block.first_row; row <= canvas.block.last_row; row++)
    for (int column = canvas.block.first_column; column <= canvas.block.last_column; column++)
      {
        OxbowCell cell = oxbow_grid_cell (&scene->grid, column, row);
        if (ruleset == NULL || ruleset->seats_at == NULL || oxbow_scene_is_outside (scene, cell))
          continue;
        unsigned seats = ruleset->seats_at (scene->state, cell);
        if (seats != 0)
          draw_cell (&canvas, scene, cell, seats);
      }
  cairo_restore (cr);
}
