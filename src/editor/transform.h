/* transform.h: where a cell comes to lie when it is moved, turned or mirrored
 *
 * Symmetry, stamps, resizing and a change of orientation are all the same sum: mirror, turn, shift, from one grid to
 * another. Neighbours stay neighbours in each of them. Between a flat-top and a pointy-top grid, columns become rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/layer.h"

G_BEGIN_DECLS

typedef struct
{
  OxbowGrid from, to;
  bool is_mirrored;             /* left to right, first */
  int turns;                    /* of 60 degrees clockwise, 0 to 5, then */
  OxbowHex shift;               /* last */
} OxbowTransform;

OxbowHex  oxbow_transform_hex  (const OxbowTransform *transform, OxbowHex hex);
OxbowCell oxbow_transform_cell (const OxbowTransform *transform, OxbowCell cell);      /* or OXBOW_NO_CELL */
OxbowEdge oxbow_transform_edge (const OxbowTransform *transform, OxbowEdge edge);      /* or OXBOW_NO_EDGE */

/* Sets the shift so that the first hex comes to lie on the second. */
void      oxbow_transform_lay  (OxbowTransform *transform, OxbowHex from, OxbowHex to);

/* The record as it lies afterwards, cells that its attributes name included; its own kind tells which those are. Cells
 * that fall off are left out, and attributes that name one of them go; *has_lost (may be NULL) says whether any did.
 * NULL if nothing is left of the place where it lay. */
OxbowRecord *oxbow_transform_record (const OxbowTransform *transform, const OxbowRecord *record,
                                     const OxbowRecordKind *kind, bool *has_lost);

G_END_DECLS
