/* navajo-wars.c: the painter of Navajo Wars
 *
 * Ridges where neighbouring hexes are no neighbours in the game, the roads to Santa Fe, the number of each area; then
 * families, Outposts and Forts, corn and intruders face down, counters of raids, the drought of each territory at its
 * western end, and the display of instructions. Positions are only asked through the questions of the game's state.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/navajo-wars.h"
#include "games/navajo-wars/state.h"
#include "paint/figures.h"
#include <glib/gi18n-lib.h>
#include <stdio.h>

static const OxbowLook looks[] = {
  { 'm', OXBOW_SIGN_HILL, OXBOW_TONE_HILL, OXBOW_TONE_HILL_SIGN },
  { 'p', OXBOW_SIGN_NONE, OXBOW_TONE_ELEVATION_2, OXBOW_TONE_INK_SOFT },
  { 'v', OXBOW_SIGN_NONE, OXBOW_TONE_WHEAT, OXBOW_TONE_WHEAT_SIGN },
  { 'M', OXBOW_SIGN_MOUNTAIN, OXBOW_TONE_MOUNTAIN, OXBOW_TONE_MOUNTAIN_SIGN },
  { 'c', OXBOW_SIGN_NONE, OXBOW_TONE_ELEVATION_4, OXBOW_TONE_INK_SOFT },
  { '@', OXBOW_SIGN_CITY, OXBOW_TONE_CITY, OXBOW_TONE_INK },
  { '.', OXBOW_SIGN_NONE, OXBOW_TONE_PAPER, OXBOW_TONE_INK },
  { 0 },
};

/* The cell of an area by the groups of the map, which a bare map has too; or OXBOW_NO_CELL. */
static OxbowCell
area_cell (const OxbowScene *scene, int territory, int area)
{
  for (guint i = 0; i < scene->map->groups->len; i++)
    {
      const OxbowRecord *group = scene->map->groups->pdata[i];
      if (oxbow_record_get_number (group, "id", 0) == territory && (int) group->cells->len >= area)
        return g_array_index (group->cells, OxbowCell, area - 1);
    }
  return OXBOW_NO_CELL;
}

/* The spot of a cell, by the same groups. */
static int
spot_of (const OxbowScene *scene, OxbowCell cell)
{
  for (int t = 1; t <= NW_CANYON; t++)
    for (int area = 1; area <= (t == NW_CANYON ? NW_CANYON_CELLS : NW_AREAS); area++)
      if (area_cell (scene, t, area) == cell)
        return t == NW_CANYON ? area - 1 : nw_spot (t, area);
  return NW_NOWHERE;
}

static void
draw_ridge (const OxbowCanvas *canvas, OxbowCell cell, int direction, bool is_rim)
{
  OxbowPoint from = oxbow_layout_corner (&canvas->layout, cell, direction);
  OxbowPoint to = oxbow_layout_corner (&canvas->layout, cell, direction + 1);
  cairo_move_to (canvas->cr, from.x, from.y);
  oxbow_canvas_wobble (canvas, from, to, (uint32_t) (cell * 6 + direction), true);
  oxbow_canvas_tone (canvas, is_rim ? OXBOW_TONE_ROJO : OXBOW_TONE_MOUNTAIN_SIGN, 1);
  oxbow_canvas_pen (canvas, is_rim ? 0.11 : 0.08);
  cairo_stroke (canvas->cr);
}

/* NW-2.1e: sides between two areas that are not adjacent */
static void
draw_ridges (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  int here = spot_of (scene, cell);
  for (int side = 0; here != NW_NOWHERE && side < OXBOW_SIDES; side++)
    {
      int direction = oxbow_direction_of_side (scene->grid.orientation, side);
      OxbowCell other = oxbow_grid_neighbour (&scene->grid, cell, direction);
      int there = other != OXBOW_NO_CELL ? spot_of (scene, other) : NW_NOWHERE;
      if (there != NW_NOWHERE && !nw_spots_adjacent (here, there))
        draw_ridge (canvas, cell, direction, !nw_is_track (here) || !nw_is_track (there));
    }
}

static void
draw_roads (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  OxbowCell santa_fe = scene->first['@'];
  static const double dashes[] = { 0.14, 0.1 };
  if (santa_fe == OXBOW_NO_CELL)
    return;
  OxbowPoint to = oxbow_layout_centre (&canvas->layout, santa_fe);
  for (int t = 1; t <= NW_TRACKS; t++)
    {
      OxbowCell cell = area_cell (scene, t, 1);
      if (cell == OXBOW_NO_CELL)
        continue;
      OxbowPoint from = oxbow_layout_centre (&canvas->layout, cell);
      cairo_move_to (canvas->cr, from.x + 0.45, from.y);
      cairo_curve_to (canvas->cr, from.x + 1.3, from.y, to.x, (from.y + to.y) / 2, to.x, to.y);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK_SOFT, 0.7);
      oxbow_canvas_pen (canvas, 0.05);
      cairo_set_dash (canvas->cr, dashes, 2, 0);
      cairo_stroke (canvas->cr);
      cairo_set_dash (canvas->cr, NULL, 0, 0);
    }
}

