/* test-pictures.c: every kind of picture, at every level and in every theme, is drawn, is the same twice, and is the
 * right size * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/dos-rios.h"
#include "paint/export.h"
#include "position.h"
#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

typedef struct
{
  const unsigned char *data;
  size_t length, place;
} Source;

static cairo_status_t
read_cb (void *closure, unsigned char *data, unsigned length)
{
  Source *source = closure;
  if (source->place + length > source->length)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, source->data + source->place, length);
  source->place += length;
  return CAIRO_STATUS_SUCCESS;
}

static GBytes *
export (const OxbowScene *scene, OxbowPictureFormat format, const OxbowExportOptions *options)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes = oxbow_export (scene, format, options, &error);
  g_assert_no_error (error);
  g_assert_nonnull (bytes);
  return bytes;
}

static cairo_surface_t *
decode (GBytes *bytes)
{
  gsize length;
  const void *data = g_bytes_get_data (bytes, &length);
  Source source = { data, length, 0 };
  cairo_surface_t *image = cairo_image_surface_create_from_png_stream (read_cb, &source);
  g_assert_cmpint (cairo_surface_status (image), ==, CAIRO_STATUS_SUCCESS);
  return image;
}

static uint32_t
pixel (cairo_surface_t *image, int x, int y)
{
  const unsigned char *data = cairo_image_surface_get_data (image);
  return ((const uint32_t *) (const void *) (data + (size_t) y * cairo_image_surface_get_stride (image)))[x] & 0xFFFFFF;
}

/* How many of a few thousand pixels, all over the picture, are of another colour than the first. */
static int
count_inked (cairo_surface_t *image)
{
  int width = cairo_image_surface_get_width (image), height = cairo_image_surface_get_height (image), n = 0;
  for (int y = 0; y < height; y += 1 + height / 64)
    for (int x = 0; x < width; x += 1 + width / 64)
      n += pixel (image, x, y) != pixel (image, 0, 0);
  return n;
}

static uint32_t
packed (OxbowColour colour)
{
  return (uint32_t) lround (colour.red * 255) << 16 | (uint32_t) lround (colour.green * 255) << 8
         | (uint32_t) lround (colour.blue * 255);
}

static OxbowScene *
scene_of (OxbowSetup **setup, OxbowState **state, int n_moves)
{
  *setup = position_setup ("First Valley", position_first_valley, 4);
  *state = position_play (*setup, n_moves);
  return oxbow_scene_new_state (*state, -1);
}

static void
test_levels (void)
{
  static const double radii[OXBOW_N_LEVELS] = { 4, 10, 24, 48, 96 };
  g_autoptr (OxbowSetup) setup = NULL;
  g_autofree OxbowState *state = NULL;
  g_autoptr (OxbowScene) scene = scene_of (&setup, &state, 160);
  for (int theme = 0; theme < OXBOW_N_THEMES; theme++)
    for (int level = 0; level < OXBOW_N_LEVELS; level++)
      {
        OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
        OxbowCell highlights[] = { 20, 30 };
        options.board.theme = (OxbowThemeKind) theme;
        options.board.level = level;
        options.board.cell_names = options.board.edge_names = true;
        options.board.highlights = highlights;
        options.board.n_highlights = 2;
        options.size_px = (int) (16 * radii[level]);
        g_autoptr (GBytes) first = export(scene, OXBOW_PICTURE_PNG, &options),
                           again = export(scene, OXBOW_PICTURE_PNG, &options);
        g_assert_true (g_bytes_equal (first, again));
        cairo_surface_t *image = decode (first);
        g_assert_cmpint (cairo_image_surface_get_width (image), ==, options.size_px);
        g_assert_cmpint (count_inked (image), >, 700);
        cairo_surface_destroy (image);
      }
}

static void
test_level_bounds (void)
{
  g_assert_cmpint (oxbow_level_for (4), ==, OXBOW_LEVEL_FLAT);
  g_assert_cmpint (oxbow_level_for (6), ==, OXBOW_LEVEL_LINES);
  g_assert_cmpint (oxbow_level_for (35.9), ==, OXBOW_LEVEL_SIGNS);
  g_assert_cmpint (oxbow_level_for (36), ==, OXBOW_LEVEL_FULL);
  g_assert_cmpint (oxbow_level_for (200), ==, OXBOW_LEVEL_FINE);
}

