/* fuzz-rows.c: any text that is pasted as a map, for each of the games
 *
 * The first byte chooses the game. What is taken for a map has only terrain of that game, and its own rows are the same
 * map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include "core/ruleset.h"
#include "editor/rows.h"

static OxbowMap *
read_rows (const OxbowPalette *palette, const char *text)
{
  g_autoptr (GError) error = NULL;
  OxbowMap *map = oxbow_rows_read (palette, OXBOW_FLAT, text, &error);
  g_assert_true ((map == NULL) == (error != NULL));
  g_assert_true (error == NULL || g_utf8_validate (error->message, -1, NULL));
  return map;
}

static char *
write_rows (const OxbowMap *map)
{
  GString *text = g_string_new (NULL);
  for (int row = 0; row < map->grid.height; row++)
    {
      g_string_append_len (text, map->terrain + row * map->grid.width, map->grid.width);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  unsigned n = 0;
  if (size < 1)
    return 0;
  while (oxbow_rulesets[n] != NULL)
    n++;
  const OxbowPalette *palette = oxbow_rulesets[data[0] % n]->palette;
  g_autofree char *text = g_strndup ((const char *) data + 1, size - 1);
  g_autoptr (OxbowMap) map = read_rows (palette, text);
  if (map == NULL)
    return 0;
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&map->grid); cell++)
    g_assert_nonnull (oxbow_palette_find_terrain (palette, map->terrain[cell]));
  g_autofree char *rows = write_rows (map);
  g_autoptr (OxbowMap) again = read_rows (palette, rows);
  g_assert_nonnull (again);
  g_assert_cmpmem (map->terrain, oxbow_grid_n_cells (&map->grid), again->terrain, oxbow_grid_n_cells (&again->grid));
  return 0;
}
