/* badge-cards.c: the faces of harvest cards
 *
 * The signs of the map, large and alone; a river is a bend of it with its own arrow, so that cards of two rivers differ
 * without their colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/badge.h"
#include "paint/goods.h"
#include "paint/terrain.h"
#include <math.h>

#define ART 0.40                /* the middle of the picture, in parts of the card's height */
#define BENDS 48

typedef struct
{
  OxbowCanvas canvas;           /* in parts of the card's width, its origin in the middle of the picture */
  const OxbowCardLook *look;
  double width, height;         /* in those units */
} Card;

static const OxbowTone river_tones[] = { OXBOW_TONE_VERDE, OXBOW_TONE_MORENO, OXBOW_TONE_AZUL, OXBOW_TONE_ROJO };
static const OxbowArrow river_arrows[] = { OXBOW_ARROW_ONE, OXBOW_ARROW_TWO, OXBOW_ARROW_DOT, OXBOW_ARROW_THREE };

static OxbowColour
ground_of (const Card *card)
{
  const OxbowCanvas *canvas = &card->canvas;
  switch (card->look->face)
    {
    case OXBOW_FACE_WHEAT:   return canvas->theme->tones[OXBOW_TONE_WHEAT];
    case OXBOW_FACE_TOBACCO: return canvas->theme->tones[OXBOW_TONE_TOBACCO];
    case OXBOW_FACE_CORN:    return canvas->theme->tones[OXBOW_TONE_CORN];
    case OXBOW_FACE_LOGGING: return canvas->theme->tones[OXBOW_TONE_FOREST];
    case OXBOW_FACE_RIVER:
      return oxbow_canvas_mix (canvas, OXBOW_TONE_CARD, river_tones[card->look->river & 3], 0.3);
    case OXBOW_FACE_DESPERADO:
      return oxbow_canvas_mix (canvas, OXBOW_TONE_CARD, OXBOW_TONE_INK_SOFT, 0.4);
    case OXBOW_FACE_BACK:
    case OXBOW_N_FACES:      return canvas->theme->tones[OXBOW_TONE_PAPER_SHADE];
    }
  g_assert_not_reached ();
}

static OxbowBox
outline_of (const Card *card, double inset)
{
  return (OxbowBox) { -card->width / 2 + inset, -card->height * ART + inset, card->width - 2 * inset,
                      card->height - 2 * inset };
}

static void
draw_ground (const Card *card)
{
  const OxbowCanvas *canvas = &card->canvas;
  double line = MAX (0.02, canvas->pixel);
  OxbowBox box = outline_of (card, line);
  oxbow_canvas_rounded (canvas, &box, 0.12);
  oxbow_canvas_colour (canvas, ground_of (card), 1);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, canvas->theme->soft ? 0.55 : 1);
  cairo_set_line_width (canvas->cr, line);
  cairo_stroke (canvas->cr);
}

static void
draw_frame (const Card *card)
{
  const OxbowCanvas *canvas = &card->canvas;
  double line = MAX (0.06, 2 * canvas->pixel);
  OxbowBox box = outline_of (card, line / 2);
  oxbow_canvas_rounded (canvas, &box, 0.12);
  oxbow_canvas_tone (canvas, OXBOW_TONE_ACCENT, 1);
  cairo_set_line_width (canvas->cr, line);
  cairo_stroke (canvas->cr);
}

/* One sign of the map, so much larger. */
static void
draw_sign (const Card *card, OxbowTone tone, OxbowTone ink, void (*sign) (const OxbowPlot *plot), double times,
           double down)
{
  OxbowLook look = { 'x', OXBOW_SIGN_LETTER, tone, ink };
  OxbowScene field = { .grid = card->canvas.layout.grid };
  OxbowCanvas canvas = card->canvas;
  OxbowPlot plot = { &canvas, &field, &look, 0, true };
  canvas.pixel /= times;
  cairo_save (canvas.cr);
  cairo_translate (canvas.cr, 0, down);
  cairo_scale (canvas.cr, times, times);
  sign (&plot);
  cairo_restore (canvas.cr);
}