static void
draw_edges (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  if (canvas->level < OXBOW_LEVEL_LINES)
    return;
  draw_roads (canvas, scene);
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      draw_ridges (canvas, scene, row * scene->grid.width + column);
}

static void
write_at (const OxbowCanvas *canvas, const char *text, double x, double y, double size, OxbowTone tone)
{
  OxbowHand hand = { .sans = true, .bold = true, .size = size, .across = 0.5, .halo = 0.16,
                     .colour = canvas->theme->tones[tone] };
  oxbow_canvas_write (canvas, &hand, text, x, y);
}

/* A counter that lies in a cell: a disc or, for what comes from New Mexico, a square, with a letter or number. */
static void
draw_counter (const OxbowCanvas *canvas, double x, double y, OxbowTone tone, bool is_square, const char *text)
{
  OxbowBox box = { x - 0.14, y - 0.14, 0.28, 0.28 };
  if (is_square)
    oxbow_canvas_rounded (canvas, &box, 0.04);
  else
    oxbow_canvas_ellipse (canvas, x, y, 0.15, 0.15);
  oxbow_canvas_tone (canvas, tone, 1);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.03);
  cairo_stroke (canvas->cr);
  write_at (canvas, text, x, y, 0.22, OXBOW_TONE_INK);
}

/* Corn and intruders lie face down, for any viewer. */
static void
draw_counters (const OxbowCanvas *canvas, const NwState *state, int spot, OxbowPoint centre)
{
  char number[16];
  if (state->corn[spot] > 0)
    draw_counter (canvas, centre.x - 0.55, centre.y + 0.2, OXBOW_TONE_COB, false, "");
  if (state->intruders[spot] > 0)
    draw_counter (canvas, centre.x + 0.55, centre.y + 0.2, OXBOW_TONE_CARD, false, "?");
  if (state->harass[spot])
    draw_counter (canvas, centre.x + 0.25, centre.y + 0.55, OXBOW_TONE_SAFE, false, "H");
  snprintf (number, sizeof number, "%d", state->raid[spot]);
  if (state->raid[spot] > 0)
    draw_counter (canvas, centre.x - 0.25, centre.y + 0.55, OXBOW_TONE_ERROR, true, number);
}

/* A Fort is a plain walled square; Missions have a church, Ranchos a house. */
static void
draw_fort (const OxbowCanvas *canvas, OxbowPoint centre)
{
  OxbowBox wall = { centre.x + 0.18, centre.y - 0.2, 0.5, 0.36 };
  oxbow_canvas_rounded (canvas, &wall, 0.02);
  oxbow_canvas_tone (canvas, OXBOW_TONE_LOG, 1);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.05);
  cairo_stroke (canvas->cr);
  for (int i = 0; i < 4; i++)
    {
      cairo_rectangle (canvas->cr, wall.x - 0.04 + 0.15 * i, wall.y - 0.08, 0.11, 0.1);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
      cairo_fill (canvas->cr);
    }
}

static void
draw_outposts (const OxbowCanvas *canvas, const NwState *state, int spot, OxbowPoint centre)
{
  int t = nw_spot_territory (spot), area = nw_spot_area (spot);
  if (!nw_is_track (spot))
    return;
  if (state->mission[t] == area)
    oxbow_figure_house (canvas, oxbow_livery_get (1), OXBOW_FIGURE_HACIENDA, centre.x - 0.38, centre.y + 0.1);
  if (state->rancho[t] == area)
    oxbow_figure_house (canvas, oxbow_livery_get (2), OXBOW_FIGURE_FINCA, centre.x + 0.42, centre.y + 0.1);
  if (state->fort[t] && area == 1)
    draw_fort (canvas, centre);
}

/* A family: its letter on a disc, a dot below for each of its people, a ring for each step of Ferocity. */
static void
draw_disc (const OxbowCanvas *canvas, const NwFamily *at, int family, double x, double y)
{
  int people = 3 - nw_empty_places (at), i = 0;
  for (int ring = at->ferocity; ring > 0; ring--)
    {
      oxbow_canvas_ellipse (canvas, x, y, 0.21 + 0.05 * ring, 0.21 + 0.05 * ring);
      oxbow_canvas_tone (canvas, OXBOW_TONE_ROJO, 1);
      oxbow_canvas_pen (canvas, 0.03);
      cairo_stroke (canvas->cr);
    }
  oxbow_canvas_ellipse (canvas, x, y, 0.21, 0.21);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CARD, 1);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.04);
  cairo_stroke (canvas->cr);
  if (canvas->level >= OXBOW_LEVEL_SIGNS)
    write_at (canvas, nw_family_words[family], x, y, 0.28, OXBOW_TONE_INK);
  for (; i < people; i++)
    {
      oxbow_canvas_ellipse (canvas, x + 0.14 * (i - 0.5 * (people - 1)), y + 0.45, 0.05, 0.05);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
      cairo_fill (canvas->cr);
    }
}