/* At the flat level, on grids of both kinds, each centre has the tone of its cell, and no pixel within the board that
 * of the paper. */
static void
test_flat (void)
{
  static const char *const rows[] = { "wtcf", "hfwt", "cwht", "fhcw", "thfc", NULL };
  for (int way = 0; way < 2; way++)
    {
      g_autoptr (OxbowMap) map = position_map (rows, way == 0 ? OXBOW_FLAT : OXBOW_POINTY);
      g_autoptr (OxbowScene) scene =
          oxbow_scene_new_map (map, oxbow_ruleset_find ("dos-rios")->palette, &oxbow_painter_dos_rios, NULL);
      OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
      options.level = OXBOW_LEVEL_FLAT;
      OxbowLayout layout;
      oxbow_layout_init (&layout, &map->grid, 7.3);
      OxbowBox bounds = oxbow_layout_bounds (&layout);
      cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) bounds.width, (int) bounds.height);
      cairo_t *cr = cairo_create (image);
      oxbow_board_draw (cr, scene, &options, 7.3, &bounds);
      cairo_surface_flush (image);
      const OxbowTheme *theme = oxbow_theme_get (OXBOW_THEME_LIGHT);
      for (int y = 0; y < (int) bounds.height; y++)
        for (int x = 0; x < (int) bounds.width; x++)
          {
            OxbowCell cell = oxbow_layout_cell_at (&layout, x + 0.5, y + 0.5);
            OxbowPoint centre = cell == OXBOW_NO_CELL ? (OxbowPoint) { 0, 0 } : oxbow_layout_centre (&layout, cell);
            if (cell != OXBOW_NO_CELL)
              g_assert_cmphex (pixel (image, x, y), !=, 0);
            if (cell != OXBOW_NO_CELL && hypot (centre.x - x - 0.5, centre.y - y - 0.5) < 4.5)
              g_assert_cmphex (pixel (image, x, y), ==, packed (theme->tones[oxbow_scene_look (scene, cell)->tone]));
          }
      cairo_destroy (cr);
      cairo_surface_destroy (image);
    }
}

/* What is drawn of a part of the board is what the whole has there, for a widget that draws by tiles. */
static void
test_parts (void)
{
  g_autoptr (OxbowSetup) setup = NULL;
  g_autofree OxbowState *state = NULL;
  g_autoptr (OxbowScene) scene = scene_of (&setup, &state, 160);
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  OxbowBox whole = { 0, 0, 700, 800 }, part = { 256, 320, 128, 128 };
  cairo_surface_t *large = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 700, 800);
  cairo_surface_t *small = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 128, 128);
  cairo_t *cr = cairo_create (large);
  oxbow_board_draw (cr, scene, &options, 48, &whole);
  cairo_destroy (cr);
  cr = cairo_create (small);
  cairo_translate (cr, -part.x, -part.y);
  oxbow_board_draw (cr, scene, &options, 48, &part);
  cairo_destroy (cr);
  int differing = 0;
  for (int y = 0; y < 128; y++)
    for (int x = 0; x < 128; x++)
      {
        uint32_t a = pixel (large, 256 + x, 320 + y), b = pixel (small, x, y);
        for (int shift = 0; shift < 24; shift += 8)
          differing += ABS ((int) (a >> shift & 255) - (int) (b >> shift & 255)) > 24;
      }
  g_assert_cmpint (differing, <, 16);
  cairo_surface_destroy (large);
  cairo_surface_destroy (small);
}

/* The position decides the picture: pieces, dams and rivers are seen, as are names that were asked for. */
static void
test_shows_position (void)
{
  g_autoptr (OxbowSetup) setup = NULL;
  g_autofree OxbowState *state = NULL;
  g_autoptr (OxbowScene) scene = scene_of (&setup, &state, 160), bare = oxbow_scene_new_scenario (setup->scenario);
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  options.size_px = 500;
  g_autoptr (GBytes) with = export(scene, OXBOW_PICTURE_PNG, &options),
                     without = export(bare, OXBOW_PICTURE_PNG, &options);
  g_assert_false (g_bytes_equal (with, without));
  options.board.labels = false;
  g_autoptr (GBytes) unlabelled = export (scene, OXBOW_PICTURE_PNG, &options);
  g_assert_false (g_bytes_equal (with, unlabelled));
  options.board.cell_names = true;
  options.size_px = 1000;
  g_autoptr (GBytes) named = export (bare, OXBOW_PICTURE_PNG, &options);
  options.board.cell_names = false;
  g_autoptr (GBytes) unnamed = export (bare, OXBOW_PICTURE_PNG, &options);
  g_assert_false (g_bytes_equal (named, unnamed));
}

