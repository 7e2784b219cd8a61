/* owners.h: whose is what: the board under a veil, and on each cell the marks of those who have something there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/hand.h"

G_BEGIN_DECLS

/* Over a board that is drawn without its pieces. */
void oxbow_owners_draw (cairo_t *cr, const OxbowScene *scene, const OxbowHandView *view);

G_END_DECLS
