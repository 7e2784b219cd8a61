/* record-paper.c: how a game went, on pages of paper
 *
 * Text is set in lines, which fill one page after another; a heading keeps the line below it, a picture its caption.
 * The pages are laid out once and can be drawn in any order, for a printer, its preview, or a PDF.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/record-paper.h"
#include "app/record-blocks.h"
#include "paint/board.h"
#include "paint/pdf.h"

#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>

#define A4_WIDTH 595.0
#define A4_HEIGHT 842.0
#define MARGIN 50.0             /* unless the paper is small: a part of that */
#define SMALL_PART 8
#define FOOT 22.0               /* of it for the number of the page, below the text */
#define PICTURE 0.44            /* of a page's height, at most */
#define KEPT 34.0               /* room that a heading wants below it */
#define INDENT 16.0
#define UNITS_PER_POINT (150 / 72.0)    /* what levels of detail and the sizes of text on a board count in */

typedef struct
{
  double size, above, indent;
  bool is_bold, is_italic;
  OxbowTone tone;
} Style;

static const Style styles[] = {
  [OXBOW_BLOCK_TITLE] = { 22, 0, 0, true, false, OXBOW_TONE_INK },
  [OXBOW_BLOCK_GAME] = { 12, 2, 0, false, false, OXBOW_TONE_TEXT_SECOND },
  [OXBOW_BLOCK_PLAYER] = { 10, 2, INDENT, false, false, OXBOW_TONE_INK },
  [OXBOW_BLOCK_TURN] = { 12, 12, 0, true, false, OXBOW_TONE_INK },
  [OXBOW_BLOCK_MOVE] = { 10, 3, 0, false, false, OXBOW_TONE_INK },
  [OXBOW_BLOCK_BRANCH] = { 10, 3, 2 * INDENT, false, false, OXBOW_TONE_TEXT_SECOND },
  [OXBOW_BLOCK_COMMENT] = { 10, 4, INDENT, false, true, OXBOW_TONE_INK },
  [OXBOW_BLOCK_PICTURE] = { 9, 4, 0, false, false, OXBOW_TONE_TEXT_SECOND },
};

/* One line of a block's text, or its picture, on a page. */
typedef struct
{
  const OxbowRecordBlock *block;
  PangoLayout *layout;          /* owned; NULL: the picture */
  int line, page;
  double x, y, height, baseline;
} Piece;

struct _OxbowRecordPaper
{
  GPtrArray *blocks;
  GArray *pieces;
  PangoContext *context;
  double width, height, margin;
  double y;                     /* how far the last page is filled */
  int n_pages;
};

static void
clear_piece (gpointer data)
{
  g_clear_object (&((Piece *) data)->layout);
}

/* Setting */

static double
bottom_of (const OxbowRecordPaper *self)
{
  return self->height - self->margin - FOOT;
}

static void
turn_page (OxbowRecordPaper *self)
{
  self->n_pages++;
  self->y = self->margin;
}

