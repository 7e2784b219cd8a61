/* print.h: drawing parts of a board outside the thread of the window
 *
 * A print says what is drawn and how; a job is some boxes of it, and the tiles that they belong to. Jobs are drawn
 * by two threads, which sleep when there is nothing to do (each has fonts of its own that take time to find), and come
 * back to the window's thread through an inbox.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/subject.h"
#include "paint/board.h"
#include <cairo.h>

G_BEGIN_DECLS

#define OXBOW_TILE 256          /* pixels each way, before the scale of the screen */
#define OXBOW_PANES 4           /* the quarters of a tile, row by row */
#define OXBOW_BEYOND 0.35       /* of a radius, that is drawn outside the bounds of the board */

typedef struct
{
  OxbowSubject *subject;        /* or NULL: nothing */
  GArray *marks;                /* of OxbowHandMark: the marks of the hand are drawn; NULL: the board */
  OxbowThemeKind theme;
  bool names;                   /* of all cells */
  bool bare;                    /* without pieces */
  bool as_cairo;                /* for the Cairo renderer, where paper needs no transparency */
  double radius;
  int scale;
} OxbowPrint;

void             oxbow_print_copy   (OxbowPrint *to, const OxbowPrint *from);   /* with references of its own */
void             oxbow_print_clear  (OxbowPrint *print);
/* How boards of a print are drawn. */
OxbowBoardOptions oxbow_print_options (const OxbowPrint *print);
/* What of a tile lies on the board, in whole pixels; false: nothing. */
bool             oxbow_print_tile   (const OxbowPrint *print, int column, int row, OxbowBox *box);
bool             oxbow_print_pane   (const OxbowPrint *print, int column, int row, int pane, OxbowBox *box);
/* To whole pixels of another box; false: nothing of it lies there. */
bool             oxbow_box_clip     (OxbowBox *box, const OxbowBox *to);
/* An empty picture, so large in units; and of a box of whole pixels; draft: in flat tones, at once. */
cairo_surface_t *oxbow_print_new_image (const OxbowPrint *print, double width, double height);
cairo_surface_t *oxbow_print_draw   (const OxbowPrint *print, const OxbowBox *box, bool draft);
/* Copies the pixels that two pictures have in common, each with its upper left corner at a whole pixel of the board. */
void             oxbow_print_copy_pixels (cairo_surface_t *to, double to_x, double to_y, cairo_surface_t *from,
                                          double from_x, double from_y, int scale);

/* A tile that is to be drawn, whole or in part. */
typedef struct
{
  int column, row;
  cairo_surface_t *panes[OXBOW_PANES];  /* as they were, and once it is done as they are; NULL: nothing is there */
} OxbowPrintTile;

typedef struct
{
  OxbowPrint print;
  GArray *boxes;                /* of OxbowBox, in whole pixels of the board */
  GPtrArray *patches;           /* of cairo_surface_t: a picture of each box, or NULL where nothing is */
  GArray *tiles;                /* of OxbowPrintTile */
  bool is_first;                /* nothing of it has been seen: it may be as it was left */
  int cancelled;                /* atomic: nobody waits for it any more */
  struct _OxbowInbox *inbox;
} OxbowPrintJob;

OxbowPrintJob   *oxbow_print_job_new      (const OxbowPrint *print);
/* The tile's panes are empty. */
OxbowPrintTile  *oxbow_print_job_add_tile (OxbowPrintJob *job, int column, int row);
void             oxbow_print_job_free     (OxbowPrintJob *job);

typedef struct _OxbowInbox OxbowInbox;

/* arrived is called in the window's thread, some time after a job was done; from oxbow_inbox_close on never. */
OxbowInbox      *oxbow_inbox_new    (GSourceFunc arrived, gpointer data);
void             oxbow_inbox_close  (OxbowInbox *inbox);                /* and drops it */
void             oxbow_inbox_send   (OxbowInbox *inbox, OxbowPrintJob *job);    /* to be drawn; takes it */
OxbowPrintJob   *oxbow_inbox_take   (OxbowInbox *inbox);                /* one that is done, or NULL; free it */
/* Until all are done. */
bool             oxbow_inbox_wait   (OxbowInbox *inbox, int ms);

G_END_DECLS
