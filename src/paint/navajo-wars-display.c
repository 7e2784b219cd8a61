/* navajo-wars-display.c: the display of instructions, beside the map
 *
 * The Active column above the Standby column, three rows each: the counter's letter, what its face says and costs, and
 * below in small what stands on its other side. A striped face is never turned by a roll.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/navajo-wars-parts.h"

#include <glib/gi18n-lib.h>

#define ROW 0.44
#define HALF 0.15
#define COLUMNS 2               /* of cells that have to be free, in two rows */

static bool
write_left (const OxbowCanvas *canvas, const char *text, double x, double y, double size, OxbowTone tone, bool bold)
{
  OxbowHand hand = { .sans = true, .bold = bold, .size = size, .across = 0, .colour = canvas->theme->tones[tone] };
  return oxbow_canvas_write (canvas, &hand, text, x, y);
}

static char *
name_side (const NavajoWarsSide *side)
{
  const char *title = navajo_wars_instruction_title (side->instruction);
  return side->cost > 0 ? g_strdup_printf (_("%s, %d AP"), title, side->cost)
         : g_strdup_printf (_("%s, all AP"), title);
}

/* Beside a striped counter. */
static void
draw_stripes (const OxbowCanvas *canvas, OxbowPoint at)
{
  cairo_t *cr = canvas->cr;
  for (int i = 0; i < 4; i++)
    {
      double x = at.x - HALF - 0.15, y = at.y + HALF - 0.08 * i;
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x + 0.1, y - 0.07);
    }
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.03);
  cairo_stroke (cr);
}

static void
draw_row (const OxbowCanvas *canvas, const NavajoWarsState *state, uint8_t counter, OxbowPoint at)
{
  char letter[2] = { '\0', '\0' };
  OxbowBox place = { at.x - HALF, at.y - HALF, 2 * HALF, 2 * HALF };
  if (counter == 0)
    {
      oxbow_canvas_rounded (canvas, &place, 0.04);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK_SOFT, 1);
      oxbow_canvas_pen (canvas, 0.02);
      cairo_stroke (canvas->cr);
      return;
    }
  const NavajoWarsSide *face = navajo_wars_side (state, counter);
  const NavajoWarsSide *other = navajo_wars_side (state, NAVAJO_WARS_COUNTER_TURNED (counter));
  g_autofree char *says = name_side (face), *hides = name_side (other);
  letter[0] = (char) ((NAVAJO_WARS_COUNTER_IS_BACK (counter) ? 'a' : 'A') + NAVAJO_WARS_COUNTER_LETTER (counter));
  navajo_paint_counter (canvas, at, HALF, true, NAVAJO_WOOD_WHITE, letter);
  if (face->is_striped)
    draw_stripes (canvas, at);
  write_left (canvas, says, at.x + 0.26, at.y - 0.07, 0.19, OXBOW_TONE_INK, true);
  write_left (canvas, hides, at.x + 0.26, at.y + 0.13, 0.15, OXBOW_TONE_INK_SOFT, false);
}

static bool
is_corner_free (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  if (scene->grid.width <= COLUMNS || scene->grid.height < 3 || !oxbow_canvas_has (canvas, 0))
    return false;
  for (int row = 0; row < 2; row++)
    for (int column = 0; column < COLUMNS; column++)
      if (!oxbow_scene_is_outside (scene, row * scene->grid.width + column))
        return false;
  return true;
}

void
navajo_paint_display (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const NavajoWarsState *state = (const NavajoWarsState *) scene->state;
  if (state == NULL || !is_corner_free (canvas, scene))
    return;
  OxbowPoint corner = oxbow_layout_centre (&canvas->layout, 0);
  double left = corner.x - 0.75, y = corner.y - 0.62;
  for (int column = 0; column < 2; column++, y += 0.46)
    {
      const char *title = column == 0 ? _("Active instructions") : _("Standby");
      if (!write_left (canvas, title, left, y, 0.19, OXBOW_TONE_TEXT_SECOND, true))
        return;
      y += 0.34;
      for (int row = 0; row < NAVAJO_WARS_ROWS; row++, y += ROW)
        draw_row (canvas, state, column == 0 ? state->active[row] : state->standby[row],
                  (OxbowPoint) { left + HALF, y });
      y -= ROW;
    }
  if (state->special != NAVAJO_WARS_NO_SPECIAL)
    {
      g_autofree char *text = g_strdup_printf (state->special == NAVAJO_WARS_PEACE ? _("Peace, %d AP in the Raided box")
                                               : _("Defend, %d AP in the Raided box"), state->box);
      write_left (canvas, text, left, y - 0.06, 0.17, OXBOW_TONE_INK, true);
    }
}
