/* palette.c: looking up terrains
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/palette.h"

#include <string.h>

const OxbowTerrain *
oxbow_palette_find_terrain (const OxbowPalette *palette, char code)
{
  for (const OxbowTerrain *terrain = palette->terrains; terrain->code != '\0'; terrain++)
    if (terrain->code == code)
      return terrain;
  return NULL;
}

const OxbowTerrain *
oxbow_palette_find_terrain_named (const OxbowPalette *palette, const char *name)
{
  for (const OxbowTerrain *terrain = palette->terrains; terrain->code != '\0'; terrain++)
    if (strcmp (terrain->name, name) == 0)
      return terrain;
  return NULL;
}
