/* dos-rios.c: the painter of Dos Rios
 *
 * How its letters look, where its rivers run, and what stands on the board: dams, buildings, campesinos, and the
 * counts of those who wait in the city and on the trails. Positions are only asked through the questions of the
 * game's state.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/dos-rios.h"
#include "paint/dos-rios-parts.h"
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define TRAIL(digit) { '0' + digit, OXBOW_SIGN_TRAIL, OXBOW_TONE_TRAIL, OXBOW_TONE_INK_SOFT, .number = digit }
#define SPRING(letter, tone) { letter, OXBOW_SIGN_SPRING, OXBOW_TONE_MOUNTAIN, OXBOW_TONE_MOUNTAIN_SIGN, .water = tone }

static const OxbowLook looks[] = {
  { 'h', OXBOW_SIGN_HILL, OXBOW_TONE_HILL, OXBOW_TONE_HILL_SIGN },
  { 'f', OXBOW_SIGN_FOREST, OXBOW_TONE_FOREST, OXBOW_TONE_FOREST_SIGN },
  { 'w', OXBOW_SIGN_WHEAT, OXBOW_TONE_WHEAT, OXBOW_TONE_WHEAT_SIGN },
  { 't', OXBOW_SIGN_TOBACCO, OXBOW_TONE_TOBACCO, OXBOW_TONE_TOBACCO_SIGN },
  { 'c', OXBOW_SIGN_CORN, OXBOW_TONE_CORN, OXBOW_TONE_CORN_SIGN },
  { '~', OXBOW_SIGN_LAKE, OXBOW_TONE_LAKE, OXBOW_TONE_LAKE_LINES },
  { '@', OXBOW_SIGN_CITY, OXBOW_TONE_CITY, OXBOW_TONE_INK },
  { '^', OXBOW_SIGN_MOUNTAIN, OXBOW_TONE_MOUNTAIN, OXBOW_TONE_MOUNTAIN_SIGN },
  { '?', OXBOW_SIGN_TILE, OXBOW_TONE_PAPER_SHADE, OXBOW_TONE_INK_SOFT },
  { '.', OXBOW_SIGN_NONE, OXBOW_TONE_PAPER, OXBOW_TONE_INK },
  SPRING ('V', OXBOW_TONE_VERDE),
  SPRING ('M', OXBOW_TONE_MORENO),
  SPRING ('A', OXBOW_TONE_AZUL),
  SPRING ('R', OXBOW_TONE_ROJO),
  TRAIL (1),
  TRAIL (2),
  TRAIL (3),
  TRAIL (4),
  TRAIL (5),
  TRAIL (6),
  TRAIL (7),
  TRAIL (8),
  TRAIL (9),
  { 0 },
};

static const OxbowRiverLook rivers[DOS_RIOS_MAX_RIVERS] = {
  { OXBOW_TONE_VERDE, OXBOW_ARROW_ONE, N_("Rio Verde") },
  { OXBOW_TONE_MORENO, OXBOW_ARROW_TWO, N_("Rio Moreno") },
  { OXBOW_TONE_AZUL, OXBOW_ARROW_DOT, N_("Rio Azul") },
  { OXBOW_TONE_ROJO, OXBOW_ARROW_THREE, N_("Rio Rojo") },
};

#define MAX_COURSE 4096
#define REACH 0.6               /* of what stands in a cell or on its sides, beyond it */

static bool
ends_river (const OxbowScene *scene, OxbowCell cell)
{
  OxbowSign sign = oxbow_scene_look (scene, cell)->sign;
  return sign == OXBOW_SIGN_LAKE || sign == OXBOW_SIGN_CITY;
}

static void
add_course (const OxbowScene *scene, OxbowRivers *courses, int river, const OxbowRiverLook *look)
{
  static const size_t bytes = MAX_COURSE * sizeof (OxbowEdge);
  g_autofree OxbowEdge *edges = g_malloc (bytes);
  g_autofree OxbowCell *cells = g_malloc (bytes + sizeof (OxbowCell));
  int n = MIN (dos_rios_course (dos_rios_scene_state (scene), river, edges, MAX_COURSE), MAX_COURSE);
  cells[0] = dos_rios_spring (dos_rios_scene_state (scene), river);
  for (int i = 0; i < n; i++)
    cells[i + 1] = oxbow_grid_edge_lower (&scene->grid, edges[i]);
  oxbow_rivers_add (courses, look, cells, n + 1, ends_river (scene, cells[n]));
}

/* Without a position only the pools of the springs are known; the first of each letter will do. */
static void
add_spring (const OxbowScene *scene, OxbowRivers *courses, int river, const OxbowRiverLook *look)
{
  const char *found = memchr (scene->terrain, "VMAR"[river], (size_t) oxbow_grid_n_cells (&scene->grid));
  if (found == NULL)
    return;
  OxbowCell cell = (OxbowCell) (found - scene->terrain);
  oxbow_rivers_add (courses, look, &cell, 1, false);
}

