/* touched.h: what a change of the draft has touched, so that only that is drawn anew
 *
 * Few cells are listed; of many only the rectangle is known that holds them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/layer.h"
#include "editor/mask.h"

G_BEGIN_DECLS

#define OXBOW_TOUCHED_MAX 256           /* cells that are listed */

typedef struct
{
  OxbowCell cells[OXBOW_TOUCHED_MAX];   /* each at least once */
  int n_cells;
  bool has_more;                /* cells has not all of them; the rectangle has */
  int left, top, right, bottom; /* columns and rows, the last ones included; right < left: no cell at all */
  unsigned int layers;          /* 1 << OxbowLayer for each list of records that changed */
  bool terrain;                 /* letters of cells */
  bool head;                    /* title, description, credits, players, options and seats, position */
  bool grid;                    /* size or orientation: nothing is where it was */
} OxbowTouched;

void oxbow_touched_init     (OxbowTouched *touched);
bool oxbow_touched_is_empty (const OxbowTouched *touched);
void oxbow_touched_cell     (OxbowTouched *touched, const OxbowGrid *grid, OxbowCell cell);
void oxbow_touched_run      (OxbowTouched *touched, const OxbowGrid *grid, OxbowCell cell, int n);  /* within a row */
void oxbow_touched_mask   (OxbowTouched *touched, const OxbowMask *mask);       /* letters of its cells */
void oxbow_touched_record   (OxbowTouched *touched, const OxbowGrid *grid, OxbowLayer layer, const OxbowRecord *record);
void oxbow_touched_all      (OxbowTouched *touched, const OxbowGrid *grid);

G_END_DECLS
