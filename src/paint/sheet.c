/* sheet.c: the paper around a board: border, title, coordinates, compass
 *
 * Margins follow the hexes, but neither vanish around a map of thousands of cells nor swell around a map of ten.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/board.h"
#include "paint/painter.h"
#include <math.h>
#include <string.h>

#define SIDE_MARGIN 1.0
#define TOP_MARGIN 1.22
#define BOTTOM_MARGIN 1.3
#define OUTER_LINE 0.36
#define INNER_LINE 0.46

typedef struct
{
  OxbowCanvas canvas;           /* its board unit is the margin's */
  const OxbowScene *scene;
  OxbowBox sheet;               /* in margin units */
  OxbowBox board;
  double radius;                /* of a hex, in margin units */
} Sheet;

/* Numbers of more than three digits need more room beside the board. */
static double
side_margin (const OxbowGrid *grid)
{
  return SIDE_MARGIN + (grid->height >= 1000 ? 0.2 : 0);
}

/* What margins are measured in, in pixels. */
static double
margin_unit (const OxbowLayout *layout)
{
  OxbowBox bounds = oxbow_layout_bounds (layout);
  double least = CLAMP (0.045 * MIN (bounds.width, bounds.height), 4, 44);
  return CLAMP (layout->radius, least, MAX (least, 96));
}

void
oxbow_sheet_measure (const OxbowScene *scene, const OxbowBoardOptions *options, double radius_px, OxbowBox *sheet,
                     OxbowPoint *board)
{
  OxbowLayout layout;
  oxbow_layout_init (&layout, &scene->grid, radius_px);
  OxbowBox bounds = oxbow_layout_bounds (&layout);
  double unit = options->frame ? margin_unit (&layout) : 0, bare = options->frame ? 0 : 0.16 * radius_px;
  bool title = options->frame && *scene->title != '\0';
  double side = side_margin (&scene->grid);
  *board = (OxbowPoint) { side * unit + bare, TOP_MARGIN * unit + bare };
  *sheet = (OxbowBox) {
    0, 0, bounds.width + 2 * (side * unit + bare),
    bounds.height + (TOP_MARGIN + (title ? BOTTOM_MARGIN : SIDE_MARGIN)) * unit + 2 * bare,
  };
}

double
oxbow_sheet_fit (const OxbowScene *scene, const OxbowBoardOptions *options, double width, double height)
{
  double low = 0, high = MIN (width, height);
  for (int i = 0; i < 60; i++)
    {
      double middle = (low + high) / 2;
      OxbowBox sheet;
      OxbowPoint board;
      oxbow_sheet_measure (scene, options, MAX (middle, 1e-6), &sheet, &board);
      if (sheet.width > width || sheet.height > height)
        high = middle;
      else
        low = middle;
    }
  return low;
}

/* Faint clouds and fibres, no more than a few hundredths: paper, not a pattern. */
static void
draw_grain (const Sheet *sheet)
{
  const OxbowCanvas *canvas = &sheet->canvas;
  cairo_t *cr = canvas->cr;
  double across = MAX (sheet->sheet.width, sheet->sheet.height);
  cairo_pattern_t *light =
      cairo_pattern_create_radial (sheet->sheet.width / 2, sheet->sheet.height * 0.45, across * 0.2,
                                   sheet->sheet.width / 2, sheet->sheet.height / 2, across * 0.75);
  OxbowColour shade = canvas->theme->tones[OXBOW_TONE_PAPER_SHADE];
  cairo_pattern_add_color_stop_rgba (light, 0, shade.red, shade.green, shade.blue, 0);
  cairo_pattern_add_color_stop_rgba (light, 1, shade.red, shade.green, shade.blue, 0.9);
  cairo_set_source (cr, light);
  cairo_paint (cr);
  cairo_pattern_destroy (light);
  for (uint32_t i = 0; i < 150; i++)
    {
      double x = oxbow_chance (i, 1) * sheet->sheet.width, y = oxbow_chance (i, 2) * sheet->sheet.height;
      double size = 0.12 + 0.5 * oxbow_chance (i, 3);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 0.008 + 0.012 * oxbow_chance (i, 4));
      for (uint32_t k = 0; k < 6; k++)
        {
          oxbow_canvas_ellipse (canvas, x + size * oxbow_jitter (i, 10 + k), y + 0.4 * size * oxbow_jitter (i, 20 + k),
                                size * (0.12 + 0.3 * oxbow_chance (i, 30 + k)),
                                size * (0.05 + 0.14 * oxbow_chance (i, 40 + k)));
          cairo_fill (cr);
        }
    }
}

