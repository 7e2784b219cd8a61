/* water-rights.c: the painter of Water Rights
 *
 * The land of each town is tinted and bordered in its mayor's colour. Districts are cards with a band of their colour,
 * the drops and tokens they need, and their income: bright when supplied, grey when dry. Plants are tanks as full as
 * they are. Positions are only asked through the questions of the game's state.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/water-rights.h"

#include "games/water-rights/state.h"

#define CARD_WIDTH 1.0
#define CARD_HEIGHT 1.06
#define BAND 0.2                /* of a card's upper edge */
#define TANK 0.46               /* half of its width */
#define TANK_HEIGHT 0.98
#define POST 0.13

static const OxbowLook looks[] = {
  { 's', OXBOW_SIGN_NONE, OXBOW_TONE_TOBACCO, OXBOW_TONE_INK_SOFT },
  { 'r', OXBOW_SIGN_NONE, OXBOW_TONE_TOBACCO, OXBOW_TONE_INK_SOFT },
  { 'j', OXBOW_SIGN_NONE, OXBOW_TONE_TOBACCO, OXBOW_TONE_INK_SOFT },
  { '1', OXBOW_SIGN_LAKE, OXBOW_TONE_LAKE, OXBOW_TONE_LAKE_LINES },
  { '2', OXBOW_SIGN_LAKE, OXBOW_TONE_LAKE, OXBOW_TONE_LAKE_LINES },
  { '3', OXBOW_SIGN_LAKE, OXBOW_TONE_LAKE, OXBOW_TONE_LAKE_LINES },
  { '7', OXBOW_SIGN_HILL, OXBOW_TONE_HILL, OXBOW_TONE_HILL_SIGN },
  { '8', OXBOW_SIGN_HILL, OXBOW_TONE_HILL, OXBOW_TONE_HILL_SIGN },
  { '9', OXBOW_SIGN_HILL, OXBOW_TONE_HILL, OXBOW_TONE_HILL_SIGN },
  { 'S', OXBOW_SIGN_NONE, OXBOW_TONE_PAPER_SHADE, OXBOW_TONE_INK },
  { 'R', OXBOW_SIGN_NONE, OXBOW_TONE_PAPER_SHADE, OXBOW_TONE_INK },
  { 'J', OXBOW_SIGN_NONE, OXBOW_TONE_PAPER_SHADE, OXBOW_TONE_INK },
  { 'K', OXBOW_SIGN_CITY, OXBOW_TONE_CITY, OXBOW_TONE_INK },
  { '.', OXBOW_SIGN_NONE, OXBOW_TONE_PAPER, OXBOW_TONE_INK },
  { 0 },
};

static const char *const colour_codes[WATER_RIGHTS_COLOURS] = { "#3E8E41", "#BA2317", "#E0A100", "#8A8780" };
static const int dot_colours[WATER_RIGHTS_DOTS] = { WATER_RIGHTS_RED, WATER_RIGHTS_GREEN, WATER_RIGHTS_YELLOW };

static const WaterRightsState *
state_of (const OxbowScene *scene)
{
  return (const WaterRightsState *) scene->state;
}

static OxbowColour
colour_of (int colour)
{
  return oxbow_colour_parse (colour_codes[colour]);
}

/* The owner of a cell's land, or -1: the castle and what lies outside. */
static int
owner_of (const OxbowScene *scene, OxbowCell cell, WaterRightsLand *land)
{
  WaterRightsSeat seat;
  if (cell == OXBOW_NO_CELL || !water_rights_data_terrain (scene->terrain[cell], &seat, land))
    return -1;
  return (int) seat;
}

static OxbowColour
seat_colour (int seat)
{
  static const char *const colours[WATER_RIGHTS_SEATS] = { "#7A4FA0", "#BA2317", "#3E8E41", "#E0A100" };
  return oxbow_colour_parse (colours[seat]);
}

static void
draw_border (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell, int owner)
{
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      WaterRightsLand land;
      if (owner_of (scene, oxbow_grid_neighbour (&scene->grid, cell, direction), &land) == owner)
        continue;
      OxbowPoint a = oxbow_layout_corner (&canvas->layout, cell, direction);
      OxbowPoint b = oxbow_layout_corner (&canvas->layout, cell, direction + 1);
      cairo_move_to (canvas->cr, centre.x + (a.x - centre.x) * 0.94, centre.y + (a.y - centre.y) * 0.94);
      cairo_line_to (canvas->cr, centre.x + (b.x - centre.x) * 0.94, centre.y + (b.y - centre.y) * 0.94);
    }
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  oxbow_canvas_colour (canvas, seat_colour (owner), 0.9);
  oxbow_canvas_pen (canvas, 0.08);
  cairo_stroke (canvas->cr);
}

