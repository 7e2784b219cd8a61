/* heights.h: how high the rows of a list are, and where each is, though few have been measured
 *
 * A row that nobody has measured counts as high as the others are on average, one that may have changed as high as it
 * was.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

typedef struct
{
  GArray *rows;                 /* of int; 0: never measured, less: to be measured again */
  int sum, n_measured;          /* of those that ever were */
} OxbowHeights;

void oxbow_heights_init   (OxbowHeights *self);
void oxbow_heights_clear  (OxbowHeights *self);

void oxbow_heights_splice (OxbowHeights *self, unsigned int first, unsigned int removed, unsigned int added);
void oxbow_heights_set    (OxbowHeights *self, unsigned int row, int height);
void oxbow_heights_doubt  (OxbowHeights *self, unsigned int row);       /* it is to be measured again */

bool oxbow_heights_is_known (const OxbowHeights *self, unsigned int row);
int  oxbow_heights_get      (const OxbowHeights *self, unsigned int row);
int  oxbow_heights_above    (const OxbowHeights *self, unsigned int row);       /* of all rows before it */

/* The row at so many pixels from the top, the last one below all; rest: how far below its upper end. */
unsigned int oxbow_heights_find (const OxbowHeights *self, int y, int *rest);

G_END_DECLS
