/* rising-waters-pieces.c: what stands on the board of Rising Waters
 *
 * Levees are rings of earth, towns a few roofs. Pawns have their owner's colour and mark; the Survivors have none, they
 * are counted. People make room for the disc that says how high the water stands, and for a camp.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/rising-waters-parts.h"

#include <math.h>
#include <string.h>

#define MOST_PAWNS (RISING_WATERS_MAX_SEATS * RISING_WATERS_PAWNS)
#define OUTLINE 0.028
#define HALO 0.055
#define FOOT 0.4                /* below the middle of a cell */
#define ABOVE_PLATE 0.18        /* on a levee, whose level is written at its foot */

static const OxbowColour dark = { 0.1, 0.085, 0.085 };

OxbowColour
rising_pieces_halo (const OxbowCanvas *canvas)
{
  return canvas->theme->tones[canvas->theme->night ? OXBOW_TONE_INK : OXBOW_TONE_CASING];
}

void
rising_pieces_paint (const OxbowCanvas *canvas, OxbowColour fill)
{
  cairo_t *cr = canvas->cr;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_canvas_colour (canvas, rising_pieces_halo (canvas), 1);
  oxbow_canvas_pen (canvas, OUTLINE + 2 * HALO);
  cairo_stroke_preserve (cr);
  oxbow_canvas_colour (canvas, dark, 1);
  oxbow_canvas_pen (canvas, 2 * OUTLINE);
  cairo_stroke_preserve (cr);
  oxbow_canvas_colour (canvas, fill, 1);
  cairo_fill (cr);
}

static void
draw_plate (const OxbowCanvas *canvas, double x, double y, int number)
{
  bool is_small = canvas->level < OXBOW_LEVEL_SIGNS;
  double size = is_small ? oxbow_canvas_legible (canvas, 0.42, 0.62) : oxbow_canvas_legible (canvas, 0.25, 0.56);
  double half = 0.56 * size;
  OxbowBox box = { x - half, y - half, 2 * half, 2 * half };
  OxbowHand hand = { .sans = true, .bold = true, .size = size, .across = 0.5, .colour = dark };
  g_autofree char *text = g_strdup_printf ("%d", number);
  cairo_new_path (canvas->cr);
  oxbow_canvas_rounded (canvas, &box, 0.05);
  oxbow_canvas_colour (canvas, (OxbowColour) { 1, 1, 1 }, 1);
  cairo_fill_preserve (canvas->cr);
  oxbow_canvas_colour (canvas, dark, 1);
  oxbow_canvas_pen (canvas, 0.03);
  cairo_stroke (canvas->cr);
  oxbow_canvas_write (canvas, &hand, text, x, y);
}

/* Levees */

static void
trace_bank (const OxbowCanvas *canvas, OxbowCell cell)
{
  OxbowOrientation way = canvas->layout.grid.orientation;
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  for (int d = 0; d < OXBOW_DIRECTIONS; d++)
    for (int i = 0; i < 7; i++)
      {
        OxbowPoint a = oxbow_hex_corner (way, d), b = oxbow_hex_corner (way, d + 1);
        double part = (i + 0.5) / 7, x = a.x + (b.x - a.x) * part, y = a.y + (b.y - a.y) * part;
        cairo_move_to (canvas->cr, centre.x + 0.86 * x, centre.y + 0.86 * y);
        cairo_line_to (canvas->cr, centre.x + 0.97 * x, centre.y + 0.97 * y);
      }
}

static void
draw_levee (const OxbowCanvas *canvas, OxbowCell cell, int level)
{
  cairo_t *cr = canvas->cr;
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  if (canvas->level < OXBOW_LEVEL_LINES)
    return;
  cairo_new_path (cr);
  oxbow_canvas_hex (canvas, cell, 0.84);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  oxbow_canvas_tone (canvas, OXBOW_TONE_LOG_RIM, 1);
  oxbow_canvas_pen (canvas, 0.16);
  cairo_stroke_preserve (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_LOG, 1);
  oxbow_canvas_pen (canvas, 0.11);
  cairo_stroke_preserve (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_LOG_END, 1);
  oxbow_canvas_pen (canvas, 0.035);
  cairo_stroke (cr);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    return;
  trace_bank (canvas, cell);
  oxbow_canvas_tone (canvas, OXBOW_TONE_LOG_RIM, 1);
  oxbow_canvas_pen (canvas, 0.026);
  cairo_stroke (cr);
  draw_plate (canvas, centre.x, centre.y + 0.66, level);
}

