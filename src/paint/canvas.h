/* canvas.h: the pen: tones, lines with a hand's wobble, words with a halo
 *
 * Everything is drawn in board units: the radius of a hex is 1, the layout says where the cells are, and Cairo's own
 * matrix does the rest. So every measure in the painters is a part of the radius, as the look of the program is
 * written down. There is no chance here: what looks scattered is a hash of a cell and an index, the same on every
 * machine and run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/layout.h"
#include "paint/theme.h"
#include <cairo.h>

G_BEGIN_DECLS

/* How much is drawn, by the radius in pixels: each level has all of the one before. */
typedef enum
{
  OXBOW_LEVEL_FLAT,             /* below 6: one tone a cell; rivers as lines, pieces as dots */
  OXBOW_LEVEL_LINES,            /* 6 to 16: cell lines, relief shade, casing, chips with marks */
  OXBOW_LEVEL_SIGNS,            /* 16 to 36: a sign a cell, hachures, arrows, figures, names */
  OXBOW_LEVEL_FULL,             /* 36 to 80: patterns, bloom, current lines, trays */
  OXBOW_LEVEL_FINE,             /* from 80: the same, with the grain of the paper */
  OXBOW_N_LEVELS,
} OxbowLevel;

/* Zoom goes by steps, so that no level comes and goes at its bound. */
OxbowLevel oxbow_level_for          (double radius_px);

typedef struct
{
  cairo_t *cr;
  const OxbowTheme *theme;
  OxbowLayout layout;           /* of radius 1 */
  OxbowLevel level;
  double pixel;                 /* a pixel in board units */
  OxbowBlock block;             /* the cells that are to be drawn */
  OxbowBox seen;                /* what of the board is seen of them; without breadth: all */
  bool again;                   /* pieces are drawn once more over themselves: without their shadows */
  double lift;                  /* how high the foremost figure of each cell is held, in radii */
  bool deserted;                /* whoever can walk is left out, as if all were away: houses and goods alone */
} OxbowCanvas;

/* Chance that is none: from a cell (or edge) and an index. */
uint32_t    oxbow_hash              (uint32_t a, uint32_t b);
double      oxbow_chance            (uint32_t a, uint32_t b);          /* 0 <= x < 1 */
double      oxbow_jitter            (uint32_t a, uint32_t b);          /* -1 <= x < 1 */

bool        oxbow_canvas_has        (const OxbowCanvas *canvas, OxbowCell cell);       /* within the block */
/* Whether anything is seen of what reaches so far beyond the hex of a cell. */
bool        oxbow_canvas_shows      (const OxbowCanvas *canvas, OxbowCell cell, double reach);
void        oxbow_canvas_tone       (const OxbowCanvas *canvas, OxbowTone tone, double alpha);
void        oxbow_canvas_colour     (const OxbowCanvas *canvas, OxbowColour colour, double alpha);
OxbowColour oxbow_canvas_mix        (const OxbowCanvas *canvas, OxbowTone a, OxbowTone b, double part_of_b);
void        oxbow_canvas_pen        (const OxbowCanvas *canvas, double width);         /* never under 0.6 pixels */

/* Paths */
/* size 1: the cell itself */
void        oxbow_canvas_hex        (const OxbowCanvas *canvas, OxbowCell cell, double size);
void        oxbow_canvas_wobble     (const OxbowCanvas *canvas, OxbowPoint from, OxbowPoint to, uint32_t seed,
                                     bool go_on);
void        oxbow_canvas_ellipse    (const OxbowCanvas *canvas, double x, double y, double rx, double ry);
void        oxbow_canvas_rounded    (const OxbowCanvas *canvas, const OxbowBox *box, double corner);

/* Words. Sizes are parts of the radius; a text that would come out smaller than 9 pixels is left out, larger than 28
 * pixels it is held there. Across: 0 puts x at its left end, 0.5 at its middle, 1 at its right end. y is the middle. */
typedef struct
{
  bool sans, bold, italic, capitals;
  double size;
  double spacing;               /* between letters, in parts of the size */
  double across;
  double halo;                  /* of casing, in parts of the size; 0: none */
  double largest_px;            /* 0: 28 */
  OxbowColour colour;
} OxbowHand;

bool        oxbow_canvas_write      (const OxbowCanvas *canvas, const OxbowHand *hand, const char *text, double x,
                                     double y);
/* For words that have room to spare: the size, or larger if that takes it to the least that is written. */
double      oxbow_canvas_legible    (const OxbowCanvas *canvas, double size, double largest);
/* 0: left out */
double      oxbow_canvas_width_of   (const OxbowCanvas *canvas, const OxbowHand *hand, const char *text);

G_END_DECLS