/* Calls draw for every cell of the canvas' block that belongs to a town. */
static void
for_each_site (const OxbowCanvas *canvas, const OxbowScene *scene,
               void (*draw) (const OxbowCanvas *, const OxbowScene *, OxbowCell, int, WaterRightsLand))
{
  const OxbowBlock *block = &canvas->block;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      {
        OxbowCell cell = row * scene->grid.width + column;
        WaterRightsLand land;
        int owner = owner_of (scene, cell, &land);
        if (owner >= 0)
          draw (canvas, scene, cell, owner, land);
      }
}

static void
draw_land (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell, int owner, WaterRightsLand land)
{
  oxbow_canvas_hex (canvas, cell, 1);
  oxbow_canvas_colour (canvas, seat_colour (owner), land == WATER_RIGHTS_POOL ? 0.06 : 0.14);
  cairo_fill (canvas->cr);
  draw_border (canvas, scene, cell, owner);
}

static void
draw_towns (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  for_each_site (canvas, scene, draw_land);
}

static void
draw_disc (const OxbowCanvas *canvas, double x, double y, double radius, OxbowColour colour)
{
  oxbow_canvas_ellipse (canvas, x, y, radius, radius);
  oxbow_canvas_colour (canvas, colour, 1);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 0.9);
  oxbow_canvas_pen (canvas, 0.03);
  cairo_stroke (canvas->cr);
}

static void
draw_drop (const OxbowCanvas *canvas, double x, double y)
{
  cairo_t *cr = canvas->cr;
  cairo_move_to (cr, x, y - 0.13);
  cairo_curve_to (cr, x + 0.03, y - 0.06, x + 0.08, y - 0.02, x + 0.08, y + 0.03);
  cairo_curve_to (cr, x + 0.08, y + 0.13, x - 0.08, y + 0.13, x - 0.08, y + 0.03);
  cairo_curve_to (cr, x - 0.08, y - 0.02, x - 0.03, y - 0.06, x, y - 0.13);
  oxbow_canvas_tone (canvas, OXBOW_TONE_WATER_INK, 1);
  cairo_fill (cr);
}

static void
write_text (const OxbowCanvas *canvas, const char *text, double size, bool bold, double x, double y)
{
  OxbowHand hand = { .sans = true, .bold = bold, .size = size, .across = 0.5,
                     .colour = canvas->theme->tones[OXBOW_TONE_INK] };
  oxbow_canvas_write (canvas, &hand, text, x, y);
}

/* Drops and tokens in a row, in the middle of the card. */
static void
draw_needs (const OxbowCanvas *canvas, const WaterRightsKind *kind, OxbowPoint at)
{
  int n = kind->water;
  for (int dot = 0; dot < WATER_RIGHTS_DOTS; dot++)
    n += kind->dots[dot];
  double step = MIN (0.19, (CARD_WIDTH - 0.1) / MAX (n, 1)), x = at.x - step * (n - 1) / 2;
  for (int i = 0; i < kind->water; i++, x += step)
    draw_drop (canvas, x, at.y);
  for (int dot = 0; dot < WATER_RIGHTS_DOTS; dot++)
    for (int i = 0; i < kind->dots[dot]; i++, x += step)
      draw_disc (canvas, x, at.y, 0.08, colour_of (dot_colours[dot]));
}

static void
draw_district (const OxbowCanvas *canvas, const WaterRightsKind *kind, bool is_supplied, OxbowPoint at)
{
  OxbowBox card = { at.x - CARD_WIDTH / 2, at.y - CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT };
  OxbowBox band = { card.x, card.y, CARD_WIDTH, BAND };
  oxbow_canvas_rounded (canvas, &card, 0.08);
  oxbow_canvas_tone (canvas, is_supplied ? OXBOW_TONE_CARD : OXBOW_TONE_PAPER_SHADE, 1);
  cairo_fill (canvas->cr);
  oxbow_canvas_rounded (canvas, &band, 0.08);
  oxbow_canvas_colour (canvas, colour_of (kind->colour), is_supplied ? 1 : 0.45);
  cairo_fill (canvas->cr);
  oxbow_canvas_rounded (canvas, &card, 0.08);
  oxbow_canvas_tone (canvas, is_supplied ? OXBOW_TONE_ACCENT : OXBOW_TONE_INK_SOFT, 1);
  oxbow_canvas_pen (canvas, is_supplied ? 0.07 : 0.03);
  cairo_stroke (canvas->cr);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    return;
  draw_needs (canvas, kind, (OxbowPoint) { at.x, at.y - 0.14 });
  g_autofree char *income = g_strdup_printf ("$%d", kind->income);
  write_text (canvas, income, 0.3, true, at.x, at.y + 0.16);
  write_text (canvas, kind->code, 0.17, false, at.x, at.y + 0.4);
}

