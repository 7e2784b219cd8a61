/* water-rights-tiles.c: districts and waterplants
 *
 * A district is a card: a band of its colour with the mark of that colour and the sign of its class, the drops and
 * tokens it needs, its income. Supplied it is bright and wears a full drop; dry it is grey and wears a crossed one. A
 * plant is a tank with a drop for each that it can hold, full or hollow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/water-rights-parts.h"

#define WIDTH 1.04
#define HEIGHT 0.98             /* leaves room for the cell's name above and the mark of the town below */
#define BAND 0.25               /* of a card's upper edge */
#define DROPS_SHOWN 8           /* of a plant; one that holds more says so in figures alone */

/* The players' colours and marks, and grey for those that are exempt from tax. */
static OxbowLivery
livery_of (int colour)
{
  switch (colour)
    {
    case WATER_RIGHTS_GREEN:
      return *oxbow_livery_get (5);
    case WATER_RIGHTS_RED:
      return *oxbow_livery_get (3);
    case WATER_RIGHTS_YELLOW:
      return *oxbow_livery_get (2);
    default:
      return (OxbowLivery) { oxbow_colour_parse ("#716D66"), oxbow_livery_get (0)->mark_colour, OXBOW_MARK_DISC };
    }
}

void
water_tile_draw_token (const OxbowCanvas *canvas, int dot, double x, double y, double radius)
{
  static const int colours[WATER_RIGHTS_DOTS] = { WATER_RIGHTS_RED, WATER_RIGHTS_GREEN, WATER_RIGHTS_YELLOW };
  OxbowLivery livery = livery_of (colours[dot]);
  oxbow_canvas_ellipse (canvas, x, y, radius, radius);
  oxbow_canvas_colour (canvas, livery.colour, 1);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.025);
  cairo_stroke (canvas->cr);
  oxbow_figure_mark (canvas, &livery, x, y, radius * 0.52);
}

static void
trace_drop (cairo_t *cr, double x, double y, double size)
{
  cairo_move_to (cr, x, y - 1.25 * size);
  cairo_curve_to (cr, x + 0.3 * size, y - 0.6 * size, x + 0.8 * size, y - 0.2 * size, x + 0.8 * size, y + 0.3 * size);
  cairo_curve_to (cr, x + 0.8 * size, y + 1.25 * size, x - 0.8 * size, y + 1.25 * size, x - 0.8 * size,
                  y + 0.3 * size);
  cairo_curve_to (cr, x - 0.8 * size, y - 0.2 * size, x - 0.3 * size, y - 0.6 * size, x, y - 1.25 * size);
  cairo_close_path (cr);
}

static void
draw_drop (const OxbowCanvas *canvas, double x, double y, double size, bool is_full)
{
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  trace_drop (canvas->cr, x, y, size);
  if (is_full)
    {
      oxbow_canvas_tone (canvas, OXBOW_TONE_WATER_INK, 1);
      cairo_fill_preserve (canvas->cr);
    }
  oxbow_canvas_tone (canvas, OXBOW_TONE_WATER_INK, 1);
  oxbow_canvas_pen (canvas, 0.022);
  cairo_stroke (canvas->cr);
}

static void
write_text (const OxbowCanvas *canvas, const char *text, double size, bool bold, OxbowTone tone, OxbowPoint at)
{
  OxbowHand hand = { .sans = true, .bold = bold, .size = size, .across = 0.5,
                     .colour = canvas->theme->tones[tone] };
  double width = oxbow_canvas_width_of (canvas, &hand, text), room = WIDTH - 0.08;
  if (width > room)
    hand.size *= room / width;
  oxbow_canvas_write (canvas, &hand, text, at.x, at.y);
}

/* An ear, a head with horns, an anchor, a house: around the origin, 0.2 across. */
static void
trace_farm (cairo_t *cr)
{
  cairo_move_to (cr, 0, 0.1);
  cairo_line_to (cr, 0, -0.1);
  for (int i = 0; i < 3; i++)
    for (int side = -1; side <= 1; side += 2)
      {
        cairo_move_to (cr, 0, 0.05 - 0.055 * i);
        cairo_line_to (cr, side * 0.065, -0.02 - 0.055 * i);
      }
}

static void
trace_livestock (cairo_t *cr)
{
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, side * 0.04, -0.03);
      cairo_curve_to (cr, side * 0.11, -0.02, side * 0.12, -0.07, side * 0.1, -0.12);
      cairo_move_to (cr, 0, 0.11);
      cairo_line_to (cr, side * 0.03, 0.1);
      cairo_line_to (cr, side * 0.055, -0.03);
      cairo_line_to (cr, 0, -0.03);
      cairo_line_to (cr, side * 0.012, 0.1);
    }
}