/* A game without a painter: its letters, its records. */
static void
test_generic (void)
{
  static const OxbowTerrain terrains[] = {
    { 'a', "low", "Low", 0 }, { 'b', "high", "High", 4 }, { '.', "out", "Out", 0, true }, { 0 }
  };
  static const OxbowPalette palette = { .terrains = terrains };
  static const char *const rows[] = { "abab", "baab", ".abb", NULL };
  g_autoptr (OxbowMap) map = position_map (rows, OXBOW_POINTY);
  OxbowRecord *well = oxbow_record_new ("well");
  OxbowCell cell = 5;
  g_array_append_val (well->cells, cell);
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  options.size_px = 400;
  g_autoptr (OxbowScene) scene = oxbow_scene_new_map (map, &palette, NULL, "Plain");
  g_autoptr (GBytes) plain = export (scene, OXBOW_PICTURE_PNG, &options);
  g_ptr_array_add (map->features, well);
  OxbowRecord *wall = oxbow_record_new ("wall");
  wall->edge = oxbow_grid_edge (&map->grid, 5, 2);
  g_autoptr (GBytes) with_well = export (scene, OXBOW_PICTURE_PNG, &options);
  g_assert_false (g_bytes_equal (plain, with_well));
  g_ptr_array_add (map->edges, wall);
  g_autoptr (GBytes) with_wall = export (scene, OXBOW_PICTURE_PNG, &options);
  g_assert_false (g_bytes_equal (with_well, with_wall));
}

/* The most that a colour differs anywhere between two levels of the same scale. */
static int
most_between (const OxbowScene *scene, OxbowThemeKind theme, OxbowLevel one, OxbowLevel other)
{
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  options.board.frame = false;
  options.board.theme = theme;
  options.size_px = 1300;
  options.board.level = (int) one;
  g_autoptr (GBytes) first = export (scene, OXBOW_PICTURE_PNG, &options);
  options.board.level = (int) other;
  g_autoptr (GBytes) second = export (scene, OXBOW_PICTURE_PNG, &options);
  cairo_surface_t *a = decode (first), *b = decode (second);
  int most = 0;
  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a); x++)
      for (int shift = 0; shift < 24; shift += 8)
        most = MAX (most, abs ((int) (pixel (a, x, y) >> shift & 255) - (int) (pixel (b, x, y) >> shift & 255)));
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  return most;
}

/* The finest level has nothing that the one before misses but the grain of paper, of three hundredths at most. */
static void
test_grain (void)
{
  g_autoptr (OxbowSetup) setup = NULL;
  g_autofree OxbowState *state = NULL;
  g_autoptr (OxbowScene) scene = scene_of (&setup, &state, 60);
  for (int theme = 0; theme < OXBOW_N_THEMES; theme++)
    {
      int most = most_between (scene, (OxbowThemeKind) theme, OXBOW_LEVEL_FULL, OXBOW_LEVEL_FINE);
      g_assert_cmpint (most, <=, 8);
      if (oxbow_theme_get ((OxbowThemeKind) theme)->soft && !oxbow_theme_get ((OxbowThemeKind) theme)->plain)
        g_assert_cmpint (most, >, 0);
      else
        g_assert_cmpint (most, ==, 0);
    }
}

/* How many pixels of a hundred have the very colour of some land. */
static int
share_of_tones (const OxbowScene *scene, OxbowThemeKind theme)
{
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  options.board.theme = theme;
  options.board.frame = false;
  options.board.level = OXBOW_LEVEL_FINE;
  options.size_px = 700;
  g_autoptr (GBytes) bytes = export (scene, OXBOW_PICTURE_PNG, &options);
  cairo_surface_t *image = decode (bytes);
  int width = cairo_image_surface_get_width (image), height = cairo_image_surface_get_height (image), n = 0;
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      for (int tone = OXBOW_TONE_WHEAT; tone <= OXBOW_TONE_TRAIL; tone++)
        if (pixel (image, x, y) == packed (oxbow_theme_get (theme)->tones[tone]))
          {
            n++;
            break;
          }
  cairo_surface_destroy (image);
  return 100 * n / (width * height);
}

