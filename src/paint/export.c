/* export.c: pictures of a board as bytes
 *
 * Levels of detail and the least and largest sizes of text are told in pixels. A picture measured in pixels takes its
 * own, whatever its format; one measured in millimetres takes 150 to the inch for that, and a PNG of it has two dots
 * for each. So do pages that are cut.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/export.h"
#include "paint/pdf.h"
#include "paint/png.h"
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define UNITS_PER_MM (150 / 25.4)
#define PRINT_DOTS 2            /* of a PNG at true size, each way, in a unit */
#define PIXEL_MM (25.4 / 96)     /* of a screen, for vectors told in pixels */
#define USUAL_RADIUS 64.0
#define USUAL_LONGEST 4096.0
#define USUAL_CELL_MM 20.0
#define USUAL_SHEET_CELL_MM 30.0
#define STRIP_PIXELS (4 << 20)   /* of a picture that are held at a time, more or less */
#define MOST_CELLS 250000        /* in a vector file */
#define MOST_CELLS_WITH_SIGNS 40000
#define LONGEST_IMAGE 32767     /* Cairo's limit */
#define LONGEST_PAGE_PT 14400.0 /* PDF's */

G_DEFINE_QUARK (oxbow-paint-error-quark, oxbow_paint_error)

static double
radius_of (const OxbowScene *scene, OxbowPictureFormat format, const OxbowExportOptions *options)
{
  double cell_mm = options->cell_mm;
  double size = options->size_px * (options->paper != NULL ? PIXEL_MM * UNITS_PER_MM : 1);
  if (options->size_px > 0)
    return oxbow_sheet_fit (scene, &options->board, size, options->by_longest ? size : G_MAXDOUBLE);
  if (cell_mm <= 0 && format == OXBOW_PICTURE_PNG)
    return MIN (USUAL_RADIUS, oxbow_sheet_fit (scene, &options->board, USUAL_LONGEST, USUAL_LONGEST));
  if (cell_mm <= 0)
    cell_mm = options->paper != NULL ? USUAL_SHEET_CELL_MM : USUAL_CELL_MM;
  return oxbow_radius_from_flats (cell_mm) * UNITS_PER_MM;
}

static bool
check_image_size (double width, double height, GError **error)
{
  double longest = MAX (width, height);
  if (longest <= LONGEST_IMAGE)
    return true;
  int fitting = (int) (width * LONGEST_IMAGE / longest) / 10 * 10 - 10;
  g_set_error (error, OXBOW_PAINT_ERROR, OXBOW_PAINT_ERROR_SIZE,
               _("The picture would be %.0f by %.0f pixels, and no side may have more than %d; --size %d would do."),
               ceil (width), ceil (height), LONGEST_IMAGE, MAX (fitting, 1));
  return false;
}

/* One strip of the sheet, its first row being at top. */
static cairo_status_t
add_strip (OxbowPng *png, const OxbowScene *scene, const OxbowBoardOptions *board, double radius, double dots,
           int width, int top, int n_rows)
{
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, n_rows);
  cairo_surface_set_device_scale (image, dots, dots);
  cairo_t *cr = cairo_create (image);
  OxbowBox part = { 0, top / dots, width / dots, n_rows / dots };
  cairo_translate (cr, 0, -part.y);
  oxbow_sheet_draw (cr, scene, board, radius, &part);
  cairo_status_t status = cairo_status (cr);
  if (status == CAIRO_STATUS_SUCCESS)
    oxbow_png_add (png, image, n_rows);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  return status;
}

static GBytes *
export_png (const OxbowScene *scene, const OxbowExportOptions *options, double radius, const OxbowBox *sheet,
            GError **error)
{
  bool in_print = options->size_px <= 0 && options->cell_mm > 0;
  double dots = in_print ? PRINT_DOTS : 1;
  if (!check_image_size (sheet->width * dots, sheet->height * dots, error))
    return NULL;
  bool has_width = options->size_px > 0 && !options->by_longest;
  int width = has_width ? options->size_px : MAX (1, (int) ceil (sheet->width * dots - 1e-6));
  int height = MAX (1, (int) ceil (sheet->height * dots - 1e-6)), strip = MAX (64, STRIP_PIXELS / width);
  int level = options->board.level < 0 ? (int) oxbow_level_for (radius) : options->board.level;
  g_autoptr (OxbowPng) png =
      oxbow_png_new (width, height, in_print ? UNITS_PER_MM * dots : 0, level == OXBOW_LEVEL_FLAT);
  for (int top = 0; top < height; top += strip)
    {
      int n_rows = MIN (strip, height - top);
      if (!oxbow_pdf_check (add_strip (png, scene, &options->board, radius, dots, width, top, n_rows), error))
        return NULL;
    }
  return oxbow_png_finish (png, error);
}

/* What a vector file draws as one. */
static double
unit_mm (const OxbowExportOptions *options)
{
  return options->size_px > 0 ? PIXEL_MM : 1 / UNITS_PER_MM;
}

static GBytes *
export_svg (const OxbowScene *scene, const OxbowExportOptions *options, double radius, const OxbowBox *sheet,
            GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  double mm = unit_mm (options);
  cairo_surface_t *surface =
      cairo_svg_surface_create_for_stream (oxbow_pdf_append_cb, bytes, sheet->width * mm, sheet->height * mm);
  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_MM);
  cairo_t *cr = cairo_create (surface);
  cairo_scale (cr, mm, mm);
  oxbow_sheet_draw (cr, scene, &options->board, radius, sheet);
  return oxbow_pdf_finish (cr, surface, bytes, error);
}

