/* export.h: pictures of a board as bytes: PNG, SVG, PDF
 *
 * Whoever asks saves the bytes as any other file; nothing here touches a disk. The same scene and options give the
 * same bytes. A picture is measured by the width of a cell across its flats in millimetres, or by its own width in
 * pixels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/board.h"
#include "paint/pages.h"

G_BEGIN_DECLS

#define OXBOW_PAINT_ERROR (oxbow_paint_error_quark ())
GQuark oxbow_paint_error_quark (void);

typedef enum
{
  OXBOW_PAINT_ERROR_SIZE,       /* larger than a picture can be; the sentence says what would do */
  OXBOW_PAINT_ERROR_PAPER,      /* no such paper */
  OXBOW_PAINT_ERROR_DRAW,       /* Cairo or the encoder failed, as when memory runs out */
} OxbowPaintError;

typedef enum
{
  OXBOW_PICTURE_PNG,
  OXBOW_PICTURE_SVG,
  OXBOW_PICTURE_PDF,
} OxbowPictureFormat;

typedef struct
{
  OxbowBoardOptions board;      /* theme, names, labels, highlights, level */
  double cell_mm;               /* a cell across its flats; 0: as size_px says */
  int size_px;                  /* the picture's width; 0, and cell_mm 0 too: as suits the format */
  bool by_longest;              /* size_px is the longer side instead */
  const char *paper;            /* PDF: "A4", "Letter-landscape" ...; NULL: one page as large as the picture */
} OxbowExportOptions;

#define OXBOW_EXPORT_OPTIONS_INIT { .board = OXBOW_BOARD_OPTIONS_INIT }

/* The format that a file name's ending asks for; false with a sentence if it is none of them. */
bool    oxbow_picture_format_find (const char *file_name, OxbowPictureFormat *format, GError **error);

/* The same at true size over pages of options->paper, for PDFs that hold more: plan, then draw each on a page of cr. */
bool    oxbow_export_plan_pages   (const OxbowScene *scene, const OxbowExportOptions *options, double *radius,
                                   OxbowPages *pages, GError **error);
void    oxbow_export_draw_pages   (cairo_t *cr, const OxbowScene *scene, const OxbowBoardOptions *board, double radius,
                                   const OxbowPages *pages);

GBytes *oxbow_export              (const OxbowScene *scene, OxbowPictureFormat format,
                                   const OxbowExportOptions *options,
                                   GError **error);

G_END_DECLS