/* A plain board is flat: most of it has the tones of the land and nothing on them. */
static void
test_plain (void)
{
  g_autoptr (OxbowSetup) setup = NULL;
  g_autofree OxbowState *state = NULL;
  g_autoptr (OxbowScene) scene = scene_of (&setup, &state, 60);
  g_assert_cmpint (share_of_tones (scene, OXBOW_THEME_LIGHT), <, 20);
  g_assert_cmpint (share_of_tones (scene, OXBOW_THEME_PLAIN), >, 40);
  g_assert_cmpint (share_of_tones (scene, OXBOW_THEME_DARK), <, 20);
  g_assert_cmpint (share_of_tones (scene, OXBOW_THEME_PLAIN_DARK), >, 40);
}

static char *
text_of (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  return g_strndup (data, length);
}

/* Parses, and says its true size: nine columns of 20 mm cells are about 170 mm of hexes. */
static void
test_svg (void)
{
  g_autoptr (OxbowSetup) setup = NULL;
  g_autofree OxbowState *state = NULL;
  g_autoptr (OxbowScene) scene = scene_of (&setup, &state, 160);
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  options.cell_mm = 20;
  options.board.frame = false;
  g_autoptr (GBytes) bytes = export (scene, OXBOW_PICTURE_SVG, &options);
  g_autofree char *text = text_of (bytes);
  GMarkupParser parser = { NULL };
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, 0, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_markup_parse_context_parse (context, text, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  g_markup_parse_context_free (context);
  const char *width = strstr (text, " width=\"");
  g_assert_nonnull (width);
  double radius = 20 / sqrt (3), board = 14 * radius;
  g_assert_cmpfloat_with_epsilon (g_ascii_strtod (width + 8, NULL), board + 0.32 * radius, 0.1);
  g_assert_nonnull (strstr (width, "mm\""));
}

static int
count_paths (GBytes *svg)
{
  g_autofree char *text = text_of (svg);
  int n = 0;
  for (const char *found = strstr (text, "<path"); found != NULL; found = strstr (found + 1, "<path"))
    n++;
  return n;
}

/* A vector file told in pixels holds what a PNG of that width shows: as much detail, and words as large. */
static void
test_vectors_in_pixels (void)
{
  g_autoptr (OxbowSetup) setup = NULL;
  g_autofree OxbowState *state = NULL;
  g_autoptr (OxbowScene) scene = scene_of (&setup, &state, 160);
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  options.size_px = 400;
  double radius = oxbow_sheet_fit (scene, &options.board, options.size_px, G_MAXDOUBLE);
  g_autoptr (GBytes) svg = export (scene, OXBOW_PICTURE_SVG, &options);
  options.board.level = (int) oxbow_level_for (radius);
  g_autoptr (GBytes) as_png = export (scene, OXBOW_PICTURE_SVG, &options);
  g_assert_cmpint (options.board.level, <, OXBOW_LEVEL_FULL);
  g_assert_cmpint (count_paths (svg), ==, count_paths (as_png));
  g_autofree char *text = text_of (svg);
  const char *width = strstr (text, " width=\"");
  g_assert_cmpfloat_with_epsilon (g_ascii_strtod (width + 8, NULL), options.size_px * 25.4 / 96, 0.1);
}

/* Asks pdfinfo, where there is one: pages and their size in points. */
static bool
ask_pdfinfo (GBytes *bytes, int *pages, double *width, double *height)
{
  g_autofree char *program = g_find_program_in_path ("pdfinfo");
  if (program == NULL)
    return false;
  g_autofree char *file = g_build_filename (g_get_tmp_dir (), "oxbow-test-pages.pdf", NULL);
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_assert_true (g_file_set_contents (file, data, (gssize) length, &error));
  char *argv[] = { program, file, NULL };
  g_autofree char *out = NULL;
  g_assert_true (g_spawn_sync (NULL, argv, NULL, 0, NULL, NULL, &out, NULL, NULL, &error));
  g_unlink (file);
  const char *n = strstr (out, "Pages:"), *size = strstr (out, "Page size:");
  g_assert_nonnull (n);
  g_assert_nonnull (size);
  *pages = (int) g_ascii_strtoll (n + strlen ("Pages:"), NULL, 10);
  char *end;
  *width = g_ascii_strtod (size + strlen ("Page size:"), &end);
  *height = g_ascii_strtod (end + strlen (" x"), NULL);
  return true;
}

static void
test_pdf (void)
{
  g_autoptr (OxbowSetup) setup = NULL;
  g_autofree OxbowState *state = NULL;
  g_autoptr (OxbowScene) scene = scene_of (&setup, &state, 160);
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  options.cell_mm = 20;
  options.board.frame = false;
  g_autoptr (GBytes) bytes = export(scene, OXBOW_PICTURE_PDF, &options),
                     again = export(scene, OXBOW_PICTURE_PDF, &options);
  g_assert_true (g_bytes_equal (bytes, again));
  int pages;
  double width, height, radius = 20 / sqrt (3);
  if (!ask_pdfinfo (bytes, &pages, &width, &height))
    {
      g_test_skip ("pdfinfo is not there");
      return;
    }
  g_assert_cmpint (pages, ==, 1);
  g_assert_cmpfloat_with_epsilon (width * 25.4 / 72, 14.32 * radius, 0.1);
  g_assert_cmpfloat_with_epsilon (height * 25.4 / 72, 9.5 * 20 + 0.32 * radius, 0.1);
}

/* 30 mm cells make First Valley 248 by 291 mm: the paper is turned where that saves sheets. */
static void
test_pages (void)
{
  static const struct
  {
    const char *paper;
    int pages;
    double width, height;
  } rows[] = {
    { "A4", 2, 297, 210 }, { "A3", 1, 297, 420 }, { "a3-landscape", 2, 420, 297 }, { "A5", 6, 148, 210 },
  };
  g_autoptr (OxbowSetup) setup = NULL;
  g_autofree OxbowState *state = NULL;
  g_autoptr (OxbowScene) scene = scene_of (&setup, &state, 20);
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
      options.cell_mm = 30;
      options.board.frame = false;
      options.paper = rows[i].paper;
      g_autoptr (GBytes) bytes = export (scene, OXBOW_PICTURE_PDF, &options);
      int pages;
      double width, height;
      if (!ask_pdfinfo (bytes, &pages, &width, &height))
        {
          g_test_skip ("pdfinfo is not there");
          return;
        }
      g_test_message ("%s: %d pages of %.0f x %.0f", rows[i].paper, pages, width, height);
      g_assert_cmpint (pages, ==, rows[i].pages);
      g_assert_cmpfloat_with_epsilon (width * 25.4 / 72, rows[i].width, 0.2);
      g_assert_cmpfloat_with_epsilon (height * 25.4 / 72, rows[i].height, 0.2);
    }
}

