/* pages.c: a picture spread over several sheets of paper
 *
 * Only page one would know where it belongs, so every page says it: its row and column in words, and a plan of all
 * pages with its own one filled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/pages.h"
#include "paint/export.h"
#include <glib/gi18n-lib.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

#define MARGIN 12.0
#define OVERLAP 8.0
#define MARK 5.0
#define MOST_PAGES 900

static const char *const names[] = { "A5", "A4", "A3", "A2", "A1", "A0", "Letter", "Legal", "Tabloid", NULL };
static const double sizes[][2] = { { 148, 210 }, { 210, 297 }, { 297, 420 }, { 420, 594 }, { 594, 841 }, { 841, 1189 },
                                   { 215.9, 279.4 }, { 215.9, 355.6 }, { 279.4, 431.8 } };

static int
count (double length, double paper)
{
  double room = paper - 2 * MARGIN;
  return length <= room + 0.01 ? 1 : (int) ceil ((length - OVERLAP - 0.01) / (room - OVERLAP));
}

static bool
find_paper (const char *paper, double size[2], bool *portrait, bool *landscape, GError **error)
{
  *portrait = !g_str_has_suffix (paper, "-landscape");
  *landscape = !g_str_has_suffix (paper, "-portrait");
  size_t length = !*portrait    ? strlen (paper) - strlen ("-landscape")
                  : !*landscape ? strlen (paper) - strlen ("-portrait")
                                : strlen (paper);
  for (int i = 0; names[i] != NULL; i++)
    if (strlen (names[i]) == length && g_ascii_strncasecmp (names[i], paper, length) == 0)
      {
        size[0] = sizes[i][0];
        size[1] = sizes[i][1];
        return true;
      }
  g_autofree char *known = g_strjoinv (", ", (char **) names);
  g_set_error (error, OXBOW_PAINT_ERROR, OXBOW_PAINT_ERROR_PAPER,
               _("There is no paper called \"%s\". Known are %s, each also with -portrait or -landscape."), paper,
               known);
  return false;
}

bool
oxbow_pages_plan (OxbowPages *pages, const char *paper, double width, double height, GError **error)
{
  double size[2];
  bool portrait, landscape;
  if (!find_paper (paper, size, &portrait, &landscape, error))
    return false;
  double upright = (double) count (width, size[0]) * count (height, size[1]),
         lying = (double) count (width, size[1]) * count (height, size[0]);
  bool turn = landscape && (!portrait || lying < upright);
  *pages = (OxbowPages) { size[turn ? 1 : 0], size[turn ? 0 : 1], MARGIN, OVERLAP, width, height, 0, 0 };
  pages->columns = count (width, pages->paper_width);
  pages->rows = count (height, pages->paper_height);
  if ((double) pages->columns * pages->rows <= MOST_PAGES)
    return true;
  g_set_error (error, OXBOW_PAINT_ERROR, OXBOW_PAINT_ERROR_SIZE,
               _("The picture would take %d by %d pages, and %d are the most; choose smaller cells or larger paper."),
               pages->columns, pages->rows, MOST_PAGES);
  return false;
}

/* All parts are of one size, so that no page holds a sliver. */
OxbowBox
oxbow_pages_part (const OxbowPages *pages, int page)
{
  double step_x = (pages->width - pages->overlap) / pages->columns,
         step_y = (pages->height - pages->overlap) / pages->rows;
  double width = pages->columns == 1 ? pages->width : step_x + pages->overlap;
  double height = pages->rows == 1 ? pages->height : step_y + pages->overlap;
  return (OxbowBox) { page % pages->columns * step_x, page / pages->columns * step_y, width, height };
}

/* At each corner two strokes, pointing at the lines to cut along. Where pages meet, these run through the middle of
 * the overlap. */
static void
draw_cut_marks (const OxbowPages *pages, cairo_t *cr, int page, const OxbowBox *part)
{
  int column = page % pages->columns, row = page / pages->columns;
  double half = pages->overlap / 2;
  double left = pages->margin + (column > 0 ? half : 0),
         right = pages->margin + part->width - (column < pages->columns - 1 ? half : 0);
  double top = pages->margin + (row > 0 ? half : 0),
         bottom = pages->margin + part->height - (row < pages->rows - 1 ? half : 0);
  double end_x = pages->margin + part->width, end_y = pages->margin + part->height, gap = 1.5;
  const double xs[] = { left, right }, ys[] = { top, bottom };
  for (int i = 0; i < 2; i++)
    {
      cairo_move_to (cr, xs[i], pages->margin - gap);
      cairo_line_to (cr, xs[i], pages->margin - gap - MARK);
      cairo_move_to (cr, xs[i], end_y + gap);
      cairo_line_to (cr, xs[i], end_y + gap + MARK);
      cairo_move_to (cr, pages->margin - gap, ys[i]);
      cairo_line_to (cr, pages->margin - gap - MARK, ys[i]);
      cairo_move_to (cr, end_x + gap, ys[i]);
      cairo_line_to (cr, end_x + gap + MARK, ys[i]);
    }
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.15);
  cairo_stroke (cr);
}

static void
draw_overview (const OxbowPages *pages, cairo_t *cr, int page)
{
  double across = pages->columns * (pages->paper_width - 2 * pages->margin),
         down = pages->rows * (pages->paper_height - 2 * pages->margin);
  double height = pages->margin - 5, width = MIN (height * across / down, pages->paper_width / 3);
  double x = pages->paper_width - pages->margin - 12 - width, y = pages->paper_height - pages->margin + 2.5;
  double step_x = width / pages->columns, step_y = height / pages->rows;
  cairo_rectangle (cr, x + page % pages->columns * step_x, y + page / pages->columns * step_y, step_x, step_y);
  cairo_set_source_rgb (cr, 0.25, 0.25, 0.25);
  cairo_fill (cr);
  for (int i = 0; i <= pages->columns; i++)
    {
      cairo_move_to (cr, x + i * step_x, y);
      cairo_line_to (cr, x + i * step_x, y + height);
    }
  for (int i = 0; i <= pages->rows; i++)
    {
      cairo_move_to (cr, x, y + i * step_y);
      cairo_line_to (cr, x + width, y + i * step_y);
    }
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.15);
  cairo_stroke (cr);
}

static void
write_place (const OxbowPages *pages, cairo_t *cr, int page, const char *title)
{
  g_autofree char *text =
      g_strdup_printf (_("%s: row %d of %d, column %d of %d (page %d of %d)"), title, page / pages->columns + 1,
                       pages->rows, page % pages->columns + 1, pages->columns, page + 1, pages->columns * pages->rows);
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  pango_context_set_language (pango_layout_get_context (layout), pango_language_from_string ("en"));
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans");
  pango_font_description_set_absolute_size (font, 32 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  cairo_save (cr);
  cairo_translate (cr, pages->margin + 9, pages->paper_height - pages->margin + 3);
  cairo_scale (cr, 0.1, 0.1);           /* letters 3.2 mm tall */
  pango_cairo_layout_path (cr, layout);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
oxbow_pages_draw_marks (const OxbowPages *pages, cairo_t *cr, int page, const char *title)
{
  OxbowBox part = oxbow_pages_part (pages, page);
  draw_cut_marks (pages, cr, page, &part);
  if (pages->columns * pages->rows == 1)
    return;
  draw_overview (pages, cr, page);
  write_place (pages, cr, page, title);
}