static OxbowRivers *
find_rivers (const OxbowScene *scene)
{
  OxbowRivers *courses = oxbow_rivers_new (&scene->grid);
  for (int river = 0; river < DOS_RIOS_MAX_RIVERS; river++)
    {
      OxbowRiverLook look = rivers[river];
      look.name = _(rivers[river].name);
      if (scene->state == NULL)
        add_spring (scene, courses, river, &look);
      else if (dos_rios_has_river (dos_rios_scene_state (scene), river))
        add_course (scene, courses, river, &look);
    }
  oxbow_rivers_finish (courses);
  return courses;
}

/* While a river is laid anew the rest of its old course still has its flows, but no water. */
bool
dos_rios_is_lost (const OxbowScene *scene, OxbowCell cell)
{
  const DosRiosState *state = dos_rios_scene_state (scene);
  return dos_rios_terrain_is_hex (dos_rios_terrain (state, cell)) && dos_rios_flow (state, cell) >= 0
         && dos_rios_water_reaches (state, cell) == 0;
}

bool
dos_rios_ends_lost (const OxbowScene *scene, OxbowCell cell)
{
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      OxbowEdge edge = oxbow_grid_edge (&scene->grid, cell, direction);
      OxbowCell upper = edge != OXBOW_NO_EDGE ? oxbow_edge_upper (edge) : cell;
      if (upper != cell && dos_rios_flow (dos_rios_scene_state (scene), upper) == oxbow_edge_side (edge)
          && dos_rios_is_lost (scene, upper))
        return true;
    }
  return false;
}

static OxbowCell
find_below (const OxbowScene *scene, OxbowCell cell)
{
  int side = dos_rios_flow (dos_rios_scene_state (scene), cell);
  return oxbow_grid_edge_lower (&scene->grid, cell * OXBOW_SIDES + side);
}

/* Where it begins: behind the dam. */
static OxbowCell
find_lost (const OxbowScene *scene)
{
  int n = oxbow_grid_n_cells (&scene->grid);
  g_autofree bool *is_fed = g_new0 (bool, n);
  OxbowCell first = OXBOW_NO_CELL;
  for (OxbowCell cell = 0; cell < n; cell++)
    if (dos_rios_is_lost (scene, cell))
      is_fed[find_below (scene, cell)] = true;
  for (OxbowCell cell = 0; cell < n && first == OXBOW_NO_CELL; cell++)
    if (!is_fed[cell] && dos_rios_is_lost (scene, cell))
      first = cell;
  return first;
}

/* Where the river would have run on, for as long as it is not said where it runs instead. */
static void
draw_old_course (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  OxbowCell head = dos_rios_head (dos_rios_scene_state (scene));
  OxbowCell cell = head != OXBOW_NO_CELL ? find_lost (scene) : OXBOW_NO_CELL;
  if (cell == OXBOW_NO_CELL)
    return;
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  g_autoptr (OxbowRivers) old = oxbow_rivers_new (&scene->grid);
  g_array_append_val (cells, cell);
  while (dos_rios_is_lost (scene, cell))
    {
      cell = find_below (scene, cell);
      g_array_append_val (cells, cell);
    }
  for (guint k = 0; k < scene->rivers->rivers->len; k++)
    {
      const OxbowRiver *river = g_ptr_array_index (scene->rivers->rivers, k);
      if (g_array_index (river->cells, OxbowCell, river->cells->len - 1) == head)
        oxbow_rivers_add (old, &river->look, (const OxbowCell *) (void *) cells->data, (int) cells->len,
                          ends_river (scene, cell));
    }
  oxbow_rivers_finish (old);
  for (guint k = 0; k < old->rivers->len; k++)
    {
      const OxbowRiver *river = g_ptr_array_index (old->rivers, k);
      oxbow_river_draw_part (canvas, river, 0, river->points->len - 1, OXBOW_RIVER_LOST);
    }
}

/* Before the water runs, a course that is drawn is a piece of river over the edge, with its arrow downwards. */
static void
draw_way (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowEdge edge)
{
  OxbowPoint from = oxbow_layout_centre (&canvas->layout, oxbow_edge_upper (edge));
  OxbowPoint to = oxbow_layout_centre (&canvas->layout, oxbow_grid_edge_lower (&scene->grid, edge));
  static const struct { OxbowTone tone; double width; } strokes[] = { { OXBOW_TONE_CASING, 0.3 },
                                                                      { OXBOW_TONE_WATER_INK, 0.19 } };
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (strokes); i++)
    {
      cairo_move_to (canvas->cr, from.x + 0.25 * (to.x - from.x), from.y + 0.25 * (to.y - from.y));
      cairo_line_to (canvas->cr, from.x + 0.75 * (to.x - from.x), from.y + 0.75 * (to.y - from.y));
      oxbow_canvas_tone (canvas, strokes[i].tone, 1);
      oxbow_canvas_pen (canvas, strokes[i].width);
      cairo_stroke (canvas->cr);
    }
  oxbow_river_draw_arrow (canvas, OXBOW_ARROW_ONE, (from.x + to.x) / 2, (from.y + to.y) / 2,
                          atan2 (to.y - from.y, to.x - from.x));
}

