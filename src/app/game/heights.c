/* heights.c: how high the rows of a list are, and where each is, though few have been measured
 *
 * Sums are taken anew each time: a thousand numbers cost a microsecond.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/heights.h"

#define UNKNOWN 40              /* as long as none is */

static int
get_usual (const OxbowHeights *self)
{
  return self->n_measured > 0 ? MAX (self->sum / self->n_measured, 1) : UNKNOWN;
}

void
oxbow_heights_init (OxbowHeights *self)
{
  *self = (OxbowHeights) { .rows = g_array_new (FALSE, TRUE, sizeof (int)) };
}

void
oxbow_heights_clear (OxbowHeights *self)
{
  g_clear_pointer (&self->rows, g_array_unref);
}

void
oxbow_heights_splice (OxbowHeights *self, unsigned int first, unsigned int removed, unsigned int added)
{
  for (unsigned int i = first; i < first + removed; i++)
    oxbow_heights_set (self, i, 0);
  if (added > removed)
    {
      g_autofree int *none = g_new0 (int, added - removed);
      g_array_insert_vals (self->rows, first + removed, none, added - removed);
    }
  else if (added < removed)
    g_array_remove_range (self->rows, first, removed - added);
}

void
oxbow_heights_set (OxbowHeights *self, unsigned int row, int height)
{
  int *known = &g_array_index (self->rows, int, row);
  self->sum += height - ABS (*known);
  self->n_measured += (height > 0) - (*known != 0);
  *known = height;
}

void
oxbow_heights_doubt (OxbowHeights *self, unsigned int row)
{
  int *known = &g_array_index (self->rows, int, row);
  *known = -ABS (*known);
}

bool
oxbow_heights_is_known (const OxbowHeights *self, unsigned int row)
{
  return g_array_index (self->rows, int, row) > 0;
}

int
oxbow_heights_get (const OxbowHeights *self, unsigned int row)
{
  int known = g_array_index (self->rows, int, row);
  return known != 0 ? ABS (known) : get_usual (self);
}

int
oxbow_heights_above (const OxbowHeights *self, unsigned int row)
{
  int usual = get_usual (self), sum = 0;
  for (unsigned int i = 0; i < row; i++)
    {
      int known = g_array_index (self->rows, int, i);
      sum += known != 0 ? ABS (known) : usual;
    }
  return sum;
}

unsigned int
oxbow_heights_find (const OxbowHeights *self, int y, int *rest)
{
  unsigned int row = 0;
  while (row + 1 < self->rows->len && y >= oxbow_heights_get (self, row))
    y -= oxbow_heights_get (self, row++);
  *rest = y;
  return row;
}
