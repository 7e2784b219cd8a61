/* tiled-cells.h: the tiles of a layer, packed and unpacked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/tiled-map.h"

G_BEGIN_DECLS

/* Told of every tile in reading order, with its column and row on the map and its number (turns and flips taken off;
 * 0: no tile). Says false, with an error, to stop. */
typedef bool (*OxbowTiledCellFunc) (int x, int y, uint32_t tile, gpointer data, GError **error);

/* Unpacks an area without ever holding it whole: it must have exactly as many tiles as its size says. */
bool        oxbow_tiled_area_unpack (const OxbowTiledMap *map, OxbowTiledPacking packing, const OxbowTiledArea *area,
                                     OxbowTiledCellFunc func, gpointer data, GError **error);

char       *oxbow_tiled_pack        (OxbowTiledPacking packing, const uint32_t *tiles, int width, int height);
GByteArray *oxbow_tiled_deflate     (const uint8_t *bytes, size_t length);     /* as a zlib stream */

G_END_DECLS