/* A bend from the upper edge of the picture to its lower one. */
static void
draw_bend (const Card *card, double half)
{
  const OxbowCanvas *canvas = &card->canvas;
  double tall = card->height * 0.54, top = -tall / 2, sway = 0.15 * card->width;
  int river = card->look->river & 3;
  OxbowRiver bend = { .look = { river_tones[river], river_arrows[river], NULL } };
  bend.points = g_array_new (FALSE, FALSE, sizeof (OxbowRiverPoint));
  for (int i = 0; i <= BENDS; i++)
    {
      double part = (double) i / BENDS, angle = part * 2 * G_PI;
      double dx = sway * 2 * G_PI * cos (angle), length = hypot (dx, tall);
      OxbowRiverPoint point = {
        .at = { sway * sin (angle), top + part * tall }, .left = { tall / length, -dx / length }, .half = half,
      };
      g_array_append_val (bend.points, point);
    }
  oxbow_river_draw_part (canvas, &bend, 0, BENDS, OXBOW_RIVER_THERE);
  for (int i = BENDS / 4; i < BENDS; i += BENDS / 2)
    {
      const OxbowRiverPoint *point = &g_array_index (bend.points, OxbowRiverPoint, i);
      oxbow_river_draw_arrow (canvas, bend.look.arrow, point->at.x, point->at.y,
                              atan2 (point->left.x, -point->left.y));
    }
  g_array_unref (bend.points);
}

/* A hex with a loop of river in it: the sign of the program. */
static void
draw_back (const Card *card)
{
  const OxbowCanvas *canvas = &card->canvas;
  cairo_t *cr = canvas->cr;
  double middle = card->height * (0.5 - ART);
  OxbowBox box = outline_of (card, 0.1);
  oxbow_canvas_rounded (canvas, &box, 0.07);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK_SOFT, 0.7);
  oxbow_canvas_pen (canvas, 0.02);
  cairo_stroke (cr);
  for (int i = 0; i < 6; i++)
    cairo_line_to (cr, 0.3 * cos (i * G_PI / 3), middle + 0.3 * sin (i * G_PI / 3));
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_canvas_pen (canvas, 0.035);
  cairo_stroke (cr);
  cairo_move_to (cr, -0.09, middle - 0.2);
  cairo_curve_to (cr, -0.02, middle - 0.06, -0.18, middle - 0.05, -0.16, middle + 0.05);
  cairo_curve_to (cr, -0.13, middle + 0.19, 0.13, middle + 0.19, 0.16, middle + 0.05);
  cairo_curve_to (cr, 0.18, middle - 0.05, 0.02, middle - 0.06, 0.09, middle - 0.2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  oxbow_canvas_tone (canvas, OXBOW_TONE_WATER_INK, 0.9);
  oxbow_canvas_pen (canvas, 0.07);
  cairo_stroke (cr);
}

static void
draw_face (const Card *card)
{
  switch (card->look->face)
    {
    case OXBOW_FACE_BACK:
    case OXBOW_N_FACES:
      draw_back (card);
      break;
    case OXBOW_FACE_WHEAT:
      draw_sign (card, OXBOW_TONE_WHEAT, OXBOW_TONE_WHEAT_SIGN, oxbow_sign_wheat, 1.4, 0);
      break;
    case OXBOW_FACE_TOBACCO:
      draw_sign (card, OXBOW_TONE_TOBACCO, OXBOW_TONE_TOBACCO_SIGN, oxbow_sign_tobacco, 1.4, 0);
      break;
    case OXBOW_FACE_CORN:
      draw_sign (card, OXBOW_TONE_CORN, OXBOW_TONE_CORN_SIGN, oxbow_sign_corn, 1.12, 0);
      break;
    case OXBOW_FACE_LOGGING:
      draw_sign (card, OXBOW_TONE_FOREST, OXBOW_TONE_FOREST_SIGN, oxbow_sign_forest, 1.18, 0);
      break;
    case OXBOW_FACE_RIVER:
      draw_bend (card, 0.12);
      break;
    case OXBOW_FACE_DESPERADO:
      draw_bend (card, 0.09);
      oxbow_goods_hat (&card->canvas, (OxbowPoint) { 0, 0 }, 0.33, 1);
      break;
    }
}

void
oxbow_badge_draw_card (cairo_t *cr, OxbowThemeKind theme, const OxbowCardLook *look, double width_px, double height_px)
{
  OxbowGrid grid = { 1, 1, OXBOW_FLAT };
  Card card = { { .cr = cr, .theme = oxbow_theme_get (theme), .level = OXBOW_LEVEL_FULL, .pixel = 1 / width_px },
                look, 1, height_px / width_px };
  oxbow_layout_init (&card.canvas.layout, &grid, 1);
  card.canvas.layout.x = card.canvas.layout.y = 0;
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, width_px / 2, height_px * ART);
  cairo_scale (cr, width_px, width_px);
  draw_ground (&card);
  draw_face (&card);
  if (look->spent)
    {
      OxbowBox box = outline_of (&card, 0);
      oxbow_canvas_rounded (&card.canvas, &box, 0.12);
      oxbow_canvas_tone (&card.canvas, OXBOW_TONE_PANEL, 0.55);
      cairo_fill (cr);
    }
  if (look->chosen)
    draw_frame (&card);
  cairo_restore (cr);
}