static void
draw_border (const Sheet *sheet)
{
  const OxbowCanvas *canvas = &sheet->canvas;
  static const double lines[][3] = { { OUTER_LINE, 0.042, 1 }, { INNER_LINE, 0.018, 0.85 } };
  for (int i = 0; i < 2; i++)
    {
      double inset = lines[i][0];
      cairo_rectangle (canvas->cr, inset, inset, sheet->sheet.width - 2 * inset, sheet->sheet.height - 2 * inset);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK, lines[i][2]);
      oxbow_canvas_pen (canvas, lines[i][1]);
      cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_MITER);
      cairo_stroke (canvas->cr);
    }
}

/* Every first, second, fifth ... of them is written, so that no two names touch. */
static int
name_every (double apart, double room)
{
  static const int steps[] = { 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000 };
  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    if (apart * steps[i] >= room)
      return steps[i];
  return 2000;
}

static OxbowPoint
centre_on_sheet (const Sheet *sheet, OxbowCell cell)
{
  OxbowLayout layout;
  oxbow_layout_init (&layout, &sheet->scene->grid, sheet->radius);
  OxbowPoint centre = oxbow_layout_centre (&layout, cell);
  return (OxbowPoint) { centre.x + sheet->board.x, centre.y + sheet->board.y };
}

static void
write_coordinates (const Sheet *sheet)
{
  const OxbowGrid *grid = &sheet->scene->grid;
  bool flat = grid->orientation == OXBOW_FLAT;
  OxbowHand hand = {
    .bold = true, .size = oxbow_canvas_legible (&sheet->canvas, 0.235, 0.4), .across = 0.5,
    .colour = sheet->canvas.theme->tones[OXBOW_TONE_INK_SOFT],
  };
  double room = hand.size / 0.235;
  double apart_x = sheet->radius * (flat ? 1.5 : 1.732), apart_y = sheet->radius * (flat ? 1.732 : 1.5);
  int every = name_every (apart_x, room * (grid->width > 26 ? 0.62 : 0.34));
  for (int column = 0; column < grid->width; column += every)
    {
      char name[OXBOW_NAME_SIZE];
      oxbow_cell_name (grid, column, name);
      name[strcspn (name, "0123456789")] = '\0';
      oxbow_canvas_write (&sheet->canvas, &hand, name, centre_on_sheet (sheet, column).x,
                          (INNER_LINE + TOP_MARGIN) / 2 + 0.03);
    }
  every = name_every (apart_y, room * (grid->height > 99 ? 0.62 : 0.34));
  for (int row = every - 1; row < grid->height; row += every)
    {
      char number[12];
      g_snprintf (number, sizeof number, "%d", row + 1);
      oxbow_canvas_write (&sheet->canvas, &hand, number, (INNER_LINE + side_margin (grid)) / 2 - 0.02,
                          centre_on_sheet (sheet, row * grid->width).y);
    }
}

/* Letter by letter: the rules of the locale's language would give an i a dot in some places and not in others. */
static char *
in_capitals (const char *title)
{
  GString *capitals = g_string_new (NULL);
  for (const char *at = title; *at != '\0'; at = g_utf8_next_char (at))
    g_string_append_unichar (capitals, g_unichar_toupper (g_utf8_get_char (at)));
  return g_string_free (capitals, FALSE);
}

static void
write_title (const Sheet *sheet)
{
  if (*sheet->scene->title == '\0')
    return;
  OxbowHand hand = { .bold = true, .size = oxbow_canvas_legible (&sheet->canvas, 0.34, 0.5), .spacing = 0.3,
                     .across = 0.5, .largest_px = 40, .colour = sheet->canvas.theme->tones[OXBOW_TONE_INK] };
  g_autofree char *title = in_capitals (sheet->scene->title);
  double room = sheet->sheet.width - 2 * (INNER_LINE + 0.3),
         needed = oxbow_canvas_width_of (&sheet->canvas, &hand, title);
  if (needed > room)
    hand.size *= room / needed;
  oxbow_canvas_write (&sheet->canvas, &hand, title, sheet->sheet.width / 2,
                      sheet->sheet.height - (INNER_LINE + BOTTOM_MARGIN) / 2);
}

