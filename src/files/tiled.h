/* tiled.h: maps of the Tiled editor, in its formats TMX and TMJ
 *
 * Tiled draws hexagonal maps, and so can draw ours. A map goes out with all that its scenario holds and comes back
 * the same; a map that was made in Tiled comes in when its tiles say what terrain they are. How each thing is written:
 *
 *   terrain        a tile whose property "terrain", or else whose class, is the name of a terrain; where several
 *                  tile layers lie on one another, the uppermost tile with a terrain counts. No tile: no cell
 *   features, edges, groups, links, labels, pieces, tables
 *                  objects on the object layer of that name; the class is the kind, properties are the attributes.
 *                  A point lies on a cell or on the side between two; a polyline goes through the cells in their
 *                  order; an object beside the map has no cell. The object's name is the attribute "id", or a label's
 *                  text. An object whose property "oxbow-inside" names another one is part of it
 *   the rest       properties of the map: oxbow-game, oxbow-id, oxbow-title, oxbow-title-de, oxbow-description,
 *                  oxbow-author, oxbow-licence, oxbow-players, oxbow-seat-ROLE, oxbow-option-NAME, oxbow-position
 *
 * Tiled sorts properties by name when it saves, so options and attributes may come back in another order, and blanks
 * at the ends of a text of several lines are lost then. Other layers, pictures and properties are not looked at.
 * Elements of other namespaces in our own files do not go out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

typedef enum
{
  OXBOW_TILED_TMX,
  OXBOW_TILED_TMJ,
} OxbowTiledFormat;

typedef enum
{
  OXBOW_TILED_CSV,              /* tiles as numbers that can be read and compared */
  OXBOW_TILED_ZLIB,             /* compressed, for large maps */
} OxbowTiledEncoding;

/* Either format. name: the file, for sentences and for what a map does not say about itself. ruleset: the game of maps
 * that have no property "oxbow-game", or NULL. */
OxbowScenario *oxbow_tiled_read    (const char *bytes, size_t length, const char *name, const OxbowRuleset *ruleset,
                                    GError **error);

/* Whether what was read opens again as a file of ours: a person may have written anything into Tiled. False with a
 * sentence. */
bool           oxbow_tiled_check_kept (const OxbowScenario *scenario, const char *name, GError **error);

/* A TMX carries its pictures of the tiles. A TMJ cannot, and asks for the file named picture, which lies beside it and
 * holds what oxbow_tiled_draw () gives. */
GBytes        *oxbow_tiled_write   (const OxbowScenario *scenario, OxbowTiledFormat format, OxbowTiledEncoding encoding,
                                    const char *picture);
GBytes        *oxbow_tiled_draw    (const OxbowScenario *scenario);        /* a PNG: every terrain in a row */

/* Where that picture may be saved: beside the map, under its name with .png after it; with a number, too, where
 * something else lies there. */
char          *oxbow_tiled_find_place (const char *map, GBytes *picture);

G_END_DECLS
