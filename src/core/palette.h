/* palette.h: what a game lets a map hold
 *
 * The editor offers it, files are checked against it, and nobody but the game knows what any of it means.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/record.h"

G_BEGIN_DECLS

typedef struct
{
  char code;                    /* the letter that stands for it, in maps and listings; 0 ends a list */
  const char *name;             /* "hill", in the legends of files and in other editors' properties */
  const char *title;            /* N_("Hill") */
  int height;                   /* for relief in pictures: higher is darker */
  bool outside;                 /* no cell: nothing is drawn, named or counted there */
} OxbowTerrain;

/* One of the things that an author draws, in the order in which it is easiest. */
typedef struct
{
  const char *title, *help;     /* N_(): "Paint the city", and why; NULL ends a list */
  const char *terrains;         /* letters, the first of which is offered; or NULL */
  const char *kind;             /* without letters: of the records that are put down */
  int least;                    /* so many cells of such letters, or records, are enough */
  bool each;                    /* ... cells of each of the letters */
  const char *table;            /* a kind of table: as many records as it has are enough; or NULL */
  bool covers;                  /* every cell is to lie in a group */
  bool is_wish;                 /* it can be played without */
} OxbowGuideStep;

typedef struct _OxbowPositionLine OxbowPositionLine;

typedef struct
{
  const OxbowTerrain *terrains;
  const OxbowRecordKind *features;      /* what may lie on a cell */
  const OxbowRecordKind *edges;         /* ... between two cells */
  const OxbowRecordKind *groups;        /* sets of cells that carry something in common */
  const OxbowRecordKind *links;         /* from cell to cell */
  const OxbowRecordKind *pieces;        /* what stands on the board at the start */
  const OxbowRecordKind *tables;        /* data of the scenario that is no part of the map: tiles, cards, decks */
  char blank;                           /* the code that a new map is filled with */
  const OxbowGuideStep *guide;          /* what an author draws first */
  const char *no_edges;                 /* N_(): why nothing lies between two cells, where that may be looked for */
  const OxbowRecordKind *position;      /* what a position holds that a scenario begins in */
  const OxbowPositionLine *position_lines;      /* how the lines of its listing read, ended by a kind of NULL */
} OxbowPalette;

/* Lists that a game has no use for may be NULL. */
const OxbowTerrain *oxbow_palette_find_terrain       (const OxbowPalette *palette, char code);           /* or NULL */
const OxbowTerrain *oxbow_palette_find_terrain_named (const OxbowPalette *palette, const char *name);    /* or NULL */

G_END_DECLS
