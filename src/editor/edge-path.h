/* edge-path.h: the edges on the way from one edge to another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/cell.h"

G_BEGIN_DECLS

/* Appends a shortest way along edges, each meeting the next at a corner, both ends included; the last alone where they
 * are farther apart than a drag would be. */
void oxbow_edge_path_find (const OxbowGrid *grid, OxbowEdge from, OxbowEdge to, GArray *edges);

G_END_DECLS
