/* test-plot.c: plots show what they are given, in every theme and at every size of text
 *
 * With OXBOW_TEST_PICTURES set to a folder, each picture is left there as a PNG, to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/plot.h"

#include <locale.h>
#include <math.h>
#include <string.h>

#define WIDTH 640
#define HEIGHT 400
#define N_TURNS 23

typedef struct
{
  cairo_surface_t *surface;
  cairo_t *cr;
} Picture;

static Picture
begin_picture (OxbowThemeKind theme)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  Picture picture = { surface, cairo_create (surface) };
  OxbowColour ground = oxbow_theme_get (theme)->tones[OXBOW_TONE_PANEL];
  cairo_set_source_rgb (picture.cr, ground.red, ground.green, ground.blue);
  cairo_paint (picture.cr);
  return picture;
}

static void
end_picture (Picture *picture, const char *name, OxbowThemeKind theme, double text)
{
  const char *folder = g_getenv ("OXBOW_TEST_PICTURES");
  g_assert_cmpint (cairo_status (picture->cr), ==, CAIRO_STATUS_SUCCESS);
  if (folder != NULL)
    {
      g_autofree char *file = g_strdup_printf ("%s/plot-%s-%d-%.0f.png", folder, name, (int) theme, text);
      cairo_surface_write_to_png (picture->surface, file);
    }
  cairo_destroy (picture->cr);
  cairo_surface_destroy (picture->surface);
}

static uint32_t
get_pixel (const Picture *picture, int x, int y)
{
  cairo_surface_flush (picture->surface);
  const unsigned char *data = cairo_image_surface_get_data (picture->surface);
  uint32_t pixel;
  memcpy (&pixel, data + y * cairo_image_surface_get_stride (picture->surface) + 4 * x, sizeof pixel);
  return pixel & 0xFFFFFF;
}

static uint32_t
pack (OxbowColour colour)
{
  return (uint32_t) lround (colour.red * 255) << 16 | (uint32_t) lround (colour.green * 255) << 8
         | (uint32_t) lround (colour.blue * 255);
}

static int
count_pixels (const Picture *picture, OxbowColour colour, const int box[4])
{
  int n = 0;
  for (int y = box[1]; y < box[3]; y++)
    for (int x = box[0]; x < box[2]; x++)
      n += get_pixel (picture, x, y) == pack (colour);
  return n;
}

static const int everywhere[] = { 0, 0, WIDTH, HEIGHT };

static void
fill_lines (double values[4][N_TURNS], OxbowPlotLine lines[4])
{
  static const char *const names[] = { "Black", "White", "Yellow", "Red" };
  for (int i = 0; i < 4; i++)
    {
      for (int k = 0; k < N_TURNS; k++)
        values[i][k] = 900 * k / (3.0 + i) + 400 * sin (k / (2.0 + i)) - 300 * (i == 3);
      lines[i] = (OxbowPlotLine) { names[i], *oxbow_livery_get (i), values[i], N_TURNS };
    }
}

static Picture
draw_lines (OxbowThemeKind theme, double text)
{
  OxbowPlot plot = { .title = "Money over the turns", .across = "turn", .up = "rios", .theme = theme, .text_px = text };
  Picture picture = begin_picture (theme);
  double values[4][N_TURNS];
  OxbowPlotLine lines[4];
  fill_lines (values, lines);
  oxbow_plot_draw_lines (picture.cr, &plot, WIDTH, HEIGHT, lines, 4, 1, 0, 0);
  return picture;
}

/* Every player's colour can be seen, in every theme and with text twice as large. */
static void
test_lines (void)
{
  for (int theme = 0; theme < OXBOW_N_THEMES; theme++)
    for (double text = 13; text <= 26; text += 13)
      {
        Picture picture = draw_lines (theme, text);
        for (int i = 0; i < 4; i++)
          g_assert_cmpint (count_pixels (&picture, oxbow_livery_get (i)->colour, everywhere), >, 150);
        end_picture (&picture, "lines", theme, text);
      }
}

/* A line keeps its colour where it lies alone: half-way between two marks of a level line. */
static void
test_value_is_where_the_axis_says (void)
{
  static const double level[] = { 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50 };
  OxbowPlotLine line = { "x", *oxbow_livery_get (3), level, G_N_ELEMENTS (level) };
  OxbowPlot plot = { .theme = OXBOW_THEME_LIGHT };
  Picture picture = begin_picture (OXBOW_THEME_LIGHT);
  oxbow_plot_draw_lines (picture.cr, &plot, WIDTH, HEIGHT, &line, 1, 0, 0, 100);
  int rows[HEIGHT] = { 0 }, row = 0;
  for (int y = 60; y < HEIGHT; y++)
    {
      rows[y] = count_pixels (&picture, line.livery.colour, (const int[]) { 60, y, WIDTH, y + 1 });
      row = rows[y] > rows[row] ? y : row;
    }
  g_assert_cmpint (rows[row], >, 400);
  g_assert_cmpint (row, >, HEIGHT * 0.45);
  g_assert_cmpint (row, <, HEIGHT * 0.56);
  end_picture (&picture, "level", OXBOW_THEME_LIGHT, 13);
}

/* Lines across one column of pixels, right of the legend and above nought. */
static int
count_grid_lines (const Picture *picture, OxbowThemeKind theme)
{
  uint32_t ground = pack (oxbow_theme_get (theme)->tones[OXBOW_TONE_PANEL]);
  int n = 0;
  for (int y = 1; y < HEIGHT - 50; y++)
    n += get_pixel (picture, 450, y) != ground && get_pixel (picture, 450, y - 1) == ground;
  return n;
}