static GBytes *
export_page (const OxbowScene *scene, const OxbowExportOptions *options, double radius, const OxbowBox *sheet,
             GError **error)
{
  double mm = unit_mm (options), points = mm * OXBOW_POINTS_PER_MM;
  if (MAX (sheet->width, sheet->height) * points > LONGEST_PAGE_PT)
    {
      g_set_error (error, OXBOW_PAINT_ERROR, OXBOW_PAINT_ERROR_SIZE,
                   _("The page would be %.0f by %.0f mm, and a page of PDF ends at %.0f mm; "
                     "choose smaller cells or several pages."),
                   sheet->width * mm, sheet->height * mm, LONGEST_PAGE_PT / 72 * 25.4);
      return NULL;
    }
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = oxbow_pdf_open (scene->title, bytes, sheet->width * points, sheet->height * points);
  cairo_t *cr = cairo_create (surface);
  cairo_scale (cr, points, points);
  oxbow_sheet_draw (cr, scene, &options->board, radius, sheet);
  cairo_show_page (cr);
  return oxbow_pdf_finish (cr, surface, bytes, error);
}

/* Every sign of every cell is a path of its own in a vector file. */
static bool
check_cells (const OxbowScene *scene, const OxbowExportOptions *options, double radius, GError **error)
{
  int level = options->board.level < 0 ? (int) oxbow_level_for (radius) : options->board.level;
  int most = level >= OXBOW_LEVEL_SIGNS ? MOST_CELLS_WITH_SIGNS : MOST_CELLS, cells = oxbow_grid_n_cells (&scene->grid);
  if (cells <= most)
    return true;
  g_set_error (
      error, OXBOW_PAINT_ERROR, OXBOW_PAINT_ERROR_SIZE,
      _("The map has %d cells, and an SVG or PDF of this scale holds at most %d; a PNG can be had of any map."), cells,
      most);
  return false;
}

void
oxbow_export_draw_pages (cairo_t *cr, const OxbowScene *scene, const OxbowBoardOptions *board, double radius,
                         const OxbowPages *pages)
{
  for (int page = 0; page < pages->columns * pages->rows; page++)
    {
      OxbowBox part = oxbow_pages_part (pages, page), units = { part.x * UNITS_PER_MM, part.y * UNITS_PER_MM,
                                                               part.width * UNITS_PER_MM, part.height * UNITS_PER_MM };
      cairo_save (cr);
      cairo_scale (cr, OXBOW_POINTS_PER_MM, OXBOW_POINTS_PER_MM);
      cairo_save (cr);
      cairo_rectangle (cr, pages->margin, pages->margin, part.width, part.height);
      cairo_clip (cr);
      cairo_translate (cr, pages->margin - part.x, pages->margin - part.y);
      cairo_scale (cr, 1 / UNITS_PER_MM, 1 / UNITS_PER_MM);
      oxbow_sheet_draw (cr, scene, board, radius, &units);
      cairo_restore (cr);
      oxbow_pages_draw_marks (pages, cr, page, scene->title);
      cairo_restore (cr);
      cairo_show_page (cr);
    }
}

bool
oxbow_export_plan_pages (const OxbowScene *scene, const OxbowExportOptions *options, double *radius, OxbowPages *pages,
                         GError **error)
{
  OxbowBox sheet;
  OxbowPoint board;
  *radius = radius_of (scene, OXBOW_PICTURE_PDF, options);
  oxbow_sheet_measure (scene, &options->board, *radius, &sheet, &board);
  return check_cells (scene, options, *radius, error)
         && oxbow_pages_plan (pages, options->paper, sheet.width / UNITS_PER_MM, sheet.height / UNITS_PER_MM, error);
}

static GBytes *
export_pages (const OxbowScene *scene, const OxbowExportOptions *options, GError **error)
{
  OxbowPages pages;
  double radius;
  if (!oxbow_export_plan_pages (scene, options, &radius, &pages, error))
    return NULL;
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = oxbow_pdf_open (scene->title, bytes, pages.paper_width * OXBOW_POINTS_PER_MM,
                                             pages.paper_height * OXBOW_POINTS_PER_MM);
  cairo_t *cr = cairo_create (surface);
  oxbow_export_draw_pages (cr, scene, &options->board, radius, &pages);
  return oxbow_pdf_finish (cr, surface, bytes, error);
}

GBytes *
oxbow_export (const OxbowScene *scene, OxbowPictureFormat format, const OxbowExportOptions *options, GError **error)
{
  double radius = radius_of (scene, format, options);
  OxbowBox sheet;
  OxbowPoint board;
  oxbow_sheet_measure (scene, &options->board, radius, &sheet, &board);
  if (format != OXBOW_PICTURE_PNG && !check_cells (scene, options, radius, error))
    return NULL;
  switch (format)
    {
    case OXBOW_PICTURE_PNG:
      return export_png (scene, options, radius, &sheet, error);
    case OXBOW_PICTURE_SVG:
      return export_svg (scene, options, radius, &sheet, error);
    case OXBOW_PICTURE_PDF:
      return options->paper != NULL ? export_pages (scene, options, error)
                                    : export_page (scene, options, radius, &sheet, error);
    }
  g_assert_not_reached ();
}

bool
oxbow_picture_format_find (const char *file_name, OxbowPictureFormat *format, GError **error)
{
  static const char *const endings[] = { ".png", ".svg", ".pdf" };
  g_autofree char *lower = g_ascii_strdown (file_name, -1);
  for (size_t i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (lower, endings[i]))
      {
        *format = (OxbowPictureFormat) i;
        return true;
      }
  g_set_error (error, OXBOW_PAINT_ERROR, OXBOW_PAINT_ERROR_DRAW,
               _("\"%s\" names no kind of picture: its name must end in .png, .svg or .pdf."), file_name);
  return false;
}
