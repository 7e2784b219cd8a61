/* land.h: the land of a board, as pictures without what stands on it
 *
 * A move mostly leaves print and water as they are, which take most of the time that a picture of the board takes. So
 * where something on it has changed, the land beneath is kept, and the next change there draws only what stands there
 * and is written. Any thread may ask and give; what was drawn from a position before stays with the land of that one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/layout.h"
#include <cairo.h>

G_BEGIN_DECLS

typedef struct _OxbowLand OxbowLand;

/* Boxes are in whole pixels of the board; one land knows one radius, theme and format. */
OxbowLand *oxbow_land_new         (void);
OxbowLand *oxbow_land_new_without (OxbowLand *before, const GArray *boxes);     /* OxbowBox: changed */
OxbowLand *oxbow_land_ref         (OxbowLand *self);
void       oxbow_land_unref       (OxbowLand *self);

/* Copies what is known into a picture of a box. Returns boxes that hold the rest, which is for the caller to draw: of
 * OxbowBox, united where that is cheaper, as far as something around each has to be drawn with it. */
GArray    *oxbow_land_lay         (OxbowLand *self, cairo_surface_t *picture, const OxbowBox *box, double margin);

/* A picture of the land alone, which from now on is only read. */
void       oxbow_land_keep        (OxbowLand *self, cairo_surface_t *picture, const OxbowBox *box);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowLand, oxbow_land_unref)

G_END_DECLS