/* One building is no hundred percent, and there are no parts of buildings. */
static void
test_counts_are_whole (void)
{
  static const double one[] = { 1, 0, 0, 0, 0, 0, 0, 0 }, two[] = { 2, 0, 0, 0, 0, 0, 0, 0 };
  OxbowPlot plot = { .theme = OXBOW_THEME_LIGHT };
  for (int most = 1; most <= 2; most++)
    {
      OxbowPlotLine line = { "x", *oxbow_livery_get (3), most == 1 ? one : two, G_N_ELEMENTS (one) };
      Picture picture = begin_picture (OXBOW_THEME_LIGHT);
      oxbow_plot_draw_lines (picture.cr, &plot, WIDTH, HEIGHT, &line, 1, 0, 0, 0);
      g_assert_cmpint (count_grid_lines (&picture, OXBOW_THEME_LIGHT), ==, most);
      end_picture (&picture, most == 1 ? "one" : "two", OXBOW_THEME_LIGHT, 13);
    }
}

static void
test_gaps_and_nothing (void)
{
  double gaps[] = { 1, NAN, 3, 4, INFINITY, 2 };
  OxbowPlotLine lines[] = { { "gaps", *oxbow_livery_get (0), gaps, 6 }, { "none", *oxbow_livery_get (1), NULL, 0 } };
  OxbowPlot plot = { .title = "Gaps", .theme = OXBOW_THEME_LIGHT };
  Picture picture = begin_picture (OXBOW_THEME_LIGHT);
  oxbow_plot_draw_lines (picture.cr, &plot, WIDTH, HEIGHT, lines, 2, 1, 0, 0);
  oxbow_plot_draw_lines (picture.cr, &plot, WIDTH, HEIGHT, lines + 1, 1, 1, 0, 0);
  oxbow_plot_draw_lines (picture.cr, &plot, 30, 20, lines, 2, 1, 0, 0);
  oxbow_plot_draw_bars (picture.cr, &plot, WIDTH, HEIGHT, NULL, 0, 0);
  oxbow_plot_draw_columns (picture.cr, &plot, WIDTH, HEIGHT, NULL, 0, 0, 1);
  end_picture (&picture, "gaps", OXBOW_THEME_LIGHT, 13);
}

static void
test_bars (void)
{
  static const char *const names[] = { "King", "Senior", "Riparian", "Junior" };
  for (int theme = 0; theme < OXBOW_N_THEMES; theme++)
    for (double text = 13; text <= 26; text += 13)
      {
        OxbowPlot plot = { .title = "Wins by seat", .across = "share of the games", .theme = theme, .text_px = text };
        OxbowPlotBar bars[4];
        for (int i = 0; i < 4; i++)
          bars[i] = (OxbowPlotBar) { names[i], *oxbow_livery_get (i), 0.4 - 0.1 * i, 0.33 - 0.1 * i, 0.47 - 0.1 * i };
        Picture picture = begin_picture (theme);
        oxbow_plot_draw_bars (picture.cr, &plot, WIDTH, HEIGHT, bars, 4, 0.25);
        g_assert_cmpint (count_pixels (&picture, bars[0].livery.colour, everywhere), >,
                         3 * count_pixels (&picture, bars[2].livery.colour, everywhere) / 2);
        for (int i = 0; i < 3; i++)
          g_assert_cmpint (count_pixels (&picture, bars[i].livery.colour, everywhere), >, 800);
        end_picture (&picture, "bars", theme, text);
      }
}

static void
test_columns (void)
{
  static const int counts[] = { 1, 4, 9, 17, 22, 14, 8, 3, 0, 1 };
  OxbowPlot plot = { .title = "Length", .across = "turns", .up = "games", .theme = OXBOW_THEME_LIGHT };
  Picture picture = begin_picture (OXBOW_THEME_LIGHT);
  OxbowColour water = oxbow_theme_get (OXBOW_THEME_LIGHT)->tones[OXBOW_TONE_WATER_INK];
  oxbow_plot_draw_columns (picture.cr, &plot, WIDTH, HEIGHT, counts, G_N_ELEMENTS (counts), 18, 1);
  int n = count_pixels (&picture, water, everywhere), area = WIDTH * HEIGHT;
  g_assert_cmpint (n, >, area / 8);     /* 79 of 220 parts are filled */
  g_assert_cmpint (n, <, area / 2);
  end_picture (&picture, "columns", OXBOW_THEME_LIGHT, 13);
}

/* Where all games took as long there is a column still, and beside it the numbers that were none. */
static void
test_one_column (void)
{
  static const int counts[] = { 40 };
  OxbowPlot plot = { .title = "Length", .across = "turns", .up = "games", .theme = OXBOW_THEME_LIGHT };
  Picture picture = begin_picture (OXBOW_THEME_LIGHT);
  OxbowColour water = oxbow_theme_get (OXBOW_THEME_LIGHT)->tones[OXBOW_TONE_WATER_INK];
  oxbow_plot_draw_columns (picture.cr, &plot, WIDTH, HEIGHT, counts, 1, 32, 1);
  int n = count_pixels (&picture, water, everywhere), area = WIDTH * HEIGHT;
  g_assert_cmpint (n, >, area / 20);
  g_assert_cmpint (n, <, area / 6);
  end_picture (&picture, "one-column", OXBOW_THEME_LIGHT, 13);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/plot/lines", test_lines);
  g_test_add_func ("/paint/plot/value-is-where-the-axis-says", test_value_is_where_the_axis_says);
  g_test_add_func ("/paint/plot/counts-are-whole", test_counts_are_whole);
  g_test_add_func ("/paint/plot/gaps-and-nothing", test_gaps_and_nothing);
  g_test_add_func ("/paint/plot/bars", test_bars);
  g_test_add_func ("/paint/plot/columns", test_columns);
  g_test_add_func ("/paint/plot/one-column", test_one_column);
  return g_test_run ();
}
