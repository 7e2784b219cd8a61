/* symmetry.c: what is drawn once and appears several times
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/symmetry.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  bool is_mirrored;
  int turns;
} Image;

/* A mirror on the level axis is the one on the upright axis and half a turn. */
static const struct
{
  const char *title, *sign;
  int n;
  Image images[OXBOW_MAX_IMAGES];
} kinds[OXBOW_N_SYMMETRIES] = {
  [OXBOW_SYMMETRY_NONE] = { N_("_No Symmetry"), "", 1, { { false, 0 } } },
  [OXBOW_SYMMETRY_LEFT_RIGHT] = { N_("Mirror _Left and Right"), "↔", 2, { { false, 0 }, { true, 0 } } },
  [OXBOW_SYMMETRY_TOP_BOTTOM] = { N_("Mirror _Top and Bottom"), "↕", 2, { { false, 0 }, { true, 3 } } },
  [OXBOW_SYMMETRY_BOTH] = { N_("Mirror on _Both Axes"), "↔↕", 4,
                           { { false, 0 }, { true, 0 }, { false, 3 }, { true, 3 } } },
  [OXBOW_SYMMETRY_HALF_TURN] = { N_("Turn by _180°"), "180°", 2, { { false, 0 }, { false, 3 } } },
  [OXBOW_SYMMETRY_THIRD_TURNS] = { N_("Turn by 1_20°"), "120°", 3,
                                   { { false, 0 }, { false, 2 }, { false, 4 } } },
  [OXBOW_SYMMETRY_SIXTH_TURNS]
  = { N_("Turn by _60°"), "60°", 6,
      { { false, 0 }, { false, 1 }, { false, 2 }, { false, 3 }, { false, 4 }, { false, 5 } } },
};

const char *
oxbow_symmetry_get_title (OxbowSymmetryKind kind)
{
  return _(kinds[kind].title);
}

const char *
oxbow_symmetry_get_sign (OxbowSymmetryKind kind)
{
  return kinds[kind].sign;
}

int
oxbow_symmetry_get_n_images (OxbowSymmetryKind kind)
{
  return kinds[kind].n;
}

/* What is to be added, in sixths, so that the centre stays where it is. */
static OxbowHex
shift_in_parts (const OxbowSymmetry *symmetry, const OxbowGrid *grid, int i)
{
  const Image *image = &kinds[symmetry->kind].images[i];
  OxbowTransform about_origin = { *grid, *grid, image->is_mirrored, image->turns, { 0, 0 } };
  OxbowHex moved = oxbow_transform_hex (&about_origin, symmetry->centre);
  return (OxbowHex) { symmetry->centre.x - moved.x, symmetry->centre.z - moved.z };
}

/* Whether all images of a hex are hexes. */
static bool
is_exact (const OxbowSymmetry *symmetry, const OxbowGrid *grid)
{
  for (int i = 0; i < kinds[symmetry->kind].n; i++)
    {
      OxbowHex shift = shift_in_parts (symmetry, grid, i);
      if (shift.x % OXBOW_HEX_PARTS != 0 || shift.z % OXBOW_HEX_PARTS != 0)
        return false;
    }
  return true;
}

OxbowSymmetry
oxbow_symmetry_about (OxbowSymmetryKind kind, const OxbowGrid *grid, OxbowCell centre)
{
  OxbowHex hex = oxbow_grid_get_hex (grid, centre);
  return (OxbowSymmetry) { kind, { hex.x * OXBOW_HEX_PARTS, hex.z * OXBOW_HEX_PARTS } };
}

/* The middle between the first cell and the last, in sixths. */
static OxbowHex
find_middle (const OxbowGrid *grid)
{
  OxbowHex first = oxbow_grid_get_hex (grid, 0), last = oxbow_grid_get_hex (grid, oxbow_grid_n_cells (grid) - 1);
  return (OxbowHex) { (first.x + last.x) * OXBOW_HEX_PARTS / 2, (first.z + last.z) * OXBOW_HEX_PARTS / 2 };
}

OxbowSymmetry
oxbow_symmetry_of_grid (OxbowSymmetryKind kind, const OxbowGrid *grid)
{
  OxbowHex middle = find_middle (grid);
  OxbowSymmetry best = oxbow_symmetry_about (kind, grid, 0);
  int best_distance = G_MAXINT;
  for (int dx = -OXBOW_HEX_PARTS; dx <= OXBOW_HEX_PARTS; dx++)
    for (int dz = -OXBOW_HEX_PARTS; dz <= OXBOW_HEX_PARTS; dz++)
      {
        OxbowSymmetry symmetry = { kind, { middle.x + dx, middle.z + dz } };
        int distance = dx * dx + dx * dz + dz * dz;
        if (distance < best_distance && is_exact (&symmetry, grid))
          {
            best = symmetry;
            best_distance = distance;
          }
      }
  return best;
}

OxbowTransform
oxbow_symmetry_get_image (const OxbowSymmetry *symmetry, const OxbowGrid *grid, int i)
{
  const Image *image = &kinds[symmetry->kind].images[i];
  OxbowHex shift = shift_in_parts (symmetry, grid, i);
  return (OxbowTransform) { *grid, *grid, image->is_mirrored, image->turns,
                            { shift.x / OXBOW_HEX_PARTS, shift.z / OXBOW_HEX_PARTS } };
}
