/* ground.h: a cell and its terrain, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/palette.h"

G_BEGIN_DECLS

/* "D5: Forest." code: the terrain that lies there, perhaps none of the palette. */
char *oxbow_ground_tell (const OxbowPalette *palette, const OxbowGrid *grid, OxbowCell cell, char code);

G_END_DECLS