/* A million cells. */
static void
test_large (void)
{
  g_autoptr (OxbowMap) map = oxbow_map_new (OXBOW_POINTY, 1024, 1024, 'w');
  for (OxbowCell cell = 0; cell < 1024 * 1024; cell++)
    map->terrain[cell] = "wtcfh~"[oxbow_hash ((uint32_t) cell, 1) % 6];
  g_autoptr (OxbowScene) scene =
      oxbow_scene_new_map (map, oxbow_ruleset_find ("dos-rios")->palette, &oxbow_painter_dos_rios, "Large");
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  options.size_px = 1500;
  g_autoptr (GBytes) bytes = export (scene, OXBOW_PICTURE_PNG, &options);
  cairo_surface_t *image = decode (bytes);
  g_assert_cmpint (cairo_image_surface_get_width (image), ==, 1500);
  g_assert_cmpint (count_inked (image), >, 2000);
  cairo_surface_destroy (image);
}

static void
check_refusal (const OxbowExportOptions *options, OxbowPictureFormat format, const char *sentence)
{
  g_autoptr (OxbowMap) map = oxbow_map_new (OXBOW_FLAT, 300, 300, 'w');
  g_autoptr (OxbowScene) scene = oxbow_scene_new_map (map, oxbow_ruleset_find ("dos-rios")->palette, NULL, "Wide");
  g_autoptr (GError) error = NULL;
  g_assert_null (oxbow_export (scene, format, options, &error));
  g_assert_nonnull (error);
  g_assert_true (error->domain == OXBOW_PAINT_ERROR);
  g_assert_true (g_pattern_match_simple (sentence, error->message));
}

