/* edge-path.h: the edges on the way from one edge to another, or from one cell to another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/cell.h"

G_BEGIN_DECLS

/* Appends a shortest way along edges, each meeting the next at a corner, both ends included; the last alone where they
 * are farther apart than a drag would be. */
void oxbow_edge_path_find (const OxbowGrid *grid, OxbowEdge from, OxbowEdge to, GArray *edges);

/* Appends the edges that the straight line from one cell to the other crosses. */
void oxbow_edge_path_cross (const OxbowGrid *grid, OxbowCell from, OxbowCell to, GArray *edges);

G_END_DECLS
