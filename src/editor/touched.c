/* touched.c: what a change of the draft has touched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/touched.h"

void
oxbow_touched_init (OxbowTouched *touched)
{
  touched->n_cells = 0;
  touched->has_more = false;
  touched->left = touched->top = G_MAXINT;
  touched->right = touched->bottom = -1;
  touched->layers = 0;
  touched->terrain = touched->head = touched->grid = false;
}

bool
oxbow_touched_is_empty (const OxbowTouched *touched)
{
  return touched->right < touched->left && touched->layers == 0 && !touched->terrain && !touched->head
         && !touched->grid;
}

static void
widen (OxbowTouched *touched, int left, int top, int right, int bottom)
{
  touched->left = MIN (touched->left, left);
  touched->top = MIN (touched->top, top);
  touched->right = MAX (touched->right, right);
  touched->bottom = MAX (touched->bottom, bottom);
}

void
oxbow_touched_run (OxbowTouched *touched, const OxbowGrid *grid, OxbowCell cell, int n)
{
  int column = oxbow_grid_column (grid, cell), row = oxbow_grid_row (grid, cell);
  widen (touched, column, row, column + n - 1, row);
  if (n > OXBOW_TOUCHED_MAX - touched->n_cells)
    touched->has_more = true;
  else
    for (int i = 0; i < n; i++)
      touched->cells[touched->n_cells++] = cell + i;
}

/* The rectangle is as wide as the words are in which there are bits, but no wider than the map: of each row only the
 * first and the last such word are looked for. */
void
oxbow_touched_mask (OxbowTouched *touched, const OxbowMask *mask)
{
  for (int row = 0; row < mask->grid.height; row++)
    {
      const uint64_t *words = oxbow_mask_row ((OxbowMask *) mask, row);
      int first = 0, last = mask->n_words - 1;
      while (first < mask->n_words && words[first] == 0)
        first++;
      while (last > first && words[last] == 0)
        last--;
      if (first < mask->n_words)
        widen (touched, first * 64, row, MIN (last * 64 + 64, mask->grid.width) - 1, row);
    }
  touched->has_more = touched->terrain = true;
}

void
oxbow_touched_cell (OxbowTouched *touched, const OxbowGrid *grid, OxbowCell cell)
{
  if (cell != OXBOW_NO_CELL)
    oxbow_touched_run (touched, grid, cell, 1);
}

void
oxbow_touched_record (OxbowTouched *touched, const OxbowGrid *grid, OxbowLayer layer, const OxbowRecord *record)
{
  touched->layers |= 1u << layer;
  for (guint i = 0; i < record->cells->len; i++)
    oxbow_touched_cell (touched, grid, g_array_index (record->cells, OxbowCell, i));
  if (record->edge == OXBOW_NO_EDGE)
    return;
  oxbow_touched_cell (touched, grid, oxbow_edge_upper (record->edge));
  oxbow_touched_cell (touched, grid, oxbow_grid_edge_lower (grid, record->edge));
}

void
oxbow_touched_all (OxbowTouched *touched, const OxbowGrid *grid)
{
  touched->grid = touched->terrain = touched->has_more = true;
  touched->layers = (1u << OXBOW_N_LAYERS) - 1;
  touched->left = touched->top = 0;
  touched->right = grid->width - 1;
  touched->bottom = grid->height - 1;
}
