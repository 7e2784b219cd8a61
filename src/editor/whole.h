/* whole.h: what is done to a map as a whole
 *
 * Each is one step. Where cells come to lie elsewhere, all that lies on them goes along, and so do the cells that
 * records name; every two cells that were neighbours still are, if both are left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/draft.h"

G_BEGIN_DECLS

/* What found no place, and what could not be seen to. */
typedef struct
{
  int n_cells;                  /* that fell off; those outside are not counted */
  int n_records;                /* that fell off with them, wholly or in part */
  bool has_words;               /* a lesson still names the cells as they were */
} OxbowLoss;

/* As a sentence or some, translated; NULL if nothing was lost. */
char *oxbow_loss_tell (const OxbowLoss *loss);

/* Columns to add on the left and right, rows at the top and bottom; less than none cuts them off. Columns of a flat-top
 * map that move by an odd number change between those that sit half a hex lower and those that do not, and so do the
 * rows of a pointy-top one: then the map becomes one row (column) larger, and nothing is lost by it. The new cells
 * get that terrain. loss may be NULL. False: the size would be none that a map can have. */
bool oxbow_whole_resize          (OxbowDraft *draft, int left, int top, int right, int bottom, char terrain,
                                  OxbowLoss *loss, GError **error);

/* The size that it would have then. */
OxbowGrid oxbow_whole_get_size   (const OxbowGrid *grid, int left, int top, int right, int bottom);

/* From flat-top to pointy-top or back: columns become rows. Doing it twice changes nothing. */
void oxbow_whole_change_orientation (OxbowDraft *draft, OxbowLoss *loss);

/* Of all cells, or only of those (sorted; NULL: all). False: there are none. */
bool oxbow_whole_replace_terrain (OxbowDraft *draft, char from, char to, const GArray *cells);

/* Gives the groups of the kind (NULL: of each kind, for itself) new ids, "m1", "m2" ..., in the order of their first
 * cells as one reads; records that name them by id name them anew. False: they are numbered so already, or their ids
 * are numbers, which mean something to the game. */
bool oxbow_whole_renumber        (OxbowDraft *draft, const char *kind);

/* What can be worked out of what is drawn, if the game knows how. False, with a sentence, where too little is drawn or
 * nothing is missing. */
bool oxbow_whole_complete        (OxbowDraft *draft, GError **error);

/* The position that it begins in: then it begins with the game's own set-up. False: it has none. */
bool oxbow_whole_drop_position   (OxbowDraft *draft);

G_END_DECLS
