/* goods.h: small things that games pay with, or that come by: coins, logs, drops, hats
 *
 * In board units, around a point; for the board, and for the badges of panels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/canvas.h"

G_BEGIN_DECLS

void oxbow_goods_coin (const OxbowCanvas *canvas, OxbowPoint at, double radius, double alpha);
void oxbow_goods_log  (const OxbowCanvas *canvas, OxbowPoint at, double radius, double alpha);     /* one, lying */
void oxbow_goods_drop (const OxbowCanvas *canvas, OxbowTone tone, bool crossed, OxbowPoint at, double radius,
                       double alpha);
/* the path of a drop */
void oxbow_goods_trace_drop (cairo_t *cr, OxbowPoint at, double size);
void oxbow_goods_hat  (const OxbowCanvas *canvas, OxbowPoint at, double radius, double alpha);     /* and a kerchief */

G_END_DECLS
