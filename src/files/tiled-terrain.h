/* tiled-terrain.h: from the tiles of all layers to one terrain a cell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/tiled-map.h"

G_BEGIN_DECLS

/* A map with its terrain and nothing else; left and top: the column and row of Tiled that became its first ones. */
OxbowMap *oxbow_tiled_read_terrain (const OxbowTiledMap *map, const OxbowRuleset *ruleset, int *left, int *top,
                                    GError **error);

/* The first terrain of the palette that stands for no cell, or NULL: an empty place in Tiled. */
const OxbowTerrain *oxbow_tiled_find_outside (const OxbowPalette *palette);

G_END_DECLS