static PangoLayout *
set_text (OxbowRecordPaper *self, const char *text, const Style *style)
{
  PangoLayout *layout = pango_layout_new (self->context);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans");
  pango_font_description_set_size (font, (int) (style->size * PANGO_SCALE));
  pango_font_description_set_weight (font, style->is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style (font, style->is_italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) ((self->width - 2 * self->margin - style->indent) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static PangoLayout *
set_block (OxbowRecordPaper *self, const OxbowRecordBlock *block)
{
  bool has_more = *block->more != '\0';
  g_autofree char *text = g_strconcat (block->kind == OXBOW_BLOCK_PLAYER ? "• " : "", block->text, has_more ? " " : "",
                                       block->more, NULL);
  PangoLayout *layout = set_text (self, text, &styles[block->kind]);
  if (block->subject != NULL)
    pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  return layout;
}

static void
add_lines (OxbowRecordPaper *self, const OxbowRecordBlock *block, double kept)
{
  g_autoptr (PangoLayout) layout = set_block (self, block);
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  PangoRectangle extents;
  int line = 0;
  do
    {
      pango_layout_iter_get_line_extents (iter, NULL, &extents);
      double top = (double) extents.y / PANGO_SCALE, height = (double) extents.height / PANGO_SCALE;
      if (self->y + height + kept > bottom_of (self))
        turn_page (self);
      Piece piece = {
        .block = block, .layout = g_object_ref (layout), .line = line++, .page = self->n_pages - 1, .y = self->y,
        .x = (double) extents.x / PANGO_SCALE, .height = height,
        .baseline = self->y + (double) pango_layout_iter_get_baseline (iter) / PANGO_SCALE - top,
      };
      g_array_append_val (self->pieces, piece);
      self->y += height;
    }
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
}

static void
add_picture (OxbowRecordPaper *self, const OxbowRecordBlock *block)
{
  Piece piece = { .block = block, .height = PICTURE * self->height };
  if (self->y + piece.height + KEPT > bottom_of (self))
    turn_page (self);
  piece.page = self->n_pages - 1;
  piece.y = self->y;
  g_array_append_val (self->pieces, piece);
  self->y += piece.height + styles[OXBOW_BLOCK_PICTURE].above;
}

static void
add_block (OxbowRecordPaper *self, const OxbowRecordBlock *block)
{
  if (self->y > self->margin)
    self->y += styles[block->kind].above;
  if (block->subject != NULL)
    add_picture (self, block);
  add_lines (self, block, block->kind == OXBOW_BLOCK_TURN ? KEPT : 0);
}

OxbowRecordPaper *
oxbow_record_paper_new (OxbowGame *game, double width_pt, double height_pt)
{
  OxbowRecordPaper *self = g_new0 (OxbowRecordPaper, 1);
  self->blocks = oxbow_record_build_blocks (game);
  self->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (self->pieces, clear_piece);
  self->context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  pango_cairo_context_set_resolution (self->context, 72);       /* a point is a unit */
  self->width = width_pt;
  self->margin = MIN (MARGIN, MIN (width_pt, height_pt) / SMALL_PART);
  self->height = height_pt;
  turn_page (self);
  for (guint i = 0; i < self->blocks->len; i++)
    add_block (self, self->blocks->pdata[i]);
  return self;
}

void
oxbow_record_paper_free (OxbowRecordPaper *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->pieces);
  g_ptr_array_unref (self->blocks);
  g_object_unref (self->context);
  g_free (self);
}

int
oxbow_record_paper_n_pages (const OxbowRecordPaper *self)
{
  return self->n_pages;
}

/* Drawing */

static void
set_tone (cairo_t *cr, OxbowTone tone)
{
  OxbowColour colour = oxbow_theme_get (OXBOW_THEME_LIGHT)->tones[tone];
  cairo_set_source_rgb (cr, colour.red, colour.green, colour.blue);
}

static void
draw_picture (const OxbowRecordPaper *self, cairo_t *cr, const Piece *piece)
{
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  const OxbowScene *scene = piece->block->subject->scene;
  OxbowBox sheet;
  OxbowPoint corner;
  double radius = oxbow_sheet_fit (scene, &options, (self->width - 2 * self->margin) * UNITS_PER_POINT,
                                   piece->height * UNITS_PER_POINT);
  oxbow_sheet_measure (scene, &options, radius, &sheet, &corner);
  cairo_save (cr);
  cairo_translate (cr, (self->width - sheet.width / UNITS_PER_POINT) / 2, piece->y);
  cairo_scale (cr, 1 / UNITS_PER_POINT, 1 / UNITS_PER_POINT);
  cairo_rectangle (cr, 0, 0, sheet.width, sheet.height);
  cairo_clip (cr);
  oxbow_sheet_draw (cr, scene, &options, radius, &sheet);
  cairo_restore (cr);
}

/* Beside a comment there is a bar, as in the log. */
static void
draw_bar (const OxbowRecordPaper *self, cairo_t *cr, const Piece *piece)
{
  set_tone (cr, OXBOW_TONE_ACCENT);
  cairo_rectangle (cr, self->margin + 2, piece->y, 2, piece->height);
  cairo_fill (cr);
}

static void
draw_line (const OxbowRecordPaper *self, cairo_t *cr, const Piece *piece)
{
  const Style *style = &styles[piece->block->kind];
  PangoLayoutLine *line = pango_layout_get_line_readonly (piece->layout, piece->line);
  if (piece->block->kind == OXBOW_BLOCK_COMMENT)
    draw_bar (self, cr, piece);
  set_tone (cr, style->tone);
  cairo_move_to (cr, self->margin + style->indent + piece->x, piece->baseline);
  pango_cairo_show_layout_line (cr, line);
}

static void
write_foot (OxbowRecordPaper *self, cairo_t *cr, const char *text, PangoAlignment side)
{
  static const Style style = { .size = 8 };
  g_autoptr (PangoLayout) layout = set_text (self, text, &style);
  pango_layout_set_alignment (layout, side);
  pango_layout_set_height (layout, -1);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  set_tone (cr, OXBOW_TONE_TEXT_SECOND);
  cairo_move_to (cr, self->margin, self->height - self->margin - FOOT / 2);
  pango_cairo_show_layout (cr, layout);
}

void
oxbow_record_paper_draw (OxbowRecordPaper *self, cairo_t *cr, int page)
{
  const OxbowRecordBlock *title = self->blocks->pdata[0];
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const Piece *piece = &g_array_index (self->pieces, Piece, i);
      if (piece->page != page)
        continue;
      if (piece->layout != NULL)
        draw_line (self, cr, piece);
      else
        draw_picture (self, cr, piece);
    }
  /* Translators: at the foot of a printed page: its number, and how many there are */
  g_autofree char *number = g_strdup_printf (_("Page %d of %d"), page + 1, self->n_pages);
  if (page > 0)
    write_foot (self, cr, title->text, PANGO_ALIGN_LEFT);
  write_foot (self, cr, number, PANGO_ALIGN_RIGHT);
}

GBytes *
oxbow_record_to_pdf (OxbowGame *game, GError **error)
{
  g_autoptr (OxbowRecordPaper) paper = oxbow_record_paper_new (game, A4_WIDTH, A4_HEIGHT);
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface =
      oxbow_pdf_open (((const OxbowRecordBlock *) paper->blocks->pdata[0])->text, bytes, A4_WIDTH, A4_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  for (int page = 0; page < paper->n_pages; page++)
    {
      cairo_save (cr);
      oxbow_record_paper_draw (paper, cr, page);
      cairo_restore (cr);
      cairo_show_page (cr);
    }
  return oxbow_pdf_finish (cr, surface, bytes, error);
}
