/* map.h: which cells there are, and what lies on them
 *
 * A map holds a terrain letter for every cell, and records for the rest. It knows no game: what the letters and
 * records mean is the palette's business, and whether they can be played is the ruleset's check.
 * A map does not change in play; while it is shared nobody may change it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/palette.h"

G_BEGIN_DECLS

typedef struct
{
  OxbowGrid grid;
  char *terrain;                /* a letter a cell, in reading order; no zero at the end */
  int *row_lines;               /* the line of the file that each row was read from, or NULL */
  GPtrArray *features;          /* of OxbowRecord: cells[0] */
  GPtrArray *edges;             /* edge */
  GPtrArray *groups;            /* cells in order; attribute "id" */
  GPtrArray *links;             /* cells[0] to cells[1] */
  GPtrArray *labels;            /* cells[0]; attribute "text" */
} OxbowMap;

OxbowMap *oxbow_map_new         (OxbowOrientation orientation, int width, int height, char terrain);
OxbowMap *oxbow_map_copy        (const OxbowMap *map);
void      oxbow_map_free        (OxbowMap *map);
char      oxbow_map_get_terrain (const OxbowMap *map, OxbowCell cell);
void      oxbow_map_set_terrain (OxbowMap *map, OxbowCell cell, char terrain);
int       oxbow_map_line_of     (const OxbowMap *map, OxbowCell cell);      /* of the file, or 0 */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowMap, oxbow_map_free)

G_END_DECLS
