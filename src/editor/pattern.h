/* pattern.h: records that are put down, made from what their kind wants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/layer.h"

G_BEGIN_DECLS

/* A record of that kind with all that it requires: least numbers, first words, its own title as a text. */
OxbowRecord *oxbow_pattern_new     (const OxbowRecordKind *kind);

/* Gives it an id that no other record of the layer has, if it has one that is taken (the record at index skip, or -1,
 * not counted), the next number of those that count on, and names that refer to something. False: the numbers or words
 * that its kind allows as ids are all taken. */
bool         oxbow_pattern_number  (OxbowRecord *record, const OxbowScenario *scenario, OxbowLayer layer, int skip);

/* Whether such a thing can lie on the cell: it is on the board, and of a land that the kind may have. */
bool         oxbow_pattern_suits   (const OxbowRecordKind *kind, const OxbowScenario *scenario, OxbowCell cell);

/* Names the cell in the attributes that name one and are required but missing. */
void         oxbow_pattern_anchor  (OxbowRecord *record, const OxbowRecordKind *kind, const OxbowGrid *grid,
                                    OxbowCell cell);

/* Takes from it where it lies, and the cells that it names: they are those of the place that it was taken from. */
void         oxbow_pattern_lift    (OxbowRecord *record, const OxbowRecordKind *kind);

/* The ids that the attribute may name, in the order of the scenario, each once; NULL: it does not refer to records. */
char       **oxbow_pattern_list_ids (const OxbowScenario *scenario, const OxbowAttribute *attribute);

G_END_DECLS
