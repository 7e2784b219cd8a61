/* board.h: a whole board, or any rectangle of it, at any scale
 *
 * The layers in their order: paper, terrain, relief, water, wood, hand, words. The window's board, pictures, print
 * and thumbnails all draw by these two functions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/canvas.h"
#include "paint/scene.h"

G_BEGIN_DECLS

typedef struct
{
  OxbowThemeKind theme;
  bool cell_names, edge_names;  /* written on every cell and edge */
  bool labels;                  /* names of rivers, places and districts */
  bool frame;                   /* title, coordinates, compass and a border around the board */
  bool bare;                    /* without pieces: the land alone */
  const OxbowScenario *plan;    /* what only its maker has to see is drawn, too; or NULL */
  int level;                    /* an OxbowLevel, or -1: by the scale */
  const OxbowCell *highlights;  /* cells in brackets: what happened last */
  int n_highlights;
} OxbowBoardOptions;

#define OXBOW_BOARD_OPTIONS_INIT { .labels = true, .frame = true, .level = -1 }

/* Draws the cells that box touches. One unit of cr is one pixel as far as levels of detail and the sizes of text go;
 * the hexes have radius_px, and box and cr share an origin: the upper left corner of the board's bounds. */
void     oxbow_board_draw      (cairo_t *cr, const OxbowScene *scene, const OxbowBoardOptions *options,
                                double radius_px,
                                const OxbowBox *box);

/* Print and water alone, words alone; of the canvas' block and in board units. labels: as oxbow_labels_place () has
 * found them for this scene. */
void     oxbow_board_draw_ground   (const OxbowCanvas *canvas, const OxbowScene *scene);
void     oxbow_board_draw_words    (const OxbowCanvas *canvas, const OxbowScene *scene,
                                    const OxbowBoardOptions *options,
                                    const GArray *labels);

/* Six corners around a cell: the path of the brackets that say what happened last. */
void     oxbow_board_trace_brackets (const OxbowCanvas *canvas, OxbowCell cell);

/* A sheet: the board within its frame. measure: how large it is at that radius, and where the board's corner lies. */
void     oxbow_sheet_measure   (const OxbowScene *scene, const OxbowBoardOptions *options, double radius_px,
                                OxbowBox *sheet, OxbowPoint *board);
/* The largest radius at which it is no wider and no higher. */
double   oxbow_sheet_fit       (const OxbowScene *scene, const OxbowBoardOptions *options, double width, double height);
void     oxbow_sheet_draw      (cairo_t *cr, const OxbowScene *scene, const OxbowBoardOptions *options,
                                double radius_px,
                                const OxbowBox *box);

G_END_DECLS