static void
draw_dam (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowEdge edge)
{
  OxbowCell cell = oxbow_edge_upper (edge);
  int direction = oxbow_direction_of_side (scene->grid.orientation, oxbow_edge_side (edge));
  oxbow_figure_dam (canvas, oxbow_layout_corner (&canvas->layout, cell, direction),
                    oxbow_layout_corner (&canvas->layout, cell, direction + 1));
}

/* What the map of a scenario has drawn on edges. One at the rim has no cell on its other side. */
static void
draw_map_edges (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  for (guint i = 0; i < scene->map->edges->len; i++)
    {
      const OxbowRecord *record = scene->map->edges->pdata[i];
      OxbowCell lower = oxbow_grid_edge_lower (&scene->grid, record->edge);
      if (!oxbow_canvas_has (canvas, oxbow_edge_upper (record->edge)) && !oxbow_canvas_has (canvas, lower))
        continue;
      if (strcmp (record->kind, "dam") == 0)
        draw_dam (canvas, scene, record->edge);
      else if (lower != OXBOW_NO_CELL)
        draw_way (canvas, scene, record->edge);
    }
}

static void
draw_dams (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  if (scene->state == NULL)
    {
      draw_map_edges (canvas, scene);
      return;
    }
  if (!canvas->again)
    draw_old_course (canvas, scene);
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      for (int side = 0; side < OXBOW_SIDES; side++)
        {
          OxbowEdge edge = (row * scene->grid.width + column) * OXBOW_SIDES + side;
          if (dos_rios_is_dammed (dos_rios_scene_state (scene), edge)
              && oxbow_canvas_shows (canvas, oxbow_edge_upper (edge), REACH))
            draw_dam (canvas, scene, edge);
        }
}

OxbowLivery
dos_rios_livery (const OxbowScene *scene, int seat)
{
  return oxbow_livery_for (oxbow_state_ruleset (scene->state)->seats[seat].colour, seat);
}

/* A hex holds at most two campesinos, of one player. */
static int
find_camp (const OxbowScene *scene, OxbowCell cell, int *seat)
{
  for (*seat = 0; *seat < scene->state->setup->n_seats; (*seat)++)
    {
      int n = dos_rios_campesinos (dos_rios_scene_state (scene), cell, *seat);
      if (n > 0)
        return n;
    }
  return 0;
}

int
dos_rios_named (const OxbowScene *scene, OxbowCell cell)
{
  const OxbowLook *look = oxbow_scene_look (scene, cell);
  return look->sign == OXBOW_SIGN_CITY ? 0 : look->sign == OXBOW_SIGN_TRAIL ? look->number : -1;
}

static void
draw_standing (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  int owner = -1, seat = -1;
  DosRiosBuilding building = dos_rios_building (dos_rios_scene_state (scene), cell, &owner);
  if (dos_rios_named (scene, cell) >= 0)
    return;
  int camps = find_camp (scene, cell, &seat);
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  if (building != DOS_RIOS_NO_BUILDING)
    {
      OxbowLivery livery = dos_rios_livery (scene, owner);
      oxbow_figure_building (canvas, &livery,
                             building == DOS_RIOS_HACIENDA ? OXBOW_FIGURE_HACIENDA : OXBOW_FIGURE_FINCA, centre, camps);
    }
  if (camps > 0 && !canvas->deserted)
    {
      OxbowLivery livery = dos_rios_livery (scene, seat);
      oxbow_figure_people (canvas, &livery, centre, camps, building != DOS_RIOS_NO_BUILDING);
    }
}

/* Who waits at a named place, on a tray: a figure and a number for each colour. */
static OxbowTray
count_waiting (const OxbowScene *scene, int named)
{
  OxbowTray tray = { .columns = named == 0 ? 0 : 2 };     /* a trail is narrow */
  for (int seat = 0; seat < scene->state->setup->n_seats; seat++)
    {
      int n = dos_rios_campesinos (dos_rios_scene_state (scene), OXBOW_NAMED_PLACE (named), seat);
      if (n > 0)
        tray.items[tray.n++] = (OxbowTrayItem) { dos_rios_livery (scene, seat), n };
    }
  return tray;
}