/* The ring of an arrow that a plant wears which fills again by itself. */
static void
draw_recycling (const OxbowCanvas *canvas, double x, double y)
{
  cairo_t *cr = canvas->cr;
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, 0.11, -1.2, 3.6);
  oxbow_canvas_tone (canvas, OXBOW_TONE_SAFE, 1);
  oxbow_canvas_pen (canvas, 0.05);
  cairo_stroke (cr);
  cairo_move_to (cr, x + 0.02, y - 0.18);
  cairo_line_to (cr, x + 0.14, y - 0.11);
  cairo_line_to (cr, x + 0.02, y - 0.03);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_plant (const OxbowCanvas *canvas, const WaterRightsKind *kind, int drops, OxbowPoint at)
{
  double full = kind->capacity > 0 ? (double) drops / kind->capacity : 0, height = full * TANK_HEIGHT;
  OxbowBox tank = { at.x - TANK, at.y - TANK_HEIGHT / 2, 2 * TANK, TANK_HEIGHT };
  oxbow_canvas_rounded (canvas, &tank, 0.16);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CARD, 1);
  cairo_fill (canvas->cr);
  cairo_save (canvas->cr);
  oxbow_canvas_rounded (canvas, &tank, 0.16);
  cairo_clip (canvas->cr);
  cairo_rectangle (canvas->cr, tank.x, tank.y + TANK_HEIGHT - height, tank.width, height);
  oxbow_canvas_tone (canvas, OXBOW_TONE_WATER, 0.8);
  cairo_fill (canvas->cr);
  cairo_restore (canvas->cr);
  oxbow_canvas_rounded (canvas, &tank, 0.16);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.05);
  cairo_stroke (canvas->cr);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    return;
  g_autofree char *content = g_strdup_printf ("%d/%d", drops, kind->capacity);
  write_text (canvas, content, 0.32, true, at.x, at.y + 0.05);
  write_text (canvas, kind->code, 0.17, false, at.x, at.y + 0.36);
  if (kind->recycles)
    draw_recycling (canvas, at.x, at.y - 0.28);
}

/* Power works, with the colour of their tokens; beside them the posts of other towns. */
static void
draw_works (const OxbowCanvas *canvas, const OxbowScene *scene, int owner, OxbowPoint at)
{
  const WaterRightsState *state = state_of (scene);
  OxbowBox house = { at.x - 0.42, at.y - 0.3, 0.84, 0.72 };
  oxbow_canvas_rounded (canvas, &house, 0.05);
  oxbow_canvas_tone (canvas, OXBOW_TONE_WALL, 1);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.05);
  cairo_stroke (canvas->cr);
  OxbowBox chimney = { at.x + 0.14, at.y - 0.56, 0.16, 0.3 };
  oxbow_canvas_rounded (canvas, &chimney, 0.02);
  oxbow_canvas_tone (canvas, OXBOW_TONE_ROOF, 1);
  cairo_fill (canvas->cr);
  if (state == NULL)
    return;
  int dot = water_rights_data (state)->roles[owner].dot;
  draw_disc (canvas, at.x, at.y + 0.08, 0.2, colour_of (dot_colours[dot]));
  for (int seat = WATER_RIGHTS_SENIOR, n = 0; seat < WATER_RIGHTS_SEATS; seat++)
    if (water_rights_has_post (state, seat, owner))
      draw_disc (canvas, at.x - 0.3 + 0.3 * n++, at.y + 0.62, POST, seat_colour (seat));
}

static void
draw_site (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell, int owner, WaterRightsLand land)
{
  const WaterRightsState *state = state_of (scene);
  OxbowPoint at = oxbow_layout_centre (&canvas->layout, cell);
  if (land == WATER_RIGHTS_FACILITY)
    {
      draw_works (canvas, scene, owner, at);
      return;
    }
  int site = state != NULL ? water_rights_site (state, cell) : -1;
  if (site < 0 || state->plots[site].kind == WATER_RIGHTS_NOTHING)
    return;
  const WaterRightsKind *kind = water_rights_kind (state, state->plots[site].kind);
  if (kind->class == WATER_RIGHTS_PLANT)
    draw_plant (canvas, kind, state->plots[site].water, at);
  else
    draw_district (canvas, kind, state->plots[site].water, at);
}

static void
draw_pieces (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  for_each_site (canvas, scene, draw_site);
}

static int
measure_standing (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes, int most)
{
  const WaterRightsState *state = state_of (scene);
  WaterRightsLand land;
  if (most < 1 || owner_of (scene, cell, &land) < 0)
    return 0;
  int site = state != NULL ? water_rights_site (state, cell) : -1;
  if (land != WATER_RIGHTS_FACILITY && (site < 0 || state->plots[site].kind == WATER_RIGHTS_NOTHING))
    return 0;
  boxes[0] = (OxbowBox) { -CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT };
  return 1;
}

const OxbowPainter oxbow_painter_water_rights = {
  .id = "water-rights",
  .looks = looks,
  .edges = draw_towns,
  .pieces = draw_pieces,
  .standing = measure_standing,
};