static void
trace_dock (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -0.08, 0.028, 0, 2 * G_PI);
  cairo_move_to (cr, 0, -0.05);
  cairo_line_to (cr, 0, 0.1);
  cairo_move_to (cr, -0.06, -0.02);
  cairo_line_to (cr, 0.06, -0.02);
  cairo_move_to (cr, -0.095, 0.02);
  cairo_curve_to (cr, -0.08, 0.12, 0.08, 0.12, 0.095, 0.02);
}

static void
trace_other (cairo_t *cr)
{
  cairo_move_to (cr, -0.1, -0.01);
  cairo_line_to (cr, 0, -0.1);
  cairo_line_to (cr, 0.1, -0.01);
  cairo_move_to (cr, -0.07, -0.03);
  cairo_line_to (cr, -0.07, 0.09);
  cairo_line_to (cr, 0.07, 0.09);
  cairo_line_to (cr, 0.07, -0.03);
}

static void
draw_class (const OxbowCanvas *canvas, int class, OxbowColour colour, OxbowPoint at)
{
  static void (*const signs[]) (cairo_t *) = { [WATER_RIGHTS_FARM] = trace_farm,
                                               [WATER_RIGHTS_LIVESTOCK] = trace_livestock,
                                               [WATER_RIGHTS_DOCK] = trace_dock,
                                               [WATER_RIGHTS_OTHER] = trace_other };
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, at.x, at.y);
  signs[class] (canvas->cr);
  cairo_restore (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_canvas_colour (canvas, colour, 1);
  oxbow_canvas_pen (canvas, canvas->theme->soft ? 0.032 : 0.02);
  cairo_stroke (canvas->cr);
}

/* Drops and tokens in a row. */
static void
draw_needs (const OxbowCanvas *canvas, const WaterRightsKind *kind, OxbowPoint at)
{
  int n = kind->water;
  for (int dot = 0; dot < WATER_RIGHTS_DOTS; dot++)
    n += kind->dots[dot];
  double step = MIN (0.215, (WIDTH - 0.1) / MAX (n, 1)), x = at.x - step * (n - 1) / 2;
  for (int i = 0; i < kind->water; i++, x += step)
    draw_drop (canvas, x, at.y, MIN (0.095, step * 0.45), true);
  for (int dot = 0; dot < WATER_RIGHTS_DOTS; dot++)
    for (int i = 0; i < kind->dots[dot]; i++, x += step)
      water_tile_draw_token (canvas, dot, x, at.y, MIN (0.095, step * 0.45));
}

static void
draw_slash (const OxbowCanvas *canvas, double x, double y, double size)
{
  cairo_move_to (canvas->cr, x - size, y + size);
  cairo_line_to (canvas->cr, x + size, y - size);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.045);
  cairo_stroke (canvas->cr);
}

/* A card with its band, the way it is seen from afar: the mark alone; a dry one crossed out. */
static void
draw_card (const OxbowCanvas *canvas, const OxbowBox *card, const OxbowLivery *livery, bool is_supplied)
{
  OxbowBox band = { card->x, card->y, card->width, BAND };
  oxbow_canvas_rounded (canvas, card, 0.08);
  oxbow_canvas_tone (canvas, is_supplied ? OXBOW_TONE_CARD : OXBOW_TONE_PAPER_SHADE, 1);
  cairo_fill (canvas->cr);
  oxbow_canvas_rounded (canvas, canvas->level < OXBOW_LEVEL_SIGNS && is_supplied ? card : &band, 0.08);
  oxbow_canvas_colour (canvas, livery->colour, 1);
  cairo_fill (canvas->cr);
  oxbow_canvas_rounded (canvas, card, 0.08);
  oxbow_canvas_tone (canvas, is_supplied ? OXBOW_TONE_WATER_INK : OXBOW_TONE_INK_SOFT, 1);
  oxbow_canvas_pen (canvas, is_supplied ? 0.06 : 0.035);
  cairo_stroke (canvas->cr);
}

/* A full drop with a tick, or a hollow one that is crossed out. */
static void
draw_supply (const OxbowCanvas *canvas, bool is_supplied, double x, double y)
{
  draw_drop (canvas, x, y, 0.125, is_supplied);
  if (!is_supplied)
    {
      draw_slash (canvas, x, y, 0.125);
      return;
    }
  cairo_move_to (canvas->cr, x - 0.055, y + 0.045);
  cairo_line_to (canvas->cr, x - 0.015, y + 0.09);
  cairo_line_to (canvas->cr, x + 0.06, y - 0.01);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CARD, 1);
  oxbow_canvas_pen (canvas, 0.035);
  cairo_stroke (canvas->cr);
}

