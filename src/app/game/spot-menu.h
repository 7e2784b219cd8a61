/* spot-menu.h: the menu at a place on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/table.h"

G_BEGIN_DECLS

/* Which of the moves that are left is meant; put away without an answer, the last step is taken back. */
void oxbow_spot_menu_ask  (OxbowTable *table, OxbowSpot spot);

/* What is there and what can be done there: the secondary click. */
void oxbow_spot_menu_show (OxbowTable *table, OxbowSpot spot, const GdkRectangle *rectangle);

G_END_DECLS
