/* layer.h: the lists of records that a scenario has
 *
 * Features, edges, groups, links and labels belong to the map, pieces, tables and a position to the scenario; to edits
 * and tools they are eight lists of the same kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/scenario.h"

G_BEGIN_DECLS

typedef enum
{
  OXBOW_LAYER_FEATURES,
  OXBOW_LAYER_EDGES,
  OXBOW_LAYER_GROUPS,
  OXBOW_LAYER_LINKS,
  OXBOW_LAYER_LABELS,
  OXBOW_LAYER_PIECES,
  OXBOW_LAYER_TABLES,
  OXBOW_LAYER_POSITION,         /* what the position holds that the scenario begins in, if it does */
  OXBOW_N_LAYERS,
} OxbowLayer;

GPtrArray             **oxbow_layer_list     (OxbowLayer layer, OxbowScenario *scenario);
GPtrArray              *oxbow_layer_records  (OxbowLayer layer, const OxbowScenario *scenario);
const OxbowRecord      *oxbow_layer_get      (OxbowLayer layer, const OxbowScenario *scenario, int index);

/* What the palette allows there, or NULL; labels are the same for all games. */
const OxbowRecordKind  *oxbow_layer_kinds    (OxbowLayer layer, const OxbowPalette *palette);
const OxbowRecordKind  *oxbow_layer_find_kind (OxbowLayer layer, const OxbowPalette *palette, const char *name);

/* "Levee", translated; its name where the game gives no title. */
const char             *oxbow_record_kind_get_title (const OxbowRecordKind *kind);

/* Whether a cell, or an edge, has one thing of a kind at most: files are refused where it has two. */
bool                    oxbow_layer_has_one_of_a_kind (OxbowLayer layer);

/* Whether the record lies on that cell: on it, or on an edge of it. */
bool                    oxbow_record_lies_on (const OxbowRecord *record, const OxbowGrid *grid, OxbowCell cell);

/* The index of the record of that kind (NULL: any) that lies on the cell or at the edge, the last first; or -1. */
int                     oxbow_layer_find_at   (OxbowLayer layer, const OxbowScenario *scenario, const char *kind,
                                               OxbowCell cell);
int                     oxbow_layer_find_edge (const OxbowScenario *scenario, const char *kind, OxbowEdge edge);

/* The index of the record of that kind with that id, or -1. */
int                     oxbow_layer_find_id   (OxbowLayer layer, const OxbowScenario *scenario, const char *kind,
                                               const char *id);

/* Whether two lists hold the same records in the same order. */
bool                    oxbow_layer_are_same  (const GPtrArray *a, const GPtrArray *b);

G_END_DECLS