OxbowPoint
dos_rios_tray_foot (const OxbowScene *scene, int named, int seat, double *height)
{
  const DosRiosState *state = dos_rios_scene_state (scene);
  OxbowTray tray = count_waiting (scene, named), alone = { .n = 1 };
  int i = 0;
  if (dos_rios_campesinos (state, OXBOW_NAMED_PLACE (named), seat) == 0)
    return oxbow_figure_tray_foot (&alone, 0, height);
  for (int other = 0; other < seat; other++)
    i += dos_rios_campesinos (state, OXBOW_NAMED_PLACE (named), other) > 0;
  return oxbow_figure_tray_foot (&tray, i, height);
}

/* Below the church, beside the trail's signpost. */
OxbowCell
dos_rios_tray_cell (const OxbowScene *scene, int named, OxbowPoint *offset)
{
  int letter = named == 0 ? '@' : '0' + named;
  bool crowded = named == 0 || scene->first[letter] == scene->middle[letter];
  *offset = (OxbowPoint) { 0, crowded ? 0.5 : 0.1 };
  return scene->middle[letter];
}

static int
measure_tray (const OxbowScene *scene, OxbowCell cell, OxbowBox *box)
{
  int named = dos_rios_named (scene, cell);
  OxbowPoint offset;
  if (named < 0 || dos_rios_tray_cell (scene, named, &offset) != cell)
    return 0;
  OxbowTray tray = count_waiting (scene, named);
  int n = oxbow_figure_measure_tray (&tray, box);
  box->x += offset.x;
  box->y += offset.y;
  return n;
}

static int
measure_dams (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes)
{
  int n = 0;
  for (int side = 0; side < OXBOW_SIDES; side++)
    {
      int direction = oxbow_direction_of_side (scene->grid.orientation, side);
      if (dos_rios_is_dammed (dos_rios_scene_state (scene), cell * OXBOW_SIDES + side))
        n += oxbow_figure_measure_dam (oxbow_hex_corner (scene->grid.orientation, direction),
                                       oxbow_hex_corner (scene->grid.orientation, direction + 1), boxes + n);
    }
  return n;
}

#define MOST_BOXES (OXBOW_SIDES * OXBOW_FIGURE_DAM_BOXES + 4)

static int
measure_standing (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes, int most)
{
  int owner, seat, n = 0;
  const OxbowLook *look = oxbow_scene_look (scene, cell);
  if (most < MOST_BOXES)
    return 0;
  if (look->sign == OXBOW_SIGN_TRAIL && scene->first[(unsigned char) look->code] == cell)
    boxes[n++] = (OxbowBox) { -0.3, -0.5, 0.6, 0.55 };
  if (scene->state == NULL)
    return n;
  n += measure_dams (scene, cell, boxes + n);
  if (dos_rios_named (scene, cell) >= 0)
    return n + measure_tray (scene, cell, boxes + n);
  DosRiosBuilding building = dos_rios_building (dos_rios_scene_state (scene), cell, &owner);
  int camps = find_camp (scene, cell, &seat);
  if (building != DOS_RIOS_NO_BUILDING)
    n += oxbow_figure_measure_building (
        building == DOS_RIOS_HACIENDA ? OXBOW_FIGURE_HACIENDA : OXBOW_FIGURE_FINCA, camps, boxes + n);
  return n + oxbow_figure_measure_people (camps, building != DOS_RIOS_NO_BUILDING, boxes + n);
}

static void
draw_pieces (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  if (scene->state == NULL)
    return;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int odd = 0; odd < 2; odd++) /* the upper half of a row of cells first: figures stand before those behind */
      for (int column = block->first_column; column <= block->last_column; column++)
        if ((column & 1) == odd && oxbow_canvas_shows (canvas, row * scene->grid.width + column, REACH))
          draw_standing (canvas, scene, row * scene->grid.width + column);
  for (int named = 0; canvas->level >= OXBOW_LEVEL_SIGNS && named < DOS_RIOS_MAX_NAMED; named++)
    {
      OxbowPoint offset;
      OxbowCell cell = dos_rios_tray_cell (scene, named, &offset);
      if (cell == OXBOW_NO_CELL || !oxbow_canvas_has (canvas, cell))
        continue;
      OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
      OxbowTray tray = count_waiting (scene, named);
      oxbow_figure_tray (canvas, &tray, (OxbowPoint) { centre.x + offset.x, centre.y + offset.y });
    }
}

const OxbowPainter oxbow_painter_dos_rios = {
  .id = "dos-rios",
  .looks = looks,
  .rivers = find_rivers,
  .edges = draw_dams,
  .pieces = draw_pieces,
  .standing = measure_standing,
  .target = dos_rios_target,
  .preview = dos_rios_preview,
  .differs = dos_rios_differs,
  .motion = dos_rios_motion,
  .kit = dos_rios_kit,
};
