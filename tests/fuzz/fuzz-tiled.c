/* fuzz-tiled.c: maps of Tiled from anywhere, in both formats
 *
 * What is read is written in both formats and read again: what we took must be something that we can give back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include "files/tiled.h"

#include "../files/valley.h"

static OxbowScenario *
read_bytes (const void *bytes, size_t length, const char *name)
{
  g_autoptr (GError) error = NULL;
  OxbowScenario *scenario = oxbow_tiled_read (bytes, length, name, &valley_ruleset, &error);
  g_assert_true ((scenario == NULL) == (error != NULL));
  return scenario;
}

static void
write_and_read (const OxbowScenario *scenario, OxbowTiledFormat format, OxbowTiledEncoding encoding)
{
  g_autoptr (GBytes) bytes = oxbow_tiled_write (scenario, format, encoding, "tiles.png");
  g_autoptr (OxbowScenario) back = read_bytes (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "again.tmx");
  g_assert_nonnull (back);
  const OxbowGrid *grid = &scenario->map->grid;
  g_assert_cmpmem (scenario->map->terrain, oxbow_grid_n_cells (grid), back->map->terrain,
                   oxbow_grid_n_cells (&back->map->grid));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (OxbowScenario) scenario = read_bytes (data, size, "fuzz.tmx");
  if (scenario == NULL || oxbow_grid_n_cells (&scenario->map->grid) > 10000)
    return 0;
  write_and_read (scenario, OXBOW_TILED_TMX, OXBOW_TILED_ZLIB);
  write_and_read (scenario, OXBOW_TILED_TMJ, OXBOW_TILED_CSV);
  return 0;
}