static void
draw_family (const OxbowCanvas *canvas, const NwState *state, int spot, OxbowPoint centre)
{
  int n_here = 0, i = 0;
  for (int family = 0; family < NW_FAMILIES; family++)
    n_here += state->families[family].in && state->families[family].place == spot;
  for (int family = 0; family < NW_FAMILIES; family++)
    if (state->families[family].in && state->families[family].place == spot)
      draw_disc (canvas, &state->families[family], family, centre.x + 0.46 * (i++ - 0.5 * (n_here - 1)),
                 centre.y - 0.1);
}

/* Families in the Caught and Escape boxes of a territory stand beside its last cell, with a word. */
static void
draw_boxes (const OxbowCanvas *canvas, const NwState *state, int spot, OxbowPoint centre)
{
  int t = nw_spot_territory (spot), i = 0;
  if (nw_is_track (spot) ? nw_spot_area (spot) != NW_AREAS : spot != 0)
    return;
  for (int family = 0; family < NW_FAMILIES; family++)
    {
      const NwFamily *at = &state->families[family];
      if (!at->in || nw_is_spot (at->place) || nw_place_territory (at->place) != t)
        continue;
      double x = centre.x - 0.5 + 0.5 * i++, y = centre.y - 0.45;
      draw_disc (canvas, at, family, x, y);
      if (canvas->level >= OXBOW_LEVEL_SIGNS)
        write_at (canvas, at->place >= NW_ESCAPE ? _("escaped") : _("caught"), x, y - 0.28, 0.18, OXBOW_TONE_INK);
    }
}

static void
draw_cell (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  const NwState *state = (const NwState *) scene->state;
  int spot = nw_spot_of (state, cell);
  if (spot == NW_NOWHERE)
    return;
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  draw_outposts (canvas, state, spot, centre);
  if (canvas->level >= OXBOW_LEVEL_SIGNS)
    draw_counters (canvas, state, spot, centre);
  draw_family (canvas, state, spot, centre);
  draw_boxes (canvas, state, spot, centre);
}

static void
draw_pieces (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  if (scene->state == NULL)
    return;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      draw_cell (canvas, scene, row * scene->grid.width + column);
}

/* The display of instructions: Active and Standby, three rows each, in the empty corner of the board, if any. */
static void
draw_display (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const NwState *state = (const NwState *) scene->state;
  if (state == NULL || scene->grid.width < 2 || scene->grid.height < 2 || !oxbow_canvas_has (canvas, 0)
      || !oxbow_scene_is_outside (scene, 0) || !oxbow_scene_is_outside (scene, 1)
      || !oxbow_scene_is_outside (scene, scene->grid.width))
    return;
  OxbowPoint corner = oxbow_layout_centre (&canvas->layout, 0);
  write_at (canvas, _("Active"), corner.x, corner.y - 0.1, 0.22, OXBOW_TONE_INK_SOFT);
  write_at (canvas, _("Standby"), corner.x + 1.1, corner.y - 0.1, 0.22, OXBOW_TONE_INK_SOFT);
  for (int row = 0; row < NW_ROWS; row++)
    for (int column = 0; column < 2; column++)
      {
        uint8_t counter = column == 0 ? state->active[row] : state->standby[row];
        double x = corner.x + 1.1 * column, y = corner.y + 0.25 + 0.38 * row;
        char letter[] = { '-', '\0' };
        if (counter != 0)
          letter[0] = (char) ((NW_COUNTER_IS_BACK (counter) ? 'a' : 'A') + NW_COUNTER_LETTER (counter));
        draw_counter (canvas, x, y, counter != 0 ? OXBOW_TONE_CARD : OXBOW_TONE_PAPER_SHADE, true, letter);
      }
}

/* The number of each area; at the western end of a track how many droughts lie on it. */
static void
draw_labels (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  const NwState *state = (const NwState *) scene->state;
  char text[16];
  if (canvas->level >= OXBOW_LEVEL_SIGNS)
    draw_display (canvas, scene);
  for (int row = block->first_row; row <= block->last_row && canvas->level >= OXBOW_LEVEL_SIGNS; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      {
        OxbowCell cell = row * scene->grid.width + column;
        int spot = spot_of (scene, cell), t = spot != NW_NOWHERE ? nw_spot_territory (spot) : 0;
        OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
        if (t == 0 || t == NW_CANYON)
          continue;
        snprintf (text, sizeof text, "%d", nw_spot_area (spot));
        write_at (canvas, text, centre.x + 0.3, centre.y - 0.62, 0.24, OXBOW_TONE_INK_SOFT);
        if (state != NULL && nw_spot_area (spot) == NW_AREAS && state->drought[t] > 0)
          draw_counter (canvas, centre.x - 0.75, centre.y, OXBOW_TONE_WHEAT, true, state->drought[t] == 1 ? "1" : "2");
      }
}

const OxbowPainter oxbow_painter_navajo_wars = {
  .id = "navajo-wars",
  .looks = looks,
  .edges = draw_edges,
  .pieces = draw_pieces,
  .labels = draw_labels,
};
