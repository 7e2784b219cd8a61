/* shape.h: which cells a disc, a line, a rectangle or a lasso holds
 *
 * Pure functions of a grid. Cells are appended; those off the grid are left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/map.h"

G_BEGIN_DECLS

GArray *oxbow_cells_new        (void);                          /* of OxbowCell */
void    oxbow_cells_sort       (GArray *cells);                 /* in reading order, each once */
bool    oxbow_cells_has        (const GArray *sorted, OxbowCell cell);

/* All within radius of the hex, which may lie off the grid. */
void    oxbow_shape_disc       (const OxbowGrid *grid, OxbowHex centre, int radius, GArray *cells);
/* From one cell to the other, both included: as many as their distance and one. */
void    oxbow_shape_line       (const OxbowGrid *grid, OxbowCell from, OxbowCell to, GArray *cells);
/* All within radius of that line; what lies within it of several cells comes more than once. */
void    oxbow_shape_swath      (const OxbowGrid *grid, OxbowCell from, OxbowCell to, int radius, GArray *cells);
/* By columns and rows, whatever corners they are. */
void    oxbow_shape_rectangle  (const OxbowGrid *grid, OxbowCell corner, OxbowCell other, GArray *cells);
/* The path of cells, closed by a line from its end to its beginning, and all that it goes round. */
void    oxbow_shape_lasso      (const OxbowGrid *grid, const GArray *path, GArray *cells);
/* All that can be reached from the cell without leaving its terrain. */
void    oxbow_shape_alike      (const OxbowMap *map, OxbowCell from, GArray *cells);

G_END_DECLS