static void
draw_rays (const Sheet *sheet, int n, double turn, double length, double breadth)
{
  const OxbowCanvas *canvas = &sheet->canvas;
  cairo_t *cr = canvas->cr;
  for (int i = 0; i < n; i++)
    for (int half = -1; half <= 1; half += 2)
      {
        double angle = turn + i * 2 * G_PI / n, next = angle + half * G_PI / n;
        cairo_move_to (cr, length * sin (angle), -length * cos (angle));
        cairo_line_to (cr, breadth * sin (next), -breadth * cos (next));
        cairo_line_to (cr, 0, 0);
        cairo_close_path (cr);
        oxbow_canvas_tone (canvas, half > 0 ? OXBOW_TONE_INK : OXBOW_TONE_PAPER, 1);
        cairo_fill_preserve (cr);
        oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 1);
        oxbow_canvas_pen (canvas, 0.014);
        cairo_stroke (cr);
      }
}

/* A rose where the board leaves a corner of the sheet free: its lower left cell is outside. */
static void
draw_compass (const Sheet *sheet)
{
  const OxbowCanvas *canvas = &sheet->canvas;
  const OxbowGrid *grid = &sheet->scene->grid;
  cairo_t *cr = canvas->cr;
  bool free_corner = oxbow_scene_is_outside (sheet->scene, (grid->height - 1) * grid->width) && sheet->radius > 0.6;
  if (!free_corner || *sheet->scene->title == '\0')
    return;
  double x = sheet->board.x + 0.46, y = sheet->sheet.height - INNER_LINE - 1.02;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (int ring = 0; ring < 2; ring++)
    {
      oxbow_canvas_ellipse (canvas, 0, 0, 0.34 - 0.05 * ring, 0.34 - 0.05 * ring);
      oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 0.8);
      oxbow_canvas_pen (canvas, ring == 0 ? 0.024 : 0.014);
      cairo_stroke (cr);
    }
  draw_rays (sheet, 4, G_PI / 4, 0.34, 0.1);
  draw_rays (sheet, 4, 0, 0.56, 0.12);
  OxbowHand hand = { .bold = true, .size = 0.2, .across = 0.5, .colour = canvas->theme->tones[OXBOW_TONE_INK] };
  oxbow_canvas_write (canvas, &hand, "N", 0, -0.7);
  cairo_restore (cr);
}

static void
draw_paper (cairo_t *cr, const OxbowScene *scene, const OxbowBoardOptions *options, double radius_px)
{
  OxbowBox size;
  OxbowPoint board;
  oxbow_sheet_measure (scene, options, radius_px, &size, &board);
  OxbowLayout layout;
  oxbow_layout_init (&layout, &scene->grid, radius_px);
  double unit = margin_unit (&layout);
  Sheet sheet = {
    .canvas = { .cr = cr,
                .theme = oxbow_theme_get (options->theme),
                .level = OXBOW_LEVEL_FINE,
                .pixel = 1 / unit,
                .layout = layout },
    .scene = scene,
    .sheet = { 0, 0, size.width / unit, size.height / unit },
    .board = { board.x / unit, board.y / unit, 0, 0 },
    .radius = radius_px / unit,
  };
  oxbow_canvas_tone (&sheet.canvas, OXBOW_TONE_PAPER, 1);
  cairo_paint (cr);
  if (!options->frame)
    return;
  cairo_save (cr);
  cairo_scale (cr, unit, unit);
  if (sheet.canvas.theme->soft && !sheet.canvas.theme->plain && radius_px >= 6)
    draw_grain (&sheet);
  draw_border (&sheet);
  write_coordinates (&sheet);
  write_title (&sheet);
  draw_compass (&sheet);
  cairo_restore (cr);
}

void
oxbow_sheet_draw (cairo_t *cr, const OxbowScene *scene, const OxbowBoardOptions *options, double radius_px,
                  const OxbowBox *box)
{
  OxbowBox size;
  OxbowPoint board;
  oxbow_sheet_measure (scene, options, radius_px, &size, &board);
  draw_paper (cr, scene, options, radius_px);
  OxbowBox part = { box->x - board.x, box->y - board.y, box->width, box->height };
  cairo_save (cr);
  cairo_translate (cr, board.x, board.y);
  oxbow_board_draw (cr, scene, options, radius_px, &part);
  cairo_restore (cr);
}
