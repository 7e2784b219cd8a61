/* ground.c: a cell and its terrain, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/ground.h"

#include <glib/gi18n-lib.h>

char *
oxbow_ground_tell (const OxbowPalette *palette, const OxbowGrid *grid, OxbowCell cell, char code)
{
  const OxbowTerrain *terrain = oxbow_palette_find_terrain (palette, code);
  /* Translators: a cell, and its terrain as it stands in lists: "D5: Forest." */
  return g_strdup_printf (_("%s: %s."), OXBOW_CELL_NAME (grid, cell),
                          terrain != NULL ? _(terrain->title) : _("nothing"));
}