void
water_tile_draw_district (const OxbowCanvas *canvas, const WaterRightsKind *kind, bool is_supplied, OxbowPoint at)
{
  OxbowBox card = { at.x - WIDTH / 2, at.y - HEIGHT / 2, WIDTH, HEIGHT };
  OxbowLivery livery = livery_of (kind->colour);
  OxbowTone text = is_supplied ? OXBOW_TONE_INK : OXBOW_TONE_TEXT_SECOND;
  double middle = card.y + BAND / 2;
  oxbow_figure_shadow (canvas, at.x, at.y + HEIGHT / 2 - 0.06, 0.6, 0.12);
  draw_card (canvas, &card, &livery, is_supplied);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    {
      if (!is_supplied)
        draw_slash (canvas, at.x, at.y + BAND / 2, 0.3);
      else if (canvas->level > OXBOW_LEVEL_FLAT)
        oxbow_figure_mark (canvas, &livery, at.x, at.y, 0.22);
      return;
    }
  oxbow_figure_mark (canvas, &livery, card.x + 0.17, middle, 0.085);
  draw_class (canvas, kind->class, livery.mark_colour, (OxbowPoint) { card.x + WIDTH - 0.18, middle });
  draw_needs (canvas, kind, (OxbowPoint) { at.x, at.y - 0.1 });
  g_autofree char *income = g_strdup_printf ("$%d", kind->income);
  write_text (canvas, income, 0.29, true, text, (OxbowPoint) { at.x - 0.13, at.y + 0.15 });
  draw_supply (canvas, is_supplied, at.x + 0.31, at.y + 0.13);
  write_text (canvas, kind->code, 0.165, false, text, (OxbowPoint) { at.x, at.y + 0.385 });
}

/* An arrow that runs in a ring: the plant fills again by itself. */
static void
draw_recycling (const OxbowCanvas *canvas, double x, double y)
{
  cairo_t *cr = canvas->cr;
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, 0.1, -0.9, 3.9);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.045);
  cairo_stroke (cr);
  cairo_move_to (cr, x - 0.01, y - 0.17);
  cairo_line_to (cr, x + 0.13, y - 0.11);
  cairo_line_to (cr, x + 0.03, y - 0.01);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* In one row, or two of one length. */
static void
draw_drops (const OxbowCanvas *canvas, int drops, int capacity, OxbowPoint at)
{
  int columns = capacity > 4 ? (capacity + 1) / 2 : capacity;
  for (int i = 0; i < capacity; i++)
    {
      int row = i / columns, n = MIN (columns, capacity - row * columns);
      draw_drop (canvas, at.x + 0.23 * (i % columns - (n - 1) / 2.0),
                 at.y + (capacity > 4 ? 0.25 * row - 0.145 : 0), 0.095, i < drops);
    }
}

static void
draw_tank (const OxbowCanvas *canvas, double full, OxbowPoint at)
{
  cairo_t *cr = canvas->cr;
  OxbowBox tank = { at.x - WIDTH / 2, at.y - HEIGHT / 2, WIDTH, HEIGHT };
  double height = full * HEIGHT;
  oxbow_canvas_rounded (canvas, &tank, 0.2);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CARD, 1);
  cairo_fill (cr);
  cairo_save (cr);
  oxbow_canvas_rounded (canvas, &tank, 0.2);
  cairo_clip (cr);
  cairo_rectangle (cr, tank.x, tank.y + HEIGHT - height, WIDTH, height);
  oxbow_canvas_tone (canvas, OXBOW_TONE_WATER, canvas->level < OXBOW_LEVEL_SIGNS ? 1 : 0.6);
  cairo_fill (cr);
  cairo_restore (cr);
  oxbow_canvas_rounded (canvas, &tank, 0.2);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.05);
  cairo_stroke (cr);
}

void
water_tile_draw_plant (const OxbowCanvas *canvas, const WaterRightsKind *kind, int drops, OxbowPoint at)
{
  bool shows_drops = kind->capacity <= DROPS_SHOWN;
  oxbow_figure_shadow (canvas, at.x, at.y + HEIGHT / 2 - 0.06, 0.6, 0.12);
  draw_tank (canvas, kind->capacity > 0 ? (double) drops / kind->capacity : 0, at);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    {
      draw_drop (canvas, at.x, at.y, 0.26, drops > 0);
      return;
    }
  if (shows_drops)
    draw_drops (canvas, drops, kind->capacity, (OxbowPoint) { at.x, at.y - 0.2 });
  g_autofree char *content = g_strdup_printf ("%d/%d", drops, kind->capacity);
  write_text (canvas, content, 0.27, true, OXBOW_TONE_INK,
              (OxbowPoint) { kind->recycles ? at.x - 0.13 : at.x, shows_drops ? at.y + 0.15 : at.y - 0.1 });
  if (kind->recycles)
    draw_recycling (canvas, at.x + 0.3, shows_drops ? at.y + 0.15 : at.y - 0.1);
  write_text (canvas, kind->code, 0.165, false, OXBOW_TONE_INK, (OxbowPoint) { at.x, at.y + 0.38 });
}

int
water_tile_measure (OxbowBox *boxes)
{
  boxes[0] = (OxbowBox) { -WIDTH / 2 - 0.03, -HEIGHT / 2 - 0.03, WIDTH + 0.06, HEIGHT + 0.06 };
  return 1;
}
