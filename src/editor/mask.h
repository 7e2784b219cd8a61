/* mask.h: a set of cells, a bit for each
 *
 * For what has a great many cells: the land that a fill reaches, and the step that it becomes. Rows begin with a word
 * of their own, so that a row's neighbours are at the same places in the words above and below, and a word without bits
 * stands before and after each, so that nobody need ask whether it ends. Made once, read after.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/map.h"

G_BEGIN_DECLS

typedef struct
{
  OxbowGrid grid;
  int n_words;                  /* of a row */
  int stride;                   /* from row to row */
  uint64_t bits[];              /* oxbow_mask_row () finds a row's */
} OxbowMask;

/* Cells that follow each other in a row. */
typedef struct
{
  OxbowCell cell;
  int n;
} OxbowRun;

static inline uint64_t *
oxbow_mask_row (OxbowMask *mask, int row)
{
  return mask->bits + 1 + (size_t) row * (size_t) mask->stride;
}

OxbowMask *oxbow_mask_new         (const OxbowGrid *grid);              /* of no cells */
OxbowMask *oxbow_mask_of_terrain  (const OxbowMap *map, char terrain);
OxbowMask *oxbow_mask_ref         (const OxbowMask *mask);
void       oxbow_mask_unref       (OxbowMask *mask);
size_t     oxbow_mask_get_bytes   (const OxbowMask *mask);

/* The run after this one, in the order of the cells; false: there is none. Begins with { 0, 0 }. */
bool       oxbow_mask_next_run    (const OxbowMask *mask, OxbowRun *run);
bool       oxbow_mask_has_runs    (const OxbowMask *mask, size_t least);       /* so many at least */
bool       oxbow_mask_has         (const OxbowMask *mask, OxbowCell cell);

/* Gives all its cells the letter. */
void       oxbow_mask_paint       (const OxbowMask *mask, char *letters, char letter);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowMask, oxbow_mask_unref)

G_END_DECLS
