/* symmetry.h: what is drawn once and appears several times
 *
 * A symmetry is a set of transforms about a centre, the first of which changes nothing. All tools obey it: what they do
 * at a cell they do at all its images, in the same step. A centre is a cell, the middle of an edge or a corner, as far
 * as hexes then lie on hexes; images that would lie off the map are left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/transform.h"

G_BEGIN_DECLS

typedef enum
{
  OXBOW_SYMMETRY_NONE,
  OXBOW_SYMMETRY_LEFT_RIGHT,            /* mirrored on an upright axis */
  OXBOW_SYMMETRY_TOP_BOTTOM,            /* mirrored on a level axis */
  OXBOW_SYMMETRY_BOTH,                  /* on both */
  OXBOW_SYMMETRY_HALF_TURN,             /* by 180 degrees */
  OXBOW_SYMMETRY_THIRD_TURNS,           /* by 120 degrees */
  OXBOW_SYMMETRY_SIXTH_TURNS,           /* by 60 degrees */
  OXBOW_N_SYMMETRIES,
} OxbowSymmetryKind;

#define OXBOW_MAX_IMAGES 6
#define OXBOW_HEX_PARTS 6               /* centres are given in sixths of a hex's coordinates */

typedef struct
{
  OxbowSymmetryKind kind;
  OxbowHex centre;                      /* in sixths */
} OxbowSymmetry;

const char *oxbow_symmetry_get_title    (OxbowSymmetryKind kind);       /* of a line in a menu, translated */
const char *oxbow_symmetry_get_sign     (OxbowSymmetryKind kind);       /* a few letters for a button; "": none */
int         oxbow_symmetry_get_n_images (OxbowSymmetryKind kind);       /* the thing itself counted */

/* About a cell; about the place nearest to the middle of the grid where hexes lie on hexes. */
OxbowSymmetry oxbow_symmetry_about      (OxbowSymmetryKind kind, const OxbowGrid *grid, OxbowCell centre);
OxbowSymmetry oxbow_symmetry_of_grid    (OxbowSymmetryKind kind, const OxbowGrid *grid);

/* The i-th image on that grid, 0 being the thing itself. */
OxbowTransform oxbow_symmetry_get_image (const OxbowSymmetry *symmetry, const OxbowGrid *grid, int i);

G_END_DECLS
