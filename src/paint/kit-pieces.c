/* kit-pieces.c: one piece, tile or card of a kit, drawn
 *
 * Outlines are where the scissors go: thin, grey and closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/kit-pieces.h"
#include "paint/board.h"
#include "paint/kit-text.h"
#include "paint/painter.h"
#include <math.h>

#define HEX_PART 0.86           /* of a cell, so that a tile lies well in it */
#define UNITS_PER_MM (150 / 25.4)
#define BAR 5.2

static const OxbowColour ink = { 0.1, 0.09, 0.08 }, paper = { 1, 1, 1 };

static double
width_of_piece (const OxbowKitPiece *piece, double cell_mm)
{
  return piece->shape == OXBOW_KIT_HEX ? oxbow_radius_from_flats (cell_mm * HEX_PART) * 2 : piece->width_mm;
}

void
oxbow_kit_item_measure (const OxbowKitItem *item, double cell_mm, double *width, double *height)
{
  OxbowLayout layout;
  switch (item->kind)
    {
    case OXBOW_KIT_PIECE:
      *width = width_of_piece (&item->piece, cell_mm);
      *height = item->piece.shape == OXBOW_KIT_HEX ? cell_mm * HEX_PART : *width;
      return;
    case OXBOW_KIT_TILE:
      oxbow_layout_init (&layout, &item->map->grid, oxbow_radius_from_flats (cell_mm));
      *width = oxbow_layout_bounds (&layout).width;
      *height = oxbow_layout_bounds (&layout).height;
      return;
    case OXBOW_KIT_CARD:
      *width = OXBOW_KIT_CARD_WIDTH;
      *height = OXBOW_KIT_CARD_HEIGHT;
      return;
    }
}

static void
cut (cairo_t *cr)
{
  cairo_set_source_rgb (cr, 0.55, 0.55, 0.55);
  cairo_set_line_width (cr, 0.15);
  cairo_stroke (cr);
}

static void
trace_shape (cairo_t *cr, OxbowKitShape shape, double width, double height)
{
  cairo_new_path (cr);
  switch (shape)
    {
    case OXBOW_KIT_SQUARE:
      cairo_rectangle (cr, 0, 0, width, height);
      return;
    case OXBOW_KIT_DISC:
      cairo_arc (cr, width / 2, height / 2, width / 2, 0, 2 * G_PI);
      return;
    case OXBOW_KIT_HEX:
      for (int corner = 0; corner < OXBOW_DIRECTIONS; corner++)
        {
          OxbowPoint at = oxbow_hex_corner (OXBOW_FLAT, corner);
          cairo_line_to (cr, width / 2 + at.x * width / 2, height / 2 + at.y * width / 2);
        }
      cairo_close_path (cr);
      return;
    }
}

/* Black or white, whichever can be read there. */
static OxbowColour
ink_on (OxbowColour ground)
{
  return 0.3 * ground.red + 0.59 * ground.green + 0.11 * ground.blue > 0.45 ? ink : paper;
}

static void
draw_badge (cairo_t *cr, const OxbowKitPiece *piece, double width, double height)
{
  double size = 0.66 * MIN (width, height), down = piece->sign != NULL || piece->text != NULL ? 0.06 * height : 0;
  cairo_save (cr);
  cairo_translate (cr, (width - size) / 2, (height - size) / 2 - down);
  cairo_scale (cr, 1 / UNITS_PER_MM, 1 / UNITS_PER_MM);
  oxbow_badge_draw (cr, OXBOW_THEME_LIGHT, (OxbowBadge) piece->badge, piece->livery, size * UNITS_PER_MM);
  cairo_restore (cr);
}

