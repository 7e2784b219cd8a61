/* from-position.h: a map that begins where a game stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

G_BEGIN_DECLS

/* Draws on the position of the window's game in a window of its own, so that the game goes on in this one. Where
 * players hide something from each other, they are asked first: whoever tries the map out would see it. */
void oxbow_draw_on_position (OxbowWindow *window);

G_END_DECLS
