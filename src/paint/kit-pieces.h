/* kit-pieces.h: one piece, tile or card of a kit, drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/kit.h"
#include "paint/scene.h"

G_BEGIN_DECLS

#define OXBOW_KIT_CARD_WIDTH 60.5       /* mm: three beside each other on A4 and on Letter */
#define OXBOW_KIT_CARD_HEIGHT 42.0

/* How much room an item takes, in millimetres. */
void oxbow_kit_item_measure (const OxbowKitItem *item, double cell_mm, double *width, double *height);

/* With its upper left corner at the origin; units are millimetres. */
void oxbow_kit_item_draw    (cairo_t *cr, const OxbowKitItem *item, const OxbowScenario *scenario, double cell_mm);

G_END_DECLS