/* Before the game, what stands on a cell is what the scenario puts there. */
static void
add_piece (RisingWatersPlot *plot, const OxbowRecord *piece)
{
  static const char *const colours[] = { "", "green", "red", NULL };
  if (strcmp (piece->kind, "levee") == 0)
    plot->levee = (unsigned) oxbow_record_get_number (piece, "level", 1) & 15;
  else if (strcmp (piece->kind, "camp") == 0)
    plot->camp = (unsigned) MAX (oxbow_record_get_word (piece, "colour", colours), RISING_WATERS_GREEN) & 3;
  else
    plot->survivors++;
}

static RisingWatersPlot
get_plot (const OxbowScene *scene, OxbowCell cell)
{
  RisingWatersPlot plot = { 0 };
  int marks = GPOINTER_TO_INT (g_hash_table_lookup (scene->marked, GINT_TO_POINTER (cell)));
  if (scene->state != NULL)
    return rising_state (scene)->plots[cell];
  for (guint i = 0; (marks & OXBOW_MARKED_PIECE) != 0 && i < scene->pieces->len; i++)
    {
      const OxbowRecord *piece = scene->pieces->pdata[i];
      if (piece->cells->len > 0 && g_array_index (piece->cells, OxbowCell, 0) == cell)
        add_piece (&plot, piece);
    }
  return plot;
}

void
rising_pieces_draw_levees (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  const OxbowBlock *block = &canvas->block;
  for (int row = block->first_row; row <= block->last_row; row++)
    for (int column = block->first_column; column <= block->last_column; column++)
      {
        OxbowCell cell = row * scene->grid.width + column;
        RisingWatersPlot plot = get_plot (scene, cell);
        if (plot.levee > 0)
          draw_levee (canvas, cell, plot.levee);
      }
}

/* Where Survivors arrive can be seen while the map is drawn: a dashed ring, as of a place that waits for them. */
void
rising_pieces_draw_landings (const OxbowCanvas *canvas, const OxbowScene *scene)
{
  static const double dashes[] = { 0.12, 0.09 };
  cairo_save (canvas->cr);
  cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  for (guint i = 0; i < scene->map->groups->len; i++)
    {
      const OxbowRecord *group = scene->map->groups->pdata[i];
      for (guint k = 0; strcmp (group->kind, "landing") == 0 && k < group->cells->len; k++)
        {
          OxbowCell cell = g_array_index (group->cells, OxbowCell, k);
          OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
          if (!oxbow_canvas_has (canvas, cell))
            continue;
          oxbow_canvas_ellipse (canvas, centre.x, centre.y, 0.55, 0.55);
          oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
          oxbow_canvas_pen (canvas, 0.06);
          cairo_stroke (canvas->cr);
        }
    }
  cairo_restore (canvas->cr);
}

/* Towns and Vicksburg */

/* As the scenario says of the seat's board; boards of which it says nothing differ by their number. */
static OxbowLivery
livery_of (const OxbowScene *scene, int seat)
{
  static const char *const colours[] = { "black", "white", "yellow", "red", "blue", "green", NULL };
  const GPtrArray *tables = scene->state->setup->scenario->tables;
  int board = rising_state (scene)->seats[seat].board;
  for (guint i = 0; i < tables->len; i++)
    {
      const OxbowRecord *record = g_ptr_array_index (tables, i);
      const char *colour = oxbow_record_get (record, "colour");
      for (int k = 0; colour != NULL && strcmp (record->kind, "board") == 0 && colours[k] != NULL; k++)
        if (oxbow_record_get_number (record, "number", 0) == board + 1 && strcmp (colour, colours[k]) == 0)
          return *oxbow_livery_get (k);
    }
  return *oxbow_livery_get (board % OXBOW_N_LIVERIES);
}

static int
seat_of_town (const OxbowScene *scene, OxbowCell cell)
{
  for (int seat = 0; scene->state != NULL && seat < rising_waters_n_seats (rising_state (scene)); seat++)
    if (rising_waters_town (rising_state (scene), seat) == cell)
      return seat;
  return -1;
}