static void
test_refusals (void)
{
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  options.cell_mm = 10;
  check_refusal (&options, OXBOW_PICTURE_PNG,
                 "The picture would be * by * pixels, and no side may have more than 32767; --size * would do.");
  check_refusal (&options, OXBOW_PICTURE_SVG,
                 "The map has 90000 cells, and an SVG or PDF of this scale holds at most 40000; *");
  options.board.level = OXBOW_LEVEL_LINES;
  options.cell_mm = 40;
  check_refusal (&options, OXBOW_PICTURE_PDF, "The page would be * by * mm, and a page of PDF ends at 5080 mm; *");
  options.paper = "A5";
  check_refusal (&options, OXBOW_PICTURE_PDF, "The picture would take * by * pages, and 900 are the most; *");
  options.paper = "Papyrus";
  check_refusal (&options, OXBOW_PICTURE_PDF, "There is no paper called \"Papyrus\". Known are A5, A4, *");
}

/* The size that a refusal names is one that is drawn. */
static void
test_size_that_would_do (void)
{
  g_autoptr (OxbowMap) map = oxbow_map_new (OXBOW_FLAT, 3, 900, 'w');
  g_autoptr (OxbowScene) scene = oxbow_scene_new_map (map, oxbow_ruleset_find ("dos-rios")->palette, NULL, "Tall");
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  options.cell_mm = 10;
  g_autoptr (GError) error = NULL;
  g_assert_null (oxbow_export (scene, OXBOW_PICTURE_PNG, &options, &error));
  options.cell_mm = 0;
  options.size_px = atoi (strstr (error->message, "--size ") + strlen ("--size "));
  g_autoptr (GBytes) bytes = export (scene, OXBOW_PICTURE_PNG, &options);
  cairo_surface_t *image = decode (bytes);
  g_assert_cmpint (cairo_image_surface_get_width (image), ==, options.size_px);
  g_assert_cmpint (cairo_image_surface_get_height (image), <=, 32767);
  cairo_surface_destroy (image);
}

static void
test_formats (void)
{
  OxbowPictureFormat format;
  g_autoptr (GError) error = NULL;
  g_assert_true (oxbow_picture_format_find ("a/b.PNG", &format, NULL));
  g_assert_cmpint (format, ==, OXBOW_PICTURE_PNG);
  g_assert_true (oxbow_picture_format_find ("x.pdf", &format, NULL));
  g_assert_cmpint (format, ==, OXBOW_PICTURE_PDF);
  g_assert_false (oxbow_picture_format_find ("x.gif", &format, &error));
  g_assert_cmpstr (error->message, ==, "\"x.gif\" names no kind of picture: its name must end in .png, .svg or .pdf.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/pictures/every-level-and-theme", test_levels);
  g_test_add_func ("/paint/pictures/level-bounds", test_level_bounds);
  g_test_add_func ("/paint/pictures/flat-tones", test_flat);
  g_test_add_func ("/paint/pictures/parts-fit-the-whole", test_parts);
  g_test_add_func ("/paint/pictures/shows-the-position", test_shows_position);
  g_test_add_func ("/paint/pictures/grain", test_grain);
  g_test_add_func ("/paint/pictures/plain-boards-are-flat", test_plain);
  g_test_add_func ("/paint/pictures/generic", test_generic);
  g_test_add_func ("/paint/pictures/svg", test_svg);
  g_test_add_func ("/paint/pictures/vectors-in-pixels", test_vectors_in_pixels);
  g_test_add_func ("/paint/pictures/pdf-at-true-size", test_pdf);
  g_test_add_func ("/paint/pictures/pdf-pages", test_pages);
  g_test_add_func ("/paint/pictures/a-million-cells", test_large);
  g_test_add_func ("/paint/pictures/refusals", test_refusals);
  g_test_add_func ("/paint/pictures/size-that-would-do", test_size_that_would_do);
  g_test_add_func ("/paint/pictures/formats", test_formats);
  return g_test_run ();
}
