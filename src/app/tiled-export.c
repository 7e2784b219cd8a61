/* tiled-export.c: the map at hand as one of the Tiled editor
 *
 * All that the scenario holds goes along, so that what was drawn on in Tiled comes back by New Map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tiled-export.h"

#include "app/choosers.h"
#include "app/exporting.h"
#include "files/tiled.h"

#include <glib/gi18n-lib.h>

#define LARGE (256 * 256)       /* cells; beyond that they are compressed */

/* A TMJ cannot hold its tiles' picture: it lies beside it, and is written first, so that the map never lacks it. What
 * lies there already stays: nobody was asked about that. The name of the picture, or NULL. */
static char *
save_picture (const OxbowScenario *scenario, const char *map, GError **error)
{
  g_autoptr (GBytes) tiles = oxbow_tiled_draw (scenario);
  g_autofree char *path = oxbow_tiled_find_place (map, tiles);
  bool is_saved = oxbow_save (path, g_bytes_get_data (tiles, NULL), g_bytes_get_size (tiles), error);
  return is_saved ? g_path_get_basename (path) : NULL;
}

static void
file_chosen (OxbowWindow *window, GFile *file)
{
  g_autoptr (OxbowScenario) scenario = oxbow_export_get_scenario (window);
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;
  if (scenario == NULL)
    return;
  bool is_tmj = path != NULL && (g_str_has_suffix (path, ".tmj") || g_str_has_suffix (path, ".json"));
  bool is_large = oxbow_grid_n_cells (&scenario->map->grid) > LARGE;
  g_autofree char *picture = is_tmj ? save_picture (scenario, path, &error) : NULL;
  g_autoptr (GBytes) map = NULL;
  if (error == NULL)
    map = oxbow_tiled_write (scenario, is_tmj ? OXBOW_TILED_TMJ : OXBOW_TILED_TMX,
                             is_large ? OXBOW_TILED_ZLIB : OXBOW_TILED_CSV, picture);
  oxbow_export_save (window, file, map, error);
}

void
oxbow_tiled_export_ask (OxbowWindow *window)
{
  g_autofree char *name = oxbow_export_name (window, ".tmx");
  oxbow_choose_export (window, _("Export a Map for Tiled"), name, _("Maps of Tiled"), "*.tm[xj]", file_chosen);
}
