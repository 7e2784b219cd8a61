/* clear.h: takes away what lies on some cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/stroke.h"

G_BEGIN_DECLS

/* Whether all that the record lies on belongs to the cells (sorted); not if it lies nowhere. Of an edge at the rim only
 * one side can. */
bool oxbow_record_lies_within (const OxbowRecord *record, const OxbowGrid *grid, const GArray *cells);

/* Takes away the records that lie within the cells, links and lists of cells that touch them, and the cells out of
 * groups; a group goes with its last cell. layers: 1 << OxbowLayer for each that is meant. */
void oxbow_clear_cells        (OxbowStroke *stroke, const GArray *cells, unsigned int layers);

#define OXBOW_ALL_LAYERS ((1u << OXBOW_N_LAYERS) - 1)

G_END_DECLS