static void
draw_house (const OxbowCanvas *canvas, double x, double y, OxbowColour roof, bool in_play)
{
  cairo_t *cr = canvas->cr;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);      /* whatever was drawn before */
  cairo_rectangle (cr, x - 0.12, y - 0.16, 0.24, 0.16);
  oxbow_canvas_tone (canvas, OXBOW_TONE_WALL, in_play ? 1 : 0.6);
  cairo_fill_preserve (cr);
  oxbow_canvas_colour (canvas, dark, in_play ? 1 : 0.6);
  oxbow_canvas_pen (canvas, 0.022);
  cairo_stroke (cr);
  cairo_move_to (cr, x - 0.16, y - 0.15);
  cairo_line_to (cr, x, y - 0.3);
  cairo_line_to (cr, x + 0.16, y - 0.15);
  cairo_close_path (cr);
  oxbow_canvas_colour (canvas, roof, in_play ? 1 : 0.6);
  cairo_fill_preserve (cr);
  oxbow_canvas_colour (canvas, dark, in_play ? 1 : 0.6);
  cairo_stroke (cr);
}

/* Where a map has no town yet: the ground is staked out. */
static void
draw_site (const OxbowCanvas *canvas, OxbowPoint centre)
{
  static const double dash[] = { 0.1, 0.08 };
  cairo_t *cr = canvas->cr;
  cairo_rectangle (cr, centre.x - 0.4, centre.y - 0.4, 0.8, 0.34);
  oxbow_canvas_colour (canvas, dark, 0.7);
  oxbow_canvas_pen (canvas, 0.035);
  cairo_set_dash (cr, dash, G_N_ELEMENTS (dash), 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* A town of nobody's in this game is there in grey; one that was lost is gone. */
static void
draw_town (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell, OxbowPoint centre)
{
  int seat = seat_of_town (scene, cell);
  if (rising_land_is_flooded (scene, cell))
    return;
  if (rising_land_name_of_town (scene, cell) == NULL)
    {
      draw_site (canvas, centre);
      return;
    }
  OxbowColour roof = oxbow_canvas_mix (canvas, OXBOW_TONE_WALL, OXBOW_TONE_INK_SOFT, 0.6);
  if (seat >= 0)
    roof = livery_of (scene, seat).colour;
  double y = centre.y - 0.12;
  draw_house (canvas, centre.x - 0.32, y, roof, seat >= 0);
  draw_house (canvas, centre.x + 0.32, y, roof, seat >= 0);
  draw_house (canvas, centre.x, y + 0.06, roof, seat >= 0);
}

static void
draw_vicksburg (const OxbowCanvas *canvas, OxbowPoint centre)
{
  cairo_t *cr = canvas->cr;
  oxbow_canvas_ellipse (canvas, centre.x, centre.y, 0.26, 0.26);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 1);
  cairo_fill_preserve (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
  oxbow_canvas_pen (canvas, 0.04);
  cairo_stroke (cr);
  for (int i = 0; i < 10; i++)
    {
      double r = (i & 1) != 0 ? 0.075 : 0.19, angle = i * G_PI / 5;
      cairo_line_to (cr, centre.x + r * sin (angle), centre.y - r * cos (angle));
    }
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* Pawns, rafts, Survivors */

static void
trace_figure (cairo_t *cr)
{
  cairo_move_to (cr, -0.2, 0);
  cairo_curve_to (cr, -0.2, -0.1, -0.1, -0.16, -0.085, -0.34);
  cairo_line_to (cr, 0.085, -0.34);
  cairo_curve_to (cr, 0.1, -0.16, 0.2, -0.1, 0.2, 0);
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -0.45, 0.145, 0, 2 * G_PI);
  cairo_close_path (cr);
}

/* livery: or NULL, for bare wood */
static void
draw_figure (const OxbowCanvas *canvas, const OxbowLivery *livery, double x, double y, double size)
{
  cairo_t *cr = canvas->cr;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  oxbow_figure_shadow (canvas, 0, 0, 0.28, 0.1);
  trace_figure (cr);
  rising_pieces_paint (canvas, livery != NULL ? livery->colour : canvas->theme->tones[OXBOW_TONE_LOG_END]);
  if (livery != NULL)
    oxbow_figure_mark (canvas, livery, 0, -0.12, 0.085);
  cairo_restore (cr);
}

static void
draw_raft (const OxbowCanvas *canvas, double x, double y, double size)
{
  for (int i = 0; i < 5; i++)
    {
      OxbowBox log = { x - 0.4 * size, y + (0.062 * i - 0.16) * size, 0.8 * size, 0.07 * size };
      cairo_new_path (canvas->cr);
      oxbow_canvas_rounded (canvas, &log, 0.03 * size);
      oxbow_canvas_tone (canvas, OXBOW_TONE_LOG, 1);
      cairo_fill_preserve (canvas->cr);
      oxbow_canvas_tone (canvas, OXBOW_TONE_LOG_RIM, 1);
      oxbow_canvas_pen (canvas, 0.022);
      cairo_stroke (canvas->cr);
    }
}

static void
draw_pawn (const OxbowCanvas *canvas, const OxbowScene *scene, int seat, const RisingWatersPawn *pawn, OxbowPoint foot,
           double size)
{
  OxbowLivery livery = livery_of (scene, seat);
  if (pawn->aboard)
    draw_raft (canvas, foot.x, foot.y + 0.06 * size, size);
  if (pawn->carries)
    draw_figure (canvas, NULL, foot.x + 0.24 * size, foot.y, 0.72 * size);
  draw_figure (canvas, &livery, foot.x - (pawn->carries ? 0.16 * size : 0), foot.y, size);
}

void
rising_pieces_draw_pawn (const OxbowCanvas *canvas, const OxbowScene *scene, int pawn, OxbowPoint foot, double size)
{
  int seat = pawn / RISING_WATERS_PAWNS;
  OxbowLivery livery = livery_of (scene, seat);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    oxbow_figure_people (canvas, &livery, (OxbowPoint) { foot.x, foot.y - FOOT }, 1, false);
  else
    draw_pawn (canvas, scene, seat, &rising_state (scene)->seats[seat].pawns[pawn % RISING_WATERS_PAWNS], foot, size);
}

typedef struct
{
  int n, seats[MOST_PAWNS];
  const RisingWatersPawn *pawns[MOST_PAWNS];
} Crowd;

static Crowd
find_crowd (const OxbowScene *scene, OxbowCell cell)
{
  Crowd crowd = { 0 };
  for (int seat = 0; scene->state != NULL && seat < rising_waters_n_seats (rising_state (scene)); seat++)
    for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
      {
        const RisingWatersPawn *pawn = &rising_state (scene)->seats[seat].pawns[slot];
        if (pawn->cell != cell)
          continue;
        crowd.seats[crowd.n] = seat;
        crowd.pawns[crowd.n++] = pawn;
      }
  return crowd;
}

static bool
is_crowd_low (const OxbowScene *scene, OxbowCell cell)
{
  return rising_discs_has (scene, cell) || get_plot (scene, cell).camp != RISING_WATERS_NO_CAMP;
}

/* The foot of the ith, told from the middle of the crowd: side by side, in rows if there are more than two; those in
 * front come last. */
static OxbowPoint
place_in_wide_crowd (const Crowd *crowd, int i, double *size)
{
  int columns = crowd->n == 1 ? 1 : crowd->n <= 4 ? 2 : crowd->n <= 9 ? 3 : 4;
  int rows = (crowd->n + columns - 1) / columns, row = i / columns, in_row = MIN (columns, crowd->n - row * columns);
  double step = columns == 1 ? 0 : columns == 2 ? 0.6 : 1.2 / columns;
  *size = columns <= 2 && rows == 1 ? 1 : 1.6 / (columns + rows - 1);
  return (OxbowPoint) { step * (i % columns - (in_row - 1) / 2.0), FOOT - 0.55 * *size * (rows - 1 - row) };
}

/* Smaller and lower, where the upper half of the cell is taken: one row, or two. */
static OxbowPoint
place_in_low_crowd (const Crowd *crowd, int i, double *size)
{
  int rows = crowd->n <= 5 ? 1 : 2, columns = (crowd->n + rows - 1) / rows;
  int row = i / columns, in_row = MIN (columns, crowd->n - row * columns);
  double step = MIN (0.5, 1.3 / columns);
  *size = columns <= 2 ? 0.78 : columns == 3 ? 0.66 : 0.52;
  return (OxbowPoint) { step * (i % columns - (in_row - 1) / 2.0), 0.64 - 0.26 * (rows - 1 - row) };
}

static OxbowPoint
place_in_crowd (const OxbowScene *scene, OxbowCell cell, const Crowd *crowd, int i, double *size)
{
  OxbowPoint foot = is_crowd_low (scene, cell) ? place_in_low_crowd (crowd, i, size)
                                               : place_in_wide_crowd (crowd, i, size);
  foot.y -= get_plot (scene, cell).levee > 0 ? ABOVE_PLATE : 0;
  return foot;
}

static void
draw_crowd (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell, const Crowd *crowd, OxbowPoint centre)
{
  for (int i = 0; i < crowd->n; i++)
    {
      double size;
      OxbowPoint foot = place_in_crowd (scene, cell, crowd, i, &size);
      draw_pawn (canvas, scene, crowd->seats[i], crowd->pawns[i],
                 (OxbowPoint) { centre.x + foot.x, centre.y + foot.y }, size);
    }
}

OxbowCell
rising_pieces_place_pawn (const OxbowScene *scene, int pawn, OxbowPoint *foot, double *size)
{
  const RisingWatersPawn *one =
      &rising_state (scene)->seats[pawn / RISING_WATERS_PAWNS].pawns[pawn % RISING_WATERS_PAWNS];
  OxbowLayout layout;
  if (one->cell == RISING_WATERS_NONE)
    return OXBOW_NO_CELL;
  Crowd crowd = find_crowd (scene, one->cell);
  oxbow_layout_init (&layout, &scene->grid, 1);
  OxbowPoint centre = oxbow_layout_centre (&layout, one->cell);
  for (int i = 0; i < crowd.n; i++)
    if (crowd.pawns[i] == one)
      *foot = place_in_crowd (scene, one->cell, &crowd, i, size);
  *foot = (OxbowPoint) { centre.x + foot->x, centre.y + foot->y };
  return one->cell;
}

bool
rising_pieces_has_crowd (const OxbowScene *scene, OxbowCell cell)
{
  return find_crowd (scene, cell).n > 0;
}

static void
draw_survivors (const OxbowCanvas *canvas, int n, OxbowPoint centre)
{
  draw_figure (canvas, NULL, centre.x + 0.2, centre.y - 0.22, 0.66);
  draw_figure (canvas, NULL, centre.x + 0.42, centre.y - 0.16, 0.66);
  draw_plate (canvas, centre.x + 0.62, centre.y - 0.16, n);
}

/* Where a hex is too small for figures, a town has one house, and its roof looks out over whoever stands there. */
static void
draw_small_town (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell, OxbowPoint centre, bool is_taken)
{
  int seat = seat_of_town (scene, cell);
  if (rising_land_is_flooded (scene, cell) || rising_land_name_of_town (scene, cell) == NULL)
    return;
  OxbowColour roof = oxbow_canvas_mix (canvas, OXBOW_TONE_WALL, OXBOW_TONE_INK_SOFT, 0.6);
  if (seat >= 0)
    roof = livery_of (scene, seat).colour;
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, centre.x, centre.y + (is_taken ? -0.12 : 0.42));
  cairo_scale (canvas->cr, 2.6, 2.6);
  draw_house (canvas, 0, 0, roof, seat >= 0);
  cairo_restore (canvas->cr);
}

/* A chip for each seat that has pawns there; a number says how many of one seat stand together. */
static void
draw_chips (const OxbowCanvas *canvas, const OxbowScene *scene, const Crowd *crowd, OxbowPoint centre)
{
  int n = 1;
  for (int i = 1; i < crowd->n; i++)
    n += crowd->seats[i] != crowd->seats[i - 1];
  for (int i = 0, k = 0; i < crowd->n; i++)
    if (i == 0 || crowd->seats[i] != crowd->seats[i - 1])
      {
        OxbowLivery livery = livery_of (scene, crowd->seats[i]);
        double x = n == 1 ? 0 : 0.8 * k++ / (n - 1) - 0.4;
        oxbow_figure_people (canvas, &livery, (OxbowPoint) { centre.x + x, centre.y }, 1, false);
      }
  if (crowd->n > 1 && n == 1 && canvas->level == OXBOW_LEVEL_LINES)
    draw_plate (canvas, centre.x + 0.5, centre.y + 0.34, crowd->n);
}

/* Where a hex is too small for figures: chips for the pawns, a tent's outline for a camp, a dot for Survivors,
 * and how high a levee is. */
static void
draw_small (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell, OxbowPoint centre)
{
  const RisingWatersPlot plot = get_plot (scene, cell);
  Crowd crowd = find_crowd (scene, cell);
  RisingLand land = rising_land_at (scene, cell);
  if (canvas->level == OXBOW_LEVEL_LINES && land == RISING_LAND_TOWN)
    draw_small_town (canvas, scene, cell, centre, crowd.n > 0);
  if (canvas->level == OXBOW_LEVEL_LINES && land == RISING_LAND_VICKSBURG)
    draw_vicksburg (canvas, centre);
  if (canvas->level == OXBOW_LEVEL_LINES && plot.camp != RISING_WATERS_NO_CAMP)
    rising_camps_draw (canvas, (RisingWatersCamp) plot.camp, centre, false);
  if (plot.survivors > 0)
    {
      oxbow_canvas_ellipse (canvas, centre.x + 0.4, centre.y - 0.3, 0.24, 0.24);
      rising_pieces_paint (canvas, canvas->theme->tones[OXBOW_TONE_LOG_END]);
    }
  if (crowd.n > 0 && !canvas->deserted)
    draw_chips (canvas, scene, &crowd, centre);
  if (canvas->level == OXBOW_LEVEL_LINES && plot.levee > 0)
    draw_plate (canvas, centre.x - 0.42, centre.y + 0.5, plot.levee);
}

void
rising_pieces_draw (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  OxbowPoint centre = oxbow_layout_centre (&canvas->layout, cell);
  RisingLand land = rising_land_at (scene, cell);
  if (canvas->level >= OXBOW_LEVEL_SIGNS && land == RISING_LAND_TOWN)
    draw_town (canvas, scene, cell, centre);
  if (canvas->level >= OXBOW_LEVEL_SIGNS && land == RISING_LAND_VICKSBURG)
    draw_vicksburg (canvas, centre);
  if (canvas->level >= OXBOW_LEVEL_SIGNS)
    rising_camps_draw_site (canvas, scene, cell);
  if (canvas->level < OXBOW_LEVEL_SIGNS)
    {
      draw_small (canvas, scene, cell, centre);
      return;
    }
  const RisingWatersPlot plot = get_plot (scene, cell);
  Crowd crowd = find_crowd (scene, cell);
  if (plot.camp != RISING_WATERS_NO_CAMP)
    rising_camps_draw (canvas, (RisingWatersCamp) plot.camp,
                       (OxbowPoint) { centre.x - (plot.survivors > 0 ? 0.25 : 0), centre.y }, crowd.n > 0);
  if (plot.survivors > 0)
    draw_survivors (canvas, plot.survivors, centre);
  if (!canvas->deserted)
    draw_crowd (canvas, scene, cell, &crowd, centre);
}

int
rising_pieces_measure (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes)
{
  int n = 0;
  RisingLand land = rising_land_at (scene, cell);
  if (land == RISING_LAND_TOWN || land == RISING_LAND_VICKSBURG)
    boxes[n++] = (OxbowBox) { -0.52, -0.45, 1.04, 0.72 };
  const RisingWatersPlot plot = get_plot (scene, cell);
  if (plot.levee > 0)
    boxes[n++] = (OxbowBox) { -0.17, 0.49, 0.34, 0.34 };
  if (plot.camp != RISING_WATERS_NO_CAMP)
    boxes[n++] = (OxbowBox) { -0.62, -0.7, 1.24, 1.05 };
  if (plot.survivors > 0)
    boxes[n++] = (OxbowBox) { 0, -0.72, 0.8, 0.78 };
  if (find_crowd (scene, cell).n > 0)
    boxes[n++] = is_crowd_low (scene, cell) ? (OxbowBox) { -0.75, 0, 1.5, 0.75 }
                                            : (OxbowBox) { -0.75, -0.35, 1.5, 0.95 };
  return n;
}
