/* stamp.h: a piece of a map, to be laid elsewhere, turned and mirrored
 *
 * A stamp holds cells with their terrain and all that lies on them: records whose every cell belongs to it, and which
 * groups its cells are in. It keeps no reference to the draft that it was cut from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/stroke.h"
#include "editor/symmetry.h"

G_BEGIN_DECLS

typedef struct _OxbowStamp OxbowStamp;

/* cells: sorted. holder: the cell by which the stamp is held; OXBOW_NO_CELL: the one nearest to the middle of them. */
OxbowStamp *oxbow_stamp_cut      (const OxbowScenario *scenario, const GArray *cells, OxbowCell holder);
OxbowStamp *oxbow_stamp_copy     (const OxbowStamp *stamp);
void        oxbow_stamp_free     (OxbowStamp *stamp);

/* By a sixth of a turn clockwise; left and right changed. Six turns, or two mirrorings, change nothing. */
void        oxbow_stamp_turn     (OxbowStamp *stamp);
void        oxbow_stamp_mirror   (OxbowStamp *stamp);

/* The cells that it would cover, held at that cell; those off the map are left out. */
void        oxbow_stamp_outline  (const OxbowStamp *stamp, const OxbowGrid *grid, OxbowCell at, GArray *cells);

/* Lays it there: what lay on those cells goes. With a symmetry (may be NULL) it is the image-th image of that which is
 * laid, and seats that records name are passed on. Cells join the groups that they were in, where those are still
 * there. Ids that are taken get new ones. How many cells and records found no place. */
int         oxbow_stamp_lay      (const OxbowStamp *stamp, OxbowStroke *stroke, OxbowCell at,
                                  const OxbowSymmetry *symmetry, int image);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowStamp, oxbow_stamp_free)

G_END_DECLS
