/* strokes.c: drawing on the board with either button
 *
 * A board that draws does not choose: a press begins a stroke at once, and every spot that the pointer passes is told,
 * in their order and each as it is reached, however fast the hand is. Two fingers still move and zoom the board, and
 * take back what the first of them began.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"
#include <math.h>

#define STEP 0.2                /* of a radius: how far apart the pointer's way is looked at */
#define MOST_STEPS 4000

static void
tell_stroke (OxbowBoard *self, OxbowBoardStroke phase, OxbowSpot spot)
{
  self->stroke_spot = spot;
  g_signal_emit_by_name (self, "stroke", (int) phase, spot.cell, spot.edge, self->stroke_button,
                         self->stroke_keys);
}

static void
set_cursor_there (OxbowBoard *self, OxbowSpot spot)
{
  OxbowCell cell = spot.cell != OXBOW_NO_CELL ? spot.cell : oxbow_edge_upper (spot.edge);
  if (!oxbow_spot_is (spot, OXBOW_SPOT_NONE))
    oxbow_board_set_cursor (self, cell, spot.edge);
}

void
oxbow_board_begin_stroke (OxbowBoard *self, unsigned int button, unsigned int keys, double x, double y)
{
  OxbowSpot spot = oxbow_board_pick (self, x, y);
  oxbow_board_cancel_stroke (self);
  if (self->subject == NULL || oxbow_spot_is (spot, OXBOW_SPOT_NONE))
    return;
  self->stroke_button = button;
  self->stroke_keys = keys;
  self->stroke_at = (OxbowPoint) { x, y };
  set_cursor_there (self, spot);
  tell_stroke (self, OXBOW_STROKE_BEGAN, spot);
}

void
oxbow_board_move_stroke (OxbowBoard *self, double x, double y)
{
  OxbowPoint from = self->stroke_at;
  if (self->stroke_button == 0)
    return;
  double way = hypot (x - from.x, y - from.y), step = MAX (STEP * self->camera.radius, 1);
  int n = (int) MIN (ceil (way / step), MOST_STEPS);
  self->stroke_at = (OxbowPoint) { x, y };
  /* whoever hears of a spot may end the stroke */
  for (int i = 1; i <= n && self->stroke_button != 0; i++)
    {
      OxbowSpot spot = oxbow_board_pick (self, from.x + (x - from.x) * i / n, from.y + (y - from.y) * i / n);
      if (!oxbow_spot_is (spot, self->stroke_spot) && !oxbow_spot_is (spot, OXBOW_SPOT_NONE))
        tell_stroke (self, OXBOW_STROKE_MOVED, spot);
    }
}

void
oxbow_board_end_stroke (OxbowBoard *self)
{
  OxbowSpot spot = self->stroke_spot;
  if (self->stroke_button == 0)
    return;
  set_cursor_there (self, spot);        /* first: what is said of the end stays */
  tell_stroke (self, OXBOW_STROKE_ENDED, spot);
  self->stroke_button = 0;
}

void
oxbow_board_cancel_stroke (OxbowBoard *self)
{
  if (self->stroke_button == 0)
    return;
  tell_stroke (self, OXBOW_STROKE_CANCELLED, self->stroke_spot);
  self->stroke_button = 0;
}

void
oxbow_board_set_draws (OxbowBoard *self, bool draws, double reach)
{
  g_return_if_fail (OXBOW_IS_BOARD (self));

  if (self->draws != draws)
    oxbow_board_cancel_stroke (self);
  self->draws = draws;
  self->reach = reach;
  oxbow_board_renew_hover (self);
}