static void
draw_words (cairo_t *cr, const OxbowKitPiece *piece, double width, double height)
{
  bool has_badge = piece->badge < OXBOW_N_BADGES;
  OxbowColour colour = ink_on (piece->ground);
  double side = piece->shape == OXBOW_KIT_SQUARE ? 0.06 * width : 0.16 * width;
  OxbowKitHand large = { height * (has_badge ? 0.17 : piece->text != NULL ? 0.2 : 0.3), height * 0.09, true, true,
                         false, colour };
  OxbowKitHand small = { height * 0.115, height * 0.06, false, true, false, colour };
  double top = has_badge ? 0.74 * height : piece->text != NULL ? 0.16 * height : 0.5 * height;
  OxbowBox box = { side, top, width - 2 * side, has_badge ? 0.24 * height : 0.34 * height };
  if (piece->sign != NULL && piece->text == NULL && !has_badge)
    {
      double high = oxbow_kit_measure (cr, &large, piece->sign, box.width);
      box = (OxbowBox) { side, MAX ((height - high) / 2, 0.1 * height), box.width, 0.8 * height };
    }
  double used = piece->sign != NULL ? oxbow_kit_write (cr, &large, piece->sign, &box) : 0;
  if (piece->text == NULL)
    return;
  OxbowBox rest = { side, has_badge ? 0.76 * height : box.y + used + 0.02 * height, box.width,
                    (has_badge ? 0.98 : 0.9) * height - (has_badge ? 0.76 * height : box.y + used + 0.02 * height) };
  oxbow_kit_write (cr, &small, piece->text, &rest);
}

static void
draw_piece (cairo_t *cr, const OxbowKitPiece *piece, double width, double height)
{
  trace_shape (cr, piece->shape, width, height);
  cairo_set_source_rgb (cr, piece->ground.red, piece->ground.green, piece->ground.blue);
  cairo_fill_preserve (cr);
  cut (cr);
  if (piece->badge < OXBOW_N_BADGES)
    draw_badge (cr, piece, width, height);
  draw_words (cr, piece, width, height);
}

static void
draw_tile (cairo_t *cr, const OxbowKitItem *item, const OxbowScenario *scenario, double cell_mm)
{
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  double radius = oxbow_radius_from_flats (cell_mm) * UNITS_PER_MM;
  OxbowLayout layout;
  options.frame = options.labels = false;
  g_autoptr (OxbowScene) scene = oxbow_scene_new_map (item->map, scenario->ruleset->palette,
                                                      oxbow_painter_find (scenario->ruleset), "");
  oxbow_layout_init (&layout, &item->map->grid, radius);
  OxbowBox all = oxbow_layout_bounds (&layout);
  cairo_save (cr);
  cairo_scale (cr, 1 / UNITS_PER_MM, 1 / UNITS_PER_MM);
  oxbow_board_draw (cr, scene, &options, radius, &all);
  cairo_restore (cr);
}

static void
draw_card (cairo_t *cr, const OxbowKitItem *item, double width, double height)
{
  const OxbowKitHand deck = { 2.3, 1.6, false, false, false, ink_on (item->colour) };
  const OxbowKitHand name = { 4.0, 2.4, true, false, true, ink }, text = { 2.9, 1.7, false, false, false, ink };
  cairo_rectangle (cr, 0, 0, width, BAR);
  cairo_set_source_rgb (cr, item->colour.red, item->colour.green, item->colour.blue);
  cairo_fill (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cut (cr);
  oxbow_kit_write (cr, &deck, item->caption, &(OxbowBox) { 3, 1, width - 6, BAR - 1.5 });
  double high = oxbow_kit_write (cr, &name, item->name, &(OxbowBox) { 3, BAR + 2, width - 6, 10.5 });
  double top = BAR + 2 + high + 1.6;
  if (item->text != NULL)
    oxbow_kit_write (cr, &text, item->text, &(OxbowBox) { 3, top, width - 6, height - top - 2 });
}

void
oxbow_kit_item_draw (cairo_t *cr, const OxbowKitItem *item, const OxbowScenario *scenario, double cell_mm)
{
  double width, height;
  oxbow_kit_item_measure (item, cell_mm, &width, &height);
  switch (item->kind)
    {
    case OXBOW_KIT_PIECE:
      draw_piece (cr, &item->piece, width, height);
      return;
    case OXBOW_KIT_TILE:
      draw_tile (cr, item, scenario, cell_mm);
      return;
    case OXBOW_KIT_CARD:
      draw_card (cr, item, width, height);
      return;
    }
}
